"""What everybody may know, and positions imagined from it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.battlemist.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal


def somewhere(seats: int, actions: int, seed: int = 1) -> Any:
    rng = random.Random(seed)
    position: Any = GAME.begin(GAME.setup(seats, DiceParts(f"views {seed}"), {"board": "drawn"})).position
    for _ in range(actions):
        if position.outcome:
            break
        seat = rng.choice(position.due)
        position = _apply(position, seat, rng.choice(legal(position, seat))).position
    return position


@pytest.mark.rule("B2.2i", "B3.1.2b", "B1.4.2h")
def test_hands_and_adventures_are_secret_and_all_else_is_open() -> None:
    position = somewhere(3, 120)
    mine, others = GAME.view(position, 0), GAME.view(position, 1)
    world = position.state
    for seat, player in enumerate(world.players):
        seen = mine.players[seat]
        assert (seen.stock, seen.stars, seen.used, seen.heroes) == (
            player.stock, player.stars, player.used, player.heroes,
        )  # fmt: skip
        assert seen.hand_size == len(player.hand) and seen.has_quest == (player.quest is not None)
        assert (seen.hand is None) == (seat != 0)
    assert others.players[0].hand is None and others.players[0].quest is None
    assert mine.forces == world.forces and mine.discard == world.discard
    assert mine.deck_size == len(world.deck)


@pytest.mark.parametrize("seed", range(4))
def test_a_sample_looks_like_the_real_thing_and_is_not_it(seed: int) -> None:
    rng = random.Random(seed)
    position = somewhere(4, 200, seed)
    for observer in (0, 3, None):
        view = GAME.view(position, observer)
        samples = [GAME.sample(view, rng) for _ in range(3)]
        assert all(GAME.view(sample, observer) == view for sample in samples)
        assert all(GAME.flaws(sample) == [] for sample in samples)
        assert len({sample.state.deck for sample in samples}) == 3


def test_when_the_game_is_over_everything_is_on_the_table() -> None:
    position = somewhere(2, 40_000)
    assert position.outcome is not None
    assert all(player.hand is not None for player in GAME.view(position, None).players)


def test_a_replay_shows_everything() -> None:
    view = GAME.open_view(somewhere(3, 100))
    assert all(player.hand is not None for player in view.players)


def test_a_position_can_be_written_and_read() -> None:
    for seed in range(5):
        position = somewhere(3, 60 + 50 * seed, seed)
        assert GAME.decode(GAME.encode(position)) == position
