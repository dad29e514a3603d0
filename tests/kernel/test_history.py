"""A game as it is played, and how far back one can go."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.kernel.history import History
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST
from tests.minis.march import GAME
from tests.minis.scripts import begun, say


def brought_together() -> History[Any, Any]:
    """A red and a blue piece stand next to each other, and it is red's turn."""
    history = begun(GAME)
    for line in ("go red13 a3", "go red13 a4", "finish"):
        say(history, 0, line)
    say(history, 1, "finish")
    return history


def test_history_keeps_every_position_and_move() -> None:
    history = begun(GAME)
    positions = [history.position]
    for line in ("go red13 a3", "go red14 b3", "finish"):
        positions.append(say(history, 0, line).position)
    assert [history.position_at(number) for number in range(4)] == positions
    assert [seat for seat, _ in history.moves] == [0, 0, 0]


def test_refused_action_leaves_history_unchanged() -> None:
    history = begun(GAME)
    before = history.position
    with pytest.raises(Refused):
        say(history, 0, "go red13 a6")
    assert (history.position, history.moves, history.results) == (before, [], [])


def test_all_actions_without_dice_can_be_undone() -> None:
    history = begun(GAME)
    opening = history.position
    positions = [opening]
    for number in range(13, 25):
        square = "abcdefghijkl"[number - 13] + "3"
        positions.append(say(history, 0, f"go red{number} {square}").position)
    for earlier in reversed(positions[:-1]):
        assert history.undo(0) == earlier
    assert history.position == opening
    with pytest.raises(Refused, match="K6"):
        history.undo(0)


def test_roll_cannot_be_undone() -> None:
    history = brought_together()
    say(history, 0, "attack red13 blue1")
    with pytest.raises(Refused, match="K7"):
        history.undo(0)


def test_undo_after_a_roll_stops_at_the_roll() -> None:
    history = brought_together()
    after_die = say(history, 0, "attack red13 blue1").position
    say(history, 0, "go red14 b3")
    assert history.undo(0) == after_die
    assert history.why_not_undo(0) is not None


def test_end_of_a_turn_cannot_be_undone() -> None:
    history = begun(GAME)
    say(history, 0, "finish")
    with pytest.raises(Refused, match="K7"):
        history.undo(0)


def test_only_the_last_actor_can_undo() -> None:
    history = begun(GAME)
    say(history, 0, "go red13 a3")
    for other in (1, HOST):
        with pytest.raises(Refused, match="K8"):
            history.undo(other)
    assert len(history.moves) == 1


def test_undo_does_not_change_later_dice() -> None:
    """The dice belong to the number of the action: after undo the same attack falls the same way."""
    history, other = brought_together(), brought_together()
    say(other, 0, "go red14 b3")
    other.undo(0)
    assert say(history, 0, "attack red13 blue1") == say(other, 0, "attack red13 blue1")


def test_rewind_goes_back_to_any_position() -> None:
    history = brought_together()
    third = history.position_at(3)
    assert history.rewind(3) == third
    assert len(history.moves) == len(history.results) == 3
    assert history.rewind(0) == history.opening.position
    for number in (-1, 1):
        with pytest.raises(ValueError, match="no position"):
            history.rewind(number)


def test_played_result_can_be_appended_later() -> None:
    history, other = begun(GAME), begun(GAME)
    played = say(other, 0, "go red13 a3")
    history.note(*other.moves[0], played)
    assert (history.position, history.moves) == (other.position, other.moves)
