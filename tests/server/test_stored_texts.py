"""Long texts of options, such as scenarios, are stored once by content; older databases are migrated."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from sqlalchemy import Connection, Engine, column, func, insert, inspect, select, text
from sqlalchemy import table as sql_table
from sqlalchemy.engine import make_url

from hexenkessel.kernel.record import read_record
from hexenkessel.server.lobby.expiry import drop_unused_texts
from hexenkessel.server.records.upgrade import judge
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.engine import engine_for
from hexenkessel.server.storage.migration import configuration, migrate
from hexenkessel.server.storage.schema import METADATA, TABLE_TEXTS, TABLES, TEXTS
from hexenkessel.server.storage.texts import LONG, options_apart, options_together
from tests.server.house import House, Visitor, open_house, run, settings_in

BOT = {"kind": "bot", "bot": "random"}
ME_AND_A_BOT = [{"kind": "me"}, BOT]
MANY = 20


def scenario(visitor: Visitor, letters: int = 95_000, word: str = "x") -> str:
    """A battle that somebody has made, with a long story before it."""
    made = visitor.http.get("/api/games/armageddon/options/scenario/s01").json()
    return json.dumps({**made, "intro": {"en": word * (letters // len(word))}})


def opened(visitor: Visitor, made: str, **more: Any) -> str:
    wish = {"game": "armageddon", "seats": ME_AND_A_BOT, "options": {"scenario": made}, "start": True, **more}
    table: str = visitor.post("/api/tables", **wish)["id"]
    return table


def count(connection: Connection) -> tuple[int, int]:
    """Texts, and how often they are used."""
    texts, used = (
        connection.execute(select(func.count()).select_from(each)) for each in (TEXTS, TABLE_TEXTS)
    )
    return texts.scalar_one(), used.scalar_one()


def counted(house: House) -> tuple[int, int]:
    counts: tuple[int, int] = run(house.services.store.read(count))
    return counts


# At tables


def test_scenarios_are_stored_once_by_content(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        made = scenario(ada)
        tables = [opened(ada, made) for _ in range(MANY)]
        assert counted(house) == (1, MANY)
        longest = select(func.max(func.length(TABLES.c.options)))
        assert run(house.services.store.read(lambda it: it.execute(longest).scalar_one())) < LONG
        for each in (ada.get(f"/api/tables/{tables[0]}"), ada.get("/api/tables", which="mine")[-1]):
            told = each["options"]["scenario"]
            assert made.startswith(told.removesuffix("…")) and LONG < len(told) < 5000
        state, cookies = ada.state(tables[0]), ada.http.cookies
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada:
        ada.http.cookies = cookies
        assert ada.state(tables[0]) == state
        ada.post(f"/api/tables/{tables[0]}/resign")
        record = read_record(ada.http.get(f"/api/tables/{tables[0]}/record").text)
        assert record.setup.options["scenario"] == made
        # Whoever plays it again, on from somewhere, or looks at its record, uses the same text.
        ada.post(f"/api/tables/{tables[0]}/rematch")
        ada.post(f"/api/tables/{tables[0]}/play-on", number=0, seat=0, bot="random")
        ada.post("/api/analysis", record=ada.http.get(f"/api/tables/{tables[0]}/record").text)
        assert counted(house) == (1, MANY + 3)


def test_unreferenced_texts_are_deleted(house: House, ada: Visitor) -> None:
    store, before = house.services.store, counted(house)[0]
    made, other = scenario(ada, word="drop"), scenario(ada, word="keep")
    first, second, third = opened(ada, made), opened(ada, made), opened(ada, other)
    ada.post(f"/api/tables/{first}/close")
    run(drop_unused_texts(store))
    assert counted(house)[0] == before + 2
    ada.post(f"/api/tables/{second}/close")
    run(drop_unused_texts(store))
    assert counted(house)[0] == before + 1
    assert ada.get(f"/api/tables/{third}")["state"] == "running"


def test_options_with_long_texts_round_trip() -> None:
    options = {"long": "ä" * 2000, "short": "x", "number": 3, "flag": True, "again": "ä" * 2000}
    stored, texts = options_apart(options)
    assert [*texts] == [sha256(("ä" * 2000).encode()).hexdigest()] and len(stored) < 400
    assert options_together(stored, texts) == options


# Migration


@contextmanager
def old_database(url: str) -> Iterator[Engine]:
    """As a program of revision 0006 has left it, with three games of two scenarios."""
    engine = engine_for(make_url(url), is_writer=True)
    with engine.begin() as connection:
        METADATA.drop_all(connection)
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
        to_revision(connection, "0006")
        connection.execute(
            text("INSERT INTO people VALUES ('p','Ada','guest','en','auto','now',NULL,NULL,0,'{}')")
        )
        for table, options in OLD.items():
            written = msgspec.json.encode(options).decode()
            connection.execute(insert(OLD_TABLES).values(**OLD_ROW, id=table, options=written))
    try:
        yield engine
    finally:
        with engine.begin() as connection:
            METADATA.drop_all(connection)
            connection.execute(text("DROP TABLE alembic_version"))
        engine.dispose()


def to_revision(connection: Connection, revision: str) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    move = command.downgrade if inspect(connection).has_table(TEXTS.name) else command.upgrade
    move(config, revision)


OLD_ROW: dict[str, Any] = {
    **{"game": "armageddon", "version": "1", "name": "T", "host": "p", "private": False, "state": "open"},
    **{"created": "now", "number": 0, "revision": 0, "due": "[]", "host_part": "part"},
}
OLD_TABLES = sql_table("tables", *map(column, (*OLD_ROW, "id", "options")))
OLD: dict[str, dict[str, Any]] = {
    "one": {"scenario": "Übung " * 5000, "points": 150},
    "other": {"scenario": "Übung " * 5000, "points": 200},
    "third": {"scenario": "another " * 5000, "points": 150},
    "short": {"scenario": "s01", "points": 150},
}


def options_in(connection: Connection, table: str) -> Any:
    stored = rows.load_table(connection, table)
    assert stored is not None
    return options_together(stored.row.options, stored.texts)


def test_scenarios_of_an_older_database_are_stored_by_content(database: str) -> None:
    with old_database(database) as engine:
        migrate(engine)
        with engine.connect() as connection:
            assert count(connection) == (2, 3)
            assert {table: options_in(connection, table) for table in OLD} == OLD
            longest = connection.execute(select(func.max(func.length(TABLES.c.options)))).scalar_one()
            assert longest < LONG
        with engine.begin() as connection:
            to_revision(connection, "0006")
        with engine.connect() as connection:
            found = connection.execute(text("SELECT id, options FROM tables"))
            assert {table: json.loads(options) for table, options in found} == OLD


def test_upgrade_reads_a_database_before_its_migration(folder: Path) -> None:
    """`hexenkessel upgrade` looks at a database that an older program has left."""
    with old_database(f"sqlite:///{folder / 'old.sqlite'}") as engine, engine.connect() as connection:
        judged = judge(connection, "one")
        assert judged is not None and judged.is_same
