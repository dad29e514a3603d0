"""A land without what can change in play: every field and every floor above it, as tables by number.

A place is a field, or a floor above it: `field + floor * size`. Floor 0 is the field itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from hexenkessel.games.armageddon.ground.land import Land
from hexenkessel.games.armageddon.ground.terrain import TERRAIN, Danger
from hexenkessel.games.armageddon.ground.tiling import CELLS, field_name, origin
from hexenkessel.games.armageddon.terms import Field, FieldName, Place, PlaceName, Soil, Terrain
from hexenkessel.hexes.axial import STEPS, Cell, Direction, distance, opposite

NOWHERE: Final[Place] = -1
NO_EDGES: Final[frozenset[tuple[Place, Place]]] = frozenset()

_Made = TypeVar("_Made")


class Geometry:
    """What all grounds of one land share. Upper floors have no neighbours, no room and no dangers of their
    own: whoever builds them says what there is."""

    def __init__(self, land: Land, floors: int) -> None:
        self.land = land
        self.floors = floors
        fields: list[FieldName] = []
        cells: list[Cell] = []
        terrain: list[Terrain] = []
        for great in land.great_fields:
            kinds = {small: kind for kind, smalls in great.fields.items() for small in smalls}
            q, r = origin(great.at)
            for small, (dq, dr) in enumerate(CELLS, 1):
                fields.append(field_name(great.number, small))
                cells.append((q + dq, r + dr))
                terrain.append(kinds.get(small, great.terrain))
        self.size = size = len(fields)  # so many fields; there are `places` places
        self.places = size * floors
        upper = range(1, floors)
        above = self.places - size
        self.names: tuple[PlaceName, ...] = (
            *fields,
            *(f"{name}+{storey}" for storey in upper for name in fields),
        )
        self.cells = tuple(cells) * floors
        floor: Soil = "floor"
        self.terrain: tuple[Soil, ...] = (*terrain, *((floor,) * above))
        self.number: dict[PlaceName, Place] = {name: number for number, name in enumerate(self.names)}
        self.at: dict[Cell, Field] = {cell: number for number, cell in enumerate(cells)}
        # The six fields around each, clockwise from the east; NOWHERE beyond the rim.
        self.around: tuple[tuple[Place, ...], ...] = (
            *(tuple(self.at.get((q + dq, r + dr), NOWHERE) for dq, dr in STEPS) for q, r in cells),
            *(((NOWHERE,) * 6,) * above),
        )
        self.neighbours: tuple[tuple[Place, ...], ...] = tuple(
            tuple(place for place in around if place != NOWHERE) for around in self.around
        )
        facts = [TERRAIN[kind] for kind in terrain]
        levels = [fact.level for fact in facts]
        raised = [level + storey for storey in upper for level in levels]
        self.level: tuple[int, ...] = (*levels, *raised)
        # As an obstacle to arrows.
        self.top: tuple[int, ...] = (*(fact.level + fact.trees for fact in facts), *raised)
        self.room: tuple[int, ...] = (*(fact.room for fact in facts), *([0] * above))
        self.danger: tuple[Danger | None, ...] = (*(fact.danger for fact in facts), *([None] * above))
        # What others have worked out of these tables; the key begins with a word of their own.
        self.land_memo: dict[Any, Any] = {}

    # Places

    def field_of(self, place: Place) -> Field:
        return place % self.size

    def floor_of(self, place: Place) -> int:
        return place // self.size

    def place(self, field: Field, floor: int) -> Place:
        """NOWHERE if there is no such floor in this battle."""
        return field + floor * self.size if 0 <= floor < self.floors else NOWHERE

    def floors_of(self, field: Field) -> range:
        """All places of a field, from below."""
        return range(field, self.places, self.size)

    def named(self, name: PlaceName) -> Place:
        """The place of this name; where no section in use knows floors, the field below. NOWHERE: none."""
        place = self.number.get(name, NOWHERE)
        return self.number.get(name.partition("+")[0], NOWHERE) if place == NOWHERE else place

    # How places lie to each other

    def distance(self, one: Place, other: Place) -> int:
        """A4.2e: in steps, over whatever lies between."""
        return distance(self.cells[one], self.cells[other])

    def direction(self, one: Place, other: Place) -> Direction | None:
        """Over which side of its field one gets to the next, on any floor; None if it is not the next."""
        (q, r), (to_q, to_r) = self.cells[one], self.cells[other]
        step = (to_q - q, to_r - r)
        return STEPS.index(step) if step in STEPS else None

    def beside(self, place: Place, direction: Direction) -> Place:
        """The same floor of the next field in this direction, or NOWHERE."""
        next_field = self.around[place % self.size][direction]
        return NOWHERE if next_field == NOWHERE else next_field + place - place % self.size

    def behind(self, place: Place, direction: Direction) -> Place:
        """The neighbour on the far side from this direction, or NOWHERE."""
        return self.beside(place, opposite(direction))

    def shifted(self, place: Place, vector: Cell) -> Place:
        """The same floor of the field that lies so far away, or NOWHERE."""
        q, r = self.cells[place]
        field = self.at.get((q + vector[0], r + vector[1]))
        return NOWHERE if field is None else field + place - place % self.size


def once_a_land(make: Callable[[Geometry], _Made]) -> Callable[[Geometry], _Made]:
    """What is worked out of the geometry alone is shared by all grounds of a land."""

    def kept(geometry: Geometry) -> _Made:
        memo = geometry.land_memo
        if make not in memo:
            memo[make] = make(geometry)
        made: _Made = memo[make]
        return made

    return kept
