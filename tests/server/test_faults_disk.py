"""The disk is full, fails, or is locked: nothing is told that is not stored, and nothing is lost."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.server.house import (
    ME_AND_A_FRIEND,
    PATIENCE,
    House,
    Process,
    Visitor,
    open_house,
    run,
    settings_in,
    wait_for,
)

MANY = 8  # games
PLENTY = 2**30


def begun(ada: Visitor, bert: Visitor) -> str:
    table = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    return table


def play_until_refused(tables: list[str], people: tuple[Visitor, ...]) -> tuple[str, Any]:
    """Play until the server cannot store an action; returns where, and the last state that was acknowledged.

    There are several games, because one may end before the disk is full.
    """
    for table in tables:
        while (states := [person.state(table) for person in people])[0]["outcome"] is None:
            person, state = next(
                pair for pair in zip(people, states, strict=True) if pair[1]["decision"] is not None
            )
            choices = state["decision"]["actions"]
            action = choices[state["number"] % len(choices)]["text"]
            answer = person.http.post(
                f"/api/tables/{table}/act", json={"number": state["number"], "action": action}
            )
            if answer.status_code == 503:
                assert answer.json()["error"] == "no-storage"
                return table, state
            assert answer.status_code == 200, answer.text
    raise AssertionError("There was always room.")


def is_as_before(table: str, people: tuple[Visitor, ...], state: Any) -> None:
    assert people[state["seat"]].state(table) == state
    for person in people:
        assert person.state(table)["number"] == state["number"]
        assert person.get(f"/api/tables/{table}")["number"] == state["number"]
        with person.socket(table) as line:
            assert line.hear_until("state")["number"] == state["number"]


def test_full_database_refuses_writes_and_recovers(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        other, *tables = [begun(ada, bert) for _ in range(MANY)]
        pages = pragma(house, "page_count")
        pragma(house, f"max_page_count = {pages}")
        table, state = play_until_refused(tables, (ada, bert))
        is_as_before(table, (ada, bert), state)
        # Whoever only looks does not notice.
        assert ada.state(other)["number"] == 0 and ada.get("/api/tables", which="mine")
        pragma(house, f"max_page_count = {PLENTY}")
        is_as_before(table, (ada, bert), state)
        (ada, bert)[state["seat"]].act(table, state)
        number, cookies = ada.state(table)["number"], ada.http.cookies
    assert number == state["number"] + 1
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada:
        ada.http.cookies = cookies
        assert ada.state(table)["number"] == number


def pragma(house: House, words: str) -> Any:
    """On the connection that writes, as it is a matter of each connection."""

    def job(connection: Connection) -> Any:
        return connection.execute(text(f"PRAGMA {words}")).scalar()

    return run(house.services.store.write(job))


@pytest.mark.parametrize("crowd", [8, 1], ids=["a thread writes", "a writer process writes"])
def test_failing_disk_refuses_writes_and_recovers(folder: Path, crowd: int) -> None:
    """The system itself says no to every byte that would make a file larger than it is now."""
    with (
        Process(folder, crowd=crowd) as process,
        Visitor(process.address, "Ada") as ada,
        Visitor(process.address, "Bert") as bert,
    ):
        tables = [begun(ada, bert) for _ in range(MANY)]
        writers = [process.pid]
        if crowd == 1:
            ada.act_when_due(tables[0])
            writers += wait_for(lambda: others_who_use(folder / "tables.sqlite", process.pid))
        with no_larger_files(writers, folder):
            table, state = play_until_refused(tables, (ada, bert))
            is_as_before(table, (ada, bert), state)
            assert ada.http.get("/api/health").status_code == 503
        is_as_before(table, (ada, bert), state)
        (ada, bert)[state["seat"]].act(table, state)
        assert ada.http.get("/api/health").status_code == 200
        number, cookies = ada.state(table)["number"], ada.http.cookies
    assert number == state["number"] + 1
    with Process(folder) as process, Visitor(process.address, None) as ada:
        ada.http.cookies = cookies
        assert ada.state(table)["number"] == number


def others_who_use(file: Path, server: int) -> set[int]:
    """Processes that have opened this file, but for the server."""
    found = set()
    for opened in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):  # closed in the meantime, or somebody else's
            if opened.readlink() == file:
                found.add(int(opened.parts[2]))
    return found - {server}


@contextmanager
def no_larger_files(writers: list[int], folder: Path) -> Iterator[None]:
    largest = max(file.stat().st_size for file in folder.iterdir())
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    for process in writers:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, usual[1]))
    try:
        yield
    finally:
        for process in writers:
            resource.prlimit(process, resource.RLIMIT_FSIZE, usual)


def test_locked_database_delays_writes_then_refuses_them(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        table, other = begun(ada, bert), begun(ada, bert)
        state = ada.state(table)
        pragma(house, f"busy_timeout = {PATIENCE * 1000:.0f}")  # longer than all the questions below take
        with (
            closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as somebody,
            ThreadPoolExecutor(1) as threads,
        ):
            somebody.execute("BEGIN IMMEDIATE")
            acting = threads.submit(ada.act, table, state)
            with house.visitor(None) as eve:
                # The writer waits; nobody else does, and nobody sees what is not stored.
                assert [eve.state(each)["number"] for each in (table, other)] == [0, 0]
                assert eve.get("/api/health")["status"] == "ok"
                assert bert.state(table)["number"] == 0 and not acting.done()
            somebody.execute("ROLLBACK")
            acting.result(PATIENCE)
            assert bert.state(table)["number"] == 1
            # A lock that nobody lifts is told to who waits for it, and to nobody else.
            pragma(house, "busy_timeout = 100")
            somebody.execute("BEGIN IMMEDIATE")
            _, state = play_until_refused([table], (ada, bert))
            is_as_before(table, (ada, bert), state)
            somebody.execute("ROLLBACK")
        (ada, bert)[state["seat"]].act(table, state)
        assert ada.state(table)["number"] == bert.state(table)["number"] == 2
