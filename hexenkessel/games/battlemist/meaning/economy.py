"""What it means to recruit, build, buy, trade, take and give up: what is left, and what upkeep will take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from hexenkessel.games.battlemist.actions import (
    Accept,
    Barter,
    Build,
    BuyStar,
    Decline,
    Disband,
    Hire,
    Offer,
    Raze,
    Recruit,
    Take,
    Trade,
)
from hexenkessel.games.battlemist.cards.choices import Despoiling
from hexenkessel.games.battlemist.economy.barter import Bartering, sides_of
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.income import yield_of
from hexenkessel.games.battlemist.economy.prices import (
    price_of_building,
    price_of_hero,
    price_of_star,
    price_of_unit,
)
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.effect import ARMY
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.meaning.scene import Scene, Words, goods, kinds
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.units import PLACE, army_size, minus, of_kind
from hexenkessel.games.battlemist.world import Settlement
from hexenkessel.kernel.action import Action


def _recruit(action: Recruit, scene: Scene) -> Words | None:
    kind = next((known for known in ARMY if known == action.kind), None)
    if kind is None:
        return None
    values = values_of(scene.me.race, scene.view.options.values)[PLACE[kind]]
    return {
        "cost": goods(price_of_unit(kind)),
        "rout": values.rout,
        "kill": values.kill,
        "move": values.move,
        **scene.outlook((Recruit, kind), action),
    }


def _hire(action: Hire, scene: Scene) -> Words:
    cost = goods(price_of_hero(scene.world, scene.seat))
    return {"cost": cost, "realm": scene.me.home, **scene.outlook(Hire, action)}


def _build(action: Build, scene: Scene) -> Words:
    world, realm = scene.world, action.realm
    site = "city" if realm in world.settlements else "town"
    built = world.with_settlement(realm, Settlement("town", world.round)) if site == "town" else world
    return {
        "site": site,
        "cost": goods(price_of_building(world, scene.seat, realm)),
        "yields": goods(yield_of(built, realm, scene.seat)),
        # What upkeep takes of it is the same wherever it stands.
        **scene.outlook((Build, site), action),
    }


def _buy_star(action: BuyStar, scene: Scene) -> Words | None:
    price = price_of_star(scene.world, scene.seat)
    if price is None:
        return None
    stars = {"stars": scene.me.stars + 1, "needed": scene.view.options.stars}
    return {"cost": price.grain, **stars, **scene.outlook(BuyStar, action)}


def _trade(action: Trade, scene: Scene) -> Words:
    """What upkeep will take is of interest while one buys and pays, and not in the midst of a battle."""
    words: Words = {"rate": scene.rate, "give": action.give, "get": action.get}
    if isinstance(scene.step, Recruiting | Guild | UpkeepPhase):
        return {**words, "ahead": True, **scene.outlook(action, action)}
    return {**words, "ahead": False}


def _disband(action: Disband, scene: Scene) -> Words:
    world = scene.world
    units = world.force_of(scene.seat, action.realm)
    rest = minus(units, of_kind(action.kind))
    is_lost = not army_size(rest) and action.realm != scene.me.home
    site = world.settlements.get(action.realm) if is_lost else None
    return {
        "rest": kinds(rest),
        "lost": is_lost,
        "site": site.kind if site else "",
        "realm": action.realm,
        **scene.outlook((Disband, action.kind, site is not None), action),
    }


def _raze(action: Raze, scene: Scene) -> Words:
    return {"site": scene.view.settlements[action.realm].kind, **scene.outlook(Raze, action)}


def _take(action: Take, scene: Scene) -> Words:
    """Of which stock it comes, and what is there afterwards."""
    amount, step, mine = Goods(action.grain, action.wood, action.iron), scene.step, scene.me.stock
    words: Words = {"goods": goods(amount), "victim": "none", "stock": goods(mine.plus(amount))}
    if isinstance(step, Despoiling):
        theirs = scene.view.players[step.victim].stock
        words |= {"victim": step.victim, "rest": goods(theirs.minus(amount))}
        if not step.is_theft:
            words["stock"] = goods(mine)
    return words


# Caravans


def _barter(action: Barter, scene: Scene) -> Words:
    return {"partner": action.partner, "stock": goods(scene.view.players[action.partner].stock)}


def _offer(action: Offer, scene: Scene) -> Words:
    given, wanted = sides_of(action)
    return {"given": goods(given), "wanted": goods(wanted)}


def _accept(action: Accept, scene: Scene) -> Words | None:
    step = scene.step
    if not isinstance(step, Bartering) or step.offer is None:
        return None
    given, wanted = sides_of(step.offer)
    return {"given": goods(wanted), "wanted": goods(given)}


def _decline(action: Decline, scene: Scene) -> Words:
    return {}


TELLERS: Final[Mapping[type[Action], Callable[[Any, Scene], Words | None]]] = MappingProxyType(
    {
        Recruit: _recruit,
        Hire: _hire,
        Build: _build,
        BuyStar: _buy_star,
        Trade: _trade,
        Disband: _disband,
        Raze: _raze,
        Take: _take,
        Barter: _barter,
        Offer: _offer,
        Accept: _accept,
        Decline: _decline,
    }
)
