"""Where fields lie, worked out again from the description of a great field: rows of 4, 5, 6, 7, 8, 7, 6, 5.

Nothing here asks the game. A field is a name ("1/4") or a cell (q, r): q to the east, r to the south-east;
1/1 is (0, 0). Great field n of a land lies at the n-th place of `great`, the first at (0, 0).
"""

from __future__ import annotations

from collections.abc import Sequence

Cell = tuple[int, int]
Places = Sequence[tuple[int, int]]

ALONE: Places = ((0, 0),)
# One in the middle; above, upper right, lower right, below, lower left, upper left.
SEVEN: Places = ((0, 0), (0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1))
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
ROWS = (4, 5, 6, 7, 8, 7, 6, 5)


def chart(great: Places = ALONE) -> dict[str, Cell]:
    """The cell of every field by name."""
    found: dict[str, Cell] = {}
    for number, (right, down) in enumerate(great, 1):
        small = 0
        for row, length in enumerate(ROWS):
            start = -min(row, 4)
            for column in range(length):
                small += 1
                found[f"{number}/{small}"] = (
                    start + column + 8 * right - 4 * down,
                    row - 4 * right + 8 * down,
                )
    return found


CELLS = chart()
NAMES = {cell: name for name, cell in CELLS.items()}


def apart(one: Cell, other: Cell) -> int:
    """Steps between two cells on flat ground."""
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in AROUND]


def from_here(name: str, across: int, down: int) -> str:
    """The field so far away from a field of great field 1."""
    q, r = CELLS[name]
    return NAMES[q + across, r + down]


def row_of(length: int, start: str = "1/23") -> list[str]:
    """Fields in a row to the east, which is a main direction."""
    return [from_here(start, step, 0) for step in range(length)]
