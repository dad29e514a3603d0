"""Battles of all sizes, with cards and spells, played at random: they end, and nothing gets lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.battlemist.actions import Lead, Rally, Suffer
from hexenkessel.games.battlemist.battle.aftermath import Looting
from hexenkessel.games.battlemist.battle.battle import Battle
from hexenkessel.games.battlemist.battle.choices import Leading, Rallying, Suffering
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.components import ACTIONS, RACES
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.position import Position
from hexenkessel.games.battlemist.units import Units, kinds_in, plus
from hexenkessel.kernel.gate import check, legal, play
from tests.battlemist.fields import REALM
from tests.battlemist.table import settled, table

BATTLE_CARDS = [
    card.id
    for card in ACTIONS.values()
    if card.window in ("battle_start", "before_round", "after_roll", "react_card")
]


def random_units(rng: random.Random) -> str:
    kinds = rng.choices(KINDS, (6, 3, 3, 0.4, 0.4, 0.4), k=rng.randint(1, 10))
    return " ".join(kinds)


def random_player(rng: random.Random) -> str:
    hand = rng.sample(BATTLE_CARDS, rng.randint(0, 3))
    cards = f" hand {','.join(hand)}" if hand else ""
    return f"stars 5 used {rng.randint(0, 5)}{cards}"


def random_battle(rng: random.Random) -> Any:
    attacker, defender = rng.sample(list(RACES), 2)
    realm = rng.choice((REALM, REALM, f"home-{defender}"))
    towns = {REALM: rng.choice(("town", "city"))} if rng.random() < 0.4 else {}
    players: dict[str, Any] = {race.replace("-", "_"): random_player(rng) for race in (attacker, defender)}
    laid = table(
        races=(attacker, defender),
        units={defender: {realm: random_units(rng)}, attacker: {realm: random_units(rng)}},
        towns=towns, active=0, deck=("caravan",), **players,
    )  # fmt: skip
    # Below the combat step lies a decision, so that the game does not go on when it is over.
    steps = (Looting(0, 1, False), CombatPhase(0))
    return settled(Position(laid.setup, laid.number, steps, laid.state))


def alive(fought: Battle) -> Units:
    return plus(*(plus(side.ready, side.routed) for side in fought.sides))


def nonsense(rng: random.Random, step: Any) -> Any:
    """An answer of the right sort that is probably wrong."""
    words = tuple(rng.choices(KINDS, k=rng.randint(0, 3)))
    more = tuple(rng.choices(KINDS, k=rng.randint(0, 2)))
    match step:
        case Rallying():
            return Rally(words)
        case Leading():
            return Lead(words)
        case Suffering():
            return Suffer(words, more)
    return None


@pytest.mark.rule("B3.3.3h", "B3.3.3.2f", "B3.3.3i", "B3.3.3b")
@pytest.mark.parametrize("seed", range(40))
def test_a_battle_played_at_random(seed: int) -> None:
    rng = random.Random(seed)
    position = random_battle(rng)
    for _ in range(1000):
        if len(position.steps) == 1 or position.outcome:
            break
        seat = rng.choice(position.due)
        actions = legal(position, seat)
        assert actions and len({*map(repr, actions)}) == len(actions)
        action = rng.choice(actions)
        wrong = nonsense(rng, position.step)
        if wrong is not None:
            refusal = check(position, seat, wrong)
            assert (refusal is None) == (wrong in actions)
            assert refusal is None or refusal.rule.startswith("B3.3.3")
        if rng.random() < 0.1:
            assert GAME.decode(GAME.encode(position)) == position
        before = position.state.battle
        position = play(position, seat, action).position
        after = position.state.battle
        if before and after and before.realm == after.realm and not joined(before, after):
            assert all(now <= then for now, then in zip(alive(after), alive(before), strict=True))
    assert position.state.battle is None
    assert all(len(forces) == 1 for forces in position.state.forces.values())
    assert not [one for one in position.state.effects if one.effect.duration in ("battle", "combat_round")]


def joined(before: Battle, after: Battle) -> bool:
    """Has somebody come to the battle meanwhile (Militia)?"""
    return sum(alive(after)) > sum(alive(before)) and len(kinds_in(alive(after))) > 0
