"""The maps: hexes, edges, and figures that contradict the rules are refused."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from hexenkessel.games.titan.battle.battle import start_battle
from hexenkessel.games.titan.battle.terrain import (
    ENTRIES,
    FILE,
    LANDS,
    TERRAINS,
    TOWER_SETUP,
    Battlelands,
    check_maps,
    entry_hexes,
)
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.data import DataError, read_data
from hexenkessel.kernel.languages import ENGLISH, LANGUAGES
from hexenkessel.kernel.rulebook import load_rulebook
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, HEX, LABELS, NEIGHBOUR, OFF, distance


def labels(hexes: tuple[int, ...]) -> set[str]:
    return {LABELS[hex] for hex in hexes}


@pytest.mark.rule("T2.2a")
def test_every_terrain_has_a_map_of_27_hexes() -> None:
    assert len(TERRAINS) == 11
    assert len(LABELS) == 27
    assert LABELS[0] == "A1" and LABELS[26] == "F4"
    for land in LANDS.values():
        assert len(land.hazards) == len(land.heights) == len(land.sides) == 27


def test_distance_is_the_number_of_steps() -> None:
    for start in range(27):
        ring, seen = {start}, {start}
        for steps in range(6):
            assert all(distance(start, hex) == steps for hex in ring)
            ring = {other for hex in ring for other in NEIGHBOUR[hex] if other >= 0} - seen
            seen |= ring


@pytest.mark.rule("T10.1b")
@pytest.mark.parametrize(
    ("entry", "edge"),
    [(1, {"F1", "F2", "F3", "F4"}), (3, {"A1", "B1", "C1", "D1"}), (5, {"A3", "B4", "C5", "D6"})],
)
def test_attacker_enters_over_four_hexes(entry: int, edge: set[str]) -> None:
    assert labels(entry_hexes("Plains", entry, ATTACKER)) == edge


@pytest.mark.rule("T10.1c")
@pytest.mark.parametrize(
    ("entry", "edge"), [(1, {"A1", "A2", "A3"}), (3, {"D6", "E5", "F4"}), (5, {"F1", "E1", "D1"})]
)
def test_defender_enters_over_the_three_hexes_opposite(entry: int, edge: set[str]) -> None:
    assert labels(entry_hexes("Woods", entry, DEFENDER)) == edge


def test_edges_are_unbroken_lines_on_the_border() -> None:
    for entry in ENTRIES:
        for army in (ATTACKER, DEFENDER):
            edge = entry_hexes("Plains", entry, army)
            assert all(distance(a, b) == 1 for a, b in pairwise(edge))
            assert all(-1 in NEIGHBOUR[hex] for hex in edge)


@pytest.mark.rule("T10.2a", "T10.2b", "T10.2c")
def test_tower_has_edges_of_its_own() -> None:
    assert labels(entry_hexes("Tower", 3, ATTACKER)) == {"A1", "B1", "C1", "D1"}
    assert labels(TOWER_SETUP) == {"C3", "C4", "D3", "D4", "D5", "E3", "E4"}
    assert labels(entry_hexes("Tower", 3, DEFENDER)) == {"D6", "E5", "F4"}


@pytest.mark.rule("T10.2a")
def test_nobody_enters_a_tower_over_another_side() -> None:
    for entry in (1, 5):
        with pytest.raises(ValueError, match="Tower"):
            start_battle("Tower", entry, ["Ogre"], ["Lion"], (6, 6))


@pytest.mark.rule("T10.3a")
def test_a_battle_starts_with_the_defender_and_nobody_on_the_map() -> None:
    battle = start_battle("Marsh", 5, ["Ogre", "Troll"], ["Titan"], (6, 9))
    assert (battle.round, battle.half) == (1, DEFENDER)
    assert battle.sides == (ATTACKER, ATTACKER, DEFENDER)
    assert battle.hexes == (OFF, OFF, OFF)
    assert msgspec.json.decode(msgspec.json.encode(battle), type=type(battle)) == battle


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="Battleland"):
        start_battle("Moon", 3, ["Ogre"], ["Lion"], (6, 6))
    with pytest.raises(ValueError):
        start_battle("Plains", 3, ["Orc"], ["Lion"], (6, 6))


def test_contradicting_figures_are_refused() -> None:
    figures = read_data("hexenkessel.games.titan", FILE, Battlelands)
    check_maps(figures)
    hills = figures.maps["Hills"]
    twice = msgspec.structs.replace(hills, sides=(*hills.sides, ("B2", 0, "slope")))
    with pytest.raises(DataError, match="named twice"):
        check_maps(msgspec.structs.replace(figures, maps={**figures.maps, "Hills": twice}))
    outward = msgspec.structs.replace(hills, sides=(("A1", 3, "slope"),))
    with pytest.raises(DataError, match="off the map"):
        check_maps(msgspec.structs.replace(figures, maps={**figures.maps, "Hills": outward}))
    moved = {**figures.hexes, "A1": msgspec.structs.replace(figures.hexes["A1"], y=5)}
    with pytest.raises(DataError, match="drawn elsewhere"):
        check_maps(msgspec.structs.replace(figures, hexes=moved))


@pytest.mark.rule("T23.13b")
def test_no_map_puts_a_slowing_side_before_a_slowing_hex() -> None:
    for land in LANDS.values():
        for hex, hazard in enumerate(land.hazards):
            if hazard in ("bramble", "drift", "sand"):
                assert not {"slope", "wall"} & set(land.sides[hex])


def test_text_of_a_hex_is_its_label() -> None:
    assert [HEX[label] for label in LABELS] == list(range(27))


class TestEffects:
    """A screen tells of each hazard what the rules tell of it, and no hazard is forgotten."""

    figures = read_data("hexenkessel.games.titan", FILE, Battlelands)

    def test_every_rule_about_a_hazard_is_named_once(self) -> None:
        book = load_rulebook(GAME.folder / "rulebook", ENGLISH).rules
        # T23.1 and T23.2 are about characters and plain ground, T23.13 about how effects come together.
        told = [
            rule
            for rule in book
            if rule.startswith("T23.") and rule.split(".")[1][:-1] not in ("1", "2", "13")
        ]
        named = [effect.rule for effect in self.figures.effects]
        assert sorted(named) == sorted([*told, "T10.2b"])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_effect_is_told_in_a_few_words(self, language: str) -> None:
        messages = GAME.messages(language)
        for effect in self.figures.effects:
            assert 5 < len(messages.say(f"effect-{effect.rule.replace('.', '-')}")) < 120

    def test_a_hazard_without_effect_is_refused(self) -> None:
        fewer = tuple(effect for effect in self.figures.effects if effect.of[0] != "bog")
        with pytest.raises(DataError, match="Marsh: no effect of bog"):
            check_maps(msgspec.structs.replace(self.figures, effects=fewer))
