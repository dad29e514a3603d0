"""Armageddon passes the battery that every game must pass."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.kernel.battery import golden_playthrough, run_battery
from tests.amount import usually
from tests.armageddon.everything import everything

GOLDEN = Path(__file__).parent / "golden" / "armageddon.txt"

LOOKS = usually(3, everything=10)  # at each game by each check

# Scenarios, with all chapters among them; or all there are.
SCENARIOS = usually(["lesson-6", "lesson-8", "lesson-9", "s10"], everything=[*shipped()])
# Battles as seed and seats, every other one with random options.
BATTLES = usually([(0, 2), (1, 3)], everything=[(seed, seats) for seats in GAME.seats for seed in range(2)])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_passes_the_battery(scenario: str) -> None:
    seats = shipped()[scenario].players
    report = run_battery(
        GAME, text_checks=(), seeds=(0,), seats=(seats,), looks=LOOKS, options={"scenario": scenario}
    )
    report.demand()


@pytest.mark.parametrize(("seed", "seats"), BATTLES)
def test_a_battle_passes_it_too(seed: int, seats: int) -> None:
    report = run_battery(GAME, text_checks=(), seeds=(seed,), seats=(seats,), looks=LOOKS)
    report.demand()


def test_a_golden_playthrough_reads_the_same_as_ever() -> None:
    """Rewrite the stored file with GOLDEN=write, and read the difference before you keep it."""
    told = golden_playthrough(GAME, seed=1, seats=3, options={"scenario": everything(3)})
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(told, encoding="utf-8")
    assert told == GOLDEN.read_text(encoding="utf-8")
