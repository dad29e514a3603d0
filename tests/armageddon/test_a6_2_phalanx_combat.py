"""6.2: front and rear, charge blow, losses and filling up."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.preview import odds_of
from tests.armageddon.table import after, battle, events, kinds, lines, places, refusal, vectors
from tests.armageddon.test_a6_1_phalanx import EAST, field_of, men

# Around 1/19, clockwise from the east.
AROUND = ("1/20", "1/27", "1/26", "1/18", "1/12", "1/13")
LETTERS = {"A": "axe", "L": "lance", "S": "sword", "B": "bow", "R": "champion", "H": "hero", "PhF": "axe"}


def in_formation(letters: str) -> bool:
    return all(letter in LETTERS for letter in letters.split("+"))


DUELS = [
    case
    for case in vectors("duels")
    if "PhF" in case["attacker"] + case["defender"]
    and in_formation(case["attacker"])
    and in_formation(case["defender"])
]


@pytest.mark.rule("A6.2c")
@pytest.mark.parametrize("case", DUELS, ids=lambda case: f"{case['attacker']}-{case['defender']}")
def test_good_points_and_exact_odds(case: dict[str, Any]) -> None:
    attacker, *support = case["attacker"].split("+")
    front = {1: Phalanx(0), 2: Phalanx(3)}
    crowd = [
        f"0 {LETTERS[attacker]} 1/19 phalanx={int(attacker == 'PhF')}",
        f"1 {LETTERS[case['defender']]} 1/20 phalanx={2 * (case['defender'] == 'PhF')}",
        *(f"0 {LETTERS[letter]} 1/13" for letter in support),
    ]
    crowd += men("axe", "1/19", 1, count=3) if attacker == "PhF" else []
    crowd += men("axe", "1/20", 2, owner=1, count=3) if case["defender"] == "PhF" else []
    index = battle(*crowd, chapters=(2, 3, 4, 5, 6), phalanxes=front).state.index
    bout = Bout(index.figures[1], index.figures[2], index.figures[3] if support else None)
    strengths = strengths_of(index, bout)
    assert total(strengths.attacker) + total(strengths.supporter) == case["gp_attacker"]
    assert total(strengths.defender) == case["gp_defender"]
    assert tuple(odds_of(index, bout)) == (case["attacker_kills"], case["defender_kills"])


def test_there_are_vectors_of_this_chapter() -> None:
    assert len(DUELS) >= 19


@pytest.mark.rule("A6.2a", "A6.2b", "A6.2c", "EX-A6.2c")
@pytest.mark.parametrize("front", range(6))
def test_three_sides_are_the_front(front: int) -> None:
    """EX-A6.2c: a lance of the phalanx has 3 + 2 over the front; over the rear 1 against a sword's blow."""
    swords = [f"1 sword {field}" for field in AROUND]
    index = field_of(*men("lance", "1/19"), *swords, phalanxes={1: Phalanx(front)}).state.index
    for side in range(6):
        lance, sword = index.figures[1], index.figures[5 + side]
        is_front = side in ((front - 1) % 6, front, (front + 1) % 6)
        struck = strengths_of(index, Bout(lance, sword))
        assert (total(struck.attacker), total(struck.defender)) == ((5, 0) if is_front else (3, 0))
        received = strengths_of(index, Bout(sword, lance))
        assert (total(received.attacker), total(received.defender)) == ((2, 3) if is_front else (2, 1))


@pytest.mark.rule("A6.2d")
def test_each_man_may_strike_at_another_field() -> None:
    position = field_of(*men("lance", "1/19"), *[f"1 hero {field}" for field in AROUND], phalanxes=EAST)
    for man, target in ((1, 5), (2, 6), (3, 8), (4, 9)):
        position = after(position, f"attack {man} {target}", rolls=[3, 3])
    assert position.due == (1,)


