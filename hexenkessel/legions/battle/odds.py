"""Exact odds of strikes: hits, kills and what carries over, from whole numbers, without sampling."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb, fsum
from typing import TypeAlias

Need: TypeAlias = int
"""Hits a character can still take before it is slain, counting the last one."""


@lru_cache(maxsize=4096)
def hit_ways(dice: int, number: int) -> tuple[int, ...]:
    """In how many of the 6**dice rolls there are 0, 1, 2 .. hits.

    >>> hit_ways(2, 5)
    (16, 16, 4)
    """
    good = min(6, 7 - number)
    return tuple(comb(dice, hits) * good**hits * (6 - good) ** (dice - hits) for hits in range(dice + 1))


@lru_cache(maxsize=4096)
def hit_odds(dice: int, number: int) -> tuple[float, ...]:
    """Chance of 0, 1, 2 .. hits."""
    rolls = 6**dice
    return tuple(ways / rolls for ways in hit_ways(dice, number))


def expected_hits(dice: int, number: int) -> float:
    """Hits on average, if every hit counts.

    >>> expected_hits(6, 5)
    2.0
    """
    return dice * min(6, 7 - number) / 6


@lru_cache(maxsize=4096)
def kill_chance(dice: int, number: int, need: Need) -> float:
    """Chance of at least ``need`` hits."""
    rolls: int = 6**dice
    return sum(hit_ways(dice, number)[max(need, 0) :]) / rolls


@lru_cache(maxsize=4096)
def expected_damage(dice: int, number: int, need: Need) -> float:
    """Hits on average that a single target takes, those beyond its need not counted."""
    rolls: int = 6**dice
    return sum(min(hits, need) * ways for hits, ways in enumerate(hit_ways(dice, number))) / rolls


def carried(hits: int, needs: tuple[Need, ...]) -> tuple[int, ...]:
    """How hits fall on the first target and then, in this order, on those they carry to.

    >>> carried(5, (2, 4))
    (2, 3)
    """
    taken = []
    for need in needs:
        taken.append(min(hits, need))
        hits -= taken[-1]
    return tuple(taken)


@lru_cache(maxsize=4096)
def kill_chances(dice: int, number: int, needs: tuple[Need, ...]) -> tuple[float, ...]:
    """Chance that each is slain when hits carry from one to the next in this order."""
    totals = [sum(needs[: place + 1]) for place in range(len(needs))]
    return tuple(kill_chance(dice, number, total) for total in totals)


@lru_cache(maxsize=4096)
def expected_damages(dice: int, number: int, needs: tuple[Need, ...]) -> tuple[float, ...]:
    """Hits on average that each takes when hits carry from one to the next in this order."""
    rolls, sums = 6**dice, [0] * len(needs)
    for hits, ways in enumerate(hit_ways(dice, number)):
        for place, taken in enumerate(carried(hits, needs)):
            sums[place] += taken * ways
    return tuple(total / rolls for total in sums)


def best_kills(hits: int, others: tuple[tuple[Need, float], ...]) -> float:
    """The most that can be slain with carried hits: others are given as need and worth."""
    best = 0.0
    for size in range(1, len(others) + 1):
        for chosen in combinations(others, size):
            if sum(need for need, _ in chosen) <= hits:
                best = max(best, fsum(worth for _, worth in chosen))
    return best


@lru_cache(maxsize=4096)
def expected_kills(
    dice: int, number: int, first: tuple[Need, float], others: tuple[tuple[Need, float], ...] = ()
) -> float:
    """Worth slain on average by a strike whose hits are carried as well as each roll allows."""
    need, worth = first
    odds = hit_odds(dice, number)
    return fsum(odds[hits] * (worth + best_kills(hits - need, others)) for hits in range(need, dice + 1))
