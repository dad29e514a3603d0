"""A text canvas: anything can be written anywhere."""

from __future__ import annotations


class Sheet:
    """Letters in rows and columns; what would stand beside the sheet is left out."""

    def __init__(self, width: int, height: int) -> None:
        self._rows = [[" "] * width for _ in range(height)]

    def write(self, column: int, row: int, text: str) -> None:
        for place, letter in enumerate(text, column):
            if 0 <= row < len(self._rows) and 0 <= place < len(self._rows[row]):
                self._rows[row][place] = letter

    def at(self, column: int, row: int) -> str:
        return self._rows[row][column]

    @property
    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self._rows]