@pytest.mark.rule("A6.2e")
def test_no_support() -> None:
    position = field_of(*men("axe", "1/19"), "0 axe 1/13", "0 axe 1/13", "1 hero 1/20", phalanxes=EAST)
    assert refusal(position, "attack 1 7 2") == "A6.2e"
    assert refusal(position, "attack 1 7 5") == "A6.2e"
    assert refusal(position, "attack 5 7 1") == "A6.2e"
    assert refusal(position, "attack 5 7 6") == ""


def charging(*more: str, front: int = 0) -> Any:
    """A phalanx that is about to step from 1/18 to 1/19."""
    return field_of(*men("axe", "1/18"), *more, phalanxes={1: Phalanx(front)})


@pytest.mark.rule("A6.2f")
def test_the_charge_blow_goes_straight_ahead() -> None:
    position = charging("1 hero 1/20", "1 hero 1/13", "1 hero 1/48")
    moved = after(position, "go 1 1/19")
    assert lines(moved, "charge") == [f"charge {man} 5" for man in (1, 2, 3, 4)]
    assert refusal(moved, "charge 1 6") == "A6.2f"
    assert refusal(after(moved, "fight"), "charge 1 5") == ""
    # Only if it has moved in this round, and once.
    still = field_of(*men("axe", "1/19"), "1 hero 1/20", phalanxes=EAST)
    assert refusal(still, "charge 1 5") == "A6.2f"
    assert refusal(after(moved, "charge 1 5", rolls=[3, 3]), "charge 2 5", seat=0) != ""


@pytest.mark.rule("A6.2f")
@pytest.mark.parametrize(
    ("side", "rule"), [("NE", ""), ("SE", ""), ("SW", "A6.2f"), ("W", "A6.2f"), ("NW", "A6.2f")]
)
def test_a_front_side_must_face_that_field(side: str, rule: str) -> None:
    moved = after(charging("1 hero 1/20"), "go 1 1/19", f"face 1/19 {side}")
    assert refusal(moved, "charge 1 5") == rule


@pytest.mark.rule("A6.2g", "A6.2h")
def test_it_is_the_fifth_blow_a_champions_and_the_last() -> None:
    position = after(charging("1 hero 1/20", "1 axe 1/48"), "go 1 1/19")
    for man in (1, 2, 3, 4):
        position = after(position, f"attack {man} 5", rolls=[3, 3])
    # All have struck, but the turn is not over yet.
    assert position.due == (0,)
    told = events(position, "charge 2 5", rolls=[3, 12])[0]
    assert (told.key, told.args["manner"], told.args["attack_total"], told.args["result"]) == (
        "duel",
        "charge",
        8,
        "defender",
    )
    killed = after(position, "charge 2 5", rolls=[3, 12])
    assert set(kinds(killed)) == {1, 3, 4, 5, 6}


@pytest.mark.rule("A6.2h")
def test_after_the_charge_blow_nobody_of_the_phalanx_strikes() -> None:
    position = after(charging("0 axe 1/13", "1 hero 1/20", "1 axe 1/48"), "go 1 1/19")
    position = after(position, "charge 1 6", rolls=[3, 3])
    assert refusal(position, "attack 2 6") == "A6.2h"
    assert refusal(position, "attack 5 6") == ""


@pytest.mark.rule("A6.2h")
def test_without_men_there_is_no_charge_blow() -> None:
    position = after(charging("0 axe 1/1", "0 axe 1/13", "1 hero 1/20", "1 axe 1/48"), "go 1 1/19")
    for man in (1, 2, 3, 4):
        position = after(position, f"attack {man} 7", rolls=[3, 18])
    assert lines(position, "charge") == []
    assert position.state.phalanxes == {}


@pytest.mark.rule("A6.2i")
def test_phalanx_men_are_not_promoted() -> None:
    position = field_of(*men("axe", "1/19"), "1 hero 1/20", "1 hero 1/18", "1 axe 1/48", phalanxes=EAST)
    assert kinds(after(position, "attack 1 5", rolls=[18, 3]))[1] == "axe"
    assert kinds(after(position, "attack 1 6", rolls=[18, 3]))[1] == "axe"


