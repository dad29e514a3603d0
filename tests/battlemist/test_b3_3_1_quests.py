"""3.3.1 and 1.4.2: quests from the first card to the last, heroes on their way, quest cards."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.components import ACTIONS, ADVENTURES, ARTIFACTS, QUEST_DECK, REALMS
from hexenkessel.games.battlemist.quests.deck import draw_adventure
from hexenkessel.games.battlemist.quests.heroes import hurt
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.quests.quest import ARRIVAL, QuestPhase
from hexenkessel.games.battlemist.world import Lasting
from hexenkessel.kernel.change import Change
from tests.battlemist.table import (
    LoadedDice,
    after,
    begun,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    say,
    settled,
    table,
)

# Home - 1 - 2 - 3 - 4 - 5: a road with forests, mountains and foreign units on it.
ROAD = "home-orcs gloamwood three-princes oxmarch wastes abou-xar"


def quest(**more: Any) -> Any:
    """The Orcs' quest step from its beginning."""
    more.setdefault("heroes", {"orcs-1": "home-orcs"})
    more.setdefault("roads", (ROAD, "abou-xar home-knights"))
    return table(QuestPhase(0), active=0, **more)


def arrived(adventure: str, **more: Any) -> Any:
    """The Orcs' hero stands at the target of this adventure, which has no encounter."""
    more.setdefault("heroes", {"orcs-1": ADVENTURES[adventure].target})
    return table(QuestPhase(0, ARRIVAL), active=0, orcs=f"quest {adventure}", **more)


class TestStarting:
    @pytest.mark.rule("B3.3.1a", "B3.3.1b", "B3.3.1m")
    def test_with_a_hero_at_home_and_no_quest_a_card_is_drawn_and_he_may_go(self) -> None:
        position = settled(quest(quests=("lost-road", "royal-hunt")))
        assert player(position, "orcs").quest == "lost-road"
        assert position.state.quests == ("royal-hunt",)
        assert "ride 1 oxmarch" in offers(position, "orcs")

    @pytest.mark.rule("B3.3.1a", "B3.3.1m", "B3.3.1p")
    def test_not_without_a_hero_at_home(self) -> None:
        position = settled(quest(quests=("lost-road",), heroes={"orcs-1": "gloamwood"}))
        assert player(position, "orcs").quest is None
        # Also not when he comes home in this very step.
        position = after(position, "orcs: ride 1 home-orcs", "orcs: done")
        assert player(position, "orcs").quest is None

    @pytest.mark.rule("B3.3.1a")
    def test_not_with_a_quest_under_way(self) -> None:
        position = settled(quest(quests=("lost-road",), orcs="quest royal-hunt"))
        assert player(position, "orcs").quest == "royal-hunt"

    @pytest.mark.rule("B3.3.1a")
    def test_another_home_is_no_home(self) -> None:
        position = settled(quest(quests=("lost-road",), heroes={"orcs-1": "home-knights"}))
        assert player(position, "orcs").quest is None

    @pytest.mark.rule("B3.3.1ac")
    def test_each_hero_at_home_regains_one_life_up_to_five(self) -> None:
        heroes = {
            "orcs-1": "home-orcs 3",
            "orcs-2": "home-orcs 5",
            "orcs-3": "gloamwood 3",
            "knights-1": "home-knights 2",
        }
        position = settled(quest(heroes=heroes))
        assert [hero.life for hero in player(position, "orcs").heroes] == [4, 5, 3]
        # Others heal in their own quest step.
        assert player(position, "knights").heroes[0].life == 2

    @pytest.mark.rule("B3.3.1ac")
    def test_one_who_comes_home_heals_in_the_next_step(self) -> None:
        position = after(quest(heroes={"orcs-1": "gloamwood 3"}), "orcs: ride 1 home-orcs", "orcs: done")
        assert player(position, "orcs").heroes[0].life == 3


