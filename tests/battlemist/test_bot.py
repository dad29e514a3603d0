"""The greedy bot: it wins, it ends its games, and it plays like a sensible player."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.actions import March
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.bot.fighting import BATTLE_OPS
from hexenkessel.games.battlemist.bot.greedy import Greedy
from hexenkessel.games.battlemist.bot.thrift import rounds_until
from hexenkessel.games.battlemist.bot.worth import WORTHS
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import ACTIONS
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.effect import FIGURES
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.world import Lasting
from hexenkessel.kernel.gate import _apply, decision
from tests.amount import usually
from tests.battlemist.table import is_over, lines, say, seat_of, settled, table
from tests.bots.seats import game_of


def says(position: Any, race: str) -> str:
    """The line with which a greedy bot answers a position laid by hand."""
    position = settled(position)
    seat = seat_of(position, race)
    return lines([Greedy(1).choose(GAME.view(position, seat), decision(position, seat))])[0]


# Whole games


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_between_greedy_bots_ends_by_the_rules_in_time(seats: int) -> None:
    result = game_of(GAME, seats, ("greedy",) * seats)
    assert result.outcome is not None
    assert result.outcome.reason in ("stars", "alone")
    assert result.position.state.round <= 60


@pytest.mark.parametrize("options", [{"board": "drawn"}, {"stars": 3}, {"events": "on"}, {"races": "free"}])
def test_with_other_options_too(options: dict[str, Any]) -> None:
    assert game_of(GAME, 3, ("greedy", "greedy"), **options).outcome is not None


def test_it_beats_three_random_bots_most_of_the_time() -> None:
    wins = 0
    for seat in range(4):
        outcome = game_of(GAME, seat, ["greedy" if other == seat else "random" for other in range(4)]).outcome
        wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 3


@pytest.mark.slow
@pytest.mark.parametrize("seats", usually([5], everything=range(2, 7)))
def test_no_game_lasts_longer_than_sixty_rounds(seats: int) -> None:
    for seed in usually(range(500, 501), everything=range(500, 600)):
        result = game_of(GAME, seed, ("greedy",) * seats)
        assert result.outcome is not None and result.position.state.round <= 60, seed


# What it weighs


def test_every_operation_of_cards_is_weighed_somewhere() -> None:
    """A new card is data only; a new operation needs an estimate."""
    elsewhere = {"add_vote", "cancel_action", "cancel_event", "cancel_spell", "cancel_vote", "hero_stat"}
    for_races_only = {"upkeep_rule"}
    assert set(FIGURES) == set(WORTHS) | BATTLE_OPS | elsewhere | for_races_only


# Thrift


def test_time_until_stars_are_paid_counts_trade() -> None:
    assert rounds_until(10, (10, 10, 10), (0, 0, 0), 3) == 0
    assert rounds_until(10, (0, 0, 0), (2, 2, 2), 3) == pytest.approx(5)
    # Six left over of one kind buy the two that are missing.
    assert rounds_until(10, (16, 9, 9), (0, 0, 0), 3) == 0
    assert rounds_until(10, (0, 10, 10), (2, 0, 0), 3) == pytest.approx(5)


ROADS = ("home-orcs abou-xar plains-of-loth home-knights", "abou-xar wastes")


def test_it_buys_a_star_and_trades_for_what_is_missing() -> None:
    assert says(table(Guild(), roads=ROADS, orcs="grain 10 wood 10 iron 10"), "orcs") == "buy-star"
    assert says(table(Guild(), roads=ROADS, orcs="grain 16 wood 9 iron 10"), "orcs") == "trade grain wood"


@pytest.mark.rule("B4.0a")
def test_at_the_guild_it_asks_its_partner_for_what_helps_both() -> None:
    """Neither can pay ten of each, and the Free Traders would not do; what one lacks the other has."""
    caravan = Lasting(ACTIONS["caravan"].effects[0], 0, 1)
    orcs, knights = "grain 12 wood 10 iron 8", "grain 8 wood 10 iron 12"
    position = settled(table(Guild(), roads=ROADS, effects=(caravan,), orcs=orcs, knights=knights))
    assert says(position, "orcs") == "barter 1"
    bots = [Greedy(1), Greedy(2)]
    for _ in range(60):
        if is_over(position):
            break
        seat = position.due[0]
        action = bots[seat].choose(GAME.view(position, seat), decision(position, seat))
        position = _apply(position, seat, action).position
    assert [player.stars for player in position.state.players] == [2, 2]


@pytest.mark.rule("B6.0j")
def test_the_surest_battle_comes_first_and_at_home_it_defends() -> None:
    units = {
        "knights": {"home-orcs": "giant", "wastes": "giant"},
        "orcs": {"wastes": "footman footman", "home-orcs": "footman footman"},
    }
    assert says(table(CombatPhase(0), roads=ROADS, units=units, active=0), "orcs") == "attack home-orcs"


def test_it_spends_nothing_else_when_a_star_can_be_had() -> None:
    position = table(
        Recruiting(), roads=ROADS, units={"orcs": {"home-orcs": "footman footman"}},
        orcs="grain 12 wood 10 iron 10",
    )  # fmt: skip
    assert says(position, "orcs") == "done"


def test_it_recruits_for_realms_that_pay() -> None:
    position = table(
        Recruiting(), roads=ROADS, units={"orcs": {"home-orcs": "footman"}}, orcs="grain 5 wood 4 iron 4"
    )
    assert says(position, "orcs") == "recruit footman home-orcs"


def test_it_recruits_no_more_than_it_can_feed() -> None:
    position = table(
        Recruiting(),
        roads=ROADS,
        units={"orcs": {"home-orcs": "footman footman"}},
        orcs="grain 2 wood 1 iron 1",
    )
    assert says(position, "orcs") == "done"


def test_it_defends_a_home_in_danger() -> None:
    position = table(
        Recruiting(), roads=ROADS, orcs="grain 9 wood 9 iron 9",
        units={"orcs": {"home-orcs": "footman"}, "knights": {"abou-xar": "cavalry cavalry cavalry footman"}},
    )  # fmt: skip
    assert says(position, "orcs").startswith("recruit") and says(position, "orcs").endswith("home-orcs")


def test_it_gives_up_what_is_worth_least() -> None:
    position = table(
        UpkeepPhase(begun=True), roads=ROADS, orcs="grain 2",
        units={"orcs": {"home-orcs": "footman", "wastes": "footman", "abou-xar": "footman"}},
    )  # fmt: skip
    assert says(position, "orcs") == "disband wastes footman"


# Marches


def march(units: dict[str, dict[str, str]], **more: Any) -> str:
    return says(table(MovementPhase(0, stage="marching"), roads=ROADS, units=units, active=0, **more), "orcs")


def test_it_takes_a_realm_that_yields_something_and_keeps_a_guard() -> None:
    assert march({"orcs": {"home-orcs": "footman footman"}}).startswith("march home-orcs footman 1 ")
    assert march({"orcs": {"home-orcs": "footman"}}) == "done"


def test_an_empty_home_is_taken() -> None:
    line = march({"orcs": {"home-orcs": "footman footman", "plains-of-loth": "footman"}})
    assert line == "march plains-of-loth footman 1 home-knights"


def test_a_strong_home_is_left_alone() -> None:
    units = {
        "orcs": {"home-orcs": "footman", "plains-of-loth": "footman footman"},
        "knights": {"home-knights": "footman footman footman archer archer cavalry"},
    }
    assert "home-knights" not in march(units)


def test_who_would_win_is_attacked_at_any_price() -> None:
    units = {
        "orcs": {"home-orcs": "footman", "plains-of-loth": "footman footman footman archer"},
        "knights": {"home-knights": "footman footman footman archer"},
    }
    assert "home-knights" not in march(units)
    assert march(units, knights="stars 5").endswith(" home-knights")


def test_in_a_war_for_homes_the_whole_host_goes_forward() -> None:
    """Not just as many as one footman on the way takes: the others would be beaten one after the other."""
    position = settled(
        table(
            MovementPhase(0, stage="marching"), roads=ROADS, active=0, orcs="stars 5", knights="stars 5",
            units={
                "orcs": {"home-orcs": "giant", "abou-xar": 6 * "footman " + 2 * "archer " + 2 * "cavalry "},
                "knights": {"home-knights": 4 * "footman " + "archer archer", "plains-of-loth": "footman"},
            },
        )
    )  # fmt: skip
    bot = Greedy(1)
    while isinstance(action := bot.choose(GAME.view(position, 0), decision(position, 0)), March):
        position = _apply(position, 0, action).position
    assert position.state.force_of(0, "plains-of-loth") == (5, 2, 2, 0, 0, 0)
    assert position.state.force_of(0, "abou-xar") == (1, 0, 0, 0, 0, 0)


def test_a_large_host_is_made_of_all_arms() -> None:
    position = table(
        Recruiting(), roads=ROADS, orcs="grain 40 wood 40 iron 40 stars 5", knights="stars 5",
        units={
            "orcs": {"home-orcs": "giant", "abou-xar": 6 * "footman " + "archer archer cavalry cavalry"},
            "knights": {"home-knights": "footman"},
        },
        towns={"abou-xar": "city"},
    )  # fmt: skip
    assert says(position, "orcs") == "recruit cavalry home-orcs"


# Heroes


def journey(quest: str, life: int) -> str:
    position = table(
        Journeys(0), roads=ROADS, heroes={"orcs-1": f"abou-xar {life}"}, orcs=f"quest {quest}", active=0
    )
    return says(position, "orcs")


def test_a_hero_goes_to_his_target_and_home_when_it_is_too_dangerous() -> None:
    assert journey("shepherds-plea", 5) == "ride 1 plains-of-loth"
    assert journey("shepherds-plea", 1) == "ride 1 home-orcs"
    assert journey("lost-road", 1) == "ride 1 wastes"  # nobody waits there


# Cards, spells and votes


def in_council(**more: Any) -> Any:
    moment = Moment(windows=("council",), asked=(0, 1))
    return table(moment, roads=ROADS, units={"orcs": {"home-orcs": "footman"}}, **more)


def test_power_is_not_left_lying_about() -> None:
    assert says(in_council(orcs="wood 60 iron 60"), "orcs") == "cast song-of-life"


def test_what_hurts_enough_is_answered() -> None:
    """Hand of the Void against a spell that would cost much; a song is not worth it."""
    for spell, answer in (("hand-of-the-sacred-flame", "cast hand-of-the-void"), ("song-of-life", "pass")):
        position = settled(in_council(orcs="stars 4", knights="stars 4"))
        for line in ("knights: pass", f"orcs: cast {spell}"):
            position = say(position, line).position
        assert says(position, "knights") == answer


def vote_of_the_orcs(grain: int, realms: dict[str, str]) -> str:
    races = ("orcs", "knights", "dwarves")
    voting = table(
        Voting("great-drought"), roads=ROADS, units={"orcs": realms}, races=races, orcs=f"grain {grain}"
    )
    position = settled(voting)
    while position.due != (0,):
        position = _apply(position, position.due[0], decision(position, position.due[0]).actions[-1]).position
    return says(position, "orcs")


def test_it_votes_for_what_is_better_for_itself() -> None:
    """Carried, the drought takes three grain from everybody; else plains bear nothing this round."""
    plains = {"home-orcs": "footman", "abou-xar": "footman", "plains-of-loth": "footman"}
    assert vote_of_the_orcs(0, plains) == "vote yes"
    assert vote_of_the_orcs(9, {"home-orcs": "footman"}) == "vote no"
