"""Traffic generation and latency measurement, the same for both servers."""

from __future__ import annotations

import asyncio
import random
from array import array
from collections.abc import Callable, Sequence
from statistics import quantiles
from time import perf_counter
from typing import Final, NamedTuple, Protocol, TypeAlias

from benchmarks.load.wire import Hear, Line


class Beat(NamedTuple):
    """One accepted action: who sent it, how large it was, and what each of the table was sent for it."""

    speaker: int
    size: int
    answers: tuple[bytes, ...]


class Table(Protocol):
    """A few connections that all hear what one of them says."""

    @property
    def circle(self) -> Circle:
        """Those that hear it."""

    async def beat(self) -> Beat:
        """Let somebody act, and wait until it is on every screen."""


class Circle:
    """The connections of one table: knows when the last of them has heard something."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.heard: list[bytes] = []
        self.took = 0.0
        self._missing = 0
        self._sent = 0.0
        self._everybody: asyncio.Future[None] | None = None

    def say(self, speaker: int, text: str) -> asyncio.Future[None]:
        """Done when all have heard an answer."""
        everybody = self.arrival(len(self.lines))
        self._sent = perf_counter()
        self.lines[speaker].say(text)
        return everybody

    def arrival(self, listeners: int) -> asyncio.Future[None]:
        """Done when so many have heard something."""
        self._everybody = asyncio.get_running_loop().create_future()
        self._missing = listeners
        self.heard = [b""] * listeners
        return self._everybody

    def note(self, listener: int, payload: bytes) -> None:
        """This one has read the answer."""
        self.heard[listener] = payload
        self._missing -= 1
        if self._missing == 0 and self._everybody is not None:
            self.took = perf_counter() - self._sent
            self._everybody.set_result(None)
            self._everybody = None

    def fail(self, reason: str) -> None:
        if self._everybody is not None:
            self._everybody.set_exception(RuntimeError(reason))
            self._everybody = None


class Figures(NamedTuple):
    """The figures of one time of play: throughput and latencies."""

    actions: int
    seconds: float
    processor: float  # seconds of the server's own
    median: float  # seconds from sending to the last screen
    worst: float  # of 99 in 100

    @property
    def per_second(self) -> float:
        return self.actions / self.seconds


class Pace(NamedTuple):
    """The think time of players, none or random around a mean, and how long to play."""

    seconds: float
    thinking: float = 0.0


LEAD_IN: Final = 0.25  # seconds
"""Not measured. All tables begin at the same moment, and the servers have slept: until each table is
somewhere else in its action, and all that is needed is at hand again, our server takes half as long again for
the first hundred actions. In a short time of play these alone would be more than one in a hundred."""

Hand: TypeAlias = Callable[[int, Beat], None]
"""Is handed the number of a table and what was said there."""


async def measure(
    tables: Sequence[Table],
    pace: Pace,
    seed: int,
    processor: Callable[[], float],
    hand: Hand = lambda table, beat: None,
) -> Figures:
    """Play at all tables at once for a while."""
    took = array("d")
    began, processor_began = perf_counter(), processor()
    end = began + LEAD_IN + pace.seconds

    def begin_to_measure() -> None:
        nonlocal began, processor_began
        del took[:]
        began, processor_began = perf_counter(), processor()

    async def play(number: int, table: Table) -> None:
        rng = random.Random(f"{seed} {number}")
        while True:
            if pace.thinking:
                await asyncio.sleep(rng.expovariate(1 / pace.thinking))
            if perf_counter() >= end:
                return
            hand(number, await table.beat())
            took.append(table.circle.took)

    asyncio.get_running_loop().call_later(LEAD_IN, begin_to_measure)
    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    seconds, used = perf_counter() - began, processor() - processor_began
    cuts = quantiles(took, n=100)
    return Figures(len(took), seconds, used, cuts[49], cuts[98])


class Tape:
    """A recording of the messages at each table, as far as there is room, for the bare server to replay.

    While people play only the sheets are kept; they are copied out afterwards, because nobody does anything
    of the kind while the bare server is asked.
    """

    def __init__(self, tables: int, longest: int) -> None:
        self.beats: list[list[tuple[int, str]]] = [[] for _ in range(tables)]  # speaker, message
        self.lines: list[bytes] = []
        self._longest = longest
        self._sheets: list[list[Beat]] = [[] for _ in range(tables)]

    def record(self, table: int, beat: Beat) -> None:
        if len(self._sheets[table]) < self._longest:
            self._sheets[table].append(beat)

    def copy_out(self) -> None:
        numbers: dict[bytes, int] = {}
        for beats, sheets in zip(self.beats, self._sheets, strict=True):
            for beat in sheets:
                message = " ".join(str(numbers.setdefault(answer, len(numbers))) for answer in beat.answers)
                beats.append((beat.speaker, message.ljust(beat.size)))
        self.lines += numbers


class EchoTable:
    """Repeats the traffic of one of our tables against the bare server, over and over."""

    def __init__(self, read: Callable[[bytes], object]) -> None:
        self.circle = Circle()
        self._read = read
        self._beats: list[tuple[int, str]] = []
        self._next = 0

    def listener(self, number: int) -> Hear:
        def hear(payload: bytes) -> None:
            self._read(payload)
            self.circle.note(number, payload)

        return hear

    def repeat(self, beats: list[tuple[int, str]]) -> None:
        self._beats, self._next = beats, 0

    async def beat(self) -> Beat:
        speaker, message = self._beats[self._next % len(self._beats)]
        self._next += 1
        await self.circle.say(speaker, message)
        return Beat(speaker, len(message), ())
