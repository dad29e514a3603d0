"""Decisions of Gods of Titan that can be answered ahead."""

from __future__ import annotations

from hexenkessel.games.gods.actions import Deny, Flee, Grant, Recruit, Stand
from hexenkessel.games.gods.equipment.figures import value
from hexenkessel.games.gods.view import GodsView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.game import StandingOrder
from hexenkessel.kernel.gate import Decision


def recruit_the_best(view: GodsView, decision: Decision) -> Action | None:
    """In one's own recruitment phase take the most valuable Creature there is, army after army."""
    if decision.prompt.key != "prompt-recruitment":
        return None
    recruits = [action for action in decision.actions if isinstance(action, Recruit)]
    return max(recruits, key=lambda action: value(action.recruit), default=Done())


def flee_if_possible(view: GodsView, decision: Decision) -> Action | None:
    """Give up any attacked army that may flee."""
    return next((action for action in decision.actions if isinstance(action, Flee)), None)


def never_flee(view: GodsView, decision: Decision) -> Action | None:
    """Face every attack."""
    return next((action for action in decision.actions if isinstance(action, Stand)), None)


def grant_passage(view: GodsView, decision: Decision) -> Action | None:
    """Let everybody pass."""
    return next((action for action in decision.actions if isinstance(action, Grant)), None)


def deny_passage(view: GodsView, decision: Decision) -> Action | None:
    """Let nobody pass."""
    return next((action for action in decision.actions if isinstance(action, Deny)), None)


ORDERS: tuple[StandingOrder[GodsView], ...] = (
    StandingOrder("recruit-the-best", recruit_the_best),
    StandingOrder("flee-if-possible", flee_if_possible),
    StandingOrder("never-flee", never_flee),
    StandingOrder("grant-passage", grant_passage),
    StandingOrder("deny-passage", deny_passage),
)