class TestTravelling:
    @pytest.mark.rule("B3.3.1c", "B3.3.1d")
    def test_three_realms_and_neither_terrain_nor_foreign_units_stop_a_hero(self) -> None:
        units = {"knights": {"gloamwood": "footman", "three-princes": "dragon"}}
        position = settled(quest(units=units, heroes={"orcs-1": "home-orcs", "knights-1": "gloamwood"}))
        rides = {line.split()[2] for line in offers(position, "orcs") if line.startswith("ride")}
        assert rides == {"gloamwood", "three-princes", "oxmarch"}
        assert refusal_of(position, "orcs: ride 1 wastes") == "B3.3.1c"

    @pytest.mark.rule("B3.3.1d")
    def test_a_hero_enters_a_foreign_home(self) -> None:
        position = after(quest(heroes={"orcs-1": "abou-xar"}), "orcs: ride 1 home-knights")
        assert player(position, "orcs").heroes[0].realm == "home-knights"
        assert position.state.controller_of("home-knights") == 1

    @pytest.mark.rule("B3.3.1e")
    def test_heroes_may_move_without_a_quest_or_stay(self) -> None:
        position = settled(quest())
        assert player(position, "orcs").quest is None
        assert player(after(position, "orcs: ride 1 gloamwood"), "orcs").heroes[0].realm == "gloamwood"
        assert is_over(after(position, "orcs: done"))

    @pytest.mark.rule("B3.3.1c")
    def test_each_hero_goes_once(self) -> None:
        heroes = {"orcs-1": "home-orcs", "orcs-2": "wastes"}
        position = after(quest(heroes=heroes), "orcs: ride 1 gloamwood")
        assert refusal_of(position, "orcs: ride 1 three-princes") == "B3.3.1c"
        assert refusal_of(position, "orcs: ride 2 abou-xar") is None
        # Until something else happens it can be taken back.
        assert not say(position, "orcs: ride 2 abou-xar").closes_undo

    @pytest.mark.rule("B3.3.1f")
    def test_once_the_journeys_are_over_no_hero_moves(self) -> None:
        heroes = {"orcs-1": "wastes", "orcs-2": "abou-xar", "knights-1": "wastes"}
        position = after(quest(heroes=heroes), "orcs: done")
        assert refusal_of(position, "orcs: ride 2 wastes") == "B3.3.1f"

    def test_who_has_no_hero_is_not_asked(self) -> None:
        assert is_over(settled(quest(heroes={})))

    @pytest.mark.rule("B1.4.4a")
    def test_heroes_of_the_elves_and_wayfarers_boots_go_one_further(self) -> None:
        road = ("home-elves gloamwood three-princes oxmarch wastes abou-xar deadlands",)
        more: dict[str, Any] = {
            "races": ("elves", "orcs"),
            "heroes": {"elves-1": "home-elves"},
            "roads": road,
        }
        position = settled(table(Journeys(0), **more))
        assert refusal_of(position, "elves: ride 1 wastes") is None
        assert refusal_of(position, "elves: ride 1 abou-xar") == "B3.3.1c"
        position = settled(table(Journeys(0), elves="artifacts wayfarers-boots", **more))
        assert refusal_of(position, "elves: ride 1 abou-xar") is None
        assert refusal_of(position, "elves: ride 1 deadlands") == "B3.3.1c"

    @pytest.mark.rule("EX-B3.1.2-1", "B3.1.2j")
    def test_great_haste_takes_one_hero_one_realm_further(self) -> None:
        heroes = {"orcs-1": "home-orcs", "orcs-2": "home-orcs"}
        position = settled(quest(orcs="hand great-haste", heroes=heroes))
        assert due(position) == ("orcs",)
        position = after(position, "orcs: play great-haste")
        assert refusal_of(position, "orcs: ride 1 abou-xar") == "B3.3.1c"
        # Whoever goes so far has had it; one who does not leaves it to the other.
        near = after(position, "orcs: ride 1 oxmarch")
        assert refusal_of(near, "orcs: ride 2 wastes") is None
        far = after(position, "orcs: ride 1 wastes")
        assert refusal_of(far, "orcs: ride 2 wastes") == "B3.3.1c"

    @pytest.mark.rule("B3.1.2k")
    def test_two_great_hastes_add_up_for_one_hero(self) -> None:
        haste = Lasting(ACTIONS["great-haste"].effects[0], 0, 0, left=1)
        position = after(quest(effects=(haste, haste)), "orcs: ride 1 abou-xar")
        assert position.state.effects == ()


