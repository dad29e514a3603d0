"""17.1: where a magician can be, and how far he flies.

A17.1e: he is never carried: who moves with a thing stands on it, and he stands on nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import spread
from hexenkessel.games.armageddon.chapters.ch17_magic import stock
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.chapter import Reach
from hexenkessel.games.armageddon.chapters.crossing import Ways
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import Geometry, once_a_land
from hexenkessel.games.armageddon.terms import Field, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

STEPS: Final = 4  # A17.1d


def why_not_there(index: Index, figure: Figure, field: Field) -> Rule | None:
    """What keeps a magician from being above a field; ground, water and peaks do not (A17.1a)."""
    # A17.1b: two are never above the same field. A mortal one is not above it, but stands on it.
    if any(other.id != figure.id for other in index.above.get(index.ground.field_of(field), ())):
        return "A17.1b"
    return "A17.1c" if _is_closed(index, figure, field) else None


def _is_closed(index: Index, figure: Figure, field: Field) -> bool:
    """A17.1c: a stronghold of an opponent who has a magician too, unless it is free of his warriors."""
    tower = index.ground.towers.get(index.ground.field_of(field))
    lord = None if tower is None else tower.owner
    if lord is None or not index.field.is_enemy(figure.owner, lord):
        return False
    # A17.6n: a mortal one keeps them closed as well.
    if not stock.magicians(index.field, lord):
        return False
    places = index.ground.floors_of(index.ground.field_of(field))
    return any(each.is_warrior and each.owner == lord for place in places for each in index.at(place))


@once_a_land
def _everywhere(geometry: Geometry) -> Ways:
    """A17.1d: from field to field whatever lies below; A17.1a: above all, so on no upper floor."""
    return tuple(
        tuple((other, 1) for other in geometry.neighbours[field]) if field < geometry.size else ()
        for field in range(geometry.places)
    )


def steps_left(figure: Figure) -> int:
    return STEPS - figure.steps


def reach_of(index: Index, figure: Figure) -> Reach:
    left = steps_left(figure)
    if left <= 0:
        return {}
    free = [1] * index.ground.places
    q, r = index.ground.cells[figure.field]
    for dq in range(-left, left + 1):
        for dr in range(-left, left + 1):
            to = index.ground.at.get((q + dq, r + dr))
            if to is not None and to != figure.field and why_not_there(index, figure, to):
                free[to] = 0
    return spread(_everywhere(index.ground), free, figure.field, left, 1)


def is_magician(figure: Figure) -> bool:
    """Mortal or not."""
    return figure.kind in (MAGICIAN, MORTAL)
