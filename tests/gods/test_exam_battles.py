"""Battles where other chapters reach into them: trade, summoning, giving up, the storm; examined."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.legions.battle.hexes import DEFENDER
from tests.gods.battle.arena import after, arena, phase, standing
from tests.gods.combats import goals, points
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    contents,
    may_say,
    offers,
    refusal_of,
    settled,
    table,
)
from tests.gods.table import after as said

TITANS = ("Red", "Green")


@pytest.mark.rule("G7.1a", "G15.2d")
def test_a_spell_bought_in_a_strike_phase_is_cast_in_it() -> None:
    position = arena("Plains", "Warlock C3, Ogre A1", "Lion D4, Lion F4", colours=TITANS, spells=())
    assert refusal_of(position, RED, "cast Warlock-1 Footsore") == "G15.2d"
    world = position.state.with_player(BLUE, spells=("Footsore",))
    position = replace(position, state=world)
    position = said(position, "Blue: offer 0 0 0 Footsore", "Red: take-offer 2")
    assert position.due == (RED,) and refusal_of(position, RED, "cast Warlock-1 Footsore") is None
    position = after(position, "Red: cast Warlock-1 Footsore")
    assert position.state.players[RED].spells == ()


@pytest.mark.rule("G18.4a", "G18.4b", "G18.3a")
def test_a_lord_alone_in_his_army_dissolves_it_when_he_enters() -> None:
    others = {"Red2": "D0.9 Angel"}
    position = arena("Plains", "Ogre C3, Troll B1", "Lion C4:4, Lion F4", colours=TITANS, others=others)
    position = after(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1")
    position = after(position, "Green: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1\nGreen: done")
    assert phase(position) == "Summoning"
    position = after(position, "Red: summon Red2 Angel\nRed: maneuver Angel-4 C1\nRed: done")
    assert "Red2" not in position.state.armies and "Red2" in position.state.players[RED].markers
    assert contents(position, "Red1") == "Angel Ogre Troll"


@pytest.mark.rule("G28.11b", "G18.2g", "G17.2f")
def test_who_gives_up_with_a_lord_on_his_way_loses_him_with_all_others() -> None:
    others = {"Red2": "D0.9 Angel Ogre"}
    position = arena("Plains", "Ogre C3, Troll B1", "Lion C4:4, Lion F4", colours=TITANS, others=others)
    position = after(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1")
    position = after(position, "Green: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1\nGreen: done")
    position = after(position, "Red: summon Red2 Angel\nRed: give-up")
    while position.due == (GREEN,) and position.state.active == RED:
        position = said(position, "Green: done")
    state = position.state
    assert not state.is_alive(RED) and state.battle is None and state.newcomer is None
    # Ogre 12 and Troll 16, as after a battle; the Angel was in another army and counts nothing.
    assert points(position, GREEN) == (28, 20) and contents(position, "Green1") == "Lion"


@pytest.mark.rule("G16.5v", "G17.1a", "G11.3a")
def test_a_pixie_reinforces_a_garrison_in_round_four() -> None:
    position = arena(
        "Fort", "Ogre A1, Troll B1", "Hydra D4, Pixie D3", "additions", round=4, half=DEFENDER, colours=TITANS
    )
    assert offers(position, GREEN) == ["recruit Green1 Hydra Hydra,Pixie", "done"]
    position = after(position, "Green: recruit Green1 Hydra Hydra,Pixie")
    assert standing(position)["Hydra-4"] == "off" and goals(position, GREEN) in ((), ("G26.3b",))


@pytest.mark.rule("G11.3a", "G11.3b", "G11.3c")
def test_a_tower_is_set_up_inside_and_stormed_from_one_side() -> None:
    but = {"Red1": {"moved": True, "entry": 3, "distance": 2}}
    towers = {"F0": "Green Lion Ogre"}
    laid = table({"Red1": "F0 Troll Troll"}, CombatPhase(RED), but=but, towers=towers)
    position = said(settled(laid), "Green: fight")
    inside = {line.split()[2] for line in offers(position, GREEN) if line.startswith("maneuver Lion")}
    assert "D4" in inside and "A1" not in inside and "F4" not in inside
    outside = refusal_of(position, GREEN, "maneuver Lion-2 F4")
    assert outside == "G11.3a"
    position = said(position, "Green: maneuver Lion-2 D4", "Green: maneuver Ogre-3 D3", "Green: done")
    assert position.due == (RED,) and position.state.battle.entry == 3


@pytest.mark.rule("G11.8a", "G11.8b", "G24.4a")
def test_a_titan_lost_by_time_before_the_dark_titan_is_a_phantom() -> None:
    others = {"Red2": "D0.9 Lion Lion", "Black2": "D1.9 Phantom Lich"}
    position = arena(
        "Plains", "Titan A1, Ogre B1", "Lion F4", "maneuver", round=7, colours=TITANS, others=others
    )
    position = after(position, "Red: done\nGreen: done")
    assert contents(position, "Red2") == "Lion Lion Phantom" and points(position, GREEN) == (0, 0)
    assert position.state.players[RED].master == "Phantom"


@pytest.mark.rule("G27.5e", "G27.5c", "G27.5m", "G28.11a")
def test_what_is_lent_for_the_skycastle_and_a_darklord_who_gives_up_there() -> None:
    armies = {
        "Black1": "City Dark-Titan Lich", "Black2": "D0.7 Lich Lich", "Red1": "D0.7 Lion Lion",
        "Green1": "City Titan Hydra", "Blue1": "D1.7 Ogre Ogre",
    }  # fmt: skip
    but = {"Black2": {"moved": True, "entry": 3, "distance": 2}}
    position = settled(
        table(armies, CombatPhase(BLACK), active=BLACK, but=but, dark_titan=True, towers={"F0": "Red Troll"})
    )
    # Two combats are open: the Darklord says which comes first.
    assert set(offers(position, BLACK)) == {"engage Black1 God", "engage Black2 Red1"}
    position = said(position, "Black: engage Black1 God")
    # Out of any army: in combat, in a garrison, in the City.
    assert {"lend Red1 Lion", "lend RedFort Troll"} <= set(offers(position, RED))
    assert refusal_of(position, RED, "lend Green1 Hydra") == "G4.7a"
    assert refusal_of(position, BLACK, "give-up") == "G28.11a"
    position = said(position, "Red: lend Red1 Lion", "Green: lend Green1 Hydra", "Blue: done")
    assert refusal_of(position, RED, "lend Red1 Titan") == "G27.5c"
    position = said(position, "Red: done", "Green: done", "Red: choose-side 3")
    assert position.state.battle.is_final
    while position.due != (BLACK,):
        seat = position.due[0]
        colour = ("Red", "Green", "Blue")[seat]
        line = next((line for line in offers(position, seat) if line.startswith("maneuver")), "done")
        position = said(position, f"{colour}: {line}")
    assert "give-up" in may_say(position, BLACK)
    position = said(position, "Black: give-up")
    state = position.state
    assert not state.is_alive(BLACK) and contents(position, "Red1") == "Lion Lion"
    assert all(points(position, seat) == (0, 0) for seat in range(4)) and goals(position, RED) == ()
    assert state.active == RED


@pytest.mark.rule("G1.2a", "G5.4c", "G15.2d", "G25.2c")
def test_three_players_fight_a_darktower_that_a_third_leads() -> None:
    but = {"Red1": {"moved": True, "entry": 3, "distance": 2}}
    armies = {"Red1": "DT0 Colossus Colossus Serpent"}
    position: Any = settled(table(armies, CombatPhase(RED), but=but, seats=3))
    assert position.due[0] in (GREEN, BLUE) and position.state.battle.land == "Darktower"
    leader = position.due[0]
    assert not [line for line in offers(position, leader) if line.startswith(("cast", "concede", "flee"))]
