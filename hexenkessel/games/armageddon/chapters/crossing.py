"""Who may cross which edge, and at what price; and which blow may.

Every chapter adds its opinion on an edge, its toll. One table for each ground and gait is made of them and
kept with the ground; and what keeps somebody back is named by asking the same question again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Field, Kind, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.chapters.rules import Rules

Ways: TypeAlias = Sequence[Sequence[tuple[Field, int]]]
"""For each field the fields one can get to from it in one go, each with its price in steps."""

Gait: TypeAlias = Literal["foot", "led", "ride", "phalanx", "wheels", "elephant", "device"]
"""How somebody moves: a warrior on foot, one with horses by the rein, a rider, a phalanx, a chariot, an
elephant or mammoth with its riders or its leader, a device with those who carry it."""


class Forbid(NamedTuple):
    """This edge cannot be crossed, by this rule, unless a later chapter says `Only`."""

    rule: Rule


class Add(NamedTuple):
    """It takes so many steps more than earlier chapters say."""

    steps: int


class Only(NamedTuple):
    """It takes so many steps, whatever earlier chapters say."""

    steps: int


Toll: TypeAlias = Forbid | Add | Only

_CLOSED: Final = 0  # no step is free, so this is no price


def _asked(rules: Rules, ground: Ground, gait: Gait, one: Field, other: Field) -> tuple[int, Rule]:
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
    rules: Rules, ground: Ground, gait: Gait, one: Field, other: Field, kind: Kind | None = None
) -> Rule | None:
    """The rule that keeps whoever moves so from stepping to a neighbouring field at all."""
    if kind and (rule := rules.may_stand(ground, kind, other)):
        return rule
    return _asked(rules, ground, gait, one, other)[1] or None


def crossings(rules: Rules, ground: Ground, gait: Gait, kind: Kind | None = None) -> Ways:
    """Every step that is possible by this gait; if a kind is named, only to where that kind may stand."""
    key = ("crossings", rules, gait, kind)
    known: Ways | None = ground.memo.get(key)
    if known is None:
        known = ground.memo[key] = (
            _among(rules, ground, gait, kind) if kind else _crossings(rules, ground, gait)
        )
    return known


def _crossings(rules: Rules, ground: Ground, gait: Gait) -> Ways:
    plain = ground.plain
    if ground is plain:
        return tuple(_row(rules, ground, gait, one) for one in range(ground.places))
    # Wherever nothing is built it is as on the plain ground.
    return tuple(
        _row(rules, ground, gait, one) if one in ground.altered else row
        for one, row in enumerate(crossings(rules, plain, gait))
    )


def _row(rules: Rules, ground: Ground, gait: Gait, one: Field) -> tuple[tuple[Field, int], ...]:
    asked = [(other, *_asked(rules, ground, gait, one, other)) for other in ground.neighbours[one]]
    return tuple((other, price) for other, price, barrier in asked if not barrier)


def _among(rules: Rules, ground: Ground, gait: Gait, kind: Kind) -> Ways:
    ways = crossings(rules, ground, gait)
    if not rules.overriding("may_stand"):
        return ways
    return tuple(
        tuple((other, price) for other, price in row if not rules.may_stand(ground, kind, other))
        for row in ways
    )


def price_of(ways: Ways, one: Field, other: Field) -> int:
    """What the step costs; 0: it is not possible."""
    return next((price for to, price in ways[one] if to == other), _CLOSED)


def barred_blows(rules: Rules, ground: Ground) -> Mapping[tuple[Field, Field], Rule]:
    """Between which neighbouring fields nobody can strike, and by which rule."""
    key = ("barred blows", rules)
    known: dict[tuple[Field, Field], Rule] | None = ground.memo.get(key)
    if known is None:
        known = ground.memo[key] = {
            (one, other): rule
            for one, around in enumerate(ground.neighbours)
            for other in around
            if (rule := rules.blow_over(ground, one, other))
        }
    return known
