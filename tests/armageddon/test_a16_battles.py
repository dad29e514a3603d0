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
from hexenkessel.kernel.battery import run_battery
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, check, legal
from tests.amount import usually
from tests.armageddon.everything import everything

CALM = {"end": 3, "fight": 3, "tame": 100}


def with_the_rider(players: int) -> str:
    """The scenario with everything of chapters 2 to 9, and the Rider in its midst."""
    scenario = json.loads(everything(players))
    scenario["chapters"] += ["14.3", "15.1", "16.2", "16.3"]
    scenario["setup"].append({"player": 0, "field": "1/20", "units": ["rider-of-darkness"]})
    return json.dumps(scenario)


def wilderness(players: int) -> str:
    """A small country with a home for every beast, and warriors all over it."""
    fields = {
        "highland": [16, 17, 18, 19, 20, 24, 25, 26, 27],
        "forest": [31, 32, 33, 37, 38, 39],
        "ice-lowland": [43, 44, 45, 46],
        "desert": [1, 2, 3],
        "water": [14, 15, 21, 22, 23, 28, 29, 30],
        "peaks": [35],
    }
    setup: list[dict[str, Any]] = [
        {"player": player, "field": f"1/{small}", "units": units}
        for player in range(1, players + 1)
        for small, units in (
            (5 + player, ["hero", "bow"]),
            (16 + player, ["axe", "axe"]),
            (23 + player, ["sword", {"kind": "light-horse", "riders": ["axe"]}]),
            (31, ["axe"]),
            (33 + 5 * player, ["lance", "light-horse"]),
            (44, ["axe"]),
        )
    ]
    setup += [
        {"player": 0, "field": "1/20", "units": ["giant"]},
        {"player": 0, "field": "1/27", "units": ["giant"]},
        {"player": 0, "field": "1/22", "units": ["sea-serpent"]},
    ]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1", "id": "wilderness", "title": {"en": "Wilderness"},
            "intro": {"en": ""}, "chapters": [2, 3, 4, 5, 7, "14.3", "15.1", 16], "players": players,
            "rounds": 20, "land": {"great_fields": [{"number": 1, "at": [0, 0], "fields": fields}]},
            "zones": [[f"1/{small}" for small in range(1, 49)]] * players, "setup": setup,
            "goals": [{"goal": "points"}],
            "beasts": ["dragon", "griffin", "troll", "desert-dwarf", "volcano", "rider-of-darkness"],
        }
    )  # fmt: skip


def with_magicians() -> str:
    """The same with a rich magician for each player, who may well drive the beasts."""
    scenario = json.loads(wilderness(2))
    scenario["chapters"].append(17)
    for player, field in ((1, "1/10"), (2, "1/40")):
        magician = {"kind": "magician", "units": 100}
        scenario["setup"].append({"player": player, "field": field, "units": [magician]})
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
    told = fought(wilderness(players), seed, players)
    assert told["settled"] == 6
    assert told["roamed"] > 1
    assert told["stone"] > 1


@pytest.mark.parametrize("seed", range(usually(1, everything=20)))
def test_random_battles_with_beasts_and_magicians_end(seed: int) -> None:
    assert fought(with_magicians(), seed, 2)["goaded"] > 0


def test_beasts_pass_the_battery() -> None:
    report = run_battery(
        GAME,
        text_checks=(),
        seeds=(0,),
        seats=(2,),
        looks=usually(2, everything=10),
        options={"scenario": wilderness(2)},
    )
    report.demand()


@pytest.mark.parametrize("seed", range(usually(1, everything=10)))
def test_the_dragons_wood_at_random(seed: int) -> None:
    assert fought("s12", seed, 2)["rode"] > 1
