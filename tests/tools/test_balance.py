"""The balance report: games are played once, kept as lines, and summed up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.balance import Row, Subject, play_missing, read_rows, report, subject_of


@pytest.fixture
def pair() -> Subject:
    """Battlemist for two, so that a test need not wait for larger tables."""
    return subject_of("battlemist")._replace(seats=(2,))


def test_games_are_written_down_and_not_played_twice(pair: Subject, tmp_path: Path) -> None:
    data = tmp_path / "games.csv"
    (first,) = play_missing(pair, data, 1)
    assert first.reason in ("stars", "alone")
    assert first.winner in first.sides.split()
    assert first.code.startswith(f"{pair.game.version}-") and len(first.code) == 14
    assert [len(part.split()) for part in (first.sides, first.bought, first.found, first.taken)] == [2] * 4
    before = data.read_text()
    rows = play_missing(pair, data, 2)
    assert rows[0] == first
    assert data.read_text().startswith(before)
    assert read_rows(data) == rows


def test_the_report_counts_wins_rounds_and_stars() -> None:
    rows = [
        Row(2, 0, 10, "stars", "orcs", "orcs elves", "2 1", "2 0", "0 0", 400, "1.0.0-a"),
        Row(2, 1, 20, "alone", "elves", "elves orcs", "0 1", "1 1", "3 0", 600, "1.0.0-a"),
        Row(3, 0, 12, "stars", "orcs", "elves orcs knights", "0 4 0", "0 0 0", "0 0 0", 900, "1.0.0-b"),
    ]
    text = report("battlemist", rows, "the command")
    assert "| 2 | 2 | 15.0 | 15 | 20 | 500 | stars 50 %, alone 50 % |" in text
    assert "| orcs | 50 % ± 69 (2) | 100 % ± 0 (1) |" in text
    assert "Rules and bot: 1.0.0-a, 1.0.0-b" in text
    assert "| knights | – | 0 % ± 0 (1) |" in text
    assert "| 2 | 1.00 | 1.00 | 0.75 | 1.00 | 1.50 | 1.50 |" in text


def test_a_game_without_report_is_named() -> None:
    with pytest.raises(SystemExit, match="nothing to report on chess; there is battlemist"):
        subject_of("chess")
