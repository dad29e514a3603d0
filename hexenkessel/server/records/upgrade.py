"""Upgrade of stored games to the installed rules, where nothing about them would change.

Every action is played again under the new rules. If each of them is accepted, each die falls as it did,
and at the end the same seats are due, the game may move: nobody at the table can tell the difference in what
has happened. Everything else stays as it is until somebody has decided what to do about it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, inspect, select, update

from hexenkessel.kernel.registry import UnknownGame, find_game
from hexenkessel.server.storage.rows import ActionRow, SeatRow, StoredTable, TableRow, rows_of
from hexenkessel.server.storage.schema import ACTIONS, SEATS, TABLES, TEXTS
from hexenkessel.server.storage.texts import texts_of
from hexenkessel.server.table.ledger import Differs, rebuilt


class Judged(msgspec.Struct, frozen=True):
    """The verdict on one table: would its game be the same under the installed rules?"""

    row: TableRow
    version: str | None  # the installed one; None if the game is not installed
    problem: str = ""  # empty: the game would be the same
    number: int = 0  # the action at which it differs; 0 is the opening
    unknown: int = 0  # actions whose dice are not stored, so that only what came of them is compared

    @property
    def is_same(self) -> bool:
        return not self.problem

    @property
    def is_at_home(self) -> bool:
        """Nothing is to be done or said about it."""
        return self.is_same and self.version == self.row.version


def tables_begun(connection: Connection, with_finished: bool = False) -> list[tuple[str, str]]:
    """The ids and games of all tables at which is played, also under the installed rules.

    A version says what was intended; whether a game takes the same course is seen when it is played again.
    """
    states = ["running", "finished"] if with_finished else ["running"]
    query = select(TABLES.c.id, TABLES.c.game).where(TABLES.c.state.in_(states))
    found = connection.execute(query.order_by(TABLES.c.created, TABLES.c.id))
    return [(id_, game) for id_, game in found]


def judge(connection: Connection, table: str) -> Judged | None:
    """Play a game again under the installed rules; None if it is no longer there. Nothing is changed."""
    stored = _load(connection, table)
    if stored is None:
        return None
    row = stored.row
    try:
        game = find_game(row.game)
    except UnknownGame:
        return Judged(row, None, f"The game {row.game} is not installed here.")
    unknown = sum(action.rolls is None for action in stored.actions) + (row.opening is None)
    try:
        rebuilt(game, stored)
    except Differs as differs:
        return Judged(row, game.version, differs.problem, differs.number, unknown)
    return Judged(row, game.version, unknown=unknown)


def move(connection: Connection, judged: Judged) -> bool:
    """Let the game go on under the installed rules. False if somebody has changed it since it was judged."""
    assert judged.is_same
    row = judged.row
    is_it = and_(TABLES.c.id == row.id, TABLES.c.revision == row.revision, TABLES.c.version == row.version)
    values = {"version": judged.version, "revision": row.revision + 1}
    return connection.execute(update(TABLES).where(is_it).values(values)).rowcount == 1


# Reading what an older program has stored: columns that are not there yet have their usual values.


def _load(connection: Connection, table: str) -> StoredTable | None:
    found = rows_of(TableRow, _select(connection, TABLES, TABLES.c.id == table))
    if not found:
        return None
    seats = rows_of(SeatRow, _select(connection, SEATS, SEATS.c.table == table))
    actions = rows_of(ActionRow, _select(connection, ACTIONS, ACTIONS.c.table == table))
    texts = texts_of(connection, table) if inspect(connection).has_table(TEXTS.name) else {}
    return StoredTable(found[0], seats, actions, texts=texts)


def _select(connection: Connection, table: Table, wanted: ColumnElement[bool]) -> Iterator[Any]:
    there = {column["name"] for column in inspect(connection).get_columns(table.name)}
    columns = [column for column in table.columns if column.name in there]
    yield from connection.execute(select(*columns).where(wanted).order_by(*table.primary_key.columns))
