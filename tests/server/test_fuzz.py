"""Hostile clients at the socket: whatever they send, honest people play on, and nothing of ours fails."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.honest_clients import HonestGame
from tests.server.house import PATIENCE, House, Visitor, open_house, run, settings_in

CONVERSATIONS = 600
LINES = 12  # at most, in each
MOMENT = 0.2  # seconds in which most of them are answered
SEED = 1 if os.environ.get("CI") else random.randrange(10**9)

STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, 1e308, float("inf"),
    float("nan"), "", " ", "0", "roll", "done", "\x00", "\ud800", "\udfff\ud800", "ß", "🐉" * 50, "x" * 500,
    "a\nb", "../../etc", "'; DROP TABLE tables; --", [], [[]], [None] * 50, {}, {"type": "act"}, {"": {}},
    [{"a": [1, {"b": None}]}],
]  # fmt: skip
VALID: list[dict[str, Any]] = [
    {"type": "act", "number": 0, "action": "roll", "id": "a", "seat": 0},
    {"type": "act", "number": 3, "action": "done"},
    {"type": "undo", "number": 1, "id": "b", "seat": 1},
    {"type": "look", "seat": 0},
    {"type": "look", "seat": None},
    {"type": "continue", "number": 0, "pick": {"kind": "button", "id": "done"}, "id": "c", "seat": 0},
    {"type": "continue", "number": 1, "pick": {"kind": "legion", "id": "Red1"}},
    {"type": "chat", "text": "hello", "channel": "table"},
    {"type": "chat", "text": "hello", "channel": "gallery"},
    {"type": "ping"},
]


class Fuzzer:
    """One conversation: what it sends is drawn from a seed, so that it can be held again."""

    def __init__(self, house: House, game: HonestGame, seed: str) -> None:
        self.rng = random.Random(seed)
        self.address = house.address
        self.game = game
        self.heard: list[Any] = []
        self.is_at_home = False
        self._answered: asyncio.Future[None]

    async def chat(self, cookie: str, own_table: str) -> None:
        rng = self.rng
        tables = [self.game.table, self.game.table, own_table, "unknown", "%00", "a" * 300]
        self.is_at_home = (table := rng.choice(tables)) == own_table
        place = rng.choice([*[f"tables/{table}/play"] * 5, "lobby"])
        since = rng.choice(
            ["", "?since=-1", "?since=0", "?since=9999999", "?since=x&seat=0", "?seat=1&undos=7"]
        )
        with suppress(
            WebSocketException, OSError, EOFError, RuntimeError
        ):  # also what we have broken ourselves
            async with connect(
                f"ws://{self.address}/api/{place}{since}",
                additional_headers={"Cookie": cookie},
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=1,
            ) as line:
                self._answered = asyncio.get_running_loop().create_future()
                hearing = asyncio.create_task(self._hear(line))
                for _ in range(rng.randint(1, LINES)):
                    await rng.choice(WAYS)(self, line)
                with suppress(WebSocketException):
                    await line.send('{"type":"ping"}')
                    await line.ping()
                # Whoever goes at once hears next to nothing; who has said half a word would wait for ever.
                await asyncio.wait([hearing, self._answered], timeout=MOMENT, return_when="FIRST_COMPLETED")
                await line.close()
                await hearing

    async def _hear(self, line: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for news in line:
                self.heard.append(json.loads(news))
                if self.heard[-1]["type"] == "pong" and not self._answered.done():
                    self._answered.set_result(None)

    # What a message may be

    def message(self) -> Any:
        """Something valid, mostly with something wrong about it."""
        said = dict(self.rng.choice(VALID))
        for _ in range(self.rng.randint(0, 3)):
            field = self.rng.choice([*said, "type", "number", "seat", "more", ""])
            match self.rng.randrange(4):
                case 0:
                    said.pop(field, None)
                case 1 | 2:
                    said[field] = self.rng.choice(STRANGE)
                case 3:
                    said[field] = self.rng.choice(VALID).get(field, self.rng.choice(["act", "win", 7]))
        return said

    async def send_message(self, line: ClientConnection) -> None:
        await line.send(json.dumps(self.message()))

    async def send_piece(self, line: ClientConnection) -> None:
        """A message that is cut, doubled or disturbed."""
        text = json.dumps(self.message())
        at = self.rng.randrange(len(text))
        await line.send(self.rng.choice([text[:at], text + text, text[:at] + "\x01" + text[at:], text[::-1]]))

    async def send_nonsense(self, line: ClientConnection) -> None:
        deep = self.rng.choice(["[", '{"type":', '"', "\\u"]) * self.rng.choice([1, 10, 3000])
        await line.send(self.rng.choice([deep, "", "null", "true", "NaN", '{"type":"act","type":"ping"}']))

    async def send_large(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "chat", "text": "x" * self.rng.choice([15_000, 17_000, 10**6])}))

    async def send_bytes(self, line: ClientConnection) -> None:
        await line.send(self.rng.randbytes(self.rng.randrange(200)))

    async def send_fragments(self, line: ClientConnection) -> None:
        text = json.dumps(self.message())
        await line.send([text[at : at + 5] for at in range(0, len(text), 5)] or [""])

    async def send_frames(self, line: ClientConnection) -> None:
        """Frames as no library would make them: unmasked, reserved, lying about their size, not UTF-8."""
        text = json.dumps(self.message()).encode("utf-8", "surrogatepass")[:100]
        line.transport.write(
            self.rng.choice(
                [
                    bytes([0x81, len(text)]) + text,
                    bytes([0x83, 0x80, 0, 0, 0, 0]),
                    bytes([0xF1, 0x80, 0, 0, 0, 0]),
                    bytes([0x81, 0xFF]) + bytes([0xFF] * 8) + bytes(4),
                    bytes([0x81, 0x84, 0, 0, 0, 0]) + b"\xff\xfe\xed\xa0",
                    bytes([0x89, 0xFE, 1, 0, 0, 0, 0, 0]) + bytes(256),
                    bytes([0x80, 0x81, 0, 0, 0, 0]) + b"x",
                    bytes([0x01, 0x81, 0, 0, 0, 0]) + b"{",
                    bytes([0x88, 0x82, 0, 0, 0, 0]) + bytes([0x03, 0xE7]),
                    self.rng.randbytes(60),
                ]
            )
        )
        await asyncio.sleep(0)

    async def leave_half(self, line: ClientConnection) -> None:
        """Say no more, in the middle of a frame, but go on listening; or be gone at once."""
        line.transport.write(bytes([0x81, 0xFE, 0x01, 0x00]))
        if self.rng.random() < 0.5 and line.transport.can_write_eof():
            line.transport.write_eof()
        else:
            line.transport.abort()
        await asyncio.sleep(0)


Way = Callable[[Fuzzer, ClientConnection], Any]
WAYS: list[Way] = [
    *[Fuzzer.send_message] * 12,
    *[Fuzzer.send_piece] * 4,
    *[Fuzzer.send_nonsense] * 2,
    Fuzzer.send_fragments,
    Fuzzer.send_fragments,
    Fuzzer.send_large,
    Fuzzer.send_bytes,
    Fuzzer.send_frames,
    Fuzzer.leave_half,
]


def test_hostile_clients_change_nothing(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    print(f"The seed is {SEED}.")
    caplog.set_level(logging.ERROR)
    with open_house(settings_in(folder)) as house, house.visitor("Mallory") as mallory:
        own = mallory.open_table([{"kind": "me"}, {"kind": "me"}], start=True)
        with HonestGame(house.address) as game:
            fuzzers = [Fuzzer(house, game, f"{SEED} {number}") for number in range(CONVERSATIONS)]
            run(talk_all(fuzzers, [mallory.cookie, "", "hexenkessel=x.0.y"], own))
        assert game.took, "Nobody played."
        # uvicorn may complain about visitors; we must not fail.
        assert not [record.getMessage() for record in caplog.records if record.name == "hexenkessel"]
        assert all(fuzzer.is_at_home or is_a_stranger(fuzzer) for fuzzer in fuzzers)
        heard = [news for fuzzer in fuzzers for news in fuzzer.heard]
        assert {"error", "state", "pong", "looked"} <= {news["type"] for news in heard}
        assert not [news for news in heard if news.get("error") == "failed"]
        is_well(house, mallory, own)


async def talk_all(fuzzers: list[Fuzzer], cookies: list[str], own: str) -> None:
    """Ten at a time."""
    room = asyncio.Semaphore(10)

    async def chat(fuzzer: Fuzzer) -> None:
        async with room, asyncio.timeout(PATIENCE):
            await fuzzer.chat(fuzzer.rng.choice(cookies), own)

    await asyncio.gather(*map(chat, fuzzers))


def is_a_stranger(fuzzer: Fuzzer) -> bool:
    """At other people's tables he was shown what everybody may see, and asked nothing."""
    states = [news for news in fuzzer.heard if news["type"] == "state"]
    return all((news["seat"], news["decision"], news["asides"]) == (None, None, []) for news in states)


def is_well(house: House, mallory: Visitor, own: str) -> None:
    """The server answers, and its own tables can be played, even that of the hostile."""
    assert mallory.get("/api/health")["status"] == "ok"
    state = next(state for seat in (0, 1) if (state := mallory.state(own, seat=seat))["decision"])
    mallory.act(own, state)
    with house.visitor("Eve") as eve, eve.socket(own) as line:
        assert line.hear_until("state")["number"] == state["number"] + 1
