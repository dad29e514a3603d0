"""Gods of Titan as text: what a terminal draws, and what it says of choices."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hexenkessel.games.gods.game import GAME
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.terminal.picture import DRAWINGS
from hexenkessel.kernel.gate import legal
from tests.gods.table import BLACK, GREEN, RED, after, settled, table

MEETING = {"Red1": "D0.7 Lion Lion Ogre", "Green1": "D0.7 Centaur Golem", "Black1": "B0.0 Phantom Lich"}


@pytest.fixture
def position() -> Any:
    but = {"Red1": {"moved": True, "distance": 3, "entry": 3, "came_from": "D0.6"}}
    armies = MEETING | {"Red2": "City Ogre Titan"}
    return settled(table(armies, MovementPhase(RED), but=but, hidden=(GREEN, BLACK)))


@pytest.mark.parametrize("drawing", ["", *DRAWINGS])
@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize("observer", [RED, None])
def test_every_drawing_fits_the_terminal(
    position: Any, drawing: str, width: int, observer: int | None
) -> None:
    drawn = GAME.presentation.draw(GAME.view(position, observer), drawing, width)
    assert drawn and max(map(len, drawn.splitlines())) <= width


def test_armies_show_what_the_observer_knows(position: Any) -> None:
    drawn = GAME.presentation.draw(GAME.view(position, RED), "armies")
    assert "Lion ×2, Ogre" in drawn and "unknown" in drawn
    assert (
        "Golem"
        not in GAME.presentation.draw(GAME.view(position, BLACK), "armies").partition("Green1")[2][:60]
    )


def test_the_board_has_every_field(position: Any) -> None:
    drawn = GAME.presentation.draw(GAME.view(position, RED), "board")
    for word in ("City: Red2", "D0.7 Dese Red1", "X2.l", "E2.15", "CT0 Grey", "DT0 Black"):
        assert word in drawn


def test_no_two_columns_run_together_and_nobody_is_left_out() -> None:
    crowd = {"Red1": "C0.13 Lion", "Red12": "C0.13 Lion", "Green10": "C0.13 Ogre", "Black10": "C0.13 Lich"}
    view = GAME.view(settled(table(crowd, MovementPhase(RED))), RED)
    for width in (80, 100):
        board, armies, pools = (
            GAME.presentation.draw(view, drawing, width) for drawing in ("board", "armies", "pools")
        )
        assert "C0.13 Wast Red1 Red12 Green10 Black10" in map(str.strip, re.split(r"\n|  +", board))
        assert "Wasteland C0.13 1:" in armies
        assert "Tower Tower" not in " ".join(armies.split())
        assert re.search(r"200g($|  )", pools, re.MULTILINE)


def test_armies_that_meet_and_the_battle_are_drawn_for_those_who_fight(position: Any) -> None:
    talks = after(position, "Red: move Red2 X0.b 1 3", "Red: done")
    assert "Red1 attacks" in GAME.presentation.draw(GAME.view(talks, GREEN))
    assert "Red1 attacks" not in GAME.presentation.draw(GAME.view(talks, BLACK))
    battle = after(talks, "Green: fight")
    drawn = GAME.presentation.draw(GAME.view(battle, BLACK))
    assert "Battle in Desert D0.7" in drawn and "Golem-4" in drawn and "dune" in drawn


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_choice_of_a_movement_phase_is_explained(position: Any, language: str) -> None:
    view, actions = GAME.view(position, RED), legal(position, RED)
    messages = GAME.messages(language)
    for prompt in GAME.presentation.meanings(view, actions):
        assert prompt is not None
        args = GAME.presentation.in_words(view, prompt.args)
        assert not messages.faults(prompt.key, args)
        assert "{" not in messages.say(prompt.key, args)


def test_who_ends_his_turn_is_reminded_of_recruits() -> None:
    but = {"Red1": {"moved": True, "distance": 3, "came_from": "D0.4"}}
    recruiting = settled(table({"Red1": "D0.5 Lion Lion Titan"}, RecruitmentPhase(RED), but=but))
    view, actions = GAME.view(recruiting, RED), legal(recruiting, RED)
    cautions = dict(zip(map(str, actions), GAME.presentation.cautions(view, actions), strict=True))
    (done,) = [caution for text, caution in cautions.items() if text.startswith("Done")]
    assert done is not None and done.args == {"armies": ("Red1",)}
