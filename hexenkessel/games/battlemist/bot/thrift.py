"""What resources are for: stars from the Grey Guild, and how soon they can all be paid.

The one measure for economy is how many rounds it takes until the stars that are still missing can be bought,
if income, upkeep and the rate of the Free Traders stay as they are. What brings that day nearer is worth its
price, be it a footman for a new realm or a town.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from hexenkessel.games.battlemist.bot.temper import Temper
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.economy.dues import upkeep_of
from hexenkessel.games.battlemist.economy.income import income_of
from hexenkessel.games.battlemist.economy.prices import price_of_star
from hexenkessel.games.battlemist.economy.rates import USUAL_RATE, rate_of
from hexenkessel.games.battlemist.goods import RESOURCES, Goods, Resource
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat

Three: TypeAlias = tuple[float, float, float]
"""An amount of grain, wood and iron, also less than nothing."""

FAR: Final = 120.0  # rounds: no sooner than never
_SONGS: Final = 1.5  # grain a round that the power of a star sings up, where nothing better is done with it


def three(goods: Goods) -> Three:
    return goods.grain, goods.wood, goods.iron


def added(one: Three, other: Three) -> Three:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def taken(one: Three, other: Three) -> Three:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def rounds_until(price: float, stock: Three, net: Three, rate: int) -> float:
    """Rounds until the stock covers so much of each resource, if what is left over is traded for the rest."""
    if price <= 0:
        return 0.0
    before, now = 0.0, _balance(price, stock, net, rate, 0.0)
    if now >= 0:
        return 0.0
    # Between the times at which one resource is complete everything grows evenly.
    times = [
        (price - have) / more for have, more in zip(stock, net, strict=True) if more > 0 and have < price
    ]
    for time in (*sorted(times), FAR):
        then = _balance(price, stock, net, rate, time)
        if then >= 0:
            return before + (time - before) * -now / (then - now)
        before, now = time, then
    return FAR - now


def _balance(price: float, stock: Three, net: Three, rate: int, time: float) -> float:
    balance = 0.0
    for have, more in zip(stock, net, strict=True):
        left = have + more * time - price
        balance += left / rate if left > 0 else left
    return balance


class Budget(NamedTuple):
    """A seat's means, and what it saves for."""

    stock: Three
    net: Three  # a round's income without its upkeep
    rate: int
    price: float  # of all stars still missing, of each resource
    next_price: float  # of the next star

    def rounds(self, cost: Three = (0, 0, 0), gain: Three = (0, 0, 0)) -> float:
        """Until the last star is paid, if this is spent now and this gained in every round."""
        return rounds_until(self.price, taken(self.stock, cost), added(self.net, gain), self.rate)

    def rounds_to_next(self, cost: Three = (0, 0, 0)) -> float:
        return rounds_until(self.next_price, taken(self.stock, cost), self.net, self.rate)

    def weights(self) -> Three:
        """What a piece of each resource is worth; 1 on average."""
        now = self.rounds()
        if not 0 < now < FAR:
            return 1.0, 1.0, 1.0
        saved = [max(0.0, now - self.rounds(cost)) for cost in ((-3, 0, 0), (0, -3, 0), (0, 0, -3))]
        total = sum(saved)
        if total <= 0:
            return 1.0, 1.0, 1.0
        # Nobody can live on one thing alone, and needs change.
        grain, wood, iron = (0.3 + 2.1 * share / total for share in saved)
        return grain, wood, iron


def budget_of(world: World, seat: Seat, temper: Temper) -> Budget:
    player = world.players[seat]
    income, upkeep = three(income_of(world, seat)), three(upkeep_of(world, seat))
    net = added(taken(income, upkeep), (_SONGS * player.stars, 0, 0))
    guild = PIECES.guild[player.stars : world.options.stars]
    next_star = price_of_star(world, seat)
    next_price = next_star.grain if next_star and guild else 0
    return Budget(
        three(player.stock),
        net,
        rate_of(world, seat) or USUAL_RATE,
        sum(guild) * temper.quest_share,
        next_price,
    )


def worth_of(goods: Goods, weights: Three) -> float:
    return goods.grain * weights[0] + goods.wood * weights[1] + goods.iron * weights[2]


def best_trade(stock: Goods, wanted: Goods, rate: int) -> tuple[Resource, Resource] | None:
    """What to give for what, if trade can bring the stock to what is wanted; None if not, or no need."""
    left = stock.minus(wanted)
    missing = [resource for resource in RESOURCES if left.of(resource) < 0]
    if not missing or not rate:
        return None
    lack = -sum(left.of(resource) for resource in missing)
    if sum(max(0, left.of(resource)) // rate for resource in RESOURCES) < lack:
        return None
    give = max(RESOURCES, key=left.of)
    get = min(missing, key=left.of)
    return give, get
