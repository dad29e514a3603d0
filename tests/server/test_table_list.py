"""The list of tables: found by what one looks for, page by page, and told when it is worth looking again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from hexenkessel.server.api import lobby
from hexenkessel.server.storage import listing, rows
from hexenkessel.server.storage.listing import Search, list_tables
from hexenkessel.server.storage.rows import PersonRow, SeatRow, TableRow
from hexenkessel.server.storage.store import Store
from tests.server.house import (
    ME_AND_A_FRIEND,
    ME_AND_BOTS,
    House,
    Line,
    Visitor,
    open_house,
    run,
    settings_in,
    wait_for,
)

SHORT = 0.3  # seconds between two pieces of news, where the test is not about them
QUIET = 1.6  # seconds in which something would have been said


def ids(visitor: Visitor, **search: Any) -> list[str]:
    return [table["id"] for table in visitor.get("/api/tables", **search)]


# Looking for a table


def test_table_list_can_be_filtered_and_searched(folder: Path) -> None:
    with (
        open_house(settings_in(folder)) as house,
        house.visitor("Ada") as ada,
        house.visitor("Ödön") as odon,
        house.visitor("Bert") as bert,
    ):
        plain = ada.open_table(ME_AND_A_FRIEND, name="Friday evening")
        taken = ada.open_table(ME_AND_A_FRIEND, name="100% of_it")
        odon.post(f"/api/tables/{taken}/sit", seat=1)
        live = odon.open_table(ME_AND_A_FRIEND, name="Quick", pace={"kind": "live"})
        days = odon.open_table(ME_AND_A_FRIEND, name="Slow", pace={"kind": "days", "days": 7})
        shared = [{"kind": "me", "name": "Zoë"}, {"kind": "me"}, {"kind": "open"}]
        screen = ada.open_table(shared, name="One screen")
        running = ada.open_table(ME_AND_BOTS, name="Friday afternoon", start=True)
        everything = [screen, days, live, taken, plain]
        assert ids(bert) == ids(bert, which="open", game="titan", text="  ") == everything
        assert ids(bert, game="chess") == []
        assert ids(bert, text="friday") == [plain]
        assert ids(bert, which="running", text="FRIDAY") == [running]
        assert ids(bert, text="%") == [taken] and ids(bert, text="f_i") == [taken]
        assert ids(bert, text="öDÖN") == [days, live, taken]
        assert ids(bert, text="zoË") == [screen]
        assert ids(bert, free=True) == [screen, days, live, plain]
        assert ids(bert, free="true", pace="live") == [live]
        assert ids(bert, pace="days") == [days]
        assert ids(bert, pace="none") == [screen, taken, plain]
        assert ids(ada, which="mine", text="friday") == [running, plain]
        assert ids(odon, which="mine", pace="none") == [taken]


@pytest.mark.parametrize(
    "bad",
    [
        {"which": "all"},
        {"pace": "fast"},
        {"free": "perhaps"},
        {"before": "yesterday"},
        {"before": "2031-05-04T19:30:00Z' OR 1"},
        {"text": "x" * 81},
        {"game": "x" * 81},
    ],
)
def test_invalid_filters_are_rejected(ada: Visitor, bad: dict[str, str]) -> None:
    answer = ada.http.get("/api/tables", params=bad)
    assert answer.status_code == 400 and answer.json()["text"]


def test_searches_are_rate_limited(folder: Path) -> None:
    with open_house(settings_in(folder, searches_per_second=0.01)) as house, house.visitor("Ada") as ada:
        assert ids(ada, text="ada") == []
        asked = ada.http.get("/api/tables", params={"text": "ada"})
        assert (asked.status_code, asked.json()["error"]) == (429, "too-many-searches")
        assert ids(ada) == [], "Who only wants to see the list need not wait."


def test_pagination_lists_every_table_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where several tables were opened in the same moment."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.open()
    moments = [1, 1, 2, 3, 3, 3, 3, 4, 5, 6, 6, 7]

    async def pages() -> list[list[str]]:
        person = PersonRow("p", "Ada", "guest", "en", "auto", "")
        await store.write(partial(rows.add_person, row=person))
        for number, moment in enumerate(moments):
            created = f"2031-05-04T19:30:00.00{moment}Z"
            row = TableRow(
                f"t{number:02}", "titan", "1", "{}", "", "p", False, "open", created, 0, 0, "[]", None, ""
            )
            await store.write(partial(rows.add_table, row=row, seats=[SeatRow(row.id, 0)], texts={}))
        found: list[list[str]] = []
        before = None
        while True:
            search = Search(before=before)
            page = await store.read(partial(list_tables, search=search, person=None, page=4))
            if not page:
                return found
            found.append([each.row.id for each in page])
            before = page[-1].row.created

    turned = run(pages())
    run(store.close())
    flat = [table for page in turned for table in page]
    assert sorted(flat) == [f"t{number:02}" for number in range(len(moments))] and len(set(flat)) == len(flat)
    assert all(len(page) >= 4 for page in turned[:-1]) and len(turned) == 3


def test_page_size_is_fifty(house: House) -> None:
    with house.visitor("Host") as host, house.visitor("Other host") as other:
        for number in range(60):
            (host if number % 2 else other).open_table(ME_AND_A_FRIEND, name="Sixty")
            time.sleep(0.002)
        first = host.get("/api/tables", text="sixty")
        second = host.get("/api/tables", text="sixty", before=first[-1]["created"])
        assert (len(first), len(second)) == (listing.PAGE, 10)
        assert not {each["id"] for each in first} & {each["id"] for each in second}
        created = [each["created"] for each in first + second]
        assert created == sorted(created, reverse=True)


# Being told


@pytest.fixture
def line(bert: Visitor, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    """Bert looks at the list, and need not wait long for the next piece of news."""
    monkeypatch.setattr(lobby, "_PAUSE", SHORT)
    with bert.lobby() as opened:
        assert opened.hear() == {"type": "lobby"}  # whatever has changed since he has fetched it
        time.sleep(2 * SHORT)
        yield opened


def is_told(line: Line, within: float = 2 * SHORT) -> bool:
    """Whether something comes within the time in which something would."""
    try:
        line.hear(within)
    except TimeoutError:
        return False
    return True


def test_lobby_feed_reports_changes(ada: Visitor, house: House, line: Line) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    assert line.hear() == {"type": "lobby"}
    with house.visitor("Carl") as carl:
        carl.post(f"/api/tables/{table}/sit", seat=1)
        assert line.hear() == {"type": "lobby"}
        ada.post(f"/api/tables/{table}/start")
        assert line.hear() == {"type": "lobby"}
        # Play itself is no news for the list, nor is what is said.
        ada.act(table, ada.state(table))
        carl.post(f"/api/tables/{table}/chat", text="hello")
        assert not is_told(line)
        carl.post(f"/api/tables/{table}/lend", bot="random")
        assert line.hear() == {"type": "lobby"}


def test_lobby_feed_reports_a_turn_to_its_player_alone(
    ada: Visitor, bert: Visitor, house: House, line: Line
) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    with house.visitor("Eve") as eve, eve.lobby() as other:
        while is_told(line) or is_told(other, 2 * SHORT):
            pass
        # Both divide their legions: Ada is still to do so when Bert has done it.
        ada.act(table, ada.state(table))
        assert not is_told(line), "Bert was asked before and is asked now."
        state = bert.act(table, bert.state(table))
        is_asked = bool(state["decision"])
        if is_asked:
            assert not is_told(line)
        else:
            assert line.hear() == {"type": "lobby"}
        while bool(state["decision"]) is is_asked:
            who = (ada, bert)[state["due"][0]]
            who.act(table, who.state(table))
            state = bert.state(table)
        assert line.hear() == {"type": "lobby"}
        assert not is_told(other), "It is nobody else's business."


def test_lobby_feed_reports_the_end_of_a_game(ada: Visitor, line: Line) -> None:
    table = ada.open_table(ME_AND_BOTS, options={"rounds": 1}, start=True)
    ada.post(f"/api/tables/{table}/lend", bot="random")
    with ada.socket(table, cookie="hexenkessel="):  # bots play while somebody looks on
        while line.hear():
            if ada.get(f"/api/tables/{table}")["state"] == "finished":
                break


def test_lobby_feed_is_throttled(ada: Visitor, bert: Visitor) -> None:
    began = time.monotonic()
    with bert.lobby() as line:
        for _ in range(10):
            table = ada.open_table(ME_AND_A_FRIEND)
            ada.post(f"/api/tables/{table}/stand")
            time.sleep(0.2)
        for _ in range(3):
            line.hear()  # the last change is told too
        while is_told(line, QUIET):
            pass
    # When each was heard, a busy machine decides; but there can be no more of them than seconds have begun.
    assert len(line.heard) <= time.monotonic() - began + 1


def test_lobby_feed_hides_private_tables_from_strangers(ada: Visitor, bert: Visitor, line: Line) -> None:
    table = ada.open_table(ME_AND_A_FRIEND, private=True)
    ada.post(f"/api/tables/{table}/stand")
    assert not is_told(line)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    assert line.hear() == {"type": "lobby"}
    ada.post(f"/api/tables/{table}/sit", seat=0)
    assert line.hear() == {"type": "lobby"}
    bert.post(f"/api/tables/{table}/stand")
    assert line.hear() == {"type": "lobby"}  # it has gone from his list
    ada.post(f"/api/tables/{table}/stand")
    assert not is_told(line)


def test_lobby_feed_tells_anonymous_visitors_of_public_tables(house: House, ada: Visitor) -> None:
    with house.visitor(None) as nobody, nobody.lobby() as line:
        line.hear()
        ada.open_table(ME_AND_BOTS, private=True)
        assert not is_told(line, QUIET)
        ada.open_table(ME_AND_BOTS)
        assert line.hear() == {"type": "lobby"}


def test_lobby_feed_reports_removed_tables(house: House, line: Line) -> None:
    with house.visitor("Carl") as carl:
        carl.open_table(ME_AND_A_FRIEND)
        line.hear()
        time.sleep(2 * SHORT)
        carl.post("/api/me/delete")
        assert line.hear() == {"type": "lobby"}


# Limits, as for the other socket


def test_lobby_socket_answers_pings_and_closes_on_invalid_messages(line: Line) -> None:
    line.say(type="ping")
    assert line.hear() == {"type": "pong"}
    for text in ("", "{}", '{"type":"act"}', "[" * 9000, '{"type":"ping","more":1}'):
        line.connection.send(text)
    line.say(type="ping")
    assert line.hear() == {"type": "pong"}
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(50):
            line.connection.send("{}")
        while True:
            line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == CloseCode.POLICY_VIOLATION


def test_lobby_socket_closes_on_binary_and_oversized_messages(bert: Visitor) -> None:
    for message, code in ((b"\0", CloseCode.UNSUPPORTED_DATA), ("x" * 20_000, CloseCode.MESSAGE_TOO_BIG)):
        with bert.lobby() as line, pytest.raises(ConnectionClosed) as closed:
            line.connection.send(message)
            while True:
                line.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_cross_origin_sockets_are_rejected(house: House, bert: Visitor) -> None:
    with pytest.raises(InvalidStatus) as refused, bert.lobby(origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    wait_for(lambda: len(house.services.registry.lobby) == 0)  # nobody is left behind


def test_sockets_per_address_are_limited(folder: Path) -> None:
    with (
        open_house(settings_in(folder, sockets_per_address=2, messages_per_second=2)) as house,
        house.visitor("Ada") as ada,
        ada.lobby() as line,
        ada.lobby(),
    ):
        with pytest.raises(InvalidStatus), ada.lobby():
            pass
        with pytest.raises(ConnectionClosed):
            for _ in range(40):
                line.say(type="ping")
            while True:
                line.hear()
