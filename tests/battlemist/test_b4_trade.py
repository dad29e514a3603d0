"""4: trade with the Free Traders at any time, and with each other by caravan."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import ACTIONS, EVENTS
from hexenkessel.games.battlemist.economy.barter import Bartering
from hexenkessel.games.battlemist.economy.rates import rate_of, within_reach
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.world import Lasting
from tests.battlemist.table import (
    LoadedDice,
    after,
    asides_of,
    due,
    is_over,
    offers,
    refusal_of,
    settled,
    stock,
    table,
)

TWO_CITIES: dict[str, Any] = {
    "units": {"orcs": {"oxmarch": "footman", "wastes": "footman"}},
    "towns": {"oxmarch": "city", "wastes": "city"},
}


class TestFreeTraders:
    @pytest.mark.rule("B4.0a", "EX-B4.0-1", "B4.0c")
    def test_twelve_iron_of_the_orcs_buy_four_grain(self) -> None:
        position = after(table(orcs="iron 12"), *["orcs: trade iron grain"] * 4)
        assert stock(position, "orcs") == "4/0/0"
        assert refusal_of(position, "orcs: trade iron grain") == "B4.0a"

    @pytest.mark.rule("B4.0a")
    def test_three_equal_resources_buy_one_other(self) -> None:
        position = settled(table(orcs="grain 2 wood 2 iron 3"))
        trades = [line for line in asides_of(position, "orcs") if line.startswith("trade")]
        assert trades == ["trade iron grain", "trade iron wood"]

    @pytest.mark.rule("B4.0b", "B3.2.2q")
    def test_two_cities_trade_two_for_one(self) -> None:
        position = after(
            table(orcs="iron 4", **TWO_CITIES), "orcs: trade iron wood", "orcs: trade iron grain"
        )
        assert stock(position, "orcs") == "1/1/0"
        one_city = {**TWO_CITIES, "towns": {"oxmarch": "city", "wastes": "town"}}
        assert refusal_of(settled(table(orcs="iron 2", **one_city)), "orcs: trade iron wood") == "B4.0a"

    @pytest.mark.rule("B1.4.4a")
    def test_knights_need_only_one_town(self) -> None:
        units = {"knights": {"oxmarch": "footman"}}
        assert rate_of(table(units=units).state, 1) == 3
        assert rate_of(table(units=units, towns={"oxmarch": "town"}).state, 1) == 2

    @pytest.mark.rule("B3.1.4e")
    def test_summer_fair(self) -> None:
        fair = EVENTS["summer-fair"]
        open_to_all = table(effects=(Lasting(fair.carried[0], 0, 0), Lasting(fair.carried[0], 0, 1))).state
        assert [rate_of(open_to_all, seat) for seat in (0, 1)] == [2, 2]
        closed = table(orcs="iron 9", effects=(Lasting(fair.failed[0], 0, 0),))
        assert refusal_of(settled(closed), "orcs: trade iron wood") == "B4.0a"

    @pytest.mark.rule("B4.0a")
    def test_at_any_decision_but_not_between_dice_and_what_they_do(self) -> None:
        stocks: dict[str, Any] = {"orcs": "iron 9", "knights": "iron 9"}
        for step in (Recruiting(), UpkeepPhase(begun=True), Moment(windows=("council",), asked=(0, 1))):
            position = settled(table(step, **stocks))
            assert refusal_of(position, "knights: trade iron wood") is None
        rolled = settled(table(OrderRoll(), orcs="iron 9", **TWO_CITIES), LoadedDice(3, 9))
        assert due(rolled) == ("orcs",)
        assert refusal_of(rolled, "orcs: trade iron wood") == "B4.0a"

    def test_what_can_be_reached_by_trading(self) -> None:
        world = table(orcs="grain 7 wood 3 iron 0").state
        assert within_reach(world, 0, Goods(0, 1, 2))
        assert within_reach(world, 0, Goods(1, 1, 2))
        assert not within_reach(world, 0, Goods(2, 1, 2))
        assert not within_reach(world, 0, Goods(0, 3, 3))


def caravan(**more: Any) -> Any:
    """Orcs and Knights, linked by a caravan of the Orcs; the Elves are not."""
    link = Lasting(ACTIONS["caravan"].effects[0], 0, 1)
    stocks: dict[str, Any] = {"orcs": "grain 5 wood 2", "knights": "iron 4", "elves": "grain 9 wood 9 iron 9"}
    return settled(table(races=("orcs", "knights", "elves"), effects=(link,), **stocks, **more))


class TestCaravan:
    @pytest.mark.rule("B4.0d")
    def test_only_those_whom_a_caravan_links_may_trade(self) -> None:
        position = caravan()
        assert [line for line in asides_of(position, "orcs") if "barter" in line] == ["barter 1"]
        assert [line for line in asides_of(position, "knights") if "barter" in line] == ["barter 0"]
        assert refusal_of(position, "elves: barter 0") == "B4.0d"
        assert refusal_of(position, "orcs: barter 2") == "B4.0d"

    @pytest.mark.rule("B4.0d")
    def test_the_card_is_played_in_the_council_and_names_the_other(self) -> None:
        moment = Moment(windows=("council",), asked=(0, 1, 2))
        position = table(
            moment,
            races=("orcs", "knights", "elves"),
            orcs="hand caravan used 1",
            knights="used 1",
            elves="used 1",
        )
        position = after(position, "orcs: play-at caravan elves")
        assert [(one.effect.op, one.by, one.on) for one in position.state.effects] == [("trade_link", 0, 2)]
        assert "barter 2" in asides_of(position, "orcs")

    @pytest.mark.rule("B4.0e")
    def test_one_offers_and_the_other_accepts(self) -> None:
        position = after(caravan(), "orcs: barter 1", "orcs: offer 4 1 0 0 0 2")
        assert due(position) == ("knights",)
        position = after(position, "knights: accept")
        assert (stock(position, "orcs"), stock(position, "knights")) == ("1/1/2", "4/1/2")
        assert is_over(position)

    @pytest.mark.rule("B4.0e")
    def test_nothing_changes_hands_without_both(self) -> None:
        position = after(caravan(), "knights: barter 0", "knights: offer 0 0 1 5 0 0", "orcs: decline")
        assert (stock(position, "orcs"), stock(position, "knights")) == ("5/2/0", "0/0/4")
        assert is_over(position)

    @pytest.mark.rule("B4.0e")
    def test_an_answer_may_be_another_offer(self) -> None:
        position = after(
            caravan(),
            "orcs: barter 1",
            "orcs: offer 1 0 0 0 0 4",
            "knights: offer 0 0 1 3 0 0",
            "orcs: accept",
        )
        assert (stock(position, "orcs"), stock(position, "knights")) == ("2/2/1", "3/0/3")

    @pytest.mark.rule("B4.0e")
    def test_gifts_are_allowed_but_only_of_what_is_there(self) -> None:
        position = after(caravan(), "orcs: barter 1")
        assert refusal_of(position, "orcs: offer 5 0 0 0 0 0") is None
        assert refusal_of(position, "orcs: offer 0 0 0 0 0 4") is None
        for impossible in ("6 0 0 0 0 1", "1 0 0 0 0 5", "0 0 0 0 0 0"):
            assert refusal_of(position, f"orcs: offer {impossible}") == "B4.0e"
        assert refusal_of(position, "orcs: accept") == "B4.0e"
        assert refusal_of(position, "elves: accept") == "K2"
        assert position.step.is_open(position, 0)
        assert all(refusal_of(position, f"orcs: {line}") is None for line in offers(position, "orcs"))

    def test_a_talk_comes_to_an_end(self) -> None:
        position = after(caravan(), "orcs: barter 1")
        for number in range(6):
            race, offer = (("orcs", "offer 1 0 0 0 0 0"), ("knights", "offer 0 0 1 0 0 0"))[number % 2]
            position = after(position, f"{race}: {offer}")
        assert isinstance(position.step, Bartering)
        assert offers(position, "orcs") == ["accept", "decline"]
        assert refusal_of(position, "orcs: offer 1 0 0 0 0 0") == "B4.0e"

    @pytest.mark.rule("B4.0e")
    def test_in_the_middle_of_a_phase_which_then_goes_on(self) -> None:
        position = caravan()
        position = settled(
            type(position)(position.setup, 100, (*position.steps, Recruiting()), position.state)
        )
        position = after(position, "knights: barter 0", "knights: offer 0 0 2 0 2 0", "orcs: accept")
        assert isinstance(position.step, Recruiting)
        assert (
            stock(after(position, "orcs: trade grain wood", "orcs: recruit footman home-orcs"), "orcs")
            == "2/0/1"
        )

    @pytest.mark.rule("B4.0f")
    def test_it_is_over_with_the_round(self) -> None:
        world = caravan().state.without_effects("round")
        assert world.effects == ()