@pytest.mark.rule("A6.2j")
@pytest.mark.parametrize(("front", "becomes"), [(3, "champion"), (0, "sword")])
def test_who_kills_one_over_the_front_has_killed_a_champion(front: int, becomes: str) -> None:
    position = field_of("0 sword 1/19", *men("axe", "1/20", owner=1), phalanxes={1: Phalanx(front)})
    assert kinds(after(position, "attack 1 2", rolls=[18, 3]))[1] == becomes
    # In defence as well; and who is a hero stays one.
    turn = field_of("0 sword 1/19", *men("axe", "1/20", owner=1), phalanxes={1: Phalanx(front)}, active=1)
    assert kinds(after(turn, "attack 2 1", rolls=[3, 18]))[1] == becomes
    hero = field_of("0 hero 1/19", *men("axe", "1/20", owner=1), phalanxes={1: Phalanx(front)})
    assert kinds(after(hero, "attack 1 2", rolls=[18, 3]))[1] == "hero"


@pytest.mark.rule("A6.2k", "A6.2l")
@pytest.mark.parametrize("terrain", ["forest", "highland", "swamp"])
def test_it_attacks_only_where_it_could_go_but_defends_everywhere(terrain: str) -> None:
    crowd = [*men("axe", "1/19"), "1 axe 1/20"]
    position = field_of(*crowd, phalanxes=EAST, **{terrain: "1/20"})
    assert refusal(position, "attack 1 5") == "A6.2k"
    theirs = field_of(*crowd, phalanxes=EAST, active=1, **{terrain: "1/20"})
    assert refusal(theirs, "attack 5 1") == ""
    told = events(theirs, "attack 5 1", rolls=[3, 3])[0]
    assert told.args["defence_total"] == 6


REDUCED = [
    *men("axe", "1/19", count=2),
    "0 axe 1/18",
    "0 lance 1/13",
    "0 axe 1/1",
    "1 axe 1/20",
    "1 axe 1/48",
]


@pytest.mark.rule("A6.2m")
def test_with_losses_it_stays_one_until_its_player_moves() -> None:
    theirs = field_of(*REDUCED, phalanxes=EAST, active=1)
    assert events(theirs, "attack 6 1", rolls=[3, 3])[0].args["defence_total"] == 6
    mine = after(theirs, "end")
    assert mine.state.phalanxes
    moved = after(mine, "go 5 1/2")
    assert not moved.state.phalanxes
    assert [event.key for event in events(mine, "go 5 1/2")] == ["dissolved", "went"]
    assert refusal(moved, "go 1 1/12") == ""
    # Who does not move at all loses it too, before he strikes.
    assert events(mine, "attack 1 6", rolls=[3, 3])[1].args["attack_total"] == 5
    assert not after(mine, "fight").state.phalanxes
    assert not after(mine, "end").state.phalanxes


@pytest.mark.rule("A6.2m")
def test_losses_of_ones_own_blows_leave_it_standing_in_this_turn() -> None:
    position = field_of(*men("axe", "1/19"), "1 hero 1/20", "1 axe 1/48", phalanxes=EAST)
    position = after(position, "attack 1 5", rolls=[3, 18])
    assert events(position, "attack 2 5", rolls=[3, 3])[0].args["attack_total"] == 8


@pytest.mark.rule("A6.2n", "A6.2o", "A6.2p")
def test_filling_up_is_the_first_movement() -> None:
    crowd = [*men("axe", "1/19", count=3), "0 axe 1/18", "0 lance 1/13", "0 axe 1/1", "1 axe 1/48"]
    position = field_of(*crowd, phalanxes=EAST)
    assert lines(position, "fill") == ["fill 4 1/19"]
    assert refusal(position, "fill 5 1/19") == "A6.2o"
    assert refusal(position, "fill 6 1/19") == "A6.2n"
    assert refusal(after(position, "go 6 1/2"), "fill 4 1/19") == "A6.2n"
    filled = after(position, "fill 4 1/19")
    assert filled.state.figures[4].phalanx == 1
    assert refusal(filled, "fill 4 1/19") == "A6.2n"
    # A6.2p: then it moves, the new man with it.
    moved = after(filled, "go 1 1/20")
    assert [places(moved)[each] for each in (1, 2, 3, 4)] == ["1/20"] * 4


