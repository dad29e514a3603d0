"""Rangestrikes: who, how far, over what (G14, and what G12.7 says of them)."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER, HEX
from tests.gods.battle.scene import at, hexes, no_shot, places, scene, shot

# On Plains nothing is in the way of a shot. From D1: D3 is three hexes away, D4 four, both ends counted.


@pytest.mark.rule("G14.1f", "G14.2c", "G14.2d", "EX-G14.2-A")
def test_half_the_power_and_one_more_at_four_hexes() -> None:
    assert shot(scene("Plains", "Ranger D1", "Lion D3"), "D1", "D3") == (2, 3)
    assert shot(scene("Plains", "Ranger D1", "Lion D4"), "D1", "D4") == (2, 4)
    # Rounded down: a Lich has power 5.
    assert shot(scene("Plains", "Lich D1", "Lion D3"), "D1", "D3") == (2, 4)


@pytest.mark.rule("G14.2d", "G14.5b", "EX-G14.2-B")
def test_the_warlock_shoots_four_hexes_as_well_as_three() -> None:
    assert shot(scene("Plains", "Warlock D1", "Lion D4"), "D1", "D4") == (3, 3)


@pytest.mark.rule("G14.2a", "G14.2b")
def test_the_range_is_the_skill_and_never_more_than_four() -> None:
    assert no_shot(scene("Plains", "Lich D1", "Lion D4"), "D1", "D4") == "G14.2a"
    assert no_shot(scene("Plains", "Ranger D1", "Lion D5"), "D1", "D5") == "G14.2b"


@pytest.mark.rule("G14.1a", "G14.1b", "G14.1e", "G14.1c")
def test_who_may_shoot_at_whom() -> None:
    fight = scene("Plains", "Ogre D1, Ranger F1", "Lion D3, Giant A1", half=DEFENDER)
    assert no_shot(fight, "D1", "D3") == "G14.1b"
    assert no_shot(fight, "F1", "D3") == "G14.1e"
    fight.half = 0
    assert no_shot(fight, "F1", "D3") is None
    # Nobody has to.
    assert fight.must_strike(0) == 0
    # Across a cliff one is not in contact, but adjacent: no target even for magic.
    assert no_shot(scene("Desert", "Warlock C4", "Lion D4"), "C4", "D4") == "G14.1a"
    assert no_shot(fight, "F1", "D1") == "G13.3e"


@pytest.mark.rule("G14.1g", "G12.7f", "G14.5c", "G14.1j")
def test_the_shooter_must_be_out_of_melee_and_the_target_need_not() -> None:
    fight = scene("Plains", "Ranger D1, Ogre C3", "Lion D2, Troll C4")
    assert no_shot(fight, "D1", "C4") == "G14.1g"
    assert no_shot(scene("Plains", "Warlock D1", "Lion D2, Troll C3"), "D1", "C3") == "G14.1g"
    # The Troll fights the Ogre and is shot at all the same.
    assert shot(scene("Plains", "Ranger D2, Ogre C4", "Troll D4"), "D2", "D4") == (2, 2)


@pytest.mark.rule("G14.3a", "G14.3b", "G12.7e")
def test_a_figure_in_the_way_stops_a_shot_that_is_not_magic() -> None:
    for side in ("Ogre D2", ""):
        attackers = f"Ranger D1, {side}" if side else "Ranger D1"
        defenders = "Lion D3" if side else "Lion D3, Ogre D2:0"
        fight = scene("Plains", attackers, defenders)
        if side:
            assert no_shot(fight, "D1", "D3") == "G12.7e"
    assert shot(scene("Plains", "Warlock D1, Ogre D2", "Lion D3"), "D1", "D3") == (3, 3)
    # Who stands lower than both is not in the way: in the Mountains D2 and E1 are low, C1 and E2 high.
    fight = scene("Mountains", "Ranger C1, Ogre D2", "Lion E2")
    assert shot(fight, "C1", "E2")[0] == 2


@pytest.mark.rule("G14.4a", "EX-G14.4")
def test_of_two_lines_the_free_one_is_taken() -> None:
    # From D1 to E3: the line runs between D2 and E2 to D3 and ... in hexes it passes E1 or D2, then E2 or D2.
    one = scene("Plains", "Ranger D1, Ogre E2", "Lion E3")
    other = scene("Plains", "Ranger D1, Ogre D2", "Lion E3")
    both = scene("Plains", "Ranger D1, Ogre D2, Ogre E2", "Lion E3")
    results = [shot(fight, "D1", "E3")[0] for fight in (one, other, both)]
    assert results[2] == 0
    # C1 to D3: exactly between C2 and D2.
    assert shot(scene("Plains", "Ranger C1, Ogre C2", "Lion D3"), "C1", "D3") == (2, 3)
    assert shot(scene("Plains", "Ranger C1, Ogre D2", "Lion D3"), "C1", "D3") == (2, 3)
    assert no_shot(scene("Plains", "Ranger C1, Ogre C2, Ogre D2", "Lion D3"), "C1", "D3") == "G12.7e"


@pytest.mark.rule("G12.7l")
def test_no_shot_goes_through_a_tree_but_by_magic() -> None:
    # Woods: tree in C2.
    assert no_shot(scene("Woods", "Ranger C1", "Lion C3"), "C1", "C3") == "G12.7l"
    assert no_shot(scene("Woods", "Pixie C1", "Lion C3"), "C1", "C3") == "G12.7l"
    assert shot(scene("Woods", "Priestess C1", "Lion C3"), "C1", "C3") == (4, 4)


@pytest.mark.rule("G12.7z", "G12.7aa", "G12.7ab")
def test_bramble_makes_shots_of_strangers_harder() -> None:
    # Brush: bramble D2, D5, C4. A Ranger is a stranger, a Gargoyle native.
    assert shot(scene("Brush", "Ranger D1", "Lion D3"), "D1", "D3") == (2, 4)
    assert shot(scene("Brush", "Ranger D2", "Lion D4"), "D2", "D4") == (2, 3)
    assert shot(scene("Brush", "Ranger C2", "Cyclops C4"), "C2", "C4") == (2, 3)
    assert shot(scene("Brush", "Ranger C2", "Troll C4"), "C2", "C4") == (2, 2)
    assert shot(scene("Brush", "Pixie C2", "Cyclops C4"), "C2", "C4") == (2, 2)
    assert shot(scene("Brush", "Warlock C2", "Cyclops C4"), "C2", "C4") == (3, 2)


@pytest.mark.rule("G12.7ag")
def test_strangers_shoot_into_fog_and_not_through_it() -> None:
    # Vale: fog D3, C4.
    assert shot(scene("Vale", "Ranger D1", "Lion D3"), "D1", "D3") == (2, 3)
    assert no_shot(scene("Vale", "Ranger D2", "Lion D4"), "D2", "D4") == "G12.7ag"
    assert shot(scene("Vale", "Gorgon D2", "Lion D4"), "D2", "D4") == (4, 4)
    assert shot(scene("Vale", "Warlock D2", "Lion D4"), "D2", "D4") == (3, 3)


@pytest.mark.rule("G12.7al", "G12.7ar")
def test_hedges_and_drift_do_nothing_to_shots() -> None:
    # Grove: hedge D3; Tundra: drift D2.
    assert shot(scene("Grove", "Ranger D2", "Troll D4"), "D2", "D4") == (2, 2)
    assert shot(scene("Grove", "Ranger D5", "Troll D3"), "D5", "D3") == (2, 2)
    assert shot(scene("Tundra", "Minotaur D1", "Giant D3"), "D1", "D3") == (2, 4)


@pytest.mark.rule("G12.7av", "G12.7aw", "EX-G12.7-C")
def test_the_volcano_and_rangestrikes() -> None:
    # Down the slope from D4: the shooter stands on top.
    assert shot(scene("Mountains", "Dragon D4", "Ogre D6"), "D4", "D6") == (6, 3)
    assert shot(scene("Mountains", "Giant D6", "Dragon D4"), "D6", "D4") == (3, 4)
    assert shot(scene("Mountains", "Warlock D6", "Dragon D4"), "D6", "D4") == (3, 3)


@pytest.mark.rule("G12.7ba", "G12.7bg")
def test_natives_on_beach_and_in_water_are_reached_by_magic_only() -> None:
    # Coast: D3 beach, E3 water.
    assert no_shot(scene("Coast", "Ranger B2", "Octopus D3"), "B2", "D3") == "G12.7ba"
    assert no_shot(scene("Coast", "Ranger C3", "Whale E3"), "C3", "E3") == "G12.7bg"
    assert no_shot(scene("Coast", "Pixie C3", "Whale E3"), "C3", "E3") == "G12.7bg"
    assert shot(scene("Coast", "Warlock C3", "Whale E3"), "C3", "E3") == (3, 3)
    assert shot(scene("Coast", "Ranger C3", "Lion E3"), "C3", "E3") == (2, 3)
    assert shot(scene("Coast", "Ranger B2", "Manta D3"), "B2", "D3") == (2, 3)


@pytest.mark.rule("G12.7bl")
def test_strangers_shoot_neither_into_nor_through_darkness() -> None:
    # Darkland: D2 and D3 dark.
    assert no_shot(scene("Darkland", "Ranger B2", "Lich D3", colours="red black"), "B2", "D3") == "G12.7bl"
    assert no_shot(scene("Darkland", "Ranger D1", "Lich C3", colours="red black"), "D1", "C3") is not None
    fight = scene("Darkland", "Ranger C2", "Lich E2", colours="red black")
    assert no_shot(fight, "C2", "E2") == "G12.7bl"
    assert shot(scene("Darkland", "Lich C2", "Ogre E2", colours="black red"), "C2", "E2") == (2, 3)
    assert shot(scene("Darkland", "Warlock C2", "Lich E2", colours="red black"), "C2", "E2") == (3, 3)
    # Out of Darkness nothing hinders.
    assert shot(scene("Darkland", "Lich D2", "Ogre C1, Ogre B2", colours="black red"), "D2", "B2")[0] == 0
    assert shot(scene("Darkland", "Lich D2", "Ogre F2", colours="black red"), "D2", "F2")[0] == 2


@pytest.mark.rule("G12.7bq")
def test_out_of_a_cloud_the_shot_may_start_in_any_other_free_cloud() -> None:
    # Skycastle: clouds B1 C2 C4 C5 E3 F2.
    fight = scene("Skycastle", "Giant B1, Ogre C2", "Lich D6", colours="red black")
    giant = at(fight, "B1")
    assert hexes(fight.range_starts(giant)) == {"B1", "C4", "C5", "E3", "F2"}
    assert shot(fight, "B1", "D6", "B1") == (0, 0)
    assert shot(fight, "B1", "D6", "C4") == (3, 3)
    # From E3 it is four hexes.
    assert shot(fight, "B1", "D6", "E3") == (3, 4)
    assert places(fight, fight.rangestrike_targets(giant)) == {"D6"}
    assert no_shot(fight, "B1", "D6", "C2") == "G12.7bq"
    assert no_shot(fight, "B1", "D6", "D3") == "G12.7bq"
    # Nobody adjacent to where it starts.
    assert no_shot(fight, "B1", "D6", "C5") == "G14.1a"
    outside = scene("Skycastle", "Giant B2", "Lich D6", colours="red black")
    assert no_shot(outside, "B2", "D6", "C4") == "G12.7bq"


@pytest.mark.rule("G12.7bw", "G12.7bx")
def test_shots_over_dunes() -> None:
    # Desert: B1 is the upper hex of the dunes B1/B2 and B1/C2, C4 of C4/C3 and others.
    assert shot(scene("Desert", "Ranger B1", "Ogre B3"), "B1", "B3")[0] == 2
    assert no_shot(scene("Desert", "Ranger C2", "Ogre C5"), "C2", "C5") == "G12.7bx"
    assert shot(scene("Desert", "Ranger C2", "Ogre C4"), "C2", "C4")[0] == 2
    # Down from C4 over its dune.
    assert shot(scene("Desert", "Ranger C4", "Ogre C2"), "C4", "C2")[0] == 2


@pytest.mark.rule("G12.7cb", "G12.7cc")
def test_shots_over_cliffs() -> None:
    # Desert: cliff C4/D4. From the top over the foot to D3 and E3: nobody else is at the foot.
    assert shot(scene("Desert", "Ranger C4", "Ogre E4"), "C4", "E4")[0] == 2
    assert shot(scene("Desert", "Ranger E4", "Ogre C4"), "E4", "C4")[0] == 2
    # Over the cliff and a dune with nobody on the cliff.
    assert no_shot(scene("Desert", "Ranger E4", "Ogre B3"), "E4", "B3") is not None


@pytest.mark.rule("G12.7ch", "G12.7ci", "G12.7cj")
def test_shots_over_slopes() -> None:
    # Hills: C2 on level 1, C1 and C3 below.
    assert no_shot(scene("Hills", "Ranger C1", "Ogre C3"), "C1", "C3") == "G12.7ch"
    assert shot(scene("Hills", "Ranger C2", "Ogre C4"), "C2", "C4")[0] == 2


@pytest.mark.rule("G12.7cn")
def test_walls_cost_skill_upwards_and_never_block() -> None:
    # Tower: from D1 up two walls to D4; D2 to D4 the same.
    assert shot(scene("Tower", "Ranger D2", "Lion D4"), "D2", "D4") == (2, 5)
    assert shot(scene("Tower", "Ranger D1", "Lion D3"), "D1", "D3") == (2, 4)
    # Straight through the court from one side to the other: up twice, at four hexes.
    assert shot(scene("Tower", "Ranger B2", "Lion E4"), "B2", "E4")[0] == 2
    assert shot(scene("Tower", "Ranger D4", "Lion D2"), "D4", "D2") == (2, 3)


@pytest.mark.rule("G14.5a", "G16.5ad", "G16.5bm")
def test_magic_is_neither_hindered_nor_blocked() -> None:
    assert shot(scene("Tower", "Warlock D2", "Lion D4"), "D2", "D4") == (3, 3)
    assert shot(scene("Hills", "Priestess C1", "Ogre C3"), "C1", "C3") == (4, 3)


@pytest.mark.rule("G14.6a", "G3.3e", "G16.5bp", "G14.6b", "G3.2d")
def test_who_is_immune() -> None:
    for name in ("Angel", "Archangel", "Necromancer", "Golem"):
        assert no_shot(scene("Plains", "Ranger D1", f"{name} D3"), "D1", "D3") == "G14.6a"
        assert shot(scene("Plains", "Warlock D1", f"{name} D3"), "D1", "D3")[0] == 3
    for name in ("Titan", "Phantom", "Dark-Titan"):
        for shooter in ("Ranger", "Warlock"):
            assert no_shot(scene("Plains", f"{shooter} D1", f"{name} D3"), "D1", "D3") == "G14.6b"
    assert shot(scene("Plains", "Ranger D1", "Asher D3"), "D1", "D3")[0] == 2


@pytest.mark.rule("G16.5ae")
def test_with_a_priestess_creatures_shoot_with_one_die_more() -> None:
    fight = scene("Plains", "Ranger D1, Priestess A1, Amazon F1", "Lion D3")
    assert shot(fight, "D1", "D3") == (3, 3)
    assert shot(fight, "F1", "D3") == (4, 4)
    fight.hit(at(fight, "A1"), 8)
    assert shot(fight, "D1", "D3") == (2, 3)


@pytest.mark.rule("G12.7m")
def test_a_pixie_on_a_tree_may_shoot_twice() -> None:
    # Woods: tree E1.
    fight = scene("Woods", "Pixie E1, Ranger D6", "Lion E3, Lion F4")
    pixie, ranger = at(fight, "E1"), at(fight, "D6")
    assert fight.rangestrike_targets(pixie)
    fight.mark_struck(pixie)
    assert fight.rangestrike_targets(pixie)
    fight.mark_struck(pixie)
    assert not fight.rangestrike_targets(pixie)
    fight.mark_struck(ranger)
    assert not fight.rangestrike_targets(ranger)
    assert HEX["E1"] == fight.hexes[pixie]
