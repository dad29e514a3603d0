"""Chapter 4: how legions are split, and when their parts are one again (T4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.kernel.event import events_for
from tests.titan.table import (
    BLUE,
    RED,
    LoadedDice,
    after,
    contents,
    offers,
    refusal_of,
    say,
    seen,
    table,
)


def first_move(position: Any, marker: str) -> str:
    """Some move of this legion, as a line of its owner's."""
    return next(line for line in offers(position, RED) if line.startswith(f"move {marker} "))


@pytest.mark.rule("T4.3a", "T6.1a")
def test_a_player_splits_his_own_legions_only() -> None:
    position = table(
        {"Red1": "8 Titan Ogre Ogre Ogre", "Blue1": "9 Ogre Ogre Ogre Ogre"}, OrganisationPhase(RED)
    )
    assert refusal_of(position, RED, "split Blue1 Ogre,Ogre") == "T4.3a"
    assert refusal_of(position, RED, "split Red7 Ogre,Ogre") == "T4.3a"


@pytest.mark.rule("T4.3a", "T4.3b", "T4.3d")
def test_a_legion_of_six_can_be_split_into_three() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Troll,Troll")
    parts = sorted(" ".join(legion.characters) for _, legion in split.state.legions_in(8))
    assert parts == ["Lion Titan", "Ogre Ogre", "Troll Troll"]


@pytest.mark.rule("T4.3b")
@pytest.mark.parametrize(
    ("legion", "taken"),
    [
        ("Titan Ogre Ogre Ogre", "Ogre"),
        ("Titan Ogre Ogre Ogre", "Ogre,Ogre,Ogre"),
        ("Titan Ogre Ogre", "Ogre,Ogre"),
        ("Titan Ogre Ogre Ogre", "-"),
        ("Titan Ogre Ogre Ogre", "Ogre,Ogre,Ogre,Titan"),
    ],
)
def test_each_part_has_at_least_two(legion: str, taken: str) -> None:
    position = table({"Red1": f"8 {legion}"}, OrganisationPhase(RED))
    assert refusal_of(position, RED, f"split Red1 {taken}") == "T4.3b"


