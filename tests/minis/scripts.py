"""Playing by lines of text, so that a test reads like a record."""

from __future__ import annotations

from typing import Any

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Played, check
from hexenkessel.kernel.history import History
from hexenkessel.kernel.seats import Seat


def begun(game: Game[Any, Any], seats: int = 2, dice: str = "dice", **options: Scalar) -> History[Any, Any]:
    """A game at its first decision."""
    return History(game, game.setup(seats, DiceParts(dice), options))


def say(history: History[Any, Any], seat: Seat, line: str) -> Played[Any]:
    """A seat says a line, and it is played."""
    return history.play(seat, history.game.grammar.read(line))


def refused(history: History[Any, Any], seat: Seat, line: str) -> str:
    """The rule by which a line is refused; empty if it may be played."""
    refusal = check(history.position, seat, history.game.grammar.read(line))
    return refusal.rule if refusal else ""


def told(played: Played[Any]) -> list[str]:
    """The keys of what was told."""
    return [event.key for event in played.events]
