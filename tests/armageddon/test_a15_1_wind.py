"""15.1: wind."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch15_ships.wind import turns_of
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.games.armageddon.turn import Rounds
from tests.armageddon.ships import after, events, played, sea, where
from tests.armageddon.table import battle

HERE = ("0 axe 1/1", "1 axe 1/2")


@pytest.mark.rule("A15.1a", "A15.1b")
def test_side_one_is_east_and_the_others_follow_clockwise() -> None:
    assert SIDES == ("E", "SE", "SW", "W", "NW", "NE")
    position = after(sea(*HERE, left=0, lowland="1/1 1/2"), "end", rolls=[3, 2, 1])
    wind = position.state.wind
    assert wind is not None and SIDES[wind.toward] == "SE"


@pytest.mark.rule("A15.1c", "A15.1d", "A15.1e")
@pytest.mark.parametrize(
    ("die", "strength"), [(1, "calm"), (2, "calm"), (3, "breeze"), (4, "breeze"), (5, "storm"), (6, "storm")]
)
def test_the_first_die_is_the_strength(die: int, strength: str) -> None:
    position = sea(*HERE, left=0, lowland="1/1 1/2")
    told = played(position, "end", rolls=[die, 6, 2]).events
    wind = next(event for event in told if event.key == "wind")
    assert (wind.args["strength"], wind.args["side"], wind.args["turns"]) == (strength, "NE", 2)
    # It is the first thing that happens in a turn.
    keys = [event.key for event in told]
    assert keys[keys.index("turn") + 1] == "wind"


@pytest.mark.rule("A15.1d", "A15.1f", "EX-A15.1f")
def test_a_wind_lasts_for_so_many_turns() -> None:
    position = sea(*HERE, left=0, lowland="1/1 1/2")
    # Rolled by player 2 for three turns, his own included; in the fourth there is a new one.
    position = after(position, "end", rolls=[3, 1, 3])
    assert "wind" not in events(position, "end")
    position = after(position, "end")
    assert "wind" not in events(position, "end")
    position = after(position, "end")
    assert "wind" in events(position, "end", rolls=[1, 1, 1])


@pytest.mark.rule("A15.1f")
def test_with_many_players_it_lasts_longer() -> None:
    assert [turns_of(4, players) for players in (2, 6, 7, 12, 13)] == [4, 4, 8, 8, 12]


@pytest.mark.rule("A15.1c")
def test_the_first_player_rolls_before_anything_else() -> None:
    begins = battle(*HERE, chapters=(2, 3, "15.1"), steps=(Rounds(),), round=0)
    assert begins.state.wind is None


@pytest.mark.rule("A15.1c", "A15.3n")
def test_without_that_section_there_is_no_wind() -> None:
    position = after(battle(*HERE), "end")
    assert position.state.wind is None
    assert where(position) == {1: "1/1", 2: "1/2"}
