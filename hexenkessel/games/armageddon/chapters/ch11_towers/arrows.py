"""11.3: shooting out of towers, at them and over them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch05_terrain import sight
from hexenkessel.games.armageddon.chapters.ch11_towers.towers import (
    is_inside,
    is_place,
    is_platform,
    tower_at,
    towers_of,
)
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Verdict
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Rim
from hexenkessel.games.armageddon.terms import Item, Place, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

COVER: Final = 1  # A11.3f, A11.3g


def opening(index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
    """Does an arrow pass the wall on this side of a tower? None: it is asked of the wall."""
    ground = index.ground
    if rim[0] not in towers_of(ground):
        return None
    for place in (bow.field, target.field):
        if ground.field_of(place) == rim[0]:
            wall = ground.walls.get((place, rim[1]))
            # A11.3g, A11.3h: nothing hides who is on a platform, and he needs no loophole. A11.2e, A10.2c:
            # nor does what is open.
            is_open = wall is None or not wall.stands or (place, rim[1]) in ground.pierced
            return True if is_open else None
    return None


def why_not_floor(index: Index, bow: Figure, target: Figure) -> Verdict:
    ground = index.ground
    tower = tower_at(ground, bow.field)
    if tower is None or not (is_place(ground, bow.field) and is_place(ground, target.field)):
        return None
    # A11.3k: not over two stairs, or through two floors.
    if abs(ground.floor_of(bow.field) - ground.floor_of(target.field)) > 1:
        return "A11.3k"
    # A11.3j: only where no stairs are, for with stairs there is the knife.
    return "A11.3j" if tower.stairs else ALLOWED


def why_not_shoot(index: Index, bow: Figure, target: Figure) -> Rule | None:
    ground = index.ground
    if not towers_of(ground) or ground.field_of(bow.field) == ground.field_of(target.field):
        return None
    # A11.3h: from a platform at the next field, unless one can walk there.
    if is_platform(ground, bow.field) and ground.field_of(target.field) in _joined(ground, bow.field):
        return "A11.3h"
    return None if sight.sees(index, bow, target) else _in_the_way(index, bow, target)


def _joined(ground: Ground, place: Place) -> set[Place]:
    """The fields to which a passage or a transition leads from here."""
    pairs = (*ground.passages, *ground.transitions)
    return {ground.field_of(other) for one, other in pairs if one == place}


def _in_the_way(index: Index, bow: Figure, target: Figure) -> Rule | None:
    """What it is of a tower that stops this arrow, if that does."""
    ground, level = index.ground, index.rules.level
    line = sight.sightline(
        ground, bow.field, target.field, level(index, bow), level(index, target), index.obstacles
    )
    if line.cut.fields or (line.left.fields and line.right.fields):
        return None  # A5.5f: hill or forest
    own = ground.field_of(bow.field), ground.field_of(target.field)
    for field, side in [rim for met in line for rim, _ in met.rims]:
        if field not in towers_of(ground):
            continue
        if field not in own:
            # A11.3k: through a whole tower. A11.3e: and a tower is an obstacle from afar.
            return "A11.3k" if ground.distance(bow.field, field) == 1 else "A11.3e"
        place = bow.field if field == own[0] else target.field
        if (place, side) in ground.walls and ground.touching(place, side) is not None:
            return "A11.3k"
    return None


def cover(index: Index, target: Figure) -> Iterator[Item]:
    ground = index.ground
    tower = tower_at(ground, target.field)
    if tower is None:
        return
    # A11.3f: inside, from wherever the arrow comes.
    if is_inside(ground, target.field):
        yield ("inside-tower", COVER)
    # A11.3g: behind battlements.
    elif tower.battlements and is_platform(ground, target.field):
        yield ("battlements", COVER)
