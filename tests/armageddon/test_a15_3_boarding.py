"""15.2, 15.3: on deck, aboard, ashore and over; 15.6: melee at sea."""

from __future__ import annotations

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch15_ships import boarding, hull, water_gates
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.terms import SIDES
from tests.armageddon.ships import after, sea, where
from tests.armageddon.table import lines, refusal

FAR = "1 axe 1/48"
HORSES = (2, 3, 4, 5, 7, 15)
ANCHORED = "0 longship 1/20 pole=E moored=1/12,1/13"
COAST = "1/12 1/13 1/48"


def price(position: ArmageddonPosition, line: str) -> int:
    who = int(line.split()[1])
    return after(position, line).state.figures[who].steps - position.state.figures[who].steps


@pytest.mark.rule("A15.3aa", "A15.3ac")
def test_aboard_and_ashore_a_longship_where_it_is_anchored() -> None:
    position = sea(ANCHORED, "0 axe 1/13", "0 axe 1/20+1", FAR, lowland=COAST)
    assert price(position, "go 2 1/20+1") == 2
    assert price(position, "go 2 1/19+1") == 2
    assert price(position, "go 3 1/13") == 2
    loose = sea("0 longship 1/20 pole=E", "0 axe 1/13", FAR, lowland=COAST)
    assert refusal(loose, "go 2 1/20+1") == "A15.3aa"


@pytest.mark.rule("A15.3ac")
def test_not_over_prow_or_stern() -> None:
    position = sea("0 longship 1/20 pole=E moored=1/13,1/21", "0 axe 1/21", FAR, lowland="1/13 1/21 1/48")
    assert refusal(position, "go 2 1/20+1") == "A15.3ac"


@pytest.mark.rule("A15.3ad")
def test_a_raft_costs_one_step_over_every_side() -> None:
    position = sea("0 raft 1/20 moored=1/13", "0 axe 1/13", FAR, lowland=COAST)
    assert price(position, "go 2 1/20+1") == 1


@pytest.mark.rule("A15.3aa", "A15.3ad", "A15.2f")
def test_horses_go_aboard_by_the_rein_and_not_under_riders() -> None:
    crew = ("0 raft 1/20 moored=1/13", "0 axe 1/13", "0 light-horse 1/13 led_by=2", FAR)
    position = after(sea(*crew, lowland=COAST, chapters=HORSES), "go 2 1/20+1")
    assert where(position)[3] == "1/20+1"
    rider = ("0 raft 1/20 moored=1/13", "0 axe 1/13 on=3", "0 light-horse 1/13", FAR)
    position = sea(*rider, lowland=COAST, chapters=HORSES)
    assert [line for line in lines(position, "go 2") if "+1" in line] == []
    aboard = sea("0 raft 1/20", "0 axe 1/20+1", "0 light-horse 1/20+1", FAR, lowland=COAST, chapters=HORSES)
    assert refusal(aboard, "mount 2 3") == "A15.2f"


@pytest.mark.rule("A15.2f", "EX-A15.2f")
def test_a_phalanx_stays_ashore_and_its_men_do_not() -> None:
    men = ["0 axe 1/13 phalanx=1"] * 4
    position = sea(
        "0 longship 1/20 pole=E moored=1/13", *men, FAR, lowland=COAST, chapters=(2, 3, 4, 5, 6, 15)
    )
    field = position.state.but(phalanxes={1: Phalanx(1)})
    position = msgspec.structs.replace(position, state=field)
    assert [line for line in lines(position, "go 2") if "+1" in line] == []
    dissolved = after(position, "dissolve 1/13")
    assert refusal(dissolved, "go 2 1/20+1") == ""


@pytest.mark.rule("A15.2g")
def test_four_room_units_on_each_half() -> None:
    position = sea(ANCHORED, *["0 axe 1/20+1"] * 4, "0 axe 1/13", FAR, lowland=COAST)
    assert refusal(position, "go 6 1/20+1") == "A15.2g"
    assert refusal(position, "go 6 1/19+1") == ""


@pytest.mark.rule("A15.3ah")
def test_from_half_to_half_with_one_step() -> None:
    position = sea("0 longship 1/20 pole=E", "0 axe 1/20+1", FAR, lowland=COAST)
    assert price(position, "go 2 1/19+1") == 1


@pytest.mark.rule("A15.3ab")
def test_aboard_along_and_ashore_is_too_much_for_one_round() -> None:
    crew = ("0 raft 1/20 moored=1/13", "0 axe 1/20+1", "0 axe 1/13", FAR)
    position = after(sea(*crew, lowland=COAST), "go 3 1/20+1", "weigh 2 1/13", "go 1 1/21")
    assert refusal(position, "go 3 1/22") == "A15.3ab"
    # Who was aboard already may go ashore after sailing; but the anchor has been handled, so wait a round.
    assert position.state.figures[2].course == "p"


