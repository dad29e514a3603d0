"""15.2, 15.3: who is on which ship, who steers it, and which rafts belong together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch15_ships import hull
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.majority import most_of
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A15.2b, A15.6b: the floor above the water, which is as high as lowland.
DECK: Final = 1
ROOM_ON_DECK: Final = 4  # A15.2g: room units on each field of a ship


def ships(index: Index) -> list[Figure]:
    known: list[Figure] | None = index.memo.get(("ships",))
    if known is None:
        known = index.memo["ships",] = [each for each in index.figures.values() if each.kind in SHIPS]
    return known


def ship_at(index: Index, place: Field) -> Figure | None:
    """The ship that lies on a field, whether the place is its deck or the water under it."""
    known: dict[Field, Figure] | None = index.memo.get(("ships by field",))
    if known is None:
        known = index.memo["ships by field",] = {
            field: ship for ship in ships(index) for field in hull.fields_of(index.ground, ship)
        }
    return known.get(index.ground.field_of(place))


def ship_under(index: Index, figure: Figure) -> Figure | None:
    """The ship on whose deck a figure is."""
    return ship_at(index, figure.field) if index.ground.floor_of(figure.field) == DECK else None


def deck_at(index: Index, field: Field) -> Field:
    """The place on deck over a field of a ship."""
    return index.ground.place(field, DECK)


def aboard(index: Index, *those: Figure) -> list[Figure]:
    """All that is on these ships, front half first."""
    return [
        each
        for ship in those
        for field in hull.fields_of(index.ground, ship)
        for each in index.at(deck_at(index, field))
    ]


def crew(index: Index, *those: Figure) -> list[Figure]:
    """The warriors on these ships."""
    return [each for each in aboard(index, *those) if each.is_warrior]


# Rafts that are anchored to each other


def fleet(index: Index, ship: Figure) -> list[Figure]:
    """A15.3x: the rafts that move as one body with this one; any other ship is alone."""
    found: list[FigureId] = [ship.id]
    for each in found:
        found += [other for other in index.figures[each].tied if other not in found]
    return [index.figures[each] for each in sorted(found)]


def steersmen_needed(rafts: int) -> int:
    """A15.3m, A15.3z: one for two rafts, two for three, three from five on."""
    return (rafts + 1) // 2


# Majorities


def leading_side(index: Index, warriors: Iterable[Figure]) -> int | None:
    """A15.3l: the side with most of these warriors, if one has more than all others; allies add up."""
    return most_of(Counter(index.field.sides[each.owner] for each in warriors if each.owner is not None))


def steersman(index: Index, ship: Figure) -> Seat | None:
    """A15.3k, A15.3l: who steers a ship and those tied to it; None if nobody can."""
    key = ("steersman", ship.id)
    if key not in index.memo:
        index.memo[key] = _steersman(index, fleet(index, ship))
    seat: Seat | None = index.memo[key]
    return seat


def _steersman(index: Index, body: Sequence[Figure]) -> Seat | None:
    warriors = crew(index, *body)
    side = leading_side(index, warriors)
    if side is None:
        return None
    mine = [
        each.owner for each in warriors if each.owner is not None and index.field.sides[each.owner] == side
    ]
    # A15.3z: several rafts need several steersmen.
    if len(mine) < steersmen_needed(len(body)):
        return None
    # Of allies the owner of the ship, or else who has most warriors aboard, the first of them in turn order.
    seats = [seat for seat in index.field.order if seat in mine]
    return next((each.owner for each in body if each.owner in seats), max(seats, key=mine.count))


def is_anchored(index: Index, ship: Figure) -> bool:
    """A15.5e: at a coast; a raft also if one that is tied to it is."""
    return any(each.moored for each in fleet(index, ship))


def side_of(index: Index, ship: Figure) -> int | None:
    """A15.3ae, A15.3ai: whose ship it is at the moment, by the warriors aboard; None: it is not manned.

    With equal numbers it is still that of its owner (A15.3ak).
    """
    body = fleet(index, ship)
    warriors = crew(index, *body)
    if not warriors:
        return None
    side = leading_side(index, warriors)
    if side is None and ship.owner is not None:
        return index.field.sides[ship.owner]
    return side
