"""Chapter 2: board, markers and counters as one meets them in play; their figures are in test_board."""

from __future__ import annotations

import pytest

from hexenkessel.games.titan.board import LANDS, TERRAINS, neighbours
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.kernel.dice import DiceParts
from tests.titan.table import BLUE, RED, after, offers, refusal_of, table


@pytest.mark.rule("T2.1a")
def test_the_board_has_96_lands_of_11_terrains() -> None:
    assert len(LANDS) == 96
    assert {land.terrain for land in LANDS.values()} == set(TERRAINS)
    assert len(TERRAINS) == 11


@pytest.mark.rule("T2.1b")
def test_legions_go_from_land_to_land_as_the_signs_say() -> None:
    position = table({"Red1": "102 Titan Ogre"}, MovementPhase(RED, roll=1))
    # Three lands touch 102, but a sign points to one of them only.
    assert neighbours(102) != (101,)
    assert [line.split()[2] for line in offers(position, RED)] == ["101"]
    assert refusal_of(position, RED, "move Red1 103 1") == "T7.2a"


@pytest.mark.rule("T2.1c")
@pytest.mark.parametrize("nowhere", [0, 43, 99, 143, 700, 7000, 9999])
def test_a_blank_area_can_be_entered_neither_on_foot_nor_by_teleport(nowhere: int) -> None:
    position = table({"Red1": "100 Titan Angel"}, MovementPhase(RED, roll=6), scores=(400,))
    assert refusal_of(position, RED, f"move Red1 {nowhere} 3") == "T2.1c"
    assert refusal_of(position, RED, f"teleport Red1 Angel {nowhere}") == "T2.1c"
    assert refusal_of(position, RED, f"teleport Red1 Titan {nowhere} 3") == "T2.1c"


@pytest.mark.rule("T2.2a")
def test_there_is_a_battleland_for_each_terrain() -> None:
    for terrain in TERRAINS:
        land = next(land.number for land in LANDS.values() if land.terrain == terrain)
        met = table({"Red1": f"{land} Ogre", "Blue1": f"{land} Lion"}, moved={"Red1": 3})
        battle = after(met, "Blue: stand", "Red: fight")
        assert battle.state.battle.terrain == terrain


@pytest.mark.rule("T2.3a")
def test_six_colours_have_twelve_markers_and_a_titan_each() -> None:
    players = GAME.begin(GAME.setup(6, DiceParts("colours"))).position.state.players
    colours = {marker.rstrip("0123456789") for player in players for marker in player.markers}
    assert len(colours) == 6
    for player in players:
        assert len(player.markers) == 12
        assert len({marker.rstrip("0123456789") for marker in player.markers}) == 1


@pytest.mark.rule("T2.3b")
def test_all_players_muster_from_the_same_stacks() -> None:
    position = table(
        {"Red1": "8 Titan Ogre", "Blue1": "22 Titan Ogre"},
        MusterPhase(RED),
        moved={"Red1": 3, "Blue1": 3},
    )
    ogres = position.state.stacks["Ogre"]
    reds = after(position, "Red: muster Red1 Ogre Ogre").state
    assert reds.stacks["Ogre"] == ogres - 1
    blues = table(
        {"Red1": "8 Titan Ogre", "Blue1": "22 Titan Ogre"},
        MusterPhase(BLUE),
        active=BLUE,
        moved={"Blue1": 3},
    )
    assert after(blues, "Blue: muster Blue1 Ogre Ogre").state.stacks["Ogre"] == ogres - 1
