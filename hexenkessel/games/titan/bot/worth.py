"""What a character is worth to a bot: what it does in battle, and what it can lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from hexenkessel.games.titan.battle.roster import ROSTER
from hexenkessel.games.titan.board import LANDS, TERRAINS
from hexenkessel.games.titan.characters import CHARACTERS, KINDS
from hexenkessel.games.titan.movement import destinations
from hexenkessel.games.titan.mustering import FAST_START, STANDARD, Charts, recruits
from hexenkessel.games.titan.terms import Character, Land, Terrain
from hexenkessel.legions.tactics.values import Values

# How much a step up the chart counts, as it may never be taken.
_HOPE: Final = 0.35

# A Titan is worth more than all that could be gained by risking it.
TITAN_WORTH: Final = 600.0


def _strength(name: Character) -> float:
    kind = CHARACTERS[name]
    return kind.power * kind.skill * (1.0 + 0.12 * kind.rangestrikes + 0.06 * kind.flies)


@cache
def _growth(name: Character) -> float:
    """What the best way up the chart from this character promises."""
    best = 0.0
    for chain in STANDARD.chains.values():
        for place, step in enumerate(chain[1:]):
            if chain[place].name == name:
                rise = _strength(step.name) + _growth(step.name) - _strength(name)
                best = max(best, _HOPE * rise / step.needed)
    return best


WORTH: Final[dict[Character, float]] = {name: _strength(name) + _growth(name) for name in KINDS}
WORTH["Titan"] = TITAN_WORTH

# Dice and numbers of a strike follow from kinds and hexes; a Titan's power is added to them.
VALUES: Final = Values(
    [WORTH[name] for name in KINDS], ROSTER.is_leader, leader_life=TITAN_WORTH, shares_terms=True
)


def worth(characters: Iterable[Character]) -> float:
    return sum([WORTH[name] for name in characters])


@cache
def _terrains_ahead(land: Land) -> tuple[tuple[Terrain, ...], ...]:
    """For each roll the terrains that the signs lead to from here."""
    rolls = [destinations(land, roll, (), (), ()) for roll in range(1, 7)]
    return tuple(tuple(sorted({LANDS[end].terrain for end, _ in ends})) for ends in rolls)


@lru_cache(maxsize=16384)
def best_recruit(
    charts_name: str, terrain: Terrain, characters: tuple[Character, ...], exhausted: frozenset[Character]
) -> Character | None:
    """Whom a legion would muster there; `exhausted` are those of whom none is left."""
    offered = recruits(_CHARTS[charts_name], terrain, characters)
    return max((name for name in offered if name not in exhausted), key=_worth_of, default=None)


_CHARTS: Final[dict[str, Charts]] = {charts.name: charts for charts in (STANDARD, FAST_START)}


def _worth_of(name: Character) -> tuple[float, Character]:
    return WORTH[name], name


@lru_cache(maxsize=16384)
def _recruiting(
    charts_name: str, characters: tuple[Character, ...], exhausted: frozenset[Character]
) -> dict[Terrain, float]:
    """By terrain what the best recruit there is worth to a legion of these characters."""
    found = {}
    for terrain in TERRAINS:
        recruit = best_recruit(charts_name, terrain, characters, exhausted)
        found[terrain] = 0.0 if recruit is None else WORTH[recruit]
    return found


@lru_cache(maxsize=16384)
def prospects(
    charts_name: str, land: Land, characters: tuple[Character, ...], exhausted: frozenset[Character]
) -> float:
    """What a legion in this land can hope to muster next turn, over the six rolls."""
    offered = _recruiting(charts_name, characters, exhausted)
    return sum([max([offered[terrain] for terrain in terrains]) for terrains in _terrains_ahead(land)]) / 6.0


def exhausted_in(stacks: Mapping[Character, int]) -> frozenset[Character]:
    """Those of whom none is left to muster."""
    return frozenset([name for name, count in stacks.items() if count <= 0])
