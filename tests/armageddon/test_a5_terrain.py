"""Chapter 5: terrain; stay, movement and combat on it."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import field_of_fire, shot_number
from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.ground.terrain import TERRAIN
from tests.armageddon.table import after, battle, events, land, lines, refusal, vectors


@pytest.mark.rule("A5.1a", "A5.1b", "A5.1c", "A5.1f", "A5.1g", "A5.2b", "A5.2c", "A5.2d", "A5.2e", "A18.1b")
def test_levels_and_room() -> None:
    level = {kind: facts.level for kind, facts in TERRAIN.items()}
    room = {kind: facts.room for kind, facts in TERRAIN.items()}
    assert [level[k] for k in ("water", "lowland", "swamp", "forest", "desert", "ice-lowland")] == [
        0,
        1,
        1,
        1,
        1,
        1,
    ]
    assert [level[k] for k in ("highland", "highland-desert", "ice-highland")] == [2, 2, 2]
    assert [level[k] for k in ("mountain", "ice-mountain")] == [3, 3]
    assert {k for k in room if room[k] == 4} == {
        "water", "lowland", "highland", "desert", "highland-desert", "ice-lowland", "ice-highland",
    }  # fmt: skip
    assert {k for k in room if room[k] == 3} == {"mountain", "forest", "ice-mountain"}
    assert room["swamp"] == 2 and room["peaks"] == 0


@pytest.mark.rule("A5.2a", "A5.2c", "A5.2d")
@pytest.mark.parametrize(
    ("kind", "fit", "rule"), [("forest", 3, "A5.2c"), ("swamp", 2, "A5.2d"), ("desert", 4, "A2.3g")]
)
def test_less_room(kind: str, fit: int, rule: str) -> None:
    crowd = ["1 axe 1/20"] * fit
    terrain: dict[str, Any] = {kind: "1/20"}
    assert refusal(battle("0 axe 1/19", *crowd, **terrain), "go 1 1/20") == rule
    assert refusal(battle("0 axe 1/19", *crowd[1:], **terrain), "go 1 1/20") == ""


@pytest.mark.rule("A1.1b", "A5.2c")
def test_without_the_chapter_all_ground_is_flat() -> None:
    position = battle("0 axe 1/19", *["1 axe 1/20"] * 3, chapters=(2, 3), peaks="1/18", forest="1/20")
    assert refusal(position, "go 1 1/18") == "" and refusal(position, "go 1 1/20") == ""


COSTS: dict[str, dict[str, Any]] = {
    "flat": {},
    "up one level": {"highland": "1/20"},
    "down one level": {"highland": "1/19"},
    "up a ramp": {"highland": "1/20", "ramps": "1/19-1/20"},
    "down a ramp": {"highland": "1/19", "ramps": "1/19-1/20"},
    "river, equal level": {"rivers": "1/19-1/20"},
    "river and ramp, downwards": {"highland": "1/19", "ramps": "1/19-1/20", "rivers": "1/19-1/20"},
    "river and ramp, upwards": {"highland": "1/20", "ramps": "1/19-1/20", "rivers": "1/20-1/19"},
    "two levels": {"mountain": "1/20"},
}


def step_costs() -> list[tuple[str, int | None]]:
    cases = [case for case in vectors("cases") if case["kind"] == "move_cost_on_foot"]
    return [(case["in"]["case"], case["expect"]["steps"]) for case in cases if case["in"]["case"] in COSTS]


def test_every_way_of_stepping_has_its_vector() -> None:
    assert len(step_costs()) == len(COSTS)


@pytest.mark.rule("A5.3a", "A5.3b", "A5.3c", "A5.3d", "A5.3e", "A5.1i", "A5.1j")
@pytest.mark.parametrize(("case", "steps"), step_costs())
def test_price_of_a_step(case: str, steps: int | None) -> None:
    position = battle("0 axe 1/19", **COSTS[case])
    index = position.state.index
    field = index.ground.number["1/20"]
    direct = dict(index.rules.ways(index, index.figures[1])[index.ground.number["1/19"]])
    price = direct.get(field)
    assert (price if price is not None and price <= 2 else None) == steps


@pytest.mark.rule("A5.3b")
def test_two_levels_are_refused() -> None:
    assert refusal(battle("0 axe 1/19", mountain="1/20"), "go 1 1/20") == "A5.3b"
    assert refusal(battle("0 axe 1/19", mountain="1/19"), "go 1 1/20") == "A5.3b"


@pytest.mark.rule("A5.1c", "A5.2e")
def test_nobody_enters_peaks_or_water() -> None:
    assert refusal(battle("0 axe 1/19", peaks="1/20"), "go 1 1/20") == "A5.1c"
    assert refusal(battle("0 axe 1/19", water="1/20"), "go 1 1/20") == "A5.2e"


@pytest.mark.rule("A5.3c")
def test_a_price_is_never_split_over_two_rounds() -> None:
    position = battle("0 axe 1/19 steps=1 course=a", rivers="1/19-1/20")
    assert refusal(position, "go 1 1/20") == "A2.3c"


@pytest.mark.rule("A5.3d")
def test_a_river_between_levels_cannot_be_crossed_without_ramp() -> None:
    assert refusal(battle("0 axe 1/19", highland="1/19", rivers="1/19-1/20"), "go 1 1/20") == "A5.3d"
    upwards = battle("0 axe 1/19", highland="1/20", rivers="1/19-1/20", ramps="1/19-1/20")
    assert refusal(upwards, "go 1 1/20") == "A2.3c"


@pytest.mark.rule("A10.5b")
def test_a_bridge_takes_the_river_away() -> None:
    position = battle("0 axe 1/19 steps=1 course=a", "1 axe 1/20", rivers="1/19-1/20", bridges="1/20-1/19")
    assert refusal(position, "go 1 1/20") == "" and refusal(position, "attack 1 2") == ""


@pytest.mark.rule("A5.3a")
def test_a_way_round_may_be_cheaper_than_the_direct_one() -> None:
    # Over the hill 1/20 it costs 4 steps to 1/21, around it 3: neither can be paid with 2.
    assert refusal(battle("0 axe 1/19", highland="1/20"), "go 1 1/21") == "A2.3c"


@pytest.mark.rule("A5.4a", "A5.4b", "A5.4c", "A5.1e")
@pytest.mark.parametrize(
    ("terrain", "mine", "theirs"),
    [
        ({}, (), ()),
        ({"highland": "1/19"}, ("higher 1",), ()),
        ({"highland": "1/20"}, (), ("higher 1",)),
        ({"highland": "1/19", "ramps": "1/19-1/20"}, (), ()),
        ({"highland": "1/20", "ramps": "1/19-1/20"}, (), ()),
        ({"highland": "1/19", "mountain": "1/20"}, (), ("higher 1",)),
    ],
)
def test_height_in_melee(terrain: dict[str, Any], mine: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    position = battle("0 axe 1/19", "1 axe 1/20", **terrain)
    (told,) = [event for event in events(position, "attack 1 2", [3, 3]) if event.key == "duel"]
    assert told.args["attack_points"] == ("attacker 2", *mine) and told.args["defence_points"] == theirs


@pytest.mark.rule("A5.4d", "A5.4g")
def test_no_melee_over_two_levels_or_a_river() -> None:
    assert refusal(battle("0 axe 1/19", "1 axe 1/20", mountain="1/20"), "attack 1 2") == "A5.4d"
    assert refusal(battle("0 axe 1/19", "1 axe 1/20", rivers="1/19-1/20"), "attack 1 2") == "A5.4g"


@pytest.mark.rule("A5.4e")
def test_each_of_two_higher_attackers_gives_a_point() -> None:
    """SV-025: two axes on highland against a sword on lowland: 2 + 2 + 1 + 1, and the sword's own 1."""
    position = battle("0 axe 1/19", "0 axe 1/19", "1 sword 1/20", highland="1/19")
    (told,) = [event for event in events(position, "attack 1 3 2", [4, 3]) if event.key == "duel"]
    assert told.args["attack_total"] == 4 + 6


