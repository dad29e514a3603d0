"""Who may cross which edge, and at what price; and which blow may.

Every chapter adds its opinion on an edge, its toll. One table for each ground and gait is made of them and
kept with the ground; and what keeps somebody back is named by asking the same question again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.edges import NO_EDGES, Edges, laid_over, neighbours_with
from hexenkessel.games.armageddon.chapters.tolls import (
    Add,
    Forbid,
    Gait,
    Only,
    Toll,
    Ways,
    price_of,
)
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Kind, Place, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.chapters.rules import Rules

__all__ = [
    "Add",
    "Forbid",
    "Gait",
    "Only",
    "Toll",
    "Ways",
    "adjacency",
    "barred_blows",
    "barrier",
    "crossings",
    "price_of",
]


def _asked(rules: Rules, ground: Ground, gait: Gait, one: Place, other: Place) -> tuple[int, Rule]:
    """The price of a step to a neighbouring field, and the rule that forbids it, if one does."""
    price, barrier = 0, ""
    for ask in rules.called("toll"):
        match ask(ground, gait, one, other):
            case Forbid(rule):
                barrier = rule
            case Add(steps):
                price += steps
            case Only(steps):
                price, barrier = steps, ""
    return price, barrier


def barrier(
    rules: Rules, ground: Ground, gait: Gait, one: Place, other: Place, kind: Kind | None = None
) -> Rule | None:
    """The rule that keeps whoever moves so from stepping to a neighbouring place at all."""
    if kind and (rule := rules.may_stand(ground, kind, other)):
        return rule
    step = fixed_edges(rules, ground).steps.get(gait, {}).get((one, other))
    if step is not None:
        return None if isinstance(step, int) else step
    return _asked(rules, ground, gait, one, other)[1] or None


def crossings(rules: Rules, ground: Ground, gait: Gait, kind: Kind | None = None) -> Ways:
    """Every step that is possible by this gait; if a kind is named, only to where that kind may stand."""
    key = ("crossings", rules, gait, kind)
    known: Ways | None = ground.memo.get(key)
    if known is None:
        if kind:
            known = where_it_may_stand(rules, ground, kind, crossings(rules, ground, gait))
        else:
            known = _tolls(rules, ground, gait)
            if steps := fixed_edges(rules, ground).steps.get(gait):
                known = laid_over(known, steps)
        ground.memo[key] = known
    return known


def _tolls(rules: Rules, ground: Ground, gait: Gait) -> Ways:
    plain = ground.plain
    if ground is plain:
        return tuple(_row(rules, ground, gait, one) for one in range(ground.places))
    # Wherever nothing is built it is as on the plain ground.
    return tuple(
        _row(rules, ground, gait, one) if one in ground.altered else row
        for one, row in enumerate(crossings(rules, plain, gait))
    )


def _row(rules: Rules, ground: Ground, gait: Gait, one: Place) -> tuple[tuple[Place, int], ...]:
    asked = [(other, *_asked(rules, ground, gait, one, other)) for other in ground.neighbours[one]]
    return tuple((other, price) for other, price, barrier in asked if not barrier)


def where_it_may_stand(rules: Rules, ground: Ground, kind: Kind, ways: Ways) -> Ways:
    if not rules.overriding("may_stand"):
        return ways
    return tuple(
        tuple((other, price) for other, price in row if not rules.may_stand(ground, kind, other))
        for row in ways
    )


def barred_blows(rules: Rules, ground: Ground) -> Mapping[tuple[Place, Place], Rule]:
    """Between which neighbouring places nobody can strike, and by which rule."""
    key = ("barred blows", rules)
    known: dict[tuple[Place, Place], Rule] | None = ground.memo.get(key)
    if known is None:
        known = {
            (one, other): rule
            for one, around in enumerate(ground.neighbours)
            for other in around
            if (rule := rules.blow_over(ground, one, other))
        }
        known.update(fixed_edges(rules, ground).blows)
        ground.memo[key] = known
    return known


def fixed_edges(rules: Rules, ground: Ground) -> Edges:
    """What stands on the ground itself: stairs, passages, transitions."""
    asked = rules.called("fixed_edges")
    if not asked:
        return NO_EDGES
    key = ("fixed edges", rules)
    known: Edges | None = ground.memo.get(key)
    if known is None:
        known = ground.memo[key] = Edges()
        for ask in asked:
            ask(ground, known)
    return known


def adjacency(rules: Rules, ground: Ground) -> Sequence[Sequence[Place]]:
    """For each place those beside it, to which one might step or strike."""
    edges = fixed_edges(rules, ground)
    if edges.is_empty:
        return ground.neighbours
    key = ("adjacency", rules)
    known: Sequence[Sequence[Place]] | None = ground.memo.get(key)
    if known is None:
        more = neighbours_with(ground.neighbours, edges)
        known = ground.memo[key] = tuple(
            more.get(place, around) for place, around in enumerate(ground.neighbours)
        )
    return known
