"""Chapters 3.5 and 4: upkeep, the Free Traders and caravans."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.rounds import Round
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over, roll
from tests.battlemist.table import army, asides_of, due, offers, player, refusal_of, say, settled, stock

THREE = ("orcs", "knights", "dwarves")


def upkeep(goods: str, there: dict[str, str], race: str = "knights", **settings: Any) -> Any:
    races = (race, "orcs" if race != "orcs" else "elves")
    return lay(
        UpkeepPhase(),
        **{"races": races, race.replace("-", "_"): f"{QUIET} {goods}", "units": {race: there}, **settings},
    )


@pytest.mark.rule("B3.5a", "B3.5b", "B3.5c", "B3.5e", "BA.1g", "EX-B3.5-1")
def test_upkeep_of_armies_and_settlements() -> None:
    position = over(
        upkeep(
            "grain 20 wood 20 iron 20",
            {"oxmarch": "footman archer cavalry cavalry", "wastes": "footman", "bonesand": "archer"},
            towns={"oxmarch": "city", "wastes": "town"},
        )
    )
    assert stock(position, "knights") == "14/18/16"


@pytest.mark.rule("B3.5d", "B6.0g")
def test_heroes_and_monsters_eat_nothing() -> None:
    position = over(
        upkeep("grain 1", {"oxmarch": "giant dragon firebreather footman"}, heroes={"knights-1": "wastes"})
    )
    assert stock(position, "knights") == "0/0/0"


@pytest.mark.rule("B3.5f", "B3.5g", "EX-B3.5-2")
def test_a_cavalry_given_up_for_iron_saves_grain_too() -> None:
    position = settled(
        upkeep("grain 5 wood 0 iron 1", {"oxmarch": "cavalry cavalry footman", "wastes": "footman"})
    )
    assert due(position) == ("knights",)
    position = over(go(position, "knights: disband oxmarch cavalry"))
    assert stock(position, "knights") == "2/0/0"
    assert army(position, "knights", "oxmarch") == "footman cavalry"


@pytest.mark.rule("B3.5f")
def test_one_stops_as_soon_as_the_rest_can_be_paid() -> None:
    position = settled(upkeep("grain 2", {"oxmarch": "footman footman", "wastes": "archer"}))
    position = go(position, "knights: disband wastes archer")
    assert due(position) != ("knights",) or "disband oxmarch footman" not in offers(position, "knights")
    rich = settled(upkeep("grain 3", {"oxmarch": "footman footman", "wastes": "archer"}))
    assert refusal_of(rich, "knights: disband wastes archer") is not None, "nobody disbands without need"


@pytest.mark.rule("B3.5f")
def test_only_army_units_towns_and_cities_are_given_up() -> None:
    position = settled(
        upkeep("grain 0", {"oxmarch": "footman giant", "wastes": "dragon"}, towns={"oxmarch": "town"})
    )
    assert set(offers(position, "knights")) == {"disband oxmarch footman", "raze oxmarch"}


@pytest.mark.rule("B3.5f")
def test_giving_up_what_does_not_help_is_free_choice() -> None:
    """Only grain is short, and yet a town may go first; then units until the rest can be fed."""
    position = settled(
        upkeep("grain 1 wood 5 iron 5", {"oxmarch": "footman footman"}, towns={"oxmarch": "town"})
    )
    assert set(offers(position, "knights")) == {"disband oxmarch footman", "raze oxmarch"}


@pytest.mark.rule("B3.5f", "B4.0a")
def test_the_hungry_may_trade_first() -> None:
    position = settled(upkeep("grain 1 iron 3", {"oxmarch": "footman footman"}, race="orcs"))
    assert due(position) == ("orcs",) and "trade iron grain" in asides_of(position, "orcs")
    position = over(go(position, "orcs: trade iron grain"))
    assert stock(position, "orcs") == "0/0/0" and army(position, "orcs", "oxmarch") == "footman footman"


@pytest.mark.rule("B3.5f")
def test_trading_is_not_compulsory() -> None:
    position = over(
        go(
            upkeep("grain 1 iron 3", {"oxmarch": "footman footman"}, race="orcs"),
            "orcs: disband oxmarch footman",
        )
    )
    assert stock(position, "orcs") == "0/0/3"


@pytest.mark.rule("B3.5a", "B1.4.4b")
@pytest.mark.parametrize(("footmen", "grain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_two_of_the_dark_lords_footmen_eat_like_one(footmen: int, grain: int) -> None:
    position = over(upkeep("grain 9", {"oxmarch": "footman " * footmen + "archer"}, race="dark-lord"))
    assert stock(position, "dark-lord") == f"{9 - grain - 1}/0/0"


@pytest.mark.rule("B3.5a")
def test_the_dark_lords_footmen_are_counted_over_all_realms() -> None:
    position = over(
        upkeep(
            "grain 9", {"oxmarch": "footman", "wastes": "footman", "bonesand": "footman"}, race="dark-lord"
        )
    )
    assert stock(position, "dark-lord") == "7/0/0"


# Trade


def trader(goods: str = "grain 9 wood 9 iron 9", **settings: Any) -> Any:
    return calm(lay(Recruiting(), **{"orcs": f"{QUIET} {goods}", **settings}))


@pytest.mark.rule("B4.0a", "B4.0c", "EX-B4.0-1")
def test_three_for_one_as_often_as_one_likes() -> None:
    position = go(trader("grain 12 wood 2 iron 0"), *["orcs: trade grain iron"] * 4)
    assert stock(position, "orcs") == "0/2/4"
    assert refusal_of(position, "orcs: trade wood grain") is not None
    assert refusal_of(trader(), "orcs: trade wood wood") is not None


@pytest.mark.rule("B4.0b")
def test_two_cities_trade_two_for_one_and_a_city_with_a_town_does_not() -> None:
    units = {"orcs": {"oxmarch": "footman", "wastes": "footman"}}
    two = go(trader(units=units, towns={"oxmarch": "city", "wastes": "city"}), "orcs: trade grain wood")
    assert stock(two, "orcs") == "7/10/9"
    one = go(trader(units=units, towns={"oxmarch": "city", "wastes": "town"}), "orcs: trade grain wood")
    assert stock(one, "orcs") == "6/10/9"


@pytest.mark.rule("B4.0b", "B1.4.4b")
def test_the_knights_need_one_town_only() -> None:
    rich = f"{QUIET} grain 9 wood 9 iron 9"
    bare = go(lay(Recruiting(), knights=rich), "knights: trade iron grain")
    assert stock(bare, "knights") == "10/9/6"
    town = lay(Recruiting(), knights=rich, units={"knights": {"wastes": "archer"}}, towns={"wastes": "town"})
    assert stock(go(town, "knights: trade iron grain"), "knights") == "10/9/7"
    held_by_monster = lay(
        Recruiting(), knights=rich, units={"knights": {"wastes": "giant"}}, towns={"wastes": "town"}
    )
    assert stock(go(held_by_monster, "knights: trade iron grain"), "knights") == "10/9/6"


@pytest.mark.rule("B4.0a")
def test_everybody_may_trade_at_guild_and_movement_but_not_over_dice() -> None:
    rich = f"{QUIET} grain 15 wood 15 iron 15"
    assert "trade grain wood" in asides_of(calm(lay(Guild(), orcs=rich)), "orcs")
    moving = lay(
        MovementPhase(0), orcs=rich, units={"orcs": {"home-orcs": "footman"}}, roads=("home-orcs wastes",)
    )
    assert "trade grain wood" in asides_of(calm(moving), "orcs")
    fighting = lay(
        CombatPhase(0),
        orcs=rich,
        units={"knights": {"wastes": "footman archer"}, "orcs": {"wastes": "footman archer"}},
    )
    rolled = settled(fighting, roll(1, 1, 9, 9))
    assert due(rolled) == ("orcs", "knights")
    assert not [line for line in asides_of(rolled, "orcs") if line.startswith("trade")]


@pytest.mark.rule("B4.0a", "B3.2.2a")
def test_who_can_recruit_only_after_a_trade_is_asked() -> None:
    position = calm(lay(Recruiting(), orcs=f"{QUIET} grain 6"))
    assert due(position) == ("orcs",)
    position = go(
        position, "orcs: trade grain wood", "orcs: trade grain iron", "orcs: recruit footman home-orcs"
    )
    assert army(position, "orcs", "home-orcs") == "footman"


# Caravans


def caravan(**settings: Any) -> Any:
    goods = f"{QUIET} grain 5 wood 5 iron 5"
    position = lay(
        Council(stage=2),
        **{"races": THREE, "orcs": f"{goods} hand caravan", "knights": goods, "dwarves": goods, **settings},
    )
    return calm(go(position, "orcs: play-at caravan knights"))


@pytest.mark.rule("B4.0d")
def test_without_a_caravan_players_do_not_trade() -> None:
    position = trader()
    assert not [line for line in asides_of(position, "orcs") if line.startswith("barter")]
    assert refusal_of(position, "orcs: barter 1") is not None


@pytest.mark.rule("B4.0d", "B4.0e")
def test_the_two_of_a_caravan_exchange_until_the_round_ends() -> None:
    position = caravan()
    position = calm(replace(position, steps=(*position.steps, Recruiting())))
    assert "barter 1" in asides_of(position, "orcs") and "barter 0" in asides_of(position, "knights")
    assert not [line for line in asides_of(position, "dwarves") if line.startswith("barter")]
    position = go(position, "orcs: barter 1", "orcs: offer 2 0 0 0 0 3")
    assert due(position) == ("knights",)
    accepted = go(position, "knights: accept")
    assert (stock(accepted, "orcs"), stock(accepted, "knights")) == ("3/5/8", "7/5/2")
    declined = go(position, "knights: decline")
    assert (stock(declined, "orcs"), stock(declined, "knights")) == ("5/5/5", "5/5/5")


@pytest.mark.rule("B4.0e")
def test_gifts_are_allowed_and_nobody_gives_what_he_has_not() -> None:
    position = caravan()
    position = calm(replace(position, steps=(*position.steps, Recruiting())))
    position = go(position, "knights: barter 0")
    assert refusal_of(position, "knights: offer 6 0 0 0 0 0") is not None
    assert refusal_of(position, "knights: offer 0 0 0 0 9 0") is not None
    position = go(position, "knights: offer 0 4 0 0 0 0", "orcs: accept")
    assert (stock(position, "orcs"), stock(position, "knights")) == ("5/9/5", "5/1/5")


@pytest.mark.rule("B4.0e", "B3.5f")
def test_a_partner_may_feed_a_hungry_army() -> None:
    position = caravan(units={"orcs": {"wastes": "footman " * 6}})
    position = settled(replace(position, steps=(*position.steps, UpkeepPhase())))
    position = go(position, "orcs: barter 1", "orcs: offer 0 0 1 1 0 0", "knights: accept")
    position = over(position)
    assert stock(position, "orcs") == "0/5/4" and len(army(position, "orcs", "wastes").split()) == 6


@pytest.mark.rule("B4.0f")
def test_a_caravan_ends_with_the_round() -> None:
    position = caravan()
    position = calm(replace(position, steps=(*position.steps, Round(4))))
    assert not [line for line in asides_of(position, "orcs") if line.startswith("barter")]
    assert not position.state.effects


# What the events do to trade


@pytest.mark.rule("B4.0a", "B4.0b")
@pytest.mark.parametrize(("vote", "left"), [("yes", "7/10/9"), ("no", "9/9/9")])
def test_summer_fair(vote: str, left: str) -> None:
    goods = f"{QUIET} grain 9 wood 9 iron 9"
    position = calm(lay(Voting("summer-fair"), races=THREE, orcs=goods), roll(9, 5, 1))
    for _ in range(3):
        position = calm(say(position, f"{due(position)[0]}: vote {vote}").position)
    position = calm(replace(position, steps=(*position.steps, Recruiting())))
    if vote == "yes":
        position = go(position, "orcs: trade grain wood")
    else:
        assert refusal_of(position, "orcs: trade grain wood") is not None
    assert stock(position, "orcs") == left


@pytest.mark.rule("B4.0b")
def test_a_fair_never_makes_the_rate_worse_for_who_trades_better_by_market_day() -> None:
    """Market Day is one for one, four times; then the usual rate holds again."""
    position = trader(goods="grain 9 wood 0 iron 0 hand market-day")
    position = calm(go(position, "orcs: play market-day"))
    position = go(position, *["orcs: trade grain wood"] * 4)
    assert stock(position, "orcs") == "5/4/0"
    position = go(position, "orcs: trade grain wood")
    assert stock(position, "orcs") == "2/5/0"
    assert player(position, "orcs").hand == ()
