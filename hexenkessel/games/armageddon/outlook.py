"""What a screen shows of a figure that somebody points at, be it another player's: how far it gets, what it
hits, and why its blows have the odds they have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from hexenkessel.games.armageddon.actions import Attack, Shoot
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import field_of_fire, shot_items
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Charge
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import Figure, rested
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.terms import FieldName, Item
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.action import Action, Pick


class Counting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What will count for whom in a duel, or make up the number of a shot, as `"attacker 2"`."""

    mine: tuple[str, ...]
    help: tuple[str, ...] = ()  # the supporter's
    theirs: tuple[str, ...] = ()


class FigureOutlook(msgspec.Struct, frozen=True):
    """Where a figure can go and for how many steps, what a bow must roll where against a man on foot, and
    what counts in each of its blows and shots, by the words of the action without its verb."""

    reach: Mapping[FieldName, int]
    fire: Mapping[FieldName, int]
    counts: Mapping[str, Counting]


def outlook_of(view: ArmageddonView, pick: Pick) -> FigureOutlook | None:
    """Of the player on turn with the steps that are left; of all others with those of their next turn."""
    index = view.field.index
    figure = index.figures.get(pick.id) if pick.kind == "figure" and isinstance(pick.id, int) else None
    if figure is None:
        return None
    is_on_turn = figure.owner == view.field.active
    reach = index.reach(figure) if is_on_turn else index.rules.reach(index, rested(figure))
    fire = field_of_fire(index, figure) if figure.kind == "bow" and 4 in view.field.chapters else {}
    return FigureOutlook(
        {index.name(field): way.cost for field, way in reach.items() if field != figure.field},
        {index.name(field): number for field, number in fire.items()},
        _counts(index, figure) if is_on_turn else {},
    )


def _counts(index: Index, figure: Figure) -> dict[str, Counting]:
    found: dict[str, Counting] = {}
    blows: Iterable[Action] = index.rules.blows_of(index, figure)
    for action in blows:
        match action:
            case Attack(who, target, supporter):
                helper = index.figures[supporter] if supporter else None
                key = f"{who} {target} {supporter}" if supporter else f"{who} {target}"
                found[key] = _of_bout(index, Bout(figure, index.figures[target], helper))
            case Charge(who, target):
                found[f"{who} {target}"] = _of_bout(
                    index, Bout(index.figures[who], index.figures[target], manner="charge")
                )
            case Shoot(who, target):
                found[f"{who} {target}"] = Counting(
                    _written(shot_items(index, index.figures[who], index.figures[target]))
                )
    return found


def _of_bout(index: Index, bout: Bout) -> Counting:
    strengths = strengths_of(index, bout)
    return Counting(_written(strengths.attacker), _written(strengths.supporter), _written(strengths.defender))


def _written(items: Iterable[Item]) -> tuple[str, ...]:
    return tuple(f"{word} {points}" for word, points in items)