class TestCards:
    @pytest.mark.rule("B3.1.2d")
    def test_a_healing_draught_in_the_own_quest_step(self) -> None:
        heroes = {"orcs-1": "gloamwood 2", "orcs-2": "wastes 4"}
        position = after(quest(orcs="hand healing-draught", heroes=heroes), "orcs: pass")
        once = after(position, "orcs: play-at healing-draught orcs-1")
        assert [hero.life for hero in player(once, "orcs").heroes] == [4, 4]
        assert isinstance(once.step, Journeys)
        full = after(position, "orcs: play-at healing-draught orcs-2")
        assert [hero.life for hero in player(full, "orcs").heroes] == [2, 5]

    @pytest.mark.rule("B3.1.2d")
    def test_also_after_the_encounter(self) -> None:
        heroes = {"orcs-1": "thornwood 3"}
        position = table(
            QuestPhase(0, ARRIVAL),
            orcs="quest royal-hunt hand healing-draught",
            heroes=heroes,
            quests=("star-of-timorran",),
        )
        position = after(position, "orcs: pass", dice=LoadedDice(5, 5))
        assert player(position, "orcs").heroes[0].life == 2
        position = after(position, "orcs: play-at healing-draught orcs-1")
        assert player(position, "orcs").heroes[0].life == 4

    @pytest.mark.rule("B3.1.2d", "B1.4.2b")
    def test_a_forgotten_map_changes_the_adventure(self) -> None:
        position = settled(
            quest(orcs="quest lost-road hand forgotten-map", quests=("buried-hoard", "royal-hunt"))
        )
        position = after(position, "orcs: play forgotten-map", dice=LoadedDice())
        assert player(position, "orcs").quest == "royal-hunt"
        assert position.state.quest_discard == ("lost-road",)
        assert position.state.quests == ("buried-hoard",)

    @pytest.mark.rule("B3.1.2d")
    def test_a_poisoned_cup_leaves_one_life(self) -> None:
        heroes = {"orcs-1": "home-orcs", "knights-1": "home-knights 2"}
        position = after(
            quest(orcs="hand poisoned-cup", heroes=heroes), "orcs: play-at poisoned-cup knights-1"
        )
        assert player(position, "knights").heroes[0].life == 1


