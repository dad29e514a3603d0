"""To branch a position: one action applied, in microseconds, and what a position weighs."""

from __future__ import annotations

import gc
import random
import sys
import tracemalloc
from collections import defaultdict
from collections.abc import Mapping
from itertools import count, groupby
from statistics import mean
from time import process_time
from typing import NamedTuple

import msgspec

from benchmarks.players import make_tables, warlike_game
from benchmarks.stopwatch import Figures
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import _apply
from hexenkessel.kernel.seats import Seat

SEATS = 4
OPENING_TURNS = 12  # before the middle of the game
MOST_ACTIONS_OF_ONE = 12  # of one decision, so that a long list does not count for all
PHASES = ("organisation", "movement", "negotiation", "maneuver", "strike", "muster")  # the others are rare


class Branch(NamedTuple):
    """One action that may be applied in a position."""

    phase: str
    position: TitanPosition
    seat: Seat
    action: Action


def measure(seconds: float, round: int) -> Figures:
    make_tables()
    times: defaultdict[str, list[float]] = defaultdict(list)
    branches: list[Branch] = []
    spent = 0.0
    for seed in count(1000 * round):
        # Every branch is timed once only: a second time much would be remembered.
        branches = typical_branches(seed)
        spent += time_each(branches, times)
        if spent >= seconds and branches:
            break
    positions = list({id(branch.position): branch.position for branch in branches}.values())
    return {
        # As often as each phase comes up in play.
        "branching, µs": mean(time for of_phase in times.values() for time in of_phase),
        **{f"branching, {phase}, µs": mean(times[phase]) for phase in PHASES if phase in times},
        "a position as JSON, bytes": mean(len(GAME.encode(position)) for position in positions),
        "a position in memory, bytes": mean(map(size_in_memory, positions)),
        "new in memory by one action, bytes": newly_allocated(branches),
    }


def typical_branches(seed: int) -> list[Branch]:
    """Legal actions of the middle of a game."""
    rng = random.Random(seed)
    branches = []
    for position, seat, actions, _ in warlike_game(SEATS, seed):
        if position.state.turn > OPENING_TURNS:
            phase = str(type(position.step).__struct_config__.tag)
            some = rng.sample(actions, min(MOST_ACTIONS_OF_ONE, len(actions)))
            branches += [Branch(phase, position, seat, action) for action in some]
    return branches


def time_each(branches: list[Branch], times: defaultdict[str, list[float]]) -> float:
    """Add microseconds for each action, by phase; returns how many seconds all of them took."""
    gc.collect()
    began = process_time()
    # The clock is read once for each decision, because to read it takes time, too.
    for _, group in groupby(branches, key=lambda branch: id(branch.position)):
        some = list(group)
        start = process_time()
        for _, position, seat, action in some:
            _apply(position, seat, action)
        time = 1e6 * (process_time() - start) / len(some)
        times[some[0].phase] += [time] * len(some)
    return process_time() - began


def newly_allocated(branches: list[Branch]) -> float:
    """Bytes that a position takes beyond what it shares with the one before."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [_apply(*branch[1:]).position for branch in branches]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def size_in_memory(position: TitanPosition) -> int:
    """Bytes of all objects that make up the position, each once; words and numbers are shared by all."""
    seen: set[int] = set()
    unfinished: list[object] = [position]
    size = 0
    while unfinished:
        thing = unfinished.pop()
        if id(thing) in seen or isinstance(thing, (str, int, type(None))):
            continue
        seen.add(id(thing))
        size += sys.getsizeof(thing)
        if isinstance(thing, msgspec.Struct):
            unfinished += [getattr(thing, name) for name in thing.__struct_fields__]
        elif isinstance(thing, Mapping):
            unfinished += thing.values()
        elif isinstance(thing, tuple):
            unfinished += thing
    return size
