"""Chapters 3 and 16.6: the 66 kinds of figures, their classes, values and symbols."""

from __future__ import annotations

from collections import Counter

import pytest

from hexenkessel.games.gods.equipment.figures import (
    CREATURES,
    DEMILORDS,
    END_CREATURES,
    FIGURES,
    HUMANS,
    KINDS,
    MAGIC_GIFTED,
    WATERBOUND,
    WAVE_FIGURES,
    god_life,
    is_creature,
    is_element,
    is_end_creature,
    is_lord,
    is_master,
    rank,
    titan_power,
    value,
)
from tests.gods.reference.figures import IDS, NATIVES, ROWS, Figure

POOLS = {"A": "all", "T": "titan", "D": "darklord", "X": "special"}
WAVES = {"sea": "double", "shore": "underlined"}
# Rhombus and wavy line both mean a permanent ability (G3.10e).
PERMANENT = {row.name for row in ROWS if row.is_variable or "permanent" in row.symbols}


@pytest.mark.parametrize(
    "row", [pytest.param(row, marks=pytest.mark.rule(*[row.id]), id=row.name) for row in ROWS]
)
def test_a_row_of_the_overview(row: Figure) -> None:
    figure = FIGURES[row.name]
    assert figure.rank == row.rank
    assert figure.group == (row.kind if row.rank == "creature" else None)
    assert figure.power == row.power
    # The Chimera's skill is printed as a question mark; for value and movement it is 3 (G16.5aj).
    assert figure.skill == (3 if row.skill is None else row.skill)
    assert value(row.name) == (row.value or 0)
    assert (figure.variable, figure.end) == (row.is_variable, row.is_end)
    assert (figure.count, figure.pool) == (row.count, POOLS[row.start])
    assert figure.flies == ("flies" in row.symbols)
    assert figure.rangestrikes == ("shoots" in row.symbols)
    assert figure.magic == ("magic" in row.symbols)
    assert figure.wave == next((WAVES[symbol] for symbol in WAVES if symbol in row.symbols), None)
    assert (figure.ability is not None) == ("one-time" in row.symbols)
    assert figure.permanent == (row.name in PERMANENT)


@pytest.mark.rule("G3.1a")
def test_there_are_66_kinds_in_six_classes() -> None:
    assert len(KINDS) == len(ROWS) == 66
    assert [row.id for row in ROWS] == list(IDS)
    assert Counter(rank(name) for name in KINDS) == {
        "master": 4,
        "lord": 3,
        "element": 3,
        "demilord": 10,
        "human": 8,
        "creature": 38,
    }


@pytest.mark.parametrize(
    ("is_one", "names"),
    [
        pytest.param(is_master, "Titan Dark-Titan Phantom God", marks=pytest.mark.rule("G3.2a")),
        pytest.param(is_lord, "Angel Archangel Necromancer", marks=pytest.mark.rule("G3.3a")),
        pytest.param(is_element, "Asher Golem Zephyra", marks=pytest.mark.rule("G3.4a")),
        pytest.param(
            DEMILORDS.__contains__,
            "Chimera Executer Guardian Immortal Jabberwok Locker Pegasus Siren Sunray Warlock",
            marks=pytest.mark.rule("G3.5a"),
        ),
        pytest.param(
            HUMANS.__contains__,
            "Amazon Aquarian Knight Novice Pixie Priest Priestess Warlord",
            marks=pytest.mark.rule("G3.6a"),
        ),
        pytest.param(
            is_end_creature,
            "Hydra Basilisk Serpent Colossus Seaserpent Demon Balrog Deathbringer",
            marks=pytest.mark.rule("G3.7b"),
        ),
    ],
)
def test_a_class_has_these_members(is_one, names: str) -> None:  # type: ignore[no-untyped-def]
    assert {name for name in KINDS if is_one(name)} == set(names.split())


@pytest.mark.rule("G3.7a")
def test_all_others_are_creatures() -> None:
    assert {name for name in KINDS if is_creature(name)} == CREATURES
    assert Counter(FIGURES[name].group for name in CREATURES) == {"land": 21, "sea": 5, "dark": 12}
    assert END_CREATURES < CREATURES
    assert not is_end_creature("Warbear") and not is_end_creature("Gorgon")


@pytest.mark.rule("G3.9a", "G3.9b", "G20.3b", "EX-G20.3a")
def test_value_is_power_times_skill() -> None:
    assert value("Lion") == 15
    for name in set(KINDS) - {"God"}:
        assert value(name) == FIGURES[name].power * FIGURES[name].skill


