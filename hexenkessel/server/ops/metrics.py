"""Metrics in the text format of Prometheus: counters, histograms, gauges.

These few lines do what a library would: count, measure, and write it down. Counters belong to the process, as
the log does, so that whoever has something to count needs nothing but an import.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4"  # Litestar adds the charset
_HEARTBEAT: Final = 0.5  # seconds between two looks at the event loop


class Count:
    """A counter with one label."""

    def __init__(self, name: str, text: str, label: str) -> None:
        self._name, self._text, self._label = name, text, label
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()

    def add(self, value: str, amount: int = 1) -> None:
        with self._lock:
            self._counts[value] += amount

    def __getitem__(self, value: str) -> int:
        return self._counts[value]

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._text, "counter")
        for value, count in sorted(self._counts.items()):
            yield f'{self._name}{{{self._label}="{value}"}} {count}'


class Durations:
    """A histogram of durations."""

    def __init__(self, name: str, text: str, bounds: tuple[float, ...]) -> None:
        self._name, self._text, self._bounds = name, text, bounds
        self._lock = threading.Lock()
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        with self._lock:
            self._counts[bisect_left(self._bounds, seconds)] += 1
            self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - began)

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._text, "histogram")
        with self._lock:
            counts, total = list(accumulate(self._counts)), self._sum
        for bound, count in zip((*map(str, self._bounds), "+Inf"), counts, strict=True):
            yield f'{self._name}_bucket{{le="{bound}"}} {count}'
        yield f"{self._name}_sum {total:.6f}"
        yield f"{self._name}_count {counts[-1]}"


ACTIONS: Final = Count("hexenkessel_actions_total", "Actions that people and bots have tried.", "result")
REQUESTS: Final = Count("hexenkessel_requests_total", "Answers to requests, by their kind.", "status")
LIMITS: Final = Count("hexenkessel_limits_total", "How often somebody was told to wait.", "limit")
JOBS: Final = Count("hexenkessel_writes_total", "Jobs of the writer, by what became of them.", "result")
COMMITS: Final = Durations(
    "hexenkessel_commit_seconds",
    "Time for one commit.",
    (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
THINKING: Final = Durations(
    "hexenkessel_bot_seconds",
    "Time until a bot has answered, with the time it waited for its turn.",
    (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0),
)
LAG: Final = Durations(
    "hexenkessel_loop_lag_seconds",
    "How much later than it should the event loop came to a task.",
    (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)


async def watch_loop() -> None:
    """Measure the lag of the event loop, again and again."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(_HEARTBEAT)
        LAG.note(max(0.0, time.perf_counter() - began - _HEARTBEAT))


def report(gauges: Mapping[str, tuple[str, float]]) -> str:
    """All counters and histograms, and these gauges: a text and a value for each name."""
    lines: list[str] = []
    for name, (text, value) in gauges.items():
        lines += [*_head(name, text, "gauge"), f"{name} {value:g}" if value % 1 else f"{name} {value:.0f}"]
    for measured in (ACTIONS, REQUESTS, LIMITS, JOBS, COMMITS, THINKING, LAG):
        lines += measured.lines()
    return "\n".join(lines) + "\n"


def memory_used() -> int:
    """Bytes of this process in memory."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        # Where there is no /proc: the most it ever was, in bytes on a Mac and in kilobytes elsewhere.
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


def _head(name: str, text: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"
