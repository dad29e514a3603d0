"""The greedy bot in whole battles: it beats chance from either side, and its battles end by their rules."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.bots.match import Result, play_game
from hexenkessel.bots.registry import bot_names, find_bot
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.kernel.dice import DiceParts
from tests.amount import usually

# What is demanded is 95 of 100. Three games cannot tell that from 85, but they find a bot that does not play.
GAMES = usually(3, everything=60)
CLOSE = usually(3, everything=200)  # where chance has the best prospects more are needed to tell
LEAST = usually(0.6, everything=0.95)  # of them are won

# A battle for six takes long.
BETWEEN_GREEDY_BOTS = usually(["lesson-3", "lesson-6", "lesson-8", "s01", "s04"], everything=list(shipped()))

REASONS = {
    "annihilate": "annihilated",
    "annihilate-kind": "annihilated-kind",
    "kill-leader": "leader",
    "capture": "captured",
    "hold": "held",
    "majority-at-end": "majority",
    "clear": "cleared",
    "bring": "brought",
    "domination": "dominated",
    "cities": "cities",
    "land": "landed",
    "sink": "sunk",
    "capture-ship": "flagship",
    "points": "points",
    "default": "default",
}


def match(scenario: str, seat: int, seed: int, rival: str = "random", **options: Any) -> Result:
    """A battle in which a greedy bot has this seat and the rival all others."""
    seats = shipped()[scenario].players
    setup = GAME.setup(seats, DiceParts(f"bots {seed}"), {"scenario": scenario, **options})
    names = ["greedy" if each == seat else rival for each in range(seats)]
    return play_game(GAME, setup, [find_bot(GAME, name, 10 * seed + each) for each, name in enumerate(names)])


def ends_by_its_rules(scenario: str, result: Result) -> bool:
    """By one of its goals, or in a draw when its time is over."""
    written = shipped()[scenario]
    ways = {REASONS[str(type(goal).__struct_config__.tag)] for goal in written.goals} | {"draw"}
    is_in_time = result.position.state.round <= written.rounds
    return result.outcome is not None and result.outcome.reason in ways and is_in_time


def test_it_is_found_by_its_name() -> None:
    assert bot_names(GAME) == ("greedy", "random")


@pytest.mark.parametrize(
    ("scenario", "games"),
    [("s01", CLOSE), ("s02", GAMES), ("s03", GAMES), ("s04", CLOSE), ("s05", GAMES), ("s06", GAMES)],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(scenario: str, games: int, seat: int) -> None:
    won = 0
    for seed in range(1, games + 1):
        result = match(scenario, seat, seed)
        assert ends_by_its_rules(scenario, result)
        assert result.outcome is not None
        won += result.outcome.winners == (seat,)
    assert won >= LEAST * games


@pytest.mark.parametrize("scenario", BETWEEN_GREEDY_BOTS)
def test_battles_between_two_of_them_end_by_the_rules(scenario: str) -> None:
    assert ends_by_its_rules(scenario, match(scenario, 0, 2, rival="greedy"))


@pytest.mark.parametrize("deployment", ["open", "secret"])
def test_it_buys_and_deploys_an_army(deployment: str) -> None:
    result = match("s02", 0, 3, rival="greedy", army="points", points=120, deployment=deployment)
    assert result.outcome is not None
    assert all(result.position.state.origins.count(seat) >= 8 for seat in (0, 1))
