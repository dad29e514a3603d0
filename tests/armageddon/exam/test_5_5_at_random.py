"""Examination of 5.5 on ground thrown together at random: every shot of a bow, and what he must roll."""

from __future__ import annotations

import random

import pytest

from tests.armageddon.exam.terrain_reading import Country
from tests.armageddon.table import battle, events, lines

MIXES = {
    "meadow with woods": ["lowland"] * 5 + ["forest"],
    "hills": ["lowland"] * 3 + ["highland"] * 2 + ["swamp"],
    "all": ["lowland"] * 4 + ["highland"] * 2 + ["mountain", "forest", "water", "peaks", "swamp"],
    "high country": ["mountain"] * 2 + ["highland"] * 3 + ["lowland", "forest"],
}
MIDDLE = ("1/18", "1/19", "1/26", "1/27", "1/28", "1/34")


@pytest.mark.rule(
    "A5.5b", "A5.5c", "A5.5d", "A5.5e", "A5.5h", "A5.5i", "A5.5j", "A5.5m", "A5.5n", "A5.5p", "A5.5r"
)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("mix", MIXES)
def test_every_shot_on_random_ground(mix: str, seed: int) -> None:
    rng = random.Random(f"{mix} {seed}")
    country = Country.at_random(rng, MIXES[mix])
    stands = [name for name in country.terrain if country.room(name)]
    bow = rng.choice([name for name in stands if name in MIDDLE] or stands)
    figures = [f"0 bow {bow}", *(f"1 axe {name}" for name in stands), f"0 axe {stands[0]}"]
    position = battle(*figures, on=country.written())
    allowed = set(lines(position, "shoot"))
    judged = 0
    for enemy, name in enumerate(stands, 2):
        expected, line = country.number(bow, name), f"shoot 1 {enemy}"
        if expected is None:
            continue
        judged += 1
        assert (line in allowed) == bool(expected), (bow, name)
        if expected:
            assert events(position, line, [3])[0].args["number"] == expected, (bow, name)
    assert judged > 0.7 * len(stands)
