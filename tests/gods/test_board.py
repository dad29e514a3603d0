"""Chapters 2.1, 2.2, 5.8, 8.5, 8.6: the board of 230 fields and the symbols between them."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from hexenkessel.games.gods.equipment.board import (
    BATTLEFIELDS,
    FIELDS,
    FIRST_EXITS,
    GATES,
    LAND,
    LANDS,
    LANDS_OF,
    TOWERS,
    WHIRLS,
    battlefield,
    entry_sides,
    is_labelled,
    is_tower,
)
from tests.gods.reference.board import EDGES, LABELLED, SYMBOLS
from tests.gods.reference.board import LAND as LAND_OF_THE_FACTS

# Land: how many fields, how many of them labelled (reconstruction B1).
LAND_COUNTS = """
Plains 15 12, Marsh 15 12, Brush 15 12, Desert 9 6, Swamp 9 6, Jungle 9 6, Hills 12 9, Vale 12 9, Woods 12 9,
Mountains 6 6, Tundra 9 6, Grove 6 6, Darkland 21 15, Wasteland 12 12, Coast 12 12, Sea 36 18,
Tower 3 0, Ruin 3 0, Fort 3 0, Citytower 3 0, Darktower 3 0
"""
COUNTS = [line.split() for line in LAND_COUNTS.replace("\n", " ").split(",")]
CENTRE = ("City", "Dungeon", "Whirl")


def ways_into(field: str) -> dict[str, str]:
    return {way.id: exit.sign for way in FIELDS.values() for exit in way.exits if exit.neighbour == field}


def ways_out_of(field: str) -> dict[str, str]:
    return {exit.neighbour: exit.sign for exit in FIELDS[field].exits}


def turned(field: str) -> str:
    """The same field one sector further."""
    name, dot, index = field.partition(".")
    return field if field in GATES else f"{name[:-1]}{(int(name[-1]) + 1) % 3}{dot}{index}"


@pytest.mark.rule("G2.1a")
def test_hundreds_of_fields() -> None:
    assert len(FIELDS) == 230
    assert set(FIELDS) == set(LAND_OF_THE_FACTS)


@pytest.mark.rule("G2.1b", "G2.1c")
def test_21_land_types() -> None:
    types = set(LANDS) - set(CENTRE)
    assert types == {land for land, _, _ in COUNTS} and len(types) == 21


@pytest.mark.rule("G2.1c", "G22.2e")
@pytest.mark.parametrize(("land", "fields", "labelled"), COUNTS)
def test_how_many_fields_of_a_land(land: str, fields: str, labelled: str) -> None:
    assert len(LANDS_OF[land]) == int(fields)
    assert sum(is_labelled(field) for field in LANDS_OF[land]) == int(labelled)


@pytest.mark.rule("G2.1d", "G8.5a", "G8.5b", "G8.5c")
def test_every_symbol_of_the_board_and_no_other() -> None:
    found = {
        (field.id, way.sign, way.neighbour, way.entry) for field in FIELDS.values() for way in field.exits
    }
    assert found == set(EDGES)
    assert sum(len(field.exits) for field in FIELDS.values()) == 336
    assert SYMBOLS == {"arrow": 264, "triple": 36, "arch": 30, "block": 6}


@pytest.mark.rule("G2.1c", "G22.2e")
def test_lands_and_labels() -> None:
    assert dict(LAND) == LAND_OF_THE_FACTS
    assert {field for field in FIELDS if is_labelled(field)} == LABELLED


@pytest.mark.rule("G2.1d")
def test_the_three_sectors_are_alike() -> None:
    for field in FIELDS.values():
        other = FIELDS[turned(field.id)]
        assert (other.land, other.labelled) == (field.land, field.labelled)
        assert {(turned(way.neighbour), way.sign, way.entry) for way in field.exits} == {
            (way.neighbour, way.sign, way.entry) for way in other.exits
        }


@pytest.mark.rule("G2.2a", "G2.2b", "G10.2e")
def test_21_battlefields() -> None:
    assert len(BATTLEFIELDS) == 21
    assert {land for land, _, _ in COUNTS} - {"Sea"} | {"Skycastle"} == BATTLEFIELDS
    assert (battlefield("City"), battlefield("Dungeon")) == ("Skycastle", "Darkland")
    assert all(battlefield(field) == "Coast" for field in LANDS_OF["Sea"])
    assert all(battlefield(field) is None for field in WHIRLS)
    assert all(battlefield(field) == LAND[field] for field in FIELDS if LAND[field] not in (*CENTRE, "Sea"))


@pytest.mark.rule("G25.1a", "G5.4a")
def test_fifteen_tower_lands() -> None:
    assert Counter(LAND[field] for field in TOWERS) == dict.fromkeys(
        ("Tower", "Ruin", "Fort", "Citytower", "Darktower"), 3
    )
    assert all(is_tower(field) for field in TOWERS) and not is_tower("City")


@pytest.mark.rule("G5.7f", "G5.7g", "G8.6a", "G8.6b", "G8.6i")
@pytest.mark.parametrize(("centre", "gates"), [("City", "CT0 CT1 CT2"), ("Dungeon", "DT0 DT1 DT2")])
def test_the_centre_is_entered_over_its_towers_only(centre: str, gates: str) -> None:
    assert ways_into(centre) == dict.fromkeys(gates.split(), "arrow")
    assert sorted(GATES[centre]) == gates.split()
    assert ways_out_of(centre) == {}


@pytest.mark.rule("EX-G5.8-A", "G5.8a")
@pytest.mark.parametrize("sector", range(3))
def test_the_first_exit_of_a_tower(sector: int) -> None:
    tower = f"T{sector}"

    def away(field: str) -> float:
        def spot(name: str) -> complex:
            return FIELDS[name].radius * complex(
                math.cos(math.radians(FIELDS[name].angle)), math.sin(math.radians(FIELDS[name].angle))
            )

        return abs(spot(field) - spot(tower))

    darktower = min(GATES["Dungeon"], key=away)
    assert darktower == f"DT{sector}"
    clockwise = min(GATES["City"], key=lambda gate: (FIELDS[gate].angle - FIELDS[darktower].angle) % 360)
    assert FIRST_EXITS[tower] == clockwise == f"CT{sector}"


@pytest.mark.rule("G8.5e")
@pytest.mark.parametrize("sector", range(3))
def test_a_fort_is_entered_by_semicircles_only(sector: int) -> None:
    assert ways_into(f"F{sector}") == dict.fromkeys((f"C{sector}.6", f"D{sector}.8", f"X{sector}.j"), "arch")


@pytest.mark.rule("G9.2a", "G9.2b")
@pytest.mark.parametrize("whirl", sorted(WHIRLS))
def test_a_whirl_lies_at_the_sea(whirl: str) -> None:
    around = {LAND[field] for field in (*ways_into(whirl), *ways_out_of(whirl))}
    assert around == {"Sea"}


@pytest.mark.rule("G8.5a")
def test_a_field_has_at_most_one_forced_exit() -> None:
    for field in FIELDS:
        signs = Counter(ways_out_of(field).values())
        assert signs["block"] <= 1 and signs["triple"] <= 1


@pytest.mark.rule("G11.2b", "G11.2c", "G11.3c", "G11.4a")
def test_sides_of_entry() -> None:
    for field in FIELDS.values():
        for way in field.exits:
            if way.neighbour in GATES or way.neighbour in WHIRLS:
                assert way.entry is None
            elif is_tower(way.neighbour) or LAND[way.neighbour] in ("Coast", "Sea"):
                assert way.entry == 3
            else:
                assert way.entry in (1, 3, 5)


@pytest.mark.rule("G11.5a", "G10.2f", "G26.5k")
def test_sides_to_choose_from() -> None:
    assert entry_sides("City") == entry_sides("Dungeon") == entry_sides("D0.3") == (1, 3, 5)
    for field in ("T0", "R1", "F2", "CT0", "DT1", "E0.1"):
        assert entry_sides(field) == (3,)


@pytest.mark.rule("G8.4b")
def test_turn_by_turn_every_land_field_can_be_reached() -> None:
    on_land = {field for field in FIELDS if LAND[field] not in ("Sea", "Whirl", "City", "Dungeon")}
    seen, fresh = {"B0.0"}, {"B0.0"}
    while fresh:
        fresh = {end for field in fresh for end in ways_out_of(field) if end in on_land} - seen
        seen |= fresh
    assert seen == on_land


@pytest.mark.rule("G8.5i", "G24.4c")
def test_the_sea_ring_is_a_ring() -> None:
    ring = {field for field in FIELDS if LAND[field] in ("Sea", "Coast")}
    place, steps = "E0.0", 0
    while steps == 0 or place != "E0.0":
        (place,) = [end for end in ways_out_of(place) if end in ring]
        steps += 1
    assert steps == len(ring) == 48