@pytest.mark.rule("A6.2n", "EX-A6.2n")
@pytest.mark.parametrize(
    "more", [{"highland": "1/18"}, {"rivers": "1/18-1/19"}, {"highland": "1/19", "ramps": "1/18-1/19"}]
)
def test_fillers_may_not_need_a_double_step(more: dict[str, str]) -> None:
    """EX-A6.2n: nobody steps down into it from highland."""
    position = field_of(*men("axe", "1/19", count=3), "0 axe 1/18", "1 axe 1/48", phalanxes=EAST, **more)
    assert refusal(position, "fill 4 1/19") == "A6.2n"


@pytest.mark.rule("A6.2m", "A6.2n")
def test_half_filled_is_not_filled() -> None:
    position = after(field_of(*REDUCED, phalanxes=EAST), "fill 3 1/19", "go 5 1/2")
    assert not position.state.phalanxes


@pytest.mark.rule("A6.2o")
def test_men_of_another_phalanx_may_fill_up() -> None:
    crowd = [*men("axe", "1/19", count=3), *men("axe", "1/18", 2), "0 axe 1/1", "0 axe 1/17", "1 axe 1/48"]
    position = field_of(*crowd, phalanxes={1: Phalanx(0), 2: Phalanx(0)})
    filled = after(position, "fill 4 1/19")
    assert list(after(filled, "go 8 1/2").state.phalanxes) == [1]
    both = after(filled, "fill 9 1/18", "go 8 1/2")
    assert list(both.state.phalanxes) == [1, 2]
    # Nobody fills two gaps in one turn.
    assert refusal(after(position, "fill 4 1/19"), "fill 4 1/18") == "A6.2n"


@pytest.mark.rule("A6.2q", "A6.2r")
@pytest.mark.parametrize(
    ("bow", "front", "rule"),
    [
        ("1/21", 0, "A6.2q"),
        ("1/17", 0, ""),
        ("1/7", 0, "A6.2q"),  # straight to the side: exactly on the line
        ("1/7", 3, "A6.2q"),
        ("1/6", 0, ""),
        ("1/6", 3, "A6.2q"),
        ("1/17", 3, "A6.2q"),
        ("1/21", 3, ""),
    ],
)
def test_arrows_kill_from_the_rear_only(bow: str, front: int, rule: str) -> None:
    position = field_of(f"0 bow {bow}", *men("axe", "1/19", owner=1), phalanxes={1: Phalanx(front)})
    assert refusal(position, "shoot 1 2") == rule


@pytest.mark.rule("A6.2s")
def test_eleven_to_survive() -> None:
    crowd = [*men("axe", "1/19"), "0 axe 1/1", "1 axe 1/48"]
    position = field_of(*crowd, phalanxes=EAST, active=1, desert="1/19")
    thirsty = after(position, "end", rolls=[5, 10, 11, 10, 11])
    assert len(thirsty.state.figures) == 4
    assert len(thirsty.state.phalanxes) == 1


@pytest.mark.rule("A6.2m")
def test_phalanxes_are_counted() -> None:
    crowd = [*men("axe", "1/19", count=1), *men("axe", "1/40", 2), *men("axe", "1/1", 3, owner=1)]
    index = field_of(*crowd, phalanxes={n: Phalanx(0) for n in (1, 2, 3)}, active=1).state.index
    assert [index.rules.counts(index, seat, "phalanx") for seat in (0, 1)] == [2, 1]
