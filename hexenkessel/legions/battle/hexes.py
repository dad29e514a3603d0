"""The 27 hexes on which every battle is fought: names, neighbours, distances (T2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

Hex: TypeAlias = int
"""A hex of the map, 0 to 26 in the order A1, A2 .. F4; or OFF or GONE."""

HexLabel: TypeAlias = str
"""Its name, column letter and row number, as in ``"D4"``."""

Direction: TypeAlias = int
"""0 to 5, clockwise from the top of a hex; the opposite one is three further."""

Army: TypeAlias = int
"""ATTACKER or DEFENDER."""

ATTACKER: Final = 0
DEFENDER: Final = 1

HEXES: Final = 27
OFF: Final = 27
"""Where a unit is that has not entered yet."""
GONE: Final = 28
"""Where a unit is that was slain or eliminated."""

_COLUMNS: Final = (("A", 3, 4), ("B", 4, 4), ("C", 5, 5), ("D", 6, 5), ("E", 5, 5), ("F", 4, 4))
"""Letter, number of hexes, and how far down the lowest of them is, which has the number one."""


def _drawn() -> dict[HexLabel, tuple[int, int]]:
    return {
        f"{letter}{row + 1}": (column, bottom - row)
        for column, (letter, length, bottom) in enumerate(_COLUMNS)
        for row in range(length)
    }


PLACE: Final[Mapping[HexLabel, tuple[int, int]]] = MappingProxyType(_drawn())
"""Where each hex is drawn: column, and row downward; columns B, D and F sit half a hex lower."""

LABELS: Final[tuple[HexLabel, ...]] = tuple(PLACE)
HEX: Final[Mapping[HexLabel, Hex]] = MappingProxyType({label: n for n, label in enumerate(LABELS)})


def opposite(direction: Direction) -> Direction:
    return (direction + 3) % 6


def _neighbours(column: int, row: int) -> tuple[Hex, ...]:
    lower = column % 2
    beside = ((0, -1), (1, lower - 1), (1, lower), (0, 1), (-1, lower), (-1, lower - 1))
    at = {place: HEX[label] for label, place in PLACE.items()}
    return tuple(at.get((column + x, row + y), -1) for x, y in beside)


NEIGHBOUR: Final[tuple[tuple[Hex, ...], ...]] = tuple(_neighbours(*PLACE[label]) for label in LABELS)
"""By hex and direction; -1 where the map ends."""


def _cube(column: int, row: int) -> tuple[int, int, int]:
    slanted = row - (column - column % 2) // 2
    return column, slanted, -column - slanted


CUBE: Final[tuple[tuple[int, int, int], ...]] = tuple(_cube(*PLACE[label]) for label in LABELS)
"""Three coordinates with sum zero; one step changes two of them by one."""


def _steps(start: Hex, end: Hex) -> int:
    return max(abs(a - b) for a, b in zip(CUBE[start], CUBE[end], strict=True))


DISTANCE: Final[list[int]] = [_steps(a, b) for a in range(HEXES) for b in range(HEXES)]
"""Steps from one hex to another, whatever lies between, by ``27 * start + end`` like every table of pairs."""


def distance(start: Hex, end: Hex) -> int:
    return DISTANCE[HEXES * start + end]


def neighbours(hex: Hex) -> list[Hex]:
    return [other for other in NEIGHBOUR[hex] if other >= 0]
