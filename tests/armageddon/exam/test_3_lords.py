"""Examination of chapter 3: lords, promotion and support."""

from __future__ import annotations

from itertools import product

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.refusal import Refused
from tests.armageddon.exam.compass import from_here
from tests.armageddon.exam.course import passed_to
from tests.armageddon.table import after, battle, events, kinds, lines, places, played, refusal

HERE = "1/26"
EAST, WEST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, -1, 0), from_here(HERE, 2, 0)
RANK = {"axe": 1, "lance": 1, "sword": 1, "champion": 2, "hero": 3}


def pair(fighter: str, helper: str, target: str, chapters: tuple[int, ...] = (2, 3)) -> ArmageddonPosition:
    """Figures 1 and 2 side by side against 3; others stand about."""
    return battle(
        f"0 {fighter} {HERE}",
        f"0 {helper} {HERE}",
        f"1 {target} {EAST}",
        "0 axe 1/1",
        "1 axe 1/48",
        chapters=chapters,
    )


@pytest.mark.rule("A3.1b")
@pytest.mark.parametrize("lord", ["champion", "hero"])
def test_lords_go_two_steps_and_act_once(lord: str) -> None:
    position = battle(f"0 {lord} {HERE}", "1 axe 1/30", f"1 axe {WEST}", f"0 axe {WEST}")
    assert refusal(position, f"go 1 {FAR_EAST}") == ""
    assert refusal(position, f"go 1 {from_here(HERE, 3, 0)}") == "A2.3c"
    assert refusal(after(position, "attack 1 3", rolls=[11, 11]), "attack 1 3") == "A2.4i"


# Promotion


@pytest.mark.rule("A3.1e", "A3.1f")
def test_a_promoted_attacker_keeps_place_name_and_spent_action() -> None:
    position = battle(f"0 axe {HERE}", f"1 hero {EAST}", f"1 axe {EAST}", f"0 lance {HERE}")
    position = after(position, "attack 1 2", rolls=[18, 3])
    assert kinds(position)[1] == "hero"
    assert places(position)[1] == HERE
    assert refusal(position, "attack 1 3") == "A2.4i"
    assert refusal(position, "attack 4 3 1"), "nor can he support"


@pytest.mark.rule("A3.1e", "A3.1f", "A2.4l")
def test_a_man_promoted_in_defence_acts_as_a_lord_in_his_turn() -> None:
    position = battle(f"0 champion {HERE}", f"0 axe {HERE}", f"1 axe {EAST}")
    position = after(position, "attack 1 3", rolls=[3, 12])
    assert kinds(position) == {2: "axe", 3: "champion"}
    position = after(position, "end")
    told = events(position, "attack 3 2", [11, 11])[0].args
    assert told["attack_total"] == 11 + 2 + 3


@pytest.mark.rule("A3.1f")
def test_his_new_strength_counts_from_the_very_next_duel() -> None:
    position = battle(f"0 champion {HERE}", f"0 axe {HERE}", f"1 sword {EAST}")
    position = after(position, "attack 1 3", rolls=[3, 12])
    told = events(position, "attack 2 3", [11, 11])[0].args
    assert (told["attack_total"], told["defence_total"]) == (13, 14), (
        "no triangle any more, three points instead"
    )


@pytest.mark.rule("A3.1e", "A3.1f")
@pytest.mark.parametrize(
    ("winner", "loser", "becomes"),
    [
        ("sword", "axe", "sword"), ("lance", "champion", "champion"), ("lance", "hero", "hero"),
        ("champion", "axe", "champion"), ("champion", "champion", "champion"), ("champion", "hero", "hero"),
        ("hero", "champion", "hero"), ("hero", "hero", "hero"), ("hero", "axe", "hero"),
    ],
)  # fmt: skip
def test_who_becomes_what(winner: str, loser: str, becomes: str) -> None:
    position = battle(f"0 {winner} {HERE}", f"1 {loser} {EAST}", "0 axe 1/1", "1 axe 1/48")
    result = played(position, "attack 1 2", [18, 3])
    assert kinds(result.position)[1] == becomes
    assert ("promoted" in [event.key for event in result.events]) == (becomes != winner)
    defended = battle(f"0 {loser} {HERE}", f"1 {winner} {EAST}", "0 axe 1/1", "1 axe 1/48")
    assert kinds(after(defended, "attack 1 2", rolls=[3, 18]))[2] == becomes


# Support


@pytest.mark.rule("A3.1a", "A3.2d", "A3.2f")
@pytest.mark.parametrize(("fighter", "helper"), list(product(RANK, RANK)))
def test_a_stronger_never_supports_a_weaker(fighter: str, helper: str) -> None:
    position = pair(fighter, helper, "hero")
    assert refusal(position, "attack 1 3 2") == ("A3.2d" if RANK[helper] > RANK[fighter] else "")


