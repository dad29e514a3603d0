"""What everybody sees of the table (G28.5)."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.game import GAME
from tests.gods.marching import marching
from tests.gods.table import GREEN, RED


@pytest.mark.rule("G28.5a")
@pytest.mark.parametrize("observer", [GREEN, None])
def test_pools_gems_and_points_lie_open_to_everybody(observer: int | None) -> None:
    position = marching({"Red1": "City Titan Ogre", "Green1": "City Titan Ogre"})
    mine, theirs = position.state.players[RED], GAME.view(position, observer).players[RED]
    assert (theirs.pool, theirs.spells, theirs.gems) == (mine.pool, mine.spells, mine.gems)
    assert (theirs.battle_points, theirs.goals) == (mine.battle_points, mine.goals)
