"""Chapters 10, 11 and 15: where walls, towers, moats, passages and streams may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.ground.land import BuiltTower, BuiltWall, Edge, Joint
from hexenkessel.games.armageddon.scenarios.flaw import Flaw
from hexenkessel.games.armageddon.scenarios.format import Scenario
from hexenkessel.games.armageddon.terms import SIDES, Field, FieldName, Side, Soil
from hexenkessel.hexes.axial import Direction, opposite

# A10.1e, A11.1f: neither on water nor in swamps
NO_WALLS: Final[frozenset[Soil]] = frozenset({"water", "swamp", "peaks"})
# A11.1b, A11.1l: where a tower needs a foundation.
_ROUGH: Final[frozenset[Soil]] = frozenset({"forest", "mountain", "ice-mountain"})
_LEAST_WALLS: Final = 4  # A11.1j, A11.1k
_MOST_BRIDGES: Final = 4  # A10.5c
_FLOORS: Final = 3


class _Rim(NamedTuple):
    """A side of a field on which a wall stands."""

    field: Field
    side: Direction
    has_gate: bool


def building_flaws(scenario: Scenario) -> Iterator[Flaw]:
    """Each once, though it may be seen from two sides."""
    return iter(dict.fromkeys(_Building(scenario).flaws()))


class _Building:
    def __init__(self, scenario: Scenario) -> None:
        self.land = scenario.land
        self.players = scenario.players
        self.ground: Ground = ground_of(scenario.land, floors=_FLOORS)
        self.rims = list(self._rims())

    def flaws(self) -> Iterator[Flaw]:
        built: tuple[BuiltWall | BuiltTower, ...] = (*self.land.walls, *self.land.towers)
        for each in built:
            if each.field not in self._fields:
                yield Flaw("no-such-field", each.field)
            elif self.ground.terrain[self.ground.number[each.field]] in NO_WALLS:
                # A10.1e, A11.1f
                yield Flaw("wall-terrain", each.field)
            if each.owner > self.players:
                yield Flaw("no-such-player", each.field)
        yield from self._wall_flaws()
        for tower in self.land.towers:
            yield from self._tower_flaws(tower)
        for moat in self.land.moats:
            yield from self._moat_flaws(moat)
        yield from self._many_bridges()
        for joint in (*self.land.passages, *self.land.transitions):
            yield from self._joint_flaws(joint)
        for name, side in self.land.streams:
            # A15.5a: on water, and to where there is water.
            if name not in self._fields or not self._is_water(name, side):
                yield Flaw("stream", name)

    @property
    def _fields(self) -> tuple[FieldName, ...]:
        return self.ground.names[: self.ground.size]

    def _rims(self) -> Iterator[_Rim]:
        walls = [(each.field, each.side, bool(each.gate)) for each in self.land.walls]
        for tower in {each.field: each for each in self.land.towers}.values():
            gates = {each.side for each in tower.gates}
            walls += [(tower.field, side, side in gates) for side in tower.walls]
        for name, side, has_gate in walls:
            if name in self._fields:
                yield _Rim(self.ground.number[name], SIDES.index(side), has_gate)

    # Walls

    def _wall_flaws(self) -> Iterator[Flaw]:
        ground = self.ground
        standing = [(rim.field, rim.side) for rim in self.rims]
        for rim in self.rims:
            place = f"{ground.names[rim.field]} {SIDES[rim.side]}"
            # A10.1d: one on a side.
            if standing.count((rim.field, rim.side)) > 1:
                yield Flaw("wall-twice", place)
            other = ground.around[rim.field][rim.side]
            if not rim.has_gate:
                continue
            # A10.2a: a gate leads to a field of the same level, or stands at a ramp.
            is_level = other != NOWHERE and ground.level[rim.field] == ground.level[other]
            if not is_level and (rim.field, other) not in ground.ramps:
                yield Flaw("gate-level", place)
            # A10.3i: a double wall has no gates.
            if (other, opposite(rim.side)) in standing:
                yield Flaw("gate-in-double-wall", place)

    def _tower_flaws(self, tower: BuiltTower) -> Iterator[Flaw]:
        if tower.field not in self._fields:
            return
        if [each.field for each in self.land.towers].count(tower.field) > 1:
            yield Flaw("tower-twice", tower.field)
        walls = set(tower.walls)
        # A11.1j, A11.1k: with fewer they are single walls. A11.1c, A11.1n: what is above needs all six.
        needs_all = tower.floors > 1 or tower.platform
        if len(walls) < (len(SIDES) if needs_all else _LEAST_WALLS):
            yield Flaw("tower-walls", tower.field, str(len(walls)))
        # A11.1b, A11.1l
        if self.ground.terrain[self.ground.number[tower.field]] in _ROUGH and not tower.foundation:
            yield Flaw("tower-foundation", tower.field)
        # A11.1n
        if tower.battlements and not tower.platform:
            yield Flaw("tower-battlements", tower.field)
        for gate in tower.gates:
            if gate.side not in walls:
                yield Flaw("gate-without-wall", f"{tower.field} {gate.side}")

    # Water

    def _moat_flaws(self, moat: Edge) -> Iterator[Flaw]:
        if not all(name in self._fields for name in moat):
            return
        ground, place = self.ground, " ".join(moat)
        one, other = (ground.number[name] for name in moat)
        # A10.4b: between land fields, and where there is no river already.
        is_river = any(set(river) == set(moat) for river in self.land.rivers)
        if is_river or any(ground.terrain[each] in ("water", "peaks") for each in (one, other)):
            yield Flaw("moat", place)
        side = ground.direction(one, other)
        standing = {(rim.field, rim.side) for rim in self.rims}
        # R-A10.4b: it lies outside a wall, and the two outsides of a double wall touch.
        if side is not None and {(one, side), (other, opposite(side))} <= standing:
            yield Flaw("moat-in-double-wall", place)

    def _many_bridges(self) -> Iterator[Flaw]:
        """A10.5c: no more than four of them touch each other."""
        left = [frozenset(edge) for edge in self.land.bridges if all(name in self._fields for name in edge)]
        while left:
            group = [left.pop()]
            for edge in group:
                touching = [other for other in left if self._touch(edge, other)]
                left = [other for other in left if other not in touching]
                group += touching
            if len(group) > _MOST_BRIDGES:
                yield Flaw("bridges-many", " ".join(sorted(group[0])), str(_MOST_BRIDGES))

    def _touch(self, one: frozenset[FieldName], other: frozenset[FieldName]) -> bool:
        """Do these edges have a corner in common? Then they are two of the three between three fields."""
        three = one | other
        numbers = [self.ground.number[name] for name in three]
        return len(three) == 3 and all(
            self.ground.distance(each, another) <= 1 for each in numbers for another in numbers
        )

    def _is_water(self, name: FieldName, side: Side) -> bool:
        field = self.ground.number[name]
        to = self.ground.around[field][SIDES.index(side)]
        return all(each != NOWHERE and self.ground.terrain[each] == "water" for each in (field, to))

    # Between floors

    def _joint_flaws(self, joint: Joint) -> Iterator[Flaw]:
        """A11.2d, A11.2i: between floors of equal level side by side; A10.3j: or through a double wall."""
        ground, place = self.ground, " ".join(joint)
        unknown = [name for name in joint if name not in ground.number]
        if unknown:
            yield Flaw("no-such-field", unknown[0])
            return
        one, other = (ground.number[name] for name in joint)
        if ground.direction(one, other) is None:
            yield Flaw("not-neighbours", place)
        elif ground.level[one] != ground.level[other]:
            yield Flaw("passage-level", place)
        elif not self._is_built(one, other, is_bridge=joint in self.land.transitions):
            yield Flaw("passage-nowhere", place)

    def _is_built(self, one: int, other: int, *, is_bridge: bool) -> bool:
        ground = self.ground
        heights = {ground.number.get(each.field, NOWHERE): each.floors for each in self.land.towers}
        floors = [(ground.field_of(place), ground.floor_of(place)) for place in (one, other)]
        towers = [field in heights and floor <= heights[field] for field, floor in floors]
        if is_bridge:
            # A11.2h: over water. A11.2i: from a tower also onto the ground beyond.
            fields = {ground.names[field] for field, _ in floors}
            is_wet = any(set(edge) == fields for edge in (*self.land.rivers, *self.land.moats))
            is_ground = [floor == 0 for _, floor in floors]
            return is_wet and any(towers) and all(map(max, towers, is_ground))
        standing = {(rim.field, rim.side) for rim in self.rims}
        side = ground.direction(one, other)
        is_double = side is not None and {(one, side), (other, opposite(side))} <= standing
        return all(towers) or is_double
