"""10.6: which ground is shut in, against whom, and through what one could get in or out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, Literal

from hexenkessel.games.armageddon.chapters.ch02_warriors.chapter import STEPS_ON_FOOT
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.works import Wall, Works
from hexenkessel.games.armageddon.terms import Place

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.figures import Figure
    from hexenkessel.games.armageddon.index import Index

Places = frozenset[Place]
NOBODY: Final[Places] = frozenset()
_COAST: Final = 2  # A15.6b: a deck is as high as lowland


def besiegers(index: Index, side: int) -> list[Figure]:
    """The warriors of a side: allies besiege together."""
    field = index.field
    return [each for each in index.figures.values() if _is_of(field.sides, each, side)]


def _is_of(sides: tuple[int, ...], figure: Figure, side: int) -> bool:
    return figure.is_warrior and figure.owner is not None and sides[figure.owner] == side


def besieged(index: Index, places: Places, side: int) -> list[Figure]:
    """All warriors in there who are not of this side."""
    sides = index.field.sides
    return [
        figure
        for place in sorted(places)
        for figure in index.at(place)
        if figure.is_warrior and figure.owner is not None and sides[figure.owner] != side
    ]


def outside(index: Index, side: int) -> Places:
    """Wherever warriors of this side can get on foot, in as many rounds as they like, with nobody's help."""
    key = ("outside", side)
    known: Places | None = index.memo.get(key)
    if known is None:
        starts = {figure.field for figure in besiegers(index, side)}
        known = index.memo[key] = _flood(index, starts, NOBODY, _opened_from_inside(index.ground))
    return known


def position_at(index: Index, side: int, place: Place) -> Places:
    """A10.6a, A10.6d: what is shut in with this place against that side; nothing if it is not shut in."""
    out = outside(index, side)
    # A10.6a: ships and those who swim are no defence position.
    if place in out or _is_water(index.ground, place):
        return NOBODY
    # A10.6b: gates within it join its parts, and the parts have their access in common.
    gates = _opened_from_inside(index.ground)
    both = {pair for one, other in gates for pair in ((one, other), (other, one))}
    places = _flood(index, {place}, out, both)
    return NOBODY if is_touched(index, places, out) else places


def is_touched(index: Index, places: Places, out: Places) -> bool:
    """A10.6d: can somebody out there enter it, or strike into it?"""
    # A10.6e: that there is no room is no matter: ways know nothing of who stands where.
    return not places.isdisjoint(out) or any(
        other in out and not index.barred_blow(other, place)
        for place in places
        for other in index.adjacent(place)
    )


def _opened_from_inside(ground: Ground) -> set[tuple[Place, Place]]:
    """Closed gates, from their inside outwards: whoever is inside can open them (A10.2f)."""
    found = ((wall.place, ground.beside(wall.place, wall.side)) for wall in closed_gates(ground.works))
    return {pair for pair in found if NOWHERE not in pair}


def closed_gates(works: Works) -> list[Wall]:
    return [wall for wall in works.walls if wall.gate == "closed"]


def _flood(index: Index, starts: Iterable[Place], without: Places, gates: set[tuple[Place, Place]]) -> Places:
    """All that is connected with these by steps on foot, or by these gates."""
    ways = index.ways("foot")
    beyond: dict[Place, list[Place]] = {}
    # Where there are ships the water shuts nobody in.
    sails = "15.2" in index.rules.sections
    for one, other in gates:
        beyond.setdefault(one, []).append(other)
    found, waiting = set(starts), deque(starts)
    while waiting:
        place = waiting.popleft()
        # A11.2k: up and down stairs too. A11.2l: but to the next tower only if something leads there.
        # R-A10.6e: walls that can be climbed shut nobody in, R-A10.1h: if one has the steps for it.
        near = [to for to, price in ways[place] if price <= STEPS_ON_FOOT]
        for to in (*near, *beyond.get(place, ()), *(_coasts(index.ground, place) if sails else ())):
            if to not in found and to not in without:
                found.add(to)
                waiting.append(to)
    return frozenset(found)


def _is_water(ground: Ground, place: Place) -> bool:
    return ground.terrain[ground.field_of(place)] == "water"


def _coasts(ground: Ground, place: Place) -> Iterator[Place]:
    """Where a ship gets from here: over the waters, and to land at most a step above its deck."""
    field = ground.field_of(place)
    for other in ground.neighbours[field]:
        if _is_water(ground, other):
            yield other
        elif _is_water(ground, field) and ground.level[other] <= _COAST:
            yield from () if ground.wall_between(field, other) else (other,)


# Accesses


def accesses(ground: Ground, places: Places) -> list[Wall]:
    """A10.6d: the gates that lead out of it, open or closed."""
    return [
        wall
        for wall in ground.works.walls
        if wall.gate in ("open", "closed")
        and wall.place in places
        and ground.beside(wall.place, wall.side) not in places
    ]


def with_accesses(index: Index, places: Places, gate: Literal["open", "closed"]) -> Works:
    works = index.field.works
    for wall in accesses(index.ground, places):
        works = works.with_gate(wall.place, wall.side, gate, wall.moved)
    return works


def size_of(ground: Ground, places: Iterable[Place]) -> int:
    """So many fields: floors above one of them are no more of it."""
    return len({ground.field_of(place) for place in places})
