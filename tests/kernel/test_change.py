"""The workbench of one action, and who hears what happened on it."""

from __future__ import annotations

from typing import Any

from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import HashedChance
from hexenkessel.kernel.event import Event, Roll, events_for
from hexenkessel.kernel.outcome import Outcome
from tests.minis.march import GAME
from tests.minis.march.turn import Turn
from tests.minis.scripts import begun


def bench() -> Change[Any]:
    position = begun(GAME).position
    return Change(position, HashedChance(position.setup.dice.key, position.number))


def test_steps_are_pushed_replaced_and_popped() -> None:
    change = bench()
    change.push(Turn(1), Turn(0, 7))
    change.replace(Turn(1, 8))
    assert change.steps == [Turn(0), Turn(1), Turn(1, 8)]
    change.pop()
    assert change.position(5).steps == (Turn(0), Turn(1))


def test_position_before_is_unchanged() -> None:
    change = bench()
    before = change.before
    change.state = change.state.without("red1")
    change.push(Turn(1))
    change.end(Outcome("x", (1, 1), (0, 0)))
    after = change.position(1)
    assert before == begun(GAME).position
    assert type(after) is type(before)
    assert (after.number, len(after.state.pieces), after.outcome) == (1, 47, Outcome("x", (1, 1), (0, 0)))


def test_rolls_are_recorded_and_shuffles_are_hidden() -> None:
    change = bench()
    dice = change.roll("attack", 3)
    assert change.rolls == [Roll("attack", dice)]
    assert not change.revealed
    change.shuffle("deck", "abc")
    assert len(change.rolls) == 1
    assert change.revealed
    # What was drawn in secret is counted all the same: who checks the dice must know which draw a roll was.
    more = change.roll("attack", 2, sides=8)
    assert change.rolls[1:] == [Roll("attack", more, sides=8, draw=3)]


def test_events_are_filtered_by_observer() -> None:
    change = bench()
    change.tell("all", number=1)
    change.tell("some", to=(0,))
    change.reveal("other", to=[1])
    change.tell("nobody", to=())
    events = tuple(change.events)
    assert [event.key for event in events_for(events, 0)] == ["all", "some"]
    assert [event.key for event in events_for(events, 1)] == ["all", "other"]
    assert events_for(events, None) == (Event("all", {"number": 1}),)
    assert change.revealed
