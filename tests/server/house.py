"""A real server for tests, in a thread or in a process of its own, and visitors who use it."""

from __future__ import annotations

import asyncio
import json
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hexenkessel.kernel.history import History
from hexenkessel.server.api.services import Services
from hexenkessel.server.http.connections import ConnectionLimits
from hexenkessel.server.http.middleware import Middleware
from hexenkessel.server.ops import worker
from hexenkessel.server.serve import listen, serve, server_for
from hexenkessel.server.settings import Settings

PATIENCE = 120.0  # seconds: whoever waits in vain would wait for ever, and a busy machine is no failure

# What a server would read and make ready at each of its starts.
PRELOADED = [
    "hexenkessel.server.serve",
    "hexenkessel.games.titan.game",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
    "tests.server.forkserver_preload",
]

# Servers in processes of their own are copies of one that has read everything; so are the processes that work
# for a server in this one, while those of the others are new, as in earnest.
get_context("forkserver").set_forkserver_preload(PRELOADED)
worker.how_to_start = "forkserver"

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
ME_AND_A_FRIEND = [{"kind": "me"}, {"kind": "open"}]


def settings_in(folder: Path, **changes: Any) -> Settings:
    usual = Settings(
        port=0,
        database=f"sqlite:///{folder / 'tables.sqlite'}",
        requests_per_second=1000,
        searches_per_second=1000,
        messages_per_second=1000,
        guests_per_minute=1000,
        checks_per_minute=1000,
        stories_per_minute=1000,
        logins_per_minute=1000,
        guesses_per_hour=3000,
        thinking_time=PATIENCE,
        memory=100_000,  # of this process, in which far more than a server has grown
        # The same dice in every run, so that no game takes another course by chance; see `rehearsed`.
        rehearsal="tests",
        log="warning",
    )
    return msgspec.structs.replace(usual, **changes)


class House:
    """A server in a thread of this process, so that a test can compare what it says with what it knows."""

    def __init__(self, settings: Settings) -> None:
        self._socket = listen(settings)
        self.address = f"localhost:{self._socket.getsockname()[1]}"
        self._said: Counter[str] = Counter()
        self._server: uvicorn.Server = server_for(settings)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )

    def open(self) -> None:
        self._thread.start()
        wait_for(lambda: self._server.started)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._socket.close()

    @property
    def middleware(self) -> Middleware:
        middleware = self._server.config.app
        assert isinstance(middleware, Middleware)
        return middleware

    @property
    def connection_limits(self) -> ConnectionLimits:
        http = self._server.config.http
        assert isinstance(http, partial)
        limits: ConnectionLimits = http.keywords["limits"]
        return limits

    @property
    def services(self) -> Services:
        app: Any = self.middleware.app
        services: Services = app.state.services
        return services

    def history(self, table: str) -> History[Any, Any]:
        """What the server knows about a game."""
        return self.services.registry._tables[table].history

    def rehearse(self, word: str) -> None:
        """From now on dice and names of tables follow from this word, and from how often it was said here."""
        self._said[word] += 1
        self.services.tokens.rehearse(f"{word} {self._said[word]}")

    def visitor(self, name: str | None = "Ada", **more: Any) -> Visitor:
        return Visitor(self.address, name, **more)


@contextmanager
def open_house(settings: Settings) -> Iterator[House]:
    house = House(settings)
    house.open()
    try:
        yield house
    finally:
        house.close()


