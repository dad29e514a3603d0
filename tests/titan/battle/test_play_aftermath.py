"""What remains of a battle: survivors, the slain, points (T13.3b, T13.6b, T16)."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.battle.play import arena, phase, standing, told, wounds
from tests.titan.table import BLUE, RED, contents, offers, refusal_of, score, with_stacks


@pytest.mark.rule("T13.3b")
def test_a_legion_that_fights_again_begins_unhurt() -> None:
    # Both of Red's Ogres are hurt in the first battle; Blue attacks them in the next turn.
    position = arena(
        "Plains", "Ogre D4:5, Ogre F1:3", "Lion C3:4", half=DEFENDER, others={"Blue2": "42 Troll Troll"}
    )
    position = told(
        position,
        """
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1
        Blue: roll | 1
        """,
    ).position
    assert "move Blue2 1 1" in offers(position, BLUE)
    position = told(position, "Blue: move Blue2 1 1\nBlue: done\nRed: stand\nBlue: fight").position
    assert wounds(position) == {}


@pytest.mark.rule("T13.6b", "T17.1a")
def test_a_slain_lord_returns_to_the_stacks_only_when_all_is_over() -> None:
    position = arena(
        "Plains", "Ogre D4, Ogre F1", "Angel C3:5", scores=(90, 0), others={"Red2": "8 Archangel Ogre"}
    )
    position = with_stacks(position, Angel=0)
    position = told(
        position,
        """
        Red: strike Ogre-0 Angel-2 6 6 | 6 1 1 1 1 1
        Blue: strike Angel-2 Ogre-0 6 2 | 1 1 1 1 1 1
        """,
    ).position
    # The points have earned an Angel, but the one just slain is not there to be taken.
    assert score(position, RED) == 114
    assert phase(position) == "Spoils" and position.state.stacks["Angel"] == 0
    assert refusal_of(position, RED, "acquire Angel") == "T17.1a"
    position = told(position, "Red: done").position
    assert position.state.stacks["Angel"] == 1


@pytest.mark.rule("T13.6b")
def test_a_slain_demilord_cannot_come_back_as_the_reinforcement() -> None:
    position = arena("Tower", "Ogre B2, Ogre A1", "Titan D4, Warlock C3:4", round=3, seats=3)
    position = with_stacks(position, Warlock=0, Centaur=0, Ogre=0)
    position = told(
        position,
        """
        Red: strike Ogre-0 Warlock-3 6 6 | 6 1 1 1 1 1
        Blue: strike Warlock-3 Ogre-0 5 1 | 1 1 1 1 1
        """,
    ).position
    assert "Warlock-3" not in standing(position)
    assert phase(position) == "Reinforcement"
    assert {line.split()[2] for line in offers(position, BLUE) if line != "done"} == {"Gargoyle"}
    position = told(position, "Blue: done\nBlue: concede").position
    assert position.state.stacks["Warlock"] == 1


@pytest.mark.rule("T9.5b", "T3.3a")
def test_slain_creatures_of_both_sides_are_out_of_the_game() -> None:
    position = arena("Plains", "Ogre D4:5, Troll C4", "Lion C3:4")
    before = dict(position.state.stacks)
    position = told(
        position,
        """
        Red: strike Troll-1 Lion-2 8 5 | 5 1 1 1 1 1 1 1
        Blue: strike Lion-2 Ogre-0 5 3 | 3 1 1 1 1
        """,
    ).position
    assert contents(position, "Red1") == "Troll"
    assert position.state.stacks == before
    assert score(position, RED) == 15 and score(position, BLUE) == 0


@pytest.mark.rule("T16.0b", "T15.1a")
def test_a_summoned_angel_counts_among_the_losses() -> None:
    position = arena(
        "Plains", "Ogre D4, Ogre F1", "Lion C3:4, Lion A1", half=DEFENDER, others={"Red2": "8 Angel Ogre"}
    )
    position = told(
        position,
        """
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1
        Red: summon Red2 Angel
        Red: maneuver Angel-4 F3
        Red: done
        Red: concede
        """,
    ).position
    assert score(position, BLUE) == 12 + 12 + 24
    assert contents(position, "Blue1") == "Lion"


@pytest.mark.rule("T9.5c", "T4.4a")
def test_survivors_stay_in_the_land_and_the_losers_marker_is_free_again() -> None:
    position = arena("Plains", "Ogre D4, Ogre F1", "Lion C3:4")
    land = position.state.legions["Red1"].land
    position = told(
        position,
        """
        Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        """,
    ).position
    assert position.state.legions["Red1"].land == land
    assert "Blue1" in position.state.players[BLUE].markers


@pytest.mark.rule("T16.1a", "T13.6b")
def test_after_mutual_elimination_lords_of_both_sides_go_back() -> None:
    position = arena("Plains", "Angel D4:5", "Angel C3:5")
    before = position.state.stacks["Angel"]
    position = told(
        position,
        """
        Red: strike Angel-0 Angel-1 6 4 | 4 1 1 1 1 1
        Blue: strike Angel-1 Angel-0 6 4 | 4 1 1 1 1 1
        """,
    ).position
    assert "Red1" not in position.state.legions and "Blue1" not in position.state.legions
    assert (score(position, RED), score(position, BLUE)) == (0, 0)
    assert position.state.stacks["Angel"] == before + 2
