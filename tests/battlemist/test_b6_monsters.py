"""Monsters in battle and on the board (B6)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.battle.fray import PLAIN, dice_of, hits_of, rally_bonus_of
from hexenkessel.games.battlemist.battle.losses import ways_to_lose
from hexenkessel.games.battlemist.battle.preview import battle_preview
from hexenkessel.games.battlemist.components import VALUES
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.units import NO_UNITS, units
from tests.battlemist.fields import REALM, SPENT, battle, passing
from tests.battlemist.table import (
    GRAMMAR,
    LoadedDice,
    after,
    army,
    due,
    is_over,
    offers,
    say,
    settled,
    story,
    table,
)


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


# Foreign monsters in an undefended home: whose turn it is decides when they are fought, not who defends.


def besieged(*steps: Any, active: int | None = None, **more: Any) -> Any:
    """A Giant of the Orcs has come into the Elves' empty home; elves are recruited beside him."""
    laid = table(
        *steps,
        Recruiting(),
        races=("orcs", "elves"),
        active=active,
        units={"orcs": {"home-elves": "giant"}, "elves": {"oxmarch": "footman"}},
        roads=("oxmarch home-elves",),
        **{"orcs": SPENT, "elves": f"{SPENT} wood 2 iron 2", **more},
    )
    return after(laid, "elves: recruit footman home-elves")


def battle_told(events: list[Any]) -> list[tuple[Any, Any]]:
    return [(event.args["attacker"], event.args["defender"]) for event in events if event.key == "battle"]


@pytest.mark.rule("B6.0j", "B3.2.2e")
def test_an_owner_recruits_beside_monsters_and_they_live_side_by_side_until_a_turn() -> None:
    position = after(besieged(), "elves: done")
    assert is_over(position) and position.state.battle is None
    assert (army(position, "orcs", "home-elves"), army(position, "elves", "home-elves")) == (
        "giant",
        "footman",
    )
    assert position.state.controller_of("home-elves") == 1 and position.state.is_alive(1)


@pytest.mark.rule("B6.0j", "B3.3.3.2d")
@pytest.mark.parametrize("active", [0, 1])
def test_they_fight_in_the_next_turn_of_either_and_the_owner_defends(active: int) -> None:
    """An elf footman kills on 9, and at home on 7; the Giant attacks, so his die falls first."""
    position = besieged(CombatPhase(active), active=active)
    events = story(position, "elves: done", dice=LoadedDice(1, 7))
    assert battle_told(events) == [(0, 1)]
    over = after(position, "elves: done", dice=LoadedDice(1, 7))
    assert is_over(over) and army(over, "orcs", "home-elves") == ""
    assert army(over, "elves", "home-elves") == "footman"
    # The home was never anybody else's, so nobody has taken it.
    assert "realm-taken" not in [event.key for event in events]


@pytest.mark.rule("B6.0j", "B7.0a")
@pytest.mark.parametrize("active", [0, 1])
def test_monsters_who_win_it_still_take_no_home(active: int) -> None:
    position = besieged(CombatPhase(active), active=active)
    over = after(position, "elves: done", dice=LoadedDice(6, 1))
    assert (army(over, "orcs", "home-elves"), army(over, "elves", "home-elves")) == ("giant", "")
    assert over.state.is_alive(1) and over.state.controller_of("home-elves") == 1


@pytest.mark.rule("B6.0j")
def test_who_marches_home_to_drive_them_out_defends_it_too() -> None:
    position = besieged(CombatPhase(1), MovementPhase(1), active=1)
    march = ("elves: done", "elves: march oxmarch footman 1 home-elves", "elves: done")
    assert battle_told(story(position, *march, dice=LoadedDice(1, 7, 1))) == [(0, 1)]


@pytest.mark.rule("B6.0j")
def test_cards_and_order_follow_the_roles_and_not_the_turn() -> None:
    """Ambush is for defenders, Sappers are for attackers against walls; the attacker comes first (B5.0n)."""
    hand = f"{SPENT} hand ambush,sappers"
    position = besieged(CombatPhase(1), active=1, orcs=hand, elves=f"{hand} wood 2 iron 2")
    position = after(position, "elves: done", "orcs: done")
    assert set(due(position)) == {"orcs", "elves"}
    assert "play sappers" in offers(position, "orcs") and "play ambush" not in offers(position, "orcs")
    assert "play ambush" in offers(position, "elves") and "play sappers" not in offers(position, "elves")


@pytest.mark.rule("B6.0j")
def test_the_odds_know_who_defends() -> None:
    """The owner is told his own chance, with what his home adds."""
    position = besieged(CombatPhase(1), MovementPhase(1), active=1)
    position = after(position, "elves: done")
    march = battle_preview(position, 1, GRAMMAR.read("march oxmarch footman 1 home-elves"))
    attack = battle_preview(position, 1, GRAMMAR.read("attack home-elves"))
    laid = battle("elves", "footman", "orcs", "giant")
    open_field = battle_preview(laid, 0, GRAMMAR.read(f"attack {REALM}"))
    assert march is not None and attack is not None and open_field is not None
    # An elf footman hits with 4 faces of 10 (7/9), at home with 6.
    assert open_field.expected == pytest.approx(0.4) and attack.expected == pytest.approx(0.6)
    assert march.expected == pytest.approx(1.2), "with the one who waits there"
    assert attack.chances["wins"] > open_field.chances["wins"]
    assert march.chances["wins-about"] > 0.5
