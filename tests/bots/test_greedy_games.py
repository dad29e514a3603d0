"""Whole games of the greedy bot: it wins, it ends, it repeats itself, and it knows no secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hexenkessel.games.titan.bot.greedy import Greedy
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, decision
from tests.bots.seats import titan_game


def moments(seed: int, seats: int) -> Iterator[tuple[Any, int]]:
    """Every position of a game between greedy bots, with the seat that is asked."""
    bots = [Greedy(seat) for seat in range(seats)]
    position = GAME.begin(GAME.setup(seats, DiceParts(f"moments {seed}"))).position
    while position.due:
        seat = position.due[0]
        yield position, seat
        action = bots[seat].choose(GAME.view(position, seat), decision(position, seat))
        position = _apply(position, seat, action).position


def test_equal_seeds_play_the_same_game() -> None:
    one, two = (titan_game(7, ("greedy", "greedy")) for _ in range(2))
    assert one.actions == two.actions
    assert one.outcome == two.outcome


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_between_greedy_bots_comes_to_an_end_by_the_rules(seats: int) -> None:
    result = titan_game(seats, ("greedy",) * seats)
    assert result.outcome is not None
    assert result.outcome.reason in ("last-titan", "draw")


def test_a_game_with_a_fast_start_too() -> None:
    assert titan_game(1, ("greedy", "greedy"), start="fast").outcome is not None


def test_greedy_beats_random_in_either_seat() -> None:
    """Both Titans may fall together now and then, but not more than once in so few games."""
    wins = 0
    for seed in range(5):
        for seat, bots in enumerate((("greedy", "random"), ("random", "greedy"))):
            outcome = titan_game(seed, bots).outcome
            wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 9


@pytest.mark.slow
def test_greedy_beats_random_nearly_always() -> None:
    wins = 0
    for seed in range(100, 120):
        seat = seed % 2
        result = titan_game(seed, ("greedy", "random") if seat == 0 else ("random", "greedy"))
        wins += result.outcome is not None and result.outcome.winners == (seat,)
    assert wins >= 19


@pytest.mark.slow
def test_four_greedy_bots_end_their_war_in_time() -> None:
    for seed in range(5):
        result = titan_game(seed, ("greedy",) * 4)
        assert result.outcome is not None
        assert result.position.state.turn <= 500


@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(seats: int) -> None:
    """The same question in a world that differs only in its secrets gets the same answer."""
    rng = random.Random(5)
    compared = 0
    for position, seat in moments(3, seats):
        if rng.random() < 0.1:
            view = GAME.view(position, seat)
            other = GAME.sample(view, rng)
            answers = [
                Greedy(1).choose(GAME.view(world, seat), decision(world, seat)) for world in (position, other)
            ]
            assert answers[0] == answers[1]
            compared += 1
    assert compared > 20


def test_a_bot_can_take_over_in_the_middle_of_anything() -> None:
    """It keeps plans, but needs none, and forgets those that no longer fit: here one bot plays for all."""
    rng = random.Random(6)
    everybody = Greedy(8)
    for position, seat in moments(4, 3):
        if rng.random() < 0.3:
            asked = decision(position, seat)
            for bot in (Greedy(9), everybody):
                assert bot.choose(GAME.view(position, seat), asked) in asked.actions
