"""3.3.1, encounters: the round of a fight, its exact odds, and fights as they are played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.battlemist.actions import Challenge, Face, MoveHero
from hexenkessel.games.battlemist.components import ACTIONS, ADVENTURES, PIECES
from hexenkessel.games.battlemist.quests.challenge import Challenges
from hexenkessel.games.battlemist.quests.combat import Encounter, opponents_in
from hexenkessel.games.battlemist.quests.fight import Fight, Fighter, when_foes_strike, when_hero_strikes
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.quests.odds import odds_of
from hexenkessel.games.battlemist.quests.preview import quest_preview
from hexenkessel.games.battlemist.quests.quest import ARRIVAL, QuestPhase
from hexenkessel.games.battlemist.world import Lasting
from hexenkessel.kernel.action import Done
from hexenkessel.kernel.chance import TooManyOutcomes, outcomes, sampled
from tests.battlemist.table import (
    LoadedDice,
    after,
    begun,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    settled,
    story,
    table,
)

BEAR = Fighter(2, 1, 5, 2)
BANDIT = Fighter(1, 1, 5, 1)


def hero(life: int = 5, hit: int = 5) -> Fighter:
    return Fighter(life, 1, hit, 1)


class TestRound:
    """The bare arithmetic."""

    @pytest.mark.rule("B3.3.1s", "B3.3.1u")
    def test_every_living_opponent_rolls_and_each_hit_takes_its_damage(self) -> None:
        wyverns = (Fighter(3, 2, 8, 1), Fighter(0, 2, 8, 1), Fighter(1, 2, 8, 2))
        fight = Fight(hero(), wyverns)
        assert fight.foes_dice == 4
        assert when_foes_strike(fight, (8, 7, 9, 10)).hero.life == 5 - 1 - 2 - 2
        assert when_foes_strike(fight, (7, 7, 7, 7)) == fight

    @pytest.mark.rule("B3.3.1v")
    def test_with_no_life_left_he_is_dead_and_does_not_strike_back(self) -> None:
        lost = when_foes_strike(Fight(hero(1), (BEAR,)), (5,))
        assert lost.is_lost and lost.is_over and lost.hero.life == 0
        with pytest.raises(AssertionError):
            when_hero_strikes(lost, 0, (10,))

    @pytest.mark.rule("B3.3.1w", "B3.3.1t")
    def test_five_or_more_takes_one_life_from_one_opponent(self) -> None:
        fight = Fight(hero(), (BEAR, BEAR))
        assert [foe.life for foe in when_hero_strikes(fight, 1, (5,)).foes] == [2, 1]
        assert when_hero_strikes(fight, 1, (4,)) == fight

    @pytest.mark.rule("B3.3.1x")
    def test_the_fight_is_won_when_all_are_dead(self) -> None:
        fight = Fight(hero(), (BANDIT, BANDIT))
        one_down = when_hero_strikes(fight, 0, (10,))
        assert not one_down.is_over and one_down.targets() == (1,)
        assert when_hero_strikes(one_down, 1, (10,)).is_won

    @pytest.mark.rule("B3.3.1w")
    def test_there_is_a_choice_only_among_different_opponents(self) -> None:
        assert Fight(hero(), (BANDIT, BANDIT)).targets() == (0,)
        assert Fight(hero(), (BEAR, BANDIT, Fighter(0, 1, 5, 1))).targets() == (0, 1)


# Survival in per cent from five and from three life, and expected rounds, worked out independently.
TABLE = {
    "shepherds-plea": (69.0, 38.6, 4.5),
    "ransom-in-cattle": (99.0, 87.4, 3.3),
    "empty-village": (89.4, 57.3, 3.2),
    "robbers-camp": (83.3, 44.8, 3.1),
    "keeper-of-the-grove": (71.7, 37.3, 3.0),
    "stolen-lanterns": (94.3, 70.0, 3.3),
    "light-in-the-reeds": (97.8, 80.0, 3.3),
    "royal-hunt": (99.5, 94.2, 1.7),
    "howls-before-dawn": (81.5, 44.5, 4.6),
    "silken-bridge": (93.9, 69.1, 3.3),
    "sleeping-idol": (88.6, 49.7, 6.5),
    "third-crown": (91.3, 54.7, 4.9),
    "traitors-stair": (81.6, 43.8, 4.8),
    "burning-gate": (89.4, 57.3, 3.2),
    "frozen-herald": (82.3, 55.3, 4.8),
    "restless-host": (81.5, 44.5, 4.6),
    "beast-below": (87.4, 61.8, 3.2),
}


class TestOdds:
    @pytest.mark.parametrize(("name", "expected"), TABLE.items())
    def test_survival_of_every_encounter(self, name: str, expected: tuple[float, float, float]) -> None:
        foes = opponents_in(name)
        fresh, wounded = odds_of(Fight(hero(5), foes)), odds_of(Fight(hero(3), foes))
        assert (
            round(100 * fresh.survival, 1),
            round(100 * wounded.survival, 1),
            round(fresh.rounds, 1),
        ) == expected

    def test_every_encounter_is_in_the_table(self) -> None:
        assert {name for name, card in ADVENTURES.items() if card.opponents} == set(TABLE)

    @pytest.mark.rule("B3.3.1ab")
    def test_an_attacking_hero_is_worse_off_than_the_attacked(self) -> None:
        assert round(odds_of(Fight(hero(), (hero(),))).survival, 2) == 0.43

    def test_chances_add_up_and_a_better_blade_helps(self) -> None:
        usual, sword = (odds_of(Fight(hero(hit=hit), (BEAR,))) for hit in (5, 4))
        assert sum(usual.lives) == pytest.approx(1)
        assert usual.expected_life == pytest.approx(sum(life * p for life, p in enumerate(usual.lives)))
        assert sword.survival > usual.survival

    def test_a_single_round_by_hand(self) -> None:
        # One life each, both hit with 6 in 10: the foe strikes first. He survives s = 0.4 (0.6 + 0.4 s).
        alone = odds_of(Fight(hero(1), (BANDIT,)))
        assert alone.survival == pytest.approx(0.24 / (1 - 0.16))
        assert alone.rounds == pytest.approx(1 / (1 - 0.16))

    def test_a_fight_that_is_over_has_no_odds_left(self) -> None:
        assert odds_of(Fight(hero(3), ())).lives == (0, 0, 0, 1)
        assert odds_of(Fight(hero(0), (BEAR,))).lives == (1,)


def at_target(adventure: str, race: str = "elves", **more: Any) -> Any:
    """A hero of this race stands where his adventure leads, and his movement is over."""
    races = (race, "orcs") if race != "orcs" else (race, "knights")
    heroes = more.pop("heroes", {f"{race}-1": ADVENTURES[adventure].target})
    text = f"quest {adventure} " + more.pop("more", "")
    return table(QuestPhase(0, ARRIVAL), races=races, heroes=heroes, **{race.replace("-", "_"): text}, **more)


class TestEncounters:
    @pytest.mark.rule("EX-B3.3.1-1", "B3.3.1t", "BA.1b")
    def test_every_hero_is_5L_1A_5H_1D(self) -> None:
        figures = PIECES.hero
        assert (figures.life, figures.attack, figures.hit, figures.damage) == (5, 1, 5, 1)

    @pytest.mark.rule("EX-B3.3.1-3", "B3.3.1q", "B3.3.1u", "B3.3.1w", "B3.3.1x")
    def test_the_elf_and_the_bear(self) -> None:
        position = at_target("keeper-of-the-grove", quests=("star-of-timorran",))
        dice = LoadedDice(6, 7, 3, 5)
        events = story(position, dice=dice)
        halves = [
            (event.key, event.args["dice"], event.args["life"]) for event in events if "dice" in event.args
        ]
        assert halves == [
            ("hero-struck", (6,), 3),
            ("hero-strikes", (7,), 1),
            ("hero-struck", (3,), 3),
            ("hero-strikes", (5,), 0),
        ]
        assert dice.faces == []
        over = settled(position, LoadedDice(6, 7, 3, 5))
        assert player(over, "elves").heroes[0].life == 3
        # And he has drawn a card.
        assert player(over, "elves").stars == 2

    @pytest.mark.rule("EX-B3.3.1-4", "B3.3.1u", "B3.3.1x")
    def test_the_dwarf_and_the_bandits(self) -> None:
        position = at_target("robbers-camp", race="dwarves", quests=("star-of-timorran",))
        dice = LoadedDice(3, 9, 7, 5, 10)
        over = settled(position, dice)
        assert dice.faces == []
        assert player(over, "dwarves").heroes[0].life == 3
        assert player(over, "dwarves").stars == 2

    @pytest.mark.rule("B3.3.1z")
    def test_who_throws_the_dice_of_the_opponents_does_not_matter(self) -> None:
        played = begun(at_target("royal-hunt", quests=("star-of-timorran",)), LoadedDice(1, 5))
        assert [(roll.purpose, roll.dice) for roll in played.rolls] == [("foes", (1,)), ("hero", (5,))]

    @pytest.mark.rule("B3.3.1v", "B3.3.1o", "B1.4.2i")
    def test_a_hero_who_dies_has_failed_and_the_card_is_gone(self) -> None:
        position = at_target(
            "keeper-of-the-grove", quests=("star-of-timorran",), heroes={"elves-1": "timaara-lethuin 2"}
        )
        dice = LoadedDice(5)
        over = settled(position, dice)
        elves = player(over, "elves")
        assert (elves.heroes, elves.quest, elves.stars) == ((), None, 1)
        assert over.state.quest_discard == ("keeper-of-the-grove",)
        assert over.state.quests == ("star-of-timorran",)

    @pytest.mark.rule("B3.3.1r")
    def test_one_hero_fights_and_his_owner_chooses_him(self) -> None:
        heroes = {"elves-1": "timaara-lethuin 2", "elves-2": "timaara-lethuin 5", "elves-3": "home-elves"}
        position = settled(at_target("keeper-of-the-grove", heroes=heroes, quests=("star-of-timorran",)))
        assert due(position) == ("elves",)
        assert offers(position, "elves") == ["face 1", "face 2"]
        assert refusal_of(position, "elves: face 3") == "B3.3.1r"
        # If he dies, the others do not go on.
        over = after(position, "elves: face 1", dice=LoadedDice(9))
        assert [hero.number for hero in player(over, "elves").heroes] == [2, 3]
        assert player(over, "elves").stars == 1

    @pytest.mark.rule("B3.3.1w", "B3.3.1y")
    def test_the_owner_chooses_the_opponent_where_they_differ(self) -> None:
        fight = Fight(hero(), (Fighter(3, 1, 6, 1), Fighter(1, 1, 6, 1)))
        step = Encounter(seat=0, hero=1, adventure="third-crown", fight=fight)
        position = table(step, heroes={"orcs-1": "three-princes"}, quests=("star-of-timorran",))
        position = settled(position, LoadedDice(5, 6))
        assert player(position, "orcs").heroes[0].life == 4
        assert offers(position, "orcs") == ["strike 1", "strike 2"]
        assert refusal_of(position, "orcs: strike 3") == "B3.3.1w"
        # Nobody can flee, and nobody trades between dice.
        assert refusal_of(position, "orcs: done") == "B3.3.1y"
        assert refusal_of(position, "orcs: trade iron wood") == "B3.3.1y"
        position = after(position, "orcs: strike 2", dice=LoadedDice(5, 1, 8, 1, 8, 1, 8))
        assert player(position, "orcs").stars == 2

    @pytest.mark.rule("B3.3.1ad")
    def test_damage_stays(self) -> None:
        position = at_target("keeper-of-the-grove", quests=("lost-road",))
        over = settled(position, LoadedDice(6, 7, 3, 5))
        assert player(over, "elves").heroes[0].life == 3

    @pytest.mark.rule("B1.4.2f", "B3.3.1l")
    def test_a_dawnsteel_sword_hits_on_four(self) -> None:
        position = at_target("royal-hunt", more="artifacts dawnsteel-sword", quests=("star-of-timorran",))
        assert player(settled(position, LoadedDice(1, 4)), "elves").stars == 2

    @pytest.mark.rule("B3.1.2d", "B3.1.2k")
    def test_a_runed_blade_is_drawn_before_the_fight_and_good_for_one(self) -> None:
        position = at_target(
            "royal-hunt", more="artifacts dawnsteel-sword hand runed-blade", quests=("star-of-timorran",)
        )
        position = settled(position)
        assert due(position) == ("elves",)
        over = after(position, "elves: play runed-blade", dice=LoadedDice(1, 3))
        assert player(over, "elves").stars == 2
        assert over.state.effects == ()


def meeting(**more: Any) -> Any:
    """Heroes of Orcs and Knights in the same realm at the end of the Orcs' quest step."""
    heroes = more.pop("heroes", {"orcs-1": "wastes", "knights-1": "wastes"})
    return settled(table(Challenges(0), heroes=heroes, **more))


