"""A country as a map reader sees it: where fields lie, how high, and what a step over an edge costs."""

from __future__ import annotations

import random
from typing import Any

ROWS = (4, 5, 6, 7, 8, 7, 6, 5)
LEVEL = {"lowland": 1, "forest": 1, "swamp": 1, "desert": 1, "highland": 2, "mountain": 3, "water": 0}
CHANCES = {"lowland": 50, "forest": 14, "swamp": 4, "desert": 6, "highland": 18, "mountain": 5, "water": 3}
START = "1/26"


def layout() -> dict[str, tuple[float, int]]:
    fields = [((column - width / 2) * 2, row) for row, width in enumerate(ROWS) for column in range(width)]
    return {f"1/{number}": place for number, place in enumerate(fields, 1)}


PLACES = layout()
NEAR = {
    one: [
        other
        for other, (x, y) in PLACES.items()
        if (abs(x - PLACES[one][0]), abs(y - PLACES[one][1])) in ((2, 0), (1, 1))
    ]
    for one in PLACES
}


class Country:
    """Random ground, and what a step on it costs."""

    def __init__(self, seed: int, *, flat: bool = False) -> None:
        rng = random.Random(seed)
        kinds, weights = list(CHANCES), list(CHANCES.values())
        self.terrain = {field: "lowland" if flat else rng.choices(kinds, weights)[0] for field in PLACES}
        self.terrain |= {START: "lowland", "1/25": "lowland"}
        pairs = [(one, other) for one in PLACES for other in NEAR[one] if one < other]
        self.rivers = {pair for pair in pairs if rng.random() < 0.1 and pair != ("1/25", "1/26")}
        self.ramps = {
            pair
            for pair in pairs
            if abs(self.rise(*pair)) == 1 and self.is_land(*pair) and rng.random() < 0.6
        }

    def rise(self, one: str, other: str) -> int:
        return LEVEL[self.terrain[other]] - LEVEL[self.terrain[one]]

    def is_land(self, *fields: str) -> bool:
        return all(self.terrain[field] != "water" for field in fields)

    def said(self) -> dict[str, Any]:
        ground: dict[str, Any] = {
            kind: " ".join(field for field, here in self.terrain.items() if here == kind)
            for kind in CHANCES
            if kind != "lowland"
        }
        return {
            **ground,
            "rivers": " ".join("-".join(pair) for pair in self.rivers),
            "ramps": " ".join("-".join(pair) for pair in self.ramps),
        }

    def is_river(self, one: str, other: str) -> bool:
        return (min(one, other), max(one, other)) in self.rivers

    def is_ramp(self, one: str, other: str) -> bool:
        return (min(one, other), max(one, other)) in self.ramps

    def cost(self, one: str, other: str, *, climbs: bool, wades: bool, ramp_up: int = 2) -> int | None:
        """Steps over this edge; None if there is no way."""
        rise, river, ramp = self.rise(one, other), self.is_river(one, other), self.is_ramp(one, other)
        if abs(rise) > 1 or (river and not wades) or (rise and not ramp and (river or not climbs)):
            return None
        level = 0 if not rise else (ramp_up if rise > 0 else 1) - 1 if ramp else 1
        return 1 + level + (1 if river else 0)
