"""Which combat comes next, and whom to challenge in City and Dungeon."""

from __future__ import annotations

from hexenkessel.games.gods.actions import Challenge, Engage
from hexenkessel.games.gods.view import GodsView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision

from .outlook import Outlook
from .temper import Temper


def choose_combat(view: GodsView, decision: Decision, temper: Temper) -> Action:
    """What must be fought, the best chance first; then challenges that pay."""
    outlook = Outlook(view, decision.seat, temper)

    def gain(action: Action) -> float:
        if not isinstance(action, (Engage, Challenge)):
            return 0.0
        if action.enemy not in view.armies:
            # The God waits for whoever has come to storm the City.
            return 1e6
        mine = outlook.figures_of(action.army)
        # What must be fought is fought before anything is left to choice.
        return outlook.attack(mine, action.enemy) + (1e6 if isinstance(action, Engage) else 0.0)

    best = max(decision.actions, key=gain)
    return best if gain(best) > 0.0 or Done() not in decision.actions else Done()
