"""14.2: who throws with what at what, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import is_inside
from hexenkessel.games.armageddon.chapters.ch12_devices import serving
from hexenkessel.games.armageddon.chapters.ch14_onager import effects, numbers
from hexenkessel.games.armageddon.chapters.ch14_onager.actions import Bury, Hurl, Lob, Smash
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import PEAK_LEVEL
from hexenkessel.games.armageddon.ground.works import Pair
from hexenkessel.games.armageddon.odds import SUMS, WAYS_OF_ONE
from hexenkessel.games.armageddon.phase import ArmageddonChange
from hexenkessel.games.armageddon.rolling import Throw, throw
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.hexes.axial import STEPS
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

Aim: TypeAlias = Hurl | Lob | Smash | Bury
AIMS: Final = (Hurl, Lob, Smash, Bury)


# Who serves it


def why_not_throw(index: Index, seat: Seat, action: Aim) -> Refusal | None:
    onager = index.figures.get(action.onager)
    if onager is None or onager.kind != "onager" or action.figure not in index.figures:
        return NOT_POSSIBLE
    # A14.2a: once in a round, by one warrior, who acts.
    rule = serving.why_not_serve(index, seat, onager, (action.figure,), "A14.2a")
    rule = rule or why_not_from(index, onager) or _why_not_aim(index, onager, action)
    return Refusal(rule, {"figure": action.figure}) if rule else None


def why_not_from(index: Index, onager: Figure) -> Rule | None:
    # A14.2b: everywhere but inside a tower.
    return "A14.2b" if is_inside(index.ground, onager.field) else None


# At what


def marks(index: Index, onager: Figure, action: Action) -> Mapping[int, Field | Pair]:
    """A14.2d: what each roll would hit."""
    ground = index.ground
    match action:
        case Hurl(_, _, name):
            # A14.2e, A14.2f: whatever carries the number that is rolled, even if friends stand there.
            course = numbers.course_of(index, onager.field, ground.number.get(name, onager.field))
            return {} if course is None else {**numbers.along(index, onager, course)}
        case Lob(_, _, name):
            # A14.2g: exactly the number of this field.
            field = ground.number.get(name, NOWHERE)
            number = numbers.numbers_from(index, onager).get(field)
            return {} if number is None else {number: field}
        case Smash(_, _, name, other) | Bury(_, _, name, other):
            pair = ground.number.get(name, NOWHERE), ground.number.get(other, NOWHERE)
            targets = bridges(ground) if isinstance(action, Smash) else index.field.works.moats
            # A14.3q, A14.3u: it must be announced, and nothing else can be hit.
            if pair not in targets:
                return {}
            number = numbers.number_of_edge(index, onager, pair)
            return {} if number is None else {number: pair}
    return {}


def bridges(ground: Ground) -> tuple[Pair, ...]:
    """Over rivers and moats, and between towers; each once."""
    return (*sorted(pair for pair in ground.bridges if pair[0] < pair[1]), *ground.works.transitions)


def _why_not_aim(index: Index, onager: Figure, action: Aim) -> Rule | None:
    if marks(index, onager, action):
        return None
    ground = index.ground
    field = ground.number.get(action.field, NOWHERE)
    # A2.3i: that is nowhere.
    if field == NOWHERE:
        return "A2.3i"
    if isinstance(action, (Smash, Bury)):
        pair = field, ground.number.get(action.other, NOWHERE)
        known = bridges(ground) if isinstance(action, Smash) else index.field.works.moats
        # A14.3q: there is no bridge; A14.3u: no moat.
        if pair not in known:
            return "A14.3q" if isinstance(action, Smash) else "A14.3u"
        return "A14.2m"
    distance = ground.distance(onager.field, field)
    # A14.2d: neither through a side nor through a corner.
    if isinstance(action, Hurl) and numbers.course_of(index, onager.field, field) is None:
        return "A14.2d"
    # A14.2c: from one to six fields away.
    if not 0 < distance <= numbers.FARTHEST or field >= ground.size:
        return "A14.2c"
    # A14.2l: peaks; A14.2m: or the number would be too high.
    return "A14.2l" if ground.level[field] >= PEAK_LEVEL else "A14.2m"


def aims_of(index: Index, seat: Seat) -> list[Aim]:
    """All that a player can throw at; remembered, for one asks again and again what is left to do."""
    key = ("aims", seat)
    known: list[Aim] | None = index.memo.get(key)
    if known is None:
        onagers = [each for each in index.figures.values() if each.kind == "onager"]
        known = index.memo[key] = [
            aim
            for onager in onagers
            if why_not_from(index, onager) is None
            for crew in serving.crews(index, seat, onager)
            for aim in _aims(index, index.figures[crew[0]], onager)
        ]
    return known


def _aims(index: Index, figure: Figure, onager: Figure) -> Iterator[Aim]:
    ground, name = index.ground, index.name
    q, r = ground.cells[onager.field]
    for course in (*STEPS, *numbers.CORNERS):
        first = ground.at.get((q + course[0], r + course[1]))
        if first is not None and numbers.along(index, onager, course):
            yield Hurl(figure.id, onager.id, name(first))
    for field in numbers.numbers_from(index, onager):
        yield Lob(figure.id, onager.id, name(field))
    for one, other in bridges(ground):
        if numbers.number_of_edge(index, onager, (one, other)):
            yield Smash(figure.id, onager.id, name(one), name(other))
    for one, other in index.field.works.moats:
        if numbers.number_of_edge(index, onager, (one, other)):
            yield Bury(figure.id, onager.id, name(one), name(other))


# What comes of it


def fling(change: ArmageddonChange, seat: Seat, action: Aim) -> None:
    index = change.state.index
    onager = index.figures[action.onager]
    found = marks(index, onager, action)
    serving.serve(change, onager, (action.figure,))
    roll = throw(change, Throw("throw", seat, action.figure, onager.field))
    mark = found.get(roll)
    change.tell(
        "threw",
        seat=seat,
        figure=onager.id,
        kind="onager",
        field=index.name(onager.field),
        aim=_manner(index, onager, action),
        place=action.field,
        roll=roll,
        numbers=tuple(sorted(found)),
        hit=() if mark is None else _names(index, mark),
    )
    if isinstance(mark, tuple):
        _strike_edge(change, mark, is_bridge=isinstance(action, Smash))
    elif mark is not None:
        # A14.3a: on what the field has on top.
        effects.hit_field(change, mark, seat)


def _manner(index: Index, onager: Figure, action: Aim) -> str:
    if isinstance(action, Hurl):
        beside = index.ground.distance(onager.field, index.ground.number[action.field]) == 1
        return "side" if beside else "corner"
    return action.verb


def _names(index: Index, mark: Field | Pair) -> tuple[str, ...]:
    return (index.name(mark),) if isinstance(mark, int) else tuple(map(index.name, mark))


def _strike_edge(change: ArmageddonChange, pair: Pair, *, is_bridge: bool) -> None:
    """A14.3s, A14.3t: a bridge is damaged, then destroyed. A14.3u: a moat is filled."""
    works = change.state.works
    after = works.bridge_hit(*pair) if is_bridge else works.without_moat(*pair)
    result = "filled" if not is_bridge else "broken" if len(after.damaged) > len(works.damaged) else "gone"
    one, other = map(change.state.index.name, pair)
    change.state = change.state.but(works=after)
    change.tell("edge-hit", field=one, place=other, result=result)


# What can be expected


def preview(index: Index, action: Aim) -> Preview:
    """The chance to hit what is aimed at, or each field of a direction by its number."""
    found = marks(index, index.figures[action.onager], action)
    chances = {number: SUMS[number] / WAYS_OF_ONE for number in sorted(found)}
    hits = sum(chances.values())
    each = {f"throw-{number}": chance for number, chance in chances.items()} if len(chances) > 1 else {}
    return Preview(hits, {"hits": hits, **each}, (1 - hits, hits))
