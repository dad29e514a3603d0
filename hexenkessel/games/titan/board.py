"""The Masterboard: 96 lands, their borders and the signs on them (T2.1, T7.3, T10.1a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from hexenkessel.kernel.data import DataError, read_data
from hexenkessel.legions.board import Board, Sign
from hexenkessel.legions.board import Exit as WayOut

from .terms import EntrySide, Land, Terrain

FILE = "board.json"

Side: TypeAlias = int
"""A side of a land, 0 to 5 clockwise from the top."""

# T2.1a: 96 lands of eleven terrains.
LANDS_PER_TERRAIN: Mapping[Terrain, int] = MappingProxyType(
    {
        "Brush": 18,
        "Desert": 7,
        "Hills": 6,
        "Jungle": 10,
        "Marsh": 15,
        "Mountains": 3,
        "Plains": 15,
        "Swamp": 7,
        "Tower": 6,
        "Tundra": 3,
        "Woods": 6,
    }
)

TERRAINS: tuple[Terrain, ...] = tuple(LANDS_PER_TERRAIN)


class Exit(msgspec.Struct, frozen=True, array_like=True):
    """A border as seen from one of its two lands; ``sign`` points out, at ``neighbour``."""

    side: Side
    # T7.3a: four signs exist, and each works toward the land it points to.
    sign: Sign
    neighbour: Land


class LandType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A land: where it is drawn, on which short side its number is printed, where it leads."""

    number: Land
    terrain: Terrain
    x: int
    y: int
    inverted: bool
    label_side: Side
    exits: tuple[Exit, ...]


class Masterboard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of lands as a whole."""

    width: int
    height: int
    lands: tuple[LandType, ...]


def opposite(side: Side) -> Side:
    """The same border as the other of its two lands counts it."""
    return (side + 3) % 6


def check_board(board: Masterboard) -> None:
    """Raise DataError unless the lands form the board of the rules."""
    lands = {land.number: land for land in board.lands}
    if len(lands) != len(board.lands):
        raise DataError(FILE, "lands", "a number occurs twice")
    found = Counter(land.terrain for land in board.lands)
    for terrain in sorted(found.keys() | LANDS_PER_TERRAIN.keys()):
        expected = LANDS_PER_TERRAIN.get(terrain, 0)
        if found[terrain] != expected:
            raise DataError(FILE, terrain, f"{found[terrain]} lands instead of {expected}")
    if len({(land.x, land.y) for land in board.lands}) != len(board.lands):
        raise DataError(FILE, "lands", "two lands are drawn at the same place")
    for land in board.lands:
        _check_place(board, land)
        _check_signs(land)
        for exit_ in land.exits:
            _check_border(lands, land, exit_)


def _check_place(board: Masterboard, land: LandType) -> None:
    if not (0 <= land.x < board.width and 0 <= land.y < board.height):
        raise DataError(FILE, land.number, "is drawn outside the board")
    if land.inverted != ((land.x + land.y) % 2 == 0):
        raise DataError(FILE, land.number, "upright and inverted lands do not alternate")
    touching_sides = (0, 2, 4) if land.inverted else (1, 3, 5)
    sides = [exit_.side for exit_ in land.exits]
    if not sides or sides != sorted(set(sides)) or not set(sides) <= set(touching_sides):
        raise DataError(FILE, land.number, f"sides {sides} are not sorted ones out of {touching_sides}")
    # The number stands on a short side, the neighbours on the long ones, so that entry sides are odd.
    if not 0 <= land.label_side < 6 or land.label_side in touching_sides:
        raise DataError(FILE, land.number, f"number on side {land.label_side}, which is a long one")


def _check_signs(land: LandType) -> None:
    signs = Counter(exit_.sign for exit_ in land.exits)
    if signs["block"] > 1 or signs["triple"] > 1:
        raise DataError(FILE, land.number, "more than one block or triple arrow points out")
    if bool(signs["triple"]) == bool(signs["arrow"]):
        raise DataError(FILE, land.number, "passing legions need either a triple arrow or arrows")
    if signs["arrow"] == 1:
        raise DataError(FILE, land.number, "a legion that came in over its only arrow could not go on")
    if signs["arrow"] and not signs["block"] and land.terrain != "Tower":
        raise DataError(FILE, land.number, "arrows without a block are for Towers")


def _check_border(lands: Mapping[Land, LandType], land: LandType, exit_: Exit) -> None:
    border = f"{land.number} side {exit_.side}"
    # T2.1c: only lands can be reached; a blank area of the board is nobody's neighbour.
    neighbour = lands.get(exit_.neighbour)
    if neighbour is None:
        raise DataError(FILE, border, f"leads to {exit_.neighbour}, which is no land")
    dx, dy = {0: (0, -1), 1: (1, 0), 2: (1, 0), 3: (0, 1), 4: (-1, 0), 5: (-1, 0)}[exit_.side]
    if (neighbour.x, neighbour.y) != (land.x + dx, land.y + dy):
        raise DataError(FILE, border, f"land {neighbour.number} is drawn elsewhere")
    back = [way for way in neighbour.exits if way.side == opposite(exit_.side)]
    if [way.neighbour for way in back] != [land.number]:
        raise DataError(FILE, border, f"land {neighbour.number} does not lead back")
    # T2.1b: signs join the lands, so every border carries at least one.
    # T7.3b: single signs face each other in pairs; nothing faces back over a triple arrow.
    if (exit_.sign == "none") != (back[0].sign == "triple"):
        raise DataError(FILE, border, f"signs {exit_.sign} and {back[0].sign} cannot face each other")


def _read_board() -> Masterboard:
    board = read_data(__package__, FILE, Masterboard)
    check_board(board)
    return board


BOARD = _read_board()

LANDS: Mapping[Land, LandType] = MappingProxyType({land.number: land for land in BOARD.lands})

TOWERS: tuple[Land, ...] = tuple(land.number for land in BOARD.lands if land.terrain == "Tower")

_NEIGHBOURS: Mapping[Land, tuple[Land, ...]] = MappingProxyType(
    {land.number: tuple(sorted(exit_.neighbour for exit_ in land.exits)) for land in BOARD.lands}
)


def is_tower(land: Land) -> bool:
    return land in TOWERS


def neighbours(land: Land) -> tuple[Land, ...]:
    """The lands touching this one, whatever the signs.

    >>> neighbours(100)
    (3, 41, 101)
    """
    return _NEIGHBOURS[land]


def entry_side(land: Land, came_over_side: Side) -> EntrySide:
    """Battle edge of a legion that came into ``land`` over that side of ``land``.

    >>> entry_side(1000, 3)
    3
    """
    entered = LANDS[land]
    # Every way into a Tower leads to the edge opposite its name.
    if entered.terrain == "Tower":
        return 3
    # T10.1a: the map's name, its side 0, lies where the land's number does.
    return (came_over_side - entered.label_side) % 6


SIGNS: Board[Land] = MappingProxyType(
    {
        land.number: tuple(
            WayOut(way.neighbour, way.sign, entry_side(way.neighbour, opposite(way.side)))
            for way in land.exits
        )
        for land in BOARD.lands
    }
)
"""The borders of every land, with the battle edges that they lead to."""
