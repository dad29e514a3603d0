"""Each of the fifteen events, both ways."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.rounds import Round
from tests.battlemist.exam.arena import sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, taped
from tests.battlemist.table import LoadedDice, army, due, offers, player, refusal_of, say, stock

THREE = ("orcs", "knights", "dwarves")
NEEDED = {
    "cataclysmic-tremors": 5,
    "plague-winds": 5,
    "great-drought": 4,
    "forest-fires": 4,
    "cave-ins": 4,
    "comet": 5,
    "wizards-truce": 6,
    "night-of-wraiths": 4,
    "beasts-stir": 5,
    "summer-fair": 3,
    "guilds-price": 5,
    "tithe-of-stars": 6,
    "fat-years": 3,
    "night-of-thieves": 4,
    "rolling-mist": 5,
}


def voted(event: str, vote: str, *dice: int, order: tuple[str, ...] = (), **settings: Any) -> Any:
    """Three players, all of one mind."""
    settings = {"races": THREE, **settings}
    towns = settings.get("towns", {})
    loaded = LoadedDice(order=order)
    loaded.faces = [*(settings.pop("speakers", (9, 5, 1))), *dice]
    position = calm(lay(Voting(event), **settings), loaded)
    for _ in range(3):
        assert isinstance(position.step, Voting), position.step
        position = calm(say(position, f"{due(position)[0]}: vote {vote}", loaded).position, loaded)
    assert not loaded.faces, towns
    assert event in position.state.gone
    return position


def then(position: Any, step: Any, active: int | None = None) -> Any:
    return calm(replace(position, steps=(*position.steps, step), state=position.state.but(active=active)))


@pytest.mark.rule("B3.1.4e")
def test_votes_needed_of_six_players() -> None:
    assert {name: event.votes for name, event in EVENTS.items()} == NEEDED


@pytest.mark.rule("B3.1.3c")
def test_tremors() -> None:
    settings: dict[str, Any] = {
        "units": {"orcs": {"wastes": "footman"}, "knights": {"oxmarch": "footman"}},
        "towns": {"wastes": "city", "oxmarch": "town"},
        "speakers": (9, 5),
    }
    carried = voted("cataclysmic-tremors", "yes", **settings)
    assert {realm: one.kind for realm, one in carried.state.settlements.items()} == {
        "wastes": "town",
        "oxmarch": "town",
    }
    failed = voted("cataclysmic-tremors", "no", 10, 6, **settings)
    assert len(failed.state.settlements) == 1


@pytest.mark.rule("B3.1.3c", "B3.2.2p")
def test_a_town_that_tremors_left_of_a_city_recruits_one() -> None:
    carried = voted(
        "cataclysmic-tremors",
        "yes",
        orcs=f"{QUIET} wood 9 iron 9",
        units={"orcs": {"wastes": "footman"}},
        towns={"wastes": "city"},
        speakers=(9, 5),
    )
    position = go(then(carried, Recruiting()), "orcs: recruit footman wastes")
    assert refusal_of(position, "orcs: recruit footman wastes") is not None


PLAGUE: dict[str, Any] = {
    "units": {
        "orcs": {"wastes": "footman archer giant"},
        "knights": {"oxmarch": "footman footman"},
        "dwarves": {},
    }
}


@pytest.mark.rule("B3.0b")
def test_plague_takes_one_of_each_or_a_third_of_a_die() -> None:
    position = voted("plague-winds", "yes", **PLAGUE)
    assert set(offers(position, "orcs")) == {"disband wastes footman", "disband wastes archer"}, "no monsters"
    position = go(position, "orcs: disband wastes archer")
    if "knights" in due(position) and "disband oxmarch footman" in offers(position, "knights"):
        position = go(position, "knights: disband oxmarch footman")
    assert (
        army(position, "orcs", "wastes") == "footman giant"
        and army(position, "knights", "oxmarch") == "footman"
    )
    # 5 -> 1 of the orcs, 10 -> 3 of the knights, who have two; the dwarves' 2 -> none.
    position = voted("plague-winds", "no", 5, 10, 2, **PLAGUE)
    position = go(position, "orcs: disband wastes footman")
    while "knights" in due(position) and "disband oxmarch footman" in offers(position, "knights"):
        position = go(position, "knights: disband oxmarch footman")
    assert army(position, "orcs", "wastes") == "archer giant" and army(position, "knights", "oxmarch") == ""


@pytest.mark.rule("B3.2.2s")
def test_a_town_emptied_by_the_plague_is_lost_at_once() -> None:
    position = voted("plague-winds", "yes", units={"orcs": {"wastes": "footman"}}, towns={"wastes": "town"})
    if due(position) == ("orcs",):
        position = go(position, "orcs: disband wastes footman")
    assert position.state.settlements == {}


@pytest.mark.rule("B3.2.1a")
@pytest.mark.parametrize(
    ("event", "kind", "realm", "loss", "income"),
    [
        ("great-drought", "grain", "oxmarch", 3, "4/2/2"),
        ("forest-fires", "wood", "elderholt", 2, "4/2/2"),
        ("cave-ins", "iron", "ironspine", 2, "4/2/2"),
    ],
)
def test_bad_years(event: str, kind: str, realm: str, loss: int, income: str) -> None:
    settings: dict[str, Any] = {
        "orcs": f"{QUIET} grain 5 wood 5 iron 5",
        "knights": f"{QUIET} grain 1 wood 1 iron 1",
        "units": {"orcs": {realm: "footman"}},
    }
    carried = voted(event, "yes", **settings)
    assert player(carried, "orcs").stock.of(kind) == 5 - loss  # type: ignore[arg-type]
    assert player(carried, "orcs").stock.total == 15 - loss
    assert player(carried, "knights").stock.of(kind) == 0, "up to so much"  # type: ignore[arg-type]
    failed = then(voted(event, "no", units={"orcs": {realm: "footman"}}), Economics())
    assert stock(failed, "orcs") == income, "the home yields all the same"


@pytest.mark.rule("B5.0h", "B5.0c")
def test_comet() -> None:
    carried = voted("comet", "yes", orcs="stars 2 used 2")
    assert player(carried, "orcs").star_power == 1 and player(carried, "orcs").stars == 2
    races = ("dark-lord", "knights", "dwarves")
    failed = voted("comet", "no", races=races, dark_lord="stars 2 used 1 power 1", knights="stars 3")
    assert (player(failed, "dark-lord").used, player(failed, "dark-lord").power) == (2, 1), (
        "a star, not the power"
    )
    assert player(failed, "knights").used == 1 and player(failed, "dwarves").used == 1


@pytest.mark.rule("B3.3.3e")
def test_a_failed_truce_helps_attackers_in_the_first_round_of_every_battle() -> None:
    position = voted(
        "wizards-truce",
        "no",
        units={"knights": {"wastes": "footman footman footman"}, "orcs": {"wastes": "footman"}},
    )
    position = replace(position, steps=(*position.steps, CombatPhase(0)), state=position.state.but(active=0))
    assert sides(taped(position, 8, 1, 1, 1)[0])[2:] == ("ff", ""), "8 + 1 kills"
    assert sides(taped(position, 1, 8, 1, 1)[0])[:2] == ("", "f"), "the defender has no bonus"
    assert sides(taped(position, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1)[0])[2:] == ("ff", "f")


@pytest.mark.rule("B3.3.1ad", "B3.3.1o")
def test_night_of_wraiths() -> None:
    settings: dict[str, Any] = {
        "orcs": f"{QUIET} quest lost-road",
        "heroes": {
            "orcs-1": "home-orcs 1",
            "orcs-2": "wastes 1",
            "knights-1": "home-orcs 4",
            "dwarves-1": "wastes 3",
        },
    }
    carried = voted("night-of-wraiths", "yes", **settings)
    assert [hero.life for hero in player(carried, "orcs").heroes] == [1, 1], "nobody dies"
    assert [hero.life for hero in player(carried, "knights").heroes] == [3], "a foreign home is no shelter"
    failed = voted("night-of-wraiths", "no", **settings)
    assert [hero.number for hero in player(failed, "orcs").heroes] == [1]
    assert player(failed, "orcs").quest is None, "a dead hero costs the quest"
    assert "lost-road" in failed.state.quest_discard
    assert [hero.life for hero in player(failed, "dwarves").heroes] == [1]


@pytest.mark.rule("B6.0a")
def test_the_beasts_stir() -> None:
    units = {"orcs": {"wastes": "footman dragon"}, "knights": {"oxmarch": "giant"}}
    carried = voted("beasts-stir", "yes", units=units)
    assert army(carried, "orcs", "wastes") == "footman" and "oxmarch" not in carried.state.forces
    failed = voted("beasts-stir", "no", 8, 7, 10, units=units)
    assert [army(failed, race, f"home-{race}") for race in THREE] == ["giant", "", "giant"]


@pytest.mark.rule("B3.2.3b")
def test_the_guilds_price() -> None:
    rich = "stars 2 used 2 grain 10 wood 10 iron 10"
    carried = go(then(voted("guilds-price", "yes", orcs=rich), Guild()), "orcs: buy-star")
    assert player(carried, "orcs").stars == 3 and stock(carried, "orcs") == "0/0/0"
    closed = then(voted("guilds-price", "no", orcs="stars 2 used 2 grain 90 wood 90 iron 90"), Guild())
    assert refusal_of(closed, "orcs: buy-star") is not None


@pytest.mark.rule("B2.2h")
def test_tithe_of_stars() -> None:
    rich = "grain 5 wood 2 iron 0"
    settings: dict[str, Any] = {
        "orcs": f"stars 3 used 3 {rich}",
        "knights": f"stars 3 used 3 {rich}",
        "dwarves": f"stars 1 used 1 {rich}",
    }
    carried = voted("tithe-of-stars", "yes", **settings)
    assert [stock(carried, race) for race in THREE] == ["2/0/0", "2/0/0", "5/2/0"]
    two_needed = voted("tithe-of-stars", "no", **settings)
    assert due(two_needed) == ("dwarves",)
    two_needed = go(two_needed, "dwarves: take 0 0 2")
    assert [stock(two_needed, race) for race in THREE] == ["5/2/0", "5/2/0", "5/2/2"]


@pytest.mark.rule("B2.2h")
def test_fat_years() -> None:
    units = {"orcs": {"wastes": "footman"}}
    carried = voted("fat-years", "yes", units=units, towns={"wastes": "city"}, speakers=(9, 5))
    assert [stock(carried, race) for race in THREE] == ["3/0/0"] * 3
    failed = voted("fat-years", "no", units=units, towns={"wastes": "city"}, speakers=(9, 5))
    assert set(due(failed)) == {"knights", "dwarves"}, "the orcs have a city"
    failed = go(failed, "knights: take 1 1 0", "dwarves: take 0 0 2")
    assert [stock(failed, race) for race in THREE] == ["0/0/0", "1/1/0", "0/0/2"]


@pytest.mark.rule("B3.1.2b", "B3.1.2h")
def test_night_of_thieves() -> None:
    settings: dict[str, Any] = {
        "orcs": f"{QUIET} hand war-cry",
        "knights": f"{QUIET} hand caravan,militia",
        "dwarves": QUIET,
    }
    carried = voted("night-of-thieves", "yes", **settings)
    assert [len(player(carried, race).hand) for race in THREE] == [0, 1, 0]
    assert len(carried.state.discard) == 2
    failed = voted("night-of-thieves", "no", **settings)
    assert [len(player(failed, race).hand) for race in THREE] == [0, 2, 1]
    assert "war-cry" in player(failed, "knights").hand, "to the left, all at once"
    assert failed.state.discard == ()


@pytest.mark.rule("B3.1.2h")
def test_with_seven_one_is_passed_on_and_one_received() -> None:
    seven = "ambush,arrow-storm,militia,sappers,second-wind,shield-wall,war-cry"
    failed = voted("night-of-thieves", "no", orcs=f"{QUIET} hand caravan", knights=f"{QUIET} hand {seven}")
    assert len(player(failed, "knights").hand) == 7 and "caravan" in player(failed, "knights").hand
    assert len(player(failed, "dwarves").hand) == 1 and failed.state.discard == ()


@pytest.mark.rule("B3.3.2c", "B3.3.2b")
def test_rolling_mist() -> None:
    settings: dict[str, Any] = {
        "units": {"orcs": {"home-orcs": "footman cavalry giant"}},
        "roads": ("home-orcs gloamwood greyhorn oxmarch",),
    }
    carried = then(voted("rolling-mist", "yes", **settings), MovementPhase(0), 0)
    assert refusal_of(carried, "orcs: march home-orcs footman 1 greyhorn") is None
    assert refusal_of(carried, "orcs: march home-orcs giant 1 greyhorn") is None
    assert refusal_of(carried, "orcs: march home-orcs cavalry 1 oxmarch") is None
    settings["roads"] = ("home-orcs oxmarch abou-xar harrowdale",)
    failed = then(voted("rolling-mist", "no", **settings), MovementPhase(0), 0)
    assert refusal_of(failed, "orcs: march home-orcs footman 1 abou-xar") is not None
    assert refusal_of(failed, "orcs: march home-orcs footman 1 oxmarch") is None
    assert refusal_of(failed, "orcs: march home-orcs giant 1 abou-xar") is None, "army units only"
    assert refusal_of(failed, "orcs: march home-orcs cavalry 1 harrowdale") is not None


@pytest.mark.rule("B3.0c")
@pytest.mark.parametrize(
    ("event", "vote"),
    [
        ("wizards-truce", "yes"),
        ("summer-fair", "no"),
        ("rolling-mist", "no"),
        ("guilds-price", "no"),
        ("great-drought", "no"),
    ],
)
def test_what_lasts_a_round_ends_with_it(event: str, vote: str) -> None:
    position = voted(event, vote)
    assert position.state.effects
    assert not then(position, Round(4)).state.effects


@pytest.mark.rule("B3.3.2d")
def test_the_truce_forbids_even_an_empty_foreign_home_but_not_ones_own() -> None:
    position = voted(
        "wizards-truce",
        "yes",
        units={"orcs": {"wastes": "footman"}},
        roads=("wastes home-knights", "wastes home-orcs", "wastes oxmarch"),
    )
    position = then(position, MovementPhase(0), 0)
    assert {line.split()[-1] for line in offers(position, "orcs") if "march" in line} == {
        "home-orcs",
        "oxmarch",
    }
