"""Decisions of Titan that can be answered ahead."""

from __future__ import annotations

from hexenkessel.games.titan.actions import Flee, Muster, Stand
from hexenkessel.games.titan.characters import value
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.game import StandingOrder
from hexenkessel.kernel.gate import Decision


def muster_the_best(view: TitanView, decision: Decision) -> Action | None:
    """In one's own muster phase take the most valuable recruit there is, legion after legion."""
    if decision.prompt.key != "prompt-muster":
        return None
    recruits = [action for action in decision.actions if isinstance(action, Muster)]
    return max(recruits, key=lambda action: value(action.recruit), default=Done())


def flee_if_possible(view: TitanView, decision: Decision) -> Action | None:
    """Give up any attacked legion that may flee."""
    return next((action for action in decision.actions if isinstance(action, Flee)), None)


def never_flee(view: TitanView, decision: Decision) -> Action | None:
    """Face every attack."""
    return next((action for action in decision.actions if isinstance(action, Stand)), None)


ORDERS: tuple[StandingOrder[TitanView], ...] = (
    StandingOrder("muster-the-best", muster_the_best),
    StandingOrder("flee-if-possible", flee_if_possible),
    StandingOrder("never-flee", never_flee),
)
