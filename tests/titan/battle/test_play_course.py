"""T10: how a battle runs, as it is played from the first word to the last."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.battle.play import field, fought, met, phase, told, unasked, wounds
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    contents,
    offers,
    refusal_of,
    score,
    settled,
    table,
    with_stacks,
)

PLAINS = 101

APART = {"Ogre-0": "F1", "Ogre-1": "F2", "Lion-2": "A2", "Lion-3": "A3"}
OGRES_AND_LIONS = {"Red1": f"{PLAINS} Ogre Ogre", "Blue1": f"{PLAINS} Lion Lion"}


def waiting(position: Any, rounds: int) -> Any:
    """Nobody moves for so many rounds, and no reinforcement is taken."""
    for _ in range(rounds):
        if phase(position) == "Reinforcement":
            position = told(position, "Blue: done").position
        position = told(position, "Blue: done\nRed: done").position
    return position


# Rounds and halves


@pytest.mark.rule("T10.0a", "T10.3a")
def test_each_round_has_a_half_of_the_defenders_and_then_one_of_the_attackers() -> None:
    position = met(OGRES_AND_LIONS)
    halves = []
    script = """
        Blue: maneuver Lion-2 A1
        Blue: done
        Red: maneuver Ogre-0 F1
        Red: done
        Blue: done
        Red: done
        Blue: done
    """
    for line in filter(None, map(str.strip, script.splitlines())):
        halves.append((field(position).round, field(position).half, position.due))
        position = told(position, line).position
    assert halves == [
        (1, DEFENDER, (BLUE,)),
        (1, DEFENDER, (BLUE,)),
        (1, ATTACKER, (RED,)),
        (1, ATTACKER, (RED,)),
        (2, DEFENDER, (BLUE,)),
        (2, ATTACKER, (RED,)),
        (3, DEFENDER, (BLUE,)),
    ]


@pytest.mark.rule("T10.0b", "T13.0a")
def test_a_half_is_a_maneuver_phase_of_one_and_strikes_of_both() -> None:
    position = fought(OGRES_AND_LIONS, PLAINS, APART, "maneuver", half=DEFENDER)
    seen = [(phase(position), position.due)]
    for line in (
        "Blue: maneuver Lion-2 D2",
        "Blue: done",
        "Red: maneuver Ogre-0 E1",
        "Red: done",
        "Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1",
        "Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1",
        "Blue: done",
        "Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1",
        "Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1",
    ):
        position = told(position, line).position
        seen.append((phase(position), position.due))
    assert seen == [
        ("ManeuverPhase", (BLUE,)),
        ("ManeuverPhase", (BLUE,)),
        # Nobody is in contact, so the strike phase of this half passes by itself.
        ("ManeuverPhase", (RED,)),
        ("ManeuverPhase", (RED,)),
        ("StrikePhase", (RED,)),
        ("StrikePhase", (BLUE,)),
        ("ManeuverPhase", (BLUE,)),
        ("StrikePhase", (BLUE,)),
        ("StrikePhase", (RED,)),
        ("ManeuverPhase", (RED,)),
    ]


@pytest.mark.rule("T10.5a")
def test_the_round_marker_moves_only_when_the_defenders_half_begins() -> None:
    position = fought(OGRES_AND_LIONS, PLAINS, APART, "maneuver", half=DEFENDER, round=3)
    assert field(position).round == 3
    position = told(position, "Blue: done").position
    assert field(position).round == 3
    position = told(position, "Red: done").position
    assert field(position).round == 4


@pytest.mark.rule("T10.0d")
def test_the_battle_is_over_when_one_side_is_gone() -> None:
    position = fought(
        {"Red1": f"{PLAINS} Ogre Ogre", "Blue1": f"{PLAINS} Lion"},
        PLAINS,
        {"Ogre-0": "C3", "Ogre-1": "A1", "Lion-2": "D4"},
    )
    played = told(
        position,
        """
        Red: strike Ogre-0 Lion-2 6 5 | 5 5 5 5 5 1
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        """,
    )
    assert played.position.state.battle is None
    assert contents(played.position, "Blue1") == ""
    assert contents(played.position, "Red1") == "Ogre Ogre"


@pytest.mark.rule("T10.0d", "T16.1a")
def test_both_sides_can_be_gone_and_then_nobody_scores() -> None:
    position = fought(
        {"Red1": f"{PLAINS} Ogre", "Blue1": f"{PLAINS} Lion"},
        PLAINS,
        {"Ogre-0": "C3", "Lion-1": "D4"},
        hits={"Ogre-0": 1},
    )
    played = told(
        position,
        """
        Red: strike Ogre-0 Lion-1 6 5 | 5 5 5 5 5 1
        Blue: strike Lion-1 Ogre-0 5 3 | 3 3 3 3 3
        """,
    )
    position = played.position
    assert position.state.battle is None
    assert "Red1" not in position.state.legions and "Blue1" not in position.state.legions
    assert (score(position, RED), score(position, BLUE)) == (0, 0)


# Time


@pytest.mark.rule("T10.5b", "T10.5c", "T10.0d")
def test_after_seven_rounds_the_attackers_are_eliminated_and_nobody_scores() -> None:
    position = fought(OGRES_AND_LIONS, PLAINS, APART, "maneuver", half=DEFENDER, hits={"Lion-2": 4}, round=1)
    position = waiting(position, 6)
    assert field(position).round == 7
    position = told(position, "Blue: done").position
    assert field(position).round == 7 and field(position).half == ATTACKER
    position = told(position, "Red: done").position
    assert position.state.battle is None
    assert "Red1" not in position.state.legions
    assert contents(position, "Blue1") == "Lion Lion"
    assert (score(position, RED), score(position, BLUE)) == (0, 0)


@pytest.mark.rule("T10.5b")
def test_the_last_strike_phase_of_the_seventh_round_is_still_played() -> None:
    position = fought(
        OGRES_AND_LIONS,
        PLAINS,
        APART | {"Lion-2": "E1"},
        "maneuver",
        half=ATTACKER,
        round=7,
        hits={"Lion-2": 4},
    )
    played = told(
        position,
        """
        Red: done
        Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 5
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        """,
    )
    assert contents(played.position, "Blue1") == "Lion"
    assert "Red1" not in played.position.state.legions


@pytest.mark.rule("T10.5c", "T14.0e")
def test_a_defender_who_won_by_time_may_still_take_the_unused_reinforcement() -> None:
    position = fought(OGRES_AND_LIONS, PLAINS, APART, "maneuver", half=ATTACKER, round=7)
    position = told(position, "Red: done").position
    assert phase(position) == "Spoils" and position.due == (BLUE,)
    position = told(position, "Blue: muster Blue1 Ranger Lion,Lion").position
    assert contents(position, "Blue1") == "Lion Lion Ranger"
    assert score(position, BLUE) == 0


@pytest.mark.rule("T10.5c", "T19.4a", "T19.4d", "T19.4h")
def test_an_attacking_titan_lost_by_time_puts_its_owner_out_in_favour_of_the_defender() -> None:
    legions = {
        "Red1": f"{PLAINS} Titan Ogre",
        "Red2": "8 Troll Troll Angel",
        "Blue1": f"{PLAINS} Lion Lion",
    }
    places = {"Ogre-0": "F1", "Titan-1": "F2", "Lion-2": "A2", "Lion-3": "A3"}
    position = with_stacks(
        fought(legions, PLAINS, places, "maneuver", half=ATTACKER, round=7, seats=3),
        Ranger=0,
        Lion=0,
        Centaur=0,
    )
    position = told(position, "Red: done").position
    assert not position.state.is_alive(RED)
    assert not position.state.legions_of(RED)
    # Nothing for the battle; half of two Trolls and an Angel (16 + 16 + 24) for the rest of Red's force.
    assert score(position, BLUE) == 28
    assert score(position, GOLD) == 0
    assert {"Red1", "Red2"} <= set(position.state.players[BLUE].markers)


# Hits, and what is public


@pytest.mark.rule("T13.3a")
def test_hits_stay_from_round_to_round() -> None:
    position = fought(OGRES_AND_LIONS, PLAINS, APART | {"Lion-2": "E1"})
    position = told(
        position,
        """
        Red: strike Ogre-0 Lion-2 6 5 | 5 5 1 1 1 1
        Blue: strike Lion-2 Ogre-0 5 3 | 3 3 3 1 1
        """,
    ).position
    assert wounds(position) == {"Lion-2": 2, "Ogre-0": 3}
    position = told(position, "Blue: done").position
    assert wounds(position) == {"Lion-2": 2, "Ogre-0": 3}
    # T13.3a: nor do they impair anybody.
    assert offers(position, BLUE) == ["strike Lion-2 Ogre-0 5 3"]


@pytest.mark.rule("T9.1b")
def test_a_battle_is_public() -> None:
    legions = {"Red1": f"{PLAINS} Titan Ogre", "Red2": "8 Ogre Troll", "Blue1": f"{PLAINS} Lion Lion"}
    position = settled(table(legions, moved={"Red1": 1}, seats=3, hidden=(RED, BLUE)))
    assert GAME.view(position, GOLD).legions["Blue1"].characters is None
    position = told(position, "Blue: stand\nRed: fight\nBlue: maneuver Lion-2 A1").position
    for observer in (RED, BLUE, GOLD, None):
        view = GAME.view(position, observer)
        assert view.battle == position.state.battle
        assert view.legions["Red1"].characters == ("Ogre", "Titan")
        assert view.legions["Blue1"].characters == ("Lion", "Lion")
        assert view.due == (BLUE,)
    played = told(position, "Blue: maneuver Lion-3 A2")
    assert all(event.is_for(None) for event in played.events)


@pytest.mark.rule("T9.0a")
def test_nobody_else_has_a_say_in_a_battle() -> None:
    position = fought(OGRES_AND_LIONS, PLAINS, APART, "maneuver", seats=3)
    assert offers(position, GOLD) == [] and unasked(position, GOLD) == []
    assert refusal_of(position, GOLD, "concede") == "K2"
    assert refusal_of(position, BLUE, "maneuver Lion-2 B2") == "K2"
