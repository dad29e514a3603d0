"""One battle map: what lies in a hex, how high it is, what runs along a side, what a line crosses."""

from fractions import Fraction
from functools import cache

from .figures import HEXES, MAPS

Cube = tuple[int, int, int]


def neighbours(label: str) -> list[str]:
    return [other for other in HEXES[label]["neighbours"] if other is not None]


@cache
def hazard(map_name: str, label: str) -> str:
    for kind, labels in MAPS[map_name]["hazards"].items():
        if label in labels:
            return str(kind)
    return "plain"


@cache
def height(map_name: str, label: str) -> int:
    for level, labels in MAPS[map_name]["heights"].items():
        if label in labels:
            return int(level)
    return 0


@cache
def hexside(map_name: str, one: str, other: str) -> tuple[str, str] | None:
    """The hazard along the side between two neighbours, with the label of its upper hex."""
    for upper, direction, kind in MAPS[map_name]["sides"]:
        lower = HEXES[upper]["neighbours"][direction]
        if {upper, lower} == {one, other}:
            return kind, upper
    return None


def goes_up(map_name: str, kind: str, start: str, end: str) -> bool:
    return hexside(map_name, start, end) == (kind, end)


def goes_down(map_name: str, kind: str, start: str, end: str) -> bool:
    return hexside(map_name, start, end) == (kind, start)


def is_cliff_between(map_name: str, one: str, other: str) -> bool:
    return hexside(map_name, one, other) in (("cliff", one), ("cliff", other))


def cube(label: str) -> Cube:
    """Three coordinates with sum zero; columns B, D and F sit half a hex lower than A, C and E."""
    column, row = HEXES[label]["x"], HEXES[label]["y"]
    third = row - (column - column % 2) // 2
    return column, -column - third, third


def distance(one: str, other: str) -> int:
    a, b = cube(one), cube(other)
    return max(abs(a[axis] - b[axis]) for axis in range(3))


def _stretch(start: Cube, end: Cube, centre: Cube) -> tuple[Fraction, Fraction, bool] | None:
    """From where to where (0 = start, 1 = end) the line lies in a hex, and whether only along its rim.

    A point belongs to a hex when, seen from the hex's centre, no two of its coordinates differ by more than
    one; it lies on the rim when two differ by exactly one.
    """
    enters, leaves = Fraction(0), Fraction(1)
    along_rim = False
    for axis in range(3):
        after = (axis + 1) % 3
        at_start = (start[axis] - centre[axis]) - (start[after] - centre[after])
        growth = (end[axis] - start[axis]) - (end[after] - start[after])
        if growth == 0:
            if abs(at_start) > 1:
                return None
            along_rim = along_rim or abs(at_start) == 1
            continue
        crossings = sorted((Fraction(-1 - at_start, growth), Fraction(1 - at_start, growth)))
        enters, leaves = max(enters, crossings[0]), min(leaves, crossings[1])
    if enters >= leaves:
        return None
    return enters, leaves, along_rim


def corridors(one: str, other: str) -> list[list[str]]:
    """The lines of hexes from one hex to another, both ends included, in order."""
    crossed: list[tuple[Fraction, str]] = []
    beside: list[tuple[Fraction, str]] = []
    for label in HEXES:
        stretch = _stretch(cube(one), cube(other), cube(label))
        if stretch is None:
            continue
        enters, _, along_rim = stretch
        (beside if along_rim else crossed).append((enters, label))
    # T12.4a: every hex that the straight line between the centres crosses belongs to the corridor.
    if not beside:
        return [[label for _, label in sorted(crossed)]]
    # T12.4b: where the line runs along a side, either of the two hexes may be taken.
    return [[label for _, label in sorted([*crossed, choice])] for choice in beside]
