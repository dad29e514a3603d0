"""A battlefield as text: 27 hexes with what lies in them and on their sides, and who stands there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hexenkessel.hexes.sheet import Sheet

from .battleland import PLAIN, Battleland, Hazard
from .hexes import CUBE, LABELS, NEIGHBOUR, Direction, Hex, opposite

# A hex is 16 wide and 5 high, and shares its sides with its neighbours; on a narrow terminal it is 14 wide:
#
#      ____________
#     /D4↑1 bramble\
#    /  Minotaur-12 \
#    \ Green 4-4 x3 /
#     \____________/
WIDE_PITCH: Final = 14  # from column to column
NARROW_PITCH: Final = 12
_HEIGHT: Final = 4  # from hex to hex


def pitch_for(width: int) -> int:
    return WIDE_PITCH if width > 6 * WIDE_PITCH + 2 else NARROW_PITCH


def draw_hexes(
    land: Battleland,
    pitch: int,
    signs: Mapping[Hazard, str],
    short: Mapping[Hazard, str],
    inscriptions: Iterable[tuple[Hex, str, str]],
) -> list[str]:
    """The map. ``signs`` draw hazards on sides, ``short`` names those in hexes where there is little room;
    two lines are written into a hex.
    """
    sheet = Sheet(6 * pitch + 2, 6 * _HEIGHT + 1)
    for hex in range(len(LABELS)):
        _draw_hex(sheet, land, hex, pitch, signs, short)
    for hex, first, second in inscriptions:
        column, row = _corner(hex, pitch)
        sheet.write(column + 1, row + 2, f"{first:^{pitch}}")
        sheet.write(column + 1, row + 3, f"{second:^{pitch}}")
    return sheet.lines


def _corner(hex: Hex, pitch: int) -> tuple[int, int]:
    """Column and row of the upper left corner of a hex."""
    x, slanting, _ = CUBE[hex]
    y = slanting + (x - x % 2) // 2
    # The highest hex, D6, is in a column that sits half a hex lower.
    return x * pitch, y * _HEIGHT + (_HEIGHT // 2) * (x % 2 - 1)


def _borders(pitch: int) -> Mapping[Direction, tuple[tuple[int, int, str], ...]]:
    """The letters of the six sides, each with its place from the upper left corner of the hex."""
    flat = "_" * (pitch - 2)
    return {
        0: ((2, 0, flat),),
        1: ((pitch, 1, "\\"), (pitch + 1, 2, "\\")),
        2: ((pitch + 1, 3, "/"), (pitch, 4, "/")),
        3: ((2, 4, flat),),
        4: ((0, 3, "\\"), (1, 4, "\\")),
        5: ((1, 1, "/"), (0, 2, "/")),
    }


def _draw_hex(
    sheet: Sheet,
    land: Battleland,
    hex: Hex,
    pitch: int,
    signs: Mapping[Hazard, str],
    short: Mapping[Hazard, str],
) -> None:
    column, row = _corner(hex, pitch)
    for direction, letters in _borders(pitch).items():
        beside = NEIGHBOUR[hex][direction]
        hazard = land.sides[hex][direction] or (
            land.sides[beside][opposite(direction)] if beside >= 0 else None
        )
        for right, down, drawn in letters:
            sheet.write(column + right, row + down, signs[hazard] * len(drawn) if hazard else drawn)
    height = f"↑{land.heights[hex]}" if land.heights[hex] else ""
    ground = "" if land.hazards[hex] in (PLAIN, "tower") else f" {land.hazards[hex]}"
    label = f"{LABELS[hex]}{height}{ground}"
    if len(label) > pitch - 2:
        label = f"{LABELS[hex]}{height} {short.get(land.hazards[hex], land.hazards[hex])}"
    sheet.write(column + 2, row + 1, label[: pitch - 2])
