"""When cards are played and spells cast: in each moment whatever is worth most, if it is worth its price."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.actions import Cast, CastAt, Play, PlayAt, Vote
from hexenkessel.games.battlemist.bot import marvels  # noqa: F401  # they register what they judge
from hexenkessel.games.battlemist.bot.fighting import battle_gain
from hexenkessel.games.battlemist.bot.questing import fight_gain
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.bot.worth import utility
from hexenkessel.games.battlemist.cards.carrying import Carrying
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import ACTIONS, EVENTS, SPELLS
from hexenkessel.games.battlemist.council.voting import threshold_of
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.terms import Card
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.seats import Seat

_CANCELS: Final = frozenset({"cancel_spell", "cancel_action"})
_CARD_PRICE: Final = 0.8  # what a card must bring at least: a better moment may come
_ANSWER_PRICE: Final = 4.0  # and one that cancels
_POWER_PRICE: Final = 0.3  # a point of star power, which is back in the next round
_POWER_IN_WAR: Final = 1.3  # while it may be needed in a battle


def used(action: Action) -> tuple[tuple[Effect, ...], str, int]:
    """What using this brings about, on whom, and the star power it takes."""
    match action:
        case Play(card):
            return ACTIONS[card].effects, "", 0
        case PlayAt(card, target):
            return ACTIONS[card].effects, target, 0
        case Cast(name):
            return SPELLS[name].effects, "", SPELLS[name].cost
        case CastAt(name, target):
            return SPELLS[name].effects, target, SPELLS[name].cost
    return (), "", 0


def choose_use(scene: Scene, decision: Decision, window: str) -> Action | None:
    """The best card or spell in this moment, or None if nothing is worth its price."""
    best: tuple[float, Action] | None = None
    for action in decision.actions:
        effects, target, power = used(action)
        if not effects:
            continue
        gain = gain_of(scene, effects, scene.seat, target)
        left = gain - (power * power_price(scene, window) if power else card_price(window))
        if left <= 0:
            continue
        # Power can be spent once: what brings most for each point of it comes first. Cards cost none.
        rank = left / power if power else 100 + left
        if best is None or rank > best[0]:
            best = rank, action
    return best[1] if best else None


def card_price(window: str) -> float:
    return _ANSWER_PRICE if window.startswith("react") else _CARD_PRICE


def power_price(scene: Scene, window: str) -> float:
    if window == "council":
        return _POWER_IN_WAR if scene.home_danger > scene.temper.risk / 2 else _POWER_PRICE
    return 1.2 if window.startswith("react") else 0.5


def choose_in_moment(scene: Scene, decision: Decision, step: Moment) -> Action:
    if len(decision.actions) == 1:
        return decision.actions[0]
    return choose_use(scene, decision, step.windows[0]) or Pass()


def gain_of(scene: Scene, effects: tuple[Effect, ...], by: Seat, target: str) -> float:
    """What it is worth to the bot that somebody uses this now."""
    op = effects[0].op
    if op in _CANCELS:
        return -_threatened(scene, len(scene.view.steps) - 1)
    if op == "cancel_event":
        return -0.5 * sum(event_utility(scene, target))
    if op in ("add_vote", "cancel_vote"):
        return _vote_gain(scene, effects[0])
    if scene.world.battle is not None:
        return battle_gain(scene, effects, by, target)
    if op == "hero_stat":
        return fight_gain(scene, effects) if by == scene.seat else 0.0
    return utility(scene, effects, by, target=target)


# Answers


def _threatened(scene: Scene, top: int) -> float:
    """What the card or spell below this moment would do; if it cancels another, what that would have done."""
    step = scene.view.steps[top - 1] if top > 0 else None
    if not isinstance(step, Carrying) or not step.effects:
        return 0.0
    if step.effects[0].op in _CANCELS:
        return -_threatened(scene, top - 2)
    if step.effects[0].op in ("add_vote", "cancel_vote"):
        return 0.0
    return gain_of(scene, step.effects, step.by, step.target)


# The council


def event_utility(scene: Scene, event: Card) -> tuple[float, float]:
    """What an event is worth if it is carried, and if it fails."""
    card, by = EVENTS[event], scene.world.seat_order[0]
    return utility(scene, card.carried, by), utility(scene, card.failed, by)


def choose_vote(scene: Scene) -> Action:
    ballot = scene.world.ballot
    assert ballot is not None
    carried, failed = event_utility(scene, ballot.event)
    return Vote(carried > failed)


def _vote_gain(scene: Scene, effect: Effect) -> float:
    """A vote more or less counts when all have spoken and it turns the result."""
    ballot = scene.world.ballot
    if ballot is None or len(ballot.votes) < len(ballot.order):
        return 0.0
    needed = threshold_of(scene.world, ballot.event)
    carried, failed = event_utility(scene, ballot.event)
    if effect.op == "add_vote" and ballot.total < needed <= ballot.total + effect.amount:
        return carried - failed
    if effect.op == "cancel_vote" and ballot.total - effect.amount < needed <= ballot.total:
        return failed - carried
    return 0.0
