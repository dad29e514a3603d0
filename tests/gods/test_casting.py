"""Chapters 15.1 to 15.5 and 7.3: who may cast which spell, and what may be traded."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.equipment.figures import FIGURES, KINDS
from hexenkessel.games.gods.equipment.spells import SPELLS, castable, printed, why_not_cast
from hexenkessel.games.gods.options import GodsOptions
from hexenkessel.games.gods.trade import why_not_give
from hexenkessel.games.gods.world import Player, World
from tests.gods.reference.armies import SPELLS as GRADES

CASTERS = {"Wraith": 2, "Priestess": 3, "Warlock": 4, "Priest": 4, "Necromancer": 5}


def up_to(grade: int) -> list[str]:
    return [spell for each, group in GRADES.items() if each <= grade for spell in group]


def cast(army: str, enemy: str = "Ogre", **rest: Any) -> list[str]:
    return [printed(spell) for spell in castable(army.split(), enemy.split(), **rest)]


@pytest.mark.rule("G15.3a", "G5.1e")
def test_sixteen_spells_of_four_grades() -> None:
    assert [(spell.grade, printed(name)) for name, spell in SPELLS.items()] == [
        (grade, spell) for grade, group in GRADES.items() for spell in group
    ]


@pytest.mark.rule("EX-G15.3-A", "G15.3b", "G15.1a")
@pytest.mark.parametrize(("caster", "grade"), CASTERS.items())
def test_up_to_the_casters_skill(caster: str, grade: int) -> None:
    assert cast(f"{caster} Ogre") == up_to(grade)


@pytest.mark.rule("G15.1a")
@pytest.mark.parametrize("name", sorted(set(KINDS) - set(CASTERS)))
def test_without_the_yin_yang_nobody_casts(name: str) -> None:
    assert why_not_cast(name, "Shield") == "G15.1a"
    assert cast(name) == []


@pytest.mark.rule("G15.3b")
def test_a_grade_above_the_skill_is_refused() -> None:
    assert why_not_cast("Wraith", "Quake") == "G15.3b"
    assert why_not_cast("Warlock", "Slavery") == "G15.3b"
    assert why_not_cast("Warlock", "Chaos") == ""


@pytest.mark.rule("G15.4a")
@pytest.mark.parametrize("spell", ["Shield", "Slavery"])
def test_one_spell_a_battle_however_many_casters(spell: str) -> None:
    assert cast("Necromancer Warlock Priest", cast=(spell,)) == []


@pytest.mark.rule("G15.5a")
@pytest.mark.parametrize("master", [name for name in KINDS if FIGURES[name].rank == "master"])
def test_no_spells_while_a_master_is_there(master: str) -> None:
    assert cast(f"Necromancer {master}") == []
    assert cast("Necromancer", f"{master} Ogre") == []
    # G15.5b: without him they are allowed again.
    assert cast("Necromancer") == up_to(5)


@pytest.mark.rule("G15.2d")
def test_only_what_is_left_in_the_pool() -> None:
    assert cast("Necromancer", pool=("Quake", "Slavery")) == ["Quake", "Slavery"]


@pytest.fixture
def world() -> World:
    pool = {"Ogre": 2, "Titan": 1, "Angel": 4, "Executer": 1, "Siren": 1, "Knight": 2}
    rich = Player(gems=30, pool=pool, spells=("Quake", "Shield"))
    return World(GodsOptions(), (rich, Player(), Player()), {}, {})


@pytest.mark.parametrize(
    ("gems", "goods", "rule"),
    [
        pytest.param(30, "", "", marks=pytest.mark.rule("G7.2a")),
        pytest.param(31, "", "G7.3b", marks=pytest.mark.rule("G7.3b", "G20.2b")),
        pytest.param(0, "Ogre Ogre Knight Siren", "", marks=pytest.mark.rule("G7.2a")),
        pytest.param(0, "Ogre Ogre Ogre", "G7.3a", marks=pytest.mark.rule("G7.3a", "G4.7b")),
        pytest.param(0, "Lion", "G7.3a", marks=pytest.mark.rule("G7.3a")),
        pytest.param(0, "Quake Shield", "", marks=pytest.mark.rule("G7.2a")),
        pytest.param(0, "Quake Quake", "G7.3a", marks=pytest.mark.rule("G7.3a")),
        pytest.param(0, "Slavery", "G7.3a", marks=pytest.mark.rule("G7.3a")),
        pytest.param(0, "Titan", "G7.3c", marks=pytest.mark.rule("G7.3c", "G3.2e", "G24.1c")),
        pytest.param(0, "Angel", "G7.3c", marks=pytest.mark.rule("G7.3c", "G3.3f")),
        pytest.param(0, "Executer", "G7.3c", marks=pytest.mark.rule("G7.3c")),
    ],
)
def test_what_may_be_given_away(world: World, gems: int, goods: str, rule: str) -> None:
    assert why_not_give(world, 0, gems, goods.split()) == rule
