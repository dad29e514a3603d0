"""16.1, 16.4 to 16.6: where beasts go, what they threaten, and what must be rolled: ground and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch16_beasts import song, territory
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.scenarios.building import works_of
from tests.armageddon.table import land

EVERY = " ".join(f"1/{small}" for small in range(1, 49))


def made(**terrain: Any) -> Ground:
    where = land(**terrain)
    plain = ground_of(where)
    return ground_of(where, works_of(where, plain, frozenset({"walls", "moats"})))


def course(ground: Ground, kind: str, start: str, toward: int, steps: int, bank: int | None = None) -> Any:
    steps = territory.steps_in(kind, steps)
    found = territory.course_of(ground, kind, ground.number[start], toward, steps, bank)
    return [ground.names[field] for field in found.path], found.bank


def names(ground: Ground, fields: Any) -> list[str]:
    return sorted((ground.names[field] for field in fields), key=lambda name: int(name.split("/")[1]))


@pytest.mark.rule("A16.4a", "A16.4b", "A16.4c", "A16.4d", "A16.5a", "A16.5b", "A16.6a", "A18.1c")
@pytest.mark.parametrize(
    ("kind", "terrain", "rule"),
    [
        ("dragon", "forest", "A16.4a"),
        ("griffin", "lowland", "A16.4b"),
        ("troll", "ice_lowland", "A16.4c"),
        ("desert-dwarf", "desert", "A16.4c"),
        ("desert-dwarf", "highland_desert", "A16.4c"),
        ("sea-serpent", "water", "A16.4d"),
        ("volcano", "peaks", "A16.5b"),
        ("giant", "highland", "A16.6a"),
    ],
)
def test_each_has_its_home(kind: str, terrain: str, rule: str) -> None:
    ground = made(**{terrain: "1/19"}, swamp="1/20")
    assert territory.why_not_at_home(ground, kind, ground.number["1/19"]) is None
    assert territory.why_not_at_home(ground, kind, ground.number["1/20"]) == rule


@pytest.mark.rule("A16.5a")
def test_a_siren_needs_an_island_of_one_field() -> None:
    water = EVERY.replace("1/19 ", "").replace("1/22 ", "").replace("1/21 ", "")
    ground = made(water=water)
    assert territory.why_not_at_home(ground, "siren", ground.number["1/19"]) is None
    assert territory.why_not_at_home(ground, "siren", ground.number["1/21"]) == "A16.5a"
    assert territory.why_not_at_home(ground, "siren", ground.number["1/18"]) == "A16.5a"


@pytest.mark.rule("A16.1e", "A16.4f", "EX-A16.1e")
def test_a_griffin_is_reflected_at_the_border_of_its_area() -> None:
    ground = made(swamp="1/20")
    assert course(ground, "griffin", "1/17", 0, 5) == (["1/18", "1/19", "1/18", "1/17", "1/16"], None)


@pytest.mark.rule("A16.4h")
def test_a_sea_serpent_is_reflected_at_land_and_at_the_edge() -> None:
    ground = made(water="1/19 1/20 1/21 1/22")
    assert course(ground, "sea-serpent", "1/21", 0, 6)[0] == ["1/22", "1/21", "1/20", "1/19", "1/20", "1/21"]


@pytest.mark.rule("A16.4g")
@pytest.mark.parametrize(
    ("kind", "terrain"), [("dragon", "forest"), ("griffin", ""), ("troll", "ice_lowland")]
)
def test_walls_reflect(kind: str, terrain: str) -> None:
    home = {terrain: "1/16 1/17 1/18 1/19"} if terrain else {}
    ground = made(**home, walls="1/18-E")
    assert course(ground, kind, "1/17", 0, 3)[0] == ["1/18", "1/17", "1/16"]
    # An open gate is no wall.
    opened = made(**home, walls="1/18-E-open")
    assert course(opened, kind, "1/17", 0, 2)[0] == ["1/18", "1/19"]


@pytest.mark.rule("A16.4i")
def test_who_cannot_go_back_either_stays() -> None:
    ground = made(forest="1/19 1/26")
    assert course(ground, "dragon", "1/19", 0, 4) == ([], None)


@pytest.mark.rule("A16.4j")
def test_a_river_stops_them_and_a_bridge_does_not() -> None:
    ground = made(rivers="1/18-1/19")
    assert course(ground, "griffin", "1/17", 0, 4) == (["1/18"], 0)
    assert course(made(moats="1/18-1/19"), "griffin", "1/17", 0, 4) == (["1/18"], 0)
    bridged = made(rivers="1/18-1/19", bridges="1/18-1/19")
    assert course(bridged, "griffin", "1/17", 0, 4)[0] == ["1/18", "1/19", "1/20", "1/21"]


@pytest.mark.rule("A16.4k")
def test_the_second_time_they_cross_it_and_stop() -> None:
    ground = made(rivers="1/18-1/19")
    assert course(ground, "griffin", "1/18", 0, 4, bank=0) == (["1/19"], None)
    # It was not stopped before, or goes another way first.
    assert course(ground, "griffin", "1/18", 0, 4) == ([], 0)
    assert course(ground, "griffin", "1/18", 3, 2, bank=0) == (["1/17", "1/16"], None)


@pytest.mark.rule("A16.4k")
def test_the_same_river_lies_on_several_sides_of_a_field() -> None:
    bent = made(rivers="1/18-1/19 1/18-1/26")
    assert bent.around[bent.number["1/18"]][1] == bent.number["1/26"]
    assert course(bent, "griffin", "1/18", 1, 3, bank=0) == (["1/26"], None)
    # Between two rivers: the other one stops it first.
    two = made(rivers="1/18-1/19 1/17-1/18")
    assert course(two, "griffin", "1/18", 3, 3, bank=0) == ([], 3)


@pytest.mark.rule("A16.6b")
def test_a_wild_giant_makes_one_step_whatever_the_wind() -> None:
    ground = made(highland="1/17 1/18 1/19", rivers="1/17-1/18")
    assert course(ground, "giant", "1/17", 0, 6)[0] == ["1/18"]
    assert course(ground, "giant", "1/19", 0, 6)[0] == ["1/18"]
    walled = made(highland="1/17 1/18 1/19", walls="1/18-E")
    assert course(walled, "giant", "1/18", 0, 6)[0] == ["1/17"]


@pytest.mark.rule("A16.4c", "A16.4f")
def test_a_desert_dwarf_keeps_to_one_sort_of_desert() -> None:
    ground = made(desert="1/17 1/18", highland_desert="1/19")
    assert course(ground, "desert-dwarf", "1/17", 0, 3)[0] == ["1/18", "1/17", "1/18"]


@pytest.mark.rule("A16.1c")
def test_shut_in_by_walls() -> None:
    sides = ("E", "SE", "SW", "W", "NW", "NE")
    ground = made(walls=" ".join(f"1/19-{side}" for side in sides))
    assert territory.is_shut_in(ground, "griffin", ground.number["1/19"])
    gapped = made(walls=" ".join(f"1/19-{side}" for side in sides[1:]))
    assert not territory.is_shut_in(gapped, "griffin", gapped.number["1/19"])
    # Not by walls: its area is one field.
    small = made(forest="1/19")
    assert not territory.is_shut_in(small, "dragon", small.number["1/19"])


@pytest.mark.rule("A16.1f")
def test_an_area_is_what_hangs_together() -> None:
    ground = made(forest="1/17 1/18 1/20")
    assert names(ground, territory.area_of(ground, "dragon", ground.number["1/17"])) == ["1/17", "1/18"]


@pytest.mark.rule("A16.4m", "A16.4n")
def test_a_dragon_threatens_forest_around_it() -> None:
    ground = made(forest="1/18 1/19 1/20 1/21", rivers="1/19-1/20", walls="1/19-W")
    end = (ground.number["1/19"],)
    assert names(ground, territory.threatened(ground, "dragon", ground.number["1/18"], end)) == [
        "1/18",
        "1/19",
        "1/20",
    ]


@pytest.mark.rule("A16.4q")
def test_a_sea_serpent_threatens_water_around_it() -> None:
    ground = made(water="1/18 1/19 1/20 1/21")
    end = (ground.number["1/19"],)
    found = territory.threatened(ground, "sea-serpent", ground.number["1/18"], end)
    assert names(ground, found) == ["1/18", "1/19", "1/20"]


@pytest.mark.rule("A16.4o")
def test_a_griffin_threatens_all_it_enters() -> None:
    ground = made()
    path = tuple(ground.number[name] for name in ("1/18", "1/19", "1/18"))
    found = territory.threatened(ground, "griffin", ground.number["1/17"], path)
    assert names(ground, found) == ["1/18", "1/19"]


@pytest.mark.rule("A16.4p")
def test_a_troll_threatens_its_last_three_fields() -> None:
    ground = made(ice_lowland=EVERY)
    start, end = ground.number["1/17"], ground.number["1/19"]
    pits = (ground.number["1/40"], start)
    assert names(ground, territory.threatened(ground, "troll", start, (end,), pits)) == [
        "1/17",
        "1/19",
        "1/40",
    ]
    assert names(ground, territory.threatened(ground, "troll", start, (end,))) == ["1/19"]


@pytest.mark.rule("A16.4t", "A16.4u", "A16.6j", "A16.6k", "A16.6l")
@pytest.mark.parametrize(
    ("kind", "roll", "result"),
    [
        ("dragon", 15, ""),
        ("dragon", 16, "back"),
        ("dragon", 17, "dead"),
        ("dragon", 18, ""),
        ("giant", 14, ""),
        ("giant", 15, "tame"),
        ("giant", 16, "tame"),
        ("giant", 17, "dead"),
        ("giant", 18, ""),
    ],
)
def test_what_a_threatened_warrior_rolls(kind: str, roll: int, result: str) -> None:
    assert territory.rolled_against(kind, roll) == result


# 16.5


@pytest.mark.rule("A16.5d")
def test_the_sector_of_an_east_wind() -> None:
    rings: dict[int, list[tuple[int, int]]] = {}
    for cell, ring in song.sector(0, 4).items():
        rings.setdefault(ring, []).append(cell)
    assert {ring: sorted(cells) for ring, cells in rings.items()} == {
        1: [(1, 0)],
        2: [(1, 1), (2, -1), (2, 0)],
        3: [(2, 1), (3, -1), (3, 0)],
        4: [(2, 2), (3, 1), (4, -2), (4, -1), (4, 0)],
    }


@pytest.mark.rule("A16.5d")
def test_six_sectors_cover_the_compass() -> None:
    sectors = [set(song.sector(toward, 4)) for toward in range(6)]
    assert len(set().union(*sectors)) == 60
    assert all(len(each) == 12 for each in sectors)
    assert (0, 1) in sectors[1]
    assert (-1, 0) in sectors[3]


@pytest.mark.rule("A16.5c")
def test_how_far_she_is_heard() -> None:
    ground = made(water=EVERY.replace("1/17 ", ""))
    siren = ground.number["1/17"]
    assert song.heard_on(ground, siren, "calm", 0) == {}
    assert set(song.heard_on(ground, siren, "breeze", 0).values()) == {1, 2}
    storm = song.heard_on(ground, siren, "storm", 0)
    assert storm[ground.number["1/21"]] == 4


@pytest.mark.rule("A16.5h", "A16.5i", "A16.5j", "A16.5k")
def test_what_resists_her() -> None:
    assert [song.number_at(steps) for steps in (1, 2, 3, 4)] == [17, 16, 15, 14]
    assert [song.resists(roll, 3) for roll in (14, 15, 16, 17, 18)] == ["", "saved", "saved", "silent", ""]
    assert song.resists(16, 1) == ""


# 16.6


@pytest.mark.rule("A16.6c")
def test_where_a_giant_could_go() -> None:
    ground = made(highland="1/18 1/19 1/20", walls="1/19-W")
    found = territory.steps_of(ground, "giant", ground.number["1/19"])
    assert names(ground, found) == ["1/20"]


@pytest.mark.rule("A16.6d", "A16.6f")
def test_on_what_he_throws() -> None:
    # 1/12, 1/13, 1/18, 1/20, 1/26 and 1/27 are around 1/19.
    ground = made(highland="1/19 1/20", mountain="1/13", walls="1/19-W", water="1/26")
    around = names(ground, ground.neighbours[ground.number["1/19"]])
    assert names(ground, territory.stones(ground, ground.number["1/19"])) == [
        name for name in around if name != "1/13"
    ]


@pytest.mark.rule("A16.6g", "A16.6h")
def test_to_tame_him() -> None:
    rolls = (3, 14, 15, 16, 17, 18)
    assert [territory.tamed_by(roll) for roll in rolls] == ["fails", "fails", "tame", "tame", "dead", "fails"]
