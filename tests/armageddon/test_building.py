"""What is built on a land: it is checked, laid out for chapters that know it, and left out otherwise."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.ground.geometry import Geometry
from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.ground.land import BuiltTower, BuiltWall, GreatField, Land, TowerGate
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Tower, Wall
from hexenkessel.games.armageddon.scenarios.building import works_of
from hexenkessel.games.armageddon.scenarios.building_check import building_flaws
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import Placement, Scenario
from hexenkessel.games.armageddon.scenarios.lay import lay_out
from hexenkessel.games.armageddon.scenarios.shipped import shipped

EVERYTHING = frozenset({"walls", "towers", "moats", "passages", "transitions", "streams"})
GREAT = GreatField(
    1, (0, 0), "lowland", {"forest": (7,), "swamp": (8,), "water": (14, 15), "highland": (20,), "peaks": (9,)}
)


def built(**parts: Any) -> Scenario:
    return msgspec.structs.replace(shipped()["s02"], land=Land((GREAT,), **parts))


def geometry(land: Land) -> Geometry:
    return ground_of(land, floors=3)


def tower(**changes: Any) -> BuiltTower:
    return msgspec.structs.replace(BuiltTower("1/19"), **changes)


def open_tower(*walls: Any, **changes: Any) -> BuiltTower:
    return tower(walls=walls, platform=False, battlements=False, **changes)


GATE = (TowerGate("SE"),)
PAIR = (BuiltTower("1/19"), BuiltTower("1/18"))
BACK = (BuiltWall("1/1", "E"), BuiltWall("1/2", "W"))
RAMP = (("1/20", "1/19"),)


@pytest.mark.rule("A10.1d", "A10.1e", "A10.2a", "A10.3i")
@pytest.mark.rule("A10.4b", "A10.5a", "A10.5c", "R-A10.4b")
@pytest.mark.rule("A11.1b", "A11.1f", "A11.1j", "A11.1k", "A11.1l", "A11.1n", "A11.2d", "A11.2h", "A11.2i")
@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"walls": (BuiltWall("1/1", "E"), BuiltWall("1/2", "SE", "closed", 2))}, ""),
        ({"walls": (BuiltWall("9/1", "E"),)}, "no-such-field 9/1"),
        ({"walls": (BuiltWall("1/1", "E", owner=3),)}, "no-such-player 1/1"),
        ({"walls": (BuiltWall("1/8", "E"),)}, "wall-terrain 1/8"),
        ({"walls": (BuiltWall("1/14", "E"),)}, "wall-terrain 1/14"),
        ({"walls": (BuiltWall("1/7", "W"),)}, ""),
        ({"walls": (BuiltWall("1/1", "E"),) * 2}, "wall-twice 1/1 E"),
        ({"walls": (BuiltWall("1/19", "E", "open"),)}, "gate-level 1/19 E"),
        ({"walls": (BuiltWall("1/19", "E", "open"),), "ramps": RAMP}, ""),
        ({"walls": (BuiltWall("1/1", "W", "open"),)}, "gate-level 1/1 W"),
        ({"walls": BACK}, ""),
        ({"walls": (BACK[0], BuiltWall("1/2", "W", "open"))}, "gate-in-double-wall 1/2 W"),
        ({"moats": (("1/1", "1/2"),)}, ""),
        ({"moats": (("1/1", "1/3"),)}, "not-neighbours 1/1 1/3"),
        ({"moats": (("1/14", "1/13"),)}, "moat 1/14 1/13"),
        ({"moats": (("1/1", "1/2"),), "rivers": (("1/2", "1/1"),)}, "moat 1/1 1/2"),
        ({"moats": (("1/1", "1/2"),), "walls": BACK}, "moat-in-double-wall 1/1 1/2"),
        ({"moats": (("1/1", "1/2"),), "walls": BACK[:1]}, ""),
        ({"moats": (("1/1", "1/2"),), "bridges": (("1/2", "1/1"),)}, ""),
        ({"bridges": (("1/1", "1/2"),)}, "bridge-without-river 1/1 1/2"),
        ({"towers": (tower(),)}, ""),
        ({"towers": (tower(), tower())}, "tower-twice 1/19"),
        ({"towers": (open_tower("E", "W", "SE"),)}, "tower-walls 1/19 3"),
        ({"towers": (open_tower("E", "W", "SE", "SW"),)}, ""),
        ({"towers": (tower(walls=("E", "W", "SE", "SW")),)}, "tower-walls 1/19 4"),
        ({"towers": (tower(battlements=True, platform=False),)}, "tower-battlements 1/19"),
        ({"towers": (tower(field="1/7"),)}, "tower-foundation 1/7"),
        ({"towers": (tower(field="1/7", foundation=True),)}, ""),
        ({"towers": (tower(field="1/15"),)}, "wall-terrain 1/15"),
        ({"towers": (tower(gates=(TowerGate("E"),)),)}, "gate-level 1/19 E"),
        ({"towers": (tower(gates=(TowerGate("SE"),)),)}, ""),
        ({"towers": (open_tower("E", "W", "NE", "SW", gates=GATE),)}, "gate-without-wall 1/19 SE"),
        ({"towers": PAIR, "passages": (("1/19+1", "1/18+1"),)}, ""),
        ({"towers": PAIR, "passages": (("1/19+1", "1/18"),)}, "passage-level 1/19+1 1/18"),
        ({"towers": PAIR, "passages": (("1/19+2", "1/18+2"),)}, "passage-nowhere 1/19+2 1/18+2"),
        ({"towers": PAIR, "passages": (("1/19+3", "1/18+3"),)}, "no-such-field 1/19+3"),
        ({"towers": PAIR[:1], "passages": (("1/19", "1/18"),)}, "passage-nowhere 1/19 1/18"),
        # A11.2d: the ground floor of a tower on highland and the platform of one on lowland.
        ({"towers": (tower(), tower(field="1/20")), "passages": (("1/19+1", "1/20"),)}, ""),
        ({"walls": BACK, "passages": (("1/1", "1/2"),)}, ""),
        ({"walls": BACK[:1], "passages": (("1/1", "1/2"),)}, "passage-nowhere 1/1 1/2"),
        ({"towers": PAIR, "transitions": (("1/19+1", "1/18+1"),)}, "passage-nowhere 1/19+1 1/18+1"),
        (
            {"towers": PAIR, "moats": (("1/18", "1/19"),), "transitions": (("1/19+1", "1/18+1"),)},
            "moat-in-double-wall 1/18 1/19",
        ),
        ({"towers": PAIR, "rivers": (("1/18", "1/19"),), "transitions": (("1/19+1", "1/18+1"),)}, ""),
        ({"towers": PAIR[:1], "rivers": (("1/20", "1/19"),), "transitions": (("1/19+1", "1/20"),)}, ""),
        ({"streams": (("1/14", "E"),)}, ""),
        ({"streams": (("1/14", "W"),)}, "stream 1/14"),
        ({"streams": (("1/15", "E"),)}, "stream 1/15"),
    ],
)  # fmt: skip
def test_what_is_built_badly_is_said_with_its_place(parts: dict[str, Any], said: str) -> None:
    scenario = built(**parts)
    words = [str(flaw) for flaw in flaws_in(scenario)]
    others = [str(flaw) for flaw in flaws_in(built(**{key: parts[key] for key in parts if key == "rivers"}))]
    assert [word for word in words if word not in others] == ([said] if said else [])


@pytest.mark.rule("A10.5c")
def test_four_bridges_at_most_touch_each_other() -> None:
    around = [("1/18", name) for name in ("1/19", "1/26", "1/25", "1/17", "1/11")]
    for many in (4, 5):
        edges = tuple(around[:many])
        flaws = [flaw.word for flaw in building_flaws(built(rivers=edges, bridges=edges))]
        assert flaws == (["bridges-many"] if many > 4 else [])
    # Opposite sides of a field do not touch.
    apart = (*around[:1], *around[3:4], ("1/1", "1/2"), ("1/40", "1/41"), ("1/46", "1/47"))
    assert not list(building_flaws(built(rivers=apart, bridges=apart)))


@pytest.mark.rule("A11.1a", "A11.1c", "A11.1e")
def test_a_keep_has_walls_on_both_floors_and_gates_below() -> None:
    keep = tower(floors=2, owner=2, gates=(TowerGate("SE", "open"),))
    land = Land((GREAT,), towers=(keep,), walls=(BuiltWall("1/1", "E", "closed"),))
    ground = geometry(land)
    works, below = works_of(land, ground, EVERYTHING), ground.number["1/19"]
    assert works.towers == (Tower(below, 2, 2, battlements=True, stairs=True, owner=1),)
    assert len(works.walls) == 1 + 6 + 6 and works.walls[0] == Wall(ground.number["1/1"], 0, "closed")
    assert works.wall(below, 1) == Wall(below, 1, "open", 1)
    assert works.wall(ground.number["1/19+1"], 1) == Wall(ground.number["1/19+1"], 1, "", 1)
    bare = Land((GREAT,), towers=(tower(floors=2, platform=False, battlements=False),))
    assert works_of(bare, ground, EVERYTHING).towers[0].platform == 1


@pytest.mark.rule("A1.1b")
def test_without_their_chapters_works_are_left_out() -> None:
    parts: dict[str, Any] = {
        "walls": (BuiltWall("1/1", "E"),),
        "towers": PAIR,
        "moats": (("1/3", "1/4"),),
        "passages": (("1/19+1", "1/18+1"),),
        "streams": (("1/14", "E"),),
    }
    scenario = built(**parts)
    assert lay_out(scenario, ("2", "3", "4", "5"), (0, 1)).works == NO_WORKS
    for word in parts:
        works = works_of(scenario.land, geometry(scenario.land), {word})
        names = [each for each in ("moats", "passages", "streams") if getattr(works, each)]
        assert names == [word] * (word not in ("walls", "towers"))
        assert len(works.walls) == {"walls": 1, "towers": 12}.get(word, 0)


def test_without_floors_everybody_stands_on_the_ground() -> None:
    whole = built(towers=PAIR)
    scenario = msgspec.structs.replace(
        whole, setup=(Placement(1, "1/19+1", ("axe",)),), zones=(("1/19",), ())
    )
    field = lay_out(scenario, ("2", "3", "4", "5"), (0, 1))
    assert field.figures[1].field == field.index.ground.number["1/19"]
    assert field.zones[0] == (field.figures[1].field,)
