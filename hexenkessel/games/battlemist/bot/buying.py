"""Buying: a purchase, or the trade that makes it possible; and what must wait for a star."""

from __future__ import annotations

from hexenkessel.games.battlemist.actions import Recruit, Trade
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.bot.thrift import best_trade, three
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.economy.dues import upkeep_of
from hexenkessel.games.battlemist.economy.prices import (
    price_of_star,
    room_in,
)
from hexenkessel.games.battlemist.economy.rates import rate_of, within_reach
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import army_size
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision


def buy(
    scene: Scene, decision: Decision, wanted: Action, price: Goods, more: Goods, *, hungry: bool = False
) -> Action | None:
    """This purchase, or the trade that makes it possible; None if neither is.

    What it needs at the end of the round must be there as well, unless one would rather be hungry.
    """
    upkeep = upkeep_of(scene.world, scene.seat).plus(more)
    both = upkeep.plus(price)
    if not hungry and not within_reach(scene.world, scene.seat, both):
        return None
    if wanted in decision.actions:
        return wanted
    if scene.world.players[scene.seat].stock.covers(price) or not _has_room(scene, wanted):
        return None  # it is not money that is missing
    return trade_for(scene, decision, both) or (trade_for(scene, decision, price) if hungry else None)


def _has_room(scene: Scene, wanted: Action) -> bool:
    step = scene.view.steps[-1]
    if not isinstance(wanted, Recruit) or not isinstance(step, Recruiting):
        return True
    return step.placed.get(wanted.realm, 0) < room_in(scene.world, scene.seat, wanted.realm)


def trade_for(scene: Scene, decision: Decision, wanted: Goods) -> Action | None:
    trade = best_trade(scene.world.players[scene.seat].stock, wanted, rate_of(scene.world, scene.seat))
    found = Trade(*trade) if trade else None
    return found if found in decision.asides else None


def site_near(scene: Scene, decision: Decision, realm: RealmName) -> RealmName | None:
    """Where recruits can be put, as near as possible; the home where nothing can be bought yet."""
    sites = {
        action.realm
        for action in decision.actions
        if isinstance(action, Recruit)
        and army_size(scene.world.force_of(scene.seat, action.realm)) < PIECES.stack_limit
    }
    if not sites:
        return scene.me.home if army_size(scene.world.force_of(scene.seat, scene.me.home)) < 9 else None
    away = scene.distances[realm]
    return min(sites, key=lambda site: (away.get(site, 99), site))


def saves(scene: Scene, price: Goods) -> bool:
    """Is the next star so near that this can wait?"""
    budget = scene.budget
    soon = budget.rounds_to_next()
    return soon <= scene.temper.patience and budget.rounds_to_next(three(price)) > soon + 0.5


def can_buy_star(scene: Scene) -> bool:
    price = price_of_star(scene.world, scene.seat)
    if price is None or scene.has_won(scene.seat) or scene.world.star_pool == 0:
        return False
    if any(lasting.effect.op == "guild_closed" for lasting in scene.world.effects):
        return False
    if within_reach(scene.world, scene.seat, price.plus(upkeep_of(scene.world, scene.seat))):
        return True
    return within_reach(scene.world, scene.seat, price) and _is_worth_hunger(scene, price)


def _is_worth_hunger(scene: Scene, price: Goods) -> bool:
    """A star for which some must go home hungry: the last one always."""
    if scene.me.stars + 1 >= scene.stars_needed:
        return True
    stock, upkeep = scene.world.players[scene.seat].stock, upkeep_of(scene.world, scene.seat)
    lack = price.plus(upkeep).minus(stock)
    missing = max(0, lack.grain) + max(0, lack.wood) + max(0, lack.iron)
    return missing <= 2
