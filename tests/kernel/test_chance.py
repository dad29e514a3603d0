"""Chance for search: listed with exact probabilities, or sampled."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.chance import TooManyOutcomes, outcomes, sampled
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.step import Step


class State(msgspec.Struct, frozen=True):
    result: tuple[Any, ...] = ()


class Draw(Action, frozen=True, tag="draw"):
    what: str


class Table(Step[State], frozen=True, tag="table"):
    """Draws whatever it is told to."""

    def due(self, position: Position[State]) -> tuple[int, ...]:
        return (0,)

    def apply(self, change: Change[State], seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        change.state = State(tuple(getattr(self, action.what)(change)))

    def sum(self, change: Change[State]) -> tuple[int, ...]:
        return (sum(change.roll("sum", 2)),)

    def hits(self, change: Change[State]) -> tuple[int, ...]:
        return (sum(die >= 5 for die in change.roll("hits", 12, need=5)),)

    def certain(self, change: Change[State]) -> tuple[int, ...]:
        return (sum(die >= 1 for die in change.roll("hits", 3, need=1)),)

    def impossible(self, change: Change[State]) -> tuple[int, ...]:
        return (sum(die >= 7 for die in change.roll("hits", 3, need=7)),)

    def second(self, change: Change[State]) -> tuple[int, ...]:
        """A second die, but only after a six."""
        first = change.roll("first")[0]
        return (first, change.roll("second")[0]) if first == 6 else (first,)

    def cards(self, change: Change[State]) -> tuple[str, ...]:
        return change.shuffle("cards", "abc")

    def deck(self, change: Change[State]) -> tuple[int, ...]:
        return change.shuffle("deck", range(30))

    def heap(self, change: Change[State]) -> tuple[int, ...]:
        return change.roll("heap", 30)

    def many(self, change: Change[State]) -> tuple[int, ...]:
        return tuple(change.roll("many")[0] for _ in range(6))

    def endless(self, change: Change[State]) -> tuple[int, ...]:
        """Until it is a six."""
        count = 1
        while change.roll("endless")[0] < 6:
            count += 1
        return (count,)

    def none(self, change: Change[State]) -> tuple[int, ...]:
        return change.roll("none", 0)


POSITION: Position[State] = Position(Setup("x", "1", 1, {}, DiceParts("real")), 0, (Table(),), State())


def distribution(what: str) -> dict[tuple[Any, ...], Fraction]:
    found: dict[tuple[Any, ...], Fraction] = {}
    for probability, played in outcomes(POSITION, 0, Draw(what)):
        result = played.position.state.result
        found[result] = found.get(result, Fraction(0)) + probability
    return found


@pytest.mark.parametrize("what", ["sum", "hits", "certain", "impossible", "second", "cards", "none"])
def test_probabilities_add_up_to_exactly_one(what: str) -> None:
    assert sum(distribution(what).values()) == Fraction(1)


def test_the_sum_of_two_dice() -> None:
    assert distribution("sum") == {(total,): Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


def test_outcomes_with_a_need_are_grouped_by_hits() -> None:
    found = outcomes(POSITION, 0, Draw("hits"))
    assert len(found) == 13
    assert distribution("hits")[(0,)] == Fraction(2, 3) ** 12
    assert distribution("hits")[(12,)] == Fraction(1, 3) ** 12


def test_certain_and_impossible_hits() -> None:
    assert distribution("certain") == {(3,): 1}
    assert distribution("impossible") == {(0,): 1}


def test_dependent_draws() -> None:
    expected: dict[tuple[Any, ...], Fraction] = {(first,): Fraction(1, 6) for first in range(1, 6)}
    expected |= {(6, second): Fraction(1, 36) for second in range(1, 7)}
    assert distribution("second") == expected


def test_shuffles_are_listed_as_permutations() -> None:
    assert set(distribution("cards").values()) == {Fraction(1, 6)}
    assert len(distribution("cards")) == 6


@pytest.mark.parametrize("what", ["deck", "heap", "many", "endless"])
def test_too_many_outcomes_raise(what: str) -> None:
    with pytest.raises(TooManyOutcomes):
        outcomes(POSITION, 0, Draw(what))


def test_an_action_without_chance_has_one_outcome() -> None:
    assert [
        (probability, played.closes_undo) for probability, played in outcomes(POSITION, 0, Draw("none"))
    ] == [(Fraction(1), True)]


def test_samples_follow_the_odds_and_not_the_real_dice() -> None:
    rng = random.Random(5)

    def sample() -> Played[State]:
        return sampled(POSITION, 0, Draw("sum"), rng)

    counts = Counter(sample().position.state.result[0] for _ in range(3600))
    assert all(abs(counts[total] - 100 * (6 - abs(total - 7))) < 90 for total in range(2, 13))


def test_sample_is_deterministic_for_a_generator() -> None:
    one, other = (sampled(POSITION, 0, Draw("deck"), random.Random(9)) for _ in range(2))
    assert one == other
    assert sorted(one.position.state.result) == list(range(30))
