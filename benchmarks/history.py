"""All runs so far, one line each, in history.jsonl."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.demands import DEMANDS
from benchmarks.report import Rounds, medians, ratio_of

FILE: Final = Path(__file__).with_name("history.jsonl")


def remember(rounds: Rounds, root: Path, file: Path = FILE) -> None:
    """Append one line."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(summary(rounds, root), ensure_ascii=False) + "\n")


def summary(rounds: Rounds, root: Path) -> dict[str, object]:
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit_of(root),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "compiled": "compiled" in rounds,
        "ratios": {
            build: {demand.figure: _rounded(ratio_of(demand, of_build)) for demand in DEMANDS}
            for build, of_build in rounds.items()
        },
        "figures": {
            build: {name: _rounded(figure) for name, figure in medians(of_build).items()}
            for build, of_build in rounds.items()
        },
    }


def commit_of(root: Path) -> str | None:
    """The commit that was measured, with a plus sign if files have been changed since; None without git."""
    try:
        commit = _git(root, "rev-parse", "--short=12", "HEAD")
        return commit + ("+" if _git(root, "status", "--porcelain", "--", "hexenkessel") else "")
    except (OSError, subprocess.CalledProcessError):
        return None


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def _rounded(number: float | None) -> float | None:
    return None if number is None else float(f"{number:.4g}")
