"""The economics phase: harvest, recruitment, Grey Guild, each for all players at once (B3.0a, B3.2)."""

from __future__ import annotations

from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.income import income_of
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistStep

HARVEST, RECRUITMENT, GUILD, OVER = range(4)


class Economics(BattlemistStep, frozen=True, tag="economics"):
    """B3.0b: each part is finished by everybody before the next begins."""

    part: int = HARVEST

    def run(self, change: BattlemistChange) -> None:
        if self.part == OVER:
            change.pop()
            return
        change.replace(Economics(self.part + 1))
        if self.part == HARVEST:
            harvest(change)
            change.push(Moment(windows=("after_harvest",), asked=change.state.seat_order))
        elif self.part == RECRUITMENT:
            change.push(Recruiting())
        else:
            change.push(Guild())


def harvest(change: BattlemistChange) -> None:
    """B3.2.1a: everybody takes from the central supply what his realms yield (B2.2h)."""
    for seat in change.state.seat_order:
        income = income_of(change.state, seat)
        change.state = change.state.gaining(seat, income)
        change.tell("harvest", seat=seat, grain=income.grain, wood=income.wood, iron=income.iron)
