"""G16.5bu to G16.5bx: the Necromancer at the start of his strike phases."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER, HEX
from tests.gods.battle.arena import after, arena, field, phase, power, told, wounds
from tests.gods.table import BLACK, RED, keys, offers, refusal_of


@pytest.mark.rule("G16.5bu", "G16.5bv", "G16.5bx")
def test_one_damage_to_anybody_however_far_and_one_more_power() -> None:
    position = arena("Plains", "Necromancer A1, Ogre A2", "Angel F1, Lion F4, Golem D4")
    assert phase(position) == "NecromancerChoice"
    assert offers(position, RED) == [
        "use Necromancer-0 Angel-2",
        "use Necromancer-0 Golem-3",
        "use Necromancer-0 Lion-4",
    ]
    assert power(position, "Necromancer-0") == 6
    played = told(position, "Red: use Necromancer-0 Lion-4")
    assert "necromancer" in keys(played.events)
    assert wounds(played.position) == {"Lion-4": 1}
    assert power(played.position, "Necromancer-0") == 7
    assert refusal_of(position, RED, "use Necromancer-0 Ogre-1") == "G16.5bu"
    assert refusal_of(position, RED, "use Necromancer-0") == "G16.5bu"
    assert refusal_of(position, RED, "done") is not None


@pytest.mark.rule("G16.5bu", "G16.5bv")
def test_besides_his_attack_which_has_the_new_power_already() -> None:
    position = arena("Plains", "Necromancer C3", "Lion D4, Lion F4")
    position = after(position, "Red: use Necromancer-0 Lion-1")
    assert "strike Necromancer-0 Lion-1 7 2" in offers(position, RED)


@pytest.mark.rule("G16.5bu")
def test_only_in_his_own_strike_phases() -> None:
    position = arena("Plains", "Necromancer C3", "Lion D4, Lion F4", half=DEFENDER)
    assert (phase(position), position.due) == ("StrikePhase", (BLACK,))
    position = arena("Plains", "Necromancer A3", "Lion F3, Lion F4")
    position = after(position, "Red: use Necromancer-0 Lion-1\nRed: done\nBlack: done\nRed: done")
    assert (phase(position), field(position).round) == ("NecromancerChoice", 3)
    position = after(position, "Red: use Necromancer-0 Lion-2")
    assert power(position, "Necromancer-0") == 8


@pytest.mark.rule("G16.5bw")
def test_he_starts_each_combat_with_six() -> None:
    position = arena("Plains", "Necromancer off, Ogre off", "Lion off", "maneuver", half=DEFENDER, round=1)
    assert power(position, "Necromancer-0") == 6


@pytest.mark.rule("G16.5bx", "G14.6b")
def test_masters_are_immune_and_yet_the_power_rises() -> None:
    position = arena("Plains", "Necromancer A1", "Titan F1, Lion F2, Lion F3", colours=("Red", "Green"))
    assert not any("Titan" in line for line in offers(position, RED))
    assert refusal_of(position, RED, "use Necromancer-0 Titan-3") == "G14.6b"
    # With nobody to hurt, nobody is asked.
    position = arena("Plains", "Necromancer C3", "Titan D4", colours=("Red", "Green"))
    assert (phase(position), power(position, "Necromancer-0"), wounds(position)) == ("StrikePhase", 7, {})


@pytest.mark.rule("G16.5bx")
def test_the_raised_power_counts_for_life() -> None:
    position = arena("Plains", "Necromancer C3:5", "Lion D4, Lion F1")
    position = after(
        position,
        """
        Red: use Necromancer-0 Lion-2
        Red: strike Necromancer-0 Lion-1 7 2 | 1 1 1 1 1 1 1
        Red: done
        Black: strike Lion-1 Necromancer-0 5 6 | 6 1 1 1 1
        """,
    )
    # Six hits would have slain him with power six.
    assert (power(position, "Necromancer-0"), wounds(position)["Necromancer-0"]) == (7, 6)
    assert position.state.battle is not None


@pytest.mark.rule("G16.5bu", "G13.1a")
def test_after_drift_and_only_with_life_left() -> None:
    drift = ((HEX["C3"], "drift"),)
    position = arena("Plains", "Necromancer C3:5, Ogre A1", "Lion D4, Lion F1", "landing", grounds=drift)
    # The Drift has taken his last life: he attacks, and that is all.
    assert (phase(position), power(position, "Necromancer-0")) == ("StrikePhase", 6)
    assert offers(position, RED) == ["strike Necromancer-0 Lion-2 6 2"]


@pytest.mark.rule("G16.5bu", "G16.5bg")
def test_a_rider_is_covered_by_the_pegasus() -> None:
    position = arena("Plains", "Necromancer A1", "Knight F1, Lion F2, Pegasus F1", colours=("Red", "Green"))
    assert offers(position, RED) == ["use Necromancer-0 Lion-2", "use Necromancer-0 Pegasus-3"]