@pytest.mark.rule("A15.3ab")
def test_who_has_sailed_and_walked_does_not_sail_on() -> None:
    position = sea("0 longship 1/20 pole=E", "0 axe 1/20+1", FAR, lowland=COAST)
    position = after(position, "go 1 1/21", "go 2 1/20+1")
    assert refusal(position, "go 1 1/28") == "A15.3ab"


# From ship to ship


@pytest.mark.rule("A15.3ae", "A15.3af")
def test_over_between_friends_with_one_side_line() -> None:
    # Prow to stern they touch with no side line.
    behind = sea("0 longship 1/20 pole=E", "0 axe 1/20+1", "0 longship 1/22 pole=E", FAR, lowland="1/48")
    assert refusal(behind, "go 2 1/21+1") == "A15.3ae"
    beside = sea("0 longship 1/20 pole=E", "0 axe 1/20+1", "0 longship 1/28 pole=E", FAR, lowland="1/48")
    # Nobody is on the other one.
    assert price(beside, "go 2 1/28+1") == 2
    horses = sea(
        *(
            "0 longship 1/20 pole=E",
            "0 axe 1/20+1",
            "0 light-horse 1/20+1 led_by=2",
            "0 longship 1/28 pole=E",
        ),
        FAR,
        lowland="1/48",
        chapters=HORSES,
    )
    assert refusal(horses, "go 2 1/28+1") == "A15.3af"


@pytest.mark.rule("A15.3ag")
def test_over_between_rafts() -> None:
    crew = ("0 axe 1/20+1", "0 light-horse 1/20+1 led_by=3", FAR)
    loose = sea("0 raft 1/20", "0 raft 1/21", *crew, lowland="1/48", chapters=HORSES)
    assert refusal(loose, "go 3 1/21+1") == "A15.3af"
    tied = sea("0 raft 1/20 tied=2", "0 raft 1/21 tied=1", *crew, lowland="1/48", chapters=HORSES)
    moved = after(tied, "go 3 1/21+1")
    assert where(moved)[4] == "1/21+1" and moved.state.figures[3].steps == 1
    alone = sea("0 raft 1/20", "0 raft 1/21", "0 axe 1/20+1", FAR, lowland="1/48")
    assert price(alone, "go 3 1/21+1") == 1


SIDE_BY_SIDE = ("0 longship 1/20 pole=E", "0 axe 1/20+1", "1 longship 1/28 pole=E", "1 axe 1/28+1")


@pytest.mark.rule("A15.3ai", "A15.6a")
def test_hostile_ships_need_two_side_lines_to_board_and_to_fight() -> None:
    position = sea(*SIDE_BY_SIDE, FAR, lowland="1/48")
    assert boarding.can_board(position.state.index, *_ships(position))
    assert price(position, "go 2 1/28+1") == 2
    assert refusal(position, "attack 2 4") == ""


def _ships(position: ArmageddonPosition) -> tuple[Figure, Figure]:
    one, other = (each for each in position.state.figures.values() if each.kind in ("longship", "raft"))
    return one, other


@pytest.mark.rule("A15.3ai", "A15.6a")
def test_one_side_line_is_not_enough() -> None:
    # Its front half lies at the bow of the other, its rear half farther away.
    other = ("1 longship 1/14 pole=W", "1 axe 1/14+1")
    position = sea(*SIDE_BY_SIDE[:2], *other, FAR, lowland="1/48")
    one, two = _ships(position)
    assert len(hull.contacts(position.state.index.ground, one, two)) == 1
    assert not boarding.can_board(position.state.index, one, two)
    assert refusal(position, "attack 2 4") == "A15.6a"
    assert refusal(position, "go 2 1/14+1") == "A15.3ai"


@pytest.mark.rule("A15.3aj")
def test_rafts_in_boarding_position() -> None:
    two = sea("0 raft 1/20", "0 axe 1/20+1", "1 raft 1/21", "1 axe 1/21+1", FAR, lowland="1/48")
    assert boarding.can_board(two.state.index, *_ships(two))
    assert price(two, "go 2 1/21+1") == 1
    # A raft in the corner at a long ship's bow touches it over one side line, beside it over two.
    bow = sea("0 raft 1/14", "0 axe 1/14+1", "1 longship 1/20 pole=E", "1 axe 1/20+1", FAR, lowland="1/48")
    assert len(hull.contacts(bow.state.index.ground, *_ships(bow))) == 1
    assert not boarding.can_board(bow.state.index, *_ships(bow))
    assert refusal(bow, "go 2 1/20+1") == "A15.3ai"
    beside = sea("0 raft 1/13", "0 axe 1/13+1", "1 longship 1/20 pole=E", "1 axe 1/20+1", FAR, lowland="1/48")
    assert boarding.can_board(beside.state.index, *_ships(beside))
    # A double raft needs two as well.
    double = ("0 raft 1/14 tied=5", "0 axe 1/14+1", "1 raft 1/20", "1 axe 1/20+1", "0 raft 1/9 tied=1")
    assert not boarding.can_board(*_first_two(sea(*double, FAR, lowland="1/48")))


