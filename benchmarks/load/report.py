"""The report of a load test: the targets, and all figures."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from benchmarks.history import commit_of
from benchmarks.load.traffic import Figures

LEAST_THROUGHPUT: Final = 0.25  # × the yardstick's
MOST_DELAY: Final = 3.0  # × the yardstick's


class Comparison(NamedTuple):
    """One time of play, at our server and twice again at the yardstick."""

    ours: Figures
    bare: Figures
    durable: Figures  # the yardstick with a journal on disk
    bytes: float  # of a message to a screen, in the mean

    @property
    def throughput(self) -> float:
        return self.ours.per_second / self.bare.per_second

    @property
    def delay(self) -> float:
        return self.ours.worst / self.bare.worst

    @property
    def delay_beside_disk(self) -> float:
        return self.ours.worst / self.durable.worst


class Loads(NamedTuple):
    """A whole run: for each round flat out, and at an even pace."""

    tables: int
    connections: int
    rounds: list[tuple[Comparison, Comparison]]
    memory: float  # MB of our server in the end
    echo_memory: float
    taken: float  # of the machine, in percent, by other guests of its host: they do not slow down both alike

    def middle(self, time: int, figure: Callable[[Comparison], float]) -> float:
        return median(figure(comparisons[time]) for comparisons in self.rounds)


FLAT_OUT: Final = 0
EVEN: Final = 1

_FIGURES: Final[dict[str, Callable[[Figures], float]]] = {
    "actions/s": lambda figures: figures.per_second,
    "p50 to the last screen, ms": lambda figures: 1000 * figures.median,
    "p99 to the last screen, ms": lambda figures: 1000 * figures.worst,
    "processor of the server, ms/action": lambda figures: 1000 * figures.processor / figures.actions,
}


def table_of(loads: Loads) -> str:
    throughput = loads.middle(FLAT_OUT, lambda each: each.throughput)
    delay = loads.middle(FLAT_OUT, lambda each: each.delay)
    even = loads.middle(EVEN, lambda each: each.delay)
    beside_disk = [loads.middle(time, lambda each: each.delay_beside_disk) for time in (FLAT_OUT, EVEN)]
    lines = [
        f"{'ratio to the bare server, middle of the rounds':50}{'':>12}  demanded",
        f"{'throughput, flat out':50}{_cell(throughput, throughput >= LEAST_THROUGHPUT):>12}"
        f"  ≥ {LEAST_THROUGHPUT:g}",
        f"{'p99, flat out':50}{_cell(delay, delay <= MOST_DELAY):>12}  ≤ {MOST_DELAY:g}",
        f"{'p99, at an even pace (decision 0019)':50}{even:>12.2f}",
        f"{'p99 beside one that waits for the disk, even pace':50}{beside_disk[EVEN]:>12.2f}",
        f"{'p99 beside one that waits for the disk, flat out':50}{beside_disk[FLAT_OUT]:>12.2f}",
        "",
        f"{'figure':50}{'ours':>12}{'bare':>12}{'with disk':>12}",
    ]
    for time, name in ((FLAT_OUT, "flat out"), (EVEN, "at an even pace")):
        for figure, value in _FIGURES.items():
            cells = "".join(f"{each:>12.3g}" for each in _all(loads, time, value))
            lines.append(f"{f'{name}: {figure}':50}{cells}")
    lines.append(f"{'memory, MB':50}{loads.memory:>12.0f}{loads.echo_memory:>12.0f}")
    lines.append(f"{'taken from the machine by other guests, %':50}{loads.taken:>12.1f}")
    lines.append(
        f"{'a message to a screen, bytes':50}{loads.middle(FLAT_OUT, lambda each: each.bytes):>12.0f}"
    )
    return "\n".join(lines)


def summary(loads: Loads, root: Path) -> dict[str, Any]:
    """A line of the history."""
    times = {"flat out": FLAT_OUT, "even pace": EVEN}
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit_of(root),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "rounds": len(loads.rounds),
        "connections": loads.connections,
        "throughput": _short(loads.middle(FLAT_OUT, lambda each: each.throughput)),
        "p99": {name: _short(loads.middle(time, lambda each: each.delay)) for name, time in times.items()},
        "p99 beside disk": {
            name: _short(loads.middle(time, lambda each: each.delay_beside_disk))
            for name, time in times.items()
        },
        "figures": {
            name: {
                figure: [_short(each) for each in _all(loads, time, value)]
                for figure, value in _FIGURES.items()
            }
            for name, time in times.items()
        },
        "memory, MB": [_short(loads.memory), _short(loads.echo_memory)],
        "taken by others, %": _short(loads.taken),
    }


def _all(loads: Loads, time: int, value: Callable[[Figures], float]) -> list[float]:
    """Ours, and the yardstick's without and with a disk."""
    return [
        loads.middle(time, lambda each: value(each.ours)),
        loads.middle(time, lambda each: value(each.bare)),
        loads.middle(time, lambda each: value(each.durable)),
    ]


def _cell(ratio: float, is_met: bool) -> str:
    return f"{ratio:.2f} {'met' if is_met else 'MISSED'}"


def _short(number: float) -> float:
    return float(f"{number:.4g}")
