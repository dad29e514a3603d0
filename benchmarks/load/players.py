"""Scripted players at our tables: they choose from what they are offered, by a seeded generator."""

from __future__ import annotations

import random
from functools import partial
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


class Game:
    """One game with four screens, from its opening."""

    def __init__(self, port: int, seats: int, http: httpx.AsyncClient, rng: random.Random) -> None:
        self.circle = Circle()
        # What each will say, if he is asked. Nothing else is kept of a state: the others keep nothing either.
        self.answers: list[str | None] = [None] * SCREENS
        self.awaited = 0  # the number of the state that all are to see next
        self.seats = seats
        self._rng = rng
        self._port = port
        self._http = http

    async def open(self) -> None:
        """A table with as many people as seats; whoever has no seat looks on."""
        cookies: list[str] = []
        for number in range(SCREENS):
            welcome = await self._post("/api/guest", "", name=f"Player {number}")
            cookies.append(f"hexenkessel={welcome.cookies['hexenkessel']}")
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (self.seats - 1)]
        opened = await self._post("/api/tables", cookies[0], game="titan", seats=wishes)
        table = opened.json()["id"]
        for seat in range(1, self.seats):
            await self._post(f"/api/tables/{table}/sit", cookies[seat], seat=seat)
        await self._post(f"/api/tables/{table}/start", cookies[0])
        arrival = self.circle.arrival(SCREENS)
        for number, cookie in enumerate(cookies):
            path = f"/api/tables/{table}/play"
            self.circle.lines.append(await connect(self._port, path, self._listener(number), cookie))
        await arrival

    def close(self) -> None:
        for line in self.circle.lines:
            line.close()

    async def _post(self, path: str, cookie: str, **body: object) -> httpx.Response:
        self._http.cookies.clear()
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        return answer.raise_for_status()

    def _listener(self, screen: int) -> Hear:
        def hear(payload: bytes) -> None:
            news = read(payload)
            if news["type"] == "state":
                # More than one state may come when a screen is new.
                if news["number"] == self.awaited:
                    asked = news["decision"]
                    self.answers[screen] = _chosen(asked["actions"], self._rng) if asked else None
                    self.circle.note(screen, payload)
            elif news["type"] not in _OTHER_NEWS:
                self.circle.fail(payload[:500].decode())

        return hear

    @property
    def due(self) -> int | None:
        """The seat that is asked; None if the game is over."""
        return next((seat for seat in range(self.seats) if self.answers[seat] is not None), None)


class PlayedTable:
    """A place where one game is played after the other.

    The next one is opened before anything is measured, and the last one closed afterwards: the bare server
    opens and closes nothing.
    """

    def __init__(self, port: int, number: int, http: httpx.AsyncClient) -> None:
        self._anew = partial(Game, port, 2 + number % 3, http, random.Random(number))
        self._game, self._next = self._anew(), self._anew()
        self._over: list[Game] = []

    @property
    def circle(self) -> Circle:
        return self._game.circle

    async def prepare(self) -> None:
        """Open what is not open yet, and close what is over."""
        while self._over:
            self._over.pop().close()
        for game in (self._game, self._next):
            if not game.circle.lines:
                await game.open()

    async def play(self, actions: int) -> None:
        for _ in range(actions):
            await self.beat()

    async def beat(self) -> Beat:
        if self._game.due is None:
            self._over.append(self._game)
            self._game, self._next = self._next, self._anew()
            if not self._game.circle.lines:
                await self._game.open()  # a second one has ended in the same time of play
        game, seat = self._game, self._game.due
        assert seat is not None
        text = f'{{"type":"act","number":{game.awaited},"action":"{game.answers[seat]}"}}'
        game.awaited += 1
        await game.circle.say(seat, text)
        return Beat(seat, len(text), tuple(game.circle.heard))


def _chosen(offers: list[Any], rng: random.Random) -> str:
    """A verb, then one of its actions; verbs that lead nowhere only if there is nothing else."""
    by_verb: dict[str, list[str]] = {}
    for offer in offers:
        by_verb.setdefault(offer["verb"], []).append(offer["text"])
    if "split" in by_verb and rng.random() < _SPLIT_NEVERTHELESS:
        return rng.choice(by_verb["split"])
    eager = [verb for verb in by_verb if verb not in _SHUNNED] or list(by_verb)
    return rng.choice(by_verb[rng.choice(eager)])
