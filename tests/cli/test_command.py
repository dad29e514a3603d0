"""The command itself: help, version, and what it says to bad input."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.run_command import complaint, run

ROOT = Path(__file__).parents[2]


def test_help_names_every_subcommand() -> None:
    ran = run("--help")
    assert ran.code == 0
    for name in ("play", "simulate", "replay", "verify", "rules", "ask", "games"):
        assert name in ran.out
        assert run(name, "--help").code == 0


def test_no_arguments_print_the_help() -> None:
    ran = run()
    assert ran.code == 0 and "hexenkessel games" in ran.out


def test_version_tells_the_build() -> None:
    ran = run("--version")
    assert ran.code == 0 and ran.out.startswith("hexenkessel ") and "compiled: " in ran.out


def test_help_imports_no_game_and_no_library() -> None:
    script = (
        "import sys; from hexenkessel.cli import main; main(['--help']); "
        "print([name for name in ('msgspec', 'rich', 'fluent', 'hexenkessel.games') if name in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert found.stdout.splitlines()[-1] == "[]"


def test_games_are_listed_with_their_options_and_bots() -> None:
    ran = run("games")
    assert ran.code == 0
    assert "titan" in ran.out and "--option start=standard" in ran.out and "random" in ran.out
    assert "yes or no: may the movement roll" in ran.out and "standard or fast: " in ran.out
    assert '"name":"titan"' in run("games", "--json").out


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("points=many", "Option points is a whole number from 0 to 10000, not 'many'."),
        ("points=-1", "Option points is a whole number from 0 to 10000, not '-1'."),
        ("start=slow", "Option start is standard or fast, not 'slow'."),
        ("timed=maybe", "Option timed is yes or no, not 'maybe'."),
    ],
)
def test_invalid_option_value_lists_the_choices(option: str, sentence: str) -> None:
    assert complaint("play", "titan", "--option", option) == sentence


def test_table_options_are_explained_and_validated() -> None:
    assert "as in 'dwarves.start-grain=30'" in " ".join(run("games").out.split())
    wrong = complaint("play", "battlemist", "--option", "values=ents.footman-rout=5")
    assert "The option values does not fit battlemist: there is no row 'ents'" in wrong


def test_invalid_numbers_are_rejected() -> None:
    assert "'many' is no whole number" in complaint("play", "titan", "--seats", "many")
    assert "'x' is no whole number" in complaint("simulate", "titan", "--games", "x")


@pytest.mark.parametrize(
    "argv",
    [
        ["frobnicate"],
        ["play"],
        ["play", "tiddlywinks"],
        ["play", "titan", "--seats", "many"],
        ["play", "titan", "--seats", "7"],
        ["play", "titan", "--seats", "-3"],
        ["play", "titan", "--human", "3"],
        ["play", "titan", "--human", "-1"],
        ["play", "titan", "--human", "0", "--hot-seat"],
        ["play", "titan", "--bot", "nobody"],
        ["play", "titan", "--bot", "random", "--bot", "random", "--bot", "random"],
        ["play", "titan", "--option", "points"],
        ["play", "titan", "--option", "points=many"],
        ["play", "titan", "--option", "points=-1"],
        ["play", "titan", "--option", "points=99999999999999999999999"],
        ["play", "titan", "--option", "colour=red"],
        ["play", "titan", "--option", "points=1", "--option", "points=2"],
        ["play", "titan", "--option", "start=slow"],
        ["play", "titan", "--load", "no such file"],
        ["play", "titan", "--load", "."],
        ["play", "titan", "--load", "x", "--seed", "3"],
        ["play", "titan", "--load", "with\0zero"],
        ["simulate", "titan", "--games", "0"],
        ["simulate", "titan", "--jobs", "0"],
        ["simulate", "titan", "--jobs", "1000000"],
        ["simulate", "titan", "--most-turns", "0"],
        ["simulate", "titan", "--seats", "1"],
        ["simulate", "titan", "--bot", "random", "--bot", "random", "--bot", "random"],
        ["simulate", "titan", "--save-dir", __file__],
        ["replay"],
        ["replay", "no such file"],
        ["verify", "no such file"],
        ["verify", __file__],
        ["rules", "titan", "T99.9z"],
        ["rules", "titan", "--tests", "no such folder"],
        ["ask", "tiddlywinks"],
    ],
)
def test_bad_input_is_reported_in_one_sentence(argv: list[str]) -> None:
    assert complaint(*argv).endswith((".", ")."))


@given(st.lists(st.text(max_size=12), max_size=5))
def test_random_arguments_never_crash(words: list[str]) -> None:
    assert run(*words).code in (0, 2)


@given(st.lists(st.text(max_size=20), min_size=1, max_size=3))
def test_random_options_never_crash(options: list[str]) -> None:
    given_ = [word for option in options for word in ("--option", option)]
    assert run("play", "titan", *given_).code in (0, 2)
