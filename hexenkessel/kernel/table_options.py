"""Options that are a table of small whole numbers, such as what every piece of a game is worth.

A game describes the table; what somebody chooses is a text that names only what differs from it:

    what a pawn of the red is worth, and a rook of the blue: "red.pawn=2 blue.rook=6"

So such an option is a word like any other to records, stores and forms, and empty where nothing was changed:

    values: Annotated[str, table_meta(TABLE)] = ""
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from hexenkessel.kernel.messages import kernel_messages

_CHANGE: Final = re.compile(r"([a-z0-9-]+)\.([a-z0-9-]+)=(-?[0-9]{1,6})")


class BadTable(ValueError):
    """Somebody's changes do not fit the table; says which and why, by the message `table-problem`."""

    def __init__(self, why: str, /, **args: object) -> None:
        self.told = {"why": why, **{name: str(value) for name, value in args.items()}}
        super().__init__(kernel_messages().say("table-problem", self.told))


class TableOfNumbers(msgspec.Struct, frozen=True):
    """Rows and columns by name, for each column the least and the most, and what is usual."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]
    usual: tuple[tuple[int, ...], ...]  # row by row

    def numbers(self, changes: str) -> tuple[tuple[int, ...], ...]:
        """The whole table with these changes, row by row. Raises BadTable."""
        table = [list(row) for row in self.usual]
        seen = set()
        for word in changes.replace(",", " ").split():
            row, column, number = self._change(word)
            if (row, column) in seen:
                raise BadTable("twice", cell=f"{self.rows[row]}.{self.columns[column]}")
            seen.add((row, column))
            table[row][column] = number
        return tuple(map(tuple, table))

    def _change(self, word: str) -> tuple[int, int, int]:
        found = _CHANGE.fullmatch(word)
        if found is None:
            raise BadTable("unreadable", word=word[:40])
        row, column, number = found[1], found[2], int(found[3])
        if row not in self.rows:
            raise BadTable("row", word=row[:40], known=", ".join(self.rows))
        if column not in self.columns:
            raise BadTable("column", word=column[:40], known=", ".join(self.columns))
        place = self.columns.index(column)
        least, most = self.least[place], self.most[place]
        if not least <= number <= most:
            raise BadTable("range", cell=f"{row}.{column}", least=least, most=most, number=number)
        return self.rows.index(row), place, number

    def tidied(self, changes: str) -> str:
        """The same changes in the order of the table, without those that change nothing."""
        return " ".join(
            f"{name}.{column}={number}"
            for name, row, usual in zip(self.rows, self.numbers(changes), self.usual, strict=True)
            for column, number, before in zip(self.columns, row, usual, strict=True)
            if number != before
        )


def table_meta(table: TableOfNumbers) -> msgspec.Meta:
    """The annotation that makes a text among the options of a game the changes to this table."""
    return msgspec.Meta(extra={"table": table})


@lru_cache(maxsize=64)
def tables_of(options: type[msgspec.Struct]) -> dict[str, TableOfNumbers]:
    """The options that are tables, by name."""
    hints = get_type_hints(options, include_extras=True)
    return {name: table for name, hint in hints.items() if (table := table_of(hint)) is not None}


def table_of(hint: Any) -> TableOfNumbers | None:
    """The table that an option of this type changes, if it does."""
    if get_origin(hint) is Annotated:
        for meta in get_args(hint)[1:]:
            if isinstance(meta, msgspec.Meta) and meta.extra:
                found = meta.extra.get("table")
                return found if isinstance(found, TableOfNumbers) else None
    return None
