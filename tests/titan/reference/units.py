"""A battle as a question describes it: the map, the entry side, the round, and the characters in it."""

from dataclasses import dataclass
from typing import Any

from . import ground
from .figures import CHARACTERS

OFF = "off"  # where a character is before it enters


@dataclass(frozen=True)
class Unit:
    side: str  # A attacker, D defender
    name: str
    hex: str
    hits: int
    power: int

    @property
    def skill(self) -> int:
        return int(CHARACTERS[self.name]["skill"])

    @property
    def flies(self) -> bool:
        return bool(CHARACTERS[self.name]["flies"])

    @property
    def has_bow(self) -> bool:
        return bool(CHARACTERS[self.name]["rangestrikes"])

    @property
    def is_lord(self) -> bool:
        return bool(CHARACTERS[self.name]["rank"] == "lord")

    @property
    def is_warlock(self) -> bool:
        return self.name == "Warlock"

    @property
    def is_on_map(self) -> bool:
        return self.hex != OFF

    @property
    def is_alive(self) -> bool:
        # T13.0d: hits equal to the power slay.
        return self.hits < self.power

    def is_native(self, hazard: str) -> bool:
        return hazard in CHARACTERS[self.name]["natives"]


@dataclass(frozen=True)
class Battle:
    map: str
    entry: int
    round: int
    units: tuple[Unit, ...]

    def hazard_at(self, unit: Unit) -> str:
        return ground.hazard(self.map, unit.hex)

    def is_occupied(self, label: str) -> bool:
        return any(unit.hex == label for unit in self.units)

    def are_in_contact(self, one: Unit, other: Unit) -> bool:
        if not (one.is_on_map and other.is_on_map) or other.hex not in ground.neighbours(one.hex):
            return False
        # T11.3b, T23.10b: across a cliff there is neither contact nor a strike.
        return not ground.is_cliff_between(self.map, one.hex, other.hex)

    def enemies_in_contact(self, unit: Unit) -> list[Unit]:
        # T13.6a: the slain stay on the map until the strike phase ends, so they count here.
        return [other for other in self.units if other.side != unit.side and self.are_in_contact(unit, other)]


def power_of(name: str, score: int) -> int:
    printed = int(CHARACTERS[name]["power"])
    # T19.1a: a Titan gains one for every full hundred points of its owner.
    return printed + score // 100 if name == "Titan" else printed


def battle_of(question: dict[str, Any]) -> Battle:
    scores: dict[str, int] = question.get("scores", {})
    units = tuple(
        Unit(side, name, label, hits, power_of(name, scores.get(side, 0)))
        for side, name, label, hits in question["units"]
    )
    return Battle(question["map"], question["entry"], question["round"], units)
