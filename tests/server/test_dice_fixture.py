"""The browser checks dice by figures that the kernel has made: they are still the kernel's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.dice import DiceParts, HashedChance
from tests.server.dice_fixture import FILE


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(FILE.read_bytes())
    return found


@pytest.mark.parametrize("is_played_on", [False, True])
def test_browser_dice_fixture_matches_the_kernel(figures: dict[str, Any], is_played_on: bool) -> None:
    game = figures["forked"] if is_played_on else figures
    parts = msgspec.convert(game["parts"], DiceParts)
    for entry in game["story"]:
        number = entry["number"]
        chance = HashedChance(parts.key_after(number - 1), number)
        for roll in entry["rolls"]:
            made = chance.roll(roll["purpose"], len(roll["dice"]), roll["sides"], None)
            assert list(made) == roll["dice"], entry


def test_browser_dice_fixture_of_other_sides_matches_the_kernel(figures: dict[str, Any]) -> None:
    parts = msgspec.convert(figures["parts"], DiceParts)
    assert parts.commitment == figures["commitment"]
    chance = HashedChance(parts.key, 8)
    for roll in figures["rolls"]:
        assert list(chance.roll("test", len(roll["dice"]), roll["sides"], None)) == roll["dice"]
