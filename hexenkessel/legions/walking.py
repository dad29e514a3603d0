"""Ways of a given number of lands along the signs of a board, with nobody on it."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeAlias

from hexenkessel.legions.board import Board, EntrySide, Exit, L

Waiver: TypeAlias = Literal["", "block", "triple", "first signs", "straight back"]
"""A rule of the signs left out of account: to tell a player which one stands against the way he wanted."""


class Stride(NamedTuple, Generic[L]):
    """One land further: which, over which edge, and the land left by teleport, if any."""

    land: L
    entry: EntrySide
    via: L | None


Path: TypeAlias = tuple[Stride[L], ...]
"""The lands come into one after another; the starting land is left out."""


def paths(board: Board[L], start: L, steps: int, waived: Waiver = "") -> tuple[Path[L], ...]:
    """All ways of exactly so many steps."""
    return paths_up_to(board, board[start], start, steps, waived)[-1]


def paths_up_to(
    board: Board[L], exits: tuple[Exit[L], ...], start: L, steps: int, waived: Waiver = ""
) -> tuple[tuple[Path[L], ...], ...]:
    """All ways of one step, of two, and so on; the first step is one over these exits of ``start``."""
    # Each way with the lands that a next step would lead straight back to.
    grown: list[tuple[Path[L], tuple[L | None, ...]]]
    grown = [((_stride(way),), (start, way.via)) for way in first_exits(exits, waived)]
    found = [tuple(path for path, _ in grown)]
    while len(found) < steps:
        grown = [
            ((*path, _stride(way)), (path[-1].land, way.via))
            for path, left in grown
            for way in later_exits(board[path[-1].land], left, waived)
        ]
        found.append(tuple(path for path, _ in grown))
    return tuple(found)


def _stride(way: Exit[L]) -> Stride[L]:
    return Stride(way.neighbour, way.entry, way.via)


def first_exits(exits: tuple[Exit[L], ...], waived: Waiver = "") -> list[Exit[L]]:
    """The exits for whoever starts in the land: over a block if there is one, else over any sign."""
    signed = [way for way in exits if way.sign != "none"]
    blocks = [way for way in signed if way.sign == "block"]
    return blocks if blocks and waived != "block" else signed


def later_exits(exits: tuple[Exit[L], ...], left: tuple[L | None, ...], waived: Waiver = "") -> list[Exit[L]]:
    """The exits for whoever passes through: over a triple arrow if there is one, else over any arrow.

    Blocks and arches serve the first step only. Nobody steps straight back over an arrow to the land that he
    has just ``left``.
    """
    if waived == "first signs":
        return [way for way in exits if way.sign != "none"]
    triples = [way for way in exits if way.sign == "triple"]
    if triples:
        return triples if waived != "triple" else [way for way in exits if way.neighbour not in left]
    arrows = [way for way in exits if way.sign == "arrow"]
    return arrows if waived == "straight back" else [way for way in arrows if way.neighbour not in left]
