"""Which choices come first in a long list."""

from __future__ import annotations

from hexenkessel.games.titan.actions import Muster, Propose
from hexenkessel.games.titan.characters import legion_value, value
from hexenkessel.games.titan.engagement import Negotiation
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action
from hexenkessel.legions.stacks import apart

_USUAL = 1
_BEYOND_ANY_VALUE = 1000


def rank(view: TitanView, action: Action) -> int:
    """Proposals by what the winner gives up in points; those that cost him nothing stand alone.

    Recruits by what they are worth, the strongest first.
    """
    step = view.steps[-1]
    if isinstance(action, Muster):
        return _BEYOND_ANY_VALUE - value(action.recruit)
    if not isinstance(action, Propose) or not isinstance(step, Negotiation):
        return _USUAL
    if action.winner == "nobody":
        return 0
    winner = step.attacker if action.winner == "attacker" else step.defender
    return legion_value(apart(view.legions[winner].visible, action.kept))
