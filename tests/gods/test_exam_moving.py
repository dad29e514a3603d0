"""Splitting, forced moves, first round, end of the pact, leave to pass: rules in play (G4.5 to G8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.combats.clashes import combats_of
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import begin
from hexenkessel.kernel.position import Setup
from tests.gods.marching import ends, marching
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    holder_of,
    keys,
    may_say,
    offers,
    refusal_of,
    told,
)

# Splitting (G4.5, G8.1)


@pytest.mark.rule("G4.5d", "G4.5e")
def test_of_three_parts_two_that_cannot_leave_are_one_again() -> None:
    # D0.7 has a rectangle: the only way out is X0.j, C0.5 or F0 come after it.
    armies = {"Red1": "D0.7 Ogre Ogre Lion Lion Troll Troll Titan"}
    position = marching(armies)
    position = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Lion,Lion")
    assert refusal_of(position, RED, "done") == "G4.5d"
    position = after(position, "Red: move Red2 X0.j 1 3")
    # The two others can still separate.
    assert refusal_of(position, RED, "done") in ("G4.5d", "G8.4a")
    assert refusal_of(position, RED, "move Red3 X0.j 1 3") == "G8.1d"
    position = after(position, "Red: move Red3 C0.5 2 5")
    assert refusal_of(position, RED, "done") == "G8.4a"


@pytest.mark.rule("G4.5d", "G8.1d")
def test_a_part_that_has_gone_is_not_called_back_when_the_others_are_reunited() -> None:
    # The way out of D0.1 is closed by own armies that cannot move on, and Sea is not for Ogres.
    armies = {
        "Red1": "C0.13 Ogre Ogre Lion Lion Troll Troll",
        "Red2": "Dungeon Titan Centaur",
    }
    # C0.13: block to X0.i, then D0.19; Green holds D0.19 strongly: whoever goes on must attack it.
    armies["Green1"] = "D0.19 Serpent Serpent"
    position = marching(armies)
    position = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Lion,Lion")
    position = after(position, "Red: move Red3 X0.i 1 3")
    # The rest can go on to attack Green: so they are not stuck.
    assert refusal_of(position, RED, "done") == "G4.5d"
    position = after(position, "Red: move Red4 D0.19 2 1")
    # Now Red1 has nowhere left to go but where own armies stand.
    assert ends(position, "Red1") == set()
    position = after(position, "Red: done")
    assert contents(position, "Red1") == "Troll Troll"


@pytest.mark.rule("G4.5d", "G6.2c")
def test_parts_that_have_nowhere_to_go_are_reunited_with_all_their_figures() -> None:
    armies = {
        "Red1": "C0.13 Ogre Ogre Lion Lion Troll Troll Titan",
        "Red5": "X0.i Centaur Centaur",
        "Green1": "D0.19 Serpent Serpent",
        "Green2": "D0.0 Serpent Serpent",
    }
    # Red5 goes first and fights Green1: behind it the way is closed for everybody else.
    position = after(marching(armies), "Red: split Red1 Ogre,Ogre", "Red: split Red1 Lion,Lion")
    position = after(position, "Red: move Red5 D0.19 1 1", "Red: move Red2 X0.i 1 3")
    assert ends(position, "Red1") == ends(position, "Red3") == set()
    events = told(position, "Red: done")
    assert keys(events).count("reunited") == 1
    position = after(position, "Red: done")
    assert contents(position, "Red1") == "Lion Lion Titan Troll Troll"
    assert "Red3" not in position.state.armies and "Red3" in position.state.players[RED].markers


@pytest.mark.rule("G4.5d", "G8.6e", "G8.6n", "G8.2d")
def test_parts_in_the_dungeon_that_nobody_lets_out_may_attack_a_gate_or_are_one_again() -> None:
    towers = {"DT0": "Green Serpent", "DT1": "Green Serpent", "DT2": "Green Serpent"}
    position = marching({"Red1": "Dungeon Ogre Ogre Lion Lion", "Red3": "D0.7 Titan Lion"}, towers=towers)
    position = after(position, "Red: move Red3 X0.j 1 3", "Red: split Red1 Ogre,Ogre")
    # Who has to ask for leave is not forced to.
    assert refusal_of(position, RED, "done") is None
    assert contents(after(position, "Red: done"), "Red1") == "Lion Lion Ogre Ogre"
    for move in ("B0.0 1 1", "B1.0 1 1", "B2.0 1 1"):
        assert refusal_of(position, RED, "move Red1 DT1 1 3") is not None
        position = after(position, f"Red: move Red1 {move}", "Green: deny")
    # All gates are refused to Red1: now it may attack one, and so it has to go.
    assert ends(position, "Red1") == {"DT0", "DT1", "DT2"}
    assert refusal_of(position, RED, "done") == "G4.5d"
    position = after(position, "Red: move Red1 DT1 1 3", "Red: done")
    assert position.due == (GREEN,) and position.state.armies["Red1"].distance == 1


# Forced moves (G6.2c)


@pytest.mark.rule("G6.2c", "G8.4a", "G8.2a")
def test_an_army_that_can_only_attack_must() -> None:
    armies = {"Red1": "D0.9 Ogre Ogre", "Red2": "City Titan Lion", "Green1": "D0.10 Serpent Serpent"}
    position = marching(armies)
    assert ends(position, "Red1") == {"D0.10"}
    assert refusal_of(position, RED, "done") == "G8.4a"


@pytest.mark.rule("G6.2c", "G25.2a")
def test_a_weak_army_with_a_neutral_tower_before_it_passes_over_it() -> None:
    # R0 leads on to D0.15; a weak army may not stop in it but passes.
    position = marching({"Red1": "D0.14 Ogre Ogre"})
    assert refusal_of(position, RED, "move Red1 R0 1 3") == "G25.2a"
    assert "D0.15" in ends(position, "Red1")


# The first round (G5.8)


def opening(seats: int) -> Any:
    position = begin(GAME.opening(Setup("gods", "1.0.0", seats, {}, DiceParts("exam")))).position
    position = after(position, "Blue: choose-tower T2", "Green: choose-tower T1")
    return position


def divided(seats: int) -> Any:
    position = opening(seats)
    if position.due == (RED,):
        position = after(position, "Red: choose-tower T0")
    for colour in ("Red", "Green", "Blue"):
        position = after(position, f"{colour}: divide Titan,Ogre")
    return after(position, "Black: arrange Phantom,Angel,Jabberwok") if seats > 3 else position


@pytest.mark.rule("G5.8a", "G5.8b", "G5.8d", "G8.6f", "G5.8f")
def test_the_first_turn_of_a_titan_player() -> None:
    position = divided(4)
    assert position.due == (RED,) and position.state.round == 1
    element = position.state.elements[RED]
    titan, other = ("Red1", "Red2") if "Titan" in contents(position, "Red1") else ("Red2", "Red1")
    assert element in contents(position, other)
    # If the Titan's army leaves, that of the Element must follow; over the same gate.
    gone = after(position, f"Red: move {titan} B0.4 1 1")
    assert refusal_of(gone, RED, "done") == "G5.8d"
    assert refusal_of(gone, RED, f"move {other} B1.4 1 1") == "G5.8a"
    assert refusal_of(gone, RED, f"move {other} B0.4 1 1") == "G8.1d"
    both = after(gone, f"Red: move {other} B0.5 2 3")
    assert refusal_of(both, RED, "done") is None
    # It is enough if the Element's goes; the Titan's may recruit in the City.
    stay = after(position, f"Red: move {other} B0.5 2 3", "Red: done")
    assert refusal_of(stay, RED, f"hire {titan} Novice") is None
    assert refusal_of(stay, RED, f"hire {titan} Knight") == "G22.4c"


@pytest.mark.rule("G5.8e", "G8.6m", "G8.3a")
def test_the_first_turn_of_the_darklord() -> None:
    position = divided(4)
    for colour in ("Red", "Green", "Blue"):
        number = ("Red", "Green", "Blue").index(colour)
        army = next(
            m for m, a in position.state.armies_of(number) if position.state.elements[number] in a.figures
        )
        position = after(position, f"{colour}: move {army} B{number}.5 2 3", f"{colour}: done")
        if position.due == (number,):
            position = after(position, f"{colour}: done")
    assert position.due == (BLACK,) and position.state.round == 1
    assert refusal_of(position, BLACK, "done") == "G5.8e"
    position = after(position, "Black: move Black1 B0.0 1 1")
    # The same gate does not serve twice, whichever way one goes on from it.
    assert refusal_of(position, BLACK, "move Black2 X0.a 1 3") == "G5.8e"
    position = after(position, "Black: move Black2 X1.a 1 3")
    assert refusal_of(position, BLACK, "done") == "G5.8e"
    position = after(position, "Black: move Black3 B2.0 1 1", "Black: done")
    while position.due == (BLACK,):
        position = after(position, "Black: done")
    assert (position.due, position.state.round) == ((RED,), 2)
    # Later any gate serves, and nobody has to leave the City but who shares it with an own army.
    (stays,) = [m for m, a in position.state.armies_of(RED) if a.field == "City"]
    assert {"B0.4", "B1.4", "B2.4"} <= ends(position, stays)


@pytest.mark.rule("G5.8b", "G1.2a", "G5.2b")
def test_the_first_round_of_three() -> None:
    position = divided(3)
    assert position.due == (RED,)
    assert refusal_of(position, RED, "done") == "G5.8b"
    one = after(position, "Red: move Red1 B0.5 2 3")
    assert refusal_of(one, RED, "done") is None
    # The Darktowers are neutral: one passes over them into the Dungeon, and nobody is asked.
    position = marching({"Red1": "B0.0 Ogre Ogre", "Red2": "City Titan Lion"}, seats=3)
    position = after(position, "Red: move Red1 Dungeon 2")
    assert field_of(position, "Red1") == "Dungeon"


# The end of the pact (G8.3)


@pytest.mark.rule("G8.3d", "G8.3c")
def test_after_the_pact_a_shared_field_is_left_without_a_fight() -> None:
    armies = {"Red1": "D0.9 Ogre Ogre", "Green1": "D0.9 Lion Lion", "Red2": "City Titan Troll"}
    position = marching(armies, round=11)
    # It is not stopped by the army beside it.
    position = after(position, "Red: move Red1 D0.10 1 3", "Red: done")
    assert combats_of(position.state, RED) == []
    assert field_of(position, "Green1") == "D0.9"


@pytest.mark.rule("G8.3d", "G26.5f")
def test_a_titan_who_holds_attacks_whom_he_shares_his_field_with() -> None:
    goals = {RED: ("G26.3e", "G26.3i", "G26.3j", "G26.3l")}
    armies = {"Red1": "D0.9 Titan Ogre", "Green1": "D0.9 Lion Lion", "Blue1": "D0.9 Troll Troll"}
    position = marching(armies, goals=goals, revealed=(RED,))
    assert refusal_of(position, RED, "done") is None
    position = after(position, "Red: done")
    assert offers(position, RED) == ["engage Red1 Blue1", "engage Red1 Green1"]
    position = after(position, "Red: engage Red1 Green1")
    assert offers(position, RED) == ["choose-side 1", "choose-side 3", "choose-side 5"]
    position = after(position, "Red: choose-side 5", "Green: flee")
    # He goes on until the field is his.
    assert position.due == (BLUE,) and isinstance(position.steps[-2], CombatPhase)


@pytest.mark.rule("G8.3d", "G23.5a", "G23.5c")
def test_a_revealed_titan_who_holds_beside_a_black_army_does_not_fight_it() -> None:
    goals = {RED: ("G26.3e", "G26.3i", "G26.3j", "G26.3l")}
    armies = {"Red1": "D0.9 Titan Ogre", "Black1": "D0.9 Lich Lich"}
    position = after(marching(armies, goals=goals, revealed=(RED,)), "Red: done")
    assert combats_of(position.state, RED) == []


@pytest.mark.rule("G8.3a", "G8.3b", "G8.3d")
@pytest.mark.parametrize(("round", "rule"), [(10, None), (11, "G8.2a")])
def test_round_ten_is_the_last_of_the_pact(round: int, rule: str | None) -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Green1": "D0.9 Lion Lion"}
    assert refusal_of(marching(armies, round=round), RED, "move Red1 D0.10 2 3") == rule


# Leave to pass (G8.2d, G9.3d, G23.2, G23.8)


@pytest.mark.rule("G8.2d")
def test_leave_is_asked_for_each_passage_and_each_army() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Red2": "D1.8 Lion Lion"}
    towers = {"F0": "Green Troll"}
    position = marching(armies, towers=towers)
    asked = after(position, "Red: move Red1 C0.6 2 5")
    assert asked.due == (GREEN,) and offers(asked, GREEN) == ["grant", "deny"]
    # Meanwhile Red has no say, and neither gives up nor moves another army.
    assert refusal_of(asked, RED, "move Red2 D1.9 1 3") == "K2"
    assert refusal_of(asked, RED, "give-up") == "G28.11a"
    denied = after(asked, "Green: deny")
    assert field_of(denied, "Red1") == "D0.8" and not denied.state.armies["Red1"].moved
    assert refusal_of(denied, RED, "move Red1 C0.6 2 5") == "G8.2d"
    # It may attack the tower, or go another way.
    assert refusal_of(denied, RED, "move Red1 F0 1 3") is None
    assert refusal_of(denied, RED, "move Red1 D0.9 1 3") is None
    # In the next turn it is asked anew.
    assert after(marching(armies, towers=towers), "Red: move Red1 C0.6 2 5").due == (GREEN,)


@pytest.mark.rule("G8.2d", "G9.3d")
def test_of_two_holders_each_is_asked_in_seat_order_and_one_refusal_is_enough() -> None:
    towers = {"F0": "Blue Troll", "F1": "Green Troll"}
    armies = {"Red1": "D0.8 Ogre Ogre"}
    position = marching(armies, towers=towers)
    # Into F0 and out of F1: a teleport over towers of Blue and Green.
    asked = after(position, "Red: move Red1 C1.6 2 5")
    assert asked.due == (GREEN,)
    second = after(asked, "Green: grant")
    assert second.due == (BLUE,)
    assert field_of(after(second, "Blue: grant"), "Red1") == "C1.6"
    denied = after(second, "Blue: deny")
    assert refusal_of(denied, RED, "move Red1 C1.6 2 5") == "G9.3d"
    assert refusal_of(denied, RED, "move Red1 C0.6 2 5") == "G8.2d"


@pytest.mark.rule("G23.8b", "G23.8a")
def test_the_darklord_asks_who_holds_his_darktower() -> None:
    armies = {"Black1": "B0.0 Lich Lich", "Black2": "D1.7 Phantom Lich"}
    position = marching(armies, BLACK, towers={"DT0": "Red Serpent"})
    asked = after(position, "Black: move Black1 Dungeon 2")
    assert asked.due == (RED,)
    denied = after(asked, "Red: deny")
    assert refusal_of(denied, BLACK, "move Black1 Dungeon 2") == "G8.2d"
    assert refusal_of(denied, BLACK, "move Black1 DT0 1 3") is None


@pytest.mark.rule("G23.2a", "G8.2d")
def test_darkland_and_darktower_on_one_way_are_asked_of_the_darklord_together() -> None:
    armies = {"Red1": "B2.6 Ogre Ogre", "Black1": "B2.7 Lich Lich"}
    position = marching(armies)
    asked = after(position, "Red: move Red1 Dungeon 3")
    assert asked.due == (BLACK,)
    granted = after(asked, "Black: grant")
    assert field_of(granted, "Red1") == "Dungeon"


@pytest.mark.rule("G8.2d", "G8.6n")
def test_a_gate_that_is_refused_may_be_attacked_only_if_all_are() -> None:
    position = marching({"Red1": "City Ogre Ogre"}, towers={"CT0": "Green Serpent"})
    asked = after(position, "Red: move Red1 B0.4 1 1")
    assert asked.due == (GREEN,)
    denied = after(asked, "Green: deny")
    # Two gates are neutral and let everybody pass.
    assert refusal_of(denied, RED, "move Red1 CT0 1 3") is not None
    assert refusal_of(denied, RED, "move Red1 B1.4 1 1") is None


@pytest.mark.rule("G25.6b", "G8.2d")
def test_a_tower_taken_in_the_same_turn_serves_at_once() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Red2": "X0.j Lion Lion", "Red3": "City Titan Troll"}
    position = marching(armies, towers={"F0": "Green"})
    position = after(position, "Red: move Red1 F0 1 3")
    assert holder_of(position, "F0") == "Red"
    # Green has no say any more.
    assert field_of(after(position, "Red: move Red2 C0.6 2 5"), "Red2") == "C0.6"
    assert may_say(position, GREEN) == ["reveal"]
