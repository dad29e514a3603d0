"""15.3, 15.5: steered ships."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.terms import SIDES
from tests.armageddon.ships import after, events, sea, where
from tests.armageddon.table import lines, refusal

LONG = ("0 longship 1/20 pole=E", "0 axe 1/20+1", "1 bow 1/45")


def reach(position: object, ship: int = 1) -> set[str]:
    return {line.split()[2] for line in lines(position, f"go {ship} ")}  # type: ignore[arg-type]


def heading(position: object, ship: int = 1) -> str:
    return SIDES[position.state.figures[ship].pole]  # type: ignore[attr-defined]


@pytest.mark.rule("A15.3a", "A15.3b")
def test_a_ship_sails_with_all_aboard_and_faces_where_it_went() -> None:
    position = after(sea(*LONG, "0 lance 1/19+1", lowland="1/45"), "go 1 1/28")
    assert {who: where(position)[who] for who in (1, 2, 4)} == {1: "1/28", 2: "1/28+1", 4: "1/20+1"}
    assert heading(position) == "SE"


@pytest.mark.rule("A15.3a")
def test_it_gets_as_far_as_the_wind_lets_it() -> None:
    position = sea("0 longship 1/25 pole=E", "0 axe 1/25+1", "1 bow 1/45", wind="storm W", lowland="1/45")
    # Against the storm two steps, so not three fields to the east.
    assert "1/27" in reach(position)
    assert "1/28" not in reach(position)
    assert refusal(position, "go 1 1/28") == "A15.3a"


@pytest.mark.rule("A15.3c")
def test_the_smallest_number_of_all_directions_holds() -> None:
    # With the storm six steps, one side off it five.
    position = sea("0 longship 1/17 pole=E", "0 axe 1/17+1", "1 bow 1/45", wind="storm E", lowland="1/45")
    position = after(position, "go 1 1/25", "go 1 1/26", "go 1 1/27", "go 1 1/28")
    assert position.state.figures[1].limit == 5
    assert reach(position) >= {"1/29"}
    position = after(position, "go 1 1/29")
    assert reach(position) == set()
    assert refusal(position, "go 1 1/30") == "A15.3c"


@pytest.mark.rule("A15.3b")
def test_the_front_half_cannot_go_onto_the_rear_half() -> None:
    # With one step left it gets there in no other way.
    ship = "0 longship 1/20 pole=E steps=1 limit=2 sailing=ahead course=a"
    assert refusal(sea(ship, *LONG[1:], lowland="1/45"), "go 1 1/19") == "A15.3b"


@pytest.mark.rule("A15.2e")
def test_ships_stay_on_the_water() -> None:
    position = sea(*LONG, lowland="1/45 1/21")
    assert refusal(position, "go 1 1/21") == "A15.2e"
    assert "1/21" not in reach(position)


@pytest.mark.rule("A15.3d")
def test_ships_do_not_run_into_each_other_nor_swap() -> None:
    position = sea(*LONG, "1 raft 1/21", "1 axe 1/21+1", lowland="1/45")
    assert refusal(position, "go 1 1/21") == "A15.3d"
    assert refusal(sea(*LONG, "0 raft 1/21", lowland="1/45"), "swap 1 4") != ""


@pytest.mark.rule("A15.3k")
def test_without_a_warrior_nobody_steers() -> None:
    position = sea(
        "0 longship 1/20 pole=E",
        "0 light-horse 1/20+1",
        "0 axe 1/45",
        lowland="1/45",
        chapters=(2, 3, 4, 5, 7, 15),
    )
    assert refusal(position, "go 1 1/21") == "A15.3k"


@pytest.mark.rule("A15.3l")
def test_who_has_most_warriors_aboard_steers() -> None:
    crew = ("0 longship 1/20 pole=E", "1 axe 1/20+1", "1 axe 1/20+1", "0 axe 1/19+1")
    theirs = sea(*crew, lowland="1/45")
    assert refusal(theirs, "go 1 1/21") == "A2.3e"
    assert refusal(sea(*crew, active=1), "go 1 1/21", seat=1) == ""
    equal = sea(*crew, "0 axe 1/19+1")
    assert refusal(equal, "go 1 1/21") == "A15.3l"


@pytest.mark.rule("A15.3l")
def test_allies_add_up() -> None:
    crew = (
        "0 longship 1/20 pole=E",
        "1 axe 1/20+1",
        "1 axe 1/20+1",
        "0 axe 1/19+1",
        "2 axe 1/19+1",
        "2 axe 1/19+1",
    )
    position = sea(*crew, seats=3, sides=(0, 1, 0))
    assert refusal(position, "go 1 1/21") == ""


@pytest.mark.rule("A15.3g", "A15.3h")
def test_forwards_or_backwards_but_not_both() -> None:
    position = sea(*LONG, lowland="1/45")
    back = after(position, "astern 1 1/18")
    assert where(back)[1] == "1/19" and heading(back) == "E"
    assert refusal(back, "go 1 1/20") == "A15.3g"
    assert refusal(after(position, "go 1 1/21"), "astern 1 1/19") == "A15.3g"
    # Two steps fewer than the four of a calm.
    assert refusal(after(back, "astern 1 1/17"), "astern 1 1/16") == "A15.3h"


@pytest.mark.rule("A15.3j")
def test_a_raft_knows_no_backwards() -> None:
    position = sea("0 raft 1/20", "0 axe 1/20+1", "1 axe 1/45", lowland="1/45")
    assert refusal(position, "astern 1 1/19") == "A15.3j"
    assert reach(position) == {"1/13", "1/14", "1/19", "1/21", "1/27", "1/28"}


@pytest.mark.rule("A15.3i")
def test_a_sailing_ship_backwards_in_a_storm() -> None:
    position = sea("0 sailing-ship 1/20 pole=W", "0 axe 1/20+1", "1 axe 1/45", wind="storm E", lowland="1/45")
    assert refusal(position, "astern 1 1/22") == ""
    other = sea("0 sailing-ship 1/20 pole=E", "0 axe 1/20+1", "1 axe 1/45", wind="storm E", lowland="1/45")
    assert refusal(other, "astern 1 1/18") == "A15.3i"


@pytest.mark.rule("A15.3e")
def test_a_sailing_ship_that_tries_it_against_the_wind_is_driven_off() -> None:
    position = sea("0 sailing-ship 1/25 pole=W", "0 axe 1/25+1", "1 axe 1/45", wind="storm E", lowland="1/45")
    assert refusal(position, "go 1 1/24") == "A15.3e"
    position = after(position, "beat 1 1/24")
    assert where(position)[1] == "1/27" and heading(position) == "W"
    assert where(position)[2] == "1/27+1"
    assert refusal(position, "go 1 1/33") == "A15.3e"


@pytest.mark.rule("A15.3e")
def test_a_sailing_ship_that_faces_the_wind_cannot_stay() -> None:
    ship = ("0 sailing-ship 1/19 pole=W", "0 axe 1/19+1", "1 axe 1/45")
    assert where(after(sea(*ship, wind="breeze E", lowland="1/45"), "end"))[1] == "1/20"
    # At anchor it can.
    moored = ("0 sailing-ship 1/19 pole=W moored=1/12", *ship[1:])
    assert where(after(sea(*moored, wind="breeze E", lowland="1/45 1/12"), "end"))[1] == "1/19"


@pytest.mark.rule("A15.5b", "A15.5c")
def test_a_stream_takes_with_it_who_cannot_hold_against_it() -> None:
    raft = ("0 raft 1/20", "0 axe 1/20+1", "1 axe 1/45")
    # In a calm a raft makes one step, so it holds.
    calm = sea(*raft, streams="1/20>E 1/21>E", lowland="1/45")
    assert where(after(calm, "end"))[1] == "1/20"
    assert refusal(calm, "go 1 1/19") == "A15.3a"
    storm = sea(*raft, wind="storm E", streams="1/20>E 1/21>E", lowland="1/45")
    assert refusal(storm, "go 1 1/19") == "A15.5c"
    assert where(after(storm, "end"))[1] == "1/21"
    assert where(after(storm, "beat 1 1/19"))[1] == "1/21"


@pytest.mark.rule("A15.3u", "A15.5e")
def test_at_anchor_a_ship_stays() -> None:
    position = sea("0 longship 1/20 pole=E moored=1/12", "0 axe 1/20+1", "1 axe 1/45", lowland="1/12 1/45")
    assert refusal(position, "go 1 1/21") == "A15.3u"


@pytest.mark.rule("A15.3al")
def test_a_ship_that_has_sailed_for_another_rests() -> None:
    crew = ("0 longship 1/20 pole=E", "0 axe 1/20+1", "1 axe 1/19+1", "1 bow 1/19+1", "0 axe 1/19+1")
    position = sea(*crew, "0 axe 1/45", lowland="1/45")
    assert refusal(position, "go 1 1/21") == "A15.3l"
    sailed = sea(
        "0 longship 1/20 pole=E steps=1 course=a sailing=ahead barred=2",
        "1 axe 1/20+1",
        "0 axe 1/45",
        lowland="1/45",
        active=1,
    )
    assert refusal(sailed, "go 1 1/21", seat=1) == "A15.3al"


@pytest.mark.rule("A15.3m", "A15.3x", "A15.3z")
def test_rafts_that_are_tied_move_as_one_body() -> None:
    two = ("0 raft 1/20 tied=2", "0 raft 1/21 tied=1", "0 axe 1/20+1", "0 light-horse 1/21+1", "1 axe 1/45")
    position = sea(*two, lowland="1/45", chapters=(2, 3, 4, 5, 7, 15))
    position = after(position, "go 1 1/28")
    assert [where(position)[who] for who in (1, 2, 3, 4)] == ["1/28", "1/29", "1/28+1", "1/29+1"]
    three = sea(*two, "0 raft 1/22 tied=2", lowland="1/45", chapters=(2, 3, 4, 5, 7, 15))
    figures = {**three.state.figures, 2: three.state.figures[2].but(tied=(1, 6))}
    three = type(three)(three.setup, 0, three.steps, three.state.but(figures=figures))
    assert refusal(three, "go 1 1/28") == "A15.3z"


@pytest.mark.rule("A15.6o")
def test_a_longship_runs_over_swimmers() -> None:
    position = sea(*LONG, "1 axe 1/22 swims=2", lowland="1/45")
    # It stops where somebody swims.
    assert {"1/21", "1/22"} <= reach(position) and "1/23" not in reach(position)
    assert "overran" in events(position, "go 1 1/22")
    assert 4 not in after(position, "go 1 1/22").state.figures


@pytest.mark.rule("A15.6p")
def test_from_under_a_raft_one_may_climb_it() -> None:
    crew = ("0 raft 1/20", "0 axe 1/20+1", "1 axe 1/21 swims=2", "1 axe 1/45")
    position = sea(*crew, lowland="1/45")
    assert 3 not in after(position, "go 1 1/21", rolls=[11]).state.figures
    climbed = after(position, "go 1 1/21", rolls=[12])
    assert where(climbed)[3] == "1/21+1" and not climbed.state.figures[3].swims


@pytest.mark.rule("A15.6p")
def test_on_a_full_raft_there_is_a_scramble() -> None:
    crew = ("0 raft 1/20", *["0 axe 1/20+1"] * 4, "1 axe 1/21 swims=2", "1 axe 1/45")
    position = sea(*crew, lowland="1/45")
    # Those on the raft begin, one of them is enough.
    position = after(position, "go 1 1/21", rolls=[12, 16, 4])
    assert 6 not in position.state.figures and position.due == (0,)


@pytest.mark.rule("A15.2f")
def test_a_chariot_is_carried_on_both_halves_and_turns_with_the_ship() -> None:
    crew = ("0 axe 1/19+1 on=2", "0 light-chariot-horse 1/20+1 harness=2", "1 axe 1/48")
    position = sea(
        "0 longship 1/20 pole=E",
        "0 wagon 1/19+1 pole=E",
        *crew,
        lowland="1/48",
        chapters=(2, 3, 4, 5, 7, 8, "14.3", 15),
    )
    assert GAME.flaws(position) == []
    position = after(position, "go 1 1/28")
    assert [where(position)[who] for who in (2, 3, 4)] == ["1/20+1", "1/20+1", "1/28+1"]
    assert GAME.flaws(position) == []
    # On a deck it neither drives nor tramples.
    assert lines(position, "go 2") == []
