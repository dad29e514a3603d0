"""Each action card, each artifact and each race once, in situations of their own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.components import ACTIONS, ARTIFACTS
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from tests.battlemist.exam.arena import REALM, at, fight, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, moment, over, roll, taped, up_to
from tests.battlemist.table import army, due, offers, player, refusal_of, say, settled, stock

THREE = ("orcs", "knights", "dwarves")
COPIES = (
    "great-haste 3 caravan 4 dragons-bargain 1 pyre-caller 2 giants-oath 2 bumper-crop 2 timber-rafts 2 "
    "rich-vein 2 "
    "market-day 1 toll-roads 2 border-raid 2 forced-march 2 mountain-guides 2 broken-bridges 1 war-cry 2 "
    "shield-wall 2 standard-bearer 2 arrow-storm 2 thunder-of-hooves 2 sappers 2 ambush 1 second-wind 2 "
    "militia 2 "
    "healing-draught 2 runed-blade 2 forgotten-map 2 poisoned-cup 1 wandering-champion 1 silver-tongue 2 "
    "elders-veto 1 falling-star 2 spellbreaker 2 exposed-plot 1 spies-at-court 1 "
    "master-builders 2 lean-rations 1 "
    "spoiled-stores 1"
)


def hand(*cards: str, more: str = "") -> str:
    return f"{QUIET} {more} hand {','.join(cards)}" if cards else f"{QUIET} {more}"


def council(**settings: Any) -> Any:
    return settled(lay(Council(stage=2), **{"races": THREE, **settings}))


def recruiting(*cards: str, goods: str = "grain 9 wood 9 iron 9", **settings: Any) -> Any:
    return lay(Recruiting(), orcs=hand(*cards, more=goods), **settings)


def gone(position: Any, card: str, race: str = "orcs") -> bool:
    return card in position.state.discard and card not in player(position, race).hand


@pytest.mark.rule("B1.4a", "B1.2a")
def test_so_many_copies_of_each() -> None:
    words = COPIES.split()
    expected = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert {name: card.copies for name, card in ACTIONS.items()} == expected
    assert len(expected) == 37 and sum(expected.values()) == 66


# Recruitment and harvest


@pytest.mark.rule("B6.0a", "B3.1.2d")
@pytest.mark.parametrize(
    ("card", "monster", "price"),
    [("dragons-bargain", "dragon", 3), ("pyre-caller", "firebreather", 2), ("giants-oath", "giant", 2)],
)
def test_monsters_for_sale(card: str, monster: str, price: int) -> None:
    position = calm(
        go(recruiting(card, goods=f"grain {price} wood {price} iron {price}"), f"orcs: play {card}")
    )
    assert army(position, "orcs", "home-orcs") == monster and stock(position, "orcs") == "0/0/0"
    assert gone(position, card)
    poor = calm(recruiting(card, goods=f"grain {price} wood {price} iron {price - 1}"))
    assert refusal_of(poor, f"orcs: play {card}") is not None


@pytest.mark.rule("B3.1.2d")
@pytest.mark.parametrize(
    ("card", "gain"), [("bumper-crop", "8/2/2"), ("timber-rafts", "4/5/2"), ("rich-vein", "4/2/5")]
)
def test_good_years(card: str, gain: str) -> None:
    position = go(lay(Economics(), orcs=hand(card)), f"orcs: play {card}")
    assert stock(position, "orcs") == gain, "on top of the harvest of 4/2/2"


@pytest.mark.rule("B3.1.2d")
def test_toll_roads_five_at_most() -> None:
    realms = ("oxmarch", "wastes", "bonesand", "deadlands")
    towns = {"oxmarch": "town", "wastes": "city", "bonesand": "city", "deadlands": "town"}
    position = lay(
        Economics(), orcs=hand("toll-roads"), units={"orcs": dict.fromkeys(realms, "footman")}, towns=towns
    )
    position = settled(position)
    before = player(position, "orcs").stock
    position = go(position, "orcs: play toll-roads")
    assert refusal_of(position, "orcs: take 6 0 0") is not None
    position = go(position, "orcs: take 1 2 2")
    after = player(position, "orcs").stock
    assert (after.grain - before.grain, after.wood - before.wood, after.iron - before.iron) == (1, 2, 2)


@pytest.mark.rule("B3.1.2d")
def test_toll_roads_of_one_town() -> None:
    position = lay(
        Economics(), orcs=hand("toll-roads"), units={"orcs": {"wastes": "footman"}}, towns={"wastes": "town"}
    )
    position = go(position, "orcs: play toll-roads")
    assert set(offers(position, "orcs")) == {"take 1 0 0", "take 0 1 0", "take 0 0 1"}


@pytest.mark.rule("B3.2.2l", "B3.2.2o")
def test_master_builders_once() -> None:
    units = {"orcs": {"oxmarch": "footman", "wastes": "footman"}}
    position = calm(
        go(
            recruiting("master-builders", units=units, towns={"oxmarch": "town"}),
            "orcs: play master-builders",
        )
    )
    position = go(position, "orcs: build oxmarch")
    assert stock(position, "orcs") == "9/6/6" and position.state.settlements["oxmarch"].kind == "city"
    position = go(position, "orcs: build wastes")
    assert stock(position, "orcs") == "9/1/1"


@pytest.mark.rule("B3.2.2i", "B3.2.2j")
def test_wandering_champion() -> None:
    position = recruiting("wandering-champion", goods="wood 2 iron 2")
    position = calm(go(position, "orcs: play wandering-champion"))
    if not player(position, "orcs").heroes:
        position = go(position, "orcs: hire")
    assert stock(position, "orcs") == "0/0/0" and len(player(position, "orcs").heroes) == 1
    assert refusal_of(position, "orcs: hire") is not None
    three = {f"orcs-{number}": "wastes" for number in (1, 2, 3)}
    full = calm(recruiting("wandering-champion", heroes=three))
    if refusal_of(full, "orcs: play wandering-champion") is None:
        full = calm(go(full, "orcs: play wandering-champion"))
    assert refusal_of(full, "orcs: hire") == "B3.2.2j"


@pytest.mark.rule("B4.0a")
def test_market_day_swaps_one_for_one_four_times() -> None:
    position = calm(go(recruiting("market-day", goods="grain 2 wood 2 iron 0"), "orcs: play market-day"))
    position = go(position, *["orcs: trade grain iron"] * 2, *["orcs: trade wood iron"] * 2)
    assert stock(position, "orcs") == "0/0/4"
    assert refusal_of(position, "orcs: trade iron wood") is None, "three for one is still there"
    assert stock(go(position, "orcs: trade iron wood"), "orcs") == "0/1/1"


# Council


@pytest.mark.rule("B3.1.3d")
def test_border_raid_takes_two_of_the_raiders_choice() -> None:
    position = council(orcs=hand("border-raid"), knights=f"{QUIET} grain 1 wood 4")
    assert refusal_of(position, "orcs: play-at border-raid orcs") is not None
    position = go(position, "orcs: play-at border-raid knights")
    position = go(position, "orcs: take 1 1 0")
    assert (stock(position, "orcs"), stock(position, "knights")) == ("1/1/0", "0/3/0")


@pytest.mark.rule("B5.0h")
def test_falling_star_is_power_for_one_round_and_no_star() -> None:
    position = go(council(orcs=hand("falling-star")), "orcs: play falling-star")
    assert (player(position, "orcs").stars, player(position, "orcs").star_power) == (1, 1)
    position = go(position, "orcs: cast song-of-life")
    assert stock(position, "orcs") == "2/0/0"
    saved = go(council(orcs=hand("falling-star")), "orcs: play falling-star")
    next_round = settled(replace(saved, steps=(saved.steps[0], Council())))
    assert player(next_round, "orcs").star_power == 1, "refreshed star, the other power is gone"


@pytest.mark.rule("B3.1.2b")
def test_spies_at_court_see_a_hand_and_choose_one_of_it() -> None:
    position = council(orcs=hand("spies-at-court"), knights=hand("war-cry", "caravan", "militia"))
    position = calm(go(position, "orcs: play-at spies-at-court knights"))
    assert due(position) == ("orcs",)
    assert set(offers(position, "orcs")) == {"choose war-cry", "choose caravan", "choose militia"}
    assert Battlemist().view(position, 0).players[1].hand == ("caravan", "militia", "war-cry")
    assert Battlemist().view(position, 2).players[1].hand is None
    position = go(position, "orcs: choose militia")
    assert player(position, "knights").hand == ("caravan", "war-cry") and "militia" in position.state.discard


@pytest.mark.rule("B3.1.3a", "B3.1.4f")
def test_elders_veto_removes_an_event_without_effect() -> None:
    pending = {"pending": ("comet", "fat-years")}
    position = council(orcs=hand("elders-veto"), more=pending)
    position = go(position, "orcs: play-at elders-veto fat-years")
    assert position.state.pending == ("comet",) and position.state.gone == ("fat-years",)
    assert stock(position, "orcs") == "0/0/0"
    assert not [line for line in offers(council(orcs=hand("elders-veto")), "orcs") if "veto" in line]


@pytest.mark.rule("B3.1.4e")
def test_silver_tongue_makes_up_for_a_missing_vote() -> None:
    """Comet: 2 of three players needed; one commits, and the card adds one."""
    position = settled(lay(Voting("comet"), races=THREE, knights=hand("silver-tongue")), roll(9, 5, 1))
    position = go(position, "orcs: vote yes", "knights: play silver-tongue")
    assert position.state.ballot.total == 2
    position = go(position, "knights: vote no", "dwarves: vote no")
    assert player(calm(position), "dwarves").power == 1


@pytest.mark.rule("BS.4b", "B3.1.2d")
def test_spellbreaker_stops_cheap_spells_only() -> None:
    position = council(orcs="stars 7", knights=hand("spellbreaker"), deck=("caravan",))
    broken = calm(go(position, "orcs: cast word-of-the-soul", "knights: play spellbreaker"))
    assert player(broken, "orcs").unused == 5 and player(broken, "orcs").hand == ()
    dear = go(position, "orcs: cast-at eyes-of-sorrow wastes")
    assert refusal_of(dear, "knights: play spellbreaker") is not None


@pytest.mark.rule("B3.1.2d", "B3.1.2e")
def test_exposed_plot_against_a_card_with_a_price() -> None:
    """The card is spent without effect; paying is part of what it does, so nothing is paid."""
    position = recruiting("dragons-bargain", knights=hand("exposed-plot"))
    position = go(position, "orcs: play dragons-bargain", "knights: play exposed-plot")
    position = calm(position)
    assert army(position, "orcs", "home-orcs") == ""
    assert position.state.discard == ("dragons-bargain", "exposed-plot")
    assert stock(position, "orcs") == "9/9/9"


@pytest.mark.rule("B3.1.2d")
def test_a_spellbreaker_may_be_exposed() -> None:
    """A card that answers a spell is a card: the song is heard after all."""
    position = council(orcs="stars 1", knights=hand("spellbreaker"), dwarves=hand("exposed-plot"))
    position = go(
        position, "orcs: cast song-of-life", "knights: play spellbreaker", "dwarves: play exposed-plot"
    )
    assert stock(calm(position), "orcs") == "2/0/0"


# March


CHAIN = ("home-orcs oxmarch abou-xar harrowdale", "home-orcs gloamwood greyhorn bonesand")


def marching(there: str, *cards: str, **settings: Any) -> Any:
    return lay(
        MovementPhase(0), orcs=hand(*cards), units={"orcs": {"home-orcs": there}}, roads=CHAIN, **settings
    )


@pytest.mark.rule("B3.3.2b")
def test_forced_march_is_for_three_army_units() -> None:
    position = calm(
        go(marching("footman footman footman footman giant", "forced-march"), "orcs: play forced-march")
    )
    assert refusal_of(position, "orcs: march home-orcs giant 1 harrowdale") is not None
    assert refusal_of(position, "orcs: march home-orcs footman 4 harrowdale") is not None
    position = go(position, "orcs: march home-orcs footman 3 harrowdale")
    assert refusal_of(position, "orcs: march home-orcs footman 1 harrowdale") is not None


@pytest.mark.rule("B3.3.2c")
def test_mountain_guides_lead_four_units_monsters_too() -> None:
    position = marching("footman footman footman footman giant", "mountain-guides")
    position = calm(go(position, "orcs: play mountain-guides"))
    assert refusal_of(position, "orcs: march home-orcs footman 1 bonesand") is not None, (
        "they walk no farther"
    )
    position = go(
        position, "orcs: march home-orcs giant 1 greyhorn", "orcs: march home-orcs footman 3 greyhorn"
    )
    assert refusal_of(position, "orcs: march home-orcs footman 1 greyhorn") is not None
    assert refusal_of(position, "orcs: march home-orcs footman 1 gloamwood") is None


@pytest.mark.rule("B3.3.2b")
def test_broken_bridges_slow_all_but_nobody_below_one() -> None:
    position = marching("footman cavalry dragon", knights=hand("broken-bridges"))
    position = go(position, "knights: play broken-bridges")
    assert refusal_of(position, "orcs: march home-orcs footman 1 abou-xar") is not None
    assert refusal_of(position, "orcs: march home-orcs footman 1 oxmarch") is None
    assert refusal_of(position, "orcs: march home-orcs cavalry 1 abou-xar") is None
    assert refusal_of(position, "orcs: march home-orcs cavalry 1 harrowdale") is not None
    assert refusal_of(position, "orcs: march home-orcs dragon 1 harrowdale") is not None


# Battle


@pytest.mark.rule("B3.3.3e")
def test_war_cry_and_shield_wall() -> None:
    cry = fight("orcs", "footman", "knights", "3 footman", orcs=hand("war-cry"))
    assert sides(up_to(cry, 8, 1, 1, 1, said=["orcs: play war-cry"]))[2:] == ("ff", "")
    wall = fight("orcs", "footman", "knights", "3 footman", knights=hand("shield-wall"))
    assert sides(up_to(wall, 9, 1, 1, 1, said=["knights: play shield-wall"]))[2:] == ("ff", "f")
    assert sides(up_to(wall, 7, 1, 1, 1, said=["knights: play shield-wall"]))[2:] == ("fff", "")


@pytest.mark.rule("B3.1.2k")
def test_two_war_cries_add_up() -> None:
    cry = fight("orcs", "footman", "knights", "3 footman", orcs=hand("war-cry", "war-cry"))
    assert sides(up_to(cry, 7, 1, 1, 1, said=["orcs: play war-cry"] * 2))[2:] == ("ff", "")


@pytest.mark.rule("B3.3.3.1c")
def test_war_cry_does_not_help_the_rally_check_and_the_standard_bearer_does() -> None:
    cry = at("footman", "2 archer", "footman", orcs=hand("war-cry"))
    assert sides(up_to(cry, 4, 1, said=["orcs: play war-cry"]))[0] == "f"
    bearer = at("footman", "2 archer", "footman", orcs=hand("standard-bearer"))
    assert sides(up_to(bearer, 4, 1, said=["orcs: play standard-bearer"]))[0] == "faa"
    assert (
        sides(
            up_to(
                fight("orcs", "footman", "knights", "3 footman", orcs=hand("standard-bearer")),
                8,
                1,
                1,
                1,
                said=["orcs: play standard-bearer"],
            )
        )[3]
        == "f"
    )


@pytest.mark.rule("B3.3.3.1j", "B3.3.3.1l")
def test_arrow_storm_and_thunder_of_hooves_raise_the_caps_by_one() -> None:
    position = fight(
        "orcs", "4 archer 4 cavalry", "knights", "9 footman", orcs=hand("arrow-storm", "thunder-of-hooves")
    )
    _, tape = taped(position, *[1] * 6, said=["orcs: play arrow-storm", "orcs: play thunder-of-hooves"])
    assert tape.rolled == [("archery", 3), ("cavalry", 3)]


@pytest.mark.rule("B3.3.3.2a", "B3.3.3.2d")
@pytest.mark.parametrize("realm", [REALM, "home-knights"])
def test_sappers_level_town_and_home_for_the_whole_battle(realm: str) -> None:
    towns = {REALM: "city"} if realm == REALM else {}
    position = fight(
        "orcs", "3 footman", "knights", "footman", realm=realm, towns=towns, orcs=hand("sappers")
    )
    first = up_to(position, 1, 1, 1, 8, said=["orcs: play sappers"])
    assert sides(first)[:2] == ("ff", "f"), "8 is a rout only, without walls"
    second = up_to(position, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, said=["orcs: play sappers"])
    assert sides(second)[:2] == ("ff", "f")


@pytest.mark.rule("B3.3.3.2a")
def test_sappers_are_the_attackers_and_ambush_and_militia_the_defenders() -> None:
    all_cards = hand("sappers", "ambush", "militia")
    walls = settled(
        fight(
            "orcs", "footman", "knights", "footman", orcs=all_cards, knights=all_cards, towns={REALM: "town"}
        )
    )
    assert moment(walls) == ("battle_start",)
    assert set(offers(walls, "orcs")) == {"pass", "play sappers"}
    assert set(offers(walls, "knights")) == {"pass", "play ambush", "play militia"}
    field = settled(fight("orcs", "footman", "knights", "footman", orcs=all_cards, knights=all_cards))
    assert set(offers(field, "knights")) == {"pass", "play ambush"}, "no walls, no militia"


@pytest.mark.rule("B3.3.3.1j", "B3.3.3.1l")
def test_ambush_silences_archers_and_horses_of_the_attacker_in_the_first_round() -> None:
    position = fight(
        "orcs", "archer cavalry footman", "knights", "archer cavalry footman", knights=hand("ambush")
    )
    _, tape = taped(position, *[1] * 12, said=["knights: play ambush"])
    assert tape.rolled == [
        ("archery", 1),
        ("cavalry", 1),
        ("melee", 1),
        ("melee", 1),
        *[("rally", 1)] * 2,
        *[("archery", 1)] * 2,
        *[("cavalry", 1)] * 2,
        *[("melee", 1)] * 2,
    ]


@pytest.mark.rule("B3.3.3.1q")
def test_second_wind_rolls_all_dice_of_the_step_again_and_the_second_result_stands() -> None:
    position = fight("orcs", "2 archer", "knights", "4 footman", orcs=hand("second-wind"))
    again = up_to(position, 8, 1, 1, 6, said=["orcs: play second-wind"])
    assert sides(again)[2:] == ("fff", "f"), "the kill of the first throw is gone"
    kept = up_to(position, 8, 1)
    assert sides(kept)[2:] == ("fff", "")


@pytest.mark.rule("B3.3.3.1q")
def test_second_wind_is_for_ones_own_dice_only() -> None:
    position = fight("orcs", "2 archer", "knights", "4 footman", knights=hand("second-wind"))
    position, tape = taped(position, 8, 1)
    assert tape.rolled == [("archery", 2)]
    assert sides(position)[2:] == ("fff", "")


@pytest.mark.rule("B3.3.3.2a", "B3.3.3.1f")
def test_militia_come_before_round_one_and_fight() -> None:
    position = fight("orcs", "footman", "knights", "archer", towns={REALM: "town"}, knights=hand("militia"))
    position, tape = taped(position, 1, 1, 1, said=["knights: play militia"])
    assert sides(position)[2] == "fa"
    assert tape.rolled == [("archery", 1), ("melee", 1), ("melee", 1)]
    won = up_to(
        fight("orcs", "footman", "knights", "archer", towns={REALM: "town"}, knights=hand("militia")),
        8,
        said=["knights: play militia"],
    )
    assert army(won, "knights", REALM) == "footman archer", "he stays after the battle"


@pytest.mark.rule("B3.3.3.2a")
def test_militia_do_not_rise_once_sappers_have_undermined_the_walls() -> None:
    """Militia needs a siege bonus, and the attacker, who is first to play, has taken it away."""
    position = settled(
        fight(
            "orcs",
            "footman",
            "knights",
            "footman",
            towns={REALM: "town"},
            orcs=hand("sappers"),
            knights=hand("militia"),
        )
    )
    position = say(position, "knights: play militia").position
    position = say(position, "orcs: play sappers").position
    if moment(position) == ("react_card",):
        position = calm_answers(position)
    assert refusal_of(position, "knights: play militia") is not None


def calm_answers(position: Any) -> Any:
    while moment(position) == ("react_card",):
        position = say(position, f"{due(position)[0]}: pass").position
    return position


# Heroes


def questing(*cards: str, **settings: Any) -> Any:
    return lay(
        QuestPhase(0),
        **{
            "orcs": hand(*cards, more="quest cold-forge"),
            "quests": ("orlas-blessing",),
            "roads": ("home-orcs wastes",),
            **settings,
        },
    )


@pytest.mark.rule("B3.3.1ac")
def test_healing_draught_heals_two_up_to_five_outside_fights() -> None:
    position = calm(questing("healing-draught", heroes={"orcs-1": "wastes 4", "orcs-2": "wastes 1"}))
    plays = [line for line in offers(position, "orcs") if "draught" in line]
    assert set(plays) == {"play-at healing-draught orcs-1", "play-at healing-draught orcs-2"}
    first = calm(go(position, "orcs: play-at healing-draught orcs-1"))
    assert [hero.life for hero in player(first, "orcs").heroes] == [5, 1]
    second = calm(go(position, "orcs: play-at healing-draught orcs-2"))
    assert [hero.life for hero in player(second, "orcs").heroes] == [4, 3]


@pytest.mark.rule("B3.3.1w")
def test_runed_blade_hits_on_four_in_one_fight() -> None:
    position = lay(
        QuestPhase(0),
        orcs=hand("runed-blade", more="quest royal-hunt"),
        heroes={"orcs-1": "thornwood"},
        quests=("orlas-blessing",),
    )
    position, tape = taped(position, 1, 4, said=["orcs: done", "orcs: play runed-blade"])
    assert player(position, "orcs").quest == "orlas-blessing"
    assert sum(count for _, count in tape.rolled) == 2


@pytest.mark.rule("B3.3.1ab")
def test_the_attacked_hero_may_draw_a_runed_blade_too() -> None:
    position = lay(
        QuestPhase(0),
        knights=hand("runed-blade"),
        heroes={"orcs-1": "wastes 1", "knights-1": "wastes"},
        quests=(),
    )
    position = up_to(
        position, 4, said=["orcs: done", "orcs: challenge 1 knights-1", "knights: play runed-blade"]
    )
    assert player(position, "orcs").heroes == (), "a 4 hits"


@pytest.mark.rule("B1.4.2b", "B3.3.1a")
def test_forgotten_map_swaps_the_adventure_wherever_the_heroes_are() -> None:
    position = questing(
        "forgotten-map", heroes={"orcs-1": "wastes"}, quests=("star-of-timorran", "orlas-blessing")
    )
    position = go(position, "orcs: play forgotten-map")
    assert player(position, "orcs").quest == "orlas-blessing"
    assert position.state.quest_discard == ("cold-forge",) and position.state.quests == ("star-of-timorran",)
    idle = settled(
        lay(QuestPhase(0), orcs=hand("forgotten-map"), heroes={"orcs-1": "wastes"}, roads=("wastes oxmarch",))
    )
    assert refusal_of(idle, "orcs: play forgotten-map") is not None, "only who has a quest"


@pytest.mark.rule("B3.3.1ad")
def test_a_poisoned_cup_never_kills() -> None:
    settings: dict[str, Any] = {
        "heroes": {"orcs-1": "wastes", "knights-1": "home-knights 2", "knights-2": "oxmarch 5"}
    }
    position = settled(questing("poisoned-cup", **settings))
    assert refusal_of(position, "orcs: play-at poisoned-cup orcs-1") is not None
    weak = go(position, "orcs: play-at poisoned-cup knights-1")
    assert [hero.life for hero in player(weak, "knights").heroes] == [1, 5]
    strong = go(position, "orcs: play-at poisoned-cup knights-2")
    assert [hero.life for hero in player(strong, "knights").heroes] == [2, 3]


# Upkeep


@pytest.mark.rule("B3.5a")
def test_lean_rations_save_up_to_four_grain() -> None:
    position = lay(
        UpkeepPhase(), orcs=hand("lean-rations", more="grain 1"), units={"orcs": {"wastes": "footman " * 5}}
    )
    assert stock(over(go(position, "orcs: play lean-rations")), "orcs") == "0/0/0"
    few = lay(UpkeepPhase(), orcs=hand("lean-rations", more="grain 2"), units={"orcs": {"wastes": "footman"}})
    assert stock(over(go(few, "orcs: play lean-rations")), "orcs") == "2/0/0", "never below nothing"


@pytest.mark.rule("B3.5a", "B3.5f")
def test_spoiled_stores_cost_three_grain_more_and_may_starve() -> None:
    position = lay(
        UpkeepPhase(),
        orcs=hand("spoiled-stores"),
        knights=f"{QUIET} grain 4",
        units={"knights": {"wastes": "footman footman"}},
    )
    position = go(position, "orcs: play-at spoiled-stores knights")
    assert due(position) == ("knights",)
    position = over(go(position, "knights: disband wastes footman"))
    assert stock(position, "knights") == "0/0/0" and army(position, "knights", "wastes") == "footman"


@pytest.mark.rule("B3.5f")
def test_who_has_nothing_left_to_give_up_pays_what_he_has() -> None:
    position = lay(UpkeepPhase(), orcs=hand("spoiled-stores"), knights=f"{QUIET} grain 1")
    position = over(go(position, "orcs: play-at spoiled-stores knights"))
    assert stock(position, "knights") == "0/0/0"


# Artifacts


def finding(artifact: str, **settings: Any) -> Any:
    return go(
        lay(
            QuestPhase(0),
            **{
                "orcs": f"{QUIET} quest lost-road",
                "heroes": {"orcs-1": "wastes"},
                "quests": (artifact,),
                **settings,
            },
        ),
        "orcs: done",
    )


@pytest.mark.rule("B1.4.2f", "B3.3.1l")
def test_six_artifacts_ten_of_them_stars() -> None:
    assert {name: card.copies for name, card in ARTIFACTS.items()} == {
        "star-of-timorran": 10,
        "dawnsteel-sword": 1,
        "wayfarers-boots": 1,
        "horn-of-gathering": 1,
        "buried-hoard": 1,
        "seal-of-the-deep": 1,
    }


@pytest.mark.rule("B3.3.1l")
def test_dawnsteel_sword_hits_on_four_and_with_a_runed_blade_on_three() -> None:
    owned = "quest royal-hunt artifacts dawnsteel-sword"
    settings: dict[str, Any] = {"heroes": {"orcs-1": "thornwood"}, "quests": ("orlas-blessing",)}
    plain = up_to(lay(QuestPhase(0), orcs=f"{QUIET} {owned}", **settings), 1, 4, said=["orcs: done"])
    assert player(plain, "orcs").quest == "orlas-blessing"
    both = lay(QuestPhase(0), orcs=hand("runed-blade", more=owned), **settings)
    both = up_to(both, 1, 3, said=["orcs: done", "orcs: play runed-blade"])
    assert player(both, "orcs").quest == "orlas-blessing"


@pytest.mark.rule("B3.3.1l", "B3.3.1c")
def test_wayfarers_boots_with_great_haste_and_elves() -> None:
    chain = "home-elves oxmarch abou-xar harrowdale golden-reach amberfield long-meads"
    position = lay(
        QuestPhase(0),
        races=("elves", "orcs"),
        elves=hand("great-haste", more="quest cold-forge artifacts wayfarers-boots"),
        heroes={"elves-1": "home-elves"},
        roads=(chain,),
    )
    position = calm(go(position, "elves: play great-haste"))
    assert "ride 1 long-meads" in offers(position, "elves"), "3 + 1 (elf) + 1 (boots) + 1 (haste)"


@pytest.mark.rule("B3.3.1l", "B3.3.3.1c")
def test_horn_of_gathering_adds_two_to_the_rally_die() -> None:
    position = at("footman", "3 archer", "footman", orcs=f"{QUIET} artifacts horn-of-gathering")
    assert len(sides(up_to(position, 5, 1))[0]) == 3
    with_giant = at("giant", "4 archer", "footman", orcs=f"{QUIET} artifacts horn-of-gathering")
    assert sides(up_to(with_giant, 4, 1))[0].count("a") == 3, "4 + 2 + 3"


@pytest.mark.rule("B3.3.1l")
def test_buried_hoard() -> None:
    position = finding("buried-hoard")
    assert stock(position, "orcs") == "4/4/4" and "buried-hoard" in position.state.quest_discard


@pytest.mark.rule("B3.3.1l", "B6.0a")
def test_seal_of_the_deep() -> None:
    position = finding("seal-of-the-deep")
    assert set(offers(position, "orcs")) == {"choose dragon", "choose firebreather", "choose giant"}
    position = go(position, "orcs: choose dragon")
    assert army(position, "orcs", "home-orcs") == "dragon"
    assert player(position, "orcs").quest is None and "seal-of-the-deep" in position.state.quest_discard


# Races


@pytest.mark.rule("B1.4.4a")
def test_dwarves_cross_mountains_and_mine_more() -> None:
    position = calm(
        lay(
            MovementPhase(0),
            races=("dwarves", "orcs"),
            units={"dwarves": {"home-dwarves": "footman giant"}},
            roads=("home-dwarves greyhorn oxmarch", "home-dwarves gloamwood bonesand"),
        )
    )
    assert refusal_of(position, "dwarves: march home-dwarves footman 1 oxmarch") is None
    assert refusal_of(position, "dwarves: march home-dwarves footman 1 bonesand") is not None
    assert refusal_of(position, "dwarves: march home-dwarves giant 1 oxmarch") is not None, (
        "monsters are no dwarves"
    )


@pytest.mark.rule("B1.4.4a", "B3.2.1f")
def test_deep_miners_in_a_city_add_one_after_doubling() -> None:
    units = {
        "dwarves": {
            "ironspine": "footman",
            "greyhorn": "archer",
            "gloamwood": "footman",
            "cold-teeth": "giant",
        }
    }
    position = lay(Economics(), races=("dwarves", "orcs"), units=units, towns={"ironspine": "city"})
    # Home 2/2/4; Ironspine 2 x 3 + 1; Greyhorn 2 + 1; Gloamwood 2 wood; the giant mines nothing.
    assert stock(calm(position), "dwarves") == "2/4/14"


@pytest.mark.rule("B1.4.4a")
def test_cave_ins_stop_the_miners_too() -> None:
    position = settled(
        lay(
            Voting("cave-ins"),
            races=("dwarves", "orcs", "knights"),
            units={"dwarves": {"ironspine": "footman"}},
            towns={"ironspine": "city"},
        ),
        roll(9, 5, 1),
    )
    for _ in range(3):
        position = calm(say(position, f"{due(position)[0]}: vote no").position)
    position = calm(replace(position, steps=(*position.steps, Economics())))
    assert stock(position, "dwarves") == "2/2/4"


@pytest.mark.rule("B1.4.4a", "B3.3.1c")
def test_elves_walk_through_woods_and_ride_four() -> None:
    position = calm(
        lay(
            MovementPhase(0),
            races=("elves", "orcs"),
            units={"elves": {"home-elves": "archer cavalry"}},
            roads=("home-elves gloamwood thornwood greyhorn oxmarch",),
        )
    )
    assert refusal_of(position, "elves: march home-elves archer 1 thornwood") is None
    assert refusal_of(position, "elves: march home-elves cavalry 1 greyhorn") is None
    heroes = calm(
        lay(
            QuestPhase(0),
            races=("elves", "orcs"),
            elves=f"{QUIET} quest cold-forge",
            heroes={"elves-1": "home-elves"},
            roads=("home-elves gloamwood thornwood greyhorn oxmarch bonesand",),
        )
    )
    assert "ride 1 oxmarch" in offers(heroes, "elves") and "ride 1 bonesand" not in offers(heroes, "elves")


@pytest.mark.rule("B1.4.4a", "B3.2.2i")
def test_knights_pay_four_for_a_hero() -> None:
    position = go(lay(Recruiting(), knights=f"{QUIET} wood 4 iron 4"), "knights: hire")
    assert stock(position, "knights") == "0/0/0"


@pytest.mark.rule("B1.4.4a", "B3.3.3.1n")
def test_the_fourth_orc_must_be_a_footman() -> None:
    _, tape = taped(fight("orcs", "5 footman", "knights", "9 footman"), *[1] * 7)
    assert tape.rolled == [("melee", 4), ("melee", 3)]
    position = settled(fight("orcs", "2 footman 3 giant", "knights", "9 footman"), roll())
    assert set(offers(position, "orcs")) == {
        "lead footman,footman,giant,giant",
        "lead footman,giant,giant,giant",
    }
    _, tape = taped(fight("orcs", "4 giant", "knights", "9 footman"), *[1] * 6)
    assert tape.rolled[0] == ("melee", 3), "monsters alone are three"


@pytest.mark.rule("B1.4.4a", "B3.3.3e")
def test_barbarian_fury_is_for_attacking_footmen_in_the_first_round() -> None:
    attacking = fight("barbarians", "footman", "knights", "3 footman")
    assert sides(up_to(attacking, 8, 1, 1, 1))[2:] == ("ff", ""), "8 + 1 kills"
    assert sides(up_to(attacking, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1))[2:] == ("ff", "f"), "not in the second round"
    horse = fight("barbarians", "cavalry", "knights", "3 footman")
    assert sides(up_to(horse, 6))[2:] == ("ff", "f"), "a horse kills on 7"
    defending = fight("knights", "footman", "barbarians", "footman")
    assert sides(up_to(defending, 1, 8))[:2] == ("", "f")
    giant = fight("barbarians", "giant", "knights", "3 footman")
    assert sides(up_to(giant, 5, 1, 1, 1))[2:] == ("ff", "f"), "a giant kills on 6"


@pytest.mark.rule("B1.4.4a", "B5.0h")
def test_the_dark_lords_extra_power_comes_with_the_refreshed_stars() -> None:
    races = ("dark-lord", "knights", "dwarves")
    position = settled(lay(Council(), races=races, dark_lord="stars 2 used 2"))
    assert player(position, "dark-lord").star_power == 3
    position = go(position, "dark-lord: cast-at eyes-of-sorrow wastes")
    one = player(position, "dark-lord")
    assert (one.stars, one.used, one.power) == (2, 2, 0)
