"""Rounds, halves, entering, and the ends of phases (T10, T12.0, T13.6, T19.3, T23.5)."""

from __future__ import annotations

import pickle

import pytest

from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, GONE, HEX, OFF
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.battle.playout import maneuver_at_random, random_battle
from hexenkessel.legions.battle.quickrandom import QuickRandom

from .scene import at, places, reach, scene


@pytest.mark.rule("T10.0a", "T10.3a", "T10.5a")
def test_the_round_advances_with_the_defenders_half() -> None:
    fight = scene("Plains", "Ogre off", "Lion off", half=DEFENDER, round=1)
    seen = []
    for _ in range(5):
        seen.append((fight.round, fight.half))
        fight.next_half()
    assert seen == [(1, DEFENDER), (1, ATTACKER), (2, DEFENDER), (2, ATTACKER), (3, DEFENDER)]


@pytest.mark.rule("T10.5b")
def test_time_is_up_before_the_defenders_eighth_maneuver() -> None:
    fight = scene("Plains", "Ogre A1", "Lion F4", half=DEFENDER, round=7)
    fight.next_half()
    assert not fight.is_time_up()
    fight.next_half()
    assert fight.is_time_up()
    # Too far apart to meet in the last half, so the attacker loses by time.
    fight = scene("Plains", "Ogre A1", "Ogre F4", half=ATTACKER, round=7)
    random_battle(fight, QuickRandom(3))
    assert fight.hexes[0] == GONE and fight.is_alive(1)


@pytest.mark.rule("T10.1d")
def test_who_does_not_enter_is_eliminated() -> None:
    fight = scene("Plains", "Ogre off, Troll A1, Lion off", "Lion off", round=1)
    assert fight.eliminate_absent(ATTACKER) == [0, 2]
    assert fight.hexes == [GONE, HEX["A1"], GONE, OFF]
    assert not fight.is_over()


