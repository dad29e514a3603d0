"""The rows of the database as values, and the statements for tables; for people see `people`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from hexenkessel.server.contract.people import Person, Preferences
from hexenkessel.server.contract.words import (
    Channel,
    Language,
    PersonId,
    PersonKind,
    TableId,
    TableKind,
    TableState,
    Theme,
)
from hexenkessel.server.storage.schema import ACTIONS, CHAT, COPYING, PEOPLE, SEATS, TABLES
from hexenkessel.server.storage.texts import Texts, add_texts, texts_of

R = TypeVar("R", bound=msgspec.Struct)


class Conflict(Exception):
    """Optimistic concurrency has failed: somebody else has changed this table since we looked."""


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody, as stored."""

    id: PersonId
    name: str
    kind: PersonKind
    language: Language
    theme: Theme
    created: str
    login: str | None = None
    password: str | None = None
    stamp: int = 0
    preferences: str = "{}"

    @property
    def person(self) -> Person:
        preferences = preferences_in(self.preferences)
        return Person(self.id, self.name, self.kind, self.language, self.theme, self.login, preferences)


class TableRow(msgspec.Struct, frozen=True):
    """A table, as stored. Several columns are JSON, see the schema."""

    id: TableId
    game: str
    version: str
    options: str
    name: str
    host: PersonId
    private: bool
    state: TableState
    created: str
    number: int
    revision: int
    due: str
    outcome: str | None
    host_part: str
    kind: TableKind = "game"
    pace: str = "{}"
    clocks: str = "{}"
    paused: bool = False
    motion: str | None = None
    rematch: TableId | None = None
    origin: str | None = None
    forks: str = "[]"
    undos: int = 0
    opening: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: of a person, of a bot, of a person who has lent it to a bot, or of nobody.

    One of nobody may be kept for somebody, with the `name` under which he plays there; one that a bot has now
    was his who gave it up.
    """

    table: TableId
    seat: int
    person: PersonId | None = None
    bot: str | None = None
    part: str | None = None
    name: str | None = None
    orders: str = "[]"
    kept_for: PersonId | None = None


class ActionRow(msgspec.Struct, frozen=True):
    """An action that was accepted. `time` is in seconds since 1970, 0 if nobody knows."""

    table: TableId
    number: int
    seat: int
    text: str
    time: int
    rolls: str | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """Something that was said, after so many actions."""

    table: TableId
    after: int
    seat: int | None
    person: PersonId
    name: str
    text: str
    time: str
    channel: Channel = "table"
    id: int = 0


class StoredTable(msgspec.Struct, frozen=True):
    """Everything that is stored of one table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    actions: tuple[ActionRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    texts: Texts = {}  # that stand in its options


@lru_cache(maxsize=1000)
def preferences_in(written: str) -> Preferences:
    """As stored; what another version has written and we cannot read is as usual."""
    try:
        return msgspec.json.decode(written, type=Preferences)
    except msgspec.DecodeError:
        return Preferences()


def rows_of(kind: type[R], found: Iterable[Any]) -> tuple[R, ...]:
    return tuple(kind(**row._mapping) for row in found)


def columns_of(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


# People


def add_person(connection: Connection, row: PersonRow) -> None:
    connection.execute(insert(PEOPLE).values(columns_of(row)))


def find_people(connection: Connection, ids: Collection[PersonId]) -> tuple[PersonRow, ...]:
    return rows_of(PersonRow, connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(ids))))


# Tables


def add_table(connection: Connection, row: TableRow, seats: Iterable[SeatRow], texts: Texts) -> None:
    connection.execute(insert(TABLES).values(columns_of(row)))
    add_texts(connection, row.id, texts)
    connection.execute(insert(SEATS), [columns_of(seat) for seat in seats])


def drop_analyses(connection: Connection, host: PersonId, newest: int, most: int | None = None) -> int:
    """Of somebody's analysis tables only so many stay: they are copies of files that he has.

    Returns how many were dropped, at `most` so many.
    """
    his = select(TABLES.c.id).where(and_(TABLES.c.host == host, TABLES.c.kind == "analysis"))
    newest_first = his.order_by(TABLES.c.created.desc(), TABLES.c.id)
    old = connection.execute(newest_first.offset(newest).limit(most)).scalars()
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(list(old)))).rowcount


def change_table(connection: Connection, before: TableRow, after: TableRow) -> None:
    """Put one row in the place of another. Raises Conflict if it is no longer there."""
    is_the_same = and_(TABLES.c.id == before.id, TABLES.c.revision == before.revision)
    done = connection.execute(update(TABLES).where(is_the_same).values(columns_of(after)))
    if done.rowcount != 1:
        raise Conflict(before.id)


