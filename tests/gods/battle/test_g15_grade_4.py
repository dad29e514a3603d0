"""G15.6m to G15.6s: Chaos, Homeland, Inferno, Summon with its red Demon."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.battle.phase import fight_of
from hexenkessel.legions.battle.hexes import DEFENDER, HEX, LABELS
from hexenkessel.legions.battle.masks import members
from tests.gods.battle.arena import after, arena, field, marked, phase, standing, told, wounds
from tests.gods.table import BLACK, RED, contents, offers, pool_of, refusal_of


def casts(position: Any, spell: str, seat: int = RED) -> list[list[str]]:
    """What is listed for a spell: the words after its name."""
    found = [line.split() for line in offers(position, seat)]
    return [words[3:] for words in found if words[0] == "cast" and words[2] == spell]


# Chaos


@pytest.mark.rule("G15.6m")
def test_enemies_change_places_in_pairs_even_in_melee() -> None:
    position = arena("Plains", "Ogre C3, Priest A1", "Lion D4, Ogre F1, Troll F2")
    assert casts(position, "Chaos") == [["Lion-2,Ogre-3"], ["Lion-2,Troll-4"], ["Ogre-3,Troll-4"]]
    position = after(position, "Red: cast Priest-1 Chaos Lion-2,Troll-4")
    assert standing(position) == {
        "Ogre-0": "C3",
        "Priest-1": "A1",
        "Lion-2": "F2",
        "Ogre-3": "F1",
        "Troll-4": "D4",
    }
    assert "strike Ogre-0 Troll-4 7 4" in offers(position, RED)


@pytest.mark.rule("G15.6m")
def test_one_exchange_after_the_other_makes_any_arrangement() -> None:
    position = arena("Plains", "Ogre C3, Priest A1", "Lion D4, Ogre F1, Troll F2")
    # More than is listed: the screen is told so.
    assert position.step.is_open(position, RED)
    position = after(position, "Red: cast Priest-1 Chaos Lion-2,Troll-4,Lion-2,Ogre-3")
    places = standing(position)
    assert (places["Lion-2"], places["Ogre-3"], places["Troll-4"]) == ("F1", "F2", "D4")


@pytest.mark.rule("G15.6m")
@pytest.mark.parametrize(
    "units", ["Lion-2", "Lion-2,Ogre-0", "Ogre-0,Priest-1", "-", "Lion-2,Ogre-3,Troll-4", "Lion-2,Lion-2"]
)
def test_only_pairs_of_enemies(units: str) -> None:
    position = arena("Plains", "Ogre C3, Priest A1", "Lion D4, Ogre F1, Troll F2")
    assert refusal_of(position, RED, f"cast Priest-1 Chaos {units}") == "G15.6m"
    assert refusal_of(position, RED, "cast Priest-1 Chaos Lion-2,Ogre-3,Lion-2,Ogre-3") == "G15.6m"


@pytest.mark.rule("G15.6m")
def test_everybody_must_be_able_to_stand_on_the_new_hex() -> None:
    bogs = tuple((HEX[label], "bog") for label in ("D4", "F1"))
    position = arena("Plains", "Ogre C3, Priest A1", "Ogre D4, Lion F2, Troll F1", grounds=bogs)
    # Ogre and Troll live in a Bog, the Lion does not.
    assert casts(position, "Chaos") == [["Ogre-3,Troll-4"]]
    assert refusal_of(position, RED, "cast Priest-1 Chaos Lion-2,Ogre-3") == "G15.6m"
    # On the way somebody may be where he could not stay: only where each ends counts.
    line = "cast Priest-1 Chaos Lion-2,Ogre-3,Lion-2,Troll-4,Lion-2,Ogre-3"
    assert refusal_of(position, RED, line) is None
    places = standing(after(position, f"Red: {line}"))
    assert (places["Lion-2"], places["Ogre-3"], places["Troll-4"]) == ("F2", "F1", "D4")


@pytest.mark.rule("G15.6m", "G16.5be")
def test_a_pegasus_and_the_rider_stay_together() -> None:
    position = arena("Plains", "Ogre C3, Priest A1", "Knight F1, Lion D4, Pegasus F1")
    assert casts(position, "Chaos") == [["Lion-3,Pegasus-4"]]
    places = standing(after(position, "Red: cast Priest-1 Chaos Lion-3,Pegasus-4"))
    assert (places["Knight-2"], places["Pegasus-4"], places["Lion-3"]) == ("D4", "D4", "F1")


# Homeland


@pytest.mark.rule("G15.6n")
def test_the_own_army_is_native_everywhere_but_in_the_volcano() -> None:
    grounds = tuple(
        (HEX[label], hazard) for label, hazard in (("D4", "bog"), ("D3", "volcano"), ("C4", "tree"))
    )
    position = arena("Plains", "Lion C3, Priest A1", "Lion F1, Lion F2", grounds=grounds)
    fight = fight_of(position.state)
    assert not {HEX["D4"], HEX["D3"], HEX["C4"]} & {*members(fight.reach(0))}
    position = after(position, "Red: cast Priest-1 Homeland\nBlack: done")
    assert phase(position) == "ManeuverPhase"
    lines = offers(position, RED)
    assert {"maneuver Lion-0 D4", "maneuver Lion-0 C4"} <= {*lines}
    assert "maneuver Lion-0 D3" not in lines
    fight = fight_of(position.state).copy()
    assert fight.tables.natures[fight.natures[0]].is_native("bog")
    assert not fight.tables.natures[fight.natures[2]].is_native("bog")
    # Ruling on G15.6g: whoever joins later is native, too.
    newcomer = fight.add(fight.kinds[2], 0)
    assert fight.tables.natures[fight.natures[newcomer]].is_native("bog")


@pytest.mark.rule("G15.6n", "G15.6y")
def test_who_was_out_of_place_is_at_home_now() -> None:
    position = arena("Plains", "Lion C3, Priest A1", "Lion F1", misplaced=1, grounds=((HEX["C3"], "bog"),))
    position = after(position, "Red: cast Priest-1 Homeland")
    assert marked(position, "misplaced") == set()


# Summon


@pytest.mark.rule("G15.6p", "G15.6s")
def test_a_red_demon_appears_and_may_strike_at_once() -> None:
    grounds = ((HEX["D5"], "bog"), (HEX["D6"], "drift"))
    position = arena("Plains", "Ogre A1, Warlock B1", "Lion D4, Lion F1", grounds=grounds)
    pool = pool_of(position, BLACK, "Demon")
    assert {words[1] for words in casts(position, "Summon")} == set(LABELS) - {"A1", "B1", "D4", "F1", "D5"}
    position = after(position, "Red: cast Warlock-1 Summon - C3")
    assert standing(position)["Demon-4"] == "C3"
    assert field(position).powers[4] == 9
    assert "strike Demon-4 Lion-2 9 4" in offers(position, RED)
    assert "use Demon-4" in offers(position, RED)
    # It comes from no pool and belongs to no army.
    assert pool_of(position, BLACK, "Demon") == pool
    assert contents(position, "Red1") == "Ogre Warlock"
    # It flies.
    fight = fight_of(position.state)
    assert fight.tables.flies[fight.natures[4]]


@pytest.mark.rule("G15.6p")
@pytest.mark.parametrize("hex", ["A1", "D4", "D5", "-", "Z1"])
def test_it_needs_a_free_hex_to_stand_on(hex: str) -> None:
    position = arena("Plains", "Ogre A1, Warlock B1", "Lion D4", grounds=((HEX["D5"], "bog"),))
    rule = "G15.4c" if hex == "Z1" else "G15.6p"
    assert refusal_of(position, RED, f"cast Warlock-1 Summon - {hex}") == rule


def red_demon(attackers: str, defenders: str, part: Any = "landing", **more: Any) -> Any:
    """A battle in which the last of the attackers by name, a Demon, is a red one."""
    names = sorted(member.split()[0] for member in attackers.split(", "))
    return arena("Plains", attackers, defenders, part, reds=1 << names.index("Demon"), **more)


@pytest.mark.rule("G15.6q")
def test_it_takes_one_damage_in_each_strike_phase() -> None:
    position = red_demon("Demon C3, Ogre A1", "Lion D4, Lion F1")
    assert wounds(position) == {"Demon-0": 1}
    position = after(
        position,
        """
        Red: strike Demon-0 Lion-2 9 4 | 1 1 1 1 1 1 1 1 1
        Black: strike Lion-2 Demon-0 5 4 | 1 1 1 1 1
        Black: done
        """,
    )
    # The defender's strike phase is one, too.
    assert (field(position).half, wounds(position)) == (DEFENDER, {"Demon-0": 2})


@pytest.mark.rule("G15.6r")
def test_at_its_end_it_strikes_once_more() -> None:
    position = red_demon("Demon C3:8, Ogre A1", "Lion D4, Lion F1")
    assert wounds(position) == {"Demon-0": 9}
    assert offers(position, RED) == ["strike Demon-0 Lion-2 9 4"]
    # Then nobody can attack it any more, and it is gone.
    position = after(position, "Red: strike Demon-0 Lion-2 9 4 | 4 1 1 1 1 1 1 1 1")
    assert phase(position) == "ManeuverPhase"
    assert "Demon-0" not in standing(position)


@pytest.mark.rule("G15.6p", "G15.6s")
def test_a_red_demon_alone_is_no_army() -> None:
    position = red_demon("Demon B1, Ogre C3:5", "Lion D4, Lion F1")
    position = after(
        position,
        """
        Red: strike Ogre-1 Lion-2 6 5 | 1 1 1 1 1 1
        Black: strike Lion-2 Ogre-1 5 3 | 3 1 1 1 1
        """,
    )
    assert position.state.battle is None
    assert contents(position, "Red1") == ""


@pytest.mark.rule("G15.6s")
def test_after_the_combat_it_is_removed_and_scores_nothing() -> None:
    # The army as it went to battle had no Demon; here it is put aside by hand.
    position = arena("Plains", "Ogre C3, Warlock A1", "Lion D4:4")
    position = after(position, "Red: cast Warlock-1 Summon - B1\nRed: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1")
    position = after(position, "Black: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1")
    assert position.state.battle is None
    assert contents(position, "Red1") == "Ogre Warlock"
    # And if it is slain, the enemy gets nothing for it.
    position = arena("Plains", "Ogre C3:5, Warlock gone", "Lion D4, Lion F1")
    fight = fight_of(position.state).copy()
    fight.summon_red(0, HEX["B1"])
    position = _with(position, fight.freeze())
    position = after(
        position,
        """
        Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1
        Black: strike Lion-2 Ogre-0 5 3 | 3 1 1 1 1
        """,
    )
    assert position.state.battle is None
    while "done" in offers(position, BLACK):
        position = after(position, "Black: done")
    assert position.state.players[BLACK].battle_points == 12 + 24


@pytest.mark.rule("G15.6p", "G15.6q")
def test_each_army_may_have_one() -> None:
    position = arena("Plains", "Ogre A1, Warlock B1", "Lion F2, Warlock F1")
    position = after(
        position, "Red: cast Warlock-1 Summon - C3\nBlack: done\nBlack: cast Warlock-3 Summon - D4"
    )
    assert marked(position, "reds") == {"Demon-4", "Demon-5"}
    assert wounds(position) == {"Demon-4": 1}


def _with(position: Any, battle: Any) -> Any:
    return msgspec.structs.replace(position, state=position.state.but(battle=battle))


@pytest.mark.rule("G15.6o")
def test_inferno_hits_with_skill_four() -> None:
    position = arena("Plains", "Ogre A1, Priest A2", "Lion F1, Seaserpent gone")
    played = told(position, "Red: cast Priest-1 Inferno | 3 2 2")
    assert wounds(played.position) == {"Lion-2": 1}
