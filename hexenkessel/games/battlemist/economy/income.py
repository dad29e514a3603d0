"""What realms yield (B3.2.1, B1.3.1d to B1.3.1f, B1.3.2.3a)."""

from __future__ import annotations

from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.goods import NOTHING, RESOURCES, Goods, some
from hexenkessel.games.battlemist.modifiers import permanent, produces
from hexenkessel.games.battlemist.race_cards import income_in
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat


def yield_of(world: World, realm: RealmName, seat: Seat) -> Goods:
    """What a realm gives this round to the seat that controls it. B1.3.1e: a desert gives nothing."""
    tile = REALMS[realm]
    if not produces(world, realm, tile.terrain):
        return NOTHING
    # B3.2.1f: a town or city doubles it, a city not once more. B3.2.1g: whoever built it.
    income = income_in(realm, world.options.values)
    if realm in world.settlements:
        income = income.times(2)
    for bonus in permanent(world, "income_bonus", seat):
        if tile.terrain in bonus.terrain and bonus.resource in RESOURCES:
            income = income.plus(some(bonus.resource, bonus.amount))  # added after doubling
    return income


def income_of(world: World, seat: Seat) -> Goods:
    """B3.2.1a: all that the realms of a seat give. B3.2.1e: its home is among them, garrisoned or not."""
    income = NOTHING
    for realm in world.realms_of(seat):
        income = income.plus(yield_of(world, realm, seat))
    return income
