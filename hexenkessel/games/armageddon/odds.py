"""Exact chances of three dice, and of duels: counted, not sampled."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from hexenkessel.games.armageddon.rolling import is_enough

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A2.4t: the least natural roll that kills.
KILLING_ROLL: Final = 12

WAYS_OF_ONE: Final = 216
WAYS_OF_TWO: Final = 216 * 216


def _sums() -> tuple[int, ...]:
    """A2.4o: in how many of 216 ways three dice show each sum, from 0 to 18."""
    ways = [0] * 19
    for dice in product(range(1, 7), repeat=3):
        ways[sum(dice)] += 1
    return tuple(ways)


SUMS: Final = _sums()


@cache
def at_least(number: int) -> int:
    """In how many of 216 ways three dice show so much or more.

    >>> at_least(10)
    135
    """
    return sum(ways for total, ways in enumerate(SUMS) if total >= number)


def chance_of(index: Index, number: int) -> float:
    """The chance that three dice are enough for this number, as the rules in use see it."""
    return sum(SUMS[roll] for roll in range(3, 19) if is_enough(index, roll, number)) / WAYS_OF_ONE


class DuelOdds(NamedTuple):
    """Of all 46656 ways in which two rolls can fall."""

    attacker_kills: int
    defender_kills: int

    @property
    def neither(self) -> int:
        return WAYS_OF_TWO - self.attacker_kills - self.defender_kills


@cache
def duel_odds(advantage: int, attacker_can: bool = True, defender_can: bool = True) -> DuelOdds:
    """A2.4t to A2.4v: everything depends on the attacker's good-points less the defender's.

    >>> duel_odds(2)
    DuelOdds(attacker_kills=16005, defender_kills=9798)
    """
    attacker = defender = 0
    for attack, attack_ways in enumerate(SUMS):
        for defence, defence_ways in enumerate(SUMS):
            lead = attack + advantage - defence
            if attack >= KILLING_ROLL and lead > 0:
                attacker += attack_ways * defence_ways
            elif defence >= KILLING_ROLL and lead < 0:
                defender += attack_ways * defence_ways
    return DuelOdds(attacker if attacker_can else 0, defender if defender_can else 0)
