"""Setting up, from the first Tower to the first move (G5)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.armies.army import army_value
from hexenkessel.games.gods.equipment.board import LAND, TOWERS
from hexenkessel.games.gods.equipment.pools import GARRISONS
from hexenkessel.games.gods.equipment.spells import SPELLS
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.options import GodsOptions
from hexenkessel.games.gods.start import ChooseTowers, Divisions, empty_table
from hexenkessel.games.gods.world import NEUTRAL
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import may_read
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.legions import knowledge
from tests.gods.table import (
    BLACK,
    BLUE,
    GRAMMAR,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    holder_of,
    keys,
    offers,
    pool_of,
    refusal_of,
    say,
    settled,
    table,
    told,
)

TOWERS_CHOSEN = ("Blue: choose-tower T1", "Green: choose-tower T0")


def opening(seats: int = 4) -> Any:
    setup = Setup("gods", "0", seats, {}, DiceParts("an opening"))
    return settled(Position(setup, 0, (ChooseTowers(),), empty_table(GodsOptions(), seats)))


def divided() -> Any:
    """After the set-up with a Darklord; each Titan player's first army has Titan and Ogre."""
    position = after(opening(), *TOWERS_CHOSEN)
    for seat in range(3):
        position = say(position, seat, "divide Titan,Ogre").position
    return say(position, BLACK, "arrange Jabberwok,Phantom,Angel").position


@pytest.mark.rule("G5.4a")
def test_towers_are_chosen_in_reverse_seat_order() -> None:
    position = opening()
    assert position.due == (BLUE,)
    assert offers(position, BLUE) == ["choose-tower T0", "choose-tower T1", "choose-tower T2"]
    position = after(position, "Blue: choose-tower T1")
    assert position.due == (GREEN,)
    assert refusal_of(position, GREEN, "choose-tower T1") == "G5.4a"
    assert refusal_of(position, GREEN, "choose-tower R0") == "G5.4a"
    # Who comes last has no choice and is not asked.
    events = told(position, "Green: choose-tower T0")
    assert keys(events).count("tower-chosen") == 2
    position = after(position, "Green: choose-tower T0")
    assert [player.tower for player in position.state.players] == ["T2", "T0", "T1", ""]
    assert [holder_of(position, tower) for tower in ("T0", "T1", "T2")] == ["Green", "Blue", "Red"]


@pytest.mark.rule("G1.2b", "G5.3a", "G5.3b", "G5.1a", "G5.1b", "G5.1e", "G5.1f", "G4.4b", "G4.4c", "G4.4e")
def test_what_everybody_has_at_first() -> None:
    world = opening().state
    assert [player.master for player in world.players] == ["Titan", "Titan", "Titan", "Phantom"]
    red, black = world.players[RED], world.players[BLACK]
    assert len(red.markers) == len(black.markers) == 16
    assert red.markers[-4:] == ("RedTower", "RedRuin", "RedFort", "RedCitytower")
    assert black.markers[-3:] == ("BlackDarktower1", "BlackDarktower2", "BlackDarktower3")
    assert red.spells == black.spells == tuple(sorted(SPELLS))
    assert red.pool["Titan"] == red.pool["Phantom"] == 1
    assert black.pool["Dark-Titan"] == black.pool["Jabberwok"] == 1 and "Titan" not in black.pool


@pytest.mark.rule("G5.4b", "G5.4c", "G5.5a", "G5.6a", "G5.6b", "G5.6c", "G5.6d", "G5.6e", "G25.1a", "G4.4d")
def test_garrisons_stand_in_all_towers() -> None:
    position = after(opening(), *TOWERS_CHOSEN)
    world = position.state
    for field in TOWERS:
        tower = world.towers[field]
        army = world.armies[tower.marker]
        assert army.garrison and army.field == field and army.owner == tower.owner
        assert army.figures == tuple(sorted(GARRISONS[LAND[field]].figures))
    assert [holder_of(position, f"DT{number}") for number in range(3)] == ["Black"] * 3
    grey = [field for field in TOWERS if world.towers[field].owner == NEUTRAL]
    assert sorted({LAND[field] for field in grey}) == ["Citytower", "Fort", "Ruin"] and len(grey) == 9
    # The other tower markers wait in the pool.
    assert {"RedRuin", "RedFort", "RedCitytower"} <= set(world.players[RED].markers)
    assert "RedTower" not in world.players[RED].markers
    # Creatures and Angels come out of the pools.
    assert pool_of(position, RED, "Angel") == 3 and pool_of(position, RED, "Ogre") == 7
    plaques = opening().state.players[BLACK].pool["Plaque"]
    assert pool_of(position, BLACK, "Plaque") == plaques - 6


