"""`hexenkessel simulate`."""

import json
from pathlib import Path
from typing import Any

from tests.cli.run_command import run

SERIES = ("simulate", "titan", "--seats", "3", "--games", "4", "--bot", "random", "--seed", "7")


def document(*argv: str) -> Any:
    ran = run(*argv, "--json")
    assert ran.code == 0
    return json.loads(ran.out)


def test_summary_table() -> None:
    ran = run(*SERIES)
    assert ran.code == 0 and not ran.err
    assert "outcome" in ran.out and "ms each" in ran.out and "4 of 4 games were finished." in ran.out
    assert " first: Red " in ran.out and "The last Titan stands." in ran.out and "last-titan" not in ran.out


def test_json_document_matches_the_summary() -> None:
    found = document(*SERIES)
    assert found["game"] == "titan" and found["bots"] == ["random"] * 3
    assert [game["number"] for game in found["games"]] == [1, 2, 3, 4]
    assert sum(found["wins"]) == sum(found["outcomes"].values()) - found["outcomes"].get("broken off", 0)
    assert found["decisions"] == sum(sum(game["decisions"]) for game in found["games"])


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    assert run(*SERIES, "--json").out == run(*SERIES, "--json", "--jobs", "2").out


def test_results_depend_on_the_seed() -> None:
    assert document(*SERIES)["games"] != document(*SERIES[:-1], "8")["games"]


def test_number_of_turns_can_be_limited() -> None:
    found = document(*SERIES, "--most-turns", "3")
    assert found["outcomes"] == {"broken off": 4}
    assert all(game["turns"] == 3 and game["outcome"] is None for game in found["games"])


def test_options_are_passed_to_the_game() -> None:
    found = document(*SERIES, "--option", "rounds=1", "--option", "mulligan=no")
    assert found["options"] == {"rounds": 1, "mulligan": False}
    assert set(found["outcomes"]) <= {"time", "last-titan"}


def test_records_are_saved_and_verified(tmp_path: Path) -> None:
    assert run(*SERIES, "--save-dir", str(tmp_path / "games"), "--jobs", "2").code == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"titan-000{number}.hxk" for number in (1, 2, 3, 4)]
    assert all(run("verify", str(file)).code == 0 for file in files)
