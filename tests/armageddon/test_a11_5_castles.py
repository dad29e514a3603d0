"""11.1 and 11.5: what is a tower, what is a courtyard, and what hangs together as a castle."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch11_towers import castle, towers
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.ground.land import BuiltTower, BuiltWall, TowerGate
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.scenarios.building import works_of
from hexenkessel.games.armageddon.terms import SIDES
from tests.armageddon.table import land

KNOWN = {"walls", "towers", "moats", "passages", "transitions"}


def built(*towers: BuiltTower, walls: str = "", passages: str = "", **more: Any) -> Ground:
    """A land with these towers, and with walls by their inside: `walls="1/19-E 1/20-W-closed"`."""
    where = msgspec.structs.replace(
        land(**more),
        towers=towers,
        walls=tuple(BuiltWall(*word.split("-")) for word in walls.split()),  # type: ignore[arg-type]
        passages=tuple(tuple(pair.split("-")) for pair in passages.split()),
    )
    plain = ground_of(where, floors=3)
    return ground_of(where, works_of(where, plain, KNOWN), 3)


def ring(field: str, without: str = "") -> str:
    return " ".join(f"{field}-{side}" for side in SIDES if side not in without.split())


def names(ground: Ground, places: Any) -> set[str]:
    return {ground.names[place] for place in places}


# 11.1


@pytest.mark.rule("A11.1a", "A11.1c", "A11.1d")
def test_a_tower_has_a_platform_and_a_keep_one_more() -> None:
    ground = built(BuiltTower("1/19"), BuiltTower("1/27", floors=2))
    tower, keep = ground.number["1/19"], ground.number["1/27"]
    assert set(towers.towers_of(ground)) == {tower, keep}
    assert ground.names[towers.top_of(ground, tower)] == "1/19+1"
    assert ground.names[towers.top_of(ground, keep)] == "1/27+2"
    assert towers.is_inside(ground, tower) and not towers.is_inside(ground, ground.place(tower, 1))
    assert towers.is_inside(ground, ground.place(keep, 1)) and towers.is_platform(
        ground, ground.place(keep, 2)
    )
    assert not towers.is_place(ground, ground.place(tower, 2)) and not towers.is_platform(ground, tower)
    assert towers.tower_at(ground, ground.place(keep, 1)) == ground.towers[keep]


@pytest.mark.rule("A11.1j", "A11.1k")
@pytest.mark.parametrize(
    "terrain", ["lowland", "highland", "desert", "highland_desert", "ice_lowland", "ice_highland"]
)
def test_four_walls_are_an_incomplete_tower_and_three_are_none(terrain: str) -> None:
    four = built(walls=ring("1/19", "E SE"), **{terrain: "1/19"})
    assert names(four, towers.towers_of(four)) == {"1/19"}
    assert towers.top_of(four, four.number["1/19"]) == four.number["1/19"]
    assert not towers.towers_of(built(walls=ring("1/19", "E SE SW"), **{terrain: "1/19"}))


@pytest.mark.rule("A11.1b", "A11.1l", "A11.1m")
@pytest.mark.parametrize("terrain", ["forest", "mountain", "ice_mountain"])
def test_on_rough_ground_no_walls_are_a_tower_without_foundation(terrain: str) -> None:
    assert not towers.towers_of(built(walls=ring("1/19"), **{terrain: "1/19"}))
    founded = built(
        BuiltTower("1/19", platform=False, battlements=False, foundation=True), **{terrain: "1/19"}
    )
    place = founded.number["1/19"]
    assert set(towers.towers_of(founded)) == {place} and towers.rooms(founded) == {place: 4}
    # With fewer walls it is a foundation only.
    bare = ground_of(founded.land, founded.works.without_walls((place, side) for side in range(3)), 3)
    assert not towers.towers_of(bare) and towers.rooms(bare) == {place: 4}


@pytest.mark.rule("A11.1h", "A11.1i", "A11.1n", "A14.3i")
def test_every_floor_has_room_for_four_as_long_as_it_is_there() -> None:
    ground = built(BuiltTower("1/19", floors=2, foundation=True), mountain="1/19")
    assert names(ground, towers.rooms(ground)) == {"1/19", "1/19+1", "1/19+2"}
    assert set(towers.rooms(ground).values()) == {4}
    hit = ground_of(ground.land, ground.works.without_platform(ground.number["1/19"]), 3)
    assert names(hit, towers.rooms(hit)) == {"1/19", "1/19+1"}
    # The walls of the upper floor are still there, so it is no platform to look from.
    assert towers.is_inside(hit, hit.number["1/19+1"])


@pytest.mark.rule("A11.1i", "A13.1c")
def test_upstairs_are_onagers_and_ladders_on_platforms() -> None:
    ground = built(BuiltTower("1/19", floors=2))
    below, first, top = (ground.number[name] for name in ("1/19", "1/19+1", "1/19+2"))
    assert [towers.why_not_stand(ground, "onager", place) for place in (below, first, top)] == [None] * 3
    assert [towers.why_not_stand(ground, "ladder", place) for place in (first, top)] == ["A11.1i", None]
    assert towers.why_not_stand(ground, "light-horse", first) == "A11.1i"
    assert towers.why_not_stand(ground, "onager", ground.number["1/20+1"]) == "A11.1i"


# 11.5

FIVE = (
    BuiltTower("1/19", floors=2, gates=(TowerGate("SW"),)),
    BuiltTower("1/25", gates=(TowerGate("E"),)),
    BuiltTower("1/28", gates=(TowerGate("W"),)),
)
CHAIN = "1/26-NW 1/26-SW 1/26-SE-closed 1/27-SW 1/27-SE 1/27-NE"


@pytest.mark.rule("A11.5a", "A11.5b", "A11.5c", "A11.5f", "R-A12.2k")
def test_the_castle_of_five_fields() -> None:
    ground = built(*FIVE, walls=CHAIN)
    (found,) = castle.castles(ground)
    assert names(ground, found.courts) == {"1/26", "1/27"}
    assert names(ground, found.towers) == {"1/19", "1/25", "1/28"} and found.size == 5
    assert castle.castle_of(ground, ground.number["1/28"]) == found
    assert castle.castle_of(ground, ground.number["1/34"]) is None
    assert [(ground.names[wall.place], SIDES[wall.side]) for wall in castle.outer_gates(ground, found)] == [
        ("1/26", "SE")
    ]
    inner = ground.walls[ground.number["1/25"], SIDES.index("E")]
    assert castle.castle_beyond(ground, inner) is None
    outer = ground.walls[ground.number["1/25"], SIDES.index("W")]
    assert castle.castle_beyond(ground, outer) == found


@pytest.mark.rule("A11.5a")
@pytest.mark.parametrize(
    "chain",
    [
        CHAIN.replace(" 1/27-NE", ""),  # a gap
        CHAIN.replace("1/27-NE", "1/20-SW"),  # with its outside to the court
    ],
)
def test_a_chain_must_be_closed_and_face_the_court(chain: str) -> None:
    assert castle.castles(built(*FIVE, walls=chain)) == ()


@pytest.mark.rule("A11.5e", "A11.5c")
def test_a_tower_that_leads_out_only_is_none_of_the_castle() -> None:
    apart = BuiltTower("1/28", gates=(TowerGate("E"),))
    ground = built(*FIVE[:2], apart, walls=CHAIN)
    (found,) = castle.castles(ground)
    assert found.size == 4 and castle.castle_of(ground, ground.number["1/28"]) is None
    # A passage to a tower of the castle joins it; it needs stairs to get there only if it leads elsewhere.
    joined = built(*FIVE[:2], apart, BuiltTower("1/20"), walls=CHAIN, passages="1/20-1/28 1/19+1-1/20+1")
    (found,) = castle.castles(joined)
    assert names(joined, found.towers) == {"1/19", "1/25", "1/20", "1/28"}
    assert [joined.names[wall.place] for wall in castle.outer_gates(joined, found)] == ["1/26", "1/28"]
    stuck = built(
        *FIVE[:2], apart, BuiltTower("1/20", stairs=False), walls=CHAIN, passages="1/20-1/28 1/19+1-1/20+1"
    )
    assert castle.castle_of(stuck, stuck.number["1/28"]) is None
    assert castle.castle_of(stuck, stuck.number["1/20"]) is not None


@pytest.mark.rule("A11.5a", "A11.5c")
def test_two_courts_with_a_gate_between_them_are_one_castle() -> None:
    between = "1/26-E"
    ground = built(*FIVE, walls=f"{CHAIN} {between}-closed")
    (found,) = castle.castles(ground)
    assert found.size == 5
    # Without towers and gates there are walls, and what they enclose.
    single = built(walls=ring("1/41", "E") + " 1/41-E-closed", forest="1/41")
    (found,) = castle.castles(single)
    assert found.size == 1 and castle.outer_gates(single, found) == [Wall(single.number["1/41"], 0, "closed")]


@pytest.mark.rule("A11.5a")
def test_the_rim_of_the_map_encloses_nothing() -> None:
    ground = built(walls=ring("1/1", "W").replace("1/1-NW ", ""))
    assert castle.castles(ground) == ()
