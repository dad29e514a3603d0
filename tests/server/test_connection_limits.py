"""Connection limits, of one address and altogether: half-open connections keep nobody out, and are logged."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from hexenkessel.server.http.connections import MOST_FILES, raise_file_limit
from hexenkessel.server.ops.metrics import LIMITS
from tests.server.house import PATIENCE, House, open_house, settings_in, wait_for

MANY = 1100
ELSEWHERE = "127.0.0.2"  # on this machine, too, but not the address of a trusted proxy


@pytest.fixture(autouse=True)
def room_for_many_files() -> None:
    raise_file_limit()
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < 2 * MANY + 500:
        pytest.fail("This machine does not allow so many open files; see `ulimit -Hn`.", pytrace=False)


@contextmanager
def half_open(
    house: House, count: int, address: str, sent: bytes = b"GET / HT"
) -> Iterator[list[socket.socket]]:
    """So many connections from this address that have begun a request and never end it."""
    port = house.address.partition(":")[2]
    with ExitStack() as stack:
        lines = []
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", int(port)), PATIENCE, source_address=(address, 0))
            stack.enter_context(line)
            line.sendall(sent)
            lines.append(line)
        yield lines


def ask(house: House, address: str) -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        port = house.address.partition(":")[2]
        return client.get(f"http://127.0.0.1:{port}/api/health").status_code


@pytest.mark.parametrize("attacker", [ELSEWHERE, "127.0.0.1"], ids=["directly", "by a trusted proxy"])
@pytest.mark.parametrize("sent", [b"", b"GET / HT"], ids=["silent", "begun"])
def test_half_open_connections_exhaust_nothing_and_are_logged(
    folder: Path, attacker: str, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_in(folder, head_time=PATIENCE, connections_per_address=100)
    with open_house(settings) as house, half_open(house, MANY, attacker, sent):
        # Neither those who come from elsewhere, nor others of the same address.
        assert ask(house, "127.0.0.3") == ask(house, attacker) == 200
        assert house.connection_limits._total <= 110
        wait_for(lambda: "connections-turned-away" in caplog.text)
        told = next(record for record in caplog.records if record.getMessage() == "connections-turned-away")
        assert told.levelname == "WARNING" and attacker in str(vars(told)["fields"]["addresses"])


def test_connections_per_address_are_limited(folder: Path) -> None:
    """Those that have asked for something stay, and who comes later waits."""
    request = (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"
    )
    settings = settings_in(folder, connections_per_address=5)
    with open_house(settings) as house, half_open(house, 5, ELSEWHERE, request) as lines:
        wait_for(lambda: not house.connection_limits._half_open)
        before = LIMITS["connections"]
        with half_open(house, 1, ELSEWHERE, b"") as (late,):
            assert late.recv(1000).startswith(b"HTTP/1.1 503 ")
        assert LIMITS["connections"] > before
        assert ask(house, "127.0.0.3") == 200
        lines[0].close()
        wait_for(lambda: house.connection_limits._total < 5)
        assert ask(house, ELSEWHERE) == 200


def test_connection_limit_behind_a_trusted_proxy_is_per_client(folder: Path) -> None:
    def begun_by(visitor: str) -> bytes:
        head = f"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {visitor}\r\n"
        return (head + "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n").encode()

    settings = settings_in(folder, connections_per_address=5)
    with open_house(settings) as house, half_open(house, 5, "127.0.0.1", begun_by("203.0.113.7")):
        wait_for(lambda: house.middleware._answering["203.0.113.7"] == 5)
        with half_open(house, 1, "127.0.0.1", begun_by("203.0.113.7")) as (late,):
            assert late.recv(1000).startswith(b"HTTP/1.1 429 ")
        with half_open(house, 1, "127.0.0.1", begun_by("203.0.113.8")) as (other,):
            other.sendall(b'{"name":1')
            assert other.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_half_open_connections_are_evicted_at_the_total_limit(folder: Path) -> None:
    with open_house(settings_in(folder)) as house:
        house.connection_limits._most = 20
        with half_open(house, 20, ELSEWHERE), half_open(house, 5, "127.0.0.3"):
            assert ask(house, "127.0.0.4") == 200
            assert house.connection_limits._total <= 20


def test_websockets_count_for_the_connection_limit(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        table = ada.open_table([{"kind": "me"}, {"kind": "open"}])
        ada.close()
        wait_for(lambda: not house.connection_limits._total)
        with ada.socket(table) as line:
            line.hear_until("table")
            assert house.connection_limits._total == 1
        wait_for(lambda: not house.connection_limits._total)


def test_open_file_limit_is_raised_at_startup(folder: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    command = [sys.executable, "-m", "hexenkessel.cli", "serve", "--port", "0"]
    with subprocess.Popen(
        ["sh", "-c", 'ulimit -S -n 1024; exec "$@"', "sh", *command],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={**os.environ, "HEXENKESSEL_DATABASE": f"sqlite:///{folder / 'tables.sqlite'}"},
    ) as process:
        assert process.stdout is not None and process.stdout.readline().startswith("Hexenkessel is at")
        allowed, _ = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        process.terminate()
    assert allowed == min(hard, MOST_FILES) > 1024