@pytest.mark.rule("A5.4f", "EX-A5.4f")
def test_a_lower_supporter_gives_the_enemy_nothing() -> None:
    """EX-A5.4f: supporter on lowland, fighter and enemy on highland."""
    position = battle("0 axe 1/19", "0 axe 1/27", "1 axe 1/20", highland="1/19 1/20")
    (told,) = [event for event in events(position, "attack 1 3 2", [3, 3]) if event.key == "duel"]
    assert told.args["defence_points"] == ()
    lower = battle("0 axe 1/27", "0 axe 1/19", "1 axe 1/20", highland="1/19 1/20")
    (told,) = [event for event in events(lower, "attack 1 3 2", [3, 3]) if event.key == "duel"]
    assert told.args["defence_points"] == ("higher 1",)


AT = {1: "1/24", 2: "1/25", 3: "1/26", 4: "1/27", 5: "1/28"}


def number_of(terrain: dict[str, Any], target: str) -> int | None:
    """What a bow on 1/23 needs against somebody there; None if he cannot shoot."""
    position = battle("0 bow 1/23", f"1 axe {target}", **terrain)
    index = position.state.index
    if refusal(position, "shoot 1 2"):
        return None
    return shot_number(index, index.figures[1], index.figures[2])


@pytest.mark.rule("A5.5a", "A5.5b", "A5.5c", "A5.5d", "A5.5e", "A5.5p", "A18.5b", "A18.5c")
@pytest.mark.parametrize(
    ("case", "terrain", "target", "number"),
    [
        ("SV-029", {"rivers": "1/23-1/24"}, "1/24", 12),
        ("SV-035", {"highland": "1/26"}, "1/26", 15),
        ("SV-036", {"mountain": "1/27"}, "1/27", None),
        ("SV-037", {"highland": "1/23"}, "1/28", 16),
        ("SV-038", {"mountain": "1/23"}, "1/27", 16),
        ("SV-039", {"mountain": "1/23"}, "1/28", None),
        ("SV-040", {"mountain": "1/23"}, "1/24", 13),
        ("SV-041", {"mountain": "1/24"}, "1/24", 14),
        ("SV-042", {"forest": "1/25"}, "1/25", 14),
    ],
)
def test_shot_numbers(case: str, terrain: dict[str, Any], target: str, number: int | None) -> None:
    assert number_of(terrain, target) == number


