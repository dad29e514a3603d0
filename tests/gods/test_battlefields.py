"""Chapters 2.2, 11.2 to 11.4 and the 21 maps: hexes, hazards, levels, sides, where one enters."""

from __future__ import annotations

from collections import Counter

import pytest

from hexenkessel.games.gods.equipment.battlefields import FIXED_ENTRY, MAPS
from hexenkessel.games.gods.equipment.figures import FIGURES
from tests.gods.reference import maps as facts
from tests.gods.reference.figures import NATIVES

NAMES = sorted(facts.HAZARDS)


def sides_of(name: str) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for upper, direction, kind in MAPS.maps[name].sides:
        lower = MAPS.hexes[upper].neighbours[direction]
        assert lower is not None
        found[upper, lower] = kind
    return found


@pytest.mark.rule("G2.2a")
def test_21_maps_of_27_hexes() -> None:
    assert sorted(MAPS.maps) == NAMES and len(NAMES) == 21
    assert sorted(MAPS.hexes) == sorted(facts.HEXES) and len(facts.HEXES) == 27


@pytest.mark.rule("G2.2a")
@pytest.mark.parametrize("label", facts.HEXES)
def test_the_hexes_around_a_hex(label: str) -> None:
    shape = MAPS.hexes[label]
    assert len(shape.neighbours) == 6
    assert sorted(other for other in shape.neighbours if other) == sorted(facts.NEIGHBOURS[label])
    # Directions run clockwise from the top; opposite ones lead back.
    x, y = facts.spot(label)
    around = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
    for direction, other in enumerate(shape.neighbours):
        if other is not None:
            right, up = around[direction]
            assert facts.spot(other) == (x + right, y + up)
            assert MAPS.hexes[other].neighbours[(direction + 3) % 6] == label


@pytest.mark.rule("G11.2a")
@pytest.mark.parametrize("side", [1, 3, 5])
def test_sides_of_entry(side: int) -> None:
    edge = MAPS.entry[str(side)]
    assert sorted(edge.attacker) == sorted(facts.ATTACKER[side].split()) and len(edge.attacker) == 4
    assert sorted(edge.defender) == sorted(facts.DEFENDER[side].split()) and len(edge.defender) == 3


@pytest.mark.rule("G27.5f")
def test_the_god_stands_in_the_middle_of_a_short_side() -> None:
    assert MAPS.god == {str(side): label for side, label in facts.GOD.items()}
    for side, label in facts.GOD.items():
        assert label in facts.DEFENDER[side].split()
        assert facts.hazard("Skycastle", label) == "plain"


@pytest.mark.rule("G2.2b")
@pytest.mark.parametrize("name", NAMES)
def test_hazards_of_a_map(name: str) -> None:
    found = {kind: sorted(labels) for kind, labels in MAPS.maps[name].hazards.items() if labels}
    assert found == {kind: sorted(labels.split()) for kind, labels in facts.HAZARDS[name].items()}


@pytest.mark.rule("G12.7g")
@pytest.mark.parametrize("name", NAMES)
def test_levels_of_a_map(name: str) -> None:
    heights = {label: int(level) for level, labels in MAPS.maps[name].heights.items() for label in labels}
    assert {label: heights.get(label, 0) for label in facts.HEXES} == {
        label: facts.level(name, label) for label in facts.HEXES
    }


@pytest.mark.rule("G2.2b")
@pytest.mark.parametrize("name", NAMES)
def test_sides_of_a_map(name: str) -> None:
    assert sides_of(name) == facts.SIDES[name]
    assert Counter(sides_of(name).values()) == facts.SIDE_COUNTS.get(name, {})


@pytest.mark.rule("G2.2b", "G12.7g")
def test_all_sixteen_hazards_occur() -> None:
    hexes = {kind for shape in MAPS.maps.values() for kind in shape.hazards}
    sides = {kind for shape in MAPS.maps.values() for _, _, kind in shape.sides}
    assert hexes | sides == {*NATIVES, "cliff", "wall"}
    assert sides == {"dune", "cliff", "slope", "wall"}


