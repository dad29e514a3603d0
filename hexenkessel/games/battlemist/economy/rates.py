"""Trade with the Free Traders: at which rate, and what comes of it (B4.0a to B4.0c)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from hexenkessel.games.battlemist.actions import Barter, Trade
from hexenkessel.games.battlemist.goods import RESOURCES, Goods, some, sum_of
from hexenkessel.games.battlemist.modifiers import is_under, lasting, permanent, using_up
from hexenkessel.games.battlemist.world import Lasting, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

USUAL_RATE: Final = 3  # B4.0a
RATE_WITH_CITIES: Final = 2  # B4.0b
CITIES_FOR_RATE: Final = 2
NO_TRADE: Final = 0


def rate_of(world: World, seat: Seat) -> int:
    """How many equal resources buy one other now; 0 while the Free Traders do not trade."""
    if is_under(world, "no_free_trade", seat):
        return NO_TRADE
    bargains = [one.effect.give for one in _bargains(world, seat)]
    return min((steady_rate(world, seat), *bargains))


def steady_rate(world: World, seat: Seat) -> int:
    """The same, not counting a rate that is good for a few exchanges only."""
    rates = [USUAL_RATE]
    # B4.0b, B3.2.2q: whoever controls at least two cities.
    if world.cities_of(seat) >= CITIES_FOR_RATE:
        rates.append(RATE_WITH_CITIES)
    for effect in permanent(world, "trade_ratio", seat):
        if effect.when != "has_settlement" or world.settlements_of(seat):
            rates.append(effect.give)
    for one in lasting(world, "trade_ratio", seat):
        if one.effect.max_trades is None:
            rates.append(one.effect.give)
    return min(rates)


def _bargains(world: World, seat: Seat) -> list[Lasting]:
    return [one for one in lasting(world, "trade_ratio", seat) if one.effect.max_trades and one.left]


def exchanges(world: World, seat: Seat) -> list[Action]:
    """What this seat could trade now, one exchange each; B4.0c: again and again."""
    said: list[Action] = []
    if give := rate_of(world, seat):
        stock = world.players[seat].stock
        for mine in RESOURCES:
            if stock.of(mine) >= give:
                said += [Trade(mine, other) for other in RESOURCES if other != mine]
    said += [Barter(partner) for partner in partners(world, seat)]
    return said


def exchanged(world: World, seat: Seat, trade: Trade) -> World:
    """B4.0a: so many equal resources go, one other comes."""
    give = rate_of(world, seat)
    is_bargain = give < steady_rate(world, seat)
    world = world.paying(seat, some(trade.give, give)).gaining(seat, some(trade.get, 1))
    return using_up(world, "trade_ratio", seat) if is_bargain else world


def partners(world: World, seat: Seat) -> tuple[Seat, ...]:
    """B4.0d: with whom a caravan links this seat. B4.0f: the link ends with the round."""
    linked: set[Seat] = set()
    for one in world.effects:
        if one.effect.op == "trade_link" and one.on is not None and seat in (one.by, one.on):
            linked.add(one.on if one.by == seat else one.by)
    return tuple(other for other in sorted(linked) if world.is_alive(other))


def caravan_of(world: World, seat: Seat, leaving_out: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """All whose goods may come to a seat, from partner to partner, itself among them."""
    found = [seat]
    for one in found:  # it grows on the way
        found += [other for other in partners(world, one) if other not in found and other not in leaving_out]
    return tuple(found)


def within_reach(world: World, seat: Seat, cost: Goods) -> bool:
    """Could this seat pay so much, perhaps after trading with the Free Traders?"""
    return within_reach_of_all(world, (seat,), cost)


def within_reach_of_all(world: World, seats: Iterable[Seat], cost: Goods) -> bool:
    """Could one of these pay so much, if they give each other whatever helps (B4.0e)?

    Who has the best rate then trades for all of them.
    """
    seats = tuple(seats)
    stock = sum_of(world.players[seat].stock for seat in seats)
    if stock.covers(cost):
        return True
    if stock.total <= cost.total:
        return False  # no exchange makes more of it
    rates = [rate for seat in seats if (rate := rate_of(world, seat))]
    if not rates:
        return False
    left = stock.minus(cost)
    amounts = (left.grain, left.wood, left.iron)
    missing = -sum(amount for amount in amounts if amount < 0)
    return sum(amount // min(rates) for amount in amounts if amount > 0) >= missing
