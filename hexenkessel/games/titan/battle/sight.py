"""Lines of rangestrikes: which hexes they cross, what closes them, what they cost (T12.4, T23)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from typing import Final, TypeAlias

from .terrain import CUBE, HEXES, NEIGHBOUR, Battleland, Crossing, Hex, distance

Corridor: TypeAlias = tuple[Hex, ...]
"""The hexes a line crosses one after the other, from the striker's to the target's."""

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


def _is_atop(place: int, crossing: Crossing, last: int) -> bool:
    """Whether striker or target stands on the upper hex of the hexside crossed at this place."""
    return (place == last) if crossing.is_up else (place == 0)


def why_closed(land: Battleland, corridor: Corridor) -> str | None:
    """The rule by which the ground closes this corridor to all but Warlocks, or None if it is open."""
    # T12.4c: one hex that blocks is enough to forbid the rangestrike.
    # T12.4d: hazards are judged here, characters by the hexes of ``screens``.
    # T23.3c: nothing flies through a tree.
    if any(land.hazards[hex] == "tree" for hex in hexes_between(corridor)):
        return "T23.3c"
    crossings = [land.crossing(a, b) for a, b in pairwise(corridor)]
    last = len(crossings) - 1
    atop: dict[str, list[bool]] = {"cliff": [], "dune": [], "slope": [], "wall": []}
    for place, crossing in enumerate(crossings):
        if crossing.hazard is not None:
            atop[crossing.hazard].append(_is_atop(place, crossing, last))
    return (
        _why_closed_by_cliffs_and_dunes(atop["cliff"], atop["dune"])
        # T23.10d: with striker or target atop a cliff on the way, slopes no longer matter.
        or (None if atop["cliff"] else _why_closed_by_slopes(atop["slope"]))
        or _why_closed_by_walls(land, corridor, atop["wall"])
    )


def _why_closed_by_cliffs_and_dunes(cliffs: list[bool], dunes: list[bool]) -> str | None:
    """Each list says, for every such hexside crossed, whether striker or target stands atop it."""
    if all(cliffs) and all(dunes):
        return None
    # T23.10e: with cliff and dune on the way, one must stand atop the cliff and the other on the dune.
    if cliffs and dunes:
        return "T23.10e"
    # T23.10c: a cliff is crossed only from or to its top, and the other may not be at its base; but at
    # its base he would be adjacent, and no target at all.
    if cliffs:
        return "T23.10c"
    # T23.9d: a dune is crossed only if striker or target stands on its upper hex.
    # T23.9e: two dunes only if the striker stands on one and the target on the other.
    return "T23.9d" if len(dunes) == 1 else "T23.9e"


def _why_closed_by_slopes(slopes: list[bool]) -> str | None:
    # T23.11e: three slopes are crossed only if striker and target are each atop one of them.
    if len(slopes) >= 3:
        return None if slopes.count(True) == 2 else "T23.11e"
    # T23.11d: one or two slopes only if striker or target is atop one of them.
    return None if not slopes or any(slopes) else "T23.11d"


def _why_closed_by_walls(land: Battleland, corridor: Corridor, walls: list[bool]) -> str | None:
    # T23.12e: two walls are crossed only from or to the centre of the tower, and the other end may not be
    # at the foot of the outer wall.
    if len(walls) >= 2:
        ends = [hex for hex in (corridor[0], corridor[-1]) if not is_centre(land, hex)]
        return None if len(ends) == 1 and not is_at_foot_of_wall(land, ends[0]) else "T23.12e"
    # T23.12d: a single wall only if striker or target stands on its upper hex.
    return None if all(walls) else "T23.12d"


def is_centre(land: Battleland, hex: Hex) -> bool:
    """Whether this is the hex in the middle of the tower: walls go down from it on every side."""
    return all(hazard == "wall" for hazard in land.sides[hex])


def is_at_foot_of_wall(land: Battleland, hex: Hex) -> bool:
    sides = (land.crossing(hex, other) for other in NEIGHBOUR[hex] if other >= 0)
    return any(side.hazard == "wall" and side.is_up for side in sides)


def screens(land: Battleland, corridor: Corridor) -> Corridor:
    """The hexes between in which a character, of either side, closes this corridor."""
    # T23.1c: a character in the corridor blocks,
    return tuple(hex for hex in hexes_between(corridor) if not _is_below(land, corridor, hex))


def _is_below(land: Battleland, corridor: Corridor, hex: Hex) -> bool:
    for end in (corridor[0], corridor[-1]):
        # T23.1d: unless it stands at the base of a cliff that striker or target is directly atop,
        if distance(hex, end) == 1 and land.crossing(end, hex) == Crossing("cliff", False):
            return True
    # T23.1e: or lower than both of them.
    return land.heights[hex] < min(land.heights[corridor[0]], land.heights[corridor[-1]])


def skill_lost(land: Battleland, corridor: Corridor, is_native_to_bramble: bool) -> int:
    """By how much the ground under this corridor lowers the striker's skill."""
    # T23.12c: one for every wall crossed upward.
    crossings = [land.crossing(a, b) for a, b in pairwise(corridor)]
    lost = sum(1 for side in crossings if side.hazard == "wall" and side.is_up)
    # T23.4e: and for a stranger one for every bramble strictly between; of two open corridors he takes
    # the one with fewer.
    if not is_native_to_bramble:
        lost += sum(1 for hex in hexes_between(corridor) if land.hazards[hex] == "bramble")
    return lost


@cache
def pairs_in_range() -> tuple[tuple[Hex, Hex], ...]:
    """All pairs of hexes a corridor can join: not neighbours, and not further than the longest range."""
    pairs = product(range(HEXES), repeat=2)
    return tuple((a, b) for a, b in pairs if 2 <= distance(a, b) < LONGEST_RANGE)
