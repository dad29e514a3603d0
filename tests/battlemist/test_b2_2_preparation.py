"""2.2 and the dealing of 2.3: what everybody has when the laying begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexenkessel.games.battlemist.components import (
    ACTION_DECK,
    ADVENTURES,
    EVENTS,
    NEUTRAL,
    QUEST_DECK,
    RACES,
    REALMS,
)
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.start import first_to_lay
from hexenkessel.games.battlemist.units import units
from hexenkessel.games.battlemist.world import Hero
from hexenkessel.hexes.axial import distance
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import DiceParts
from tests.battlemist.table import LoadedDice


def dealt(seats: int, seed: str = "dealt", **options: Any) -> Any:
    return GAME.begin(GAME.setup(seats, DiceParts(seed), {"races": "drawn", **options})).position


@pytest.mark.rule("B2.2a", "B2.2e", "B1.3.1a")
def test_only_homes_of_races_in_play_are_there() -> None:
    world = dealt(3).state
    held = [tile for player in world.players for tile in player.tiles]
    assert sorted([*world.tiles, *held]) == sorted([*NEUTRAL, *(player.home for player in world.players)])
    assert all(player.home in player.tiles for player in world.players)


@pytest.mark.rule("B2.2b", "B1.4a", "B1.4.1a")
def test_both_decks_are_shuffled_and_whole() -> None:
    one, other = dealt(4, "one").state, dealt(4, "other").state
    assert one.deck != other.deck and one.quests != other.quests
    assert Counter(one.deck) == Counter(ACTION_DECK)
    quests = [player.quest for player in one.players]
    assert Counter([*one.quests, *quests]) == Counter(QUEST_DECK)


@pytest.mark.rule("B3.1.4j")
@pytest.mark.parametrize(
    ("seats", "events", "is_there"),
    [(2, "advised", False), (3, "advised", True), (2, "on", True), (6, "off", False)],
)
def test_events_are_for_more_than_two(seats: int, events: str, is_there: bool) -> None:
    deck = dealt(seats, events=events).state.deck
    assert len(deck) == (81 if is_there else 66)
    assert any(card in EVENTS for card in deck) == is_there


@pytest.mark.rule("B2.2c", "B1.4.2b")
def test_everybody_begins_with_an_adventure() -> None:
    for seed in range(6):
        assert all(player.quest in ADVENTURES for player in dealt(6, f"quest {seed}").state.players)


@pytest.mark.rule("B2.2d", "B1.3.2.4a", "B1.3.2.4b")
def test_everybody_begins_with_one_unused_star() -> None:
    world = dealt(5).state
    assert [(player.stars, player.used) for player in world.players] == [(1, 0)] * 5
    assert world.star_pool == 20


@pytest.mark.rule("B2.2g", "B1.4.4a")
def test_everybody_begins_with_the_stock_of_his_race() -> None:
    for player in dealt(6).state.players:
        assert player.stock == RACES[player.race].start


@pytest.mark.rule("B2.3a", "EX-B2.3-A")
def test_three_tiles_lie_in_the_middle_all_touching() -> None:
    tiles = dealt(3).state.tiles
    cells = [(placed.q, placed.r) for placed in tiles.values()]
    assert len(cells) == 3 and not any(REALMS[realm].is_home for realm in tiles)
    assert all(distance(one, other) == 1 for one in cells for other in cells if one != other)
    turns = {placed.turn for seed in range(9) for placed in dealt(3, f"turn {seed}").state.tiles.values()}
    assert turns == set(range(6))


@pytest.mark.rule("B2.3b")
@pytest.mark.parametrize(("seats", "each"), [(2, 15), (3, 10), (5, 6), (6, 5)])
def test_the_other_thirty_are_dealt_evenly(seats: int, each: int) -> None:
    assert [len(player.tiles) - 1 for player in dealt(seats).state.players] == [each] * seats


@pytest.mark.rule("B2.3b")
def test_with_four_the_first_two_who_lay_get_one_more() -> None:
    world = dealt(4).state
    in_order = [len(world.players[seat].tiles) - 1 for seat in world.seat_order]
    assert in_order == [8, 8, 7, 7]


@pytest.mark.rule("B2.3c", "B1.2b")
def test_the_highest_roll_lays_first_and_equals_roll_again() -> None:
    change: Any = Change(dealt(4), LoadedDice(3, 9, 9, 10 - 1, 5, 7, 7, 2, 8))
    assert first_to_lay(change) == 3
    assert [roll.dice for roll in change.rolls] == [(3, 9, 9, 9), (5, 7, 7), (2, 8)]


@pytest.mark.rule("B2.3c")
def test_who_rolled_highest_is_asked_first() -> None:
    position = dealt(5)
    assert position.due == (position.state.first,)


@pytest.mark.rule("B2.4a", "B3.0a")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_board_can_be_drawn_and_everybody_starts_on_his_home(seats: int) -> None:
    world = dealt(seats, board="drawn").state
    assert len(world.tiles) == 33 + seats
    assert world.round == 1
    for player in world.players:
        assert world.forces[player.home][0].units == units(footman=2)
        assert player.heroes == (Hero(1, player.home, 5),)
        assert player.tiles == ()
