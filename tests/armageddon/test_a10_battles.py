"""Chapter 10 in whole battles: at random, and by the battery; and a small castle that has everything."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.battery import run_battery
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from tests.amount import usually
from tests.armageddon.everything import chariot

SEEDS = usually(range(3), everything=range(40))
CALM = {"end": 3, "fight": 3, "open": 20, "close": 20, "besiege": 60}


def castle(players: int = 2, chapters: tuple[Any, ...] = (2, 3, 4, 5, 6, 7, 8, 9, 10)) -> str:
    """A hill with walls, a gate at its ramp and one on the level; before it a moat with a bridge."""
    hill = ("1/18", "1/19", "1/26")
    inner = {("1/18", "E"), ("1/19", "W"), ("1/18", "SE"), ("1/26", "NW"), ("1/19", "SW"), ("1/26", "NE")}
    gates = {("1/19", "E"): "closed", ("1/26", "SW"): "open"}
    walls = [
        {"field": field, "side": side, "gate": gates.get((field, side), ""), "owner": 2}
        for field in hill
        for side in SIDES
        if (field, side) not in inner
    ]
    walls += [{"field": "1/2", "side": "E", "owner": 1}, {"field": "1/3", "side": "W", "owner": 2}]
    walls += [{"field": "1/5", "side": "SE", "gate": "open"}]
    land = {
        "great_fields": [{"number": 1, "at": [0, 0], "fields": {"highland": [18, 19, 26], "forest": [22]}}],
        "ramps": [["1/20", "1/19"], ["1/33", "1/26"]],
        "rivers": [["1/13", "1/20"]],
        "moats": [["1/20", "1/14"], ["1/20", "1/21"], ["1/20", "1/28"], ["1/20", "1/27"]],
        "bridges": [["1/20", "1/21"]],
        "walls": walls,
        "passages": [["1/2", "1/3"]],
    }
    setup: list[dict[str, Any]] = [
        {"player": 1, "field": "1/21", "units": ["axe", "axe", "bow"]},
        {"player": 1, "field": "1/28", "units": ["axe", "axe", "axe", "bow"]},
        {"player": 1, "field": "1/14", "units": [{"kind": "lance", "front": "W"}]},
        {"player": 1, "field": "1/29", "units": [{"kind": "light-horse", "riders": ["axe"]}, "hero"]},
        {"player": 2, "field": "1/19", "units": ["bow", "sword", "sword"]},
        {"player": 2, "field": "1/18", "units": ["bow", "axe", {"kind": "heavy-horse", "riders": ["axe"]}]},
        {"player": 2, "field": "1/26", "units": [{"kind": "elephant", "riders": ["sword"]}, "champion"]},
        {"player": 2, **chariot("1/41", "W", "light")},
    ]
    every = [f"1/{small}" for small in range(1, 49)]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1", "id": "castle", "title": {"en": "A castle"},
            "intro": {"en": ""}, "chapters": chapters, "players": players, "rounds": 9, "land": land,
            "zones": [every] * players, "setup": setup, "goals": [{"goal": "points"}],
        }
    )  # fmt: skip


def play(seed: int, **options: Any) -> tuple[set[str], set[str]]:
    """One battle at random; what was said in it and what happened."""
    rng = random.Random(seed)
    position = GAME.begin(GAME.setup(2, DiceParts(f"castle {seed}"), options)).position
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


def test_battles_for_a_castle_end_by_their_rules() -> None:
    said: set[str] = set()
    told: set[str] = set()
    for seed in SEEDS:
        some, more = play(seed, scenario=castle())
        said, told = said | some, told | more
    assert {"open", "close", "gate"} <= said | told


def test_the_gate_is_played_at_random() -> None:
    play(1, scenario="s07")


@pytest.mark.parametrize("scenario", ["s10", "s11"])
def test_ships_and_sieges_go_together(scenario: str) -> None:
    written = shipped()[scenario]
    chapters = ",".join(map(str, sorted({*written.chapters, 10}, key=float)))
    play(1, scenario=scenario, chapters=chapters)


@pytest.mark.parametrize("scenario", ["s07", castle()])
def test_walls_pass_the_battery(scenario: str) -> None:
    report = run_battery(
        GAME,
        text_checks=(),
        seeds=(0,),
        seats=(2,),
        looks=usually(2, everything=10),
        options={"scenario": scenario},
    )
    report.demand()
