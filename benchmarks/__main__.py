"""Measure everything, in several rounds: `python -m benchmarks [--quick] [--no-history]`.

Each measurement runs in a process of its own, once with the source and once with the compiled copy, with the
outside engines in between, and all of that several times: whatever else the machine does hits all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks import outside
from benchmarks.history import remember
from benchmarks.report import Rounds, tables
from benchmarks.stopwatch import Figures
from benchmarks.worker import MEASUREMENTS

ROOT: Final = Path(__file__).resolve().parents[1]
COPY: Final = ROOT / "build" / "compiled"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Speed as ratios.")
    parser.add_argument("--quick", action="store_true", help="one short round, good for a glance only")
    parser.add_argument(
        "--no-history", action="store_true", help="append nothing to benchmarks/history.jsonl"
    )
    options = parser.parse_args(words)
    builds = {"source": ROOT}
    if build_copy():
        builds["compiled"] = COPY
    if not outside.is_there():
        print("OpenSpiel is not installed (`make bench` does that): no ratios to other engines this time.")
    rounds = measure_all(builds, count=1 if options.quick else 3, seconds=0.3 if options.quick else 1.5)
    print(tables(rounds))
    if not options.no_history:
        remember(rounds, ROOT)


def build_copy() -> bool:
    """Make the compiled copy; False, with the reason printed, where that cannot be."""
    built = subprocess.run([sys.executable, "tools/compiled.py", "build"], cwd=ROOT, check=False, text=True)
    if built.returncode:
        print("There is no compiled copy to measure.")
    return built.returncode == 0


def measure_all(builds: dict[str, Path], count: int, seconds: float) -> Rounds:
    rounds: dict[str, list[Figures]] = {build: [] for build in builds}
    for round in range(count):
        print(f"Round {round + 1} of {count}:", end="", flush=True)
        for build, figures in measure_round(builds, seconds, round).items():
            rounds[build].append(figures)
        print(flush=True)
    return rounds


def measure_round(builds: dict[str, Path], seconds: float, round: int) -> dict[str, Figures]:
    found: dict[str, Figures] = {build: {} for build in builds}
    for name, measurement in MEASUREMENTS.items():
        if measurement.is_outside and not outside.is_there():
            continue
        print(f" {name}", end="", flush=True)
        if measurement.is_outside:
            figures = run_worker(name, ROOT, seconds, round)
            for of_build in found.values():
                of_build.update(figures)
        else:
            # Who comes first in a round comes last in the next.
            for build in sorted(builds, reverse=round % 2 == 1):
                found[build].update(run_worker(name, builds[build], seconds, round))
    return found


def run_worker(name: str, tree: Path, seconds: float, round: int) -> Figures:
    """Measure in a process of its own, which imports everything from this tree."""
    path = os.pathsep.join(filter(None, [str(tree), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "benchmarks.worker", name, str(seconds), str(round)]
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    answer = json.loads(done.stdout)
    if answer["is_compiled"] != (tree == COPY):
        raise RuntimeError(f"{name} was not measured in {tree}: another copy hides it.")
    figures: Figures = answer["figures"]
    return figures


if __name__ == "__main__":
    main(sys.argv[1:])
