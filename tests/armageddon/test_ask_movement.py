"""Questions about steps, worked out by hand from the book."""

from typing import Any

import pytest

from tests.armageddon.asking import ask

# What is crossed: from, to, over.
FLAT: tuple[str, str, list[str]] = ("lowland", "lowland", [])
UP: tuple[str, str, list[str]] = ("lowland", "highland", [])
RAMP_UP = ("lowland", "highland", ["ramp"])
RAMP_DOWN = ("highland", "lowland", ["ramp"])
RIVER = ("lowland", "lowland", ["river"])
BRIDGE = ("lowland", "lowland", ["river", "bridge"])
WALL = ("lowland", "lowland", ["wall"])
GATE = ("lowland", "lowland", ["open_gate"])
TOWER_GATE = ("lowland", "lowland", ["tower_open_gate"])
EDGES = (FLAT, UP, RAMP_UP, RAMP_DOWN, RIVER, BRIDGE, WALL, GATE, TOWER_GATE)


def steps(crossed: tuple[str, str, list[str]], **more: Any) -> int | None:
    origin, to, over = crossed
    found = ask("steps", **{"from": origin, "to": to, "over": over}, **more)
    assert "error" not in found, found
    price: int | None = found["steps"]
    return price


@pytest.mark.rule(
    *("A5.3a", "A5.3b", "A6.1k", "A7.1r", "A7.1s", "A8.1s", "A8.1t", "A9.1p", "A9.1q"),
    *("A10.1g", "A10.1j", "A10.2c", "A10.5b", "A11.1h", "A12.1h", "A12.1i", "A12.2b", "A12.3e", "A18.4e"),
)
@pytest.mark.parametrize(
    ("mover", "prices"),
    [
        ("warrior", [1, 2, 2, 1, 2, 1, 2, 1, 1]),
        ("horse_led", [1, 2, 2, 1, 2, 1, None, 1, 1]),
        ("rider", [1, None, 2, 1, None, 1, None, 1, 1]),
        ("phalanx", [1, None, 1, 1, None, 1, None, 1, None]),
        ("chariot", [1, None, 2, 1, None, 1, None, 1, 1]),
        ("elephant", [1, None, 2, 1, 2, 1, None, 1, None]),
        ("elephant_led", [1, None, 2, 1, 2, 1, None, 1, 1]),
        ("ram", [1, None, 1, 1, None, 1, None, 1, None]),
        ("tortoise", [1, None, 1, 1, None, 1, None, None, None]),
        ("ladder", [1, None, 1, 1, None, 1, None, 1, None]),
        ("siege_tower", [1, None, 1, 1, None, 1, None, None, None]),
        ("onager", [1, None, 1, 1, None, 1, None, 1, 1]),
    ],
)
def test_the_price_of_a_step(mover: str, prices: list[int | None]) -> None:
    assert [steps(crossed, mover=mover) for crossed in EDGES] == prices


@pytest.mark.rule("A5.1c", "A5.2e", "A6.1h", "A7.1q", "A8.1i", "A9.1b", "A12.3d")
@pytest.mark.parametrize(
    ("mover", "to", "price"),
    [
        ("warrior", "swamp", 1),
        ("warrior", "water", None),
        ("warrior", "peaks", None),
        ("rider", "forest", 1),
        ("rider", "swamp", None),
        ("phalanx", "forest", None),
        ("chariot", "forest", None),
        ("elephant", "ice_lowland", None),
        ("elephant", "desert", 1),
        ("tortoise", "forest", None),
        ("ram", "forest", 1),
    ],
)
def test_what_it_cannot_enter(mover: str, to: str, price: int | None) -> None:
    assert steps(("lowland", to, []), mover=mover) == price


