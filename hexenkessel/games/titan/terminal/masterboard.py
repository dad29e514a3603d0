"""The Masterboard as text: every land in its place, signs between them, legions below the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.titan.board import BOARD, LANDS, LandType
from hexenkessel.games.titan.terms import Land
from hexenkessel.games.titan.view import TitanView
from hexenkessel.hexes.sheet import Sheet
from hexenkessel.legions.board import Sign

# A land takes six columns and three rows: number and terrain with the signs to the right, then the legion,
# then the signs downward. Where there is less room it takes five columns and a fourth row, for the terrain.
_WIDTH: Final = 6
_HEIGHT: Final = 3
_NARROW_WIDTH: Final = 5
_NARROW_HEIGHT: Final = 4

_LETTERS: Final[Mapping[str, str]] = {
    terrain: terrain[0]
    for terrain in ("Brush", "Desert", "Hills", "Jungle", "Marsh", "Plains", "Swamp", "Tower", "Woods")
}
# Lands of Mountains and Tundra are the ones with four digits, which leave no room for a letter.
_LETTERS_KEY: Final = (
    "B Brush  D Desert  H Hills  J Jungle  M Marsh  P Plains  S Swamp  T Tower  W Woods",
    "1000 3000 5000 Mountains   2000 4000 6000 Tundra",
)
_KEY: Final = (
    "Signs point the way out of a land:  > arrow  » triple arrow  ) arch  ] block",
    "(upward ↑ ⇑ ∩ ▀). A legion starts over the block, if there is one, else over any",
    "sign. Then it follows triple arrows, or where there are none, arrows. Land",
    "numbers stand above the legions in them.",
)
_SHORT: Final[Mapping[str, str]] = {
    "Brush": "Brsh", "Desert": "Dsrt", "Hills": "Hill", "Jungle": "Jngl", "Marsh": "Mrsh", "Plains": "Plns",
    "Swamp": "Swmp", "Tower": "Towr", "Woods": "Wood", "Mountains": "Mtn", "Tundra": "Tun",
}  # fmt: skip

_RIGHT: Final[Mapping[Sign, str]] = {"none": " ", "arrow": ">", "triple": "»", "arch": ")", "block": "]"}
_LEFT: Final[Mapping[Sign, str]] = {"none": " ", "arrow": "<", "triple": "«", "arch": "(", "block": "["}
_UP: Final[Mapping[Sign, str]] = {"none": " ", "arrow": "↑", "triple": "⇑", "arch": "∩", "block": "▀"}
_DOWN: Final[Mapping[Sign, str]] = {"none": " ", "arrow": "↓", "triple": "⇓", "arch": "U", "block": "▄"}


def draw_masterboard(view: TitanView, width: int) -> str:
    is_wide = width > BOARD.width * _WIDTH
    cell, rows = (_WIDTH, _HEIGHT) if is_wide else (_NARROW_WIDTH, _NARROW_HEIGHT)
    sheet = Sheet(BOARD.width * cell + 1, BOARD.height * rows)
    standing = _standing(view, cell)
    for land in BOARD.lands:
        column, row = land.x * cell, land.y * rows
        sheet.write(column, row, f"{land.number}{_LETTERS.get(land.terrain, '') if is_wide else ''}")
        if not is_wide:
            sheet.write(column, row + 1, _SHORT[land.terrain])
        sheet.write(column, row + rows - 2, standing.get(land.number, ""))
        # A number of four digits leaves no room for signs beside it.
        beside = row + (not is_wide and land.number > 999)
        _write_signs(sheet, land, (column + cell - 2, beside), (column + 1, row + rows - 1))
    return "\n".join([*sheet.lines[:-1], *(_LETTERS_KEY if is_wide else ()), *_KEY])


def _write_signs(sheet: Sheet, land: LandType, right: tuple[int, int], below: tuple[int, int]) -> None:
    """The signs over the borders to the right and below, in both directions."""
    for exit_ in land.exits:
        back = _sign_back(exit_.neighbour, land.number)
        if exit_.side in (1, 2):
            sheet.write(*right, _LEFT[back] + _RIGHT[exit_.sign])
        elif exit_.side == 3:
            sheet.write(*below, _UP[back] + _DOWN[exit_.sign])


def _sign_back(land: Land, to: Land) -> Sign:
    return next(exit_.sign for exit_ in LANDS[land].exits if exit_.neighbour == to)


def _standing(view: TitanView, room: int) -> dict[Land, str]:
    """What is written into a land: its legion, cut to fit, with a plus where there are more."""
    found: dict[Land, list[str]] = {}
    for marker, legion in view.legions.items():
        found.setdefault(legion.land, []).append(marker)
    return {land: _fitted(markers[0], room, len(markers) > 1) for land, markers in found.items()}


def _fitted(marker: str, width: int, has_more: bool) -> str:
    room = width - has_more
    digits = marker.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    name = marker[: len(marker) - len(digits)]
    return name[: room - len(digits)] + digits + ("+" if has_more else "")
