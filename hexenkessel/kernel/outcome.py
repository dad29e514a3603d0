"""The outcome of a game: places and scores."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hexenkessel.kernel.seats import Seat


class Outcome(msgspec.Struct, frozen=True):
    """Places and scores of a finished game."""

    reason: str  # a message key of the game: outcome-<reason>
    places: tuple[int, ...]  # for each seat 1 for the best; seats that share a place share its number
    scores: tuple[int, ...]  # for each seat

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def is_shared(self) -> bool:
        """Are several the best: a draw, or allies who won together?"""
        return len(self.winners) > 1


def rank(totals: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from totals, the highest first; equal totals share a place.

    >>> rank([(30,), (70,), (30,)])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > mine for other in totals) for mine in totals)
