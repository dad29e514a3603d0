"""G16.1, G16.2 and G16.5a to G16.5o: what Creatures can do once in a battle."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.battle.phase import fight_of
from hexenkessel.games.gods.battle.terrain import land_of
from hexenkessel.games.gods.equipment.figures import FIGURES
from hexenkessel.legions.battle.hexes import DEFENDER, HEX, LABELS, neighbours
from tests.gods.battle.arena import after, arena, field, marked, phase, standing, told, wounds
from tests.gods.table import BLACK, RED, keys, offers, refusal_of

MISS = "1 1 1 1 1"


def uses(position: Any, seat: int = RED) -> list[str]:
    return [line for line in offers(position, seat) if line.startswith("use ")]


# G16.1 and G16.2: when


@pytest.mark.rule("G16.1a", "G16.1b")
def test_one_time_abilities_are_those_of_creatures() -> None:
    have = {name for name, kind in FIGURES.items() if kind.ability}
    assert have == {"Basilisk", "Deathbringer", "Demon", "Nightmare", "Phoenix", "Plaque", "Unicorn"}
    assert {FIGURES[name].rank for name in have} == {"creature"}
    assert not any(kind.ability for kind in FIGURES.values() if kind.rank == "human")
    position = arena("Plains", "Ogre C3, Knight C4", "Lion D4, Lion F1")
    assert uses(position) == []
    assert refusal_of(position, RED, "use Ogre-1") == "G16.2c"


@pytest.mark.rule("G16.1c", "G16.2a")
def test_they_touch_attacks_damage_movement_and_strike_backs() -> None:
    # More damage by an attack, a weaker strike-back, ground that nobody walks over.
    position = arena("Plains", "Nightmare C3, Phoenix D5, Unicorn C4", "Lion D4, Lion F1")
    assert {line.split()[1] for line in uses(position)} == {"Nightmare-0", "Phoenix-1", "Unicorn-2"}


@pytest.mark.rule("G16.2b", "G16.5a")
def test_once_in_a_battle_each() -> None:
    position = arena("Plains", "Phoenix C3, Phoenix C4", "Troll D4, Lion F1")
    position = after(position, "Red: use Phoenix-0")
    assert uses(position) == ["use Phoenix-1"]
    assert refusal_of(position, RED, "use Phoenix-0") == "G16.2b"
    # It attacks besides.
    assert "strike Phoenix-0 Troll-3 9 3" in offers(position, RED)
    position = after(
        position,
        f"""
        Red: strike Phoenix-0 Troll-3 9 3 | {MISS} 1 1 1 1
        Red: strike Phoenix-1 Troll-3 9 3 | {MISS} 1 1 1 1
        Red: done
        Black: strike Troll-3 Phoenix-0 8 5 | {MISS} 1 1 1
        Black: done
        Black: strike Troll-3 Phoenix-0 8 5 | {MISS} 1 1 1
        Red: strike Phoenix-0 Troll-3 9 3 | {MISS} 1 1 1 1
        Red: strike Phoenix-1 Troll-3 9 3 | {MISS} 1 1 1 1
        Red: done
        """,
    )
    # In the next own strike phase, too, only the other one can.
    assert (phase(position), uses(position)) == ("StrikePhase", ["use Phoenix-1"])


@pytest.mark.rule("G16.2c")
def test_only_in_the_strike_phase_after_the_own_maneuvers() -> None:
    position = arena("Plains", "Phoenix C3", "Troll D4, Lion F1", half=DEFENDER)
    position = after(position, f"Black: strike Troll-2 Phoenix-0 8 5 | {MISS} 1 1 1")
    assert (position.due, uses(position)) == ((RED,), [])
    assert refusal_of(position, RED, "use Phoenix-0") == "G16.2c"
    position = arena("Plains", "Phoenix C3", "Phoenix D4, Lion F1")
    assert refusal_of(position, RED, "use Phoenix-2") == "G16.2c"


@pytest.mark.rule("G16.2d")
def test_nobody_has_to() -> None:
    position = arena("Plains", "Phoenix C3", "Troll D4, Lion F1")
    position = after(position, f"Red: strike Phoenix-0 Troll-2 9 3 | {MISS} 1 1 1 1")
    assert offers(position, RED) == ["use Phoenix-0", "done"]
    position = after(position, "Red: done")
    assert position.due == (BLACK,)


@pytest.mark.rule("G16.2e")
def test_in_round_one_only_the_attacker() -> None:
    position = arena("Plains", "Unicorn off", "Unicorn F1, Lion F2", "landing", half=DEFENDER, round=1)
    # The defender has set up: no strike phase follows.
    assert (phase(position), position.due) == ("ManeuverPhase", (RED,))
    edge = next(line for line in offers(position, RED) if line.startswith("maneuver"))
    position = after(position, f"Red: {edge}\nRed: done")
    assert (position.due, field(position).round, bool(uses(position))) == ((RED,), 1, True)


@pytest.mark.rule("G16.5a")
def test_out_of_melee_too() -> None:
    position = arena("Plains", "Deathbringer A1, Demon A2, Plaque A3, Unicorn B1", "Lion F1, Lion F2")
    assert {line.split()[1] for line in uses(position)} == {"Deathbringer-0", "Unicorn-3"}
    # Those that belong to an attack would be of no use.
    assert refusal_of(position, RED, "use Demon-1") == "G16.5i"
    assert refusal_of(position, RED, "use Plaque-2") == "G16.5n"


# Basilisk: Stone Cold


def basilisk(**more: Any) -> Any:
    position = arena("Plains", "Basilisk C3, Ogre A1", "Troll D4, Lion F1", **more)
    return after(position, f"Red: strike Basilisk-0 Troll-3 10 3 | 6 6 6 {MISS} 1 1")


@pytest.mark.rule("G16.5b")
def test_after_an_attack_it_may_discard_the_roll_and_turn_to_stone() -> None:
    position = basilisk()
    assert (phase(position), offers(position, RED)) == ("StoneColdChoice", ["use Basilisk-0", "done"])
    # The hits have not fallen yet.
    assert wounds(position) == {}
    hit = after(position, "Red: done")
    assert wounds(hit) == {"Troll-3": 3}
    assert marked(hit, "stone") == set()
    stone = after(position, "Red: use Basilisk-0")
    assert wounds(stone) == {}
    assert marked(stone, "stone") == {"Basilisk-0"}
    assert refusal_of(position, RED, "use Ogre-1") == "G16.5b"
    # It is asked then, and at no other time.
    before = arena("Plains", "Basilisk C3, Ogre A1", "Troll D4, Lion F1")
    assert uses(before) == []
    assert refusal_of(before, RED, "use Basilisk-0") == "G16.5b"


@pytest.mark.rule("G16.5b", "G13.6a")
def test_hits_carry_over_after_the_choice() -> None:
    position = arena("Plains", "Basilisk C3", "Lion D3, Troll D4:7")
    position = after(position, f"Red: strike Basilisk-0 Troll-2 10 4 | 6 6 6 {MISS} 1 1\nRed: done")
    assert (phase(position), offers(position, RED)) == ("CarryChoice", ["carry Lion-1", "done"])


@pytest.mark.rule("G16.5b", "G16.2b")
def test_not_after_a_strike_back_and_not_twice() -> None:
    position = arena("Plains", "Basilisk C3", "Troll D4, Lion F1", half=DEFENDER)
    position = after(position, f"Black: strike Troll-2 Basilisk-0 8 5 | {MISS} 1 1 1")
    position = after(position, f"Red: strike Basilisk-0 Troll-2 10 3 | 6 {MISS} 1 1 1 1")
    assert phase(position) != "StoneColdChoice"
    position = arena("Plains", "Basilisk C3", "Troll D4, Lion F1", used=1)
    position = after(position, f"Red: strike Basilisk-0 Troll-2 10 3 | 6 {MISS} 1 1 1 1")
    assert phase(position) != "StoneColdChoice"


@pytest.mark.rule("G16.5e")
def test_the_choice_comes_after_each_own_attack_until_it_is_used() -> None:
    position = after(basilisk(), "Red: done")
    assert marked(position, "used") == set()
    position = after(
        position,
        f"""
        Black: strike Troll-3 Basilisk-0 8 5 | {MISS} 1 1 1
        Black: done
        Black: strike Troll-3 Basilisk-0 8 5 | {MISS} 1 1 1
        Red: strike Basilisk-0 Troll-3 10 3 | {MISS} {MISS}
        Red: done
        Red: strike Basilisk-0 Troll-3 10 3 | {MISS} {MISS}
        """,
    )
    assert (phase(position), field(position).round) == ("StoneColdChoice", 3)


@pytest.mark.rule("G16.5c", "G16.5d")
def test_stone_until_the_own_next_maneuver_phase() -> None:
    position = after(basilisk(), "Red: use Basilisk-0")
    # G16.5d: no strike-back by it or at it, and in the enemy's phase neither attacks.
    assert (phase(position), position.due) == ("ManeuverPhase", (BLACK,))
    assert marked(position, "stone") == {"Basilisk-0"}
    position = after(position, "Black: done")
    assert (phase(position), position.due) == ("ManeuverPhase", (RED,))
    assert marked(position, "stone") == set()


@pytest.mark.rule("G16.5d")
def test_a_stone_neither_moves_nor_attacks() -> None:
    position = arena("Plains", "Basilisk C3, Ogre A1", "Troll D4, Lion F1", stone=1)
    assert not any(line.startswith("strike") for line in offers(position, position.due[0]))
    position = arena("Plains", "Basilisk C3, Ogre C4", "Troll D4, Lion F1", stone=1)
    assert refusal_of(position, RED, "strike Basilisk-0 Troll-3 10 3") == "G16.5d"
    position = arena("Plains", "Basilisk B1, Ogre C4", "Troll D4, Lion F1", "maneuver", stone=1)
    assert refusal_of(position, RED, "maneuver Basilisk-0 B2") == "G16.5d"


@pytest.mark.rule("G16.5e")
def test_only_magic_hurts_a_stone() -> None:
    # Attacks do not,
    position = arena("Plains", "Troll C3, Troll C4", "Basilisk D4, Lion D5", stone=4)
    assert refusal_of(position, RED, "strike Troll-0 Basilisk-2 8 5") == "G16.5e"
    # normal rangestrikes neither, magical ones do,
    position = arena("Plains", "Giant B2, Warlock B3", "Basilisk D4, Lion F1", stone=4)
    assert refusal_of(position, RED, "rangestrike Giant-0 Basilisk-2") == "G16.5e"
    assert refusal_of(position, RED, "rangestrike Warlock-1 Basilisk-2") is None
    # spells do,
    position = after(position, "Red: cast Warlock-1 Quake | 4 1 1 1 1 1")
    assert wounds(position) == {"Basilisk-2": 1}
    # abilities do not,
    position = arena("Plains", "Deathbringer C3, Phoenix D5", "Basilisk D4:8, Lion F1", stone=4)
    assert refusal_of(position, RED, "use Deathbringer-0 Basilisk-2") == "G16.5e"
    assert refusal_of(position, RED, "use Phoenix-1") == "G16.5m"
    # and Drift does not.
    drift = ((HEX["D4"], "drift"),)
    position = arena("Plains", "Ogre A1", "Basilisk D4:9, Lion F1", "landing", stone=2, grounds=drift)
    assert wounds(position) == {"Basilisk-1": 9}


# Deathbringer: Reaper's Call


@pytest.mark.rule("G16.5f", "G16.5g", "EX-G16.5-B")
def test_reapers_call_slays_anybody_for_twice_the_life() -> None:
    position = arena("Plains", "Deathbringer A1, Wraith A2", "Lion F1, Troll F2:3, Ogre F3")
    # Lion 5, Ogre 6, Troll 5: the Ogre is too strong.
    assert uses(position) == ["use Deathbringer-0 Lion-2", "use Deathbringer-0 Troll-4"]
    position = after(position, "Red: use Deathbringer-0 Troll-4")
    assert wounds(position) == {"Deathbringer-0": 10, "Troll-4": 8}
    position = after(position, "Red: done")
    assert "Troll-4" not in standing(position)


@pytest.mark.rule("G16.5h", "EX-G16.5-B")
def test_it_may_not_slay_itself() -> None:
    position = arena("Plains", "Deathbringer A1, Wraith A2", "Lion F1, Troll F2:3, Ogre F3")
    assert refusal_of(position, RED, "use Deathbringer-0 Ogre-3") == "G16.5h"
    position = arena("Plains", "Deathbringer A1:2, Wraith A2", "Lion F1, Lion F2")
    assert refusal_of(position, RED, "use Deathbringer-0 Lion-2") == "G16.5h"
    position = arena("Plains", "Deathbringer A1:1, Wraith A2", "Lion F1, Lion F2")
    assert refusal_of(position, RED, "use Deathbringer-0 Lion-2") is None


@pytest.mark.rule("G16.5f", "G16.5h")
def test_on_masters_too_but_only_on_enemies() -> None:
    position = arena(
        "Plains", "Deathbringer A1, Ogre A2:4", "Titan F1:2, Lion F2", colours=("Black", "Green")
    )
    assert "use Deathbringer-0 Titan-3" in offers(position, BLACK)
    for wrong in ("Ogre-1", "Deathbringer-0", "-", "Lion-9"):
        assert refusal_of(position, BLACK, f"use Deathbringer-0 {wrong}") == "G16.5f"
    assert refusal_of(position, BLACK, "use Deathbringer-0 Lion-2 A3") == "G16.5f"


@pytest.mark.rule("G16.5h", "G16.5ch")
def test_the_god_is_not_called() -> None:
    position = arena("Plains", "Deathbringer A1, Ogre A2", "God F1, Lion F2", colours=("Black", "Green"))
    fight = fight_of(position.state).copy()
    fight.hits[2] = 98
    assert fight.life(2) == 2
    assert refusal_of(position, BLACK, "use Deathbringer-0 God-2") == "G16.5f"


@pytest.mark.rule("G15.2d", "G16.5f")
def test_who_is_called_still_strikes_back() -> None:
    position = arena("Plains", "Deathbringer A1, Ogre C3", "Lion D4, Lion F2")
    position = after(position, "Red: use Deathbringer-0 Lion-2")
    assert (position.due, offers(position, BLACK)) == ((BLACK,), ["strike Lion-2 Ogre-1 5 3"])


# Demon: Final Blow


@pytest.mark.rule("G16.5i", "G16.5j", "EX-G16.5-C")
def test_hits_left_over_heal_the_demon_and_do_not_carry_over() -> None:
    position = arena("Plains", "Demon C3:6", "Lion D3, Troll D4:4")
    position = after(position, "Red: use Demon-0")
    # Nothing will carry over, so there is no reason to announce a higher number.
    assert [line for line in offers(position, RED) if "Troll" in line] == ["strike Demon-0 Troll-2 9 3"]
    assert refusal_of(position, RED, "strike Demon-0 Troll-2 9 4") == "G16.5j"
    played = told(position, "Red: strike Demon-0 Troll-2 9 3 | 6 6 6 6 6 6 6 1 1")
    assert wounds(played.position) == {"Demon-0": 3, "Troll-2": 8}
    assert "final-blow-heals" in keys(played.events)
    assert phase(played.position) == "StrikePhase"
    assert played.position.due == (BLACK,)


@pytest.mark.rule("G16.5i")
def test_it_heals_up_to_nine_at_most() -> None:
    position = arena("Plains", "Demon C3:1", "Lion F1, Troll D4:7")
    position = after(position, "Red: use Demon-0\nRed: strike Demon-0 Troll-2 9 3 | 6 6 6 6 6 6 6 1 1")
    assert wounds(position) == {"Troll-2": 8}


@pytest.mark.rule("G16.5k")
def test_it_is_used_up_even_in_vain() -> None:
    position = arena("Plains", "Demon C3:6", "Lion F1, Troll D4")
    position = after(position, "Red: use Demon-0\nRed: strike Demon-0 Troll-2 9 3 | 6 6 6 6 1 1 1 1 1")
    assert wounds(position) == {"Demon-0": 6, "Troll-2": 4}
    assert marked(position, "used") == {"Demon-0"}


@pytest.mark.rule("G16.5i", "G16.2b")
def test_it_is_announced_before_the_attack() -> None:
    position = arena("Plains", "Demon C3:6, Wraith A1", "Lion F1, Troll D4")
    announced = after(position, "Red: use Demon-0")
    assert refusal_of(announced, RED, "use Demon-0") == "G16.2b"
    position = after(position, f"Red: strike Demon-0 Troll-3 9 3 | {MISS} 1 1 1 1")
    assert refusal_of(position, RED, "use Demon-0") == "G16.5i"
    assert refusal_of(announced, RED, "use Demon-0 Troll-3") == "G16.2b"


# Nightmare: Fear


@pytest.mark.rule("G16.5l")
def test_enemies_next_to_it_strike_back_with_half_their_power() -> None:
    position = arena("Plains", "Nightmare C3, Ogre E4", "Lion D3, Troll D4, Lion F1")
    played = told(position, "Red: use Nightmare-0")
    assert played.events[0].args["units"] == ("Lion-2", "Troll-4")
    position = after(
        played.position,
        f"""
        Red: strike Nightmare-0 Lion-2 9 4 | {MISS} 1 1 1 1
        Red: strike Ogre-1 Troll-4 6 4 | {MISS} 1
        """,
    )
    # Two dice of five, four of eight, whomever they strike.
    assert offers(position, BLACK) == [
        "strike Lion-2 Nightmare-0 2 4",
        "strike Troll-4 Nightmare-0 4 5",
        "strike Troll-4 Ogre-1 4 4",
    ]


@pytest.mark.rule("G16.5l")
def test_only_the_next_time_and_only_in_a_strike_back() -> None:
    position = arena("Plains", "Nightmare C3", "Troll D4, Lion F1")
    position = after(
        position,
        f"""
        Red: use Nightmare-0
        Red: strike Nightmare-0 Troll-2 9 3 | {MISS} 1 1 1 1
        Black: strike Troll-2 Nightmare-0 4 5 | 1 1 1 1
        Black: done
        """,
    )
    assert "strike Troll-2 Nightmare-0 8 5" in offers(position, BLACK)


@pytest.mark.rule("G16.5l")
def test_fear_is_used_with_an_attack() -> None:
    position = arena("Plains", "Nightmare C3", "Troll F2, Lion F1", part="omens", others={})
    assert phase(position) == "ManeuverPhase"
    position = arena("Plains", "Nightmare A1, Unicorn A2", "Troll F2, Lion F1")
    assert refusal_of(position, RED, "use Nightmare-0") == "G16.5l"


# Phoenix: Flameburst


@pytest.mark.rule("G16.5m")
def test_all_adjacent_enemies_take_one_damage() -> None:
    position = arena("Plains", "Phoenix C3, Ogre C4", "Lion D3, Troll D4, Lion F1")
    position = after(position, "Red: use Phoenix-1")
    assert wounds(position) == {"Lion-2": 1, "Troll-4": 1}
    position = arena("Plains", "Phoenix C3, Unicorn A1", "Lion F1")
    assert refusal_of(position, RED, "use Phoenix-0") == "G16.5m"


@pytest.mark.rule("G16.5m")
def test_a_cliff_is_no_protection() -> None:
    land = land_of("Mountains")
    upper, lower = next(
        (hex, other)
        for hex in range(27)
        for other in neighbours(hex)
        if land.crossing(hex, other).hazard == "cliff" and land.hazards[other] == "plain" == land.hazards[hex]
    )
    position = arena("Mountains", f"Phoenix {LABELS[upper]}", f"Lion {LABELS[lower]}")
    # They are not in melee, and yet it burns.
    assert offers(position, RED) == ["use Phoenix-0", "done"]
    assert wounds(after(position, "Red: use Phoenix-0")) == {"Lion-1": 1}


# Plaque: Cuff


@pytest.mark.rule("G16.5n")
@pytest.mark.parametrize(("faces", "damage"), [("1 1 1 1 1", 1), ("6 6 1 1 1", 3)])
def test_one_damage_more_with_the_attack(faces: str, damage: int) -> None:
    position = arena("Plains", "Plaque C3", "Troll D4, Lion F1")
    assert uses(position) == ["use Plaque-0"]
    played = told(position, f"Red: use Plaque-0\nRed: strike Plaque-0 Troll-2 5 4 | {faces}")
    assert wounds(played.position) == {"Troll-2": damage}
    assert "cuff-lands" in keys(played.events)
    assert marked(played.position, "used") == {"Plaque-0"}


@pytest.mark.rule("G16.5n")
def test_the_extra_point_may_slay_and_does_not_carry_over() -> None:
    position = arena("Plains", "Plaque C3", "Lion D3, Troll D4:7")
    position = after(position, "Red: use Plaque-0\nRed: strike Plaque-0 Troll-2 5 4 | 1 1 1 1 1")
    assert wounds(position) == {"Troll-2": 8}
    assert phase(position) == "StrikePhase"
    # Where a die slays the target already, there is nobody for it.
    position = arena("Plains", "Plaque C3", "Ogre D3, Troll D4:7")
    position = after(position, "Red: use Plaque-0\nRed: strike Plaque-0 Troll-2 5 4 | 6 1 1 1 1")
    assert wounds(position) == {"Troll-2": 8}
    assert phase(position) == "StrikePhase"


# Unicorn: Decoy


@pytest.mark.rule("G16.5o")
def test_a_tree_on_a_free_hex_next_to_it() -> None:
    position = arena("Plains", "Ogre C4, Unicorn C3", "Lion D4, Lion F1", grounds=((HEX["D3"], "bog"),))
    assert {line.split()[3] for line in uses(position)} == {"C2", "B2", "B3", "D3"}
    for wrong in ("C4", "D4", "A1", "C3", "Z1", "-"):
        assert refusal_of(position, RED, f"use Unicorn-1 - {wrong}") == "G16.5o"
    position = after(position, "Red: use Unicorn-1 - D3")
    assert fight_of(position.state).tables.land.hazards[HEX["D3"]] == "tree"


@pytest.mark.rule("G16.5o")
def test_it_stands_until_the_own_next_maneuver_phase_and_gives_back_what_it_covers() -> None:
    position = arena("Plains", "Ogre A1, Unicorn C3", "Lion F2, Lion F1", grounds=((HEX["D3"], "bog"),))
    position = after(position, "Red: use Unicorn-1 - D3")
    assert (phase(position), position.due) == ("ManeuverPhase", (BLACK,))
    assert fight_of(position.state).tables.land.hazards[HEX["D3"]] == "tree"
    position = after(position, "Black: done")
    assert (phase(position), position.due) == ("ManeuverPhase", (RED,))
    assert fight_of(position.state).tables.land.hazards[HEX["D3"]] == "bog"


@pytest.mark.rule("G16.5k")
def test_a_final_blow_that_is_not_struck_is_not_used_up() -> None:
    position = arena("Plains", "Demon C3, Troll C4", "Lion F1, Troll D4:7")
    position = after(position, f"Red: use Demon-0\nRed: strike Troll-1 Troll-3 8 4 | 6 {MISS} 1 1")
    # The Demon has nobody left to attack.
    assert position.due == (BLACK,)
    position = after(position, f"Black: strike Troll-3 Demon-0 8 5 | {MISS} 1 1 1")
    assert (marked(position, "used"), marked(position, "announced")) == (set(), set())
