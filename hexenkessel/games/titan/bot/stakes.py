"""What a fight is about: what there is to win and to lose, in the coin of `worth`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexenkessel.games.titan.characters import LORDS, legion_value
from hexenkessel.games.titan.terms import Character
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.seats import Seat

from .forecast import Forecast
from .temper import Temper
from .worth import WORTH

# What a character is taken to be worth that one cannot see.
_UNSEEN: Final = 14.0


class Stakes:
    """The balance of one seat at one moment of the war."""

    def __init__(self, view: TitanView, seat: Seat, temper: Temper) -> None:
        self.temper: Final = temper
        self.rivals: Final = sum(
            [other != seat and not player.fallen for other, player in enumerate(view.players)]
        )
        self.scores: Final = [player.score for player in view.players]
        # A life is worth more than all there is to fight for.
        self.life: Final = temper.life * _forces(view) / (self.rivals + 1)
        self.trophy: Final = (
            temper.trophy * _forces(view) / (self.rivals + 1) * (1.0 if self.rivals == 1 else temper.out)
        )
        self.share: Final = 1.0 if self.rivals == 1 else temper.shared
        self._revenge: Final = temper.revenge * self.share
        # Somebody has to begin: what one may lose counts less as the war drags on.
        late = temper.impatience * max(0, view.round - 15)
        self.caution: Final = 1.0 / (1.0 + late)
        self.courage: Final = max(0.5, temper.courage - 0.5 * late)

    def prize(self, his: tuple[Character, ...], titan_chance: float) -> float:
        """That his legion is gone, without the points."""
        return self.share * plain_worth(his) + titan_chance * self.trophy

    def loss(self, mine: tuple[Character, ...]) -> float:
        """That our legion is gone, without the points for him."""
        return self.caution * plain_worth(mine) + (self.life if "Titan" in mine else 0.0)

    def points(self, characters: tuple[Character, ...], owner: Seat) -> float:
        return self.temper.point * legion_value(characters, self.scores[owner])

    def attack(
        self,
        likely: Forecast,
        mine: tuple[Character, ...],
        seat: Seat,
        his: tuple[Character, ...],
        owner: Seat,
        titan_chance: float,
    ) -> float:
        """What it brings on average to attack him, who flees if that is better for him."""
        points = self.points(his, owner)
        prize = self.prize(his, titan_chance)
        cost = self.caution * (1.0 - likely.kept) * plain_worth(mine)
        fought = likely.win * (prize + points - cost)
        # Even lost, a fight costs him something.
        hurt = self._revenge * (1.0 - likely.kept_by_defender) * plain_worth(his)
        fought -= (1.0 - likely.win) * (self.loss(mine) + self.points(mine, seat) - hurt)
        if titan_chance or not LORDS.isdisjoint(his):
            return fought
        return min(fought, prize + 0.5 * points)

    def venture(
        self,
        likely: Forecast,
        mine: tuple[Character, ...],
        seat: Seat,
        his: tuple[Character, ...],
        owner: Seat,
        titan_chance: float,
    ) -> float:
        """The same before one has moved: a Titan begins no fight that it may well lose."""
        if likely.win < self.courage and "Titan" in mine:
            return -self.life
        return self.attack(likely, mine, seat, his, owner, titan_chance)

    def stand(
        self,
        likely: Forecast,
        mine: tuple[Character, ...],
        seat: Seat,
        his: tuple[Character, ...],
        owner: Seat,
    ) -> float:
        """What it brings on average to fight him off; `likely` is how he sees it, as the attacker."""
        won = self.prize(his, float("Titan" in his)) + self.points(his, owner)
        won -= self.caution * (1.0 - likely.kept_by_defender) * plain_worth(mine)
        hurt = self._revenge * (1.0 - likely.kept) * plain_worth(his)
        lost = self.loss(mine) + self.points(mine, seat) - hurt
        return (1.0 - likely.win) * won - likely.win * lost

    def flight(self, mine: tuple[Character, ...], seat: Seat) -> float:
        return -self.loss(mine) - 0.5 * self.points(mine, seat)

    def agreement(
        self,
        mine: tuple[Character, ...],
        my_losses: tuple[Character, ...],
        seat: Seat,
        his: tuple[Character, ...],
        his_losses: tuple[Character, ...],
        owner: Seat,
    ) -> float:
        """What it brings to give up some, while he gives up some."""
        balance = self.prize(his_losses, float("Titan" in his_losses)) - self.loss(my_losses)
        if len(his_losses) == len(his) and len(my_losses) < len(mine):
            balance += self.points(his, owner)
        if len(my_losses) == len(mine) and len(his_losses) < len(his):
            balance -= self.points(mine, seat)
        return balance


def _forces(view: TitanView) -> float:
    """About what all legions on the board are worth together."""
    total = 0.0
    for legion in view.legions.values():
        seen = legion.visible
        total += plain_worth(seen) + _UNSEEN * (legion.size - len(seen))
    return total


@lru_cache(maxsize=16384)
def plain_worth(characters: tuple[Character, ...]) -> float:
    """Worth of all but the Titan, which is counted by itself."""
    return sum([WORTH[name] for name in characters if name != "Titan"])
