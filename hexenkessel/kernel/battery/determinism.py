"""Check of determinism: another process, in which words hash differently, plays the same game.

Run as a program it reads a record and says the fingerprint of the game: `python -m … <module> <class>`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module

from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.serialization import fingerprint
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.record import read_record, write_record
from hexenkessel.kernel.verification import replay

_SECONDS = 600


def check_elsewhere(trial: Trial) -> None:
    """Nothing depends on the process: not positions, not events, not the order of lists."""
    kind = type(trial.game)
    if not trial.is_first or "." in kind.__qualname__ or kind.__module__ == "__main__":
        return  # a class made inside a function cannot be found by another process
    trial.number = trial.last
    if fingerprint(trial.history) != _fingerprint_elsewhere(kind, write_record(trial.history)):
        raise Fault(
            "Another process that replays this record finds other positions, events or lists of actions. "
            "Somewhere the order of a set decides: sort it."
        )


def _fingerprint_elsewhere(kind: type, record: str) -> str:
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    finished = subprocess.run(
        [sys.executable, "-m", __name__, kind.__module__, kind.__qualname__],
        input=record.encode(),
        capture_output=True,
        timeout=_SECONDS,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    if finished.returncode:
        raise Fault(f"Another process cannot replay this record: {finished.stderr.decode()[-600:]}")
    return finished.stdout.decode().strip()


def _main(module: str, name: str) -> None:
    game = getattr(import_module(module), name)()
    print(fingerprint(replay(game, read_record(sys.stdin.buffer.read().decode()))))


if __name__ == "__main__":
    _main(*sys.argv[1:])
