"""The game state: setup, and position, which is everything that is true at one moment."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cached_property
from typing import Generic, TypeVar

import msgspec

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Step

S = TypeVar("S")


class Setup(msgspec.Struct, frozen=True):
    """The setup of a game. Setup and actions determine every later position."""

    game: str
    version: str
    seats: int
    options: Mapping[str, Scalar]
    dice: DiceParts


def sampled_dice(rng: random.Random) -> DiceParts:
    """Dice for a sampled position: nobody's, so that nothing is learnt from them."""
    return DiceParts(f"sampled {rng.getrandbits(64)}")


def sampled_setup(
    game: str, version: str, seats: int, rng: random.Random, options: msgspec.Struct | None = None
) -> Setup:
    """The setup of a sampled position: what a view tells of it, with dice of its own."""
    given = msgspec.structs.asdict(options) if options else {}
    return Setup(game, version, seats, given, sampled_dice(rng))


class Position(msgspec.Struct, Generic[S], frozen=True, dict=True):
    """A position: plain frozen data. A game subclasses it with its own state and the union of its steps,
    so that a position can be written to JSON and read back."""

    setup: Setup
    number: int  # how many actions led here
    steps: tuple[Step[S], ...]  # the last one waits; the others resume when it is done
    state: S
    outcome: Outcome | None = None

    @property
    def step(self) -> Step[S]:
        return self.steps[-1]

    def steps_seen_by(self, observer: Observer) -> tuple[Step[S], ...]:
        """The steps for a view, without what this observer may not know; none once the game is over."""
        return () if self.outcome else tuple([step.as_seen_by(observer, self.state) for step in self.steps])

    @cached_property
    def due(self) -> tuple[Seat, ...]:
        """The seats that must decide now. Remembered, because everybody asks; no part of the position."""
        return () if self.outcome else self.steps[-1].due(self)
