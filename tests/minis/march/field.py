"""The field and what stands on it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import Seat

Piece: TypeAlias = str
"""A piece: the colour of its seat and a number, as in ``"red7"``."""

Square: TypeAlias = str
"""A square: column letter and row number, as in ``"d3"``."""

COLOURS: Final = ("red", "blue")
COLUMNS: Final = "abcdefghijkl"
ROWS: Final = range(1, 7)
SQUARES: Final = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
WOODS: Final = frozenset("b3 c4 f3 g4 j3 k4".split())
ARMY: Final = 2 * len(COLUMNS)

# M1.2a: the home rows of an army are the two nearest to it, the goal is the row farthest from it.
HOMES: Final = (SQUARES[:ARMY], SQUARES[-ARMY:])
GOALS: Final = (SQUARES[-len(COLUMNS) :], SQUARES[: len(COLUMNS)])


def _neighbours(square: Square) -> tuple[Square, ...]:
    column, row = COLUMNS.index(square[0]), int(square[1:])
    around = ((column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row))
    return tuple(f"{COLUMNS[x]}{y}" for x, y in around if x in range(len(COLUMNS)) and y in ROWS)


NEIGHBOURS: Final = {square: _neighbours(square) for square in SQUARES}


class Options(msgspec.Struct, frozen=True):
    """What the two agree on beforehand."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=200)] = 60
    break_point: Annotated[int, msgspec.Meta(ge=1, le=ARMY)] = 12


class Field(msgspec.Struct, frozen=True):
    """Where every living piece stands."""

    options: Options
    pieces: dict[Piece, Square]

    def army(self, seat: Seat) -> list[Piece]:
        return [piece for piece in self.pieces if owner(piece) == seat]

    def on(self, square: Square) -> Piece | None:
        return next((piece for piece, where in self.pieces.items() if where == square), None)

    def moved(self, piece: Piece, square: Square) -> Field:
        return msgspec.structs.replace(self, pieces={**self.pieces, piece: square})

    def without(self, piece: Piece) -> Field:
        left = {other: square for other, square in self.pieces.items() if other != piece}
        return msgspec.structs.replace(self, pieces=left)


def owner(piece: Piece) -> Seat:
    return COLOURS.index(piece.rstrip("0123456789"))


def starting_field(options: Options) -> Field:
    # M1.2b: twenty-four pieces for each side, one on every home square.
    armies = (
        (f"{colour}{number}", square)
        for colour, home in zip(COLOURS, HOMES, strict=True)
        for number, square in enumerate(home, 1)
    )
    return Field(options, dict(armies))


Map: TypeAlias = Position[Field]
Bench: TypeAlias = Change[Field]
