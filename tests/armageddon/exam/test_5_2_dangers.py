"""Examination of 5.2: thirst, freezing, sinking, and rolling for life."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hexenkessel.games.armageddon.scenarios.format import KillLeader
from hexenkessel.kernel.gate import Played
from tests.armageddon.exam.compass import from_here
from tests.armageddon.exam.course import passed_to, told
from tests.armageddon.table import after, battle, kinds, lines, played, refusal

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)
DANGERS = {
    "desert": "thirst", "highland_desert": "thirst", "ice_lowland": "freezing", "ice_highland": "freezing",
    "ice_mountain": "freezing", "swamp": "sinking",
}  # fmt: skip


def dawn(*figures: str, rolls: Iterable[int] = (), **land: Any) -> Played[Any]:
    """The turn of seat 0 begins, after seat 1 has ended its own in the last round."""
    position = battle(*figures, active=1, **land)
    return played(position, "end", rolls)


@pytest.mark.rule("A5.2f", "A5.2g")
@pytest.mark.parametrize(("terrain", "danger"), DANGERS.items())
def test_six_protects_and_five_does_not(terrain: str, danger: str) -> None:
    army = (f"0 axe {HERE}", "0 axe 1/1", "1 axe 1/48")
    safe = dawn(*army, rolls=[6], **{terrain: HERE})
    assert [each["danger"] for each in told(safe.events, "protected")] == [danger]
    assert kinds(safe.position) == {1: "axe", 2: "axe", 3: "axe"}
    for roll, lives in ((10, True), (9, False), (3, False), (18, True)):
        open_ = dawn(*army, rolls=[5, roll], **{terrain: HERE})
        assert (1 in kinds(open_.position)) == lives
        assert open_.position.due == (0,), "and then he moves"


@pytest.mark.rule("A5.2f")
@pytest.mark.parametrize("terrain", ["highland", "mountain", "forest"])
def test_no_danger_elsewhere(terrain: str) -> None:
    ground: dict[str, Any] = {terrain: HERE}
    assert not dawn(f"0 axe {HERE}", "1 axe 1/48", **ground).rolls


@pytest.mark.rule("A5.2f")
def test_crossing_is_not_dangerous_and_leaving_in_time_saves() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/48", swamp=EAST)
    crossed = after(position, f"go 1 {FAR_EAST}")
    assert passed_to(passed_to(crossed, 1), 0).due == (0,), "no die is needed"
    stayed = after(position, f"go 1 {EAST}")
    assert not passed_to(stayed, 1).state.fallen, "nothing happens in the turn of another"


@pytest.mark.rule("A5.2g", "A5.2h")
def test_one_roll_a_field_however_many_stand_there() -> None:
    army = [f"0 axe {HERE}"] * 4 + [f"0 axe {FAR_EAST}"] * 3
    safe = dawn(*army, "1 axe 1/48", rolls=[6, 6], desert=f"{HERE} {FAR_EAST}")
    assert len(told(safe.events, "protected")) == 2
    assert len(kinds(safe.position)) == 8


@pytest.mark.rule("A5.2i", "A5.2l")
def test_only_who_is_on_turn_rolls_and_each_for_himself() -> None:
    army = (f"0 axe {HERE}", f"1 axe {HERE}", f"2 axe {HERE}", "0 axe 1/1", "1 axe 1/48", "2 axe 1/47")
    position = battle(*army, active=2, seats=3, sides=(0, 0, 1), desert=HERE)
    first = after(position, "end", rolls=[5, 9])
    assert set(kinds(first)) == {2, 3, 4, 5, 6}, "nobody rolled for the others, nor could an ally support him"
    second = after(first, "end", rolls=[5, 10])
    assert set(kinds(second)) == {2, 3, 4, 5, 6}
    third = after(second, "end", rolls=[6])
    assert third.due == (2,)


# Rolling for life


@pytest.mark.rule("A5.2k")
def test_the_first_roll_is_given_to_the_hero() -> None:
    start = dawn(f"0 axe {HERE}", f"0 hero {HERE}", "1 axe 1/48", rolls=[5, 12], ice_lowland=HERE).position
    assert start.due == (0,)
    assert sorted(lines(start)) == ["assign 1", "assign 2"]
    assert kinds(after(start, "assign 2", rolls=[7])) == {2: "hero", 3: "axe"}
    assert kinds(after(start, "assign 1", rolls=[7])) == {1: "axe", 3: "axe"}


@pytest.mark.rule("A5.2k", "A5.2h")
def test_as_many_rolls_as_warriors_each_for_another() -> None:
    army = [f"0 {kind} {HERE}" for kind in ("axe", "bow", "champion", "hero")]
    one = dawn(*army, "1 axe 1/48", rolls=[3, 9], desert=HERE).position
    two = after(one, "assign 1", rolls=[10])
    assert set(kinds(two)) == {2, 3, 4, 5}, "a bad roll is given away as well, and at once"
    assert refusal(two, "assign 1")
    assert sorted(lines(two)) == ["assign 2", "assign 3", "assign 4"]
    three = after(two, "assign 4", rolls=[9])
    four = after(three, "assign 2", rolls=[10])
    assert set(kinds(four)) == {3, 4, 5}
    assert refusal(four, f"go 4 {EAST}") == "", "the survivors move"


@pytest.mark.rule("A5.2k")
@pytest.mark.parametrize("line", ["assign 3", "assign 4", "assign 5", "end", f"go 1 {EAST}", "fight"])
def test_nobody_else_is_meant_and_nothing_else_is_done(line: str) -> None:
    army = (f"0 axe {HERE}", f"0 bow {HERE}", f"1 axe {HERE}", f"0 axe {EAST}", f"0 axe {FAR_EAST}")
    position = dawn(*army, rolls=[5, 12], desert=HERE).position
    assert refusal(position, line)


@pytest.mark.rule("A5.2k", "A5.2g")
def test_two_unprotected_fields_do_not_support_each_other() -> None:
    army = [f"0 {kind} {field}" for field in (HERE, FAR_EAST) for kind in ("axe", "hero")]
    position = battle(*army, "1 axe 1/48", active=1, swamp=f"{HERE} {FAR_EAST}")
    first = after(position, "end", rolls=[5, 12])
    assert sorted(lines(first)) == ["assign 1", "assign 2"]
    second = after(first, "assign 2", rolls=[7, 5, 12])
    assert sorted(lines(second)) == ["assign 3", "assign 4"]
    assert set(kinds(after(second, "assign 4", rolls=[7]))) == {2, 4, 5}


@pytest.mark.rule("A5.2k")
def test_men_alike_need_no_naming_but_each_has_his_roll() -> None:
    alive = kinds(dawn(*[f"0 axe {HERE}"] * 4, "1 axe 1/48", rolls=[5, 10, 9, 18, 3], desert=HERE).position)
    assert len(alive) == 3


@pytest.mark.rule("A5.2k")
def test_a_leader_is_not_like_any_other_hero() -> None:
    """The battle hangs on one of the two: whom a roll is for is the player's to say."""
    army = (f"0 hero {HERE}", f"0 hero {HERE}", "1 hero 1/48")
    position = battle(*army, active=1, goals=(KillLeader("hero"),), leaders=(2, 3), desert=HERE)
    start = after(position, "end", rolls=[5, 9])
    assert sorted(lines(start)) == ["assign 1", "assign 2"]
    assert kinds(after(start, "assign 1", rolls=[10])) == {2: "hero", 3: "hero"}


