"""Scripted players at our tables: they choose from what they are offered, by a seeded generator."""

from __future__ import annotations

import random
from typing import Any, Final

import httpx
import msgspec

from benchmarks.load.traffic import Beat, Circle
from benchmarks.load.wire import Hear, connect

SCREENS: Final = 4  # connections at each table, those of players and of spectators

# Who always takes these never has a middle of the game.
_SHUNNED: Final = frozenset({"accept", "concede", "done", "flee", "propose", "reroll", "split"})
_SPLIT_NEVERTHELESS: Final = 0.2


_OTHER_NEWS: Final = ("table", "chat", "clocks")

read: Final = msgspec.json.Decoder().decode
"""What every screen does with every message, whoever has sent it."""


class PlayedTable:
    """One table with four screens; a new game begins when one is over."""

    def __init__(self, port: int, number: int, http: httpx.AsyncClient) -> None:
        self.circle = Circle()
        self.games = 0
        self._port = port
        self._http = http
        self._seats = 2 + number % 3
        self._rng = random.Random(number)
        self._states: list[Any] = []
        self._awaited = 0

    async def open(self) -> None:
        """A table with as many people as seats; whoever has no seat looks on."""
        for line in self.circle.lines:
            line.close()
        self.circle.lines.clear()
        self._states = [None] * SCREENS
        self._awaited = 0
        cookies: list[str] = []
        for number in range(SCREENS):
            welcome = await self._post("/api/guest", "", name=f"Player {number}")
            cookies.append(f"hexenkessel={welcome.cookies['hexenkessel']}")
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (self._seats - 1)]
        opened = await self._post("/api/tables", cookies[0], game="titan", seats=wishes)
        table = opened.json()["id"]
        for seat in range(1, self._seats):
            await self._post(f"/api/tables/{table}/sit", cookies[seat], seat=seat)
        await self._post(f"/api/tables/{table}/start", cookies[0])
        arrival = self.circle.arrival(SCREENS)
        for number, cookie in enumerate(cookies):
            path = f"/api/tables/{table}/play"
            self.circle.lines.append(await connect(self._port, path, self._listener(number), cookie))
        await arrival
        self.games += 1

    async def _post(self, path: str, cookie: str, **body: object) -> httpx.Response:
        self._http.cookies.clear()
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        return answer.raise_for_status()

    def _listener(self, screen: int) -> Hear:
        def hear(payload: bytes) -> None:
            news = read(payload)
            if news["type"] == "state":
                # More than one state may come when a screen is new.
                if news["number"] == self._awaited:
                    self._states[screen] = news
                    self.circle.note(screen, payload)
            elif news["type"] not in _OTHER_NEWS:
                self.circle.fail(payload[:500].decode())

        return hear

    async def play(self, actions: int) -> None:
        for _ in range(actions):
            await self.beat()

    async def beat(self) -> Beat:
        if (seat := self._whose_turn()) is None:
            await self.open()
            seat = self._whose_turn()
            assert seat is not None
        number, actions = self._states[seat]["number"], self._states[seat]["decision"]["actions"]
        text = f'{{"type":"act","number":{number},"action":"{self._choose(actions)}"}}'
        self._awaited = number + 1
        await self.circle.say(seat, text)
        return Beat(seat, len(text), tuple(self.circle.heard))

    def _whose_turn(self) -> int | None:
        return next((seat for seat in range(self._seats) if self._states[seat]["decision"]), None)

    def _choose(self, offers: list[Any]) -> str:
        """A verb, then one of its actions; verbs that lead nowhere only if there is nothing else."""
        by_verb: dict[str, list[str]] = {}
        for offer in offers:
            by_verb.setdefault(offer["verb"], []).append(offer["text"])
        if "split" in by_verb and self._rng.random() < _SPLIT_NEVERTHELESS:
            return self._rng.choice(by_verb["split"])
        eager = [verb for verb in by_verb if verb not in _SHUNNED] or list(by_verb)
        return self._rng.choice(by_verb[self._rng.choice(eager)])
