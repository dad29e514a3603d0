"""Chapter 28.11: a player gives up the game."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.world import NOBODY
from tests.gods.combats import clash, goals, points
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    after,
    contents,
    may_say,
    offers,
    refusal_of,
    settled,
    table,
)

MOVED = {"moved": True, "entry": 3, "distance": 4}


def moving(armies: dict[str, str] | None = None, **more: Any) -> Any:
    return settled(table(armies or {}, MovementPhase(RED), **more))


@pytest.mark.rule("G28.11a")
def test_one_gives_up_in_ones_own_turn_only() -> None:
    position = moving({"Red1": "D0.7 Lion Lion"})
    assert "give-up" in may_say(position, RED)
    assert "give-up" not in may_say(position, GREEN)
    assert refusal_of(position, GREEN, "give-up") == "G28.11a"
    asked = clash("Lion Lion", "Ogre Ogre")
    # It is Red's turn, but Green is to decide.
    assert refusal_of(asked, RED, "give-up") == "G28.11a"
    assert refusal_of(asked, GREEN, "give-up") == "G28.11a"


@pytest.mark.rule("G28.11b")
def test_all_armies_are_removed_without_scoring() -> None:
    position = moving({"Red1": "D0.7 Lion Lion"}, gems=(30,))
    gone = after(position, "Red: give-up")
    assert not gone.state.is_alive(RED)
    assert not gone.state.armies_of(RED)
    assert gone.state.towers["T0"].owner == NOBODY
    assert [points(gone, seat) for seat in (GREEN, BLUE, BLACK)] == [(0, 0)] * 3
    assert gone.state.active == GREEN


@pytest.mark.rule("G28.11b")
def test_those_in_combat_count_as_conceded_in_the_battle() -> None:
    armies = {"Red1": "D0.7 Lion Lion", "Green1": "D0.7 Ogre Ogre", "Red2": "D1.7 Titan Lion"}
    position = moving(armies, but={"Red1": MOVED})
    gone = after(position, "Red: give-up")
    assert points(gone, GREEN) == (30, 20)
    assert contents(gone, "Green1") == "Ogre Ogre"
    assert not gone.state.is_alive(RED)
    # No Phantom and no destroyer: the Titan's army is gone for nothing.
    assert points(gone, BLUE) == (0, 0)


@pytest.mark.rule("G28.11b")
def test_also_in_the_middle_of_a_battle_with_the_titan_in_it() -> None:
    position = clash("Titan Lion", "Ogre Ogre", {"Red2": "D1.7 Lion Lion"}, dark_titan=True)
    fighting = after(position, "Green: fight")
    for ogre in ("Ogre-2", "Ogre-3"):
        entry = next(line for line in offers(fighting, GREEN) if line.startswith(f"maneuver {ogre}"))
        fighting = after(fighting, f"Green: {entry}")
    fighting = after(fighting, "Green: done")
    assert fighting.due == (RED,)
    gone = after(fighting, "Red: give-up")
    assert not gone.state.is_alive(RED)
    assert gone.state.battle is None
    # Titan and Lion for the combat, and nothing for Red2 or for the Titan.
    assert points(gone, GREEN) == (39, 20)
    assert goals(gone, GREEN) == ()


@pytest.mark.rule("G28.11b")
def test_in_a_negotiation() -> None:
    position = after(clash("Lion Lion", "Ogre Ogre", {"Red2": "D1.7 Lion Lion"}), "Green: stand")
    gone = after(position, "Red: give-up")
    assert points(gone, GREEN) == (30, 20)
    assert not gone.state.is_alive(RED)


@pytest.mark.rule("G28.11b")
def test_his_elements_are_destroyed_and_the_dark_titan_may_come_of_it() -> None:
    position = moving({"Red1": "D0.7 Golem Lion"}, world={"destroyed_elements": ("Asher", "Zephyra")})
    gone = after(position, "Red: give-up")
    assert gone.state.destroyed_elements == ("Asher", "Zephyra", "Golem")
    assert gone.state.has_dark_titan


@pytest.mark.rule("G28.11b")
def test_if_the_darklord_gives_up_the_elements_stay() -> None:
    armies = {"Black1": "D0.7 Lich Lich", "Red1": "D1.7 Golem Lion"}
    position = settled(table(armies, MovementPhase(BLACK), active=BLACK))
    gone = after(position, "Black: give-up")
    assert not gone.state.is_alive(BLACK)
    assert contents(gone, "Red1") == "Golem Lion"
    assert gone.state.destroyed_elements == ()


@pytest.mark.rule("G1.3a")
def test_the_last_one_left_has_won() -> None:
    position = moving({"Red1": "D0.7 Lion Lion"}, fallen=(BLUE, BLACK))
    end = after(position, "Red: give-up")
    assert end.outcome.reason == "last-titan"
    assert end.outcome.winners == (GREEN,)


def test_an_army_that_may_still_leave_a_shared_field_is_not_in_combat() -> None:
    armies = {"Red1": "D0.7 Lion Lion", "Green1": "D0.7 Ogre Ogre"}
    assert points(after(moving(armies), "Red: give-up"), GREEN) == (0, 0)
