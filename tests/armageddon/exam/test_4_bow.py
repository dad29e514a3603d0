"""Examination of chapter 4: the bow, on ground without terrain."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.exam.compass import from_here, row_of
from tests.armageddon.exam.course import passed_to
from tests.armageddon.table import after, battle, events, kinds, lines, played, refusal

ROW = row_of(8)
FLAT = (2, 3, 4)
HERE, EAST = ROW[0], ROW[1]


def range_of(distance: int, target: str = "axe") -> ArmageddonPosition:
    return battle(f"0 bow {ROW[0]}", f"1 {target} {ROW[distance]}", "0 axe 1/1", "1 axe 1/48", chapters=FLAT)


# Melee


@pytest.mark.rule("A4.1a", "A4.1b", "A4.1c")
@pytest.mark.parametrize("other", ["axe", "lance", "sword", "bow"])
def test_a_knife_knows_neither_attack_points_nor_the_triangle(other: str) -> None:
    attack = battle(f"0 bow {HERE}", f"1 {other} {EAST}", chapters=FLAT)
    told = events(attack, "attack 1 2", [10, 10])[0].args
    assert (told["attack_total"], told["defence_total"]) == (10, 10)
    defence = battle(f"0 {other} {HERE}", f"1 bow {EAST}", chapters=FLAT)
    told = events(defence, "attack 1 2", [10, 10])[0].args
    assert (told["attack_total"], told["defence_total"]) == (10 if other == "bow" else 12, 10)


@pytest.mark.rule("A4.1d")
@pytest.mark.parametrize("other", ["axe", "lance", "sword", "champion", "hero"])
def test_knives_support_only_knives(other: str) -> None:
    position = battle(f"0 bow {HERE}", f"0 {other} {HERE}", f"1 hero {EAST}", f"0 bow {HERE}", chapters=FLAT)
    assert refusal(position, "attack 2 3 1") == "A4.1d", "a bow may not support him, though he is no weaker"
    assert refusal(position, "attack 1 3 2") in ("A4.1d", "A3.2d")
    told = events(position, "attack 1 3 4", [10, 10])[0].args
    assert told["attack_total"] == 10, "two knives have no points together either"


@pytest.mark.rule("A4.1e", "A3.1e", "A3.1f")
@pytest.mark.parametrize("lord", ["champion", "hero"])
def test_a_bow_who_kills_a_lord_with_the_knife_becomes_one_and_shoots_no_more(lord: str) -> None:
    position = battle(f"0 {lord} {HERE}", f"1 bow {EAST}", f"0 axe {ROW[4]}", chapters=FLAT)
    position = after(position, "attack 1 2", rolls=[3, 18])
    assert kinds(position)[2] == lord
    position = passed_to(position, 1)
    assert refusal(position, "shoot 2 3") == "A4.2a"
    assert not lines(position, "shoot")


# Shooting


@pytest.mark.rule("A4.2d", "A4.2g")
@pytest.mark.parametrize(("distance", "number"), [(2, 13), (3, 14), (4, 15), (5, 16)])
def test_exactly_the_number_kills_and_one_less_does_not(distance: int, number: int) -> None:
    position = range_of(distance)
    assert 2 not in kinds(after(position, "shoot 1 2", rolls=[number]))
    assert 2 in kinds(after(position, "shoot 1 2", rolls=[number - 1]))
    assert 2 not in kinds(after(position, "shoot 1 2", rolls=[18]))


@pytest.mark.rule("A4.2c", "A4.2d")
@pytest.mark.parametrize(("distance", "rule"), [(0, "A4.2c"), (1, "A4.2c"), (6, "A4.2d"), (7, "A4.2d")])
def test_too_near_and_too_far(distance: int, rule: str) -> None:
    assert refusal(range_of(distance), "shoot 1 2") == rule


@pytest.mark.rule("A4.2e")
def test_a_ring_has_one_number_in_every_direction() -> None:
    for across, down in (
        (3, 0),
        (2, 1),
        (1, 2),
        (0, 3),
        (-1, 3),
        (-3, 3),
        (-3, 1),
        (-2, -1),
        (0, -3),
        (3, -2),
    ):
        position = battle(
            "0 bow 1/26", f"1 axe {from_here('1/26', across, down)}", "1 axe 1/48", chapters=FLAT
        )
        assert events(position, "shoot 1 2", [3])[0].args["number"] == 14


@pytest.mark.rule("A4.2b")
@pytest.mark.parametrize("lord", ["champion", "hero"])
def test_lords_are_not_shot(lord: str) -> None:
    assert refusal(range_of(2, lord), "shoot 1 2") == "A4.2b"


@pytest.mark.rule("A4.2a")
@pytest.mark.parametrize("kind", ["axe", "lance", "sword", "champion", "hero"])
def test_nobody_else_shoots(kind: str) -> None:
    position = battle(f"0 {kind} {HERE}", f"1 axe {ROW[2]}", chapters=FLAT)
    assert refusal(position, "shoot 1 2") == "A4.2a"


@pytest.mark.rule("A4.2f", "A4.2k")
def test_the_target_does_not_roll_and_nobody_rises() -> None:
    result = played(range_of(2), "shoot 1 2", [13])
    assert len(result.rolls) == 1
    assert kinds(result.position)[1] == "bow"
    assert "promoted" not in [event.key for event in result.events]


@pytest.mark.rule("A4.2h", "A4.1d")
def test_one_action_either_way() -> None:
    position = battle(
        f"0 bow {HERE}", f"0 bow {HERE}", f"1 axe {EAST}", f"1 axe {ROW[3]}", f"0 bow {HERE}", chapters=FLAT
    )
    shot = after(position, "shoot 1 4", rolls=[3])
    assert refusal(shot, "shoot 1 4")
    assert refusal(shot, "attack 1 3") in ("A2.4i", "A4.2h")
    assert refusal(shot, "attack 2 3 1") == "A3.2c"
    struck = after(position, "attack 1 3 2", rolls=[3, 3])
    assert refusal(struck, "shoot 1 4") == "A4.2h"
    assert refusal(struck, "shoot 2 4") == "A4.2h", "support was his action"
    assert refusal(struck, "shoot 5 4") == ""


@pytest.mark.rule("A4.2h", "A2.4m")
def test_who_defended_himself_with_the_knife_still_shoots() -> None:
    position = battle(f"0 axe {HERE}", f"1 bow {EAST}", f"0 axe {ROW[4]}", chapters=FLAT)
    position = passed_to(after(position, "attack 1 2", rolls=[3, 3]), 1)
    assert refusal(position, "shoot 2 3") == ""


@pytest.mark.rule("A4.2i")
def test_shooting_past_neighbours_into_a_throng() -> None:
    position = battle(
        f"0 bow {HERE}",
        f"1 axe {ROW[2]}",
        f"0 axe {ROW[2]}",
        f"1 hero {ROW[2]}",
        f"1 axe {EAST}",
        chapters=FLAT,
    )
    for roll in (3, 13, 18):
        alive = kinds(after(position, "shoot 1 2", rolls=[roll]))
        assert alive.keys() | {2} == {1, 2, 3, 4, 5}


@pytest.mark.rule("A4.2j")
def test_no_support_for_a_shot() -> None:
    position = battle(f"0 bow {HERE}", f"0 bow {HERE}", f"1 axe {ROW[3]}", chapters=FLAT)
    result = played(position, "shoot 1 3", [13])
    assert 3 in kinds(result.position), "a roll of 13 is not enough, whoever stands by"
    assert refusal(result.position, "shoot 2 3") == "", "but he shoots for himself"


@pytest.mark.rule("A4.2f", "A2.3c")
def test_a_bow_moves_two_steps_and_shoots_then() -> None:
    position = battle(f"0 bow {HERE}", f"1 axe {ROW[7]}", chapters=FLAT)
    assert refusal(position, "shoot 1 2") == "A4.2d"
    assert refusal(after(position, f"go 1 {ROW[2]}"), "shoot 1 2") == ""
