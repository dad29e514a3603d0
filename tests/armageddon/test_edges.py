"""What devices join and bar lies over the tables of the ground; who stands in a thing goes along with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from random import Random
from typing import ClassVar

import pytest

from hexenkessel.games.armageddon.chapters import book
from hexenkessel.games.armageddon.chapters.ch05_terrain.sight import has_sight, rims_met, sees
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter
from hexenkessel.games.armageddon.chapters.crossing import Gait, crossings, price_of
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.rules import Rules
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.ground.obstacles import Obstacle, Rim, gathered
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Tower, Wall, Works
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.terms import Place
from hexenkessel.hexes.sight import line_to
from tests.armageddon.table import battle, land

LAND = land(highland="1/2", rivers="1/3-1/4")


class Devices(Chapter):
    """A chapter of tests: what a test wants of it."""

    number: ClassVar[int] = 99
    section: ClassVar[str] = "99"
    floors: ClassVar[int] = 3
    lays: ClassVar[list[tuple[object, ...]]] = []
    holds: ClassVar[dict[int, tuple[Place, ...]]] = {}
    stands: ClassVar[list[Obstacle]] = []
    opens: ClassVar[set[Rim]] = set()

    def edges(self, index: Index, edges: Edges) -> None:
        for word, *about in self.lays:
            getattr(edges, str(word))(*about)

    def provides(self, index: Index, figure: Figure) -> Iterable[Place]:
        return self.holds.get(figure.id, ())

    def obstacles(self, index: Index) -> Iterable[Obstacle]:
        return self.stands

    def opening_in(self, index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
        return rim in self.opens or None


@pytest.fixture
def devices(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Devices]]:
    """The chapter is switched on as section 99, and forgets everything afterwards."""
    for name in ("lays", "holds", "stands", "opens"):
        monkeypatch.setattr(Devices, name, type(getattr(Devices, name))())
    monkeypatch.setattr(book, "BOOK", (*book.BOOK, Devices()))
    book.rules_for.cache_clear()
    yield Devices
    book.rules_for.cache_clear()


def index_of(*figures: str, works: Works = NO_WORKS) -> Index:
    chapters = ("2", "3", "4", "5", "99")
    return battle(*figures, on=LAND, chapters=chapters, works=works).state.index


def number(name: str) -> Place:
    return ground_of(LAND, floors=3).number[name]


def test_a_link_leads_one_way_and_a_bar_both(devices: type[Devices]) -> None:
    here, above, beside = number("1/10"), number("1/10+1"), number("1/11")
    devices.lays += [("link", here, above, 2, ("foot",)), ("bar", here, beside, "A12.1h")]
    index = index_of("0 axe 1/10")
    assert index.price("foot", here, above) == 2 and not index.price("foot", above, here)
    assert not index.price("ride", here, above)
    gaits: tuple[Gait, ...] = ("foot", "phalanx")
    for gait in gaits:
        assert index.barrier(gait, here, beside) == index.barrier(gait, beside, here) == "A12.1h"
        assert not index.price(gait, here, beside) and not index.price(gait, beside, here)
    assert index.barrier("foot", here, above) is None
    # What is said last holds.
    devices.lays += [("link", here, beside, 1, ("foot",)), ("bar", here, above, "A13.1a", ("foot",))]
    index = index_of("0 axe 1/10")
    assert index.price("foot", here, beside) == 1 and not index.price("foot", here, above)


def test_tables_are_the_same_after_a_step_elsewhere(devices: type[Devices]) -> None:
    still = index_of("0 axe 1/10")
    assert still.ways("foot") is crossings(still.rules, still.ground, "foot")
    devices.lays.append(("link", 5, 60, 1, ("foot",)))
    one, other = index_of("0 axe 1/10"), index_of("0 axe 1/11")
    assert one.ways("foot") is other.ways("foot") and one.ways("ride") is still.ways("ride")
    for place, row in enumerate(still.ways("foot")):
        assert one.ways("foot")[place] == ((*row, (60, 1)) if place == 5 else row)


@pytest.mark.rule("A2.3f", "A2.3g")
def test_one_reaches_what_is_linked_if_there_is_room(devices: type[Devices]) -> None:
    here, above = number("1/10"), number("1/10+1")
    devices.lays.append(("link", here, above, 1, ("foot",)))
    index = index_of("0 axe 1/11")
    assert above not in index.reach(index.figures[1])
    index = index_of("0 axe 1/11")
    index.free[above] = 2
    assert index.reach(index.figures[1])[above].path == (here, above)


@pytest.mark.rule("A2.4d")
def test_who_can_be_reached_can_be_struck_unless_blows_are_barred(devices: type[Devices]) -> None:
    def strikes(*lays: tuple[object, ...]) -> str:
        devices.lays[:] = lays
        index = index_of("0 axe 1/10", "1 axe 1/10+1")
        foes = index.foes_near(index.figures[1].field, 0)
        rule = index.rules.may_strike(index, index.figures[1], index.figures[2])
        assert bool(foes) is (rule != "A2.4d")
        return rule

    here, above = number("1/10"), number("1/10+1")
    link = ("link", here, above, 1, ("foot",))
    assert strikes() == "A2.4d"
    assert strikes(link) == strikes(("blow", above, here, ALLOWED)) == ALLOWED
    assert strikes(("link", above, here, 1, ("foot",))) == ALLOWED
    assert strikes(link, ("blow", here, above, "A11.3a")) == "A11.3a"


def test_fixed_edges_are_part_of_the_tables_of_a_ground() -> None:
    class Stairs(Chapter):
        number: ClassVar[int] = 98
        section: ClassVar[str] = "98"

        def fixed_edges(self, ground: Ground, edges: Edges) -> None:
            for tower in ground.towers:
                edges.link(tower, ground.place(tower, 1), 1)

    rules = Rules([*book.BOOK, Stairs()])
    ground = ground_of(LAND, Works(towers=(Tower(9),)), 3)
    assert price_of(crossings(rules, ground, "foot"), 9, ground.place(9, 1)) == 1
    assert not price_of(crossings(rules, ground, "ride"), 9, ground.place(9, 1))
    assert not price_of(crossings(rules, ground.plain, "foot"), 9, ground.place(9, 1))


def test_who_stands_in_a_thing_goes_along_at_any_depth(devices: type[Devices]) -> None:
    deck, tower = number("1/10"), number("1/10+1")
    devices.holds.update({1: (deck,), 3: (tower,)})
    index = index_of("0 axe 1/9", "0 axe 1/10", "0 axe 1/10", "0 bow 1/10+1", "0 bow 1/11")
    first = index.figures[1]
    assert [each.id for each in index.rules.company(index, first)] == [1, 2, 3, 4]
    assert [each.id for each in index.rules.aboard(index, first)] == [2, 3, 4]
    assert index.rules.room_needed(index, first) == 1
    # Whoever is on the same place needs room there as well.
    devices.holds.update({1: (number("1/9"),), 3: ()})
    index = index_of("0 axe 1/9", "0 axe 1/9", "0 bow 1/10+1")
    assert index.rules.room_needed(index, index.figures[1]) == 2


# Sight


def walled(*walls: tuple[str, int]) -> Ground:
    return ground_of(LAND, Works(walls=tuple(Wall(number(name), side) for name, side in walls)), 3)


@pytest.mark.rule("A10.3b", "R-A10.3b")
def test_a_wall_is_an_obstacle_on_its_edge() -> None:
    one, near, far = number("1/16"), number("1/17"), number("1/19")
    # On the shooter's own edge, in between and on the target's, from either side.
    for name, side in (("1/16", 0), ("1/17", 3), ("1/18", 0), ("1/19", 3), ("1/18", 3)):
        ground = walled((name, side))
        assert not has_sight(ground, one, far, 1, 1) and not has_sight(ground, far, one, 1, 1)
        # From two levels up one sees over it, at its height and above.
        assert has_sight(ground, one, far, 3, 3)
    assert has_sight(walled(("1/17", 3)), one, near, 2, 2)
    # A wall beside the line does nothing.
    assert has_sight(walled(("1/17", 1), ("1/18", 5)), one, far, 1, 1)
    assert has_sight(walled(("1/19", 0)), one, far, 1, 1)


@pytest.mark.rule("A5.5j", "R-A10.3b")
def test_through_a_corner_one_sees_unless_both_edges_are_closed() -> None:
    # From 1/18 between 1/19 and 1/12 to the next but one.
    ground = walled()
    one, (east, north) = number("1/18"), (number("1/19"), number("1/12"))
    far = next(
        place for place in ground.neighbours[east] if place in ground.neighbours[north] and place != one
    )
    assert has_sight(walled(("1/18", 0)), one, far, 1, 1) and has_sight(walled(("1/18", 5)), one, far, 1, 1)
    assert not has_sight(walled(("1/18", 0), ("1/18", 5)), one, far, 1, 1)
    assert not has_sight(walled(("1/19", 3), ("1/18", 5)), one, far, 1, 1)
    # A wall along the line is only grazed.
    along = ground.direction(east, north)
    assert along is not None and has_sight(walled(("1/19", along)), one, far, 1, 1)


@pytest.mark.rule("A10.3c")
def test_arrows_pass_openings_of_their_own_fields(devices: type[Devices]) -> None:
    works = Works(walls=(Wall(number("1/16"), 0), Wall(number("1/18"), 0)))

    def sight() -> bool:
        index = index_of("0 bow 1/16", "1 axe 1/18", "1 axe 1/19", works=works)
        return sees(index, index.figures[1], index.figures[2])

    assert not sight()
    devices.opens.add((number("1/16"), 0))
    assert sight()
    index = index_of("0 bow 1/16", "1 axe 1/18", "1 axe 1/20", works=works)
    devices.opens.add((number("1/18"), 0))
    # The second wall belongs to neither of the two fields.
    assert not sees(index, index.figures[1], index.figures[3])
    met = rims_met(index.ground, index.obstacles, number("1/16"), number("1/20"))
    assert list(met) == [(number("1/16"), 0), (number("1/18"), 0)]


@pytest.mark.rule("A12.3h", "A13.2k")
def test_devices_are_obstacles_where_they_stand(devices: type[Devices]) -> None:
    def sight() -> bool:
        index = index_of("0 bow 1/16", "1 axe 1/19")
        return sees(index, index.figures[1], index.figures[2])

    assert sight()
    devices.stands.append(Obstacle(number("1/17"), 2))
    assert not sight()
    devices.stands[:] = [Obstacle(number("1/17"), 2, 0)]
    assert not sight()
    devices.stands[:] = [Obstacle(number("1/17"), 2, 1), Obstacle(number("1/17"), 1)]
    assert sight()


@pytest.mark.rule("R-A10.3b", "A5.5j")
def test_sight_over_walls_is_as_by_reading() -> None:
    rng = Random(3)
    ground = ground_of(LAND, floors=3)
    for _ in range(60):
        walls = {(rng.randrange(48), rng.randrange(6)) for _ in range(25)}
        built = ground_of(LAND, Works(walls=tuple(Wall(*each) for each in sorted(walls))), 3)
        for _ in range(20):
            one, other = rng.sample(range(48), 2)
            if ground.distance(one, other) > 5:
                continue
            levels = rng.randint(1, 3), rng.randint(1, 3)
            assert has_sight(built, one, other, *levels) is by_reading(built, one, other, *levels)


def by_reading(ground: Ground, one: Place, other: Place, start: int, end: int) -> bool:
    """Every edge of the board against the line, as fractions; fields as on the plain ground."""
    if not has_sight(ground.plain, one, other, start, end):
        return False

    def point(place: Place) -> tuple[int, int]:
        q, r = ground.cells[place]
        return 2 * q + r, 3 * r

    (x0, y0), (x1, y1) = point(one), point(other)
    dx, dy = x1 - x0, y1 - y0
    sides: set[int] = set()
    for (field, side), top in ground.edge_tops.items():
        x, y = point(field)
        # The ends of a side, clockwise: its direction is the middle between them.
        corners = [(1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)]
        ends = [(x + a - x0, y + b - y0) for a, b in (corners[side], corners[(side + 1) % 6])]
        crosses = [dx * b - dy * a for a, b in ends]
        if crosses[0] * crosses[1] > 0 or crosses == [0, 0]:
            continue
        share = Fraction(crosses[0], crosses[0] - crosses[1])
        at = [(1 - share) * Fraction(p) + share * Fraction(r) for p, r in zip(*ends, strict=True)]
        part = (at[0] * dx + at[1] * dy) / Fraction(dx * dx + dy * dy)
        height = start + Fraction(1, 2) + part * (end - start)
        if not 0 < part < 1 or height >= top:
            continue
        if 0 not in crosses:
            return False
        sides.add(1 if sum(crosses) > 0 else -1)
    if len(sides) == 2:
        return False
    # One edge on the one side, a field on the other.
    return not (sides and grazes_a_field(ground.plain, one, other, start, end, -sides.pop()))


def grazes_a_field(ground: Ground, one: Place, other: Place, start: int, end: int, side: int) -> bool:
    """Does the line touch an obstacle on this side? Seen by closing the whole other side."""
    q, r = ground.cells[one]
    to = ground.cells[other]
    line = line_to((to[0] - q, to[1] - r))
    opposite = line.right if side > 0 else line.left
    fields = [ground.at.get((q + cell[0], r + cell[1])) for cell in opposite]
    closed = gathered(Obstacle(field, 99) for field in fields if field is not None)
    return bool(closed.fields) and not has_sight(ground, one, other, start, end, closed)
