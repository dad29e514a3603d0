"""A2.1b, A2.1c, A2.1f: fields, great fields of 48 of them, and how they cover the plane."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.armageddon.terms import FieldName
from hexenkessel.hexes.axial import Cell

# A2.1d: rows from top to bottom; 48 fields, numbered row by row from left to right.
ROWS: Final = (4, 5, 6, 7, 8, 7, 6, 5)

# The middle of one great field from the middle of the next: to the upper right, and below.
_TO_UPPER_RIGHT: Final = (8, -4)
_TO_BELOW: Final = (-4, 8)


def _cells() -> tuple[Cell, ...]:
    """Where the fields of the great field at (0, 0) lie; number 1 is the first."""
    return tuple((max(-r, -4) + column, r) for r, length in enumerate(ROWS) for column in range(length))


CELLS: Final = _cells()


def origin(at: tuple[int, int]) -> Cell:
    """Where field 1 of the great field at this place of the tiling lies."""
    i, j = at
    return (
        i * _TO_UPPER_RIGHT[0] + j * _TO_BELOW[0],
        i * _TO_UPPER_RIGHT[1] + j * _TO_BELOW[1],
    )


def field_name(great: int, small: int) -> FieldName:
    return f"{great}/{small}"


def parse_name(name: FieldName) -> tuple[int, int]:
    """A2.1e: great field and field of a name. Raises ValueError if it is none.

    >>> parse_name("1/4")
    (1, 4)
    """
    great, slash, small = name.partition("/")
    if not slash or not (great + small).isascii() or not great.isdigit() or not small.isdigit():
        raise ValueError(name)
    return int(great), int(small)
