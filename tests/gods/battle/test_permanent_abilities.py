"""Abilities that always work: powers, Humans, Chimera, Pixie, Pegasus, Executer, God (G16.3 to G16.5)."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.battle.battle import Troop, guardian_bonus, power_in_battle, start_final_battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.equipment.figures import FIGURES, god_life
from hexenkessel.legions.battle.hexes import DEFENDER, HEX, LABELS
from tests.gods.battle.scene import (
    at,
    barred,
    no_carry,
    no_shot,
    no_strike,
    options,
    places,
    reach,
    scene,
    shot,
    strike,
)


def power(
    name: str,
    own: str,
    enemy: str = "Ogre",
    colours: tuple[int, int] = (0, 1),
    points: int = 0,
    trophies: int = 0,
) -> int:
    mine = Troop(tuple(own.split()), colours[0], points, trophies)
    return power_in_battle(name, mine, Troop(tuple(enemy.split()), colours[1]))


# --- powers -------------------------------------------------------------------------------------


@pytest.mark.rule("G16.5r", "G3.9a")
def test_a_knight_has_two_more_against_black_and_grey() -> None:
    assert [power("Knight", "Knight", colours=(0, other)) for other in (1, 3, -1)] == [6, 8, 8]
    fight = scene("Plains", "Knight C3:7", "Lich C4", colours="red black")
    assert fight.is_alive(at(fight, "C3")) and strike(fight, "C3", "C4")[0] == 8


@pytest.mark.rule("G16.5av", "G16.5aw", "EX-G16.5-A")
def test_a_guardian_is_as_strong_as_his_company() -> None:
    assert power("Guardian", "Guardian Knight Angel") == 14
    company = ("Ogre", "Knight", "Pegasus", "Golem", "Angel", "Titan")
    assert [guardian_bonus(("Guardian", name)) for name in company] == [0, 1, 2, 3, 4, 5]
    assert guardian_bonus(("Guardian", "Titan", "Angel")) == 5
    # He himself is no Demilord for that, and later losses do not lower it.
    assert guardian_bonus(("Guardian",)) == 0
    fight = scene("Plains", "Guardian C3, Angel A1", "Lion C4")
    fight.remove(at(fight, "A1"))
    assert strike(fight, "C3", "C4")[0] == 14


@pytest.mark.rule("G16.5bb", "EX-G16.5c")
def test_a_jabberwok_is_twice_as_strong_against_an_element() -> None:
    assert power("Jabberwok", "Jabberwok", "Ogre Golem", (3, 0)) == 8
    assert power("Jabberwok", "Jabberwok", "Ogre", (3, 0)) == 4
    # The whole battle, also for one who is summoned after it has fallen.
    fight = scene("Plains", "Lich C3", "Golem gone, Ogre C4", colours="black red")
    fight.add(fight.roster.kind("Jabberwok"), 0)
    assert fight.powers[-1] == 8
    other = scene("Plains", "Lich C3, Golem gone", "Ogre C4", colours="red black")
    other.add(other.roster.kind("Jabberwok"), 0)
    assert other.powers[-1] == 4


@pytest.mark.rule("G16.5an", "G16.5ap", "G16.5bw", "G16.5by", "G16.5bz", "G16.5cc", "G16.3b")
def test_trophies_and_points_make_stronger() -> None:
    assert power("Executer", "Executer", trophies=3) == 11
    assert power("Necromancer", "Necromancer", points=3000) == 6
    assert power("Titan", "Titan", points=800) == 8
    assert power("Phantom", "Phantom", points=699) == 6
    assert power("Dark-Titan", "Dark-Titan", points=1250) == 12


@pytest.mark.rule("G16.5an")
def test_the_executer_remembers_lords_and_masters_he_has_slain_himself() -> None:
    fight = scene("Plains", "Executer C3, Ogre B3", "Angel C4:5, Lion D4:4, Titan C2:5, Archangel B2:8")
    executer = at(fight, "C3")
    for target in ("C4", "D4", "C2"):
        fight.wound(executer, at(fight, target), 1)
    # Whom somebody else slays is not his.
    fight.wound(at(fight, "B3"), at(fight, "B2"), 1)
    assert [LABELS[fight.hexes[victim]] for _, victim in fight.executed] == ["C4", "C2"]
    assert GodsFight(fight.freeze()).executed == fight.executed


@pytest.mark.rule("G16.5bl", "G16.5bq", "G16.5p", "G16.5s")
@pytest.mark.parametrize("name", ["Sunray", "Asher", "Zephyra", "Novice", "Amazon"])
def test_some_have_no_ability(name: str) -> None:
    kind = FIGURES[name]
    assert not kind.permanent and not kind.ability and not kind.variable
    assert power(name, name, "Golem", (0, 3)) == kind.power


# --- Masters and the end ------------------------------------------------------------------------


@pytest.mark.rule("G24.7c", "G23.7f", "G16.5at")
def test_a_battle_goes_on_without_a_slain_titan_unless_he_is_destroyed() -> None:
    slain = scene("Plains", "Ogre C3", "Titan C4, Lion F1")
    slain.remove(at(slain, "C4"))
    assert not slain.is_over()
    # By an Executer,
    executed = scene("Plains", "Executer C3", "Titan C4:5, Lion F1")
    executed.wound(at(executed, "C3"), at(executed, "C4"), 1)
    assert not executed.is_over()
    executed.end_strikes()
    assert executed.is_over() and GodsFight(executed.freeze()).is_over()
    # or in any way once the Dark-Titan has appeared.
    later = scene("Plains", "Ogre C3", "Titan C4, Lion F1", masters_die=True)
    later.remove(at(later, "C4"))
    assert later.is_over()


@pytest.mark.rule("G11.1f")
def test_a_battle_is_over_when_an_army_is_gone() -> None:
    fight = scene("Plains", "Ogre C3", "Lion C4")
    assert not fight.is_over()
    fight.remove(at(fight, "C4"))
    assert fight.is_over()


# --- Humans -------------------------------------------------------------------------------------


@pytest.mark.rule("G16.5ai", "G16.5ah", "G16.4a", "G16.3a")
def test_with_a_priest_creatures_attack_with_one_die_more() -> None:
    fight = scene("Plains", "Ogre C3, Knight B3, Priest A1", "Lion C4")
    assert strike(fight, "C3", "C4")[0] == 7 and strike(fight, "B3", "C4")[0] == 6
    # In a strike-back as well.
    fight.half = DEFENDER
    assert strike(fight, "C3", "C4")[0] == 7
    # Not for the enemy, and not without him.
    assert strike(fight, "C4", "C3")[0] == 5
    fight.hit(at(fight, "A1"), 7)
    assert strike(fight, "C3", "C4")[0] == 6


@pytest.mark.rule("G16.5u", "G12.7k")
def test_a_pixie_on_a_tree_attacks_twice_and_strikes_back_once() -> None:
    # Woods: tree C2.
    fight = scene("Woods", "Pixie C2", "Lion C3")
    pixie = at(fight, "C2")
    fight.mark_struck(pixie)
    assert fight.must_strike(0) >> pixie & 1
    fight.mark_struck(pixie)
    assert not fight.must_strike(0)
    fight.begin_strikes()
    fight.half = DEFENDER
    fight.mark_struck(pixie)
    assert not fight.must_strike(0)
    # On the ground once.
    ground = scene("Woods", "Pixie C1", "Lion D1")
    ground.mark_struck(at(ground, "C1"))
    assert not ground.must_strike(0)


# --- Chimera ------------------------------------------------------------------------------------


@pytest.mark.rule("G16.5aj", "EX-G16.5e")
@pytest.mark.parametrize("other", ["Ogre", "Lion", "Centaur", "Warlord", "Chimera"])
def test_a_chimera_needs_four_against_everybody_and_everybody_against_her(other: str) -> None:
    fight = scene("Plains", "Chimera C3", f"{other} C4")
    assert strike(fight, "C3", "C4")[1] == strike(fight, "C4", "C3")[1] == 4
    # Hazards come afterwards: up a wall it is five.
    tower = scene("Tower", "Chimera D2", f"{other} D3")
    assert strike(tower, "D2", "D3")[1] == 5 and strike(tower, "D3", "D2")[1] == 3


@pytest.mark.rule("G16.5aj")
def test_shooters_need_four_against_a_chimera_and_she_moves_three_hexes() -> None:
    assert shot(scene("Plains", "Ranger D1", "Chimera D3"), "D1", "D3") == (2, 4)
    assert "D4" in reach(scene("Plains", "Chimera D1"), "D1") and "D5" not in reach(
        scene("Plains", "Chimera D1"), "D1"
    )


# --- Pegasus ------------------------------------------------------------------------------------


@pytest.mark.rule("G16.5be", "G16.5bf")
def test_pegasus_and_rider_move_together_and_fight_each_for_himself() -> None:
    fight = scene("Plains", "Pegasus C3, Titan C3", "Ogre F4")
    pegasus, titan = at(fight, "Pegasus@C3"), at(fight, "Titan@C3")
    assert {"F2", "D6"} & reach(fight, "C3")
    fight.maneuver(pegasus, HEX["E4"])
    assert fight.hexes[pegasus] == fight.hexes[titan] == HEX["E4"]
    assert fight.moved >> pegasus & 1 and fight.moved >> titan & 1
    assert fight.reach(titan) == 0
    # Both are next to the Ogre now, and both attack it.
    assert fight.must_strike(0) == 1 << pegasus | 1 << titan
    ogre = at(fight, "F4")
    assert fight.strike_terms(pegasus, ogre) == (4, 2) and fight.strike_terms(titan, ogre) == (6, 2)
    assert GodsFight(fight.freeze()).freeze() == fight.freeze()


@pytest.mark.rule("G16.5bg")
def test_the_rider_is_attacked_only_when_the_pegasus_is_slain() -> None:
    fight = scene("Plains", "Ogre C4, Warlock A1, Ogre F1", "Pegasus C3:3, Knight C3")
    knight = at(fight, "Knight@C3")
    assert places(fight, fight.targets(at(fight, "C4"))) == {"C3"}
    assert no_strike(fight, "C4", "Knight@C3") == "G16.5bg"
    assert no_shot(fight, "A1", "Knight@C3") == "G16.5bg"
    assert shot(fight, "A1", "Pegasus@C3")[0] == 3
    # What is beyond the Pegasus goes on to the rider, if the player likes.
    assert options(fight, "C4", "Pegasus@C3") == [(6, 6, {"C3"})]
    assert no_carry(fight, "C4", "Pegasus@C3", "Knight@C3", 6) == "G16.5bg"
    assert fight.wound(at(fight, "C4"), at(fight, "Pegasus@C3"), 3) == 2
    assert fight.unit_at[HEX["C3"]] == knight
    assert fight.carry_targets(at(fight, "C4"), at(fight, "Pegasus@C3"), 6, 6) == 1 << knight
    assert no_strike(fight, "C4", "Knight@C3") is None
    # The slain Pegasus strikes back before it is gone, and the rider stays.
    assert fight.must_strike(1) >> at(fight, "Pegasus@C3") & 1
    fight.end_strikes()
    assert fight.unit_at[HEX["C3"]] == knight and fight.pairs == 0


@pytest.mark.rule("G16.5bh", "G16.5be")
def test_neither_is_ever_held() -> None:
    fight = scene("Plains", "Pegasus C3, Titan C3", "Ogre C4")
    assert fight.is_engaged(at(fight, "Pegasus@C3")) and fight.is_engaged(at(fight, "Titan@C3"))
    assert fight.reach(at(fight, "Pegasus@C3")) and fight.reach(at(fight, "Titan@C3"))
    assert reach(scene("Plains", "Pegasus C3", "Ogre C4"), "C3")
    assert not reach(scene("Plains", "Titan C3, Pegasus A1", "Ogre C4"), "C3")


@pytest.mark.rule("G16.5bh")
def test_they_meet_where_one_comes_to_the_other() -> None:
    fight = scene("Plains", "Pegasus C3, Titan C1, Ogre D3, Knight F1", "Lion A1")
    pegasus, titan = at(fight, "C3"), at(fight, "C1")
    # The rider goes to the Pegasus, or the Pegasus to the rider. A Creature does not ride.
    assert fight.meetings(titan) == 1 << pegasus
    assert fight.meetings(pegasus) == 1 << titan | 1 << at(fight, "F1")
    assert fight.meetings(at(fight, "D3")) == 0
    fight.maneuver(titan, HEX["C3"])
    assert fight.partner(titan) == pegasus
    # The rider has moved, so the Pegasus can only fly on alone; and nobody else mounts.
    assert fight.meetings(at(fight, "F1")) == 0
    fight.maneuver(pegasus, HEX["B4"])
    assert (fight.hexes[titan], fight.hexes[pegasus]) == (HEX["C3"], HEX["B4"]) and fight.pairs == 0


@pytest.mark.rule("G16.5bh")
def test_a_rider_gets_off_by_moving_or_by_staying() -> None:
    fight = scene("Plains", "Pegasus C3, Titan C3", "Lion A1")
    titan, pegasus = at(fight, "Titan@C3"), at(fight, "Pegasus@C3")
    fight.maneuver(titan, HEX["D2"])
    assert fight.partner(pegasus) < 0 and fight.reach(pegasus)
    other = scene("Plains", "Pegasus C3, Titan C3", "Lion A1")
    titan, pegasus = at(other, "Titan@C3"), at(other, "Pegasus@C3")
    assert other.may_get_off(titan) and not other.may_get_off(pegasus)
    other.maneuver(titan, HEX["C3"])
    other.maneuver(pegasus, HEX["E3"])
    assert (other.hexes[titan], other.hexes[pegasus]) == (HEX["C3"], HEX["E3"])


@pytest.mark.rule("G16.5be")
def test_a_rider_who_loses_the_pegasus_stays_where_he_could_not_have_ended() -> None:
    # Marsh: bog D3; neither may land there, but over a Tree or a Bog the Pegasus flies with his rider.
    fight = scene("Marsh", "Pegasus D2, Knight D2", "Lion A1")
    assert barred(fight, "Pegasus@D2", "D3") == "G12.7s"
    # Coast: the Pegasus lands in Water, and the Knight leaves it at the usual cost.
    coast = scene("Coast", "Pegasus E2, Knight E2", "Lion A1")
    coast.hit(at(coast, "Pegasus@E2"), 4)
    coast.end_strikes()
    assert "D2" in reach(coast, "E2")


# --- the God ------------------------------------------------------------------------------------


def against_god(lent: str = "Lion Troll", life: int = 76) -> GodsFight:
    """The Dark-Titan's army has come over side 3; the God stands in E5."""
    figures = tuple("Dark-Titan Lich Ogre".split())
    battle = start_final_battle(
        3, Troop(figures, 3), life, [(name, seat) for seat, name in enumerate(lent.split())]
    )
    fight = GodsFight(battle)
    fight.round, fight.half = 2, 0
    return fight