@pytest.mark.rule("G3.10c", "G15.1a")
def test_the_magic_gifted() -> None:
    assert set("Necromancer Warlock Priest Priestess Wraith".split()) == MAGIC_GIFTED


@pytest.mark.rule("G3.10d", "G16.2b")
def test_seven_creatures_have_a_one_time_ability() -> None:
    crosses = {name for name in KINDS if FIGURES[name].ability}
    assert crosses == set("Basilisk Deathbringer Demon Nightmare Phoenix Plaque Unicorn".split())
    assert crosses < CREATURES


@pytest.mark.rule("G3.10e", "G16.3b")
def test_permanent_abilities() -> None:
    wavy = set("Dark-Titan God Phantom Titan Necromancer Executer Guardian Jabberwok Knight".split())
    assert {name for name in KINDS if FIGURES[name].variable} == wavy
    rhombus = set("Golem Chimera Immortal Pegasus".split())
    assert {name for name in KINDS if FIGURES[name].permanent} == wavy | rhombus


@pytest.mark.rule("G3.10f", "G3.10h")
def test_the_two_wave_symbols() -> None:
    assert set("Dolphin Manta Whale".split()) == WATERBOUND
    assert set("Octopus Seaserpent Siren Aquarian".split()) == WAVE_FIGURES - WATERBOUND


@pytest.mark.rule("G3.10a")
def test_who_flies() -> None:
    flyers = (
        "Angel Archangel Zephyra Chimera Guardian Jabberwok Pegasus Sunray Dragon Gargoyle Gorgon Griffon "
        "Phoenix Ranger Wyvern Balrog Demon Nightmare Shadow Wraith"
    )
    assert {name for name in KINDS if FIGURES[name].flies} == set(flyers.split())


@pytest.mark.rule("G3.10b", "G14.1b", "G14.2a")
def test_who_rangestrikes() -> None:
    shooters = "Asher Sunray Warlock Amazon Pixie Priestess Dragon Giant Gorgon Hydra Minotaur Ranger Lich"
    assert {name for name in KINDS if FIGURES[name].rangestrikes} == set(shooters.split())
    # Nobody of skill 2 does: counting both ends, two hexes are neighbours.
    assert all(FIGURES[name].skill > 2 for name in shooters.split())


NATIVE_RULES = {
    "tree": "G12.7h",
    "sand": "G12.7n",
    "bog": "G12.7q",
    "bramble": "G12.7u",
    "fog": "G12.7ac",
    "hedge": "G12.7ah",
    "drift": "G12.7am",
    "volcano": "G12.7as",
    "beach": "G12.7ax",
    "water": "G12.7bb",
    "dune": "G12.7br",
    "slope": "G12.7cd",
}


@pytest.mark.parametrize(
    "hazard",
    [pytest.param(hazard, marks=pytest.mark.rule(rule), id=hazard) for hazard, rule in NATIVE_RULES.items()],
)
def test_natives_by_name(hazard: str) -> None:
    assert {name for name in KINDS if hazard in FIGURES[name].natives} == set(NATIVES[hazard].split())


@pytest.mark.rule("G12.7co", "G16.5u")
def test_the_pixie_is_native_everywhere_but_in_the_volcano() -> None:
    assert set(FIGURES["Pixie"].natives) == set(NATIVES) - {"volcano"}


@pytest.mark.rule("EX-G24.2", "G24.2b", "G16.5by", "G16.5bz", "G16.5cc")
@pytest.mark.parametrize(
    ("points", "power"), [(0, 6), (100, 6), (699, 6), (700, 7), (799, 7), (800, 8), (1234, 12)]
)
def test_a_master_grows_with_battle_points(points: int, power: int) -> None:
    assert titan_power(points) == power
    # G20.3c: the three count with their power of now.
    assert [value(name, points) for name in ("Titan", "Dark-Titan", "Phantom")] == [
        power * 4,
        power * 4,
        power * 2,
    ]


@pytest.mark.rule("G20.3c")
@pytest.mark.parametrize("name", "Knight Guardian Jabberwok Necromancer Executer Angel".split())
def test_all_others_count_with_their_base_value(name: str) -> None:
    assert value(name, 5000) == value(name, 0)


@pytest.mark.rule("EX-G16.5-E", "G16.5ce")
@pytest.mark.parametrize(
    ("powers", "life"), [((6, 8, 10), 76), ((6,), 94), ((6, 6, 6, 6), 76), ((20, 30), 50)]
)
def test_the_life_of_the_god(powers: tuple[int, ...], life: int) -> None:
    assert god_life(powers) == life
