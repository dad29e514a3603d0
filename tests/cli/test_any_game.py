"""The command knows no game by name: one that brings no drawings of its own is played like any other."""

from pathlib import Path

import pytest

from hexenkessel.kernel.registry import register
from tests.cli.run_command import complaint, run, typed
from tests.minis.conclave.game import Conclave


@pytest.fixture(autouse=True, scope="module")
def _conclave() -> None:
    register(Conclave())


def test_game_without_drawings_is_listed() -> None:
    assert "conclave 1.0.0: 2 to 5 seats" in run("games").out


def test_game_without_drawings_is_played_saved_and_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "conclave.hxk")
    argv = ("--seats", "3", "--seed", "1", "--save", file)
    ran = run(
        "play", "conclave", *argv, stdin=typed(["help", "odds", "why tempt", "rules vote", *["1"] * 400])
    )
    assert ran.code == 0 and "Lay one of your cards." in ran.out and "Seat 0> " in ran.out
    assert run("verify", file).code == 0
    assert run("replay", file).code == 0
    assert "a game of conclave, not of titan" in complaint("play", "titan", "--load", file)


def test_game_without_drawings_as_hot_seat() -> None:
    ran = run("play", "conclave", "--hot-seat", "--seed", "1", stdin=typed(["1"] * 400))
    assert ran.code == 0 and "Pass the keyboard to Seat 1" in ran.out


def test_bots_simulate_any_game() -> None:
    assert run("simulate", "conclave", "--games", "3", "--seats", "3").code == 0


def test_ask_reports_a_game_without_questions() -> None:
    assert run("ask", "conclave", stdin="{}\n").out == '{"error":"conclave answers no questions."}\n'


def test_rules_of_any_game_are_listed() -> None:
    assert run("rules", "conclave").code == 0
