"""Uploads of records are bounded, and stored in chunks: nobody waits while a large one is written."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.record import Remark, read_record, write_record
from hexenkessel.server.records.verification import MOST_ACTIONS, MOST_REMARKS
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.bulk_insert import CHUNK, chunks_of
from hexenkessel.server.storage.rows import ActionRow, ChatRow, SeatRow, StoredTable
from hexenkessel.server.storage.schema import ACTIONS, CHAT, TABLES
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table.chat import LONGEST_CHAT
from tests.kernel.test_record import sealed_anew
from tests.server.house import House, Visitor, open_house, run, settings_in
from tests.server.test_records import played
from tests.server.test_storage import person
from tests.server.test_table_changes import PLAIN


def record_with(remarks: list[str]) -> str:
    return write_record(played(3, DiceParts("remarks")), remarks=[Remark(1, 0, each) for each in remarks])


@pytest.mark.parametrize(
    "language, words", [("en", ["up to", "remarks"]), ("de", ["höchstens", "Bemerkungen"])]
)
def test_upload_with_too_many_remarks_is_rejected(house: House, language: str, words: list[str]) -> None:
    record = record_with(["x"] * 110_000)  # less than two megabytes
    with house.visitor("Mallory", language=language) as mallory:
        status, told = mallory.refused("/api/analysis", record=record)
    assert (status, told["error"]) == (422, "bad-record")
    assert all(word in told["text"] for word in words)
    # It names the first line that is too much.
    lines = record.splitlines()
    assert sum(line.startswith("; ") for line in lines[: told["line"]]) == MOST_REMARKS + 1
    assert lines[told["line"] - 1].startswith("; ")


def test_upload_with_the_maximum_of_remarks_is_accepted(ada: Visitor) -> None:
    said = [f"remark {number}" for number in range(MOST_REMARKS)]
    table = ada.post("/api/analysis", record=record_with(said))["id"]
    back = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert [remark.text for remark in back.remarks] == said


def test_remarks_are_truncated_to_the_length_of_chat_lines(ada: Visitor) -> None:
    record = sealed_anew(record_with(["short"]).replace("short", "x" * 100_000))
    table = ada.post("/api/analysis", record=record)["id"]
    assert [len(line["text"]) for line in ada.get(f"/api/tables/{table}/chat")] == [LONGEST_CHAT]


# Chunks


def largest(host: str) -> StoredTable:
    """As much as an upload can hold."""
    row = msgspec.structs.replace(PLAIN, id=f"{host}s", host=host, state="finished")
    actions = tuple(ActionRow(row.id, number, 0, "roll", 0, "") for number in range(1, MOST_ACTIONS + 1))
    chat = tuple(ChatRow(row.id, 0, 0, host, "name", f"remark {each}", "now") for each in range(MOST_REMARKS))
    return StoredTable(row, (SeatRow(row.id, 0),), actions, chat)


def count(connection: Connection, table: str) -> tuple[int, int]:
    return (
        len(connection.execute(select(ACTIONS.c.number).where(ACTIONS.c.table == table)).all()),
        len(connection.execute(select(CHAT.c.id).where(CHAT.c.table == table)).all()),
    )


def test_bulk_insert_of_a_large_record_does_not_block_the_writer(store: Store) -> None:
    async def scene() -> None:
        await store.write(lambda connection: rows.add_person(connection, person("bulk")))
        stored = largest("bulk")

        async def add() -> None:
            for chunk in chunks_of(stored):
                await store.write(chunk)

        adding, others = asyncio.ensure_future(add()), 0
        while not adding.done():
            await store.write(lambda connection: None)
            others += 1
        await adding
        assert others > MOST_ACTIONS // CHUNK, "They have waited for all of it."
        assert await store.read(lambda it: count(it, stored.row.id)) == (MOST_ACTIONS, MOST_REMARKS)
        again = await store.read(lambda it: rows.load_table(it, stored.row.id))
        assert again is not None and (again.row, again.actions) == (stored.row, stored.actions)
        await store.write(lambda it: it.execute(TABLES.delete().where(TABLES.c.id == stored.row.id)))

    run(scene())


def test_interrupted_bulk_insert_is_invisible_and_removed_at_startup(folder: Path) -> None:
    settings = settings_in(folder)
    with open_house(settings) as house, house.visitor("Ada") as ada:
        stored, cookies = largest(ada.person["id"]), ada.http.cookies
        for chunk in islice(chunks_of(stored), 5):  # and then the power fails
            run(house.services.store.write(chunk))
        assert ada.http.get(f"/api/tables/{stored.row.id}").status_code == 404
        assert ada.get("/api/tables", which="mine") == []
    with open_house(settings) as house, house.visitor(None) as ada:
        ada.http.cookies = cookies
        assert ada.http.get(f"/api/tables/{stored.row.id}").status_code == 404
        assert run(house.services.store.read(lambda it: count(it, stored.row.id))) == (0, 0)


def test_failed_bulk_insert_leaves_nothing(house: House, ada: Visitor) -> None:
    stored = largest(ada.person["id"])
    twice = msgspec.structs.replace(stored, actions=(*stored.actions, stored.actions[0]))
    with pytest.raises(Exception, match="IntegrityError"):
        run(house.services.records._add(twice))
    assert run(house.services.store.read(lambda it: count(it, stored.row.id))) == (0, 0)


def test_account_deletion_removes_records_one_at_a_time(house: House, ada: Visitor) -> None:
    tables = [ada.post("/api/analysis", record=record_with(["x"]))["id"] for _ in range(3)]
    before = house.services.store.commits
    ada.post("/api/me/delete")
    assert house.services.store.commits >= before + len(tables)
    for table in tables:
        assert run(house.services.store.read(partial(count, table=table))) == (0, 0)
