"""A8.3a: how many room units there are too many on a field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.figures import Figure, room_of
from hexenkessel.games.armageddon.terms import Field, Kind

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

ELEPHANTS: frozenset[Kind] = frozenset({"elephant", "mammoth"})
HORSES: frozenset[Kind] = frozenset(
    {"light-horse", "heavy-horse", "light-chariot-horse", "heavy-chariot-horse"}
)


def units(index: Index, field: Field) -> int:
    """The room units that are taken up there, whatever else closes the field."""
    return sum(room_of(figure, index.figures) for figure in index.at(field))


def surplus(index: Index, field: Field) -> int:
    """A8.3j: so many room units more than there is room for; 0 or less: there is room for all."""
    return -index.free[field]


def stone(index: Index, field: Field) -> int:
    """A17.2x, A17.2z: the room units of those who stay whatever happens."""
    return sum(room_of(figure, index.figures) for figure in index.at(field) if figure.spell == "petrified")


def elephants_at(index: Index, field: Field) -> list[Figure]:
    return [figure for figure in index.at(field) if figure.kind in ELEPHANTS]


def is_on_elephant(index: Index, figure: Figure) -> bool:
    return bool(figure.on) and index.figures[figure.on].kind in ELEPHANTS


def can_be_trampled(index: Index, figure: Figure) -> bool:
    """A8.3a, A9.1u, A9.4e: warriors and horses; not elephants, nor who sits on one. A17.2z: nor stone."""
    if figure.spell == "petrified":
        return False
    if figure.is_warrior:
        return not is_on_elephant(index, figure)
    return figure.kind in HORSES
