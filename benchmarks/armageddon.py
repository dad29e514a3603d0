"""Armageddon: duels, legal steps and a battle at random, and how long what is great takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from statistics import median

from benchmarks import great_battle
from benchmarks.stopwatch import Figures, rate
from hexenkessel.bots.registry import find_bot
from hexenkessel.games.armageddon.actions import Attack
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, decision

BATTLE = "s03"
DUELS_OF = "s01"  # where chance brings the armies together
BATTLES_WITH_DUELS = 8


def measure(seconds: float, round: int) -> Figures:
    play(0)  # what is made once in the life of a process
    seeds = count(1_000_000 * round + 1)
    duels = some_duels(round)
    return {
        "random battles, armageddon, actions/s": rate(lambda: play(next(seeds)), seconds),
        "duels, armageddon, duels/s": rate(lambda: fight(duels), seconds / 2),
        **measure_great(seconds, round),
    }


def measure_great(seconds: float, round: int) -> Figures:
    position = great_battle.begin(round)
    great_battle.count_steps(position)  # tables of the ground, which last as long as the process
    listing = great_battle.time_listing(position)
    turns = great_battle.time_turns(position, 2 if seconds >= 1 else 1)
    views = rate(lambda: bool(great_battle.encode_view(position)), seconds / 4)
    return {
        "legal steps, armageddon, steps/s": rate(lambda: great_battle.count_steps(position), seconds / 2),
        "legal steps of one of 200 figures, ms": 1e3 * median(listing),
        "legal steps of one of 200 figures, longest, ms": 1e3 * max(listing),
        "a greedy turn of 100 figures, s": max(turns),
        "a view of 200 figures encoded, ms": 1e3 / views,
        "a view of 200 figures, bytes": great_battle.encode_view(position),
    }


# Battles at random


def moments(scenario: str, seed: int) -> Iterator[tuple[ArmageddonPosition, Action]]:
    """A battle between bots that choose at random, decision by decision."""
    bots = [find_bot(GAME, "random", 10 * seed + seat) for seat in range(2)]
    position = GAME.begin(GAME.setup(2, DiceParts(f"benchmark {seed}"), {"scenario": scenario})).position
    while due := position.due:
        # What they see does not matter to them.
        chosen = bots[due[0]].choose(None, decision(position, due[0]))
        yield position, chosen
        position = _apply(position, due[0], chosen).position


def play(seed: int) -> int:
    """Play one battle; returns how many actions it took."""
    return sum(1 for _ in moments(BATTLE, seed))


def some_duels(round: int) -> list[tuple[ArmageddonPosition, Action]]:
    """Positions in which somebody was attacked, and by whom."""
    first = BATTLES_WITH_DUELS * round
    return [
        moment
        for seed in range(first, first + BATTLES_WITH_DUELS)
        for moment in moments(DUELS_OF, seed)
        if isinstance(moment[1], Attack)
    ]


def fight(duels: list[tuple[ArmageddonPosition, Action]]) -> int:
    for position, attack in duels:
        _apply(position, position.due[0], attack)
    return len(duels)
