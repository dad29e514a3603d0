"""14.2: what an onager must roll, on given ground and by a second reading of the rules on any ground."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch14_onager import numbers
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.ground.land import Land
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Tower, Wall, Works
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.kinds import KindFacts
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import STEPS, Cell, distance
from tests.amount import usually
from tests.armageddon.hits import Floors
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import battle, land

FAR = ("0 axe 1/1", "1 axe 1/48")


@pytest.fixture(autouse=True)
def onagers(monkeypatch: pytest.MonkeyPatch) -> None:
    with_chapter(monkeypatch, Floors())
    for device in ("onager", "tortoise", "siege-tower"):
        monkeypatch.setitem(KINDS, device, KindFacts(1))


def index_of(*figures: str, works: Works = NO_WORKS, on: Land | None = None, **terrain: Any) -> Index:
    where = on or land(**terrain)
    return battle(*FAR, *figures, chapters=(2, 3, 4, 5, "97"), on=where).state.but(works=works).index


def thrown(index: Index, place: str) -> dict[str, int]:
    onager = Figure(99, "onager", 0, index.ground.number[place])
    return {index.name(field): number for field, number in numbers.numbers_from(index, onager).items()}


@pytest.mark.rule("A14.2c", "A14.2m")
def test_on_lowland_eleven_to_sixteen() -> None:
    found = thrown(index_of(), "1/23")
    row = [found.get(f"1/{small}") for small in range(23, 31)]
    assert row == [None, 11, 12, 13, 14, 15, 16, None]


@pytest.mark.rule("A14.2i", "R-A14.2j", "A14.2m")
def test_one_more_for_every_level_upwards_and_none_downwards() -> None:
    up = thrown(index_of(highland="1/25", mountain="1/29"), "1/23")
    # The hill in the way must be thrown over too, and the mountain is too far away.
    assert [up.get(f"1/{small}") for small in range(24, 30)] == [11, 13, 14, 15, 16, None]
    assert thrown(index_of(highland="1/23"), "1/23")["1/29"] == 16
    high = thrown(index_of(highland="1/23", mountain="1/26"), "1/23")
    assert high["1/26"] == 14 and high["1/25"] == 12


@pytest.mark.rule("A14.2h", "A14.2j")
def test_what_does_not_stop_an_arrow_is_no_obstacle() -> None:
    # From a mountain to the lowland an arrow passes high over a hill in the middle of its way.
    over = index_of(mountain="1/23", highland="1/24")
    assert thrown(over, "1/23")["1/27"] == 14
    assert thrown(index_of(highland="1/24"), "1/23")["1/27"] == 15


@pytest.mark.rule("A14.2k", "R-A14.2k")
def test_over_trees() -> None:
    into = thrown(index_of(forest="1/25"), "1/23")
    assert (into["1/25"], into["1/24"], into["1/26"]) == (13, 11, 14)
    assert thrown(index_of(forest="1/23"), "1/23")["1/24"] == 12
    assert thrown(index_of(forest="1/23 1/24"), "1/23")["1/24"] == 12
    assert thrown(index_of(forest="1/25", highland="1/23"), "1/23")["1/25"] == 12
    # On the platform of a tower in the forest it stands above them.
    number = index_of().ground.number
    works = Works(towers=(Tower(number["1/23"], platform=1, foundation=True),))
    assert thrown(index_of(forest="1/23", works=works), "1/23+1")["1/24"] == 11


@pytest.mark.rule("A14.2l")
def test_neither_onto_nor_over_peaks() -> None:
    found = thrown(index_of(peaks="1/25"), "1/23")
    assert [found.get(f"1/{small}") for small in range(24, 30)] == [11, None, None, None, None, None]
    # Past one on one side: the line only touches it.
    assert thrown(index_of(peaks="1/12"), "1/19")["1/7"] == 12


@pytest.mark.rule("A14.2j", "R-A14.2j")
def test_walls_and_towers_are_obstacles() -> None:
    number = index_of().ground.number
    wall = Works((Wall(number["1/24"], 0),))
    found = thrown(index_of(works=wall), "1/23")
    assert (found["1/24"], found["1/25"]) == (11, 13)
    # An open gate is none.
    assert thrown(index_of(works=Works((Wall(number["1/24"], 0, "open"),))), "1/23")["1/25"] == 12
    tower = Works(
        tuple(Wall(number["1/25"], side) for side in range(6)), (Tower(number["1/25"], platform=1),)
    )
    found = thrown(index_of(works=tower), "1/23")
    assert (found["1/25"], found["1/26"]) == (13, 14)
    assert thrown(index_of(works=tower), "1/25+1")["1/26"] == 11


@pytest.mark.rule("A14.2j")
def test_roofs_and_platforms_of_devices_but_no_elephants() -> None:
    def to(*figures: str) -> int:
        return thrown(index_of(*figures), "1/23")["1/25"]

    assert to() == to("0 onager 1/25") == 12
    assert to("0 tortoise 1/25") == to("0 siege-tower 1/25") == 13
    index = index_of("0 tortoise 1/25", "0 siege-tower 1/26")
    broken = index.field.changing(
        index.figures[3].but(damage=("roof",)), index.figures[4].but(damage=("platform",))
    )
    found = thrown(broken.index, "1/23")
    assert found["1/25"] == 12 and found["1/26"] == 13


# Aims


def onager_at(index: Index, place: str) -> Figure:
    return Figure(99, "onager", 0, index.ground.number[place])


def hits(index: Index, place: str, first: str) -> dict[int, str]:
    course = numbers.course_of(index, index.ground.number[place], index.ground.number[first])
    assert course is not None
    onager = onager_at(index, place)
    return {roll: index.name(field) for roll, field in numbers.along(index, onager, course).items()}


@pytest.mark.rule("A14.2e")
def test_a_main_direction_is_hit_by_every_number() -> None:
    assert hits(index_of(), "1/23", "1/24") == {11 + step: f"1/{24 + step}" for step in range(6)}


@pytest.mark.rule("A14.2f")
def test_a_side_direction_by_every_second() -> None:
    # From (-2, 7) over the corner to the north-east: (-1, 5), (0, 3), (1, 1).
    assert hits(index_of(), "1/46", "1/34") == {12: "1/34", 14: "1/19", 16: "1/7"}
    assert len(numbers.CORNERS) == 6 and numbers.course_of(index_of(), 0, 12) is None


@pytest.mark.rule("R-A14.2j")
def test_of_two_with_one_number_the_nearer_is_hit() -> None:
    """On a platform the stone is thrown up to a mountain nearby, and not to the plain beyond it."""
    index = index_of(highland="1/23 1/25", mountain="1/24")
    found = hits(index, "1/23", "1/24")
    known = {name: number for name, number in thrown(index, "1/23").items() if name in ("1/24", "1/25")}
    assert known["1/24"] == 12 and found[12] == "1/24"


@pytest.mark.rule("A14.3r", "A14.3q")
def test_a_bridge_has_one_more_than_the_field_before_it() -> None:
    index = index_of()
    number, onager = index.ground.number, onager_at(index, "1/23")

    def of(one: str, other: str) -> int | None:
        return numbers.number_of_edge(index, onager, (number[one], number[other]))

    assert (of("1/25", "1/26"), of("1/26", "1/25"), of("1/23", "1/24")) == (13, 13, 11)
    # The number of the fields before this one is 16.
    assert of("1/29", "1/30") is None and of("1/28", "1/29") == 16


# A second reading


def cut_and_grazed(offset: Cell) -> tuple[set[Cell], set[Cell], set[Cell]]:
    """By walking along the line a little to its left and a little to its right, in small steps."""

    def cells(shift: float) -> set[Cell]:
        x, y = offset[0] + offset[1] / 2, offset[1] * 3**0.5 / 2
        length = (x * x + y * y) ** 0.5
        found = set()
        for step in range(1, 1500):
            part = step / 1500
            px, py = x * part - shift * y / length, y * part + shift * x / length
            r = py / (3**0.5 / 2)
            found.add(_rounded(px - r / 2, r))
        return found - {(0, 0), offset}

    left, right, middle = cells(-1e-3), cells(1e-3), cells(0)
    both = left & right
    return both, left - both, right - both | (middle - left - both)


def _rounded(q: float, r: float) -> Cell:
    s = -q - r
    a, b, c = round(q), round(r), round(s)
    if abs(a - q) > abs(b - r) and abs(a - q) > abs(c - s):
        a = -b - c
    elif abs(b - r) > abs(c - s):
        b = -a - c
    return a, b


def by_reading(index: Index, place: Field, field: Field) -> int:
    """R-A14.2j: ten, the distance, and the level steps upwards."""
    ground = index.ground
    (q, r), (to_q, to_r) = ground.cells[place], ground.cells[field]
    offset = (to_q - q, to_r - r)
    far = distance((0, 0), offset)
    start, end = ground.level[place], ground.level[field]

    def tops(cells: set[Cell]) -> list[int]:
        found = []
        for cell in cells:
            there = ground.at.get((q + cell[0], r + cell[1]))
            if there is None:
                continue
            at = distance((0, 0), cell)
            heights = [start + 0.5 + (end - start) * (at + rim) / far for rim in (-0.5, 0.5)]
            if min(heights) < ground.top[there] - 1e-9:
                found.append(ground.top[there])
        return found

    cut, left, right = (max(tops(cells), default=0) for cells in cut_and_grazed(offset))
    highest = max(cut, min(left, right), ground.top[field], ground.top[place])
    return 10 + far + max(0, highest - start)


KINDS_OF_GROUND = ["lowland"] * 6 + ["highland"] * 2 + ["mountain", "forest", "forest", "peaks"]


@pytest.mark.rule("A14.2c", "A14.2i", "A14.2j", "A14.2k", "A14.2l", "A14.2m")
@pytest.mark.parametrize("seed", usually(range(3), everything=range(40)))
def test_every_number_by_a_second_reading(seed: int) -> None:
    rng = random.Random(seed)
    kinds: dict[str, list[str]] = {}
    for small in range(1, 49):
        kinds.setdefault(rng.choice(KINDS_OF_GROUND), []).append(f"1/{small}")
    kinds.pop("lowland", None)
    terrain: dict[str, Any] = {kind: " ".join(names) for kind, names in kinds.items()}
    index = index_of(on=land(**terrain))
    for place in rng.sample(range(48), 5):
        if index.ground.terrain[place] == "peaks":
            continue
        known = numbers.numbers_from(index, onager_at(index, index.name(place)))
        for field in range(48):
            if field == place:
                assert field not in known
                continue
            number = by_reading(index, place, field)
            assert known.get(field) == (number if number <= 16 else None), (place, field)


def test_corners_lie_between_sides() -> None:
    assert {distance((0, 0), cell) for cell in numbers.CORNERS} == {2}
    assert not set(numbers.CORNERS) & {(2 * q, 2 * r) for q, r in STEPS}
