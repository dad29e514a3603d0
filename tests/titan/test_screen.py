"""What a screen is sent of a view reads as the view does, though parts of it were written before."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import msgspec
import pytest

from hexenkessel.games.titan import lineup, screen
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal
from hexenkessel.kernel.history import History
from tests.titan.table import table


@pytest.mark.parametrize("room", [3, 1000])
def test_it_reads_the_same(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there is room for hardly anything to be kept."""
    monkeypatch.setattr(screen, "_writings", BoundedCache(room))
    monkeypatch.setattr(lineup, "_lineups", BoundedCache(room))
    monkeypatch.setattr(lineup, "_look_at", lru_cache(room)(lineup._Look))
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


@pytest.mark.rule("T19.1a", "T16.0a")
def test_what_is_kept_of_a_legion_does_not_outlive_the_points_of_its_owner() -> None:
    worths = []
    for points in (99, 100, 327):
        position = table({"Red1": "8 Titan Lion"}, scores=(points,))
        view = GAME.view(position, None)
        worths.append(view.legions["Red1"].worth)
        assert view.titan_powers == (6 + points // 100, 6)
        assert msgspec.json.encode(GAME.views(position).written(None)) == msgspec.json.encode(view)
    assert worths == [24 + 15, 28 + 15, 36 + 15]


def test_what_is_kept_of_a_legion_does_not_outlive_what_is_known_of_it() -> None:
    """The same legion looks otherwise once it has shown who is in it."""
    history = History(GAME, GAME.setup(3, DiceParts("known by and by")))
    rng = random.Random(1)
    seen: dict[int, set[bytes]] = {}
    while history.position.outcome is None and len(history.moves) < 300:
        world = history.position.state
        spectator = GAME.view(history.position, None)
        for marker, legion in world.legions.items():
            view = spectator.legions[marker]
            assert view.owner == legion.owner and view.size == len(legion.characters)
            assert view.characters in (None, legion.characters)
            assert not Counter(view.known) - Counter(legion.characters), "Nothing is known that is not so."
            seen.setdefault(id(legion), set()).add(msgspec.json.encode(view))
        seat = rng.choice(history.position.due)
        history.play(seat, rng.choice(legal(history.position, seat)))
    # The history keeps all legions, so that each has an id of its own.
    assert any(len(looks) > 1 for looks in seen.values())
