"""Economics: what brings the stars nearer is bought, the most urgent first, and stars as soon as can be."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.actions import Build, BuyStar, Hire, Recruit
from hexenkessel.games.battlemist.bot.buying import buy, can_buy_star, saves, site_near, trade_for
from hexenkessel.games.battlemist.bot.raising import barracks, defence, host
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.bot.thrift import Three, three
from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.economy.dues import upkeep_of
from hexenkessel.games.battlemist.economy.income import yield_of
from hexenkessel.games.battlemist.economy.prices import (
    price_of_building,
    price_of_hero,
    price_of_star,
    price_of_unit,
)
from hexenkessel.games.battlemist.economy.rates import CITIES_FOR_RATE, RATE_WITH_CITIES
from hexenkessel.games.battlemist.goods import NOTHING, Goods
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import army_size
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.patterns import Pass

_FEED: Final[Three] = (1.0, 0.0, 0.0)  # what a footman costs in every round
_KEEP: Final[Three] = (0.0, 1.0, 1.0)  # and a town or city


def choose_purchase(scene: Scene, decision: Decision) -> Action:
    """The most urgent thing first; when nothing more pays, done. Trades are made on the way."""
    return (
        defence(scene, decision)
        or _star_first(scene)
        or _hero(scene, decision)
        or _expansion(scene, decision)
        or _town(scene, decision)
        or _city(scene, decision)
        or barracks(scene, decision)
        or host(scene, decision)
        or Done()
    )


def _star_first(scene: Scene) -> Action | None:
    """When a star can be had this round, nothing else is bought that would prevent it."""
    return Done() if can_buy_star(scene) else None


# What brings the last star nearer


def _hero(scene: Scene, decision: Decision) -> Action | None:
    heroes = len(scene.me.heroes)
    price = price_of_hero(scene.world, scene.seat)
    if heroes >= scene.temper.heroes or scene.stars_needed <= scene.me.stars:
        return None
    if heroes and (saves(scene, price) or _open_realms(scene) or scene.world.round < 4):
        return None
    return buy(scene, decision, Hire(), price, NOTHING)


def _expansion(scene: Scene, decision: Decision) -> Action | None:
    """A footman for the best realm that nobody holds, if that brings victory nearer."""
    realms = _open_realms(scene)
    if not realms:
        return None
    price = price_of_unit("footman")
    budget = scene.budget
    realm = max(realms, key=scene.yield_worth)
    gain = three(yield_of(scene.world, realm, scene.seat))
    more = (gain[0] - _FEED[0], gain[1], gain[2])
    if budget.rounds(three(price), more) > budget.rounds() - scene.temper.payback:
        return None
    site = site_near(scene, decision, realm)
    return buy(scene, decision, Recruit("footman", site), price, Goods(1, 0, 0)) if site else None


def _open_realms(scene: Scene) -> list[RealmName]:
    """Realms worth holding that nobody holds, so many as idle units will not take anyway."""
    world = scene.world
    mine = world.realms_of(scene.seat)
    near = {
        realm
        for realm in world.neighbours
        if world.controller_of(realm) is None
        and REALMS[realm].income.total
        and not any(force.owner != scene.seat for force in world.forces.get(realm, ()))
        and min(scene.distances[realm].get(own, 99) for own in mine) <= 3
    }
    idle = sum(
        max(0, army_size(units) - (2 if realm == scene.me.home else 1))
        for realm, units in world.forces_of(scene.seat)
    )
    return sorted(near, key=lambda realm: (-scene.yield_worth(realm), realm))[idle:]


def _town(scene: Scene, decision: Decision) -> Action | None:
    """The town that pays back best."""
    world, budget = scene.world, scene.budget
    before = budget.rounds()
    best: tuple[float, RealmName, Goods] | None = None
    for realm in world.realms_of(scene.seat):
        tile = REALMS[realm]
        if tile.is_home or realm in world.settlements or not tile.income.total:
            continue
        price = price_of_building(world, scene.seat, realm)
        gain = three(tile.income)
        more = (gain[0] - _KEEP[0], gain[1] - _KEEP[1], gain[2] - _KEEP[2])
        saved = before - budget.rounds(three(price), more)
        saved *= 1 - scene.danger(realm, world.force_of(scene.seat, realm))
        if best is None or saved > best[0]:
            best = saved, realm, price
    if best is None or best[0] < scene.temper.payback or saves(scene, best[2]):
        return None
    return buy(scene, decision, Build(best[1]), best[2], Goods(0, 1, 1))


def _city(scene: Scene, decision: Decision) -> Action | None:
    """B4.0b: two cities better the rate of the Free Traders, which may be worth their price."""
    world, budget = scene.world, scene.budget
    towns = [
        realm
        for realm in world.settlements_of(scene.seat, "town")
        if world.settlements[realm].since < world.round
    ]
    missing = CITIES_FOR_RATE - world.cities_of(scene.seat)
    if budget.rate <= RATE_WITH_CITIES or not 0 < missing <= len(towns):
        return None
    realm = min(towns, key=lambda town: (scene.danger(town, world.force_of(scene.seat, town)), town))
    price = price_of_building(world, scene.seat, realm)
    after = budget._replace(rate=RATE_WITH_CITIES).rounds(three(price.times(missing)))
    if after > budget.rounds() - scene.temper.payback or saves(scene, price):
        return None
    return buy(scene, decision, Build(realm), price, NOTHING)


# The Grey Guild


def choose_at_guild(scene: Scene, decision: Decision) -> Action:
    if not can_buy_star(scene):
        return Pass()
    price = price_of_star(scene.world, scene.seat)
    assert price is not None
    both = price.plus(upkeep_of(scene.world, scene.seat))
    # First for star and upkeep, and if that cannot be, for the star alone.
    trade = trade_for(scene, decision, both) or (
        None if BuyStar() in decision.actions else trade_for(scene, decision, price)
    )
    if trade is not None:
        return trade
    return BuyStar() if BuyStar() in decision.actions else Pass()
