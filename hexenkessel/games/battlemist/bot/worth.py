"""What an effect is worth to a player: one small estimate for each operation, so that new cards need no code.

What happens in battles and fights of heroes is weighed where these are (`fighting`, `questing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.bot.thrift import Three, budget_of, worth_of
from hexenkessel.games.battlemist.cards.carrying import Carrying
from hexenkessel.games.battlemist.cards.effects import concerned
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.economy.dues import missing_of
from hexenkessel.games.battlemist.economy.income import yield_of
from hexenkessel.games.battlemist.economy.prices import price_of_star
from hexenkessel.games.battlemist.economy.rates import rate_of, within_reach
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.goods import RESOURCES, Goods, some
from hexenkessel.games.battlemist.units import army_size
from hexenkessel.kernel.seats import Seat

Worth: TypeAlias = Callable[[Scene, Effect, Seat, str], float]
"""What an effect is worth to a seat that it concerns; the last is the target, if it has one."""

WORTHS: Final[dict[str, Worth]] = {}

_A_STAR: Final = 45.0
_SOMETHING: Final = 1.0  # what is good for something, nobody knows how much


def worth(*ops: str) -> Callable[[Worth], Worth]:
    def register(function: Worth) -> Worth:
        for op in ops:
            WORTHS[op] = function
        return function

    return register


def utility(scene: Scene, effects: Iterable[Effect], by: Seat, source: str = "", target: str = "") -> float:
    """What effects are worth to the bot, counting what they do to its rivals."""
    total = 0.0
    use = Carrying(by, source, tuple(effects), target)
    for effect in use.effects:
        judge = WORTHS.get(effect.op)
        if judge is None:
            continue
        for seat in _touched(scene, use, effect):
            value = judge(scene, effect, seat, target)
            total += value if seat == scene.seat else -scene.rivalry(seat) * value
        if effect.op == "steal" and by == scene.seat:
            total += 0.9 * effect.amount
    return total


def _touched(scene: Scene, use: Carrying, effect: Effect) -> tuple[Seat, ...]:
    """Whom an effect concerns; what works on a realm or on all of the board concerns everybody."""
    if effect.op == "damage_hero" and effect.heroes:
        victim = hero_named(scene.world, use.target)
        return () if victim is None else (victim[0],)
    if effect.op in _FOR_ALL:
        return scene.world.seat_order
    return concerned(scene.world, use, effect)


_FOR_ALL: Final = frozenset(
    {"city_to_town", "destroy_roll", "freeze_half", "guild_closed", "guild_discount", "no_production",
     "remove_monsters"}
)  # fmt: skip


def weights_for(scene: Scene, seat: Seat) -> Three:
    """What resources are worth to somebody; rivals' needs are not studied so closely."""
    return scene.weights if seat == scene.seat else (1.0, 1.0, 1.0)


# Resources


