"""Chapter 12 in whole battles: at random, and by the battery."""

from __future__ import annotations

import json
import random
from typing import Any

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.battery import run_battery
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, check, legal
from tests.amount import usually
from tests.armageddon.everything import chariot

SEEDS = usually(range(4), everything=range(60))
WEIGHTS = {"end": 3, "fight": 3, "carry": 60, "batter": 200, "swivel": 20, "give": 1, "seize": 60}


def works(players: int = 2) -> str:
    """A gate, a wall and a tower in a row; before them rams, a tortoise and an elephant that can ram."""
    tower = {"field": "1/27", "owner": 2, "gates": [{"side": "NW"}]}
    walls = [
        {"field": "1/25", "side": "NE", "gate": "closed", "owner": 2},
        {"field": "1/25", "side": "NW", "owner": 2},
        {"field": "1/26", "side": "NE", "owner": 2},
        {"field": "1/26", "side": "NW", "gate": "closed", "owner": 2},
    ]
    setup: list[dict[str, Any]] = [
        {"player": 1, "field": "1/18", "units": ["ram", "axe", "axe", "axe"]},
        {"player": 1, "field": "1/20", "units": [{"kind": "tortoise", "pole": "SW"}, "axe", "axe", "lance"]},
        {"player": 1, "field": "1/12", "units": ["ram", "axe", "light-horse", "axe"]},
        {"player": 1, "field": "1/19", "units": [{"kind": "elephant", "riders": ["axe", "sword"]}]},
        {"player": 2, "field": "1/26", "units": ["bow", "sword", "sword"]},
        {"player": 2, "field": "1/17", "units": ["sword", "axe"]},
        {"player": 2, "field": "1/27+1", "units": ["bow", "sword"]},
        {"player": 2, "field": "1/25", "units": [{"kind": "elephant", "riders": ["sword", "lance"]}]},
        {"player": 2, **chariot("1/41", "W", "light")},
        {"player": 2, "field": "1/34", "units": [{"kind": "tortoise", "pole": "NE"}, "axe", "bow", "axe"]},
    ]
    ground = {"great_fields": [{"number": 1, "at": [0, 0]}], "walls": walls, "towers": [tower]}
    every = [f"1/{small}" for small in range(1, 49)]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1", "id": "works", "title": {"en": "Works"},
            "intro": {"en": ""}, "chapters": [2, 3, 4, 5, 7, 8, 9, "10.1", 11, 12], "players": players,
            "rounds": 8, "land": ground,
            "zones": [every] * players, "setup": setup, "goals": [{"goal": "points"}],
        }
    )  # fmt: skip


def chosen(rng: random.Random, listed: list[Action]) -> Action:
    verbs = sorted({action.verb for action in listed})
    verb = rng.choices(verbs, [WEIGHTS.get(verb, 10) for verb in verbs])[0]
    return rng.choice([action for action in listed if action.verb == verb])


def play(seed: int) -> set[str]:
    """What was told in a battle at random."""
    rng = random.Random(seed)
    position = GAME.begin(GAME.setup(2, DiceParts(f"works {seed}"), {"scenario": works()})).position
    told: set[str] = set()
    while position.outcome is None:
        seat = rng.choice(position.due)
        action = chosen(rng, legal(position, seat))
        assert check(position, seat, action) is None
        played = _apply(position, seat, action)
        position = played.position
        told |= {event.key for event in played.events}
        assert GAME.flaws(position) == [], action
    return told


def test_battles_with_devices_end_by_their_rules() -> None:
    told: set[str] = set()
    for seed in SEEDS:
        told |= play(seed)
    assert {"hauled", "bashed", "swivelled"} <= told


def test_devices_pass_the_battery() -> None:
    report = run_battery(
        GAME,
        text_checks=(),
        seeds=(0,),
        seats=(2,),
        looks=usually(2, everything=10),
        options={"scenario": works()},
    )
    report.demand()
