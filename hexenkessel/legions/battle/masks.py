"""Sets of small numbers (hexes, or units) as the bits of one integer."""

from __future__ import annotations

from typing import Final

ALL_HEXES: Final = (1 << 27) - 1


def _positions(offset: int) -> list[list[int]]:
    return [[offset + bit for bit in range(9) if chunk >> bit & 1] for chunk in range(512)]


# A mask is read in three chunks of nine bits, so that listing it takes three look-ups and no loop.
_LOW: Final[list[list[int]]] = _positions(0)
_MIDDLE: Final[list[list[int]]] = _positions(9)
_HIGH: Final[list[list[int]]] = _positions(18)


def members(mask: int) -> list[int]:
    """The numbers in a set, in rising order.

    >>> members(0b1101)
    [0, 2, 3]
    """
    # There are 27 hexes, but there may be more units.
    if mask >= 1 << 27:
        return members(mask & ALL_HEXES) + [27 + number for number in members(mask >> 27)]
    return _LOW[mask & 511] + _MIDDLE[mask >> 9 & 511] + _HIGH[mask >> 18]


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def spread(reached: list[int], mask: int) -> int:
    """Union of ``reached`` over a set of hexes; ``reached`` is a table made by ``spread_table``."""
    return reached[mask & 511] | reached[512 + (mask >> 9 & 511)] | reached[1024 + (mask >> 18)]


def spread_table(masks: list[int]) -> list[int]:
    """For every chunk of nine hexes the union of what each of them leads to."""
    table = [0] * 1536
    for part in range(3):
        for chunk in range(1, 512):
            rest = chunk & (chunk - 1)
            hex = 9 * part + (chunk ^ rest).bit_length() - 1
            table[512 * part + chunk] = table[512 * part + rest] | masks[hex]
    return table
