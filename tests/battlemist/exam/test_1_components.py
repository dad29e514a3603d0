"""Chapter 1: goal, pieces and cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.components import (
    ACTION_DECK,
    ADVENTURES,
    EVENTS,
    NEUTRAL,
    QUEST_DECK,
    RACES,
    REALMS,
)
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.games.battlemist.world import STARS
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal
from tests.battlemist.exam.arena import RACE_CARDS
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over, roll
from tests.battlemist.table import army, due, offers, player, refusal_of, say, settled, stock

GAME = Battlemist()


def cards(position: object, race: str) -> set[str]:
    """The realm cards that lie before a player."""
    state = position.state  # type: ignore[attr-defined]
    return set(state.realms_of(state.seat_of_race(race)))


@pytest.mark.rule("B1.1a", "B1.3.2.4a")
def test_five_stars_are_needed_and_everybody_begins_with_one() -> None:
    setup = GAME.setup(3, settled_dice(), {"board": "drawn", "races": "drawn"})
    position = GAME.begin(setup).position
    assert all(one.stars == 1 for one in position.state.players)
    four = settled(lay(Council(), orcs="stars 4 used 4"))
    assert four.outcome is None
    five = settled(lay(Council(), orcs="stars 5 used 5"))
    assert five.outcome is not None and five.outcome.winners == (0,)


def settled_dice(seed: str = "examiner") -> DiceParts:
    return DiceParts(seed)


@pytest.mark.rule("B1.1b", "B5.0i")
def test_a_fifth_star_found_or_bought_wins_nothing_before_the_next_council() -> None:
    bought = go(lay(Guild(), orcs="stars 4 used 4 grain 25 wood 25 iron 25"), "orcs: buy-star")
    assert player(bought, "orcs").stars == 5 and bought.outcome is None
    found = go(
        lay(
            QuestPhase(0),
            orcs="stars 4 used 4 quest lost-road",
            heroes={"orcs-1": "wastes"},
            quests=("star-of-timorran",),
        ),
        "orcs: done",
    )
    assert player(found, "orcs").stars == 5 and found.outcome is None


@pytest.mark.rule("B1.2a", "B1.3.1a", "B1.4.2a", "B1.4.3a")
def test_so_many_pieces_lie_in_the_box() -> None:
    assert len(REALMS) == 39 and len(NEUTRAL) == 33 and len(RACES) == 6
    assert len(ACTION_DECK) + len(EVENTS) == 81 or len(ACTION_DECK) == 81
    assert len(QUEST_DECK) == 48 and len(ADVENTURES) == 33
    assert STARS == 25
    assert {name for name in REALMS if name.startswith("home-")} == {f"home-{race}" for race in RACES}


@pytest.mark.rule("B1.3.1b", "B1.4.3b")
def test_nobody_holds_a_neutral_realm_when_the_game_starts() -> None:
    position = GAME.begin(GAME.setup(4, settled_dice(), {"board": "drawn", "races": "drawn"})).position
    held = {realm for realm in REALMS if position.state.controller_of(realm) is not None}
    assert held == {one.home for one in position.state.players}


@pytest.mark.rule("B1.3.1c", "B1.3.1d", "B1.3.1e", "B1.3.1f")
def test_plains_give_grain_forests_wood_mountains_iron_and_deserts_nothing() -> None:
    given = {"plain": "grain", "forest": "wood", "mountain": "iron"}
    counts = Counter(REALMS[name].terrain for name in NEUTRAL)
    assert counts == {"plain": 10, "forest": 9, "mountain": 9, "desert": 5}
    before = harvest_of("glass-desert")
    for name in NEUTRAL:
        more = [a - b for a, b in zip(harvest_of(name), before, strict=True)]
        kinds = [kind for kind, amount in zip(("grain", "wood", "iron"), more, strict=True) if amount]
        terrain = REALMS[name].terrain
        assert kinds == ([given[terrain]] if terrain in given else []), name


def harvest_of(realm: str) -> list[int]:
    position = lay(Economics(), units={"orcs": {realm: "footman"}})
    return [int(part) for part in stock(calm(position), "orcs").split("/")]


@pytest.mark.rule("B1.3.1d", "B3.2.1a")
@pytest.mark.parametrize(
    ("realm", "yields"),
    [
        ("long-meads", (2, 0, 0)),
        ("amberfield", (4, 0, 0)),
        ("gloamwood", (0, 2, 0)),
        ("ironspine", (0, 0, 3)),
    ],
)
def test_the_printed_amount_is_harvested(realm: str, yields: tuple[int, ...]) -> None:
    home = (4, 2, 2)  # of the orcs
    assert harvest_of(realm) == [a + b for a, b in zip(home, yields, strict=True)]


@pytest.mark.rule("B1.3.1g", "B3.3.2c")
def test_a_home_is_no_terrain_and_stops_nobody() -> None:
    position = calm(
        lay(
            MovementPhase(0),
            races=("orcs", "knights"),
            units={"orcs": {"wastes": "footman"}},
            roads=("wastes home-knights abou-xar",),
        )
    )
    assert "march wastes footman 1 abou-xar" in offers(position, "orcs")


@pytest.mark.rule("B1.2c", "B1.3.2a", "B1.3.2.1b", "B1.3.2.1d", "B1.3.2.2a")
def test_counters_never_run_out() -> None:
    position = settled(lay(Recruiting(), orcs="grain 900 wood 900 iron 900"))
    assert {line.split()[1] for line in offers(position, "orcs") if line.startswith("recruit")} == {
        "footman",
        "archer",
        "cavalry",
    }
    many = lay(
        UpkeepPhase(),
        orcs="grain 99 stars 1 used 1",
        units={"orcs": {realm: "footman " * 9 for realm in ("abou-xar", "wastes", "oxmarch", "bonesand")}},
    )
    assert stock(over(many), "orcs") == "63/0/0"


@pytest.mark.rule("B1.3.2.1a")
def test_six_races_with_their_alignments() -> None:
    assert {name: race.alignment for name, race in RACES.items()} == {
        "dwarves": "neutral",
        "elves": "good",
        "knights": "good",
        "orcs": "evil",
        "barbarians": "neutral",
        "dark-lord": "evil",
    }


@pytest.mark.rule("B1.3.2.1c")
def test_units_are_counted_one_by_one() -> None:
    position = lay(units={"orcs": {"wastes": "footman footman archer"}})
    assert army(position, "orcs", "wastes") == "footman footman archer"


@pytest.mark.rule("B1.3.2.4b", "B3.2.3a", "B3.3.1k")
def test_an_empty_pool_sells_and_gives_no_star() -> None:
    rich = "stars 1 used 1 grain 50 wood 50 iron 50"
    races = ("orcs", "knights", "dwarves")
    empty = lay(Guild(), races=races, orcs=rich, knights="stars 12 used 12", dwarves="stars 12 used 12")
    settled_empty = calm(empty)
    assert "orcs" not in due(settled_empty) or "buy-star" not in offers(settled_empty, "orcs")
    found = lay(
        QuestPhase(0),
        races=races,
        orcs=f"{QUIET} quest lost-road",
        knights="stars 12 used 12",
        dwarves="stars 12 used 12",
        heroes={"orcs-1": "wastes"},
        quests=("star-of-timorran",),
    )
    position = go(found, "orcs: done")
    assert player(position, "orcs").stars == 1
    assert position.state.star_pool == 0


@pytest.mark.rule("B1.3.2.4b", "B3.0b")
def test_the_last_star_goes_by_seat_order_and_the_loser_keeps_his_resources() -> None:
    rich = "stars 1 used 1 grain 50 wood 50 iron 50"
    races = ("orcs", "knights", "dwarves")
    position = lay(Guild(), races=races, orcs=rich, knights=rich, dwarves="stars 22 used 22", first=1)
    position = settled(position)
    position = say(position, "orcs: buy-star").position
    position = say(position, "knights: buy-star").position
    assert player(position, "knights").stars == 2, "the round begins with the knights"
    assert player(position, "orcs").stars == 1
    assert stock(position, "orcs") == "50/50/50"
    assert stock(position, "knights") == "40/40/40"


@pytest.mark.rule("B1.4a", "B1.4.1a")
def test_events_are_among_the_action_cards_where_they_are_played() -> None:
    position = GAME.begin(GAME.setup(6, settled_dice(), {"board": "drawn", "races": "drawn"})).position
    state = position.state
    seen = Counter((*state.deck, *state.discard, *state.pending, *state.gone))
    for one in state.players:
        seen.update(one.hand)
    assert sum(seen.values()) == 81
    assert all(seen[event] == 1 for event in EVENTS)
    assert (
        sum(Counter((*state.quests, *state.quest_discard)).values())
        + sum(1 for one in state.players if one.quest)
        == 48
    )


@pytest.mark.rule("B1.4.2b", "B2.2c", "B3.3.1b")
def test_artifacts_drawn_before_the_first_adventure_go_back_into_the_deck() -> None:
    position = calm(
        lay(
            QuestPhase(0),
            heroes={"orcs-1": "home-orcs"},
            quests=("star-of-timorran", "wayfarers-boots", "cold-forge", "orlas-blessing"),
            roads=("home-orcs wastes",),
        )
    )
    assert player(position, "orcs").quest == "cold-forge"
    assert sorted(position.state.quests) == ["orlas-blessing", "star-of-timorran", "wayfarers-boots"]
    assert player(position, "orcs").stars == 1 and not player(position, "orcs").artifacts
    begun = GAME.begin(GAME.setup(5, settled_dice("b"), {"board": "drawn", "races": "drawn"})).position
    assert all(one.quest in ADVENTURES for one in begun.state.players)


@pytest.mark.rule("B1.4.2c", "B3.3.1h", "B3.3.1i")
def test_after_an_adventure_a_second_one_may_follow_at_once() -> None:
    position = go(
        lay(
            QuestPhase(0),
            orcs=f"{QUIET} quest white-pilgrimage",
            heroes={"orcs-1": "saltpan-of-uur", "orcs-2": "home-orcs"},
            quests=("cold-forge", "orlas-blessing"),
        ),
        "orcs: done",
    )
    assert player(position, "orcs").quest == "cold-forge"
    assert position.state.quest_discard == ("white-pilgrimage",)


@pytest.mark.rule("B1.4.2d")
def test_every_adventure_names_one_neutral_realm() -> None:
    assert sorted(card.target for card in ADVENTURES.values()) == sorted(NEUTRAL)


@pytest.mark.rule("B1.4.2e", "B3.3.1q")
def test_nobody_dodges_an_encounter_by_silence() -> None:
    dice = roll(1, 10)  # the boar misses, the hero hits
    position = go(
        lay(
            QuestPhase(0),
            orcs=f"{QUIET} quest royal-hunt",
            heroes={"orcs-1": "thornwood"},
            quests=("cold-forge",),
        ),
        "orcs: done",
        dice=dice,
    )
    assert not dice.faces, "the fight has taken place though nobody asked for it"
    assert player(position, "orcs").quest == "cold-forge"


@pytest.mark.rule("B1.4.2f", "B3.3.1j", "B3.3.1l")
def test_a_treasure_ends_the_quest_and_is_used_up() -> None:
    position = over(
        go(
            lay(
                QuestPhase(0),
                orcs=f"{QUIET} grain 1 quest lost-road",
                heroes={"orcs-1": "wastes"},
                quests=("buried-hoard",),
            ),
            "orcs: done",
        )
    )
    assert stock(position, "orcs") == "5/4/4"
    assert player(position, "orcs").quest is None
    assert position.state.quest_discard == ("buried-hoard", "lost-road")


@pytest.mark.rule("B1.4.2g", "B3.3.1m", "B3.3.1a")
def test_without_a_hero_at_home_no_new_quest_begins() -> None:
    afield = lay(
        QuestPhase(0),
        heroes={"orcs-1": "wastes", "orcs-2": "home-knights"},
        quests=("cold-forge",),
        roads=("wastes home-orcs",),
    )
    position = go(afield, "orcs: ride 1 home-orcs", "orcs: done")
    assert player(position, "orcs").quest is None, "he came home after the step had begun"
    assert position.state.quests == ("cold-forge",)


@pytest.mark.rule("B1.4.2h", "B2.2i")
def test_an_adventure_is_for_its_owner_only_until_it_is_completed() -> None:
    position = calm(
        lay(
            QuestPhase(0),
            orcs=f"{QUIET} quest lost-road hand war-cry",
            heroes={"orcs-1": "home-orcs"},
            quests=("cold-forge",),
            roads=("home-orcs wastes",),
        )
    )
    seen = GAME.view(position, 1)
    assert seen.players[0].has_quest and seen.players[0].quest is None
    assert seen.players[0].hand is None and seen.players[0].hand_size == 1
    assert GAME.view(position, 0).players[0].quest == "lost-road"
    completed = go(position, "orcs: ride 1 wastes", "orcs: done")
    assert "lost-road" in GAME.view(completed, 1).quest_discard


@pytest.mark.rule("B1.4.2i")
def test_the_quest_discard_comes_back_when_an_adventure_is_needed() -> None:
    position = calm(with_discard(("cold-forge", "star-of-timorran"), quests=("star-of-timorran",)))
    assert player(position, "orcs").quest == "cold-forge"
    assert sorted((*position.state.quests, *position.state.quest_discard)) == [
        "star-of-timorran",
        "star-of-timorran",
    ]


def with_discard(discard: tuple[str, ...], quests: tuple[str, ...], **more: Any) -> Any:
    settings = {"heroes": {"orcs-1": "home-orcs"}} | more
    return lay(
        QuestPhase(0), quests=quests, roads=("home-orcs wastes",), more={"quest_discard": discard}, **settings
    )


@pytest.mark.rule("B1.4.2i")
def test_with_no_adventure_anywhere_no_quest_begins() -> None:
    position = calm(with_discard((), ("star-of-timorran", "buried-hoard")))
    assert player(position, "orcs").quest is None
    assert sorted(position.state.quests) == ["buried-hoard", "star-of-timorran"]


@pytest.mark.rule("B1.4.2i", "B3.3.1h")
def test_after_an_adventure_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """The completed card is in the pile already and may come again."""
    position = go(
        with_discard(("buried-hoard",), (), orcs=f"{QUIET} quest lost-road", heroes={"orcs-1": "wastes"}),
        "orcs: done",
        dice=roll(order=("buried-hoard",)),
    )
    assert stock(position, "orcs") == "4/4/4"


@pytest.mark.rule("B1.4.3c", "B1.4.3e", "B1.4.3f", "B1.4.3d")
def test_the_realm_card_goes_where_control_goes() -> None:
    taken = go(
        lay(
            MovementPhase(0),
            units={"orcs": {"home-orcs": "footman"}},
            roads=("home-orcs wastes abou-xar",),
        ),
        "orcs: march home-orcs footman 1 wastes",
        "orcs: done",
    )
    assert cards(taken, "orcs") == {"home-orcs", "wastes"}
    won = over(
        lay(
            CombatPhase(0),
            units={"knights": {"abou-xar": "footman"}, "orcs": {"abou-xar": "footman"}},
        ),
        roll(9, 1),
    )
    assert cards(won, "orcs") == {"home-orcs", "abou-xar"}
    assert cards(won, "knights") == {"home-knights"}


@pytest.mark.rule("B1.4.4a", "B1.4.4b")
def test_race_cards_hold_these_values() -> None:
    for name, card in RACE_CARDS.items():
        race = RACES[name]
        found = [f"{goods.grain}/{goods.wood}/{goods.iron}" for goods in (race.start, race.income)]
        found += [
            f"{values.rout}/{values.kill}/{values.move}"
            for values in (race.units["footman"], race.units["archer"], race.units["cavalry"])
        ]
        assert " ".join(found) == card, name


@pytest.mark.rule("B1.1c", "B1.2b")
def test_dice_have_ten_faces_and_ten_is_the_best() -> None:
    """A ten kills where only ten kills: the Dark Lord's footman."""
    position = over(
        lay(
            CombatPhase(0),
            races=("dark-lord", "knights"),
            units={"knights": {"abou-xar": "footman"}, "dark-lord": {"abou-xar": "footman"}},
        ),
        roll(10, 5),
    )
    assert army(position, "knights", "abou-xar") == ""
    assert legal(position, 0)
    assert refusal_of(position, "dark-lord: done") is None
