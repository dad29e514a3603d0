"""What dice say: hits, the rally table and plunder."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from hexenkessel.games.battlemist.components import PIECES

DIE: Final = 10  # B1.2b: ten sides, of which "0" counts as 10


class Hits(NamedTuple):
    """What an attack step has done to one side, before it is said to whom."""

    kills: int = 0
    routs: int = 0


def rallied(die: int, bonus: int = 0) -> int:
    """B3.3.3.1c: how many routed units return; below 1 counts as 1, above 10 as 10.

    >>> rallied(9), rallied(9, -3), rallied(9, 3)
    (3, 1, 3)
    """
    return PIECES.rally[min(max(die + bonus, 1), DIE) - 1]


def booty(settlement: Literal["town", "city"], die: int) -> int:
    """B3.3.3.3d: for a town half the die, rounded down; B3.3.3.3e: for a city rounded up, and two more.

    >>> booty("town", 5), booty("city", 6)
    (2, 5)
    """
    return die // 2 if settlement == "town" else (die + 1) // 2 + 2
