"""By how much one army outdoes another: hits dealt and hits it can take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..battle.fight import Fight, strike_number

SKILLS: Final = 6
"""Skills are from 0 to 5."""

# Chance of a hit by striker's and target's skill.
_HIT: Final[list[list[float]]] = [
    [(7 - max(1, strike_number(mine, his))) / 6 for his in range(SKILLS)] for mine in range(SKILLS)
]


def advantage(
    mine: Sequence[int], my_health: Sequence[int], his: Sequence[int], his_health: Sequence[int]
) -> float:
    """Hits dealt and hits that can be taken, as a ratio of both.

    Armies are given by skill, as power and as health: power not yet lost to hits.
    """
    my_lives, his_lives = float(sum(my_health)), float(sum(his_health))
    if his_lives <= 0.0 or my_lives <= 0.0:
        return 100.0 if my_lives > 0.0 else 0.01
    dealt, taken = 0.0, 0.0
    for a in range(SKILLS):
        if mine[a] or my_health[a]:
            for b in range(SKILLS):
                dealt += mine[a] * his_health[b] * _HIT[a][b]
                taken += his[b] * my_health[a] * _HIT[b][a]
    if taken <= 0.0:
        return 100.0
    # In a phase he loses dealt / his_lives hits of his_lives, we lose taken / my_lives of my_lives.
    return (dealt / (his_lives * his_lives)) / (taken / (my_lives * my_lives))


def superiority(fight: Fight, side: int) -> float:
    """The advantage of one army in a battle under way."""
    powers: list[list[int]] = [[0] * SKILLS, [0] * SKILLS]
    health: list[list[int]] = [[0] * SKILLS, [0] * SKILLS]
    for u in range(len(fight.kinds)):
        if fight.is_alive(u):
            army, skill = fight.sides[u], fight.skills[u]
            powers[army][skill] += fight.powers[u]
            health[army][skill] += fight.powers[u] - fight.hits[u]
    return advantage(powers[side], health[side], powers[1 - side], health[1 - side])
