"""Examination of how a battle begins: land that can be, armies that have room, who is first."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.gate import Played
from tests.armageddon.exam.course import told
from tests.armageddon.table import after, lines, places, played, refusal

NORTH = ["1/1", "1/2", "1/3", "1/4", "1/5", "1/6", "1/7"]
SOUTH = ["1/44", "1/45", "1/46", "1/47", "1/48"]


def written(
    fields: dict[str, list[int]] | None = None,
    setup: dict[str, list[Any]] | None = None,
    **edges: list[list[str]],
) -> str:
    """A scenario for two; `setup` says whose figures stand where, as in {"1 1/1": ["axe"]}."""
    placed = setup if setup is not None else {"1 1/1": ["axe", "hero"], "2 1/48": ["axe", "hero"]}
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1",
            "id": "exam",
            "title": {"en": "Examination"},
            "intro": {"en": "A battle."},
            "chapters": [2, 3, 4, 5],
            "players": 2,
            "rounds": 9,
            "land": {"great_fields": [{"number": 1, "at": [0, 0], "fields": fields or {}}], **edges},
            "zones": [NORTH, SOUTH],
            "setup": [
                {"player": int(key.split()[0]), "field": key.split()[1], "units": units}
                for key, units in placed.items()
            ],
            "goals": [{"goal": "annihilate"}],
        }
    )


def begun(scenario: str, seed: str = "exam", **options: Any) -> Played[Any]:
    chosen = {"scenario": scenario, "first": "as-seated"} | options
    return GAME.begin(GAME.setup(2, DiceParts(seed), chosen))


def begin(scenario: str, **options: Any) -> ArmageddonPosition:
    return begun(scenario, **options).position


@pytest.mark.rule("A5.1i", "A5.1j", "A5.3f")
@pytest.mark.parametrize(
    ("fields", "edges"),
    [
        ({}, {"ramps": [["1/26", "1/27"]]}),  # no slope
        ({"mountain": [27]}, {"ramps": [["1/26", "1/27"]]}),  # two level steps
        ({"highland": [28]}, {"ramps": [["1/26", "1/28"]]}),  # no neighbours
        ({}, {"rivers": [["1/26", "1/28"]]}),
        ({}, {"rivers": [["1/26", "1/26"]]}),
        ({}, {"rivers": [["1/26", "2/26"]]}),
    ],
)
def test_land_that_cannot_be(fields: dict[str, list[int]], edges: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        begin(written(fields, **edges))


@pytest.mark.rule("A5.1i", "A5.1j")
def test_land_that_can() -> None:
    edge = [["1/26", "1/27"]]
    for fields in (
        {"highland": [27]},
        {"mountain": [26], "highland": [27]},
        {"forest": [26], "highland": [27]},
    ):
        assert begin(written(fields, ramps=edge, rivers=edge)).due == (0,)


@pytest.mark.rule("A5.1h")
@pytest.mark.parametrize("terrain", ["water", "forest", "swamp", "desert", "highland-desert"])
def test_nothing_wet_hot_or_green_lies_inside_the_ice(terrain: str) -> None:
    with pytest.raises(BadSetup):
        begin(written({"ice-lowland": [18, 19, 25, 27, 33, 34], terrain: [26]}))
    for kind in ("highland", "mountain", "lowland"):
        assert begin(written({"ice-lowland": [18, 19, 25, 27, 33, 34], kind: [26]}))


@pytest.mark.rule("A5.2b", "A5.2c", "A5.2d", "A5.2e", "A5.1c", "A2.3a")
@pytest.mark.parametrize(
    ("terrain", "room"),
    [
        ("lowland", 4),
        ("forest", 3),
        ("mountain", 3),
        ("swamp", 2),
        ("ice-mountain", 3),
        ("peaks", 0),
        ("water", 0),
    ],
)
def test_an_army_has_room_where_it_is_written(terrain: str, room: int) -> None:
    for count in (room, room + 1):
        setup: dict[str, list[Any]] = {"1 1/1": ["axe"], "2 1/48": ["axe"]}
        if count:
            setup["1 1/2"] = [{"kind": "axe", "count": count}]
        scenario = written({terrain: [2]} if terrain != "lowland" else {}, setup)
        if count == room:
            assert begin(scenario)
        else:
            with pytest.raises(BadSetup):
                begin(scenario)


@pytest.mark.rule("A5.2i", "A5.2g")
def test_the_very_first_turn_begins_with_the_danger() -> None:
    start = begun(written({"desert": [1, 48]}))
    fields = [each["field"] for key in ("protected", "unprotected") for each in told(start.events, key)]
    assert fields == ["1/1"], "the first player's field, and only his"
    assert not begun(written({"desert": [48]})).rolls, "the second player's is not looked at before his turn"


@pytest.mark.rule("A2.4e")
def test_whoever_rolls_highest_begins() -> None:
    for seed in range(40):
        start = begun(written(), seed=str(seed), first="rolled")
        rolls = [(each["seat"], each["roll"]) for each in told(start.events, "rolled-for-first")]
        first = told(start.events, "first")[0]["seat"]
        last = dict(rolls)  # whoever rolled again counts with the last roll
        assert last[first] == max(last.values())
        assert list(last.values()).count(last[first]) == 1, "a tie is rolled again"
        assert start.position.due == (first,)


# Setting up oneself


@pytest.mark.rule("A2.3a", "A5.2d")
def test_deploying_within_zone_and_room() -> None:
    army: dict[str, list[Any]] = {"1 1/1": ["axe"] * 4, "1 1/3": ["hero"], "2 1/48": ["axe"]}
    position = begin(written({"swamp": [2], "peaks": [4]}, army), deployment="open")
    assert refusal(position, "place 5 1/1"), "full"
    assert refusal(position, "place 1 1/8"), "outside"
    assert refusal(position, "place 1 1/4"), "peaks"
    assert refusal(position, "place 6 1/1"), "the other's"
    two = after(position, "place 1 1/2", "place 2 1/2")
    assert refusal(two, "place 3 1/2"), "a swamp holds two"
    assert refusal(two, "place 5 1/1") == ""
    fought = after(two, "place 5 1/1", "ready", "ready", rolls=[6])
    assert places(fought) == {1: "1/2", 2: "1/2", 3: "1/1", 4: "1/1", 5: "1/1", 6: "1/48"}


@pytest.mark.rule("A2.4e")
def test_secret_deployment_stays_secret_until_all_are_ready() -> None:
    position = begin(written(), deployment="secret")
    assert position.due == (0, 1)
    moved = after(position, "place 1 1/5")
    shown = [GAME.view(moved, seat).field.figures for seat in (0, 1)]
    assert shown[0][1].field == 4
    assert shown[1][1].field != 4
    assert GAME.view(moved, None).field.figures[1].field != 4
    told_late = after(moved, "place 2 1/6", "ready")
    assert GAME.view(told_late, 1).field.figures[1].field != 4, "he is ready, the other is not"


@pytest.mark.rule("A2.3a")
def test_an_army_for_exactly_its_points() -> None:
    position = begin(written(), army="points", points=47)
    hero = after(position, "enlist hero 1/1")
    bow = after(hero, "enlist bow 1/1")
    assert not lines(bow, "enlist"), "35 and 12 are all"
    assert refusal(bow, "enlist axe 1/1")
    again = after(bow, "dismiss 1")
    four = after(again, "enlist axe 1/1", "enlist axe 1/1", "enlist axe 1/1")
    assert refusal(four, "enlist axe 1/1"), "neither room nor points"
    assert refusal(position, "enlist axe 1/48")
    assert refusal(position, "enlist elephant 1/1"), "of a chapter that is off"


@pytest.mark.rule("A2.3a")
@pytest.mark.parametrize("deployment", ["open", "secret"])
def test_where_zones_overlap_no_field_is_filled_by_both(deployment: str) -> None:
    army: dict[str, list[Any]] = {"1 1/1": ["axe"] * 3, "2 1/48": ["axe"] * 3}
    scenario = json.loads(written(setup=army))
    scenario["zones"] = [["1/1", "1/26"], ["1/48", "1/26"]]
    try:
        position = begin(json.dumps(scenario), deployment=deployment)
    except BadSetup:
        return  # such zones are not allowed: well and good
    for seat, line in [(0, f"place {n} 1/26") for n in (1, 2, 3)] + [(0, "ready")]:
        position = played(position, line, seat=seat).position
    for seat, line in [(1, f"place {n} 1/26") for n in (4, 5, 6)] + [(1, "ready")]:
        if not refusal(position, line, seat=seat):
            position = played(position, line, seat=seat).position
    assert list(places(position).values()).count("1/26") <= 4
