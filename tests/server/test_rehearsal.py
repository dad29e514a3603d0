"""A rehearsal: the same tables and the same dice at every performance."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from hexenkessel.kernel.dice import DiceParts
from tests.server.house import ME_AND_A_FRIEND, ME_AND_BOTS, open_house, settings_in


def performance(folder: Path, **changes: str) -> list[tuple[str, DiceParts]]:
    with open_house(settings_in(folder, **changes)) as house, house.visitor("Ada") as ada:
        tables = [ada.open_table(seats, start=True) for seats in (ME_AND_BOTS, ME_AND_A_FRIEND, ME_AND_BOTS)]
        return [(table, house.history(table).setup.dice) for table in (tables[0], tables[2])]


def test_rehearsal_is_deterministic(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folders = [tmp_path / name for name in "abcd"]
    for folder in folders:
        folder.mkdir()
    with caplog.at_level(logging.WARNING, "hexenkessel"):
        first = performance(folders[0], rehearsal="hexen")
        assert "rehearsal" in [record.getMessage() for record in caplog.records]
        caplog.clear()
        real = performance(folders[1], rehearsal="")
        assert "rehearsal" not in [record.getMessage() for record in caplog.records]
    assert performance(folders[2], rehearsal="hexen") == first
    others = real + performance(folders[3], rehearsal="kessel") + performance(folders[0], rehearsal="hexen")
    told = {table for table, _ in others} | {dice.host for _, dice in others}
    assert not told & ({table for table, _ in first} | {dice.host for _, dice in first})
    assert all(dice.seats == () for _, dice in first)  # nobody has added anything
