"""What a screen is sent of a view reads as the view does, though parts of it were written before."""

from __future__ import annotations

import random

import msgspec
import pytest

from hexenkessel.games.titan import screen
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal
from hexenkessel.kernel.history import History


@pytest.mark.parametrize("room", [3, screen._MOST_WRITINGS])
def test_it_reads_the_same(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "_MOST_WRITINGS", room)
    rng = random.Random(room)
    history = History(GAME, GAME.setup(3, DiceParts("on the screen")))
    while history.position.outcome is None and len(history.moves) < 300:
        views = GAME.views(history.position)
        for observer in (0, 1, 2, None):
            written = msgspec.json.encode(views.written(observer))
            assert written == msgspec.json.encode(GAME.view(history.position, observer))
        seat = rng.choice(history.position.due)
        history.play(seat, rng.choice(legal(history.position, seat)))
    assert len(history.moves) > 50
