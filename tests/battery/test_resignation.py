"""Who plays may give up, at any moment of any game; then the others have won."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.action import Resign
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import check, legal, play
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import read_record, write_record
from hexenkessel.kernel.registry import find_game, game_names
from hexenkessel.kernel.seats import HOST
from hexenkessel.kernel.verification import verify

GAMES = game_names()


def begun(name: str, seats: int, actions: int) -> History[Any, Any]:
    """A game in which so many actions have been played at random."""
    game, rng = find_game(name), random.Random(actions)
    history = History(game, game.setup(seats, DiceParts(f"resigning {actions}")))
    for _ in range(actions):
        position = history.position
        if position.outcome is not None:
            break
        seat = rng.choice(position.due)
        history.play(seat, rng.choice(legal(position, seat)))
    return history


@pytest.mark.parametrize("actions", [0, 7, 60])
@pytest.mark.parametrize("name", GAMES)
def test_who_gives_up_leaves_the_game_to_the_other(name: str, actions: int) -> None:
    seats = find_game(name).seats[0]
    history = begun(name, seats, actions)
    loser = actions % 2
    played = history.play(HOST, Resign(loser))
    outcome = played.position.outcome
    assert outcome is not None
    others = tuple(seat for seat in range(seats) if seat != loser)
    assert (outcome.reason, outcome.winners) == ("resigned", others)
    assert [event.key for event in played.events] == ["resigned"]
    # All can look at it, and who reads it later sees the same.
    for observer in (None, 0, 1):
        history.game.view(played.position, observer)
    record = read_record(write_record(history, ["Ada", "Ben", "Cid"][:seats]))
    assert verify(history.game, record).position == played.position
    for language in ("en", "de"):
        messages = history.game.messages(language)
        assert messages.say("outcome-resigned") != "outcome-resigned"
        assert messages.say("resigned", {"seat": loser}) != "resigned"


@pytest.mark.parametrize("name", GAMES)
def test_the_others_have_won_together(name: str) -> None:
    outcome = begun(name, 3, 3).play(HOST, Resign(1)).position.outcome
    assert outcome is not None and outcome.places == (1, 3, 1)


@pytest.mark.parametrize("name", ["titan", "battlemist"])
def test_who_was_out_before_wins_nothing(name: str) -> None:
    position = begun(name, 3, 3).position
    players = [*position.state.players]
    players[2] = msgspec.structs.replace(players[2], fallen=1)
    state = msgspec.structs.replace(position.state, players=tuple(players))
    outcome = play(msgspec.structs.replace(position, state=state), HOST, Resign(0)).position.outcome
    assert outcome is not None and outcome.places == (2, 1, 3)


def test_allies_lose_together() -> None:
    game = find_game("armageddon")
    four = game.setup(4, DiceParts("resigning"), {"teams": "13-24"})
    outcome = History(game, four).play(HOST, Resign(0)).position.outcome
    assert outcome is not None and outcome.places == (3, 1, 3, 1)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_host_says_so_and_once(name: str) -> None:
    seats = find_game(name).seats[0]
    few = begun(name, seats, 3).position
    refusals = [check(few, seat, Resign(loser)) for seat, loser in ((0, 0), (HOST, seats), (HOST, -1))]
    assert [refusal and refusal.rule for refusal in refusals] == ["K2", "K4", "K4"]
    over = play(few, HOST, Resign(0)).position
    again = check(over, HOST, Resign(1))
    assert again is not None and again.rule == "K1"


def test_points_won_so_far_are_told() -> None:
    history = begun("titan", 2, 60)
    scores = tuple(player.score for player in history.position.state.players)
    outcome = history.play(HOST, Resign(1)).position.outcome
    assert outcome is not None and outcome.scores == scores
