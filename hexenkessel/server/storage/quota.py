"""The storage quota of one host, and what is not worth keeping: games that were given up at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Column, Connection, Select, and_, func, or_, select

from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.storage.rows import TableRow, rows_of
from hexenkessel.server.storage.schema import ACTIONS, CHAT, SEATS, TABLE_TEXTS, TABLES, TEXTS

FEW_ACTIONS: Final = 10  # who gives up by then has not played
_BYTES_OF_A_TABLE: Final = 1000
_BYTES_OF_AN_ACTION: Final = 80
_AT_ONCE: Final = 100  # tables


def bytes_kept_by(connection: Connection, host: PersonId) -> int:
    """About how much the tables of a host take; a text that several of them use counts once."""
    is_his = TABLES.c.host == host
    his = select(TABLES.c.id).where(is_his)
    played = select(func.count(), func.coalesce(func.sum(TABLES.c.number), 0)).where(is_his)
    used = select(TABLE_TEXTS.c.digest).where(TABLE_TEXTS.c.table.in_(his))
    tables, actions = connection.execute(played).one()
    texts = connection.execute(_length_of(TEXTS.c.text).where(TEXTS.c.digest.in_(used))).scalar_one()
    said = connection.execute(_length_of(CHAT.c.text).where(CHAT.c.table.in_(his))).scalar_one()
    return int(_BYTES_OF_A_TABLE * tables + _BYTES_OF_AN_ACTION * actions + texts + said)


def _length_of(words: Column[str]) -> Select[tuple[int]]:
    return select(func.coalesce(func.sum(func.length(words)), 0))


def oldest_finished(connection: Connection, host: PersonId, but: Collection[TableId]) -> TableRow | None:
    """The oldest game of a host that is over, or record that he has looked at; but none of these."""
    is_his = TABLES.c.host == host, TABLES.c.state == "finished", TABLES.c.id.not_in(but)
    oldest = select(TABLES).where(*is_his).order_by(TABLES.c.created, TABLES.c.id).limit(1)
    return next(iter(rows_of(TableRow, connection.execute(oldest))), None)


def given_up(connection: Connection, alone: int, before: int, since: str = "") -> tuple[TableRow, ...]:
    """Games that ended within a few actions because somebody gave up, some of them.

    The last action was before that second, and where only one person played before `alone`; the table was
    opened `since` then.
    """
    person = func.count(SEATS.c.person.distinct())
    together = select(SEATS.c.table).group_by(SEATS.c.table).having(person > 1)
    last = and_(ACTIONS.c.table == TABLES.c.id, ACTIONS.c.number == TABLES.c.number)
    is_given_up = (
        TABLES.c.state == "finished",
        TABLES.c.created >= since,
        TABLES.c.kind == "game",
        TABLES.c.number <= FEW_ACTIONS,
        TABLES.c.outcome.contains('"reason":"resigned"', autoescape=True),  # in JSON, as msgspec writes it
        or_(ACTIONS.c.time < before, and_(ACTIONS.c.time < alone, TABLES.c.id.not_in(together))),
    )
    found = select(TABLES).join(ACTIONS, last).where(*is_given_up).limit(_AT_ONCE)
    return rows_of(TableRow, connection.execute(found))
