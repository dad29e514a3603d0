"""All games that are not measured by themselves: random play, and how long a decision takes to list."""

from __future__ import annotations

import gc
import random
from collections import defaultdict
from collections.abc import Mapping
from itertools import count
from statistics import median
from time import process_time
from typing import Any, Final

from benchmarks.players import by_verb
from benchmarks.stopwatch import Figures, rate
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import _apply, decision, legal
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.registry import find_game, game_names

MEASURED_BY_ITSELF: Final = "titan"
SEATS: Final = 4  # or as near as the game allows
MOST_ACTIONS: Final = 2_000  # where chance would go on for ever
FEWEST_LISTED: Final = 15  # of a kind of decision that is named by itself

Times = Mapping[str, list[float]]


def others() -> list[Game[Any, Any]]:
    return [find_game(name) for name in game_names() if name != MEASURED_BY_ITSELF]


def opening(game: Game[Any, Any], seed: int) -> Position[Any]:
    seats = min(max(SEATS, game.seats[0]), game.seats[-1])
    return game.begin(game.setup(seats, DiceParts(f"benchmark {seed}"))).position


def measure_play(seconds: float, round: int) -> Figures:
    """Actions of games played at random, as `random_play` does it."""
    found = {}
    for game in others():
        play(game, 0)  # what is made once in the life of a process
        seeds = count(1_000_000 * round + 1)

        def one(game: Game[Any, Any] = game, seeds: Any = seeds) -> int:
            return play(game, next(seeds))

        found[f"random play, {game.name}, actions/s"] = rate(one, seconds)
    return found


def play(game: Game[Any, Any], seed: int) -> int:
    rng = random.Random(seed)
    position = opening(game, seed)
    while (due := position.due) and position.number < MOST_ACTIONS:
        position = _apply(position, due[0], by_verb(legal(position, due[0]), rng)).position
    return position.number


def measure_listing(seconds: float, round: int) -> Figures:
    """Microseconds to list a decision with everything that belongs to it, by kind of step."""
    found: Figures = {}
    for game in others():
        times: defaultdict[str, list[float]] = defaultdict(list)
        for seed in count(1_000_000 * round):
            time_decisions(game, seed, times)
            if sum(map(sum, times.values())) >= 1e6 * seconds:
                break
        found.update(listing_figures(game.name, times))
    return found


def time_decisions(game: Game[Any, Any], seed: int, times: defaultdict[str, list[float]]) -> None:
    """Play a game and list every decision once: a second time much would be remembered."""
    rng = random.Random(seed)
    position = opening(game, seed)
    gc.collect()
    gc.disable()  # what it collects is not this decision's
    try:
        while (due := position.due) and position.number < MOST_ACTIONS:
            began = process_time()
            asked = decision(position, due[0])
            times[str(type(position.step).__struct_config__.tag)].append(1e6 * (process_time() - began))
            position = _apply(position, due[0], by_verb(asked.actions, rng)).position
    finally:
        gc.enable()


def listing_figures(game: str, times: Times) -> Figures:
    every = sorted(time for of_step in times.values() for time in of_step)
    figures = {
        f"listing, {game}, µs": median(every),
        # Now and then the machine itself takes a millisecond for nothing.
        f"listing, {game}, 999 of 1000, µs": every[int(0.999 * len(every))],
        f"listing, {game}, longest, µs": every[-1],
    }
    for step in sorted(times):
        if len(times[step]) >= FEWEST_LISTED:
            figures[f"listing, {game}, {step}, µs"] = median(times[step])
            figures[f"listing, {game}, {step}, longest, µs"] = max(times[step])
    return figures
