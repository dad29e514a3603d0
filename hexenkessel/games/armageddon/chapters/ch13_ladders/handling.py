"""13.1: ladders are set up, laid down, pulled up and let down. R-A13.1p: in movement, and as no action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

from hexenkessel.games.armageddon.chapters.ch13_ladders import leaning
from hexenkessel.games.armageddon.chapters.ch13_ladders.actions import LayDown, LetDown, PullUp, SetUp
from hexenkessel.games.armageddon.figures import KINDS, Figure, look_of
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.terms import FigureId, Place, PlaceName, Rule
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

Handling: TypeAlias = SetUp | LayDown | PullUp | LetDown
HANDS: Final = 2  # A13.1g, A13.1k


# Who does it


def _why_not_hand(index: Index, seat: Seat, figure: Figure, place: Place, rule: Rule) -> Rule | None:
    # A2.3e: with one's own warriors.
    if figure.owner != seat:
        return "A2.3e"
    # On foot, where it is done; not in a phalanx, which stays as it is.
    is_bound = figure.on or figure.phalanx or figure.ladder
    if not figure.is_warrior or is_bound or figure.field != place:
        return rule
    # A13.1p: a warrior takes part in one of these things in a round.
    return "A13.1p" if figure.raised else index.rules.may_stir(index, figure) or None


def _why_not_hands(
    index: Index, seat: Seat, named: Sequence[FigureId], place: Place, rule: Rule
) -> Rule | None:
    for each in named:
        if found := _why_not_hand(index, seat, index.figures[each], place, rule):
            return found
    return None if len(set(named)) == len(named) == HANDS else rule


def _pairs(index: Index, seat: Seat, place: Place) -> Iterator[tuple[FigureId, ...]]:
    """All who could do it together; of those who are alike the first."""
    able = [figure for figure in index.at(place) if not _why_not_hand(index, seat, figure, place, "A13.1g")]
    seen: set[tuple[str, ...]] = set()
    for pair in combinations(able, HANDS):
        look = tuple(sorted(str(look_of(index, figure)) for figure in pair))
        if look not in seen:
            seen.add(look)
            yield tuple(figure.id for figure in pair)


# What may be done, whoever does it


def why_not_own(index: Index, seat: Seat, ladder: Figure) -> Rule | None:
    # A12.1n: what is another's is captured first.
    is_strange = ladder.owner is None or index.field.is_enemy(ladder.owner, seat)
    return "A12.1n" if is_strange else None


def _why_not_empty(index: Index, ladder: Figure) -> Rule | None:
    # A13.1d, A13.1k: while somebody is on it it stays where it is.
    return "A13.1k" if leaning.climber_of(index, ladder.id) is not None else None


def _why_not_set_up(index: Index, seat: Seat, ladder: Figure, name: PlaceName) -> Rule | None:
    side = _side_to(index, ladder, name)
    top = "A13.1g" if side is None else leaning.top_over(index, ladder.field, side)
    if isinstance(top, str):
        return why_not_own(index, seat, ladder) or top
    return why_not_own(index, seat, ladder) or (None if index.name(top) == name else "A13.1g")


def _why_not_lay_down(index: Index, seat: Seat, ladder: Figure) -> Rule | None:
    return why_not_own(index, seat, ladder) or _why_not_empty(index, ladder)


def _is_outnumbered(index: Index, seat: Seat, place: Place) -> bool:
    """Are the enemies in the minority there, or not there at all?"""
    field = index.field
    is_disputed = any(each.is_warrior and field.is_enemy(each.owner, seat) for each in index.at(place))
    return not is_disputed or index.majority((place,)) == field.sides[seat]


def _why_not_pull_up(index: Index, seat: Seat, ladder: Figure) -> Rule | None:
    top = leaning.tops(index).get(ladder.id)
    if top is None:
        return "A13.1k"
    if rule := _why_not_empty(index, ladder):
        return rule
    # A13.1k: at its foot and on the platform.
    if not all(_is_outnumbered(index, seat, place) for place in (ladder.field, top)):
        return "A13.1k"
    # A13.1c: not onto a siege tower.
    return _why_not_there(index, ladder, top)


def _why_not_let_down(index: Index, seat: Seat, ladder: Figure, foot: Place) -> Rule | None:
    ground = index.ground
    side = ground.direction(foot, ladder.field)
    # A13.1l: only the majority on the platform is needed.
    if index.majority((ladder.field,)) != index.field.sides[seat]:
        return "A13.1l"
    # A13.1l: to where it can lean on what it was on.
    if side is None or leaning.top_over(index, foot, side) != ladder.field:
        return "A13.1l"
    return _why_not_there(index, ladder, foot)


def _why_not_there(index: Index, ladder: Figure, to: Place) -> Rule | None:
    there = ladder.but(field=to, upright=False)
    if rule := index.rules.may_stay(index, there, to):
        return rule
    # A13.1a: one room unit.
    return index.rules.full(index, there, to) if index.free[to] < KINDS[ladder.kind].room else None


# What is asked of an action


def why_not(index: Index, seat: Seat, action: Handling) -> Refusal | None:
    ladder = index.figures.get(action.ladder)
    if ladder is None or ladder.kind != "ladder" or any(each not in index.figures for each in action.figures):
        return NOT_POSSIBLE
    if ladder.upright == isinstance(action, SetUp | LetDown):
        return NOT_POSSIBLE  # it is so already
    # A13.1p: one of these things with each ladder in a round.
    rule = "A13.1p" if ladder.raised else _why_not(index, seat, ladder, action)
    return Refusal(rule, {"figure": ladder.id}) if rule else None


def _why_not(index: Index, seat: Seat, ladder: Figure, action: Handling) -> Rule | None:
    named = action.figures
    match action:
        case SetUp(field=name):
            return _why_not_hands(index, seat, named, ladder.field, "A13.1g") or _why_not_set_up(
                index, seat, ladder, name
            )
        case LayDown():
            return _why_not_hands(index, seat, named, ladder.field, "A13.1g") or _why_not_lay_down(
                index, seat, ladder
            )
        case PullUp():
            top = leaning.tops(index).get(ladder.id, NOWHERE)
            return _why_not_hands(index, seat, named, top, "A13.1k") or _why_not_pull_up(index, seat, ladder)
        case LetDown(field=name):
            foot = index.ground.number.get(name, NOWHERE)
            if foot == NOWHERE or not index.ground.floor_of(ladder.field):
                return "A13.1l"
            return _why_not_hands(index, seat, named, ladder.field, "A13.1l") or _why_not_let_down(
                index, seat, ladder, foot
            )


def _side_to(index: Index, ladder: Figure, name: PlaceName) -> Direction | None:
    place = index.ground.number.get(name, NOWHERE)
    return None if place == NOWHERE else index.ground.direction(ladder.field, place)


def listed(index: Index, seat: Seat) -> Iterator[Handling]:
    for ladder in index.figures.values():
        if ladder.kind != "ladder" or ladder.raised:
            continue
        if ladder.upright:
            yield from _of_upright(index, seat, ladder)
        else:
            yield from _of_lying(index, seat, ladder)


def _of_upright(index: Index, seat: Seat, ladder: Figure) -> Iterator[Handling]:
    if not _why_not_lay_down(index, seat, ladder):
        yield from (LayDown(ladder.id, pair) for pair in _pairs(index, seat, ladder.field))
    top = leaning.tops(index).get(ladder.id)
    if top is not None and not _why_not_pull_up(index, seat, ladder):
        yield from (PullUp(ladder.id, pair) for pair in _pairs(index, seat, top))


def _of_lying(index: Index, seat: Seat, ladder: Figure) -> Iterator[Handling]:
    pairs = list(_pairs(index, seat, ladder.field))
    ground = index.ground
    here = ground.field_of(ladder.field)
    for side, there in enumerate(ground.around[here]) if pairs else ():
        if there == NOWHERE:
            continue
        top = leaning.top_over(index, ladder.field, side)
        if isinstance(top, int) and not why_not_own(index, seat, ladder):
            yield from (SetUp(ladder.id, pair, index.name(top)) for pair in pairs)
        for foot in ground.floors_of(there) if ladder.field != here else ():
            if not _why_not_let_down(index, seat, ladder, foot):
                yield from (LetDown(ladder.id, pair, index.name(foot)) for pair in pairs)


# What it does


def handle(change: ArmageddonChange, seat: Seat, action: Handling) -> None:
    index = change.state.index
    ladder = index.figures[action.ladder]
    was = ladder.field
    match action:
        case SetUp(field=name):
            side = _side_to(index, ladder, name)
            assert side is not None
            after = ladder.but(upright=True, pole=side)
            result, place = "set-up", name
        case LayDown():
            after = ladder.but(upright=False)
            result, place = "laid-down", index.name(was)
        case PullUp():
            top = leaning.tops(index)[ladder.id]
            after = ladder.but(upright=False, field=top)
            result, place = "pulled-up", index.name(top)
        case LetDown(field=name):
            foot = index.ground.number[name]
            side = index.ground.direction(foot, was)
            assert side is not None
            after = ladder.but(upright=True, field=foot, pole=side)
            result, place = "let-down", name
    now = change.state.round
    hands = [index.figures[each].but(raised=True, busy=now) for each in action.figures]
    change.state = change.state.changing(after.but(raised=True, busy=now), *hands)
    change.tell(
        "ladder",
        seat=seat,
        figure=ladder.id,
        kind=ladder.kind,
        field=index.name(was),
        place=place,
        result=result,
    )
