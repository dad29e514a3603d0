"""Measure: `python -m benchmarks.load [--quick] [--no-history] [--heavy]`. The package says what and how."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import httpx
import uvloop

from benchmarks.load import heavy
from benchmarks.load.players import SCREENS, PlayedTable, read
from benchmarks.load.processes import ROOT, ServerProcess, echo_server, machine_time, our_server
from benchmarks.load.report import Comparison, Loads, summary, table_of
from benchmarks.load.traffic import EchoTable, Figures, Pace, Tape, measure
from benchmarks.load.wire import Line, connect

TABLES: Final = 50
REST: Final = 0.5  # seconds until whatever was opened and closed is over and done with
THINKING: Final = 0.25  # seconds in the mean, at an even pace
WARMTH: Final = 4  # actions by which each table is ahead of the one before
LONGEST_TAPE: Final = 100  # actions of each table; then the bare server begins anew
HISTORY: Final = ROOT / "benchmarks" / "load-history.jsonl"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="Load as ratios.")
    parser.add_argument("--quick", action="store_true", help="three rounds, good for a glance only")
    parser.add_argument("--no-history", action="store_true", help=f"append nothing to {HISTORY.name}")
    parser.add_argument("--heavy", action="store_true", help="only: a heavy table beside light ones")
    options = parser.parse_args(words)
    if options.heavy:
        measure_heavy(*((3, 5.0) if options.quick else (8, 10.0)))
        return
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ours, echo = stack.enter_context(our_server(folder)), stack.enter_context(echo_server(folder))
        rounds = (3, 1.5) if options.quick else (12, 2.0)
        loads = uvloop.run(Run(ours, echo, folder).measure(*rounds))
    print(table_of(loads))
    if not options.no_history:
        with HISTORY.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(summary(loads, ROOT), ensure_ascii=False) + "\n")


def measure_heavy(rounds: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as ours:
        print(heavy.table_of(*uvloop.run(heavy.measure_beside(ours, rounds, seconds))))


class Run:
    """All connections to both servers, from the first to the last."""

    def __init__(self, ours: ServerProcess, echo: ServerProcess, folder: Path) -> None:
        self._ours, self._echo = ours, echo
        self._tape_file = folder / "tape"
        # One for all tables: to make one takes longer than hundreds of actions, and would be charged to them.
        http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{ours.port}", timeout=60)
        self._played = [PlayedTable(ours.port, number, http) for number in range(TABLES)]
        self._bare = [EchoTable(read) for _ in range(TABLES)]
        self._durable = [EchoTable(read) for _ in range(TABLES)]
        self._read_tapes: asyncio.Queue[bytes] = asyncio.Queue()

    async def measure(self, rounds: int, seconds: float) -> Loads:
        tell(f"{TABLES * SCREENS} connections sit down at {TABLES} tables …")
        await self._prepare()
        control = await self._connect_to_echo()
        tell("They play to different points of their games …")
        await asyncio.gather(*(table.play(WARMTH * number) for number, table in enumerate(self._played)))
        gc.disable()  # the clients' memory is not to be looked through while we measure; it has no cycles
        found: list[tuple[Comparison, Comparison]] = []
        whole_before, taken_before = machine_time()
        for number in range(rounds):
            tell(f"Round {number + 1} of {rounds}: flat out …")
            flat_out = await self._compare(control, Pace(seconds), number)
            tell(f"Round {number + 1} of {rounds}: at an even pace …")
            even = await self._compare(control, Pace(seconds, THINKING), number)
            found.append((flat_out, even))
        whole, taken = machine_time()
        share = 100 * (taken - taken_before) / (whole - whole_before)
        return Loads(TABLES, TABLES * SCREENS, found, self._ours.memory(), self._echo.memory(), share)

    async def _connect_to_echo(self) -> Line:
        for folder, tables in (("bare", self._bare), ("durable", self._durable)):
            for number, table in enumerate(tables):
                for screen in range(SCREENS):
                    line = await connect(self._echo.port, f"/{folder}/{number}", table.listener(screen))
                    table.circle.lines.append(line)
        return await connect(self._echo.port, "/control", self._read_tapes.put_nowait)

    async def _prepare(self) -> None:
        for table in self._played:
            await table.prepare()
        await asyncio.sleep(REST)

    async def _compare(self, control: Line, pace: Pace, seed: int) -> Comparison:
        """The same traffic, made by our server and repeated by the other, without a disk and with one."""
        await self._prepare()
        tape = Tape(TABLES, LONGEST_TAPE)
        ours = await measure(self._played, pace, seed, self._ours.processor_seconds, tape.record)
        tape.copy_out()
        await asyncio.to_thread(self._tape_file.write_bytes, b"\n".join(tape.lines))
        control.say(f"read {self._tape_file}")
        await self._read_tapes.get()
        bare, durable = [
            await self._repeat(tables, tape, pace, seed) for tables in (self._bare, self._durable)
        ]
        return Comparison(ours, bare, durable, sum(map(len, tape.lines)) / len(tape.lines))

    async def _repeat(self, tables: list[EchoTable], tape: Tape, pace: Pace, seed: int) -> Figures:
        for table, beats in zip(tables, tape.beats, strict=True):
            table.repeat(beats or tape.beats[0])
        return await measure(tables, pace, seed, self._echo.processor_seconds)


def tell(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
