"""What somebody is asked twice: he would end his turn, and nobody of his has done anything in it."""

from __future__ import annotations

from collections.abc import Sequence

from hexenkessel.games.armageddon.actions import End
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.step import Prompt


def cautions(view: ArmageddonView, actions: Sequence[Action]) -> list[Prompt | None]:
    """What to be asked before each of these, if anything."""
    # A2.3e: none of the figures need move; but a turn that has ended does not come back.
    question = Prompt("caution-end") if End() in actions and not _has_begun(view) else None
    return [question if isinstance(action, End) else None for action in actions]


def _has_begun(view: ArmageddonView) -> bool:
    """Has a figure of the observer's moved or fought in this round?"""
    figures, now = view.field.figures.values(), view.field.round
    return any(figure.busy == now for figure in figures if figure.owner == view.observer)
