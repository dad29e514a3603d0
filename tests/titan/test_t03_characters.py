"""Chapter 3: what the three classes of characters mean in play."""

from __future__ import annotations

from collections import Counter

import pytest

from hexenkessel.games.titan.characters import CHARACTERS, CREATURES, DEMILORDS, KINDS, LORDS
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.kernel.dice import DiceParts
from tests.titan.table import BLUE, RED, after, contents, offers, refusal_of, settled, table


@pytest.mark.rule("T3.0a", "T3.1a", "T3.3a")
def test_three_lords_two_demilords_and_nineteen_creatures() -> None:
    assert {"Titan", "Angel", "Archangel"} == LORDS
    assert {"Guardian", "Warlock"} == DEMILORDS
    assert len(CREATURES) == 19
    assert set(KINDS) == LORDS | DEMILORDS | CREATURES


@pytest.mark.rule("T3.0b")
def test_on_the_masterboard_a_legion_moves_with_all_its_characters() -> None:
    position = table({"Red1": "8 Titan Ogre Troll"}, MovementPhase(RED, roll=1))
    moved = after(position, f"Red: {offers(position, RED)[0]}")
    assert contents(moved, "Red1") == "Ogre Titan Troll"
    assert refusal_of(position, RED, "maneuver Ogre-0 B2") == "T6.0b"


@pytest.mark.rule("T3.0b")
def test_in_battle_characters_move_one_by_one() -> None:
    met = table({"Red1": "8 Troll Troll", "Blue1": "8 Ogre Ogre"}, moved={"Red1": 3})
    battle = after(met, "Blue: stand", "Red: fight")
    moves = [line for line in offers(battle, BLUE) if line.startswith("maneuver")]
    assert {line.split()[1] for line in moves} == {"Ogre-2", "Ogre-3"}
    stepped = after(battle, f"Blue: {moves[0]}")
    pairs = zip(battle.state.battle.hexes, stepped.state.battle.hexes, strict=True)
    assert sum(before != now for before, now in pairs) == 1
    assert stepped.due == (BLUE,)


@pytest.mark.rule("T3.0c")
def test_a_character_belongs_to_whose_marker_lies_on_it() -> None:
    position = table({"Red1": "8 Titan Ogre", "Blue1": "22 Titan Ogre"}, MovementPhase(RED, roll=1))
    assert {line.split()[1] for line in offers(position, RED) if line != "done"} == {"Red1"}
    assert refusal_of(position, RED, "move Blue1 23 5") == "T6.2f"


@pytest.mark.rule("T3.1b")
def test_each_player_starts_with_one_titan_and_one_angel() -> None:
    position = GAME.begin(GAME.setup(3, DiceParts("lords"))).position
    angels = position.state.stacks["Angel"]
    for colour, seat in (("Red", 0), ("Blue", 1), ("Gold", 2)):
        position = after(position, f"{colour}: {offers(position, seat)[0]}")
    for seat in range(3):
        mine = Counter(name for _, legion in position.state.legions_of(seat) for name in legion.characters)
        assert {name: mine[name] for name in LORDS} == {"Titan": 1, "Angel": 1, "Archangel": 0}
    assert position.state.stacks["Angel"] == angels - 3


@pytest.mark.rule("T3.1c")
@pytest.mark.parametrize(
    ("member", "teleports"),
    [
        ("Angel", True),
        ("Archangel", True),
        ("Titan", True),
        ("Warlock", False),
        ("Guardian", False),
        ("Ogre", False),
    ],
)
def test_only_lords_make_a_legion_teleport(member: str, teleports: bool) -> None:
    position = table({"Red1": f"100 {member} Ogre"}, MovementPhase(RED, roll=6))
    assert any(line.startswith("teleport Red1") for line in offers(position, RED)) == teleports


@pytest.mark.rule("T3.2a")
def test_demilords_are_mustered_in_towers_only() -> None:
    in_a_tower = table({"Red1": "100 Warlock Guardian"}, MusterPhase(RED), moved={"Red1": 3})
    for name in DEMILORDS:
        assert f"muster Red1 {name} {name}" in offers(in_a_tower, RED)
    for land in (1, 2, 3, 4, 5, 7, 8, 14, 1000, 2000):
        elsewhere = table(
            {"Red1": f"{land} Warlock Guardian Titan Ogre Ogre Ogre", "Red2": "100 Ogre"},
            MusterPhase(RED),
            moved={"Red1": 3, "Red2": 3},
        )
        assert refusal_of(elsewhere, RED, "muster Red1 Warlock Warlock") == "T3.2a"
        assert refusal_of(elsewhere, RED, "muster Red1 Guardian Ogre,Ogre,Ogre") == "T3.2a"


@pytest.mark.rule("T3.2b", "T9.5b")
def test_an_eliminated_demilord_can_be_mustered_again() -> None:
    met = settled(table({"Red1": "8 Troll Troll", "Blue1": "8 Guardian Warlock"}, moved={"Red1": 3}))
    before = met.state.stacks
    fled = after(met, "Blue: flee").state.stacks
    assert fled["Guardian"] == before["Guardian"] + 1 == CHARACTERS["Guardian"].count
    assert fled["Warlock"] == before["Warlock"] + 1 == CHARACTERS["Warlock"].count


@pytest.mark.rule("T3.3a", "T9.5b")
def test_an_eliminated_creature_is_out_of_the_game_for_good() -> None:
    met = settled(table({"Red1": "8 Troll Troll", "Blue1": "8 Ogre Lion"}, moved={"Red1": 3}))
    before = met.state.stacks
    fled = after(met, "Blue: flee").state
    assert (fled.stacks["Ogre"], fled.stacks["Lion"]) == (before["Ogre"], before["Lion"])
    assert fled.lost["Ogre"] == fled.lost["Lion"] == 1
