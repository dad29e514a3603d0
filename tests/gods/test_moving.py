"""Chapters 8 and 9 beyond the rules service: permissions, teleports, black and landed armies."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.armies.seafaring import is_sea_army, may_swim, why_not_ashore
from hexenkessel.games.gods.equipment.board import LAND, LANDS_OF, TOWERS
from hexenkessel.games.gods.movement.reach import Around, is_pact, march_of, moves
from hexenkessel.games.gods.movement.teleporting import (
    battle_teleports,
    darkland_teleports,
    free_teleports,
    tower_teleports,
)
from hexenkessel.games.gods.movement.ways import Gait, options, useful_links

OGRES = ("Ogre", "Ogre")
TITAN = ("Titan", "Ogre")


def around(**fields: Any) -> Around:
    words: dict[str, Any] = {
        key: frozenset(word.split()) if isinstance(word, str) else word for key, word in fields.items()
    }
    return Around(**words)


def ends(field: str, distance: int, army: tuple[str, ...] = OGRES, **fields: Any) -> set[str]:
    found = moves(field, march_of(army), around(**fields))
    return {arrival.field for arrival in found if arrival.distance == distance}


@pytest.mark.rule("G8.3a", "G27.1a")
@pytest.mark.parametrize(("round", "holds"), [(1, True), (10, True), (11, False), (40, False)])
def test_the_pact_lasts_ten_rounds(round: int, holds: bool) -> None:
    assert is_pact(round) == holds


@pytest.mark.rule("G8.4a", "G8.4b", "G8.4c")
@pytest.mark.parametrize("field", ["B0.0", "C1.13", "D2.7", "X0.j", "E0.4", "T1", "F0", "City", "Dungeon"])
def test_an_army_can_go_one_to_six_fields(field: str) -> None:
    distances = {arrival.distance for arrival in moves(field, march_of(OGRES), Around())}
    assert distances == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("G26.5d", "G8.4g")
def test_the_titans_army_goes_eight() -> None:
    fast = march_of(TITAN, revealed=True, victory_points=30)
    assert {arrival.distance for arrival in moves("C1.0", fast, Around())} == set(range(1, 9))
    hidden = march_of(TITAN, victory_points=30)
    assert {arrival.distance for arrival in moves("C1.0", hidden, Around())} == set(range(1, 7))


@pytest.mark.rule("G8.2d", "G8.2a")
def test_a_tower_of_another_player_is_passed_with_his_leave() -> None:
    # From D14 over the Ruin to the Coast behind it.
    held = around(enemy="R0", asking="R0")
    found = moves("D0.14", march_of(OGRES), held)
    over = {
        arrival: way for arrival, way in found.items() if arrival.field == "E0.13" and arrival.distance == 2
    }
    assert [way.leave for way in over.values()] == [("R0",)]
    # Onto it he attacks, which needs nobody's leave.
    assert {way.leave for arrival, way in found.items() if arrival.field == "R0"} == {()}


@pytest.mark.rule("G8.2d", "G8.3b")
def test_in_the_pact_nobody_asks() -> None:
    found = moves("D0.14", march_of(OGRES), around(enemy="R0", asking="R0", pact=True))
    assert {way.leave for arrival, way in found.items() if arrival.field == "E0.13"} == {()}
    # But nobody ends on it either (ruling under G8.3d).
    assert "R0" not in {arrival.field for arrival in found}


@pytest.mark.rule("G8.2a")
def test_an_enemy_who_lets_nobody_pass() -> None:
    assert "D0.16" in ends("D0.14", 2)
    assert ends("D0.14", 2, enemy="R0 D0.15") == set()
    assert ends("D0.14", 1, enemy="R0 D0.15") == {"R0", "D0.15"}


@pytest.mark.rule("G8.6k", "G8.2d")
def test_out_of_the_city_over_a_foreign_gate_with_leave() -> None:
    found = moves("City", march_of(OGRES), around(enemy="CT0 CT1 CT2", asking="CT0 CT1 CT2"))
    firsts = {arrival.field: way.leave for arrival, way in found.items() if arrival.distance == 1}
    assert firsts["B0.4"] == ("CT0",) and firsts["X2.b"] == ("CT2",)


@pytest.mark.rule("G8.6k")
def test_if_all_gates_are_refused_one_may_be_attacked() -> None:
    found = moves("City", march_of(OGRES), around(enemy="CT0 CT1 CT2"))
    assert {(arrival.field, arrival.side, arrival.distance) for arrival in found} == {
        ("CT0", 3, 1),
        ("CT1", 3, 1),
        ("CT2", 3, 1),
    }


@pytest.mark.rule("G8.6n", "G8.6m")
def test_out_of_the_dungeon_over_darktowers_only() -> None:
    firsts = {
        arrival.field for arrival in moves("Dungeon", march_of(OGRES), Around()) if arrival.distance == 1
    }
    assert firsts == {f"B{sector}.0" for sector in range(3)} | {f"X{sector}.a" for sector in range(3)}


@pytest.mark.rule("G9.3a", "G9.1c", "G9.3c")
def test_tower_teleport_counts_as_one_field() -> None:
    # D14 to the Ruin R0, which is also the Tower T1: on to C0 and D0 of sector 1.
    linked = around(garrisons="R0 T1", links="R0 T1")
    found = moves("D0.14", march_of(OGRES), linked)
    two = {arrival.field: way.teleport for arrival, way in found.items() if arrival.distance == 2}
    assert {"C1.0", "D1.0"} <= set(two)
    assert two["C1.0"] == two["D1.0"] == "tower"
    assert two["D0.15"] == ""
    # Without the second tower nobody teleports.
    assert "C1.0" not in ends("D0.14", 2, garrisons="R0", links="R0")


@pytest.mark.rule("G9.3c")
def test_a_tower_teleport_ends_outside_tower_lands() -> None:
    # Over R0 and CT1 into the City: that is fine.
    assert "City" in ends("D0.14", 2, garrisons="R0 CT1", links="R0 CT1")
    # Either end may be joined as garrison.
    assert {"R0", "CT1"} <= ends("D0.14", 1, garrisons="R0 CT1", links="R0 CT1")
    # Not the tower of somebody else, be it with his leave: that would be neither outside nor a garrison.
    held = around(garrisons="R0", enemy="T1", asking="T1", links="R0 T1", asking_links="T1")
    found = moves("D0.14", march_of(OGRES), held)
    # On foot it is five or six fields to T1, and that is an attack.
    there = [(arrival.distance, way.teleport) for arrival, way in found.items() if arrival.field == "T1"]
    assert there == [(5, ""), (6, "")]


@pytest.mark.rule("G9.1d")
def test_a_teleport_ends_on_an_empty_field_or_attacks() -> None:
    def over_towers(**fields: Any) -> set[str]:
        return ends("D0.14", 2, garrisons="R0 T1", links="R0 T1", **fields)

    assert "D1.0" in over_towers(enemy="D1.0")
    assert "D1.0" in over_towers(pact=True)
    assert "D1.0" not in over_towers(enemy="D1.0", pact=True)


@pytest.mark.rule("G9.3d")
def test_foreign_towers_as_ends_need_leave() -> None:
    held = around(garrisons="R0", enemy="T1", asking="T1", links="R0 T1", asking_links="T1")
    found = moves("D0.14", march_of(OGRES), held)
    assert {way.leave for arrival, way in found.items() if arrival.field == "C1.0"} == {("T1",)}


@pytest.mark.rule("G25.7a", "G25.6c")
@pytest.mark.parametrize(
    ("army", "may"), [(OGRES, True), (TITAN, False), (("Phantom", "Ogre"), False), (("Golem", "Ogre"), False)]
)
def test_joining_an_own_garrison(army: tuple[str, ...], may: bool) -> None:
    assert ("R0" in ends("D0.14", 1, army, garrisons="R0")) == may


@pytest.mark.rule("G26.5h", "G26.5i", "G9.4a")
def test_the_titans_tower_teleport() -> None:
    march = march_of(TITAN, revealed=True, victory_points=60)
    found = tower_teleports("B0.0", march, ("F1",), around(neutral="F1"))
    # The Fort is the first field; C6 and D9 of sector 1 are the second.
    assert {arrival.field for arrival in found if arrival.distance == 2} == {"C1.6", "D1.9"}
    assert "F1" not in {arrival.field for arrival in found}
    assert max(arrival.distance for arrival in found) == 8


@pytest.mark.rule("G26.5j", "G26.5k", "G11.5a")
def test_the_titans_battle_teleport() -> None:
    march = march_of(TITAN, revealed=True, victory_points=70)
    found = battle_teleports(march, ("D0.3", "E0.1", "T2"))
    assert {(arrival.field, arrival.side) for arrival in found} == {
        ("D0.3", 1),
        ("D0.3", 3),
        ("D0.3", 5),
        ("E0.1", 3),
        ("T2", 3),
    }


@pytest.mark.rule("G26.5l", "G8.6f")
def test_the_titans_free_teleport() -> None:
    march = march_of(TITAN, revealed=True, victory_points=80)
    found = {arrival.field for arrival in free_teleports(march, ("D0.3", "T0"))}
    assert {"City", "Dungeon", "D0.4", "E0.1"} <= found
    assert not {"D0.3", "T0"} & found
    assert not {field for field in found if LAND[field] in ("Sea", "Whirl")}
    with_element = march_of(("Titan", "Golem"), revealed=True, victory_points=80)
    banned = {arrival.field for arrival in free_teleports(with_element, ())}
    assert not banned & {"City", *LANDS_OF["Citytower"]} and "Dungeon" in banned


@pytest.mark.rule("G9.5a")
def test_the_darkland_teleport() -> None:
    found = {arrival.field for arrival in darkland_teleports("B0.0", ("B0.0", "D1.3"))}
    assert found == set(LANDS_OF["Darkland"]) - {"B0.0", "D1.3"}
    # Unlabelled Darkland counts, Darktower and Dungeon do not (ruling).
    assert "X0.a" in found and not found & TOWERS
    assert (
        darkland_teleports("DT0", ())
        == ()
        == darkland_teleports("Dungeon", ())
        == darkland_teleports("B0.1", ())
    )


SEA_CASES = [
    # army, swims, sea army, may go ashore before and after the owner's first landing
    ("Dolphin", True, True, False, False),
    ("Dolphin Aquarian", True, True, False, False),
    ("Octopus", True, True, False, True),
    ("Octopus Seaserpent", True, True, False, True),
    ("Octopus Aquarian", True, True, True, True),
    ("Seaserpent Siren", True, True, True, True),
    ("Octopus Whale", True, True, False, False),
    ("Aquarian", True, False, True, True),
    ("Aquarian Ogre", False, False, True, True),
    ("Dolphin Ogre Aquarian", False, True, False, False),
    ("Ogre", False, False, True, True),
]


@pytest.mark.rule("G3.10f", "G3.10h", "G3.10i", "G3.10j", "G8.5i", "G27.4b", "G27.4c", "G27.4f")
@pytest.mark.parametrize(("army", "swims", "is_sea", "before", "after"), SEA_CASES)
def test_who_swims_and_who_goes_ashore(
    army: str, swims: bool, is_sea: bool, before: bool, after: bool
) -> None:
    figures = tuple(army.split())
    assert may_swim(figures) == swims
    assert is_sea_army(figures) == is_sea
    assert (why_not_ashore(figures, has_landed=False) == "") == before
    assert (why_not_ashore(figures, has_landed=True) == "") == after


@pytest.mark.rule("G27.4d", "G8.3g")
def test_an_army_ashore_is_a_land_army() -> None:
    assert not is_sea_army(("Octopus", "Aquarian"), ashore=True)
    inland = march_of(("Octopus", "Aquarian"), has_landed=True, ashore=True)
    assert not inland.at_sea
    # It may return to the water, being made of wave figures only (ruling).
    found = {arrival.field for arrival in moves("E0.13", inland, Around()) if arrival.distance == 1}
    assert found == {"D0.18", "E0.12"}


@pytest.mark.rule("G9.3a")
@pytest.mark.parametrize("gait", [Gait(False, True, False, 6), Gait(True, True, True, 3)])
def test_towers_out_of_reach_make_no_difference(gait: Gait) -> None:
    towers = frozenset({"R0", "F1", "DT2"})
    wanted = {field: useful_links(field, gait, towers) for field in LAND}
    assert set(wanted.values()) == {frozenset(), towers}
    for field, links in wanted.items():
        assert options(field, gait, links) == options(field, gait, towers)
