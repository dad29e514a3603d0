"""Where units may go in a movement step, and what stops or helps them (B3.3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from hexenkessel.games.battlemist.components import RACES, REALMS
from hexenkessel.games.battlemist.effect import Effect, Kind, Op
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.terms import RaceName, RealmName
from hexenkessel.games.battlemist.units import PLACE
from hexenkessel.games.battlemist.world import Lasting, World
from hexenkessel.kernel.seats import Seat

# B3.3.2c: terrain that stops whoever enters it.
ROUGH = frozenset({"forest", "mountain"})


class Roads:
    """The board as a key: it never changes, so the same object is the same board."""

    __slots__ = ("neighbours",)

    def __init__(self, neighbours: Mapping[RealmName, tuple[RealmName, ...]]) -> None:
        self.neighbours = neighbours

    def __hash__(self) -> int:
        return id(self.neighbours)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roads) and other.neighbours is self.neighbours


class Grounds(NamedTuple):
    """What a player's units meet in this movement step; the same for all of them."""

    roads: Roads
    foreign: frozenset[RealmName]  # B3.3.2d: realms with units of another race; monsters count, heroes do not
    closed: frozenset[RealmName]  # realms that nobody may enter in this round


class Gait(NamedTuple):
    """How units of one kind move: how far, and which terrain stops them."""

    points: int
    stopped_by: frozenset[str]


class Aid(NamedTuple):
    """Limited help that units on the same way use up: effects by number, and how they move with it."""

    effects: tuple[int, ...]
    most: int  # so many units can have it
    gait: Gait


def grounds_of(world: World, seat: Seat) -> Grounds:
    # Where several have met, one of them is foreign.
    foreign = frozenset(
        realm for realm, forces in world.forces.items() if forces[0].owner != seat or len(forces) > 1
    )
    closed: frozenset[RealmName] = frozenset()
    if any(True for _ in in_force(world, seat, "forbid_entry")):
        homes = {world.players[other].home for other in world.others(seat)}
        closed = foreign | homes
    return Grounds(Roads(world.neighbours), foreign, closed)


def in_force(world: World, seat: Seat, op: Op) -> Iterator[tuple[int, Lasting]]:
    """The lasting effects of this sort that concern a seat, with their numbers."""
    for number, lasting in enumerate(world.effects):
        if lasting.effect.op == op and lasting.on in (None, seat):
            yield number, lasting


@lru_cache(maxsize=64)
def _native_gait(race: RaceName, kind: Kind, changes: str) -> Gait:
    """B3.3.2b: race card and monster table; B6.0d: what need not stop; abilities of the race."""
    values = values_of(race, changes)[PLACE[kind]]
    rough = ROUGH if values.stops else frozenset[str]()
    for effect in RACES[race].effects:
        if effect.op == "ignore_stop" and kind in effect.kinds:
            rough = rough - {*effect.terrain}
    return Gait(values.move, rough)


def gait_of(world: World, seat: Seat, kind: Kind) -> Gait:
    """How all units of a kind move in this step, without help that only some can have."""
    gait = _native_gait(world.players[seat].race, kind, world.options.values)
    if not world.effects:
        return gait
    for _, lasting in in_force(world, seat, "ignore_stop"):
        if lasting.effect.units is None:
            gait = _helped(gait, lasting.effect, kind)
    for _, lasting in in_force(world, seat, "move_bonus"):
        if lasting.effect.units is None:
            gait = _helped(gait, lasting.effect, kind)
    for _, lasting in in_force(world, seat, "move_penalty"):
        effect = lasting.effect
        if kind in effect.kinds:
            gait = gait._replace(points=max(gait.points - effect.amount, min(effect.minimum, gait.points)))
    return gait


def _helped(gait: Gait, effect: Effect, kind: Kind) -> Gait:
    if kind not in effect.kinds:
        return gait
    if effect.op == "move_bonus":
        return gait._replace(points=gait.points + effect.amount)
    return gait._replace(stopped_by=gait.stopped_by - {*effect.terrain})


def aids_of(world: World, seat: Seat, kind: Kind) -> list[Aid]:
    """All ways to move a unit of this kind: without help first, then with as little of it as possible.

    Which units have the help of a card or spell shows when they move; nothing is lost by not naming them
    before. BS.2a: two castings may help the same units, one casting helps each of them once.
    """
    found = [Aid((), 99, gait_of(world, seat, kind))]
    if not world.effects:
        return found
    for op in ("move_bonus", "ignore_stop"):
        limited = [
            (len(lasting.effect.kinds), number, lasting)
            for number, lasting in in_force(world, seat, op)
            if lasting.effect.units is not None and lasting.left > 0 and kind in lasting.effect.kinds
        ]
        # What serves fewer kinds is used first.
        for _, number, lasting in sorted(limited, key=lambda entry: entry[:2]):
            found += [
                Aid((*aid.effects, number), min(aid.most, lasting.left), gait)
                for aid in found
                # Guides for somebody who has guides already are of no use.
                if (gait := _helped(aid.gait, lasting.effect, kind)) != aid.gait
            ]
    return sorted(found, key=lambda aid: len(aid.effects)) if len(found) > 1 else found


@lru_cache(maxsize=8192)
def reach(grounds: Grounds, origin: RealmName, gait: Gait) -> tuple[RealmName, ...]:
    """Where a unit may end its move, by name: one point for each realm it enters (B3.3.2b)."""
    reached: set[RealmName] = set()
    edge = [origin]
    for _ in range(gait.points):
        further = []
        for here in edge:
            for realm in grounds.roads.neighbours[here]:
                if realm in reached or realm in grounds.closed or realm == origin:
                    continue
                reached.add(realm)
                # B3.3.2c, B3.3.2d: who enters rough terrain, or meets others, goes no further.
                if REALMS[realm].terrain not in gait.stopped_by and realm not in grounds.foreign:
                    further.append(realm)
        edge = further
    return tuple(sorted(reached))


def why_not_reach(grounds: Grounds, origin: RealmName, gait: Gait, realm: RealmName) -> str:
    """The rule that keeps a unit from getting there."""
    # The truce bars the way, though the steps would do.
    if realm in grounds.closed:
        return "B3.1.2c"
    unhindered = Gait(gait.points, frozenset())
    if realm not in reach(grounds._replace(foreign=frozenset(), closed=frozenset()), origin, unhindered):
        return "B3.3.2b"
    # Near enough: then something on the way stops it, terrain or others.
    return "B3.3.2d" if realm in reach(grounds._replace(foreign=frozenset()), origin, gait) else "B3.3.2c"
