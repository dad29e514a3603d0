"""How Armageddon shows itself: what a figure can do, what to ask first, what a terminal draws."""

from __future__ import annotations

from collections.abc import Sequence

from hexenkessel.games.armageddon.cautions import cautions
from hexenkessel.games.armageddon.screen import FigureOutlook, outlook_of
from hexenkessel.games.armageddon.terminal.picture import DRAWINGS, draw
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.action import Action, Pick
from hexenkessel.kernel.presentation import Presentation
from hexenkessel.kernel.step import Prompt


class ArmageddonPresentation(Presentation[ArmageddonView]):
    """What people see of Armageddon."""

    shelf = 101
    drawings = DRAWINGS
    line_events = frozenset({"round", "turn", "duel", "shot"})

    def about(self, view: ArmageddonView, pick: Pick) -> FigureOutlook | None:
        return outlook_of(view, pick)

    def cautions(self, view: ArmageddonView, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        return cautions(view, actions)

    def draw(self, view: ArmageddonView, drawing: str = "", width: int = 100) -> str:
        return draw(view, drawing, width)