@pytest.mark.rule("T4.3b")
def test_a_legion_of_five_cannot_be_split_into_three() -> None:
    position = table({"Red1": "8 Titan Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre")
    assert offers(split, RED) == ["roll"]
    assert refusal_of(split, RED, "split Red1 Troll,Troll") == "T4.3b"


@pytest.mark.rule("T4.3c", "T4.5a")
def test_nobody_else_sees_how_a_legion_was_divided() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    assert seen(position, BLUE, "Red1") == "Lion Ogre Ogre Titan Troll Troll"
    split = after(position, "Red: split Red1 Lion,Titan")
    (new,) = split.state.legions.keys() - position.state.legions.keys()
    assert seen(split, RED, new) == "Lion Titan"
    for observer in (BLUE, None):
        view = GAME.view(split, observer)
        assert (view.legions["Red1"].size, view.legions[new].size) == (4, 2)
        assert view.legions[new].visible == ()
        # Six had two pairs; of four that remain, at most two of each kind could have left.
        assert view.legions["Red1"].visible == ()


@pytest.mark.rule("T4.3e")
def test_parts_that_can_go_apart_have_to() -> None:
    position = table({"Red1": "8 Titan Ogre Ogre Ogre", "Red2": "20 Lion"}, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    elsewhere = after(rolled, f"Red: {first_move(rolled, 'Red2')}")
    assert "done" not in offers(elsewhere, RED)
    assert refusal_of(elsewhere, RED, "done") == "T4.3e"


@pytest.mark.rule("T4.3e", "T4.3f")
def test_of_three_parts_one_may_stay() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Troll,Troll")
    rolled = after(split, "Red: roll", dice=LoadedDice(1))
    one, two = split.state.legions.keys() - {"Red1", "Blue12"}
    one_gone = after(rolled, f"Red: {first_move(rolled, one)}")
    assert refusal_of(one_gone, RED, "done") == "T4.3e"
    two_gone = after(one_gone, f"Red: {first_move(one_gone, two)}")
    assert "done" in offers(two_gone, RED)
    assert after(two_gone, "Red: done").state.legions["Red1"].land == 8


# From 1000 a roll of 1 leads over the block to 1 and nowhere else.
SHUT_IN = {"Red1": "1000 Titan Ogre Ogre Ogre", "Red2": "1 Lion Lion", "Red3": "20 Lion"}


@pytest.mark.rule("T4.3g")
def test_parts_that_cannot_go_apart_are_one_legion_again() -> None:
    position = table(SHUT_IN, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    (child,) = rolled.state.legions.keys() - position.state.legions.keys()
    moved = after(rolled, f"Red: {first_move(rolled, 'Red3')}", "Red: done")
    assert contents(moved, "Red1") == "Ogre Ogre Ogre Titan"
    assert child not in moved.state.legions
    assert child in moved.state.players[RED].markers
    assert not moved.state.legions["Red1"].moved
    assert GAME.flaws(moved) == []


@pytest.mark.rule("T4.3g", "T18.1a")
def test_a_recombined_legion_has_not_moved_and_musters_nobody() -> None:
    position = table(SHUT_IN | {"Red1": "1000 Titan Lion Lion Lion"}, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Lion,Lion", "Red: roll", dice=LoadedDice(1))
    moved = after(rolled, f"Red: {first_move(rolled, 'Red3')}", "Red: done")
    assert not any(line.startswith("muster Red1") for line in offers(moved, RED))


@pytest.mark.rule("T4.3e")
def test_what_is_possible_is_judged_by_the_present_position() -> None:
    position = table(SHUT_IN, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    # Nobody need make room, but once there is room the parts have to use it.
    assert "done" in offers(after(rolled, f"Red: {first_move(rolled, 'Red3')}"), RED)
    assert refusal_of(after(rolled, "Red: move Red2 2 5"), RED, "done") == "T4.3e"


@pytest.mark.rule("T4.3e", "T8.3a")
def test_nobody_is_forced_to_teleport_in_order_to_go_apart() -> None:
    position = table(
        {"Red1": "102 Titan Ogre Ogre Ogre", "Red2": "138 Lion Lion", "Blue1": "20 Ogre"},
        OrganisationPhase(RED),
        scores=(400,),
    )
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(6))
    # Six lands along the outer ring stands a sister, and no other way leads out of 102.
    assert any(line.startswith("teleport Red1 Titan 20") for line in offers(rolled, RED))
    others = [line for line in offers(rolled, RED) if line.startswith("move")]
    assert all(line.startswith("move Red2") for line in others)
    # Red2 has to stay, or there would be room; the game lets him pass only when something else has moved.
    assert refusal_of(rolled, RED, "done") == "T6.2c"
    teleported = after(rolled, next(f"Red: {line}" for line in offers(rolled, RED) if "teleport" in line))
    assert "done" in offers(teleported, RED)


@pytest.mark.rule("T4.3g")
def test_two_parts_stay_together_when_the_third_has_taken_the_only_way_out() -> None:
    position = table({"Red1": "1000 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Troll,Troll")
    rolled = after(split, "Red: roll", dice=LoadedDice(1))
    gone = after(rolled, f"Red: {first_move(rolled, 'Red1')}", "Red: done")
    assert contents(gone, "Red1") == "Lion Titan"
    ((marker, left),) = gone.state.legions_in(1000)
    assert marker != "Red1"
    assert left.characters == ("Ogre", "Ogre", "Troll", "Troll")
    assert not left.moved
    assert len(gone.state.players[RED].markers) == 10
    assert GAME.flaws(gone) == []


@pytest.mark.rule("T4.3g")
def test_what_was_public_before_a_split_is_public_when_the_parts_are_one_again() -> None:
    position = table(SHUT_IN, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    assert seen(rolled, BLUE, "Red1") != "Ogre Ogre Ogre Titan"
    moved = after(rolled, f"Red: {first_move(rolled, 'Red3')}", "Red: done")
    assert seen(moved, BLUE, "Red1") == "Ogre Ogre Ogre Titan"


@pytest.mark.rule("T4.3c")
def test_what_others_are_told_of_a_split_does_not_depend_on_who_went() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    one, two = (say(position, RED, f"split Red1 {taken}") for taken in ("Lion,Titan", "Ogre,Ogre"))
    for observer in (BLUE, None):
        assert events_for(one.events, observer) == events_for(two.events, observer)
        assert GAME.view(one.position, observer) == GAME.view(two.position, observer)


def test_members_can_be_named_in_any_order() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    one, two = (after(position, f"Red: split Red1 {names}") for names in ("Lion,Titan", "Titan,Lion"))
    assert one == two
