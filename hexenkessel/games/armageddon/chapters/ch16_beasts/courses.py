"""16.1, 16.4: where the wind drives a beast: nothing but ground, direction and steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import Direction, opposite


class Course(NamedTuple):
    """A way of a beast, and what it noted for the next one."""

    path: tuple[Field, ...]  # the fields it enters
    bank: Direction | None = None  # A16.4j: where the river lies that has stopped it


def reflected(
    ground: Ground, start: Field, toward: Direction, steps: int, is_open: Callable[[Field, Field], bool]
) -> Course:
    """A16.1e: where it cannot go on, it makes the remaining steps the opposite way. A16.4i: if that is not
    possible either, it stays."""
    path: list[Field] = []
    here = start
    while len(path) < steps:
        toward = _onward(ground, here, toward, is_open)
        if toward < 0:
            break
        here = ground.around[here][toward]
        path.append(here)
    return Course(tuple(path))


def along_rivers(
    ground: Ground,
    start: Field,
    toward: Direction,
    steps: int,
    is_open: Callable[[Field, Field], bool],
    bank: Direction | None = None,
) -> Course:
    """The same for a beast that rivers stop (A16.4j); `bank` is what stopped it the last time."""
    path: list[Field] = []
    here = start
    while len(path) < steps:
        toward = _onward(ground, here, toward, is_open)
        if toward < 0:
            break
        there = ground.around[here][toward]
        # R-A16.4j: a moat is a river, and what is bridged is none.
        if (here, there) in ground.rivers:
            if path or bank is None or not is_same_river(ground, here, bank, toward):
                return Course(tuple(path), toward)
            # A16.4k: the second time it crosses, and stops on the other side.
            return Course((there,))
        here = there
        path.append(here)
    return Course(tuple(path))


def _onward(
    ground: Ground, here: Field, toward: Direction, is_open: Callable[[Field, Field], bool]
) -> Direction:
    """Where it goes on: as before, or back; -1: neither."""
    for course in (toward, opposite(toward)):
        there = ground.around[here][course]
        if there != NOWHERE and is_open(here, there):
            return course
    return -1


def is_same_river(ground: Ground, field: Field, one: Direction, other: Direction) -> bool:
    """A16.4k: does one river lie on both these sides of a field, and on all sides between them?"""
    wet = [(field, there) in ground.rivers for there in ground.around[field]]
    clockwise = all(wet[(one + turn) % 6] for turn in range((other - one) % 6 + 1))
    return clockwise or all(wet[(other + turn) % 6] for turn in range((one - other) % 6 + 1))


def over_all(ground: Ground, start: Field, toward: Direction, steps: int) -> tuple[Field, ...]:
    """A16.3c: the way of the Rider, whom nothing but the edge of the board reflects."""
    return reflected(ground, start, toward, steps, lambda _here, _there: True).path
