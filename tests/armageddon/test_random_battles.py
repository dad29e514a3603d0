"""Whole battles at random: they end by their rules, and nothing impossible happens on the way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from hexenkessel.kernel.position import Position
from tests.amount import usually

LIKELY = {"end": 1, "fight": 1, "attack": 30}


def finished(seed: int, seats: int = 2, **options: Any) -> Position[Any]:
    """A battle in which everybody does anything, though blows more often than steps."""
    rng = random.Random(seed)
    position = GAME.begin(GAME.setup(seats, DiceParts(f"random {seed}"), options)).position
    while position.outcome is None:
        seat = rng.choice(position.due)
        listed = legal(position, seat)
        verbs = sorted({action.verb for action in listed})
        verb = rng.choices(verbs, [LIKELY.get(verb, 10) for verb in verbs])[0]
        action = rng.choice([action for action in listed if action.verb == verb])
        position = _apply(position, seat, action).position
        assert GAME.flaws(position) == []
    return position


# Three hundred battles; usually one of each small scenario.
BATTLES = usually(
    [(name, 0) for name, written in shipped().items() if written.players == 2 and written.rounds < 14],
    everything=[(name, seed) for seed in range(15) for name in shipped()],
)


def test_there_are_three_hundred_battles() -> None:
    assert len(shipped()) * 15 >= 300


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_a_random_battle_ends_by_its_rules(scenario: str, seed: int) -> None:
    written = shipped()[scenario]
    position = finished(seed, written.players, scenario=scenario)
    assert position.outcome is not None and position.state.round <= written.rounds
    if not position.outcome.is_shared:
        assert set(position.outcome.places) > {1}


def test_reasons_are_those_of_the_goals() -> None:
    reasons = {finished(seed, scenario="s01").outcome.reason for seed in range(12)}  # type: ignore[union-attr]
    assert reasons <= {"annihilated", "leader", "points"} and len(reasons) > 1


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_battles_of_several(seats: int) -> None:
    teams = {3: "", 4: "12-34", 6: "135-246"}[seats]
    position = finished(seats, seats, scenario="open-field", teams=teams, deployment="secret")
    assert position.outcome is not None
    if teams and position.outcome.reason != "points":
        sides = position.state.sides
        winners = {sides[seat] for seat in position.outcome.winners}
        assert {seat for seat in range(seats) if sides[seat] in winners} == set(position.outcome.winners)