@pytest.mark.rule("G16.5ce", "EX-G16.5-E")
def test_his_life_is_a_hundred_less_the_power_of_all_titans() -> None:
    assert god_life((6, 8, 10)) == 76


@pytest.mark.rule("G27.5f", "G16.5cf", "G16.5ce")
def test_the_god_stands_in_the_middle_of_the_short_side_and_neither_moves_nor_attacks() -> None:
    fight = against_god()
    god = at(fight, "E5")
    assert fight.power(god) == 76 and fight.owners[god] < 0
    fight.put(0, HEX["D5"])
    fight.half = DEFENDER
    assert fight.reach(god) == 0 and fight.targets(god) == 0
    assert fight.must_strike(DEFENDER) == 0
    assert [LABELS[hex] for hex in (HEX["A2"], HEX["E5"], HEX["E1"])] == ["A2", "E5", "E1"]


@pytest.mark.rule("G16.5cg", "G27.5k")
def test_every_die_hits_the_god_and_nothing_carries_over_from_him() -> None:
    fight = against_god("Lion")
    fight.put(0, HEX["D5"])
    lion = 3
    fight.put(lion, HEX["D6"])
    assert strike(fight, "D5", "E5") == (6, 1)
    # Who is next to him is held, and must attack him or another neighbour.
    assert fight.reach(0) == 0 and fight.must_strike(0) == 1
    # Onto him hits carry over, but not from him.
    fight.hits[lion] = 4
    assert places(fight, fight.carry_targets(0, lion, 6, 3)) == {"E5"}
    assert fight.carry_targets(0, at(fight, "E5"), 6, 1) == 0


@pytest.mark.rule("G14.6b", "G16.5ch")
def test_nobody_shoots_at_the_god() -> None:
    fight = against_god()
    fight.put(1, HEX["D4"])
    assert no_shot(fight, "D4", "E5") == "G14.6b"


@pytest.mark.rule("G16.5ci", "G27.5j")
def test_the_battle_ends_with_the_god_or_with_the_dark_titan() -> None:
    for unit in (0, 5):
        fight = against_god()
        assert not fight.is_over()
        fight.remove(unit)
        assert fight.is_over()
