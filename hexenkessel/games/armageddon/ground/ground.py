"""The ground of a moment: the geometry of a land, and what lies and stands on its edges now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Any, Final, TypeVar

import msgspec

from hexenkessel.games.armageddon.ground.geometry import NO_EDGES, NOWHERE, Geometry
from hexenkessel.games.armageddon.ground.land import Edge, Land
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Pair, Tower, Wall, Works
from hexenkessel.games.armageddon.terms import Field, Place, Soil
from hexenkessel.hexes.axial import Direction, opposite
from hexenkessel.kernel.cache import BoundedCache

__all__ = ["NOWHERE", "Ground", "ground_of", "once_a_ground"]

_Made = TypeVar("_Made")


class Ground(Geometry):
    """There is one for all positions of all games on equal lands with equal works."""

    def __init__(self, geometry: Geometry, works: Works, plain: Ground | None) -> None:
        self.__dict__.update(geometry.__dict__)  # shared, not copied
        self.geometry = geometry
        self.works = works
        # The same land without works, which is itself if it has none.
        self.plain = plain or self
        land = self.land
        self.walls: dict[tuple[Place, Direction], Wall] = {
            (each.place, each.side): each for each in works.walls
        }
        self.towers: dict[Field, Tower] = {each.field: each for each in works.towers}
        self.passages: Final = _both_ways(works.passages)
        self.transitions: Final = _both_ways(works.transitions)
        self.streams: dict[Field, Direction] = dict(works.streams)
        # A11.1m: on a foundation one stands as on open ground, whatever grows around it.
        founded = {each.field for each in works.towers if each.foundation}
        self.footing: tuple[Soil, ...] = self.terrain
        if founded:
            self.footing = tuple(
                "floor" if place in founded else kind for place, kind in enumerate(self.terrain)
            )
        self.ramps: Final = self._edges(land.ramps)
        self.moats: Final = _both_ways(works.moats)
        self.bridges: Final = self._edges(land.bridges) - _both_ways(works.destroyed)
        self.damaged: Final = _both_ways(works.damaged)
        self.dried: Final = _both_ways(works.dried)
        self.flooded: Final = _both_ways(works.flooded)
        # A10.2d, A11.2j: an open gate at a river or a moat is a drawbridge.
        drawbridges = _both_ways(
            (each.place, self.beside(each.place, each.side)) for each in works.walls if each.gate == "open"
        )
        # A10.4a: a moat is a river. A10.5b: a bridged edge is treated as if the river were not there.
        self.waters: Final = (self._edges(land.rivers) | self.moats) - self.dried  # under bridges too
        self.rivers: Final = self.waters - self.bridges - drawbridges
        # What others have worked out of these tables; the key begins with a word of their own.
        self.memo: dict[Any, Any] = {}

    def _edges(self, edges: tuple[Edge, ...]) -> frozenset[Pair]:
        """Pairs of fields, each both ways; what names fields that do not exist is left out."""
        pairs = [(self.number.get(one, NOWHERE), self.number.get(other, NOWHERE)) for one, other in edges]
        return _both_ways(pair for pair in pairs if NOWHERE not in pair)

    def wall_between(self, one: Place, other: Place) -> Wall | None:
        """The wall that stands between two neighbouring places; the one of the first if both have one."""
        side = self.direction(one, other)
        if side is None or not self.walls or (one, other) in self.passages:
            return None
        for wall in (self.walls.get((one, side)), self.walls.get((other, opposite(side)))):
            if wall is not None and wall.stands:
                return wall
        return None

    def touching(self, place: Place, side: Direction) -> Wall | None:
        """A10.3i, A11.3k: the wall on the next field whose outside touches that of one on this side."""
        beyond = self.around[self.field_of(place)][side]
        for other in () if beyond == NOWHERE else self.floors_of(beyond):
            if self.level[other] == self.level[place]:
                return self.walls.get((other, opposite(side)))
        return None

    @cached_property
    def pierced(self) -> frozenset[tuple[Place, Direction]]:
        """A10.3j, A11.2e: the sides of places on which a passage leads through."""
        sides = ((one, self.direction(one, other)) for one, other in self.passages)
        return frozenset((one, side) for one, side in sides if side is not None)

    @cached_property
    def edge_tops(self) -> dict[tuple[Field, Direction], int]:
        """A10.1a, R-A10.3b: how high what stands on this side of a field reaches, for arrows."""
        tops: dict[tuple[Field, Direction], int] = {}
        for wall in self.works.walls:
            edge = (self.field_of(wall.place), wall.side)
            # A10.3j, A11.2e: through a passage one fights as if there were no walls.
            # A11.3d: a keep has walls on two floors, so R-A11.3d makes it twice as high as a tower.
            if wall.stands and (wall.place, wall.side) not in self.pierced:
                tops[edge] = max(tops.get(edge, 0), self.level[wall.place] + 1)
        return tops

    @cached_property
    def altered(self) -> frozenset[Place]:
        """The places at which this ground may differ from the plain one, and all beside them."""
        works = self.works
        pairs = (*works.moats, *works.passages, *works.transitions, *works.damaged, *works.destroyed)
        named = {place for pair in (*pairs, *works.dried, *works.flooded) for place in pair}
        named |= {each.place for each in works.walls} | {each.field for each in works.towers}
        named |= {field for field, _ in works.streams}
        fields = {self.field_of(place) for place in named}
        near = fields.union(*(self.neighbours[field] for field in fields))
        return frozenset(place for field in near for place in self.floors_of(field))


def _both_ways(pairs: Iterable[Pair]) -> frozenset[Pair]:
    known = frozenset(pairs)
    return known | {(other, one) for one, other in known} if known else NO_EDGES


def once_a_ground(make: Callable[[Ground], _Made]) -> Callable[[Ground], _Made]:
    """What is worked out of a ground is kept with it, and goes when it goes."""

    def kept(ground: Ground) -> _Made:
        memo = ground.memo
        if make not in memo:
            memo[make] = make(ground)
        made: _Made = memo[make]
        return made

    return kept


# Land and works are kept beside their ground, so that no others can come to have their numbers.
_SAME: Final = BoundedCache[tuple[int, int, int], tuple[Land, Works, Ground]](256)


def ground_of(land: Land, works: Works = NO_WORKS, floors: int = 1) -> Ground:
    """The ground of a land with these works, made once. It is asked for with every position, so it is found
    quickly for the same land and works."""
    key = (id(land), id(works), floors)
    known = _SAME.get(key)
    if known is None:
        known = _SAME.keep(key, (land, works, _ground(msgspec.json.encode(land), works, floors)))
    return known[2]


@lru_cache(maxsize=128)
def _ground(encoded: bytes, works: Works, floors: int) -> Ground:
    plain = _plain(encoded, floors)
    return plain if works == NO_WORKS else Ground(plain.geometry, works, plain)


@lru_cache(maxsize=32)
def _plain(encoded: bytes, floors: int) -> Ground:
    return Ground(Geometry(msgspec.json.decode(encoded, type=Land), floors), NO_WORKS, None)
