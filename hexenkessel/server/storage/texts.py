"""Long texts of options, such as scenarios: content-addressed, stored once however many tables use them.

In the options of a table stands the digest of such a text in its place, `{"sha256": "9f86…"}`; no option of a
game is an object. Which tables use a text is a table of its own, so that the last of them can be noticed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, text

from hexenkessel.kernel.event import Scalar
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.storage.schema import TABLE_TEXTS, TEXTS

LONG: Final = 1000  # letters; shorter ones stand in the options themselves
_DIGEST: Final = "sha256"
_AT_ONCE: Final = 100  # texts

Digest: TypeAlias = str
Texts: TypeAlias = Mapping[Digest, str]


def options_apart(options: Mapping[str, Any]) -> tuple[str, dict[Digest, str]]:
    """Options as they are stored, in JSON, and the texts that are stored by their content."""
    texts = {
        name: (sha256(value.encode()).hexdigest(), value)
        for name, value in options.items()
        if isinstance(value, str) and len(value) > LONG
    }
    references = {name: {_DIGEST: digest} for name, (digest, _) in texts.items()}
    return msgspec.json.encode({**options, **references}).decode(), dict(texts.values())


def options_together(stored: str, texts: Texts) -> dict[str, Scalar]:
    """The options as they were, or as far as the texts that are given go."""
    options = msgspec.json.decode(stored)
    return {
        name: texts[value[_DIGEST]] if isinstance(value, dict) else value for name, value in options.items()
    }


def add_texts(connection: Connection, table: TableId, texts: Texts) -> None:
    """Note which texts a table uses, and store those that are not there yet."""
    for digest, words in texts.items():
        connection.execute(_ADD, {"digest": digest, "text": words})
        connection.execute(insert(TABLE_TEXTS).values(table=table, digest=digest))


_ADD: Final = text("INSERT INTO texts (digest, text) VALUES (:digest, :text) ON CONFLICT (digest) DO NOTHING")


def texts_of(connection: Connection, table: TableId) -> dict[Digest, str]:
    used = select(TABLE_TEXTS.c.digest).where(TABLE_TEXTS.c.table == table)
    found = connection.execute(select(TEXTS).where(TEXTS.c.digest.in_(used)))
    return {digest: words for digest, words in found}


def beginnings_of(
    connection: Connection, tables: Collection[TableId], letters: int
) -> dict[TableId, dict[Digest, str]]:
    """So much of the texts of each of these tables."""
    begin = select(TABLE_TEXTS.c.table, TEXTS.c.digest, func.substr(TEXTS.c.text, 1, letters))
    found: dict[TableId, dict[Digest, str]] = {}
    used = begin.where(TABLE_TEXTS.c.digest == TEXTS.c.digest, TABLE_TEXTS.c.table.in_(tables))
    for table, digest, words in connection.execute(used):
        found.setdefault(table, {})[digest] = words
    return found


_IS_UNUSED: Final = ~exists().where(TABLE_TEXTS.c.digest == TEXTS.c.digest)


def unused_texts(connection: Connection) -> list[Digest]:
    """Some of the texts of which all tables were removed."""
    return list(connection.execute(select(TEXTS.c.digest).where(_IS_UNUSED).limit(_AT_ONCE)).scalars())


def drop_texts(connection: Connection, digests: Collection[Digest]) -> None:
    """Drop these, unless somebody uses one again."""
    connection.execute(delete(TEXTS).where(TEXTS.c.digest.in_(digests), _IS_UNUSED))
