"""Chance for search: all outcomes of an action with exact probabilities, or one sampled with another seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import comb, factorial
from typing import Final, TypeVar

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Played, _apply
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import Seat

S = TypeVar("S")
T = TypeVar("T")

# A fight that goes on until somebody is dead has no last roll; so many draws in a row are followed, no more.
_MOST_DRAWS: Final = 100


class TooManyOutcomes(ValueError):
    """A draw has more outcomes than were asked for: sample it instead."""


class SampledChance:
    """Draws from a generator of the searcher's own. It knows nothing of the real dice."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        return tuple(self._rng.randint(1, sides) for _ in range(count))

    def shuffle(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._rng.sample(items, len(items)))


class _Branch(Exception):
    """The script ended at a draw with these probabilities."""

    def __init__(self, probabilities: list[Fraction]) -> None:
        self.probabilities = probabilities


class _ScriptedChance:
    """Plays draws by number: the first draw takes outcome script[0], and so on."""

    def __init__(self, script: tuple[int, ...], most: int) -> None:
        self._script = script
        self._next = 0
        self._most = most

    def _outcome(self, probabilities: list[Fraction]) -> int:
        if self._next == len(self._script):
            if self._next == _MOST_DRAWS:
                raise TooManyOutcomes(f"After {_MOST_DRAWS} draws there is no end in sight.")
            raise _Branch(probabilities)
        self._next += 1
        return self._script[self._next - 1]

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        outcomes = _hit_counts(count, sides, need) if need is not None else _hands(count, sides, self._most)
        return outcomes[self._outcome([probability for _, probability in outcomes])][0]

    def shuffle(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        if factorial(len(items)) > self._most:
            raise TooManyOutcomes(f"{purpose}: {len(items)} things can be shuffled in too many ways.")
        orders = list(permutations(items))
        return orders[self._outcome([Fraction(1, len(orders))] * len(orders))]


@lru_cache(maxsize=512)
def _hit_counts(count: int, sides: int, need: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """One outcome for each number of dice that show at least `need`."""
    hit = Fraction(min(sides, max(0, sides - need + 1)), sides)
    return [
        ((sides,) * hits + (1,) * (count - hits), comb(count, hits) * hit**hits * (1 - hit) ** (count - hits))
        for hits in range(count + 1)
        if hit**hits * (1 - hit) ** (count - hits)
    ]


def _hands(count: int, sides: int, most: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """One outcome for each combination of faces, without regard to order."""
    if comb(count + sides - 1, count) > most:
        raise TooManyOutcomes(f"{count} dice with {sides} sides fall in too many ways.")
    hands = []
    for hand in combinations_with_replacement(range(1, sides + 1), count):
        ways = factorial(count)
        for face in set(hand):
            ways //= factorial(hand.count(face))
        hands.append((hand, Fraction(ways, sides**count)))
    return hands


def outcomes(
    position: Position[S], seat: Seat, action: Action, most: int = 1_000
) -> list[tuple[Fraction, Played[S]]]:
    """Everything that can come of a legal action, with exact probabilities.

    Raises TooManyOutcomes when there are more than `most`; then use `sampled`.
    """
    found: list[tuple[Fraction, Played[S]]] = []
    for probability, played in _branches(position, seat, action, (), Fraction(1), most):
        found.append((probability, played))
        if len(found) > most:
            raise TooManyOutcomes(f"{action!r} has more than {most} outcomes.")
    return found


def _branches(
    position: Position[S], seat: Seat, action: Action, script: tuple[int, ...], weight: Fraction, most: int
) -> Iterator[tuple[Fraction, Played[S]]]:
    try:
        yield weight, _apply(position, seat, action, _ScriptedChance(script, most))
    except _Branch as branch:
        for number, probability in enumerate(branch.probabilities):
            yield from _branches(position, seat, action, (*script, number), weight * probability, most)


def sampled(position: Position[S], seat: Seat, action: Action, rng: random.Random) -> Played[S]:
    """One thing that can come of a legal action, drawn with the searcher's generator."""
    return _apply(position, seat, action, SampledChance(rng))
