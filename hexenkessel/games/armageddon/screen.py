"""What a screen shows of a figure that somebody points at, be it another player's: how far it gets, what it
hits, and why its blows have the odds they have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

import msgspec

from hexenkessel.games.armageddon.actions import Attack, Go, Shoot
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import field_of_fire, shot_items
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Charge
from hexenkessel.games.armageddon.chapters.ch14_onager.numbers import numbers_from
from hexenkessel.games.armageddon.chapters.ch14_onager.throwing import why_not_from
from hexenkessel.games.armageddon.chapters.chapter import Bout, Reach
from hexenkessel.games.armageddon.figures import Figure, rested
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.onrush import onrush_of
from hexenkessel.games.armageddon.terms import Field, FieldName, FigureId, Item, Kind
from hexenkessel.games.armageddon.view import ArmageddonView, sample_position
from hexenkessel.kernel.action import Action, Pick
from hexenkessel.kernel.seats import Seat


class Counting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What will count for whom in a duel, or make up the number of a shot, as `"attacker 2"`."""

    mine: tuple[str, ...]
    help: tuple[str, ...] = ()  # the supporter's
    theirs: tuple[str, ...] = ()


class Toll(msgspec.Struct, frozen=True):
    """Of so many of a kind that may be ridden down, how many die on average."""

    owner: Seat | None
    kind: Kind
    count: int
    dead: float


class FigureOutlook(msgspec.Struct, frozen=True):
    """Where a figure can go and for how many steps; what a bow must roll where against a man on foot, or
    which number each field has for an onager; what counts in each of its blows and shots, by the words of the
    action without its verb; and who dies where it rides somebody down, by the field to which it goes."""

    reach: Mapping[FieldName, int]
    fire: Mapping[FieldName, int]
    counts: Mapping[str, Counting]
    tolls: Mapping[FieldName, tuple[Toll, ...]] = {}


def outlook_of(view: ArmageddonView, pick: Pick) -> FigureOutlook | None:
    """Of the player on turn with the steps that are left; of all others with those of their next turn."""
    index = view.field.index
    figure = index.figures.get(pick.id) if pick.kind == "figure" and isinstance(pick.id, int) else None
    if figure is None:
        return None
    is_on_turn = figure.owner == view.field.active
    reach = index.reach(figure) if is_on_turn else index.rules.reach(index, rested(figure))
    fire = _fire(index, figure)
    return FigureOutlook(
        {index.name(field): way.cost for field, way in reach.items() if field != figure.field},
        {index.name(field): number for field, number in fire.items()},
        _counts(index, figure) if is_on_turn else {},
        _tolls(view, figure, reach),
    )


def _fire(index: Index, figure: Figure) -> Mapping[Field, int]:
    sections = index.field.chapters
    if figure.kind == "bow" and "4" in sections:
        return field_of_fire(index, figure)
    if figure.kind == "onager" and "14.1" in sections and why_not_from(index, figure) is None:
        return numbers_from(index, figure)
    return {}


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


def _tolls(view: ArmageddonView, figure: Figure, reach: Reach) -> dict[FieldName, tuple[Toll, ...]]:
    """Only for who is asked where to go: what others might do depends on what happens until then."""
    index = view.field.index
    position = sample_position(view, Random(0))
    seat = index.rules.moved_by(index, figure)
    if seat not in view.due or not isinstance(position.step, Movement):
        return {}
    names = [index.name(field) for field in reach]
    found = ((name, onrush_of(position, seat, Go(figure.id, name))) for name in names)
    return {name: _toll(index, onrush.deaths) for name, onrush in found if onrush}


def _toll(index: Index, deaths: Mapping[FigureId, float]) -> tuple[Toll, ...]:
    by_kind: dict[tuple[Seat | None, Kind], list[float]] = {}
    for who, chance in sorted(deaths.items()):
        by_kind.setdefault((index.figures[who].owner, index.figures[who].kind), []).append(chance)
    return tuple(Toll(owner, kind, len(chances), sum(chances)) for (owner, kind), chances in by_kind.items())


def _of_bout(index: Index, bout: Bout) -> Counting:
    strengths = strengths_of(index, bout)
    return Counting(_written(strengths.attacker), _written(strengths.supporter), _written(strengths.defender))


def _written(items: Iterable[Item]) -> tuple[str, ...]:
    return tuple(f"{word} {points}" for word, points in items)
