"""Standing orders."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.actions import Assign, Ready
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.standing_orders import standing_answer
from tests.armageddon.table import battle

ALL = ("save-the-dearest", "stand-as-written")


@pytest.mark.rule("A5.2k")
@pytest.mark.parametrize(("roll", "figure"), [(12, 2), (9, 3)])
def test_rolls_go_where_they_do_most_good(roll: int, figure: int) -> None:
    crowd = ["0 champion 1/19", "0 hero 1/19", "0 axe 1/19", "1 axe 1/48"]
    rolling = LifeRolls(0, (1, 2, 3), "thirst", roll)
    position = battle(*crowd, desert="1/19")
    position = battle(*crowd, desert="1/19", steps=(*position.steps, rolling))
    assert standing_answer(GAME, position, 0, ALL) == Assign(figure)


def test_standing_as_written() -> None:
    setup = GAME.setup(2, DiceParts("x"), {"scenario": "s01", "deployment": "secret"})
    position = GAME.begin(setup).position
    assert standing_answer(GAME, position, 0, ALL) == Ready()
    assert standing_answer(GAME, position, 0, ALL[:1]) is None


def test_otherwise_nothing() -> None:
    assert standing_answer(GAME, battle("0 axe 1/1", "1 axe 1/48"), 0, ALL) is None
