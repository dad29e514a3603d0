"""5.5: what an arrow can fly over: terrain, and what stands on fields and edges (chapters 10 to 13)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground, once_a_ground
from hexenkessel.games.armageddon.ground.obstacles import NOTHING, Obstacles, Rim
from hexenkessel.games.armageddon.terms import Place
from hexenkessel.hexes.axial import Cell, distance, neighbours, opposite
from hexenkessel.hexes.sight import Crossed, EdgeLine, edges_to, line_to

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

_NO_EDGES: Final = EdgeLine((), (), ())


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


def edge_rises_above(top: int, edge: Crossed, start: int, end: int) -> bool:
    """R-A10.3b: the same for what stands on an edge, at its place on the line."""
    first, last = 2 * start + 1, 2 * end + 1
    return edge.of * first + (last - first) * edge.part < 2 * edge.of * top


@once_a_ground
def _seen(ground: Ground) -> dict[tuple[object, ...], bool]:
    """What has been worked out so far."""
    return {}


def sees(index: Index, bow: Figure, target: Figure) -> bool:
    """A5.5f: can this bow shoot in a straight line at a figure, over and through what there is now?"""
    ground, level = index.ground, index.rules.level
    start, end = level(index, bow), level(index, target)
    if ground.cells[bow.field] == ground.cells[target.field]:
        return True  # nothing is between floors of one field that a line could meet
    if not ground.edge_tops and index.obstacles.is_empty:
        return has_sight(ground, bow.field, target.field, start, end)
    passing = frozenset(
        rim
        for rim in rims_met(ground, index.obstacles, bow.field, target.field)
        if _is_own(ground, rim, bow.field, target.field) and index.rules.opening_in(index, bow, target, rim)
    )
    return has_sight(ground, bow.field, target.field, start, end, index.obstacles, passing)


def has_sight(
    ground: Ground,
    one: Place,
    other: Place,
    start: int,
    end: int,
    obstacles: Obstacles = NOTHING,
    passing: frozenset[Rim] = frozenset(),
) -> bool:
    """A5.5f: is there a straight line from a place to another, from and to these levels?

    Arrows fly through what stands on the rims that are named as passing.
    """
    if not obstacles.is_empty:  # they will be elsewhere next time
        return _has_sight(ground, one, other, start, end, obstacles, passing)
    table = _seen(ground)
    key = (one, other, start, end, passing)
    known = table.get(key)
    if known is None:
        known = table[key] = _has_sight(ground, one, other, start, end, obstacles, passing)
    return known


class Met(NamedTuple):
    """What a line meets that is too high for it, each with the level up to which it reaches."""

    fields: tuple[int, ...]
    rims: tuple[tuple[Rim, int], ...]  # what stands on edges

    def tops(self, passing: Collection[Rim] = ()) -> list[int]:
        """Nothing that is in the way is of height 0."""
        return [*self.fields, *(top for rim, top in self.rims if rim not in passing)]


class Sightline(NamedTuple):
    """What a line between two places cuts, and what it grazes on the left and on the right."""

    cut: Met
    left: Met
    right: Met


def _has_sight(
    ground: Ground,
    one: Place,
    other: Place,
    start: int,
    end: int,
    obstacles: Obstacles,
    passing: Collection[Rim],
) -> bool:
    line = sightline(ground, one, other, start, end, obstacles)
    # A5.5i: an obstacle that is cut hides the target. A5.5j: so do one that is grazed on the left and one on
    # the right.
    return not line.cut.tops(passing) and not (line.left.tops(passing) and line.right.tops(passing))


def highest_between(
    ground: Ground, one: Place, other: Place, start: int, end: int, obstacles: Obstacles
) -> int:
    """R-A14.2j: the level over which one must throw where an arrow would be stopped; 0: it would not.

    Between two things that are only grazed it is enough to get over the lower one.
    """
    line = sightline(ground, one, other, start, end, obstacles)
    cut, left, right = (max(met.tops(), default=0) for met in line)
    return max(cut, min(left, right))


def sightline(
    ground: Ground, one: Place, other: Place, start: int, end: int, obstacles: Obstacles = NOTHING
) -> Sightline:
    (q, r), offset = ground.cells[one], _offset(ground, one, other)
    far = distance((0, 0), offset)

    def fields(cells: Iterable[Cell]) -> Iterator[int]:
        """A5.5g, A5.5r: higher fields and forest, and what stands there."""
        for cell in cells:
            field = ground.at.get((q + cell[0], r + cell[1]))
            if field is None:
                continue  # beyond the rim there is nothing
            top = ground.top[field]
            if obstacles.fields:
                top = max(top, obstacles.fields.get(field, top))
            # A5.5n: it counts at its distance. A5.5o, A5.5q: not so the fields at the ends.
            if rises_above(top, distance((0, 0), cell), far, start, end):
                yield top

    def rims(edges: Iterable[Crossed]) -> Iterator[tuple[Rim, int]]:
        """A10.3b: a wall or the side of a device, on whichever side of the edge it stands."""
        for edge in edges:
            for rim, top in _on(ground, obstacles, (q, r), edge):
                if edge_rises_above(top, edge, start, end):
                    yield rim, top

    # A5.5h: from centre to centre.
    line = line_to(offset)
    # R-A10.3b: what stands on edges is treated as fields are.
    has_rims = ground.edge_tops or obstacles.rims
    edges = edges_to(offset) if has_rims else _NO_EDGES
    return Sightline(
        Met(tuple(fields(line.cut)), tuple(rims(edges.cut))),
        Met(tuple(fields(line.left)), tuple(rims(edges.left))),
        Met(tuple(fields(line.right)), tuple(rims(edges.right))),
    )


def _offset(ground: Ground, one: Place, other: Place) -> Cell:
    (q, r), (to_q, to_r) = ground.cells[one], ground.cells[other]
    return to_q - q, to_r - r


def _on(ground: Ground, obstacles: Obstacles, start: Cell, edge: Crossed) -> Iterator[tuple[Rim, int]]:
    """What stands on an edge of a line that begins at this cell, and how high it reaches."""
    here = edge.cell
    for cell, side in ((here, edge.direction), (neighbours(here)[edge.direction], opposite(edge.direction))):
        field = ground.at.get((start[0] + cell[0], start[1] + cell[1]), NOWHERE)
        for tops in (ground.edge_tops, obstacles.rims):
            if (field, side) in tops:
                yield (field, side), tops[field, side]


def rims_met(ground: Ground, obstacles: Obstacles, one: Place, other: Place) -> Iterator[Rim]:
    """What stands on edges that the line between two places meets, however high; from the shooter on."""
    edges = edges_to(_offset(ground, one, other))
    met = sorted((*edges.cut, *edges.left, *edges.right), key=lambda edge: edge.part / edge.of)
    for edge in met:
        for rim, _ in _on(ground, obstacles, ground.cells[one], edge):
            yield rim


def _is_own(ground: Ground, rim: Rim, one: Place, other: Place) -> bool:
    """A10.3c, A10.3e: is it a side of one of these two fields, from whichever side?"""
    field, side = rim
    beside = ground.around[field][side]
    return not {field, beside}.isdisjoint({ground.field_of(one), ground.field_of(other)})
