"""A quick guess at who wins a battle, for bots and for battles too large to be worked out.

The strength of an army is what its dice do in a round, times how long it lasts. The figures were fitted to
900 kinds of battle between armies of 1 to 13 units of all races, in the open, in towns and in cities, each
fought 200 times: the guess is off by 3 or 4 in 100 on average, and by more than 10 in one battle of ten.
Where an army is small `odds` has the truth.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from hexenkessel.games.battlemist.battle.odds import Army
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.units import ARCHER, CAVALRY, FIREBREATHER, FOOTMAN, GIANT

_DICE: Final = 3.17  # how much it matters what the dice do
_NUMBERS: Final = 3.39  # and how many there are
_ROUT: Final = 0.28  # a rout against a kill
_EARLY: Final = (1.0, 1.87, 1.35)  # who attacks before others is worth more: footmen, archers, cavalry
_RESERVE: Final = (1.04, 0.26, 0.78)  # those beyond the cap, who replace others: the root of their number
_MONSTER: Final = 1.05  # monsters among the numbers
_OVERRUN: Final = (0.48, 0.48)  # B3.3.3.1f: how much it matters if few footmen stand before many others
_GIANT, _FIREBREATHER = 0.34, 0.39  # B6.0e, B6.0f: they change the rally checks


def _harm(army: Army, place: int) -> float:
    """What one attack of a unit of this kind does on average, in kills."""
    values, bonus = values_of(army.race, army.later.changes)[place], army.later.attack[place]
    kill = min(max(11 + bonus - values.kill, 0), 10)
    rout = min(max(11 + bonus - values.rout, 0), 10) - kill
    return values.dice * (kill + _ROUT * rout) / 10


def _within(count: int, cap: int, place: int) -> float:
    """Those who attack, and a part of those who wait."""
    return min(count, cap) + _RESERVE[place] * sqrt(max(count - cap, 0))


def strength_of(army: Army) -> float:
    """On a logarithmic scale: one more is 2.7 times better odds."""
    ready, terms = army.ready, army.later
    monsters = sum(ready[3:])
    room = max(terms.caps[2] + terms.more_footmen - min(monsters, terms.caps[2]), 0)
    harm = (
        _EARLY[FOOTMAN] * _harm(army, FOOTMAN) * _within(ready[FOOTMAN], room, FOOTMAN)
        + _EARLY[ARCHER] * terms.volleys * _harm(army, ARCHER) * _within(ready[ARCHER], terms.caps[0], ARCHER)
        + _EARLY[CAVALRY] * _harm(army, CAVALRY) * _within(ready[CAVALRY], terms.caps[1], CAVALRY)
        + sum(ready[place] * _harm(army, place) for place in range(3, 6))
    )
    numbers = sum(ready[:3]) + _MONSTER * monsters + sum(army.routed) / 2
    strength = _DICE * log(harm + 0.001) + _NUMBERS * log(numbers + 0.001)
    behind = max(sum(ready) - 2 - ready[FOOTMAN], 0)
    strength -= _OVERRUN[0] * log(1 + behind / (_OVERRUN[1] + ready[FOOTMAN]))
    return strength + _GIANT * bool(ready[GIANT]) + _FIREBREATHER * bool(ready[FIREBREATHER])


def estimate(attacker: Army, defender: Army) -> float:
    """The chance that the attacker wins, roughly."""
    ahead = strength_of(attacker) - strength_of(defender)
    return 1 / (1 + exp(-max(-30.0, min(30.0, ahead))))
