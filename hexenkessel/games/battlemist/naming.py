"""Who is meant: messages are told of seats, people speak of races."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.kernel.event import Argument, Scalar

SEATS: Final = frozenset(
    {"seat", "seats", "victim", "partner", "to_seat", "attacker", "defender", "conqueror", "foe"}
)
"""What messages call the arguments in which a seat stands."""


def in_words(view: BattlemistView, args: Mapping[str, Argument]) -> Mapping[str, Argument]:
    """The same with races in place of seats, once they are chosen."""
    if "race" in args:
        return args  # it is being chosen right now

    def race_of(seat: Scalar) -> Scalar:
        return (view.players[seat].race or seat) if isinstance(seat, int) else seat

    def named(value: Argument) -> Argument:
        return tuple(map(race_of, value)) if isinstance(value, tuple) else race_of(value)

    return {name: named(value) if name in SEATS else value for name, value in args.items()}
