"""Lines of sight on a hexagonal grid: the cells that a line between centres cuts, and those it only touches.

All by whole numbers: the centre of (q, r) is (2q + r, 3r), its corners lie (0, ±2) and (±1, ±1) from there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hexenkessel.hexes.axial import Cell, distance

_CORNERS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


class Line(NamedTuple):
    """A line from (0, 0) to another cell, without the cells at its ends."""

    cut: tuple[Cell, ...]  # it runs through their interior
    left: tuple[Cell, ...]  # it touches a corner or an edge of these, which lie on its left
    right: tuple[Cell, ...]


@lru_cache(maxsize=4096)
def line_to(target: Cell) -> Line:
    """The line from the middle to the target.

    >>> line_to((2, 0)).cut
    ((1, 0),)
    >>> line_to((1, 1))
    Line(cut=(), left=((0, 1),), right=((1, 0),))
    """
    far = distance((0, 0), target)
    ahead_x, ahead_y = 2 * target[0] + target[1], 3 * target[1]
    cut: list[Cell] = []
    left: list[Cell] = []
    right: list[Cell] = []
    for q in range(min(0, target[0]) - 1, max(0, target[0]) + 2):
        for r in range(min(0, target[1]) - 1, max(0, target[1]) + 2):
            cell = (q, r)
            # What the line meets between its ends is nearer to both than they are to each other.
            if cell in ((0, 0), target) or max(distance((0, 0), cell), distance(cell, target)) >= far:
                continue
            sides = [
                ahead_x * (3 * r + dy) - ahead_y * (2 * q + r + dx) for dx, dy in _CORNERS
            ]  # above zero: this corner lies on one side of the line, below: on the other
            if min(sides) < 0 < max(sides):
                cut.append(cell)
            elif 0 in sides:
                (left if max(sides) > 0 else right).append(cell)
    return Line(tuple(cut), tuple(left), tuple(right))
