"""Whole games of each greedy bot: it wins, it ends, it repeats itself, and it knows no secrets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.bots.registry import find_bot
from hexenkessel.games.titan.game import GAME as TITAN
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.registry import find_game, game_names
from tests.bots.seats import game_of, moments


def _is_for_two(game: Game[Any, Any]) -> bool:
    """Games for more have tests of their own beside this file."""
    return "greedy" in game.bots and 2 in game.seats


@pytest.fixture(params=[name for name in game_names() if _is_for_two(find_game(name))])
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return find_game(request.param)


def test_equal_seeds_play_the_same_game(game: Game[Any, Any]) -> None:
    one, two = (game_of(game, 7, ("greedy", "greedy")) for _ in range(2))
    assert one.actions == two.actions
    assert one.outcome == two.outcome


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_between_greedy_bots_comes_to_an_end_by_the_rules(seats: int) -> None:
    result = game_of(TITAN, seats, ("greedy",) * seats)
    assert result.outcome is not None
    assert result.outcome.reason in ("last-titan", "draw")


def test_a_game_with_a_fast_start_too() -> None:
    assert game_of(TITAN, 1, ("greedy", "greedy"), start="fast").outcome is not None


def test_greedy_beats_random_in_either_seat(game: Game[Any, Any]) -> None:
    """Now and then chance is against it, or nobody wins, but not more than twice in so few games."""
    wins = 0
    for seed in range(5):
        for seat, bots in enumerate((("greedy", "random"), ("random", "greedy"))):
            outcome = game_of(game, seed, bots).outcome
            wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 8


@pytest.mark.slow
def test_greedy_beats_random_nearly_always() -> None:
    wins = 0
    for seed in range(100, 120):
        seat = seed % 2
        result = game_of(TITAN, seed, ("greedy", "random") if seat == 0 else ("random", "greedy"))
        wins += result.outcome is not None and result.outcome.winners == (seat,)
    assert wins >= 19


@pytest.mark.slow
def test_four_greedy_bots_end_their_war_in_time() -> None:
    for seed in range(5):
        result = game_of(TITAN, seed, ("greedy",) * 4)
        assert result.outcome is not None
        assert result.position.state.turn <= 500


@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: Game[Any, Any], seats: int) -> None:
    """The same question in a world that differs only in its secrets gets the same answer."""
    rng = random.Random(5)
    compared = 0
    for position, seat in moments(game, 3, seats):
        if rng.random() < 0.1:
            view = game.view(position, seat)
            other = game.sample(view, rng)
            answers = [
                find_bot(game, "greedy", 1).choose(game.view(world, seat), decision(world, seat))
                for world in (position, other)
            ]
            assert answers[0] == answers[1]
            compared += 1
    assert compared > 5


def test_a_bot_can_take_over_in_the_middle_of_anything(game: Game[Any, Any]) -> None:
    """It keeps plans, but needs none, and forgets those that no longer fit: here one bot plays for all."""
    rng = random.Random(6)
    everybody = find_bot(game, "greedy", 8)
    for position, seat in moments(game, 4, 3):
        if rng.random() < 0.3:
            asked = decision(position, seat)
            for bot in (find_bot(game, "greedy", 9), everybody):
                choice = bot.choose(game.view(position, seat), asked)
                assert choice in asked.actions or choice in asked.asides
