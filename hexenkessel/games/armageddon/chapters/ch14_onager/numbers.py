"""14.2: what an onager must roll, and which field a roll hits. Nothing here depends on who serves it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch05_terrain.sight import highest_between
from hexenkessel.games.armageddon.chapters.ch12_devices import siding
from hexenkessel.games.armageddon.chapters.ch14_onager.effects import base_of
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.works import Pair
from hexenkessel.games.armageddon.terms import Field, Place
from hexenkessel.hexes.axial import STEPS, Cell, distance
from hexenkessel.kernel.cache import BoundedCache

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

BASE: Final = 10  # A14.2c: and one for each field of distance
HIGHEST: Final = 16  # A14.2m
FARTHEST: Final = HIGHEST - BASE
# A14.2f: the directions through the corners; on each of them every second distance has a field.
CORNERS: Final[tuple[Cell, ...]] = tuple(
    (STEPS[side][0] + STEPS[(side + 1) % 6][0], STEPS[side][1] + STEPS[(side + 1) % 6][1])
    for side in range(6)
)

Numbers = Mapping[Field, int]

_MOST_TABLES: Final = 64  # for each ground


def number_of(span: int, rise: int) -> int:
    """R-A14.2j: the number of a field so far away, if so many level steps must be overcome.

    >>> number_of(4, 1), number_of(2, -3)
    (15, 12)
    """
    # A14.2i: downwards nothing is added.
    return BASE + span + max(0, rise)


def numbers_from(index: Index, onager: Figure) -> Numbers:
    """A14.2c, A14.2m: the number of every field within the range of an onager, where it stands now."""
    level, things = index.rules.level(index, onager), index.obstacles
    # Devices and ships that are where they were hinder as much as before.
    key = (
        *(onager.field, level, frozenset(_raised(index).items())),
        *(frozenset(things.fields.items()), frozenset(things.rims.items())),
    )
    tables: BoundedCache[object, Numbers] = index.ground.memo.setdefault("throws", BoundedCache(_MOST_TABLES))
    known = tables.get(key)
    return tables.keep(key, _numbers(index, onager.field, level)) if known is None else known


def _numbers(index: Index, place: Place, level: int) -> Numbers:
    ground = index.ground
    here = ground.field_of(place)
    q, r = ground.cells[here]
    found: dict[Field, int] = {}
    reach = range(-FARTHEST, FARTHEST + 1)
    for dq in reach:
        for dr in reach:
            field = ground.at.get((q + dq, r + dr))
            # A14.2c: not on its own field.
            if field is None or field == here or (span := distance((0, 0), (dq, dr))) > FARTHEST:
                continue
            number = number_of(span, _rise(index, place, field, level))
            # A14.2m: what is more is out of range. A14.2l: peaks are higher than anything can be thrown.
            if number <= HIGHEST:
                found[field] = number
    return found


def _rise(index: Index, place: Place, field: Field, level: int) -> int:
    """R-A14.2j: over how many level steps it must throw: those of the target, or of what is in the way."""
    floor, top = levels_of(index, field)
    # A14.2h: it is thrown over what is in the way. A14.2j: that is whatever would stop an arrow there.
    between = highest_between(index.ground, place, field, level, floor, index.obstacles)
    # A14.2k: out of forest over its trees, unless it stands above them.
    trees = index.ground.top[index.ground.field_of(place)]
    return max(between, top, trees) - level


def levels_of(index: Index, field: Field) -> tuple[int, int]:
    """A14.3a: the level of those whom a stone would hit on a field, and that of its top."""
    raised = _raised(index).get(field)
    if raised is not None:
        return raised
    ground = index.ground
    tower = ground.towers.get(field)
    floor = ground.level[field] + (tower.platform if tower else 0)
    return floor, max(floor, ground.top[field])


def _raised(index: Index) -> Mapping[Field, tuple[int, int]]:
    """The same for fields with decks, roofs and platforms that can move."""
    known: dict[Field, tuple[int, int]] | None = index.memo.get(("raised",))
    if known is None:
        known = index.memo["raised",] = {}
        ground = index.ground
        for place, figures in index.on_field.items():
            field, level = ground.field_of(place), ground.level[place]
            shelter = next((each for each in figures if siding.has_cover(each)), None)
            if shelter is not None:
                known[field] = level + (shelter.kind == "siege-tower"), level + 1
            elif place == base_of(index, field) != field:
                known[field] = level, level
    return known


# Aims


def course_of(index: Index, place: Place, field: Field) -> Cell | None:
    """A14.2e, A14.2f: the direction that is named by the first field on it, through a side or a corner."""
    (q, r), (to_q, to_r) = index.ground.cells[place], index.ground.cells[field]
    course = (to_q - q, to_r - r)
    return course if course in STEPS or course in CORNERS else None


def along(index: Index, onager: Figure, course: Cell) -> dict[int, Field]:
    """A14.2e, A14.2f: what each roll hits of the fields in a direction."""
    ground, known = index.ground, numbers_from(index, onager)
    q, r = ground.cells[onager.field]
    found: dict[int, Field] = {}
    for span in range(1, FARTHEST + 1):
        field = ground.at.get((q + span * course[0], r + span * course[1]))
        if field is not None and field in known:
            # R-A14.2j: of two with the same number the nearer one.
            found.setdefault(known[field], field)
    return found


def number_of_edge(index: Index, onager: Figure, pair: Pair) -> int | None:
    """A14.3r: of a bridge or a moat: one more than that of the field before it; None: out of range."""
    ground = index.ground
    known, here = numbers_from(index, onager), ground.field_of(onager.field)
    fields = [ground.field_of(each) for each in pair]
    near = min(ground.distance(here, each) for each in fields)
    # Of two that are equally near the one that is easier to hit; and it may be the onager's own field.
    before = [
        BASE if each == here else known[each]
        for each in fields
        if ground.distance(here, each) == near and (each == here or each in known)
    ]
    number = min(before, default=HIGHEST) + 1
    return number if number <= HIGHEST else None
