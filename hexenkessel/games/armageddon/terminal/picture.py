"""Which drawing shows what."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.armageddon.terminal.armies import draw_armies, headline
from hexenkessel.games.armageddon.terminal.map import draw_map
from hexenkessel.games.armageddon.view import ArmageddonView

DRAWINGS: Final = ("map", "armies")

WIDE: Final = 100
NARROW: Final = 80


def draw(view: ArmageddonView, drawing: str = "", width: int = WIDE) -> str:
    """The map, and below it who is who: by their numbers figures are named in actions."""
    room = WIDE if width >= WIDE else NARROW
    match drawing:
        case "map":
            return draw_map(view.field, room)
        case "armies":
            return draw_armies(view.field, room)
        case _:
            return "\n".join([headline(view), draw_map(view.field, room), draw_armies(view.field, room)])
