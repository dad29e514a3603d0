"""Turns and rounds, inspections in the centre, and figures that are too many (G4.2, G6, G8.6h, G28.9)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.armies.stacks import leave
from hexenkessel.games.gods.armies.surplus import Surplus
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.kernel.change import Change
from tests.gods.marching import marching
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    after,
    contents,
    offers,
    pool_of,
    refusal_of,
    say,
    settled,
    table,
    told,
)

AT_REST = {"Red1": "City Titan Ogre", "Green1": "City Titan Ogre", "Blue1": "City Titan Ogre"}


def resting(seat: int, **more: Any) -> Any:
    """The end of this player's turn, in which nobody has moved."""
    armies = {**AT_REST, "Black1": "Dungeon Phantom Plaque"} if more.get("seats", 4) == 4 else AT_REST
    return settled(table(armies, RecruitmentPhase(seat), active=seat, **more))


def passed(position: Any) -> Any:
    """The Mover does nothing any more in this turn."""
    turn = position.state.turn
    while position.state.turn == turn:
        position = say(position, position.state.active, "done").position
    return position


@pytest.mark.rule("G6.1a", "G6.1d", "G6.5a", "G1.5a", "G5.3b", "G27.1a")
def test_the_order_of_turns() -> None:
    position = resting(RED)
    assert position.due == (RED,)
    position = passed(position)
    assert position.due == (GREEN,) and position.state.active == GREEN and position.state.round == 11
    position = passed(position)
    assert position.due == (BLUE,)
    position = passed(position)
    assert position.due == (BLACK,)
    position = passed(position)
    # A round is one turn of each.
    assert position.due == (RED,) and position.state.round == 12


@pytest.mark.rule("G6.1a")
def test_who_is_out_has_no_turn() -> None:
    armies = {"Red1": "City Titan Ogre", "Blue1": "City Titan Ogre"}
    position = settled(table(armies, RecruitmentPhase(RED), fallen=(GREEN,), seats=3))
    assert after(position, "Red: done").due == (BLUE,)


@pytest.mark.rule("G6.1b", "G6.1c")
def test_a_turn_begins_with_movement() -> None:
    position = after(resting(RED), "Red: done")
    assert isinstance(position.step, MovementPhase)


@pytest.mark.rule("G6.5a", "G8.4f")
def test_with_the_turn_all_is_over_that_it_allowed() -> None:
    but = {"Red1": {"moved": True, "distance": 4, "entry": 3, "came_from": "CT0"}}
    position = passed(resting(RED, but=but, world={"summoned": True, "spied": True}))
    army = position.state.armies["Red1"]
    assert not army.moved and (army.distance, army.entry, army.came_from) == (0, 0, "")
    assert not position.state.summoned and not position.state.spied
    assert position.state.players[GREEN].turns == 12


@pytest.mark.rule("G8.6h")
def test_the_darklord_inspects_who_stays() -> None:
    # Green's army is in the City when his turn begins, and still there when it ends.
    position = passed(resting(RED))
    while not isinstance(position.step, RecruitmentPhase):
        position = say(position, GREEN, "done").position
    events = told(position, "Green: done")
    (seen,) = [event for event in events if event.key == "inspected-contents"]
    assert seen.to == (BLACK,) and seen.args == {"army": "Green1", "figures": ("Ogre", "Titan")}
    # Red's has not been there for a whole turn.
    assert not [event for event in told(resting(RED), "Red: done") if event.key == "inspected"]


@pytest.mark.rule("G8.6h", "G23.7k")
@pytest.mark.parametrize("more", [{"seats": 3}, {"dark_titan": True}])
def test_nobody_inspects_without_the_darklords_rules(more: dict[str, Any]) -> None:
    armies = {**AT_REST, "Black1": "Dungeon Dark-Titan Plaque"} if "dark_titan" in more else AT_REST
    position = settled(table(armies, RecruitmentPhase(RED), **more))
    position = passed(position)
    while not isinstance(position.step, RecruitmentPhase):
        position = say(position, GREEN, "done").position
    assert not [event for event in told(position, "Green: done") if event.key == "inspected"]


# Too many figures


@pytest.mark.rule("G4.2b", "G28.9a")
def test_the_owner_of_an_army_that_is_too_big_chooses_who_goes() -> None:
    eight = "City Ogre Ogre Ogre Lion Lion Troll Titan Golem"
    position = settled(table({"Red1": eight}, RecruitmentPhase(RED), Surplus(RED, "Red1")))
    # Neither Master nor Element can go.
    assert offers(position, RED) == ["discard Red1 Lion", "discard Red1 Ogre", "discard Red1 Troll"]
    assert refusal_of(position, RED, "discard Red1 Titan") == "G28.9a"
    assert refusal_of(position, RED, "discard Green12 Titan") == "G4.7a"
    before = pool_of(position, RED, "Lion")
    position = after(position, "Red: discard Red1 Lion")
    assert contents(position, "Red1") == "Golem Lion Ogre Ogre Ogre Titan Troll"
    assert pool_of(position, RED, "Lion") == before + 1
    assert not isinstance(position.step, Surplus)


@pytest.mark.rule("G4.2b", "G4.1d")
def test_a_revealed_master_has_a_place_of_his_own() -> None:
    eight = {"Red1": "D0.9 Ogre Ogre Ogre Lion Lion Troll Troll Titan", "Red2": "City Ogre Ogre"}
    position = settled(table(eight, RecruitmentPhase(RED), Surplus(RED, "Red1"), revealed=(RED,)))
    assert isinstance(position.step, RecruitmentPhase)
    position = settled(table(eight, RecruitmentPhase(RED), Surplus(RED, "Red1")))
    assert refusal_of(position, RED, "discard Red2 Ogre") == "G4.1d"


@pytest.mark.rule("G4.6a", "G4.6b")
def test_an_army_without_figures_is_gone() -> None:
    change = Change(table({"Red1": "D0.9 Ogre Lion"}))
    leave(change, "Red1", ("Lion", "Ogre"))
    assert "Red1" not in change.state.armies and "Red1" in change.state.players[RED].markers


# At any time


@pytest.mark.rule("G4.4f", "G3.2b", "G24.3a")
def test_a_master_is_revealed_at_any_time_and_once() -> None:
    position = marching({"Red1": "City Titan Ogre", "Green1": "City Titan Ogre"})
    position = after(position, "Green: reveal")
    assert position.state.players[GREEN].is_revealed and position.due == (RED,)
    assert refusal_of(position, RED, "reveal") is None
    position = after(position, "Red: reveal")
    assert refusal_of(position, RED, "reveal") == "G4.4f"
