"""Axial coordinates of a hexagonal grid: `q` to the east, `r` to the south-east; neighbours and distances.

The six directions are numbered clockwise from the east; two cells that touch do so over opposite edges.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""A hexagon, as ``(q, r)``."""

Direction: TypeAlias = int
"""0 is east, then clockwise: south-east, south-west, west, north-west, north-east."""

STEPS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def opposite(direction: Direction) -> Direction:
    return (direction + 3) % 6


@lru_cache(maxsize=8192)
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around one, clockwise from the east.

    >>> neighbours((0, 0))[0]
    (1, 0)
    """
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in STEPS)


def distance(one: Cell, other: Cell) -> int:
    """Steps from cell to cell, over whatever lies between.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rim(cells: Iterable[Cell]) -> list[Cell]:
    """The cells that touch these and are not among them, in a fixed order."""
    taken = set(cells)
    return sorted({around for cell in taken for around in neighbours(cell)} - taken)
