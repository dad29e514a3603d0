"""4.2 and the numbers of 5.5: who can be shot at, and what must be rolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.chapter import ALLOWED
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import Geometry, once_a_land
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill, spend_action
from hexenkessel.games.armageddon.rolling import is_enough, throw_by
from hexenkessel.games.armageddon.terms import Field, Item, Rule
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.kernel.seats import Seat

FARTHEST: Final = 5  # A4.2d
BASE: Final = 11  # A4.2d, A5.5e: at distance 1, where it is possible at all, 12; then one more per step
HIGHEST_NUMBER: Final = 16  # A5.5d


@once_a_land
def _in_range(ground: Geometry) -> dict[Field, tuple[Field, ...]]:
    """The fields an arrow could fly to from each field; filled when it is asked for."""
    return {}


def fields_in_range(ground: Ground, field: Field) -> tuple[Field, ...]:
    table = _in_range(ground)
    if field not in table:
        q, r = ground.cells[field]
        reach = range(-FARTHEST, FARTHEST + 1)
        found = (ground.at.get((q + dq, r + dr)) for dq in reach for dr in reach if abs(dq + dr) <= FARTHEST)
        # On whatever floor, also above or below oneself.
        places = (place for other in found if other is not None for place in ground.floors_of(other))
        table[field] = tuple(place for place in places if place != field)
    return table[field]


def why_not_aim(index: Index, bow: Figure, target: Figure) -> Rule | None:
    """The rule that keeps this bow from shooting at this figure, whoever it belongs to."""
    distance = index.ground.distance(bow.field, target.field)
    # A4.2c: not on the own field, nor beside it unless melee is impossible there (A5.5e).
    if bow.field == target.field or (distance == 1 and index.rules.may_strike(index, bow, target) == ALLOWED):
        return "A4.2c"
    if distance == 0 and (rule := index.rules.may_shoot_floor(index, bow, target)):
        return rule
    # A4.2d: five fields at most.
    if distance > FARTHEST:
        return "A4.2d"
    if rule := index.rules.may_shoot(index, bow, target):
        return rule
    # A5.5d: with 17 or more the target cannot be reached.
    return "A5.5d" if shot_number(index, bow, target) > HIGHEST_NUMBER else None


def shot_items(index: Index, bow: Figure, target: Figure) -> list[Item]:
    """A4.2d, A4.2e: the number by distance, counted in steps, and what raises it."""
    # R-A11.3j: what is above or below is as near as what is beside one.
    number = BASE + max(1, index.ground.distance(bow.field, target.field))
    return [("distance", number), *index.rules.increases(index, bow, target)]


def shot_number(index: Index, bow: Figure, target: Figure) -> int:
    """What this bow must roll at least."""
    return sum(points for _, points in shot_items(index, bow, target))


def field_of_fire(index: Index, bow: Figure) -> dict[Field, int]:
    """For a screen: the fields that a bow can shoot at, and what it needs there against a man on foot."""
    found: dict[Field, int] = {}
    for field in fields_in_range(index.ground, bow.field):
        man = Figure(0, "axe", None, field)
        if why_not_aim(index, bow, man) is None:
            found[field] = shot_number(index, bow, man)
    return found


def targets_of(index: Index, bow: Figure) -> Iterator[Figure]:
    if bow.acted:
        return
    for target in _foes_in_range(index, bow):
        # A4.2i: whoever else stands there is in no danger.
        if why_not_aim(index, bow, target) is None:
            yield target


def _foes_in_range(index: Index, bow: Figure) -> list[Figure]:
    """A2.4ac: those of other players; the same for all bows of one player on one field."""
    key = ("foes in range", bow.field, bow.owner)
    known: list[Figure] | None = index.memo.get(key)
    if known is None:
        on_field = index.on_field
        known = index.memo[key] = [
            target
            for field in fields_in_range(index.ground, bow.field)
            if field in on_field
            for target in on_field[field]
            if target.owner != bow.owner
        ]
    return known


def why_not_shoot(index: Index, seat: Seat, who: int, at: int) -> Refusal | None:
    bow, target = index.figures.get(who), index.figures.get(at)
    if bow is None or target is None:
        return NOT_POSSIBLE
    args = {"figure": who}
    if bow.owner != seat:
        return Refusal("A2.4e", {**args})
    # A4.2a: only bows reach over a distance.
    if bow.kind != "bow":
        return Refusal("A4.2a", {**args})
    # A4.2h: one shot or one blow a round.
    if bow.acted:
        return Refusal("A4.2h", {**args})
    if target.owner == seat:
        return Refusal("A2.4ac", {**args})
    rule = why_not_aim(index, bow, target)
    return Refusal(rule, {**args}) if rule else None


def shoot(change: ArmageddonChange, bow: Figure, target: Figure) -> None:
    """A4.2f, A4.2g: one roll, and who is hit is dead. A4.2j, A4.2k: no support, no promotion."""
    index = change.state.index
    items = shot_items(index, bow, target)
    number = sum(points for _, points in items)
    spend_action(change, bow)
    roll = throw_by(change, "shot", bow)
    special = index.rules.struck(index, bow, target, roll, number)
    result = special or ("hit" if is_enough(index, roll, number) else "missed")
    change.tell(
        "shot",
        seat=-1 if bow.owner is None else bow.owner,
        figure=bow.id,
        field=index.name(bow.field),
        foe=-1 if target.owner is None else target.owner,
        target=target.id,
        other=target.kind,
        place=index.name(target.field),
        roll=roll,
        number=number,
        items=tuple(f"{word} {points}" for word, points in items),
        result=result,
    )
    if result == "hit":
        kill(change, target.id, "arrow", bow.owner)
    index.rules.befell(change, target, "arrow", result)
