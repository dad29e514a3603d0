"""A record of two thousand actions, played again and verified."""

from __future__ import annotations

from itertools import islice

from benchmarks.players import opening, warlike_game
from benchmarks.stopwatch import Figures, rate
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import Record, read_record, write_record
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.verification import replay, verify

ACTIONS = 2000
SEATS = 6
LONG_GAME = (
    71  # a seed that gives a game of this length; if rules have changed since, the best of some others
)
TRIES = 10


def measure(seconds: float, round: int) -> Figures:
    text = long_record(ACTIONS if seconds >= 1 else ACTIONS // 10)
    record = read_record(text)
    return {
        "replaying a record, actions/s": rate(lambda: len(replay(GAME, record).moves), seconds / 2),
        "verifying a record, actions/s": rate(lambda: len(verify(GAME, record).moves), seconds / 2),
        "reading a record, actions/s": rate(lambda: _actions(read_record(text)), seconds / 4),
        "a record, actions": _actions(record),
        "a record, bytes per action": len(text) / _actions(record),
    }


def _actions(record: Record) -> int:
    return len(record.entries) - 1


def long_record(length: int) -> str:
    """The record of a game cut off at this length, or of one nearly as long."""
    moves: list[tuple[Seat, Action]] = []
    for seed in range(LONG_GAME, LONG_GAME + TRIES):
        played = [(seat, chosen) for _, seat, _, chosen in islice(warlike_game(SEATS, seed), length)]
        if len(played) > len(moves):
            moves, history = played, History(GAME, opening(SEATS, seed).setup)
        if len(moves) == length:
            break
    for seat, action in moves:
        history.play(seat, action)
    return write_record(history)