@pytest.mark.rule("A5.5d", "A5.5e", "EX-A5.5d", "EX-A5.5e")
def test_the_examples_of_shots() -> None:
    """EX-A5.5d and EX-A5.5e."""
    assert number_of({"highland": "1/26"}, "1/26") == 15
    assert number_of({"mountain": "1/27"}, "1/27") is None
    assert refusal(battle("0 bow 1/23", "1 axe 1/27", mountain="1/27"), "shoot 1 2") == "A5.5d"
    assert number_of({"mountain": "1/23"}, "1/27") == 16
    assert number_of({"rivers": "1/23-1/24"}, "1/24") == 12
    assert refusal(battle("0 bow 1/23", "1 axe 1/24"), "shoot 1 2") == "A4.2c"


@pytest.mark.rule("A5.5o", "A5.5p", "A5.5q")
def test_forest() -> None:
    assert refusal(battle("0 bow 1/23", "1 axe 1/25", forest="1/24"), "shoot 1 2") == "A5.5f"
    # Into and out of the outermost field, but no further in.
    assert number_of({"forest": "1/25 1/26"}, "1/25") == 14
    assert number_of({"forest": "1/25 1/26"}, "1/26") is None
    assert number_of({"forest": "1/23"}, "1/25") == 13


@pytest.mark.rule("A5.5r", "EX-A5.5r")
def test_over_a_forest_as_over_a_hill() -> None:
    """EX-A5.5r: from highland, forest beside the bow: hidden at two fields, seen at three."""
    assert number_of({"highland": "1/23", "forest": "1/24"}, "1/25") is None
    assert number_of({"highland": "1/23", "forest": "1/24"}, "1/26") == 14


@pytest.mark.rule("A5.1i", "A5.1j")
def test_rivers_and_ramps_lie_on_edges_both_ways() -> None:
    ground = ground_of(land(rivers="1/1-1/2", ramps="1/3-1/4"))
    one, two = ground.number["1/1"], ground.number["1/2"]
    assert (one, two) in ground.rivers and (two, one) in ground.rivers and len(ground.ramps) == 2


@pytest.mark.rule("A5.5e")
def test_shots_at_neighbours_are_listed() -> None:
    position = battle("0 bow 1/23", "1 axe 1/24", rivers="1/23-1/24")
    assert lines(position, "shoot") == ["shoot 1 2"] and lines(position, "attack") == []
    assert after(position, "shoot 1 2", rolls=[12]).state.living == {0}


@pytest.mark.rule("A4.2e", "A5.5d")
def test_a_field_of_fire_has_the_numbers_of_shots_at_men() -> None:
    terrain: dict[str, Any] = {
        "highland": "1/20 1/27",
        "forest": "1/25 1/33 1/34",
        "mountain": "1/12",
        "rivers": "1/18-1/19",
    }
    index = battle("0 bow 1/19", **terrain).state.index
    fire = field_of_fire(index, index.figures[1])
    for field, name in enumerate(index.ground.names):
        position = battle("0 bow 1/19", f"1 lance {name}", **terrain)
        is_target = "shoot 1 2" in lines(position)
        assert is_target == (field in fire), name
        if is_target:
            there = position.state.index
            assert fire[field] == shot_number(there, there.figures[1], there.figures[2])
