"""Battles with onagers and fire arrows: whole ones at random, and all that a game is checked for."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.book import BOOK
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.battery import run_battery
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from tests.amount import usually

KNOWN = {each.section for each in BOOK}
CHAPTERS = [2, 3, 4, 5, 6, 7, 8, 9, *(each for each in ("10.1", "11.1", "12.1") if each in KNOWN), 14]


def siege() -> str:
    """Onagers on both banks of a river with bridges, a tower, a chariot, an elephant, bows and a phalanx."""
    mine = [
        {"player": 1, "field": "1/19", "units": ["onager", "axe", "axe", "bow"]},
        {"player": 1, "field": "1/18", "units": ["bow", "bow", "light-horse"]},
        {"player": 1, "field": "1/25", "units": [{"kind": "lance", "front": "E"}]},
        {"player": 1, "field": "1/11", "units": [{"kind": "elephant", "riders": ["bow"]}, "hero"]},
        {"player": 2, "field": "1/22", "units": ["onager", "sword", "sword", "bow"]},
        {"player": 2, "field": "1/29", "units": ["bow", "champion", "onager", "axe"]},
        {
            "player": 2,
            "field": "1/14",
            "units": [
                {"kind": "wagon", "riders": ["axe", "bow"], "team": ["light-chariot-horse"] * 3, "pole": "W"}
            ],
        },
        {"player": 2, "field": "1/36", "units": ["bow", "lance"]},
    ]
    edges = [["1/20", "1/21"], ["1/27", "1/28"], ["1/12", "1/13"], ["1/20", "1/28"]]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1",
            "id": "siege",
            "title": {"en": "Siege"},
            "intro": {"en": ""},
            "chapters": CHAPTERS,
            "players": 2,
            "rounds": 6,
            "land": {
                "great_fields": [
                    {"number": 1, "at": [0, 0], "fields": {"forest": [26, 34], "highland": [30, 37]}}
                ],
                "rivers": edges,
                "bridges": [edges[0], edges[2]],
                "moats": [["1/28", "1/29"]],
                "walls": [{"field": "1/29", "side": side} for side in ("W", "NW", "NE")],
                "towers": [{"field": "1/36", "owner": 2}],
            },
            "zones": [[f"1/{small}" for small in range(1, 49)]] * 2,
            "setup": mine,
            "goals": [{"goal": "annihilate"}, {"goal": "points"}],
        }
    )


LIKELY = {"end": 1, "fight": 1, "lob": 6, "hurl": 30, "smash": 30, "carry": 20}


@pytest.mark.parametrize("seed", usually(range(3), everything=range(30)))
def test_a_random_battle_with_onagers_ends_by_its_rules(seed: int) -> None:
    rng = random.Random(seed)
    begun = GAME.begin(GAME.setup(2, DiceParts(f"siege {seed}"), {"scenario": siege()}))
    position: ArmageddonPosition = begun.position
    said: set[str] = set()
    while position.outcome is None:
        listed = legal(position, position.due[0])
        verbs = sorted({action.verb for action in listed})
        verb = rng.choices(verbs, [LIKELY.get(verb, 10) for verb in verbs])[0]
        said.add(verb)
        action = rng.choice([action for action in listed if action.verb == verb])
        position = _apply(position, position.due[0], action).position
        assert GAME.flaws(position) == []
    assert {"hurl", "lob", "smash"} & said


def test_it_passes_the_battery() -> None:
    options: dict[str, Any] = {"scenario": siege()}
    run_battery(GAME, text_checks=(), seeds=(0,), seats=(2,), looks=2, options=options).demand()
