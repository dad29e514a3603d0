"""3.3: who comes when in the individual phase."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.rounds import Individual
from tests.battlemist.table import LoadedDice, due, offers, refusal_of, say, settled, story, table

THREE = ("orcs", "knights", "dark-lord")
CITIES: dict[str, Any] = {
    "units": {"dark-lord": {"oxmarch": "footman", "wastes": "footman", "abou-xar": "footman"}},
    "towns": {"oxmarch": "city", "wastes": "city", "abou-xar": "town"},
}


def order_after(position: Any, *said: str, dice: LoadedDice) -> list[tuple[Any, ...]]:
    """The order that was told, from rolling to the last word."""
    events = story(position, *said, dice=dice)
    return [event.args["seats"] for event in events if event.key == "order"]  # type: ignore[misc]


@pytest.mark.rule("B3.3b", "B3.3a")
def test_the_highest_die_goes_first_and_so_on_downwards() -> None:
    position = table(OrderRoll(), races=THREE)
    assert order_after(position, dice=LoadedDice(4, 10, 7)) == [(1, 2, 0)]


@pytest.mark.rule("B3.3a")
def test_each_plays_quest_movement_and_combat_before_the_next_begins() -> None:
    heroes = {"orcs-1": "home-orcs", "knights-1": "home-knights"}
    position = settled(
        table(OrderRoll(), heroes=heroes, roads=("home-orcs wastes home-knights",)), LoadedDice(3, 9)
    )
    individual = next(step for step in position.steps if isinstance(step, Individual))
    assert individual.order == (1, 0)
    # The knights are in their quest step, and nobody else is asked.
    assert due(position) == ("knights",)
    assert position.state.active == 1


@pytest.mark.rule("B3.3c", "EX-B3.3-1")
@pytest.mark.parametrize(("way", "order"), [("up", (2, 0, 1)), ("down", (0, 1, 2)), ("none", (0, 2, 1))])
def test_the_dark_lord_with_two_cities_adds_or_subtracts_two(way: str, order: tuple[int, ...]) -> None:
    position = table(OrderRoll(), races=THREE, **CITIES)
    # He has rolled 7; with +2 it is 9, with -2 it is 5.
    assert order_after(position, f"dark-lord: shift {way}", dice=LoadedDice(8, 6, 7)) == [order]


@pytest.mark.rule("B3.3c", "EX-B3.3-1")
def test_the_full_number_or_nothing_is_declared_when_all_dice_are_visible() -> None:
    position = settled(table(OrderRoll(), races=THREE, **CITIES), LoadedDice(8, 6, 7))
    assert dict(position.step.dice) == {0: 8, 1: 6, 2: 7}
    assert due(position) == ("dark-lord",)
    assert offers(position, "dark-lord") == ["shift up", "shift down", "shift none"]
    assert refusal_of(position, "orcs: shift up") == "K2"


@pytest.mark.rule("B3.3c")
def test_several_with_cities_declare_in_seat_order() -> None:
    units = {"orcs": {"oxmarch": "footman"}, "dark-lord": {"wastes": "footman"}}
    towns = {"oxmarch": "city", "wastes": "city"}
    position = settled(
        table(OrderRoll(), races=THREE, units=units, towns=towns, first=1), LoadedDice(5, 5, 5)
    )
    assert due(position) == ("dark-lord",)
    position = say(position, "dark-lord: shift up").position
    assert due(position) == ("orcs",)


@pytest.mark.rule("B3.3c")
def test_equal_totals_roll_again_among_themselves_without_modifier() -> None:
    position = table(OrderRoll(), races=THREE, **CITIES)
    # Dark Lord 6 + 2 = 8 and orcs 8 are equal; then both roll 4, then 3 and 5: his cities no longer count.
    dice = LoadedDice(8, 2, 6, 4, 4, 5, 3)
    assert order_after(position, "dark-lord: shift up", dice=dice) == [(0, 2, 1)]
    assert dice.faces == []


@pytest.mark.rule("B3.3d")
def test_who_is_eliminated_before_his_turn_has_none() -> None:
    position = table(Individual(order=(2, 0, 1)), races=THREE, heroes={"orcs-1": "home-orcs"})
    world = position.state.with_player(2, fallen=5)
    position = settled(type(position)(position.setup, 100, position.steps, world))
    assert position.state.active == 0


@pytest.mark.rule("B3.3b", "B3.3d")
def test_who_is_out_of_the_game_does_not_roll() -> None:
    position = table(OrderRoll(), races=THREE)
    world = position.state.with_player(0, fallen=3)
    position = type(position)(position.setup, 100, position.steps, world)
    assert order_after(position, dice=LoadedDice(2, 9)) == [(2, 1)]
