"""Chapters 23.10, 24.4, 24.5, 24.7, 24.8 and 1.3: slain and destroyed Masters, and who is out."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.world import NOBODY
from tests.gods.combats import after_combat, clash, ended, goals, points
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    after,
    contents,
    keys,
    offers,
    pool_of,
    refusal_of,
)

NO_ANGEL = {"T0": "Red Ogre", "T1": "Green Ogre", "T2": "Blue Ogre"}
GREENS = {"Green2": "D1.7 Lion Lion", "Green3": "D2.7 Lion Golem"}


def fight(attacker: str, defender: str, extra: dict[str, str] | None = None, **more: Any) -> Any:
    return clash(attacker, defender, extra, **{"towers": NO_ANGEL, **more})


# Phantoms


@pytest.mark.rule("G24.4a", "G24.4b", "G24.4c", "G24.4d", "G1.2d")
def test_a_slain_titan_becomes_a_phantom_in_an_army_of_the_owners_choice() -> None:
    extra = {**GREENS, "Green4": "E0.2 Dolphin Dolphin"}
    slain = after_combat(fight("Troll Troll", "Titan Ogre", extra), "Troll")
    assert slain.due == (GREEN,)
    assert set(offers(slain, GREEN)) == {"place Green2", "place Green3"}
    for army in ("Green4", "GreenTower"):
        assert refusal_of(slain, GREEN, f"place {army}") == "G24.4c"
    done = after(slain, "Green: place Green3")
    assert contents(done, "Green3") == "Golem Lion Phantom"
    player = done.state.players[GREEN]
    assert (player.master, player.is_revealed) == ("Phantom", True)
    assert (pool_of(done, GREEN, "Titan"), pool_of(done, GREEN, "Phantom")) == (1, 0)
    assert done.state.is_alive(GREEN)


@pytest.mark.rule("G24.3b", "G24.4d")
def test_a_titan_lost_by_negotiation_is_a_phantom_too_who_lies_open() -> None:
    position = fight("Troll Troll", "Titan Ogre", {"Green2": "D1.7 Lion Lion"}, hidden=(GREEN,))
    done = after(position, "Green: propose attacker Troll,Troll", "Red: accept")
    assert contents(done, "Green2") == "Lion Lion Phantom"
    assert done.state.players[GREEN].is_revealed
    assert "Green13" in done.state.players[GREEN].markers


@pytest.mark.rule("G24.5a", "G16.5ca")
def test_a_slain_phantom_comes_back_also_to_his_own_army_if_it_has_won() -> None:
    position = clash("Lich Phantom", "Ogre Ogre", attackers="Black", towers=NO_ANGEL)
    over = after_combat(position, "Lich")
    assert contents(over, "Black1") == "Lich Phantom"


@pytest.mark.rule("G24.5a")
def test_not_to_an_army_that_was_destroyed() -> None:
    position = clash("Ogre Ogre", "Lich Phantom", {"Black2": "D1.7 Lich Lich"}, defenders="Black",
                     towers=NO_ANGEL)  # fmt: skip
    over = after_combat(position, "Ogre")
    assert contents(over, "Black2") == "Lich Lich Phantom"
    assert over.state.is_alive(BLACK)


@pytest.mark.rule("G24.5b", "G24.4d")
def test_without_a_land_army_he_is_destroyed_by_his_opponent() -> None:
    extra = {"Green2": "E0.2 Whale Whale"}
    over = after_combat(fight("Troll Troll", "Titan Ogre", extra), "Troll")
    assert not over.state.is_alive(GREEN)
    assert contents(over, "Green2") == ""
    # 36 for the combat; half of two Whales and the Ogre in the Tower: 54 // 2 = 27.
    assert points(over, RED) == (36 + 27, 20 + 15)
    assert goals(over, RED) == ("G26.3l",)


@pytest.mark.rule("G1.2d")
def test_without_a_darklord_phantoms_are_an_option() -> None:
    with_phantoms = after_combat(fight("Troll Troll", "Titan Ogre", GREENS, seats=3), "Troll")
    assert with_phantoms.due == (GREEN,)
    without = fight("Troll Troll", "Titan Ogre", GREENS, seats=3, phantoms_without_darklord=False)
    assert not after_combat(without, "Troll").state.is_alive(GREEN)


# Destroyed


def executed(**more: Any) -> Any:
    """Red's Executer slays Green's Titan himself."""
    position = fight("Executer Lion", "Titan Ogre Lion", {"Green2": "D1.7 Lion Lion"}, **more)
    return ended(position, "Executer", "Lion", executed=((0, "Titan"),))


@pytest.mark.rule("G24.7a", "G16.5at", "G24.1a")
def test_whom_an_executer_destroys_is_out() -> None:
    over = executed().position
    assert not over.state.is_alive(GREEN)
    assert over.state.players[RED].trophies == ((GREEN, "Titan"),)


@pytest.mark.rule("G16.5au")
def test_even_if_the_executer_does_not_survive() -> None:
    position = fight("Executer Lion", "Titan Ogre", {"Green2": "D1.7 Lion Lion"})
    over = after_combat(position, "Lion", "", executed=((0, "Titan"),))
    assert not over.state.is_alive(GREEN)
    assert over.state.players[RED].trophies == ()


@pytest.mark.rule("G24.8a", "G24.8b", "G24.8c", "G24.8f", "G24.8g", "G24.7c")
def test_what_was_slain_scores_normally_and_all_the_rest_half() -> None:
    over = executed().position
    # Titan 24 and Ogre 12 slain; put aside and removed: Lion 15, Green2 30, the Ogre of the Tower 12: 57.
    assert points(over, RED) == (36 + 28, 20 + 20)


@pytest.mark.rule("G24.8e", "G4.8a", "G4.8b")
def test_all_his_armies_go_and_his_towers_are_nobodys() -> None:
    over = executed().position
    assert not over.state.armies_of(GREEN)
    assert over.state.towers["T1"].owner == NOBODY
    assert over.state.players[GREEN].knowledge is None


@pytest.mark.rule("G24.8j")
def test_what_is_in_his_pool_leaves_the_game() -> None:
    player = executed(gems=(0, 70)).position.state.players[GREEN]
    assert (player.gems, player.spells, player.markers, dict(player.pool)) == (0, (), (), {})


@pytest.mark.rule("G26.3l", "G26.3m")
def test_a_destroyed_titan_brings_victory_points() -> None:
    assert goals(executed().position, RED) == ("G26.3l",)
    assert goals(executed(goals={RED: ["G26.3l"]}).position, RED) == ("G26.3l", "G26.3m")


@pytest.mark.rule("G24.8h")
def test_it_is_all_the_destroyers_also_for_armies_that_were_to_fight_others() -> None:
    moved = {"moved": True, "entry": 3}
    extra = {"Green2": "D1.7 Lion Lion", "Red2": "D1.7 Ogre Ogre"}
    position = fight("Executer Lion", "Titan Ogre", extra, but={"Red1": moved, "Red2": moved})
    fighting = after(position, "Red: engage Red1 Green1")
    over = after_combat(fighting, "Executer", "", executed=((0, "Titan"),))
    assert points(over, RED) == (36 + 21, 20 + 15)
    # The other combat is off.
    assert contents(over, "Red2") == "Ogre Ogre"
    assert over.state.battle is None


@pytest.mark.rule("G24.8i", "G21.2a")
def test_these_points_bring_lords_in_any_suitable_army() -> None:
    position = executed(points=(150,)).position
    # 186 after the combat, 214 with what is removed.
    assert points(position, RED)[0] == 214
    assert position.due == (RED,)
    assert {"appear Angel Red1", "appear Angel RedTower"} <= set(offers(position, RED))


@pytest.mark.rule("G24.8i", "G19.1e")
def test_demilords_of_removed_armies_go_to_the_destroyer_and_immortals_wait() -> None:
    extra = {"Green2": "D1.7 Warlock Executer"}
    towers = {**NO_ANGEL, "R0": "Green Immortal Siren"}
    position = clash("Executer Lion", "Titan Ogre", extra, towers=towers)
    over = after_combat(position, "Executer", "", executed=((0, "Titan"),))
    assert (pool_of(over, RED, "Warlock"), pool_of(over, RED, "Siren")) == (1, 1)
    assert pool_of(over, RED, "Executer") == 0
    assert over.state.immortals == ("R0",)


@pytest.mark.rule("G24.8d")
def test_if_both_armies_are_wiped_out_only_the_removed_score() -> None:
    position = fight("Executer Lion", "Titan Ogre", {"Green2": "D1.7 Lion Lion"})
    over = after_combat(position, "", "", executed=((0, "Titan"),))
    assert not over.state.is_alive(GREEN)
    assert points(over, RED) == ((30 + 12) // 2, 15)


@pytest.mark.rule("G23.7f", "G24.7a")
def test_after_the_dark_titan_every_slain_titan_is_destroyed() -> None:
    position = fight("Troll Troll", "Titan Ogre", {"Green2": "D1.7 Lion Lion"}, dark_titan=True)
    over = after_combat(position, "Troll", "Ogre")
    assert not over.state.is_alive(GREEN)
    # 24 for the Titan; half of Ogre, two Lions, and the Ogre of the Tower.
    assert points(over, RED) == (24 + 27, 10 + 20)


@pytest.mark.rule("G11.8a")
def test_a_titan_lost_by_time_is_destroyed_by_the_defender() -> None:
    position = fight("Titan Ogre", "Troll Troll", {"Red2": "D1.7 Lion Lion"}, dark_titan=True)
    over = after_combat(position, "", "Troll Troll", how="time", may_reinforce=False)
    assert not over.state.is_alive(RED)
    # Nothing for the combat; half of two Lions and the Ogre of the Tower.
    assert points(over, GREEN) == (21, 15)


def test_when_both_titans_are_destroyed_nobody_is_rewarded() -> None:
    position = fight("Titan Ogre", "Titan Troll", dark_titan=True)
    over = after_combat(position, "", "")
    assert not over.state.is_alive(RED)
    assert not over.state.is_alive(GREEN)
    assert over.outcome is None
    assert over.state.survivors == [BLUE, BLACK]


@pytest.mark.rule("G24.8i")
def test_elements_in_removed_armies_are_destroyed() -> None:
    with_element = fight("Executer Lion", "Titan Golem", {"Green2": "D1.7 Lion Lion"}, fallen=(BLACK,))
    gone = after_combat(with_element, "Executer", "Golem", executed=((0, "Titan"),))
    assert gone.state.destroyed_elements == ("Golem",)


# The Darklord


@pytest.mark.rule("G23.10a", "G16.5au", "G26.3n")
def test_way_one_an_executer_destroys_a_player_who_still_had_an_element() -> None:
    position = fight("Executer Lion", "Titan Ogre", GREENS)
    over = after_combat(position, "Executer", "", executed=((0, "Titan"),))
    assert not over.state.is_alive(GREEN)
    assert not over.state.is_alive(BLACK)
    assert set(goals(over, RED)) == {"G26.3l", "G26.3n"}
    # Half of Lion, Lion, Lion, Golem and the Ogre of the Tower: nothing for the Darklord's.
    assert points(over, RED) == (36 + (45 + 26 + 12) // 2, 20 + 25)
    assert not over.state.has_dark_titan


@pytest.mark.rule("G23.10a")
def test_not_if_he_had_none() -> None:
    assert executed().position.state.is_alive(BLACK)


@pytest.mark.rule("G23.10b", "G23.10c", "G23.10d")
def test_way_two_the_dark_phantom_falls_with_the_last_black_land_army() -> None:
    towers = {**NO_ANGEL, "DT0": "Black Plaque", "DT1": "Black Plaque", "DT2": "Black"}
    extra = {"Black2": "E0.2 Whale Whale"}
    position = clash("Ogre Ogre", "Phantom Lich", extra, defenders="Black", towers=towers)
    over = after_combat(position, "Ogre")
    assert not over.state.is_alive(BLACK)
    assert not over.state.armies_of(BLACK)
    # Phantom 12 and Lich 15; half of two Plaques and two Whales.
    assert points(over, RED) == (27 + (20 + 42) // 2, 20 + 20)
    assert goals(over, RED) == ("G26.3n",)


@pytest.mark.rule("G23.10b")
def test_way_two_by_an_executer_whatever_armies_are_left() -> None:
    position = clash("Executer Ogre", "Phantom Lich", {"Black2": "D1.7 Lich Lich"}, defenders="Black",
                     towers=NO_ANGEL)  # fmt: skip
    over = after_combat(position, "Executer", "Lich", executed=((0, "Phantom"),))
    assert not over.state.is_alive(BLACK)
    assert goals(over, RED) == ("G26.3n",)


@pytest.mark.rule("G23.10e", "G23.10f", "G23.7k")
def test_way_three_the_dark_titan_is_destroyed_like_any_titan() -> None:
    towers = {**NO_ANGEL, "DT0": "Black Plaque", "DT1": "Black", "DT2": "Black"}
    position = clash("Ogre Ogre", "Dark-Titan Lich", {"Black2": "D1.7 Lich Lich"}, defenders="Black",
                     towers=towers, dark_titan=True)  # fmt: skip
    over = after_combat(position, "Ogre", "Lich")
    assert not over.state.is_alive(BLACK)
    assert points(over, RED) == (24 + (15 + 30 + 10) // 2, 10 + 20)
    assert goals(over, RED) == ("G26.3n",)


@pytest.mark.rule("G26.4k")
def test_the_darklord_has_points_for_titans_too() -> None:
    position = clash("Dark-Titan Lich", "Titan Ogre", attackers="Black", towers=NO_ANGEL, dark_titan=True)
    assert goals(after_combat(position, "Dark-Titan"), BLACK) == ("G26.4k",)


# The end of the game


@pytest.mark.rule("G1.3a")
def test_the_last_titan_wins() -> None:
    position = fight("Troll Troll", "Titan Ogre", dark_titan=True, fallen=(BLUE, BLACK))
    played = ended(position, "Troll")
    assert played.position.outcome is not None
    assert played.position.outcome.reason == "last-titan"
    assert played.position.outcome.winners == (RED,)
    assert "game-over" in keys(played.events)


@pytest.mark.rule("G1.3a")
def test_if_the_last_two_fall_together_nobody_wins_alone() -> None:
    position = fight("Titan Ogre", "Titan Troll", dark_titan=True, fallen=(BLUE, BLACK))
    outcome = after_combat(position, "", "").outcome
    assert outcome.reason == "draw"
    assert outcome.places[:2] == (1, 1)


def test_a_mover_who_is_out_has_no_more_turn() -> None:
    position = fight("Titan Ogre", "Troll Troll", dark_titan=True)
    over = after_combat(position, "", "Troll", may_reinforce=False)
    assert not over.state.is_alive(RED)
    assert over.state.active == GREEN
