"""Gods of Titan passes the battery that every game must pass."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hexenkessel.games.gods.game import GAME
from hexenkessel.kernel.battery import golden_playthrough, run_battery
from tests.amount import usually

GOLDEN = Path(__file__).parent / "golden" / "gods.txt"

LOOKS = usually(4, everything=12)  # at each game by each check

# Games as seed, seats and rounds; 0 is a game to its end.
GAMES = usually([(1, 3, 60), (2, 4, 40)], everything=[(seed, 3 + seed % 2, 0) for seed in range(8)])


@pytest.mark.parametrize(("seed", "seats", "rounds"), GAMES)
def test_gods_passes_the_battery(seed: int, seats: int, rounds: int) -> None:
    report = run_battery(
        GAME, text_checks=(), seeds=(seed,), seats=(seats,), looks=LOOKS, options={"rounds": rounds}
    )
    report.demand()


def test_a_golden_playthrough_reads_the_same_as_ever() -> None:
    """Rewrite the stored file with GOLDEN=write, and read the difference before you keep it."""
    told = golden_playthrough(GAME, seed=1, seats=4, options={"rounds": 30})
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(told, encoding="utf-8")
    assert told == GOLDEN.read_text(encoding="utf-8")
