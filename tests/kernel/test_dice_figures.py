"""The browser checks dice by figures that the kernel has made: they are still the kernel's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.dice import DiceParts, HashedChance
from tests.kernel.dice_figures import FILE

FIGURES: dict[str, Any] = msgspec.json.decode(FILE.read_bytes())


@pytest.mark.parametrize("game", [FIGURES, FIGURES["forked"]], ids=["a game", "a game that was played on"])
def test_the_browser_is_tested_with_the_dice_of_the_kernel(game: dict[str, Any]) -> None:
    parts = msgspec.convert(game["parts"], DiceParts)
    for entry in game["story"]:
        before = max(0, entry["number"] - 1)
        chance = HashedChance(parts.key_after(before), before)
        for roll in entry["rolls"]:
            made = chance.roll(roll["purpose"], len(roll["dice"]), roll["sides"], None)
            assert list(made) == roll["dice"], entry


def test_also_with_other_dice() -> None:
    parts = msgspec.convert(FIGURES["parts"], DiceParts)
    assert parts.commitment == FIGURES["commitment"]
    chance = HashedChance(parts.key, 7)
    for roll in FIGURES["rolls"]:
        assert list(chance.roll("test", len(roll["dice"]), roll["sides"], None)) == roll["dice"]
