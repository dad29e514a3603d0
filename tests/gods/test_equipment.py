"""Chapters 2.3, 4.4, 5.1, 5.6, 5.7: counters, pools, garrisons and starting armies."""

from __future__ import annotations

from collections import Counter

import pytest

from hexenkessel.games.gods.armies.army import army_value, is_legal
from hexenkessel.games.gods.equipment.pools import (
    DARK_ARMIES,
    EQUIPMENT,
    GARRISONS,
    MARKERS,
    TITAN_FIGURES,
    starting_pool,
)
from hexenkessel.games.gods.equipment.spells import SPELLS
from tests.gods.reference.figures import ROWS


@pytest.mark.rule("EX-G2.3", "G2.3a", "G2.3d", "G2.3e")
def test_1074_counters() -> None:
    counters = EQUIPMENT.counters
    assert (counters.figures, counters.spells, counters.markers) == (921, 64, 89)
    assert counters.figures + counters.spells + counters.markers == 1074
    assert counters.spells == 4 * 16 and counters.markers == 5 * 16 + 9


@pytest.mark.rule("EX-G2.3-A", "G2.3a", "G5.6b", "G5.6c")
def test_the_figures_add_up_to_921() -> None:
    owners = {"T": 3, "A": 4, "D": 1, "X": 1}
    assert sum(row.count * owners[row.start] for row in ROWS) == 900
    pools = 3 * starting_pool("titan").total() + starting_pool("darklord").total()
    special = sum(row.count for row in ROWS if row.start == "X")
    grey = 3 * (1 + 3) + 3 * 3  # Nightmare and Tombdiggers of Forts, Headcrackers of Ruins
    assert pools + special + grey == 921


@pytest.mark.rule("G4.4b", "G4.4c", "G4.4e", "G2.3d", "G5.1a")
def test_markers() -> None:
    assert (MARKERS["titan"].ordinary, MARKERS["titan"].towers) == (
        12,
        ("Tower", "Ruin", "Fort", "Citytower"),
    )
    assert (MARKERS["darklord"].ordinary, MARKERS["darklord"].towers) == (13, ("Darktower",) * 3)
    assert Counter(MARKERS["neutral"].towers) == {"Ruin": 3, "Fort": 3, "Citytower": 3}
    for side in ("titan", "darklord"):
        assert MARKERS[side].ordinary + len(MARKERS[side].towers) == 16


@pytest.mark.rule("G5.1a", "G5.1d")
@pytest.mark.parametrize("side", ["titan", "darklord"])
def test_masters_lords_and_executer_of_a_player(side: str) -> None:
    pool = starting_pool(side)  # type: ignore[arg-type]
    assert (pool["Angel"], pool["Archangel"], pool["Necromancer"], pool["Executer"]) == (4, 2, 1, 1)
    assert pool["Phantom"] == 1
    # G5.1b: the Darklord's Titan is the Dark-Titan.
    assert (pool["Titan"], pool["Dark-Titan"]) == ((1, 0) if side == "titan" else (0, 1))
    # G5.1c
    assert pool["Jabberwok"] == (side == "darklord")


@pytest.mark.rule("G5.1b", "G5.1c", "G5.1d", "G5.1f")
@pytest.mark.parametrize(("side", "letters"), [("titan", "TA"), ("darklord", "DA")])
def test_a_pool_is_the_overviews_numbers(side: str, letters: str) -> None:
    expected = {row.name: row.count for row in ROWS if row.start in letters}
    assert {name: count for name, count in starting_pool(side).items() if count} == expected  # type: ignore[arg-type]


@pytest.mark.rule("G5.1e", "G15.3a", "G2.3c")
def test_a_set_of_sixteen_spells() -> None:
    assert EQUIPMENT.spells == len(SPELLS) == 16
    assert Counter(spell.grade for spell in SPELLS.values()) == {2: 4, 3: 4, 4: 4, 5: 4}


GARRISON_CASES = [
    pytest.param(
        "Citytower",
        "Locker Pegasus Sunray Sunray Sunray Sunray",
        "neutral",
        148,
        marks=pytest.mark.rule("G5.6a"),
    ),
    pytest.param(
        "Fort",
        "Guardian Pegasus Nightmare Tombdigger Tombdigger Tombdigger",
        "neutral",
        105,
        marks=pytest.mark.rule("G5.6b"),
    ),
    pytest.param(
        "Ruin",
        "Immortal Warlock Siren Headcracker Headcracker Headcracker",
        "neutral",
        124,
        marks=pytest.mark.rule("G5.6c"),
    ),
    pytest.param(
        "Darktower", "Plaque Plaque Chimera Warlock", "darklord", 74, marks=pytest.mark.rule("G5.6d")
    ),
    pytest.param(
        "Tower", "Angel Gargoyle Centaur Ogre Guardian", "titan", 80, marks=pytest.mark.rule("G5.6e", "G3.3b")
    ),
]


@pytest.mark.parametrize(("land", "figures", "holder", "worth"), GARRISON_CASES)
@pytest.mark.rule("EX-G5.6-A")
def test_garrisons(land: str, figures: str, holder: str, worth: int) -> None:
    garrison = GARRISONS[land]
    assert Counter(garrison.figures) == Counter(figures.split())
    assert garrison.holder == holder
    assert army_value(garrison.figures) == worth


@pytest.mark.rule("G3.1b")
def test_only_the_citytowers_garrison_is_no_players_army() -> None:
    assert {land for land in GARRISONS if not is_legal(GARRISONS[land].figures)} == {"Citytower"}


@pytest.mark.rule("G3.5b")
def test_all_demilords_but_two_start_on_tower_lands() -> None:
    stationed = {name for garrison in GARRISONS.values() for name in garrison.figures}
    demilords = {row.name for row in ROWS if row.kind == "demilord"}
    assert demilords - stationed == {"Executer", "Jabberwok"}


@pytest.mark.rule("G3.5b", "G5.6a")
def test_special_counters_are_those_of_three_garrisons_each() -> None:
    stationed: Counter[str] = Counter()
    for garrison in GARRISONS.values():
        stationed.update({name: 3 * count for name, count in Counter(garrison.figures).items()})
    for row in ROWS:
        if row.start == "X" and row.kind == "demilord":
            assert stationed[row.name] == row.count


@pytest.mark.rule("G5.7b", "G3.4a", "G3.4c")
def test_what_a_titan_player_starts_with() -> None:
    assert Counter(TITAN_FIGURES) == Counter("Titan Centaur Gargoyle Ogre".split())
    assert sorted(EQUIPMENT.elements) == ["Asher", "Golem", "Zephyra"]
    assert EQUIPMENT.titan_players == 3


@pytest.mark.rule("G5.7h", "G5.7i", "G3.3b")
def test_what_the_darklord_starts_with() -> None:
    assert sorted(sorted(army) for army in DARK_ARMIES) == [
        ["Angel", "Headcracker"],
        ["Headcracker", "Jabberwok"],
        ["Headcracker", "Phantom"],
    ]
