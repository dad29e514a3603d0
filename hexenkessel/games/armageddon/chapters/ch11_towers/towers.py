"""11.1: what of a field is a tower, its floors, and who may be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.ground.ground import Ground, once_a_ground
from hexenkessel.games.armageddon.ground.works import Tower
from hexenkessel.games.armageddon.terms import Field, Kind, Place, Rule, Soil

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.figures import Figure
    from hexenkessel.games.armageddon.index import Index

LEAST_WALLS: Final = 4  # A11.1k: A11.1j: fewer are single walls
ROOM: Final = 4  # A11.1h, A11.1i, A11.1m: of every floor, and of a foundation
# A11.1l: where walls are a tower only on a foundation.
ROUGH: Final[frozenset[Soil]] = frozenset({"forest", "mountain", "ice-mountain"})
# A11.1i: what may be above the ground besides warriors; A11.1i, A13.1c: and what only on platforms.
_UPSTAIRS: Final[frozenset[Kind]] = frozenset({"onager"})
_ON_PLATFORMS: Final[frozenset[Kind]] = frozenset({"ladder"})


@once_a_ground
def towers_of(ground: Ground) -> dict[Field, Tower]:
    """Every tower, complete or not, by its field. A11.1d: keeps are towers."""
    walls: dict[Place, int] = {}
    for place, _ in ground.walls:
        walls[place] = walls.get(place, 0) + 1
    found: dict[Field, Tower] = {}
    for field, many in sorted(walls.items()):
        tower = ground.towers.get(field)
        is_founded = tower is not None and tower.foundation
        if field >= ground.size or many < LEAST_WALLS:
            continue
        if ground.terrain[field] not in ROUGH or is_founded:
            found[field] = tower or Tower(field)
    return found


def tower_at(ground: Ground, place: Place) -> Tower | None:
    """The tower in or on which this place is."""
    return towers_of(ground).get(ground.field_of(place)) if ground.walls else None


def has_foundation(ground: Ground, field: Field) -> bool:
    tower = ground.towers.get(field)
    return tower is not None and tower.foundation


def is_place(ground: Ground, place: Place) -> bool:
    """Is this a floor of a tower? A11.1n: what is above the highest platform is not there."""
    tower = tower_at(ground, place)
    return tower is not None and ground.floor_of(place) <= tower.platform


def top_of(ground: Ground, field: Field) -> Place:
    """Where one stands highest on this field: on the platform of its tower, or on the ground."""
    tower = tower_at(ground, field)
    return field if tower is None else ground.place(ground.field_of(field), tower.platform)


def is_platform(ground: Ground, place: Place) -> bool:
    """Is it the highest platform of a tower?"""
    return ground.floor_of(place) > 0 and is_place(ground, place) and top_of(ground, place) == place


def is_inside(ground: Ground, place: Place) -> bool:
    """Is it a floor between the walls of a tower?"""
    many = sum((place, side) in ground.walls for side in range(6))
    return many >= LEAST_WALLS and is_place(ground, place)


def figures_on(index: Index, field: Field) -> list[Figure]:
    """Everything in and on a tower, from below."""
    return [figure for place in index.ground.floors_of(field) for figure in index.at(place)]


@once_a_ground
def _rooms(ground: Ground) -> dict[Place, int]:
    floors = [
        place
        for field, tower in towers_of(ground).items()
        for place in ground.floors_of(field)[: tower.platform + 1]
    ]
    return dict.fromkeys(
        [*floors, *(field for field, each in ground.towers.items() if each.foundation)], ROOM
    )


def rooms(ground: Ground) -> dict[Place, int]:
    """A11.1h, A11.1i, A11.1m: the places that have room because of what is built there."""
    return _rooms(ground) if ground.walls or ground.towers else {}


def why_not_stand(ground: Ground, kind: Kind, place: Place) -> Rule | None:
    """May there be one of this kind, by itself, in or on this tower?"""
    floor = ground.floor_of(place)
    if not floor:
        return None
    if not is_place(ground, place):
        return "A11.1i"
    if kind in _ON_PLATFORMS:
        return None if top_of(ground, place) == place else "A11.1i"
    return None if kind in _UPSTAIRS else "A11.1i"


def has_elephant(index: Index, place: Place, *besides: int) -> bool:
    """A11.1h, R-A11.1h: is there an elephant or a mammoth already?"""
    return any(each.kind in ELEPHANTS and each.id not in besides for each in index.at(place))
