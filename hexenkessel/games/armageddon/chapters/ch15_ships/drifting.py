"""15.3, 15.5: ships that nobody steers, and swimmers, go with wind or stream; and how a ship strands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull, numbers, overrun, sailing, wind
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import Lie
from hexenkessel.games.armageddon.chapters.ch15_ships.sinking import damage_half, tell
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.hexes.axial import Direction, opposite
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


class Drifting(ArmageddonStep, frozen=True, tag="drifting"):
    """R-A15.3n: at the start of a turn, after the wind: the ships of this seat that nobody steers."""

    seat: Seat

    def run(self, change: ArmageddonChange) -> None:
        change.pop()
        for ship in _adrift(change.state.index, self.seat):
            _drift(change, ship)
        _drift_swimmers(change, self.seat)


def _adrift(index: Index, seat: Seat) -> list[Figure]:
    """The first of each body of ships that drifts now; those that have drifted in this round do not again."""
    found: list[Figure] = []
    for ship in aboard.ships(index):
        body = aboard.fleet(index, ship)
        # R-A15.3n: what is nobody's, or of one who is out, at the start of each round.
        is_due = ship.owner == seat or ship.owner not in index.field.living
        if body[0].id == ship.id and is_due and not ship.hitched and is_adrift(index, ship):
            found.append(ship)
    return found


def is_adrift(index: Index, ship: Figure) -> bool:
    """A15.3n: not anchored, and nobody steers it. A15.5e: what is anchored stays."""
    return not aboard.is_anchored(index, ship) and aboard.steersman(index, ship) is None


def flow_under(index: Index, ship: Figure) -> Direction | None:
    """A15.5a: the stream in which it lies, even with one half."""
    flows = (sailing.flow_at(index, field) for field in hull.fields_of(index.ground, ship))
    return next((flow for flow in flows if flow is not None), None)


def _drift(change: ArmageddonChange, ship: Figure) -> None:
    index = change.state.index
    air = wind.over(index, ship)
    drive(change, ship.id, *numbers.drift(air.strength, air.toward, flow_under(index, ship)))
    if ship.id in change.state.figures:
        drifted = change.state.figures[ship.id]
        change.state = change.state.changing(drifted.but(hitched=1))


def drive(change: ArmageddonChange, who: FigureId, course: Direction, steps: int) -> None:
    """A15.3o: a ship, with the rafts tied to it, is driven so many steps and keeps its heading."""
    index = change.state.index
    ship = index.figures[who]
    body = aboard.fleet(index, ship)
    ids = {each.id for each in body}
    fields = [field for each in body for field in hull.fields_of(index.ground, each)]

    def is_taken(field: Field) -> bool:
        other = aboard.ship_at(index, field)
        return (other is not None and other.id not in ids) or index.closed(field) is not None

    found = hull.drifted(index.ground, fields, course, steps, is_taken)
    if found.steps:
        passed = _passed(index, fields, course, found.steps)
        moved = [each for one in body for each in _shifted(index, one, course, found.steps)]
        change.state = change.state.changing(*moved)
        tell(change, "drifted", ship, place=change.state.index.name(change.state.figures[who].field))
        overrun.run_over(change, body, passed)
    if found.struck:
        _strand(change, [each.id for each in body], found)


def _passed(index: Index, fields: Sequence[Field], course: Direction, steps: int) -> list[Field]:
    """All fields that the hull comes to, one after the other."""
    passed: list[Field] = []
    for field in fields:
        here = field
        for _ in range(steps):
            here = index.ground.around[here][course]
            passed.append(here)
    return passed


def _shifted(index: Index, ship: Figure, course: Direction, steps: int) -> Iterator[Figure]:
    """The ship and all aboard, so many steps farther: to drift is no movement that would count."""
    fields = list(hull.lie_of(index.ground, ship))
    for _ in range(steps):
        fields = [index.ground.around[field][course] for field in fields]
    yield ship.but(field=fields[0])
    yield from sailing.carried_along(index, ship, Lie(fields[0], fields[1]), 0)


def _strand(change: ArmageddonChange, body: Sequence[FigureId], found: hull.Drifted) -> None:
    """A15.3p: it lies as if anchored, and is damaged where it hit. A15.3q: also where nobody can land."""
    for who in body:
        index = change.state.index
        ship = index.figures[who]
        fields = hull.fields_of(index.ground, ship)
        hits = [field for field in found.struck if field in fields]
        if not hits:
            continue
        lines = hull.side_lines(index.ground, ship)
        land = {to for to in found.land if any(to in index.ground.around[field] for field in hits)}
        # At a coast along a side line it is anchored as with an anchor, and with all of that coast.
        for coast in hull.coasts(index.ground, lines):
            if land & set(coast):
                land |= set(coast)
        change.state = change.state.changing(ship.but(moored=tuple(sorted(land))))
        tell(change, "stranded", ship, place=index.name(min(land)))
        for field in hits:
            if who in change.state.figures:
                damage_half(change, change.state.figures[who], hull.half_at(index.ground, ship, field))


def _drift_swimmers(change: ArmageddonChange, seat: Seat) -> None:
    """A15.5d: swimmers too go with the stream, as far as there is open water with room."""
    for who in [each.id for each in change.state.figures.values() if each.swims and each.owner == seat]:
        index = change.state.index
        figure = index.figures[who]
        flow = sailing.flow_at(index, figure.field)
        to = NOWHERE if flow is None else index.ground.around[figure.field][flow]
        is_open = to != NOWHERE and index.ground.terrain[to] == "water" and index.free[to] > 0
        if is_open and not index.closed(to):
            change.state = change.state.changing(figure.but(field=to))
            tell(change, "drifted", figure, place=index.name(to))


# Driven off although steered


def hold_or_drive(change: ArmageddonChange, seat: Seat) -> None:
    """R-A15.3e, R-A15.5b: when a turn ends: what was steered but made no step may not stay where it is."""
    index = change.state.index
    for ship in aboard.ships(index):
        body = aboard.fleet(index, ship)
        is_mine = body[0].id == ship.id and aboard.steersman(index, ship) == seat
        if not is_mine or aboard.is_anchored(index, ship) or any(each.sailing for each in body):
            continue
        lie = hull.lie_of(index.ground, ship)
        number = sailing.steps_ahead(index, ship, lie, ship.pole)
        air = wind.over(index, ship)
        flow = flow_under(index, ship)
        if ship.kind == "sailing-ship" and number < 0:
            drive(change, ship.id, opposite(ship.pole), -number)
        elif flow is not None and not numbers.holds_against(ship.kind, air.strength, air.toward, flow):
            drive(change, ship.id, flow, 1)


def beat(change: ArmageddonChange, ship: Figure, to: Field) -> None:
    """A15.3e, A15.5c: it tries this direction, and is driven the other way by as many steps."""
    index = change.state.index
    course = index.ground.direction(ship.field, to)
    assert course is not None
    number = sailing.steps_ahead(index, ship, hull.lie_of(index.ground, ship), course)
    body = aboard.fleet(index, ship)
    now = change.state.round
    change.state = change.state.changing(*(each.but(sailing="driven", busy=now) for each in body))
    tell(change, "beaten-back", ship, steps=-number)
    drive(change, ship.id, opposite(course), -number)