class Visitor:
    """Somebody with a browser, or a program that speaks as one does."""

    def __init__(self, address: str, name: str | None, language: str = "en") -> None:
        self.address = address
        # Nothing is encrypted here, and to read whom one would trust takes longer than a request.
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE, verify=False)
        if name is not None:
            try:
                self.person = self.post("/api/guest", name=name, language=language)
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"hexenkessel={self.http.cookies.get('hexenkessel', '')}"

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, Any]:
        answer = self.http.post(path, json=body)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()

    def open_table(self, seats: list[dict[str, str]], **more: Any) -> str:
        table: str = self.post("/api/tables", game="titan", seats=seats, **more)["id"]
        return table

    def state(self, table: str, **seat: int) -> Any:
        return self.get(f"/api/tables/{table}/state", **seat)

    def state_when_due(self, table: str) -> Any:
        """The state as soon as this visitor is asked something."""
        return wait_for(lambda: (state := self.state(table))["decision"] and state)

    def choices(self, table: str, state: Any) -> Any:
        """What may be answered; of a long list, what begins as its first answer does."""
        asked = state["decision"]
        if not asked["first_picks"]:
            return asked["actions"]
        wish = {"number": state["number"], "pick": asked["first_picks"][0], "seat": state["seat"]}
        return self.post(f"/api/tables/{table}/continue", **wish)["actions"]

    def act(self, table: str, state: Any, action: str | None = None) -> Any:
        words = action or self.choices(table, state)[0]["text"]
        path = f"/api/tables/{table}/act"
        return self.post(path, number=state["number"], action=words, seat=state["seat"])

    def act_when_due(self, table: str) -> Any:
        """The first choice, as soon as there is one; once more if somebody who is due as well was faster."""
        while True:
            state = self.state_when_due(table)
            words = state["decision"]["actions"][0]["text"]
            body = {"number": state["number"], "action": words, "seat": state["seat"]}
            answer = self.http.post(f"/api/tables/{table}/act", json=body)
            if answer.is_success or not answer.json().get("stale"):
                assert answer.is_success, answer.text
                return answer.json()

    @contextmanager
    def socket(self, table: str, origin: str | None = None, cookie: str = "", **query: int) -> Iterator[Line]:
        with connect(
            f"ws://{self.address}/api/tables/{table}/play?{urlencode(query)}",
            additional_headers={"Cookie": cookie or self.cookie},
            origin=Origin(origin or f"http://{self.address}"),
            compression=None,
            max_size=None,
            max_queue=None,  # like a browser it reads whatever comes, also while nobody asks what it was
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as connection:
            yield Line(connection)

    def watch_to_the_end(self, table: str) -> None:
        """Look on as a stranger does, until a game is over that bots play for everybody."""
        with self.socket(table, cookie="hexenkessel="):
            wait_for(lambda: self.get(f"/api/tables/{table}")["state"] == "finished")

    @contextmanager
    def lobby(self, origin: str | None = None) -> Iterator[Line]:
        with connect(
            f"ws://{self.address}/api/lobby",
            additional_headers={"Cookie": self.cookie},
            origin=Origin(origin or f"http://{self.address}"),
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as connection:
            yield Line(connection)


class Line:
    """An open socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Any] = []

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, within: float = PATIENCE) -> Any:
        news = json.loads(self.connection.recv(within))
        self.heard.append(news)
        return news

    def hear_until(self, kind: str, is_it: Callable[[Any], object] = lambda news: True) -> Any:
        """The next news of a kind that we wait for."""
        while True:
            news = self.hear()
            if news["type"] == kind and is_it(news):
                return news


def wait_for(question: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if answer := question():
            return answer
        time.sleep(0.02)
    raise AssertionError("Waited in vain.")


class Process:
    """A server in a process of its own, which can be killed; forked from one that has read everything.

    As a context it is gone at the end, whatever has happened, if nobody has killed it before.
    """

    def __init__(self, folder: Path, **changes: Any) -> None:
        context = get_context("forkserver")
        ours, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_serve, args=(settings_in(folder, **changes), theirs))
        self._process.start()
        self.is_gone = False
        theirs.close()
        try:
            with ours:
                assert ours.poll(PATIENCE)
                self.address = str(ours.recv()).removeprefix("http://").rstrip("/")
        except BaseException:
            self.kill()
            raise

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if not self.is_gone:
            self.kill()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self.is_gone = True
        self._process.kill()
        self._process.join(PATIENCE)
        assert self._process.exitcode == -signal.SIGKILL, self._process.exitcode
        self._process.close()


def _serve(settings: Settings, ready: Connection) -> None:
    serve(settings, on_ready=ready.send)


def run(work: Any) -> Any:
    """Run a coroutine."""
    return asyncio.run(work)