class TestArriving:
    @pytest.mark.rule("B3.3.1g", "B3.3.1h", "B1.4.2c", "B1.4.2h", "B1.4.2i")
    def test_the_card_is_shown_put_away_and_another_drawn(self) -> None:
        played = begun(arrived("lost-road", quests=("royal-hunt", "buried-hoard")))
        shown = [event for event in played.events if event.key == "adventure-reached"]
        assert [(event.args["card"], event.to) for event in shown] == [("lost-road", None)]
        assert player(played.position, "orcs").quest == "royal-hunt"
        assert played.position.state.quest_discard == ("lost-road",)

    @pytest.mark.rule("B1.4.2e", "B3.3.1g")
    def test_arriving_cannot_be_kept_secret(self) -> None:
        position = quest(orcs="quest third-crown", quests=("royal-hunt",))
        position = after(position, "orcs: ride 1 three-princes")
        played = say(position, "orcs: done", LoadedDice(1, 5, 1, 5, 1, 5))
        assert [event.key for event in played.events][:2] == ["adventure-reached", "encounter"]
        assert player(played.position, "orcs").quest == "royal-hunt"

    @pytest.mark.rule("B3.3.1n")
    def test_any_hero_may_complete_the_one_quest(self) -> None:
        heroes = {"orcs-1": "home-orcs", "orcs-2": "wastes"}
        position = settled(arrived("lost-road", heroes=heroes, quests=("star-of-timorran",)))
        assert player(position, "orcs").stars == 2

    @pytest.mark.rule("B3.3.1g")
    def test_nothing_happens_short_of_the_target(self) -> None:
        position = after(
            quest(orcs="quest lost-road", quests=("royal-hunt",)), "orcs: ride 1 oxmarch", "orcs: done"
        )
        assert player(position, "orcs").quest == "lost-road"
        assert is_over(position)

    @pytest.mark.rule("B3.3.1h", "B3.3.1i")
    def test_one_adventure_a_step_even_if_the_next_target_is_here_already(self) -> None:
        heroes = {"orcs-1": "wastes", "orcs-2": "elderholt"}
        position = settled(arrived("lost-road", heroes=heroes, quests=("speaking-tree", "star-of-timorran")))
        assert player(position, "orcs").quest == "speaking-tree"
        assert player(position, "orcs").stars == 1
        # It goes on without returning home: completed at the end of the next quest step.
        again = type(position)(position.setup, 100, (*position.steps, QuestPhase(0, ARRIVAL)), position.state)
        assert player(settled(again), "orcs").stars == 2

    @pytest.mark.rule("B3.3.1k", "B3.3.1j", "B1.4.2f", "B1.1c")
    def test_a_star_of_timorran_is_unused_and_ends_the_quest(self) -> None:
        position = settled(arrived("lost-road", quests=("star-of-timorran",)))
        orcs = player(position, "orcs")
        assert (orcs.stars, orcs.used, orcs.quest) == (2, 0, None)
        assert position.state.quest_discard == ("lost-road", "star-of-timorran")

    @pytest.mark.rule("B1.3.2.4b")
    def test_an_empty_pool_has_no_star_to_find(self) -> None:
        position = table(
            QuestPhase(0, ARRIVAL), orcs="quest lost-road", knights="stars 24", heroes={"orcs-1": "wastes"},
            quests=("star-of-timorran",),
        )  # fmt: skip
        assert player(settled(position), "orcs").stars == 1

    @pytest.mark.rule("B3.3.1l", "B1.4.2f", "B1.4.2i")
    @pytest.mark.parametrize("name", ["dawnsteel-sword", "wayfarers-boots", "horn-of-gathering"])
    def test_kept_artifacts_stay_with_their_owner(self, name: str) -> None:
        position = settled(arrived("lost-road", quests=(name,)))
        assert player(position, "orcs").artifacts == (name,)
        assert position.state.quest_discard == ("lost-road",)
        # They belong to the player and survive his heroes.
        change = Change(position)
        hurt(change, 0, 1, 9)
        assert change.state.players[0].heroes == ()
        assert change.state.players[0].artifacts == (name,)

    @pytest.mark.rule("B3.3.1l")
    def test_a_buried_hoard_is_taken_at_once(self) -> None:
        position = settled(arrived("lost-road", quests=("buried-hoard",)))
        goods = player(position, "orcs").stock
        assert (goods.grain, goods.wood, goods.iron) == (4, 4, 4)
        assert "buried-hoard" in position.state.quest_discard

    @pytest.mark.rule("B3.3.1l", "B6.0a")
    def test_the_seal_of_the_deep_calls_a_monster_of_his_choice(self) -> None:
        position = settled(arrived("lost-road", quests=("seal-of-the-deep",)))
        assert offers(position, "orcs") == ["choose dragon", "choose firebreather", "choose giant"]
        position = after(position, "orcs: choose giant")
        assert position.state.force_of(0, "home-orcs") == (0, 0, 0, 0, 0, 1)
        assert is_over(position)

    @pytest.mark.rule("B1.4.2g", "B3.3.1j", "B3.3.1m")
    def test_after_an_artifact_he_must_go_home_first(self) -> None:
        position = settled(arrived("lost-road", quests=("star-of-timorran", "royal-hunt")))
        away = type(position)(position.setup, 100, (*position.steps, QuestPhase(0)), position.state)
        assert player(settled(away), "orcs").quest is None

    @pytest.mark.rule("B3.3.1o", "B3.3.1p")
    def test_a_hero_who_dies_elsewhere_costs_the_quest(self) -> None:
        position = quest(orcs="quest lost-road", heroes={"orcs-1": "gloamwood 1", "orcs-2": "wastes"})
        change = Change(position)
        hurt(change, 0, 1, 2)
        assert [hero.number for hero in change.state.players[0].heroes] == [2]
        assert change.state.players[0].quest is None
        assert [event.key for event in change.events] == ["hero-hurt", "hero-dead", "quest-discarded"]

    def test_wounds_outside_fights_can_spare_the_last_life(self) -> None:
        change = Change(quest(heroes={"orcs-1": "gloamwood 2", "orcs-2": "wastes 1"}))
        hurt(change, 0, 1, 2, minimum=1)
        hurt(change, 0, 2, 2, minimum=1)
        assert [hero.life for hero in change.state.players[0].heroes] == [1, 1]


