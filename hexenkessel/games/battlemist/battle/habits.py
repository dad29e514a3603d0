"""How a plain captain decides: whom he gives up, calls back and sends forward.

The odds of a whole battle take both sides to decide like this; bots begin with it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.battle.fray import Terms, attacks_of
from hexenkessel.games.battlemist.battle.losses import NO_LOSSES, Losses, after, ways_to_lose
from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.terms import RaceName
from hexenkessel.games.battlemist.units import FOOTMAN, Units, choices, minus, plus

# What a unit is worth to the army: those within the caps of their step, and those beyond them.
_WORTH: Final = (4, 4, 5, 9, 7, 8)
_WORTH_BEYOND: Final = (1, 2, 2, 9, 7, 8)
_CAPS: Final = (3, 2, 2, 3, 3, 3)
_LAST_FOOTMEN: Final = (0, 6, 3)  # B3.3.3.1f: more for the last, without whom the army is overrun
_IS_ROUTED: Final = 0.55  # a routed unit may return, and dies when nobody stands


@lru_cache(maxsize=65536)
def worth_of(ready: Units, routed: Units) -> float:
    """What an army is worth as it stands."""
    worth = 0.0
    for place in range(6):
        worth += _worth(place, ready[place])
        # Who returns stands where those who fell stood.
        worth += _IS_ROUTED * (_worth(place, ready[place] + routed[place]) - _worth(place, ready[place]))
    return worth


def _worth(place: int, count: int) -> int:
    within = min(count, _CAPS[place])
    worth = within * _WORTH[place] + (count - within) * _WORTH_BEYOND[place]
    if place == FOOTMAN:
        worth += sum(_LAST_FOOTMEN[: count + 1])
    return worth


@lru_cache(maxsize=65536)
def losses_of(ready: Units, routed: Units, hits: Hits, step: CombatStep) -> Losses:
    """The losses after which the army is worth most."""
    if hits == (0, 0):
        return NO_LOSSES
    return max(ways_to_lose(ready, routed, hits, step), key=lambda way: worth_of(*after(ready, routed, way)))


@lru_cache(maxsize=8192)
def rally_of(ready: Units, routed: Units, number: int) -> Units:
    """Those with whom the army is worth most."""
    number = min(number, sum(routed))
    return max(choices(routed, number), key=lambda back: worth_of(plus(ready, back), minus(routed, back)))


@lru_cache(maxsize=8192)
def attack_of(race: RaceName, ready: Units, terms: Terms, step: CombatStep) -> Units:
    """Those who do most harm."""
    return max(attacks_of(ready, terms, step), key=lambda some: _harm(race, terms, some))


def _harm(race: RaceName, terms: Terms, attackers: Units) -> float:
    harm = 0.0
    for place, number in enumerate(attackers):
        values, bonus = values_of(race, terms.changes)[place], terms.attack[place]
        kills = min(max(11 + bonus - values.kill, 0), 10)
        routs = min(max(11 + bonus - values.rout, 0), 10) - kills
        harm += number * values.dice * (kills + routs / 2)
    return harm
