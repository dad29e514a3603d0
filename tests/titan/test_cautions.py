"""What somebody is asked before he gives something away for good."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.table import BLUE, RED, after, battle, offers, settled, table, with_stacks


def caution(position: Any, seat: int, line: str, language: str = "en") -> str | None:
    """What is asked before this action, as a sentence."""
    (found,) = GAME.presentation.cautions(GAME.view(position, seat), [GAME.grammar.read(line)])
    return None if found is None else GAME.messages(language).say(found.key, found.args)


@pytest.mark.rule("T10.1d")
def test_whoever_leaves_characters_off_the_map_hears_how_many_are_lost() -> None:
    legions = {"Red1": "1 Lion", "Blue1": "1 Titan Ogre Ogre"}
    position = settled(battle(legions, 1, {}, round=1, half=DEFENDER, part="maneuver"))
    assert isinstance(position.step, ManeuverPhase)
    assert caution(position, BLUE, "done") == (
        "3 characters have not entered the map and would be lost. "
        "Your Titan is among them: you would be out of the game!"
    )
    entered = enter(enter(position, "Titan-3"), "Ogre-1")
    assert caution(entered, BLUE, "done") == "One character has not entered the map and would be lost."
    assert caution(enter(entered, "Ogre-2"), BLUE, "done") is None


def enter(position: Any, unit: str) -> Any:
    way = next(line for line in offers(position, BLUE) if line.startswith(f"maneuver {unit} "))
    return after(position, f"Blue: {way}")


@pytest.mark.rule("T10.1d")
def test_in_later_rounds_nobody_is_lost_by_stopping() -> None:
    legions = {"Red1": "1 Lion", "Blue1": "1 Titan Ogre Ogre"}
    places = {"Lion-0": "C3", "Titan-3": "F4", "Ogre-1": "F3"}
    position = settled(battle(legions, 1, places, round=2, half=DEFENDER, part="maneuver"))
    assert caution(position, BLUE, "done") is None


@pytest.mark.rule("T6.5a", "T18.0a")
def test_whoever_ends_his_turn_hears_which_legions_could_still_muster() -> None:
    legions = {"Red1": "8 Titan Ogre", "Red2": "1 Lion", "Red3": "22 Lion", "Red4": "30 Centaur Lion"}
    position = table(legions, MusterPhase(RED), moved={"Red1": 1, "Red2": 1, "Red3": 1})
    said = "There is still somebody to muster for {}. When the turn is over, that chance is gone."
    assert caution(position, RED, "done") == said.format("Red1, Red2")
    once = after(position, "Red: muster Red1 Ogre Ogre")
    assert caution(once, RED, "done") == said.format("Red2")
    assert caution(with_stacks(once, Lion=0, Centaur=0), RED, "done") is None
    assert caution(position, RED, "muster Red1 Ogre Ogre") is None


@pytest.mark.rule("T8.1e", "T8.2d")
def test_a_teleport_shows_a_lord_unless_all_know_of_it() -> None:
    legions = {"Red1": "100 Angel Ogre", "Red2": "1 Titan Lion"}
    secret = table(legions, MovementPhase(RED, roll=6), hidden=(RED,))
    assert caution(secret, RED, "teleport Red1 Angel 300") == "Red1 would show an Angel to everybody."
    known = table(legions, MovementPhase(RED, roll=6))
    assert caution(known, RED, "teleport Red1 Angel 300") is None


@pytest.mark.rule("T9.4e")
@pytest.mark.parametrize(("seat", "asked"), [(RED, False), (BLUE, True)])
def test_whoever_concedes_his_titan_is_asked(seat: int, asked: bool) -> None:
    legions = {"Red1": "1 Lion", "Blue1": "1 Titan Ogre"}
    position = settled(battle(legions, 1, {}, round=1, half=DEFENDER, part="maneuver"))
    assert bool(caution(position, seat, "concede")) == asked


@pytest.mark.rule("T17.0b")
def test_an_angel_comes_now_or_never() -> None:
    position = table({"Red1": "1 Titan Lion"}, Spoils(RED, "Red1", multiples=(100,)))
    assert caution(position, RED, "done") == "You are entitled to an Angel. It comes now or never."
    assert caution(with_stacks(position, Angel=0), RED, "done") is None


@pytest.mark.parametrize("language", ["de", "hu"])
def test_cautions_are_said_in_every_language(language: str) -> None:
    legions = {"Red1": "100 Angel Ogre", "Red2": "1 Titan Lion"}
    secret = table(legions, MovementPhase(RED, roll=6), hidden=(RED,))
    english = caution(secret, RED, "teleport Red1 Angel 300")
    assert caution(secret, RED, "teleport Red1 Angel 300", language) != english
