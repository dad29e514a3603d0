"""Maneuvers: who may move, how far, over what (T11, and movement in T23)."""

from __future__ import annotations

import pytest

from hexenkessel.games.titan.battle.hazards import HAZARDS
from hexenkessel.games.titan.battle.roster import ROSTER
from hexenkessel.games.titan.battle.terrain import LANDS
from hexenkessel.games.titan.characters import CHARACTERS, KINDS
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, HEX, LABELS, NEIGHBOUR
from hexenkessel.legions.figures import Nature

from .scene import at, reach, scene

WALKERS = [name for name in KINDS if not CHARACTERS[name].flies]
FLIERS = [name for name in KINDS if CHARACTERS[name].flies]


def nature_of(kind: str) -> Nature:
    return ROSTER.natures[ROSTER.kind(kind)]


def step(terrain: str, kind: str, start: str, end: str) -> int:
    return HAZARDS.walking_cost(LANDS[terrain], nature_of(kind), HEX[start], HEX[end])


def landing(terrain: str, kind: str, hex: str) -> int:
    return HAZARDS.ground_cost(LANDS[terrain], nature_of(kind), HEX[hex])


# --- who may move -------------------------------------------------------------------------------


@pytest.mark.rule("T11.0a")
def test_each_character_moves_once_and_only_in_its_phase() -> None:
    fight = scene("Plains", "Ogre A1, Troll B1", "Lion F4")
    assert reach(fight, "F4") == set()
    fight.maneuver(at(fight, "A1"), HEX["A2"])
    assert reach(fight, "A2") == set()
    assert reach(fight, "B1")


@pytest.mark.rule("T11.3a", "T23.1a", "EX-T11.3a")
def test_engaged_characters_may_not_move() -> None:
    for half in (ATTACKER, DEFENDER):
        fight = scene("Plains", "Warbear C3", "Troll D4", half=half)
        assert reach(fight, "C3") == reach(fight, "D4") == set()
        assert fight.is_engaged(0) and fight.is_engaged(1)


@pytest.mark.rule("T11.3c", "EX-T11.3b")
def test_passing_next_to_an_enemy_stops_nobody() -> None:
    fight = scene("Plains", "Warbear C1", "Troll C3")
    assert "D4" in reach(fight, "C1")
    assert not fight.is_engaged(0)


@pytest.mark.rule("T11.3b", "T23.10b")
def test_a_cliff_keeps_enemies_apart() -> None:
    fight = scene("Mountains", "Minotaur B1", "Behemoth C2")
    assert not fight.is_engaged(0) and not fight.is_engaged(1)
    assert reach(fight, "B1")
    assert fight.targets(0) == fight.must_strike(ATTACKER) == fight.must_strike(DEFENDER) == 0


# --- how far ------------------------------------------------------------------------------------


