"""16.1: where beasts are placed, by a scenario or by the players."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import read_scenario
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import check, play
from tests.armageddon.table import lines, refusal, said

SECTIONS = [2, 3, 5, "10.1", "14.3", "15.1", "16.1", "16.3"]


def scenario(beasts: tuple[str, ...] = (), units: tuple[tuple[str, str], ...] = (), **land: Any) -> str:
    setup = [
        {"player": 1, "field": "1/1", "units": ["axe"]},
        {"player": 2, "field": "2/48", "units": ["axe"]},
        *({"player": 0, "field": field, "units": [kind]} for kind, field in units),
    ]
    great = [
        {"number": 1, "at": [0, 0], "fields": {"forest": [19, 20], "highland": [33, 34]}},
        {"number": 2, "at": [0, 1], "fields": {"forest": [19]}},
    ]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1", "id": "beasts", "title": {"en": "Beasts"},
            "intro": {"en": ""}, "chapters": SECTIONS, "players": 2, "rounds": 9,
            "land": {"great_fields": great, **land}, "zones": [["1/1"], ["2/48"]], "setup": setup,
            "goals": [{"goal": "points"}], "beasts": beasts,
        }
    )  # fmt: skip


def begun(*beasts: str) -> ArmageddonPosition:
    setup = GAME.setup(2, DiceParts("settling"), {"scenario": scenario(beasts)})
    return GAME.begin(setup).position


@pytest.mark.rule("A16.1b")
def test_who_rolls_highest_names_the_great_field_and_then_another_the_field() -> None:
    begins = GAME.begin(GAME.setup(2, DiceParts("settling"), {"scenario": scenario(("dragon",))}))
    rolls = [event.args for event in begins.events if event.key == "rolled-for-beast"]
    highest = max(rolls[-2:], key=lambda each: each["roll"])
    position: ArmageddonPosition = begins.position
    assert position.due == (highest["seat"],)
    assert lines(position) == ["settle 1/19", "settle 1/20", "settle 2/19"]
    named = play(position, position.due[0], said("settle 1/20"))
    assert "rolled-for-beast" in [event.key for event in named.events]
    position = named.position
    assert lines(position) == ["settle 1/19", "settle 1/20"]
    assert refusal(position, "settle 2/19") == "A16.1b"
    placed = play(position, position.due[0], said("settle 1/19"))
    dragon = placed.position.state.figures[3]
    assert (dragon.kind, dragon.owner) == ("dragon", None)
    # And it is still before the first round.
    keys = [event.key for event in placed.events]
    assert keys.index("settled") < keys.index("round")


@pytest.mark.rule("A16.1b")
def test_ties_roll_again() -> None:
    tied = 0
    for seed in range(60):
        options = {"scenario": scenario(("dragon",))}
        begins = GAME.begin(GAME.setup(2, DiceParts(f"tie {seed}"), options))
        rolls = [event.args["roll"] for event in begins.events if event.key == "rolled-for-beast"]
        pairs = list(zip(rolls[::2], rolls[1::2], strict=True))
        assert all(one == other for one, other in pairs[:-1])
        assert pairs[-1][0] != pairs[-1][1]
        tied += len(pairs) > 1
    assert tied


@pytest.mark.rule("A16.1d", "A16.4a", "A16.1f")
def test_not_where_it_cannot_be() -> None:
    position = begun("dragon")
    assert refusal(position, "settle 1/2") == "A16.4a"
    two = begun("giant", "giant", "giant")
    for field in ("1/33", "1/33", "1/34", "1/34"):
        two = play(two, two.due[0], said(f"settle {field}")).position
    # A16.1f: two giants share their area, and for a third there is none.
    assert "end" in lines(two)
    assert [each.kind for each in two.state.figures.values()].count("giant") == 2


@pytest.mark.rule("A16.1f")
def test_one_beast_an_area() -> None:
    position = begun("dragon", "dragon")
    for _ in range(2):
        position = play(position, position.due[0], said("settle 1/19")).position
    assert refusal(position, "settle 1/20") == "A16.1f"
    assert lines(position) == ["settle 2/19"]


@pytest.mark.rule("A16.3a", "A16.1b")
def test_the_rider_may_be_placed_anywhere() -> None:
    position = begun("rider-of-darkness")
    assert len(lines(position)) == 96


@pytest.mark.rule("A16.1c")
def test_no_scenario_walls_a_beast_in() -> None:
    sides = ("E", "SE", "SW", "W", "NW", "NE")
    walls = [{"field": "1/19", "side": side} for side in sides]
    closed = read_scenario(scenario(units=(("dragon", "1/19"),), walls=walls))
    assert ("shut-in", "1/19") in [(flaw.word, flaw.place) for flaw in flaws_in(closed)]
    # On the side of the forest there is a gap.
    open_ = read_scenario(scenario(units=(("dragon", "1/19"),), walls=walls[1:]))
    assert flaws_in(open_) == []


@pytest.mark.rule("A16.1c")
def test_nor_do_players() -> None:
    sides = ("E", "SE", "SW", "W", "NW", "NE")
    walls = [{"field": "1/19", "side": side} for side in sides]
    setup = GAME.setup(2, DiceParts("x"), {"scenario": scenario(("dragon",), walls=walls)})
    position: ArmageddonPosition = GAME.begin(setup).position
    refused = check(position, position.due[0], said("settle 1/19"))
    assert refused is not None
    assert refused.rule == "A16.1c"


@pytest.mark.rule("A16.4a", "A16.1a")
def test_a_scenario_places_beasts_only_at_home_and_for_nobody() -> None:
    lost = read_scenario(scenario(units=(("dragon", "1/2"),)))
    assert "may-not-stay" in [flaw.word for flaw in flaws_in(lost)]
    owned = json.loads(scenario())
    owned["setup"].append({"player": 1, "field": "1/19", "units": ["dragon"]})
    assert "kind-without-chapter" in [flaw.word for flaw in flaws_in(read_scenario(json.dumps(owned)))]
