"""How Gods of Titan shows itself: what choices mean, what is asked before some, what a terminal draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hexenkessel.games.gods.cautions import cautions
from hexenkessel.games.gods.meaning import describe, meanings
from hexenkessel.games.gods.terminal.picture import DRAWINGS, WIDE, draw
from hexenkessel.games.gods.terminal.ranking import rank
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import field_name
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.presentation import Presentation
from hexenkessel.kernel.step import Prompt

_FIELDS: Final = frozenset({"field", "fields", "from_field", "tower"})
"""What messages call the arguments in which a field stands."""


class GodsPresentation(Presentation[GodsView]):
    """What people see of Gods of Titan."""

    shelf = 4
    drawings = DRAWINGS
    line_events = frozenset(
        {
            "turn",
            "combat",
            "battle",
            "final-battle",
            "maneuvers",
            "hurt-by-ground",
            "strike",
            "rangestrike",
            "cast",
            "slain",
            "combat-over",
            "player-out",
            "element-destroyed",
            "dark-titan",
            "goal",
            "game-over",
        }
    )

    def describe(self, view: GodsView, action: Action) -> Prompt | None:
        return describe(view, action)

    def meanings(self, view: GodsView, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        return meanings(view, actions)

    def cautions(self, view: GodsView, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        return cautions(view, actions)

    def in_words(self, view: GodsView, args: Mapping[str, Argument]) -> Mapping[str, Argument]:
        """Messages are told the ids of fields, people speak of lands."""
        if _FIELDS.isdisjoint(args):
            return args
        return {name: _named(word) if name in _FIELDS else word for name, word in args.items()}

    def draw(self, view: GodsView, drawing: str = "", width: int = WIDE) -> str:
        return draw(view, drawing, width)

    def rank(self, view: GodsView, action: Action) -> int:
        return rank(view, action)


def _named(word: Argument) -> Argument:
    if isinstance(word, tuple):
        return tuple([field_name(str(field)) for field in word])
    return field_name(word) if isinstance(word, str) else word
