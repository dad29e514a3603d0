"""A12.2b, A12.3e, A13.1e, A13.2i: the gates through which a device might be brought."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import tower_at
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.terms import Place
from hexenkessel.hexes.axial import opposite


def gates_between(ground: Ground, one: Place, other: Place) -> Iterator[Wall]:
    """The gates on either side of an edge, in whatever state they are."""
    side = ground.direction(one, other)
    if side is not None and ground.walls:
        for rim in ((one, side), (other, opposite(side))):
            wall = ground.walls.get(rim)
            if wall is not None and wall.gate:
                yield wall


def is_gate(ground: Ground, one: Place, other: Place) -> bool:
    return any(True for _ in gates_between(ground, one, other))


def is_tower_gate(ground: Ground, one: Place, other: Place) -> bool:
    return any(tower_at(ground, wall.place) is not None for wall in gates_between(ground, one, other))
