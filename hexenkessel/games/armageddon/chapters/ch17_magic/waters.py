"""17.2: a river that dries up, or floods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch17_magic import aiming, lasting
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.chapters.crossing import Forbid, Gait, Toll
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground, once_a_ground
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.chapters.ch17_magic.prices import SpellName
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

Edge = tuple[Field, Field]
River = tuple[Edge, ...]


@once_a_ground
def rivers_of(ground: Ground) -> tuple[River, ...]:
    """R-A17.2ay: the sets of edges that hang together, with their branches, their bridges and moats."""
    number = ground.number
    named = [(number.get(one, NOWHERE), number.get(other, NOWHERE)) for one, other in ground.land.rivers]
    left = {_sorted(edge) for edge in (*named, *ground.moats) if NOWHERE not in edge}
    found: list[River] = []
    while left:
        waiting = [min(left)]
        left.discard(waiting[0])
        river: list[Edge] = []
        while waiting:
            edge = waiting.pop()
            river.append(edge)
            joined = [other for other in left if _meet(ground, edge, other)]
            left.difference_update(joined)
            waiting += joined
        found.append(tuple(sorted(river)))
    return tuple(sorted(found))


def _sorted(edge: Edge) -> Edge:
    return min(edge), max(edge)


def _meet(ground: Ground, one: Edge, other: Edge) -> bool:
    """Do they end in the same corner, where three fields meet?"""
    shared = {*one} & {*other}
    if len(shared) != 1:
        return False
    here, there = ({*one} - shared).pop(), ({*other} - shared).pop()
    return there in ground.neighbours[here]


def rivers_at(ground: Ground, fields: Sequence[Field]) -> list[River]:
    """Those named by one of their edges each, by two fields after the other; each once."""
    edges = {_sorted(edge) for edge in aiming.field_pairs(fields)}
    return [river for river in rivers_of(ground) if not edges.isdisjoint(river)]


def why_not(index: Index, magician: Figure, fields: Sequence[Field]) -> Rule | None:
    # A17.2ay: rivers, and nothing else.
    if len(fields) % 2 or len(rivers_at(index.ground, fields)) < len(fields) // 2:
        return "A17.2ay"
    meant = rivers_at(index.ground, fields)
    if not all(_is_near(index, magician, river) for river in meant):
        return "A17.3f"
    # A17.3g: one spell at a time, on a river too.
    return "A17.3g" if any(_is_enchanted(index, river) for river in meant) else None


def _is_near(index: Index, magician: Figure, river: River) -> bool:
    """R-A17.2ay: one of its edges borders on a field within reach."""
    distance = index.ground.distance
    return any(distance(magician.field, each) <= aiming.REACH for edge in river for each in edge)


def _is_enchanted(index: Index, river: River) -> bool:
    ground = index.ground
    return any(edge in ground.dried or edge in ground.flooded for edge in river)


def targets(index: Index, magician: Figure) -> Iterator[tuple[Field, ...]]:
    for river in rivers_of(index.ground):
        if why_not(index, magician, river[0]) is None:
            yield river[0]


def enchant(change: ArmageddonChange, seat: Seat, spell: SpellName, fields: Sequence[Field]) -> None:
    works = change.state.works
    edges = tuple(edge for river in rivers_at(change.state.index.ground, fields) for edge in river)
    # A17.2ay: it is as if it were not there.
    works = works.dry(edges) if spell == "dry-river" else works.flood(edges)
    change.state = change.state.but(works=works)
    lasting.add(change, Lasting(spell, seat, edges=edges))


def toll(ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
    """A17.2az: nobody crosses a flooded river; over its bridges only warriors and horses without riders."""
    if (one, other) not in ground.flooded:
        return None
    is_bridged = (one, other) not in ground.rivers
    return None if is_bridged and gait in ("foot", "phalanx", "led") else Forbid("A17.2az")