@pytest.mark.rule("EX-G5.6-A")
def test_what_the_garrisons_are_worth() -> None:
    position = after(opening(), *TOWERS_CHOSEN)
    worth = {
        LAND[army.field]: army_value(army.figures) for army in position.state.armies.values() if army.garrison
    }
    assert worth == {"Citytower": 148, "Fort": 105, "Ruin": 124, "Darktower": 74, "Tower": 80}


@pytest.mark.rule("G5.4c")
def test_without_a_darklord_the_darktowers_are_neutral() -> None:
    position = after(opening(3), *TOWERS_CHOSEN)
    assert [holder_of(position, f"DT{number}") for number in range(3)] == ["Grey"] * 3
    assert contents(position, "GreyDarktower1") == "Chimera Plaque Plaque Warlock"


@pytest.mark.rule("G5.2a", "G3.4c")
def test_elements_are_dealt_by_lot() -> None:
    position = after(opening(), *TOWERS_CHOSEN)
    assert sorted(position.state.elements) == ["Asher", "Golem", "Zephyra"]


@pytest.mark.rule("G5.2b", "G3.4b", "G5.7b")
def test_without_a_darklord_there_are_no_elements() -> None:
    position = after(opening(3), *TOWERS_CHOSEN)
    assert position.state.elements == ()
    # Four figures: all pairs.
    assert len(offers(position, RED)) == 6


@pytest.mark.rule("G5.7c", "G5.7d")
def test_two_armies_titan_and_element_apart() -> None:
    position = after(opening(), *TOWERS_CHOSEN)
    element = position.state.elements[RED]
    assert position.due == (RED, GREEN, BLUE, BLACK)
    assert refusal_of(position, RED, "divide Titan") == "G5.7c"
    assert refusal_of(position, RED, "divide Titan,Centaur,Ogre,Gargoyle") == "G5.7c"
    assert refusal_of(position, RED, "divide Titan,Lion") == "G5.7c"
    assert refusal_of(position, RED, f"divide Titan,{element}") == "G5.7d"
    assert refusal_of(position, RED, "divide Centaur,Gargoyle") == "G5.7d"
    assert refusal_of(position, RED, "divide Titan,Centaur,Gargoyle") is None
    assert refusal_of(position, RED, "arrange Angel,Jabberwok,Phantom") == "G5.7c"
    assert refusal_of(position, BLACK, "divide Titan,Ogre") == "G5.7c"
    assert len(offers(position, RED)) == 12


@pytest.mark.rule("G5.7a", "G5.7b", "G16.5bn", "G5.7e", "G5.7h", "G5.7i", "G3.3b", "G23.1a", "G4.1a", "G4.4a")
def test_the_first_armies() -> None:
    position = divided()
    world = position.state
    element = world.elements[RED]
    assert contents(position, "Red1") == "Ogre Titan"
    assert contents(position, "Red2") == " ".join(sorted(("Centaur", "Gargoyle", element)))
    assert field_of(position, "Red1") == field_of(position, "Red2") == "City"
    assert [contents(position, f"Black{number}") for number in (1, 2, 3)] == [
        "Headcracker Jabberwok",
        "Headcracker Phantom",
        "Angel Headcracker",
    ]
    assert field_of(position, "Black2") == "Dungeon"
    assert pool_of(position, RED, "Titan") == 0 and pool_of(position, RED, "Phantom") == 1
    assert pool_of(position, BLACK, "Phantom") == 0
    assert "Red1" not in world.players[RED].markers


@pytest.mark.rule("G5.7i", "G28.6a")
def test_what_is_known_of_the_first_armies() -> None:
    world = divided().state
    red, black = world.players[RED].knowledge, world.players[BLACK].knowledge
    assert red is not None and black is not None
    assert knowledge.known(red, "Red1") == ()
    assert {"Titan", world.elements[RED]} <= set(knowledge.possible(red, "Red1"))
    assert knowledge.known(black, "Black1") == ("Headcracker",)
    assert knowledge.possible(black, "Black1") == ("Angel", "Jabberwok", "Phantom")
    assert knowledge.known(red, "RedTower") == ("Angel", "Centaur", "Gargoyle", "Guardian", "Ogre")


def test_divisions_are_secret_until_all_have_chosen() -> None:
    position = after(opening(), *TOWERS_CHOSEN)
    action = GRAMMAR.read("divide Titan,Ogre")
    assert may_read(position, RED, action, RED) and not may_read(position, RED, action, GREEN)
    position = say(position, RED, "divide Titan,Ogre").position
    assert isinstance(position.step, Divisions)
    assert position.step.as_seen_by(GREEN, position.state).chosen == ((RED, None),)
    # As long as others think, a mind can be changed.
    position = say(position, RED, "divide Titan,Centaur").position
    assert position.due == (GREEN, BLUE, BLACK)


