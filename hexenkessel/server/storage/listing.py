"""Queries for the list of tables: filters, pages, and which waiting tables nobody looks at."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, false, func, insert, or_, select

from hexenkessel.server.contract.words import PaceKind, PersonId, TableId, Which
from hexenkessel.server.storage.rows import SeatRow, StoredTable, TableRow, rows_of
from hexenkessel.server.storage.schema import COPYING, LOOKS, PEOPLE, SEATS, TABLES
from hexenkessel.server.storage.texts import beginnings_of

PAGE: Final = 50
LONGEST_TOLD: Final = 4000  # letters of one option: of a text as long as a book a list tells the beginning


class Search(msgspec.Struct, frozen=True):
    """Filters of the list; what is None does not matter."""

    which: Which = "open"
    game: str | None = None
    text: str | None = None  # part of the name of the table, or of somebody who sits there
    free: bool = False  # only where there is a seat to sit down
    pace: PaceKind | None = None
    before: str | None = None  # only tables opened before the last one of the page before


def list_tables(
    connection: Connection, search: Search, person: PersonId | None, page: int = PAGE
) -> tuple[StoredTable, ...]:
    """A page of tables, newest first, without actions. Private ones only for those who belong to them."""
    if "\0" in f"{search.game}{search.text}{search.before}":
        return ()  # nothing is called so, and PostgreSQL cannot even be asked
    wanted = tuple(_conditions(search, person))
    newest = select(TABLES).where(*wanted).order_by(TABLES.c.created.desc(), TABLES.c.id)
    # Tables of the same moment stay on one page, because the next begins with the moments before.
    moments = connection.execute(newest.with_only_columns(TABLES.c.created).limit(page)).scalars().all()
    if not moments:
        return ()
    found = rows_of(TableRow, connection.execute(newest.where(TABLES.c.created >= moments[-1])))
    seats = select(SEATS).where(SEATS.c.table.in_([row.id for row in found])).order_by(SEATS.c.seat)
    by_table: dict[TableId, list[SeatRow]] = {row.id: [] for row in found}
    for seat in rows_of(SeatRow, connection.execute(seats)):
        by_table[seat.table].append(seat)
    texts = beginnings_of(connection, by_table, LONGEST_TOLD + 1)
    return tuple(StoredTable(row, tuple(by_table[row.id]), texts=texts.get(row.id, {})) for row in found)


def _conditions(search: Search, person: PersonId | None) -> Iterator[ColumnElement[bool]]:
    mine = select(SEATS.c.table).where((SEATS.c.person == person) | (SEATS.c.kept_for == person))
    # Nobody belongs to no table: without a name, `== None` would find the seats of bots.
    belongs = false() if person is None else TABLES.c.id.in_(mine) | (TABLES.c.host == person)
    if search.which == "mine":
        yield belongs & (TABLES.c.state != COPYING)
    else:
        yield TABLES.c.state == search.which
        yield ~TABLES.c.private | belongs
    if search.game:
        yield TABLES.c.game == search.game
    if search.before:
        yield TABLES.c.created < search.before
    if search.free:
        is_free = SEATS.c.person.is_(None) & SEATS.c.bot.is_(None) & SEATS.c.kept_for.is_(None)
        yield TABLES.c.state == "open"
        yield TABLES.c.id.in_(select(SEATS.c.table).where(is_free))
    if search.pace:
        yield _has_pace(search.pace)
    if search.text and (words := search.text.strip()):
        yield _speaks_of(words)


def _has_pace(pace: PaceKind) -> ColumnElement[bool]:
    """In JSON, as msgspec writes it; a table that says nothing has no clocks."""
    if pace == "none":
        return ~(_has_pace("live") | _has_pace("days"))
    return TABLES.c.pace.contains(f'"kind":"{pace}"', autoescape=True)


def _speaks_of(words: str) -> ColumnElement[bool]:
    def has(column: ColumnElement[str]) -> ColumnElement[bool]:
        return func.lower(column).contains(words.lower(), autoescape=True)

    people = select(PEOPLE.c.id).where(has(PEOPLE.c.name))
    seats = select(SEATS.c.table).where(or_(SEATS.c.person.in_(people), has(SEATS.c.name)))
    return or_(has(TABLES.c.name), TABLES.c.host.in_(people), TABLES.c.id.in_(seats))


# Expiry: when somebody has last looked at a table that waits for players, or at a record that he has brought
# along, which is a copy of a file that he has.

_MAY_BE_FORGOTTEN: Final = (TABLES.c.state == "open") | (TABLES.c.kind == "analysis")


def note_looks(connection: Connection, tables: Collection[TableId], time: str) -> None:
    """Somebody has looked at these by now; only those that may be forgotten matter."""
    waiting = select(TABLES.c.id).where(TABLES.c.id.in_(tables), _MAY_BE_FORGOTTEN)
    found = connection.execute(waiting).scalars().all()
    connection.execute(delete(LOOKS).where(LOOKS.c.table.in_(found)))
    if found:
        connection.execute(insert(LOOKS), [{"table": table, "time": time} for table in found])


def forget_looks(connection: Connection, before: str) -> tuple[TableRow, ...]:
    """The tables that may be forgotten, and that nobody has looked at since then, nor has opened since."""
    connection.execute(delete(LOOKS).where(LOOKS.c.time < before))
    is_old = _MAY_BE_FORGOTTEN, TABLES.c.created < before
    unseen = select(TABLES).where(*is_old, TABLES.c.id.not_in(select(LOOKS.c.table)))
    return rows_of(TableRow, connection.execute(unseen))
