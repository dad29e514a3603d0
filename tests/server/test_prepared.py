"""No action waits for what a game makes only once."""

from __future__ import annotations

import pytest

from hexenkessel.games.titan.battle import tables
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.server.preparing import prepare_games


def test_the_first_battle_in_a_land_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_games()

    def make(land: object) -> None:
        pytest.fail("A land's tables are made during play.")

    monkeypatch.setattr(tables, "Tables", make)
    for terrain in TERRAINS:
        assert tables.tables_for(terrain).land.name == terrain
