"""Random numbers for simulations only: small, fast, repeatable, the same compiled or not.

The dice of a game at a table come from the kernel, never from here.
"""

from __future__ import annotations

from math import comb
from typing import Final

_WORD: Final = 0xFFFFFFFF
_MOST_DICE: Final = 64


def _hit_limits(dice: int, number: int) -> list[int]:
    """Limits for a random word: below the first no die hits, below the second at most one, and so on."""
    good = 7 - number
    ways, limits = 0, []
    for hits in range(dice + 1):
        ways += comb(dice, hits) * good**hits * (6 - good) ** (dice - hits)
        limits.append((ways << 32) // 6**dice)
    return limits


_LIMITS: Final[list[list[int]]] = [[] for _ in range(7 * _MOST_DICE)]


class QuickRandom:
    """Marsaglia's xorshift with four words of 32 bits."""

    def __init__(self, seed: int = 1) -> None:
        self.x: int = (seed & _WORD) ^ 0x9E3779B9
        self.y: int = (seed >> 32 & _WORD) ^ 0x243F6A88
        self.z: int = (seed >> 64 & _WORD) ^ 0xB7E15162
        self.w: int = 0x6A09E667
        # Seeds that differ in few bits begin alike; let them part.
        for _ in range(32):
            self.word()

    def word(self) -> int:
        """The next 32 random bits."""
        t = self.x ^ (self.x << 11 & _WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``."""
        # Thirty bits, because mypyc multiplies larger numbers the slow way.
        return (self.word() >> 2) * limit >> 30

    def hits(self, dice: int, number: int) -> int:
        """How many of these dice show at least ``number``: one draw, with the odds of real dice."""
        if dice >= _MOST_DICE or number <= 1:
            return dice if number <= 1 else self.hits(dice // 2, number) + self.hits(dice - dice // 2, number)
        limits = _LIMITS[7 * dice + number]
        if not limits:
            limits = _LIMITS[7 * dice + number] = _hit_limits(dice, number)
        word = self.word()
        hits = 0
        while word >= limits[hits]:
            hits += 1
        return hits
