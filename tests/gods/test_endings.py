"""Shorter games by agreement, as in Titan: points, rounds, an hour (ruling on G1.1a)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from tests.gods.table import BLUE, GREEN, RED, after, settled, table

# Green is worth 30 more on the board.
ARMIES = {"Red1": "D0.7 Lion", "Green1": "D1.7 Lion Lion Lion"}


def with_target(position: Any, target: int) -> Any:
    """The same position in a game for so many battle points."""
    options = msgspec.structs.replace(position.state.options, points=target)
    return msgspec.structs.replace(position, state=position.state.but(options=options))


@pytest.mark.parametrize(("target", "is_over"), [(0, False), (131, False), (120, True)])
def test_who_has_the_agreed_points_when_a_turn_ends_wins(target: int, is_over: bool) -> None:
    position = settled(with_target(table(ARMIES, RecruitmentPhase(RED), points=(120, 130)), target))
    assert (position.outcome is not None) == is_over
    if position.outcome is not None:
        assert position.outcome.reason == "points"
        assert position.outcome.winners == (GREEN,)


def test_after_the_agreed_rounds_points_and_armies_count() -> None:
    position = table(ARMIES, RecruitmentPhase(BLUE), active=BLUE, seats=3, points=(20, 0), rounds=11)
    outcome = settled(position).outcome
    assert outcome.reason == "time"
    assert outcome.winners == (GREEN,)
    assert outcome.scores[GREEN] > outcome.scores[RED]


@pytest.mark.parametrize("line", ["call-time", "stop"])
def test_when_time_is_called_the_turn_under_way_is_the_last(line: str) -> None:
    position = settled(table({}, MovementPhase(RED), timed=True))
    called = after(position, f"Host: {line}")
    assert called.outcome is None
    assert called.state.time_is_up
    over = after(called, "Red: give-up")
    assert over.outcome is not None
    assert over.outcome.reason == "time"
    assert over.outcome.places[RED] == 4
