"""What a fight is about: what there is to win and to lose, in the coin of `worth`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexenkessel.games.titan.characters import LORDS, legion_value
from hexenkessel.games.titan.terms import Character

from .forecast import Forecast
from .worth import WORTH

# A point of score: it feeds the Titan's power and brings angels.
_POINT: Final = 0.4
# What an enemy's loss is worth to us when he is not our only enemy.
_SHARED: Final = 0.6
# To be rid of a rival for good, or of the last one.
_RIVAL_OUT: Final = 500.0
_LAST_RIVAL_OUT: Final = 1500.0
# Our own Titan: that is the game.
_LIFE: Final = 1500.0


class Stakes:
    """The balance of one seat: how many rivals it has, and how patient it still is."""

    def __init__(self, rivals: int, round: int) -> None:
        self.rivals: Final = rivals
        # Somebody has to begin: what one may lose counts less as the war drags on.
        self.caution: Final = 1.0 / (1.0 + 0.015 * max(0, round - 15))

    def prize(self, his: tuple[Character, ...], his_score: int, titan_chance: float) -> float:
        """That his legion is gone, without the points."""
        share = 1.0 if self.rivals == 1 else _SHARED
        titan = _LAST_RIVAL_OUT if self.rivals == 1 else _RIVAL_OUT
        return share * _plain_worth(his) + titan_chance * titan

    def loss(self, mine: tuple[Character, ...]) -> float:
        """That our legion is gone, without the points for him."""
        return self.caution * _plain_worth(mine) + (_LIFE if "Titan" in mine else 0.0)

    def attack(
        self,
        likely: Forecast,
        mine: tuple[Character, ...],
        my_score: int,
        his: tuple[Character, ...],
        his_score: int,
        titan_chance: float,
    ) -> float:
        """What it brings on average to attack him, who flees if that is better for him."""
        points = legion_value(his, his_score)
        prize = self.prize(his, his_score, titan_chance)
        lost = self.loss(mine) + _POINT * legion_value(mine, my_score)
        cost = self.caution * (1.0 - likely.kept) * _plain_worth(mine)
        fought = likely.win * (prize + _POINT * points - cost)
        # Even lost, a fight costs him something.
        fought -= (1.0 - likely.win) * (lost - 0.5 * (1.0 - likely.kept_by_defender) * _plain_worth(his))
        if likely.win < 0.6 or titan_chance or not LORDS.isdisjoint(his):
            return fought
        return min(fought, prize + 0.5 * _POINT * points) if fought > 0 else fought

    def stand(
        self,
        likely: Forecast,
        mine: tuple[Character, ...],
        my_score: int,
        his: tuple[Character, ...],
        his_score: int,
    ) -> float:
        """What it brings on average to fight him off; `likely` is how he sees it, as the attacker."""
        hold = 1.0 - likely.win
        won = self.prize(his, his_score, float("Titan" in his)) + _POINT * legion_value(his, his_score)
        won -= self.caution * (1.0 - likely.kept_by_defender) * _plain_worth(mine)
        lost = self.loss(mine) + _POINT * legion_value(mine, my_score)
        share = 1.0 if self.rivals == 1 else _SHARED
        hurt = share * (1.0 - likely.kept) * _plain_worth(his)
        return hold * won - likely.win * (lost - hurt)

    def flight(self, mine: tuple[Character, ...], my_score: int) -> float:
        return -self.loss(mine) - 0.5 * _POINT * legion_value(mine, my_score)

    def agreement(
        self,
        mine: tuple[Character, ...],
        my_losses: tuple[Character, ...],
        my_score: int,
        his: tuple[Character, ...],
        his_losses: tuple[Character, ...],
        his_score: int,
    ) -> float:
        """What it brings to give up some, while he gives up some."""
        balance = 0.0
        if my_losses:
            balance -= self.loss(my_losses)
        if his_losses:
            balance += self.prize(his_losses, his_score, float("Titan" in his_losses))
        if len(his_losses) == len(his) and len(my_losses) < len(mine):
            balance += _POINT * legion_value(his, his_score)
        if len(my_losses) == len(mine) and len(his_losses) < len(his):
            balance -= _POINT * legion_value(mine, my_score)
        return balance


@lru_cache(maxsize=65536)
def _plain_worth(characters: tuple[Character, ...]) -> float:
    """Worth of all but the Titan, which is counted by itself."""
    return sum([WORTH[name] for name in characters if name != "Titan"])
