"""Decisions a player can answer ahead."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.armageddon.actions import Assign, Ready
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.deployment import Deploying
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import StandingOrder
from hexenkessel.kernel.gate import Decision


def _save_the_dearest(view: ArmageddonView, decision: Decision) -> Action | None:
    """A5.2k: a roll that saves goes to the dearest whom it saves, any other to the cheapest."""
    step = view.steps[-1]
    if not isinstance(step, LifeRolls):
        return None
    index = view.field.index
    figures = [index.figures[action.figure] for action in decision.actions if isinstance(action, Assign)]
    saved = [
        figure for figure in figures if index.rules.rolled(index, figure, step.cause, step.roll) != "dies"
    ]
    if saved:
        return Assign(max(saved, key=lambda figure: KINDS[figure.kind].price).id)
    return Assign(min(figures, key=lambda figure: KINDS[figure.kind].price).id)


def _stand_as_written(view: ArmageddonView, decision: Decision) -> Action | None:
    """The scenario's own set-up is good enough."""
    return Ready() if isinstance(view.steps[-1], Deploying) else None


ORDERS: Final = (
    StandingOrder("save-the-dearest", _save_the_dearest),
    StandingOrder("stand-as-written", _stand_as_written),
)
