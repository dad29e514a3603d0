"""A14.1b: an onager goes where no other device does: from floor to floor, and from tower to tower."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import is_place, towers_of
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.works import Pair

STEP: Final = 1  # A11.2b, A11.2e, R-A11.2i: as for whoever else goes there


def lay_edges(ground: Ground, edges: Edges) -> None:
    for one, other in _indoors(ground):
        edges.link(one, other, STEP, ("device",))
        edges.link(other, one, STEP, ("device",))


def _indoors(ground: Ground) -> Iterator[Pair]:
    """Stairs, and what joins towers above the ground."""
    for tower in towers_of(ground).values():
        if tower.stairs:
            yield from pairwise(ground.floors_of(tower.field)[: tower.platform + 1])
    for pair in (*ground.works.passages, *ground.works.transitions):
        floors = [ground.floor_of(place) for place in pair]
        if any(floors) and all(not ground.floor_of(each) or is_place(ground, each) for each in pair):
            yield pair
