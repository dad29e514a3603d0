"""Random games for three and four, with all kinds of options: a thousand of them if asked."""

from __future__ import annotations

import random

import pytest

from hexenkessel.games.gods.game import GAME
from hexenkessel.kernel.battery import random_move
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply
from tests.amount import usually

OPTIONS: tuple[dict[str, str | int | bool], ...] = (
    {"rounds": 30},
    {"rounds": 60},
    {"rounds": 40, "phantoms_without_darklord": False},
    {"points": 300, "rounds": 60},
    {"timed": True, "rounds": 40},
)
MOST_ACTIONS = 20_000
BLOCKS = 5
GAMES = usually(6, everything=200)  # of a block
EVERY = 50  # so often the table is looked at


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games_end_and_nothing_is_ever_out_of_order(block: int) -> None:
    for seed in range(200 * block, 200 * block + GAMES):
        rng = random.Random(seed)
        setup = GAME.setup(3 + seed % 2, DiceParts(f"thousand {seed}"), OPTIONS[seed // 2 % len(OPTIONS)])
        position = GAME.begin(setup).position
        while position.outcome is None and position.number < MOST_ACTIONS:
            seat, action = random_move(position, rng, 0.002, GAME.stop if seed % 10 else None)
            position = _apply(position, seat, action).position
            if position.number % EVERY == 0:
                assert GAME.flaws(position) == [], f"seed {seed}, action {position.number}"
        assert position.outcome is not None, f"seed {seed} does not end"
        assert min(position.outcome.places) == 1
