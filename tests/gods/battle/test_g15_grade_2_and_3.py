"""G15.6a to G15.6l: Create Hazard, Shield, Shockwave, Wimps Vacation; Footsore, Quake, Teleport, Timewarp."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.battle.phase import fight_of
from hexenkessel.games.gods.recruitment.recruits import LOWEST_TIER
from hexenkessel.legions.battle.hexes import DEFENDER, HEX, LABELS
from hexenkessel.legions.battle.masks import members
from tests.gods.battle.arena import after, arena, field, phase, standing, told, wounds
from tests.gods.table import BLACK, RED, contents, keys, offers, pool_of, refusal_of

HAZARDS = {*"tree sand bog bramble fog hedge drift volcano beach water darkness cloud".split()}


def casts(position: Any, spell: str, seat: int = RED) -> list[list[str]]:
    """What is listed for a spell: the words after its name."""
    found = [line.split() for line in offers(position, seat)]
    return [words[3:] for words in found if words[0] == "cast" and words[2] == spell]


def ground(position: Any, label: str) -> str:
    hazard: str = fight_of(position.state).tables.land.hazards[HEX[label]]
    return hazard


def reach(position: Any, unit: int) -> set[str]:
    fight = fight_of(position.state).copy()
    fight.half = fight.sides[unit]
    fight.moved = 0
    return {LABELS[hex] for hex in members(fight.reach(unit))}


# Create Hazard


@pytest.mark.rule("G15.6a")
def test_any_hazard_on_any_free_hex() -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Lion F1")
    listed = casts(position, "Create-Hazard")
    assert {words[1] for words in listed} == set(LABELS) - {"C3", "A1", "F1"}
    here = ground(position, "D4")
    assert {words[2] for words in listed if words[1] == "D4"} == (HAZARDS | {"plain"}) - {here}
    assert refusal_of(position, RED, "cast Wraith-1 Create-Hazard - C3 tree") == "G15.6a"
    assert refusal_of(position, RED, "cast Wraith-1 Create-Hazard - - tree") == "G15.6a"
    assert refusal_of(position, RED, "cast Wraith-1 Create-Hazard - D4 marble") == "G15.6a"
    assert refusal_of(position, RED, f"cast Wraith-1 Create-Hazard - D4 {here}") == "G15.6a"


@pytest.mark.rule("G15.6a")
def test_it_appears_replaces_or_is_removed() -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Lion F1", grounds=((HEX["D4"], "bog"),))
    appeared = after(position, "Red: cast Wraith-1 Create-Hazard - D3 volcano")
    assert (ground(appeared, "D3"), ground(appeared, "D4")) == ("volcano", "bog")
    replaced = after(position, "Red: cast Wraith-1 Create-Hazard - D4 water")
    assert ground(replaced, "D4") == "water"
    removed = after(position, "Red: cast Wraith-1 Create-Hazard - D4 plain")
    assert ground(removed, "D4") == "plain"
    # It matters to those who walk: the Ogre lives in a Bog and is slowed by Water, and a Volcano is closed.
    assert "D3" in reach(position, 0) and "D3" not in reach(appeared, 0)


@pytest.mark.rule("G15.6a", "G15.6b")
def test_height_and_hexsides_stay() -> None:
    position = arena("Hills", "Ogre A1, Wraith A2", "Lion F1")
    land = fight_of(position.state).tables.land
    high = next(hex for hex in range(27) if land.heights[hex] and fight_of(position.state).unit_at[hex] < 0)
    word = "tree" if land.hazards[high] != "tree" else "bog"
    changed = after(position, f"Red: cast Wraith-1 Create-Hazard - {LABELS[high]} {word}")
    now = fight_of(changed.state).tables.land
    assert now.hazards[high] == word
    assert (now.heights, now.sides) == (land.heights, land.sides)


@pytest.mark.rule("G15.6b")
@pytest.mark.parametrize("side", ["dune", "cliff", "slope", "wall"])
def test_hexsides_cannot_be_made(side: str) -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Lion F1")
    assert refusal_of(position, RED, f"cast Wraith-1 Create-Hazard - D4 {side}") == "G15.6b"


@pytest.mark.rule("G15.6b")
def test_it_lasts_for_the_rest_of_the_battle() -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Lion F1, Lion F2")
    position = after(
        position, "Red: cast Wraith-1 Create-Hazard - D4 tree\nBlack: done\nRed: done\nBlack: done"
    )
    assert (field(position).round, ground(position, "D4")) == (4, "tree")


@pytest.mark.rule("G15.6a")
def test_it_may_replace_the_tree_of_a_decoy() -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Lion F1, Lion F2", decoys=((HEX["D4"], 0),))
    assert ground(position, "D4") == "tree"
    position = after(position, "Red: cast Wraith-1 Create-Hazard - D4 bog")
    assert ground(position, "D4") == "bog"
    position = after(position, "Black: done")
    assert ground(position, "D4") == "bog"


# Shield


@pytest.mark.rule("G15.6c")
def test_a_shielded_figure_is_not_hurt_by_the_strike_back() -> None:
    position = arena("Plains", "Ogre C3, Troll C4, Wraith A1", "Lion D4, Ogre F1")
    assert casts(position, "Shield") == [["Ogre-0"], ["Troll-1"], ["Wraith-2"]]
    position = after(
        position,
        """
        Red: cast Wraith-2 Shield Ogre-0
        Red: strike Ogre-0 Lion-3 6 5 | 1 1 1 1 1 1
        Red: strike Troll-1 Lion-3 8 5 | 1 1 1 1 1 1 1 1
        Black: strike Lion-3 Ogre-0 5 3 | 6 6 6 6 6
        """,
    )
    assert wounds(position) == {}


@pytest.mark.rule("G15.6c")
def test_the_shield_ends_with_this_strike_phase() -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Lion D4, Ogre F1")
    position = after(
        position,
        """
        Red: cast Wraith-1 Shield Ogre-0
        Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1
        Black: strike Lion-2 Ogre-0 5 3 | 6 6 6 6 6
        Black: done
        Black: strike Lion-2 Ogre-0 5 3 | 6 6 1 1 1
        """,
    )
    assert wounds(position) == {"Ogre-0": 2}


@pytest.mark.rule("G15.6c")
def test_only_an_own_figure_on_the_battlefield() -> None:
    position = arena("Plains", "Ogre C3, Troll gone, Wraith A1", "Lion D4, Ogre F1")
    assert refusal_of(position, RED, "cast Wraith-2 Shield Lion-3") == "G15.6c"
    assert refusal_of(position, RED, "cast Wraith-2 Shield Troll-1") == "G15.6c"
    assert refusal_of(position, RED, "cast Wraith-2 Shield") == "G15.6c"
    assert refusal_of(position, RED, "cast Wraith-2 Shield Ogre-0,Wraith-2") == "G15.6c"


# Shockwave, Quake (and Inferno)


@pytest.mark.rule("G15.6d", "G15.6h", "G15.6o")
@pytest.mark.parametrize(
    ("spell", "numbers"), [("Shockwave", [4, 5, 6]), ("Quake", [3, 4, 5]), ("Inferno", [2, 3, 4])]
)
def test_three_dice_with_its_own_skill_against_each_enemy(spell: str, numbers: list[int]) -> None:
    # Skills 3, 2 and 4.
    position = arena("Plains", "Ogre A1, Priest A2", "Lion E1:2, Ogre E2, Unicorn E3")
    played = told(position, f"Red: cast Priest-1 {spell} | 6 1 1 6 6 1 6 6 6")
    rolls = [event.args for event in played.events if event.key == "spell-roll"]
    assert [args["target"] for args in rolls] == ["Lion-2", "Ogre-3", "Unicorn-4"]
    assert sorted(int(str(args["number"])) for args in rolls) == numbers
    assert [len(roll.dice) for roll in played.rolls] == [3, 3, 3]
    assert wounds(played.position) == {"Lion-2": 3, "Ogre-3": 2, "Unicorn-4": 3}


@pytest.mark.rule("G15.6d")
def test_no_carry_over_and_no_own_figure_hurt() -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Lion D4:4, Lion D5")
    played = told(position, "Red: cast Wraith-1 Shockwave | 6 6 6 1 1 1")
    # What is beyond the first Lion's life is lost.
    assert wounds(played.position) == {"Lion-2": 5}
    assert phase(played.position) == "StrikePhase"


@pytest.mark.rule("G15.6d", "G16.5aj")
def test_against_a_chimera_the_number_is_always_four() -> None:
    position = arena("Plains", "Ogre A1, Wraith A2", "Chimera F1")
    played = told(position, "Red: cast Wraith-1 Shockwave | 4 3 3")
    assert [event.args["number"] for event in played.events if event.key == "spell-roll"] == [4]
    assert wounds(played.position) == {"Chimera-2": 1}


# Wimps Vacation


@pytest.mark.rule("G15.6e", "G15.6f")
def test_enemy_creatures_of_the_lowest_tier_are_slain_at_once() -> None:
    assert set(LOWEST_TIER) == set("Centaur Gargoyle Ogre Dolphin Headcracker Plaque Tombdigger".split())
    position = arena(
        "Plains", "Ogre C3, Wraith A1", "Headcracker D4, Helldancer F1, Plaque F2, Tombdigger D5"
    )
    played = told(position, "Red: cast Wraith-1 Wimps-Vacation")
    # Nobody is left next to the Ogre: neither does it attack, nor is there a strike-back.
    assert played.events[1].args["units"] == ("Headcracker-2", "Plaque-4", "Tombdigger-5")
    assert standing(played.position) == {"Ogre-0": "C3", "Wraith-1": "A1", "Helldancer-3": "F1"}
    assert phase(played.position) == "ManeuverPhase"


@pytest.mark.rule("G15.6f")
def test_they_are_scored_and_go_to_the_pool() -> None:
    position = arena("Plains", "Ogre C3, Wraith A1", "Headcracker D4, Plaque F2")
    pool = pool_of(position, BLACK, "Plaque")
    points = position.state.players[RED].battle_points
    position = after(position, "Red: cast Wraith-1 Wimps-Vacation\nRed: done")
    # The army is gone with them, and so is the battle.
    assert position.state.battle is None
    assert contents(position, "Black1") == ""
    assert position.state.players[RED].battle_points == points + 12 + 10
    assert pool_of(position, BLACK, "Plaque") == pool + 1


# Footsore


@pytest.mark.rule("G15.6g")
def test_the_own_army_flies_for_the_rest_of_the_combat() -> None:
    ring = tuple((HEX[label], "bog") for label in ("C2", "C4", "D3", "D4", "B2", "B3"))
    position = arena("Plains", "Lion C3, Priestess A1", "Lion F1, Lion F2", grounds=ring)
    assert reach(position, 0) == set()
    position = after(position, "Red: cast Priestess-1 Footsore")
    assert {"C5", "C1", "E2"} <= reach(position, 0)
    assert "D4" not in reach(position, 0)
    position = after(position, "Black: done\nRed: done\nBlack: done")
    assert "C5" in reach(position, 0)
    # The others walk as before.
    assert field(position).footsore == 1


@pytest.mark.rule("G15.6g")
def test_footsore_helps_whoever_joins_later_but_does_not_undo_deadlock() -> None:
    position = arena("Plains", "Lion C3, Priestess A1", "Lion F1, Lion F2", footsore=1)
    fight = fight_of(position.state).copy()
    newcomer = fight.add(fight.kinds[0], 0)
    assert fight.tables.flies[fight.natures[newcomer]]
    position = arena("Plains", "Gargoyle C3, Priestess A1", "Lion F1, Lion F2", footsore=1, deadlock=1)
    fight = fight_of(position.state)
    assert not fight.tables.flies[fight.natures[0]]


# Teleport


@pytest.mark.rule("G15.6i")
def test_any_figure_goes_to_a_free_hex_that_it_can_stand_on() -> None:
    grounds = ((HEX["D6"], "bog"), (HEX["D5"], "volcano"))
    position = arena("Plains", "Ogre C3, Priestess A1", "Lion F1", grounds=grounds)
    listed = casts(position, "Teleport")
    assert {words[0] for words in listed} == {"Ogre-0", "Priestess-1", "Lion-2"}
    taken = {"C3", "A1", "F1"}
    assert {words[1] for words in listed if words[0] == "Ogre-0"} == set(LABELS) - taken - {"D5"}
    assert {words[1] for words in listed if words[0] == "Lion-2"} == set(LABELS) - taken - {"D5", "D6"}
    for wrong in ("Ogre-0 D5", "Lion-2 D6", "Lion-2 C3", "Lion-2 F1", "Lion-2 -", "Lion-2,Ogre-0 B1", "- B1"):
        assert refusal_of(position, RED, f"cast Priestess-1 Teleport {wrong}") == "G15.6i"


@pytest.mark.rule("G15.6i")
def test_a_teleported_enemy_can_be_attacked_at_once() -> None:
    position = arena("Plains", "Ogre C3, Priestess A1", "Lion F1, Lion F2")
    position = after(position, "Red: cast Priestess-1 Teleport Lion-2 D4")
    assert standing(position)["Lion-2"] == "D4"
    assert "strike Ogre-0 Lion-2 6 5" in offers(position, RED)


@pytest.mark.rule("G15.6i")
def test_the_caster_may_teleport_itself_out_of_melee() -> None:
    position = arena("Plains", "Ogre A1, Priestess C3", "Lion D4, Lion F2")
    position = after(position, "Red: cast Priestess-1 Teleport Priestess-1 A3")
    assert standing(position)["Priestess-1"] == "A3"
    assert not any(line.startswith("strike") for line in offers(position, position.due[0]))


# Timewarp


@pytest.mark.rule("G15.6j")
@pytest.mark.parametrize(("number", "round"), [(1, 4), (-1, 2)])
def test_the_round_marker_moves_at_once(number: int, round: int) -> None:
    position = arena("Plains", "Ogre A1, Ogre A3, Priestess A2", "Lion F1, Lion F2", round=3)
    assert casts(position, "Timewarp") == [["-", "-", "-", "1"], ["-", "-", "-", "-1"]]
    played = told(position, f"Red: cast Priestess-2 Timewarp - - - {number}")
    assert {"cast", "timewarp"} <= {*keys(played.events)}
    # With the defender's maneuver phase, which comes next, the marker moves on as usual.
    assert field(played.position).round == round + 1


@pytest.mark.rule("G15.6j", "G15.6l")
def test_the_marker_does_not_go_below_one_and_moves_one_place() -> None:
    position = arena("Plains", "Priestess A2", "Lion F1, Lion F2", round=1)
    assert casts(position, "Timewarp") == [["-", "-", "-", "1"]]
    for number in (-1, 0, 2):
        assert refusal_of(position, RED, f"cast Priestess-0 Timewarp - - - {number}") == "G15.6l"


@pytest.mark.rule("G15.6l")
def test_beyond_seven_the_battle_ends_by_time_with_this_round() -> None:
    # In the defender's half the attacker still has his.
    position = arena("Plains", "Ogre A1, Ogre A2", "Lion F1, Priestess F2", round=7, half=DEFENDER)
    position = after(position, "Black: cast Priestess-3 Timewarp - - - 1")
    assert (phase(position), position.due, field(position).half) == ("ManeuverPhase", (RED,), 0)
    position = after(position, "Red: done")
    assert position.state.battle is None
    assert contents(position, "Red1") == ""
    assert contents(position, "Black1") == "Lion Priestess"
    # A round earlier, it is one round less.
    position = arena("Plains", "Ogre A1, Ogre A2", "Lion F1, Priestess F2", round=6, half=DEFENDER)
    position = after(position, "Black: cast Priestess-3 Timewarp - - - 1\nRed: done")
    assert position.state.battle is None


@pytest.mark.rule("G15.6k")
def test_reinforcement_once_though_round_four_comes_twice() -> None:
    defenders = "Lion F1, Lion F2"
    # The defender has declined when it came first: he is asked again.
    position = arena(
        "Plains", "Ogre A1, Priestess A2", defenders, round=4, colours=("Red", "Green"), has_had_fourth=True
    )
    again = after(position, "Red: cast Priestess-1 Timewarp - - - -1")
    assert (phase(again), field(again).round) == ("Reinforcement", 4)
    # If he has called somebody, he is not.
    position = arena(
        "Plains",
        "Ogre A1, Priestess A2",
        defenders,
        round=4,
        colours=("Red", "Green"),
        has_had_fourth=True,
        reinforced=True,
    )
    once = after(position, "Red: cast Priestess-1 Timewarp - - - -1")
    assert (phase(once), field(once).round) == ("ManeuverPhase", 4)


@pytest.mark.rule("G15.6l")
def test_reinforcement_in_round_five_if_four_is_skipped() -> None:
    position = arena("Plains", "Ogre A1, Priestess A2", "Lion F1, Lion F2", round=3, colours=("Red", "Green"))
    position = after(position, "Red: cast Priestess-1 Timewarp - - - 1")
    assert (phase(position), field(position).round) == ("Reinforcement", 5)
    # Who has had his chance in round four has none in round five.
    position = arena(
        "Plains",
        "Ogre A1, Priestess A2",
        "Lion F1, Lion F2",
        round=4,
        colours=("Red", "Green"),
        has_had_fourth=True,
    )
    position = after(position, "Red: done")
    assert (phase(position), field(position).round) == ("ManeuverPhase", 5)
