"""Slow clients: a request has a deadline for its head and one for its body, and an answer has to be read."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from hexenkessel.server.http.http_protocol import LARGEST_HEAD
from hexenkessel.server.ops.metrics import LIMITS
from tests.server.house import PATIENCE, House, open_house, settings_in, wait_for

SOON = 0.5  # seconds: the deadline of these servers
GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = settings_in(tmp_path_factory.mktemp("hurried"), head_time=SOON, body_time=SOON, patience=SOON)
    with open_house(settings) as house:
        yield house


@contextmanager
def connected(house: House) -> Iterator[socket.socket]:
    host, _, port = house.address.partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        yield line


def all_from(line: socket.socket) -> bytes:
    """Whatever comes until the other end closes the connection. Waits in vain if it never does."""
    heard = b""
    with suppress(ConnectionResetError):
        while some := line.recv(65536):
            heard += some
    return heard


def trickle(line: socket.socket, data: bytes) -> bytes:
    """Send this byte by byte again and again, until the other end has enough."""
    line.settimeout(0.05)
    for _ in range(int(PATIENCE / 0.05)):
        for byte in data:
            with suppress(TimeoutError):
                return all_from(line)
            try:
                line.send(bytes([byte]))
            except (BrokenPipeError, ConnectionResetError):
                return b""
    raise AssertionError("It would have gone on for ever.")


@pytest.mark.parametrize(
    "sent", [GET, b"G", POST, POST + b'{"name":'], ids=["head", "letter", "body", "half"]
)
def test_incomplete_request_times_out_with_408(hurried: House, sent: bytes) -> None:
    before = LIMITS["connections"]
    with connected(hurried) as line:
        line.sendall(sent)
        assert all_from(line).startswith(b"HTTP/1.1 408 ")
    assert LIMITS["connections"] > before


def test_idle_connection_is_closed_without_a_response(hurried: House) -> None:
    """Browsers connect ahead of their next request, and would take an answer for the answer to that."""
    with connected(hurried) as line:
        assert all_from(line) == b""


def test_head_deadline_is_not_extended_by_each_byte(hurried: House) -> None:
    with connected(hurried) as line:
        heard = trickle(line, GET + b"X: " + b"x" * 10_000)
    assert not heard or heard.startswith(b"HTTP/1.1 408 "), "A reset may overtake the answer."


def test_deadline_applies_to_requests_on_a_kept_alive_connection(hurried: House) -> None:
    for rest in (GET, b"\r\n", POST + b"{"):
        with connected(hurried) as line:
            line.sendall(GET + b"\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
            line.sendall(rest)
            assert b"HTTP/1.1 200 " not in all_from(line)


def test_body_of_a_rejected_request_is_not_awaited(hurried: House) -> None:
    """It was refused by its head; the connection ends although bytes keep coming."""
    large = POST.replace(b"Length: 14", b"Length: 100000000").replace(b"application/json", b"text/plain")
    with connected(hurried) as line:
        line.sendall(large)
        assert line.recv(65536).startswith(b"HTTP/1.1 415 ")
        trickle(line, b"x" * 1000)


def test_client_that_does_not_read_the_answer_is_disconnected(hurried: House) -> None:
    path = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    host, _, port = hurried.address.partition(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect((host, int(port)))
        with suppress(ConnectionResetError, BrokenPipeError):
            # More answers than the buffers of the system hold, one after the other.
            for _ in range(200):
                line.sendall(path)
        wait_for(lambda: not hurried.connection_limits._total)


def test_oversized_head_is_rejected_with_431(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, connected(house) as line:
        with suppress(ConnectionResetError, BrokenPipeError):
            line.sendall(GET + b"X: " + b"x" * LARGEST_HEAD)
        assert all_from(line).startswith(b"HTTP/1.1 431 ")


def test_slow_client_within_the_deadline_is_served(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, connected(house) as line:
        request = POST + b'{"name":"Ada"}'
        for begin in range(0, len(request), 20):
            line.sendall(request[begin : begin + 20])
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
