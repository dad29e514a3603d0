"""How Titan shows itself: what choices mean, what to ask before some of them, what a terminal draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hexenkessel.games.titan.cautions import cautions
from hexenkessel.games.titan.meaning import describe, meanings
from hexenkessel.games.titan.terminal.attempts import attempts
from hexenkessel.games.titan.terminal.picture import DRAWINGS, WIDE, draw
from hexenkessel.games.titan.terminal.ranking import rank
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.presentation import Presentation
from hexenkessel.kernel.step import Prompt


class TitanPresentation(Presentation[TitanView]):
    """What people see of Titan."""

    shelf = 1
    drawings = DRAWINGS
    line_events = frozenset(
        {
            "engagement",
            "battle",
            "maneuvers",
            "drift",
            "strike",
            "rangestrike",
            "slain",
            "engagement-over",
            "titan-lost",
            "game-over",
        }
    )

    def describe(self, view: TitanView, action: Action) -> Prompt | None:
        return describe(view, action)

    def meanings(self, view: TitanView, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        return meanings(view, actions)

    def cautions(self, view: TitanView, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        return cautions(view, actions)

    def draw(self, view: TitanView, drawing: str = "", width: int = WIDE) -> str:
        return draw(view, drawing, width)

    def rank(self, view: TitanView, action: Action) -> int:
        return rank(view, action)

    def attempts(self, view: TitanView, piece: str) -> Iterable[Action]:
        return attempts(view, piece)
