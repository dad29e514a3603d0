"""Whole games for two between bots that look one action ahead, and the memory that takes."""

from __future__ import annotations

import resource
import sys
from statistics import mean

from benchmarks.stopwatch import Figures
from hexenkessel.bots.match import play_game
from hexenkessel.bots.registry import find_bot
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.dice import DiceParts

GAMES_PER_ROUND = 7


def measure(seconds: float, round: int) -> Figures:
    games = GAMES_PER_ROUND if seconds >= 1 else 1
    results = [_play(1000 * round + game) for game in range(games)]
    return {
        "a greedy game, s": mean(cpu for cpu, _ in results),
        "a greedy game, actions": mean(actions for _, actions in results),
        "peak memory, MB": peak_memory() / 1e6,
    }
