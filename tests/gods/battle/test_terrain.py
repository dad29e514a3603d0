"""The battlefields as values: sides of entry, turning, changing (G2.2, G11.2 to G11.4)."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.battle.battle import Troop, start_battle
from hexenkessel.games.gods.battle.terrain import BATTLEFIELDS, EDGES, LANDS, TURNED, land_of, turned
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, HEX, LABELS, NEIGHBOUR, distance
from tests.gods.battle.scene import barred, reach, scene


def labels(hexes: tuple[int, ...]) -> set[str]:
    return {LABELS[hex] for hex in hexes}


@pytest.mark.rule("G11.2a")
def test_the_attackers_side_has_four_hexes_and_the_defenders_is_opposite_with_three() -> None:
    for entry in (1, 3, 5):
        assert len(EDGES[2 * entry + ATTACKER]) == 4
        assert len(EDGES[2 * entry + DEFENDER]) == 3
    assert labels(EDGES[2 * 3 + ATTACKER]) == {"A1", "B1", "C1", "D1"}
    assert labels(EDGES[2 * 3 + DEFENDER]) == {"D6", "E5", "F4"}


@pytest.mark.rule("G11.3c", "G11.4a")
@pytest.mark.parametrize("land", ["Tower", "Ruin", "Fort", "Citytower", "Darktower", "Coast"])
def test_in_tower_lands_and_on_the_coast_the_attacker_comes_over_one_side(land: str) -> None:
    ogres = Troop(("Ogre",), 0)
    assert start_battle(land, 3, ogres, ogres).entry == 3
    for entry in (1, 5):
        with pytest.raises(ValueError, match="nobody enters"):
            start_battle(land, entry, ogres, ogres)


def test_there_is_no_other_battlefield() -> None:
    ogres = Troop(("Ogre",), 0)
    with pytest.raises(ValueError, match="no battlefield"):
        start_battle("Sea", 3, ogres, ogres)


@pytest.mark.rule("G11.3a")
@pytest.mark.parametrize("land", ["Tower", "Ruin", "Citytower", "Darktower", "Fort"])
def test_the_defender_of_a_tower_land_sets_up_inside_the_walls(land: str) -> None:
    inside = {"C3", "C4", "D3", "D4", "D5", "E3", "E4"} | ({"D2", "E2"} if land == "Fort" else set())
    fight = scene(land, "", "Ogre off", round=1, half=DEFENDER)
    assert reach(fight, "off") == inside
    assert barred(fight, "off", "D6") == "G11.3a"


@pytest.mark.rule("G11.3b")
def test_he_leaves_the_walls_from_his_second_maneuver_phase_on() -> None:
    first = scene("Tower", "", "Ogre D5", round=1, half=DEFENDER)
    assert reach(first, "D5") == set()
    assert barred(first, "D5", "D6") == "G11.3b"
    assert "D6" in reach(scene("Tower", "", "Ogre D5", round=2, half=DEFENDER), "D5")


@pytest.mark.rule("G11.3c")
def test_who_finds_no_place_inside_sets_up_next_to_the_walls() -> None:
    seven = "Ogre C3, Ogre C4, Ogre D3, Ogre D4, Ogre D5, Ogre E3, Ogre E4"
    around = {"B2", "B3", "B4", "C2", "C5", "D2", "D6", "E2", "E5", "F2", "F3", "F4"}
    assert reach(scene("Tower", "", f"{seven}, Ogre off", round=1, half=DEFENDER), "off") == around
    # There as everywhere: only where one may stand. In the Ruin two Trees are next to the walls,
    ruin = scene("Ruin", "", f"{seven}, Ogre off", round=1, half=DEFENDER)
    assert reach(ruin, "off") == around - {"B2", "F2"}
    # and in a Citytower a Cloud is closed to the Darklord.
    city = scene("Citytower", "", f"{seven}, Ogre off", round=1, half=DEFENDER, colours="red black")
    assert reach(city, "off") == around - {"B3", "F2"}
    # Not before the walls are full.
    six = scene("Tower", "", f"{seven[9:]}, Ogre off", round=1, half=DEFENDER)
    assert reach(six, "off") == {"C3"}


@pytest.mark.rule("G11.3c", "G11.6d")
def test_later_newcomers_of_a_garrison_come_over_the_short_side() -> None:
    fight = scene("Tower", "", "Ogre off", round=4, half=DEFENDER)
    assert {"D6", "E5", "F4"} <= reach(fight, "off") and "D4" not in reach(fight, "off")


def test_a_third_of_a_turn_moves_sides_to_sides() -> None:
    third = {LABELS[hex]: LABELS[place] for hex, place in enumerate(TURNED)}
    # Clockwise: the side on the left comes to lie at the upper right.
    assert [third[label] for label in ("A1", "A2", "A3")] == ["D6", "E5", "F4"]
    assert [third[label] for label in ("D6", "E5", "F4")] == ["F1", "E1", "D1"]
    for hex in range(27):
        for other in NEIGHBOUR[hex]:
            assert other < 0 or distance(TURNED[hex], TURNED[other]) == 1


@pytest.mark.parametrize("name", BATTLEFIELDS)
def test_three_thirds_of_a_turn_are_none(name: str) -> None:
    land = LANDS[name]
    assert turned(turned(turned(land))) == land
    once = land_of(name, 1)
    for hex, place in enumerate(TURNED):
        assert once.hazards[place] == land.hazards[hex] and once.heights[place] == land.heights[hex]
        for other in NEIGHBOUR[hex]:
            if other >= 0:
                assert once.crossing(place, TURNED[other]) == land.crossing(hex, other)
    # Where armies come in does not turn.
    assert once.edges == land.edges


@pytest.mark.parametrize("name", ["Skycastle", "Darkland"])
def test_city_and_dungeon_look_the_same_from_every_side(name: str) -> None:
    # G10.2f: the attacker chooses the side there.
    assert turned(LANDS[name]) == LANDS[name]


def test_other_ground_in_a_hex_leaves_height_and_hexsides() -> None:
    land = land_of("Hills", 0, ((HEX["C2"], "bog"),))
    assert land.hazards[HEX["C2"]] == "bog"
    assert land.heights == LANDS["Hills"].heights and land.sides == LANDS["Hills"].sides
    assert land_of("Hills", 0, ((HEX["C2"], "bog"), (HEX["C2"], "plain"))) == LANDS["Hills"]