@worth("gain")
def _gain(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    weights = weights_for(scene, seat)
    if effect.resource in RESOURCES:
        return worth_of(some(effect.resource, effect.amount), weights)
    if effect.resource == "wood_or_iron":
        return effect.amount * (weights[1] if target == "wood" else weights[2])
    return effect.amount * max(weights)


@worth("gain_per")
def _gain_per(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    towns, cities = (len(scene.world.settlements_of(seat, kind)) for kind in ("town", "city"))
    amount = towns * effect.town + cities * effect.city
    most = amount if effect.maximum is None else min(amount, effect.maximum)
    # A card that could give more is kept until it does.
    is_full = effect.maximum is None or most == effect.maximum or most >= 3
    return most * max(weights_for(scene, seat)) if is_full else 0.0


@worth("pay", "lose_each")
def _pay(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    stock = scene.world.players[seat].stock
    lost = Goods(*(min(stock.of(resource), effect.goods.of(resource)) for resource in RESOURCES))
    return -worth_of(lost, weights_for(scene, seat))


@worth("lose")
def _lose(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    if effect.resource not in RESOURCES:
        return -effect.amount
    lost = min(effect.amount, scene.world.players[seat].stock.of(effect.resource))
    return -worth_of(some(effect.resource, lost), weights_for(scene, seat))


@worth("steal", "destroy_resources")
def _despoil(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    player = scene.world.players[seat]
    price = price_of_star(scene.world, seat)
    amount = min(effect.amount, player.stock.total)
    if price and within_reach(scene.world, seat, price):
        # It may be just what he needs for his star.
        spare = sum(max(0, player.stock.of(resource) - price.of(resource)) for resource in RESOURCES)
        return -amount * (4.0 if spare < 4 else 1.2)
    return -amount


@worth("no_production")
def _barren(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    world, weights = scene.world, weights_for(scene, seat)
    realms = [realm for realm in world.realms_of(seat)
              if (realm == target if effect.realm else REALMS[realm].terrain in effect.terrain)]  # fmt: skip
    return -sum(worth_of(yield_of(world, realm, seat), weights) for realm in realms)


@worth("income_bonus", "trade_ratio")
def _trade(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    world = scene.world
    if effect.op == "trade_ratio" and effect.give >= (rate_of(world, seat) or 99):
        return 0.0
    stock = world.players[seat].stock
    spread = max(stock.grain, stock.wood, stock.iron) - min(stock.grain, stock.wood, stock.iron)
    return 0.3 * min(spread, 12) if spread >= 4 else 0.0


@worth("no_free_trade")
def _no_trade(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    missing = missing_of(scene.world, seat)
    return -_SOMETHING - 2.0 * missing.total


@worth("trade_link")
def _link(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    """A caravan helps both; it pays where one has too much of what the other lacks."""
    mine, theirs = (scene.budget, budget_of(scene.world, seat, scene.temper))
    gains = [
        min(mine.weights()[get] - mine.weights()[give], theirs.weights()[give] - theirs.weights()[get])
        for give in range(3)
        for get in range(3)
        if give != get and mine.stock[give] >= 4 and theirs.stock[get] >= 4
    ]
    # What he gains is weighed against it by whoever calls this.
    return -2.0 * max(0.0, *gains) / max(0.1, scene.rivalry(seat)) if gains else 0.0


@worth("upkeep_change")
def _upkeep(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    if effect.grain < 0:
        return min(-effect.grain, sum(army_size(u) for _, u in scene.world.forces_of(seat))) * (
            2.0 if missing_of(scene.world, seat).grain else 0.6
        )
    stock = scene.world.players[seat].stock.grain
    return -effect.grain * (3.0 if missing_of(scene.world, seat).grain or stock < effect.grain else 0.8)


# Stars, cards and the council


@worth("gain_star")
def _star(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    return _A_STAR * effect.amount


@worth("star_power")
def _power(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    return 1.6 * effect.amount


@worth("use_star")
def _use_star(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    player = scene.world.players[seat]
    return -1.6 * min(effect.amount, player.stars - player.used)


@worth("guild_closed", "guild_discount")
def _guild(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    price = price_of_star(scene.world, seat)
    if price is None:
        return 0.0
    if effect.op == "guild_closed":
        is_ready = within_reach(scene.world, seat, price.minus(Goods(4, 4, 4)))
        is_last = scene.world.players[seat].stars + 1 >= scene.stars_needed
        return (-25.0 if is_last else -8.0) if is_ready else -_SOMETHING
    each = max(0, price.grain - effect.amount - 3)
    return 3.0 * effect.amount if within_reach(scene.world, seat, Goods(each, each, each)) else _SOMETHING


@worth("draw_action", "discard_random", "view_hand_discard", "pass_random_left")
def _cards(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    if effect.op == "pass_random_left":
        return 0.0
    held = scene.view.players[seat].hand_size
    if effect.op == "draw_action":
        return scene.temper.card * effect.amount * (1.0 if held < 5 else 0.5)
    return -scene.temper.card * min(effect.amount, held)
