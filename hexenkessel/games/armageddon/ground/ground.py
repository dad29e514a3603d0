"""A land worked out: every field with its neighbours, edges, level and room, as tables by number."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from hexenkessel.games.armageddon.ground.land import Edge, Land
from hexenkessel.games.armageddon.ground.terrain import TERRAIN, Danger
from hexenkessel.games.armageddon.ground.tiling import CELLS, field_name, origin
from hexenkessel.games.armageddon.terms import Field, FieldName, Terrain
from hexenkessel.hexes.axial import STEPS, Cell, Direction, distance, opposite
from hexenkessel.kernel.cache import BoundedCache

NOWHERE: Final[Field] = -1

_Made = TypeVar("_Made")


class Ground:
    """Tables of one land. There is one Ground for all positions of all games on equal lands."""

    def __init__(self, land: Land) -> None:
        self.land = land
        names: list[FieldName] = []
        cells: list[Cell] = []
        terrain: list[Terrain] = []
        for great in land.great_fields:
            kinds = {small: kind for kind, smalls in great.fields.items() for small in smalls}
            q, r = origin(great.at)
            for small, (dq, dr) in enumerate(CELLS, 1):
                names.append(field_name(great.number, small))
                cells.append((q + dq, r + dr))
                terrain.append(kinds.get(small, great.terrain))
        self.names: Final = tuple(names)
        self.cells: Final = tuple(cells)
        self.terrain: Final = tuple(terrain)
        self.number: Final[dict[FieldName, Field]] = {name: number for number, name in enumerate(names)}
        self.at: Final[dict[Cell, Field]] = {cell: number for number, cell in enumerate(cells)}
        # The six fields around each, clockwise from the east; NOWHERE beyond the rim.
        self.around: Final = tuple(
            tuple(self.at.get((q + dq, r + dr), NOWHERE) for dq, dr in STEPS) for q, r in cells
        )
        self.neighbours: Final = tuple(
            tuple(field for field in around if field != NOWHERE) for around in self.around
        )
        facts = [TERRAIN[kind] for kind in terrain]
        self.level: Final = tuple(fact.level for fact in facts)
        self.top: Final = tuple(fact.level + fact.trees for fact in facts)  # as an obstacle to arrows
        self.room: Final = tuple(fact.room for fact in facts)
        self.danger: Final[tuple[Danger | None, ...]] = tuple(fact.danger for fact in facts)
        self.ramps: Final = self._edges(land.ramps)
        self.bridges: Final = self._edges(land.bridges)
        # A10.5b: a bridged edge is treated as if the river were not there.
        self.rivers: Final = self._edges(land.rivers) - self.bridges
        # What others have worked out of these tables; the key begins with a word of their own.
        self.memo: Final[dict[Any, Any]] = {}

    def _edges(self, edges: tuple[Edge, ...]) -> frozenset[tuple[Field, Field]]:
        """Pairs of fields, each both ways; what names fields that do not exist is left out."""
        pairs = [(self.number.get(one, NOWHERE), self.number.get(other, NOWHERE)) for one, other in edges]
        known = [pair for pair in pairs if NOWHERE not in pair]
        return frozenset(known) | frozenset((other, one) for one, other in known)

    @property
    def size(self) -> int:
        return len(self.names)

    def distance(self, one: Field, other: Field) -> int:
        """A4.2e: in steps, over whatever lies between."""
        return distance(self.cells[one], self.cells[other])

    def direction(self, one: Field, other: Field) -> Direction | None:
        """Over which side one gets from a field to its neighbour; None if it is none."""
        return self.around[one].index(other) if other in self.around[one] else None

    def behind(self, field: Field, direction: Direction) -> Field:
        """The neighbour on the far side from this direction, or NOWHERE."""
        return self.around[field][opposite(direction)]

    def shifted(self, field: Field, vector: Cell) -> Field:
        """The field that lies so far away, or NOWHERE."""
        q, r = self.cells[field]
        return self.at.get((q + vector[0], r + vector[1]), NOWHERE)


def once_a_ground(make: Callable[[Ground], _Made]) -> Callable[[Ground], _Made]:
    """What is worked out of a ground is kept with it, and goes when it goes."""

    def kept(ground: Ground) -> _Made:
        memo = ground.memo
        if make not in memo:
            memo[make] = make(ground)
        made: _Made = memo[make]
        return made

    return kept


# The land is kept beside its tables, so that no other can come to have its number.
_SAME_LAND: Final = BoundedCache[int, tuple[Land, Ground]](64)


def ground_of(land: Land) -> Ground:
    """The tables of a land, made once. It is asked with every position, so the same land is found quickly."""
    known = _SAME_LAND.get(id(land)) or _SAME_LAND.keep(id(land), (land, _ground(msgspec.json.encode(land))))
    return known[1]


@lru_cache(maxsize=32)
def _ground(encoded: bytes) -> Ground:
    return Ground(msgspec.json.decode(encoded, type=Land))
