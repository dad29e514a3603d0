"""A2.3j: figures on two full neighbouring fields change places over the edge between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.actions import Swap
from hexenkessel.games.armageddon.chapters.ch02_warriors import walking
from hexenkessel.games.armageddon.chapters.chapter import Way
from hexenkessel.games.armageddon.chapters.crossing import price_of
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def swaps(index: Index, seat: Seat) -> Iterator[Swap]:
    """One for one, those who need the same room; more at once may be said, but are not listed."""
    full = {field for field in index.on_field if index.free[field] <= 0}
    movers: dict[Field, list[tuple[Figure, int]]] = {}
    for field in sorted(full):
        if any(neighbour in full for neighbour in index.adjacent(field)):
            movers[field] = _movers(index, seat, field)
    for field, mine in movers.items():
        for neighbour in index.adjacent(field):
            if neighbour > field and neighbour in movers:
                for figure, room in mine:
                    for other, needed in movers[neighbour]:
                        if (
                            room == needed
                            and _price(index, figure, neighbour)
                            and _price(index, other, field)
                            and not index.rules.may_exchange(index, (figure,), (other,))
                        ):
                            yield Swap((figure.id,), (other.id,))


def _movers(index: Index, seat: Seat, field: Field) -> list[tuple[Figure, int]]:
    rules = index.rules
    return [
        (figure, rules.room_needed(index, figure))
        for figure in index.at(field)
        if figure.owner == seat
        and not rules.may_move(index, figure)
        and not rules.may_swap(index, figure)
        and rules.steps_left(index, figure) > 0
    ]


def _price(index: Index, figure: Figure, to: Field) -> int:
    """What the step costs that this figure makes in the exchange; 0 if it cannot make it."""
    price = price_of(index.rules.ways(index, figure), figure.field, to)
    return price if price <= index.rules.steps_left(index, figure) else 0


def why_not_swap(index: Index, seat: Seat, swap: Swap) -> Refusal | None:
    """A2.3j: both fields are full, all are the player's own, each pays its step, and all have room then."""
    ids = (*swap.figures, *swap.others)
    if not swap.figures or not swap.others or len(set(ids)) < len(ids):
        return NOT_POSSIBLE
    if any(each not in index.figures for each in ids):
        return NOT_POSSIBLE
    these = [index.figures[each] for each in swap.figures]
    those = [index.figures[each] for each in swap.others]
    if any(figure.owner != seat for figure in (*these, *those)):
        return Refusal("A2.3e", {"figure": ids[0]})
    here, there = these[0].field, those[0].field
    refused = Refusal("A2.3j", {"figure": ids[0]})
    if any(figure.field != here for figure in these) or any(figure.field != there for figure in those):
        return refused
    if there not in index.adjacent(here) or index.free[here] > 0 or index.free[there] > 0:
        return refused
    groups = (index.rules.exchanged(index, these, there), index.rules.exchanged(index, those, here))
    these, those = walking.heads(index, these), walking.heads(index, those)
    if rule := index.rules.may_exchange(index, these, those):
        return Refusal(rule, {"figure": ids[0]})
    return (
        _why_not_each(index, these, there, groups[0])
        or _why_not_each(index, those, here, groups[1])
        or _why_no_room(index, these, those)
    )


def _why_not_each(
    index: Index, figures: Sequence[Figure], to: Field, together: Sequence[Figure] | Rule | None
) -> Refusal | None:
    rules = index.rules
    if together is not None:
        return Refusal(together, {"figure": figures[0].id}) if isinstance(together, str) else None
    for figure in figures:
        if rule := rules.may_move(index, figure) or rules.may_swap(index, figure):
            return Refusal(rule, {"figure": figure.id})
        if not _price(index, figure, to):
            rule = rules.barrier(index, figure, figure.field, to) or rules.too_far(index, figure, to)
            return Refusal(rule, {"figure": figure.id})
    return None


def _why_no_room(index: Index, these: Sequence[Figure], those: Sequence[Figure]) -> Refusal | None:
    rules = index.rules
    leave = sum(rules.room_needed(index, figure) for figure in these)
    come = sum(rules.room_needed(index, figure) for figure in those)
    here, there = these[0].field, those[0].field
    if index.free[here] + leave - come < 0 or index.free[there] + come - leave < 0:
        return Refusal("A2.3g", {"figure": these[0].id})
    return None


def exchange(change: ArmageddonChange, seat: Seat, swap: Swap) -> None:
    index = change.state.index
    figures = change.state.figures
    moved: list[Figure] = []
    gone: list[tuple[Figure, Way]] = []
    for ids, to in (
        (swap.figures, figures[swap.others[0]].field),
        (swap.others, figures[swap.figures[0]].field),
    ):
        group = [figures[each] for each in ids]
        together = index.rules.exchanged(index, group, to)
        if together is not None and not isinstance(together, str):
            moved += together
            continue
        for figure in walking.heads(index, group):
            way = Way(_price(index, figure, to), (to,))
            moved += index.rules.walk(index, figure, way)
            gone.append((figure, way))
    change.tell(
        "swapped",
        seat=seat,
        figures=swap.figures,
        others=swap.others,
        field=index.name(figures[swap.figures[0]].field),
        place=index.name(figures[swap.others[0]].field),
    )
    change.state = change.state.changing(*moved)
    for figure, way in gone:
        index.rules.arrived(change, figure, way)
