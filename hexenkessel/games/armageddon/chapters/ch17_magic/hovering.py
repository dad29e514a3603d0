"""17.1: where a magician can be, and how far he flies.

A17.1e: he is never carried: who moves with a thing stands on it, and he stands on nothing.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import spread
from hexenkessel.games.armageddon.chapters.ch11_towers.castle import castle_of
from hexenkessel.games.armageddon.chapters.ch17_magic import stock
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.chapter import Reach
from hexenkessel.games.armageddon.chapters.crossing import Ways
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import Geometry, once_a_land
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

STEPS: Final = 4  # A17.1d


def why_not_there(index: Index, figure: Figure, field: Field) -> Rule | None:
    """What keeps a magician from being above a field; ground, water and peaks do not (A17.1a)."""
    # A17.1b: two are never above the same field. A mortal one is not above it, but stands on it.
    # A16.1d: beasts do not keep him away.
    if any(other.id != figure.id for other in magicians_above(index, index.ground.field_of(field))):
        return "A17.1b"
    return "A17.1c" if _is_closed(index, figure, field) else None


def _is_closed(index: Index, figure: Figure, field: Field) -> bool:
    """A17.1c: a stronghold of an opponent who has a magician too, unless it is free of his warriors."""
    ground = index.ground
    if not ground.works.walls and not ground.works.towers:
        return False
    inside = ground.field_of(field)
    castle = castle_of(ground, inside)
    fields = castle.fields if castle is not None else {inside} & ground.towers.keys()
    # A17.6n: a mortal magician keeps them closed as well.
    lords = {
        lord
        for lord in _owners(ground, fields)
        if index.field.is_enemy(figure.owner, lord) and stock.magicians(index.field, lord)
    }
    return bool(lords) and any(
        each.is_warrior and each.owner in lords
        for each_field in fields
        for place in ground.floors_of(each_field)
        for each in index.at(place)
    )


def _owners(ground: Ground, fields: Set[Field]) -> set[Seat | None]:
    """Whose towers and walls stand on these fields."""
    works = ground.works
    towers = {tower.owner for tower in works.towers if tower.field in fields}
    return towers | {wall.owner for wall in works.walls if ground.field_of(wall.place) in fields}


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


def magicians_above(index: Index, field: Field) -> list[Figure]:
    return [each for each in index.above.get(field, ()) if is_magician(each)]


def is_magician(figure: Figure) -> bool:
    """Mortal or not."""
    return figure.kind in (MAGICIAN, MORTAL)
