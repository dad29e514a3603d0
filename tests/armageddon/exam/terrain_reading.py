"""A land of one great field, and chapter 5 read once more for it, with fractions and without hurry."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from hexenkessel.games.armageddon.ground.land import Land
from tests.armageddon.exam.compass import CELLS, NAMES, Cell, apart, beside
from tests.armageddon.table import land

# A5.1a, A5.1b
LEVELS = {
    "lowland": 1, "forest": 1, "swamp": 1, "desert": 1, "ice-lowland": 1, "highland": 2, "highland-desert": 2,
    "ice-highland": 2, "mountain": 3, "ice-mountain": 3, "water": 0, "peaks": 99,
}  # fmt: skip
# A5.2b to A5.2e: 4 where nothing is said
ROOM = {"forest": 3, "mountain": 3, "ice-mountain": 3, "swamp": 2, "water": 0, "peaks": 0}
CORNERS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
HALF = Fraction(1, 2)
NO_WAY = 9
Edge = frozenset[str]


def around(name: str) -> list[str]:
    return [NAMES[cell] for cell in beside(CELLS[name]) if cell in NAMES]


EDGES = sorted({tuple(sorted((name, near))) for name in CELLS for near in around(name)})


class Country:
    """Terrain by field, and the edges with rivers and ramps."""

    def __init__(self, terrain: dict[str, str], rivers: set[Edge], ramps: set[Edge]) -> None:
        self.terrain, self.rivers, self.ramps = terrain, rivers, ramps
        self.known: dict[tuple[str, str], bool | None] = {}

    @classmethod
    def at_random(
        cls, rng: random.Random, mix: Sequence[str], wet: float = 0.25, sloping: float = 0.5
    ) -> Country:
        terrain = {name: rng.choice(mix) for name in CELLS}
        rivers = {frozenset(edge) for edge in EDGES if rng.random() < wet}
        slopes = [(a, b) for a, b in EDGES if abs(LEVELS[terrain[a]] - LEVELS[terrain[b]]) == 1]
        return cls(terrain, rivers, {frozenset(edge) for edge in slopes if rng.random() < sloping})

    def written(self) -> Land:
        words: dict[str, Any] = {}
        for name, kind in self.terrain.items():
            if kind != "lowland":
                words[kind.replace("-", "_")] = f"{words.get(kind.replace('-', '_'), '')} {name}"
        rivers, ramps = (
            " ".join("-".join(sorted(edge)) for edge in some) for some in (self.rivers, self.ramps)
        )
        return land(((0, 0),), rivers, ramps, **words)

    def room(self, name: str) -> int:
        return ROOM.get(self.terrain[name], 4)

    def level(self, name: str) -> int:
        return LEVELS[self.terrain[name]]

    # 5.3

    def step(self, one: str, other: str) -> int:
        """What a step to a neighbour costs on foot."""
        rise, edge = self.level(other) - self.level(one), frozenset((one, other))
        if (
            self.room(other) == 0
            or abs(rise) > 1
            or (rise and edge in self.rivers and edge not in self.ramps)
        ):
            return NO_WAY
        climbs = rise == 1 or (rise == -1 and edge not in self.ramps)
        return 1 + climbs + (edge in self.rivers)

    def reach(self, start: str, left: int, free: dict[str, int]) -> set[str]:
        """Where so many steps lead, over fields with room."""
        cost, going = {start: 0}, [start]
        while going:
            here = going.pop()
            for near in around(here):
                total = cost[here] + self.step(here, near)
                if total <= left and free[near] > 0 and total < cost.get(near, NO_WAY):
                    cost[near] = total
                    going.append(near)
        return set(cost) - {start}

    # 5.4

    def is_melee(self, one: str, other: str) -> bool:
        if one == other:
            return True
        is_near = apart(CELLS[one], CELLS[other]) == 1
        return (
            is_near
            and frozenset((one, other)) not in self.rivers
            and abs(self.level(one) - self.level(other)) < 2
        )

    def height(self, one: str, other: str) -> int:
        """The point of who fights downwards."""
        is_higher = self.level(one) > self.level(other) and frozenset((one, other)) not in self.ramps
        return int(is_higher)

    # 5.5

    def top(self, name: str) -> int:
        return self.level(name) + (self.terrain[name] == "forest")

    def hides(self, bow: str, target: str, between: str) -> bool:
        """R-A5.5m: would this field, cut by the line, hide the target?"""
        far, here = apart(CELLS[bow], CELLS[target]), apart(CELLS[bow], CELLS[between])
        low, high = self.level(bow) + HALF, self.level(target) + HALF
        ends = (low + (high - low) * (here + side) / far for side in (-HALF, HALF))
        return min(ends) < self.top(between)

    def is_seen(self, bow: str, target: str) -> bool | None:
        """None: it hangs on what is not said, namely whether a field that the line only grazes is an obstacle
        if the two stand on different levels."""
        line = (CELLS[bow], CELLS[target])
        far = apart(*line)
        grazed: dict[int, set[str]] = {1: set(), -1: set()}
        for name, cell in CELLS.items():
            if name in (bow, target) or apart(cell, line[0]) + apart(cell, line[1]) > far + 1:
                continue
            sides = _sides(line, cell)
            if 1 in sides and -1 in sides:
                if self.hides(bow, target, name):
                    return False
            elif 0 in sides:
                grazed[1 if 1 in sides else -1].add(name)
        lowest, highest = sorted((self.level(bow), self.level(target)))
        readings: list[Callable[[str], bool]] = [
            lambda name: self.hides(bow, target, name),
            lambda name: self.top(name) > lowest,
            lambda name: self.top(name) > highest,
        ]
        seen = {not all(any(map(reading, names)) for names in grazed.values()) for reading in readings}
        return seen.pop() if len(seen) == 1 else None

    def number(self, bow: str, target: str) -> int | None:
        """What a bow must roll; 0: he cannot shoot; None: it hangs on what is not said."""
        far, rise = apart(CELLS[bow], CELLS[target]), self.level(target) - self.level(bow)
        if far == 0 or (far == 1 and self.is_melee(bow, target)):
            return 0
        number = 11 + far + max(rise, 0) + max(-rise - 1, 0) + (self.terrain[target] == "forest")
        if number >= 17:
            return 0
        if (bow, target) not in self.known:
            self.known[bow, target] = True if far == 1 else self.is_seen(bow, target)
        seen = self.known[bow, target]
        return None if seen is None else number if seen else 0


def _sides(line: tuple[Cell, Cell], cell: Cell) -> list[int]:
    """On which side of the line the six corners of a field lie; 0: on it."""
    (x1, y1), (x2, y2) = ((2 * q + r, 3 * r) for q, r in line)
    x, y = 2 * cell[0] + cell[1], 3 * cell[1]
    turns = [(x2 - x1) * (y + dy - y1) - (y2 - y1) * (x + dx - x1) for dx, dy in CORNERS]
    return [(turn > 0) - (turn < 0) for turn in turns]
