"""Cards, spells, abilities and events that change a battle."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.battle.conditions import later_terms_of, terms_of
from hexenkessel.games.battlemist.battle.fray import PLAIN, attacks_of
from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.units import units
from hexenkessel.games.battlemist.world import Lasting
from tests.battlemist.fields import REALM, battle, passing, side, using
from tests.battlemist.table import LoadedDice, due, is_over, offers, player, say, settled

SPENT = "stars 1 used 1"
ALL = (1, 1, 1, 1, 1, 1)


def waiting(attacking: str = "3 footman", defending: str = "3 footman", **more: Any) -> Any:
    """Knights attack dwarves; both are asked before every round because they hold a card."""
    more.setdefault("knights", f"{SPENT} hand war-cry")
    more.setdefault("dwarves", f"{SPENT} hand war-cry")
    position, _ = passing(battle("knights", attacking, "dwarves", defending, **more), before_round=1)
    return position


def thrown(events: list[Any], seat: int) -> list[tuple[str, int]]:
    """Arm and number of dice of each attack of a side."""
    return [
        (event.args["arm"], len(event.args["dice"]))
        for event in events
        if event.key == "attacked" and event.args["seat"] == seat
    ]


def fought_on(position: Any, dice: LoadedDice) -> tuple[Any, list[Any]]:
    """To the moment before the next round: all pass meanwhile."""
    number = position.state.battle.round
    return passing(position, dice, before_round=number + 1)


@pytest.mark.rule("BS.2c", "B5.0l", "B5.0m", "BS.5a", "EX-B5.0-2")
def test_ex_b5_2_fiery_heart_twice_is_two_on_all_dice_of_one_round() -> None:
    position = waiting(knights="stars 4")
    position = using(position, *["knights: cast word-of-the-fiery-heart"] * 2)
    terms = terms_of(position.state, 0)
    assert terms.attack == (2,) * 6
    assert terms.rally == 2  # the rally check is a roll of this round too
    assert player(position, "knights").unused == 0
    assert later_terms_of(position.state, 0) == PLAIN
    # A seven of a knight (9) kills, a four (6) routs; in the next round it is over.
    position, events = fought_on(position, LoadedDice(7, 4, 1, 1, 1, 1))
    assert [(e.args["kills"], e.args["routs"]) for e in events if e.key == "attacked"] == [(1, 1), (0, 0)]
    assert terms_of(position.state, 0) == PLAIN


@pytest.mark.rule("BS.4c", "B5.0m")
def test_the_raging_spirit_is_three_and_adds_up() -> None:
    position = using(
        waiting(knights="stars 6"),
        "knights: cast hand-of-the-raging-spirit",
        "knights: cast word-of-the-fiery-heart",
    )
    assert terms_of(position.state, 0).attack == (4,) * 6
    assert terms_of(position.state, 0).rally == 4


@pytest.mark.rule("B3.1.2c", "B3.1.2k")
def test_war_cry_helps_attack_dice_but_not_the_rally() -> None:
    position = using(waiting(), "knights: play war-cry")
    terms = terms_of(position.state, 0)
    assert (terms.attack, terms.rally) == (ALL, 0)


@pytest.mark.rule("B3.1.2c")
def test_shield_wall_weakens_the_enemy() -> None:
    position = using(waiting(knights=f"{SPENT} hand shield-wall"), "knights: play shield-wall")
    assert terms_of(position.state, 1).attack == (-1,) * 6
    assert terms_of(position.state, 0) == PLAIN


@pytest.mark.rule("B3.1.2c")
def test_standard_bearer_and_the_horn_help_the_rally() -> None:
    position = waiting(knights=f"{SPENT} hand standard-bearer artifacts horn-of-gathering")
    assert terms_of(position.state, 0).rally == 2
    position = using(position, "knights: play standard-bearer")
    assert terms_of(position.state, 0).rally == 5
    assert later_terms_of(position.state, 0).rally == 2


@pytest.mark.rule("B3.1.2c")
def test_arrow_storm_and_thunder_of_hooves_raise_the_caps() -> None:
    hand = f"{SPENT} hand arrow-storm,thunder-of-hooves"
    position = waiting("4 archer 4 cavalry", "9 footman", knights=hand)
    position = using(position, "knights: play arrow-storm", "knights: play thunder-of-hooves")
    _, events = fought_on(position, LoadedDice(*[1] * 9))
    assert thrown(events, 0) == [("archery", 3), ("cavalry", 3)]


@pytest.mark.rule("B3.1.2c")
def test_ambush_keeps_archers_and_cavalry_of_the_attacker_from_the_first_round() -> None:
    position = settled(
        battle(
            "knights",
            "2 archer 2 cavalry footman",
            "dwarves",
            "9 footman",
            dwarves=f"{SPENT} hand ambush,shield-wall",
        )
    )
    assert "battle_start" in position.step.windows
    position = using(position, "dwarves: play ambush")
    position, events = fought_on(position, LoadedDice(*[1] * 4))
    assert thrown(events, 0) == [("melee", 1)]
    _, events = fought_on(position, LoadedDice(*[1] * 10))
    assert thrown(events, 0) == [("archery", 2), ("cavalry", 2), ("melee", 1)]


@pytest.mark.rule("B3.1.2c")
def test_second_wind_rolls_the_dice_of_the_step_again() -> None:
    position = waiting(knights=f"{SPENT} hand second-wind")
    dice = LoadedDice(1, 2, 3, 6, 6, 1)
    while "after_roll" not in position.step.windows:
        position = say(position, f"{due(position)[0]}: pass", dice).position
    assert position.state.battle.dice == ((1, 2, 3), (6, 6, 1))
    # The enemy's dice stay as they lie: two routs. Those of the knights are nine, ten and six now.
    position = using(position, "knights: play second-wind", dice=LoadedDice(9, 10, 6))
    position, _ = passing(position, before_round=2)
    assert side(position, "knights") == ("footman", "footman footman")
    assert side(position, "dwarves") == ("", "footman")


@pytest.mark.rule("B3.1.2c")
def test_second_wind_is_for_who_has_rolled() -> None:
    position = battle("knights", "2 archer", "dwarves", "3 footman", dwarves=f"{SPENT} hand second-wind")
    position = settled(position)
    seen: list[Any] = []
    while not is_over(position) and len(seen) < 3:
        if "after_roll" in position.step.windows:
            seen.append(position.state.battle.step)
            assert position.state.battle.dice[1]
        position = say(position, "dwarves: pass", LoadedDice(*[1] * 12)).position
    # After the arrows of the knights the dwarves, who have not rolled, are not asked.
    assert set(seen) == {"melee"}


@pytest.mark.rule("B3.1.2c")
def test_militia_joins_the_defender_of_a_town() -> None:
    hand = f"{SPENT} hand militia,shield-wall"
    position = settled(
        battle("knights", "3 footman", "dwarves", "footman", towns={REALM: "town"}, dwarves=hand)
    )
    position = using(position, "dwarves: play militia")
    assert position.state.battle.defender.ready == units(footman=2)
    # Without a siege it cannot be played.
    open_field = settled(battle("knights", "2 footman", "dwarves", "footman", dwarves=hand))
    assert "play militia" not in offers(open_field, "dwarves")


@pytest.mark.rule("BS.3a")
def test_eyes_of_the_hawk_give_each_archer_two_dice_and_no_more() -> None:
    position = waiting("3 archer", "9 footman", knights="stars 6")
    position = using(position, "knights: cast eyes-of-the-hawk")
    assert terms_of(position.state, 0).volleys == 2
    _, events = fought_on(using(position, "knights: cast eyes-of-the-hawk"), LoadedDice(*[1] * 7))
    assert thrown(events, 0) == [("archery", 4)]


@pytest.mark.rule("BS.1a", "B3.3.3.1f")
def test_the_song_of_fear_kills_two_routed_enemies_of_the_casters_choice() -> None:
    position = battle("knights", "3 footman", "dwarves", "archer cavalry 3 footman", knights="stars 2")
    position, _ = passing(position, LoadedDice(1, 1, 6, 6, 6, 1, 1, 1))
    position = say(position, "dwarves: suffer - archer,cavalry,footman").position
    fears = [line for line in offers(position, "knights") if "fear" in line]
    assert len(fears) == len(set(fears)) == 3
    position = using(position, "knights: cast-at song-of-fear archer+cavalry")
    assert side(position, "dwarves") == ("footman footman", "footman")
    assert position.state.battle.defender.killed == 2  # for the next overrun check


@pytest.mark.rule("BS.1a", "B3.3.3.2f")
def test_with_one_routed_enemy_one_dies_and_the_battle_may_end_at_once() -> None:
    position = battle("knights", "3 footman", "dwarves", "footman", knights="stars 1")
    position = settled(position, LoadedDice(6, 1, 1, 1))
    position = using(position, "knights: cast-at song-of-fear footman")
    assert is_over(position)
    assert position.state.controller_of(REALM) == 0


@pytest.mark.rule("BS.4b", "BS.1a")
def test_the_hand_of_the_void_saves_them() -> None:
    position = battle("knights", "3 footman", "dwarves", "footman", knights="stars 2", dwarves="stars 4")
    position, _ = passing(position, LoadedDice(6, 1, 1, 1), before_round=2)
    position = say(position, "dwarves: pass").position
    position = say(position, "knights: cast-at song-of-fear footman").position
    assert due(position) == ("dwarves",)
    position = say(position, "dwarves: cast hand-of-the-void").position
    assert side(position, "dwarves") == ("", "footman")
    assert player(position, "knights").unused == 1  # the power stays spent


@pytest.mark.rule("B1.4.4a", "B3.3.3.1n")
def test_swarm_sends_a_fourth_orc_footman() -> None:
    position = settled(battle("orcs", "5 footman", "elves", "9 footman", orcs=f"{SPENT} hand war-cry"))
    terms = terms_of(position.state, 0)
    assert attacks_of(units(footman=5), terms, "melee") == (units(footman=4),)
    assert attacks_of(units(footman=1, giant=4), terms, "melee") == (units(footman=1, giant=3),)
    assert attacks_of(units(giant=4), terms, "melee") == (units(giant=3),)
    both = {units(footman=4), units(footman=3, giant=1)}
    assert set(attacks_of(units(footman=5, giant=1), terms, "melee")) == both


@pytest.mark.rule("B1.4.4a")
def test_fury_of_the_barbarians_in_the_first_round_of_their_attacks() -> None:
    hand = f"{SPENT} hand war-cry"
    attack = settled(battle("barbarians", "2 footman", "elves", "2 footman", barbarians=hand))
    assert terms_of(attack.state, 0).attack == units(footman=1)
    assert later_terms_of(attack.state, 0) == PLAIN
    defence = settled(battle("elves", "2 footman", "barbarians", "2 footman", barbarians=hand))
    assert terms_of(defence.state, 1) == PLAIN


@pytest.mark.rule("B3.1.4f")
def test_without_the_truce_attackers_have_one_more_in_first_rounds() -> None:
    effect = EVENTS["wizards-truce"].failed[0]
    position = waiting(effects=[Lasting(effect, 0, seat) for seat in (0, 1)])
    assert terms_of(position.state, 0).attack == ALL
    assert terms_of(position.state, 1) == PLAIN
    assert later_terms_of(position.state, 0) == PLAIN


@pytest.mark.rule("B5.0n", "B3.1.2d")
def test_before_a_round_the_attacker_comes_first() -> None:
    position: Any = waiting()
    assert set(due(position)) == {"knights", "dwarves"}
    # Both choose in secret; the attacker's card is played, and then both are asked anew.
    position = say(position, "dwarves: play war-cry").position
    position = say(position, "knights: play war-cry").position
    while position.step.windows[0].startswith("react"):
        position = say(position, f"{due(position)[0]}: pass").position
    assert player(position, "knights").hand == () and player(position, "dwarves").hand == ("war-cry",)
