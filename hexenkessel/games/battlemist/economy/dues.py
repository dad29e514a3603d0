"""What a seat has to pay for its pieces, now and if it did something first (B3.5)."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.actions import Build, BuyStar, Disband, Hire, Raze, Recruit, Trade
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.economy.income import income_of
from hexenkessel.games.battlemist.economy.prices import price_of_star
from hexenkessel.games.battlemist.economy.purchases import bought
from hexenkessel.games.battlemist.economy.rates import exchanged
from hexenkessel.games.battlemist.effect import ARMY
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.modifiers import lasting, permanent
from hexenkessel.games.battlemist.units import army_size, of_kind
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


class Forecast(msgspec.Struct, frozen=True):
    """What awaits a seat at the end of the round, as things stand."""

    stock: Goods
    upkeep: Goods
    missing: Goods  # of what it needs, so much is not there
    income: Goods  # of a harvest


def upkeep_of(world: World, seat: Seat) -> Goods:
    """What a seat has to pay at the end of the round.

    B3.5a: each army unit costs grain, B3.5b: cavalry iron as well, B3.5c: towns and cities wood and iron.
    B3.5d: heroes and monsters cost nothing.
    """
    counts = [0] * len(ARMY)
    for _, units in world.forces_of(seat):
        for place in range(len(ARMY)):
            counts[place] += units[place]
    grain = sum(one.effect.grain for one in lasting(world, "upkeep_change", seat))
    wood = iron = 0
    for count, kind in zip(counts, ARMY, strict=True):
        each = PIECES.army[kind].upkeep
        grain += _grain_for(world, seat, kind, count, each.grain)
        wood += count * each.wood
        iron += count * each.iron
    for realm in world.settlements_of(seat):
        site = PIECES.sites[world.settlements[realm].kind].upkeep
        grain, wood, iron = grain + site.grain, wood + site.wood, iron + site.iron
    return Goods(max(0, grain), wood, iron)


def _grain_for(world: World, seat: Seat, kind: str, count: int, each: int) -> int:
    """What so many of a kind eat; of some races several eat as much as one, and who is left over as well."""
    for rule in permanent(world, "upkeep_rule", seat):
        if rule.unit == kind:
            return -(-count // rule.per) * rule.grain
    return count * each


def missing_of(world: World, seat: Seat) -> Goods:
    """What a seat lacks to pay its upkeep."""
    lack = upkeep_of(world, seat).minus(world.players[seat].stock)
    return Goods(max(0, lack.grain), max(0, lack.wood), max(0, lack.iron))


def is_short(world: World, seat: Seat) -> bool:
    return not world.players[seat].stock.covers(upkeep_of(world, seat))


def has_pieces(world: World, seat: Seat) -> bool:
    """Is there anything left that costs upkeep?"""
    return bool(world.settlements_of(seat)) or any(army_size(units) for _, units in world.forces_of(seat))


def forecast(world: World, seat: Seat, action: Action | None = None) -> Forecast:
    """What would await a seat if it did this first; an action that costs nothing changes nothing."""
    world = after(world, seat, action).with_control_settled()
    return Forecast(
        world.players[seat].stock, upkeep_of(world, seat), missing_of(world, seat), income_of(world, seat)
    )


def after(world: World, seat: Seat, action: Action | None) -> World:
    """The table when a seat has bought, sold or given up something; any other action changes nothing here."""
    match action:
        case Recruit() | Hire() | Build():
            return bought(world, seat, action)
        case Trade():
            return exchanged(world, seat, action)
        case BuyStar():
            price = price_of_star(world, seat)
            return world if price is None else world.paying(seat, price)
        case Disband(realm, kind):
            return without_unit(world, seat, realm, kind)
        case Raze(realm):
            return world.with_settlement(realm, None)
    return world


def without_unit(world: World, seat: Seat, realm: str, kind: str) -> World:
    """One army unit fewer; ruling on B3.2.2s: if it was the last one there, a town or city goes with it."""
    world = world.without_units(seat, realm, of_kind(kind))
    is_lost = realm in world.settlements and world.controller_of(realm) is None
    return world.with_settlement(realm, None) if is_lost else world
