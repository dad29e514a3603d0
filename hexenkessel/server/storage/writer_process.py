"""The writer process: commits what is played in groups, while many people play.

While few play the thread of the store writes everything. But it shares the interpreter with the event loop,
and has to ask for it again and again in every commit: where many actions wait for the disk, that takes a
tenth of everybody's time. This process has an interpreter of its own.

It is sent changes as they come, one in each line; writes in one commit what has come while it wrote those
before, and answers with how many they were. What it could not write, or did not answer for, the thread writes
one by one as if nobody had been asked before: whatever is on disk after all is found to be there, and its
table looks again. When the server is gone, even without a word, so is the line, and this process goes too.
"""

from __future__ import annotations

import asyncio
import signal
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from sqlalchemy import URL, Engine
from sqlalchemy.engine import make_url

from hexenkessel.server.ops import worker
from hexenkessel.server.storage.engine import engine_for
from hexenkessel.server.storage.table_changes import Values, write_together

T = TypeVar("T")

_MOST_AT_ONCE: Final = 1 << 16  # bytes, which are hundreds of changes; the rest waits for the next commit
_MOMENT: Final = 0.005  # seconds
_PATIENCE: Final = 60.0  # seconds until it must have come
_encode: Final = msgspec.json.Encoder().encode
_values: Final = msgspec.json.Decoder(Values)


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An acknowledgement: what became of the first changes that had none yet."""

    changes: int
    are_written: bool
    seconds: float


_answers: Final = msgspec.json.Decoder(Answer)


class WriterProcess(asyncio.Protocol, Generic[T]):
    """The server's end of the socket to the writer process; results come by one of two callbacks."""

    def __init__(
        self,
        process: BaseProcess,
        on_written: Callable[[list[T], float], None],
        on_failure: Callable[[list[T]], None],
    ) -> None:
        self._process = process
        self.loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = self.loop.create_future()  # it has opened the database
        self.gone: asyncio.Future[None] = self.loop.create_future()
        self._on_written, self._on_failure = on_written, on_failure
        self._waiting: deque[T] = deque()
        self._lines: list[bytes] = []  # not sent yet
        self._heard = b""

    def __len__(self) -> int:
        """The number of changes without an acknowledgement."""
        return len(self._waiting)

    def write(self, values: Values, who: T) -> None:
        if self.gone.done():
            self._on_failure([who])
            return
        self._waiting.append(who)
        self._lines.append(_encode(values))
        if len(self._lines) == 1:
            # Whatever else is said in the meantime goes with it.
            self.loop.call_soon(self._send)

    def _send(self) -> None:
        """Send all changes since the last time together."""
        if self._lines:
            self._transport.write(b"\n".join([*self._lines, b""]))
            self._lines.clear()

    async def dismiss(self) -> None:
        """Shut it down once it has written all it was sent. It can be reached from its own loop only."""
        if self.loop is not asyncio.get_running_loop():
            return
        while self._waiting:
            await asyncio.sleep(_MOMENT)
        if not self.gone.done():
            self._transport.write_eof()
        await self.gone
        await self._end

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own has another ancestry

    def data_received(self, data: bytes) -> None:
        *lines, self._heard = (self._heard + data).split(b"\n")
        for line in lines:
            answer = _answers.decode(line)
            if not self.ready.done():
                self.ready.set_result(None)  # by which it says that it is there
                continue
            group = [self._waiting.popleft() for _ in range(answer.changes)]
            if answer.are_written:
                self._on_written(group, answer.seconds)
            else:
                self._on_failure(group)

    def connection_lost(self, error: Exception | None) -> None:
        group = list(self._waiting)
        self._waiting.clear()
        self._lines.clear()
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("The writer process has not started."))
        self._end = self.loop.run_in_executor(None, self._process.join)
        self.gone.set_result(None)
        self._on_failure(group)


async def start_writer_process(
    url: URL, on_written: Callable[[list[T], float], None], on_failure: Callable[[list[T]], None]
) -> WriterProcess[T]:
    """Start a writer process and wait until it is ready. Raises OSError if it does not start."""
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair()
    with theirs:
        # The URL may hold a password: nobody sees it in a list of processes.
        words = theirs, url.render_as_string(hide_password=False)
        context: Any = get_context(worker.how_to_start)
        process: BaseProcess = context.Process(target=_write_all, args=words, name="writer", daemon=True)
        await asyncio.to_thread(process.start)
    _, writer_process = await loop.create_unix_connection(
        lambda: WriterProcess(process, on_written, on_failure), sock=ours
    )
    try:
        async with asyncio.timeout(_PATIENCE):
            await writer_process.ready
    except OSError:
        process.kill()
        raise
    return writer_process


# What runs in the other process


def _write_all(line: socket.socket, url: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which lets us go
    engine = engine_for(make_url(url), is_writer=True)
    engine.connect().close()
    with line, suppress(ConnectionError):
        _answer(line, Answer(0, True, 0.0))
        rest = b""
        while received := line.recv(_MOST_AT_ONCE):
            *lines, rest = (rest + received).split(b"\n")
            if lines:
                _answer(line, _written(engine, lines))


def _written(engine: Engine, lines: list[bytes]) -> Answer:
    began = perf_counter()
    try:
        write_together(engine, [_values.decode(line) for line in lines])
    except Exception:
        # Whoever writes them one by one will find out which it was, and note it.
        return Answer(len(lines), False, perf_counter() - began)
    return Answer(len(lines), True, perf_counter() - began)


def _answer(line: socket.socket, answer: Answer) -> None:
    line.sendall(_encode(answer) + b"\n")
