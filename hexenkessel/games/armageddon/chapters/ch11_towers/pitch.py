"""Chapter 11.4: pitch, poured from the top of a tower."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch11_towers import pouring, towers
from hexenkessel.games.armageddon.chapters.ch11_towers.actions import Pour
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange, spend_action
from hexenkessel.games.armageddon.terms import Place, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

FARTHEST: Final = 1  # A11.4g: fields
DEEPEST: Final = 2  # A11.4a, A11.4g: level steps


class Pitch(Chapter):
    """11.4."""

    number = 11
    section = "11.4"
    needs: ClassVar[Sections] = ("11.1",)
    blows: ClassVar[tuple[type[Action], ...]] = (Pour,)

    def blows_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        for place in _platforms(index):
            pourers = [each.id for each in index.at(place) if not why_not_by(index, seat, each)]
            for target in _targets(index, place) if pourers else ():
                if not why_not_on(index, place, target):
                    yield from (Pour(each, index.name(target)) for each in pourers)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Pour) or action.figure not in index.figures:
            return NOT_POSSIBLE
        pourer, target = index.figures[action.figure], index.ground.number.get(action.field, NOWHERE)
        if target == NOWHERE:
            return NOT_POSSIBLE
        rule = why_not_by(index, seat, pourer) or why_not_on(index, pourer.field, target)
        return Refusal(rule, {"figure": pourer.id}) if rule else None

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Pour)
        field = change.state
        pourer, target = field.figures[action.figure], field.index.ground.number[action.field]
        # A11.4d: it is announced, and an action.
        spend_action(change, pourer)
        change.state = change.state.but(poured=(*field.poured, pourer.field))
        change.tell(
            "poured",
            seat=seat,
            figure=pourer.id,
            kind=pourer.kind,
            field=field.index.name(pourer.field),
            place=action.field,
        )
        pouring.pour(change, pourer.field, target, seat)

    def round_begins(self, change: ArmageddonChange) -> None:
        if change.state.poured:
            change.state = change.state.but(poured=())


def _platforms(index: Index) -> list[Place]:
    ground = index.ground
    tops = (towers.top_of(ground, field) for field in towers.towers_of(ground))
    return [place for place in tops if place in index.on_field and towers.is_platform(ground, place)]


def _targets(index: Index, platform: Place) -> Iterator[Place]:
    ground = index.ground
    yield platform - ground.size  # A11.4c
    for field in ground.neighbours[ground.field_of(platform)]:
        yield towers.top_of(ground, field)


def why_not_by(index: Index, seat: Seat, pourer: Figure) -> Rule | None:
    """What keeps this one from pouring, whatever on."""
    if pourer.owner != seat:
        return "A2.4e"
    # A11.4a: from the topmost platform. A11.4d: by a warrior, and as his action.
    if not pourer.is_warrior or not towers.is_platform(index.ground, pourer.field):
        return "A11.4a"
    if pourer.acted:
        return "A11.4d"
    # A11.4e
    if pourer.field in index.field.poured:
        return "A11.4e"
    # A11.4f: where others have a say.
    field = index.field
    is_disputed = any(each.is_warrior and field.is_enemy(each.owner, seat) for each in index.at(pourer.field))
    return "A11.4f" if is_disputed and index.majority((pourer.field,)) != field.sides[seat] else None


def why_not_on(index: Index, platform: Place, target: Place) -> Rule | None:
    """What keeps pitch from falling from a platform on this place."""
    ground = index.ground
    if target != platform - ground.size:  # A11.4c: right below
        one, other = ground.field_of(platform), ground.field_of(target)
        # A11.4g: one field far, not on water and forest, nor across a river or a moat.
        if ground.distance(one, other) != FARTHEST or (one, other) in ground.rivers:
            return "A11.4g"
        is_dry = (
            ground.terrain[other] not in ("water", "forest") or towers.tower_at(ground, other) is not None
        )
        if not is_dry or ground.level[platform] - ground.level[target] > DEEPEST:
            return "A11.4g"
        # A11.4a: on what is uppermost there, and lower by one or two.
        if target != towers.top_of(ground, other) or ground.level[target] >= ground.level[platform]:
            return "A11.4a"
    # A11.4a: on somebody or something.
    return None if pouring.is_hit(index, platform, target) else "A11.4a"
