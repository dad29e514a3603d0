"""Soldiers: for a home in danger, against one that is weak, and for a war that must be won."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.actions import Build, Recruit
from hexenkessel.games.battlemist.bot.buying import buy, saves, site_near
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.components import PIECES, REALMS
from hexenkessel.games.battlemist.economy.prices import (
    price_of_building,
    price_of_unit,
)
from hexenkessel.games.battlemist.effect import ARMY, ArmyKind
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.units import Units, army_size, of_kind, plus
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat

_BARRACKS: Final = 3  # cities that are built for recruits
_DIRE: Final = 0.3  # the danger in which nobody thinks of tomorrow's bread
_WEAK: Final = 9  # steps beyond which a home is too far to think of


def defence(scene: Scene, decision: Decision) -> Action | None:
    """Whoever makes the home safer, as long as it is in danger."""
    world, home = scene.world, scene.me.home
    if scene.home_danger <= scene.risk and any(world.force_of(scene.seat, home)):
        return None
    there = world.force_of(scene.seat, home)
    if army_size(there) >= PIECES.stack_limit:
        return None
    best: tuple[float, Action] | None = None
    for kind in ARMY:
        price = price_of_unit(kind)
        more = PIECES.army[kind].upkeep
        action = buy(scene, decision, Recruit(kind, home), price, more, hungry=scene.home_danger > _DIRE)
        if action is None:
            continue
        left = scene.danger(home, plus(there, of_kind(kind))) + 0.004 * price.total
        if best is None or left < best[0]:
            best = left, action
    return best[1] if best else None


def barracks(scene: Scene, decision: Decision) -> Action | None:
    """In a war for homes: towns and cities for the sake of recruits, nearest to the enemy first."""
    world = scene.world
    if not scene.is_tied or world.cities_of(scene.seat) >= _BARRACKS:
        return None
    away = scene.distances[world.players[scene.must_stop[0]].home]
    realms = [
        realm
        for realm in world.realms_of(scene.seat)
        if not REALMS[realm].is_home and getattr(world.settlements.get(realm), "kind", "") != "city"
    ]
    for realm in sorted(realms, key=lambda one: (away.get(one, 99), one))[:_BARRACKS]:
        price = price_of_building(world, scene.seat, realm)
        if Build(realm) in decision.actions or realm not in world.settlements:
            return buy(scene, decision, Build(realm), price, Goods(0, 1, 1))
    return None


def host(scene: Scene, decision: Decision) -> Action | None:
    """Units against a home that is weak enough, or against one that must fall."""
    target = _victim(scene)
    if target is None:
        return None
    kind = _missing_arm(scene)
    price = price_of_unit(kind)
    if not scene.must_stop and saves(scene, price):
        return None
    site = site_near(scene, decision, scene.world.players[target].home)
    more = PIECES.army[kind].upkeep
    return buy(scene, decision, Recruit(kind, site), price, more) if site else None


def _idle(scene: Scene) -> Units:
    """All who need not hold anything."""
    total: Units = (0, 0, 0, 0, 0, 0)
    for realm, units in scene.world.forces_of(scene.seat):
        kept = 2 if realm == scene.me.home else 1
        left = [*units]
        for place in range(len(ARMY)):
            fewer = min(left[place], kept)
            left[place] -= fewer
            kept -= fewer
        a, b, c, d, e, f = left
        total = plus(total, (a, b, c, d, e, f))
    return total


def _missing_arm(scene: Scene) -> ArmyKind:
    """Arms win together: three archers and three horsemen for four footmen, however large the host is."""
    footmen, archers, cavalry = _idle(scene)[:3]
    shares: dict[ArmyKind, float] = {"footman": footmen / 4, "cavalry": cavalry / 3, "archer": archers / 3}
    return min(shares, key=lambda kind: shares[kind])


def _victim(scene: Scene) -> Seat | None:
    """Whose home could be stormed with a host of bearable size; who has won already comes first."""
    world, temper = scene.world, scene.temper
    if scene.must_stop:
        return scene.must_stop[0]
    best: tuple[float, Seat] | None = None
    idle = _idle(scene)
    for seat in scene.rivals:
        home = world.players[seat].home
        away = scene.distances[scene.me.home].get(home, 99)
        if away > _WEAK:
            continue
        garrison = plus(world.force_of(seat, home), of_kind("footman", 1))
        size = temper.host + (world.players[seat].stars if len(scene.rivals) > 1 else 2)
        host: Units = (3 + max(0, size - 7), 2, 2, *idle[3:])
        chance = scene.chance(home, scene.seat, host, seat, garrison)
        have = scene.chance(home, scene.seat, idle, seat, garrison)
        if chance >= 0.8 and have < temper.enough:
            value = chance * (world.players[seat].stars + 1) / (2 + away)
            if best is None or value > best[0]:
                best = value, seat
    return best[1] if best else None
