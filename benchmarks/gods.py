"""Gods of Titan: battles of nine against nine on all maps, played at random, and views as JSON."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Final

from benchmarks.players import by_verb
from benchmarks.stopwatch import Figures, rate
from hexenkessel.games.gods.battle.battle import Troop, start_battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.terrain import BATTLEFIELDS
from hexenkessel.games.gods.equipment.figures import FIGURES
from hexenkessel.games.gods.game import GAME
from hexenkessel.games.gods.phase import GodsPosition
from hexenkessel.games.gods.terms import Figures as Army
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from hexenkessel.legions.battle.playout import random_battle
from hexenkessel.legions.battle.quickrandom import QuickRandom

BATTLES_PER_MAP: Final = 4
FULL: Final = 9  # with a Pegasus and a revealed Titan
ENTRY: Final = 3  # the only side that every map has
SEATS: Final = 4


def measure(seconds: float, round: int) -> Figures:
    fights = drawn_fights()
    quick = QuickRandom(round)
    times = [1e3 * seconds_to_encode(position, seat) for position, seat in late_moments(round)]
    return {
        "battles of nine on the workbench, gods, battles/s": rate(lambda: fight_all(fights, quick), seconds),
        "a view encoded, gods, ms": median(times),
        "a view encoded, gods, longest, ms": max(times),
    }


def drawn_fights() -> list[GodsFight]:
    """For each map some pairs of armies, drawn from all counters of the land, always the same."""
    rng = random.Random("armies")
    kinds = [name for name, kind in FIGURES.items() if kind.rank != "master" and kind.wave != "double"]
    counts = [FIGURES[name].count for name in kinds]

    def army() -> Army:
        return tuple(sorted(rng.choices(kinds, counts, k=FULL)))

    return [
        GodsFight(start_battle(land, ENTRY, Troop(army(), 0), Troop(army(), 1)))
        for land in sorted(BATTLEFIELDS)
        for _ in range(BATTLES_PER_MAP)
    ]


def fight_all(fights: list[GodsFight], rng: QuickRandom) -> int:
    for fight in fights:
        random_battle(fight.copy(), rng)
    return len(fights)


def late_moments(seed: int) -> Iterator[tuple[GodsPosition, int]]:
    """Positions of a game played at random, some of them in battles, each with one who looks."""
    rng = random.Random(seed)
    position = GAME.begin(GAME.setup(SEATS, DiceParts(f"benchmark {seed}"), {"rounds": 30})).position
    while due := position.due:
        if position.number % 5 == 0:
            yield position, position.number % SEATS
        position = _apply(position, due[0], by_verb(legal(position, due[0]), rng)).position


def seconds_to_encode(position: GodsPosition, seat: int) -> float:
    began = process_time()
    GAME.views(position).written(seat)
    return process_time() - began
