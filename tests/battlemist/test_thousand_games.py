"""Random games, from two to six seats, with all kinds of options: a thousand, or some of them as a rule."""

from __future__ import annotations

import random

import pytest

from hexenkessel.games.battlemist.game import GAME
from hexenkessel.kernel.battery import random_move
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply
from tests.amount import usually

OPTIONS: tuple[dict[str, str | int | bool], ...] = (
    {"stars": 3},
    {"stars": 2, "races": "free", "events": "on"},
    {"stars": 2, "board": "drawn", "races": "drawn"},
    {"stars": 3, "events": "off", "board": "drawn"},
    {},
)
MOST_ACTIONS = 30_000
GAMES = usually(10, everything=1_000)
BLOCKS = 10


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games_end(block: int) -> None:
    for seed in range(block, GAMES, BLOCKS):
        rng = random.Random(seed)
        setup = GAME.setup(2 + seed % 5, DiceParts(f"thousand {seed}"), OPTIONS[seed % 7 % len(OPTIONS)])
        position = GAME.begin(setup).position
        for number in range(MOST_ACTIONS):
            if position.outcome is not None:
                break
            seat, action = random_move(position, rng, 0.002, GAME.stop if seed % 10 else None)
            position = _apply(position, seat, action).position
            if number % 100 == 0:
                assert GAME.flaws(position) == [], f"seed {seed}, action {number}"
        world = position.state
        # B8.0a: two with enough stars hold each other up for ever, unless one takes the other's home.
        rivals = [player for player in world.players if player.stars >= world.options.stars]
        assert position.outcome is not None or len(rivals) > 1, f"seed {seed} does not end"
        assert position.outcome is None or min(position.outcome.places) == 1
