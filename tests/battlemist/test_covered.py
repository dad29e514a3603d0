"""Every rule is enforced, proved and told: `hexenkessel rules battlemist --missing` finds nothing."""

from __future__ import annotations

from pathlib import Path

from hexenkessel.games.battlemist.game import GAME
from hexenkessel.kernel.coverage import cover

RULES = 305


def test_every_id_has_all_it_needs() -> None:
    covered = cover(GAME, Path(__file__).parents[1])
    assert len([entry for entry in covered if not entry.id.startswith("EX-")]) == RULES
    assert {entry.id: entry.missing for entry in covered if entry.missing} == {}
