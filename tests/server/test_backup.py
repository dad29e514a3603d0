"""`hexenkessel backup` and `restore`: everything comes back, on either database, or nothing changes."""

from __future__ import annotations

import gzip
import json
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, func, insert, select, text
from sqlalchemy.engine import make_url

from hexenkessel.server.settings import secret_of
from hexenkessel.server.storage import backup, rows
from hexenkessel.server.storage.backup import lines_of, revision_of, tables_in, write_backup
from hexenkessel.server.storage.engine import engine_for
from hexenkessel.server.storage.migration import configuration
from hexenkessel.server.storage.rows import ChatRow
from hexenkessel.server.storage.schema import CHAT, LOOKS
from tests.cli.run_command import complaint
from tests.cli.run_command import run as run_command
from tests.server.house import Visitor, open_house, settings_in

BOTS = [{"kind": "bot", "bot": "random"}] * 2

NewDatabase = Callable[[str], str]


@pytest.fixture
def new_database(request: pytest.FixtureRequest, folder: Path) -> Iterator[NewDatabase]:
    """Gives the URL of an empty database of a kind."""
    made: list[str] = []

    def new(kind: str) -> str:
        name = f"backup{len(made)}"
        made.append(name if kind == "postgresql" else "")
        if kind == "sqlite":
            return f"sqlite:///{folder / name / 'tables.sqlite'}"
        server = request.getfixturevalue("postgresql")
        _tell(server, f"CREATE DATABASE {name}")
        return make_url(server).set(database=name).render_as_string(hide_password=False)

    yield new
    for name in filter(None, made):
        _tell(request.getfixturevalue("postgresql"), f"DROP DATABASE {name} WITH (FORCE)")