class TestHeroesAgainstHeroes:
    @pytest.mark.rule("B3.3.1aa")
    def test_a_hero_may_attack_one_in_the_same_realm(self) -> None:
        heroes = {"orcs-1": "wastes", "orcs-2": "oxmarch", "knights-1": "wastes", "knights-2": "wastes"}
        position = meeting(heroes=heroes)
        assert offers(position, "orcs") == ["done", "challenge 1 knights-1", "challenge 1 knights-2"]
        assert refusal_of(position, "orcs: challenge 2 knights-1") == "B3.3.1aa"
        assert refusal_of(position, "orcs: challenge 1 orcs-2") == "B3.3.1aa"
        # He may also leave it.
        assert is_over(after(position, "orcs: done"))
        assert is_over(meeting(heroes={"orcs-1": "wastes", "knights-1": "oxmarch"}))

    @pytest.mark.rule("B3.3.1ab")
    def test_the_attacked_strikes_first_and_one_of_them_dies(self) -> None:
        position = meeting(heroes={"orcs-1": "wastes 1", "knights-1": "wastes 1"})
        over = after(position, "orcs: challenge 1 knights-1", dice=LoadedDice(5))
        assert (len(player(over, "orcs").heroes), len(player(over, "knights").heroes)) == (0, 1)
        over = after(position, "orcs: challenge 1 knights-1", dice=LoadedDice(4, 5))
        assert (len(player(over, "orcs").heroes), len(player(over, "knights").heroes)) == (1, 0)

    @pytest.mark.rule("B3.3.1ab", "B3.3.1ad")
    def test_the_winner_keeps_his_wounds(self) -> None:
        position = meeting(heroes={"orcs-1": "wastes 5", "knights-1": "wastes 2"})
        over = after(position, "orcs: challenge 1 knights-1", dice=LoadedDice(8, 6, 9, 2, 3, 10))
        assert player(over, "orcs").heroes[0].life == 3
        assert player(over, "knights").heroes == ()

    @pytest.mark.rule("B3.3.1o")
    def test_with_any_dead_hero_the_quest_of_his_player_fails(self) -> None:
        heroes = {"orcs-1": "wastes", "knights-1": "wastes 1", "knights-2": "oxmarch"}
        position = meeting(heroes=heroes, knights="quest lost-road", orcs="quest royal-hunt")
        over = after(position, "orcs: challenge 1 knights-1", dice=LoadedDice(1, 5))
        assert player(over, "knights").quest is None
        assert player(over, "orcs").quest == "royal-hunt"
        assert over.state.quest_discard == ("lost-road",)

    @pytest.mark.rule("B3.3.1aa")
    def test_one_attack_for_each_own_hero(self) -> None:
        heroes = {"orcs-1": "wastes", "orcs-2": "wastes", "knights-1": "wastes 1", "knights-2": "wastes 1"}
        position = after(meeting(heroes=heroes), "orcs: challenge 2 knights-1", dice=LoadedDice(1, 5))
        assert offers(position, "orcs") == ["done", "challenge 1 knights-2"]
        assert refusal_of(position, "orcs: challenge 2 knights-2") == "B3.3.1aa"

    @pytest.mark.rule("B3.1.2d")
    def test_both_may_draw_a_runed_blade_first(self) -> None:
        heroes = {"orcs-1": "wastes 1", "knights-1": "wastes 1"}
        position = meeting(heroes=heroes, orcs="hand runed-blade", knights="hand runed-blade")
        position = after(position, "orcs: challenge 1 knights-1")
        assert due(position) == ("orcs", "knights")
        passed = after(position, "orcs: pass", "knights: play runed-blade")
        # The Orcs might answer the card, and then the moment begins anew.
        passed = after(passed, "orcs: pass", "orcs: pass", dice=LoadedDice(4))
        assert player(passed, "orcs").heroes == ()

    @pytest.mark.rule("B3.3.1aa")
    def test_in_a_lent_blade_the_number_of_the_other_stays(self) -> None:
        lent = Lasting(ACTIONS["runed-blade"].effects[0], 0, 0)
        position = meeting(heroes={"orcs-1": "wastes 1", "knights-1": "wastes 1"}, effects=(lent,))
        over = after(position, "orcs: challenge 1 knights-1", dice=LoadedDice(4, 4))
        assert player(over, "knights").heroes == ()


