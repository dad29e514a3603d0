"""15.2: a ship's fields and edges, and 15.3: how a hull moves; geometry, whoever is aboard.

A ship's `field` is where its front half is, its `pole` the direction it faces. All fields here are of water
or land, on floor 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.terms import Field, Kind
from hexenkessel.hexes.axial import Direction, opposite

# A15.2a: all of them are wooden devices. A15.2b: these have two fields. A15.2d: a raft has one.
LONG: Final[frozenset[Kind]] = frozenset({"longship", "sailing-ship"})
SHIPS: Final[frozenset[Kind]] = LONG | {"raft"}

Half: TypeAlias = Literal["front", "rear"]
HALVES: Final[tuple[Half, ...]] = ("front", "rear")

Edge: TypeAlias = tuple[Field, Field]
"""From a field of the ship to one outside."""


def fields_of(ground: Ground, ship: Figure) -> tuple[Field, ...]:
    """A15.2b, A15.2d: front and rear half, or the raft."""
    if ship.kind in LONG:
        return ship.field, ground.behind(ship.field, ship.pole)
    return (ship.field,)


def half_at(ground: Ground, ship: Figure, field: Field) -> Half:
    """A15.2c: which half lies there; a raft is all front."""
    return "front" if field == ship.field else "rear"


def edges_of(ground: Ground, ship: Figure) -> Iterator[Edge]:
    """A15.2c: the outer edges that have a field on the other side: ten of a long ship, six of a raft."""
    fields = fields_of(ground, ship)
    for field in fields:
        for around in ground.around[field]:
            if around != NOWHERE and around not in fields:
                yield field, around


def side_lines(ground: Ground, ship: Figure) -> list[Edge]:
    """A15.2c: all of them but prow and stern. A15.2d: a raft has neither."""
    if ship.kind not in LONG:
        return list(edges_of(ground, ship))
    front, rear = fields_of(ground, ship)
    ends = {(front, ground.around[front][ship.pole]), (rear, ground.around[rear][opposite(ship.pole)])}
    return [edge for edge in edges_of(ground, ship) if edge not in ends]


def contacts(ground: Ground, one: Figure, other: Figure) -> list[Edge]:
    """A15.3ae: the edges that are side lines of both ships."""
    theirs = {(beyond, own) for own, beyond in side_lines(ground, other)}
    return [edge for edge in side_lines(ground, one) if edge in theirs]


# Moving


class Lie(NamedTuple):
    """How a hull lies."""

    front: Field
    rear: Field  # the same as `front` of a raft


def lie_of(ground: Ground, ship: Figure) -> Lie:
    fields = fields_of(ground, ship)
    return Lie(fields[0], fields[-1])


def turned_to(ground: Ground, lie: Lie, prow: Direction) -> Direction:
    """The direction in which a hull that lies so faces; a raft keeps its own."""
    found = ground.direction(lie.rear, lie.front)
    return prow if found is None else found


def laid(ground: Ground, ship: Figure, lie: Lie) -> Figure:
    """The ship when it lies so."""
    return ship.but(field=lie.front, pole=turned_to(ground, lie, ship.pole))


def ahead_of(ground: Ground, lie: Lie) -> Iterator[tuple[Direction, Lie]]:
    """A15.3b: a step forwards: the front half to a field beside it, the rear half to where that was."""
    is_long = lie.front != lie.rear
    for course, to in enumerate(ground.around[lie.front]):
        # R-A15.3b: everywhere but onto the rear half. A15.3f: a raft has a single part.
        if to not in (NOWHERE, lie.rear):
            yield course, Lie(to, lie.front if is_long else to)


def astern_of(ground: Ground, lie: Lie) -> Iterator[tuple[Direction, Lie]]:
    """R-A15.3j: a step backwards: the rear half leads, and its direction is that of the step."""
    for course, to in enumerate(ground.around[lie.rear]):
        if to not in (NOWHERE, lie.front):
            yield course, Lie(lie.rear, to)


class Drifted(NamedTuple):
    """What comes of drifting: so many steps, and the fields of the hull that hit land then."""

    steps: int
    struck: tuple[Field, ...]  # as they lie after those steps
    land: tuple[Field, ...]


def drifted(
    ground: Ground,
    fields: Sequence[Field],
    course: Direction,
    steps: int,
    is_taken: Callable[[Field], bool],
) -> Drifted:
    """A15.3o: where a hull drifts, which keeps its heading, in a given direction."""
    here = list(fields)
    for made in range(steps):
        there = [ground.around[field][course] for field in here]
        ahead = [(field, to) for field, to in zip(here, there, strict=True) if to not in here]
        # A15.3p: whatever hits land has struck it, with both halves if both do.
        hits = [(field, to) for field, to in ahead if to != NOWHERE and ground.terrain[to] != "water"]
        if hits:
            return Drifted(made, tuple(field for field, _ in hits), tuple(to for _, to in hits))
        # R-A15.3o: it stops at the rim of the board. A15.3r: and before another ship.
        if any(to == NOWHERE or is_taken(to) for _, to in ahead):
            return Drifted(made, (), ())
        here = there
    return Drifted(steps, (), ())


# Coasts


def is_landable(ground: Ground, field: Field) -> bool:
    """A15.3s, R-A15.3u: land of level 1, whatever grows there."""
    return ground.terrain[field] != "water" and ground.level[field] == 1


def coasts(ground: Ground, lines: Iterable[Edge]) -> list[tuple[Field, ...]]:
    """A15.3u, A15.3w: the landable fields beyond these side lines, those that touch each other together."""
    left = sorted({beyond for _, beyond in lines if is_landable(ground, beyond)})
    found: list[tuple[Field, ...]] = []
    while left:
        coast = [left.pop(0)]
        for field in coast:
            beside = [each for each in left if each in ground.around[field]]
            coast += beside
            left = [each for each in left if each not in beside]
        found.append(tuple(sorted(coast)))
    return found
