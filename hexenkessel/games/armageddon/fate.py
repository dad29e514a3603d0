"""Death and what follows from it; and that a figure has done something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import FigureId

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def kill(change: ArmageddonChange, who: FigureId, cause: str) -> None:
    """A2.4w: a killed figure is removed at once. What it rode, led or was part of is its chapter's business.

    Nothing is told here: whoever kills says why.
    """
    figure = change.state.figures[who]
    rules = change.state.index.rules
    change.state = change.state.without(who)
    rules.died(change, figure, cause)


def spend_action(change: ArmageddonChange, *figures: Figure) -> None:
    """A2.4l: these have had their action of this round."""
    now = change.state.round
    change.state = change.state.changing(
        *(change.state.figures[figure.id].but(acted=True, busy=now) for figure in figures)
    )
