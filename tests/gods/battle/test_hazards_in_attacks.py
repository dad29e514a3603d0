"""What hazards do to attacks (G12.7), and the strike number (G13.4)."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.gods.battle.scene import at, no_carry, no_strike, options, places, scene, strike


@pytest.mark.rule("G13.2a", "G13.2b", "G13.4b", "EX-G13.4a", "EX-G13.4b")
def test_the_strike_number_is_four_less_the_own_skill_plus_that_of_the_target() -> None:
    fight = scene("Plains", "Ogre C3", "Lion C4")
    assert strike(fight, "C3", "C4") == (6, 5)
    assert strike(fight, "C4", "C3") == (5, 3)


@pytest.mark.rule("G13.4b")
def test_the_strike_number_is_at_most_six_and_has_no_lower_bound() -> None:
    fight = scene("Plains", "Ogre C3, Executer C4", "Executer D4, Ogre D5")
    assert strike(fight, "C3", "D4")[1] == 6
    assert strike(fight, "C4", "D5")[1] == 1


@pytest.mark.rule("G13.2c", "G13.2d", "G13.5a")
def test_hits_stay_and_slay_at_the_power_but_weaken_nobody() -> None:
    fight = scene("Plains", "Ogre C3", "Lion C4:4")
    lion = at(fight, "C4")
    assert fight.is_alive(lion) and strike(fight, "C4", "C3")[0] == 5
    assert fight.wound(at(fight, "C3"), lion, 2) == 1
    assert not fight.is_alive(lion)


@pytest.mark.rule("G12.7p", "G12.7t")
def test_sand_and_bog_do_nothing_to_attacks() -> None:
    assert strike(scene("Plains", "Troll D3", "Ogre D4"), "D3", "D4") == (8, 4)
    assert strike(scene("Plains", "Troll D4", "Ogre D3"), "D4", "D3") == (8, 4)
    assert strike(scene("Marsh", "Lion D2", "Ogre D3"), "D2", "D3") == (5, 3)


@pytest.mark.rule("G12.7x", "G12.7y")
def test_bramble_costs_strangers_skill() -> None:
    # Brush: bramble in D2, C4 and others. A Lion has skill 3, a Cyclops 2.
    assert strike(scene("Brush", "Lion D1", "Cyclops D2"), "D1", "D2") == (5, 4)
    assert strike(scene("Brush", "Lion D1", "Troll D2"), "D1", "D2") == (5, 3)
    assert strike(scene("Brush", "Behemoth D1", "Cyclops D2"), "D1", "D2") == (7, 3)
    # Out of it a stranger loses one, whoever the target is.
    assert strike(scene("Brush", "Lion D2", "Troll D1"), "D2", "D1") == (5, 4)
    assert strike(scene("Brush", "Behemoth D2", "Troll D1"), "D2", "D1") == (7, 3)
    # Both add up: Jungle has bramble in B2 and C3.
    assert strike(scene("Jungle", "Lion B2", "Cyclops C3"), "B2", "C3") == (5, 5)


@pytest.mark.rule("G12.7ae")
def test_against_a_native_in_fog_a_stranger_has_a_die_less() -> None:
    assert strike(scene("Vale", "Lion D2", "Unicorn D3"), "D2", "D3") == (4, 5)
    assert strike(scene("Vale", "Lion D2", "Troll D3"), "D2", "D3") == (5, 3)
    assert strike(scene("Vale", "Gorgon D2", "Unicorn D3"), "D2", "D3") == (8, 5)


@pytest.mark.rule("G12.7aj", "G12.7ak")
def test_hedges_cost_strangers_dice() -> None:
    # Grove: hedges D3, D1, C4, D5 and others.
    assert strike(scene("Grove", "Lion D2", "Troll D3"), "D2", "D3") == (4, 3)
    assert strike(scene("Grove", "Lion D2", "Ogre D3"), "D2", "D3") == (5, 3)
    assert strike(scene("Grove", "Phoenix D2", "Troll D3"), "D2", "D3") == (9, 3)
    assert strike(scene("Grove", "Lion D3", "Troll D2"), "D3", "D2") == (4, 3)
    assert strike(scene("Grove", "Troll D3", "Lion D2"), "D3", "D2") == (8, 5)
    # Both at once: C4 and D5 are hedges side by side.
    assert strike(scene("Grove", "Lion C4", "Troll D5"), "C4", "D5") == (3, 3)


@pytest.mark.rule("G12.7ap", "G12.7aq")
def test_drift_hurts_strangers_at_the_start_of_every_strike_phase() -> None:
    # Tundra: drift in D2, C3.
    fight = scene("Tundra", "Lion D2:4, Ranger C3", "Troll D1")
    assert fight.begin_strikes() == [at(fight, "D2")]
    assert not fight.is_alive(at(fight, "D2")) and fight.hits[at(fight, "C3")] == 0
    # The slain Lion attacks all the same, and is gone at the end.
    assert fight.must_strike(0) >> at(fight, "D2") & 1
    assert fight.end_strikes() == [0]
    # It does so in the strike phase of the other side as well.
    other = scene("Tundra", "Lion D2", "", half=DEFENDER)
    assert other.begin_strikes() == [0] and other.hits[0] == 1


@pytest.mark.rule("G12.7au", "EX-G12.7-C")
def test_a_dragon_in_the_volcano_has_three_dice_more_whatever_the_hexside() -> None:
    # Mountains: the volcano D4 has slopes all around, and a cliff to D3.
    assert strike(scene("Mountains", "Dragon D4", "Ogre D5"), "D4", "D5") == (12, 3)
    assert strike(scene("Mountains", "Dragon D5", "Ogre E5"), "D5", "E5") == (10, 3)


@pytest.mark.rule("G12.7az", "G12.7bf")
def test_natives_of_the_water_are_harder_to_hit_for_strangers() -> None:
    # Coast: C2 beach, E2 water.
    assert strike(scene("Coast", "Lion C3", "Whale C2"), "C3", "C2") == (5, 5)
    assert strike(scene("Coast", "Lion C3", "Troll C2"), "C3", "C2") == (5, 3)
    assert strike(scene("Coast", "Octopus D2", "Whale C2"), "D2", "C2") == (15, 5)
    assert strike(scene("Coast", "Lion D2", "Dolphin E2"), "D2", "E2") == (5, 5)
    assert strike(scene("Coast", "Dolphin E3", "Whale E2"), "E3", "E2") == (4, 4)
    # A Manta is native to Water, but not to a Beach.
    assert strike(scene("Coast", "Lion C3", "Manta C2"), "C3", "C2") == (5, 4)


@pytest.mark.rule("G12.7bj", "EX-G12.7-B")
@pytest.mark.parametrize(("hits", "damage"), [(3, 2), (1, 0), (0, 0)])
def test_in_darkness_each_attack_does_one_damage_less(hits: int, damage: int) -> None:
    fight = scene("Darkland", "Ogre C1", "Troll D2", colours="red black")
    fight.wound(at(fight, "C1"), at(fight, "D2"), hits)
    assert fight.hits[at(fight, "D2")] == damage
    # Not what a rangestrike or a spell does.
    fight.hit(at(fight, "D2"), 2)
    assert fight.hits[at(fight, "D2")] == damage + 2


@pytest.mark.rule("G12.7bk")
def test_nothing_carries_over_darkness() -> None:
    # D2 and D3 are dark; C2 touches both, C1 and B2 are not.
    fight = scene("Darkland", "Locker C2", "Lich D2:4, Lich D3:4, Lich C1:4, Lich B2:4", colours="red black")
    assert options(fight, "C2", "D2") == [(12, 3, set())]
    assert options(fight, "C2", "C1") == [(12, 3, {"B2"})]
    assert no_carry(fight, "C2", "C1", "D2", 3) == "G12.7bk"
    assert no_carry(fight, "C2", "D2", "C1", 3) == "G12.7bk"


@pytest.mark.rule("G12.7bp", "EX-G12.7-A")
def test_out_of_a_cloud_one_attacks_with_half_as_many_dice_again() -> None:
    # Skycastle: clouds C2, C4.
    assert strike(scene("Skycastle", "Siren C2", "Ogre C1"), "C2", "C1")[0] == 10
    # In a strike-back too, and other dice come on top.
    fight = scene("Skycastle", "Lion C1", "Ogre C2, Priest F4", colours="black red")
    assert strike(fight, "C2", "C1")[0] == 6 + 3 + 1
    # Half of the power in battle: a Knight against black has 8.
    assert strike(scene("Skycastle", "Knight C2", "Lich C1", colours="red black"), "C2", "C1")[0] == 12


@pytest.mark.rule("G12.7bt", "G12.7bu")
def test_dunes_give_dice_downwards_and_cost_one_upwards() -> None:
    # Desert: the dune C4/C3 goes up to C4.
    assert strike(scene("Desert", "Lion C4", "Ogre C3"), "C4", "C3")[0] == 7
    assert strike(scene("Desert", "Troll C4", "Ogre C3"), "C4", "C3")[0] == 8
    assert strike(scene("Desert", "Troll C3", "Ogre C4"), "C3", "C4")[0] == 7
    assert strike(scene("Desert", "Lion C3", "Ogre C4"), "C3", "C4")[0] == 5


@pytest.mark.rule("G12.7bv")
def test_hits_carry_up_a_dune_only_from_an_attack_up_a_dune() -> None:
    # From C3 it goes up to C4, not to B3 or C2; from B3 up to C4 too.
    fight = scene("Desert", "Colossus C3", "Ogre C4:5, Ogre C2:5, Ogre B2:5")
    assert places(fight, fight.carry_targets(at(fight, "C3"), at(fight, "C2"), 10, 2)) == {"B2"}
    assert no_carry(fight, "C3", "C2", "C4", 2) == "G12.7bv"
    up = places(fight, fight.carry_targets(at(fight, "C3"), at(fight, "C4"), 9, 2))
    assert up == {"C2", "B2"}


@pytest.mark.rule("G12.7bz", "G12.7ca")
def test_over_a_cliff_nobody_is_engaged_and_nobody_attacks() -> None:
    fight = scene("Desert", "Lion C4", "Ogre D4")
    assert not fight.is_engaged(at(fight, "C4")) and fight.targets(at(fight, "C4")) == 0
    assert no_strike(fight, "C4", "D4") == "G12.7bz"
    assert fight.reach(at(fight, "C4"))


@pytest.mark.rule("G12.7cf", "G12.7cg")
def test_slopes_give_a_die_downwards_and_cost_skill_upwards() -> None:
    # Hills: C2 is higher than C1.
    assert strike(scene("Hills", "Ogre C2", "Lion C1"), "C2", "C1") == (7, 5)
    assert strike(scene("Hills", "Troll C2", "Lion C1"), "C2", "C1") == (8, 5)
    assert strike(scene("Hills", "Troll C1", "Ogre C2"), "C1", "C2") == (8, 5)
    assert strike(scene("Hills", "Lion C1", "Ogre C2"), "C1", "C2") == (5, 3)


@pytest.mark.rule("G12.7cl", "G12.7cm")
def test_walls_give_skill_downwards_and_cost_it_upwards() -> None:
    fight = scene("Tower", "Lion D2", "Ogre D3")
    assert strike(fight, "D2", "D3") == (5, 4)
    assert strike(fight, "D3", "D2") == (6, 4)


@pytest.mark.rule("G13.4c", "G12.5d")
def test_hazards_of_both_hexes_and_of_the_side_count_together() -> None:
    # Mountains: a stranger up the slope from C2 to C3.
    assert strike(scene("Mountains", "Troll C2", "Lion C3"), "C2", "C3") == (8, 6)


@pytest.mark.rule("G12.7d", "G13.3e", "G13.3b", "G13.1e")
def test_one_attacks_enemies_in_contact_and_only_once() -> None:
    fight = scene("Plains", "Ogre C3, Lion C2", "Troll C4, Troll D3:8, Troll F1")
    assert no_strike(fight, "C3", "F1") == "G12.7d"
    assert no_strike(fight, "C3", "C2") == "G13.3e"
    assert no_strike(fight, "C3", "D3") == "G13.1e"
    assert no_strike(fight, "C3", "C4") is None
    fight.mark_struck(at(fight, "C3"))
    assert no_strike(fight, "C3", "C4") == "G13.3b"
