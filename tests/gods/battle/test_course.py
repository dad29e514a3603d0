"""The course of a battle, played line by line (G10.6, G10.8, G11, G13.1, G13.8, G24.3)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.world import World
from hexenkessel.kernel.gate import Played
from hexenkessel.legions.battle.hexes import DEFENDER
from tests.gods.battle.arena import after, arena, field, phase, standing, told, wounds
from tests.gods.combats import clash
from tests.gods.table import BLACK, GREEN, RED, contents, keys, may_say, offers, pool_of, refusal_of


def begun(attackers: str = "Ogre Troll", defenders: str = "Lion Lion", **more: Any) -> Any:
    """Red has attacked Green, nobody wants to talk, and the battle begins."""
    position = clash(attackers, defenders, **more)
    return after(position, "Green: stand\nRed: fight")


def events(played: Played[World]) -> list[str]:
    return keys(played.events)


@pytest.mark.rule("G10.3e", "G1.6b", "G11.1b", "G10.8a")
def test_the_armies_are_laid_open_and_the_defender_begins() -> None:
    position = after(clash("Ogre Troll", "Lion Lion", hidden=(RED, GREEN)), "Green: stand")
    played = told(position, "Red: fight")
    assert events(played)[:3] == ["fight", "revealed", "revealed"]
    battle = field(played.position)
    assert (battle.land, battle.entry, battle.round, battle.half) == ("Desert", 3, 1, DEFENDER)
    assert played.position.due == (GREEN,) and phase(played.position) == "ManeuverPhase"


@pytest.mark.rule("G11.2c", "G11.2b", "G11.2d")
def test_the_attacker_comes_over_the_side_from_which_his_army_came() -> None:
    changed = {"Red1": {"moved": True, "entry": 5, "distance": 4}}
    assert field(begun(but=changed)).entry == 5


@pytest.mark.rule("G11.1d", "G11.1c", "G11.1a", "G11.1e")
def test_in_round_one_nobody_strikes_before_the_attacker_has_entered() -> None:
    position = begun()
    position = after(position, "Green: maneuver Lion-2 E4\nGreen: maneuver Lion-3 D5")
    position = after(position, "Green: done")
    assert position.due == (RED,) and phase(position) == "ManeuverPhase" and field(position).round == 1
    position = after(position, "Red: maneuver Ogre-0 D1\nRed: maneuver Troll-1 C1\nRed: done")
    # Nobody is in contact, so the next decision is the defender's second maneuver phase.
    assert position.due == (GREEN,) and (field(position).round, field(position).half) == (2, DEFENDER)


@pytest.mark.rule("G12.1a", "G12.1b", "G12.1c", "G10.1b")
def test_one_moves_one_s_own_figures_each_once() -> None:
    position = after(begun(), "Green: maneuver Lion-2 E4")
    assert refusal_of(position, GREEN, "maneuver Lion-2 D4") == "G12.1b"
    assert refusal_of(position, GREEN, "maneuver Ogre-0 D4") == "G10.1b"
    assert refusal_of(position, GREEN, "maneuver Lion-9 D4") == "G10.1b"
    assert refusal_of(position, GREEN, "maneuver Lion-3 Z9") == "G12.2c"
    assert refusal_of(position, GREEN, "strike Lion-2 Ogre-0 5 3") == "G6.1c"


@pytest.mark.rule("G11.6b", "G12.2a", "G11.6c")
def test_who_does_not_enter_in_the_first_round_is_slain_and_counts() -> None:
    played = told(after(begun(), "Green: maneuver Lion-2 E4"), "Green: done")
    assert "absent" in events(played) and standing(played.position)["Lion-2"] == "E4"
    assert "Lion-3" not in standing(played.position)
    # If nobody enters, the battle is over at once, and all of them count.
    ready = after(begun(), "Green: maneuver Lion-2 E4\nGreen: maneuver Lion-3 D5\nGreen: done")
    over = after(ready, "Red: done")
    assert over.state.battle is None and contents(over, "Red1") == ""
    # Two Lions in the Desert: the winner is asked for a reinforcement first.
    assert after(over, "Green: done").state.players[GREEN].battle_points == 12 + 16


@pytest.mark.rule("G24.3a", "G24.3b")
def test_a_titan_is_revealed_when_the_attacker_has_set_up() -> None:
    position = after(begun("Ogre Titan"), "Green: maneuver Lion-2 E4\nGreen: done")
    assert not position.state.players[RED].is_revealed
    position = after(position, "Red: maneuver Ogre-0 D1\nRed: maneuver Titan-1 C1")
    assert not position.state.players[RED].is_revealed
    assert after(position, "Red: done").state.players[RED].is_revealed


@pytest.mark.rule("G11.9a", "G11.9b", "G13.1a", "G13.1b", "G13.1e", "G13.3f", "G13.2c")
def test_both_strike_in_every_strike_phase_and_who_has_moved_is_first() -> None:
    position = arena("Plains", "Ogre C3", "Headcracker C4", half=DEFENDER)
    assert position.due == (BLACK,)
    assert refusal_of(position, BLACK, "done") == "G13.1e"
    assert offers(position, BLACK) == ["strike Headcracker-1 Ogre-0 6 4"]
    played = told(position, "Black: strike Headcracker-1 Ogre-0 6 4 | 4 5 3 1 1 1")
    assert wounds(played.position) == {"Ogre-0": 2} and played.position.due == (RED,)
    played = told(played.position, "Red: strike Ogre-0 Headcracker-1 6 4 | 6 1 1 1 1 1")
    # Nobody is slain, so the other half begins.
    assert wounds(played.position) == {"Headcracker-1": 1, "Ogre-0": 2}
    assert phase(played.position) == "ManeuverPhase" and played.position.due == (RED,)


@pytest.mark.rule("G11.9c", "G13.1d", "G13.8a")
def test_a_slain_figure_strikes_back_before_it_is_removed() -> None:
    position = arena("Plains", "Ogre C3", "Headcracker C4:5, Lich F4")
    played = told(position, "Red: strike Ogre-0 Headcracker-1 6 4 | 4 1 1 1 1 1")
    assert standing(played.position)["Headcracker-1"] == "C4" and played.position.due == (BLACK,)
    played = told(played.position, "Black: strike Headcracker-1 Ogre-0 6 4 | 1 1 1 1 1 1")
    assert "slain" in events(played) and "Headcracker-1" not in standing(played.position)


@pytest.mark.rule("G11.9d")
def test_who_is_slain_by_a_strike_back_is_removed_at_once() -> None:
    position = arena("Plains", "Ogre C3:5, Troll C2", "Headcracker C4, Headcracker D3")
    position = after(
        position,
        """
        Red: strike Ogre-0 Headcracker-2 6 4 | 1 1 1 1 1 1
        Red: strike Troll-1 Headcracker-3 8 4 | 1 1 1 1 1 1 1 1
        """,
    )
    played = told(position, "Black: strike Headcracker-2 Ogre-0 6 4 | 6 1 1 1 1 1")
    assert "slain" in events(played) and "Ogre-0" not in standing(played.position)
    # The other Headcracker still has its strike-back, at the Troll.
    assert offers(played.position, BLACK) == ["strike Headcracker-3 Troll-1 6 4"]


@pytest.mark.rule("G11.7a", "G11.8a", "G11.8b", "G11.1f")
def test_after_seven_rounds_the_attackers_are_slain_and_nobody_scores() -> None:
    position = arena("Plains", "Ogre A1", "Headcracker F4", "maneuver", round=7)
    played = told(position, "Red: done")
    assert played.position.state.battle is None
    assert contents(played.position, "Red1") == "" and contents(played.position, "Black1") == "Headcracker"
    assert played.position.state.players[BLACK].battle_points == 0


@pytest.mark.rule("G11.7a")
def test_the_round_moves_on_with_the_defenders_maneuver_phase() -> None:
    position = arena("Plains", "Ogre A1", "Headcracker F4", "maneuver", round=3, half=DEFENDER)
    position = after(position, "Black: done")
    assert (field(position).round, position.due) == (3, (RED,))
    assert field(after(position, "Red: done")).round == 4


@pytest.mark.rule("G10.6a", "G10.6b", "G10.6c", "G20.4h")
def test_either_side_may_concede_at_any_time() -> None:
    position = arena("Plains", "Ogre A1, Troll B1", "Headcracker F4:3, Lich F3", "maneuver")
    assert "concede" in may_say(position, BLACK) and "concede" in may_say(position, RED)
    over = after(position, "Red: concede\nBlack: accept")
    assert contents(over, "Red1") == "" and contents(over, "Black1") == "Headcracker Lich"
    assert over.state.players[BLACK].battle_points == 12 + 16
    assert may_say(position, GREEN).count("concede") == 0


@pytest.mark.rule("G10.8a", "G17.2e", "G20.3e")
def test_an_attacker_who_concedes_before_he_has_placed_anybody_gives_half() -> None:
    position = after(begun(), "Green: maneuver Lion-2 E4\nGreen: maneuver Lion-3 D5\nGreen: done")
    over = after(position, "Red: concede\nGreen: accept")
    assert over.state.players[GREEN].battle_points == (12 + 16) // 2
    placed = after(position, "Red: maneuver Ogre-0 D1\nRed: concede\nGreen: accept")
    assert after(placed, "Green: done").state.players[GREEN].battle_points == 12 + 16


@pytest.mark.rule("G25.2c")
def test_a_grey_garrison_does_not_concede() -> None:
    position = arena("Fort", "Ogre A1, Troll B1", "Guardian D4", "maneuver", colours=("Red", "Grey"))
    assert "concede" not in may_say(position, BLACK) and "concede" in may_say(position, RED)
    position = arena("Fort", "Ogre A1", "Guardian D4", "maneuver", half=DEFENDER, colours=("Red", "Grey"))
    assert refusal_of(position, BLACK, "concede") == "G25.2c"


@pytest.mark.rule("G13.5b", "G13.5c", "G10.7e")
def test_survivors_are_healed_and_return_under_their_marker() -> None:
    position = arena("Plains", "Ogre C3:3, Troll B1:2", "Lich C4:4")
    played = told(
        position, "Red: strike Ogre-0 Lich-2 6 5 | 5 1 1 1 1 1\nBlack: strike Lich-2 Ogre-0 5 3 | 1 1 1 1 1"
    )
    over = played.position
    assert contents(over, "Red1") == "Ogre Troll" and over.state.battle is None
    # The slain Lich is back in the pool of its owner once the combat is scored.
    before = pool_of(position, BLACK, "Lich")
    assert pool_of(after(over, "Red: done"), BLACK, "Lich") == before + 1


@pytest.mark.rule("G24.7c", "G16.5at", "G16.5an")
def test_an_executer_who_slays_a_titan_ends_the_battle_with_the_strike_phase() -> None:
    others = {"Green2": "D0.9 Lion Lion"}
    position = arena(
        "Plains", "Executer C3, Ogre A1", "Titan C4:5, Lion F4", colours=("Red", "Green"), others=others
    )
    position = after(position, "Red: strike Executer-0 Titan-3 8 3 | 3 1 1 1 1 1 1 1")
    played = told(position, "Green: strike Titan-3 Executer-0 6 5 | 1 1 1 1 1 1")
    assert played.position.state.battle is None
    # Red may summon; then Green is out.
    assert not after(played.position, "Red: done").state.is_alive(GREEN)


@pytest.mark.rule("G24.4a")
def test_a_titan_slain_by_others_ends_no_battle() -> None:
    others = {"Green2": "D0.9 Lion Lion"}
    position = arena(
        "Plains", "Ogre C3, Ogre A1", "Titan C4:5, Lion F4", colours=("Red", "Green"), others=others
    )
    position = after(position, "Red: strike Ogre-0 Titan-3 6 6 | 6 1 1 1 1 1")
    position = after(position, "Green: strike Titan-3 Ogre-0 6 2 | 1 1 1 1 1 1")
    assert field(position).half == DEFENDER and "Lion-2" in standing(position)


@pytest.mark.rule("G15.6p")
def test_a_red_demon_alone_is_no_army() -> None:
    position = arena("Plains", "Ogre C3, Demon A1", "Lich C4:4, Lich F4", reds=0b1)
    battle = msgspec.structs.replace(field(position), hits=(0, 5, 4, 0))
    position = msgspec.structs.replace(position, state=position.state.but(battle=battle))
    position = after(position, "Red: strike Ogre-1 Lich-2 6 5 | 1 1 1 1 1 1")
    over = after(position, "Black: strike Lich-2 Ogre-1 5 3 | 3 1 1 1 1")
    assert over.state.battle is None and contents(over, "Black1") == "Lich Lich"
