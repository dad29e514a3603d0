"""How a battle between two legions is likely to end, without fighting it.

The coefficients were fitted (logistic regression) to the ends of 24,000 battles that this bot fought against
itself on all Battlelands; `tests/bots/test_forecast.py` fights some more and compares.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from hexenkessel.legions.tactics.superiority import SKILLS, advantage

from ..battle.terrain import LANDS
from ..characters import CHARACTERS
from ..terms import Character, Terrain

# By terrain: what it is to be the attacker there, and what it is to be at home there.
_GROUND: Final[dict[Terrain, tuple[float, float]]] = {
    "Brush": (0.2, 1.6),
    "Desert": (0.2, 1.5),
    "Hills": (-0.1, 1.1),
    "Jungle": (0.1, 1.5),
    "Marsh": (0.1, 0.3),
    "Mountains": (-0.3, 1.6),
    "Plains": (0.1, 0.0),
    "Swamp": (0.2, 0.0),
    "Tower": (-1.5, 0.0),
    "Tundra": (0.0, 1.4),
    "Woods": (0.0, 0.0),
}
# By terrain: the characters that are native to one of its hazards.
_AT_HOME: Final[dict[Terrain, frozenset[Character]]] = {
    terrain: frozenset(
        name
        for name, kind in CHARACTERS.items()
        if {*land.hazards, *(hazard for sides in land.sides for hazard in sides)}.intersection(kind.natives)
    )
    for terrain, land in LANDS.items()
}
_ADVANTAGE: Final = 5.6
_RANGE: Final = 1.1
_FLIGHT: Final = 0.8
# A legion falls with its Titan, yet fights the better the stronger it is.
_TITAN_IS_THERE: Final = -1.4
_TITAN_SHARE: Final = 4.3
_SIZE: Final = -0.7


class Army(NamedTuple):
    """A legion as the forecast sees it."""

    powers: tuple[int, ...]  # by skill
    leaning: float  # all that speaks for it besides


class Forecast(NamedTuple):
    """The end to expect, from the attacker's side."""

    win: float  # chance that the attacker is left alone on the field
    kept: float  # share of his strength that he then still has
    kept_by_defender: float  # the same for the defender, if it is him


@lru_cache(maxsize=16384)
def forecast(
    attackers: tuple[Character, ...],
    defenders: tuple[Character, ...],
    terrain: Terrain,
    attacker_titan: int,
    defender_titan: int,
) -> Forecast:
    """Attackers and defenders with the power of their Titans, wherever those are."""
    mine, his = _army(attackers, terrain, attacker_titan), _army(defenders, terrain, defender_titan)
    better = advantage(mine.powers, mine.powers, his.powers, his.powers)
    lean = _ADVANTAGE * log(better) + _GROUND[terrain][0] + mine.leaning - his.leaning
    win = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lean))))
    return Forecast(win, _kept(lean), _kept(-lean))


def _kept(lean: float) -> float:
    return 1.0 - min(0.6, 0.78 * exp(-0.19 * max(0.0, lean)))


@lru_cache(maxsize=16384)
def _army(characters: tuple[Character, ...], terrain: Terrain, titan: int) -> Army:
    powers = [0] * SKILLS
    ranged = flying = native = lord = 0
    for name in characters:
        kind = CHARACTERS[name]
        power = titan if name == "Titan" else kind.power
        powers[kind.skill] += power
        ranged += power * kind.rangestrikes
        flying += power * kind.flies
        native += power * (name in _AT_HOME[terrain])
        lord += power * (name == "Titan")
    total = max(1, sum(powers))
    leaning = (
        _RANGE * ranged + _FLIGHT * flying + _GROUND[terrain][1] * native + _TITAN_SHARE * lord
    ) / total
    leaning += _SIZE * len(characters) + (_TITAN_IS_THERE if lord else 0.0)
    return Army(tuple(powers), leaning)
