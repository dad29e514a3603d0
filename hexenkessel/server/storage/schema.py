"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

COPYING: Final = "copying"
"""The state of a table that is still being written, chunk by chunk: nobody finds it."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("theme", String(8), nullable=False),
    Column("created", String(32), nullable=False),
    # Only accounts have these two: the name to come in with, in small letters, and the hash by argon2.
    Column("login", String(80), nullable=True),
    Column("password", Text, nullable=True),
    # Stands in every cookie: counted up, it makes all cookies given out so far worthless.
    Column("stamp", Integer, nullable=False, server_default="0"),
    Column("preferences", Text, nullable=False, server_default="{}"),
    Index("uq_people_login", "login", unique=True),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON, with digests in the place of long texts
    Column("name", String(80), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("state", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    # Every change of a table counts it up, and must know what it was before: so there is one history.
    Column("revision", Integer, nullable=False),
    Column("due", Text, nullable=False),
    Column("outcome", Text, nullable=True),
    Column("host_part", String(128), nullable=False),
    Column("kind", String(16), nullable=False, server_default="game"),
    # JSON: the pace that was agreed, the clocks as they stand, what somebody has moved and waits for consent.
    Column("pace", Text, nullable=False, server_default="{}"),
    Column("clocks", Text, nullable=False, server_default="{}"),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("motion", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    # JSON: the table and the number of the action from which this game was played on, with its new dice.
    Column("origin", Text, nullable=True),
    Column("forks", Text, nullable=False, server_default="[]"),
    # How often actions were taken back: who comes again knows by it whether what he has seen still holds.
    Column("undos", Integer, nullable=False, server_default="0"),
    # The dice of the opening as they fell, like those of each action below: to be compared under other rules.
    Column("opening", Text, nullable=True),
    Index("ix_tables_state", "state", "created"),
    Index("ix_tables_host", "host"),
)

# Long texts of options, by the SHA-256 of their content, and the tables that use them.
TEXTS: Final = Table(
    "texts",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

TABLE_TEXTS: Final = Table(
    "table_texts",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("digest", ForeignKey("texts.digest"), nullable=False),
    PrimaryKeyConstraint("table", "digest"),
    Index("ix_table_texts_digest", "digest"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("part", String(128), nullable=True),
    Column("name", String(80), nullable=True),  # of whoever plays this seat at another person's screen
    Column("orders", Text, nullable=False, server_default="[]"),  # JSON: names of standing orders
    Column(
        "kept_for", String(32), nullable=True
    ),  # whoever alone may sit down there; who gave up a seat that a bot has now
    PrimaryKeyConstraint("table", "seat"),
    Index("ix_seats_person", "person"),
)

ACTIONS: Final = Table(
    "actions",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("rolls", Text, nullable=True),  # as in a record; None if older than this column
    PrimaryKeyConstraint("table", "number"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("after", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", String(32), nullable=False),
    Column("channel", String(16), nullable=False, server_default="table"),
    Index("ix_chat_table", "table", "id"),
)

LOOKS: Final = Table(
    "looks",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("time", String(32), nullable=False),
    PrimaryKeyConstraint("table"),
)
