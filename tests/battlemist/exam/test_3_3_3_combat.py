"""Chapter 3.3.3: battles, sieges and plunder."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.actions import Suffer
from hexenkessel.games.battlemist.battle.battle import STEPS, Battle, Side
from hexenkessel.games.battlemist.battle.choices import Leading, Rallying, Suffering
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.battle.course import BattleCourse
from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.rounds import Turn
from hexenkessel.games.battlemist.units import Units, named
from hexenkessel.kernel.gate import legal
from tests.battlemist.exam.arena import REALM, at, fight, outcome_of, outcomes, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over, roll, taped, up_to
from tests.battlemist.table import army, due, is_over, offers, player, refusal_of, settled, stock

# 3.3.3


@pytest.mark.rule("B3.3.3a", "B3.3.3c", "B3.3.3.2h")
def test_the_active_player_chooses_the_order_of_his_battles() -> None:
    position = settled(
        lay(
            CombatPhase(0),
            races=("orcs", "knights", "dwarves"),
            units={
                "knights": {"oxmarch": "footman", "home-orcs": "cavalry"},
                "dwarves": {"wastes": "footman", "bonesand": "footman"},
                "orcs": {"oxmarch": "footman", "wastes": "footman", "home-orcs": "footman"},
            },
        )
    )
    assert set(offers(position, "orcs")) == {"attack oxmarch", "attack wastes", "attack home-orcs"}
    position = go(position, "orcs: attack wastes", dice=roll(9, 1))
    assert army(position, "orcs", "wastes") == "footman"
    assert set(offers(position, "orcs")) == {"attack oxmarch", "attack home-orcs"}


@pytest.mark.rule("B3.3.3b")
def test_monsters_of_two_races_fight_too() -> None:
    dice = roll(6, 1)
    position = over(fight("orcs", "giant", "knights", "firebreather"), dice)
    assert army(position, "orcs", REALM) == "giant" and army(position, "knights", REALM) == ""
    assert position.state.controller_of(REALM) is None


@pytest.mark.rule("B3.3.3d")
def test_all_units_take_part_and_heroes_do_not() -> None:
    heroes = {"knights-1": REALM, "orcs-1": REALM}
    position = up_to(fight("orcs", "2 footman archer giant", "knights", "cavalry 2 footman", heroes=heroes))
    assert sides(position) == ("ffaG", "", "ffc", "")
    assert [hero.life for hero in player(position, "knights").heroes] == [5]


@pytest.mark.rule("B3.3.3e", "B3.3.3f", "B3.3.3g", "EX-B3.3.3-1")
@pytest.mark.parametrize(
    ("race", "kind", "rout", "kill"),
    [
        ("dwarves", "footman", 6, 8),
        ("dwarves", "archer", 6, 8),
        ("dwarves", "cavalry", 4, 9),
        ("elves", "footman", 7, 9),
        ("elves", "archer", 5, 7),
        ("elves", "cavalry", 6, 8),
        ("knights", "footman", 6, 9),
        ("knights", "archer", 6, 9),
        ("knights", "cavalry", 4, 6),
        ("orcs", "footman", 7, 9),
        ("orcs", "archer", 6, 8),
        ("orcs", "cavalry", 5, 7),
        ("barbarians", "archer", 6, 8),
        ("barbarians", "cavalry", 5, 7),
        ("dark-lord", "footman", 6, 10),
        ("dark-lord", "archer", 6, 8),
        ("dark-lord", "cavalry", 4, 7),
        ("orcs", "giant", 4, 6),
        ("orcs", "firebreather", 3, 7),
    ],
)
def test_rout_and_kill_of_every_unit(race: str, kind: str, rout: int, kill: int) -> None:
    """One attacker against three footmen of another race, who miss: what each face does."""
    foe = "barbarians" if race != "barbarians" else "knights"
    for face in range(1, 11):
        in_melee = kind not in ("archer", "cavalry")
        position = up_to(fight(race, kind, foe, "3 footman"), face, *([1, 1, 1] if in_melee else []))
        expected = ("ff", "") if face >= kill else ("ff", "f") if face >= rout else ("fff", "")
        assert sides(position)[2:] == expected, face


@pytest.mark.rule("B3.3.3h")
def test_nobody_is_asked_whether_to_go_on() -> None:
    """Round after round of misses, and then a kill: no decision at all."""
    dice = roll(1, 1, *(1, 1, 1, 1) * 5, 1, 1, 9, 1)
    position = over(fight("orcs", "footman", "knights", "footman"), dice)
    assert army(position, "orcs", REALM) == "footman" and not dice.faces


@pytest.mark.rule("B3.3.3i", "B3.3.3j", "B3.2.1b")
def test_routed_survivors_come_back_and_control() -> None:
    """Both are routed at once, further on the orc rallies alone and kills the routed knight."""
    dice = roll(7, 7, 5, 4, 9)
    position = over(fight("orcs", "footman", "knights", "footman"), dice)
    assert army(position, "orcs", REALM) == "footman"
    assert position.state.controller_of(REALM) == 0 and not dice.faces


@pytest.mark.rule("B3.3.3j", "B6.0h", "B6.0j")
def test_monsters_alone_win_the_field_but_not_the_realm() -> None:
    position = over(fight("orcs", "giant", "knights", "footman", towns={REALM: "town"}), roll(6, 1))
    assert position.state.controller_of(REALM) is None
    assert position.state.settlements[REALM].kind == "town", "it falls when all have had their turn"


@pytest.mark.rule("B3.3.3k", "B3.3.3.1q")
def test_both_may_die_together_and_nobody_holds_the_realm() -> None:
    position = over(fight("orcs", "footman", "knights", "footman", towns={REALM: "city"}), roll(9, 9))
    assert position.state.forces == {} and position.state.controller_of(REALM) is None


@pytest.mark.rule("B3.3.3k", "B7.0a")
def test_a_home_whose_defenders_die_with_the_attackers_stays_with_its_owner() -> None:
    position = over(fight("orcs", "footman", "knights", "footman", realm="home-knights"), roll(9, 7))
    assert not player(position, "knights").fallen and position.outcome is None
    assert position.state.controller_of("home-knights") == 1


# The combat round (3.3.3.1)


@pytest.mark.rule("B3.3.3.1a", "B3.3.3.1b", "BA.1c")
def test_archers_then_cavalry_then_footmen_and_no_rally_at_first() -> None:
    one_of_each = "archer cavalry footman"
    _, tape = taped(fight("elves", one_of_each, "orcs", one_of_each), *[1] * 14)
    assert [purpose for purpose, _ in tape.rolled] == [
        *("archery", "archery", "cavalry", "cavalry", "melee", "melee"),
        *("rally", "rally"),
        *("archery", "archery", "cavalry", "cavalry", "melee", "melee"),
    ]


@pytest.mark.rule("B3.3.3.1c", "BA.1e")
@pytest.mark.parametrize(("die", "back"), [(1, 0), (4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_the_rally_table(die: int, back: int) -> None:
    ready, routed, *_ = first_state(at("footman", "4 archer", "footman"), die, 1)
    assert (ready.count("a"), routed.count("a")) == (back, 4 - back)


def first_state(position: Any, *dice: int) -> tuple[str, str, str, str]:
    """The sides right after the rally and overrun checks, before any attack die."""
    return sides(up_to(position, *dice))


@pytest.mark.rule("B3.3.3.1c", "B6.0e", "B6.0f", "DX-4")
@pytest.mark.parametrize(
    ("mine", "yours", "die", "back"),
    [
        ("giant", "footman", 2, 1),
        ("giant giant", "footman", 2, 1),
        ("giant", "footman", 9, 3),
        ("footman", "firebreather", 9, 1),
        ("footman", "firebreather firebreather", 9, 1),
        ("footman", "firebreather", 1, 0),
        ("giant", "firebreather", 7, 2),
        ("giant", "firebreather", 4, 0),
    ],
)
def test_giants_and_firebreathers_at_the_rally_check(mine: str, yours: str, die: int, back: int) -> None:
    ready, *_ = first_state(at(mine, "4 archer", yours), die, 1)
    assert ready.count("a") == back


@pytest.mark.rule("B6.0e", "B6.0f")
def test_a_routed_giant_does_not_cheer_and_a_routed_firebreather_does_not_scare() -> None:
    ready, routed, *_ = first_state(at("footman", "giant 3 archer", "footman", "firebreather"), 4, 1)
    assert (ready, routed) == ("f", "aaaG")
    ready, *_ = first_state(at("footman", "4 archer", "footman", "firebreather"), 5, 1)
    assert ready.count("a") == 1


@pytest.mark.rule("B3.3.3.1d")
def test_the_owner_chooses_who_rallies_and_all_that_may_do() -> None:
    position = settled(at("footman", "archer cavalry footman", "footman"), roll(8, 1))
    assert isinstance(position.step, Rallying) and due(position) == ("orcs",)
    assert set(offers(position, "orcs")) == {
        "rally archer,cavalry",
        "rally archer,footman",
        "rally cavalry,footman",
    }
    few = first_state(at("footman", "archer", "footman"), 10, 1)
    assert few[:2] == ("fa", "")


@pytest.mark.rule("B3.3.3.1e", "B3.3.3.1r")
def test_who_has_rallied_fights_in_this_round_and_who_is_routed_does_not() -> None:
    """One archer comes back and shoots one die; the other stays away."""
    _, tape = taped(at("footman", "archer archer", "footman"), 5, 1, 1, 1, 1)
    assert tape.rolled == [("rally", 1), ("rally", 1), ("archery", 1), ("melee", 1), ("melee", 1)]


@pytest.mark.rule("B3.3.3.1f", "B3.3.3.1g", "B3.3.3.1i")
def test_two_killed_and_no_footman_left_means_overrun() -> None:
    position = over(at("2 cavalry giant", "footman archer", "footman", killed=(2, 0)), roll(1, 1))
    assert army(position, "orcs", REALM) == "" and army(position, "knights", REALM) == "footman"


@pytest.mark.rule("B3.3.3.1f")
def test_one_killed_or_a_footman_standing_is_no_overrun() -> None:
    assert first_state(at("3 cavalry", "footman", "footman", killed=(1, 0)), 1, 1)[0] == "ccc"
    assert first_state(at("3 cavalry footman", "", "footman", killed=(5, 0)), 1, 1)[0] == "fccc"


@pytest.mark.rule("B3.3.3.1f", "B6.0j")
def test_an_army_that_never_had_footmen_is_overrun_too() -> None:
    position = over(at("footman", "", "dragon giant giant", "", killed=(0, 2)), roll(1, 1))
    assert army(position, "knights", REALM) == ""


@pytest.mark.rule("B3.3.3.1i")
def test_a_footman_who_rallies_saves_the_army() -> None:
    position = settled(at("3 cavalry", "footman archer", "footman", killed=(3, 0)), roll(5, 1))
    assert set(offers(position, "orcs")) == {"rally footman", "rally archer"}
    saved = go(position, "orcs: rally footman", dice=roll(1, 1, 1, 9))
    assert isinstance(saved.step, Suffering), "they fight on, and a knight has killed one of them"
    lost = over(go(position, "orcs: rally archer"))
    assert army(lost, "orcs", REALM) == ""


@pytest.mark.rule("B3.3.3.1h")
def test_if_both_would_be_overrun_neither_is() -> None:
    found = first_state(at("2 cavalry", "", "2 archer", "", killed=(2, 4)), 1, 1)
    assert found == ("cc", "", "aa", "")


@pytest.mark.rule("B3.3.3.1f")
def test_only_the_killed_of_the_last_round_count() -> None:
    """Two killed while a footman stood; a round later he is routed, but nobody was killed in it."""
    position = at("footman 2 archer", "", "2 footman", killed=(2, 0))
    # Rally 1 and 1; two arrows miss; melee: the orc misses, one knight routs.
    position = up_to(position, 1, 1, 1, 1, 1, 6, 1)
    position = go(position, "orcs: suffer - footman", dice=(dice := roll(1, 1, 8, 9)))
    assert not dice.faces, "not overrun: they shoot, and both knights are dead"
    assert army(position, "orcs", REALM) == "footman archer archer"


@pytest.mark.rule("B3.3.3.1j", "B3.3.3.1l", "B3.3.3.1n", "BA.1c")
def test_two_archers_two_cavalry_three_footmen_attack_at_most() -> None:
    position = fight("knights", "5 archer 4 cavalry 5 footman", "dwarves", "3 archer 3 cavalry 9 footman")
    _, tape = taped(position, *[1] * 14)
    most = (("archery", 2), ("cavalry", 2), ("melee", 3))
    assert tape.rolled == [(step, count) for step, count in most for _ in "xx"]


@pytest.mark.rule("B3.3.3.1n", "B6.0c")
def test_the_owner_chooses_which_three_and_a_dragon_is_one_of_them() -> None:
    dice = roll()
    position = settled(fight("knights", "3 footman dragon giant", "dwarves", "footman"), dice)
    assert isinstance(position.step, Leading) and due(position) == ("knights",)
    assert set(offers(position, "knights")) == {
        "lead footman,footman,footman",
        "lead dragon,footman,footman",
        "lead footman,footman,giant",
        "lead dragon,footman,giant",
    }
    dice = roll(1, 1, 1, 8, 1)  # footman, dragon twice, giant: four dice; and the dwarf's
    position = over(go(position, "knights: lead dragon,footman,giant", dice=dice), dice)
    assert not dice.faces, "three units, four dice"


@pytest.mark.rule("B3.3.3.1o", "B3.3.3.1p", "EX-B3.3.3-4")
def test_in_melee_anybody_may_be_hit_and_the_owner_says_who() -> None:
    # knights' footmen: 9 kills, 6 routs; the dwarves' archers have missed before
    dice = roll(1, 1, 9, 6, 1, 1)
    position = settled(fight("knights", "2 footman", "dwarves", "2 archer 2 footman"), dice)
    assert isinstance(position.step, Suffering)
    assert set(offers(position, "dwarves")) == {
        "suffer footman footman",
        "suffer footman archer",
        "suffer archer footman",
        "suffer archer archer",
    }


@pytest.mark.rule("B3.3.3.1q")
def test_who_is_killed_in_a_step_has_struck_in_it() -> None:
    position = over(fight("orcs", "cavalry", "knights", "cavalry"), roll(7, 6))
    assert position.state.forces == {}


@pytest.mark.rule("B3.3.3.1r")
def test_who_was_hit_by_arrows_does_not_charge() -> None:
    """Elf archers kill the only horse: no cavalry die falls."""
    dice = roll(7)
    position = over(fight("elves", "archer", "orcs", "cavalry"), dice)
    assert army(position, "elves", REALM) == "archer" and not dice.faces


# All ways to suffer, worked out once more


@pytest.mark.rule("B3.3.3.1k", "B3.3.3.1m", "B3.3.3.1o", "B3.3.3.1p", "B3.3.3.1s", "B3.3.3.2e", "BA.1d")
def test_all_ways_to_suffer_are_those_the_rules_leave() -> None:
    rng = random.Random(33)
    asked = 0
    for _ in range(400):
        ready: Units = tuple(rng.choice((0, 0, 1, 2, 3)) for _ in range(6))  # type: ignore[assignment]
        routed: Units = tuple(rng.choice((0, 0, 0, 1, 2)) for _ in range(6))  # type: ignore[assignment]
        hits = Hits(rng.randrange(4), rng.randrange(4))
        step = rng.choice(STEPS)
        if not sum(ready) + sum(routed) or not sum(hits):
            continue
        position = fight("orcs", "footman", "knights", "footman")
        battle = Battle(
            REALM, Side(0, "orcs", named(["footman"])), Side(1, "knights", ready, routed), step=step
        )
        suffering = Suffering(on_attacker=Hits(), on_defender=hits)
        position = replace(
            position,
            state=position.state.but(battle=battle),
            steps=(*position.steps, BattleCourse(stage="settled"), suffering),
        )
        expected = outcomes(ready, routed, hits, step)
        offered = legal(position, 1)
        if not offered:
            assert len(expected) == 1, (ready, routed, hits, step)
            continue
        asked += 1
        found = [outcome_of(ready, routed, hits, one) for one in offered if isinstance(one, Suffer)]
        assert set(found) == expected, (ready, routed, hits, step)
        assert len(found) == len(set(found)), "each way once"
    assert asked > 100


# Siege, routed units, the end (3.3.3.2)


@pytest.mark.rule(
    "B3.3.3.2a", "B3.3.3.2b", "B3.3.3.2c", "B3.3.3.2d", "B1.3.2.3b", "B1.3.2.3c", "BA.1i", "DX-5"
)
@pytest.mark.parametrize(
    ("kind", "realm", "needed"),
    [("", REALM, 9), ("town", REALM, 8), ("city", REALM, 7), ("", "home-knights", 7)],
)
def test_what_a_knight_footman_needs_to_kill_behind_walls(kind: str, realm: str, needed: int) -> None:
    towns = {REALM: kind} if kind else {}
    killed = over(fight("orcs", "footman", "knights", "footman", realm=realm, towns=towns), roll(1, needed))
    assert army(killed, "knights", realm) == "footman" and army(killed, "orcs", realm) == ""
    routed = up_to(
        fight("orcs", "footman", "knights", "footman", realm=realm, towns=towns), 1, needed - 1
    )  # one less only routs; the next rally check follows
    assert sides(routed)[:2] == ("", "f")


@pytest.mark.rule("B3.3.3.2d")
def test_walls_help_monsters_and_archers_but_not_the_rally_check() -> None:
    # Firebreather 3/7 in a city: a 5 kills.
    position = over(
        fight("orcs", "footman", "knights", "firebreather footman", towns={REALM: "city"}), roll(1, 1, 5)
    )
    assert army(position, "orcs", REALM) == ""
    ready = first_state(at("footman", "", "footman", "2 archer", towns={REALM: "city"}), 1, 4)[2]
    assert ready == "f", "a 4 brings nobody back, walls or not"


@pytest.mark.rule("B3.3.3.2d", "B6.0j")
def test_a_town_held_by_monsters_is_no_fortress_but_the_home_is() -> None:
    # Giant 4/6: in a city held by it alone a 5 only routs; at home a 4 kills.
    routed = up_to(fight("orcs", "footman", "knights", "giant", towns={REALM: "city"}), 1, 5)
    assert sides(routed)[:2] == ("", "f")
    home = over(fight("orcs", "footman", "knights", "giant", realm="home-knights"), roll(1, 4))
    assert army(home, "knights", "home-knights") == "giant"


@pytest.mark.rule("B3.3.3.2d", "B7.0c")
def test_a_captured_foreign_home_is_no_fortress() -> None:
    position = lay(
        CombatPhase(0),
        races=("orcs", "knights", "elves"),
        units={"knights": {"home-elves": "footman"}, "orcs": {"home-elves": "footman"}},
    )
    position = replace(position, state=position.state.with_player(2, fallen=1, stars=0, used=0))
    routed = up_to(position, 1, 8)  # a plain knight footman kills on 9
    assert sides(routed)[:2] == ("", "f")


@pytest.mark.rule("B3.3.3.2d", "B3.3.3a")
def test_the_intruder_in_ones_own_home_is_besieged_by_nobody() -> None:
    """The active player meets an enemy in his own home: he attacks, and the enemy has no walls there."""
    position = fight("orcs", "footman", "knights", "footman", realm="home-orcs")
    routed = up_to(position, 1, 8)
    assert sides(routed)[:2] == ("", "f")


@pytest.mark.rule("B3.3.3.2e", "B3.3.3.1s", "EX-B3.3.3-7")
def test_further_results_kill_the_routed_even_in_the_same_step() -> None:
    """Three orc footmen against one: R, R, R — the first routs him, the second kills him."""
    position = over(fight("orcs", "3 footman", "knights", "footman"), roll(7, 7, 1, 1))
    assert army(position, "knights", REALM) == ""


@pytest.mark.rule("B3.3.3.2f")
def test_a_battle_is_over_at_once() -> None:
    """The archers kill the last enemy: no other die falls."""
    dice = roll(8)
    position = over(fight("orcs", "archer 2 cavalry 3 footman", "knights", "footman"), dice)
    assert (
        not dice.faces and army(position, "orcs", REALM) == "footman footman footman archer cavalry cavalry"
    )


@pytest.mark.rule("B3.3.3.2g")
def test_if_both_survive_the_next_round_begins_with_a_rally_check() -> None:
    dice = roll(1, 1, 10, 10, 9, 1)
    position = over(fight("orcs", "footman", "knights", "footman"), dice)
    assert not dice.faces and army(position, "orcs", REALM) == "footman"


# Plunder (3.3.3.3)


@pytest.mark.rule("B3.3.3.3a", "B3.3.3.3b")
def test_a_town_taken_over_is_the_conquerors_with_upkeep_and_all() -> None:
    position = fight(
        "orcs", "footman", "knights", "footman", towns={REALM: "town"}, orcs=f"{QUIET} grain 9 wood 9 iron 9"
    )
    position = calm(position, roll(9, 1))
    assert set(offers(position, "orcs")) == {"occupy", "plunder"}
    position = over(go(position, "orcs: occupy"))
    assert position.state.settlements_of(0) == [REALM]
    position = over(replace(position, steps=(*position.steps, UpkeepPhase())))
    assert stock(position, "orcs") == "8/8/8"


@pytest.mark.rule("B3.3.3.3a")
def test_an_empty_town_cannot_be_plundered() -> None:
    position = lay(
        Turn(0),
        units={"orcs": {"home-orcs": "footman"}},
        towns={REALM: "city"},
        roads=(f"home-orcs {REALM}",),
    )
    position = go(position, f"orcs: march home-orcs footman 1 {REALM}", "orcs: done")
    assert is_over(position) and position.state.settlements[REALM].kind == "city"


@pytest.mark.rule("B3.3.3.3a")
def test_a_victorious_defender_has_nothing_to_decide() -> None:
    position = over(fight("orcs", "footman", "knights", "footman", towns={REALM: "city"}), roll(1, 9))
    assert position.state.settlements[REALM].kind == "city"


@pytest.mark.rule("B3.3.3.3d", "B3.3.3.3e", "DX-3", "EX-B3.3.3-8", "EX-B3.3.3-9")
@pytest.mark.parametrize("kind", ["town", "city"])
def test_plunder_dice(kind: str) -> None:
    gained = {"town": [0, 1, 1, 2, 2, 3, 3, 4, 4, 5], "city": [3, 3, 4, 4, 5, 5, 6, 6, 7, 7]}[kind]
    for die, amount in enumerate(gained, start=1):
        position = calm(fight("orcs", "footman", "knights", "footman", towns={REALM: kind}), roll(9, 1))
        position = go(position, "orcs: plunder", dice=roll(die))
        assert position.state.settlements == {}
        if amount:
            assert refusal_of(position, f"orcs: take {amount + 1} 0 0") is not None
            position = go(position, f"orcs: take 0 {amount} 0")
        assert stock(position, "orcs") == f"0/{amount}/0"
        assert is_over(position)
        assert position.state.controller_of(REALM) == 0
