"""10.6: every defence position has an access; looked at before a battle begins."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.terms import Place


def without_access(index: Index) -> Iterator[Place]:
    """A10.6b: a place of each position into which neither a gap nor a gate leads, not even an open one."""
    works = index.field.works
    for wall in works.walls:
        if wall.gate == "closed":
            works = works.with_gate(wall.place, wall.side, "open", wall.moved)
    opened = Index(index.field.but(works=works), index.rules)
    parts = sorted(_parts(opened), key=len)
    # The largest is the land on which they all lie.
    for part in parts[:-1]:
        if any(_is_built(opened, place, other) for place in part for other in opened.adjacent(place)):
            yield min(part)


def _parts(index: Index) -> Iterator[set[Place]]:
    """What hangs together without climbing over walls: that is no access."""
    ways = index.ways("foot")
    left = {place for place in range(index.ground.places) if index.ground.room[place]}
    while left:
        part, waiting = set(), [min(left)]
        while waiting:
            place = waiting.pop()
            part.add(place)
            left.discard(place)
            for to, _ in ways[place]:
                if to in left and index.ground.wall_between(place, to) is None:
                    left.discard(to)
                    waiting.append(to)
        yield part


def _is_built(index: Index, place: Place, other: Place) -> bool:
    """Is it a work, and not only the land, that parts these two?"""
    ground = index.ground
    has_way = any(to == other for to, _ in index.ways("foot")[place])
    is_moat = (place, other) in ground.moats & ground.rivers and not has_way
    return ground.wall_between(place, other) is not None or is_moat
