"""3.2.2: recruiting and building, all at once, each within his limits."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.components import ACTIONS
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.world import Lasting
from tests.battlemist.table import (
    after,
    army,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    say,
    settled,
    stock,
    table,
)

RICH = "grain 20 wood 20 iron 20"


def recruiting(**more: Any) -> Any:
    return settled(table(Recruiting(), **more))


class TestPrices:
    @pytest.mark.rule("B3.2.2b", "B3.2.2c", "B3.2.2d", "BA.1g")
    @pytest.mark.parametrize(
        ("kind", "left"), [("footman", "0/9/9"), ("archer", "0/8/9"), ("cavalry", "0/9/8")]
    )
    def test_units_cost_wood_and_iron(self, kind: str, left: str) -> None:
        position = recruiting(orcs="wood 10 iron 10")
        assert stock(after(position, f"orcs: recruit {kind} home-orcs"), "orcs") == left

    @pytest.mark.rule("B3.2.2b", "B3.2.2c", "B3.2.2d", "B2.2h")
    def test_who_cannot_pay_is_told_the_price(self) -> None:
        position = recruiting(orcs="wood 1 iron 1")
        assert refusal_of(position, "orcs: recruit footman home-orcs") is None
        assert refusal_of(position, "orcs: recruit archer home-orcs") == "B3.2.2c"
        assert refusal_of(position, "orcs: recruit cavalry home-orcs") == "B3.2.2d"
        poor = recruiting(orcs="grain 9 wood 9")
        assert refusal_of(poor, "orcs: recruit footman home-orcs") == "B3.2.2b"

    @pytest.mark.rule("EX-B3.2.2-1")
    def test_the_knights_example(self) -> None:
        position = recruiting(
            knights="wood 5 iron 5", units={"knights": {"oxmarch": "footman"}}, towns={"oxmarch": "town"}
        )
        position = after(
            position,
            "knights: recruit footman home-knights",
            "knights: recruit footman home-knights",
            "knights: recruit archer home-knights",
            "knights: recruit cavalry oxmarch",
        )
        assert stock(position, "knights") == "0/0/0"

    @pytest.mark.rule("EX-B3.2.2-2", "B3.2.2f", "BA.1h")
    def test_the_orcs_example(self) -> None:
        units = {"orcs": {"oxmarch": "footman", "wastes": "footman"}}
        towns = {"oxmarch": "city", "wastes": "town"}
        position = recruiting(orcs="wood 6 iron 6", units=units, towns=towns)
        position = after(
            position,
            "orcs: recruit footman home-orcs",
            "orcs: recruit footman wastes",
            "orcs: recruit footman oxmarch",
            "orcs: recruit archer oxmarch",
            "orcs: recruit cavalry oxmarch",
        )
        assert stock(position, "orcs") == "0/0/0"
        assert army(position, "orcs", "home-orcs") == "footman"
        assert army(position, "orcs", "wastes") == "footman footman"
        assert army(position, "orcs", "oxmarch") == "footman footman archer cavalry"

    @pytest.mark.rule("EX-B3.2.2-2", "B3.2.2f")
    def test_home_city_and_town_take_seven_at_most(self) -> None:
        units = {"orcs": {"oxmarch": "footman", "wastes": "footman"}}
        position = recruiting(orcs=RICH, units=units, towns={"oxmarch": "city", "wastes": "town"})
        recruited = 0
        while lines := [line for line in offers(position, "orcs") if line.startswith("recruit footman")]:
            position = after(position, f"orcs: {lines[0]}")
            recruited += 1
        assert recruited == 3 + 3 + 1


class TestPlacement:
    @pytest.mark.rule("B3.2.2a", "B3.2.2e", "B3.2.2v")
    def test_new_units_stand_at_once_in_the_home_or_where_a_town_is(self) -> None:
        units = {"orcs": {"oxmarch": "footman", "wastes": "footman", "abou-xar": "footman"}}
        position = recruiting(orcs=RICH, units=units, towns={"oxmarch": "city", "wastes": "town"})
        places = {line.split()[2] for line in offers(position, "orcs") if line.startswith("recruit")}
        assert places == {"home-orcs", "oxmarch", "wastes"}
        # In any order: units, buildings, heroes, units again.
        position = after(position, "orcs: recruit archer home-orcs", "orcs: build abou-xar", "orcs: hire")
        assert army(after(position, "orcs: recruit footman wastes"), "orcs", "wastes") == "footman footman"

    @pytest.mark.rule("B3.2.2g", "B3.2.2h")
    def test_nowhere_else_not_even_in_a_captured_home(self) -> None:
        position = table(
            Recruiting(),
            races=("orcs", "knights", "elves"),
            orcs=RICH,
            units={
                "orcs": {"home-elves": "footman", "abou-xar": "footman"},
                "knights": {"oxmarch": "footman"},
            },
            towns={"oxmarch": "town"},
        )
        world = position.state.with_player(2, fallen=3)
        position = settled(type(position)(position.setup, 100, position.steps, world))
        for realm in ("abou-xar", "home-elves", "oxmarch", "home-knights", "gloamwood"):
            assert refusal_of(position, f"orcs: recruit footman {realm}") == "B3.2.2g"

    @pytest.mark.rule("B3.2.2f", "B3.2.2h")
    def test_three_in_the_home_one_in_a_town(self) -> None:
        position = recruiting(orcs=RICH, units={"orcs": {"wastes": "footman"}}, towns={"wastes": "town"})
        position = after(position, *["orcs: recruit footman home-orcs"] * 3, "orcs: recruit archer wastes")
        assert refusal_of(position, "orcs: recruit footman home-orcs") == "B3.2.2f"
        assert refusal_of(position, "orcs: recruit cavalry wastes") == "B3.2.2f"

    @pytest.mark.rule("B6.0a")
    def test_monsters_cannot_be_recruited(self) -> None:
        assert refusal_of(recruiting(orcs=RICH), "orcs: recruit giant home-orcs") == "B6.0a"


class TestHeroes:
    @pytest.mark.rule("B3.2.2i", "B3.2.2k")
    def test_a_hero_costs_five_of_both_and_does_not_count_against_the_limits(self) -> None:
        position = recruiting(orcs="wood 8 iron 8")
        position = after(position, *["orcs: recruit footman home-orcs"] * 3, "orcs: hire")
        assert stock(position, "orcs") == "0/0/0"
        (hero,) = player(position, "orcs").heroes
        assert (hero.number, hero.realm, hero.life) == (1, "home-orcs", 5)
        assert refusal_of(recruiting(orcs="wood 4 iron 9"), "orcs: hire") == "B3.2.2i"

    @pytest.mark.rule("B3.2.2j", "BA.1b")
    def test_one_new_hero_a_round_and_never_more_than_three(self) -> None:
        once = after(recruiting(orcs=RICH), "orcs: hire")
        assert refusal_of(once, "orcs: hire") == "B3.2.2j"
        three = {"orcs-1": "wastes", "orcs-2": "wastes", "orcs-3": "wastes"}
        assert refusal_of(recruiting(orcs=RICH, heroes=three), "orcs: hire") == "B3.2.2j"

    @pytest.mark.rule("B3.2.2j")
    def test_a_new_hero_takes_the_lowest_free_number_with_full_life(self) -> None:
        position = recruiting(orcs=RICH, heroes={"orcs-1": "wastes 2", "orcs-3": "wastes 4"})
        heroes = player(after(position, "orcs: hire"), "orcs").heroes
        assert [(hero.number, hero.life) for hero in heroes] == [(1, 2), (2, 5), (3, 4)]

    @pytest.mark.rule("B1.4.4a")
    def test_heroes_of_the_knights_cost_four(self) -> None:
        assert stock(after(recruiting(knights="wood 4 iron 4"), "knights: hire"), "knights") == "0/0/0"


class TestTownsAndCities:
    @pytest.mark.rule("B3.2.2l")
    def test_a_town_costs_five_of_both_in_any_realm_one_controls(self) -> None:
        units = {"orcs": {"wastes": "footman", "oxmarch": "giant"}, "knights": {"gloamwood": "footman"}}
        position = recruiting(orcs="wood 5 iron 5", units=units)
        assert [line for line in offers(position, "orcs") if line.startswith("build")] == ["build wastes"]
        for realm in ("oxmarch", "gloamwood", "abou-xar"):
            assert refusal_of(position, f"orcs: build {realm}") == "B3.2.2l"
        built = after(position, "orcs: build wastes")
        assert stock(built, "orcs") == "0/0/0"
        assert built.state.settlements["wastes"].kind == "town"
        assert refusal_of(recruiting(orcs="wood 9 iron 4", units=units), "orcs: build wastes") == "B3.2.2l"

    @pytest.mark.rule("B3.2.2m", "B3.2.2o")
    def test_a_realm_holds_one_town_and_a_city_takes_its_place(self) -> None:
        units = {"orcs": {"wastes": "footman"}}
        position = after(recruiting(orcs=RICH, units=units, towns={"wastes": "town"}), "orcs: build wastes")
        assert stock(position, "orcs") == "20/15/15"
        assert {realm: one.kind for realm, one in position.state.settlements.items()} == {"wastes": "city"}
        assert refusal_of(position, "orcs: build wastes") == "B3.2.2m"
        poor = recruiting(orcs="wood 4 iron 4", units=units, towns={"wastes": "town"})
        assert refusal_of(poor, "orcs: build wastes") == "B3.2.2o"

    @pytest.mark.rule("B3.2.2o")
    def test_a_city_needs_a_town_that_stood_there_when_the_round_began(self) -> None:
        position = recruiting(orcs=RICH, units={"orcs": {"wastes": "footman"}})
        assert refusal_of(after(position, "orcs: build wastes"), "orcs: build wastes") == "B3.2.2o"

    @pytest.mark.rule("B3.2.2n")
    def test_a_town_takes_a_recruit_from_the_next_round_on(self) -> None:
        units = {"orcs": {"wastes": "footman"}}
        position = after(recruiting(orcs=RICH, units=units), "orcs: build wastes")
        assert refusal_of(position, "orcs: recruit footman wastes") == "B3.2.2n"
        later = recruiting(orcs=RICH, units=units, towns={"wastes": "town"})
        assert refusal_of(later, "orcs: recruit footman wastes") is None

    @pytest.mark.rule("B3.2.2p")
    def test_a_new_city_takes_one_recruit_and_three_in_the_next_round(self) -> None:
        units = {"orcs": {"oxmarch": "footman"}}
        position = after(recruiting(orcs=RICH, units=units, towns={"oxmarch": "town"}), "orcs: build oxmarch")
        position = after(position, "orcs: recruit footman oxmarch")
        assert refusal_of(position, "orcs: recruit footman oxmarch") == "B3.2.2p"
        later = recruiting(orcs=RICH, units=units, towns={"oxmarch": "city"})
        later = after(later, *["orcs: recruit footman oxmarch"] * 3)
        assert refusal_of(later, "orcs: recruit footman oxmarch") == "B3.2.2f"

    @pytest.mark.rule("B3.2.2q", "B1.3.2.3c")
    def test_a_city_counts_from_its_first_round_for_trade_and_votes(self) -> None:
        units = {"orcs": {"oxmarch": "footman"}}
        position = recruiting(orcs=RICH, units=units, towns={"oxmarch": "town"})
        assert position.state.cities_of(0) == 0
        assert after(position, "orcs: build oxmarch").state.cities_of(0) == 1

    @pytest.mark.rule("B3.2.2r", "B7.0f")
    def test_nothing_is_built_in_a_home_own_or_captured(self) -> None:
        units = {"orcs": {"home-orcs": "footman", "home-elves": "footman"}}
        position = table(Recruiting(), races=("orcs", "knights", "elves"), orcs=RICH, units=units)
        world = position.state.with_player(2, fallen=3)
        position = settled(type(position)(position.setup, 100, position.steps, world))
        for realm in ("home-orcs", "home-elves"):
            assert refusal_of(position, f"orcs: build {realm}") == "B3.2.2r"


class TestAllAtOnce:
    @pytest.mark.rule("B3.2.2a", "B3.0b")
    def test_everybody_is_asked_at_once_and_nobody_waits_for_another(self) -> None:
        position = recruiting(orcs=RICH, knights=RICH)
        assert due(position) == ("orcs", "knights")
        position = after(position, "knights: recruit footman home-knights", "orcs: hire", "knights: done")
        assert due(position) == ("orcs",)
        assert refusal_of(position, "knights: hire") == "K2"
        assert is_over(after(position, "orcs: done"))

    def test_who_can_buy_nothing_and_holds_nothing_is_not_asked(self) -> None:
        assert due(recruiting(orcs=RICH, knights="grain 2 wood 2")) == ("orcs",)
        # With three grain the missing iron can be traded for; with a card one might want to play it.
        assert due(recruiting(orcs=RICH, knights="grain 3 wood 2")) == ("orcs", "knights")
        assert due(recruiting(orcs=RICH, knights="hand caravan")) == ("orcs", "knights")
        assert is_over(recruiting())

    def test_who_has_bought_says_himself_when_he_is_done(self) -> None:
        position = after(recruiting(orcs="wood 1 iron 1"), "orcs: recruit footman home-orcs")
        assert offers(position, "orcs") == ["done"]
        assert is_over(after(position, "orcs: done"))

    def test_a_purchase_can_be_taken_back_as_long_as_nobody_else_is_asked_something_new(self) -> None:
        played = say(recruiting(orcs=RICH, knights=RICH), "orcs: hire")
        assert not played.closes_undo


def _card(position: Any, name: str, race: str = "orcs") -> Any:
    """This card played in the recruitment step; nobody else holds one to answer with."""
    return after(position, f"{race}: play {name}")


class TestCards:
    @pytest.mark.rule("B3.1.2d", "B6.0a")
    @pytest.mark.parametrize(
        ("name", "monster", "left"),
        [("dragons-bargain", "dragon", 7), ("pyre-caller", "firebreather", 8), ("giants-oath", "giant", 8)],
    )
    def test_monsters_come_home_for_a_price(self, name: str, monster: str, left: int) -> None:
        position = _card(recruiting(orcs=f"grain 10 wood 10 iron 10 hand {name}"), name)
        assert army(position, "orcs", "home-orcs") == monster
        assert stock(position, "orcs") == f"{left}/{left}/{left}"
        assert player(position, "orcs").hand == ()
        assert position.state.discard == (name,)
        # And he is still recruiting.
        assert refusal_of(position, "orcs: recruit footman home-orcs") is None

    @pytest.mark.rule("B3.1.2d")
    def test_who_cannot_pay_cannot_play_it(self) -> None:
        position = recruiting(orcs="grain 9 wood 9 iron 2 hand dragons-bargain")
        assert refusal_of(position, "orcs: play dragons-bargain") is not None

    @pytest.mark.rule("B3.1.2d")
    def test_market_day_swaps_four_times_one_for_one(self) -> None:
        position = _card(recruiting(orcs="grain 6 hand market-day"), "market-day")
        position = after(position, *["orcs: trade grain wood"] * 4)
        assert stock(position, "orcs") == "2/4/0"
        # The fifth goes at the usual rate again.
        assert refusal_of(position, "orcs: trade grain wood") == "B4.0a"
        assert stock(after(position, "orcs: trade wood iron"), "orcs") == "2/1/1"
        # What is left of it ends with the step.
        unused = after(_card(recruiting(orcs="grain 6 hand market-day"), "market-day"), "orcs: done")
        assert unused.state.effects == ()

    @pytest.mark.rule("B3.1.2d", "B3.2.2j")
    def test_wandering_champion_is_a_hero_for_two_of_both(self) -> None:
        position = _card(recruiting(orcs="wood 9 iron 9 hand wandering-champion"), "wandering-champion")
        position = after(position, "orcs: hire")
        assert stock(position, "orcs") == "0/7/7"
        assert position.state.effects == ()
        assert refusal_of(position, "orcs: hire") == "B3.2.2j"

    @pytest.mark.rule("B3.1.2d")
    def test_master_builders_make_one_building_cheaper(self) -> None:
        units = {"orcs": {"wastes": "footman", "oxmarch": "footman"}}
        position = recruiting(
            orcs="wood 8 iron 8 hand master-builders", units=units, towns={"oxmarch": "town"}
        )
        position = after(_card(position, "master-builders"), "orcs: build oxmarch")
        assert stock(position, "orcs") == "0/5/5"
        assert stock(after(position, "orcs: build wastes"), "orcs") == "0/0/0"

    @pytest.mark.rule("B3.1.2d")
    def test_two_master_builders_are_used_one_after_the_other(self) -> None:
        card = ACTIONS["master-builders"].effects[0]
        cheap = Lasting(card, 0, 0, left=1)
        units = {"orcs": {"wastes": "footman", "oxmarch": "footman"}}
        position = recruiting(orcs="wood 6 iron 6", units=units, effects=(cheap, cheap))
        assert stock(after(position, "orcs: build wastes", "orcs: build oxmarch"), "orcs") == "0/0/0"

    @pytest.mark.rule("B3.1.2d", "B3.1.2b")
    def test_other_cards_have_other_times(self) -> None:
        position = recruiting(orcs="wood 3 iron 3 hand caravan")
        assert refusal_of(position, "orcs: play caravan") == "B3.1.2d"
        assert refusal_of(position, "orcs: play giants-oath") == "B3.1.2b"
