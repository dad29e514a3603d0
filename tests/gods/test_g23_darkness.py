"""Darkening, spying, and the immunity of Titans and Phantoms (G23.2 to G23.5)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.actions import Spy
from hexenkessel.games.gods.combats.clashes import combats_of
from hexenkessel.games.gods.darklord.encounters import Encounter
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.legions import knowledge
from tests.gods.marching import ends, marching
from tests.gods.table import (
    BLACK,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    keys,
    may_say,
    offers,
    refusal_of,
    settled,
    table,
    told,
)

# Darkening


@pytest.mark.rule("G23.2a")
def test_the_darklord_may_let_others_pass_on_darkland() -> None:
    armies = {"Red1": "D0.14 Ogre Ogre", "Black1": "D0.15 Plaque Plaque"}
    asked = after(marching(armies), "Red: move Red1 D0.16 2 3")
    assert asked.due == (BLACK,)
    assert field_of(after(asked, "Black: grant"), "Red1") == "D0.16"
    denied = after(asked, "Black: deny")
    assert refusal_of(denied, RED, "move Red1 D0.16 2 3") == "G23.2a"
    # He is not asked again for this army, but for another one he is.
    assert ends(denied, "Red1").isdisjoint({"D0.16", "D0.17"})


@pytest.mark.rule("G23.2a")
def test_elsewhere_black_armies_stop_the_move() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Black1": "D0.9 Plaque Plaque"}
    assert refusal_of(marching(armies), RED, "move Red1 D0.10 2 3") == "G8.2a"


@pytest.mark.rule("G23.2b")
def test_whoever_ends_there_fights() -> None:
    armies = {"Red1": "D0.14 Ogre Ogre", "Red2": "City Titan Ogre", "Black1": "D0.15 Plaque Plaque"}
    position = after(marching(armies), "Red: move Red1 D0.15 1 3", "Red: done")
    assert combats_of(position.state, RED) == [("Red1", "Black1")]


@pytest.mark.rule("G23.7h")
def test_no_darkening_after_the_dark_titan() -> None:
    armies = {"Red1": "D0.14 Ogre Ogre", "Black1": "D0.15 Plaque Plaque"}
    assert refusal_of(marching(armies, dark_titan=True), RED, "move Red1 D0.16 2 3") == "G8.2a"


# Spying


def meeting(target: str = "D0.10 Ogre Golem", **more: Any) -> Any:
    """Black1 comes upon Red1. Red has an Element; nobody knows where his Titan is."""
    armies = {"Red1": target, "Red2": "D1.10 Titan Lion", "Black1": "D0.9 Plaque Plaque"}
    position = marching({**armies, **more.pop("armies", {})}, BLACK, hidden=(RED,), **more)
    return after(position, "Black: move Black1 D0.10 1 3")


@pytest.mark.rule("G23.3a", "G23.3b", "G23.3c", "G23.3d", "G23.3e", "G9.5c")
def test_spying() -> None:
    position = after(meeting(), "Red: done")
    assert position.due == (BLACK,) and offers(position, BLACK) == ["attack", "spy"]
    events = told(position, "Black: spy")
    (seen,) = [event for event in events if event.key == "spied-contents"]
    assert seen.to == (BLACK,) and seen.args["figures"] == ("Golem", "Ogre")
    assert not [event for event in events if event.to is not None and RED in event.to]
    position = after(position, "Black: spy")
    assert field_of(position, "Black1") == "Dungeon" and position.state.armies["Black1"].moved
    assert position.state.spied and position.due == (BLACK,)


@pytest.mark.rule("G23.3d", "G8.6e")
def test_a_spy_stands_beside_whoever_is_in_the_dungeon() -> None:
    position = after(meeting(armies={"Black2": "Dungeon Phantom Plaque"}), "Red: done", "Black: spy")
    assert isinstance(position.step, MovementPhase)
    assert refusal_of(position, BLACK, "done") is None
    # In his next movement phase one of them must leave.
    armies = {"Black1": "Dungeon Plaque Plaque", "Black2": "Dungeon Phantom Plaque"}
    position = marching(armies, BLACK)
    assert refusal_of(position, BLACK, "done") == "G8.6e"
    position = after(position, "Black: move Black1 X0.a 1 3")
    assert refusal_of(position, BLACK, "done") is None


@pytest.mark.rule("G23.3a")
def test_once_in_a_phase() -> None:
    position = meeting(world={"spied": True})
    # With nothing to choose he attacks.
    position = after(position, "Red: done")
    assert isinstance(position.step, MovementPhase) and field_of(position, "Black1") == "D0.10"


@pytest.mark.rule("G23.3f")
def test_an_attack_on_others_goes_on() -> None:
    position = after(meeting(), "Red: done", "Black: attack")
    assert field_of(position, "Black1") == "D0.10" and position.state.armies["Black1"].entry == 3
    assert not position.state.players[RED].is_revealed


@pytest.mark.rule("G23.3f", "G23.3g")
def test_an_attack_that_finds_the_titan() -> None:
    armies = {"Red2": "D1.10 Golem Lion"}
    position = after(meeting("D0.10 Titan Ogre", armies=armies), "Red: done")
    position = after(position, "Black: attack")
    assert field_of(position, "Black1") == "Dungeon"
    assert position.state.players[RED].is_revealed
    assert position.due == (BLACK,)


@pytest.mark.rule("G23.4b", "G23.5e")
def test_the_owner_reveals_his_titan() -> None:
    position = meeting("D0.10 Titan Ogre", armies={"Red2": "D1.10 Golem Lion"})
    assert position.due == (RED,) and offers(position, RED) == ["reveal", "done"]
    events = told(position, "Red: reveal")
    assert {"master-revealed", "fell-back"} <= set(keys(events))
    position = after(position, "Red: reveal")
    # The black army has not moved at all, and does not move again.
    army = position.state.armies["Black1"]
    assert (army.field, army.distance, army.moved, army.entry) == ("D0.9", 0, True, 0)
    assert isinstance(position.step, MovementPhase)


@pytest.mark.rule("G23.5e", "G8.4g")
def test_the_black_army_stops_on_the_field_before() -> None:
    armies = {"Red1": "D0.13 Titan Ogre", "Red2": "D1.10 Golem Lion", "Black1": "D0.9 Plaque Plaque"}
    position = marching(
        {**armies, "Black2": "D0.12 Plaque"}, BLACK, hidden=(RED,), but={"Black2": {"moved": True}}
    )
    position = after(position, "Black: move Black1 D0.13 4 3", "Red: reveal")
    # An own army is there, so it stops one field earlier still.
    army = position.state.armies["Black1"]
    assert (army.field, army.distance, army.came_from) == ("D0.11", 2, "D0.10")


@pytest.mark.rule("G23.4b")
def test_who_is_asked_does_not_tell_where_the_titan_is() -> None:
    # Red is asked whether or not his Titan is there, as long as he might be.
    for target, other in (("Titan Ogre", "Golem Lion"), ("Golem Ogre", "Titan Lion")):
        position = meeting(f"D0.10 {target}", armies={"Red2": f"D1.10 {other}"})
        assert position.due == (RED,) and isinstance(position.step, Encounter)
        assert "reveal" not in may_say(position, RED)
        assert "reveal" in may_say(position, GREEN)


@pytest.mark.rule("G23.4b")
def test_who_cannot_have_his_titan_there_is_not_asked() -> None:
    armies = {"Red1": "D0.10 Ogre Golem", "Red2": "D1.10 Titan Lion", "Black1": "D0.9 Plaque Plaque"}
    position = after(marching(armies, BLACK), "Black: move Black1 D0.10 1 3")
    assert position.due == (BLACK,)


@pytest.mark.rule("G23.4a", "G23.5c")
def test_a_revealed_titan_is_not_spied_on() -> None:
    armies = {"Red1": "D0.10 Titan Ogre", "Red2": "D1.10 Golem Lion", "Black1": "D0.9 Plaque Plaque"}
    position = marching(armies, BLACK, revealed=(RED,))
    assert refusal_of(position, BLACK, "move Black1 D0.10 1 3") == "G23.5c"
    # Under the pact it may stand there, and only that.
    position = marching(armies, BLACK, revealed=(RED,), round=9)
    position = after(position, "Black: move Black1 D0.10 1 3")
    assert isinstance(position.step, MovementPhase)
    step = Encounter("Black1", ("D0.9", "D0.10"), ("Red1",))
    laid = table(
        {**armies, "Black1": "D0.10 Plaque Plaque"}, MovementPhase(BLACK), active=BLACK, revealed=(RED,)
    )
    assert step.why_not(laid, BLACK, _spy()) == "G23.4a"


def _spy() -> Any:

    return Spy()


@pytest.mark.rule("G23.4c")
def test_players_without_an_element_are_not_spied_on() -> None:
    position = meeting("D0.10 Ogre Ogre")
    position = after(position, "Red: done")
    assert isinstance(position.step, MovementPhase) and field_of(position, "Black1") == "D0.10"


@pytest.mark.rule("G23.3e", "G23.4b")
def test_under_the_pact_he_spies_but_does_not_attack() -> None:
    position = after(meeting(round=5), "Red: done")
    assert offers(position, BLACK) == ["done", "spy"]
    assert refusal_of(position, BLACK, "attack") == "G8.3a"
    assert field_of(after(position, "Black: done"), "Black1") == "D0.10"
    assert field_of(after(position, "Black: spy"), "Black1") == "Dungeon"
    # Who reveals his Titan escapes, and the black army stays beside him.
    position = meeting("D0.10 Titan Ogre", armies={"Red2": "D1.10 Golem Lion"}, round=5)
    position = after(position, "Red: reveal")
    assert field_of(position, "Black1") == "D0.10" and isinstance(position.step, MovementPhase)


@pytest.mark.rule("G23.7g", "G23.7i")
def test_after_the_dark_titan_nobody_spies() -> None:
    armies = {"Red1": "D0.10 Titan Ogre", "Black1": "D0.9 Plaque Plaque"}
    position = marching(armies, BLACK, dark_titan=True)
    position = after(position, "Black: move Black1 D0.10 1 3")
    assert isinstance(position.step, MovementPhase) and field_of(position, "Black1") == "D0.10"


def test_several_armies_on_one_field_are_met_one_after_the_other() -> None:
    armies = {
        "Red1": "D0.10 Ogre Golem", "Red2": "D1.10 Titan Lion", "Green1": "D0.10 Ogre Asher",
        "Green2": "D1.12 Titan Lion", "Black1": "D0.9 Plaque Plaque",
    }  # fmt: skip
    position = marching(armies, BLACK, hidden=(RED, GREEN))
    position = after(position, "Black: move Black1 D0.10 1 3")
    assert position.due == (GREEN,)
    position = after(position, "Green: done", "Black: attack")
    assert position.due == (RED,)
    position = after(position, "Red: done", "Black: spy")
    assert field_of(position, "Black1") == "Dungeon"


# Immunity


@pytest.mark.rule("G23.5b", "G23.5c", "G24.3c", "G24.6d")
@pytest.mark.parametrize("master", ["Titan", "Phantom"])
def test_a_revealed_titan_passes_black_armies(master: str) -> None:
    armies = {"Red1": f"D0.8 {master} Ogre", "Black1": "D0.9 Plaque Plaque"}
    position = marching(armies, revealed=(RED,))
    assert refusal_of(position, RED, "move Red1 D0.10 2 3") is None
    assert refusal_of(position, RED, "move Red1 D0.9 1 3") == "G23.5c"
    position = marching({**armies, "Red1": f"B0.0 {master} Ogre"}, revealed=(RED,))
    # Over a Darktower into the Dungeon, without asking, though a black army is there.
    assert field_of(after(position, "Red: move Red1 Dungeon 2"), "Red1") == "Dungeon"


@pytest.mark.rule("G23.5c")
def test_under_the_pact_they_share_fields() -> None:
    armies = {"Red1": "D0.8 Titan Ogre", "Black1": "D0.9 Plaque Plaque"}
    position = after(marching(armies, round=10), "Red: move Red1 D0.9 1 3")
    assert field_of(position, "Red1") == "D0.9" and not position.state.players[RED].is_revealed


@pytest.mark.rule("G23.5d")
def test_black_armies_pass_revealed_titans() -> None:
    armies = {"Red1": "D0.10 Titan Ogre", "Black1": "D0.9 Plaque Plaque"}
    position = marching(armies, BLACK, revealed=(RED,))
    assert refusal_of(position, BLACK, "move Black1 D0.11 2 3") is None
    # A hidden one stops them like any army.
    position = marching(armies, BLACK)
    assert refusal_of(position, BLACK, "move Black1 D0.11 2 3") == "G8.2a"


@pytest.mark.rule("G23.5a", "G23.5e")
def test_a_hidden_titan_who_attacks_a_black_army_is_revealed() -> None:
    armies = {"Red1": "D0.7 Titan Ogre", "Black1": "D0.9 Plaque Plaque"}
    position = marching({**armies, "Red1": "D0.8 Titan Ogre", "Black1": "D0.10 Plaque Plaque"}, hidden=(RED,))
    position = after(position, "Red: move Red1 D0.10 2 3")
    assert position.state.players[RED].is_revealed
    army = position.state.armies["Red1"]
    assert (army.field, army.distance, army.moved) == ("D0.9", 1, True)


@pytest.mark.rule("G23.5a", "G8.4a")
def test_a_hidden_titan_is_not_forced_to_that() -> None:
    # The only way on is held by a black army.
    armies = {"Red1": "D0.9 Titan Ogre", "Black1": "D0.10 Plaque Plaque"}
    assert refusal_of(marching(armies), RED, "done") is None


@pytest.mark.rule("G23.5d")
def test_a_titan_does_not_attack_a_darktower() -> None:
    armies = {"Red1": "B0.0 Titan Colossus"}
    assert refusal_of(marching(armies, revealed=(RED,)), RED, "move Red1 DT0 1 3") == "G23.5c"
    position = marching(armies)
    position = after(position, "Red: move Red1 DT0 1 3")
    assert field_of(position, "Red1") == "B0.0" and position.state.players[RED].is_revealed


@pytest.mark.rule("G23.8a")
def test_others_may_attack_a_darktower() -> None:
    armies = {"Red1": "B0.0 Colossus Colossus"}
    position = after(marching(armies), "Red: move Red1 DT0 1 3")
    assert field_of(position, "Red1") == "DT0" and contents(position, "BlackDarktower1")


def test_lists_do_not_depend_on_hidden_contents() -> None:
    """What the Mover may do is the same, wherever others hide their Titans and sea creatures."""
    lists = []
    for mine, other in (("Titan Ogre Golem", "Lion Lion Troll"), ("Lion Lion Golem", "Titan Ogre Troll")):
        armies = {
            "Red1": f"D0.10 {mine}", "Red2": f"D0.13 {other}", "Black1": "D0.9 Plaque Plaque",
            "Black2": "D0.7 Phantom Plaque",
        }  # fmt: skip
        position = settled(table(armies, MovementPhase(BLACK), active=BLACK, hidden=(RED,)))
        lists.append(offers(position, BLACK))
    assert lists[0] == lists[1]


@pytest.mark.rule("G23.3f", "G23.5a")
def test_everybody_learns_where_the_titan_is_not() -> None:
    position = after(meeting(), "Red: done", "Black: attack")
    known = position.state.players[RED].knowledge
    assert "Titan" not in knowledge.possible(known, "Red1")
    # The same of an own army that stays to fight a black one.
    armies = {"Red1": "D0.8 Ogre Lion", "Red2": "D1.8 Titan Lion", "Black1": "D0.9 Plaque Plaque"}
    position = marching(armies, hidden=(RED,))
    assert "Titan" in knowledge.possible(position.state.players[RED].knowledge, "Red1")
    position = after(position, "Red: move Red1 D0.9 1 3")
    assert "Titan" not in knowledge.possible(position.state.players[RED].knowledge, "Red1")
