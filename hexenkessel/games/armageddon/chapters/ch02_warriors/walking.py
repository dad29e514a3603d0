"""2.3: steps from field to field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Reach, Way
from hexenkessel.games.armageddon.chapters.crossing import Ways
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import Field, FieldName, FigureId, Rule
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def reach_by_steps(index: Index, figure: Figure) -> Reach:
    """A2.3f, A2.3g: wherever steps lead, with room for all of the company on every field."""
    rules = index.rules
    left = rules.steps_left(index, figure)
    if left <= 0:
        return {}
    ways, need = rules.ways(index, figure), rules.room_needed(index, figure)
    # All who stand together and have as many steps left get to the same fields.
    key = ("spread", figure.field, left, need, id(ways))
    known: Reach | None = index.memo.get(key)
    if known is None:
        # Mostly nobody is in the way: then it is what it is on an empty field.
        known, free = _on_an_empty_field(ways, figure.field, left), index.free
        if known and min(map(free.__getitem__, known)) < need:
            known = spread(ways, free, figure.field, left, need)
        index.memo[key] = known
    return known


# The ways are kept too, so that no others can come to have their number.
_EMPTY_FIELD: Final = BoundedCache[tuple[int, Field, int], tuple[Ways, Reach]](50_000)


def _on_an_empty_field(ways: Ways, start: Field, left: int) -> Reach:
    """Where one gets with so many steps if there is room everywhere; worked out once."""
    key = (id(ways), start, left)
    known = _EMPTY_FIELD.get(key)
    if known is None:
        known = _EMPTY_FIELD.keep(key, (ways, spread(ways, [1] * len(ways), start, left, 1)))
    return known[1]


_way = tuple.__new__  # what `Way` does in the end, without its detour: it is made a hundred thousand times


def spread(ways: Ways, free: list[int], start: Field, left: int, need: int) -> Reach:
    """The cheapest way to each field that can be paid with the steps left."""
    best: dict[Field, int] = {start: 0}
    found: dict[Field, Way] = {}
    by_cost: list[list[tuple[Field, tuple[Field, ...]]]] = [[] for _ in range(left + 1)]
    by_cost[0].append((start, ()))
    for cost in range(left):
        for field, path in by_cost[cost]:
            if best[field] < cost:
                continue
            for to, price in ways[field]:
                total = cost + price
                if total <= left and free[to] >= need and total < best.get(to, 1000):
                    best[to] = total
                    longer = (*path, to)
                    found[to] = _way(Way, (total, longer))
                    by_cost[total].append((to, longer))
    return found


def stepped(figure: Figure, to: Field, cost: int, now: int) -> Figure:
    """The figure after steps of its own. A7.1l: the order of active and passive movement is kept in mind."""
    course = figure.course if figure.course.endswith("a") else figure.course + "a"
    return figure.but(field=to, steps=figure.steps + cost, course=course, busy=now)


def heads(index: Index, figures: Sequence[Figure]) -> list[Figure]:
    """Of these figures those that do not just go along with one of the others."""
    found: list[Figure] = []
    along: set[FigureId] = set()
    for figure in sorted(figures, key=lambda each: index.rules.may_move(index, each) != ALLOWED):
        if figure.id not in along:
            found.append(figure)
            along.update(each.id for each in index.rules.company(index, figure))
    return [figure for figure in figures if figure in found]


def go(change: ArmageddonChange, figure: Figure, way: Way) -> None:
    """Go this way, which is in reach."""
    index = change.state.index
    change.tell(
        "went",
        seat=-1 if change.state.active is None else change.state.active,
        figure=figure.id,
        kind=figure.kind,
        field=index.name(figure.field),
        path=tuple(index.name(field) for field in way.path),
    )
    walk(change, figure, way)


def walk(change: ArmageddonChange, figure: Figure, way: Way) -> None:
    """What going there does; telling of it is left to others."""
    index = change.state.index
    change.state = change.state.changing(*index.rules.walk(index, figure, way))
    index.rules.arrived(change, figure, way)


def why_not_go(index: Index, seat: Seat, who: int, to: FieldName) -> Refusal | None:
    """Which rule keeps this figure from getting there; None if it can."""
    figure = index.figures.get(who)
    if figure is None:
        return NOT_POSSIBLE
    # A2.3e: a player moves his own figures. A2.3i: nobody leaves the board.
    if index.rules.moved_by(index, figure) != seat:
        return Refusal("A2.3e", {"figure": who})
    field = index.ground.number.get(to, NOWHERE)
    if field == NOWHERE:
        return Refusal("A2.3i", {"figure": who, "field": to})
    if field in index.reach(figure):
        return None
    return Refusal(_reason(index, figure, field), {"figure": who, "field": to})


def _reason(index: Index, figure: Figure, field: Field) -> Rule:
    rules = index.rules
    if rule := rules.may_move(index, figure):
        return rule
    # A2.3b: a step leads to a neighbouring field.
    if field == figure.field:
        return "A2.3b"
    if rules.steps_left(index, figure) <= 0:
        return rules.too_far(index, figure, field)
    if barrier := rules.barrier(index, figure, figure.field, field):
        return barrier
    if index.free[field] < rules.room_needed(index, figure):
        return rules.full(index, figure, field)
    return rules.too_far(index, figure, field)
