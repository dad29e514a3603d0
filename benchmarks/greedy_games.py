"""Whole games for two between bots that look one action ahead, and the memory that takes."""

from __future__ import annotations

import resource
import sys
from statistics import mean

from benchmarks.players import make_tables
from benchmarks.stopwatch import Figures
from hexenkessel.bots.match import Result, play_game
from hexenkessel.bots.registry import find_bot
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.dice import DiceParts

GAMES_PER_ROUND = 7
SEATS = 2


def measure(seconds: float, round: int) -> Figures:
    make_tables()
    games = GAMES_PER_ROUND if seconds >= 1 else 1
    results = [play(GAMES_PER_ROUND * round + game) for game in range(games)]
    return {
        "a greedy game, s": mean(result.cpu for result in results),
        "a greedy game, actions": mean(result.decisions for result in results),
        "peak memory of greedy games, MB": peak_memory() / 1e6,
    }


def play(seed: int) -> Result:
    bots = [find_bot(GAME, "greedy", 10 * seed + seat) for seat in range(SEATS)]
    return play_game(GAME, GAME.setup(SEATS, DiceParts(f"benchmark {seed}")), bots)


def peak_memory() -> int:
    """Bytes that this process has needed at most."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # Linux counts in kilobytes, macOS in bytes.
    return most if sys.platform == "darwin" else 1024 * most