@pytest.mark.rule("A3.2g")
@pytest.mark.parametrize(
    ("fighter", "helper", "target", "mine", "yours"),
    [
        ("axe", "axe", "hero", 4, 6),
        ("axe", "axe", "lance", 6, 0),
        ("axe", "sword", "lance", 5, 0),  # the lance is good against the sword, who does not fight
        ("sword", "axe", "lance", 5, 1),
        ("axe", "lance", "sword", 5, 1),
        ("champion", "axe", "hero", 7, 6),
        ("champion", "axe", "lance", 8, 0),  # the man brings his triangle along
        ("hero", "hero", "axe", 16, 0),
        ("hero", "champion", "sword", 13, 0),
        ("hero", "lance", "sword", 11, 0),
    ],
)
def test_points_of_a_supported_attack(fighter: str, helper: str, target: str, mine: int, yours: int) -> None:
    told = events(pair(fighter, helper, target), "attack 1 3 2", [10, 10])[0].args
    assert (told["attack_total"], told["defence_total"]) == (10 + mine, 10 + yours)


@pytest.mark.rule("A3.2c", "A3.2h")
@pytest.mark.parametrize(
    ("rolls", "alive"), [((18, 3), {1, 2, 4, 5}), ((3, 18), {2, 3, 4, 5}), ((3, 3), {1, 2, 3, 4, 5})]
)
def test_only_the_fighter_dies_or_rises_and_both_have_acted(rolls: tuple[int, int], alive: set[int]) -> None:
    position = battle(
        f"0 axe {HERE}", f"0 axe {HERE}", f"1 champion {EAST}", f"1 axe {EAST}", f"0 axe {HERE}"
    )
    result = after(position, "attack 1 3 2", rolls=rolls)
    assert set(kinds(result)) == alive
    assert kinds(result)[2] == "axe"
    assert refusal(result, "attack 2 4"), "the supporter has acted"
    assert refusal(result, "attack 5 4 2") == "A3.2c"
    assert refusal(result, "attack 5 4") == ""
    if 1 in alive:
        assert refusal(result, "attack 5 4 1") == "A3.2c", "so has the fighter"


@pytest.mark.rule("A3.2a")
def test_the_supporter_must_reach_the_enemy_himself() -> None:
    position = battle(
        f"0 axe {HERE}", f"0 axe {WEST}", f"0 axe {FAR_EAST}", f"0 axe {EAST}", f"1 hero {EAST}"
    )
    assert refusal(position, "attack 1 5 2"), "beside the fighter, but too far from the enemy"
    assert refusal(position, "attack 1 5 3") == "", "from the other side"
    assert refusal(position, "attack 1 5 4") == "", "from the enemy's own field"


@pytest.mark.rule("A3.2a")
def test_neither_ally_nor_enemy_supports() -> None:
    position = battle(
        f"0 axe {HERE}", f"1 axe {HERE}", f"2 hero {EAST}", f"2 axe {HERE}", seats=3, sides=(0, 0, 1)
    )
    assert refusal(position, "attack 1 3 2"), "an ally is another player"
    assert refusal(position, "attack 1 3 4")
    assert refusal(position, "attack 1 3 3")
    assert refusal(position, "attack 1 3 1"), "nobody supports himself"
    assert lines(position, "attack 1 3") == ["attack 1 3"]


@pytest.mark.rule("A3.2b")
def test_nobody_supports_a_defence() -> None:
    position = pair("axe", "axe", "hero")
    told = events(after(position, "end"), "attack 3 1", [10, 10])[0].args
    assert (told["attack_total"], told["defence_total"]) == (18, 10)


@pytest.mark.rule("A3.2c")
def test_who_has_supported_still_defends_himself() -> None:
    position = after(pair("axe", "axe", "hero"), "attack 1 3 2", rolls=[3, 3])
    position = passed_to(position, 1)
    assert 3 not in kinds(after(position, "attack 3 2", rolls=[3, 18]))


@pytest.mark.rule("A3.2c")
def test_he_supports_again_in_the_next_round() -> None:
    position = after(pair("axe", "axe", "hero"), "attack 1 3 2", rolls=[3, 3])
    position = passed_to(passed_to(position, 1), 0)
    assert refusal(position, "attack 1 3 2") == ""


@pytest.mark.rule("A3.2e")
def test_one_supporter_and_no_more() -> None:
    position = battle(*[f"0 axe {HERE}"] * 4, f"1 hero {EAST}")
    with pytest.raises(Refused):
        refusal(position, "attack 1 5 2 3")
    position = after(position, "attack 1 5 2", rolls=[3, 3])
    assert refusal(position, "attack 1 5 3"), "nor one after the other: the fighter has had his attack"
    assert refusal(position, "attack 4 5 3") == ""
