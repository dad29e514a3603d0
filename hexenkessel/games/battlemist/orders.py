"""Decisions of Battlemist that can be answered ahead: which moments a seat wants to be asked in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.effect import Window
from hexenkessel.games.battlemist.quests.challenge import Challenges
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.game import StandingOrder
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.patterns import Pass

Answer: TypeAlias = Callable[[BattlemistView, Decision], Action | None]

# By the name of the order: the moments in which it passes.
WINDOWS_PASSED: Final[Mapping[str, tuple[Window, ...]]] = {
    "pass-in-council": ("council", "council_vote"),
    "pass-after-harvest": ("after_harvest",),
    "pass-before-quests": ("before_quest", "before_fight"),
    "pass-before-moves": ("before_move", "before_other_move"),
    "pass-in-battles": ("battle_start", "before_round", "battle_any_time", "after_roll"),
    "pass-in-upkeep": ("upkeep",),
    "pass-on-answers": ("react_card", "react_spell"),
}


def _moment(view: BattlemistView) -> Moment | None:
    step = view.steps[-1] if view.steps else None
    return step if isinstance(step, Moment) else None


def pass_with_nothing(view: BattlemistView, decision: Decision) -> Action | None:
    """Pass wherever one has nothing to use."""
    if decision.actions == (Pass(),) and _moment(view):
        return Pass()
    # The last chance of a quest step, with nobody to attack and nothing to play.
    return Done() if decision.actions == (Done(),) and isinstance(view.steps[-1], Challenges) else None


def pass_until_attacked(view: BattlemistView, decision: Decision) -> Action | None:
    """Pass in all moments but those of a battle one takes part in."""
    if _moment(view) is None:
        return None
    battle = view.battle
    is_attacked = battle is not None and view.observer in (battle.attacker.seat, battle.defender.seat)
    return None if is_attacked else Pass()


def pass_in(windows: tuple[Window, ...]) -> Answer:
    """Pass in these moments, whatever one holds."""

    def answer(view: BattlemistView, decision: Decision) -> Action | None:
        moment = _moment(view)
        return Pass() if moment is not None and moment.windows[0] in windows else None

    return answer


ORDERS: tuple[StandingOrder[BattlemistView], ...] = (
    StandingOrder("pass-with-nothing", pass_with_nothing, is_telling=True),
    StandingOrder("pass-until-attacked", pass_until_attacked),
    *(StandingOrder(name, pass_in(windows)) for name, windows in WINDOWS_PASSED.items()),
)
