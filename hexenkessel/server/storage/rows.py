"""The rows of the database as values, and every statement that reads or writes them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, and_, delete, false, func, insert, select, update

from hexenkessel.server.contract import (
    Channel,
    Language,
    Person,
    PersonId,
    PersonKind,
    TableId,
    TableKind,
    TableState,
    Theme,
    Which,
)
from hexenkessel.server.storage.schema import ACTIONS, CHAT, PEOPLE, SEATS, TABLES

R = TypeVar("R", bound=msgspec.Struct)

MOST_LISTED = 100


class Conflict(Exception):
    """Somebody else has changed this table since we looked."""


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
        return Person(self.id, self.name, self.kind, self.language, self.theme)


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


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: of a person, of a bot, of a person who has lent it to a bot, or of nobody."""

    table: TableId
    seat: int
    person: PersonId | None = None
    bot: str | None = None
    part: str | None = None
    name: str | None = None
    orders: str = "[]"


class ActionRow(msgspec.Struct, frozen=True):
    """An action that was accepted. `time` is in seconds since 1970."""

    table: TableId
    number: int
    seat: int
    text: str
    time: int


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


def _rows(kind: type[R], found: Iterable[Any]) -> tuple[R, ...]:
    return tuple(kind(**row._mapping) for row in found)


# People


def add_person(connection: Connection, row: PersonRow) -> None:
    connection.execute(insert(PEOPLE).values(msgspec.structs.asdict(row)))


def change_person(connection: Connection, row: PersonRow) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == row.id).values(msgspec.structs.asdict(row)))


def find_people(connection: Connection, ids: Collection[PersonId]) -> tuple[PersonRow, ...]:
    return _rows(PersonRow, connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(ids))))


# Tables


def add_table(connection: Connection, row: TableRow, seats: Iterable[SeatRow]) -> None:
    connection.execute(insert(TABLES).values(msgspec.structs.asdict(row)))
    connection.execute(insert(SEATS), [msgspec.structs.asdict(seat) for seat in seats])


def change_table(connection: Connection, before: TableRow, after: TableRow) -> None:
    """Put one row in the place of another. Raises Conflict if it is no longer there."""
    is_the_same = and_(TABLES.c.id == before.id, TABLES.c.revision == before.revision)
    done = connection.execute(update(TABLES).where(is_the_same).values(msgspec.structs.asdict(after)))
    if done.rowcount != 1:
        raise Conflict(before.id)


def change_seat(connection: Connection, row: SeatRow) -> None:
    is_it = and_(SEATS.c.table == row.table, SEATS.c.seat == row.seat)
    connection.execute(update(SEATS).where(is_it).values(msgspec.structs.asdict(row)))


def add_action(connection: Connection, row: ActionRow) -> None:
    connection.execute(insert(ACTIONS).values(msgspec.structs.asdict(row)))


def drop_actions(connection: Connection, table: TableId, after: int) -> None:
    """Take back all actions after so many."""
    connection.execute(delete(ACTIONS).where(and_(ACTIONS.c.table == table, ACTIONS.c.number > after)))


def add_chat(connection: Connection, row: ChatRow) -> ChatRow:
    values = msgspec.structs.asdict(row)
    del values["id"]
    key = connection.execute(insert(CHAT).values(values)).inserted_primary_key
    assert key is not None
    return msgspec.structs.replace(row, id=key[0])


def load_table(connection: Connection, table: TableId) -> StoredTable | None:
    found = _rows(TableRow, connection.execute(select(TABLES).where(TABLES.c.id == table)))
    if not found:
        return None
    seats = select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    actions = select(ACTIONS).where(ACTIONS.c.table == table).order_by(ACTIONS.c.number)
    chat = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.id)
    return StoredTable(
        found[0],
        _rows(SeatRow, connection.execute(seats)),
        _rows(ActionRow, connection.execute(actions)),
        _rows(ChatRow, connection.execute(chat)),
    )


def list_tables(connection: Connection, which: Which, person: PersonId | None) -> tuple[StoredTable, ...]:
    """The newest tables of a kind, without their actions. Private ones only for those who belong to them."""
    mine = select(SEATS.c.table).where(SEATS.c.person == person)
    # Nobody belongs to no table: without a name, `== None` would find the seats of bots.
    belongs = false() if person is None else TABLES.c.id.in_(mine) | (TABLES.c.host == person)
    wanted = belongs if which == "mine" else and_(TABLES.c.state == which, ~TABLES.c.private | belongs)
    query = select(TABLES).where(wanted).order_by(TABLES.c.created.desc()).limit(MOST_LISTED)
    found = _rows(TableRow, connection.execute(query))
    seats = select(SEATS).where(SEATS.c.table.in_([row.id for row in found])).order_by(SEATS.c.seat)
    by_table: dict[TableId, list[SeatRow]] = {row.id: [] for row in found}
    for seat in _rows(SeatRow, connection.execute(seats)):
        by_table[seat.table].append(seat)
    return tuple(StoredTable(row, tuple(by_table[row.id])) for row in found)


def count_unfinished(connection: Connection, host: PersonId) -> int:
    unfinished = and_(TABLES.c.host == host, TABLES.c.state != "finished")
    return connection.execute(select(func.count()).select_from(TABLES).where(unfinished)).scalar_one()


def running_with_bots(connection: Connection) -> tuple[TableId, ...]:
    """The tables at which a bot may be due."""
    with_bots = select(SEATS.c.table).where(SEATS.c.bot.is_not(None))
    query = select(TABLES.c.id).where(and_(TABLES.c.state == "running", TABLES.c.id.in_(with_bots)))
    return tuple(connection.execute(query).scalars())
