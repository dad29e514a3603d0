"""Bots are found by name: some play every game, a game brings others."""

from __future__ import annotations

import pytest

from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.bots.registry import UnknownBot, bot_names, find_bot
from hexenkessel.games.titan.bot.greedy import Greedy
from hexenkessel.games.titan.game import GAME as TITAN
from tests.minis.march import GAME as MARCH


def test_a_game_brings_its_own_bots() -> None:
    assert bot_names(TITAN) == ("greedy", "random")
    assert isinstance(find_bot(TITAN, "greedy", 1), Greedy)


def test_a_game_without_bots_of_its_own_can_be_played_by_the_others() -> None:
    assert bot_names(MARCH) == ("random",)
    assert isinstance(find_bot(MARCH, "random", 1), RandomBot)


def test_who_asks_for_an_unknown_bot_hears_which_there_are() -> None:
    with pytest.raises(UnknownBot, match="'oracle' plays titan; there is greedy, random"):
        find_bot(TITAN, "oracle", 1)
