"""Lines of rangestrikes: which hexes they cross, and over which hexsides (T12.4)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from typing import Final, TypeAlias

from .battleland import Battleland, Hazard
from .hexes import CUBE, HEXES, Hex, distance

Corridor: TypeAlias = tuple[Hex, ...]
"""The hexes a line crosses one after the other, from the striker's to the target's."""

Line: TypeAlias = list[bool]
"""For every hexside of one kind that is crossed, whether striker or target stands on its upper hex."""

Cube: TypeAlias = tuple[int, int, int]

# T12.3c: no rangestrike goes further than four hexes, both ends counted.
LONGEST_RANGE: Final = 4

_HEX_AT: Final = {cube: hex for hex, cube in enumerate(CUBE)}


def _stretch(hex: Cube, end: Cube) -> tuple[Fraction, Fraction, bool] | None:
    """Where the line from the origin to ``end`` is in ``hex``: from, to, and whether only along its side.

    A point lies in the hex around the origin if no two of its coordinates differ by more than one,
    and on its border if two differ by exactly one. None if the line at most touches a corner.
    """
    enters, leaves, is_along_side = Fraction(0), Fraction(1), False
    for i, j in ((0, 1), (1, 2), (2, 0)):
        offset, slope = hex[j] - hex[i], end[i] - end[j]
        if slope == 0:
            if abs(offset) > 1:
                return None
            is_along_side = is_along_side or abs(offset) == 1
            continue
        bounds = sorted((Fraction(-1 - offset, slope), Fraction(1 - offset, slope)))
        enters, leaves = max(enters, bounds[0]), min(leaves, bounds[1])
    return (enters, leaves, is_along_side) if enters < leaves else None


@cache
def _lines(end: Cube) -> tuple[tuple[Cube, ...], ...]:
    """Every choice of hexes the line from the origin to ``end`` can be said to cross."""
    length = max(abs(c) for c in end)
    stations: dict[Fraction, list[Cube]] = {}
    for x, y in product(range(-length, length + 1), repeat=2):
        stretch = _stretch((x, y, -x - y), end)
        # T12.4a: the corridor is made of all hexes the line between the two centres crosses.
        # T12.4b: where it runs along a hexside, of either hex beside it, as the striker likes.
        if stretch is not None:
            stations.setdefault(stretch[0], []).append((x, y, -x - y))
    return tuple(product(*(stations[enters] for enters in sorted(stations))))


@cache
def corridors(start: Hex, end: Hex) -> tuple[Corridor, ...]:
    """All corridors between two hexes that lie wholly on the map: one or two."""
    origin = CUBE[start]
    way: Cube = (CUBE[end][0] - origin[0], CUBE[end][1] - origin[1], CUBE[end][2] - origin[2])
    found = []
    for line in _lines(way):
        cubes = [(x + origin[0], y + origin[1], z + origin[2]) for x, y, z in line]
        if all(cube in _HEX_AT for cube in cubes):
            found.append(tuple(_HEX_AT[cube] for cube in cubes))
    return tuple(found)


def hexes_between(corridor: Corridor) -> Corridor:
    return corridor[1:-1]


def lines_over(land: Battleland, corridor: Corridor) -> dict[Hazard, Line]:
    """For each hazard on the hexsides that a corridor crosses, its line."""
    found: dict[Hazard, Line] = {}
    last = len(corridor) - 2
    for place, (start, end) in enumerate(pairwise(corridor)):
        crossing = land.crossing(start, end)
        if crossing.hazard is not None:
            is_atop = (place == last) if crossing.is_up else (place == 0)
            found.setdefault(crossing.hazard, []).append(is_atop)
    return found


@cache
def pairs_in_range() -> tuple[tuple[Hex, Hex], ...]:
    """All pairs of hexes a corridor can join: not neighbours, and not further than the longest range."""
    pairs = product(range(HEXES), repeat=2)
    return tuple((a, b) for a, b in pairs if 2 <= distance(a, b) < LONGEST_RANGE)
