"""Whole battles with chariots and elephants, in which they are driven into whoever is in their way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import pytest

from hexenkessel.games.armageddon.actions import Go
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, check, legal
from tests.armageddon.everything import everything

RARE: Final = {"end": 1, "fight": 1, "dismount": 0.1, "unharness": 0.1, "back": 1, "release": 1, "seize": 4}
BIG: Final = ("elephant", "mammoth", "wagon")


def chosen(position: ArmageddonPosition, listed: list[Action], rng: random.Random) -> Action:
    index = position.state.index
    drives = [
        action for action in listed if isinstance(action, Go) and index.figures[action.figure].kind in BIG
    ]
    if drives and rng.random() < 0.6:
        into = [action for action in drives if index.free[index.ground.number[action.field]] < 2]
        return (
            rng.choice(into)
            if into
            else max(drives, key=lambda action: (_steps(position, action), rng.random()))
        )
    verbs = sorted({action.verb for action in listed})
    verb = rng.choices(verbs, [RARE.get(verb, 20) for verb in verbs])[0]
    return rng.choice([action for action in listed if action.verb == verb])


def _steps(position: ArmageddonPosition, action: Go) -> int:
    index = position.state.index
    return index.reach(index.figures[action.figure])[index.ground.number[action.field]].cost


def fought(seed: int, seats: int, **options: Any) -> Counter[str]:
    """What was told in a battle to its end."""
    rng = random.Random(seed)
    position: ArmageddonPosition = GAME.begin(GAME.setup(seats, DiceParts(f"wild {seed}"), options)).position
    told: Counter[str] = Counter()
    while position.outcome is None:
        seat = rng.choice(position.due)
        listed = legal(position, seat)
        action = chosen(position, listed, rng)
        assert check(position, seat, action) is None
        played = _apply(position, seat, action)
        position = played.position
        told.update(event.key for event in played.events)
        assert GAME.flaws(position) == [], action
    return told


@pytest.mark.parametrize("scenario", ["lesson-8", "s05", "lesson-9", "s06"])
def test_random_battles_end(scenario: str) -> None:
    told = fought(1, shipped()[scenario].players, scenario=scenario)
    assert told["round"] > 1 and told["went"] > 10


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_all_chapters_in_one_field(players: int, seed: int) -> None:
    told = fought(seed, players, scenario=everything(players))
    assert told["duel"] > 5
