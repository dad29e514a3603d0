"""A match shows bots what a person would see, takes nothing illegal, and can be played again."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.bots.match import IllegalChoice, play_game
from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.games.armageddon.actions import End, March
from hexenkessel.games.armageddon.game import GAME as ARMAGEDDON
from hexenkessel.games.titan.game import GAME as TITAN
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import Decision, play
from tests.minis.march import GAME as MARCH


class Listener(RandomBot):
    """Notes what it is shown and asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[tuple[Any, Decision]] = []

    def choose(self, view: Any, decision: Decision) -> Action:
        self.seen.append((view, decision))
        return super().choose(view, decision)


class Cheat:
    def choose(self, view: Any, decision: Decision) -> Action:
        return Done()


def titan_setup(seed: int) -> Any:
    return TITAN.setup(2, DiceParts(f"match {seed}"))


def test_a_bot_is_shown_the_view_of_its_seat_and_its_own_decision() -> None:
    bots = [Listener(1), Listener(2)]
    play_game(TITAN, titan_setup(1), bots, most_actions=60)
    for seat, bot in enumerate(bots):
        assert bot.seen
        for view, asked in bot.seen:
            assert isinstance(view, TitanView)
            assert view.observer == asked.seat == seat


def test_the_record_of_a_match_leads_to_its_last_position() -> None:
    setup = titan_setup(2)
    result = play_game(TITAN, setup, [RandomBot(3), RandomBot(4)])
    position = TITAN.begin(setup).position
    for seat, action in result.actions:
        position = play(position, seat, action).position
    assert position == result.position
    assert result.outcome is not None and result.outcome == position.outcome


def test_a_match_is_broken_off_after_so_many_actions() -> None:
    result = play_game(TITAN, titan_setup(3), [RandomBot(5), RandomBot(6)], most_actions=10)
    assert result.outcome is None
    assert result.decisions == 10
    assert sum(map(result.decisions_of, (0, 1))) == 10


def test_an_illegal_choice_ends_the_match() -> None:
    with pytest.raises(IllegalChoice, match="prompt-division, seat 0 answered Done"):
        play_game(TITAN, titan_setup(4), [Cheat(), Cheat()])


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="2 seats need as many bots, not 1"):
        play_game(TITAN, titan_setup(5), [RandomBot(1)])


def test_any_game_can_be_played() -> None:
    seats = MARCH.seats[0]
    result = play_game(MARCH, MARCH.setup(seats, DiceParts("march")), [RandomBot(n) for n in range(seats)])
    assert result.outcome is not None


def test_where_several_are_asked_at_once_not_the_same_comes_first_every_time() -> None:
    setup = TITAN.setup(3, DiceParts("three"))
    result = play_game(TITAN, setup, [RandomBot(n) for n in range(3)], most_actions=3)
    assert [seat for seat, _ in result.actions] == [0, 2, 1]


class Herald:
    """Gives one order that may be given and is not listed, then ends every turn."""

    def __init__(self, order: Action) -> None:
        self.order: Action | None = order

    def choose(self, view: Any, decision: Decision) -> Action:
        order, self.order = self.order, None
        return order or End()


def test_what_is_not_listed_is_taken_where_the_list_is_open_and_the_rules_allow_it() -> None:
    setup = ARMAGEDDON.setup(2, DiceParts("open"), {"scenario": "s01", "first": "as-seated"})
    march = March((1, 2), "1/12")
    result = play_game(ARMAGEDDON, setup, [Herald(march), Herald(End())], most_actions=3)
    assert result.actions[0] == (0, march)
    with pytest.raises(IllegalChoice, match="seat 0 answered March"):
        play_game(ARMAGEDDON, setup, [Herald(March((1, 2), "1/48")), Herald(End())])
