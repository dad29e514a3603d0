"""Ships before the battle, and what can never be true of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull, swimming
from hexenkessel.games.armageddon.chapters.ch15_ships.actions import Swing
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.scenarios.format import CaptureShip, Sink
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import opposite
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.field import Battlefield
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def with_ships_noted(field: Battlefield) -> Battlefield:
    """The battlefield before the battle, on which it is noted which ships goals speak of."""
    counted = {goal.kind for goal in field.goals if isinstance(goal, Sink)}
    carried = {goal.leader for goal in field.goals if isinstance(goal, CaptureShip)}
    if not counted and not carried:
        return field
    index = field.index
    those = aboard.ships(index)
    return field.but(
        hulls=tuple((ship.id, ship.kind) for ship in those if ship.kind in counted),
        flagships=tuple(
            ship.id for ship in those if any(each.kind in carried for each in aboard.crew(index, ship))
        ),
    )


def swings(index: Index, seat: Seat) -> Iterator[Swing]:
    """Where the rear half of a ship that nobody has boarded yet may be instead."""
    for ship in aboard.ships(index):
        if ship.owner == seat and ship.kind in hull.LONG and not aboard.aboard(index, ship):
            for to in index.ground.neighbours[ship.field]:
                turned = _swung(index, ship, to)
                is_new = turned.pole != ship.pole and to in index.field.own_zone(seat)
                if is_new and not index.rules.may_stay(index, turned, turned.field) and index.free[to] > 0:
                    yield Swing(ship.id, index.name(to))


def _swung(index: Index, ship: Figure, rear: Field) -> Figure:
    direction = index.ground.direction(ship.field, rear)
    assert direction is not None
    return ship.but(pole=opposite(direction))


def swing(change: ArmageddonChange, action: Swing) -> None:
    index = change.state.index
    ship = index.figures[action.ship]
    change.state = change.state.changing(_swung(index, ship, index.ground.number[action.field]))


def flaws(index: Index) -> Iterator[str]:
    """What legal play never brings about."""
    fields = Counter(field for ship in aboard.ships(index) for field in hull.fields_of(index.ground, ship))
    for field, count in fields.items():
        if count > 1:
            yield f"{count} ships lie on {index.name(field)}"
    for ship in aboard.ships(index):
        if any(ship.id not in index.figures[each].tied for each in ship.tied):
            yield f"raft {ship.id} is tied to who is not tied to it"
    for figure in index.figures.values():
        if figure.swims and not swimming.is_water(index, figure.field):
            yield f"figure {figure.id} swims on {index.name(figure.field)}"
