"""Chapters 26.1, 26.3 and 26.4: deeds that bring victory points."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.points.goals import POINTS, victory_points
from hexenkessel.games.gods.recruitment.reinforcing import enlist
from hexenkessel.games.gods.towers.conquest import take_tower
from hexenkessel.kernel.change import Change
from tests.gods.combats import goals
from tests.gods.table import BLACK, RED, keys, table

TITAN_ENDS = {"a": "Basilisk", "b": "Hydra", "c": "Serpent", "d": "Seaserpent", "e": "Colossus"}
DARK_ENDS = {"a": "Demon", "b": "Seaserpent", "c": "Balrog", "d": "Deathbringer"}
TITAN_TOWERS = {"f": "F0", "g": "R0", "h": "T1", "i": "CT0", "j": "DT0"}
DARK_TOWERS = {"e": "T1", "f": "CT0"}


def laid(**more: Any) -> Change[Any]:
    armies = {"Red1": "D0.7 Lion Lion", "Black1": "D1.7 Lich Lich"}
    return Change(table(armies, CombatPhase(RED), **more))


@pytest.mark.rule("G26.3a", "G26.3b", "G26.3c", "G26.3d", "G26.3e", "G3.7c", "G26.1d")
@pytest.mark.parametrize(("letter", "figure"), TITAN_ENDS.items())
def test_a_titan_player_recruits_an_end_creature_for_the_first_time(letter: str, figure: str) -> None:
    change = laid()
    enlist(change, "Red1", figure)
    enlist(change, "Red1", figure)
    assert change.state.players[RED].goals == (f"G26.3{letter}",)
    assert keys(change.events).count("goal") == 1


@pytest.mark.rule("G26.4a", "G26.4b", "G26.4c", "G26.4d")
@pytest.mark.parametrize(("letter", "figure"), DARK_ENDS.items())
def test_the_darklord_recruits_an_end_creature_for_the_first_time(letter: str, figure: str) -> None:
    change = laid()
    enlist(change, "Black1", figure)
    assert change.state.players[BLACK].goals == (f"G26.4{letter}",)


@pytest.mark.rule("G26.3f", "G26.3g", "G26.3h", "G26.3i", "G26.3j", "G25.5a")
@pytest.mark.parametrize(("letter", "field"), TITAN_TOWERS.items())
def test_a_titan_player_takes_a_tower_of_a_new_kind(letter: str, field: str) -> None:
    change = laid(towers={field: "nobody"})
    take_tower(change, RED, field)
    assert change.state.players[RED].goals == (f"G26.3{letter}",)


@pytest.mark.rule("G26.4e", "G26.4f")
@pytest.mark.parametrize(("letter", "field"), DARK_TOWERS.items())
def test_the_darklord_takes_one(letter: str, field: str) -> None:
    change = laid(towers={field: "nobody"})
    take_tower(change, BLACK, field)
    assert change.state.players[BLACK].goals == (f"G26.4{letter}",)


@pytest.mark.rule("G26.3k", "G26.4g", "G27.4e")
def test_a_landing_counts_for_both() -> None:
    change = laid()
    for seat in (RED, BLACK):
        reach_goal(change, seat, "ashore")
    assert (change.state.players[RED].goals, change.state.players[BLACK].goals) == (("G26.3k",), ("G26.4g",))


@pytest.mark.rule("G26.3l", "G26.3m", "G26.4k", "G26.4l", "G26.4m", "G26.4h", "G26.4i", "G26.4j")
def test_each_titan_and_each_element_is_a_goal_of_its_own() -> None:
    change = laid()
    for _ in range(4):
        reach_goal(change, RED, "destroyed", "Titan")
        reach_goal(change, BLACK, "destroyed", "Titan")
        reach_goal(change, BLACK, "destroyed", "Element")
    assert change.state.players[RED].goals == ("G26.3l", "G26.3m")
    assert set(change.state.players[BLACK].goals) == {f"G26.4{letter}" for letter in "hijklm"}


@pytest.mark.rule("G26.1c", "G26.1e")
def test_points_are_booked_by_themselves_and_only_grow() -> None:
    change = laid()
    assert victory_points(change.state.players[RED].goals) == 0
    reach_goal(change, RED, "taken", "Fort")
    (event,) = change.events
    assert (event.key, event.args["points"], event.args["total"]) == ("goal", 5, 5)
    assert POINTS["G26.3f"] == 5
    assert goals(change.position(1), RED) == ("G26.3f",)
