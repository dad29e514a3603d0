"""The bot itself: for each step of the game the module that knows what to do."""

from __future__ import annotations

import random

from hexenkessel.games.titan.actions import Carry, Maneuver, Rangestrike, Strike
from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.newcomers import Reinforcement, Summoning
from hexenkessel.games.titan.battle.phase import unit_name
from hexenkessel.games.titan.battle.strikes import CarryChoice, StrikePhase
from hexenkessel.games.titan.engagement import EngagementPhase, Negotiation
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.games.titan.start import Division
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import LABELS
from hexenkessel.legions.battle.quickrandom import QuickRandom
from hexenkessel.legions.tactics.maneuvering import Maneuvers
from hexenkessel.legions.tactics.rehearsing import is_decisive, rehearsed_plan
from hexenkessel.legions.tactics.striking import best_blow, best_taker

from .engaging import choose_answer, choose_engagement
from .marching import March
from .mustering import choose_division, choose_muster, choose_reinforcement, choose_spoils, choose_summons
from .scouting import Scouting, scout
from .splitting import choose_split
from .temper import TEMPER, Temper
from .worth import VALUES


class Greedy:
    """Does what looks best one step ahead. It knows what its seat sees, and keeps nothing but plans."""

    def __init__(self, seed: int, temper: Temper = TEMPER) -> None:
        self._temper = temper
        self._rng = random.Random(seed)
        # What was found out about the enemies, and what the moves are worth as long as they stand there.
        self._scouted: object = None
        self._scouting: Scouting | None = None
        self._march: March | None = None
        # The maneuver phase that was planned last, and what is left of the plan.
        self._phase: object = None
        self._plan: list[Action] = []

    def choose(self, view: TitanView, decision: Decision) -> Action:
        step = view.steps[-1]
        match step:
            case ManeuverPhase():
                return self._maneuver(view, decision)
            case StrikePhase():
                return _strike(view, step)
            case CarryChoice():
                return _carry(view, decision, step)
            case MovementPhase():
                return self._move(view, decision)
            case OrganisationPhase():
                return choose_split(view, decision, self._scout(view, decision.seat), self._temper)
            case Negotiation():
                return choose_answer(view, decision, step, self._temper)
            case EngagementPhase():
                return choose_engagement(view, decision)
            case MusterPhase():
                return choose_muster(view, decision, self._temper)
            case Spoils():
                return choose_spoils(decision)
            case Reinforcement():
                return choose_reinforcement(decision)
            case Summoning():
                return choose_summons(view, decision, step)
            case Division():
                return choose_division(decision, self._rng)
        return self._rng.choice(decision.actions)

    def _scout(self, view: TitanView, seat: Seat) -> Scouting:
        """Enemies stand still while one organises and moves, so once a turn will do."""
        seen = (view.turn, seat, [legion for legion in view.legions.values() if legion.owner != seat])
        if self._scouting is None or self._scouted != seen:
            self._scouted, self._scouting, self._march = seen, scout(view, seat), None
        return self._scouting

    def _move(self, view: TitanView, decision: Decision) -> Action:
        scouting = self._scout(view, decision.seat)
        if self._march is None:
            self._march = March(view, decision.seat, scouting, self._temper)
        return self._march.choose(view, decision)

    def _maneuver(self, view: TitanView, decision: Decision) -> Action:
        battle = battle_of(view)
        phase = (view.turn, view.steps[-1], battle.round, battle.half)
        if self._phase != phase:
            self._phase = phase
            self._plan = self._maneuvers(Fight(battle))
        while self._plan:
            planned = self._plan.pop(0)
            if planned in decision.actions:
                return planned
        return Done()

    def _maneuvers(self, fight: Fight) -> list[Action]:
        temper = self._temper.battle
        if temper.rehearsals and is_decisive(fight, VALUES):
            plan = rehearsed_plan(fight, VALUES, temper, QuickRandom(self._rng.getrandbits(64)))
        else:
            plan = Maneuvers(fight, VALUES, temper).plan()
        return [Maneuver(unit_name(fight.kinds[unit], unit), LABELS[hex]) for unit, hex in plan]


def _strike(view: TitanView, step: StrikePhase) -> Action:
    fight = Fight(battle_of(view))
    blow = best_blow(fight, step.side, VALUES)
    if blow is None:
        return Done()
    unit, target = (unit_name(fight.kinds[number], number) for number in (blow.unit, blow.target))
    return Rangestrike(unit, target) if blow.is_ranged else Strike(unit, target, blow.dice, blow.number)


def _carry(view: TitanView, decision: Decision, step: CarryChoice) -> Action:
    carries = {
        int(action.target.rpartition("-")[2]): action
        for action in decision.actions
        if isinstance(action, Carry)
    }
    return carries[best_taker(Fight(battle_of(view)), list(carries), step.hits, VALUES)]


def battle_of(view: TitanView) -> Battle:
    assert view.battle is not None
    return view.battle