@pytest.mark.rule("G5.8f", "G24.2a", "G26.1c", "G27.1a")
def test_seat_one_begins() -> None:
    position = divided()
    assert position.due == (RED,) and isinstance(position.step, MovementPhase)
    assert position.state.round == 1
    assert all(player.battle_points == 0 and player.goals == () for player in position.state.players)


# The first round


@pytest.mark.rule("G5.8a", "EX-G5.8-A")
@pytest.mark.parametrize(("tower", "gate"), [("T0", "CT0"), ("T1", "CT1"), ("T2", "CT2")])
def test_titan_players_leave_over_one_citytower(tower: str, gate: str) -> None:
    position = divided()
    seat = next(seat for seat, player in enumerate(position.state.players) if player.tower == tower)
    while position.due != (seat,):
        position = _with_a_turn_gone(position)
    sector = gate[-1]
    ends = {line.split()[2] for line in offers(position, seat) if line.startswith("move")}
    assert {f"B{sector}.4", f"X{sector}.b"} <= ends
    other = (int(sector) + 1) % 3
    army = next(marker for marker, army in position.state.armies_of(seat) if not army.garrison)
    assert refusal_of(position, seat, f"move {army} B{other}.4 1 1") == "G5.8a"


def _with_a_turn_gone(position: Any) -> Any:
    """The next player's turn: everybody takes what is first in his list."""
    turn = position.state.turn
    while position.state.turn == turn:
        seat = position.due[0]
        lines = offers(position, seat)
        position = say(position, seat, "done" if "done" in lines else lines[0]).position
    return position


@pytest.mark.rule("G5.8b", "G5.8d")
def test_the_army_with_the_element_must_leave() -> None:
    position = divided()
    assert refusal_of(position, RED, "done") in ("G5.8b", "G5.8d")
    with_element = "Red2"
    position = after(position, *_first_move(position, "Red1", RED))
    assert refusal_of(position, RED, "done") == "G5.8d"
    position = after(divided(), *_first_move(divided(), with_element, RED))
    # G5.8c: the other may stay, and recruit in the City.
    assert refusal_of(position, RED, "done") is None
    position = after(position, "Red: done")
    assert any(line.startswith("hire Red1") for line in offers(position, RED))


def _first_move(position: Any, marker: str, seat: int) -> list[str]:
    colour = ("Red", "Green", "Blue", "Black")[seat]
    return [
        f"{colour}: {next(line for line in offers(position, seat) if line.startswith(f'move {marker} '))}"
    ]


@pytest.mark.rule("G5.8b", "G5.8d", "G5.8c")
def test_without_elements_one_army_must_leave() -> None:
    position = after(opening(3), *TOWERS_CHOSEN)
    for seat in range(3):
        position = say(position, seat, "divide Titan,Ogre").position
    assert refusal_of(position, RED, "done") == "G5.8b"
    position = after(position, *_first_move(position, "Red1", RED))
    assert refusal_of(position, RED, "done") is None
    # Both may leave.
    assert any(line.startswith("move Red2 ") for line in offers(position, RED))


@pytest.mark.rule("G5.8e")
def test_black_armies_leave_over_a_darktower_each() -> None:
    position = divided()
    for _ in range(3):
        position = _with_a_turn_gone(position)
    assert position.due == (BLACK,)
    assert refusal_of(position, BLACK, "done") == "G5.8e"
    position = after(position, "Black: move Black1 X0.a 1 3")
    position = after(position, "Black: move Black2 X1.a 1 3")
    assert refusal_of(position, BLACK, "done") == "G5.8e"
    position = after(position, "Black: move Black3 X2.a 1 3")
    assert sorted(position.step.gates) == ["DT0", "DT1", "DT2"]
    assert refusal_of(position, BLACK, "done") is None


@pytest.mark.rule("G5.8e")
def test_a_darktower_serves_one_black_army() -> None:
    # Two of the Darktowers are lost, so that nobody can teleport over them.
    armies = {f"Black{number}": "Dungeon Headcracker Plaque" for number in (1, 2)}
    position = table(armies, MovementPhase(BLACK), active=BLACK, round=1, towers={"DT1": "nobody"})
    position = after(position, "Black: move Black1 X0.a 1 3")
    (black,) = [step for step in position.steps if isinstance(step, MovementPhase)]
    assert black.gates == ("DT0",)
    position = table(
        armies, MovementPhase(BLACK, gates=("DT0",)), active=BLACK, round=1,
        towers={"DT0": "nobody", "DT1": "nobody", "DT2": "nobody"}, fallen=(0, 1, 2),
    )  # fmt: skip
    assert refusal_of(settled(position), BLACK, "move Black1 X0.a 1 3") == "G5.8e"
