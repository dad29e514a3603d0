"""A2.3e, A2.3h: an order to a whole group, resolved into steps of the figures in some order that works.

Whoever can follows it; who cannot stays, and is named with the rule that keeps him.
"""

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
    stays: list[tuple[FigureId, Refusal]]  # who cannot, and why not


def why_not_march(index: Index, seat: Seat, march: March) -> Refusal | None:
    """A2.3e: some may move and others not, so the order is refused only if nobody can follow it."""
    if not march.figures or len(set(march.figures)) < len(march.figures):
        return NOT_POSSIBLE
    for who in march.figures:
        if who not in index.figures:
            return NOT_POSSIBLE
        if index.rules.moved_by(index, index.figures[who]) != seat:
            return Refusal("A2.3e", {"figure": who})
    if march.field not in index.ground.number:
        return Refusal("A2.3i", {"figure": march.figures[0]})
    plan = _plan(index.field, seat, march)
    return None if plan.order else plan.stays[0][1]


def march(change: ArmageddonChange, seat: Seat, order: March) -> None:
    plan = _plan(change.state, seat, order)
    _tell(change, plan)
    for who, field in plan.order:
        index = change.state.index
        walking.walk(change, index.figures[who], index.reach(index.figures[who])[field])


def _tell(change: ArmageddonChange, plan: _Plan) -> None:
    """A group is told of in one line, and so is who does not come along."""
    index = change.state.index
    going = [index.figures[who] for who, _ in plan.order]
    staying = [index.figures[who] for who, _ in plan.stays]
    change.tell(
        "marched",
        seat=-1 if change.state.active is None else change.state.active,
        kinds=tuple(sorted(figure.kind for figure in going)),
        fields=_names(index, [figure.field for figure in going]),
        path=_names(index, [field for _, field in plan.order]),
        stayed=tuple(f"{figure.kind} {index.name(figure.field)}" for figure in staying),
        reasons=tuple(dict.fromkeys(f"@{refusal.key}" for _, refusal in plan.stays)),
    )


def _names(index: Index, fields: list[Field]) -> tuple[str, ...]:
    return tuple(index.name(field) for field in sorted(set(fields)))


def _plan(field: Battlefield, seat: Seat, march: March) -> _Plan:
    """Those in front go first; who finds no way yet waits until others have made room."""
    index = field.index
    # Who goes along with another of them is not asked.
    heads = walking.heads(index, [index.figures[who] for who in march.figures])
    ground = index.ground
    target = ground.number[march.field]
    start = index.figures[march.figures[0]].field
    begin, end = ground.cells[start], ground.cells[target]
    rise = ground.floor_of(target) - ground.floor_of(start)
    vector = (end[0] - begin[0], end[1] - begin[1])
    waiting: list[tuple[FigureId, Field]] = []
    stays: list[tuple[FigureId, Refusal]] = []
    for figure in heads:
        to = ground.shifted(figure.field, vector)
        to = to if to == NOWHERE else ground.place(ground.field_of(to), ground.floor_of(to) + rise)
        # A2.3i: nobody leaves the board.
        if rule := index.rules.may_move(index, figure) or ("A2.3i" if to == NOWHERE else ""):
            stays.append((figure.id, Refusal(rule, {"figure": figure.id})))
        else:
            waiting.append((figure.id, to))
    waiting.sort(key=lambda order: -_ahead(ground.cells[order[1]], vector))
    order, blocked = _resolved(field, seat, waiting)
    return _Plan(order, stays + blocked)


def _resolved(
    field: Battlefield, seat: Seat, waiting: list[tuple[FigureId, Field]]
) -> tuple[list[tuple[FigureId, Field]], list[tuple[FigureId, Refusal]]]:
    """Round after round, until nobody more can go: who went and where, and who is kept by which rule."""
    order: list[tuple[FigureId, Field]] = []
    while True:
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
            return order, [(who, _reason(field.index, seat, who, to)) for who, to in blocked]
        waiting = blocked


def _reason(index: Index, seat: Seat, who: FigureId, to: Field) -> Refusal:
    refusal = walking.why_not_go(index, seat, who, index.name(to))
    return refusal or Refusal("A2.3g", {"figure": who})


def _ahead(cell: tuple[int, int], vector: tuple[int, int]) -> int:
    """How far a cell lies in the direction of a vector."""
    (q, r), (dq, dr) = cell, vector
    return (2 * q + r) * (2 * dq + dr) + 3 * r * dr
