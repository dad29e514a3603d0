"""Monsters in battle and on the board (B6)."""

from __future__ import annotations

import pytest

from hexenkessel.games.battlemist.battle.figures import Hits
from hexenkessel.games.battlemist.battle.fray import PLAIN, dice_of, hits_of, rally_bonus_of
from hexenkessel.games.battlemist.battle.losses import ways_to_lose
from hexenkessel.games.battlemist.components import VALUES
from hexenkessel.games.battlemist.units import NO_UNITS, units
from tests.battlemist.fields import REALM, battle, passing
from tests.battlemist.table import LoadedDice, army, is_over, say, settled


@pytest.mark.rule("B6.0b", "BA.1f")
def test_values_of_monsters() -> None:
    for race in VALUES:
        values = VALUES[race]
        for kind, figures in {"dragon": (3, 5, 8), "firebreather": (2, 3, 7), "giant": (2, 4, 6)}.items():
            monster = values[kind]  # type: ignore[index]
            assert (monster.move, monster.rout, monster.kill) == figures
    giant = units(giant=1)
    assert [hits_of("orcs", PLAIN, "melee", giant, (die,)) for die in (3, 4, 6)] == [
        Hits(0, 0), Hits(0, 1), Hits(1, 0),
    ]  # fmt: skip


@pytest.mark.rule("B6.0c", "BA.1f")
def test_a_dragon_rolls_two_dice() -> None:
    attackers = units(footman=1, dragon=2)
    assert dice_of("orcs", PLAIN, "melee", attackers) == ((0, 1), (3, 4))
    # Kind by kind: the footman's nine kills, of the dragons' dice 8 kills and 5 routs.
    assert hits_of("orcs", PLAIN, "melee", attackers, (9, 8, 5, 4, 1)) == Hits(kills=2, routs=1)


@pytest.mark.rule("B6.0e", "B6.0f", "BA.1e")
def test_firebreathers_and_giants_change_rally_checks() -> None:
    def bonus(own: dict[str, int], enemy: dict[str, int]) -> int:
        return rally_bonus_of("orcs", units(**own), PLAIN, "elves", units(**enemy))

    assert bonus({}, {}) == 0
    assert bonus({"giant": 1}, {}) == 3
    assert bonus({"giant": 2}, {}) == 3  # one or more
    assert bonus({}, {"firebreather": 2}) == -3
    assert bonus({"giant": 1}, {"firebreather": 1}) == 0
    assert bonus({"firebreather": 1}, {"giant": 1}) == 0  # they work for their owners only


@pytest.mark.rule("B6.0e", "B6.0f")
def test_routed_monsters_do_not_count() -> None:
    hand = "stars 1 used 1 hand war-cry"
    position = battle("orcs", "giant 2 footman", "elves", "2 archer 3 footman", orcs=hand)
    # Arrows: rout and rout. The orcs give up the giant and a footman.
    position, _ = passing(position, LoadedDice(5, 6))
    position = say(position, "orcs: suffer - footman,giant").position
    fought = position.state.battle
    assert fought is not None
    attacker, defender = fought.attacker, fought.defender
    assert rally_bonus_of("orcs", attacker.ready, PLAIN, "elves", defender.ready) == 0


@pytest.mark.rule("B6.0h")
def test_a_victor_with_monsters_only_takes_no_card() -> None:
    over = settled(battle("orcs", "giant", "elves", "footman"), LoadedDice(6, 1))
    assert is_over(over) and army(over, "orcs", REALM) == "giant"
    assert over.state.controller_of(REALM) is None


@pytest.mark.rule("B6.0j", "B3.3.3b")
def test_monsters_alone_fight_like_an_army_and_can_be_overrun() -> None:
    hand = "stars 1 used 1 hand war-cry"
    position = battle("orcs", "4 footman", "elves", "3 giant", orcs=hand)
    # Swarm: four footmen attack; two kills. Three dice of the giants miss.
    position, events = passing(position, LoadedDice(9, 9, 1, 1, 1, 1, 1, 1, 1))
    assert is_over(position)
    overrun = [event for event in events if event.key == "overrun"]
    assert [event.args["killed"] for event in overrun] == [("giant",)]


@pytest.mark.rule("B6.0k")
def test_a_single_result_routs_or_kills_a_monster() -> None:
    ways = ways_to_lose(units(dragon=1, footman=1), NO_UNITS, Hits(1, 0), "melee")
    assert units(dragon=1) in [way.killed for way in ways]


@pytest.mark.rule("B6.0j", "B7.0a")
def test_monsters_alone_capture_no_home() -> None:
    over = settled(battle("orcs", "giant", "elves", "footman", "home-elves"), LoadedDice(6, 1))
    assert is_over(over)
    assert over.state.is_alive(1) and over.state.controller_of("home-elves") == 1
