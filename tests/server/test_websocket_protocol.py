"""The WebSocket protocol of the server: what clients may send, and its limits."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from hexenkessel.server.http.rate_limits import TokenBucket
from hexenkessel.server.http.websocket_protocol import WebSocketProtocol
from tests.server.house import ME_AND_A_FRIEND, House, Line, Visitor, open_house, settings_in, wait_for


@pytest.fixture
def table(ada: Visitor, bert: Visitor) -> str:
    opened = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{opened}/sit", seat=1)
    ada.post(f"/api/tables/{opened}/start")
    return opened


@pytest.fixture
def line(ada: Visitor, table: str) -> Iterator[Line]:
    with ada.socket(table) as opened:
        opened.hear_until("state")
        yield opened


def test_pipelined_messages_are_answered_in_order(line: Line, table: str) -> None:
    for number in range(50):
        line.say(type="act", number=99, action="roll", id=str(number))
        line.say(type="ping")
    heard = [line.hear() for _ in range(100)]
    assert [news.get("id") for news in heard] == [
        each for number in range(50) for each in (str(number), None)
    ]


def test_fragmented_message_is_read(line: Line) -> None:
    line.connection.send(iter(['{"type"', ":", '"ping"}']))
    assert line.hear() == {"type": "pong"}


PING = b'{"type":"ping"}'


def said(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [len(PING), 124, 125, 126, 127, 1000, 16_000])
def test_messages_of_all_lengths_are_read(line: Line, size: int) -> None:
    line.connection.socket.sendall(said(PING.ljust(size)))
    assert line.hear() == {"type": "pong"}


def test_messages_split_across_packets_are_read(line: Line) -> None:
    both = said(PING) * 2
    line.connection.socket.sendall(both)
    for place in range(1, len(both)):
        line.connection.socket.sendall(both[:place])
        if place % 5 == 0:
            time.sleep(0.005)  # so that it arrives by itself
        line.connection.socket.sendall(both[place:])
    assert [line.hear() for _ in range(2 * len(both))] == [{"type": "pong"}] * 2 * len(both)


def test_unicode_messages_are_read(line: Line, table: str) -> None:
    for words in ("Größe", "őű", "→ 🏰", "a" * 20):
        line.connection.socket.sendall(said(f'{{"type":"chat","text":"{words}"}}'.encode()))
        assert line.hear_until("chat")["line"]["text"] == words


@pytest.mark.parametrize(
    "words",
    [
        said(PING, mask=False),
        said(b"{", fin=False) + said(PING),
        said(PING, Opcode.CONT),
        bytes([0xC1]) + said(PING)[1:],
        bytes([0x83]) + said(PING)[1:],
    ],
    ids=["unmasked", "in the middle of another", "of nothing that had begun", "a bit too many", "of no kind"],
)
def test_malformed_frames_close_with_a_protocol_error(line: Line, words: bytes) -> None:
    line.connection.socket.sendall(words)
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == CloseCode.PROTOCOL_ERROR


def test_protocol_pings_are_answered(line: Line) -> None:
    assert line.connection.ping().wait(60)


@pytest.mark.parametrize("place", ["table", "lobby"])
@pytest.mark.parametrize(
    "words",
    [
        said(b"", Opcode.PING) * 300,
        said(b"", Opcode.PONG) * 300,
        said(b"{", fin=False) + said(b"", Opcode.CONT, fin=False) * 300,
    ],
    ids=["pings", "pongs", "pieces of a message"],
)
def test_flood_of_empty_frames_closes_the_socket(ada: Visitor, table: str, place: str, words: bytes) -> None:
    with ada.socket(table) if place == "table" else ada.lobby() as line:
        line.hear()
        with suppress(OSError):  # it may be closed before all is said
            line.connection.socket.sendall(words)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == CloseCode.POLICY_VIOLATION


def test_pongs_are_dropped_under_backpressure() -> None:
    protocol: Any = WebSocketProtocol.__new__(WebSocketProtocol)
    protocol.conn, protocol.transport, protocol._empty = Mock(), Mock(), TokenBucket(1, 10)
    protocol.conn.data_to_send.return_value = [b"pong"]
    protocol.writable = asyncio.Event()
    protocol.handle_ping()
    protocol.transport.write.assert_not_called()
    protocol.conn.data_to_send.assert_called_once()  # nor within the protocol
    protocol.writable.set()
    protocol.handle_ping()
    protocol.transport.write.assert_called_once_with(b"pong")


@contextmanager
def deaf(house: House, path: str) -> Iterator[WebSocketProtocol]:
    """The server's end of a socket whose other end reads nothing, though much was said."""
    host, _, port = house.address.partition(":")
    with socket.socket() as ours:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        ours.connect((host, int(port)))
        headers = {
            "Host": house.address,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        ours.sendall("\r\n".join(lines).encode())
        protocol: WebSocketProtocol = wait_for(
            lambda: next((one for one in wires(house) if one.handshake_complete), None)
        )
        much = Frame(Opcode.TEXT, b"x" * 20_000_000).serialize(mask=False)
        protocol.loop.call_soon_threadsafe(protocol.transport.write, much)
        wait_for(lambda: not protocol.has_room)
        yield protocol


def wires(house: House) -> list[WebSocketProtocol]:
    return [
        one for one in tuple(house._server.server_state.connections) if isinstance(one, WebSocketProtocol)
    ]


def test_buffer_of_a_slow_consumer_is_freed(folder: Path) -> None:
    with open_house(settings_in(folder, patience=0.2)) as house, house.visitor("Ada") as ada:
        table = ada.open_table(ME_AND_A_FRIEND)
        with deaf(house, f"/api/tables/{table}/play"):
            ada.post(f"/api/tables/{table}/chat", text="Does anybody hear me?")
            wait_for(lambda: not wires(house))
        with deaf(house, "/api/lobby"):
            ada.post(f"/api/tables/{table}/stand")
            wait_for(lambda: not wires(house))


def test_keepalive_timeout_closes_the_connection(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, deaf(house, "/api/lobby") as protocol:
        protocol.loop.call_soon_threadsafe(protocol.keepalive_timeout)
        wait_for(lambda: not wires(house))


@pytest.mark.parametrize(
    ("opcode", "content", "code"),
    [(Opcode.BINARY, b"{}", CloseCode.UNSUPPORTED_DATA), (Opcode.TEXT, b"\xff", CloseCode.INVALID_DATA)],
)
def test_frames_that_are_no_text_close_the_socket(
    line: Line, opcode: Opcode, content: bytes, code: CloseCode
) -> None:
    with line.connection.protocol_mutex:
        line.connection.protocol.send_frame(Frame(opcode, content))
        line.connection.send_data()
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_close_handshake_is_answered(line: Line, house: House, table: str) -> None:
    line.connection.close(CloseCode.NORMAL_CLOSURE)
    assert line.connection.protocol.close_rcvd == line.connection.protocol.close_sent
    wait_for(lambda: not house.services.registry._tables[table].subscribers)


def test_action_is_played_after_its_player_disconnects(ada: Visitor, table: str) -> None:
    with ada.socket(table) as line:
        asked = line.hear_until("state")
        words = asked["decision"]["actions"][0]["text"]
        line.say(type="act", number=asked["number"], action=words)
        line.connection.socket.close()
    wait_for(lambda: ada.state(table)["number"] == asked["number"] + 1)
