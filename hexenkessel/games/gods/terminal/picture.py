"""Which drawing shows what."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.terminal.armies import draw_armies
from hexenkessel.games.gods.terminal.battlefield import draw_battlefield
from hexenkessel.games.gods.terminal.board import draw_board, draw_ways
from hexenkessel.games.gods.terminal.charts import draw_charts, draw_pools
from hexenkessel.games.gods.terminal.meeting import draw_meeting, meeting_in
from hexenkessel.games.gods.view import GodsView

DRAWINGS: Final = ("map", "board", "ways", "armies", "pools", "charts")

WIDE: Final = 100
NARROW: Final = 80


def draw(view: GodsView, drawing: str = "", width: int = WIDE) -> str:
    """What matters now: the battle or the armies that meet, if there are any, else all armies."""
    room = WIDE if width >= WIDE else NARROW
    match drawing:
        case "board":
            return draw_board(view, room)
        case "ways":
            return draw_ways(view, room)
        case "pools":
            return draw_pools(view, room)
        case "charts":
            return draw_charts(room)
        case "" | "map" if view.battle is not None:
            return draw_battlefield(view, view.battle, room)
        case "map":
            return draw_board(view, room)
        case "" if meeting := meeting_in(view):
            return draw_meeting(view, meeting, room)
        case _:
            return draw_armies(view, room)
