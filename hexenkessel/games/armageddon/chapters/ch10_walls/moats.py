"""10.4: moats that are filled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch10_walls.actions import FillMoat
from hexenkessel.games.armageddon.figures import Figure, look_of
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.odds import SUMS, WAYS_OF_ONE
from hexenkessel.games.armageddon.phase import ArmageddonChange, spend_action
from hexenkessel.games.armageddon.rolling import Throw, is_enough, throw
from hexenkessel.games.armageddon.terms import Place
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

DIGGERS: Final = 3  # A10.4c
FILLING: Final = 10  # A10.4c


def listed(index: Index, seat: Seat) -> Iterator[FillMoat]:
    """A10.4c: of men who are alike the first ones; others in their place may be named too."""
    for one, other in index.field.works.moats:
        # On an edge that is bridged or dry there is a moat all the same.
        here = [figure for place in (one, other) for figure in index.at(place)]
        able = [figure for figure in here if figure.owner == seat and not _why_not(index, figure)]
        looks = {figure.id: (figure.field, look_of(index, figure)) for figure in able}
        seen: set[tuple[object, ...]] = set()
        for three in combinations(able, DIGGERS):
            look = tuple(sorted((looks[figure.id] for figure in three), key=str))
            if look not in seen:
                seen.add(look)
                yield FillMoat(index.name(one), index.name(other), tuple(figure.id for figure in three))


def _why_not(index: Index, figure: Figure) -> str | None:
    # R-A10.4c: on foot, and with the action of this round still to come.
    if not figure.is_warrior or figure.on or figure.acted:
        return "A10.4c"
    # A10.4e: not in a phalanx.
    if figure.phalanx:
        return "A10.4e"
    return index.rules.may_stir(index, figure) or None


def why_not_fill(index: Index, seat: Seat, action: FillMoat) -> Refusal | None:
    edge = _edge(index, action)
    figures = [index.figures[each] for each in action.figures if each in index.figures]
    if NOWHERE in edge or len(figures) < len(action.figures):
        return NOT_POSSIBLE
    who = action.figures[0] if figures else 0
    # A10.4e: what lies there must be a moat, for a river is never filled.
    if edge not in index.ground.moats:
        return Refusal("A10.4e", {"figure": who})
    # A10.4c: three, R-A10.4c: of one player, on the two fields beside it.
    if len(set(action.figures)) != DIGGERS or any(figure.field not in edge for figure in figures):
        return Refusal("A10.4c", {"figure": who})
    for figure in figures:
        if figure.owner != seat:
            return Refusal("A10.4c", {"figure": figure.id})
        if rule := _why_not(index, figure):
            return Refusal(rule, {"figure": figure.id})
    return None


def _edge(index: Index, action: FillMoat) -> tuple[Place, Place]:
    number = index.ground.number
    return number.get(action.field, NOWHERE), number.get(action.other, NOWHERE)


def fill(change: ArmageddonChange, seat: Seat, action: FillMoat) -> None:
    index = change.state.index
    edge = _edge(index, action)
    # A10.4d: an action for each of them, whatever comes of it.
    spend_action(change, *(index.figures[each] for each in action.figures))
    roll = throw(change, Throw("moat", seat, field=edge[0]))
    is_filled = is_enough(index, roll, FILLING)
    if is_filled:
        change.state = change.state.but(works=change.state.works.without_moat(*edge))
    change.tell(
        "moat",
        seat=seat,
        figures=action.figures,
        field=action.field,
        place=action.other,
        roll=roll,
        number=FILLING,
        result="filled" if is_filled else "left",
    )


def odds(index: Index) -> Preview:
    ways = sum(ways for roll, ways in enumerate(SUMS) if is_enough(index, roll, FILLING))
    fills = ways / WAYS_OF_ONE
    return Preview(fills, {"fills": fills}, (1 - fills, fills))
