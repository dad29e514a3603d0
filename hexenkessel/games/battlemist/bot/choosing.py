"""Small choices: resources, monsters, cards to give away, the order of turns, races, barter."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.actions import Accept, Choose, Decline, Discard, Offer, Shift, Take
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.bot.thrift import Budget, budget_of, taken, three, worth_of
from hexenkessel.games.battlemist.components import ACTIONS
from hexenkessel.games.battlemist.economy.barter import Bartering, sides_of
from hexenkessel.games.battlemist.goods import RESOURCES, Goods, some
from hexenkessel.games.battlemist.world import HAND_LIMIT
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.seats import Seat

# How good it is to hold a card, by the moment it waits for.
_KEPT: Final = {
    "battle_start": 1.0, "before_round": 1.2, "after_roll": 1.0, "react_spell": 1.5, "react_card": 1.5,
    "council_vote": 0.8, "before_fight": 1.5, "own_quest": 1.5, "recruit": 2.0,
}  # fmt: skip
_FAIR: Final = 0.02  # rounds that an exchange must save


def goods_of(action: Action) -> Goods:
    assert isinstance(action, Take)
    return Goods(action.grain, action.wood, action.iron)


def choose_goods(scene: Scene, decision: Decision) -> Action:
    """What brings the stars nearest, or what is needed for the upkeep."""
    budget = scene.budget

    def rounds(action: Action) -> tuple[float, float]:
        goods = goods_of(action)
        left = budget.rounds(taken((0, 0, 0), (goods.grain, goods.wood, goods.iron)))
        return left, -worth_of(goods, scene.weights)

    return min(decision.actions, key=rounds)


def choose_prey(scene: Scene, decision: Decision, victim: Seat, is_theft: bool) -> Action:
    """Of another's stock: what one can use oneself, or what he needs most."""
    if is_theft:
        return choose_goods(scene, decision)
    weights = budget_of(scene.world, victim, scene.temper).weights()
    return max(decision.actions, key=lambda action: worth_of(goods_of(action), weights))


def choose_monster(decision: Decision) -> Action:
    found = Choose("dragon")
    return found if found in decision.actions else decision.actions[0]


def kept_worth(card: str) -> float:
    return _KEPT.get(ACTIONS[card].window, 1.3) if card in ACTIONS else 0.0


def choose_theirs(decision: Decision) -> Action:
    """The card of another's hand that is worth most."""
    return max(
        decision.actions, key=lambda action: kept_worth(action.thing) if isinstance(action, Choose) else -1.0
    )


def choose_discard(scene: Scene, decision: Decision) -> Action:
    """The card that is worth least; one that waits for its moment too long makes room for another."""
    discards = [action for action in decision.actions if isinstance(action, Discard)]
    if len(scene.me.hand or ()) < HAND_LIMIT and Pass() in decision.actions:
        return Pass()
    return min(discards, key=lambda action: kept_worth(action.card))


def choose_shift(scene: Scene, decision: Decision) -> Action:
    """Who must stop somebody comes late, when that one has no turn left; else early is better."""
    way = Shift("down" if scene.must_stop else "up")
    return way if way in decision.actions else decision.actions[0]


# Barter


def choose_barter(scene: Scene, decision: Decision, step: Bartering) -> Action:
    """Accept what brings the stars nearer; offer what does so for both.

    As each exchange helps both, and nobody goes back, the talk comes to an end.
    """
    mine, theirs = scene.budget, budget_of(scene.world, step.partner, scene.temper)
    if step.offer is not None:
        given, wanted = sides_of(step.offer)
        return Accept() if saved(mine, wanted, given) > _FAIR else Decline()
    best: tuple[float, Action] = (_FAIR, Decline())
    for action in decision.actions:
        if isinstance(action, Offer):
            given, wanted = sides_of(action)
            gain = saved(mine, given, wanted)
            if gain > best[0] and saved(theirs, wanted, given) > _FAIR:
                best = gain, action
    return best[1]


def saved(budget: Budget, given: Goods, got: Goods) -> float:
    """By how many rounds an exchange brings the next star and the last one nearer, added up."""
    cost = three(given.minus(got))
    return budget.rounds() - budget.rounds(cost) + budget.rounds_to_next() - budget.rounds_to_next(cost)


def would_barter(scene: Scene, partner: Seat) -> bool:
    """Is there an exchange that helps both?"""
    mine, theirs = scene.budget, budget_of(scene.world, partner, scene.temper)
    stock, other = scene.me.stock, scene.world.players[partner].stock
    for give in RESOURCES:
        for get in RESOURCES:
            if give != get and stock.of(give) and other.of(get):
                given, wanted = some(give, 1), some(get, 1)
                if saved(mine, given, wanted) > _FAIR and saved(theirs, wanted, given) > _FAIR:
                    return True
    return False
