"""Failures of checks, each with the record that reproduces it."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import write_record
from hexenkessel.kernel.seats import Seat


class Fault(Exception):
    """The exception of a check: what is wrong, and what to do about it. The runner knows where."""


class BatteryFailure(AssertionError):
    """A check that a game did not pass."""

    def __init__(self, check: str, problem: str, record: str = "", file: Path | None = None) -> None:
        super().__init__(problem)
        self.check = check
        self.problem = problem
        self.record = record  # its last action is the bad one; empty if the game did not even begin
        self.file = file  # where the record was written

    def __str__(self) -> str:
        where = f"\nThe record is in {self.file}." if self.file else ""
        return f"[{self.check}] {self.problem}{where}"


def history_at(history: History[Any, Any], number: int) -> History[Any, Any]:
    """The same game after this many actions; the positions are shared."""
    earlier = copy.copy(history)
    earlier.moves, earlier.results = history.moves[:number], history.results[:number]
    return earlier


def record_ending_with(
    history: History[Any, Any], number: int, bad: tuple[Seat, Action] | None = None
) -> str:
    """The record of the first `number` actions and then the bad one, even if it could not be played."""
    shown = history_at(history, number)
    if bad is not None and _can_be_written(history, *bad):
        shown.moves.append(bad)
        shown.results.append(Played(shown.opening.position, (), (), True))
    return write_record(shown)


def _can_be_written(history: History[Any, Any], seat: object, action: object) -> bool:
    if isinstance(seat, bool) or not isinstance(seat, int) or not -1 <= seat < 100:
        return False
    try:
        return isinstance(action, Action) and bool(history.game.grammar.write(action))
    except TypeError:
        return False
