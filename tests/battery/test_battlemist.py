"""Battlemist passes the battery that every game must pass."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path

import pytest

from hexenkessel.games.battlemist.game import GAME
from hexenkessel.kernel.battery import golden_playthrough, run_battery
from tests.amount import usually

GOLDEN = Path(__file__).parent / "golden" / "battlemist.txt"

# Nobody who plays at random wants a star: such a game is long.
MOST_ACTIONS = 60_000
LOOKS = usually(3, everything=12)  # at each game by each check


# Games as seed and seats: each number of seats once, some of them with random options; or everything.
GAMES = usually([(1, 3)], everything=[*product(range(4), GAME.seats)])
SHORT_GAMES = usually([(5, 2), (4, 5)], everything=[*product(range(4, 8), GAME.seats)])


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_battlemist_passes_the_battery(seed: int, seats: int) -> None:
    report = run_battery(
        GAME, text_checks=(), seeds=(seed,), seats=(seats,), looks=LOOKS, most_actions=MOST_ACTIONS
    )
    report.demand()


@pytest.mark.parametrize(("seed", "seats"), SHORT_GAMES)
def test_a_short_game_passes_it_too(seed: int, seats: int) -> None:
    board, races = ("drawn", "free") if seed % 2 else ("fixed", "drawn")
    options: dict[str, str | int | bool] = {"stars": 3, "board": board, "races": races, "events": "on"}
    # B8.0a: two with enough stars may hold each other up for ever.
    report = run_battery(
        GAME,
        text_checks=(),
        seeds=(seed,),
        seats=(seats,),
        looks=LOOKS,
        options=options,
        must_end=False,
        most_actions=6_000,
    )
    report.demand()


def test_a_golden_playthrough_reads_the_same_as_ever() -> None:
    """Rewrite the stored file with GOLDEN=write, and read the difference before you keep it."""
    told = golden_playthrough(GAME, seed=1, seats=3)
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(told, encoding="utf-8")
    assert told == GOLDEN.read_text(encoding="utf-8")
