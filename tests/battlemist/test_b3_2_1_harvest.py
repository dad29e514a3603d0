"""3.2.1: what realms yield, to whom, and what keeps them from it."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.components import EVENTS, SPELLS
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.income import income_of, yield_of
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.world import Lasting
from tests.battlemist.table import settled, stock, story, table

ORCS, KNIGHTS = 0, 1


def income(position: Any, seat: int = ORCS) -> Goods:
    return income_of(position.state, seat)


@pytest.mark.rule("B3.2.1a", "B2.2h")
def test_everybody_adds_up_all_his_realms_and_takes_it_from_the_supply() -> None:
    units = {
        "orcs": {"abou-xar": "footman", "gloamwood": "archer", "three-princes": "cavalry"},
        "knights": {"oxmarch": "footman"},
    }
    position = table(Economics(), orcs="grain 1 wood 1 iron 1", units=units)
    # Zul yields 4/2/2, Abou Xar 3 grain, the Gloamwood 2 wood, the Three Princes 2 iron.
    events = [event for event in story(position) if event.key == "harvest"]
    assert [
        (event.args["seat"], event.args["grain"], event.args["wood"], event.args["iron"]) for event in events
    ] == [
        (ORCS, 7, 4, 4),
        (KNIGHTS, 7, 2, 3),
    ]
    assert stock(settled(position), "orcs") == "8/5/5"
    assert stock(settled(position), "knights") == "7/2/3"


@pytest.mark.rule("B3.2.1b", "B1.3.1d")
@pytest.mark.parametrize("unit", ["footman", "archer", "cavalry"])
def test_one_army_unit_of_any_kind_controls_a_realm(unit: str) -> None:
    assert income(table(units={"orcs": {"oxmarch": unit}})) == Goods(8, 2, 2)


@pytest.mark.rule("B3.2.1c", "B6.0h")
def test_neither_heroes_nor_monsters_control_a_realm() -> None:
    position = table(
        units={"orcs": {"oxmarch": "dragon giant", "gloamwood": "firebreather"}},
        heroes={"orcs-1": "abou-xar"},
    )
    assert income(position) == Goods(4, 2, 2)


@pytest.mark.rule("B3.2.1d", "B1.3.1b")
def test_a_realm_nobody_holds_yields_to_nobody() -> None:
    position = table(units={"orcs": {"oxmarch": "footman"}})
    left = position.state.without_units(ORCS, "oxmarch", (1, 0, 0, 0, 0, 0))
    assert left.controller_of("oxmarch") is None
    assert income_of(left, ORCS) == Goods(4, 2, 2)
    assert income_of(left, KNIGHTS) == Goods(3, 2, 3)


@pytest.mark.rule("B3.2.1e")
def test_the_own_home_yields_without_any_unit_there() -> None:
    assert income(table()) == Goods(4, 2, 2)


@pytest.mark.rule("B3.2.1f", "B1.3.2.3a", "BA.1i")
def test_a_town_doubles_the_yield_and_a_city_not_once_more() -> None:
    units = {"orcs": {"oxmarch": "footman", "gloamwood": "footman"}}
    assert income(table(units=units)) == Goods(8, 4, 2)
    assert income(table(units=units, towns={"oxmarch": "town"})) == Goods(12, 4, 2)
    assert income(table(units=units, towns={"oxmarch": "city"})) == Goods(12, 4, 2)
    assert income(table(units=units, towns={"oxmarch": "city", "gloamwood": "town new"})) == Goods(12, 6, 2)


@pytest.mark.rule("B3.2.1g")
def test_a_town_taken_from_another_doubles_just_the_same() -> None:
    position = table(units={"knights": {"oxmarch": "footman"}}, towns={"oxmarch": "town"})
    taken = position.state.without_units(KNIGHTS, "oxmarch", (1, 0, 0, 0, 0, 0))
    taken = taken.with_units(ORCS, "oxmarch", (0, 1, 0, 0, 0, 0))
    assert income_of(taken, ORCS) == Goods(12, 2, 2)


@pytest.mark.rule("B1.3.1e", "B3.2.2l")
def test_a_desert_yields_nothing_with_a_town_as_without() -> None:
    units = {"orcs": {"wastes": "footman"}}
    assert (
        income(table(units=units)) == income(table(units=units, towns={"wastes": "town"})) == Goods(4, 2, 2)
    )


@pytest.mark.rule("B7.0c")
def test_a_captured_home_yields_to_who_has_an_army_unit_there() -> None:
    races = ("orcs", "knights", "elves")
    position = table(races=races, units={"orcs": {"home-elves": "footman"}})
    world = position.state.with_player(2, fallen=3)
    assert income_of(world, ORCS) == Goods(4 + 2, 2 + 4, 2 + 2)
    abandoned = world.without_units(ORCS, "home-elves", (1, 0, 0, 0, 0, 0))
    assert income_of(abandoned, ORCS) == Goods(4, 2, 2)


class TestRacesAndEvents:
    @pytest.mark.rule("B1.4.4a")
    def test_dwarves_mine_one_more_iron_in_every_mountain_after_doubling(self) -> None:
        units = {"dwarves": {"three-princes": "footman", "ironspine": "footman", "oxmarch": "footman"}}
        position = table(races=("dwarves", "orcs"), units=units, towns={"ironspine": "town"})
        # Home 2/2/4; Three Princes 2 + 1; Ironspine 2 × 3 + 1; Oxmarch 4 grain.
        assert income(position) == Goods(6, 2, 14)
        # Lost when the realm produces nothing.
        barren = Lasting(SPELLS["eyes-of-sorrow"].effects[0], ORCS, None, "ironspine")
        assert income_of(position.state.with_effect(barren), 0) == Goods(6, 2, 7)

    @pytest.mark.rule("B3.1.4e")
    @pytest.mark.parametrize(
        ("event", "expected"),
        [
            ("great-drought", Goods(4, 4, 4)),
            ("forest-fires", Goods(7, 2, 4)),
            ("cave-ins", Goods(7, 4, 2)),
        ],
    )
    def test_events_that_stop_production_spare_homes(self, event: str, expected: Goods) -> None:
        units = {"orcs": {"abou-xar": "footman", "gloamwood": "archer", "three-princes": "cavalry"}}
        barren = Lasting(EVENTS[event].failed[0], ORCS)
        assert income(table(units=units, effects=(barren,))) == expected

    @pytest.mark.rule("BS.3c")
    def test_eyes_of_sorrow_stop_one_realm(self) -> None:
        units = {"orcs": {"abou-xar": "footman", "oxmarch": "footman"}}
        barren = Lasting(SPELLS["eyes-of-sorrow"].effects[0], KNIGHTS, None, "oxmarch")
        position = table(units=units, towns={"oxmarch": "town"}, effects=(barren,))
        assert yield_of(position.state, "oxmarch", ORCS) == Goods()
        assert income(position) == Goods(7, 2, 2)