def _first_two(position: ArmageddonPosition) -> tuple[Index, Figure, Figure]:
    index = position.state.index
    return index, index.figures[1], index.figures[3]


@pytest.mark.rule("A15.6a")
def test_melee_between_land_and_ship_needs_an_anchor() -> None:
    loose = sea("0 longship 1/20 pole=E", "0 axe 1/20+1", "1 axe 1/13", FAR, lowland=COAST)
    assert refusal(loose, "attack 2 3") == "A15.6a"
    anchored = sea(ANCHORED, "0 axe 1/20+1", "1 axe 1/13", FAR, lowland=COAST)
    assert refusal(anchored, "attack 2 3") == ""
    # Deck and lowland are equally high: 13 and two points for attacking against 14.
    assert 3 not in after(anchored, "attack 2 3", rolls=[13, 14]).state.figures


@pytest.mark.rule("A15.6a")
def test_on_one_deck_they_fight_from_half_to_half() -> None:
    position = sea("0 longship 1/20 pole=E", "0 axe 1/20+1", "1 axe 1/19+1", FAR, lowland="1/48")
    assert refusal(position, "attack 2 3") == ""


@pytest.mark.rule("A15.3am")
def test_a_ship_is_given_to_who_has_somebody_aboard() -> None:
    crew = ("0 longship 1/20 pole=E", "0 axe 1/20+1", "2 axe 1/19+1", FAR)
    position = sea(*crew, lowland="1/48", seats=3, sides=(0, 1, 0))
    assert after(position, "give 1 2").state.figures[1].owner == 2
    alone = sea(
        "0 longship 1/20 pole=E",
        "0 axe 1/20+1",
        FAR,
        "2 axe 1/47",
        lowland="1/47 1/48",
        seats=3,
        sides=(0, 1, 0),
    )
    assert refusal(alone, "give 1 2") == "A15.3am"


@pytest.mark.rule("A15.6f", "A18.1g")
def test_only_onagers_are_served_aboard() -> None:
    position = sea(
        "0 longship 1/20 pole=E", "0 wagon 1/20+1", FAR, lowland="1/48", chapters=(2, 3, 4, 5, 7, 8, 15)
    )
    wagon = position.state.figures[2]
    assert boarding.why_not_serve(position.state.index, wagon) == "A15.6f"
    assert boarding.why_not_serve(position.state.index, wagon.but(kind="onager")) is None
    assert "onager" in boarding.CARGO


@pytest.mark.rule("A15.3an")
def test_a_wall_at_the_water_lets_through_at_an_open_gate() -> None:
    position = sea("0 raft 1/20 moored=1/13", "0 axe 1/20+1", FAR, lowland=COAST)
    field = position.state.index.ground.number["1/13"]
    side = SIDES.index("SE")
    assert water_gates.is_water_gate(position.state.index.ground, field, side)
    for gate, rule in (("closed", "A15.3ac"), ("open", "")):
        works = position.state.works.but(walls=(Wall(field, side, gate),))  # type: ignore[arg-type]
        built = msgspec.structs.replace(position, state=position.state.but(works=works))
        assert (refusal(built, "go 2 1/13") == "") == (rule == "")


@pytest.mark.rule("A15.3ao")
def test_which_ships_starve_what_lies_behind_a_water_gate() -> None:
    side = SIDES.index("SE")

    def starves(*crew: str) -> bool:
        position = sea(*crew, FAR, lowland=COAST)
        index = position.state.index
        return water_gates.can_blockade(index, index.figures[1], index.ground.number["1/13"], side)

    # Not without a crew, not from too far away.
    assert starves("0 longship 1/20 pole=E", "0 axe 1/20+1")
    assert not starves("0 longship 1/20 pole=E")
    assert starves("0 longship 1/22 pole=E", "0 axe 1/22+1")
    assert not starves("0 raft 1/47", "0 axe 1/47+1")


@pytest.mark.rule("A15.6e", "EX-A15.6e", "A15.6d")
def test_covers_do_not_add_up() -> None:
    # On a deck in no forest there is one cover only; of two the better one counts.
    position = sea("0 bow 1/22", "1 longship 1/20 pole=W", "1 axe 1/20+1", FAR, lowland="1/22 1/48")
    index = position.state.index
    items = index.rules.increases(index, index.figures[1], index.figures[3])
    assert [item for item in items if item[0] == "ship"] == [("ship", 1)]