def _tell(server: str, statement: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()


@contextmanager
def connected(url: str, is_writer: bool = False) -> Iterator[Connection]:
    engine = engine_for(make_url(url), is_writer)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def contents(url: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    with connected(url) as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in tables_in(connection)
        }


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of a database with an evening's play in it, and a table that is still being played."""
    folder = tmp_path_factory.mktemp("evening")
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    with (
        open_house(settings_in(folder, database=url, secret="")) as house,
        house.visitor("Ada") as ada,
        house.visitor("Bélá", language="hu") as bela,
    ):
        over = ada.open_table(BOTS, options={"rounds": 1}, start=True, name="Übung „1“")
        # One whose options are so long that they are stored apart.
        scenario = ada.http.get("/api/games/armageddon/options/scenario/s01").text
        ada.post("/api/tables", game="armageddon", seats=BOTS, options={"scenario": scenario}, start=True)
        table = ada.open_table([{"kind": "me"}, {"kind": "open"}], private=True)
        bela.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        for _ in range(3):
            for who in (ada, bela):
                state = who.state(table)
                if state["decision"]:
                    who.act(table, state)
        ada.post(f"/api/tables/{table}/chat", text="Weiter geht’s 🎲")
        with ada.socket(over) as line:
            line.hear_until("state", lambda news: news["outcome"])
    with connected(url, is_writer=True) as connection:
        connection.execute(insert(LOOKS).values(table=table, time="2031-05-04T19:30:00.125Z"))
    backed_up(url, folder / "evening.backup")
    return folder, table


def backed_up(url: str, file: Path) -> Path:
    ran = run_command("backup", str(file), "--database", url)
    assert ran.code == 0, ran
    return file


@pytest.fixture
def filled(evening: tuple[Path, str], new_database: NewDatabase) -> NewDatabase:
    """Gives the URL of a database of a kind with an evening's play in it."""

    def fill(kind: str) -> str:
        url = new_database(kind)
        if kind == "sqlite":
            shutil.copytree(evening[0], Path(make_url(url).database or "").parent)
        else:
            assert run_command("restore", str(evening[0] / "evening.backup"), "--database", url).code == 0
        return url

    return fill


@pytest.fixture
def home(filled: NewDatabase) -> str:
    return filled("sqlite")


def changed(url: str) -> str:
    """The same database with somebody else in it."""
    with connected(url, is_writer=True) as connection:
        connection.execute(text("UPDATE people SET name = 'Mallory'"))
    return url


# There and back


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_backup_and_restore_between_either_database(
    folder: Path,
    evening: tuple[Path, str],
    filled: NewDatabase,
    new_database: NewDatabase,
    source: str,
    target: str,
) -> None:
    first, second, table = filled(source), new_database(target), evening[1]
    before = contents(first)
    assert all(before.values())
    file = folder / "evening.backup"
    ran = run_command("backup", str(file), "--database", first)
    assert ran.code == 0 and "3 tables, 2 people" in ran.out and "`secret` is no part of it" in ran.out
    assert make_url(first).render_as_string() in ran.out, "It says of which database."
    ran = run_command("restore", str(file), "--database", second)
    assert ran.code == 0 and "3 tables, 2 people" in ran.out and "are back" in ran.out
    assert contents(second) == before == contents(first)
    with (
        open_house(settings_in(folder, database=second, secret="x" * 32)) as house,
        house.visitor("Eve") as eve,
    ):
        assert eve.state(table)["number"] > 0
        eve.open_table([{"kind": "me"}, {"kind": "open"}])
    with connected(second, is_writer=True) as connection:
        last = connection.execute(select(func.max(CHAT.c.id))).scalar_one()
        row = ChatRow(table, 0, None, before["people"][0][0], "Ada", "and on", "now")
        assert rows.add_chat(connection, row).id > last


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_backup_is_a_consistent_snapshot(folder: Path, new_database: NewDatabase, kind: str) -> None:
    """Somebody acts when the tables have been copied, but not yet their actions."""
    url, file = new_database(kind), folder / "busy.backup"
    with open_house(settings_in(folder, database=url)) as house, house.visitor("Ada") as ada:
        table = ada.open_table([{"kind": "me"}, {"kind": "me"}], start=True)

        def act(copied: str = "tables", *_: int) -> None:
            if copied == "tables":
                seat = ada.get(f"/api/tables/{table}")["due"][0]
                ada.act(table, ada.state(table, seat=seat))

        act()
        engine = engine_for(make_url(url), is_writer=False)
        write_backup(engine, file, act)
        engine.dispose()
        assert ada.get(f"/api/tables/{table}")["number"] == 2
    assert numbers_in(file) == (Counter({table: 1}), Counter({table: 1}))


def numbers_in(file: Path) -> tuple[Counter[str], Counter[str]]:
    said: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for line in lines_of(file):
        if isinstance(line, tuple):
            heading, _, values = line
            row = dict(zip(heading.columns, values, strict=True))
            if heading.table == "tables":
                said[row["id"]] += row["number"]
            elif heading.table == "actions":
                found[row["table"]] += 1
    return +said, found


def test_restore_migrates_an_older_backup(folder: Path, new_database: NewDatabase) -> None:
    old, new = new_database("sqlite"), new_database("sqlite")
    Path(make_url(old).database or "").parent.mkdir()
    with connected(old, is_writer=True) as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        people = "INSERT INTO people VALUES ('p', 'Ada', 'guest', 'en', 'auto', 'then')"
        connection.execute(text(people))
    file = backed_up(old, folder / "old.backup")
    with connected(old) as connection:
        assert revision_of(connection) == "0001", "A backup changes nothing."
    assert run_command("restore", str(file), "--database", new).code == 0
    with connected(new) as connection:
        assert revision_of(connection) not in (None, "0001")
        (ada,) = rows.find_people(connection, ["p"])
        assert (ada.name, ada.preferences) == ("Ada", "{}")


# The file


def test_backup_is_private_and_lacks_the_signing_secret(folder: Path, home: str) -> None:
    file = backed_up(home, folder / "evening.backup")
    assert file.stat().st_mode & 0o777 == 0o600
    secret = secret_of(settings_in(folder, database=home))
    assert len(secret) == 64 and secret not in gzip.decompress(file.read_bytes())
    for word in ("backup", "restore"):
        assert "secret" in run_command(word, "--help").out


def test_backup_is_written_atomically(folder: Path, home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file = backed_up(home, folder / "evening.backup")
    before, files = file.read_bytes(), sorted(folder.iterdir())
    engine = engine_for(make_url(home), is_writer=False)

    def fail(table: str, number: int, total: int) -> None:
        if table == "actions":
            raise OSError(28, "No space left on device")

    for target in (file, folder / "other.backup"):
        with pytest.raises(OSError, match="No space"):
            write_backup(engine, target, fail)
    with pytest.raises(KeyboardInterrupt):
        write_backup(engine, file, interrupted)
    engine.dispose()
    assert file.read_bytes() == before and sorted(folder.iterdir()) == files


def interrupted(table: str, number: int, total: int) -> None:
    raise KeyboardInterrupt


def test_backup_reports_progress(folder: Path, home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "_AT_ONCE", 5)
    told: list[tuple[str, int, int]] = []
    engine = engine_for(make_url(home), is_writer=False)
    found = write_backup(engine, folder / "x.backup", lambda *step: told.append(step))
    engine.dispose()
    assert {table: number for table, number, _ in told} == found.rows
    assert [number for table, number, _ in told if table == "actions"][:2] == [5, 10]
    assert all(number <= total for _, number, total in told)


def test_backup_overwrites_only_backups(folder: Path, home: str) -> None:
    file = folder / "letter.txt"
    file.write_text("Dear aunt")
    assert "left alone" in complaint("backup", str(file), "--database", home)
    assert file.read_text() == "Dear aunt"
    assert "cannot be written" in complaint("backup", str(folder / "no" / "x.backup"), "--database", home)
    again = backed_up(home, folder / "evening.backup")
    assert backed_up(home, again)


def test_backup_of_a_missing_or_empty_database_is_refused(folder: Path) -> None:
    file = folder / "x.backup"
    missing = f"sqlite:///{folder / 'nowhere.sqlite'}"
    assert "There is no database" in complaint("backup", str(file), "--database", missing)
    assert not (folder / "nowhere.sqlite").exists()
    (folder / "empty.sqlite").write_bytes(b"")
    empty = f"sqlite:///{folder / 'empty.sqlite'}"
    assert "nothing in this database" in complaint("backup", str(file), "--database", empty)
    said = complaint("backup", str(file), "--database", "postgresql+psycopg://me:hunter2@127.0.0.1:1/x")
    assert "cannot be used" in said and "hunter2" not in said
    assert not file.exists() and not list(folder.glob(".*"))


# What does not fit


def test_restore_needs_an_empty_database_or_replace(folder: Path, filled: NewDatabase, home: str) -> None:
    other = changed(filled("sqlite"))
    file, before = backed_up(home, folder / "evening.backup"), contents(other)
    assert "--replace" in complaint("restore", str(file), "--database", other)
    assert contents(other) == before
    assert run_command("restore", str(file), "--database", other, "--replace").code == 0
    assert contents(other) == contents(home) != before


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_restore_is_refused_while_a_server_runs(
    folder: Path, filled: NewDatabase, home: str, kind: str
) -> None:
    other = filled(kind)
    file, before = backed_up(home, folder / "evening.backup"), contents(other)
    with open_house(settings_in(folder, database=other)):
        assert "stop the server" in complaint("restore", str(file), "--database", other, "--replace")
    assert contents(other) == before


def test_freshly_migrated_database_counts_as_empty(
    folder: Path, new_database: NewDatabase, home: str
) -> None:
    other = new_database("sqlite")
    with open_house(settings_in(folder, database=other)):
        pass
    assert run_command("restore", str(backed_up(home, folder / "x.backup")), "--database", other).code == 0
    assert contents(other) == contents(home)


def spoiled(lines: list[bytes]) -> Iterator[tuple[str, list[bytes]]]:
    """A backup in which something is wrong, and what is said about it."""
    yield "checksum", [line.replace(b'"Ada"', b'"Eve"') for line in lines]
    yield "ends too early", lines[:-1]
    yield "ends too early", lines[: len(lines) // 2]
    yield "cannot be read", [*lines[:3], b"nonsense\n", *lines[3:]]
    yield "cannot be read", [*lines[:2], b"[" * 100_000 + b"\n", *lines[3:]]
    yield "another number of columns", [*lines[:2], b"[1]\n", *lines[3:]]
    yield "Something follows", [*lines, b"more\n"]
    yield "cannot be read", [b"{}\n", *lines[1:]]
    yield "not 'hexenkessel-backup 1'", [lines[0].replace(b"backup 1", b"backup 2"), *lines[1:]]
    yield "newer program", summed([lines[0].replace(b'"revision":"0', b'"revision":"9'), *lines[1:]])
    yield "does not fit its revision", summed([line.replace(b'"theme"', b'"themes"') for line in lines])
    yield (
        "does not fit its revision",
        summed([line.replace(b'"table":"chat"', b'"table":"x"') for line in lines]),
    )


def summed(lines: list[bytes]) -> list[bytes]:
    """With a checksum that fits."""
    digest = sha256(b"".join(lines[:-1])).hexdigest()
    return [*lines[:-1], json.dumps({"sha256": digest}, separators=(",", ":")).encode() + b"\n"]


def test_invalid_backup_changes_nothing(folder: Path, filled: NewDatabase, home: str) -> None:
    other, file = changed(filled("sqlite")), folder / "spoiled.backup"
    before = contents(other)
    lines = gzip.decompress(backed_up(home, folder / "good.backup").read_bytes()).splitlines(keepends=True)
    for problem, wrong in spoiled(lines):
        file.write_bytes(gzip.compress(b"".join(wrong), 1))
        said = complaint("restore", str(file), "--database", other, "--replace")
        assert said.startswith("Nothing was changed.") and problem in said
        assert contents(other) == before
    file.write_bytes(gzip.compress(b"".join(summed(lines)), 1))
    assert run_command("restore", str(file), "--database", other, "--replace").code == 0


def test_corruption_of_a_backup_is_detected(folder: Path, new_database: NewDatabase, home: str) -> None:
    other, good = new_database("sqlite"), backed_up(home, folder / "good.backup").read_bytes()
    file = folder / "spoiled.backup"
    wrong = [good[:at] for at in range(0, len(good), len(good) // 20)]
    wrong += [
        good[:at] + bytes([good[at] ^ 0x55]) + good[at + 1 :] for at in range(10, len(good), len(good) // 40)
    ]
    for bytes_ in (*wrong, b"", b"Dear aunt", good + b"x"):
        file.write_bytes(bytes_)
        complaint("restore", str(file), "--database", other)
    assert "no file" in complaint("restore", str(folder / "missing"), "--database", other)
    assert not Path(make_url(other).database or "").exists() or not contents(other)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_restore_is_atomic(folder: Path, filled: NewDatabase, home: str, kind: str) -> None:
    other, file = changed(filled(kind)), folder / "twice.backup"
    before = contents(other)
    lines = gzip.decompress(backed_up(home, folder / "good.backup").read_bytes()).splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith(b'{"table":"chat"'))
    heading = json.loads(lines[at])
    heading["rows"] += 1
    twice = [*lines[:at], json.dumps(heading).encode() + b"\n", lines[at + 1], *lines[at + 1 :]]
    file.write_bytes(gzip.compress(b"".join(summed(twice)), 1))
    assert "cannot be used" in complaint("restore", str(file), "--database", other, "--replace")
    assert contents(other) == before
    with open_house(settings_in(folder, database=other)) as house, house.visitor("Eve") as eve:
        assert_alive(eve)


def assert_alive(visitor: Visitor) -> None:
    assert visitor.get("/api/health")["status"] == "ok"
    visitor.open_table(BOTS)


def test_backup_uses_the_database_of_the_settings(
    folder: Path, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HEXENKESSEL_DATABASE", home)
    assert run_command("backup", "one.backup").code == 0
    monkeypatch.delenv("HEXENKESSEL_DATABASE")
    (folder / "hexenkessel.toml").write_text(f'database = "{home}"\n')
    assert run_command("backup", "two.backup").code == 0
    (folder / "hexenkessel.toml").write_text("database = 7\n")
    assert "settings" in complaint("backup", "three.backup")
    read = gzip.decompress
    assert len(read((folder / "one.backup").read_bytes()).splitlines()) == len(
        read((folder / "two.backup").read_bytes()).splitlines()
    )
