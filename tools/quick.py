"""Run what a change can have broken, in less than two minutes: `python -m tools.quick [processes] [since]`.

First lint, types and imports (and those of the client, if it has changed), then the tests that the change
reaches, the nearest first, until the time is up. The last line says what has run and what was left out.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import deadline
from tools.reach import ROOT, Reach

SECONDS = 90.0  # after these no test is started; the last ones need some time to end
BATCH = 40  # files; to collect all of them first takes longer than that on a busy machine


class Tally:
    """The results of the tests, by file."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()
        self.left: Counter[str] = Counter()
        self.not_begun: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        if report.when == "call" or report.failed:
            self.ran[file] += 1
        elif report.skipped and deadline.REASON in str(report.longrepr):
            self.left[file] += 1


def changed_since(commit: str) -> list[str]:
    """Every file that differs from that commit, new and removed ones too."""
    tracked = ["git", "diff", "--name-only", "--no-renames", "-z", commit]
    new = ["git", "ls-files", "--others", "--exclude-standard", "-z"]
    told = [
        subprocess.run(ask, cwd=ROOT, check=True, capture_output=True, text=True) for ask in (tracked, new)
    ]
    return sorted({path for answer in told for path in answer.stdout.split("\0") if path})


def check(changed: Iterable[str]) -> bool:
    is_for_client = any(path.startswith("web/") for path in changed)
    goals = ["style", "types", "imports", *(["client", "web"] if is_for_client else [])]
    command = ["make", "--no-print-directory", "--jobs=2", *goals]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def run_tests(files: list[str], processes: str, tally: Tally) -> int:
    """Batch by batch in the given order, so that what is near has run before the time is up."""
    code = 0
    for first in range(0, len(files), BATCH):
        batch = files[first : first + BATCH]
        if deadline.is_over():
            tally.not_begun += batch
        else:
            code = run_batch(batch, processes, tally) or code
    return code


def run_batch(files: list[str], processes: str, tally: Tally) -> int:
    how = [
        "-n",
        processes,
        "--dist",
        "loadfile",
        "--no-loadscope-reorder",
        "-p",
        "tools.deadline",
        "-q",
        "-r",
        "fE",
    ]
    # Registered here too, because it is imported already: pytest would warn that it cannot rewrite it.
    return int(pytest.main([*how, *files], plugins=[tally, deadline]))


def account(changed: list[str], every: list[str], reached: list[str], tally: Tally) -> str:
    """One line: what has run, what was left out."""
    said = f"make quick: {count(len(changed), 'changed file')} can have broken"
    said += f" {len(reached)} of {len(every)} test files."
    said += f" Run: {count(tally.ran.total(), 'test')} in {len(tally.ran)} of them. Left out:"
    if late := [*tally.left, *tally.not_begun]:
        places = ", ".join(sorted({"/".join(Path(file).parts[:2]) for file in late}))
        if tally.left:
            said += f" {count(tally.left.total(), 'test')} in {len(tally.left)} of them,"
        if tally.not_begun:
            said += f" all in {len(tally.not_begun)} of them,"
        said += f" for want of time ({places}), and"
    return f"{said} the {len(every) - len(reached)} files that are out of reach. make test runs everything."


def count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def main(processes: str = "2", since: str = "HEAD") -> int:
    os.environ["HEXENKESSEL_DEADLINE"] = str(time.time() + SECONDS)
    changed = changed_since(since)
    if not changed:
        print(f"make quick: nothing differs from {since}, so nothing has run. make test runs everything.")
        return 0
    is_right = check(changed)
    reach, tally = Reach(), Tally()
    reached = reach.of(changed)
    code = run_tests(reached, processes, tally) if reached else 0
    print(account(changed, reach.test_files(), reached, tally))
    if not is_right:
        print("make quick: lint, types, imports or client have failed, see above.")
    return code or int(not is_right)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
