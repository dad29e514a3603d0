"""Whatever somebody sends, nothing happens that may not happen, and the server goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from hexenkessel.server.api.table_connection import TableConnection
from hexenkessel.server.people.sessions import Signature
from hexenkessel.server.table.messages import Pong
from hexenkessel.server.table.subscribers import LONGEST_QUEUE, Subscriber
from tests.server.house import ME_AND_A_FRIEND, House, Visitor, open_house, settings_in, wait_for

HUGE = "x" * 1_000_000
NO_ACTIONS: list[Any] = [
    None,
    1,
    [],
    {},
    True,
    "",
    " ",
    "roll roll",
    "\x00",
    "roll\ud800",
    "ß",
    "'; drop table",
]


@pytest.fixture
def table(ada: Visitor, bert: Visitor) -> str:
    table = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    return table


@pytest.fixture(autouse=True)
def still_alive(house: House) -> Iterator[None]:
    yield
    with house.visitor(None) as anybody:
        assert anybody.get("/api/health")["status"] == "ok"


@pytest.mark.parametrize("action", NO_ACTIONS)
def test_malformed_actions_are_rejected(ada: Visitor, table: str, action: Any) -> None:
    before = ada.state(table)
    body = json.dumps({"number": 0, "action": action}).encode()
    answer = ada.http.post(
        f"/api/tables/{table}/act", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in (400, 409), answer.text
    assert ada.state(table) == before


@pytest.mark.parametrize("number", [None, "0", 0.5, [], -1, 10**30])
def test_malformed_numbers_are_rejected(ada: Visitor, table: str, number: Any) -> None:
    for path in ("act", "undo"):
        body = {"number": number, "action": "roll"} if path == "act" else {"number": number}
        assert ada.http.post(f"/api/tables/{table}/{path}", json=body).status_code in (400, 409)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b'"act"', b"\xff\xfe", b"[" * 50_000])
def test_malformed_bodies_are_rejected(ada: Visitor, table: str, content: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    for path in (f"/api/tables/{table}/act", "/api/tables", "/api/guest"):
        assert ada.http.post(path, content=content, headers=headers).status_code == 400


def test_oversized_requests_are_rejected(ada: Visitor, table: str) -> None:
    answer = ada.http.post(f"/api/tables/{table}/chat", json={"text": HUGE})
    assert answer.status_code == 413


def test_oversized_messages_close_the_socket(ada: Visitor, table: str) -> None:
    with ada.socket(table) as line:
        line.hear_until("state")
        with pytest.raises(ConnectionClosed) as closed:
            line.say(type="chat", text=HUGE[:100_000])  # who is still sending may not hear why
            while True:
                line.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG


def test_binary_messages_close_the_socket(ada: Visitor, table: str) -> None:
    with ada.socket(table) as line:
        line.connection.send(b"\x00\x01")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                line.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == CloseCode.UNSUPPORTED_DATA


def test_repeated_invalid_messages_close_the_socket(ada: Visitor, table: str) -> None:
    nonsense = [
        "",
        "[]",
        "{}",
        "null",
        '{"type":"act"}',
        '{"type":"win"}',
        '{"type":"act","number":"1"}',
        "[" * 9000,
    ]
    with ada.socket(table) as line:
        line.hear_until("state")
        for text in nonsense:
            line.connection.send(text)
            assert line.hear_until("error")["error"] == "bad-message"
        with pytest.raises(ConnectionClosed):
            for _ in range(50):
                line.connection.send("{}")
                line.hear()


def test_acting_for_another_persons_seat_is_forbidden(
    house: House, ada: Visitor, bert: Visitor, table: str
) -> None:
    path = f"/api/tables/{table}"
    choice = ada.state(table)["decision"]["actions"][0]["text"]
    with house.visitor("Mallory") as mallory, house.visitor(None) as stranger:
        for command, body in (
            ("act", {"number": 0, "action": choice}),
            ("undo", {"number": 0}),
            ("check", {"action": choice}),
        ):
            assert mallory.refused(f"{path}/{command}", **body)[0] == 403
            assert stranger.refused(f"{path}/{command}", **body)[0] == 401
        for command in ("stand", "start", "take-back", "lend"):
            body = {"bot": "random"} if command == "lend" else {}
            assert mallory.refused(f"{path}/{command}", **body)[0] in (403, 409)
        with mallory.socket(table) as line, stranger.socket(table) as other:
            line.say(type="act", id="m", number=0, action=choice)
            assert line.hear_until("error") == {
                "type": "error", "text": "You do not sit at this table.", "error": "not-seated", "id": "m",
            }  # fmt: skip
            other.say(type="chat", text="hello")
            assert other.hear_until("error")["error"] == "nobody"
    assert ada.state(table)["number"] == 0
    # Bert has a seat, but not the turn of others.
    ada.act(table, ada.state(table))
    bert.act(table, bert.state(table))
    waiting = bert if ada.state(table)["decision"] else ada
    assert waiting.refused(f"{path}/act", number=2, action="roll")[1]["refusal"]["rule"] == "K2"


def test_cross_site_requests_are_forbidden(ada: Visitor, table: str) -> None:
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://{ada.address}.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = ada.http.post("/api/leave", headers=headers)
        assert answer.status_code == 403 and answer.json()["error"] == "foreign-origin"
        assert ada.http.patch("/api/me", json={"name": "x"}, headers=headers).status_code == 403
    assert ada.http.post("/api/leave", headers={"Origin": f"http://{ada.address}"}).status_code == 200
    with pytest.raises(InvalidStatus) as refused, ada.socket(table, origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403


def test_only_json_bodies_are_accepted(ada: Visitor, table: str) -> None:
    body = json.dumps({"text": "hello"})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = ada.http.post(f"/api/tables/{table}/chat", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 415


def test_forged_session_cookies_are_ignored(house: House, ada: Visitor, table: str) -> None:
    person = ada.person["id"]
    real = ada.http.cookies["hexenkessel"]
    flipped = real[:-1] + ("A" if real[-1] != "A" else "B")
    foreign = Signature(b"another secret").sign(person, 0, 0)
    with house.visitor(None) as mallory:
        for cookie in (
            person,
            f"{person}.",
            f"{person}.{'A' * 43}",
            f"{person}.0.{'A' * 43}",
            real.replace(".0.", ".1."),
            real.replace(".0.", "."),
            flipped,
            foreign,
            "",
            ".",
            HUGE[:3000],
            "é.é",
        ):
            headers = {b"Cookie": f"hexenkessel={cookie}".encode("latin-1")}
            assert mallory.http.get("/api/me", headers=headers).json() is None
            asked = mallory.http.get(f"/api/tables/{table}/state", headers=headers)
            assert asked.json()["seat"] is None
        with mallory.socket(table, cookie=f"hexenkessel={foreign}") as line:
            assert line.hear_until("state")["seat"] is None


def test_security_headers_are_sent(ada: Visitor) -> None:
    for path in ("/", "/api/me", "/api/games/titan/figures", "/nowhere", "/api/nowhere"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert (
            rules["script-src"] == rules["default-src"] == "'self'" and rules["frame-ancestors"] == "'none'"
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fetc/passwd", "/assets/../../x", "/%00", "//etc/passwd"]
)
def test_static_files_allow_no_path_traversal(folder: Path, house: House, path: str) -> None:
    client = folder / "dist"
    client.mkdir()
    (client / "index.html").write_text("the page")
    (folder / "pyproject.toml").write_text("secret")
    with open_house(settings_in(folder, client=str(client))) as other, other.visitor(None) as anybody:
        answer = anybody.http.get(path)
        assert answer.text == "the page" or answer.status_code == 404


def test_requests_guests_messages_and_sockets_are_rate_limited(folder: Path) -> None:
    settings = settings_in(
        folder, requests_per_second=2, guests_per_minute=3, messages_per_second=2, sockets_per_address=1
    )
    with open_house(settings) as house, house.visitor("Ada") as ada:
        table = ada.open_table(ME_AND_A_FRIEND)
        assert {ada.http.post("/api/guest", json={"name": "x"}).status_code for _ in range(4)} == {200, 429}
        with ada.socket(table) as line:
            for _ in range(25):  # whoever goes on for longer is sent away
                line.say(type="ping")
            assert line.hear_until("error")["error"] == "too-many-messages"
        wait_for(lambda: not house.middleware._sockets)  # who has said goodbye may still be on his way out
        with ada.socket(table), pytest.raises(InvalidStatus), ada.socket(table):
            pass
        wait_for(lambda: ada.http.get("/api/me").status_code == 429)


class Deaf:
    """A socket of somebody who does not read."""

    async def send_data(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int) -> None:
        self.code = code


def test_slow_consumer_is_disconnected(house: House, ada: Visitor) -> None:
    table = house.services.registry._tables[ada.open_table(ME_AND_A_FRIEND)]
    services: Any = type("Services", (), {"settings": settings_in(Path(), patience=0.1)})
    deaf: Any = Deaf()

    async def converse() -> None:
        await TableConnection(deaf, table, Subscriber(None, -1), services).run()

    asyncio.run(converse())
    assert deaf.code == CloseCode.TRY_AGAIN_LATER


def test_subscriber_queue_is_bounded() -> None:
    subscriber = Subscriber(None, -1)
    for _ in range(10 * LONGEST_QUEUE):
        subscriber.tell(Pong())
    assert subscriber.is_dropped and len(list(iter(subscriber.next_news, None))) == LONGEST_QUEUE
