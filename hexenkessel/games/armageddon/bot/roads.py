"""How far it is for whom: distances in steps over the ground, whoever may stand in the way."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Final

from hexenkessel.games.armageddon.bot.sight import Sight
from hexenkessel.games.armageddon.chapters.ch07_horse.riding import RIDDEN
from hexenkessel.games.armageddon.chapters.crossing import Ways
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.kernel.cache import BoundedCache

FAR: Final = 10_000  # where no way leads


def road_of(index: Index, figure: Figure) -> tuple[Ways, int]:
    """The ways that are open to a figure that goes of its own accord, and about how many steps it has."""
    mount = index.figures[figure.on] if figure.on else figure
    if mount.kind in ELEPHANTS:
        return index.ways("elephant", mount.kind), 3
    if mount.kind == "wagon":
        return index.ways("wheels"), 4
    if mount.kind in RIDDEN:
        return index.ways("ride"), 4
    if figure.phalanx:
        return index.ways("phalanx"), 1
    return index.ways("foot"), 2


# The ways are kept too, so that no others can come to have their number.
_BACKWARDS: Final = BoundedCache[int, tuple[Ways, Ways]](256)


def _backwards(ways: Ways) -> Ways:
    """The same ways, each in the other direction."""
    known = _BACKWARDS.get(id(ways))
    if known is None:
        turned: list[list[tuple[Field, int]]] = [[] for _ in ways]
        for field, around in enumerate(ways):
            for other, price in around:
                turned[other].append((field, price))
        known = _BACKWARDS.keep(id(ways), (ways, turned))
    return known[1]


def distances(ways: Ways, goals: Mapping[Field, int]) -> list[int]:
    """From every field the steps to the nearest goal; a goal may seem so many steps farther than it is."""
    back = _backwards(ways)
    away = [FAR] * len(ways)
    heap: list[tuple[int, Field]] = []
    for field, farther in goals.items():
        away[field] = farther
        heappush(heap, (farther, field))
    while heap:
        so_far, field = heappop(heap)
        if so_far > away[field]:
            continue
        for other, price in back[field]:
            total = so_far + price
            if total < away[other]:
                away[other] = total
                heappush(heap, (total, other))
    return away


class Atlas:
    """Distances that have been asked for, as long as those to whom one goes stand where they are."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, object], tuple[Ways, list[int]]] = {}

    def to(self, ways: Ways, fields: frozenset[Field]) -> list[int]:
        """To the nearest of these fields."""
        return self.towards(ways, fields, dict.fromkeys(fields, 0))

    def towards(self, ways: Ways, name: object, goals: Mapping[Field, int]) -> list[int]:
        """To the nearest of these goals, which are known by this name."""
        key = (id(ways), name)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = (ways, distances(ways, goals))
        return known[1]


def rounds_to(sight: Sight, atlas: Atlas, fields: frozenset[Field]) -> int:
    """In how many rounds somebody of one's own could be there."""
    soonest = FAR
    for figure in sight.heads:
        ways, speed = road_of(sight.index, figure)
        soonest = min(soonest, -(-atlas.to(ways, fields)[figure.field] // speed))
    return soonest
