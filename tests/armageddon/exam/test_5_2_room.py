"""Examination of 5.1 and 5.2: how much room there is, and who may be where at all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.armageddon.exam.compass import from_here
from tests.armageddon.table import after, battle, refusal

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)
ROOM = {
    "lowland": 4, "highland": 4, "mountain": 3, "forest": 3, "swamp": 2, "desert": 4, "highland-desert": 4,
    "ice-lowland": 4, "ice-highland": 4, "ice-mountain": 3,
}  # fmt: skip
LEVEL = {"highland": 2, "highland-desert": 2, "ice-highland": 2, "mountain": 3, "ice-mountain": 3}


def ground(terrain: str) -> dict[str, Any]:
    """This terrain to the east of a field of the same level."""
    beside = {2: "highland", 3: "mountain"}.get(LEVEL.get(terrain, 1), "lowland")
    fields: dict[str, Any] = {}
    for kind, field in ((beside, HERE), (terrain, EAST)):
        if kind != "lowland":
            word = kind.replace("-", "_")
            fields[word] = f"{fields.get(word, '')} {field}".strip()
    return fields


@pytest.mark.rule("A5.2a", "A5.2b", "A5.2c", "A5.2d", "A18.1b")
@pytest.mark.parametrize(("terrain", "room"), ROOM.items())
def test_room_to_the_last_unit(terrain: str, room: int) -> None:
    for owner in (0, 1):
        there = [f"{owner} hero {EAST}"] * (room - 1)
        one_left = battle(f"0 axe {HERE}", *there, f"0 axe {HERE}", **ground(terrain))
        entered = after(one_left, f"go 1 {EAST}")
        assert refusal(entered, f"go {room + 1} {EAST}") in ("A2.3a", "A2.3g", "A5.2b", "A5.2c", "A5.2d")


@pytest.mark.rule("A5.2c", "A5.2d", "A2.3g")
@pytest.mark.parametrize(("terrain", "room"), [("swamp", 2), ("forest", 3), ("desert", 4)])
def test_what_is_full_cannot_be_crossed(terrain: str, room: int) -> None:
    for there, may in ((room - 1, True), (room, False)):
        position = battle(f"0 axe {HERE}", *[f"1 axe {EAST}"] * there, **ground(terrain))
        assert (refusal(position, f"go 1 {FAR_EAST}") == "") == may


@pytest.mark.rule("A5.1c", "A5.2e")
def test_peaks_and_water_are_no_place_for_warriors() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/1", peaks=EAST)
    assert refusal(position, f"go 1 {EAST}") == "A5.1c"
    assert refusal(position, f"go 1 {FAR_EAST}"), "nor does a way lead over them"
    high = battle(f"0 axe {HERE}", "1 axe 1/1", peaks=EAST, mountain=HERE)
    assert refusal(high, f"go 1 {EAST}") == "A5.1c", "not even from the mountains"
    wet = battle(f"0 axe {HERE}", "1 axe 1/1", water=EAST)
    assert refusal(wet, f"go 1 {EAST}")
    ramp = battle(f"0 axe {HERE}", "1 axe 1/1", water=EAST, ramps=f"{HERE}-{EAST}")
    assert refusal(ramp, f"go 1 {EAST}")
    assert refusal(ramp, f"go 1 {FAR_EAST}")


@pytest.mark.rule("A5.1a", "A5.1b", "A5.1f", "A5.1g", "A5.3a")
@pytest.mark.parametrize("terrain", list(ROOM))
def test_levels_of_all_terrains(terrain: str) -> None:
    """One step leads to a field exactly if it is level with lowland, highland or mountains."""
    for level, beside in ((1, "lowland"), (2, "highland"), (3, "mountain")):
        fields: dict[str, Any] = {terrain.replace("-", "_"): EAST}
        word = beside.replace("-", "_")
        fields[word] = f"{fields.get(word, '')} {HERE}".strip()
        fresh = battle(f"0 axe {HERE}", "1 axe 1/1", **fields)
        tired = battle(f"0 axe {HERE} steps=1 course=a", "1 axe 1/1", **fields)
        apart = abs(level - LEVEL.get(terrain, 1))
        assert (refusal(tired, f"go 1 {EAST}") == "") == (apart == 0)
        assert (refusal(fresh, f"go 1 {EAST}") == "") == (apart < 2)
