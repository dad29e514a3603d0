"""Which choices come first in a long list."""

from __future__ import annotations

from hexenkessel.games.gods.actions import Propose, Recruit
from hexenkessel.games.gods.armies.army import army_value
from hexenkessel.games.gods.combats.negotiation import Negotiation
from hexenkessel.games.gods.equipment.figures import value
from hexenkessel.games.gods.view import GodsView
from hexenkessel.kernel.action import Action
from hexenkessel.legions.stacks import apart

_USUAL = 1
_BEYOND_ANY_VALUE = 1000


def rank(view: GodsView, action: Action) -> int:
    """Proposals by what the winner gives up in points; those that cost him nothing stand alone.

    Recruits by what they are worth, the strongest first.
    """
    if isinstance(action, Recruit):
        return _BEYOND_ANY_VALUE - value(action.recruit)
    step = view.steps[-1] if view.steps else None
    if not isinstance(action, Propose) or not isinstance(step, Negotiation):
        return _USUAL
    if action.winner == "nobody":
        return 0
    winner = step.attacker if action.winner == "attacker" else step.defender
    return army_value(apart(view.armies[winner].visible, action.kept))
