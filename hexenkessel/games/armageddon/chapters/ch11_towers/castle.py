"""11.5: castles: which fields a chain of walls encloses, and which gates lead out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import towers_of
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground, once_a_ground
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.terms import Field, Place
from hexenkessel.hexes.axial import opposite


class Castle(NamedTuple):
    """A11.5b: the fields of its courtyards, and those of its towers."""

    courts: frozenset[Field]
    towers: frozenset[Field]

    @property
    def fields(self) -> frozenset[Field]:
        return self.courts | self.towers

    @property
    def size(self) -> int:
        """R-A12.2k: both together."""
        return len(self.courts) + len(self.towers)


def castle_of(ground: Ground, field: Field) -> Castle | None:
    """The castle to which a field belongs, if it belongs to one. A11.5e: not every tower does."""
    return next((each for each in castles(ground) if field in each.fields), None)


def outer_walls(ground: Ground, castle: Castle) -> Iterator[Wall]:
    """The walls of the castle beyond which the castle ends, from the ground up."""
    for wall in ground.works.walls:
        field = ground.field_of(wall.place)
        if field in castle.fields and ground.around[field][wall.side] not in castle.fields:
            yield wall


def outer_gates(ground: Ground, castle: Castle) -> list[Wall]:
    """A11.5f: the gates to the outside, whether open, closed or broken."""
    return [wall for wall in outer_walls(ground, castle) if wall.gate]


def castle_beyond(ground: Ground, wall: Wall) -> Castle | None:
    """A12.2k, A12.3j: the castle of which this is an outer wall or gate."""
    castle = castle_of(ground, ground.field_of(wall.place))
    return castle if castle is not None and wall in outer_walls(ground, castle) else None


@once_a_ground
def castles(ground: Ground) -> tuple[Castle, ...]:
    """All castles, each courtyard with the towers and courtyards one gets to from it without going out."""
    towers = towers_of(ground)
    courts = _courts(ground)
    inside = frozenset().union(*courts) | towers.keys()
    found: list[Castle] = []
    seen: set[Field] = set()
    for court in courts:
        if seen.isdisjoint(court):
            fields = {ground.field_of(place) for place in _connected(ground, court, inside)}
            seen |= fields
            found.append(Castle(frozenset(fields - towers.keys()), frozenset(fields & towers.keys())))
    return tuple(found)


# A11.5a: courtyards


def _courts(ground: Ground) -> list[frozenset[Field]]:
    """The fields that are enclosed, each group once; where one encloses another they are one."""
    towers = towers_of(ground)
    starts = {wall.place for wall in ground.works.walls if wall.place < ground.size}
    starts |= {other for field in towers for other in ground.neighbours[field]}
    found: list[frozenset[Field]] = []
    for start in sorted(starts - towers.keys()):
        court = _enclosed(ground, start)
        if court:
            apart = [each for each in found if each.isdisjoint(court)]
            found = [*apart, court.union(*(each for each in found if each not in apart))]
    return found


def _enclosed(ground: Ground, start: Field) -> frozenset[Field]:
    """What one can walk to without crossing a wall from its inside, and without entering a tower; nothing
    if that has no end before the rim of the map."""
    towers = towers_of(ground)
    found, waiting = {start}, deque([start])
    while waiting:
        field = waiting.popleft()
        for side, other in enumerate(ground.around[field]):
            if (field, side) in ground.walls or other in towers:
                continue
            if other == NOWHERE:
                return frozenset()
            if other not in found:
                found.add(other)
                waiting.append(other)
    return frozenset(found)


# A11.5c: what hangs together


def _connected(ground: Ground, court: frozenset[Field], inside: frozenset[Field]) -> set[Place]:
    """All places to which a warrior gets from this courtyard if every gate were opened for him."""
    found: set[Place] = set(court)
    waiting = deque(sorted(court))
    while waiting:
        place = waiting.popleft()
        for other in _doors(ground, place):
            if other not in found and ground.field_of(other) in inside:
                found.add(other)
                waiting.append(other)
    return found


def _doors(ground: Ground, place: Place) -> Iterator[Place]:
    """Where one gets from a place: over stairs, through gates, passages and transitions, and where nothing
    is in the way."""
    yield from (other for one, other in (*ground.passages, *ground.transitions) if one == place)
    tower = towers_of(ground).get(ground.field_of(place))
    if tower is not None and tower.stairs:
        for floor in (ground.floor_of(place) - 1, ground.floor_of(place) + 1):
            if 0 <= floor <= tower.platform:
                yield ground.place(tower.field, floor)
    if place >= ground.size:
        return
    for side, other in enumerate(ground.around[place]):
        walls = ground.walls.get((place, side)), ground.walls.get((other, opposite(side)))
        if other != NOWHERE and all(wall is None or wall.gate for wall in walls):
            yield other