@pytest.mark.rule("A5.3c", "A5.3d", "A10.1h", "A10.1k", "A10.1i", "A11.2a", "A14.3s", "A17.2ay", "A17.2az")
@pytest.mark.parametrize(
    ("crossed", "mover", "price"),
    [
        (("lowland", "mountain", []), "warrior", None),
        (("highland", "lowland", ["river", "ramp"]), "warrior", 2),
        (("lowland", "highland", ["river", "ramp"]), "warrior", 3),
        (("lowland", "highland", ["wall", "ramp"]), "warrior", 3),
        (("lowland", "highland", ["wall"]), "warrior", None),
        (("lowland", "lowland", ["wall", "moat"]), "warrior", None),
        (("lowland", "lowland", ["double_wall"]), "warrior", 2),
        (("lowland", "lowland", ["closed_gate"]), "warrior", 2),
        (("lowland", "lowland", ["moat", "open_gate"]), "rider", 1),
        (("lowland", "lowland", ["tower_wall"]), "warrior", None),
        (("lowland", "lowland", ["river", "damaged_bridge"]), "rider", 1),
        (("lowland", "lowland", ["river", "damaged_bridge"]), "ladder", 1),
        (("lowland", "lowland", ["river", "damaged_bridge"]), "ram", None),
        # R-A14.3s: it fords the river beside it.
        (("lowland", "lowland", ["river", "damaged_bridge"]), "elephant", 2),
        (("lowland", "lowland", ["river", "dried"]), "ram", 1),
        (("lowland", "lowland", ["river", "flooded"]), "warrior", None),
        (("lowland", "lowland", ["river", "bridge", "flooded"]), "horse_led", 1),
        (("lowland", "lowland", ["river", "bridge", "flooded"]), "rider", None),
    ],
)
def test_harder_edges(crossed: tuple[str, str, list[str]], mover: str, price: int | None) -> None:
    assert steps(crossed, mover=mover) == price


@pytest.mark.rule("A12.1i")
def test_animals_carry_a_device_up_a_ramp_for_two_steps() -> None:
    assert steps(RAMP_UP, mover="ram", carried_by="animals") == 2
    assert steps(RAMP_DOWN, mover="ram", carried_by="animals") == 1


@pytest.mark.rule(
    *(
        "A2.3c",
        "A6.1j",
        "A7.1f",
        "A7.1g",
        "A7.1h",
        "A7.1m",
        "A7.1n",
        "A7.1o",
        "A8.1l",
        "A8.1u",
        "A9.1j",
        "A9.1l",
    ),
    *("A9.1m", "A9.1n", "A11.2m", "A11.2o", "A12.1e", "A12.1f", "A17.1d", "A17.2au", "A17.6m", "A18.4a"),
)
@pytest.mark.parametrize(
    ("question", "allowed"),
    [
        ({}, 2),
        ({"where": "in_forest"}, 2),
        ({"mover": "mortal_magician"}, 2),
        ({"mover": "magician"}, 4),
        ({"mover": "phalanx"}, 1),
        ({"mover": "phalanx", "where": "in_forest"}, None),
        ({"mover": "rider"}, 4),
        ({"mover": "rider", "where": "forest_edge"}, 3),
        ({"mover": "rider", "where": "in_forest"}, 2),
        ({"mover": "rider", "where": "tower_edge"}, 3),
        ({"mover": "rider", "where": "tower_to_tower"}, 2),
        ({"mover": "rider", "leading": 2}, 3),
        ({"mover": "horse_led"}, 2),
        ({"mover": "chariot"}, 4),
        ({"mover": "chariot", "horses": 2}, 3),
        ({"mover": "chariot", "horses": 0}, 0),
        ({"mover": "chariot", "backwards": True}, 1),
        ({"mover": "chariot", "where": "tower_edge"}, 2),
        ({"mover": "chariot", "where": "forest_edge"}, None),
        ({"mover": "elephant"}, 3),
        ({"mover": "elephant", "where": "forest_edge"}, 3),
        ({"mover": "elephant", "where": "in_forest"}, 2),
        ({"mover": "elephant", "where": "tower_edge"}, None),
        ({"mover": "elephant_led"}, 2),
        ({"mover": "ram"}, 1),
        ({"mover": "siege_tower", "carried_by": "animals"}, 2),
        ({"doubled": True}, 4),
        ({"mover": "rider", "doubled": True}, 8),
        ({"mover": "rider", "doubled": True, "where": "in_forest"}, 4),
        ({"mover": "phalanx", "doubled": True}, 2),
        ({"mover": "elephant", "doubled": True}, 6),
        ({"mover": "chariot", "doubled": True, "backwards": True}, 2),
        ({"mover": "ram", "doubled": True}, 2),
    ],
)
def test_steps_in_a_round(question: dict[str, Any], allowed: int | None) -> None:
    assert ask("allowance", **question) == {"steps": allowed}


