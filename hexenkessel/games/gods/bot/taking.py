"""Whom to take in: recruits, Humans, Demilords, Lords; and whom to give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexenkessel.games.gods.actions import (
    Appear,
    Conjure,
    Discard,
    Garrison,
    Hire,
    Lend,
    Place,
    Recruit,
    Resurrect,
    Revive,
    Sacrifice,
    Summon,
)
from hexenkessel.games.gods.points.goals import POINTS, goal_for
from hexenkessel.games.gods.recruitment.prices import conjure_price, hire_price, revive_price
from hexenkessel.games.gods.terms import Figure
from hexenkessel.games.gods.view import GodsView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat

from .outlook import Outlook, side_of
from .temper import Temper
from .worth import WORTH, plain_worth

# An Executer is worth an end creature only to an army that is strong without it.
_STRONG: Final = 120.0


def choose_newcomer(view: GodsView, decision: Decision, temper: Temper) -> Action:
    """The best figure to be had now, for any army; Done when nothing is worth its price."""
    best: Action | None = None
    most = 0.0
    for action in decision.actions:
        gain = _gain(view, decision.seat, action, temper)
        if gain > most:
            best, most = action, gain
    return best or Done()


def _gain(view: GodsView, seat: Seat, action: Action, temper: Temper) -> float:
    match action:
        case Recruit(_, recruit, shown):
            goal = goal_for(side_of(seat), "recruited", recruit, view.players[seat].goals)
            gain = WORTH[recruit] + (temper.goal * POINTS[goal] if goal else 0.0)
            # Who shows less tells less.
            return gain - 0.01 * len(shown)
        case Hire(_, figure):
            return WORTH[figure] - 0.5 * temper.gem * (hire_price(figure) or 0)
        case Conjure(_, figure):
            return WORTH[figure] - 0.5 * temper.gem * (conjure_price(figure) or 0)
        case Revive(figure):
            return WORTH[figure] - 0.5 * temper.gem * (revive_price(figure) or 0)
        case Sacrifice(army, figure):
            figures = view.armies[army].figures or ()
            return WORTH["Executer"] - WORTH[figure] if plain_worth(figures) > _STRONG else 0.0
        case Resurrect():
            # A Phantom cannot win, but an Element lost cannot be won back.
            return 40.0
        case Summon(_, figure):
            return WORTH[figure]
        case Appear(figure):
            return WORTH[figure]
    return 0.0


def choose_place(view: GodsView, decision: Decision, newcomer: Figure, temper: Temper) -> Action:
    """Where a Master or an Element goes: to the strongest army, where few can come."""
    outlook = Outlook(view, decision.seat, temper)

    def safety(action: Action) -> float:
        assert isinstance(action, Place)
        army = view.armies[action.army]
        figures = tuple(sorted((*army.visible, newcomer)))
        return plain_worth(army.visible) - outlook.danger(figures, army.field)

    return max(decision.actions, key=safety)


def choose_loan(decision: Decision) -> Action:
    """The best Creatures for the God."""
    loans = [action for action in decision.actions if isinstance(action, Lend)]
    return max(loans, key=lambda loan: WORTH[loan.figure], default=Done())


def choose_discard(decision: Decision) -> Action:
    return min(
        (action for action in decision.actions if isinstance(action, Discard)),
        key=lambda action: WORTH[action.figure],
    )


def choose_garrison(decision: Decision) -> Action:
    """The cheapest of the garrison make room."""

    def cost(action: Action) -> float:
        return _cost(action.figures) if isinstance(action, Garrison) else 0.0

    return min(decision.actions, key=cost)


def _cost(figures: Iterable[Figure]) -> float:
    return sum([WORTH[name] for name in figures])
