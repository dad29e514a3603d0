"""What several are told is made once, and is what each would have been told by himself."""

from __future__ import annotations

import random

import msgspec
import pytest

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal, play
from hexenkessel.kernel.history import History, Move
from hexenkessel.kernel.registry import find_game
from hexenkessel.server.table.state import BEFORE_EVERYTHING, RenderedPosition, news_of
from hexenkessel.server.table.subscribers import Subscriber
from tests.server.in_memory_table import table_with

ACTIONS = 250


@pytest.mark.parametrize("seats", [2, 4])
def test_shared_rendering_equals_individual_rendering(seats: int) -> None:
    game, rng = find_game("titan"), random.Random(seats)
    history = History(game, game.setup(seats, DiceParts("told together")))
    while history.position.outcome is None and len(history.moves) < ACTIONS:
        told = RenderedPosition(history)
        since = len(history.moves) - 1
        for observer in (*range(seats), None):
            place = observer, since, False
            assert news_of(told.state(place)) == news_of(RenderedPosition(history).state(place))
        last = history.moves[-1][0] if history.moves else 0
        if rng.random() < 0.1 and history.why_not_undo(last) is None:
            history.undo(last)  # an old number, and perhaps another story
            continue
        seat = rng.choice(history.position.due)
        history.play(seat, rng.choice(legal(history.position, seat)))
    assert len(history.moves) > 50


@pytest.mark.parametrize("name", ["titan", "battlemist", "armageddon"])
def test_rendering_ahead_equals_rendering_afterwards(name: str) -> None:
    game, rng = find_game(name), random.Random(name)
    history = History(game, game.setup(2, DiceParts("told ahead")))
    for number in range(120):
        if history.position.outcome is not None:
            break
        seat = rng.choice(history.position.due)
        action = rng.choice(legal(history.position, seat))
        played = play(history.position, seat, action)
        places = [(observer, since, False) for observer in (0, 1, None) for since in (number, number - 5)]
        ahead = RenderedPosition(history, Move(seat, action, history.position, played))
        news = [news_of(ahead.state(place)) for place in places]
        history.note(seat, action, played)
        assert news == [news_of(RenderedPosition(history).state(place)) for place in places]
    assert len(history.moves) > 50


@pytest.mark.parametrize("is_ahead", [False, True])
def test_prepared_state_is_discarded_when_seats_change(is_ahead: bool) -> None:
    """A bot plays the seat before whoever sits there has read what was ready for him."""
    game = find_game("titan")
    table = table_with(History(game, game.setup(2, DiceParts("other seats"))))
    history, subscriber = table.history, Subscriber("person 0", 0)
    subscriber.wants_table = False
    table.subscribers.add(subscriber)
    seat = 1 if is_ahead else 0
    action = legal(history.position, seat)[0]
    move = Move(seat, action, history.position, play(history.position, seat, action))
    if is_ahead:
        table.broadcast.prepare(move)
        history.note(seat, action, move.played)
    else:
        assert '"decision":{' in table.broadcast.news_for(subscriber)
    lent = msgspec.structs.replace(table.seats[0], bot="random")
    table.ledger.seats = (lent, *table.seats[1:])
    assert '"decision":null' in table.broadcast.news_for(subscriber)
    assert table.broadcast.state(0).decision is None


def test_undo_count_is_not_cached_with_the_position() -> None:
    """Though everybody has seen this position before, and nobody the one that was taken back."""
    game = find_game("titan")
    table = table_with(History(game, game.setup(2, DiceParts("taken back"))))
    assert table.broadcast.state(0).undos == 0
    table.ledger.row = msgspec.structs.replace(table.row, undos=1)
    assert table.broadcast.state(0).undos == 1


def test_caution_belongs_to_its_offer_alone() -> None:
    game = find_game("titan")
    history = History(game, game.setup(2, DiceParts("cautions")))
    while history.position.step.__struct_config__.tag != "muster":
        seat = history.position.due[0]
        history.play(seat, legal(history.position, seat)[0])
    state = RenderedPosition(history).state((history.position.due[0], BEFORE_EVERYTHING, False))
    assert state.decision is not None
    *musters, done = state.decision.actions
    assert done.caution is not None and done.caution.key == "caution-muster"
    assert b"caution" not in msgspec.json.encode(musters)