@pytest.mark.rule("A5.2j", "A2.4ab")
def test_whom_the_desert_takes_altogether_is_out() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/48", "2 axe 1/1", active=2, seats=3, desert=HERE)
    gone = after(position, "end", rolls=[5, 9])
    assert gone.due == (1,)
    assert gone.state.round == 2


@pytest.mark.rule("A5.2j", "A3.1b")
@pytest.mark.parametrize("kind", ["axe", "bow", "champion", "hero"])
def test_lords_and_bows_need_ten_as_well(kind: str) -> None:
    army = (f"0 {kind} {HERE}", "0 axe 1/1", "1 axe 1/48")
    assert 1 in kinds(dawn(*army, rolls=[5, 10], desert=HERE).position)
    assert 1 not in kinds(dawn(*army, rolls=[5, 9], desert=HERE).position)


@pytest.mark.rule("A5.2g", "A2.4x")
def test_who_came_through_moves_and_acts_as_ever() -> None:
    started = dawn(f"0 axe {HERE}", f"1 axe {FAR_EAST}", rolls=[5, 10], desert=HERE)
    assert started.closes_undo
    assert refusal(started.position, f"go 1 {from_here(HERE, -2, 0)}") == ""
    assert refusal(after(started.position, f"go 1 {EAST}"), "attack 1 2") == ""
