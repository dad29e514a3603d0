"""G15.6t to G15.6af: Deadlock, Landscaping, Painchain, Slavery."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.battle.phase import fight_of
from hexenkessel.games.gods.battle.terrain import BATTLEFIELDS, land_of
from hexenkessel.legions.battle.hexes import DEFENDER, HEX, LABELS, neighbours
from hexenkessel.legions.battle.masks import members
from tests.gods.battle.arena import after, arena, field, marked, phase, standing, told, wounds
from tests.gods.table import BLACK, GREEN, RED, contents, keys, offers, refusal_of


def casts(position: Any, spell: str, seat: int = RED) -> list[list[str]]:
    """What is listed for a spell: the words after its name."""
    found = [line.split() for line in offers(position, seat)]
    return [words[3:] for words in found if words[0] == "cast" and words[2] == spell]


def duel(defenders: str, attackers: str = "Necromancer A1, Ogre A2", **more: Any) -> Any:
    """A battle in which the Necromancer has dealt his point to the first of the defenders."""
    position = arena(more.pop("land", "Plains"), attackers, defenders, **more)
    if phase(position) == "NecromancerChoice":
        position = after(position, f"Red: {offers(position, RED)[0]}")
    return position


# Deadlock


@pytest.mark.rule("G15.6t")
def test_enemies_are_bound_to_the_ground() -> None:
    ring = tuple((HEX[label], "bog") for label in ("C2", "C4", "D3", "D4", "B2", "B3"))
    position = duel("Gargoyle C3, Lion F1", attackers="Necromancer A1, Griffon A2", grounds=ring)
    assert {LABELS[hex] for hex in members(_reach(position, 2))} > {"C1", "C5"}
    position = after(position, "Red: cast Necromancer-1 Deadlock")
    assert phase(position) == "ManeuverPhase"
    assert _reach(position, 2) == 0
    # Over the Bog it could only fly.
    assert refusal_of(position, BLACK, "maneuver Gargoyle-2 C5") == "G15.6t"
    # Those of the caster fly on.
    fight = fight_of(position.state)
    assert fight.tables.flies[fight.natures[0]]


@pytest.mark.rule("G15.6u")
def test_each_hex_costs_one_life() -> None:
    position = duel("Lion F1, Lion F2")
    position = after(position, "Red: cast Necromancer-0 Deadlock")
    played = told(position, "Black: maneuver Lion-3 E3")
    assert wounds(played.position) == {"Lion-2": 1, "Lion-3": 1}
    assert "deadlock-damage" in keys(played.events)
    # Two hexes, two points.
    assert wounds(after(position, "Black: maneuver Lion-3 D4"))["Lion-3"] == 2


@pytest.mark.rule("G15.6u", "G15.6v")
def test_a_hex_hurts_once_whatever_it_costs() -> None:
    position = duel("Lion F1, Lion F2", grounds=((HEX["E3"], "bramble"), (HEX["F3"], "bramble")))
    position = after(position, "Red: cast Necromancer-0 Deadlock\nBlack: maneuver Lion-3 E3")
    # Bramble takes two of its movement, and yet only one life.
    assert wounds(position)["Lion-3"] == 1


@pytest.mark.rule("G15.6v")
def test_with_one_life_it_stays_and_nobody_goes_further_than_that() -> None:
    position = duel("Ogre F1:1, Lion F2:4, Unicorn F3:2", deadlock=2)
    position = after(position, "Red: done")
    assert phase(position) == "ManeuverPhase"
    # The Unicorn has two lives left, and so it goes one hex.
    lines = offers(position, BLACK)
    assert "maneuver Unicorn-4 E3" in lines
    assert "maneuver Unicorn-4 D4" not in lines
    assert refusal_of(position, BLACK, "maneuver Unicorn-4 D4") == "G15.6v"
    position = duel(
        "Ogre F1, Lion F2:4, Lion F3", deadlock=2, attackers="Ogre A1, Ogre A2", part="maneuver", half=1
    )
    assert not any(line.startswith("maneuver Lion-2 ") for line in offers(position, BLACK))
    assert refusal_of(position, BLACK, "maneuver Lion-2 E3") == "G15.6v"


@pytest.mark.rule("G15.6t")
def test_deadlock_binds_those_who_come_later_too() -> None:
    fight = fight_of(duel("Lion F1, Lion F2", deadlock=2).state).copy()
    gargoyle = fight.add(fight.kinds[0], DEFENDER)
    assert not fight.tables.flies[fight.natures[gargoyle]]


def _reach(position: Any, unit: int) -> int:
    fight = fight_of(position.state).copy()
    fight.half = fight.sides[unit]
    return fight.reach(unit)


# Landscaping


@pytest.mark.rule("G15.6w")
def test_any_other_battlefield_turned_in_three_ways() -> None:
    position = duel("Lion F1, Lion F2")
    listed = {(words[2], words[3] if len(words) > 3 else "0") for words in casts(position, "Landscaping")}
    assert listed == {(name, turn) for name in BATTLEFIELDS if name != "Plains" for turn in "012"}
    for wrong in ("Plains", "Plains 1", "Atlantis", "Jungle 3", "Jungle -1", "-"):
        assert refusal_of(position, RED, f"cast Necromancer-0 Landscaping - - {wrong}") == "G15.6w"
    for turn in range(3):
        changed = after(position, f"Red: cast Necromancer-0 Landscaping - - Jungle {turn}")
        land = fight_of(changed.state).tables.land
        assert land.hazards == land_of("Jungle", turn).hazards
        # G15.6x: figures stay on their hexes.
        assert standing(changed) == standing(position)


@pytest.mark.rule("G15.6w")
def test_three_turns_make_a_whole_one_and_edges_do_not_turn() -> None:
    for name in BATTLEFIELDS:
        lands = [land_of(name, turn) for turn in range(4)]
        assert lands[0] == lands[3]
        assert sorted(lands[0].hazards) == sorted(lands[1].hazards) == sorted(lands[2].hazards)
        assert lands[0].edges == lands[1].edges == lands[2].edges


@pytest.mark.rule("G15.6x")
def test_what_was_made_on_the_old_battlefield_is_gone() -> None:
    position = duel("Lion F1, Lion F2", grounds=((HEX["D4"], "tree"),), decoys=((HEX["D3"], 0),))
    position = after(position, "Red: cast Necromancer-0 Landscaping - - Tundra\nBlack: done")
    assert fight_of(position.state).tables.land == land_of("Tundra")


@pytest.mark.rule("G15.6y")
def test_who_stands_wrong_loses_a_skill_and_a_life_each_strike_phase() -> None:
    swamp = land_of("Swamp")
    assert (swamp.hazards[HEX["C4"]], swamp.hazards[HEX["A1"]]) == ("tree", "plain")
    position = duel("Unicorn C4, Ogre F1", attackers="Necromancer A1, Priest A3")
    assert wounds(position) == {"Ogre-2": 1}
    assert fight_of(position.state).skills[3] == 4
    position = after(position, "Red: cast Necromancer-0 Landscaping - - Swamp")
    assert marked(position, "misplaced") == {"Unicorn-3"}
    assert fight_of(position.state).skills[3] == 3
    # The next strike phase is that of the defender, and so on.
    position = after(position, "Black: done")
    assert wounds(position)["Unicorn-3"] == 1
    while phase(position) != "ManeuverPhase" or field(position).half == 0:
        who = "Red" if position.due == (RED,) else "Black"
        lines = offers(position, position.due[0])
        position = after(position, f"{who}: {'done' if 'done' in lines else lines[0]}")
    assert wounds(position)["Unicorn-3"] == 2
    # When it leaves, that is over.
    way = next(line for line in offers(position, BLACK) if line.startswith("maneuver Unicorn-3 "))
    position = after(position, f"Black: {way}")
    assert marked(position, "misplaced") == set()
    assert fight_of(position.state).skills[3] == 4


@pytest.mark.rule("G15.6y")
def test_slow_ground_is_no_wrong_ground() -> None:
    jungle = land_of("Jungle")
    hex = next(hex for hex in range(27) if jungle.hazards[hex] == "bramble")
    position = duel(f"Lion {LABELS[hex]}", attackers="Necromancer A1")
    position = after(position, "Red: cast Necromancer-0 Landscaping - - Jungle")
    assert "Lion-1" not in marked(position, "misplaced")


# Painchain


@pytest.mark.rule("G15.6z")
def test_any_number_of_dice_up_to_twenty_with_skill_five() -> None:
    position = duel("Lion F1, Ogre D4, Unicorn B4", attackers="Necromancer A1, Troll A2")
    listed = casts(position, "Painchain")
    assert {(words[0], words[3]) for words in listed} == {
        (name, str(dice)) for name in ("Lion-2", "Ogre-3", "Unicorn-4") for dice in range(1, 21)
    }
    for wrong in ("Lion-2", "Lion-2 - - -1"):
        assert refusal_of(position, RED, f"cast Necromancer-0 Painchain {wrong}") == "G15.6ac"
    for wrong in ("Troll-1 - - 3", "- - - 3", "Lion-2,Ogre-3 - - 3"):
        assert refusal_of(position, RED, f"cast Necromancer-0 Painchain {wrong}") == "G15.6z"
    # Four, less five, plus the skill of the target: 3 against the Unicorn.
    played = told(position, "Red: cast Necromancer-0 Painchain Unicorn-4 - - 2 | 3 2")
    assert [event.args["number"] for event in played.events if event.key == "spell-roll"] == [3]
    assert wounds(played.position)["Unicorn-4"] == 1


@pytest.mark.rule("G15.6aa")
def test_the_damage_goes_on_as_dice_to_an_adjacent_enemy() -> None:
    position = duel("Troll D4, Lion D5, Lion E4, Ogre A3", attackers="Necromancer A1, Troll B1")
    # Two are next to the first, so that there is a choice.
    position = after(position, "Red: cast Necromancer-0 Painchain Troll-5 - - 4 | 6 6 6 1")
    assert phase(position) == "PainchainStep"
    # Against a Troll of skill 2 the strike number is 1, so that every die hits.
    assert position.step.dice == 4
    assert offers(position, RED) == ["carry Lion-2", "carry Lion-3"]
    assert refusal_of(position, RED, "carry Ogre-4") == "G15.6aa"
    assert refusal_of(position, RED, "carry Troll-1") == "G15.6aa"
    assert refusal_of(position, RED, "carry Troll-5") == "G15.6ab"
    # The spell is carried out wholly: one cannot stop while it can go on.
    assert refusal_of(position, RED, "done") is not None


@pytest.mark.rule("G15.6aa", "G15.6ab")
def test_it_ends_when_nobody_new_is_next_to_the_last() -> None:
    position = duel("Troll D4, Wyvern D5, Wyvern F1", attackers="Necromancer A1, Troll B1")
    played = told(position, "Red: cast Necromancer-0 Painchain Wyvern-3 - - 3 | 6 6 1 6 6")
    # From the Wyvern to the Troll with two dice; next to the Troll there is only the Wyvern, hurt already.
    assert wounds(played.position) == {"Troll-2": 3, "Wyvern-3": 2}
    assert phase(played.position) != "PainchainStep"


@pytest.mark.rule("G15.6aa")
def test_cliffs_do_not_matter() -> None:
    # Two neighbours with a Cliff between.
    land = land_of("Mountains")
    upper, lower = next(
        (hex, other) for hex in range(27) for other in range(27) if _is_cliff(land, hex, other)
    )
    position = duel(
        f"Troll {LABELS[upper]}, Lion {LABELS[lower]}", attackers="Necromancer A1", land="Mountains"
    )
    lion, troll = 1, 2
    played = told(position, f"Red: cast Necromancer-0 Painchain Troll-{troll} - - 1 | 6 6")
    assert wounds(played.position)[f"Troll-{troll}"] == 1
    assert f"Lion-{lion}" in wounds(played.position)


def _is_cliff(land: Any, hex: int, other: int) -> bool:
    return (
        other in neighbours(hex)
        and land.crossing(hex, other).hazard == "cliff"
        and {hex, other}.isdisjoint({HEX["A1"]})
    )


@pytest.mark.rule("G15.6ac")
def test_with_the_first_death_it_is_over() -> None:
    position = duel("Lion D4:3, Lion D5, Lion E4", attackers="Necromancer A1, Troll B1")
    played = told(position, "Red: cast Necromancer-0 Painchain Lion-2 - - 5 | 6 6 6 6 6")
    assert wounds(played.position) == {"Lion-2": 5}
    assert phase(played.position) != "PainchainStep"
    assert played.position.state.battle is not None


@pytest.mark.rule("G15.6aa")
def test_without_damage_it_is_over() -> None:
    position = duel("Lion D4, Lion D5, Lion E4", attackers="Necromancer A1, Troll B1")
    played = told(position, "Red: cast Necromancer-0 Painchain Lion-3 - - 2 | 1 1")
    assert wounds(played.position) == {"Lion-2": 1}
    assert phase(played.position) != "PainchainStep"


# Slavery


@pytest.mark.rule("G15.6ad")
def test_an_enemy_fights_on_the_own_side_at_once() -> None:
    position = duel("Lion D4, Ogre D5, Troll F1", attackers="Necromancer A1, Unicorn C3")
    assert casts(position, "Slavery") == [["Lion-2"], ["Ogre-3"], ["Troll-4"]]
    position = after(position, "Red: cast Necromancer-0 Slavery Lion-2")
    assert field(position).sides[2] == 0
    lines = offers(position, RED)
    # It attacks the Ogre next to it, in the same strike phase, and the Unicorn no longer attacks it.
    assert "strike Lion-2 Ogre-3 5 3" in lines
    assert not any(line.startswith("strike Unicorn-1 Lion-2") for line in lines)
    for wrong in ("Necromancer-0", "-", "Ogre-3,Troll-4"):
        assert (
            refusal_of(duel("Lion D4, Ogre D5, Troll F1"), RED, f"cast Necromancer-0 Slavery {wrong}")
            == "G15.6ad"
        )


@pytest.mark.rule("G15.6ae")
def test_if_it_survives_it_returns() -> None:
    position = duel("Lion D4:2, Ogre F1, Troll F2", slaves=4, colours=("Red", "Green"), **_enslaved(5, 2))
    position = after(position, "Red: concede\nGreen: accept")
    # The Green army has won, and its Lion is with it again.
    assert contents(position, "Green1") == "Lion Ogre Troll"
    assert contents(position, "Red1") == ""


@pytest.mark.rule("G15.6af")
def test_if_its_army_is_destroyed_it_is_removed_and_scored() -> None:
    position = duel("Lion F4:2, Ogre F1, Troll F2", slaves=4, colours=("Red", "Green"), **_enslaved(5, 2))
    position = after(position, "Green: concede\nRed: accept")
    while "done" in offers(position, RED):
        position = after(position, "Red: done")
    assert contents(position, "Green1") == ""
    assert contents(position, "Red1") == "Necromancer Ogre"
    assert position.state.players[RED].battle_points == 15 + 12 + 16


@pytest.mark.rule("G15.6af", "G15.6ad")
def test_the_last_one_enslaved_is_an_army_destroyed() -> None:
    position = duel("Lion F1", colours=("Red", "Green"))
    position = after(position, "Red: cast Necromancer-0 Slavery Lion-2")
    assert position.state.battle is None
    assert contents(position, "Green1") == ""
    assert position.state.players[GREEN].pool["Lion"] == 8


@pytest.mark.rule("G15.6ad", "G16.5be")
def test_a_rider_and_the_pegasus_are_safe_together() -> None:
    position = duel("Knight F1, Lion F2, Pegasus F1")
    assert casts(position, "Slavery") == [["Lion-3"]]
    assert refusal_of(position, RED, "cast Necromancer-0 Slavery Pegasus-4") == "G15.6ad"


def _enslaved(count: int, unit: int) -> dict[str, Any]:
    """The sides of a battle of two against the rest, in which this one has changed its."""
    return {"sides": tuple(int(n >= 2 and n != unit) for n in range(count))}


@pytest.mark.rule("G15.6u", "G16.5be")
def test_the_way_to_a_pegasus_hurts_like_any_other() -> None:
    position = arena(
        "Plains",
        "Ogre A1",
        "Knight F1, Pegasus F3",
        "maneuver",
        half=DEFENDER,
        colours=("Red", "Green"),
        deadlock=2,
    )
    position = after(position, "Green: mount Knight-1 Pegasus-2")
    assert standing(position)["Knight-1"] == "F3"
    assert wounds(position) == {"Knight-1": 2}
