"""A heavy table beside light ones: what a battle of 800 figures costs those who play Titan next to it.

A few tables of Titan are played at an even pace, again and again in turn: with no battle at work, with one
that two bots fight while somebody looks on, and with one that two people fight, each of whom points at a
figure, is told what it may do, and lets it do something. What counts is the p99 of the light tables as a
ratio to that without a battle, in the same round.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from statistics import median
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from benchmarks.great_battle import largest_scenario
from benchmarks.load.players import PlayedTable, read
from benchmarks.load.processes import ServerProcess
from benchmarks.load.traffic import Figures, Pace, measure
from benchmarks.load.wire import Line, connect

TABLES: Final = 8  # light ones
THINKING: Final = 0.1  # seconds in the mean, at each light table
PERSON_THINKING: Final = 0.2  # seconds, at the heavy one
BOT: Final = "greedy"
WARMTH: Final = 10  # actions by which each light table is ahead of the one before
REST: Final = 0.5  # seconds until whatever was opened and closed is over and done with
MOST_DELAY: Final = 2.0  # × the p99 without a heavy table
_LEAVE: Final = ("end", "fight")  # buttons that would end the turn


class Battle:
    """A table with 800 figures. At it somebody plays only while it is `at_work`."""

    def __init__(self, server: ServerProcess, http: httpx.AsyncClient) -> None:
        self._port = server.port
        self._http = http
        self._table = ""
        self.actions = 0

    async def open(self) -> None:
        raise NotImplementedError

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        lines = await self._connect()
        try:
            yield
        finally:
            for line in lines:
                line.close()
            await asyncio.sleep(REST)

    async def _connect(self) -> Sequence[Line]:
        raise NotImplementedError

    async def _open(self, cookie: str, seats: list[dict[str, str]], **more: object) -> None:
        options = {"scenario": msgspec.json.encode(largest_scenario()).decode()}
        wish = {"game": "armageddon", "seats": seats, "options": options, **more}
        opened = await self._post("/api/tables", cookie, **wish)
        self._table = opened.json()["id"]

    async def _guest(self) -> str:
        welcome = await self._post("/api/guest", "", name="General")
        return f"hexenkessel={welcome.cookies['hexenkessel']}"

    async def _post(self, path: str, cookie: str, **body: object) -> httpx.Response:
        self._http.cookies.clear()
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        return answer.raise_for_status()

    @property
    def _path(self) -> str:
        return f"/api/tables/{self._table}/play"


class BattleOfBots(Battle):
    """Two bots, and somebody who looks on: without him they would wait."""

    async def open(self) -> None:
        await self._open(await self._guest(), [{"kind": "bot", "bot": BOT}] * 2, start=True)

    async def _connect(self) -> Sequence[Line]:
        return [await connect(self._port, self._path, self._hear)]

    def _hear(self, payload: bytes) -> None:
        self.actions += read(payload)["type"] == "state"


class BattleOfPeople(Battle):
    """Two people, of whom the one in turn points at a figure and then lets it do something."""

    def __init__(self, server: ServerProcess, http: httpx.AsyncClient) -> None:
        super().__init__(server, http)
        self._cookies: list[str] = []
        self._rng = random.Random(0)

    async def open(self) -> None:
        self._cookies = [await self._guest(), await self._guest()]
        await self._open(self._cookies[0], [{"kind": "me"}, {"kind": "open"}])
        await self._post(f"/api/tables/{self._table}/sit", self._cookies[1], seat=1)
        await self._post(f"/api/tables/{self._table}/start", self._cookies[0])

    async def _connect(self) -> Sequence[Line]:
        return [await self._sit_down(cookie) for cookie in self._cookies]

    async def _sit_down(self, cookie: str) -> Line:
        picks: list[Any] = []
        number = 0

        def hear(payload: bytes) -> None:
            nonlocal number
            news = read(payload)
            if news["type"] == "state" and (asked := news["decision"]):
                self.actions += 1
                number = news["number"]
                picks[:] = [pick for pick in asked["first_picks"] or [] if pick["id"] not in _LEAVE]
                asyncio.get_running_loop().call_later(PERSON_THINKING, point)
            elif news["type"] == "continuing" and news["actions"]:
                say(type="act", number=number, action=self._rng.choice(news["actions"])["text"])

        def point() -> None:
            say(type="continue", id="", number=number, pick=self._rng.choice(picks))

        def say(**message: Any) -> None:
            if not line.is_closed:
                line.say(msgspec.json.encode(message).decode())

        line = await connect(self._port, self._path, hear, cookie)
        return line


class Round(NamedTuple):
    """The light tables, played at three times."""

    alone: Figures
    beside_bots: Figures
    beside_people: Figures


async def measure_beside(server: ServerProcess, rounds: int, seconds: float) -> tuple[list[Round], list[int]]:
    """All rounds, and how many actions there were in the battle of the bots and in that of the people."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        light = [PlayedTable(server.port, number, http) for number in range(TABLES)]
        battles = BattleOfBots(server, http), BattleOfPeople(server, http)
        for battle in battles:
            await battle.open()
        for number, table in enumerate(light):
            await table.prepare()
            await table.play(WARMTH * number)
        for battle in battles:
            async with battle.at_work():  # processes that must start first do so now
                await asyncio.sleep(3)
            battle.actions = 0

        async def play(seed: int) -> Figures:
            for table in light:
                await table.prepare()
            await asyncio.sleep(REST)
            return await measure(light, Pace(seconds, THINKING), seed, server.processor_seconds)

        found: list[Round] = []
        for number in range(rounds):
            figures = [await play(number)]
            for battle in battles:
                async with battle.at_work():
                    figures.append(await play(number))
            found.append(Round(*figures))
            print(f"Round {number + 1} of {rounds}: {_line(found[-1])}", flush=True)
        return found, [battle.actions for battle in battles]


def _line(each: Round) -> str:
    alone, bots, people = (1000 * figures.worst for figures in each)
    return f"p99 {alone:.1f} ms alone, {bots:.1f} beside bots, {people:.1f} beside people"


def table_of(rounds: Sequence[Round], actions: Sequence[int]) -> str:
    lines = [f"{'a table of Titan beside a battle of 800 figures':50}{'':>12}  demanded"]
    for name, which in (("beside one that bots fight", 1), ("beside one that people fight", 2)):
        ratio = median(each[which].worst / each.alone.worst for each in rounds)
        verdict = "met" if ratio <= MOST_DELAY else "MISSED"
        lines.append(f"{f'p99 {name}, ×':50}{f'{ratio:.2f} {verdict}':>12}  ≤ {MOST_DELAY:g}")
    lines.append("")
    lines.append(f"{'figure':50}{'alone':>12}{'bots':>12}{'people':>12}")
    for name, place in (("p50 to the last screen, ms", 3), ("p99 to the last screen, ms", 4)):
        cells = "".join(f"{1000 * median(each[time][place] for each in rounds):>12.3g}" for time in range(3))
        lines.append(f"{name:50}{cells}")
    lines.append(f"{'actions in the battle':50}{'':>12}{actions[0]:>12}{actions[1]:>12}")
    return "\n".join(lines)
