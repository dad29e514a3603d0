"""How a battle ends: places and scores."""

from __future__ import annotations

from collections.abc import Collection

from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.kernel.outcome import Outcome, rank


def scores(field: Battlefield) -> tuple[int, ...]:
    """For each seat the price of what its enemies have lost."""
    return tuple(
        sum(lost for other, lost in enumerate(field.losses) if field.sides[other] != field.sides[seat])
        for seat in range(field.seats)
    )


def won(field: Battlefield, reason: str, sides: Collection[int]) -> Outcome:
    """These sides have won; nobody at all is a draw."""
    return Outcome(
        reason, rank([(field.sides[seat] in sides,) for seat in range(field.seats)]), scores(field)
    )


def outcome_of(field: Battlefield, reason: str) -> Outcome:
    """Nobody has reached his goal: who has lost less of what was at stake stands above."""
    lost = [
        sum(field.losses[seat] for seat in range(field.seats) if field.sides[seat] == side)
        for side in field.sides
    ]
    return Outcome(reason, rank([(-price,) for price in lost]), scores(field))