OPEN = ["lowland", "highland", "desert", "highland_desert", "ice_lowland", "ice_highland"]
LAND = [*OPEN, "mountain", "forest", "ice_mountain"]
WARM = ["lowland", "highland", "forest", "desert", "highland_desert"]
GROUNDS = [*LAND, "swamp", "water", "peaks"]


@pytest.mark.rule(
    *("A5.1c", "A5.2e", "A6.1h", "A7.1q", "A8.1i", "A9.1b", "A9.1d", "A10.1e", "A11.1f", "A12.2a", "A12.3d"),
    *("A13.1b", "A13.2e", "A14.1a", "A15.2e", "A16.4a", "A16.4b", "A16.4c", "A16.4d", "A16.5a", "A16.6a"),
)
@pytest.mark.parametrize(
    ("figure", "grounds"),
    [
        ("warrior", [*LAND, "swamp"]),
        ("horse_unridden", [*LAND, "swamp"]),
        ("rider", [*OPEN, "forest"]),
        ("phalanx", OPEN),
        ("chariot", OPEN),
        ("elephant_ridden", WARM),
        ("mammoth", ["lowland", "highland", "forest", "ice_lowland", "ice_highland"]),
        ("wall", LAND),
        ("tower", LAND),
        ("ram", LAND),
        ("ladder", LAND),
        ("onager", LAND),
        ("tortoise", OPEN),
        ("siege_tower", OPEN),
        ("longship", ["water"]),
        ("dragon", ["forest"]),
        ("griffin", ["lowland"]),
        ("troll", ["ice_lowland"]),
        ("desert_dwarf", ["desert", "highland_desert"]),
        ("sea_serpent", ["water"]),
        ("siren", ["lowland"]),
        ("giant", ["highland"]),
    ],
)
def test_where_figures_may_be(figure: str, grounds: list[str]) -> None:
    found = {ground for ground in GROUNDS if ask("stay", figure=figure, place=ground)["may"]}
    assert found == set(grounds)


INSIDE = [
    *("tower_ground_floor", "tower_platform", "keep_first_floor"),
    *("in_tortoise", "in_siege_tower", "on_siege_tower", "on_ship"),
]


@pytest.mark.rule("A11.1h", "A11.1i", "A12.1k", "A12.3c", "A13.1c", "A13.2c", "A13.2d", "A15.2f", "A18.1f")
@pytest.mark.parametrize(
    ("figure", "places"),
    [
        ("warrior", INSIDE),
        ("horse_unridden", ["tower_ground_floor", "in_tortoise", "in_siege_tower", "on_ship"]),
        ("rider", ["tower_ground_floor", "in_siege_tower"]),
        ("phalanx", []),
        ("elephant_unridden", ["tower_ground_floor", "on_ship"]),
        ("elephant_ridden", []),
        ("chariot", ["tower_ground_floor", "on_ship"]),
        ("ram", ["on_ship"]),
        ("tortoise", ["on_ship"]),
        ("ladder", ["tower_platform", "on_ship"]),
        ("onager", ["tower_ground_floor", "tower_platform", "keep_first_floor", "on_ship"]),
        ("wall", []),
        ("dragon", []),
    ],
)
def test_who_may_be_in_and_on_things(figure: str, places: list[str]) -> None:
    assert [place for place in INSIDE if ask("stay", figure=figure, place=place)["may"]] == places