@pytest.mark.rule("T11.2a")
def test_nobody_goes_further_than_its_skill() -> None:
    assert reach(scene("Plains", "Ogre A1"), "A1") == {"A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}
    assert "D4" in reach(scene("Plains", "Lion A1"), "A1")
    assert "E4" not in reach(scene("Plains", "Lion A1"), "A1")
    assert "E4" in reach(scene("Plains", "Unicorn A1"), "A1")


@pytest.mark.rule("T11.1a")
def test_the_first_hex_is_on_the_edge_and_counts() -> None:
    assert reach(scene("Plains", "Ogre off"), "off") == {"A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "E1"}
    # Bramble D1 counts two, so the Ogre stops there.
    assert reach(scene("Brush", "Ogre off, Lion A1, Lion B1, Lion C1"), "off") == {"D1"}


@pytest.mark.rule("T11.1a", "T11.5b")
def test_a_flier_enters_over_a_crowded_edge() -> None:
    crowd = "Ogre A1, Ogre B1, Ogre C1, Ogre D1"
    assert reach(scene("Plains", f"{crowd}, Lion off"), "off") == set()
    assert "B2" in reach(scene("Plains", f"{crowd}, Gargoyle off"), "off")


@pytest.mark.rule("T11.1b")
def test_all_ways_stay_on_the_map() -> None:
    for name in KINDS:
        assert reach(scene("Plains", f"{name} A1"), "A1") <= set(LABELS)


@pytest.mark.rule("T11.4a", "T23.8a", "EX-T11.4a")
def test_without_two_left_a_slowing_hex_is_out_of_reach() -> None:
    assert not {"D5", "D6"} & reach(scene("Desert", "Troll B4"), "B4")


@pytest.mark.rule("T11.4a", "T23.8a", "EX-T11.4b")
def test_with_two_left_a_slowing_hex_can_be_entered() -> None:
    assert {"D5", "D6"} <= reach(scene("Desert", "Troll C5"), "C5")


@pytest.mark.rule("T11.4d")
def test_leaving_a_hazard_costs_nothing() -> None:
    for start, terrain, end in (("D2", "Brush", "C2"), ("A1", "Tundra", "A2"), ("D6", "Desert", "C5")):
        assert step(terrain, "Centaur", start, end) == 1


@pytest.mark.rule("T11.5a", "T23.1a")
def test_a_walker_enters_no_taken_hex() -> None:
    assert "A2" not in reach(scene("Plains", "Lion A1, Ogre A2"), "A1")
    assert reach(scene("Plains", "Lion A1, Ogre A2, Ogre B2, Ogre B1"), "A1") == set()
    # Enemies bar the way like friends: the gap between C1 and C3 is closed by C2.
    assert "D3" in reach(scene("Plains", "Lion B2", "Ogre D4"), "B2")
    assert "E2" not in reach(scene("Plains", "Lion B1, Ogre C1", "Ogre D3, Ogre D2, Ogre D1"), "B1")


@pytest.mark.rule("T11.5b", "T11.5c")
def test_a_flier_passes_over_taken_hexes_and_lands_on_a_free_one() -> None:
    fight = scene("Plains", "Gargoyle A1, Ogre A2, Ogre B2, Ogre B1")
    assert {"A3", "C3", "C1"} <= reach(fight, "A1")
    assert not {"A2", "B2", "B1"} & reach(fight, "A1")


@pytest.mark.rule("T11.6a")
def test_no_hex_is_skipped_and_neighbours_of_enemies_are_free_to_enter() -> None:
    # Between the trees C2 and C4 four friends shut in the Minotaur.
    fight = scene("Hills", "Minotaur C3, Ogre B3, Ogre B2, Ogre D3, Ogre D4")
    assert reach(fight, "C3") == set()
    fight = scene("Plains", "Lion A1", "Troll C2")
    assert {"B1", "B2"} <= reach(fight, "A1")


@pytest.mark.rule("T11.6b")
def test_unused_movement_is_lost() -> None:
    fight = scene("Plains", "Unicorn A1", "Troll F4")
    fight.maneuver(0, HEX["A2"])
    assert fight.reach(0) == 0
    fight.next_half()
    fight.next_half()
    assert "E1" not in reach(scene("Plains", "Unicorn A3"), "A3")


# --- hazards ------------------------------------------------------------------------------------


@pytest.mark.rule("T23.2a")
def test_plain_ground_costs_one_at_any_height() -> None:
    assert all(step("Plains", name, "C3", "D4") == 1 for name in WALKERS)
    assert step("Mountains", "Centaur", "E4", "E5") == 1


@pytest.mark.rule("T23.3a")
def test_nobody_stands_in_a_tree_but_fliers_pass_over_it() -> None:
    assert all(landing("Woods", name, "C3") == 0 for name in KINDS)
    assert reach(scene("Woods", "Gargoyle C2, Ogre B2, Ogre D2, Ogre D3, Ogre B3"), "C2") >= {"C4"}


@pytest.mark.rule("T23.4a", "T11.4c")
def test_bramble_slows_strangers_even_in_landing() -> None:
    natives = {"Gargoyle", "Cyclops", "Gorgon", "Behemoth", "Serpent"}
    for name in KINDS:
        assert landing("Brush", name, "D2") == (1 if name in natives else 2)
    # From B3 the brambles C4, D5, E3 lie one, two and three steps away; a Wyvern flies three.
    assert reach(scene("Brush", "Wyvern B3"), "B3") & {"C4", "D5", "E3"} == {"C4", "D5"}
    assert "E3" in reach(scene("Brush", "Gorgon B3"), "B3")


@pytest.mark.rule("T23.5a", "T11.4c")
def test_drift_slows_strangers_even_in_landing() -> None:
    natives = {"Troll", "Warbear", "Giant", "Colossus"}
    for name in KINDS:
        assert landing("Tundra", name, "D3") == (1 if name in natives else 2)


@pytest.mark.rule("T23.6a", "T11.4b")
def test_the_volcano_is_for_dragons_even_in_flight() -> None:
    for name in KINDS:
        assert landing("Mountains", name, "D4") == (1 if name == "Dragon" else 0)
    # Between friends the way from D5 to D3 leads over the volcano D4 only, if one has just two hexes.
    assert "D3" not in reach(scene("Mountains", "Guardian D5"), "D5")
    assert "D3" in reach(scene("Plains", "Guardian D5"), "D5")
    assert {"D3", "D4"} <= reach(scene("Mountains", "Dragon D5"), "D5")


@pytest.mark.rule("T23.7a")
def test_strangers_neither_enter_a_bog_nor_land_there() -> None:
    natives = {"Ogre", "Troll", "Ranger", "Wyvern", "Hydra"}
    for name in KINDS:
        assert landing("Marsh", name, "C2") == (1 if name in natives else 0)
    # Over the bogs C2 and C3 fliers pass.
    assert "D3" in reach(scene("Marsh", "Griffon B2, Ogre C3"), "B2")


@pytest.mark.rule("T23.8a")
def test_sand_slows_strangers_on_foot_only() -> None:
    for name in WALKERS:
        assert landing("Desert", name, "D6") == (1 if name in {"Lion", "Hydra"} else 2)
    for name in FLIERS:
        assert landing("Desert", name, "D6") == 1


@pytest.mark.rule("T23.9a")
def test_a_dune_slows_nobody() -> None:
    # E4 is sand above dunes toward F3 and E3; natives of sand go up and down for one.
    assert step("Desert", "Lion", "E3", "E4") == step("Desert", "Lion", "E4", "E3") == 1
    assert step("Desert", "Troll", "E4", "E3") == 1
    assert step("Desert", "Troll", "E3", "E4") == 2  # for the sand


@pytest.mark.rule("T23.10a", "T11.4d")
def test_walkers_cross_no_cliff_in_either_direction() -> None:
    for name in WALKERS:
        assert step("Mountains", name, "B1", "C2") == step("Mountains", name, "C2", "B1") == 0
        assert step("Desert", name, "D4", "C3") == step("Desert", name, "C3", "D4") == 0
    assert "C2" in reach(scene("Mountains", "Guardian B1"), "B1")


@pytest.mark.rule("T23.11a")
def test_slopes_slow_strangers_going_up() -> None:
    natives = {"Ogre", "Lion", "Minotaur", "Unicorn", "Dragon", "Colossus"}
    for name in WALKERS:
        assert step("Hills", name, "D3", "D2") == (1 if name in natives else 2)
        assert step("Hills", name, "D2", "D3") == 1
    assert reach(scene("Hills", "Gargoyle D4"), "D4") >= {"D2", "E3"}


@pytest.mark.rule("T23.12a")
def test_walls_slow_walkers_going_up() -> None:
    for name in WALKERS:
        assert step("Tower", name, "D2", "D3") == step("Tower", name, "D3", "D4") == 2
        assert step("Tower", name, "D4", "D3") == step("Tower", name, "D3", "D2") == 1
        assert step("Tower", name, "C3", "D3") == 1
    assert "D4" in reach(scene("Tower", "Guardian D2"), "D2")


@pytest.mark.rule("T23.13b")
def test_no_step_ever_costs_more_than_two() -> None:
    for land in LANDS.values():
        for kind in KINDS:
            for start in range(27):
                for end in filter(lambda other: other >= 0, NEIGHBOUR[start]):
                    assert HAZARDS.walking_cost(land, nature_of(kind), start, end) in (0, 1, 2)


def test_own_hex_is_not_a_destination() -> None:
    for name in KINDS:
        assert "C3" not in reach(scene("Plains", f"{name} C3"), "C3")
