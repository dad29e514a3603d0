"""What several are told is made once, and is what each would have been told by himself."""

from __future__ import annotations

import random

import pytest

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal
from hexenkessel.kernel.history import History
from hexenkessel.kernel.registry import find_game
from hexenkessel.server.state import Told, news_of, state_for

ACTIONS = 250


@pytest.mark.parametrize("seats", [2, 4])
def test_news_are_what_each_would_be_told_alone(seats: int) -> None:
    game, rng = find_game("titan"), random.Random(seats)
    history = History(game, game.setup(seats, DiceParts("told together")))
    while history.position.outcome is None and len(history.moves) < ACTIONS:
        told = Told(history)
        since = len(history.moves) - 1
        for observer in (*range(seats), None):
            together = told.state((observer, since, False))
            assert news_of(together) == news_of(state_for(history, observer, since))
        last = history.moves[-1][0] if history.moves else 0
        if rng.random() < 0.1 and history.why_not_undo(last) is None:
            history.undo(last)  # an old number, and perhaps another story
            continue
        seat = rng.choice(history.position.due)
        history.play(seat, rng.choice(legal(history.position, seat)))
    assert len(history.moves) > 50
