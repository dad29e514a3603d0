"""A battle of Armageddon at the keyboard: the map, who is who, odds beside the blows."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.options import SHIPPED
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.registry import register
from tests.cli.run_command import Ran, run, typed

register(GAME)

LESSON = ("--seats", "2", "--option", "scenario=lesson-2", "--option", "first=as-seated", "--seed", "3")


def play(*lines: str, argv: tuple[str, ...] = LESSON) -> Ran:
    ran = run("play", "armageddon", "--bot", "random", *argv, stdin=typed(lines))
    assert ran.code == 0 and not ran.err, ran.err
    return ran


def picture(scenario: str, width: int = 100, drawing: str = "") -> str:
    options = {"scenario": scenario, "first": "as-seated"}
    setup = GAME.setup(shipped()[scenario].players, DiceParts("x"), options)
    return GAME.presentation.draw(GAME.view(GAME.opening(setup), 0), drawing, width)


def test_shipped_scenarios_are_listed_by_id() -> None:
    listed = " ".join(run("games").out.split())
    assert f"{', '.join(SHIPPED)} or another text: the battle" in listed


def test_turn_with_an_attack_shows_odds() -> None:
    out = play("go 1 1/18", "fight", "attack 1 7").out
    assert "Lesson 2: Axe, Lance, Sword  ·  round 1 of 8  ·  turn of Player 1" in out
    assert "1/18: axe 1(2)" in out
    assert "36% to kill, 17% to die" in out and "preview-" not in out
    assert "axe on 1/18 against lance of Player 2 on 1/26" in out


def test_game_is_played_in_german() -> None:
    ran = run("play", "armageddon", "--language", "de", *LESSON, stdin=typed(("go 1 1/18", "fight")))
    assert ran.code == 0 and "Bewege, was du bewegen willst, dann kämpfe." in ran.out


@pytest.mark.parametrize("drawing", GAME.presentation.drawings)
def test_drawings(drawing: str) -> None:
    shown = play(drawing).out.rpartition(f"Player 1> {drawing}\n")[2]
    assert len(shown.splitlines()) > 2


def test_map_draws_ground_edges_and_figures_in_place() -> None:
    lines = picture("lesson-5", drawing="map").splitlines()
    rows = {line.split()[0]: number for number, line in enumerate(lines) if line.split()}
    hill = lines[rows["16"]]
    assert hill.split() == ["16", ".", "17", "f", "18", "f", "19", "^", "20", "^", "21", ".", "22", "."]
    # The river with its bridge lies between two rows of fields, the ramp below the hill.
    assert lines[rows["23"] + 2].replace(" ", "") == "~~~~~~~=~~~~~~"
    assert lines[rows["16"] + 2].strip() == "/"
    assert lines[rows["38"] + 1].split() == ["1aal", "1ssa", "1bb"]
    assert lines[rows["38"] + 1].index("1aal") == lines[rows["38"]].index("40")


def test_map_draws_walls_and_gates() -> None:
    text = picture("s07", drawing="map")
    assert "| wall, # closed gate" in text
    # The cliff with its eight walls and their gate lies above the first row of the second great field.
    cliff = next(line for line in text.splitlines() if "#" in line)
    assert cliff.replace(" ", "") == "|||#||||"


@pytest.mark.parametrize("scenario", ["s03", "s06", "s07", "s14-field", "lesson-8"])
@pytest.mark.parametrize("width", [80, 100])
def test_map_fits_the_width_of_the_terminal(scenario: str, width: int) -> None:
    assert max(map(len, picture(scenario, width).splitlines())) <= width


def test_map_names_riders_and_phalanxes() -> None:
    assert "axe 2 on 1" in picture("lesson-7")
    assert "Phalanx 1 faces SE." in picture("lesson-6") and "in phalanx 1" in picture("lesson-6")
