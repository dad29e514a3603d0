"""What follows from a battle is in the view, so that a screen need not know a rule."""

from __future__ import annotations

import random

import pytest

from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.screen import Standing
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal
from hexenkessel.kernel.history import History
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.battle.play import fought
from tests.titan.table import after

LAND = 1  # Plains
LEGIONS = {"Red1": f"{LAND} Ogre Ogre Titan", "Blue1": f"{LAND} Centaur Lion"}


def standing(position: TitanPosition, observer: int | None = None) -> Standing:
    found = GAME.view(position, observer).standing
    assert found is not None
    return found


@pytest.mark.rule("T13.0d", "T13.6a")
def test_the_slain_are_told_apart_while_they_still_lie_on_the_map() -> None:
    places = {"Ogre-0": "slain", "Ogre-1": "C3", "Titan-2": "D6", "Centaur-3": "A1", "Lion-4": "C4"}
    seen = standing(fought(LEGIONS, LAND, places, hits={"Ogre-1": 6, "Lion-4": 4}))
    assert seen.slain == (0, 1)
    assert seen.living == {"Red1": ("Titan",), "Blue1": ("Centaur", "Lion")}
    assert seen.fallen == {"Red1": ("Ogre", "Ogre"), "Blue1": ()}


@pytest.mark.rule("T19.1a")
def test_a_titan_is_as_strong_as_its_owner_has_points() -> None:
    places = {"Ogre-0": "B1", "Ogre-1": "C3", "Titan-2": "D6", "Centaur-3": "A1", "Lion-4": "C4"}
    assert standing(fought(LEGIONS, LAND, places, scores=(310,))).powers == (6, 6, 9, 3, 5)


@pytest.mark.rule("T10.1d")
def test_whoever_enters_now_or_never_is_named_until_he_has_entered() -> None:
    position = fought(LEGIONS, LAND, {}, "maneuver", half=DEFENDER, round=1)
    assert isinstance(position.step, ManeuverPhase)
    assert (standing(position).must_enter, standing(position).entered) == ((3, 4), ())
    position = after(position, "Blue: maneuver Lion-4 A2")
    assert (standing(position).must_enter, standing(position).entered) == ((3,), (4,))
    # When the phase is over the others have their turn, and nobody is kept a place beside the map.
    position = after(position, "Blue: done")
    assert (standing(position).must_enter, standing(position).entered) == ((0, 1, 2), ())


def test_who_moves_in_a_later_round_has_not_just_entered() -> None:
    places = {"Ogre-0": "F1", "Ogre-1": "F2", "Titan-2": "F3", "Centaur-3": "A1", "Lion-4": "A2"}
    position = fought(LEGIONS, LAND, places, "maneuver", half=ATTACKER)
    position = after(position, "Red: maneuver Titan-2 E4")
    assert standing(position).entered == ()


def test_there_is_a_standing_whenever_there_is_a_battle_and_all_see_the_same() -> None:
    rng, battles = random.Random(3), 0
    history = History(GAME, GAME.setup(2, DiceParts("standing"), {"start": "fast"}))
    while history.position.outcome is None and len(history.moves) < 600:
        position = history.position
        views = [GAME.view(position, observer) for observer in (0, 1, None)]
        assert all((view.standing is None) == (view.battle is None) for view in views)
        assert views[0].standing == views[1].standing == views[2].standing
        battles += views[0].battle is not None
        seat = rng.choice(position.due)
        history.play(seat, rng.choice(legal(position, seat)))
    assert battles > 20
