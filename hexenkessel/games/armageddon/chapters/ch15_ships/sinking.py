"""15.6, 14.3: what a ship can bear, and what becomes of all aboard when it sinks."""

from __future__ import annotations

from typing import Any, Final

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import Half
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.seats import Seat

SUNK: Final = "sunk"


def damage_half(change: ArmageddonChange, ship: Figure, half: Half, *slayers: Seat | None) -> None:
    """A14.3w, A14.3x: a hit, or a coast that is struck; the second one on the same half sinks the ship."""
    # A14.3v: a raft has one part, and nothing comes of the first hit.
    where: Half = half if ship.kind in hull.LONG else "front"
    if where in ship.damage:
        sink(change, ship.id, *slayers)
        return
    change.state = change.state.changing(ship.but(damage=tuple(sorted((*ship.damage, where)))))
    tell(change, "ship-damaged", ship, half=where)


def tell(change: ArmageddonChange, key: str, ship: Figure, **more: Any) -> None:
    """What happens to a ship; the field is that of its front half."""
    seat = -1 if ship.owner is None else ship.owner
    name = change.state.index.name(ship.field)
    change.tell(key, seat=seat, figure=ship.id, kind=ship.kind, field=name, **more)


def sink(change: ArmageddonChange, who: FigureId, *slayers: Seat | None) -> None:
    """A15.6q: animals and devices are lost, and the warriors swim."""
    ship = change.state.figures[who]
    tell(change, "ship-sunk", ship)
    for field in hull.fields_of(change.state.index.ground, ship):
        lose_cargo(change, aboard.deck_at(change.state.index, field), *slayers)
        go_overboard(change, aboard.deck_at(change.state.index, field), field, clings=ship.kind == "raft")
    cast_off(change, who)
    kill(change, who, SUNK, *slayers)


def lose_cargo(change: ArmageddonChange, place: Field, *slayers: Seat | None) -> None:
    """A15.6q, A15.7i: all animals and devices on a half of a ship are removed."""
    for figure in change.state.index.at(place):
        if not figure.is_warrior and figure.id in change.state.figures:
            kill(change, figure.id, SUNK, *slayers)


def go_overboard(change: ArmageddonChange, place: Field, water: Field, *, clings: bool) -> None:
    """A15.6q: the warriors of a half are in the water. A15.6s: of a raft they cling to its beams."""
    swimmers = [afloat(change, each, water, clings=clings) for each in change.state.index.at(place)]
    if swimmers:
        change.state = change.state.changing(*swimmers)


def afloat(change: ArmageddonChange, figure: Figure, water: Field, *, clings: bool) -> Figure:
    """A15.6i: a warrior who has just come into the water."""
    return figure.but(field=water, swims=change.state.round, clings=clings, on=0)


def cast_off(change: ArmageddonChange, who: FigureId) -> None:
    """A15.6t: what was anchored to a raft is not any more."""
    loose = [
        each.but(tied=tuple(other for other in each.tied if other != who))
        for each in change.state.figures.values()
        if who in each.tied
    ]
    if loose:
        change.state = change.state.changing(*loose)
