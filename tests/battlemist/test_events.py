"""Every event card, carried and failed (reconstructed set; B3.1.3c for the tremors)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.cards.carrying import Carrying
from hexenkessel.games.battlemist.cards.choices import Overfull
from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.economy.rates import NO_TRADE, rate_of
from hexenkessel.games.battlemist.modifiers import combat_bonus, is_under, produces
from hexenkessel.games.battlemist.units import units as counts
from tests.battlemist.table import (
    LoadedDice,
    after,
    army,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    settled,
    stock,
    story,
    table,
)

THREE = ("orcs", "knights", "dwarves")


def happening(event: str, is_carried: bool, **more: Any) -> Any:
    card = EVENTS[event]
    effects = card.carried if is_carried else card.failed
    return table(Carrying(0, event, effects), races=THREE, **more)


def happened(event: str, is_carried: bool, *faces: int, order: Any = (), **more: Any) -> Any:
    return settled(happening(event, is_carried, **more), LoadedDice(*faces, order=order))


TOWNS = {"oxmarch": "city", "wastes": "town"}
HELD = {"orcs": {"oxmarch": "footman"}, "knights": {"wastes": "archer"}}


@pytest.mark.rule("B3.1.3c")
def test_tremors_carried() -> None:
    settlements = happened("cataclysmic-tremors", True, units=HELD, towns=TOWNS).state.settlements
    assert {realm: there.kind for realm, there in settlements.items()} == {
        "oxmarch": "town",
        "wastes": "town",
    }


@pytest.mark.rule("B3.1.3c")
@pytest.mark.parametrize(("faces", "left"), [((7, 6), ["wastes"]), ((6, 10), ["oxmarch"]), ((8, 9), [])])
def test_tremors_failed(faces: tuple[int, int], left: list[str]) -> None:
    position = happened("cataclysmic-tremors", False, *faces, units=HELD, towns=TOWNS)
    assert list(position.state.settlements) == left


def test_plague_carried_everybody_removes_one_at_once() -> None:
    position = happened("plague-winds", True, units=HELD, towns=TOWNS)
    # The dwarves have no army and nothing to decide.
    assert due(position) == ("orcs", "knights")
    assert offers(position, "orcs") == ["disband oxmarch footman"]
    assert refusal_of(position, "orcs: disband wastes archer") == "B3.1.2c"
    position = after(position, "knights: disband wastes archer", "orcs: disband oxmarch footman")
    assert is_over(position) and position.state.forces == {}


@pytest.mark.rule("B3.2.2s")
def test_plague_takes_the_town_of_an_abandoned_realm_at_once() -> None:
    position = after(
        happened("plague-winds", True, units=HELD, towns=TOWNS),
        "knights: disband wastes archer", "orcs: disband oxmarch footman",
    )  # fmt: skip
    assert position.state.settlements == {}


def test_plague_failed_a_third_of_the_die() -> None:
    units = {"orcs": {"oxmarch": "footman footman giant"}, "knights": {"wastes": "archer"}}
    position = happened("plague-winds", False, 8, 2, 10, units=units)
    # Eight are two, two are none, ten are three, but the dwarves have nobody.
    assert due(position) == ("orcs",)
    position = after(position, "orcs: disband oxmarch footman", "orcs: disband oxmarch footman")
    assert is_over(position) and army(position, "orcs", "oxmarch") == "giant"


@pytest.mark.parametrize(
    ("event", "left", "terrain"),
    [
        ("great-drought", "0/5/5", "plain"),
        ("forest-fires", "2/3/5", "forest"),
        ("cave-ins", "2/5/3", "mountain"),
    ],
)
def test_drought_fires_and_cave_ins(event: str, left: str, terrain: str) -> None:
    goods = "grain 2 wood 5 iron 5"
    carried = happened(event, True, orcs=goods)
    assert stock(carried, "orcs") == left and stock(carried, "knights") == "0/0/0"
    failed = happened(event, False, orcs=goods)
    barren = {
        kind for kind in ("plain", "forest", "mountain", "home") if not produces(failed.state, "x", kind)
    }
    assert barren == {terrain} and stock(failed, "orcs") == "2/5/5"


def test_comet() -> None:
    carried = happened("comet", True, orcs="stars 2 used 2", dwarves="power 1")
    assert [one.power for one in carried.state.players] == [1, 1, 2]
    failed = happened(
        "comet", False, orcs="stars 2 used 2", knights="stars 3 used 1", dwarves="stars 0 power 1"
    )
    assert [one.used for one in failed.state.players] == [2, 2, 0]
    assert [one.power for one in failed.state.players] == [0, 0, 1]


def test_wizards_truce() -> None:
    carried = happened("wizards-truce", True)
    assert all(is_under(carried.state, "forbid_entry", seat) for seat in range(3))
    failed = happened("wizards-truce", False).state
    men = counts(footman=1)
    fought = failed.but(battle=Battle("wastes", Side(0, "orcs", men), Side(1, "knights", men)))
    assert (combat_bonus(fought, 0, "footman"), combat_bonus(fought, 1, "footman")) == (1, 0)
    later = fought.but(battle=fought.battle.but(round=2)) if fought.battle else fought
    assert combat_bonus(later, 0, "footman") == 0


def test_night_of_wraiths() -> None:
    heroes = {
        "orcs-1": "wastes 2",
        "orcs-2": "home-orcs 2",
        "knights-1": "oxmarch 1",
        "dwarves-1": "oxmarch 5",
    }
    carried = happened("night-of-wraiths", True, heroes=heroes).state.players
    assert [[hero.life for hero in one.heroes] for one in carried] == [[1, 2], [1], [4]]
    quests: dict[str, Any] = {"orcs": "quest lost-road", "knights": "quest miners-oath"}
    failed = happened("night-of-wraiths", False, heroes=heroes, **quests).state.players
    assert [[hero.life for hero in one.heroes] for one in failed] == [[2], [], [3]]
    # B3.3.1o: a death costs the quest.
    assert (failed[0].quest, failed[1].quest) == (None, None)


@pytest.mark.rule("B6.0a")
def test_beasts_stir() -> None:
    units = {"orcs": {"oxmarch": "footman giant", "wastes": "dragon"}}
    carried = happened("beasts-stir", True, units=units)
    assert army(carried, "orcs", "oxmarch") == "footman" and "wastes" not in carried.state.forces
    failed = happened("beasts-stir", False, 8, 7, 10)
    assert [army(failed, race, f"home-{race}") for race in THREE] == ["giant", "", "giant"]


def test_summer_fair() -> None:
    assert rate_of(happened("summer-fair", True).state, 0) == 2
    assert rate_of(happened("summer-fair", False).state, 0) == NO_TRADE


def test_guilds_price() -> None:
    assert is_under(happened("guilds-price", True).state, "guild_discount", 0)
    assert is_under(happened("guilds-price", False).state, "guild_closed", 0)


def test_tithe_of_stars() -> None:
    rich = {
        race: f"grain 5 wood 2 iron 3 stars {stars}" for race, stars in zip(THREE, (3, 3, 1), strict=True)
    }
    carried = happened("tithe-of-stars", True, **rich)
    assert [stock(carried, race) for race in THREE] == ["2/0/0", "2/0/0", "5/2/3"]
    failed = happened("tithe-of-stars", False, **rich)
    assert due(failed) == ("dwarves",)
    assert stock(after(failed, "dwarves: take 0 1 1"), "dwarves") == "5/3/4"


def test_fat_years() -> None:
    assert [stock(happened("fat-years", True), race) for race in THREE] == ["3/0/0"] * 3
    failed = happened("fat-years", False, units=HELD, towns=TOWNS)
    # The orcs have a city; the others choose at once, in any order.
    assert due(failed) == ("knights", "dwarves")
    assert len(offers(failed, "knights")) == 6
    assert refusal_of(failed, "knights: take 1 1 1") == "B3.1.2c"
    done = after(failed, "dwarves: take 2 0 0", "knights: take 0 0 2")
    assert is_over(done) and stock(done, "knights") == "0/0/2"


def test_night_of_thieves_carried_discards_at_random() -> None:
    hands: dict[str, Any] = {"orcs": "hand caravan,militia", "knights": "hand ambush"}
    position = happened("night-of-thieves", True, order=["militia"], **hands)
    assert player(position, "orcs").hand == ("caravan",)
    assert player(position, "knights").hand == ()
    assert position.state.discard == ("ambush", "militia")


def test_night_of_thieves_failed_passes_cards_to_the_left_at_once() -> None:
    hands: dict[str, Any] = {"orcs": "hand caravan,militia", "knights": "hand ambush"}
    position = happening("night-of-thieves", False, **hands)
    done = settled(position, LoadedDice(order=["militia"]))
    assert [player(done, race).hand for race in THREE] == [("caravan",), ("militia",), ("ambush",)]
    told = [e for e in story(position, dice=LoadedDice(order=["militia"])) if e.key == "passed-card"]
    assert [(event.to, event.args["card"]) for event in told] == [((0, 1), "militia"), ((1, 2), "ambush")]


@pytest.mark.rule("B3.1.2h")
def test_who_is_passed_an_eighth_card_discards() -> None:
    seven = "caravan,caravan,great-haste,great-haste,sappers,sappers,war-cry"
    hands: dict[str, Any] = {"orcs": "hand militia", "knights": f"hand {seven}", "dwarves": "hand ambush"}
    position = happened("night-of-thieves", False, order=["militia", "caravan"], **hands)
    # Knights pass one and receive one: seven again. Without passing they would have eight.
    assert is_over(position) and len(player(position, "knights").hand) == 7
    full = settled(table(Overfull(), orcs=f"hand militia,{seven}"))
    assert due(full) == ("orcs",)
    assert refusal_of(full, "orcs: discard ambush") == "B3.1.2b"
    assert is_over(after(full, "orcs: discard caravan"))


def test_rolling_mist() -> None:
    carried = happened("rolling-mist", True).state
    assert all(is_under(carried, "ignore_stop", seat) for seat in range(3))
    failed = happened("rolling-mist", False).state
    assert all(is_under(failed, "move_penalty", seat) for seat in range(3))


def test_every_event_has_a_test_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [event for event in EVENTS if f'"{event}"' not in text] == []
