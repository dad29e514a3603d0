"""What follows from a game's own functions: setups, saving, finding."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel import registry
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.outcome import Outcome, rank
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.registry import UnknownGame, find_game, game_names, register
from hexenkessel.kernel.standing_orders import standing_answer
from tests.minis.conclave import GAME
from tests.minis.scripts import begun, say

DICE = DiceParts("dice")


def test_a_setup_is_complete() -> None:
    setup = GAME.setup(3, DICE, {"goal": 5})
    assert setup.options == {"goal": 5, "rounds": 8, "tempting": True}
    assert (setup.game, setup.version, setup.seats) == ("conclave", "1.0.0", 3)


@pytest.mark.parametrize("seats", [1, 6, -1, True, "2", 2.0, None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSetup, match="2 to 5 seats"):
        GAME.setup(seats, DICE)


@pytest.mark.parametrize(
    "options", [{"goal": 1}, {"goal": "5"}, {"tempting": 1}, {"gaol": 5}, {"goal": None}]
)
def test_wrong_options_are_refused(options: Any) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, DICE, options)


def test_a_setup_of_another_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="game of chess"):
        GAME.begin(msgspec.structs.replace(GAME.setup(2, DICE), game="chess"))


def test_position_round_trips_through_json() -> None:
    position = begun(GAME, 4).position
    assert GAME.decode(GAME.encode(position)) == position
    with pytest.raises(msgspec.ValidationError):
        GAME.decode(b'{"setup": 5}')


def test_the_rulebook_and_the_messages_are_found_beside_the_game() -> None:
    assert GAME.rulebook.rules["C3.1a"].title == "Laying"
    assert "refusal-C3-1a" in GAME.messages()


# Standing orders


def test_standing_order_answers_only_where_it_applies() -> None:
    history = begun(GAME)
    orders = {"let-it-happen"}
    assert standing_answer(GAME, history.position, 0, orders) is None
    for seat in (0, 1):
        history.play(seat, history.position.step.legal(history.position, seat)[-1])
    speaker = history.position.state.speaker
    say(history, speaker, f"crown {speaker}")
    for seat in (0, 1):
        say(history, seat, "vote yes")
    assert history.position.due == (1 - speaker,)
    assert standing_answer(GAME, history.position, 1 - speaker, orders) == Pass()
    assert standing_answer(GAME, history.position, speaker, orders) is None
    assert standing_answer(GAME, history.position, 1 - speaker, set()) is None
    assert standing_answer(GAME, history.position, 1 - speaker, {"unknown"}) is None


# The registry


@pytest.fixture
def empty_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_registered", {})
    monkeypatch.setattr(registry, "_installed", dict)
    yield


class Installed:
    """What an entry point looks like."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def load(self) -> Any:
        return self.game


def test_a_registered_game_is_found_by_its_name(empty_registry: None) -> None:
    register(GAME)
    assert find_game("conclave") is GAME
    assert game_names() == ("conclave",)


def test_unknown_game_error_lists_the_games(empty_registry: None) -> None:
    register(GAME)
    with pytest.raises(UnknownGame, match=r"'chess' here; there is conclave"):
        find_game("chess")


def test_installed_game_is_loaded_lazily(empty_registry: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        registry, "_installed", lambda: {"conclave": Installed(GAME), "other": Installed(GAME)}
    )
    assert game_names() == ("conclave", "other")
    assert find_game("conclave") is GAME
    with pytest.raises(UnknownGame, match="calls itself 'conclave'"):
        find_game("other")


# Outcomes


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([(3,), (5,), (3,)], (2, 1, 2)),
        ([(1, 2), (1, 3)], (2, 1)),
        ([(0,), (0,)], (1, 1)),
        ([(9,), (9,), (1,)], (1, 1, 3)),
    ],
)
def test_equal_totals_share_a_place(totals: list[tuple[int, ...]], places: tuple[int, ...]) -> None:
    assert rank(totals) == places


def test_winners_share_a_draw() -> None:
    assert Outcome("x", (1, 3, 1), (5, 2, 5)).winners == (0, 2)
    assert Outcome("x", (1, 3, 1), (5, 2, 5)).is_shared
    assert not Outcome("x", (2, 1), (5, 7)).is_shared
