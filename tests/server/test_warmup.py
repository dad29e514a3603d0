"""No action waits for what a game makes only once."""

from __future__ import annotations

import pytest

from hexenkessel.games.titan.battle.tables import tables_for
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.legions.battle import tables
from hexenkessel.server.ops.warmup import warm_up_games


def test_warm_up_builds_the_tables_of_all_terrains(monkeypatch: pytest.MonkeyPatch) -> None:
    warm_up_games()

    def make(*_: object) -> None:
        pytest.fail("A land's tables are made during play.")

    monkeypatch.setattr(tables, "Tables", make)
    for terrain in TERRAINS:
        assert tables_for(terrain).land.name == terrain
