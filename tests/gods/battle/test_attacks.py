"""Attacks, carrying over, rangestrikes and mounting, played line by line (G13, G14, G16.5be)."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.gods.battle.arena import after, arena, field, phase, standing, told, wounds
from tests.gods.table import BLACK, RED, keys, offers, refusal_of

LICHES = "Lich C4:4, Lich D3:3, Lich F4"


@pytest.mark.rule("G13.3a", "G13.3b", "G13.3c", "G13.3d", "G13.4a")
def test_attacks_come_one_after_another_in_any_order() -> None:
    position = arena("Plains", "Ogre C3, Troll C2", "Headcracker C4, Headcracker D3")
    first = "strike Ogre-0 Headcracker-2 6 4"
    second = "strike Troll-1 Headcracker-3 8 4"
    assert {first, second, "strike Ogre-0 Headcracker-3 6 4"} <= set(offers(position, RED))
    position = after(position, f"Red: {second} | 1 1 1 1 1 1 1 1")
    assert refusal_of(position, RED, second) == "G13.3b"
    assert refusal_of(position, RED, "strike Ogre-0 Troll-1 6 4") == "G13.3e"
    assert refusal_of(position, RED, "strike Headcracker-2 Ogre-0 6 4") == "G10.1b"
    assert refusal_of(position, RED, "strike Ogre-0 Headcracker-2 6 3") == "G13.6c"
    assert refusal_of(position, RED, "strike Ogre-0 Headcracker-2 5 4") == "G13.7c"
    assert after(position, f"Red: {first} | 1 1 1 1 1 1").due == (BLACK,)


@pytest.mark.rule("G13.6a", "G13.6d", "G13.6e")
def test_surplus_hits_carry_over_to_another_neighbour() -> None:
    # The Ogre needs 5 against both; the first Lich has one life left, the second two.
    position = arena("Plains", "Ogre C3", LICHES)
    position = after(position, "Red: strike Ogre-0 Lich-1 6 5 | 5 5 5 5 1 1")
    assert phase(position) == "CarryChoice" and offers(position, RED) == ["carry Lich-2", "done"]
    assert refusal_of(position, RED, "carry Lich-3") == "G13.6a"
    assert refusal_of(position, RED, "carry Ogre-0") == "G13.3e"
    played = told(position, "Red: carry Lich-2")
    assert wounds(played.position) == {"Lich-1": 5, "Lich-2": 5} and played.position.due == (BLACK,)
    # Nobody has to.
    assert wounds(after(position, "Red: done")) == {"Lich-1": 5, "Lich-2": 3}


@pytest.mark.rule("G13.6e")
def test_there_is_nothing_to_carry_over_before_somebody_is_slain() -> None:
    position = arena("Plains", "Ogre C3, Ogre C2", "Lich C4, Lich D3")
    position = after(position, "Red: strike Ogre-0 Lich-2 6 5 | 5 5 5 1 1 1")
    assert refusal_of(position, RED, "carry Lich-3") == "G13.6e"


@pytest.mark.rule("G13.6b", "G13.6c")
def test_hits_do_not_carry_to_a_higher_number_unless_it_was_announced() -> None:
    # Number 4 against the Headcracker, 5 against the Lich.
    position = arena("Plains", "Ogre C3", "Headcracker C4:5, Lich D3:3")
    assert offers(position, RED) == [
        "strike Ogre-0 Headcracker-1 6 4",
        "strike Ogre-0 Headcracker-1 6 5",
        "strike Ogre-0 Lich-2 6 5",
    ]
    plain = after(position, "Red: strike Ogre-0 Headcracker-1 6 4 | 6 6 6 6 6 6")
    assert plain.due == (BLACK,) and wounds(plain) == {"Headcracker-1": 6, "Lich-2": 3}
    announced = after(position, "Red: strike Ogre-0 Headcracker-1 6 5 | 6 6 4 4 4 4")
    assert offers(announced, RED) == ["carry Lich-2", "done"]


@pytest.mark.rule("G13.7a", "G13.7b", "G13.7c", "G13.7d")
def test_dice_of_a_hazard_carry_only_to_whom_they_count_against() -> None:
    # Desert: the Lion in C4 has two dice more down to C3, but not down to ... B3 too; D5 as well.
    position = arena("Desert", "Colossus C2", "Headcracker B1:5, Headcracker C3:5")
    # Up the Dune to B1 a stranger rolls one die less; so for both he may roll nine.
    found = [line for line in offers(position, RED) if "Headcracker-2" in line]
    assert found == ["strike Colossus-0 Headcracker-2 10 2"]
    up = [line for line in offers(position, RED) if "Headcracker-1" in line]
    assert up == ["strike Colossus-0 Headcracker-1 9 2"]


@pytest.mark.rule("G14.1c", "G14.1d", "G14.1h", "G14.1i")
def test_a_rangestrike_is_free_never_carries_and_brings_no_strike_back() -> None:
    position = arena("Plains", "Ranger D1, Ogre A2", "Lich D3:4, Headcracker A3, Lich F4")
    shot = "rangestrike Ranger-1 Lich-3"
    assert shot in offers(position, RED)
    played = told(position, f"Red: {shot} | 6 6")
    # Both dice hit, one is lost; the Lich lies there until the phase ends.
    assert keys(played.events) == ["rangestrike"] and wounds(played.position) == {"Lich-3": 5}
    position = after(played.position, "Red: strike Ogre-0 Headcracker-2 6 4 | 1 1 1 1 1 1")
    assert offers(position, BLACK) == ["strike Headcracker-2 Ogre-0 6 4"]


@pytest.mark.rule("G14.1e", "G13.1c")
def test_in_a_strike_back_nobody_shoots() -> None:
    position = arena("Plains", "Ranger D1, Ogre C3", "Headcracker C4, Lich D4", half=DEFENDER)
    position = after(position, "Black: strike Headcracker-2 Ogre-0 6 4 | 1 1 1 1 1 1")
    position = after(position, "Black: strike Lich-3 Ogre-0 5 3 | 1 1 1 1 1")
    assert position.due == (RED,)
    assert refusal_of(position, RED, "rangestrike Ranger-1 Lich-3") == "G14.1e"


@pytest.mark.rule("G12.7bq")
def test_a_shot_out_of_another_cloud_is_said_with_its_hex() -> None:
    position = arena("Skycastle", "Giant B1", "Lich D6, Lich F1", spells=())
    shots = {line for line in offers(position, RED) if "Lich-1" in line}
    assert shots == {"rangestrike Giant-0 Lich-1 C4", "rangestrike Giant-0 Lich-1 E3"}
    assert refusal_of(position, RED, "rangestrike Giant-0 Lich-1 D3") == "G12.7bq"
    assert refusal_of(position, RED, "rangestrike Giant-0 Lich-1") == "G14.2b"
    played = told(position, "Red: rangestrike Giant-0 Lich-1 C4 | 6 1 1")
    assert wounds(played.position) == {"Lich-1": 1}


@pytest.mark.rule("G12.7k")
def test_a_pixie_on_a_tree_must_attack_twice() -> None:
    position = arena("Woods", "Pixie C2", "Headcracker C3", spells=())
    once = "strike Pixie-0 Headcracker-1 5 2"
    position = after(position, f"Red: {once} | 1 1 1 1 1")
    assert offers(position, RED) == [once]
    position = after(position, f"Red: {once} | 1 1 1 1 1")
    assert position.due == (BLACK,)
    # In the enemy's strike phase she strikes back once.
    position = after(position, "Black: strike Headcracker-1 Pixie-0 6 6 | 1 1 1 1 1 1\nBlack: done")
    position = after(
        position, f"Black: strike Headcracker-1 Pixie-0 6 6 | 1 1 1 1 1 1\nRed: {once} | 1 1 1 1 1"
    )
    assert phase(position) == "ManeuverPhase" and position.due == (RED,)


@pytest.mark.rule("G12.7ap", "G12.7aq", "G13.1a")
def test_drift_comes_first_and_whom_it_slays_still_attacks() -> None:
    position = arena("Tundra", "Lion D2:4", "Headcracker D1, Lich F4", "landing")
    assert wounds(position)["Lion-0"] == 5 and position.due == (RED,)
    position = after(position, "Red: strike Lion-0 Headcracker-1 5 3 | 1 1 1 1 1")
    # Nobody living is next to the Headcracker, so there is no strike-back and the battle is over.
    assert position.state.battle is None


@pytest.mark.rule("G16.5be", "G16.5bh")
def test_mounting_and_flying_on() -> None:
    position = arena("Plains", "Pegasus C3, Knight C1, Ogre D2", "Lich F4", "maneuver")
    found = offers(position, RED)
    assert "mount Knight-0 Pegasus-2" in found and "maneuver Pegasus-2 C1" in found
    assert refusal_of(position, RED, "mount Ogre-1 Pegasus-2") == "G16.5be"
    assert refusal_of(position, RED, "mount Knight-0 Ogre-1") == "G16.5be"
    mounted = after(position, "Red: mount Knight-0 Pegasus-2")
    assert standing(mounted)["Knight-0"] == standing(mounted)["Pegasus-2"] == "C3"
    assert refusal_of(mounted, RED, "mount Knight-0 Pegasus-2") == "G12.1b"
    # In the next phase both fly together.
    later = after(mounted, "Red: done\nBlack: done")
    later = after(later, "Red: maneuver Pegasus-2 E2")
    assert standing(later)["Knight-0"] == standing(later)["Pegasus-2"] == "E2"
    # Or the Pegasus comes to the rider, who may still walk away.
    fetched = after(position, "Red: maneuver Pegasus-2 C1")
    assert standing(fetched)["Pegasus-2"] == "C1"
    assert standing(after(fetched, "Red: maneuver Knight-0 B2"))["Knight-0"] == "B2"


@pytest.mark.rule("G16.5bh")
def test_a_rider_lets_the_pegasus_go() -> None:
    position = arena("Plains", "Pegasus C3, Knight C3", "Lich F4", "maneuver")
    assert "maneuver Knight-0 C3" in offers(position, RED)
    position = after(position, "Red: maneuver Knight-0 C3\nRed: maneuver Pegasus-1 E2")
    assert (standing(position)["Knight-0"], standing(position)["Pegasus-1"]) == ("C3", "E2")
    other = arena("Plains", "Pegasus F1, Knight A1", "Lich F4", "maneuver")
    assert refusal_of(other, RED, "mount Knight-0 Pegasus-1") is not None
    assert field(other).round == 2
