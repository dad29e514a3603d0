"""T19.3: a Titan slain in battle, and what comes of it at once."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.battle.play import arena, keys, phase, standing, told
from tests.titan.table import BLUE, GOLD, RED, contents, offers, score


def slain(
    attackers: str = "Ogre C3, Ogre F1",
    defenders: str = "Lion A1, Titan D4:5",
    *,
    others: dict[str, str] | None = None,
    **more: Any,
) -> Any:
    """The Ogre in C3 slays the Titan in D4 in the attacker's half; then the defender's other seats strike."""
    position = arena("Plains", attackers, defenders, others=others or {}, **{"seats": 3} | more)
    names = {place: unit for unit, place in standing(position).items()}
    return told(position, f"Red: strike {names['C3']} {names['D4']} 6 6 | 6 1 1 1 1 1").position


MISSES = "Blue: strike Titan-3 Ogre-0 6 2 | 1 1 1 1 1 1"
KILLS = "Blue: strike Titan-3 Ogre-0 6 2 | 2 2 2 2 2 2"


@pytest.mark.rule("T19.3a", "T12.0a")
def test_a_slain_titan_strikes_and_the_battle_ends_with_the_phase() -> None:
    position = slain()
    assert position.state.is_alive(BLUE)
    assert offers(position, BLUE) == ["strike Titan-3 Ogre-0 6 2"]
    played = told(position, MISSES)
    assert played.position.state.battle is None
    assert not played.position.state.is_alive(BLUE)
    assert contents(played.position, "Red1") == "Ogre Ogre"


@pytest.mark.rule("T19.3a")
def test_until_the_phase_ends_everybody_still_strikes() -> None:
    position = slain("Ogre C3, Troll F1", "Lion F2, Titan D4:5")
    assert position.due == (RED,)
    assert offers(position, RED) == ["strike Troll-1 Lion-2 8 5"]
    position = told(position, "Red: strike Troll-1 Lion-2 8 5 | 5 5 5 5 5 1 1 1").position
    assert len(offers(position, BLUE)) == 2
    position = told(
        position,
        """
        Blue: strike Lion-2 Troll-1 5 3 | 1 1 1 1 1
        Blue: strike Titan-3 Ogre-0 6 2 | 2 2 2 2 2 2
        """,
    ).position
    # The Lion was slain in the same phase, so it counts in full; the Ogre is lost.
    assert score(position, RED) == 24 + 15
    assert contents(position, "Red1") == "Troll"


@pytest.mark.rule("T19.3a")
def test_a_titan_slain_by_the_answering_side_ends_the_battle_too() -> None:
    position = arena("Plains", "Ogre F1, Titan C3:5", "Lion D4, Lion A1", seats=3)
    position = told(
        position,
        """
        Red: strike Titan-1 Lion-2 6 3 | 1 1 1 1 1 1
        Blue: strike Lion-2 Titan-1 5 5 | 5 1 1 1 1
        """,
    ).position
    assert position.state.battle is None
    assert not position.state.is_alive(RED)
    # T19.3b for the Titan, T19.4b for the Ogre set aside.
    assert score(position, BLUE) == 24 + 6


@pytest.mark.rule("T19.3b", "T19.3c", "T19.4b")
def test_the_titan_and_the_slain_count_in_full_and_the_living_by_half() -> None:
    position = arena("Plains", "Ogre C3, Troll E4", "Centaur A1, Lion E5:4, Lion A2, Titan D4:5", seats=3)
    position = told(
        position,
        """
        Red: strike Troll-1 Lion-3 8 5 | 5 1 1 1 1 1 1 1
        Red: strike Ogre-0 Titan-5 6 6 | 6 1 1 1 1 1
        Blue: strike Lion-3 Troll-1 5 3 | 1 1 1 1 1
        Blue: strike Titan-5 Ogre-0 6 2 | 1 1 1 1 1 1
        """,
    ).position
    # Titan 24 and Lion 15, then half of the Centaur's 12 and the other Lion's 15.
    assert score(position, RED) == 24 + 15 + (12 + 15) // 2


@pytest.mark.rule("T19.3b", "T10.1e")
def test_those_who_never_came_count_like_the_slain() -> None:
    position = arena(
        "Plains",
        "Ogre C3, Ogre F1",
        "Lion off, Troll A1, Titan D4:5",
        "landing",
        half=DEFENDER,
        round=1,
        seats=3,
    )
    position = told(
        position,
        """
        Blue: strike Titan-3 Ogre-0 6 2 | 1 1 1 1 1 1
        Red: strike Ogre-0 Titan-3 6 6 | 6 1 1 1 1 1
        """,
    ).position
    assert score(position, RED) == 24 + 15 + 16 // 2


@pytest.mark.rule("T19.3b", "T16.0a")
def test_a_titan_is_worth_its_power_times_four() -> None:
    position = slain(defenders="Titan D4:7", scores=(0, 250, 0))
    position = told(position, "Blue: strike Titan-2 Ogre-0 8 2 | 1 1 1 1 1 1 1 1").position
    assert score(position, RED) == 32


@pytest.mark.rule("T19.3d")
def test_points_for_the_titan_and_the_slain_can_earn_angels() -> None:
    position = told(slain(scores=(80, 0, 0)), MISSES).position
    assert (phase(position), position.due) == ("Spoils", (RED,))
    position = told(position, "Red: acquire Angel").position
    assert contents(position, "Red1") == "Angel Ogre Ogre"


@pytest.mark.rule("T19.3c", "T19.3d", "T19.4f")
def test_points_for_the_living_never_earn_angels() -> None:
    # 70 + 24 for the Titan is 94; the 7 for the Lion set aside lead past a hundred, but earn nothing.
    position = told(slain(scores=(70, 0, 0)), MISSES).position
    assert score(position, RED) == 101
    assert phase(position) != "Spoils" and contents(position, "Red1") == "Ogre Ogre"


@pytest.mark.rule("T19.3e", "T19.4d", "T19.4h")
def test_a_slayer_wiped_out_too_scores_nothing_for_the_battle() -> None:
    position = told(
        slain("Ogre C3", "Lion A1, Titan D4:5", others={"Blue2": "8 Troll Troll"}),
        "Blue: strike Titan-2 Ogre-0 6 2 | 2 2 2 2 2 2",
    ).position
    assert not position.state.is_alive(BLUE) and position.state.is_alive(RED)
    assert "Red1" not in position.state.legions and not position.state.legions_of(BLUE)
    # Nothing for the Titan, but half of the Lion and the two Trolls, and the markers.
    assert score(position, RED) == (15 + 32) // 2
    assert score(position, BLUE) == 0
    assert {"Blue1", "Blue2"} <= set(position.state.players[RED].markers)


@pytest.mark.rule("T19.3e")
def test_nor_does_a_dead_titans_side_score_for_the_slayers_it_took_along() -> None:
    position = told(
        slain("Ogre C3", "Lion A1, Titan D4:5"), "Blue: strike Titan-2 Ogre-0 6 2 | 2 2 2 2 2 2"
    ).position
    assert (score(position, BLUE), score(position, GOLD)) == (0, 0)


def both_fall(**more: Any) -> Any:
    position = arena("Plains", "Ogre F1, Titan C3:5", "Lion A1, Titan D4:5", **more)
    return told(
        position,
        """
        Red: strike Titan-1 Titan-3 6 4 | 4 1 1 1 1 1
        Blue: strike Titan-3 Titan-1 6 4 | 4 1 1 1 1 1
        """,
    ).position


@pytest.mark.rule("T19.3e", "T1.1d")
def test_if_the_last_two_titans_fall_together_the_game_is_a_draw() -> None:
    position = both_fall()
    assert position.outcome is not None and position.outcome.is_shared
    assert position.outcome.places == (1, 1)
    assert (score(position, RED), score(position, BLUE)) == (0, 0)


@pytest.mark.rule("T19.3e", "T19.4c")
def test_if_two_titans_fall_together_only_opponents_in_other_engagements_score() -> None:
    others = {
        "Red2": "8 Troll Troll",
        "Gold1": "8 Ogre Ogre",
        "Gold2": "117 Titan Ogre",
        "Gold3": "9 Ogre Ogre",
        "Blue2": "105 Troll",
        "Green1": "131 Titan Ogre",
    }
    position = both_fall(seats=4, others=others)
    assert [position.state.is_alive(seat) for seat in range(4)] == [False, False, True, True]
    assert not position.state.legions_of(RED) and not position.state.legions_of(BLUE)
    # Gold was engaged with Red's Trolls; nobody gets the rest.
    assert [score(position, seat) for seat in range(4)] == [0, 0, 16, 0]
    assert position.outcome is None


@pytest.mark.rule("T19.3a", "T1.1d")
def test_the_last_titan_wins() -> None:
    position = told(slain(seats=2), MISSES).position
    while position.outcome is None:
        assert phase(position) == "Spoils"
        position = told(position, "Red: done").position
    assert position.outcome.winners == (RED,)


@pytest.mark.rule("T19.3a", "T23.5b")
def test_a_titan_slain_by_drift_is_slain_by_its_opponent() -> None:
    position = arena("Tundra", "Troll F4", "Lion A2, Titan B2:5", "maneuver", half=DEFENDER, seats=3)
    position = told(position, "Blue: done").position
    assert not position.state.is_alive(BLUE)
    assert score(position, RED) == 24 + 7


@pytest.mark.rule("T10.1d", "T19.3a", "T1.1c")
def test_a_titan_that_does_not_enter_puts_its_owner_out() -> None:
    position = arena("Plains", "Ogre off", "Lion off, Titan off", "maneuver", half=DEFENDER, round=1, seats=3)
    position = told(position, "Blue: maneuver Lion-1 A1\nBlue: done").position
    assert position.state.battle is None
    assert not position.state.is_alive(BLUE)
    assert contents(position, "Red1") == "Ogre"
    assert score(position, RED) == 24 + 7


@pytest.mark.rule("T19.3a", "T19.3b")
def test_a_slain_titan_whose_slayer_gives_up_in_the_same_phase() -> None:
    position = told(slain(), "Red: concede").position
    assert not position.state.is_alive(BLUE)
    assert "Red1" not in position.state.legions
    # T19.3e: nothing for the battle; T19.4d: half of the Lion is still the slayer's.
    assert (score(position, RED), score(position, BLUE)) == (7, 0)


@pytest.mark.rule("T19.3a", "T19.4c", "T19.4g")
def test_open_engagements_of_the_fallen_are_settled_for_their_opponents() -> None:
    others = {"Red2": "8 Ogre Troll", "Gold1": "8 Ogre Ogre", "Gold2": "117 Titan Ogre"}
    position = arena("Plains", "Titan C3:5", "Lion D4, Lion A1", seats=3, others=others)
    position = told(
        position,
        """
        Red: strike Titan-0 Lion-1 6 3 | 1 1 1 1 1 1
        Blue: strike Lion-1 Titan-0 5 5 | 5 1 1 1 1
        """,
    ).position
    # Gold has half of the legion it was engaged with, Blue the Titan; and Gold takes no reinforcement.
    assert [score(position, seat) for seat in (RED, BLUE, GOLD)] == [0, 24, (12 + 16) // 2]
    assert contents(position, "Gold1") == "Ogre Ogre" and GOLD not in position.due
    assert position.state.active == BLUE or position.due == (BLUE,)


@pytest.mark.rule("T19.3a")
def test_the_story_tells_of_the_fall() -> None:
    played = told(slain(), MISSES)
    assert "slain" in keys(played)
    fallen = [event for event in played.events if event.key == "titan-lost"]
    assert [event.args for event in fallen] == [{"seat": BLUE}] and fallen[0].is_for(None)