def change_seat(connection: Connection, row: SeatRow) -> None:
    is_it = and_(SEATS.c.table == row.table, SEATS.c.seat == row.seat)
    connection.execute(update(SEATS).where(is_it).values(columns_of(row)))


def add_action(connection: Connection, row: ActionRow) -> None:
    connection.execute(insert(ACTIONS).values(columns_of(row)))


def drop_actions(connection: Connection, table: TableId, after: int) -> None:
    """Take back all actions after so many."""
    connection.execute(delete(ACTIONS).where(and_(ACTIONS.c.table == table, ACTIONS.c.number > after)))


def add_chat(connection: Connection, row: ChatRow) -> ChatRow:
    values = columns_of(row)
    del values["id"]
    key = connection.execute(insert(CHAT).values(values)).inserted_primary_key
    assert key is not None
    return msgspec.structs.replace(row, id=key[0])


def load_table(connection: Connection, table: TableId) -> StoredTable | None:
    is_it = TABLES.c.id == table, TABLES.c.state != COPYING
    found = rows_of(TableRow, connection.execute(select(TABLES).where(*is_it)))
    if not found:
        return None
    seats = select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    actions = select(ACTIONS).where(ACTIONS.c.table == table).order_by(ACTIONS.c.number)
    chat = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.id)
    return StoredTable(
        found[0],
        rows_of(SeatRow, connection.execute(seats)),
        rows_of(ActionRow, connection.execute(actions)),
        rows_of(ChatRow, connection.execute(chat)),
        texts_of(connection, table),
    )


def game_at(connection: Connection, table: TableId) -> str | None:
    """The game of a table; None if there is no such table."""
    return connection.execute(select(TABLES.c.game).where(TABLES.c.id == table)).scalar_one_or_none()


def count_unfinished(connection: Connection, host: PersonId) -> int:
    """Tables of a host that are not finished: but not those where others play without him, for he can neither
    close nor finish them."""
    his, others = (
        select(SEATS.c.table).where(is_it) for is_it in (SEATS.c.person == host, SEATS.c.person != host)
    )
    is_theirs = and_(TABLES.c.state == "running", TABLES.c.id.in_(others), TABLES.c.id.not_in(his))
    unfinished = and_(TABLES.c.host == host, TABLES.c.state != "finished", ~is_theirs)
    return connection.execute(select(func.count()).select_from(TABLES).where(unfinished)).scalar_one()


def count_tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()


def running_with_clocks(connection: Connection) -> tuple[StoredTable, ...]:
    """The tables at which somebody's time may run, without their actions."""
    # In JSON, as msgspec writes it.
    paces = [TABLES.c.pace.contains(f'"kind":"{kind}"', autoescape=True) for kind in ("live", "days")]
    timed = and_(TABLES.c.state == "running", ~TABLES.c.paused, or_(*paces))
    found = rows_of(TableRow, connection.execute(select(TABLES).where(timed)))
    of_these = select(TABLES.c.id).where(timed)
    seats = rows_of(
        SeatRow,
        connection.execute(select(SEATS).where(SEATS.c.table.in_(of_these)).order_by(SEATS.c.seat)),
    )
    return tuple(StoredTable(row, tuple(seat for seat in seats if seat.table == row.id)) for row in found)


def change_clocks(connection: Connection, row: TableRow, clocks: str) -> None:
    """Other clocks, unless somebody else has changed the table; who is about to need not look again."""
    is_the_same = and_(TABLES.c.id == row.id, TABLES.c.revision == row.revision)
    connection.execute(update(TABLES).where(is_the_same).values(clocks=clocks))


def waiting_for_bots(connection: Connection) -> tuple[TableId, ...]:
    """The tables at which a bot is due, or somebody who has left orders, and a person plays with them."""
    played_by_people = select(SEATS.c.table).where(SEATS.c.person.is_not(None), SEATS.c.bot.is_(None))
    is_waiting = TABLES.c.state == "running", ~TABLES.c.paused, TABLES.c.id.in_(played_by_people)
    due = select(TABLES.c.id, TABLES.c.due).where(*is_waiting)
    automatic = select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.bot.is_not(None) | (SEATS.c.orders != "[]"))
    seats = {(table, seat) for table, seat in connection.execute(automatic)}
    return tuple(
        table
        for table, asked in connection.execute(due)
        if any((table, seat) in seats for seat in msgspec.json.decode(asked))
    )
