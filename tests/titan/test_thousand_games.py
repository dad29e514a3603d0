"""Random games to the end, from two to six seats, with all kinds of options: a thousand of them if asked."""

from __future__ import annotations

import random

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.battery import random_move
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply
from tests.amount import usually

OPTIONS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"start": "fast"},
    {"points": 200, "mulligan": False},
    {"rounds": 15},
    {"timed": True, "clock": True},
)
MOST_ACTIONS = 20_000
BLOCKS = 10
# Of a block; so many that each of them meets every number of seats and every option.
GAMES = usually(35, everything=100)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games_end(block: int) -> None:
    for seed in range(100 * block, 100 * block + GAMES):
        rng = random.Random(seed)
        setup = GAME.setup(2 + seed % 5, DiceParts(f"thousand {seed}"), OPTIONS[seed % 7 % len(OPTIONS)])
        position = GAME.begin(setup).position
        for _ in range(MOST_ACTIONS):
            if position.outcome is not None:
                break
            seat, action = random_move(position, rng, 0.002, GAME.stop if seed % 10 else None)
            position = _apply(position, seat, action).position
        assert position.outcome is not None, f"seed {seed} does not end"
        assert sorted(position.outcome.places)[0] == 1
