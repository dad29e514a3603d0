"""Queries and statements for people: look-up, change, deletion."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.storage.rows import ChatRow, Conflict, PersonRow, TableRow, add_chat, rows_of
from hexenkessel.server.storage.schema import CHAT, PEOPLE, SEATS, TABLES

# What is left of somebody who wanted to be forgotten: an id, without which old games could not be shown.
_NOBODY: Final = {
    "name": "",
    "kind": "gone",
    "language": ENGLISH,
    "theme": "auto",
    "login": None,
    "password": None,
    "preferences": "{}",
}


def change_person(
    connection: Connection, person: PersonId, changes: dict[str, Any], **expected: Any
) -> PersonRow | None:
    """Change these columns only, if those others are still as expected; None if they are not."""
    is_it = [PEOPLE.c.id == person, PEOPLE.c.kind != "gone"]
    is_it += [PEOPLE.c[name].is_not_distinct_from(value) for name, value in expected.items()]
    done = connection.execute(update(PEOPLE).where(*is_it).values(changes))
    return _person(connection, PEOPLE.c.id == person) if done.rowcount == 1 else None


def new_stamp(connection: Connection, person: PersonId) -> PersonRow | None:
    """Make all cookies given out so far worthless."""
    return change_person(connection, person, {"stamp": PEOPLE.c.stamp + 1})


def find_login(connection: Connection, login: str) -> PersonRow | None:
    return _person(connection, PEOPLE.c.login == login)


def _person(connection: Connection, is_it: ColumnElement[bool]) -> PersonRow | None:
    return next(iter(rows_of(PersonRow, connection.execute(select(PEOPLE).where(is_it)))), None)


def say(connection: Connection, row: ChatRow) -> ChatRow | None:
    """Store what somebody says; None if he has been forgotten meanwhile."""
    is_known = select(PEOPLE.c.id).where(PEOPLE.c.id == row.person, PEOPLE.c.kind != "gone")
    return add_chat(connection, row) if connection.execute(is_known).first() else None


# Forgetting


def unfinished_of(connection: Connection, person: PersonId) -> tuple[tuple[TableId, str], ...]:
    """Tables that are not finished, at which somebody sits or which he has opened, and their games."""
    mine = select(SEATS.c.table).where(SEATS.c.person == person)
    belongs = TABLES.c.id.in_(mine) | (TABLES.c.host == person)
    query = select(TABLES.c.id, TABLES.c.game).where(TABLES.c.state.in_(["open", "running"]), belongs)
    return tuple((row.id, row.game) for row in connection.execute(query))


def lend_seats(connection: Connection, table: TableId, person: PersonId, bot: str) -> None:
    """Let a bot play somebody's seats at a table that cannot be opened just now."""
    is_his = SEATS.c.table == table, SEATS.c.person == person, SEATS.c.bot.is_(None)
    connection.execute(update(SEATS).where(*is_his).values(bot=bot))


def remove_table(connection: Connection, row: TableRow) -> None:
    """With its seats, actions and chat. Raises Conflict if it is no longer as it was."""
    is_the_same = TABLES.c.id == row.id, TABLES.c.revision == row.revision
    if connection.execute(delete(TABLES).where(*is_the_same)).rowcount != 1:
        raise Conflict(row.id)


def forget_person(connection: Connection, person: PersonId) -> tuple[PersonRow, frozenset[TableId]]:
    """Forget who this was and what he said. Returns what is left, and the tables that look different now."""
    is_his, is_kept = SEATS.c.person == person, SEATS.c.kept_for == person
    sat = set(connection.execute(select(SEATS.c.table).where(is_his | is_kept)).scalars())
    spoke = set(connection.execute(select(CHAT.c.table).where(CHAT.c.person == person)).scalars())
    hosted = set(connection.execute(select(TABLES.c.id).where(TABLES.c.host == person)).scalars())
    connection.execute(delete(CHAT).where(CHAT.c.person == person))
    # Records that he has looked into are nobody else's.
    connection.execute(delete(TABLES).where(TABLES.c.host == person, TABLES.c.kind == "analysis"))
    # A table may bear the name of whoever opened it; names of those at his screen were given by him too.
    connection.execute(update(TABLES).where(TABLES.c.host == person).values(name=TABLES.c.game))
    connection.execute(update(SEATS).where(is_his | is_kept).values(name=None, orders="[]"))
    connection.execute(update(SEATS).where(is_kept).values(kept_for=None))
    is_open = SEATS.c.table.in_(select(TABLES.c.id).where(TABLES.c.state == "open"))
    connection.execute(update(SEATS).where(is_his, is_open).values(person=None, part=None))
    # Whoever holds one of these tables in memory must look again before he writes.
    touched = sat | spoke | hosted
    seen_again = update(TABLES).where(TABLES.c.id.in_(touched)).values(revision=TABLES.c.revision + 1)
    connection.execute(seen_again)
    row = change_person(connection, person, {**_NOBODY, "stamp": PEOPLE.c.stamp + 1})
    if row is None:
        raise LookupError(person)
    return row, frozenset(touched)
