"""Chapter 11 in whole battles: at random, and by the battery; and a fortress that has everything."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import read_scenario
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.battery import run_battery
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from tests.amount import usually
from tests.armageddon.everything import chariot
from tests.armageddon.table import land

SEEDS = usually(range(3), everything=range(40))
CALM = {"end": 3, "fight": 3, "open": 20, "close": 5, "pour": 40}


def fortress(**gates: str) -> str:
    """A keep, towers in the forest and in the mountains joined to it, and others with this and that."""
    state = {"SW": "open", "E": "closed"} | gates
    towers: list[dict[str, Any]] = [
        {"field": "1/19", "owner": 2, "floors": 2, "gates": [{"side": "SW", "state": state["SW"]}]},
        {"field": "1/20", "owner": 2, "foundation": True, "gates": [{"side": "E", "state": state["E"]}]},
        {"field": "1/12", "owner": 2, "foundation": True, "gates": [{"side": "W", "state": "open"}]},
        {
            "field": "1/36",
            "owner": 1,
            "platform": False,
            "battlements": False,
            "walls": ["E", "SE", "W", "NE"],
        },
        {"field": "1/41", "owner": 1, "stairs": False, "gates": [{"side": "E", "state": "open"}]},
    ]
    ground = {
        "great_fields": [
            {
                "number": 1,
                "at": [0, 0],
                "fields": {"highland": [10, 28, 29], "forest": [20, 21], "mountain": [11, 12]},
            }
        ],
        "ramps": [["1/35", "1/28"]],
        "rivers": [["1/41", "1/34"], ["1/20", "1/28"]],
        "walls": [{"field": "1/26", "side": side, "owner": 2} for side in ("W", "SW", "SE")],
        "towers": towers,
        "passages": [["1/19", "1/20"], ["1/19+1", "1/20+1"], ["1/19+2", "1/12"]],
        "transitions": [["1/20+1", "1/28"]],
    }
    setup: list[dict[str, Any]] = [
        {"player": 1, "field": "1/27", "units": ["axe", "axe", "bow"]},
        {"player": 1, "field": "1/28", "units": ["axe", "axe", "axe", "bow"]},
        {"player": 1, "field": "1/41", "units": ["axe", {"kind": "light-horse", "riders": ["lance"]}]},
        {"player": 1, "field": "1/41+1", "units": ["bow", "axe"]},
        {"player": 1, "field": "1/33", "units": [{"kind": "lance", "front": "NE"}]},
        {"player": 1, "field": "1/25", "units": [{"kind": "elephant", "riders": ["sword"]}, "champion"]},
        {"player": 2, "field": "1/19", "units": ["elephant", "sword"]},
        {"player": 2, "field": "1/19+1", "units": ["bow", "axe"]},
        {"player": 2, "field": "1/19+2", "units": ["bow", "lance"]},
        {"player": 2, "field": "1/20", "units": [{"kind": "heavy-horse", "riders": ["axe"]}, "sword"]},
        {"player": 2, "field": "1/20+1", "units": ["bow", "sword"]},
        {"player": 2, "field": "1/12+1", "units": ["hero"]},
        {"player": 2, **chariot("1/23", "E", "light")},
        {"player": 2, "field": "1/26", "units": ["axe", {"kind": "light-horse", "riders": ["bow"]}]},
    ]
    every = [f"1/{small}" for small in range(1, 49)]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1", "id": "fortress", "title": {"en": "A fortress"},
            "intro": {"en": ""}, "chapters": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], "players": 2, "rounds": 9,
            "land": ground, "zones": [every] * 2, "setup": setup, "goals": [{"goal": "points"}],
        }
    )  # fmt: skip


def play(seed: int, **options: Any) -> tuple[set[str], set[str]]:
    """One battle at random; what was said in it and what happened."""
    rng = random.Random(seed)
    position = GAME.begin(GAME.setup(2, DiceParts(f"fortress {seed}"), options)).position
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


def test_the_fortress_can_be_played() -> None:
    assert [str(flaw) for flaw in flaws_in(read_scenario(fortress()))] == []


def test_battles_for_a_fortress_end_by_their_rules() -> None:
    said: set[str] = set()
    told: set[str] = set()
    for seed in SEEDS:
        some, more = play(seed, scenario=fortress())
        said, told = said | some, told | more
    assert {"pour", "open", "shoot", "poured"} <= said | told


@pytest.mark.parametrize("scenario", ["s08", "s09"])
def test_towers_are_played_at_random(scenario: str) -> None:
    play(1, scenario=scenario)


@pytest.mark.parametrize("scenario", ["s08", fortress()])
def test_towers_pass_the_battery(scenario: str) -> None:
    report = run_battery(
        GAME,
        text_checks=(),
        seeds=(0,),
        seats=(2,),
        looks=usually(2, everything=10),
        options={"scenario": scenario},
    )
    report.demand()


@pytest.mark.rule("A11.5f")
def test_a_castle_without_gate_is_a_flaw() -> None:
    scenario = json.loads(fortress())
    ground = ground_of(land())
    middle = ground.number["1/26"]
    court = {middle, *ground.neighbours[middle]}
    # Of fewer fields each had so many walls that it would be a tower.
    walls: list[dict[str, Any]] = [
        {"field": ground.names[field], "side": SIDES[side]}
        for field in sorted(court)
        for side, other in enumerate(ground.around[field])
        if other not in court
    ]
    scenario["land"] = {"great_fields": [{"number": 1, "at": [0, 0]}], "walls": walls}
    scenario["setup"] = [{"player": player, "field": f"1/{player}", "units": ["axe"]} for player in (1, 2)]
    scenario["chapters"] = [2, 3, 4, 5, "10.1", "11.1"]
    assert "castle-gate 1/18" in [str(flaw) for flaw in flaws_in(read_scenario(json.dumps(scenario)))]
    walls[0]["gate"] = "closed"
    assert list(flaws_in(read_scenario(json.dumps(scenario)))) == []
