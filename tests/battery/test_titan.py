"""Titan passes the battery that every game must pass."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.battery import golden_playthrough, run_battery
from tests.amount import usually

GOLDEN = Path(__file__).parent / "golden" / "titan.txt"


@pytest.mark.parametrize("seed", range(usually(1, everything=8)))
def test_titan_passes_the_battery(seed: int) -> None:
    report = run_battery(GAME, text_checks=(), seeds=(seed,), looks=12)
    report.demand()


def test_a_golden_playthrough_reads_the_same_as_ever() -> None:
    """Rewrite the stored file with GOLDEN=write, and read the difference before you keep it."""
    told = golden_playthrough(GAME, seed=1, seats=3)
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(told, encoding="utf-8")
    assert told == GOLDEN.read_text(encoding="utf-8")
