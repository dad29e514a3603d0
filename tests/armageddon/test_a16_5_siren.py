"""16.5: the siren, and the volcano, who is the same upon peaks."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.beasts import played, windy
from tests.armageddon.table import kinds

SECTIONS = (2, 3, 4, 5, 7, "14.3", "15.1", "16.1")
FAR = ("0 axe 1/1", "1 axe 1/48")


def volcano(*figures: str, left: int = 0, **more: Any) -> ArmageddonPosition:
    more.setdefault("chapters", SECTIONS)
    return windy(*FAR, "- volcano 1/17", *figures, left=left, peaks="1/17", **more)


@pytest.mark.rule("A16.5b", "A16.5c", "A16.5e")
def test_in_a_calm_nobody_hears_her() -> None:
    assert 4 in kinds(played(volcano("1 axe 1/18"), "end", [2, 1, 6]).position)


@pytest.mark.rule("A16.5h", "A16.5j")
@pytest.mark.parametrize(
    ("field", "roll", "lives"), [("1/18", 16, False), ("1/19", 16, True), ("1/19", 15, False)]
)
def test_who_is_threatened_rolls_by_distance(field: str, roll: int, lives: bool) -> None:
    turned = played(volcano(f"1 axe {field}"), "end", [3, 1, 6, roll]).position
    assert (4 in kinds(turned)) is lives


@pytest.mark.rule("A16.5i")
def test_one_who_resists_saves_all() -> None:
    turned = played(volcano("1 axe 1/18", "0 axe 1/19", "1 light-horse 1/18"), "end", [3, 1, 6, 16]).position
    assert sorted(kinds(turned)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("A16.5f", "A16.5g")
def test_animals_alone_are_lost() -> None:
    turned = played(volcano("1 light-horse 1/21", "1 light-horse 1/22"), "end", [5, 1, 6]).position
    # Four fields, not five.
    assert sorted(kinds(turned)) == [1, 2, 3, 5]


@pytest.mark.rule("A16.5k", "A16.1h")
def test_a_seventeen_silences_her() -> None:
    turned = played(volcano("1 axe 1/18"), "end", [3, 1, 6, 17]).position
    assert kinds(turned) == {1: "axe", 2: "axe", 4: "hero"}


@pytest.mark.rule("A16.5e")
def test_who_enters_a_threatened_field_is_tested_there() -> None:
    position = volcano("0 axe 1/20", wind="3 E", left=9)
    # At distance 2 he needs 16; who was saved is not tested again where he is.
    moved = played(position, "go 4 1/19", [16]).position
    assert 4 in kinds(moved)
    assert 4 in kinds(played(moved, "end").position)
    assert 4 not in kinds(played(position, "go 4 1/19", [15]).position)


@pytest.mark.rule("A16.5e")
def test_two_fields_are_two_tests() -> None:
    position = volcano("0 axe 1/20", wind="3 E", left=9)
    assert 4 in kinds(played(position, "go 4 1/18", [16, 17]).position)


@pytest.mark.rule("A16.5e")
def test_who_comes_there_otherwise_is_tested_too() -> None:
    # He has stood there unheard of: as if driven there.
    position = volcano("0 axe 1/19", wind="3 E", left=9)
    assert 4 not in kinds(played(position, "end", [15]).position)