@pytest.mark.rule("G11.3a", "G11.3c")
@pytest.mark.parametrize("name", sorted(facts.INSIDE))
def test_tower_lands(name: str) -> None:
    tower = MAPS.towers[name]
    assert sorted(tower.defender_setup) == facts.INSIDE[name].split()
    assert tower.attacker_entry == FIXED_ENTRY[name] == 3
    assert sorted(tower.reinforcement_entry) == ["D6", "E5", "F4"]
    # Inside is what lies higher than the ground around.
    assert {label for label in facts.HEXES if facts.level(name, label) > 0} - set(
        facts.HAZARDS[name].get("tree", "").split()
    ) == set(tower.defender_setup)


@pytest.mark.rule("G11.4a", "G11.3c")
def test_where_the_side_is_fixed() -> None:
    assert dict(FIXED_ENTRY) == dict.fromkeys(facts.FIXED, 3)


@pytest.mark.rule("G10.2f")
@pytest.mark.parametrize("name", ["Skycastle", "Darkland"])
def test_maps_on_which_the_attacker_chooses_are_alike_from_each_side(name: str) -> None:
    def turned(label: str) -> str:
        """A third of a turn around the middle, which is the corner between C3, D3 and D4."""
        middle = [sum(cube(each)[axis] for each in ("C3", "D3", "D4")) for axis in range(3)]
        moved = [3 * value - centre for value, centre in zip(cube(label), middle, strict=True)]
        after = [(value + centre) // 3 for value, centre in zip(moved[1:] + moved[:1], middle, strict=True)]
        return next(other for other in facts.HEXES if list(cube(other)) == after)

    def cube(label: str) -> tuple[int, int, int]:
        x, y = facts.spot(label)
        return x, (y - x) // 2, -x - (y - x) // 2

    for label in facts.HEXES:
        assert facts.hazard(name, turned(label)) == facts.hazard(name, label)


@pytest.mark.rule("G3.10g", "G11.4a")
def test_both_sides_of_the_coast_touch_the_water() -> None:
    wet = {label for kind in ("water", "beach") for label in MAPS.maps["Coast"].hazards[kind]}
    edge = MAPS.entry["3"]
    assert wet & set(edge.attacker) and wet & set(edge.defender)


ENTER = {
    "Plains": "8/6 7/7 7/6",
    "Marsh": "7/6 7/6 8/5",
    "Brush": "7/5 7/6 6/5",
    "Desert": "8/5 6/5 7/5",
    "Swamp": "7/5 7/5 5/6",
    "Jungle": "7/5 6/5 8/5",
    "Hills": "8/5 7/5 7/5",
    "Vale": "9/6 9/5 7/6",
    "Woods": "6/6 7/5 7/5",
    "Mountains": "7/6 9/5 8/7",
    "Tundra": "8/6 7/5 7/5",
    "Grove": "7/5 7/5 6/5",
    "Wasteland": "7/6 6/5 8/5",
}


@pytest.mark.rule("G12.2a", "G12.3a")
@pytest.mark.parametrize("name", sorted(ENTER))
def test_five_strangers_of_skill_two_can_enter_over_every_side(name: str) -> None:
    """As the reconstruction counts: places within two movement points for one native to nothing, on foot."""
    for side, counts in zip((1, 3, 5), ENTER[name].split(), strict=True):
        assert (places(name, facts.ATTACKER[side]), places(name, facts.DEFENDER[side])) == tuple(
            int(count) for count in counts.split("/")
        )


def cost(name: str, start: str | None, end: str) -> int:
    """Movement for a step of somebody native to nothing who does not fly; 9 where he may not go."""
    kind = facts.hazard(name, end)
    if kind in ("tree", "bog", "volcano", "darkness"):
        return 9
    if start is not None and facts.side_between(name, start, end) is not None:
        if facts.goes(name, "cliff", start, end):
            return 9
        if "up" in (facts.goes(name, "slope", start, end), facts.goes(name, "wall", start, end)):
            return 2
    return 2 if kind in ("sand", "bramble", "hedge", "drift", "water") else 1


def places(name: str, edge: str) -> int:
    first = {label for label in edge.split() if cost(name, None, label) <= 2}
    near = {
        end
        for label in first
        if cost(name, None, label) == 1 and facts.hazard(name, label) != "fog"
        for end in facts.NEIGHBOURS[label]
        if cost(name, label, end) == 1
    }
    return len(first | near)


@pytest.mark.rule("G3.9b")
def test_hazards_a_figure_can_be_native_to() -> None:
    assert {hazard for figure in FIGURES.values() for hazard in figure.natives} == set(NATIVES)
