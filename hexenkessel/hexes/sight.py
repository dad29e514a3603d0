"""Lines of sight on a hexagonal grid: the cells that a line between centres cuts, and those it only touches.

All by whole numbers: the centre of (q, r) is (2q + r, 3r), its corners lie (0, ±2) and (±1, ±1) from there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hexenkessel.hexes.axial import Cell, Direction, distance, neighbours

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


class Crossed(NamedTuple):
    """An edge that a line meets, as the side of a cell, and at which part of the line's length."""

    cell: Cell
    direction: Direction
    part: int
    of: int


class EdgeLine(NamedTuple):
    """The edges that a line from (0, 0) to another cell meets. What it runs along it does not meet."""

    cut: tuple[Crossed, ...]  # it runs through them
    left: tuple[Crossed, ...]  # it touches an end of these, which lie on its left
    right: tuple[Crossed, ...]


@lru_cache(maxsize=4096)
def edges_to(target: Cell) -> EdgeLine:
    """The edges on the line from the middle to the target, each named from one of its two cells.

    >>> edges_to((1, 0)).cut
    (Crossed(cell=(0, 0), direction=0, part=1, of=2),)
    """
    ahead_x, ahead_y = 2 * target[0] + target[1], 3 * target[1]
    length = ahead_x * ahead_x + ahead_y * ahead_y
    line = line_to(target)
    cells = {(0, 0), target, *line.cut, *line.left, *line.right}
    cut: list[Crossed] = []
    left: list[Crossed] = []
    right: list[Crossed] = []
    seen: set[frozenset[Cell]] = set()
    for cell in sorted(cells):
        for direction, neighbour in enumerate(neighbours(cell)):
            pair = frozenset((cell, neighbour))
            if pair in seen:
                continue
            seen.add(pair)
            ends = [
                (2 * cell[0] + cell[1] + dx, 3 * cell[1] + dy)
                for dx, dy in (_CORNERS[1 - direction], _CORNERS[2 - direction])
            ]
            sides = [ahead_x * y - ahead_y * x for x, y in ends]
            along = [ahead_x * x + ahead_y * y for x, y in ends]
            part, of = _meets(sides, along, length)
            if not 0 < part < of:
                continue
            met = Crossed(cell, direction, part, of)
            if min(sides) < 0 < max(sides):
                cut.append(met)
            elif 0 in sides and any(sides):
                (left if max(sides) > 0 else right).append(met)
    return EdgeLine(tuple(cut), tuple(left), tuple(right))


def _meets(sides: list[int], along: list[int], length: int) -> tuple[int, int]:
    """At which part of the line's length it meets an edge or its end; (0, 1): nowhere."""
    (one, other), (near, far) = sides, along
    if one * other > 0 or one == other:
        return 0, 1
    # The point that divides the edge by the distances of its ends from the line.
    part, of = near * (one - other) + one * (far - near), length * (one - other)
    return (part, of) if of > 0 else (-part, -of)