class TestDeck:
    @pytest.mark.rule("B1.4.2a", "B1.4.2d", "B1.2a")
    def test_adventures_and_artifacts_and_each_adventure_has_one_target(self) -> None:
        assert len(QUEST_DECK) == 48
        assert all((card in ADVENTURES) != (card in ARTIFACTS) for card in QUEST_DECK)
        assert all(card.target in REALMS for card in ADVENTURES.values())

    @pytest.mark.rule("B1.4.2b", "B2.2c")
    def test_artifacts_that_come_first_are_shuffled_back(self) -> None:
        change = Change(
            table(quests=("buried-hoard", "star-of-timorran", "lost-road", "royal-hunt")),
            LoadedDice(order=("royal-hunt",)),
        )
        draw_adventure(change, 0)
        assert change.state.players[0].quest == "lost-road"
        assert change.state.quests == ("royal-hunt", "buried-hoard", "star-of-timorran")

    @pytest.mark.rule("B1.4.2h")
    def test_only_its_owner_sees_the_adventure(self) -> None:
        change = Change(table(quests=("lost-road",)), LoadedDice())
        draw_adventure(change, 1)
        assert [(event.key, event.to) for event in change.events] == [
            ("quest-taken", None),
            ("quest-drawn", (1,)),
        ]
        assert change.revealed

    @pytest.mark.rule("B1.4.2i")
    def test_without_an_adventure_in_the_stack_the_discarded_cards_come_in(self) -> None:
        position = table(quests=("buried-hoard",))
        change = Change(
            type(position)(
                position.setup,
                1,
                position.steps,
                position.state.but(quest_discard=("lost-road", "star-of-timorran")),
            ),
            LoadedDice(),
        )
        draw_adventure(change, 0)
        assert change.state.players[0].quest == "lost-road"
        assert change.state.quest_discard == ()
        assert sorted(change.state.quests) == ["buried-hoard", "star-of-timorran"]

    @pytest.mark.rule("B1.4.2i")
    def test_without_any_adventure_there_is_no_quest(self) -> None:
        change = Change(table(quests=("buried-hoard",)), LoadedDice())
        draw_adventure(change, 0)
        assert change.state.players[0].quest is None
        assert change.state.quests == ("buried-hoard",)

    @pytest.mark.rule("B1.4.2i")
    def test_an_empty_stack_is_replaced_by_the_discarded_cards(self) -> None:
        # The adventure that was just completed is among them.
        position = settled(arrived("lost-road"), LoadedDice())
        assert player(position, "orcs").quest == "lost-road"
        assert position.state.quest_discard == ()


@pytest.mark.rule("EX-B3.3.1-2")
def test_the_orc_heros_quest_of_diagram_3() -> None:
    """Five rounds: The Wastes in two, the Plains of Loth in one with a giant, Abou Xar in two, a star."""
    roads = (
        "home-orcs gloamwood three-princes oxmarch harrowdale wastes",  # 5 steps
        "wastes deadlands plains-of-loth",  # 2 steps
        "plains-of-loth greyhorn anvil-peaks elderholt abou-xar",  # 4 steps
    )
    quests = ("lost-road", "shepherds-plea", "horse-lords-debt", "star-of-timorran", "royal-hunt")
    position = quest(roads=roads, quests=quests)

    def rounds(position: Any, *rides: str, dice: LoadedDice | None = None) -> Any:
        for ride in rides:
            position = after(position, f"orcs: ride 1 {ride}", "orcs: done", dice=dice or LoadedDice())
            position = type(position)(position.setup, 100, (*position.steps, QuestPhase(0)), position.state)
        return position

    position = rounds(position, "oxmarch", "wastes")
    assert player(position, "orcs").quest == "shepherds-plea"
    # The giant hits once for two life and is struck three times.
    position = rounds(position, "plains-of-loth", dice=LoadedDice(7, 5, 6, 4, 1, 10, 2, 5))
    assert player(position, "orcs").quest == "horse-lords-debt"
    assert player(position, "orcs").heroes[0].life == 3
    position = rounds(position, "elderholt", "abou-xar")
    orcs = player(position, "orcs")
    assert (orcs.stars, orcs.used, orcs.quest) == (2, 0, None)
    # The next quest begins at home.
    assert player(settled(position), "orcs").quest is None
    position = rounds(position, "greyhorn", "deadlands", "harrowdale", "gloamwood", "home-orcs")
    position = settled(position, LoadedDice())
    assert player(position, "orcs").quest == "royal-hunt"
    assert player(position, "orcs").heroes[0].life == 4
