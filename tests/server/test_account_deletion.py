"""Whoever wants to be forgotten is forgotten, and nobody who plays with him has to wait."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, update
from websockets.exceptions import ConnectionClosed

from hexenkessel.server.errors import not_now
from hexenkessel.server.storage import people as people_rows
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ChatRow, PersonRow, SeatRow, TableRow
from hexenkessel.server.storage.schema import TABLES
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table.waiting_room import WaitingRoom
from tests.server.house import (
    ME_AND_A_FRIEND,
    ME_AND_BOTS,
    House,
    Visitor,
    open_house,
    run,
    settings_in,
    wait_for,
)

NAME = "Zerlina Quittenbaum"
PASSWORD = "correct horse"


@pytest.fixture
def zerlina(house: House) -> Iterator[Visitor]:
    with house.visitor(NAME) as visitor:
        yield visitor


def everything_stored(house: House) -> str:
    with closing(sqlite3.connect(house.services.store._url.database or "")) as database:
        return "\n".join(database.iterdump())


def test_account_deletion_leaves_no_personal_data(folder: Path) -> None:
    with (
        open_house(settings_in(folder)) as house,
        house.visitor(NAME) as zerlina,
        house.visitor("Bert") as bert,
    ):
        zerlina.post("/api/account", login="quitte", password=PASSWORD)
        zerlina.http.patch("/api/me", json={"preferences": {"muted": ["facade"]}})
        hot_seat = [{"kind": "me", "name": "Cousin Oktavia"}, {"kind": "me"}]
        zerlina.open_table(hot_seat, start=True)
        table = bert.open_table(ME_AND_A_FRIEND)
        zerlina.post(f"/api/tables/{table}/sit", seat=1)
        zerlina.post(f"/api/tables/{table}/chat", text="quinces forever")
        bert.post(f"/api/tables/{table}/chat", text="a word of Bert's")
        for word in ("Quittenbaum", "quitte", "facade", "Oktavia", "quinces forever", "argon2"):
            assert word in everything_stored(house)
        assert zerlina.refused("/api/me/delete", password="wrong horse")[1]["error"] == "wrong-login"
        assert zerlina.refused("/api/me/delete")[0] == 403
        old_cookie = zerlina.cookie
        zerlina.post("/api/me/delete", password=PASSWORD)
        assert zerlina.get("/api/me") is None
        left = everything_stored(house)
        for word in ("Quittenbaum", "quitte", "facade", "Oktavia", "quinces forever", "argon2"):
            assert word not in left
        assert "a word of Bert" in left
        with house.visitor(None) as stranger:
            assert stranger.http.get("/api/me", headers={"Cookie": old_cookie}).json() is None
            assert stranger.refused("/api/login", login="quitte", password=PASSWORD)[0] == 403
        # The login is free again.
        bert.post("/api/account", login="quitte", password=PASSWORD)


def test_chat_of_a_deleted_account_is_no_longer_sent(house: House, zerlina: Visitor, ada: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    zerlina.post(f"/api/tables/{table}/sit", seat=1)
    zerlina.post(f"/api/tables/{table}/chat", text="quinces")
    ada.post(f"/api/tables/{table}/chat", text="no, pears")
    zerlina.post("/api/me/delete")
    with ada.socket(table) as line:
        line.hear_until("chat")
        assert [news["line"]["text"] for news in line.heard if news["type"] == "chat"] == ["no, pears"]


def test_deletion_frees_seats_and_removes_tables_without_other_people(
    house: House, zerlina: Visitor, ada: Visitor, bert: Visitor
) -> None:
    of_ada = ada.open_table(ME_AND_A_FRIEND)
    zerlina.post(f"/api/tables/{of_ada}/sit", seat=1)
    lonely = zerlina.open_table([*ME_AND_A_FRIEND, {"kind": "bot", "bot": "random"}])
    shared = zerlina.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{shared}/sit", seat=1)
    with bert.socket(lonely) as line:
        line.hear_until("table")
        zerlina.post("/api/me/delete", password=None)
        with pytest.raises(ConnectionClosed):
            while True:
                line.hear()
    assert ada.get(f"/api/tables/{of_ada}")["seats"][1]["kind"] == "open"
    assert ada.http.get(f"/api/tables/{lonely}").status_code == 404
    assert lonely not in [each["id"] for each in ada.get("/api/tables")]
    left = bert.get(f"/api/tables/{shared}")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person"] and left["name"] == left["game"]
    # Those who are left can go on without the host.
    ada.post(f"/api/tables/{shared}/sit", seat=0)
    assert ada.post(f"/api/tables/{shared}/start")["state"] == "running"


def test_bot_takes_over_the_seats_of_a_deleted_account(house: House, zerlina: Visitor, ada: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    zerlina.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    cookie = zerlina.cookie
    with ada.socket(table) as line:
        zerlina.post("/api/me/delete")
        told = line.hear_until("table", lambda news: news["table"]["seats"][1]["bot"])
    assert told["table"]["seats"][1]["bot"] == "greedy"
    seat = wait_for(lambda: (seat := ada.get(f"/api/tables/{table}")["seats"][1])["name"] == "" and seat)
    assert seat["person"] == zerlina.person["id"] and not seat["connected"]
    wait_for(lambda: ada.state(table)["number"] == 1)  # it has answered in his place
    ada.act(table, ada.state(table))
    with house.visitor(None) as thief:
        answer = thief.http.post(f"/api/tables/{table}/take-back", json={}, headers={"Cookie": cookie})
        assert answer.status_code == 401


def test_bot_takes_over_despite_a_concurrent_write(house: House, zerlina: Visitor, ada: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    zerlina.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")

    def change_it(connection: Connection) -> None:
        is_it = TABLES.c.id == table
        connection.execute(update(TABLES).where(is_it).values(revision=TABLES.c.revision + 1))

    run(house.services.store.write(change_it))
    zerlina.post("/api/me/delete")
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "greedy"


def test_failed_deletion_keeps_the_account(
    zerlina: Visitor, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    zerlina.post(f"/api/tables/{table}/sit", seat=1)
    with monkeypatch.context() as patched:
        patched.setattr(WaitingRoom, "stand", fail)
        assert zerlina.refused("/api/me/delete")[1]["error"] == "out-of-order"
    assert zerlina.get("/api/me")["name"] == NAME
    zerlina.post("/api/me/delete")
    assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


async def fail(*_: object) -> None:
    raise not_now("out-of-order", "Not today.")


def test_deletion_covers_tables_that_are_not_in_memory(folder: Path) -> None:
    with (
        open_house(settings_in(folder)) as house,
        house.visitor(NAME) as zerlina,
        house.visitor("Ada") as ada,
    ):
        open_table = ada.open_table(ME_AND_A_FRIEND)
        zerlina.post(f"/api/tables/{open_table}/sit", seat=1)
        table = ada.open_table(ME_AND_A_FRIEND)
        zerlina.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        cookies = {
            name: each.http.cookies["hexenkessel"] for name, each in (("zerlina", zerlina), ("ada", ada))
        }
    with open_house(settings_in(folder)) as house:
        with house.visitor(None) as again:
            again.http.cookies.set("hexenkessel", cookies["zerlina"])
            again.post("/api/me/delete")
        with house.visitor(None) as ada:
            ada.http.cookies.set("hexenkessel", cookies["ada"])
            assert ada.get(f"/api/tables/{open_table}")["seats"][1]["kind"] == "open"
            assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "greedy"


def test_records_of_finished_games_are_anonymised(house: House, zerlina: Visitor) -> None:
    table = zerlina.open_table(ME_AND_BOTS, options={"rounds": 1}, start=True)
    zerlina.post(f"/api/tables/{table}/lend", bot="random")
    zerlina.watch_to_the_end(table)
    record = zerlina.http.get(f"/api/tables/{table}/record").text
    assert "Quittenbaum" in record
    zerlina.post("/api/me/delete")
    after = zerlina.http.get(f"/api/tables/{table}/record").text
    assert "Quittenbaum" not in after
    assert plays_in(record) and plays_in(record) == plays_in(after)
    assert zerlina.http.get(f"/api/tables/{table}/replay?number=3").status_code == 200


def plays_in(record: str) -> list[str]:
    """Numbered lines, without the seals, which hold the names too."""
    return [line.partition(" ~ ")[0] for line in record.splitlines() if line[:1].isdigit()]


def test_sockets_of_a_deleted_account_close_even_if_a_later_step_fails(
    house: House, zerlina: Visitor, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(tables: object) -> None:
        raise OSError("The disk is gone.")

    table = ada.open_table(ME_AND_A_FRIEND)
    monkeypatch.setattr(house.services.registry, "look_again", fail)
    with zerlina.socket(table) as line:
        line.hear_until("table")
        assert zerlina.refused("/api/me/delete")[0] == 500
        with pytest.raises(ConnectionClosed):
            while True:
                line.hear()


def test_deleted_account_cannot_chat_over_an_open_socket(
    house: House, zerlina: Visitor, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    zerlina.post(f"/api/tables/{table}/sit", seat=1)
    monkeypatch.setattr(house.services.registry, "end_sockets", lambda person: None)  # not yet
    with zerlina.socket(table) as line:
        line.hear_until("table")
        zerlina.post("/api/me/delete")
        line.say(type="chat", text="still here", channel="gallery")
        assert line.hear_until("error")["error"] == "nobody"
    assert "still here" not in everything_stored(house)


def test_chat_that_races_with_deletion_is_not_stored(store: Store) -> None:
    zerlina = PersonRow("z", NAME, "guest", "en", "auto", "")
    table = TableRow("t", "titan", "1", "{}", "", "z", False, "open", "", 0, 0, "[]", None, "")
    quinces = ChatRow("t", 0, None, "z", NAME, "quinces", "", "gallery")
    for job in (
        partial(rows.add_person, row=zerlina),
        partial(rows.add_table, row=table, seats=[SeatRow("t", 0)], texts={}),
    ):
        run(store.write(job))
    assert run(store.write(partial(people_rows.say, row=quinces))) is not None
    run(store.write(partial(people_rows.forget_person, person="z")))
    assert run(store.write(partial(people_rows.say, row=quinces))) is None
