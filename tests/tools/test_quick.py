"""A quick round runs what a change can have broken, the nearest first, and says what it left out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tools.quick import Tally, account
from tools.reach import ROOT, Reach, games_asked_for


@cache
def reach() -> Reach:
    return Reach()


def near(*changed: str, most: int = 12) -> list[str]:
    return reach().of(changed)[:most]


def rooms(*changed: str) -> set[str]:
    """The folders of all tests that are reached."""
    return {Path(path).parts[1] for path in reach().of(changed)}


@pytest.mark.parametrize(
    ("changed", "first"),
    [
        ("hexenkessel/games/titan/movement.py", "tests/titan/test_movement.py"),
        ("hexenkessel/kernel/gate.py", "tests/kernel/test_gate.py"),
        ("hexenkessel/server/people/accounts.py", "tests/server/test_accounts.py"),
        ("hexenkessel/games/titan/rulebook/en/01-aim.md", "tests/titan/test_rulebook.py"),
        ("hexenkessel/games/battlemist/messages/de.ftl", "tests/battlemist/test_languages.py"),
        ("hexenkessel/games/armageddon/scenarios/data/s01.json", "tests/armageddon/test_scenarios.py"),
        ("web/src/games/armageddon/map/Map.svelte", "tests/browser/test_armageddon.py"),
        ("web/src/shell/App.svelte", "tests/browser/test_lobby.py"),
        ("docs/hosts.md", "tests/docs/test_hosts.py"),
        ("docs/examples/brambles.hxk", "tests/docs/test_docs.py"),
        ("tests/battery/golden/titan.txt", "tests/battery/test_titan.py"),
        ("tests/server/house.py", "tests/server/test_play.py"),
    ],
)
def test_what_a_change_is_about_comes_first(changed: str, first: str) -> None:
    assert first in near(changed, most=70)


def test_a_game_reaches_whoever_finds_it_by_name_and_no_other_game() -> None:
    reached = rooms("hexenkessel/games/battlemist/order.py")
    assert reached >= {"battlemist", "battery", "cli", "server", "browser"}
    assert not reached & {"armageddon", "hexes", "minis"}


def test_a_test_reaches_itself_and_the_account_of_what_is_proved() -> None:
    assert near("tests/titan/test_movement.py") == [
        "tests/titan/test_movement.py",
        "tests/battery/test_texts.py",
    ]


def test_fixtures_reach_the_tests_below_them() -> None:
    reached = reach().of(["tests/browser/conftest.py"])
    assert {path for path in reach().test_files() if path.startswith("tests/browser/")} <= set(reached)


def test_what_nobody_imports_stands_for_what_lies_around_it() -> None:
    assert "tests/server/test_storage.py" in near("hexenkessel/server/storage/migrations/env.py", most=70)


@pytest.mark.parametrize("path", ["pyproject.toml", "requirements/dev.txt", "tests/conftest.py"])
def test_what_can_break_anything_reaches_everything(path: str) -> None:
    assert sorted(reach().of([path])) == reach().test_files()


def test_names_of_games_are_read_from_the_code() -> None:
    assert list(games_asked_for("registry.find_game('titan')\nfind_game(name)\ngame_names()")) == [
        "titan",
        "",
        "",
    ]


def test_what_comes_too_late_is_left_out_and_said(tmp_path: Path) -> None:
    file = tmp_path / "test_something.py"
    file.write_text("def test_one(): pass\ndef test_other(): pass\n")
    command = [sys.executable, "-m", "pytest", "-p", "tools.deadline", "-p", "no:cacheprovider", str(file)]
    environment = {"PYTHONPATH": str(ROOT), "HEXENKESSEL_DEADLINE": "0"}
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert "2 skipped" in ran.stdout


@pytest.mark.parametrize(("deadline", "ran", "not_begun"), [("inf", 1, 0), ("0", 0, 1)])
def test_a_round_runs_its_tests_under_the_settings_of_the_project(
    deadline: str, ran: int, not_begun: int
) -> None:
    """In two processes, with warnings as errors: the plugin must not be imported before pytest knows it."""
    program = (
        "import sys; from tools.quick import Tally, run_tests; tally = Tally(); "
        f"code = run_tests(['{__file__}::test_names_of_games_are_read_from_the_code'], '2', tally); "
        "print('tally', tally.ran.total(), len(tally.not_begun)); sys.exit(code)"
    )
    environment = {**os.environ, "HEXENKESSEL_DEADLINE": deadline}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.endswith(f"tally {ran} {not_begun}\n"), done.stdout + done.stderr


def test_the_last_line_says_what_has_run_and_what_has_not() -> None:
    tally = Tally()
    tally.ran = Counter({"tests/titan/test_a.py": 7, "tests/browser/test_b.py": 1})
    tally.left = Counter({"tests/browser/test_b.py": 3, "tests/server/test_c.py": 2})
    said = account(["one.py"], [str(number) for number in range(10)], ["1", "2", "3"], tally)
    assert said == (
        "make quick: 1 changed file can have broken 3 of 10 test files. Run: 8 tests in 2 of them. "
        "Left out: 5 tests in 2 of them, for want of time (tests/browser, tests/server), "
        "and the 7 files that are out of reach. make test runs everything."
    )


def test_files_that_were_not_begun_are_said() -> None:
    tally = Tally()
    tally.ran = Counter({"tests/titan/test_a.py": 7})
    tally.not_begun = ["tests/server/test_c.py", "tests/server/test_d.py"]
    said = account(["one.py"], [str(number) for number in range(10)], ["1", "2", "3"], tally)
    assert (
        "Run: 7 tests in 1 of them. Left out: all in 2 of them, for want of time (tests/server), and" in said
    )
