"""Which drawing shows what."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.titan.terminal.battlefield import draw_battlefield
from hexenkessel.games.titan.terminal.charts import draw_charts, draw_stacks
from hexenkessel.games.titan.terminal.legions import draw_legions
from hexenkessel.games.titan.terminal.masterboard import draw_masterboard
from hexenkessel.games.titan.view import TitanView

DRAWINGS: Final = ("board", "legions", "stacks", "charts")


def draw(view: TitanView, drawing: str = "") -> str:
    """What matters now: the battle if there is one, else the legions; or the drawing asked for."""
    match drawing:
        case "board":
            return draw_masterboard(view)
        case "stacks":
            return draw_stacks(view)
        case "charts":
            return draw_charts(view)
        case "" if view.battle is not None:
            return draw_battlefield(view, view.battle)
        case _:
            return draw_legions(view)
