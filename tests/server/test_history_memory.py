"""The history of a game keeps its positions, and not what was worked out of each of them."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.bots.registry import find_bot
from hexenkessel.games.armageddon import field
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.history import History
from hexenkessel.kernel.registry import find_game, game_names

SMALL = {"due", "living"}  # who is asked, and which seats have warriors left


def played(game: str, actions: int, **options: Any) -> History[Any, Any]:
    """As the server plays it: what screens and bots are told is worked out of every position."""
    rules = find_game(game)
    seats = rules.seats[0]
    history = History(rules, rules.setup(seats, DiceParts("memory"), options))
    bots = [find_bot(rules, "random", seat) for seat in range(seats)]
    while history.position.due and len(history.moves) < actions:
        for seat in history.position.due:
            decision(history.position, seat, is_brief=True)
        seat = history.position.due[0]
        view = rules.view(history.position, seat)
        history.play(seat, bots[seat].choose(view, decision(history.position, seat)))
    return history


@pytest.mark.parametrize("game", game_names())
def test_positions_in_a_history_hold_no_caches(game: str) -> None:
    history = played(game, 150)
    count = len(history.moves)
    assert count > 2 * field._MOST_INDEXED
    old = [history.position_at(number) for number in range(count - field._MOST_INDEXED)]
    for position in old:
        assert set(vars(position)) <= SMALL
        assert set(getattr(position.state, "__dict__", {})) <= SMALL


def test_evicted_indexes_are_computed_again() -> None:
    history = played("armageddon", 80, scenario="s03")
    for number in (0, 1, 40):
        position = history.position_at(number)
        assert "index" not in vars(position.state)
        seat, action = history.moves[number]
        assert action in decision(position, seat).actions
    assert "index" in vars(history.position_at(40).state)


def test_cached_indexes_are_bounded_across_games() -> None:
    """Also those of other games, and of positions that were only looked at."""
    first, second = (played("armageddon", 60, scenario=scenario) for scenario in ("s01", "s03"))
    histories = (first, second)
    for history in histories:
        for number in range(len(history.moves)):
            decision(history.position_at(number), history.moves[number][0])
    states = {
        id(state): state
        for history in histories
        for number in range(len(history.moves) + 1)
        for state in [history.position_at(number).state]
    }
    assert len(states) > 2 * field._MOST_INDEXED
    assert sum("index" in vars(state) for state in states.values()) <= field._MOST_INDEXED
