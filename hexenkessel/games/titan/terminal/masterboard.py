"""The Masterboard as text: every land in its place, signs between them, legions below the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.titan.board import BOARD, LANDS, LandType, Sign
from hexenkessel.games.titan.terminal.sheet import Sheet
from hexenkessel.games.titan.terms import Land
from hexenkessel.games.titan.view import TitanView

_WIDTH: Final = 6  # of a land: four for its number, two for the signs to the right
_HEIGHT: Final = 3  # the number, the legion, the signs downward

_LETTERS: Final[Mapping[str, str]] = {
    terrain: terrain[0]
    for terrain in ("Brush", "Desert", "Hills", "Jungle", "Marsh", "Plains", "Swamp", "Tower", "Woods")
}
# Lands of Mountains and Tundra are the ones with four digits, which leave no room for a letter.
_KEY: Final = (
    "B Brush  D Desert  H Hills  J Jungle  M Marsh  P Plains  S Swamp  T Tower  W Woods",
    "1000 3000 5000 Mountains   2000 4000 6000 Tundra",
    "Signs point the way out of a land:  > arrow  » triple arrow  ) arch  ] block  (upward ↑ ⇑ ∩ ▀).",
    "A legion starts over the block, if there is one, else over any sign. Then it follows triple",
    "arrows, or where there are none, arrows. Land numbers stand above the legions in them.",
)

_RIGHT: Final[Mapping[Sign, str]] = {"none": " ", "arrow": ">", "triple": "»", "arch": ")", "block": "]"}
_LEFT: Final[Mapping[Sign, str]] = {"none": " ", "arrow": "<", "triple": "«", "arch": "(", "block": "["}
_UP: Final[Mapping[Sign, str]] = {"none": " ", "arrow": "↑", "triple": "⇑", "arch": "∩", "block": "▀"}
_DOWN: Final[Mapping[Sign, str]] = {"none": " ", "arrow": "↓", "triple": "⇓", "arch": "U", "block": "▄"}


def draw_masterboard(view: TitanView) -> str:
    sheet = Sheet(BOARD.width * _WIDTH + 1, BOARD.height * _HEIGHT)
    standing = _standing(view)
    for land in BOARD.lands:
        column, row = land.x * _WIDTH, land.y * _HEIGHT
        sheet.write(column, row, f"{land.number}{_LETTERS.get(land.terrain, '')}")
        if land.number in standing:
            sheet.write(column, row + 1, standing[land.number])
        _write_signs(sheet, land, column, row)
    return "\n".join([*sheet.lines[:-1], *_KEY])


def _write_signs(sheet: Sheet, land: LandType, column: int, row: int) -> None:
    """The signs over the borders to the right and below, in both directions."""
    for exit_ in land.exits:
        back = _sign_back(exit_.neighbour, land.number)
        if exit_.side in (1, 2):
            sheet.write(column + 4, row, _LEFT[back] + _RIGHT[exit_.sign])
        elif exit_.side == 3:
            sheet.write(column + 1, row + 2, _UP[back] + _DOWN[exit_.sign])


def _sign_back(land: Land, to: Land) -> Sign:
    return next(exit_.sign for exit_ in LANDS[land].exits if exit_.neighbour == to)


def _standing(view: TitanView) -> dict[Land, str]:
    """What is written into a land: its legion, cut to fit, with a plus where there are more."""
    found: dict[Land, list[str]] = {}
    for marker, legion in view.legions.items():
        found.setdefault(legion.land, []).append(marker)
    return {land: _fitted(markers[0], len(markers) > 1) for land, markers in found.items()}


def _fitted(marker: str, has_more: bool) -> str:
    room = _WIDTH - has_more
    digits = marker.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    name = marker[: len(marker) - len(digits)]
    return name[: room - len(digits)] + digits + ("+" if has_more else "")
