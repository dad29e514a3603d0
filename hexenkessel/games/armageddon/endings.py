"""How a battle ends: places and scores."""

from __future__ import annotations

from collections.abc import Collection

from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.kernel.outcome import Outcome, rank


def scores(field: Battlefield) -> tuple[int, ...]:
    """For each seat the price of what its enemies have lost."""
    losses = losses_of(field)
    return tuple(
        sum(lost for other, lost in enumerate(losses) if field.sides[other] != field.sides[seat])
        for seat in range(field.seats)
    )


def losses_of(field: Battlefield) -> tuple[int, ...]:
    """For each seat the price of what it has lost: what is dead, and ships that enemies have taken."""
    lost = list(field.losses)
    for figure in field.figures.values():
        if KINDS[figure.kind].is_prize:
            origin = field.origins[figure.id - 1]
            if origin is not None and field.is_enemy(figure.owner, origin):
                lost[origin] += KINDS[figure.kind].price
    return tuple(lost)


def won(field: Battlefield, reason: str, sides: Collection[int]) -> Outcome:
    """These sides have won; nobody at all is a draw."""
    return Outcome(
        reason, rank([(field.sides[seat] in sides,) for seat in range(field.seats)]), scores(field)
    )


def outcome_of(field: Battlefield, reason: str) -> Outcome:
    """Nobody has reached his goal: who has lost less of what was at stake stands above."""
    losses = losses_of(field)
    lost = [
        sum(losses[seat] for seat in range(field.seats) if field.sides[seat] == side) for side in field.sides
    ]
    return Outcome(reason, rank([(-price,) for price in lost]), scores(field))
