"""T9.4: giving up, at any moment of a battle."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.battle.play import arena, phase, told, unasked
from tests.titan.table import BLUE, GOLD, RED, contents, offers, refusal_of, score, settled, table

OGRES, LIONS = "Ogre F1, Ogre F2", "Lion A1, Lion A2"


def moments() -> dict[str, Any]:
    """A battle in the Plains with 24 points in two Ogres against 30 in two Lions, in each of its steps."""
    contact = arena("Plains", "Ogre C3, Ogre C4", "Lion D4:4, Lion D5")
    slain = arena(
        "Plains", "Ogre D4, Ogre F1", "Lion C3:4, Lion A1", half=DEFENDER, others={"Red2": "8 Angel Troll"}
    )
    met = settled(table({"Red1": "101 Ogre Ogre", "Blue1": "101 Lion Lion"}, moved={"Red1": 1}))
    return {
        "nobody placed": told(met, "Blue: stand\nRed: fight").position,
        "maneuver of the attacker": arena("Plains", OGRES, LIONS, "maneuver"),
        "maneuver of the defender": arena("Plains", OGRES, LIONS, "maneuver", half=DEFENDER),
        "strikes of the attacker": contact,
        "strikes of the defender": arena("Plains", "Ogre C3, Ogre C4", "Lion D4, Lion D5", half=DEFENDER),
        "carry": told(
            arena("Plains", "Ogre C3, Ogre C4", "Lion D4:4, Lion D3"),
            "Red: strike Ogre-0 Lion-2 6 5 | 5 5 1 1 1 1",
        ).position,
        "reinforcement": arena("Plains", OGRES, LIONS, "additions", half=DEFENDER, round=4),
        "newcomer": told(
            arena("Plains", OGRES, LIONS, "additions", half=DEFENDER, round=4), "Blue: muster Blue1 Lion Lion"
        ).position,
        "summoning": told(
            slain,
            """
            Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
            Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1
            """,
        ).position,
    }


@pytest.mark.rule("T9.4a", "T9.4c", "T9.4d")
@pytest.mark.parametrize("moment", moments())
@pytest.mark.parametrize(("who", "other", "points"), [("Red", "Blue", 24), ("Blue", "Red", 30)])
def test_either_side_may_give_up_at_any_moment(moment: str, who: str, other: str, points: int) -> None:
    position = moments()[moment]
    winner = BLUE if other == "Blue" else RED
    assert "concede" in unasked(position, RED) and "concede" in unasked(position, BLUE)
    position = told(position, f"{who}: concede").position
    assert position.state.battle is None
    assert f"{who}1" not in position.state.legions
    assert f"{other}1" in position.state.legions
    # T9.4d: for the whole legion, with those who fell before.
    assert score(position, winner) == points
    assert score(position, 1 - winner) == 0


@pytest.mark.rule("T9.4a")
def test_it_is_nobody_elses_to_give_up() -> None:
    position = arena("Plains", OGRES, LIONS, "maneuver", seats=3)
    assert refusal_of(position, GOLD, "concede") == "K2"


@pytest.mark.rule("T9.4b")
def test_when_one_has_given_up_the_other_no_longer_can() -> None:
    position = told(arena("Plains", OGRES, LIONS, "maneuver"), "Red: concede").position
    assert phase(position) == "Spoils"
    assert unasked(position, BLUE) == [] and unasked(position, RED) == []
    assert refusal_of(position, BLUE, "concede") is not None


@pytest.mark.rule("T9.4c", "T13.3b")
def test_the_winner_loses_nobody_more_and_is_healed() -> None:
    position = arena("Plains", "Ogre C3, Ogre C4", "Lion D4:4, Lion D5:4", "maneuver")
    position = told(position, "Red: concede").position
    assert contents(position, "Blue1") == "Lion Lion"


@pytest.mark.rule("T9.4c", "T13.0d")
def test_who_was_slain_before_the_concession_stays_slain() -> None:
    position = arena("Plains", "Ogre C3, Ogre C4", "Lion D4:4, Lion F4")
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1\nRed: concede").position
    assert contents(position, "Blue1") == "Lion"
    assert score(position, BLUE) == 24


@pytest.mark.rule("T9.4c", "T16.1a")
def test_if_all_the_others_were_slain_already_the_concession_is_mutual_elimination() -> None:
    position = arena("Plains", "Ogre C3, Ogre C4", "Lion D4:4", seats=2)
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1").position
    assert position.due == (BLUE,)
    position = told(position, "Red: concede").position
    assert "Red1" not in position.state.legions and "Blue1" not in position.state.legions
    assert (score(position, RED), score(position, BLUE)) == (0, 0)


@pytest.mark.rule("T9.4d", "T10.1e")
def test_those_who_never_came_count_among_the_conceded() -> None:
    position = arena("Plains", "Ogre off, Troll off", LIONS, "maneuver", round=1)
    position = told(position, "Red: maneuver Ogre-0 F1\nRed: done\nRed: concede").position
    assert score(position, BLUE) == 12 + 16


@pytest.mark.rule("T9.4e")
def test_a_titan_can_be_conceded_and_puts_its_owner_out() -> None:
    others = {"Red2": "8 Troll Troll"}
    position = arena("Plains", "Ogre F1, Titan F2", LIONS, "maneuver", seats=3, others=others)
    position = told(position, "Red: concede").position
    assert not position.state.is_alive(RED) and not position.state.legions_of(RED)
    # T9.4d: the companion counts in full, for the Titan was not slain; T19.4b: the other legion by half.
    assert score(position, BLUE) == 24 + 12 + 16


@pytest.mark.rule("T9.4e", "T1.1d")
def test_conceding_ones_titan_to_the_last_opponent_ends_the_game() -> None:
    position = arena("Plains", "Ogre F1, Titan F2", LIONS, "maneuver")
    position = told(position, "Red: concede").position
    while position.outcome is None:
        assert phase(position) == "Spoils"
        position = told(position, "Blue: done").position
    assert position.outcome.places == (2, 1)


@pytest.mark.rule("T19.3a", "T9.4c")
def test_a_titan_slain_before_the_concession_is_lost_all_the_same() -> None:
    position = arena("Plains", "Ogre C3, Ogre C4", "Lion F4, Titan D4:5", seats=3)
    position = told(position, "Red: strike Ogre-0 Titan-3 6 6 | 6 1 1 1 1 1\nRed: concede").position
    assert not position.state.is_alive(BLUE)
    assert not position.state.legions_of(BLUE)
    assert "Red1" not in position.state.legions


@pytest.mark.rule("T9.4a")
def test_nobody_gives_up_before_flight_is_declined() -> None:
    position = settled(table({"Red1": "101 Ogre Ogre", "Blue1": "101 Lion Lion"}, moved={"Red1": 1}))
    assert phase(position) == "Negotiation" and "flee" in offers(position, BLUE)
    assert refusal_of(position, BLUE, "concede") == "T9.4a"
