"""What holds in every game of Titan, whoever plays however badly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel.games.titan.characters import CHARACTERS, is_creature
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import asides, legal, play

ACTIONS_IN_A_GAME = 400


def choice(position: Any, rng: random.Random) -> tuple[int, Action]:
    """A random action, with a bias towards short battles: the masterplay is the matter here."""
    seat = rng.choice(position.due)
    conceding = [
        (other, action) for other in range(position.setup.seats) for action in asides(position, other)
    ]
    if conceding and rng.random() < (0.12 if position.state.battle else 0.3):
        return rng.choice(conceding)
    actions = legal(position, seat)
    assert actions, f"{position.step} asks seat {seat}, but there is nothing to answer"
    by_verb: dict[str, list[Action]] = {}
    for action in actions:
        by_verb.setdefault(action.verb, []).append(action)
    return seat, rng.choice(by_verb[rng.choice(sorted(by_verb))])


def check_counters(position: Any) -> None:
    """Counters are in the stacks, in legions, out of the game, or on their way back to the stacks."""
    world = position.state
    found = Counter(world.stacks) + Counter(world.lost)
    for legion in world.legions.values():
        found.update(legion.characters)
    for step in position.steps:
        if isinstance(step, Spoils):
            found.update(step.returning)
    for name in world.stacks:
        assert found[name] == CHARACTERS[name].count
    assert all(is_creature(name) for name in world.lost)
    assert world.battle is not None or world.newcomer is None


def check_lands(position: Any) -> None:
    """T4.0b: one legion in a land, but for splits, engagements and towers not yet left."""
    world = position.state
    if isinstance(position.step, MovementPhase) or world.turn == 0:
        return
    for seat, player in enumerate(world.players):
        lands = Counter(legion.land for _, legion in world.legions_of(seat) if legion.parent is None)
        if player.turns == 0 or (player.turns == 1 and world.active == seat):
            lands.pop(player.tower, None)
        if not isinstance(position.step, OrganisationPhase) or seat != world.active:
            assert not any(count > 1 for count in lands.values())
    if isinstance(position.step, (OrganisationPhase, MusterPhase)):
        assert world.engaged_lands() == []


def check_players(position: Any, before: Any) -> None:
    world = position.state
    for seat, player in enumerate(world.players):
        if before is not None:
            assert player.score >= before.state.players[seat].score
        if player.fallen:
            assert world.legions_of(seat) == []
            assert seat not in position.due
    if position.outcome is None and world.turn:
        assert len(world.survivors) > 1
        assert position.due


def check_views(position: Any) -> None:
    """Everybody sees his own legions whole, and of others nothing that is not true."""
    for observer in (*range(position.setup.seats), None):
        for marker, shown in GAME.view(position, observer).legions.items():
            legion = position.state.legions[marker]
            assert not Counter(shown.visible) - Counter(legion.characters)
            if legion.owner == observer:
                assert shown.visible == legion.characters


def play_through(seed: int, seats: int, **options: Any) -> Any:
    rng = random.Random(seed)
    position: Any = GAME.begin(GAME.setup(seats, DiceParts(f"random {seed}"), options)).position
    before = None
    for number in range(ACTIONS_IN_A_GAME):
        if position.outcome is not None:
            break
        assert GAME.flaws(position) == []
        check_counters(position)
        check_lands(position)
        check_players(position, before)
        if number % 7 == 0:
            check_views(position)
        seat, action = choice(position, rng)
        before, position = position, play(position, seat, action).position
    return position


@pytest.mark.rule("T1.1b", "T4.0b", "T4.1a", "T5.0a", "T9.5b")
@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 6))
def test_random_games_keep_every_counter_in_its_place(seed: int, seats: int) -> None:
    play_through(seed, seats)


@pytest.mark.rule("T21.4a")
@settings(max_examples=6, deadline=None)
@given(st.integers(0, 10**9))
def test_so_do_games_with_a_fast_start(seed: int) -> None:
    position = play_through(seed, 3, start="fast")
    used = Counter(name for legion in position.state.legions.values() for name in legion.characters)
    assert not used["Ogre"] and not used["Centaur"] and not used["Gargoyle"]
