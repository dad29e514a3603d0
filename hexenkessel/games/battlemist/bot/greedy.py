"""The bot itself: for each step of the game the module that knows what to do."""

from __future__ import annotations

import random

from hexenkessel.games.battlemist.actions import Barter
from hexenkessel.games.battlemist.battle.aftermath import Looting, Spoils
from hexenkessel.games.battlemist.battle.choices import Leading, Rallying, Suffering
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.bot.choosing import (
    choose_barter,
    choose_discard,
    choose_goods,
    choose_monster,
    choose_prey,
    choose_shift,
    choose_theirs,
    would_barter,
)
from hexenkessel.games.battlemist.bot.fighting import (
    choose_battle,
    choose_lead,
    choose_losses,
    choose_rally,
    choose_spoils,
)
from hexenkessel.games.battlemist.bot.forgoing import choose_loss, choose_to_give_up
from hexenkessel.games.battlemist.bot.laying import choose_lay
from hexenkessel.games.battlemist.bot.marching import Marches, choose_surplus
from hexenkessel.games.battlemist.bot.questing import (
    choose_challenge,
    choose_face,
    choose_journey,
    choose_strike,
)
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.bot.spending import choose_at_guild, choose_purchase
from hexenkessel.games.battlemist.bot.temper import TEMPER, Temper
from hexenkessel.games.battlemist.bot.windows import choose_in_moment, choose_use, choose_vote
from hexenkessel.games.battlemist.cards.choices import (
    Choosing,
    Culling,
    Despoiling,
    Overfull,
    Spying,
    Taking,
)
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.council.council import Drawing
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.barter import Bartering
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.laying.laying import Laying
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.quests.adventure import Arrival
from hexenkessel.games.battlemist.quests.challenge import Challenges
from hexenkessel.games.battlemist.quests.combat import HeroFight
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision


class Greedy:
    """Does what looks best one step ahead. It knows what its seat sees, and keeps nothing but plans."""

    def __init__(self, seed: int, temper: Temper = TEMPER) -> None:
        self._temper = temper
        self._rng = random.Random(seed)
        # The movement step that was planned last, and what is left of the plan.
        self._step: object = None
        self._plan: list[Action] = []
        # With whom it has talked, and about what stocks: nobody is asked the same thing twice.
        self._asked: object = None

    def choose(self, view: BattlemistView, decision: Decision) -> Action:
        if len(decision.actions) == 1 and not decision.asides:
            return decision.actions[0]
        step = view.steps[-1]
        match step:
            case Moment() if len(decision.actions) == 1:
                return decision.actions[0]
            case Laying():
                return choose_lay(view, decision, decision.seat)
            case MovementPhase():
                return self._march(view, decision, step)
            case HeroFight():
                return choose_strike(decision, step)
            case Choosing():
                return choose_monster(decision)
            case Spying():
                return choose_theirs(decision)
        if not view.neighbours:
            return self._rng.choice(decision.actions)
        scene = Scene(view, decision.seat, self._temper)
        return self._in_battle(scene, decision) or self._in_peace(scene, decision)

    def _in_battle(self, scene: Scene, decision: Decision) -> Action | None:
        step = scene.view.steps[-1]
        match step:
            case Rallying():
                return choose_rally(scene, step)
            case Leading():
                return choose_lead(scene, step)
            case Suffering():
                return choose_losses(scene, step)
            case CombatPhase():
                return choose_battle(scene, decision)
            case Spoils():
                return choose_spoils(scene, step)
            case Looting():
                return choose_goods(scene, decision)
        return None

    def _in_peace(self, scene: Scene, decision: Decision) -> Action:
        step = scene.view.steps[-1]
        match step:
            case Moment():
                return choose_in_moment(scene, decision, step)
            case Recruiting():
                return self._recruit(scene, decision)
            case Guild():
                return self._barter(scene, decision) or choose_at_guild(scene, decision)
            case UpkeepPhase():
                return choose_to_give_up(scene, decision)
            case Journeys():
                return choose_use(scene, decision, "own_quest") or choose_journey(scene, decision, step)
            case Arrival():
                return choose_face(scene, decision, step)
            case Challenges():
                return choose_use(scene, decision, "own_quest") or choose_challenge(scene, decision)
            case Voting():
                return choose_vote(scene)
            case Taking():
                return choose_goods(scene, decision)
            case Despoiling():
                return choose_prey(scene, decision, step.victim, step.is_theft)
            case Culling():
                return choose_loss(scene, decision)
            case Drawing() | Overfull():
                return choose_discard(scene, decision)
            case OrderRoll():
                return choose_shift(scene, decision)
            case Bartering():
                return choose_barter(scene, decision, step)
        return self._rng.choice(decision.actions)

    def _recruit(self, scene: Scene, decision: Decision) -> Action:
        return (
            choose_use(scene, decision, "recruit")
            or self._barter(scene, decision)
            or choose_purchase(scene, decision)
        )

    def _barter(self, scene: Scene, decision: Decision) -> Action | None:
        for action in decision.asides:
            if isinstance(action, Barter) and would_barter(scene, action.partner):
                asked = (scene.view.round, scene.me.stock, scene.world.players[action.partner].stock)
                if self._asked != asked:
                    self._asked = asked
                    return action
        return None

    def _march(self, view: BattlemistView, decision: Decision, step: MovementPhase) -> Action:
        if step.stage == "surplus":
            return choose_surplus(Scene(view, decision.seat, self._temper), decision)
        began = (view.round, step.seat)
        if self._step != began or not step.moved:
            self._step = began
            self._plan = [*Marches(Scene(view, decision.seat, self._temper), step, decision).plan()]
        while self._plan:
            planned = self._plan.pop(0)
            if planned in decision.actions:
                return planned
        return Done()
