"""Whole games of Titan for four, played at random through the kernel."""

from __future__ import annotations

import random
from itertools import count

from benchmarks.players import by_verb, make_tables, opening
from benchmarks.stopwatch import Figures, rate
from hexenkessel.kernel.gate import _apply, legal

SEATS = 4


def measure(seconds: float, round: int) -> Figures:
    make_tables()
    seeds = count(1_000_000 * round)
    return {"random play, actions/s": rate(lambda: play(next(seeds)), seconds)}


def play(seed: int) -> int:
    """Play one game; returns how many actions it took."""
    rng = random.Random(seed)
    position = opening(SEATS, seed)
    while due := position.due:
        position = _apply(position, due[0], by_verb(legal(position, due[0]), rng)).position
    return position.number
