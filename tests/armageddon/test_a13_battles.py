"""Chapter 13 in whole battles: at random, and by the battery; a tower, a keep and a wall that are stormed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import read_scenario
from hexenkessel.kernel.battery import run_battery
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from tests.amount import usually

SEEDS = usually(range(2), everything=range(60))
CALM = {
    "end": 2,
    "fight": 2,
    "give": 1,
    "go": 15,
    "carry": 20,
    "throw-over": 60,
    "climb": 60,
    "set-up": 60,
    "let-down": 60,
}


def assault() -> str:
    """Everybody is where he can do something with what he has."""
    towers: list[dict[str, Any]] = [
        {"field": "1/19", "owner": 2, "gates": [{"side": "SW"}]},
        {"field": "1/20", "owner": 2, "floors": 2, "gates": [{"side": "SE"}]},
    ]
    setup: list[dict[str, Any]] = [
        {"player": 1, "field": "1/18", "units": ["ladder", "axe", "axe", "lance"]},
        {
            "player": 1,
            "field": "1/12",
            "units": [{"kind": "siege-tower", "pole": "SE"}, "axe", "bow", "sword"],
        },
        {"player": 1, "field": "1/12+1", "units": ["axe", "hero"]},
        {"player": 1, "field": "1/26", "units": ["ladder", "sword", "sword"]},
        {"player": 1, "field": "1/21", "units": [{"kind": "siege-tower", "pole": "W"}, "axe", "axe", "axe"]},
        {"player": 1, "field": "1/36", "units": [{"kind": "siege-tower", "pole": "W"}, "axe", "axe"]},
        {"player": 1, "field": "1/36+1", "units": ["axe", "lance"]},
        {"player": 2, "field": "1/19", "units": ["bow", "axe"]},
        {"player": 2, "field": "1/19+1", "units": ["ladder", "lance", "axe", "sword"]},
        {"player": 2, "field": "1/20+2", "units": ["bow", "lance"]},
        {"player": 2, "field": "1/35", "units": ["axe", "lance", {"kind": "light-horse", "riders": ["axe"]}]},
        {"player": 2, "field": "1/37", "units": ["ram", "axe", "axe"]},
        {"player": 2, "field": "1/44", "units": [{"kind": "elephant", "riders": ["axe", "axe"]}]},
    ]
    every = [f"1/{small}" for small in range(1, 49)]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1", "id": "assault", "title": {"en": "An assault"},
            "intro": {"en": ""}, "chapters": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], "players": 2,
            "rounds": 6, "zones": [every] * 2, "setup": setup, "goals": [{"goal": "points"}],
            "land": {
                "great_fields": [{"number": 1, "at": [0, 0], "fields": {"highland": [21]}}],
                "towers": towers,
                "walls": [{"field": "1/35", "side": "E", "owner": 2}],
            },
        }
    )  # fmt: skip


def play(seed: int, **options: Any) -> tuple[set[str], set[str]]:
    """One battle at random; what was said in it and what happened."""
    rng = random.Random(seed)
    position = GAME.begin(GAME.setup(2, DiceParts(f"assault {seed}"), options)).position
    said: set[str] = set()
    told: set[str] = set()
    while position.outcome is None:
        seat = rng.choice(position.due)
        listed = legal(position, seat)
        verbs = sorted({action.verb for action in listed})
        verb = rng.choices(verbs, [CALM.get(verb, 10) for verb in verbs])[0]
        played = _apply(position, seat, rng.choice([each for each in listed if each.verb == verb]))
        position = played.position
        said.add(verb)
        told |= {event.key for event in played.events}
        assert GAME.flaws(position) == []
    return said, told


def test_the_assault_can_be_played() -> None:
    assert [str(flaw) for flaw in flaws_in(read_scenario(assault()))] == []


def test_battles_with_ladders_and_siege_towers_end_by_their_rules() -> None:
    said: set[str] = set()
    told: set[str] = set()
    for seed in SEEDS:
        some, more = play(seed, scenario=assault())
        said, told = said | some, told | more
    assert {"set-up", "climb", "throw-over", "swivel", "ladder", "climbed", "thrown-over"} <= said | told


def test_the_lonely_tower_is_stormed_at_random() -> None:
    play(1, scenario="s08")


@pytest.mark.parametrize("scenario", ["s08", assault()])
def test_ladders_and_siege_towers_pass_the_battery(scenario: str) -> None:
    report = run_battery(
        GAME,
        text_checks=(),
        seeds=(0,),
        seats=(2,),
        looks=usually(2, everything=10),
        options={"scenario": scenario},
    )
    report.demand()
