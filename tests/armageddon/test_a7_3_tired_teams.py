"""A7.3f, A8.4q: what has moved for one player and comes to another rests, in harness too."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.chariots import ALL
from tests.armageddon.table import after, battle, lines, refusal

# The wagon of seat 2, an ally of seat 0, stands on 1/25; its pole field is 1/26.
WAGON = ("2 wagon 1/25 pole=0", "2 axe 1/25 on=1", "2 lance 1/26")
FOE = "1 axe 1/48"
HORSE = 5


def allies(*figures: str, **more: Any) -> ArmageddonPosition:
    return battle(*WAGON, *figures, FOE, chapters=ALL, seats=3, sides=(0, 1, 0), **more)


def drives(position: ArmageddonPosition, wagon: int = 1) -> bool:
    """A chariot drives somewhere, or is kept from it by A7.3f alone."""
    rules = {refusal(position, f"go {wagon} 1/27"), refusal(position, f"back {wagon} 1/24")}
    assert rules in ({""}, {"A7.3f"})
    listed = bool(lines(position, f"go {wagon} ") or lines(position, f"back {wagon} "))
    assert listed == (rules == {""})
    return listed


@pytest.mark.rule("A7.3f", "A8.1d")
def test_given_after_a_step_it_keeps_its_bar_in_harness() -> None:
    position = allies("0 axe 1/27", "0 light-chariot-horse 1/27 led_by=4")
    given = after(position, "go 4 1/26", f"give {HORSE} 2", "go 4 1/19", "end", "end")
    harnessed = after(given, f"harness 3 {HORSE} 1", "go 3 1/33")
    assert harnessed.state.round == 1 and not drives(harnessed)
    assert drives(after(harnessed, "end", "end", "end"))


@pytest.mark.rule("A7.3f", "A8.1d")
def test_given_without_a_step_it_drives_at_once() -> None:
    position = allies("0 axe 1/26", "0 light-chariot-horse 1/26")
    given = after(position, f"give {HORSE} 2", "go 4 1/19", "end", "end")
    assert drives(after(given, f"harness 3 {HORSE} 1", "go 3 1/33"))


@pytest.mark.rule("A7.3f", "A8.4r")
def test_captured_after_a_step_it_keeps_its_bar_in_harness() -> None:
    """Seat 1 leads its horse to the pole field of its enemy and leaves it there."""
    position = allies("1 axe 1/27", "1 light-chariot-horse 1/27 led_by=4", "2 sword 1/33", active=1)
    position = after(position, "go 4 1/26", f"release {HORSE}", "go 4 1/27", "end")
    caught = after(position, f"lead 3 {HORSE}", f"harness 3 {HORSE} 1", "go 3 1/34")
    assert caught.state.figures[HORSE].owner == 2 and not drives(caught)


@pytest.mark.rule("A7.3f")
def test_one_tired_horse_in_a_team_is_enough() -> None:
    fresh = "2 light-chariot-horse 1/26 harness=1"
    position = allies("0 axe 1/27", "0 light-chariot-horse 1/27 led_by=4", fresh)
    given = after(position, "go 4 1/26", f"give {HORSE} 2", "go 4 1/19", "end", "end")
    beside = after(given, "go 3 1/33")
    assert not drives(after(beside, f"harness 3 {HORSE} 1"))
    # By the rein it does not move either.
    assert refusal(after(given, f"lead 3 {HORSE}"), "go 3 1/33") == "A7.3f"


@pytest.mark.rule("A7.3f", "A8.4r", "A8.4s")
def test_it_keeps_its_bar_when_the_wagon_changes_hands() -> None:
    """Seat 0 leads a horse up and harnesses it; the wagon, which has not moved, is given to seat 2."""
    crowd = ("0 wagon 1/25 pole=0", "2 axe 1/25 on=1", "0 axe 1/27", "0 light-chariot-horse 1/27 led_by=3")
    position = battle(*crowd, FOE, chapters=ALL, seats=3, sides=(0, 1, 0))
    position = after(position, "go 3 1/26", "harness 3 4 1", "give 1 2", "go 3 1/27", "end", "end")
    assert position.state.figures[4].owner == 2 and not drives(position)


@pytest.mark.rule("A7.3f", "A8.4s")
def test_a_bar_is_not_lost_by_a_second_gift() -> None:
    """From seat 0 to seat 2 after a step, harnessed there, and with the wagon on to seat 3: one round."""
    crowd = (*WAGON, "0 axe 1/27", "0 light-chariot-horse 1/27 led_by=4", "3 axe 1/25 on=1", FOE)
    position = battle(*crowd, chapters=ALL, seats=4, sides=(0, 1, 0, 0))
    position = after(position, "go 4 1/26", f"give {HORSE} 2", "go 4 1/27", "end", "end")
    position = after(position, f"harness 3 {HORSE} 1", "go 3 1/33", "give 1 3", "end")
    assert position.due == (3,) and not drives(position)


@pytest.mark.rule("A7.3f", "A8.4q", "A8.4j")
def test_horses_that_an_enemy_has_driven_rest_out_of_harness_too() -> None:
    """Seat 0 alone is on the wagon of seat 1 and drives it a step; seat 1 unharnesses its horse."""
    crowd = ("1 wagon 1/25 pole=0", "0 axe 1/25 on=1", "1 light-chariot-horse 1/26 harness=1", "1 axe 1/20")
    position = after(battle(*crowd, "0 axe 1/1", chapters=ALL), "go 1 1/27", "end")
    loose = after(position, "unharness 4 3", "go 4 1/27", "lead 4 3")
    assert loose.state.round == 1 and refusal(loose, "go 4 1/28") == "A7.3f"
    assert refusal(after(loose, "end", "end"), "go 4 1/28") == ""
