"""Every kind of action card does what it says (reconstructed set; two of them are the book's own)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.cards.use import usable
from hexenkessel.games.battlemist.components import ACTIONS
from hexenkessel.games.battlemist.economy.rates import partners, rate_of
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.modifiers import (
    active,
    attack_cap,
    combat_bonus,
    is_under,
    lasting,
    may_attack_in,
    rally_bonus,
    siege_is_cancelled,
)
from hexenkessel.games.battlemist.units import units as counts
from hexenkessel.games.battlemist.world import Ballot
from tests.battlemist.table import (
    after,
    army,
    due,
    offers,
    player,
    refusal_of,
    settled,
    stock,
    story,
    table,
)

THREE = ("orcs", "knights", "dwarves")


def holding(card: str, *, discarded: tuple[str, ...] = ("exposed-plot",), **more: Any) -> Any:
    """The orcs hold one card at its moment, and nobody can answer."""
    words: dict[str, Any] = {race: "used 1" for race in THREE}
    words["orcs"] += f" hand {card}"
    for race in THREE:
        words[race] += " " + more.pop(race, "")
    moment = Moment(windows=(ACTIONS[card].window,), asked=(0,))
    pending, ballot, battle = more.pop("pending", ()), more.pop("ballot", None), more.pop("battle", None)
    position = table(moment, races=THREE, **words, **more)
    world = position.state.but(discard=discarded, pending=pending, ballot=ballot, battle=battle)
    return settled(msgspec.structs.replace(position, state=world))


def played(card: str, target: str = "", **more: Any) -> Any:
    line = f"play-at {card} {target}" if target else f"play {card}"
    return after(holding(card, **more), f"orcs: {line}")


def fight(attacker: int = 0, realm: str = "wastes") -> Battle:
    men = counts(footman=3, archer=2)
    sides = Side(0, "orcs", men), Side(1, "knights", men)
    return Battle(realm, sides[attacker], sides[1 - attacker])


# Council


@pytest.mark.rule("B4.0d", "B4.0f")
def test_caravan_links_two_players_for_the_round() -> None:
    position = holding("caravan")
    assert offers(position, "orcs") == ["pass", "play-at caravan knights", "play-at caravan dwarves"]
    world = played("caravan", "dwarves").state
    assert [list(partners(world, seat)) for seat in range(3)] == [[2], [], [0]]
    assert list(partners(world.without_effects("round"), 0)) == []


def test_border_raid_takes_two_resources_of_the_raiders_choice() -> None:
    position = played("border-raid", "knights", knights="grain 1 iron 1")
    assert due(position) == ("orcs",)
    assert offers(position, "orcs") == ["take 1 0 1"]
    position = after(position, "orcs: take 1 0 1")
    assert (stock(position, "orcs"), stock(position, "knights")) == ("1/0/1", "0/0/0")
    poor = holding("border-raid", dwarves="wood 1")
    assert offers(poor, "orcs") == ["pass", "play-at border-raid dwarves"]
    assert stock(after(poor, "orcs: play-at border-raid dwarves", "orcs: take 0 1 0"), "orcs") == "0/1/0"


def test_elders_veto_takes_an_event_out_of_the_game() -> None:
    assert usable(holding("elders-veto").state, 0, "council") == []
    position = played("elders-veto", "comet", pending=("cave-ins", "comet"))
    assert (position.state.pending, position.state.gone) == (("cave-ins",), ("comet",))


def test_falling_star_gives_power_for_spells_only() -> None:
    orcs = player(played("falling-star"), "orcs")
    assert (orcs.stars, orcs.power, orcs.star_power) == (1, 1, 1)


def test_spies_see_a_hand_and_choose_a_card_of_it() -> None:
    position = played("spies-at-court", "knights", knights="hand militia,sappers")
    assert GAME.view(position, 0).players[1].hand == ("militia", "sappers")
    assert GAME.view(position, 2).players[1].hand is None
    assert GAME.view(position, 0).players[1].quest is None
    assert offers(position, "orcs") == ["choose militia", "choose sappers"]
    assert refusal_of(position, "orcs: choose ambush") == "B3.1.2c"
    position = after(position, "orcs: choose sappers")
    assert player(position, "knights").hand == ("militia",)
    assert "sappers" in position.state.discard
    assert GAME.view(position, 0).players[1].hand is None
    told = [e for e in story(holding("spies-at-court", knights="hand militia"),
                             "orcs: play-at spies-at-court knights") if e.key == "hand-seen"]  # fmt: skip
    assert [event.to for event in told] == [(0,)]


def test_silver_tongue_adds_a_vote() -> None:
    position = played("silver-tongue", ballot=Ballot("comet", (1, 0, 2), (1,)))
    assert position.state.ballot.total == 2


# Economics


@pytest.mark.parametrize(
    ("card", "left"), [("bumper-crop", "4/0/0"), ("timber-rafts", "0/3/0"), ("rich-vein", "0/0/3")]
)
def test_harvest_cards(card: str, left: str) -> None:
    assert stock(played(card), "orcs") == left


def test_toll_roads_pay_for_towns_and_cities() -> None:
    realms = ["wastes", "oxmarch", "bonesand", "ironspine"]
    towns = dict(zip(realms, ["town", "city", "city", "town"], strict=True))
    held = {"orcs": dict.fromkeys(realms[:2], "footman")}
    position = played("toll-roads", units=held, towns=towns)
    assert len(offers(position, "orcs")) == 10
    assert stock(after(position, "orcs: take 1 1 1"), "orcs") == "1/1/1"
    rich = played("toll-roads", units={"orcs": dict.fromkeys(realms, "footman")}, towns=towns)
    # Six would be due, five are the most.
    assert refusal_of(rich, "orcs: take 6 0 0") == "B3.1.2c"
    assert stock(after(rich, "orcs: take 5 0 0"), "orcs") == "5/0/0"


@pytest.mark.rule("B6.0a")
@pytest.mark.parametrize(
    ("card", "monster", "price"),
    [("dragons-bargain", "dragon", 3), ("pyre-caller", "firebreather", 2), ("giants-oath", "giant", 2)],
)
def test_monsters_can_be_bought(card: str, monster: str, price: int) -> None:
    goods = f"grain {price} wood {price} iron {price}"
    position = played(card, orcs=goods)
    assert army(position, "orcs", "home-orcs") == monster and stock(position, "orcs") == "0/0/0"
    poor = holding(card, orcs=f"grain {price} wood {price} iron {price - 1}")
    assert usable(poor.state, 0, "recruit") == []


def test_market_day_is_four_exchanges_one_for_one() -> None:
    world = played("market-day", orcs="grain 9").state
    assert rate_of(world, 0) == 1 and rate_of(world, 1) == 3
    assert [one.left for one in lasting(world, "trade_ratio", 0)] == [4]


def test_wandering_champion_and_master_builders_make_things_cheap_once() -> None:
    champion = played("wandering-champion").state
    assert [(one.effect.wood, one.left) for one in lasting(champion, "hero_cost", 0)] == [(2, 1)]
    builders = played("master-builders").state
    assert [(one.effect.iron, one.left) for one in lasting(builders, "build_cost", 0)] == [(3, 1)]
    full = holding("wandering-champion", heroes={f"orcs-{n}": "wastes" for n in (1, 2, 3)})
    assert usable(full.state, 0, "recruit") == []


def test_rations_and_stores_change_the_upkeep() -> None:
    rations = played("lean-rations").state
    assert [effect.grain for effect in active(rations, "upkeep_change", 0)] == [-4]
    stores = played("spoiled-stores", "knights").state
    assert [effect.grain for effect in active(stores, "upkeep_change", 1)] == [3]
    assert not is_under(stores, "upkeep_change", 0)


# Quest


@pytest.mark.rule("B3.1.2j", "EX-B3.1.2-1")
def test_great_haste_is_for_one_hero() -> None:
    world = played("great-haste", heroes={"orcs-1": "home-orcs"}).state
    assert [(one.effect.amount, one.left) for one in lasting(world, "hero_move", 0)] == [(1, 1)]


def test_healing_draught() -> None:
    heroes = {"orcs-1": "wastes 4", "orcs-2": "wastes 2", "orcs-3": "wastes 5"}
    position = holding("healing-draught", heroes=heroes)
    assert offers(position, "orcs") == [
        "pass",
        "play-at healing-draught orcs-1",
        "play-at healing-draught orcs-2",
    ]
    for hero, life in ((1, 5), (2, 4)):
        healed = after(position, f"orcs: play-at healing-draught orcs-{hero}").state.hero(0, hero)
        assert healed.life == life


def test_runed_blade() -> None:
    world = played("runed-blade").state
    assert [(effect.stat, effect.amount) for effect in active(world, "hero_stat", 0)] == [("hit", -1)]


def test_forgotten_map_brings_another_adventure() -> None:
    position = holding("forgotten-map", orcs="quest lost-road", quests=["star-of-timorran", "miners-oath"])
    position = after(position, "orcs: play forgotten-map")
    assert player(position, "orcs").quest == "miners-oath"
    assert position.state.quest_discard == ("lost-road",)
    assert position.state.quests == ("star-of-timorran",)
    assert usable(holding("forgotten-map").state, 0, "before_quest") == []


def test_poisoned_cup_weakens_an_enemy_hero_and_leaves_him_one_life() -> None:
    heroes = {"orcs-1": "wastes", "knights-1": "oxmarch 2", "dwarves-2": "wastes 5"}
    position = holding("poisoned-cup", heroes=heroes)
    assert offers(position, "orcs") == [
        "pass",
        "play-at poisoned-cup knights-1",
        "play-at poisoned-cup dwarves-2",
    ]
    assert after(position, "orcs: play-at poisoned-cup knights-1").state.hero(1, 1).life == 1
    assert after(position, "orcs: play-at poisoned-cup dwarves-2").state.hero(2, 2).life == 3


# Movement


def test_march_cards() -> None:
    march = next(lasting(played("forced-march").state, "move_bonus", 0))
    assert (march.left, march.effect.kinds) == (3, ("footman", "archer", "cavalry"))
    guides = next(lasting(played("mountain-guides").state, "ignore_stop", 0))
    assert (guides.left, guides.effect.terrain) == (4, ("forest", "mountain"))
    bridges = played("broken-bridges", active=2).state
    assert [one.on for one in lasting(bridges, "move_penalty")] == [2]


# Battle


def test_cards_for_a_combat_round() -> None:
    assert combat_bonus(played("war-cry", battle=fight()).state, 0, "archer") == 1
    wall = played("shield-wall", battle=fight()).state
    assert (combat_bonus(wall, 0, "footman"), combat_bonus(wall, 1, "footman")) == (0, -1)
    assert rally_bonus(played("standard-bearer", battle=fight()).state, 0) == 3
    assert attack_cap(played("arrow-storm", battle=fight()).state, 0, "archer") == 1
    assert attack_cap(played("thunder-of-hooves", battle=fight()).state, 0, "cavalry") == 1


def test_sappers_are_for_the_attacker_against_walls() -> None:
    town: dict[str, Any] = {"towns": {"wastes": "town"}, "units": {"knights": {"wastes": "footman"}}}
    assert siege_is_cancelled(played("sappers", battle=fight(), **town).state)
    assert usable(holding("sappers", battle=fight(1), **town).state, 0, "battle_start") == []
    assert usable(holding("sappers", battle=fight()).state, 0, "battle_start") == []


def test_ambush_is_for_the_defender() -> None:
    world = played("ambush", battle=fight(1)).state
    assert [may_attack_in(world, 1, step) for step in ("archery", "cavalry", "melee")] == [False, False, True]
    assert may_attack_in(world, 0, "archery")
    assert usable(holding("ambush", battle=fight(0)).state, 0, "battle_start") == []


def test_militia_joins_a_besieged_defender() -> None:
    men = {"orcs": {"wastes": "footman footman footman"}}
    town: dict[str, Any] = {"towns": {"wastes": "town"}, "units": men}
    position = played("militia", battle=fight(1), **town)
    assert position.state.battle.defender.ready == counts(footman=4, archer=2)
    assert usable(holding("militia", battle=fight(1)).state, 0, "battle_start") == []


def test_second_wind_needs_dice_of_ones_own() -> None:
    rolled = fight().but(step="archery", attackers=(counts(archer=2), counts()), dice=((3, 4), ()))
    assert offers(holding("second-wind", battle=rolled), "orcs") == ["pass", "play second-wind"]
    assert usable(holding("second-wind", battle=fight()).state, 0, "after_roll") == []


def test_every_card_has_a_test() -> None:
    texts = [
        (Path(__file__).parent / f"test_{name}.py").read_text("utf-8") for name in ("action_cards", "moments")
    ]
    assert [card for card in ACTIONS if not any(card in text for text in texts)] == []
