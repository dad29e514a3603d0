"""The two servers, each in a process of its own, and what they use."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

# No limit may be met: 200 visitors come from one address and play faster than people can.
_GENEROUS: Final = {
    "REQUESTS_PER_SECOND": "100000",
    "MESSAGES_PER_SECOND": "100000",
    "GUESTS_PER_MINUTE": "100000",
    "CHECKS_PER_MINUTE": "100000",
    "SOCKETS_PER_ADDRESS": "1000",
    "TABLES_IN_MEMORY": "1000",
}


class ServerProcess:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self._process = process
        found = re.search(r"http://[^ ]*:(\d+)/", process.stdout.readline())
        if found is None:
            raise RuntimeError("The server did not start.")
        self.port = int(found[1])

    def processor_seconds(self) -> float:
        """Of the server and the processes that work for it, in user and kernel."""
        fields = [stat.rpartition(")")[2].split() for stat in self._proc("stat")]
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that are their own at the moment."""
        found = [re.search(r"VmRSS:\s+(\d+) kB", status) for status in self._proc("status")]
        return sum(int(each[1]) / 1024 for each in found if each)

    def _proc(self, file: str) -> list[str]:
        """The /proc entries of these processes."""
        here = Path(f"/proc/{self._process.pid}")
        try:
            # The children of each of its threads.
            children = " ".join(each.read_text() for each in here.glob("task/*/children")).split()
            return [(folder / file).read_text() for folder in (here, *map(here.with_name, children))]
        except FileNotFoundError:
            raise RuntimeError("The server has died, or this system has no /proc.") from None


def machine_time() -> tuple[int, int]:
    """Ticks of all processors since the machine began, and how many of them other guests of its host took."""
    ticks = [int(each) for each in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return sum(ticks), ticks[7]


@contextmanager
def our_server(folder: Path) -> Iterator[ServerProcess]:
    """As `hexenkessel serve` starts it, with a real database on disk."""
    settings = {f"HEXENKESSEL_{name}": value for name, value in _GENEROUS.items()}
    settings["HEXENKESSEL_DATABASE"] = f"sqlite:///{folder / 'tables.sqlite'}"
    settings["HEXENKESSEL_LOG"] = "warning"
    yield from _running(["hexenkessel.cli", "serve", "--port", "0"], settings)


@contextmanager
def echo_server(folder: Path) -> Iterator[ServerProcess]:
    yield from _running(["benchmarks.load.echo", str(folder / "journal")], {})


def _running(words: list[str], settings: Mapping[str, str]) -> Iterator[ServerProcess]:
    command = [sys.executable, "-m", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **settings}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield ServerProcess(process)
        finally:
            process.terminate()
