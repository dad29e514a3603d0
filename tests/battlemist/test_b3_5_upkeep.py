"""3.5: what pieces cost at the end of a round, and what happens if one cannot pay."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.actions import Build, Disband, Hire, Raze, Recruit, Trade
from hexenkessel.games.battlemist.components import ACTIONS
from hexenkessel.games.battlemist.economy.dues import Forecast, forecast, upkeep_of
from hexenkessel.games.battlemist.economy.outlook import outlook
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.world import Lasting
from hexenkessel.kernel.dice import DiceParts
from tests.battlemist.table import (
    after,
    army,
    asides_of,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    settled,
    stock,
    table,
)


def upkeep(**more: Any) -> Any:
    return settled(table(UpkeepPhase(), **more))


@pytest.mark.rule("B3.5a", "B3.5b", "B3.5c", "B3.5d", "BA.1g")
@pytest.mark.parametrize(
    ("units", "towns", "cost"),
    [
        ("footman", {}, Goods(1, 0, 0)),
        ("archer", {}, Goods(1, 0, 0)),
        ("cavalry", {}, Goods(1, 0, 1)),
        ("footman", {"oxmarch": "town"}, Goods(1, 1, 1)),
        ("footman", {"oxmarch": "city"}, Goods(1, 1, 1)),
        ("footman dragon giant firebreather", {}, Goods(1, 0, 0)),
    ],
)
def test_what_pieces_cost(units: str, towns: dict[str, str], cost: Goods) -> None:
    position = table(
        units={"orcs": {"oxmarch": units}}, towns=towns, heroes={"orcs-1": "wastes", "orcs-2": "wastes"}
    )
    assert upkeep_of(position.state, 0) == cost


@pytest.mark.rule("EX-B3.5-1", "B3.5e")
def test_the_dwarves_example() -> None:
    units = {
        "dwarves": {
            "oxmarch": "footman footman footman archer cavalry",
            "wastes": "footman footman archer cavalry",
        }
    }
    position = upkeep(
        races=("dwarves", "orcs"),
        dwarves="grain 10 wood 3 iron 4",
        units=units,
        towns={"oxmarch": "town", "wastes": "town"},
    )
    assert is_over(position)
    assert stock(position, "dwarves") == "1/1/0"


KNIGHTS_EXAMPLE: dict[str, Any] = {
    "units": {
        "knights": {
            "home-knights": "footman",
            "oxmarch": "footman cavalry",
            "wastes": "footman cavalry",
            "abou-xar": "footman",
        }
    },
    "towns": {"oxmarch": "town", "wastes": "town", "abou-xar": "town"},
}


@pytest.mark.rule("EX-B3.5-2", "B3.5f", "B3.5g")
def test_the_knights_example() -> None:
    position = upkeep(knights="grain 4 wood 3 iron 5", **KNIGHTS_EXAMPLE)
    assert upkeep_of(position.state, 1) == Goods(6, 3, 5)
    assert due(position) == ("knights",)
    position = after(position, "knights: disband home-knights footman", "knights: disband wastes cavalry")
    assert is_over(position)
    assert stock(position, "knights") == "0/0/1"
    assert len(position.state.settlements) == 3


@pytest.mark.rule("B3.5f")
def test_removing_stops_as_soon_as_the_rest_can_be_paid() -> None:
    position = upkeep(orcs="grain 1", units={"orcs": {"oxmarch": "footman footman footman"}})
    position = after(position, "orcs: disband oxmarch footman")
    assert not is_over(position)
    position = after(position, "orcs: disband oxmarch footman")
    assert is_over(position)
    assert army(position, "orcs", "oxmarch") == "footman"
    assert stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("B3.5f")
def test_who_can_pay_is_not_asked_and_cannot_disband() -> None:
    units = {"orcs": {"oxmarch": "footman"}, "knights": {"wastes": "footman"}}
    position = upkeep(orcs="grain 5", units=units)
    assert due(position) == ("knights",)
    assert refusal_of(position, "orcs: disband oxmarch footman") == "K2"


@pytest.mark.rule("B3.5f", "B3.2.2u")
def test_any_army_unit_town_or_city_may_go_but_no_hero_and_no_monster() -> None:
    position = upkeep(
        units={"orcs": {"oxmarch": "footman archer giant", "wastes": "cavalry"}},
        towns={"oxmarch": "city"},
        heroes={"orcs-1": "wastes"},
    )
    assert sorted(offers(position, "orcs")) == [
        "disband oxmarch archer",
        "disband oxmarch footman",
        "disband wastes cavalry",
        "raze oxmarch",
    ]
    assert refusal_of(position, "orcs: disband oxmarch giant") == "B3.5d"
    assert refusal_of(position, "orcs: raze wastes") == "B3.5f"
    assert refusal_of(position, "orcs: disband home-orcs footman") == "B3.5f"
    assert "oxmarch" not in after(position, "orcs: raze oxmarch").state.settlements


@pytest.mark.rule("B3.5f", "B4.0a")
def test_trading_first_is_allowed_and_can_be_enough() -> None:
    position = upkeep(orcs="wood 6", units={"orcs": {"oxmarch": "footman footman"}})
    assert "trade wood grain" in asides_of(position, "orcs")
    position = after(position, "orcs: trade wood grain", "orcs: trade wood grain")
    assert is_over(position)
    assert army(position, "orcs", "oxmarch") == "footman footman"


@pytest.mark.rule("B4.0a")
def test_others_may_trade_while_somebody_is_short() -> None:
    position = upkeep(orcs="", knights="iron 3", units={"orcs": {"oxmarch": "footman"}})
    assert due(position) == ("orcs",)
    assert "trade iron grain" in asides_of(position, "knights")


@pytest.mark.rule("B3.2.2s", "B3.5f")
def test_a_town_goes_at_once_with_the_last_army_unit() -> None:
    position = upkeep(
        orcs="wood 1 iron 1",
        units={"orcs": {"oxmarch": "footman giant", "wastes": "footman"}},
        towns={"oxmarch": "town"},
    )
    position = after(position, "orcs: disband oxmarch footman")
    assert position.state.settlements == {}
    # The town's wood and iron are no longer owed, but the other footman's grain is.
    assert upkeep_of(position.state, 0) == Goods(1, 0, 0)


@pytest.mark.rule("B3.0b")
def test_everybody_who_is_short_decides_at_the_same_time() -> None:
    units = {"orcs": {"oxmarch": "footman"}, "knights": {"wastes": "footman"}}
    position = upkeep(units=units)
    assert due(position) == ("orcs", "knights")
    position = after(position, "knights: disband wastes footman")
    assert due(position) == ("orcs",)
    assert is_over(after(position, "orcs: disband oxmarch footman"))


@pytest.mark.rule("B1.4.4a")
@pytest.mark.parametrize(("footmen", "grain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_two_footmen_of_the_dark_lord_eat_for_one(footmen: int, grain: int) -> None:
    units = {"dark-lord": {"oxmarch": "footman " * footmen + "archer cavalry"}}
    position = table(races=("dark-lord", "orcs"), units=units)
    assert upkeep_of(position.state, 0) == Goods(grain + 2, 0, 1)


class TestCards:
    @pytest.mark.rule("B3.1.2d")
    def test_lean_rations_save_four_grain(self) -> None:
        units = {"orcs": {"oxmarch": "footman footman footman cavalry archer"}}
        position = upkeep(orcs="grain 1 iron 1 hand lean-rations", units=units)
        assert due(position) == ("orcs",)
        position = after(position, "orcs: play lean-rations")
        assert is_over(position)
        assert stock(position, "orcs") == "0/0/0"
        assert position.state.effects == ()

    @pytest.mark.rule("B3.1.2d")
    def test_they_never_save_more_than_there_is(self) -> None:
        lean = Lasting(ACTIONS["lean-rations"].effects[0], 0, 0)
        position = upkeep(orcs="grain 3", units={"orcs": {"oxmarch": "footman footman"}}, effects=(lean,))
        assert stock(position, "orcs") == "3/0/0"

    @pytest.mark.rule("B3.1.2d")
    def test_spoiled_stores_cost_another_three_grain(self) -> None:
        units = {"knights": {"oxmarch": "footman"}}
        position = upkeep(orcs="hand spoiled-stores", knights="grain 5", units=units)
        position = after(position, "orcs: play-at spoiled-stores knights")
        assert stock(position, "knights") == "1/0/0"

    def test_who_has_nothing_left_to_give_up_pays_what_he_has(self) -> None:
        spoiled = Lasting(ACTIONS["spoiled-stores"].effects[0], 0, 1)
        position = upkeep(knights="grain 2", effects=(spoiled,))
        assert is_over(position)
        assert stock(position, "knights") == "0/0/0"


class TestForecast:
    """What a player is shown before he commits himself."""

    WORLD = table(
        orcs="grain 3 wood 6 iron 6 stars 1",
        units={"orcs": {"oxmarch": "footman footman cavalry"}},
        towns={"oxmarch": "town"},
    ).state

    def test_as_things_stand(self) -> None:
        assert forecast(self.WORLD, 0) == Forecast(Goods(3, 6, 6), Goods(3, 1, 2), Goods(), Goods(12, 2, 2))

    @pytest.mark.rule("B3.5a", "B3.5c", "B3.5d")
    def test_with_one_more_of_everything(self) -> None:
        more = forecast(self.WORLD, 0, Recruit("cavalry", "oxmarch"))
        assert (more.stock, more.upkeep, more.missing) == (Goods(3, 5, 4), Goods(4, 1, 3), Goods(1, 0, 0))
        assert forecast(self.WORLD, 0, Hire()).upkeep == Goods(3, 1, 2)
        city = forecast(self.WORLD, 0, Build("oxmarch"))
        assert (city.stock, city.upkeep, city.missing) == (Goods(3, 1, 1), Goods(3, 1, 2), Goods(0, 0, 1))
        assert forecast(self.WORLD, 0, Trade("wood", "grain")).stock == Goods(4, 3, 6)

    @pytest.mark.rule("B3.5f", "B3.2.2s")
    def test_with_one_fewer(self) -> None:
        assert forecast(self.WORLD, 0, Disband("oxmarch", "cavalry")).upkeep == Goods(2, 1, 1)
        assert forecast(self.WORLD, 0, Raze("oxmarch")).upkeep == Goods(3, 0, 1)
        alone = table(units={"orcs": {"oxmarch": "footman"}}, towns={"oxmarch": "town"}).state
        assert forecast(alone, 0, Disband("oxmarch", "footman")).upkeep == Goods()

    def test_it_changes_nothing(self) -> None:
        before = player(table(orcs="grain 1"), "orcs")
        assert before.stock == Goods(1, 0, 0)
        assert self.WORLD.players[0].stock == Goods(3, 6, 6)

    @pytest.mark.rule("B2.2i")
    def test_a_view_is_enough_for_it(self) -> None:
        setup = GAME.setup(3, DiceParts("outlook"), {"board": "drawn", "races": "drawn"})
        position = GAME.begin(setup).position
        for observer in (0, 1, None):
            view = GAME.view(position, observer)
            for seat in range(3):
                home = view.players[seat].home
                for action in (None, Recruit("cavalry", home), Hire(), Trade("wood", "grain")):
                    assert outlook(view, seat, action) == forecast(position.state, seat, action)
