"""Chapter 16 in whole battles: at random, and by the battery."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.position import Position
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import read_scenario
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, check, legal
from tests.amount import usually
from tests.armageddon.everything import everything

CALM = {"end": 3, "fight": 3}


def with_the_rider(players: int) -> str:
    """The scenario with everything of chapters 2 to 9, and the Rider in its midst."""
    scenario = json.loads(everything(players))
    scenario["chapters"] += ["14.3", "15.1", "16.2", "16.3"]
    scenario["setup"].append({"player": 0, "field": "1/20", "units": ["rider-of-darkness"]})
    return json.dumps(scenario)


def with_beasts(players: int) -> str:
    """The same with all beasts there are, at home in its country as far as it has homes for them."""
    scenario = json.loads(with_the_rider(players))
    scenario["chapters"] = [*scenario["chapters"][:-2], "16.1", "16.2", "16.3"]
    scenario["beasts"] = ["dragon", "griffin", "giant", "giant", "troll", "desert-dwarf", "volcano"]
    fields = scenario["land"]["great_fields"][0].setdefault("fields", {})
    peaks = tuple(fields.get("peaks", ()))
    taken = {small for smalls in fields.values() for small in smalls}
    # The first field on which nobody stands becomes the volcano's.
    for small in sorted(set(range(1, 49)) - taken):
        fields["peaks"] = [*peaks, small]
        if not flaws_in(read_scenario(json.dumps(scenario))):
            break
    return json.dumps(scenario)


def fought(scenario: str, seed: int, players: int) -> Counter[str]:
    rng = random.Random(seed)
    options: dict[str, Any] = {"scenario": scenario}
    setup = GAME.setup(players, DiceParts(f"beasts {seed}"), options)
    position: ArmageddonPosition = GAME.begin(setup).position
    told: Counter[str] = Counter()
    while position.outcome is None:
        seat = rng.choice(position.due)
        listed = legal(position, seat)
        assert len(set(listed)) == len(listed)
        verbs = sorted({action.verb for action in listed})
        verb = rng.choices(verbs, [CALM.get(verb, 10) for verb in verbs])[0]
        action = rng.choice([action for action in listed if action.verb == verb])
        assert check(position, seat, action) is None
        played = _apply(position, seat, action)
        told.update(event.key for event in played.events)
        before, position = position, played.position
        assert GAME.flaws(position) == [], (action, GAME.flaws(position), before.steps)
        if rng.random() < 0.05:
            assert msgspec.json.decode(msgspec.json.encode(position), type=Position) == position
    return told


@pytest.mark.parametrize("seed", range(usually(2, everything=40)))
@pytest.mark.parametrize("players", [2, 3])
def test_random_battles_with_the_rider_end(players: int, seed: int) -> None:
    assert fought(with_the_rider(players), seed, players)["rode"] > 1


@pytest.mark.parametrize("seed", range(usually(2, everything=40)))
@pytest.mark.parametrize("players", [2, 3])
def test_random_battles_with_beasts_end(players: int, seed: int) -> None:
    told = fought(with_beasts(players), seed, players)
    assert told["settled"] > 1
    assert told["roamed"] > 1
