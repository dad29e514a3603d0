"""5.5: what an arrow can fly over."""

from __future__ import annotations

from functools import lru_cache

from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import distance
from hexenkessel.hexes.sight import line_to


def rises_above(top: int, at: int, far: int, start: int, end: int) -> bool:
    """A5.5k, A5.5l, A5.5m: does a field cut the line between two heads?

    The field lies so far from the shooter, the target `far` away from him; each head is half a level step
    above the level of its owner. A field is one wide, so the line must not run below its top at either rim.

    >>> rises_above(2, 1, 2, start=1, end=3)
    False
    """
    # Heights are doubled, so that a head is a whole number; then all is multiplied by twice the distance.
    first, last = 2 * start + 1, 2 * end + 1
    return any(2 * far * first + (last - first) * (2 * at + rim) < 4 * far * top for rim in (-1, 1))


@lru_cache(maxsize=32)
def _seen(ground: Ground) -> dict[tuple[Field, Field, int, int], bool]:
    """What has been worked out so far."""
    return {}


def has_sight(ground: Ground, one: Field, other: Field, start: int, end: int) -> bool:
    """A5.5f: can one shoot in a straight line from a field to another, from and to these levels?"""
    table = _seen(ground)
    key = (one, other, start, end)
    known = table.get(key)
    if known is None:
        known = table[key] = _has_sight(ground, one, other, start, end)
    return known


def _has_sight(ground: Ground, one: Field, other: Field, start: int, end: int) -> bool:
    (q, r), target = ground.cells[one], ground.cells[other]
    offset = (target[0] - q, target[1] - r)
    far = distance((0, 0), offset)

    def is_obstacle(cell: tuple[int, int]) -> bool:
        """A5.5g, A5.5r: higher fields and forest, where they reach up to the line."""
        field = ground.at.get((q + cell[0], r + cell[1]))
        if field is None:
            return False  # beyond the rim there is nothing
        # A5.5n: it counts at its distance. A5.5o, A5.5q: the fields at the ends are not asked, others are.
        return rises_above(ground.top[field], distance((0, 0), cell), far, start, end)

    # A5.5h: from centre to centre.
    line = line_to(offset)
    # A5.5i: an obstacle that is cut hides the target.
    if any(is_obstacle(cell) for cell in line.cut):
        return False
    # A5.5j: so do one that is grazed on the left and one on the right.
    return not (any(map(is_obstacle, line.left)) and any(map(is_obstacle, line.right)))
