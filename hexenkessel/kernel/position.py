"""Everything that is true at one moment of one game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Generic, TypeVar

import msgspec

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Step

S = TypeVar("S")


class Setup(msgspec.Struct, frozen=True):
    """What a game is begun with. Setup and actions determine every later position."""

    game: str
    version: str
    seats: int
    options: Mapping[str, Scalar]
    dice: DiceParts


class Position(msgspec.Struct, Generic[S], frozen=True, dict=True):
    """Plain frozen data. A game subclasses it with its own state and the union of its steps,
    so that a position can be written to JSON and read back."""

    setup: Setup
    number: int  # how many actions led here
    steps: tuple[Step[S], ...]  # the last one waits; the others resume when it is done
    state: S
    outcome: Outcome | None = None

    @property
    def step(self) -> Step[S]:
        return self.steps[-1]

    @cached_property
    def due(self) -> tuple[Seat, ...]:
        """The seats that must decide now. Remembered, because everybody asks; no part of the position."""
        return () if self.outcome else self.steps[-1].due(self)
