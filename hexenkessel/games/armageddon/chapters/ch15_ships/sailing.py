"""15.3, 15.5: ships that are steered: forwards, backwards, and driven off although steered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull, numbers, wind
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import Lie
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Reach, Verdict, Way
from hexenkessel.games.armageddon.figures import Figure, carried, may_be_carried
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.hexes.axial import Direction

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

MANY: Final = 99  # no number of steps has held for the ship yet


def why_not_sail(index: Index, ship: Figure) -> Verdict:
    """May this ship move at all, with those tied to it?"""
    body = aboard.fleet(index, ship)
    # A15.3u: the anchor must be raised first.
    if any(each.moored for each in body):
        return "A15.3u"
    warriors = aboard.crew(index, *body)
    # A15.3k: a warrior aboard steers it.
    if not warriors:
        return "A15.3k"
    # A15.3l: of the side that has most of them. A15.3z: several rafts need several.
    if aboard.leading_side(index, warriors) is None:
        return "A15.3l"
    seat = aboard.steersman(index, ship)
    if seat is None:
        return "A15.3z"
    # A15.3al: it has moved for another in this round.
    if any(each.barred == index.field.round for each in body):
        return "A15.3al"
    # A15.7d: not after ramming. A15.3e: nor after it has been driven off.
    if any(each.sailing in ("rammed", "driven") for each in body):
        return "A15.7d" if ship.sailing == "rammed" else "A15.3e"
    # A15.3ab: who has sailed and then moved himself does not sail on. (Enemies aboard have no choice.)
    mine = (each for each in aboard.aboard(index, *body) if not index.field.is_enemy(each.owner, seat))
    return ALLOWED if all(map(may_be_carried, mine)) else "A15.3ab"


# Numbers


def flow_at(index: Index, field: Field) -> Direction | None:
    """A15.5a: where the water of a field flows."""
    return index.ground.streams.get(field)


def steps_ahead(index: Index, ship: Figure, lie: Lie, course: Direction) -> int:
    """A15.3a, A15.5b: its number in a direction; the stream counts where the front half is."""
    air = wind.over(index, ship)
    ahead = numbers.doubled_ahead if ship.spell == "doubled" else numbers.ahead
    return ahead(ship.kind, air.strength, air.toward, course, flow_at(index, lie.front))


def steps_astern(index: Index, ship: Figure, lie: Lie, course: Direction) -> int:
    air = wind.over(index, ship)
    astern = numbers.doubled_astern if ship.spell == "doubled" else numbers.astern
    return astern(ship.kind, air.strength, air.toward, course, flow_at(index, lie.rear))


# Where a hull fits


def fields_at(index: Index, ship: Figure, lie: Lie) -> list[Field]:
    """All fields that a ship, or the body of rafts that it belongs to, takes when it lies so."""
    if ship.kind in hull.LONG:
        return [lie.front, lie.rear]
    ground = index.ground
    (q, r), (fq, fr) = ground.cells[ship.field], ground.cells[lie.front]
    # R-A15.3x: as one rigid body, without turning.
    return [ground.shifted(each.field, (fq - q, fr - r)) for each in aboard.fleet(index, ship)]


def why_not_lie(index: Index, ship: Figure, lie: Lie) -> Rule | None:
    """The rule that keeps a hull from lying so."""
    body = {each.id for each in aboard.fleet(index, ship)}
    for field in fields_at(index, ship, lie):
        # A2.3i: nobody leaves the board. A15.2e: only on water.
        if field < 0:
            return "A2.3i"
        if index.ground.terrain[field] != "water":
            return "A15.2e"
        # A15.3d: ships do not change places, and none is where another is.
        other = aboard.ship_at(index, field)
        if other is not None and other.id not in body:
            return "A15.3d"
        if rule := index.closed(field):
            return rule
    return None


def swimmers_at(index: Index, fields: Iterable[Field]) -> list[Figure]:
    return [each for field in fields for each in index.at(field) if each.swims]


# Forwards


class Voyage(NamedTuple):
    """What a ship can still do in this round, forwards."""

    reach: dict[Field, Way]  # by where the front half comes, the way that leaves most steps for afterwards
    lies: dict[Lie, int]  # every way to lie, with the number of steps that holds then


def voyage_of(index: Index, ship: Figure) -> Voyage:
    """A15.3c: as many steps as the smallest number among the directions.

    Where somebody swims it stops, so that nobody is run over by the way (A15.6o, A15.6p).
    """
    start = hull.lie_of(index.ground, ship)
    found: dict[Field, Way] = {}
    left: dict[Field, int] = {}
    seen: dict[Lie, int] = {start: ship.limit or MANY}
    layer: list[tuple[Lie, int, tuple[Field, ...]]] = [(start, ship.limit or MANY, ())]
    made = 0
    while layer:
        made += 1
        following: list[tuple[Lie, int, tuple[Field, ...]]] = []
        for lie, limit, path in layer:
            if seen[lie] > limit:
                continue
            for course, to in hull.ahead_of(index.ground, lie):
                most = min(limit, steps_ahead(index, ship, lie, course))
                if ship.steps + made > most or most <= seen.get(to, -1) or why_not_lie(index, ship, to):
                    continue
                longer = (*path, to.front)
                seen[to] = most
                if most - made > left.get(to.front, -1) and to.front != start.front:
                    left[to.front] = most - made
                    found[to.front] = Way(made, longer)
                if not swimmers_at(index, fields_at(index, ship, to)):
                    following.append((to, most, longer))
        layer = following
    return Voyage(found, seen)


def reach_of(index: Index, ship: Figure) -> Reach:
    """Where the front half can get."""
    # A15.3g: in one round forwards or backwards.
    return {} if ship.sailing == "astern" else voyage_of(index, ship).reach


def lies_on(index: Index, ship: Figure, path: Sequence[Field]) -> Iterator[tuple[Direction, Lie]]:
    """How it lies after each step of a way of its front half, and the direction of the step."""
    lie = hull.lie_of(index.ground, ship)
    is_long = ship.kind in hull.LONG
    for to in path:
        course = index.ground.direction(lie.front, to)
        assert course is not None, "a way leads from field to field"
        lie = Lie(to, lie.front if is_long else to)
        yield course, lie


def sailed(index: Index, ship: Figure, way: Way) -> list[Figure]:
    """The ship and all that is aboard after it has gone this way."""
    before = hull.lie_of(index.ground, ship)
    limit = ship.limit or MANY
    lie = before
    for course, after in lies_on(index, ship, way.path):
        limit = min(limit, steps_ahead(index, ship, lie, course))
        lie = after
    return moved(index, ship, lie, way.cost, limit, "ahead")


def moved(index: Index, ship: Figure, lie: Lie, cost: int, limit: int, manner: str) -> list[Figure]:
    """A ship, the rafts tied to it, and everybody aboard when it lies so."""
    now = index.field.round
    found: list[Figure] = []
    body = aboard.fleet(index, ship)
    for each, to in zip(body, fields_at(index, ship, lie), strict=False):
        mine = lie if each.id == ship.id else Lie(to, to)
        gone = stepped(each, mine.front, cost, now).but(
            pole=hull.turned_to(index.ground, mine, each.pole), limit=limit, sailing=manner
        )
        found += [gone, *carried_along(index, each, mine, cost)]
    return found


def carried_along(index: Index, ship: Figure, lie: Lie, cost: int) -> list[Figure]:
    """All aboard, each on the half on which it was, and turned with the ship.

    A15.3ab: to be carried is passive movement; to drift is no movement, and costs nothing.
    """
    now = index.field.round
    found: list[Figure] = []
    turn = hull.turned_to(index.ground, lie, ship.pole) - ship.pole
    halves = hull.fields_of(index.ground, ship)
    for field, to in zip(halves, lie, strict=False):
        there = aboard.deck_at(index, to)
        for each in index.at(aboard.deck_at(index, field)):
            gone = carried(each, there, cost, now) if cost else each.but(field=there)
            found.append(gone if each.is_warrior or not turn else gone.but(pole=(each.pole + turn) % 6))
    return found


def why_not_there(index: Index, ship: Figure, field: Field) -> Rule:
    """Why a ship that may sail does not get its front half to a field."""
    lie = hull.lie_of(index.ground, ship)
    if ship.sailing == "astern":
        return "A15.3g"
    for course, to in hull.ahead_of(index.ground, lie):
        if to.front == field:
            if rule := why_not_lie(index, ship, to):
                return rule
            most = steps_ahead(index, ship, lie, course)
            # A15.3e, A15.5c: against so much wind or stream it would be driven off.
            if most < 0:
                return "A15.5c" if flow_at(index, lie.front) is not None else "A15.3e"
            return "A15.3c" if ship.steps and ship.steps + 1 <= most else "A15.3a"
    # R-A15.3b: not onto its own rear half.
    if field == lie.rear:
        return "A15.3b"
    if index.ground.terrain[field] != "water":
        return "A15.2e"
    return "A15.3d" if aboard.ship_at(index, field) else "A15.3a"


# Backwards


def astern_lie(index: Index, ship: Figure, to: Field) -> tuple[Direction, Lie] | None:
    """The step backwards that brings the rear half to a field."""
    for course, lie in hull.astern_of(index.ground, hull.lie_of(index.ground, ship)):
        if lie.rear == to:
            return course, lie
    return None


def why_not_astern(index: Index, ship: Figure, to: Field) -> Rule | None:
    """Which rule keeps its rear half from going there."""
    # A15.3j: for a raft every direction is forwards.
    if ship.kind not in hull.LONG:
        return "A15.3j"
    if rule := why_not_sail(index, ship):
        return rule
    # A15.3g: in one round forwards or backwards.
    if ship.sailing == "ahead":
        return "A15.3g"
    step = astern_lie(index, ship, to)
    if step is None:
        return "A15.3b"
    course, lie = step
    if rule := why_not_lie(index, ship, lie):
        return rule
    most = min(ship.limit or MANY, steps_astern(index, ship, hull.lie_of(index.ground, ship), course))
    if ship.steps < most:
        return None
    # A15.5g: in a stream a sailing ship only with it. A15.3i, A15.3h: else by wind.
    if ship.kind == "sailing-ship":
        return "A15.5g" if flow_at(index, lie.front) is not None else "A15.3i"
    return "A15.3h"


def gone_astern(index: Index, ship: Figure, to: Field) -> list[Figure]:
    step = astern_lie(index, ship, to)
    assert step is not None, "the step has been checked"
    course, lie = step
    most = steps_astern(index, ship, hull.lie_of(index.ground, ship), course)
    return moved(index, ship, lie, 1, min(ship.limit or MANY, most), "astern")


# Against wind and stream


def why_not_beat(index: Index, ship: Figure, to: Field) -> Rule | None:
    """Which rule keeps a ship from trying a direction in which it is only driven off."""
    if rule := why_not_sail(index, ship):
        return rule
    # A15.3c: its number would hold for the whole turn.
    if ship.steps:
        return "A15.3c"
    course = index.ground.direction(ship.field, to)
    if course is None:
        return "A15.3b"
    number = steps_ahead(index, ship, hull.lie_of(index.ground, ship), course)
    return None if number < 0 else "A15.3e"
