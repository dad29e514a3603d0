"""Chapters 3.3 and 3.3.1: the order of the individual phase, heroes, adventures and fights."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.quests.combat import Encounter
from hexenkessel.games.battlemist.quests.fight import Fight, Fighter
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.games.battlemist.rounds import Individual
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over, roll
from tests.battlemist.table import due, is_over, offers, player, refusal_of, say, settled, stock

GAME = Battlemist()
THREE = ("orcs", "knights", "dwarves")


def quest(**settings: Any) -> Any:
    return lay(QuestPhase(0), **{"quests": ("cold-forge", "orlas-blessing"), **settings})


def heroes(position: Any, race: str) -> list[tuple[int, str, int]]:
    return [(one.number, one.realm, one.life) for one in player(position, race).heroes]


# The order (3.3)


def order_of(position: Any) -> list[str]:
    steps = [step for step in position.steps if isinstance(step, Individual)]
    assert steps, position.steps
    return [THREE[seat] for seat in steps[-1].order]


IDLE: dict[str, Any] = {
    "heroes": {f"{race}-1": f"home-{race}" for race in THREE},
    "roads": ("home-orcs wastes home-knights home-dwarves",),
}


@pytest.mark.rule("B3.3a", "B3.3b")
def test_the_highest_die_goes_first_and_each_finishes_before_the_next() -> None:
    dice = roll(3, 10, 7)
    position = calm(lay(OrderRoll(), races=THREE, **IDLE), dice)
    assert order_of(position) == ["knights", "dwarves", "orcs"]
    assert due(position) == ("knights",)


@pytest.mark.rule("B3.3b", "B3.3c")
def test_equal_dice_are_rolled_again_among_the_equal_only() -> None:
    dice = roll(6, 6, 9, 2, 5)
    position = calm(lay(OrderRoll(), races=THREE, **IDLE), dice)
    assert order_of(position) == ["dwarves", "knights", "orcs"] and not dice.faces


CITIES: dict[str, Any] = {
    "units": {"orcs": {"wastes": "footman", "oxmarch": "footman"}, "knights": {"bonesand": "footman"}},
    "towns": {"wastes": "city", "oxmarch": "city", "bonesand": "town"},
}


@pytest.mark.rule("B3.3c", "EX-B3.3-1")
@pytest.mark.parametrize(
    ("way", "order"),
    [
        ("up", ["orcs", "dwarves", "knights"]),
        ("down", ["dwarves", "knights", "orcs"]),
        ("none", ["dwarves", "orcs", "knights"]),
    ],
)
def test_cities_move_the_die_by_their_number_or_not_at_all(way: str, order: list[str]) -> None:
    position = settled(lay(OrderRoll(), races=THREE, **{**IDLE, **CITIES}), roll(5, 4, 6))
    assert due(position) == ("orcs",), "a town moves nothing"
    assert order_of(calm(go(position, f"orcs: shift {way}"))) == order


@pytest.mark.rule("B3.3c")
def test_totals_made_equal_by_cities_are_settled_by_plain_dice() -> None:
    dice = roll(5, 7, 1)
    position = settled(lay(OrderRoll(), races=THREE, **{**IDLE, **CITIES}), dice)
    dice.faces += [4, 3]  # orcs 4 and knights 3, without any city
    position = calm(go(position, "orcs: shift up", dice=dice))
    assert order_of(position) == ["orcs", "knights", "dwarves"] and not dice.faces


@pytest.mark.rule("B3.3d", "B7.0a", "B7.0b")
def test_who_loses_his_home_before_his_turn_has_none() -> None:
    position = lay(
        Individual((0, 1, 2)),
        races=THREE,
        units={
            "orcs": {"wastes": "footman"},
            "knights": {"oxmarch": "footman"},
            "dwarves": {"home-dwarves": "footman"},
        },
        heroes={"knights-1": "home-knights"},
        roads=("wastes home-knights", "home-dwarves bonesand"),
    )
    position = calm(go(position, "orcs: march wastes footman 1 home-knights", "orcs: done"))
    assert player(position, "knights").fallen
    assert due(position) == ("dwarves",)
    assert position.outcome is None


# Starting and travelling (3.3.1)


@pytest.mark.rule("B3.3.1a", "B3.3.1b", "B3.3.1e")
def test_a_new_quest_is_drawn_before_anybody_rides() -> None:
    position = calm(
        quest(heroes={"orcs-1": "wastes", "orcs-2": "home-orcs"}, roads=("home-orcs anvil-peaks",))
    )
    assert player(position, "orcs").quest == "cold-forge"
    position = go(position, "orcs: ride 2 anvil-peaks", "orcs: done")
    assert player(position, "orcs").quest == "orlas-blessing", "started, reached and followed in one step"


@pytest.mark.rule("B3.3.1a")
def test_who_has_a_quest_draws_none_though_a_hero_is_at_home() -> None:
    position = calm(
        quest(orcs=f"{QUIET} quest lost-road", heroes={"orcs-1": "home-orcs"}, roads=("home-orcs wastes",))
    )
    assert player(position, "orcs").quest == "lost-road" and len(position.state.quests) == 2


@pytest.mark.rule("B3.3.1c", "B3.3.1d")
def test_heroes_ride_three_realms_through_anything() -> None:
    position = calm(
        quest(
            orcs=f"{QUIET} quest lost-road",
            heroes={"orcs-1": "home-orcs", "knights-1": "gloamwood"},
            units={"knights": {"gloamwood": "footman footman giant"}},
            roads=("home-orcs gloamwood home-knights greyhorn wastes",),
        )
    )
    rides = [line for line in offers(position, "orcs") if line.startswith("ride")]
    assert rides == ["ride 1 gloamwood", "ride 1 home-knights", "ride 1 greyhorn"]
    through = go(position, "orcs: ride 1 greyhorn", "orcs: done")
    assert heroes(through, "orcs") == [(1, "greyhorn", 5)]
    assert heroes(through, "knights") == [(1, "gloamwood", 5)]


@pytest.mark.rule("B3.3.1e")
def test_heroes_ride_without_a_quest() -> None:
    position = calm(quest(heroes={"orcs-1": "wastes"}, roads=("wastes oxmarch",)))
    assert player(position, "orcs").quest is None
    assert "ride 1 oxmarch" in offers(position, "orcs")


@pytest.mark.rule("B3.3.1f", "B3.3.1h")
def test_after_the_new_card_nobody_rides_any_more() -> None:
    position = go(
        quest(
            orcs=f"{QUIET} quest lost-road",
            heroes={"orcs-1": "home-orcs", "orcs-2": "bonesand"},
            roads=("home-orcs wastes anvil-peaks", "bonesand oxmarch"),
        ),
        "orcs: ride 1 wastes",
        "orcs: done",
    )
    assert player(position, "orcs").quest == "cold-forge"
    assert is_over(position)
    assert heroes(position, "orcs") == [(1, "wastes", 5), (2, "bonesand", 5)]


@pytest.mark.rule("B3.3.1h")
def test_a_second_target_already_reached_waits_for_the_next_step() -> None:
    position = go(
        quest(
            orcs=f"{QUIET} quest lost-road",
            heroes={"orcs-1": "wastes", "orcs-2": "anvil-peaks"},
            quests=("cold-forge", "star-of-timorran"),
        ),
        "orcs: done",
    )
    assert player(position, "orcs").quest == "cold-forge" and player(position, "orcs").stars == 1
    again = replace(position, steps=(*position.steps, QuestPhase(0)))
    again = go(again, "orcs: done")
    assert player(again, "orcs").quest is None and player(again, "orcs").stars == 2


@pytest.mark.rule("B3.3.1g", "B3.3.1n")
def test_any_hero_completes_the_quest_wherever_he_came_from() -> None:
    position = go(
        quest(
            orcs=f"{QUIET} quest lost-road",
            heroes={"orcs-1": "bonesand", "orcs-3": "oxmarch"},
            roads=("oxmarch wastes",),
        ),
        "orcs: ride 3 wastes",
        "orcs: done",
    )
    assert player(position, "orcs").quest == "cold-forge"


@pytest.mark.rule("B3.3.1g")
def test_passing_through_the_target_does_not_complete_it() -> None:
    position = go(
        quest(
            orcs=f"{QUIET} quest lost-road", heroes={"orcs-1": "oxmarch"}, roads=("oxmarch wastes bonesand",)
        ),
        "orcs: ride 1 bonesand",
        "orcs: done",
    )
    assert player(position, "orcs").quest == "lost-road"


@pytest.mark.rule("B3.3.1j", "B3.3.1k", "EX-B3.3.1-2")
def test_a_star_card_brings_an_unused_star_for_the_same_round() -> None:
    position = go(
        quest(orcs=f"{QUIET} quest lost-road", heroes={"orcs-1": "wastes"}, quests=("star-of-timorran",)),
        "orcs: done",
    )
    one = player(position, "orcs")
    assert (one.stars, one.unused, one.quest) == (2, 1, None)
    assert position.state.quest_discard == ("lost-road", "star-of-timorran")


@pytest.mark.rule("B3.3.1l", "B1.4.2f")
def test_a_kept_artifact_stays_with_the_player_even_if_the_hero_dies() -> None:
    position = go(
        quest(orcs=f"{QUIET} quest lost-road", heroes={"orcs-1": "wastes"}, quests=("horn-of-gathering",)),
        "orcs: done",
    )
    assert player(position, "orcs").artifacts == ("horn-of-gathering",)
    assert position.state.quest_discard == ("lost-road",)


@pytest.mark.rule("B3.3.1o", "B3.3.1p")
def test_a_hero_killed_elsewhere_by_another_player_costs_the_quest() -> None:
    """The knights' second hero dies in an orc's challenge; their first was on the way to the Wastes."""
    dice = roll(1, 5)  # the attacked strikes first and misses; then the orc hits the last life
    position = quest(
        knights=f"{QUIET} quest lost-road",
        heroes={"orcs-1": "oxmarch", "knights-1": "bonesand", "knights-2": "oxmarch 1"},
    )
    position = calm(go(position, "orcs: done"))
    position = calm(go(position, "orcs: challenge 1 knights-2", dice=dice), dice)
    assert heroes(position, "knights") == [(1, "bonesand", 5)]
    assert player(position, "knights").quest is None
    assert "lost-road" in position.state.quest_discard


@pytest.mark.rule("B3.3.1o", "B3.3.1v")
def test_a_lost_encounter_fails_the_quest_and_the_dead_do_not_strike() -> None:
    dice = roll(8, 10, 7)  # skeletons hit on 8: two of three do
    position = go(
        quest(orcs=f"{QUIET} quest restless-host", heroes={"orcs-1": "deadlands 2", "orcs-2": "home-orcs"}),
        "orcs: done",
        dice=dice,
    )
    assert not dice.faces, "no die for a dead hero"
    assert heroes(position, "orcs") == [(2, "home-orcs", 5)]
    assert player(position, "orcs").quest is None
    assert position.state.quest_discard == ("restless-host",)
    assert len(position.state.quests) == 2, "no new card before the next quest step"


# Encounters


@pytest.mark.rule("B3.3.1q", "B3.3.1r", "B3.3.1y")
def test_one_of_several_heroes_is_chosen_and_the_others_look_on() -> None:
    position = quest(
        orcs=f"{QUIET} quest royal-hunt",
        heroes={"orcs-1": "thornwood 1", "orcs-2": "thornwood", "orcs-3": "wastes"},
    )
    position = go(position, "orcs: done")
    assert offers(position, "orcs") == ["face 1", "face 2"]
    dice = roll(5)  # the boar hits on 5
    position = go(position, "orcs: face 1", dice=dice)
    assert heroes(position, "orcs") == [(2, "thornwood", 5), (3, "wastes", 5)]
    assert player(position, "orcs").quest is None, "the second hero does not go on with it"


@pytest.mark.rule("B3.3.1s", "B3.3.1t", "B3.3.1u", "B3.3.1w", "B3.3.1x")
def test_attack_hit_damage_and_life_of_a_giant_spider() -> None:
    """2L 2A 8H 1D: two dice a round, 8 hits; the hero needs 5."""
    dice = roll(7, 8, 4, 9, 10, 5, 1, 2, 10)
    position = go(
        quest(orcs=f"{QUIET} quest silken-bridge", heroes={"orcs-1": "tanglewood"}), "orcs: done", dice=dice
    )
    # 7, 8: one life; hero 4 misses. 9, 10: two lives; hero 5 hits. 1, 2: none; hero 10 hits, and it is dead.
    assert not dice.faces
    assert heroes(position, "orcs") == [(1, "tanglewood", 2)]
    assert player(position, "orcs").quest == "cold-forge"


@pytest.mark.rule("B3.3.1u", "B3.3.1s")
def test_damage_two_kills_a_hero_with_one_life() -> None:
    dice = roll(7)  # the sand crawler hits on 7 and takes 2
    position = go(
        quest(orcs=f"{QUIET} quest beast-below", heroes={"orcs-1": "bonesand 1"}), "orcs: done", dice=dice
    )
    assert heroes(position, "orcs") == []


@pytest.mark.rule("B3.3.1w")
def test_the_owner_chooses_his_target_among_the_living() -> None:
    foes = (Fighter(3, 1, 8, 1), Fighter(0, 1, 8, 1), Fighter(1, 1, 8, 1))
    fight = Fight(hero=Fighter(5, 1, 5, 1), foes=foes)
    step = Encounter(seat=0, hero=1, adventure="howls-before-dawn", fight=fight, has_been_struck=True)
    position = calm(lay(step, orcs=f"{QUIET} quest howls-before-dawn", heroes={"orcs-1": "wolfshade"}))
    assert offers(position, "orcs") == ["strike 1", "strike 3"]
    assert refusal_of(position, "orcs: strike 2") is not None
    dice = roll(5, 1, 8)
    position = go(position, "orcs: strike 1", dice=dice)
    assert not dice.faces, "two are alive, so two dice"
    assert isinstance(position.step, Encounter) and position.step.fight is not None
    assert [foe.life for foe in position.step.fight.foes] == [2, 0, 1]
    assert position.step.fight.hero.life == 4


@pytest.mark.rule("B3.3.1u", "B3.3.1x")
def test_dead_opponents_roll_no_more() -> None:
    dice = roll(1, 1, 1, 6, 1, 8, 4, 8, 8, 9, 1, 10)
    position = go(
        quest(orcs=f"{QUIET} quest howls-before-dawn", heroes={"orcs-1": "wolfshade"}),
        "orcs: done",
        dice=dice,
    )
    # Three dice; a hit. Two dice, a wound; a miss. Two dice, two wounds; a hit. One die; the last wolf dies.
    assert not dice.faces and heroes(position, "orcs")[0][2] == 2
    assert player(position, "orcs").quest == "cold-forge"


@pytest.mark.rule("B3.3.1ad", "B3.3.1ac")
def test_wounds_stay_and_heal_one_at_home() -> None:
    position = calm(
        quest(
            orcs=f"{QUIET} quest cold-forge",
            heroes={"orcs-1": "home-orcs 2", "orcs-2": "home-orcs 5", "orcs-3": "wastes 3"},
            roads=("home-orcs wastes",),
        )
    )
    assert heroes(position, "orcs") == [(1, "home-orcs", 3), (2, "home-orcs", 5), (3, "wastes", 3)]
    position = go(position, "orcs: ride 3 home-orcs", "orcs: done")
    assert heroes(position, "orcs")[2] == (3, "home-orcs", 3), "he was not at home when the step began"


@pytest.mark.rule("B3.3.1ac")
def test_only_the_active_players_heroes_heal() -> None:
    position = calm(
        quest(heroes={"orcs-1": "wastes", "knights-1": "home-knights 2"}, roads=("wastes oxmarch",))
    )
    assert heroes(position, "knights") == [(1, "home-knights", 2)]


@pytest.mark.rule("B3.3.1z")
def test_who_rolls_for_the_opponents_is_all_the_same() -> None:
    """Nobody is asked to roll: dice fall by themselves."""
    dice = roll(4, 5)
    position = go(
        quest(orcs=f"{QUIET} quest royal-hunt", heroes={"orcs-1": "thornwood"}), "orcs: done", dice=dice
    )
    assert not dice.faces and is_over(position)


# Heroes against heroes


@pytest.mark.rule("B3.3.1aa", "B3.3.1ab")
def test_a_fight_in_a_foreign_home_and_the_attacked_strikes_first() -> None:
    dice = roll(5, 5, 9, 4, 5, 10)
    position = calm(
        quest(
            orcs=f"{QUIET} quest lost-road", heroes={"orcs-1": "home-knights", "knights-1": "home-knights 2"}
        )
    )
    position = calm(go(position, "orcs: done"))
    assert "challenge 1 knights-1" in offers(position, "orcs")
    position = go(position, "orcs: challenge 1 knights-1", dice=dice)
    # Knight 5: orc 4. Orc 5: knight 1. Knight 9: orc 3. Orc 4 misses. Knight 5: orc 2. Orc 10: dead.
    assert heroes(position, "orcs") == [(1, "home-knights", 2)] and heroes(position, "knights") == []
    assert not dice.faces
    assert player(position, "orcs").quest == "lost-road"


@pytest.mark.rule("B3.3.1aa")
def test_one_attack_for_each_hero_and_none_against_ones_own() -> None:
    position = quest(
        heroes={
            "orcs-1": "wastes",
            "orcs-2": "wastes",
            "knights-1": "wastes 1",
            "knights-2": "wastes 1",
            "knights-3": "wastes 1",
        }
    )
    position = calm(go(position, "orcs: done"))
    assert not [line for line in offers(position, "orcs") if "orcs-" in line]
    position = go(position, "orcs: challenge 1 knights-3", dice=roll(1, 9))
    offered = [line for line in offers(position, "orcs") if line.startswith("challenge")]
    assert offered == ["challenge 2 knights-1", "challenge 2 knights-2"]
    position = go(position, "orcs: challenge 2 knights-1", dice=roll(1, 9))
    assert is_over(position) or not [line for line in offers(position, "orcs") if "challenge" in line]
    assert len(heroes(position, "knights")) == 1


@pytest.mark.rule("B3.3.1aa", "B3.3.1q")
def test_a_challenge_comes_after_adventure_and_encounter() -> None:
    dice = roll(1, 10)
    position = quest(
        orcs=f"{QUIET} quest royal-hunt", heroes={"orcs-1": "thornwood", "knights-1": "thornwood"}
    )
    position = go(position, "orcs: done", dice=dice)
    assert not dice.faces, "the boar first"
    assert player(position, "orcs").quest == "cold-forge"
    assert "challenge 1 knights-1" in offers(position, "orcs") and "done" in offers(position, "orcs")


@pytest.mark.rule("B3.3.1aa")
def test_nobody_need_attack_and_nobody_attacks_out_of_turn() -> None:
    position = quest(heroes={"orcs-1": "wastes", "knights-1": "wastes"})
    position = calm(go(position, "orcs: done"))
    assert refusal_of(position, "knights: challenge 1 orcs-1") is not None
    assert is_over(go(position, "orcs: done"))


@pytest.mark.rule("B3.3.1ab", "B3.3.1o")
def test_an_attacker_who_dies_loses_his_own_quest() -> None:
    position = quest(
        orcs=f"{QUIET} quest lost-road",
        knights=f"{QUIET} quest cold-forge",
        heroes={"orcs-1": "oxmarch 1", "knights-1": "oxmarch"},
        quests=("orlas-blessing",),
    )
    position = calm(go(position, "orcs: done"))
    position = go(position, "orcs: challenge 1 knights-1", dice=roll(5))
    assert heroes(position, "orcs") == [] and player(position, "orcs").quest is None
    assert player(position, "knights").quest == "cold-forge"
    assert position.state.quest_discard == ("lost-road",)


@pytest.mark.rule("B3.3.1d")
def test_an_army_never_hurts_a_hero() -> None:
    position = lay(
        MovementPhase(0),
        units={"orcs": {"wastes": "footman"}},
        heroes={"knights-1": "oxmarch"},
        roads=("wastes oxmarch",),
    )
    position = over(go(position, "orcs: march wastes footman 1 oxmarch", "orcs: done"))
    assert heroes(position, "knights") == [(1, "oxmarch", 5)]
    assert position.state.controller_of("oxmarch") == 0
    assert stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("B1.4.2h")
def test_a_hidden_adventure_is_not_betrayed_by_who_is_asked() -> None:
    """Two different adventures of one's own: the others see the same, as long as nothing is reached."""
    seen = []
    for card in ("lost-road", "cold-forge"):
        position = calm(
            quest(orcs=f"{QUIET} quest {card}", heroes={"orcs-1": "home-orcs"}, roads=("home-orcs wastes",))
        )
        seen.append(GAME.view(position, 1))
        assert say(position, "orcs: done").position is not None
    assert seen[0] == seen[1]