class TestPreview:
    """What a player is told before he commits himself."""

    def test_riding_to_the_target_shows_the_odds_of_the_fight(self) -> None:
        roads = ("home-elves timaara-lethuin wastes",)
        more: dict[str, Any] = {
            "races": ("elves", "orcs"),
            "elves": "quest keeper-of-the-grove",
            "roads": roads,
        }
        position = settled(
            table(Journeys(0), heroes={"elves-1": "home-elves 5", "elves-2": "wastes 3"}, **more)
        )
        fresh = quest_preview(position, 0, MoveHero(1, "timaara-lethuin"))
        wounded = quest_preview(position, 0, MoveHero(2, "timaara-lethuin"))
        assert fresh is not None and wounded is not None
        assert round(100 * fresh.chances["survives"], 1) == 71.7
        assert round(100 * wounded.chances["survives"], 1) == 37.3
        assert fresh.expected == pytest.approx(sum(n * chance for n, chance in enumerate(fresh.distribution)))
        assert quest_preview(position, 0, MoveHero(1, "wastes")) is None
        assert quest_preview(position, 0, Done()) is None
        there = after(position, "elves: ride 1 timaara-lethuin")
        assert quest_preview(there, 0, Done()) == fresh

    def test_which_hero_and_which_foe(self) -> None:
        heroes = {"elves-1": "timaara-lethuin 2", "elves-2": "timaara-lethuin 5"}
        position = settled(at_target("keeper-of-the-grove", heroes=heroes))
        first, second = (quest_preview(position, 0, Face(number)) for number in (1, 2))
        assert first is not None and second is not None
        assert first.chances["survives"] < second.chances["survives"]
        duel = quest_preview(meeting(), 0, Challenge(1, "knights-1"))
        assert duel is not None and round(duel.chances["survives"], 2) == 0.43

    def test_it_is_what_the_dice_do(self) -> None:
        """A fight has no last roll, so its outcomes cannot be listed; they can be tried out."""
        position = settled(
            at_target("royal-hunt", heroes={"elves-1": "thornwood 1", "elves-2": "thornwood 1"})
        )
        promised = quest_preview(position, 0, Face(1))
        assert promised is not None
        with pytest.raises(TooManyOutcomes):
            outcomes(position, 0, Face(1))
        rng, survived = random.Random(7), 0
        for _ in range(2000):
            survived += len(player(sampled(position, 0, Face(1), rng).position, "elves").heroes) == 2
        assert survived / 2000 == pytest.approx(promised.chances["survives"], abs=0.04)
