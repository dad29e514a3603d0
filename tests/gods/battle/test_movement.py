"""Maneuvers over all kinds of ground (G12.1 to G12.6, and what G12.7 says of movement)."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.battle.terrain import BATTLEFIELDS, LANDS
from hexenkessel.legions.battle.hexes import DEFENDER, HEX
from tests.gods.battle.scene import at, barred, reach, scene

# The map Plains has sand in A2 B3 C2 D4 E2.


@pytest.mark.rule("G12.3a", "G12.3b")
def test_a_figure_moves_as_many_hexes_as_its_skill() -> None:
    fight = scene("Woods", "Ogre D3, Lion A1, Colossus F1")
    assert "D1" in reach(fight, "D3") and "D6" not in reach(fight, "D3")
    assert barred(fight, "D3", "D6") == "G12.3a"
    fight.maneuver(at(fight, "D3"), HEX["D2"])
    # What was not used is lost.
    assert reach(fight, "D2") == set()
    assert barred(fight, "D2", "D1") == "G12.1b"


@pytest.mark.rule("G12.3c", "G12.3d", "EX-G12.3")
def test_nobody_moves_more_than_four_hexes_but_skill_five_pays_for_one_slow_hex() -> None:
    # C5 is the fourth hex from C1, D6 the fifth.
    fast = scene("Plains", "Executer C1")
    assert "C5" in reach(fast, "C1") and "D6" not in reach(fast, "C1")
    assert barred(fast, "C1", "D6") == "G12.3c"
    # Out of C1 only through the sand in C2: all other ways are closed by own figures.
    others = "Ogre B1, Ogre D1, Ogre D2"
    assert {"C2", "C3", "C4", "C5"} <= reach(scene("Plains", f"Executer C1, {others}"), "C1")
    # With skill 4 one hex less.
    other = scene("Plains", f"Locker C1, {others}")
    assert "C4" in reach(other, "C1") and "C5" not in reach(other, "C1")


@pytest.mark.rule("G12.3c", "G16.5ag", "G16.5af")
def test_with_a_warlord_creatures_have_one_more_but_never_a_fifth_hex() -> None:
    with_him = scene("Woods", "Ogre D1, Warlord A1")
    assert "D4" in reach(with_him, "D1")
    assert "D4" not in reach(scene("Woods", "Ogre D1, Novice A1"), "D1")
    # He himself and other Humans gain nothing by him: the Novice has skill 2.
    assert "D4" not in reach(scene("Woods", "Novice D1, Warlord A1"), "D1")
    # A Creature with skill 4 still ends after four hexes.
    fast = scene("Woods", "Centaur A1, Warlord F1")
    assert "E3" in reach(fast, "A1") and "F2" not in reach(fast, "A1") and "F3" not in reach(fast, "A1")


@pytest.mark.rule("G16.4a")
def test_what_a_human_does_ends_with_its_life() -> None:
    fight = scene("Woods", "Ogre D1, Warlord A1:5")
    assert "D4" in reach(fight, "D1")
    fight.hit(at(fight, "A1"), 1)
    assert "D4" not in reach(fight, "D1")


@pytest.mark.rule("G12.2a", "G12.2b", "G12.2c")
def test_figures_come_in_over_their_side_and_the_border_hex_counts() -> None:
    fight = scene("Woods", "Ogre off", "", round=1)
    assert reach(fight, "off") == {"A1", "A2", "B1", "C1", "D1", "B2", "D2"} - {"C2"}
    assert barred(fight, "off", "D6") == "G12.2a"
    assert barred(fight, "off", "E1") is not None
    defender = scene("Woods", "", "Ogre off", round=1, half=DEFENDER)
    assert reach(defender, "off") <= {"D6", "E5", "F4", "C5", "D5", "F3", "E4"}


@pytest.mark.rule("G12.4a", "G12.7c", "G12.4b")
def test_who_is_next_to_an_enemy_does_not_move_and_who_passes_one_goes_on() -> None:
    fight = scene("Plains", "Ogre C3, Lion F1", "Troll C4")
    assert reach(fight, "C3") == set()
    assert barred(fight, "C3", "C2") == "G12.4a"
    # Past the enemy in E3 to the other side of it.
    passing = scene("Woods", "Colossus F1", "Troll E2")
    assert reach(passing, "F1") == set()
    free = scene("Woods", "Colossus F1", "Troll D2")
    assert {"E2", "E3", "D3"} <= reach(free, "F1")


@pytest.mark.rule("G12.6a", "G12.7a", "G12.6b", "G12.6c", "G12.7b")
def test_walkers_go_around_others_and_fliers_over_them() -> None:
    # A1 has three neighbours: A2, B1 and B2.
    ring = "Ogre A2, Ogre B1, Ogre B2"
    walker = scene("Plains", f"Lion A1, {ring}")
    assert reach(walker, "A1") == set()
    assert barred(walker, "A1", "A3") == "G12.6a"
    flier = scene("Plains", f"Griffon A1, {ring}")
    assert {"A3", "B3", "C1"} <= reach(flier, "A1") and "A2" not in reach(flier, "A1")
    assert barred(flier, "A1", "A2") == "G12.6b"


@pytest.mark.rule("G12.5a", "G12.5b", "G12.5c", "G12.7n", "G12.7o")
def test_sand_slows_strangers_on_foot() -> None:
    stranger = scene("Plains", "Troll C1, Ogre B1, Ogre B2, Ogre D1, Ogre D2")
    assert reach(stranger, "C1") == {"C2"}
    assert barred(stranger, "C1", "C3") == "G12.5b"
    # One who stands in sand leaves it at once.
    assert "C4" in reach(scene("Plains", "Troll C2"), "C2")
    native = scene("Plains", "Lion C1, Ogre B1, Ogre B2, Ogre D1, Ogre D2")
    assert "C4" in reach(native, "C1")
    flier = scene("Plains", "Gargoyle C1")
    assert "C2" in reach(flier, "C1") and "C4" in reach(flier, "C1")


@pytest.mark.rule("G12.7q", "G12.7r", "G12.7s", "G12.7t")
def test_bogs_are_for_their_natives() -> None:
    # Marsh: bog in B2 C1 C4 D3 E4 F2.
    assert "D3" not in reach(scene("Marsh", "Lion D2"), "D2")
    assert barred(scene("Marsh", "Lion D2"), "D2", "D3") == "G12.7r"
    assert barred(scene("Marsh", "Griffon D2"), "D2", "D3") == "G12.7s"
    assert "D4" in reach(scene("Marsh", "Griffon D2"), "D2")
    for native in ("Ogre", "Troll", "Warbear", "Wyvern", "Basilisk", "Pixie"):
        assert "D3" in reach(scene("Marsh", f"{native} D2"), "D2")


@pytest.mark.rule("G12.7u", "G12.7v", "G12.7w")
def test_bramble_slows_strangers_on_foot_and_landing() -> None:
    # Brush: bramble in A3 B2 C4 D2 D5 E3 F1.
    ring = "Ogre C1, Ogre C2, Ogre E1, Ogre E2"
    assert reach(scene("Brush", f"Troll D1, {ring}"), "D1") == {"D2"}
    assert {"D2", "D3"} <= reach(scene("Brush", f"Cyclops D1, {ring}"), "D1")
    # A Gorgon three hexes away has no movement left to land there.
    assert "C4" not in reach(scene("Brush", "Shadow D1"), "D1")
    assert barred(scene("Brush", "Shadow C1"), "C1", "C4") == "G12.5b"
    assert "C4" in reach(scene("Brush", "Gargoyle C1"), "C1")


@pytest.mark.rule("G12.7h", "G12.7i", "G12.7j")
def test_only_a_pixie_stands_on_a_tree() -> None:
    # Woods: trees in B3 C2 D5 E1 E4 F2.
    assert barred(scene("Woods", "Ogre C1"), "C1", "C2") == "G12.7i"
    assert barred(scene("Woods", "Griffon C1"), "C1", "C2") == "G12.7j"
    assert "C3" in reach(scene("Woods", "Griffon C1, Ogre B1, Ogre B2, Ogre D1, Ogre D2"), "C1")
    pixie = scene("Woods", "Pixie C1, Ogre B1, Ogre B2, Ogre D1, Ogre D2")
    assert {"C2", "C3", "C4"} <= reach(pixie, "C1")


@pytest.mark.rule("G12.7ac", "G12.7ad")
def test_in_fog_a_stranger_on_foot_goes_no_further() -> None:
    # Vale: fog in B2 C4 D3 E2 E4.
    # From D2 to D4 the only way of two hexes goes through D3.
    assert "D3" in reach(scene("Vale", "Ogre D2"), "D2")
    assert barred(scene("Vale", "Ogre D2"), "D2", "D4") == "G12.7ad"
    assert "D4" in reach(scene("Vale", "Guardian D2"), "D2")
    others = "Ogre C1, Ogre C2, Ogre D1, Ogre E1"
    assert reach(scene("Vale", f"Centaur D2, {others}"), "D2") == {"D3", "E2"}
    assert {"D4", "D5"} <= reach(scene("Vale", f"Unicorn D2, {others}"), "D2")
    # Who begins in fog walks on.
    assert "D5" in reach(scene("Vale", "Centaur D3"), "D3")


@pytest.mark.rule("G12.7af")
def test_a_native_in_fog_is_never_held_but_holds_others() -> None:
    fight = scene("Vale", "Unicorn D3", "Troll D4")
    assert "D1" in reach(fight, "D3")
    fight.half = DEFENDER
    assert reach(fight, "D4") == set()
    assert reach(scene("Vale", "Centaur D3", "Troll D4"), "D3") == set()


@pytest.mark.rule("G12.7ah", "G12.7ai")
def test_hedges_slow_strangers_on_foot() -> None:
    # Grove: hedge in B1 B3 C4 D1 D3 D5 E3 F2.
    ring = "Ogre C1, Ogre C2, Ogre E1, Ogre E2"
    assert reach(scene("Grove", f"Ogre D2, {ring}, Ogre D1, Ogre C3"), "D2") == {"D3"}
    assert "D4" in reach(scene("Grove", f"Troll D2, {ring}, Ogre D1, Ogre C3"), "D2")
    # Landing there slows nobody.
    assert "D3" in reach(scene("Grove", "Guardian C2"), "C2")
    assert "D5" in reach(scene("Grove", "Guardian D3"), "D3")


@pytest.mark.rule("G12.7am", "G12.7an", "G12.7ao")
def test_drift_slows_strangers_on_foot_and_landing() -> None:
    # Tundra: drift in A2 B4 C1 C3 D2 D5 E3 F3.
    ring = "Ogre C1, Ogre C2, Ogre E1, Ogre E2"
    assert reach(scene("Tundra", f"Troll D1, {ring}"), "D1") == {"D2"}
    assert "D3" in reach(scene("Tundra", f"Cyclops D1, {ring}"), "D1")
    assert barred(scene("Tundra", "Shadow D1"), "D1", "C3") == "G12.5b"
    assert "C3" in reach(scene("Tundra", "Shadow C1"), "C1")
    assert "C3" in reach(scene("Tundra", "Ranger D1"), "D1")


@pytest.mark.rule("G12.7as", "G12.7at", "G12.7co")
def test_the_volcano_is_for_dragons() -> None:
    # Mountains: volcano D4, on level 2.
    assert "D4" in reach(scene("Mountains", "Dragon D5"), "D5")
    for other in ("Griffon", "Colossus", "Pixie"):
        assert barred(scene("Mountains", f"{other} D5"), "D5", "D4") == "G12.7at"
    # Fliers do not cross it either: straight over D4 it is two hexes.
    guardian = scene("Mountains", "Guardian D5, Ogre C4, Ogre E4, Ogre C5, Ogre E5, Ogre D6")
    assert "D3" not in reach(guardian, "D5")


@pytest.mark.rule("G12.7ax", "G12.7ay", "G12.7bb", "G12.7bc", "G12.7bd")
def test_water_slows_strangers_and_beaches_nobody() -> None:
    # Coast: beach C1 C2 D2 D3 D4 D5 E5, water D1 E1 E2 E3 E4 F1 F2 F3 F4.
    ring = "Ogre C1, Ogre C2, Ogre C3, Ogre D1, Ogre D3, Ogre E1"
    assert reach(scene("Coast", f"Troll D2, {ring}"), "D2") == {"E2"}
    assert "D4" in reach(scene("Coast", "Troll C3"), "C3")
    assert "F3" not in reach(scene("Coast", "Guardian D3"), "D3")
    assert "E3" in reach(scene("Coast", "Guardian D3"), "D3")
    assert {"E2", "F2"} <= reach(scene("Coast", f"Aquarian D2, {ring}"), "D2")


@pytest.mark.rule("G12.6d", "G12.7be")
def test_wave_figures_dive_under_others_and_a_pixie_does_not() -> None:
    # E1 lies between F1 and D1; all around is taken.
    ring = "Ogre E1, Ogre E2, Ogre F2"
    whale = scene("Coast", f"Whale F1, {ring}")
    # Under the Ogre in E1 to D1 and from there ashore, under the other two to E3 and F3 and on.
    assert reach(whale, "F1") == {"D1", "C1", "D2", "E3", "D3", "D4", "E4", "F3", "F4"}
    # A pixie is native, but does not dive.
    assert reach(scene("Coast", f"Pixie F1, {ring}"), "F1") == set()
    # Each step must go from water to water: beneath the Ogre on the beach nobody passes.
    others = "Ogre C1, Ogre D2, Ogre E1"
    assert reach(scene("Coast", f"Dolphin D1, {others}"), "D1") == {"E2", "F1", "E3", "F2", "D3"}


@pytest.mark.rule("G3.10g")
def test_the_double_wave_moves_on_water_and_beach_only() -> None:
    fight = scene("Coast", "Dolphin C1")
    assert {LANDS["Coast"].hazards[HEX[label]] for label in reach(fight, "C1")} == {"water", "beach"}
    assert barred(fight, "C1", "B1") == "G3.10g"


@pytest.mark.rule("G3.10i", "G3.10h")
def test_the_underlined_wave_is_bound_with_nobody_to_lead_it() -> None:
    assert barred(scene("Coast", "Octopus C2, Whale D1"), "C2", "C3") == "G3.10g"
    assert "C3" in reach(scene("Coast", "Octopus C2, Siren D1"), "C2")
    # She herself is bound with those whom she cannot lead ashore.
    assert "C3" in reach(scene("Coast", "Siren C2, Ogre D1"), "C2")
    assert barred(scene("Coast", "Siren C2, Whale D1"), "C2", "C3") == "G3.10g"


@pytest.mark.rule("G12.7bh", "G12.7bi")
def test_darkness_is_for_the_darklords_figures() -> None:
    # Darkland: darkness B3 C3 D2 D3 D4 E4.
    black = scene("Darkland", "Ogre D1", colours="black red")
    assert {"D2", "D3"} <= reach(black, "D1")
    for colour in ("red", "grey"):
        fight = scene("Darkland", "Ogre D1", colours=f"{colour} blue")
        assert barred(fight, "D1", "D2") == "G12.7bi"
    # Nobody flies over it.
    flier = scene("Darkland", "Griffon D1, Ogre C1, Ogre C2, Ogre E1, Ogre E2")
    assert barred(flier, "D1", "D2") == "G12.7bi"
    ring = scene("Wasteland", "Guardian D1, Ogre C2, Ogre D3")
    assert "D3" not in reach(ring, "D1")
    assert {"D2"} <= reach(scene("Darkland", "Pixie D1"), "D1")


@pytest.mark.rule("G12.7bm", "G12.7bn", "G12.7bo")
def test_clouds_are_for_everybody_else() -> None:
    # Skycastle: cloud B1 C2 C4 C5 E3 F2.
    for colour in ("red", "grey"):
        assert "C2" in reach(scene("Skycastle", "Ogre C1", colours=f"{colour} black"), "C1")
    walker = scene("Skycastle", "Ogre C1", colours="black red")
    assert barred(walker, "C1", "C2") == "G12.7bn"
    flier = scene("Skycastle", "Shadow C1", colours="black red")
    assert barred(flier, "C1", "C2") == "G12.7bo"
    # Three hexes are two of plain ground and one of cloud: too slow.
    guardian = scene("Skycastle", "Guardian C1, Ogre B2, Ogre D2, Ogre D1, Ogre B1", colours="black red")
    assert "C3" not in reach(guardian, "C1")
    assert "C3" in reach(scene("Skycastle", "Shadow C1, Ogre B2, Ogre D2", colours="black red"), "C1")
    pixie = scene("Skycastle", "Pixie C1", colours="black red")
    assert "C2" in reach(pixie, "C1")


@pytest.mark.rule("G12.7br", "G12.7bs", "G12.7by")
def test_dunes_slow_nobody_and_cliffs_stop_walkers() -> None:
    # Desert: dune C4/C3, cliff C4/D4.
    assert "C4" in reach(scene("Desert", "Troll C3"), "C3")
    walker = scene("Desert", "Troll D4")
    assert barred(walker, "D4", "C4") == "G12.7by"
    assert "C4" in reach(scene("Desert", "Guardian D4"), "D4")


@pytest.mark.rule("G12.7cd", "G12.7ce")
def test_going_up_a_slope_slows_strangers_on_foot() -> None:
    # Hills: level 1 in B3 C2 C5 D5 E2 F2.
    ring = "Ogre B1, Ogre B2, Ogre D1, Ogre D2"
    assert reach(scene("Hills", f"Troll C1, {ring}"), "C1") == {"C2"}
    assert {"C2", "C3"} <= reach(scene("Hills", f"Ogre C1, {ring}"), "C1")
    assert {"C2", "C3"} <= reach(scene("Hills", f"Guardian C1, {ring}"), "C1")
    # Down it slows nobody.
    assert "C4" in reach(scene("Hills", "Troll C2"), "C2")


@pytest.mark.rule("G12.7ck")
def test_going_up_a_wall_slows_everybody_on_foot() -> None:
    # Tower: walls around C3 C4 D3 D5 E3 E4, and around D4 in the middle.
    walker = scene("Tower", "Lion D2, Ogre C3, Ogre C2, Ogre E2")
    assert "D3" in reach(walker, "D2") and "D4" not in reach(walker, "D2")
    assert "D4" in reach(scene("Tower", "Griffon D2"), "D2")
    assert "D4" in reach(scene("Tower", "Locker D2"), "D2")


@pytest.mark.rule("G2.2a", "G2.2b", "G12.7g")
def test_21_battlefields_of_27_hexes() -> None:
    assert len(BATTLEFIELDS) == 21
    for land in LANDS.values():
        assert len(land.hazards) == len(land.heights) == len(land.sides) == 27
    # Every hazard of the overview is somewhere.
    found = {hazard for land in LANDS.values() for hazard in land.hazards}
    assert len(found - {"plain"}) == 12
