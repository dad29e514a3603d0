"""3.2.3: stars from the Grey Guild."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.components import ACTIONS, EVENTS
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.world import Lasting
from tests.battlemist.table import (
    after,
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

RICH = "grain 30 wood 30 iron 30"


def guild(**more: Any) -> Any:
    return settled(table(Guild(), **more))


@pytest.mark.rule("B3.2.3a", "B3.2.3d", "B1.1c")
def test_a_star_is_bought_and_used_in_this_round() -> None:
    position = after(guild(orcs=RICH + " stars 1"), "orcs: buy-star")
    orcs = player(position, "orcs")
    assert (orcs.stars, orcs.used, orcs.star_power) == (2, 1, 1)
    assert stock(position, "orcs") == "20/20/20"
    assert is_over(position)


@pytest.mark.rule("B3.2.3b")
@pytest.mark.parametrize(("stars", "left"), [(0, 20), (1, 20), (2, 15), (3, 10), (4, 5)])
def test_the_price_depends_on_the_stars_he_owns(stars: int, left: int) -> None:
    position = after(guild(orcs=f"{RICH} stars {stars}"), "orcs: buy-star")
    assert player(position, "orcs").stars == stars + 1
    assert stock(position, "orcs") == f"{left}/{left}/{left}"


@pytest.mark.rule("EX-B3.2.3-1")
def test_the_orcs_buy_their_third_star() -> None:
    position = after(guild(orcs="grain 15 wood 15 iron 15 stars 2"), "orcs: buy-star")
    assert player(position, "orcs").stars == 3
    assert stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("B3.2.3b")
def test_with_five_stars_nothing_can_be_bought() -> None:
    assert is_over(guild(orcs=RICH + " stars 5"))


@pytest.mark.rule("B3.2.3b", "B4.0a")
def test_who_is_short_of_one_resource_is_asked_only_if_trade_would_help() -> None:
    assert is_over(guild(orcs="grain 12 wood 10 iron 9"))
    position = guild(orcs="grain 13 wood 10 iron 9")
    assert due(position) == ("orcs",)
    assert offers(position, "orcs") == ["pass"]
    assert refusal_of(position, "orcs: buy-star") == "B3.2.3b"
    assert player(after(position, "orcs: trade grain iron", "orcs: buy-star"), "orcs").stars == 2


@pytest.mark.rule("B3.2.3c")
def test_one_star_a_round() -> None:
    position = guild(orcs="grain 99 wood 99 iron 99")
    assert is_over(after(position, "orcs: buy-star"))


@pytest.mark.rule("B3.2.3a", "B3.0b")
def test_choices_are_sealed_until_all_have_chosen() -> None:
    position = after(guild(orcs=RICH, knights=RICH), "orcs: buy-star")
    assert player(position, "orcs").stars == 1
    assert due(position) == ("knights",)
    seen = position.step.as_seen_by(1, position.state)
    assert seen.chosen == ((0, None),)
    # As long as another has not chosen he may change his mind.
    assert "pass" in asides_of(position, "orcs")
    both = after(position, "knights: buy-star")
    assert [each.stars for each in both.state.players] == [2, 2]


@pytest.mark.rule("B1.3.2.4b")
def test_the_last_star_goes_by_seat_order_and_who_comes_too_late_pays_nothing() -> None:
    position = table(
        Guild(), races=("orcs", "knights", "elves"), first=1, orcs=RICH, knights=RICH, elves="stars 22"
    )
    position = after(position, "orcs: buy-star", "knights: buy-star")
    assert [each.stars for each in position.state.players] == [1, 2, 22]
    assert stock(position, "orcs") == "30/30/30"
    assert position.state.star_pool == 0


@pytest.mark.rule("B1.3.2.4b")
def test_with_an_empty_pool_nobody_is_asked() -> None:
    assert is_over(guild(races=("orcs", "knights", "elves"), orcs=RICH, elves="stars 23"))


@pytest.mark.rule("B3.1.4e")
def test_the_council_can_lower_the_price_or_close_the_guild() -> None:
    event = EVENTS["guilds-price"]
    cheaper = Lasting(event.carried[0], 0)
    position = after(guild(orcs="grain 10 wood 10 iron 10 stars 2", effects=(cheaper,)), "orcs: buy-star")
    assert stock(position, "orcs") == "0/0/0"
    assert is_over(guild(orcs=RICH, effects=(Lasting(event.failed[0], 0),)))


@pytest.mark.rule("B5.0h")
def test_extra_power_is_no_star_and_does_not_raise_the_price() -> None:
    position = guild(races=("dark-lord", "orcs"), dark_lord="grain 10 wood 10 iron 10 stars 1 power 1")
    assert player(after(position, "dark-lord: buy-star"), "dark-lord").stars == 2


def link(one: int, other: int) -> Lasting:
    """A caravan between two seats."""
    return Lasting(ACTIONS["caravan"].effects[0], one, other)


THREE = ("orcs", "knights", "elves")


@pytest.mark.rule("B4.0a", "B4.0e")
def test_the_step_waits_while_a_partner_could_give_what_is_missing() -> None:
    """Ten of each: the Orcs lack four iron, and the Knights, who need no more stars, have them."""
    stocks: dict[str, Any] = {"orcs": "grain 10 wood 10 iron 6", "knights": "iron 4 stars 5"}
    assert is_over(guild(**stocks)), "nobody brings it"
    position = guild(**stocks, effects=(link(1, 0),))
    assert due(position) == ("orcs",) and offers(position, "orcs") == ["pass"]
    position = after(
        position, "orcs: barter 1", "orcs: offer 0 0 0 0 0 4", "knights: accept", "orcs: buy-star"
    )
    assert player(position, "orcs").stars == 2 and stock(position, "knights") == "0/0/0"


@pytest.mark.rule("B4.0a", "B4.0e")
def test_what_partners_could_trade_for_counts_too() -> None:
    """The Knights have a town and trade two for one: eight grain are four iron."""
    town: dict[str, Any] = {"units": {"knights": {"oxmarch": "footman"}}, "towns": {"oxmarch": "town"}}
    orcs = "grain 10 wood 10 iron 6"
    assert due(guild(orcs=orcs, knights="grain 8 stars 5", effects=(link(0, 1),), **town)) == ("orcs",)
    assert is_over(guild(orcs=orcs, knights="grain 7 stars 5", effects=(link(0, 1),), **town))
    assert is_over(guild(orcs=orcs, knights="grain 8 stars 5", effects=(link(0, 1),))), (
        "three for one is too dear"
    )


@pytest.mark.rule("B4.0a", "B4.0e")
def test_both_partners_are_asked_if_either_could_buy_with_the_other() -> None:
    position = guild(orcs="grain 10 wood 10", knights="iron 10", effects=(link(0, 1),))
    assert due(position) == ("orcs", "knights")
    assert is_over(after(position, "orcs: pass", "knights: pass"))


@pytest.mark.rule("B4.0a", "B4.0e")
def test_from_partner_to_partner() -> None:
    stocks: dict[str, Any] = {"orcs": "grain 10 wood 10", "knights": "stars 5", "elves": "iron 10"}
    position = guild(races=THREE, **stocks, effects=(link(0, 1), link(2, 1)))
    assert "orcs" in due(position)
    assert is_over(guild(races=THREE, **stocks, effects=(link(0, 1),)))


@pytest.mark.rule("B4.0a")
def test_everybody_may_trade_while_the_guild_is_open_asked_or_not() -> None:
    position = guild(races=THREE, orcs=RICH, knights="iron 4", elves="grain 1", effects=(link(1, 2),))
    assert due(position) == ("orcs",)
    assert {"trade iron grain", "trade iron wood", "barter 2"} <= {*asides_of(position, "knights")}
    assert asides_of(position, "elves") == ["barter 1"]
    position = after(position, "knights: barter 2", "knights: offer 0 0 1 1 0 0", "elves: accept")
    assert (stock(position, "knights"), stock(position, "elves")) == ("1/0/3", "0/0/1")
    assert due(position) == ("orcs",)


@pytest.mark.rule("B4.0a", "B3.2.3a")
def test_who_had_to_pass_can_still_be_asked_for_what_he_has() -> None:
    """Eight of each on both sides: together they could buy one star, and the Knights have passed already."""
    eight = "grain 8 wood 8 iron 8"
    position = after(guild(orcs=eight, knights=eight, effects=(link(0, 1),)), "knights: pass")
    assert due(position) == ("orcs",)
    gift = ("orcs: barter 1", "orcs: offer 0 0 0 2 2 2", "knights: accept")
    position = after(position, *gift, "orcs: buy-star")
    assert (player(position, "orcs").stars, stock(position, "knights")) == (2, "6/6/6")


@pytest.mark.rule("B4.0a", "B3.2.3a")
def test_a_partner_who_has_chosen_gives_nothing_more_and_so_nobody_waits_for_it() -> None:
    position = guild(orcs="grain 8 wood 8 iron 8", knights=RICH, effects=(link(0, 1),))
    assert due(position) == ("orcs", "knights")
    assert is_over(after(position, "knights: buy-star"))


@pytest.mark.rule("B4.0e")
def test_who_has_chosen_cannot_give_away_what_he_would_pay_with() -> None:
    position = guild(orcs=RICH, knights=RICH, effects=(link(0, 1),))
    assert "barter 1" in asides_of(position, "orcs")
    position = after(position, "knights: buy-star")
    assert "barter 1" not in asides_of(position, "orcs")
    assert not any(line.startswith(("trade", "barter")) for line in asides_of(position, "knights"))
    assert msgspec.json.encode(position.step)
