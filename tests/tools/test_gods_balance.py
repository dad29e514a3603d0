"""The report on who wins in Gods of Titan."""

from __future__ import annotations

from pathlib import Path

from tools.gods_balance import Row, matches, play, read_rows, report


def row(seats: int, seed: int, winner: str, **more: object) -> Row:
    told = Row(
        seats, seed, " ".join(["greedy"] * seats), 40, "last-titan", winner, 0, 0, 0, 3000, 4.0, "1-ab"
    )
    return told._replace(**more)  # type: ignore[arg-type]


def test_all_seats_meet_random_ones_in_turn() -> None:
    alone = [bots for _, _, bots in matches(16) if "random" in bots]
    assert {bots.index("greedy") for bots in alone if len(bots) == 4} == {0, 1, 2, 3}
    assert len(matches(16)) == 16 + 8 + 2 * 4


def test_the_report_counts_what_was_played() -> None:
    rows = [
        row(3, 0, "1"),
        row(3, 1, "2"),
        row(4, 0, "4", elements=3, dark_titan=20),
        row(4, 1, "1", elements=1, darklord_out=25),
        row(4, 2, "4", bots="random random random greedy"),
    ]
    text = report(rows, "a command")
    assert "| 4 | 50 % ± 69 | 0 % ± 0 | 0 % ± 0 | 50 % ± 69 |" in text
    assert "| 3 | 1 | 1 |" in text
    assert "| falls before the Dark-Titan appears | 1 |" in text
    assert "| 4 | 1 | 100 % |" in text


def test_lines_are_read_as_they_were_written(tmp_path: Path) -> None:
    rows = [row(3, 0, "1"), row(4, 0, "")]
    path = tmp_path / "rows.csv"
    path.write_text("\n".join(",".join(map(str, line)) for line in [Row._fields, *rows]) + "\n")
    assert read_rows(path) == rows


def test_a_game_is_one_line() -> None:
    played = play(3, 1, ("greedy", "random", "random"))
    assert (played.seats, played.winner, played.elements) == (3, "1", 0)
