"""The board as a traveller sees it: where one can be next turn, and how many turns it is to a place."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from hexenkessel.games.gods.equipment.board import FIELDS, LAND, is_labelled
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.movement.ways import Gait, routes
from hexenkessel.games.gods.recruitment.recruits import Occasion, recruits
from hexenkessel.games.gods.terms import Field, Figures, LandName

from .worth import WORTH

_ON_FOOT: Final = Gait(swims=False, walks=True, freeway=False, reach=LIMITS.move)

_HALF_WAY: Final = Gait(swims=False, walks=True, freeway=False, reach=LIMITS.move // 2)


@cache
def fields_ahead(field: Field) -> frozenset[Field]:
    """Where an army on foot could come to next, nobody being in its way."""
    return frozenset(route.arrival.field for route in routes(field, _ON_FOOT))


@cache
def fields_around_tower(tower: Field) -> frozenset[Field]:
    """Where an army comes that teleports to this tower half way (G9.3a)."""
    return frozenset(route.arrival.field for route in routes(tower, _HALF_WAY))


@cache
def turns_to(goal: Field) -> dict[Field, int]:
    """By field, the turns that an army on foot takes from there to a place."""
    turns = {goal: 0}
    edge = [goal]
    while edge:
        ahead = set(edge)
        edge = [field for field in FIELDS if field not in turns and not ahead.isdisjoint(fields_ahead(field))]
        turns |= dict.fromkeys(edge, turns[next(iter(ahead))] + 1)
    return turns


@cache
def lands_ahead(field: Field) -> tuple[LandName, ...]:
    """The lands in which an army that stands here could recruit next turn."""
    ends = {route.arrival for route in routes(field, _ON_FOOT)}
    near = {end.field for end in ends if end.distance in LIMITS.recruit_distances}
    return tuple(sorted({LAND[end] for end in near if is_labelled(end)}))


@lru_cache(maxsize=65536)
def best_recruit(land: LandName, figures: Figures) -> float:
    """What the best recruit is worth to such an army there."""
    names = recruits(Occasion(land=land, army=figures, distance=4))
    return max((WORTH[name] for name in names), default=0.0)


@lru_cache(maxsize=65536)
def prospects(field: Field, figures: Figures) -> float:
    """What an army that stands here can hope to recruit next turn."""
    return max((best_recruit(land, figures) for land in lands_ahead(field)), default=0.0)
