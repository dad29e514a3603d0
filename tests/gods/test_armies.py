"""Chapters 4.2, 4.3 and 25.2: how large an army is, whom it may hold, and what it is worth."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.armies.army import (
    army_value,
    has_room,
    is_legal,
    most_figures,
    why_not_add,
    wrong_figure,
)
from hexenkessel.games.gods.equipment.figures import CREATURES, END_CREATURES, FIGURES, KINDS

OTHERS = sorted(set(KINDS) - CREATURES)


@pytest.mark.parametrize(
    ("army", "revealed", "most"),
    [
        pytest.param("Ogre", False, 7, marks=pytest.mark.rule("G4.2a")),
        pytest.param("Ogre", True, 7, marks=pytest.mark.rule("G4.2a")),
        # A hidden Titan is one of the seven (ruling).
        pytest.param("Titan Ogre", False, 7, marks=pytest.mark.rule("G4.2b")),
        pytest.param("Titan Ogre", True, 8, marks=pytest.mark.rule("G4.2b")),
        pytest.param("Phantom Ogre", True, 8, marks=pytest.mark.rule("G4.2b")),
        pytest.param("Dark-Titan Demon", True, 8, marks=pytest.mark.rule("G4.2b")),
        pytest.param("Pegasus Ogre", False, 8, marks=pytest.mark.rule("EX-G16.5b", "G16.5bd")),
        pytest.param("Pegasus Titan", False, 8, marks=pytest.mark.rule("G4.2b", "G16.5bd")),
        pytest.param("Pegasus Titan", True, 9, marks=pytest.mark.rule("EX-G16.5b", "G16.5bd")),
        pytest.param("Pegasus Phantom", True, 9, marks=pytest.mark.rule("EX-G16.5b", "G16.5bd")),
    ],
)
def test_the_largest_size(army: str, revealed: bool, most: int) -> None:
    assert most_figures(army.split(), revealed=revealed) == most


@pytest.mark.rule("G4.2a", "G4.2c")
def test_an_army_of_seven_is_full() -> None:
    six = ("Ogre",) * 6
    assert has_room(six) and is_legal((*six, "Ogre"))
    assert not has_room((*six, "Ogre"))
    assert why_not_add((*six, "Ogre"), "Ogre") == "G4.2c"
    assert not is_legal(("Ogre",) * 8)


@pytest.mark.rule("G4.2b", "G16.5bd")
def test_a_pegasus_makes_his_own_room() -> None:
    full = ("Ogre",) * 7
    assert why_not_add(full, "Pegasus") == ""
    assert is_legal((*full, "Pegasus"))
    assert not is_legal((*full, "Ogre", "Pegasus"))


@pytest.mark.rule("G4.2b")
def test_a_revealed_master_makes_room_for_one_more() -> None:
    army = ("Titan", *("Ogre",) * 7)
    assert is_legal(army, revealed=True)
    assert not is_legal(army)
    nine = ("Pegasus", *army)
    assert is_legal(nine, revealed=True)
    assert not is_legal((*nine, "Ogre"), revealed=True)


@pytest.mark.rule("EX-G4.3", "G4.3b", "G3.1b")
@pytest.mark.parametrize(
    ("army", "is_right"), [("Angel Angel", False), ("Knight Knight", False), ("Angel Archangel", True)]
)
def test_printed_examples(army: str, is_right: bool) -> None:
    assert is_legal(army.split()) == is_right


@pytest.mark.rule("G4.3b", "G3.1b")
@pytest.mark.parametrize("name", OTHERS)
def test_no_second_one_of_a_kind_that_is_no_creature(name: str) -> None:
    assert is_legal((name, "Ogre"))
    assert not is_legal((name, name))
    assert why_not_add((name,), name) == "G4.3b"
    assert wrong_figure((name, "Ogre", name)) == (name, "G4.3b")


@pytest.mark.rule("G4.3a", "G3.1c", "G22.2c")
@pytest.mark.parametrize("name", sorted(END_CREATURES))
def test_no_third_end_creature_of_a_type(name: str) -> None:
    assert is_legal((name, name))
    assert not is_legal((name,) * 3)
    assert why_not_add((name, name), name) == "G4.3a"
    other = min(END_CREATURES - {name})
    assert is_legal((name, name, other, other))


@pytest.mark.rule("G4.3a")
@pytest.mark.parametrize("name", sorted(CREATURES - END_CREATURES))
def test_of_other_creatures_as_many_as_one_likes(name: str) -> None:
    assert is_legal((name,) * 7)


@pytest.mark.rule("G20.3a", "G20.3b", "G25.2a")
def test_an_army_is_worth_the_sum() -> None:
    assert army_value("Lion Lion Ogre".split()) == 15 + 15 + 12
    assert army_value("Titan Phantom".split(), 950) == 9 * 4 + 9 * 2
    assert army_value([name for name in KINDS if FIGURES[name].rank == "human"]) == 186


@pytest.mark.rule("EX-G25.2-A", "G25.2a")
def test_a_value_of_a_hundred() -> None:
    assert army_value("Serpent Wyvern Hydra Griffon".split()) == 32 + 21 + 30 + 20 == 103
    assert army_value("Titan Colossus Angel Ogre".split()) == 100
