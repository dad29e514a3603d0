"""The movement phase: who must move, what stands in the way, and the centre of the board (G6.2, G8)."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.movement.journeys import outlook_of
from hexenkessel.games.gods.movement.phase import MovementPhase
from tests.gods.marching import ends, marching
from tests.gods.table import (
    BLACK,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    keys,
    offers,
    refusal_of,
    settled,
    table,
    told,
)


@pytest.mark.rule("G8.1a", "G8.1b", "G8.4b", "G8.4c", "G27.2a")
def test_an_army_moves_once_as_far_as_its_owner_likes() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre", "Red2": "D1.9 Lion Lion"})
    assert ends(position, "Red1") >= {"D0.10", "D0.11", "D0.12", "D0.13", "D0.14", "D0.15"}
    position = after(position, "Red: move Red1 D0.12 3 3")
    army = position.state.armies["Red1"]
    assert (army.field, army.moved, army.distance, army.entry, army.came_from) == (
        "D0.12",
        True,
        3,
        3,
        "D0.11",
    )
    assert refusal_of(position, RED, "move Red1 D0.13 1 3") == "G8.1b"
    # Each army has its own distance.
    assert refusal_of(position, RED, "move Red2 D1.10 1 3") is None
    assert refusal_of(position, RED, "move Red2 D1.16 7 3") == "G8.4b"


@pytest.mark.rule("G8.4a", "G6.2c", "G6.2a", "G4.1c", "G4.8c")
def test_every_army_is_forced_to_move() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre", "Red2": "D1.9 Titan Lion"})
    assert refusal_of(position, RED, "done") == "G8.4a"
    position = after(position, "Red: move Red1 D0.10 1 3")
    assert refusal_of(position, RED, "done") == "G8.4a"
    position = after(position, "Red: move Red2 D1.10 1 3")
    assert refusal_of(position, RED, "done") is None
    # Nobody gets lost on the way, and nothing takes an army off the board.
    assert contents(position, "Red1") == "Ogre Ogre" and contents(position, "Red2") == "Lion Titan"
    assert {line.split()[0] for line in offers(position, RED)} == {"done"}


@pytest.mark.rule("G8.4a", "G8.6c", "G25.1b")
def test_armies_in_the_centre_and_garrisons_may_stay() -> None:
    position = marching({"Red1": "City Ogre Ogre", "Red2": "Dungeon Titan Lion"})
    assert refusal_of(position, RED, "done") is None


@pytest.mark.rule("G6.2c")
def test_an_army_without_a_legal_move_stays() -> None:
    # Dolphins and Ogres without a leader: the ones do not walk, the others do not swim.
    position = marching({"Red1": "E0.1 Dolphin Ogre Ogre", "Red2": "City Titan Lion"})
    assert ends(position, "Red1") == set()
    assert refusal_of(position, RED, "done") is None


@pytest.mark.rule("G8.1d", "G8.1e")
def test_own_armies_may_be_passed_but_not_joined() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre", "Red2": "D0.10 Lion Lion"})
    assert refusal_of(position, RED, "move Red1 D0.10 1 3") == "G8.1d"
    assert refusal_of(position, RED, "move Red1 D0.11 2 3") is None
    position = after(position, "Red: move Red2 D0.11 1 3")
    assert refusal_of(position, RED, "move Red1 D0.10 1 3") is None


@pytest.mark.rule(
    "G8.5d", "G8.5e", "G8.5f", "G8.5g", "G8.5h", "EX-G8.5-1", "EX-G8.5-2", "EX-G8.5-3", "EX-G8.5-4"
)
def test_symbols() -> None:
    # A rectangle leads out of D0.7: it must be taken at the start, and means nothing on the way.
    position = marching({"Red1": "D0.7 Ogre Ogre", "Red2": "D0.6 Ogre Ogre"})
    assert refusal_of(position, RED, "move Red1 D0.8 1 3") == "G8.5d"
    assert refusal_of(position, RED, "move Red1 X0.j 1 3") is None
    assert refusal_of(position, RED, "move Red2 D0.8 2 3") is None
    assert refusal_of(position, RED, "move Red2 X0.j 2 3") == "G8.5h"
    # A semicircle leads from D0.8 into the Fort: it may be taken at the start only.
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers={"F0": "nobody"})
    assert {"F0", "D0.9"} <= ends(position, "Red1")
    position = marching({"Red1": "D0.6 Ogre Ogre"}, towers={"F0": "nobody"})
    assert refusal_of(position, RED, "move Red1 F0 3 3") == "G8.5h"
    # A triple arrow leads from X0.j to C0.5: it may be taken at the start, and must be on the way.
    position = marching({"Red1": "X0.j Ogre Ogre", "Red2": "D0.7 Ogre Ogre"}, towers={"F0": "nobody"})
    assert {"F0", "C0.5"} <= ends(position, "Red1")
    assert refusal_of(position, RED, "move Red2 C0.5 2 5") is None
    assert refusal_of(position, RED, "move Red2 F0 2 3") == "G8.5g"


@pytest.mark.rule("G8.2a", "G8.2b", "G6.2d", "G6.2e", "G1.4b")
def test_an_enemy_stops_the_move() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre", "Green1": "D0.11 Lion Lion"})
    assert refusal_of(position, RED, "move Red1 D0.12 3 3") == "G8.2a"
    assert refusal_of(position, RED, "move Red1 D0.11 2 3") is None
    position = after(position, "Red: move Red1 D0.11 2 3")
    # Nobody else of Red may follow, nor pass.
    assert isinstance(position.step, MovementPhase)
    assert field_of(position, "Red1") == field_of(position, "Green1") == "D0.11"


@pytest.mark.rule("G8.3a", "G8.3b", "G8.3c", "G8.3d")
def test_under_the_pact_armies_pass_and_share_fields() -> None:
    armies = {"Red1": "D0.9 Ogre Ogre", "Red2": "D0.10 Lion Lion", "Green1": "D0.11 Lion Lion"}
    position = marching(armies, round=10)
    assert refusal_of(position, RED, "move Red1 D0.12 3 3") is None
    assert refusal_of(position, RED, "move Red1 D0.11 2 3") is None
    assert refusal_of(position, RED, "move Red1 D0.10 1 3") == "G8.1d"


@pytest.mark.rule("G8.3d")
def test_under_the_pact_nobody_stops_on_a_tower_of_others() -> None:
    strong = "D0.8 Serpent Serpent Colossus Colossus"
    assert refusal_of(marching({"Red1": strong}, round=10), RED, "move Red1 F0 1 3") == "G8.3d"
    assert refusal_of(marching({"Red1": strong}, round=11), RED, "move Red1 F0 1 3") is None
    held = {"F0": "Green Ogre Ogre"}
    position = marching({"Red1": strong}, round=10, towers=held)
    assert refusal_of(position, RED, "move Red1 F0 1 3") == "G8.3d"


@pytest.mark.rule("G8.2c", "G8.2d", "G25.2a", "EX-G25.2-A")
def test_neutral_towers_let_everybody_pass_and_the_strong_attack() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"})
    # Over the Fort and on to D0.9 in two steps, or to C0.6.
    assert refusal_of(position, RED, "move Red1 C0.6 2 5") is None
    assert refusal_of(position, RED, "move Red1 F0 1 3") == "G25.2a"
    # Colossus 40, Serpent 32, Dragon 27: just 99; with two Hydras of 30 exactly 100.
    position = marching({"Red1": "D0.8 Colossus Serpent Dragon"})
    assert refusal_of(position, RED, "move Red1 C0.6 2 5") is None
    assert refusal_of(position, RED, "move Red1 F0 1 3") == "G25.2a"
    assert refusal_of(marching({"Red1": "D0.8 Hydra Hydra Colossus"}), RED, "move Red1 F0 1 3") is None


# Leave to pass


@pytest.mark.rule("G8.2d", "G25.3c")
def test_the_holder_of_a_tower_is_asked() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers={"F0": "Green Ogre Ogre"})
    asked = after(position, "Red: move Red1 C0.6 2 5")
    assert asked.due == (GREEN,) and field_of(asked, "Red1") == "D0.8"
    granted = after(asked, "Green: grant")
    assert field_of(granted, "Red1") == "C0.6" and granted.due == (RED,)
    denied = after(asked, "Green: deny")
    assert field_of(denied, "Red1") == "D0.8"
    assert refusal_of(denied, RED, "move Red1 C0.6 2 5") == "G8.2d"
    # It attacks, or stays in front of the tower.
    assert refusal_of(denied, RED, "move Red1 F0 1 3") is None
    assert refusal_of(denied, RED, "move Red1 D0.9 1 3") is None


@pytest.mark.rule("G8.2d")
def test_under_the_pact_nobody_is_asked() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers={"F0": "Green Ogre Ogre"}, round=10)
    position = after(position, "Red: move Red1 C0.6 2 5")
    assert field_of(position, "Red1") == "C0.6"


@pytest.mark.rule("G8.2d", "G24.8e")
def test_towers_of_nobody_are_free() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers={"F0": "nobody"})
    assert field_of(after(position, "Red: move Red1 C0.6 2 5"), "Red1") == "C0.6"


@pytest.mark.rule("G8.2d", "G25.6b")
def test_an_empty_tower_is_still_its_holders() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers={"F0": "Green"})
    assert after(position, "Red: move Red1 C0.6 2 5").due == (GREEN,)


@pytest.mark.rule("G8.4a", "G6.2c")
def test_nobody_has_to_ask_for_leave() -> None:
    # All that Red1 could do needs leave: it is not forced to move.
    armies = {"Red1": "Dungeon Titan Ogre", "Red2": "City Lion Lion"}
    assert refusal_of(marching(armies), RED, "done") is None


# The centre


@pytest.mark.rule("G8.6b", "G8.6i", "G8.6j", "G8.6k", "G8.6l", "EX-G8.6-1", "EX-G8.6-2", "G5.7g", "G8.6a")
def test_into_the_city_and_out_of_it() -> None:
    position = marching({"Red1": "B0.3 Ogre Ogre", "Red2": "City Lion Lion", "Red3": "C1.7 Titan Ogre"})
    assert refusal_of(position, RED, "move Red1 City 2") == "G8.6e"
    # Out over any Citytower, which costs no field.
    assert ends(position, "Red2") >= {"B0.4", "X0.b", "B1.4", "X1.b", "B2.4", "X2.b"}
    position = after(position, "Red: move Red2 X2.b 1 3")
    assert position.state.armies["Red2"].distance == 1
    position = after(position, "Red: move Red1 City 2")
    assert field_of(position, "Red1") == "City" and position.state.armies["Red1"].distance == 2


@pytest.mark.rule("G8.6n", "G5.7f", "G8.6m")
def test_nobody_goes_from_the_city_over_a_darktower() -> None:
    position = marching({"Red1": "City Ogre Ogre"}, towers={f"DT{number}": "nobody" for number in range(3)})
    assert refusal_of(position, RED, "move Red1 B0.0 1 1") == "G8.6n"
    position = marching({"Red1": "Dungeon Ogre Ogre"}, towers={"DT0": "nobody"})
    assert refusal_of(position, RED, "move Red1 B0.0 1 1") is None
    assert refusal_of(position, RED, "move Red1 B0.4 1 1") == "G8.6n"


@pytest.mark.rule("G8.6e", "G8.6c")
def test_others_in_the_centre_do_not_matter() -> None:
    position = marching({"Red1": "B0.3 Ogre Ogre", "Green1": "City Lion Lion"})
    assert refusal_of(position, RED, "move Red1 City 2") is None


@pytest.mark.rule("G8.6f", "G8.6g")
def test_elements_stay_neither_in_the_city_nor_on_its_gates() -> None:
    strong = "B0.3 Golem Colossus Colossus Serpent"
    position = marching({"Red1": strong})
    assert refusal_of(position, RED, "move Red1 City 2") == "G8.6f"
    assert refusal_of(position, RED, "move Red1 CT0 1 3") == "G8.6f"
    # Passing over the Citytower is allowed.
    assert refusal_of(position, RED, "move Red1 X0.b 2 3") is None


@pytest.mark.rule("G8.6f", "G8.6g", "G23.6g")
def test_an_element_that_stays_is_handed_over() -> None:
    position = marching({"Red1": "City Golem Ogre", "Red2": "Dungeon Titan Lion"})
    assert refusal_of(position, RED, "done") == "G8.6f"
    # All gates are held by players who refuse, so that it cannot leave.
    towers = {f"CT{number}": "Green Ogre Ogre" for number in range(3)}
    armies = {"Red1": "City Golem Ogre", "Red2": "Dungeon Titan Lion"}
    denied = tuple(("Red1", f"CT{number}") for number in range(3))
    position = settled(table(armies, MovementPhase(RED, denied=denied), towers=towers))
    assert ends(position, "Red1") == set()
    events = told(position, "Red: done")
    assert {"element-handed-over", "element-destroyed"} <= set(keys(events))
    position = after(position, "Red: done")
    assert contents(position, "Red1") == "Ogre"
    assert position.state.destroyed_elements == ("Golem",)


@pytest.mark.rule("G8.6n")
def test_out_of_a_closed_city_only_by_attacking_a_gate() -> None:
    towers = {f"CT{number}": "Green Ogre Ogre" for number in range(3)}
    denied = tuple(("Red1", f"CT{number}") for number in range(3))
    position = settled(table({"Red1": "City Ogre Ogre"}, MovementPhase(RED, denied=denied), towers=towers))
    assert ends(position, "Red1") == {"CT0", "CT1", "CT2"}
    position = after(position, "Red: move Red1 CT1 1 3")
    army = position.state.armies["Red1"]
    assert (army.field, army.distance) == ("CT1", 1)


@pytest.mark.rule("G8.6n", "G27.5b")
def test_black_armies_and_the_city() -> None:
    armies = {"Black1": "B0.3 Plaque Plaque"}
    position = marching(armies, BLACK)
    assert refusal_of(position, BLACK, "move Black1 City 2") == "G8.6n"
    # After the Dark-Titan's appearance over a Citytower of their own.
    position = marching(armies, BLACK, dark_titan=True)
    assert refusal_of(position, BLACK, "move Black1 City 2") == "G8.6n"
    position = marching(armies, BLACK, dark_titan=True, towers={"CT0": "Black Plaque"})
    assert refusal_of(position, BLACK, "move Black1 City 2") is None


@pytest.mark.rule("G8.6e", "G4.5d")
def test_of_a_split_army_in_the_city_one_part_stays() -> None:
    position = marching({"Red1": "City Ogre Ogre Lion Lion", "Red2": "Dungeon Titan Lion"})
    position = after(position, "Red: split Red1 Ogre,Ogre")
    assert refusal_of(position, RED, "done") == "G4.5d"
    position = after(position, "Red: move Red1 X0.b 1 3")
    assert refusal_of(position, RED, "done") is None


@pytest.mark.rule("G6.1b", "G6.1c", "G6.1d")
def test_the_movement_phase_comes_first() -> None:
    position = marching({"Red1": "City Titan Ogre"})
    assert refusal_of(position, RED, "hire Red1 Novice") == "G6.1c"
    position = after(position, "Red: done")
    assert type(position.step).__name__ == "RecruitmentPhase"
    assert refusal_of(position, RED, "move Red1 X0.b 1 3") == "G6.1c"


@pytest.mark.rule("G8.2d")
def test_what_a_mover_sees_is_kept_for_one_world_and_what_was_denied() -> None:
    world = marching({"Red1": "D0.14 Ogre Ogre"}, towers={"R0": "Green Lion Lion"}).state
    asked = outlook_of(world, MovementPhase(RED))
    assert outlook_of(world, MovementPhase(RED)) is asked
    denied = outlook_of(world, MovementPhase(RED, denied=(("Red1", "R0"),)))
    assert "R0" in asked.journey("Red1").around.asking
    assert "R0" not in denied.journey("Red1").around.asking
    assert outlook_of(world.but(spied=True), MovementPhase(RED)).world.spied
