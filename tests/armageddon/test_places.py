"""A place is a field or a floor above it; and what is built there changes while tables are shared."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.book import BOOK
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.chapters.crossing import Forbid, Gait, Toll, crossings, price_of
from hexenkessel.games.armageddon.chapters.rules import Rules
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Tower, Wall, Works
from hexenkessel.games.armageddon.terms import Field
from tests.armageddon.table import land

PLAIN = land(highland="1/2", mountain="1/7", forest="1/20", rivers="1/3-1/4")


@pytest.mark.rule("A11.1c", "A11.3d")
def test_a_floor_is_a_place_one_level_above() -> None:
    ground = ground_of(PLAIN, floors=3)
    field, first, second = (ground.number[name] for name in ("1/7", "1/7+1", "1/7+2"))
    assert (ground.size, ground.places) == (48, 144)
    assert [ground.field_of(place) for place in (field, first, second)] == [field] * 3
    assert [ground.floor_of(place) for place in (field, first, second)] == [0, 1, 2]
    assert (ground.place(field, 2), ground.place(field, 3)) == (second, NOWHERE)
    assert list(ground.floors_of(field)) == [field, first, second]
    assert [ground.level[place] for place in (field, first, second)] == [3, 4, 5]
    assert {ground.cells[place] for place in (field, first, second)} == {ground.cells[field]}
    # Until somebody builds it there is nothing up there.
    assert (ground.room[first], ground.neighbours[first], ground.danger[first]) == (0, (), None)
    assert ground.terrain[first] == "floor" and Rules(BOOK).room(ground)[second] == 0
    assert all(len(table) == ground.places for table in (ground.names, ground.top, ground.around))


def test_places_lie_to_each_other_as_their_fields_do() -> None:
    ground = ground_of(PLAIN, floors=3)
    one, east = ground.number["1/6+1"], ground.number["1/7"]
    assert (ground.distance(one, east), ground.direction(one, east)) == (1, 0)
    assert ground.direction(one, ground.number["1/6"]) is None
    assert ground.names[ground.beside(one, 0)] == "1/7+1" and ground.names[ground.behind(one, 0)] == "1/5+1"
    assert ground.names[ground.shifted(one, (1, 0))] == "1/7+1"
    assert ground.shifted(one, (99, 0)) == NOWHERE


def test_without_floors_there_are_fields_only() -> None:
    low, high = ground_of(PLAIN), ground_of(PLAIN, floors=3)
    assert low.places == low.size == high.size and low.neighbours == high.neighbours[: low.size]
    assert "1/7+1" not in low.number
    assert low.named("1/7+1") == low.number["1/7"] and high.named("1/7+1") == high.number["1/7+1"]
    assert low.named("9/1+1") == NOWHERE


# Works


def built(**parts: object) -> Ground:
    return ground_of(PLAIN, Works(**parts), 3)  # type: ignore[arg-type]


def test_altered_grounds_share_their_geometry_and_are_made_once() -> None:
    plain = ground_of(PLAIN, floors=3)
    one, other = built(walls=(Wall(5, 0),)), built(walls=(Wall(5, 0),))
    assert one is other and one.plain is plain and one.neighbours is plain.neighbours
    assert ground_of(PLAIN, NO_WORKS, 3) is plain and one is not plain


@pytest.mark.rule("A10.2c", "A10.2d", "A10.4a", "A10.5b", "A14.3t", "A17.2ay")
def test_water_that_can_be_crossed_is_no_river() -> None:
    number = ground_of(PLAIN).number
    river, moat = ((number[a], number[b]) for a, b in (("1/3", "1/4"), ("1/5", "1/6")))
    assert river in built().rivers and moat in built(moats=(moat,)).rivers
    back = moat[::-1]
    assert (
        back in built(moats=(moat,)).rivers
        and moat not in built(moats=(moat,)).works.without_moat(*back).moats
    )
    gate = Works(moats=(moat,)).with_wall(Wall(moat[0], 0, "closed"))
    assert moat in ground_of(PLAIN, gate).rivers
    opened = gate.with_gate(moat[0], 0, "open", now=4)
    assert moat not in ground_of(PLAIN, opened).rivers and opened.walls[0].moved == 4
    assert river not in built(dried=(river,)).rivers
    bridged = land(rivers="1/3-1/4", bridges="1/3-1/4")
    assert river not in ground_of(bridged).rivers
    hit = NO_WORKS.bridge_hit(*river)
    assert river not in ground_of(bridged, hit).rivers and river in ground_of(bridged, hit).damaged
    assert river in ground_of(bridged, hit.bridge_hit(*back_of(river))).rivers


def back_of(pair: tuple[Field, Field]) -> tuple[Field, Field]:
    return pair[1], pair[0]


@pytest.mark.rule("A10.2c", "A10.3j", "A11.2e", "A12.2o")
@pytest.mark.parametrize(
    ("gate", "stands"), [("", True), ("closed", True), ("open", False), ("broken", False)]
)
def test_an_open_or_broken_gate_is_no_wall(gate: str, stands: bool) -> None:
    one, other = 4, ground_of(PLAIN).around[4][0]
    ground = built(walls=(Wall(one, 0, gate),))  # type: ignore[arg-type]
    assert (ground.wall_between(one, other) is not None) is stands
    assert (ground.wall_between(other, one) is not None) is stands
    assert ((one, 0) in ground.edge_tops) is stands
    assert built(walls=(Wall(one, 0),), passages=((other, one),)).wall_between(one, other) is None


@pytest.mark.rule("A10.1a", "R-A11.3d")
def test_walls_are_as_high_as_their_highest_floor() -> None:
    ground = ground_of(PLAIN, floors=3)
    high, low = ground.number["1/2"], ground.number["1/1"]
    keep = (Wall(high, 3), Wall(ground.place(high, 1), 3), Wall(low, 1))
    assert built(walls=keep).edge_tops == {(high, 3): 4, (low, 1): 2}


@pytest.mark.rule("A14.3h", "A14.3i", "A12.3j")
def test_a_keep_is_taken_down_from_the_top() -> None:
    keep = Works(towers=(Tower(6, 2, 2, battlements=True, stairs=True),), walls=(Wall(6, 0), Wall(6, 1)))
    bare = keep.without_battlements(6)
    assert bare.towers == (Tower(6, 2, 2, stairs=True),)
    assert bare.without_platform(6).towers == (Tower(6, 2, 1, stairs=True),)
    assert bare.without_platform(6).without_platform(6).without_platform(6).towers == (
        Tower(6, 2, stairs=True),
    )
    assert keep.without_walls([(6, 1)]).walls == (Wall(6, 0),) and not keep.without_tower(6).towers


@pytest.mark.rule("A17.2ay", "A17.2az")
def test_rivers_dry_up_and_flood_for_a_time() -> None:
    works = NO_WORKS.dry([(1, 2)]).flood([(3, 4)]).flood([(4, 3)])
    assert (works.dried, works.flooded) == (((1, 2),), ((3, 4),))
    assert works.calmed([(2, 1), (3, 4)]) == NO_WORKS


def test_works_are_stored_and_read_as_they_are() -> None:
    works = Works((Wall(5, 0, "open", 1),), (Tower(6),), ((1, 2),), streams=((3, 4),))
    assert msgspec.json.decode(msgspec.json.encode(works), type=Works) == works
    assert msgspec.json.encode(NO_WORKS) == b"{}"


class Walls(Chapter):
    """A chapter of tests: nobody passes walls."""

    number: ClassVar[int] = 99
    section: ClassVar[str] = "99"

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        return Forbid("A10.1j") if ground.wall_between(one, other) else None


def test_tables_of_an_altered_ground_are_as_if_made_from_nothing() -> None:
    rules = Rules([*BOOK, Walls()])
    ground = built(walls=(Wall(10, 0), Wall(20, 4), Wall(30, 2, "open")), moats=((40, 41),), dried=((2, 3),))
    alone = Ground(ground.geometry, ground.works, None)
    gaits: tuple[Gait, ...] = ("foot", "ride", "phalanx", "elephant")
    for gait in gaits:
        assert crossings(rules, ground, gait) == crossings(rules, alone, gait)
    closed = ground.around[10][0]
    ways = crossings(rules, ground, "foot")
    assert price_of(ways, 10, closed) == price_of(ways, closed, 10) == 0
    assert price_of(crossings(rules, ground.plain, "foot"), 10, closed)
