"""Which drawing shows what."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.titan.terminal.battlefield import draw_battlefield
from hexenkessel.games.titan.terminal.charts import draw_charts, draw_stacks
from hexenkessel.games.titan.terminal.legions import draw_legions
from hexenkessel.games.titan.terminal.masterboard import draw_masterboard
from hexenkessel.games.titan.terminal.meeting import draw_meeting, meeting_in
from hexenkessel.games.titan.view import TitanView

DRAWINGS: Final = ("map", "board", "legions", "stacks", "charts")

WIDE: Final = 100
NARROW: Final = 80


def draw(view: TitanView, drawing: str = "", width: int = WIDE) -> str:
    """What matters now: the battle or the legions that meet, if there are any, else all legions."""
    room = WIDE if width >= WIDE else NARROW
    match drawing:
        case "board":
            return draw_masterboard(view, room)
        case "stacks":
            return draw_stacks(view)
        case "charts":
            return draw_charts(view, room)
        case "" | "map" if view.battle is not None:
            return draw_battlefield(view, view.battle, room)
        case "map":
            return draw_masterboard(view, room)
        case "" if meeting := meeting_in(view):
            return draw_meeting(view, meeting, room)
        case _:
            return draw_legions(view, room)
