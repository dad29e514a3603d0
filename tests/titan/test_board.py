"""The lands of the Masterboard and the maps of the Battlelands."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources

import msgspec
import pytest

from hexenkessel.games.titan.board import (
    BOARD,
    LANDS,
    TERRAINS,
    TOWERS,
    Exit,
    LandType,
    check_board,
    entry_side,
    is_tower,
    neighbours,
    opposite,
)
from hexenkessel.kernel.data import DataError, read_data


class TestLands:
    @pytest.mark.rule("T2.1a")
    def test_96_lands_of_11_terrains(self) -> None:
        assert len(LANDS) == 96
        assert len(TERRAINS) == 11
        assert {land.terrain for land in LANDS.values()} == set(TERRAINS)
        assert all(number == land.number for number, land in LANDS.items())

    def test_the_towers(self) -> None:
        assert TOWERS == (100, 200, 300, 400, 500, 600)
        assert all(is_tower(tower) for tower in TOWERS)
        assert not is_tower(1)

    @pytest.mark.rule("T2.1b", "T7.3a", "T7.3b")
    def test_signs_join_the_lands(self) -> None:
        signs = Counter(exit_.sign for land in LANDS.values() for exit_ in land.exits)
        assert signs == {"triple": 84, "none": 84, "arch": 48, "arrow": 30, "block": 18}
        for land in LANDS.values():
            for exit_ in land.exits:
                (back,) = (way for way in LANDS[exit_.neighbour].exits if way.neighbour == land.number)
                assert (exit_.sign == "triple") == (back.sign == "none")

    @pytest.mark.rule("T2.1c")
    def test_only_lands_touch_lands(self) -> None:
        for land in LANDS:
            for beyond in neighbours(land):
                assert land in neighbours(beyond)
        assert neighbours(1) == (2, 42, 1000)


class TestEntrySides:
    @pytest.mark.rule("T10.1a")
    def test_the_side_is_counted_from_the_printed_number(self) -> None:
        assert LANDS[1000].label_side == 0
        assert [entry_side(1000, side) for side in (1, 3, 5)] == [1, 3, 5]
        assert LANDS[1].label_side == 3
        assert [entry_side(1, side) for side in (0, 2, 4)] == [3, 5, 1]

    @pytest.mark.rule("T10.1a")
    def test_different_ways_in_lead_to_different_edges(self) -> None:
        for land in LANDS.values():
            if not is_tower(land.number):
                sides = [entry_side(land.number, exit_.side) for exit_ in land.exits]
                assert set(sides) <= {1, 3, 5}
                assert len(set(sides)) == len(sides)

    @pytest.mark.rule("T10.2a")
    def test_a_tower_is_always_entered_opposite_its_name(self) -> None:
        for tower in TOWERS:
            assert {entry_side(tower, exit_.side) for exit_ in LANDS[tower].exits} == {3}


def _with_land(number: int, /, **changed: object) -> tuple[LandType, ...]:
    return tuple(
        msgspec.structs.replace(land, **changed) if land.number == number else land for land in BOARD.lands
    )


class TestBadBoards:
    def test_the_shipped_board_passes(self) -> None:
        check_board(BOARD)

    @pytest.mark.parametrize(
        ("changed", "problem"),
        [
            ({"number": 2}, "occurs twice"),
            ({"terrain": "Lava"}, "Lava: 1 lands instead of 0"),
            ({"terrain": "Woods"}, "lands instead of"),
            ({"x": 99}, "1: is drawn outside"),
            ({"x": 8, "y": 5}, "same place"),
            ({"inverted": False}, "1: upright and inverted"),
            ({"label_side": 0}, "1: number on side 0"),
            ({"exits": ()}, r"1: sides \[\]"),
            (
                {"exits": (Exit(0, "arch", 1000), Exit(2, "triple", 2))},
                "42 side .: land 1 does not lead back",
            ),
            (
                {"exits": (Exit(0, "arch", 999), Exit(2, "triple", 2), Exit(4, "none", 42))},
                "999, which is no",
            ),
            ({"exits": (Exit(0, "arch", 3), Exit(2, "triple", 2), Exit(4, "none", 42))}, "drawn elsewhere"),
            ({"exits": (Exit(0, "block", 1000), Exit(2, "block", 2), Exit(4, "none", 42))}, "more than one"),
            ({"exits": (Exit(0, "arch", 1000), Exit(2, "arch", 2), Exit(4, "none", 42))}, "either a triple"),
            ({"exits": (Exit(0, "none", 1000), Exit(2, "triple", 2), Exit(4, "none", 42))}, "cannot face"),
            ({"exits": (Exit(0, "arrow", 1000), Exit(2, "arch", 2), Exit(4, "none", 42))}, "its only arrow"),
            ({"exits": (Exit(0, "arrow", 1000), Exit(2, "arrow", 2), Exit(4, "none", 42))}, "for Towers"),
        ],
    )
    def test_a_wrong_land_is_refused_by_file_and_entry(
        self, changed: dict[str, object], problem: str
    ) -> None:
        board = msgspec.structs.replace(BOARD, lands=_with_land(1, **changed))
        with pytest.raises(DataError, match=rf"^board\.json: .*{problem}"):
            check_board(board)

    def test_a_file_of_another_shape_is_refused(self) -> None:
        with pytest.raises(DataError, match=r"^board\.json: decoding: "):
            read_data("hexenkessel.games.titan", "board.json", LandType)

    def test_opposite_sides(self) -> None:
        assert [opposite(side) for side in range(6)] == [3, 4, 5, 0, 1, 2]


class TestBattlelandFigures:
    """What the file of maps must hold beyond what its reader checks."""

    figures = json.loads(resources.files("hexenkessel.games.titan").joinpath("data/maps.json").read_text())

    @pytest.mark.rule("T2.2a")
    def test_each_terrain_has_a_map_and_all_share_27_hexes(self) -> None:
        assert tuple(self.figures["maps"]) == TERRAINS
        assert len(self.figures["hexes"]) == 27

    def test_edges_lie_at_the_rim(self) -> None:
        edges = [edge for sides in self.figures["entry"].values() for edge in sides.values()]
        for edge in (*edges, self.figures["tower"]["reinforcement_entry"]):
            assert all(None in self.figures["hexes"][label]["neighbours"] for label in edge)

    def test_the_defender_of_a_tower_sets_up_inside_it(self) -> None:
        assert self.figures["tower"]["defender_setup"] == self.figures["maps"]["Tower"]["hazards"]["tower"]

    @pytest.mark.parametrize("terrain", TERRAINS)
    def test_hexsides_lead_down_and_no_height_lacks_one(self, terrain: str) -> None:
        shape = self.figures["maps"][terrain]
        height = {label: int(level) for level, labels in shape["heights"].items() for label in labels}
        trees = set(shape["hazards"].get("tree", ()))
        borders = set()
        for upper, direction, _ in shape["sides"]:
            lower = self.figures["hexes"][upper]["neighbours"][direction]
            assert lower is not None
            # The dunes of the Desert have an upper side on level ground; trees have no height that counts.
            assert terrain == "Desert" or lower in trees or height.get(upper, 0) > height.get(lower, 0)
            borders.add(frozenset((upper, lower)))
        assert len(borders) == len(shape["sides"])
        for label, shown in self.figures["hexes"].items():
            for beyond in set(shown["neighbours"]) - {None} - trees:
                if label not in trees and height.get(label, 0) != height.get(beyond, 0):
                    assert {label, beyond} in borders

    def test_hazards_per_map(self) -> None:
        found = {
            terrain: sum(map(len, shape["hazards"].values())) + len(shape["sides"])
            for terrain, shape in self.figures["maps"].items()
        }
        assert found == {
            "Brush": 8, "Desert": 29, "Hills": 28, "Jungle": 10, "Marsh": 6, "Mountains": 42,
            "Plains": 0, "Swamp": 8, "Tower": 31, "Tundra": 9, "Woods": 5,
        }  # fmt: skip
