"""Somebody misbehaves, and others play on as if he were not there."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.frames import CloseCode
from websockets.typing import Origin

from hexenkessel.server.http.middleware import _BURST as BURST
from hexenkessel.server.people.sessions import Signature
from tests.server.honest_clients import HonestGame
from tests.server.house import PATIENCE, Process, Visitor, open_house, run, settings_in, wait_for

ELSEWHERE = "127.0.0.2"  # another address of this machine: limits are by address
REQUESTS = 10.0  # that are answered in a second
WHILE = 1.5  # seconds
PATIENT = 4.0  # seconds for a browser to take what it is sent; a busy machine needs them also for the honest
AT_ONCE = 10  # messages or requests of somebody who misbehaves
MEGABYTE = "x" * 1_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """With limits that also a slow machine can reach."""
    limits: dict[str, Any] = {"requests_per_second": REQUESTS, "messages_per_second": 50.0}
    with Process(tmp_path_factory.mktemp("crowd"), **limits) as process:
        yield process.address


@pytest.fixture(scope="module")
def game(server: str) -> Iterator[HonestGame]:
    """They play all the time, whatever happens; and when all that is over, nothing of it is lost."""
    with HonestGame(server) as game:
        yield game


@pytest.fixture(scope="module")
def calm(game: HonestGame) -> int:
    """How many actions they get done while nobody misbehaves."""
    return game.actions_in(WHILE)


class Mallory:
    """Somebody who comes from elsewhere, by name or without."""

    def __init__(self, game: HonestGame) -> None:
        with Visitor(game.people[0].address, "Mallory") as visitor:
            self.cookie = visitor.cookie
        self.address = visitor.address
        self.game = game
        self.heard: list[str] = []

    def socket(self, **changes: Any) -> Any:
        """A line to the table of the honest."""
        arguments: dict[str, Any] = {
            "additional_headers": {"Cookie": self.cookie},
            "compression": None,
            "max_size": None,
            "open_timeout": PATIENCE,
            "local_addr": (ELSEWHERE, 0),
        }
        port = int(self.address.split(":")[1])
        uri = f"ws://{self.address}/api/tables/{self.game.table}/play"
        return connect(uri, host="127.0.0.1", port=port, **(arguments | changes))

    async def until_sent_away(
        self, line: ClientConnection, words: Callable[[int], str], pause: float
    ) -> None:
        async def hear() -> None:
            async for news in line:
                self.heard.append(str(news)[:300])

        hearing = asyncio.create_task(hear())
        with suppress(WebSocketException):
            for number in range(10_000):
                await line.send(words(number))
                if not number % AT_ONCE:  # a busy machine may sleep for longer
                    await asyncio.sleep(AT_ONCE * pause)
        with suppress(WebSocketException):
            await hearing


async def a_thousand_messages_a_second(mallory: Mallory) -> None:
    async with mallory.socket() as line:
        await mallory.until_sent_away(line, lambda number: '{"type":"ping"}', 0.001)
    assert any("too-many-messages" in news for news in mallory.heard)


async def messages_of_a_megabyte(mallory: Mallory) -> None:
    async with mallory.socket() as line:
        await mallory.until_sent_away(line, lambda number: json.dumps({"type": "chat", "text": MEGABYTE}), 0)
        # Who is still sending when the line is cut may not hear why.
        assert line.close_code in (CloseCode.MESSAGE_TOO_BIG, CloseCode.ABNORMAL_CLOSURE)


async def somebody_elses_seat(mallory: Mallory) -> None:
    seats = (None, 0, 1, -1, 99)
    kinds = ("act", "undo", "look")

    def words(number: int) -> str:
        said = {"type": kinds[number % 3], "number": number, "action": "roll", "seat": 0}
        said |= {"seat": seats[number % 5]}
        wanted = {"act": ("type", "number", "action", "seat"), "undo": ("type", "number", "seat")}
        return json.dumps({name: said[name] for name in wanted.get(kinds[number % 3], ("type", "seat"))})

    async with mallory.socket() as line:
        await mallory.until_sent_away(line, words, 0.005)
    assert any("not-seated" in news for news in mallory.heard)
    assert not any('"type":"state"' in news and '"seat":null' not in news for news in mallory.heard)


async def another_site(mallory: Mallory) -> None:
    for origin in ("http://evil.example", "null", f"http://{mallory.address}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            async with mallory.socket(origin=Origin(origin)):
                pass
        assert refused.value.response.status_code == 403


async def a_forged_cookie(mallory: Mallory) -> None:
    victim = mallory.game.people[0]
    forged = Signature(b"another secret").sign(victim.person["id"], 0, 0)
    for cookie in (forged, victim.http.cookies["hexenkessel"][:-2] + "AA"):
        async with mallory.socket(additional_headers={"Cookie": f"hexenkessel={cookie}"}) as line:
            await line.send('{"type":"act","number":0,"action":"roll"}')
            # The honest play on meanwhile, and he is shown it.
            while (news := json.loads(await line.recv())).get("error") != "nobody":
                assert news["type"] in ("table", "state", "chat"), news
                assert news.get("seat") is None


async def requests_without_end(mallory: Mallory) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    url = f"http://127.0.0.1:{mallory.address.split(':')[1]}/api/tables/{mallory.game.table}"
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        began = time.monotonic()
        answers: list[int] = []
        # Whoever does not stop hears nothing else but this, and now and then an answer.
        while answers.count(429) < 100:
            some = await asyncio.gather(*(client.get(url) for _ in range(AT_ONCE)))
            answers += [answer.status_code for answer in some]
    allowed = REQUESTS * (time.monotonic() - began + BURST)
    assert answers.count(200) <= allowed and set(answers) == {200, 429}


@pytest.mark.parametrize(
    "attack",
    [
        a_thousand_messages_a_second,
        messages_of_a_megabyte,
        somebody_elses_seat,
        another_site,
        a_forged_cookie,
        requests_without_end,
    ],
)
def test_abusive_clients_do_not_slow_down_others(
    game: HonestGame, calm: int, attack: Callable[[Mallory], Any]
) -> None:
    async def attack_and_count() -> int:
        attacking = asyncio.create_task(attack(Mallory(game)))
        busy = await asyncio.to_thread(game.actions_in, WHILE)
        async with asyncio.timeout(PATIENCE):
            await attacking
        return busy

    demand_flow(calm, lambda: run(attack_and_count()))


def test_slow_consumers_do_not_slow_down_others(folder: Path) -> None:
    """He asks and asks, is sent what his system takes for him, then nothing more, and then is sent away."""
    with open_house(settings_in(folder, patience=PATIENT)) as house, HonestGame(house.address) as game:
        subscribers = house.services.registry._tables[game.table].subscribers
        wait_for(lambda: len(subscribers) == 2)

        def ask_and_ask() -> int:
            with ExitStack() as stack:
                deaf = [stack.enter_context(deaf_socket(game)) for _ in range(5)]
                # Whoever sits there for long without reading is already gone, so the audience tells nothing.
                wait_for(lambda: all(map(is_let_in, deaf)))
                for _ in range(1000):
                    for each in deaf:
                        with suppress(OSError):
                            each.send(LOOK)
                busy = game.actions_in(WHILE)
                wait_for(lambda: len(subscribers) <= 2)
            return busy

        demand_flow(game.actions_in(WHILE), ask_and_ask)


def demand_flow(calm: int, count: Callable[[], int]) -> None:
    """The game goes on. How fast, depends on what else this machine does; a stand-still is another thing.

    The machine itself may stand still, but not whenever somebody misbehaves.
    """
    counts: list[int] = []
    while len(counts) < 3:
        counts.append(count())
        if counts[-1] > calm / 20:
            return
    raise AssertionError(f"{counts} actions instead of {calm}")


# A frame as a client sends it, with a mask of zeros.
WORDS = b'{"type":"look","seat":null}'
LOOK = bytes([0x81, 0x80 | len(WORDS), 0, 0, 0, 0]) + WORDS


@contextmanager
def deaf_socket(game: HonestGame) -> Iterator[socket.socket]:
    """Open at the table, with room for next to nothing; never read."""
    port = int(game.people[0].address.split(":")[1])
    request = [
        f"GET /api/tables/{game.table}/play HTTP/1.1",
        f"Host: localhost:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        opened.connect(("127.0.0.1", port))
        opened.sendall("\r\n".join([*request, "", ""]).encode())
        opened.setblocking(False)
        yield opened


def is_let_in(opened: socket.socket) -> bool:
    """Whether the server has answered; what it said stays unread."""
    with suppress(BlockingIOError):
        return opened.recv(12, socket.MSG_PEEK) == b"HTTP/1.1 101"
    return False
