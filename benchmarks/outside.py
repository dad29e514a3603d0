"""Games of OpenSpiel, an outside engine written in C++, driven from Python as its users do."""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any

from benchmarks.stopwatch import Figures, rate


def is_there() -> bool:
    return find_spec("pyspiel") is not None


def measure_hive(seconds: float, round: int) -> Figures:
    speed = actions_per_second("hive", seconds, round)
    return {"hive, actions/s": speed, "hive, s for 10,000 actions": 10_000 / speed}


def measure_backgammon(seconds: float, round: int) -> Figures:
    import pyspiel

    game, rng = pyspiel.load_game("backgammon"), random.Random(round)
    return {
        "backgammon, actions/s": actions_per_second("backgammon", seconds / 2, round),
        "backgammon, games/s": rate(lambda: min(1, play(game, rng)), seconds / 2),
    }


def actions_per_second(name: str, seconds: float, seed: int) -> float:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(seed)
    return rate(lambda: play(game, rng), seconds)


def play(game: Any, rng: random.Random) -> int:
    """Play one game at random; returns how many actions it took, dice included."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        state.apply_action(
            _drawn(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions())
        )
        actions += 1
    return actions


def _drawn(state: Any, rng: random.Random) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    drawn: int = rng.choices(outcomes, chances)[0]
    return drawn
