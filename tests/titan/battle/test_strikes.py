"""Strikes: who must, with which dice, at which number (T13, T24.2, and strikes in T23)."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.fight import strike_number
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER

from .scene import at, places, scene, strike


@pytest.mark.rule("T24.2a", "T13.2a")
@pytest.mark.parametrize(
    ("target", "numbers"), [(2, [5, 4, 3, 2, 1]), (3, [6, 5, 4, 3, 2]), (4, [6, 6, 5, 4, 3])]
)
def test_the_chart(target: int, numbers: list[int]) -> None:
    assert [strike_number(skill, target) for skill in (1, 2, 3, 4, 5)] == numbers


@pytest.mark.rule("T24.2b")
def test_down_a_wall_every_die_can_hit() -> None:
    fight = scene("Tower", "Centaur D4", "Ogre D3")
    assert strike(fight, "D4", "D3") == (3, 1)


@pytest.mark.rule("T13.2a", "T13.0c", "EX-T13.2a")
def test_ogre_strikes_lion() -> None:
    fight = scene("Plains", "Ogre C3", "Lion D4")
    assert strike(fight, "C3", "D4") == (6, 5)
    assert strike(fight, "D4", "C3") == (5, 3)
    fight.hit(1, 4)
    assert fight.is_alive(1)
    assert fight.hit(1, 1) == 0
    assert not fight.is_alive(1)


@pytest.mark.rule("T13.0c")
def test_a_titan_strikes_with_the_power_of_its_owner() -> None:
    fight = scene("Plains", "Titan C3", "Titan D4", titan_powers=(9, 17))
    assert strike(fight, "C3", "D4") == (9, 4)
    assert strike(fight, "D4", "C3") == (17, 4)


@pytest.mark.rule("T13.0b", "T23.1b")
def test_everyone_next_to_a_living_enemy_must_strike_one_of_them() -> None:
    fight = scene("Plains", "Ogre C3, Troll A1", "Lion D4, Lion D3, Lion F4")
    fight.begin_strikes()
    assert places(fight, fight.must_strike(ATTACKER)) == {"C3"}
    assert places(fight, fight.must_strike(DEFENDER)) == {"D3", "D4"}
    assert places(fight, fight.targets(at(fight, "C3"))) == {"D3", "D4"}
    fight.hit(at(fight, "D4"), 5)
    assert places(fight, fight.targets(at(fight, "C3"))) == {"D3"}
    fight.hit(at(fight, "D3"), 5)
    assert fight.must_strike(ATTACKER) == 0


@pytest.mark.rule("T13.2b", "T23.4b")
def test_a_native_in_bramble_is_harder_to_hit_for_strangers() -> None:
    assert strike(scene("Brush", "Ogre C2", "Cyclops D2"), "C2", "D2") == (6, 5)
    assert strike(scene("Brush", "Ogre C2", "Troll D2"), "C2", "D2") == (6, 4)
    assert strike(scene("Brush", "Serpent C2", "Cyclops D2"), "C2", "D2") == (18, 4)


@pytest.mark.rule("T13.2b", "T23.4c")
def test_a_stranger_striking_out_of_bramble_loses_skill() -> None:
    assert strike(scene("Brush", "Ogre D2", "Troll C2"), "D2", "C2") == (6, 5)
    assert strike(scene("Brush", "Cyclops D2", "Troll C2"), "D2", "C2") == (9, 4)


@pytest.mark.rule("T23.4b", "T23.4c", "T23.13a")
def test_both_effects_of_bramble_add_up_to_at_most_six() -> None:
    assert strike(scene("Brush", "Ogre D1", "Cyclops D2"), "D1", "D2") == (6, 6)
    assert strike(scene("Brush", "Centaur D1", "Cyclops D2"), "D1", "D2") == (3, 4)
    assert strike(scene("Brush", "Ogre D1", "Behemoth D2"), "D1", "D2") == (6, 6)


@pytest.mark.rule("T23.6b")
def test_a_dragon_in_the_volcano_strikes_harder() -> None:
    fight = scene("Mountains", "Dragon D4", "Ogre D3, Troll D5, Lion C4")
    assert {strike(fight, "D4", label)[0] for label in ("D3", "D5", "C4")} == {9 + 2 + 1}


@pytest.mark.rule("T23.9b")
def test_dunes_help_natives_down_and_hinder_strangers_up() -> None:
    assert strike(scene("Desert", "Lion E4", "Ogre E3"), "E4", "E3") == (7, 3)
    assert strike(scene("Desert", "Ogre E4", "Lion E3"), "E4", "E3") == (6, 5)
    assert strike(scene("Desert", "Ogre E3", "Lion E4"), "E3", "E4") == (5, 5)
    assert strike(scene("Desert", "Lion E3", "Ogre E4"), "E3", "E4") == (5, 3)


@pytest.mark.rule("T23.11b", "T23.11c")
def test_slopes_help_natives_down_and_hinder_strangers_up() -> None:
    assert strike(scene("Hills", "Ogre D2", "Troll D3"), "D2", "D3") == (7, 4)
    assert strike(scene("Hills", "Troll D2", "Ogre D3"), "D2", "D3") == (8, 4)
    assert strike(scene("Hills", "Troll D3", "Ogre D2"), "D3", "D2") == (8, 5)
    assert strike(scene("Hills", "Ogre D3", "Troll D2"), "D3", "D2") == (6, 4)


@pytest.mark.rule("T23.12b")
def test_walls_change_the_skill_of_everybody() -> None:
    fight = scene("Tower", "Ogre D2", "Lion D3")
    assert strike(fight, "D2", "D3") == (6, 6)
    assert strike(fight, "D3", "D2") == (5, 2)
    fight = scene("Tower", "Ogre C3", "Lion D3")
    assert strike(fight, "C3", "D3") == (6, 5)


@pytest.mark.rule("T23.13a")
def test_dice_change_independently_of_the_number() -> None:
    assert strike(scene("Mountains", "Dragon D4", "Centaur C4"), "D4", "C4") == (12, 5)