@pytest.mark.rule("T10.2b")
def test_the_tower_defender_sets_up_inside_the_walls() -> None:
    fight = scene("Tower", "Ogre off", "Centaur off, Ogre D4", half=DEFENDER, round=1)
    assert hexes_of(fight, 1) == {"C3", "C4", "D3", "D5", "E3", "E4"}
    fight = scene("Tower", "Ogre off", "Centaur off", round=1)
    assert hexes_of(fight, 0) == {"A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "E1"}


def hexes_of(fight: Fight, u: int) -> set[str]:
    return {label for label, hex in HEX.items() if fight.reach(u) >> hex & 1}


@pytest.mark.rule("T10.2c")
def test_a_newcomer_of_the_tower_defender_comes_over_the_name_edge() -> None:
    fight = scene("Tower", "Ogre A1", "Ogre D4", half=DEFENDER, round=4)
    newcomer = fight.add(KINDS.index("Ogre"), DEFENDER)
    assert hexes_of(fight, newcomer) == {"D6", "E5", "F4", "C5", "F3"}
    fight.maneuver(newcomer, HEX["E5"])
    assert fight.freeze().hexes[newcomer] == HEX["E5"]


@pytest.mark.rule("T10.1b", "T10.1c")
def test_both_sides_enter_over_their_edges() -> None:
    assert reach(scene("Plains", "Ogre off", entry=1), "off") >= {"F1", "F2", "F3", "F4"}
    assert reach(scene("Plains", "", "Ogre off", entry=1, half=DEFENDER), "off") >= {"A1", "A2", "A3"}
    assert reach(scene("Plains", "Ogre off", entry=5), "off") >= {"A3", "B4", "C5", "D6"}


@pytest.mark.rule("T10.0c")
def test_only_the_side_whose_half_it_is_rangestrikes() -> None:
    for half in (ATTACKER, DEFENDER):
        fight = scene("Plains", "Ranger A1", "Ranger C2", half=half)
        assert fight.may_rangestrike(0) == (half == ATTACKER)
        assert fight.may_rangestrike(1) == (half == DEFENDER)


@pytest.mark.rule("T12.0a", "T13.6a")
def test_the_slain_strike_and_leave_when_the_phase_ends() -> None:
    fight = scene("Plains", "Ogre C3", "Lion D4")
    fight.begin_strikes()
    assert fight.must_strike(ATTACKER) == 1 and fight.must_strike(DEFENDER) == 2
    fight.mark_struck(0)
    assert fight.hit(1, 6) == 1
    assert not fight.is_alive(1) and fight.hexes[1] == HEX["D4"]
    assert fight.must_strike(ATTACKER) == 0 and fight.must_strike(DEFENDER) == 2
    assert fight.end_strikes() == [1]
    assert fight.hexes[1] == GONE and at(fight, "D4") == -1
    assert fight.is_over()


@pytest.mark.rule("T12.0b")
def test_one_slain_from_afar_with_nobody_near_does_not_strike() -> None:
    fight = scene("Plains", "Ranger C1", "Centaur C3")
    fight.begin_strikes()
    fight.hit(1, 3)
    assert fight.must_strike(DEFENDER) == 0


@pytest.mark.rule("T10.0d")
def test_the_battle_is_over_when_an_army_is_gone() -> None:
    fight = scene("Plains", "Ogre A1, Troll off", "Lion F4")
    assert not fight.is_over()
    fight.remove(0)
    assert not fight.is_over()
    fight.remove(1)
    assert fight.is_over()


@pytest.mark.rule("T19.3a")
def test_the_battle_is_over_when_a_titan_has_left() -> None:
    fight = scene("Plains", "Ogre C3", "Titan D4:5, Lion F4")
    fight.begin_strikes()
    fight.hit(1, 1)
    assert not fight.is_over()
    fight.end_strikes()
    assert fight.is_over()
    assert Fight(fight.freeze()).is_over()


@pytest.mark.rule("T23.5b")
def test_drift_hurts_strangers_in_every_strike_phase() -> None:
    fight = scene("Tundra", "Ogre B2, Troll C2", "Lion E4, Giant C5")
    assert fight.begin_strikes() == [0, 2]
    fight.end_strikes()
    fight.next_half()
    assert fight.begin_strikes() == [0, 2]
    assert fight.hits == [2, 0, 2, 0]


@pytest.mark.rule("T23.5c")
def test_one_slain_by_drift_still_strikes() -> None:
    fight = scene("Tundra", "Ogre B2:5", "Lion B3")
    assert fight.begin_strikes() == [0]
    assert not fight.is_alive(0)
    assert fight.must_strike(ATTACKER) == 1
    # Nobody has to strike the dead.
    assert fight.must_strike(DEFENDER) == 0
    # The same holds for its bow.
    fight = scene("Tundra", "Ranger B2:3", "Lion B4")
    fight.begin_strikes()
    assert places(fight, fight.rangestrike_targets(0)) == {"B4"}


@pytest.mark.rule("T13.0d")
def test_hits_equal_to_the_power_slay() -> None:
    fight = scene("Plains", "Titan C3", "Titan D4, Lion off", titan_powers=(6, 9))
    assert (fight.power(0), fight.power(1), fight.power(2)) == (6, 9, 5)
    fight.hit(0, 6)
    fight.hit(1, 8)
    assert not fight.is_alive(0) and fight.is_alive(1) and fight.is_alive(2)
    assert members(fight.living(ATTACKER)) == [] and members(fight.living(DEFENDER)) == [1, 2]


@pytest.mark.rule("T13.3a")
def test_hits_stay_and_weaken_nobody() -> None:
    fight = scene("Plains", "Troll C3:7", "Lion D4")
    assert fight.strike_terms(0, 1) == (8, 5)
    fight.end_strikes()
    fight.next_half()
    assert fight.freeze().hits == (7, 0)


@pytest.mark.rule("T13.1b")
def test_nobody_strikes_twice_nor_strikes_a_friend() -> None:
    fight = scene("Plains", "Ogre C3, Troll C4", "Lion D4, Lion B2")
    fight.begin_strikes()
    assert places(fight, fight.targets(0)) == {"D4", "B2"}
    fight.mark_struck(0)
    assert fight.targets(0) == 0 and not fight.must_strike(ATTACKER) & 1
    fight.begin_strikes()
    assert fight.targets(0)


def test_freeze_copy_and_pickle_keep_everything() -> None:
    fight = scene("Hills", "Ogre off, Troll gone", "Lion F4:2, Titan E5", titan_powers=(7, 11), half=DEFENDER)
    maneuver_at_random(fight, QuickRandom(4))
    fight.mark_struck(2)
    frozen = fight.freeze()
    for twin in (fight.copy(), Fight(frozen), pickle.loads(pickle.dumps(fight))):
        assert twin.freeze() == frozen
        assert (twin.here, twin.fit, twin.unit_at, twin.powers, twin.present) == (
            fight.here,
            fight.fit,
            fight.unit_at,
            fight.powers,
            fight.present,
        )
    twin = fight.copy()
    twin.remove(2)
    assert fight.freeze() == frozen
