"""A2.3e, A2.3h: an order to a whole group, resolved into steps of the figures in some order that works."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexenkessel.games.armageddon.actions import March
from hexenkessel.games.armageddon.chapters.ch02_warriors import walking
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.field import Battlefield
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange
    from hexenkessel.kernel.seats import Seat


class _Plan(NamedTuple):
    order: list[tuple[FigureId, Field]]  # who goes where, one after the other
    refusal: Refusal | None


def why_not_march(index: Index, seat: Seat, march: March) -> Refusal | None:
    return _plan(index.field, seat, march).refusal


def march(change: ArmageddonChange, seat: Seat, order: March) -> None:
    for who, field in _plan(change.state, seat, order).order:
        index = change.state.index
        walking.go(change, index.figures[who], index.reach(index.figures[who])[field])


def _plan(field: Battlefield, seat: Seat, march: March) -> _Plan:
    """Those in front go first; who finds no way yet waits until others have made room."""
    index = field.index
    if not march.figures or len(set(march.figures)) < len(march.figures):
        return _Plan([], NOT_POSSIBLE)
    if any(who not in index.figures for who in march.figures):
        return _Plan([], NOT_POSSIBLE)
    # Who goes along with another of them is not asked.
    marching = [figure.id for figure in walking.heads(index, [index.figures[who] for who in march.figures])]
    for who in marching:
        if refusal := _why_not_at_all(index, seat, who):
            return _Plan([], refusal)
    ground = index.ground
    target = ground.number.get(march.field, NOWHERE)
    if target == NOWHERE:
        return _Plan([], Refusal("A2.3i", {"figure": march.figures[0]}))
    begin, end = ground.cells[index.figures[march.figures[0]].field], ground.cells[target]
    vector = (end[0] - begin[0], end[1] - begin[1])
    waiting: list[tuple[FigureId, Field]] = []
    for who in marching:
        to = ground.shifted(index.figures[who].field, vector)
        if to == NOWHERE:
            return _Plan([], Refusal("A2.3i", {"figure": who}))
        waiting.append((who, to))
    waiting.sort(key=lambda order: -_ahead(ground.cells[order[1]], vector))
    return _resolved(field, seat, waiting)


def _why_not_at_all(index: Index, seat: Seat, who: FigureId) -> Refusal | None:
    figure = index.figures.get(who)
    if figure is None:
        return NOT_POSSIBLE
    if index.rules.moved_by(index, figure) != seat:
        return Refusal("A2.3e", {"figure": who})
    rule = index.rules.may_move(index, figure)
    return Refusal(rule, {"figure": who}) if rule else None


def _resolved(field: Battlefield, seat: Seat, waiting: list[tuple[FigureId, Field]]) -> _Plan:
    order: list[tuple[FigureId, Field]] = []
    while waiting:
        blocked: list[tuple[FigureId, Field]] = []
        for who, to in waiting:
            index = field.index
            figure = index.figures[who]
            way = index.reach(figure).get(to)
            # Whoever would trample there is sent by himself.
            if way is None or index.free[to] < index.rules.room_needed(index, figure):
                blocked.append((who, to))
                continue
            field = field.changing(*index.rules.walk(index, figure, way))
            order.append((who, to))
        if len(blocked) == len(waiting):
            who, to = blocked[0]
            refusal = walking.why_not_go(field.index, seat, who, field.index.name(to))
            return _Plan([], refusal or Refusal("A2.3g", {"figure": who}))
        waiting = blocked
    return _Plan(order, None)


def _ahead(cell: tuple[int, int], vector: tuple[int, int]) -> int:
    """How far a cell lies in the direction of a vector."""
    (q, r), (dq, dr) = cell, vector
    return (2 * q + r) * (2 * dq + dr) + 3 * r * dr
