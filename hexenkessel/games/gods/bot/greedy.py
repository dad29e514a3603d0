"""The bot itself: for each step of the game the module that knows what to do."""

from __future__ import annotations

import random

import msgspec

from hexenkessel.games.gods.actions import ChooseTower, Divide
from hexenkessel.games.gods.armies.surplus import Surplus
from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.carrying import CarryChoice
from hexenkessel.games.gods.battle.choices import NecromancerChoice, StoneColdChoice
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.maneuvers import ManeuverPhase
from hexenkessel.games.gods.battle.newcomers import Reinforcement, Summoning
from hexenkessel.games.gods.battle.roster import EXECUTER
from hexenkessel.games.gods.battle.spells.painchain import PainchainStep
from hexenkessel.games.gods.battle.strikes import StrikePhase
from hexenkessel.games.gods.combats.concession import Concession
from hexenkessel.games.gods.combats.final_battle import Lending
from hexenkessel.games.gods.combats.negotiation import Negotiation
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.combats.spoils import Spoils
from hexenkessel.games.gods.darklord.darktitan import DarkTitanAppears
from hexenkessel.games.gods.darklord.encounters import Encounter
from hexenkessel.games.gods.lords.appearing import Appearance
from hexenkessel.games.gods.movement.passages import Passage
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.titans.placement import ElementPlacement, PhantomPlacement
from hexenkessel.games.gods.towers.garrisons import GarrisonChoice
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.world import DARKLORD
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.tactics.values import Values

from .challenging import choose_combat
from .fighting import choose_carry, choose_strike, choose_victim, plan_maneuvers
from .marching import March
from .outlook import has_phantoms
from .taking import choose_discard, choose_garrison, choose_loan, choose_newcomer, choose_place
from .talking import choose_answer, choose_deal, choose_encounter, choose_offer, choose_passage
from .temper import TEMPER, Temper
from .worth import battle_values


class Greedy:
    """Does what looks best one step ahead. It knows what its seat sees, and keeps nothing but plans."""

    def __init__(self, seed: int, temper: Temper = TEMPER) -> None:
        self._temper = temper
        self._rng = random.Random(seed)
        self._turn: object = None
        self._march: March | None = None
        self._has_offered = 0  # in which turn
        # The maneuver phase that was planned last, and what is left of the plan.
        self._phase: object = None
        self._plan: list[Action] = []

    def choose(self, view: GodsView, decision: Decision) -> Action:
        step, temper = view.steps[-1], self._temper
        deal = choose_deal(view, decision, temper)
        if deal is not None:
            return deal
        match step:
            case ManeuverPhase():
                return self._maneuver(view, decision)
            case StrikePhase():
                return choose_strike(
                    battle_of(view), decision, step.side, values_of(view, decision.seat), temper
                )
            case CarryChoice():
                return choose_carry(battle_of(view), decision, step.hits, values_of(view, decision.seat))
            case NecromancerChoice() | PainchainStep():
                return choose_victim(decision)
            case MovementPhase():
                return self._move(view, decision)
            case CombatPhase():
                return choose_combat(view, decision, temper)
            case Negotiation():
                return choose_answer(view, decision, step, temper)
            case Encounter():
                return choose_encounter(view, decision, step, temper)
            case Passage():
                return choose_passage(view)
            case RecruitmentPhase() | Spoils() | Appearance() | Reinforcement() | Summoning():
                return choose_newcomer(view, decision, temper)
            case ElementPlacement():
                return choose_place(view, decision, step.element, temper)
            case PhantomPlacement():
                return choose_place(view, decision, "Phantom", temper)
            case DarkTitanAppears():
                # G23.7i: as soon as he is there, all may attack him.
                after = msgspec.structs.replace(view, has_dark_titan=True)
                return choose_place(after, decision, "Dark-Titan", temper)
            case Surplus():
                return choose_discard(decision)
            case GarrisonChoice():
                return choose_garrison(decision)
            case Lending():
                return choose_loan(decision)
            case StoneColdChoice():
                return Done()
            case Concession():
                return decision.actions[0]
        return self._begin(decision)

    def _begin(self, decision: Decision) -> Action:
        """Setting up: any Tower will do; the Titan goes with more companions than the Element."""
        divisions = [action for action in decision.actions if isinstance(action, Divide)]
        if divisions:
            return max(divisions, key=lambda action: ("Titan" in action.figures, len(action.figures)))
        towers = [action for action in decision.actions if isinstance(action, ChooseTower)]
        return self._rng.choice(towers or list(decision.actions))

    def _move(self, view: GodsView, decision: Decision) -> Action:
        if self._march is None or self._turn != view.turn:
            self._turn = view.turn
            self._march = March(view, decision.seat, self._temper)
        if self._has_offered != view.turn:
            self._has_offered = view.turn
            offer = choose_offer(view, decision.seat)
            if offer is not None:
                return offer
        return self._march.choose(view, decision)

    def _maneuver(self, view: GodsView, decision: Decision) -> Action:
        battle = battle_of(view)
        phase = (view.turn, view.steps[-1], battle.round, battle.half)
        if self._phase != phase:
            self._phase = phase
            self._plan = plan_maneuvers(GodsFight(battle), values_of(view, decision.seat), self._temper)
        while self._plan:
            planned = self._plan.pop(0)
            if planned in decision.actions:
                return planned
        return Done() if Done() in decision.actions else decision.actions[0]


def values_of(view: GodsView, seat: Seat) -> Values:
    # G16.5at: whom an Executer slays, no Phantom replaces.
    comes_back = has_phantoms(view) and EXECUTER not in battle_of(view).kinds
    return battle_values(phantoms=comes_back, is_black=seat == DARKLORD)


def battle_of(view: GodsView) -> Battle:
    assert view.battle is not None
    return view.battle
