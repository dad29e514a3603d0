"""A battle as a question describes it: the map, whose armies meet, and the figures in them."""

from dataclasses import dataclass
from typing import Any

from . import maps
from .figures import FIGURES, MASTERS, NATIVES, titan_power

OFF = "off"  # where a figure is before it enters
WAVES = {"sea", "shore"}
# G16.5av: what the best other class in his army gives the Guardian.
GUARDIAN = {"human": 1, "demilord": 2, "element": 3, "lord": 4, "master": 5}


@dataclass(frozen=True)
class Unit:
    place: int
    side: str  # A attacker, D defender
    name: str
    hex: str
    hits: int
    power: int
    colour: str

    @property
    def rank(self) -> str:
        return FIGURES[self.name].rank

    @property
    def symbols(self) -> frozenset[str]:
        return FIGURES[self.name].symbols

    @property
    def flies(self) -> bool:
        return "flies" in self.symbols

    @property
    def is_magical(self) -> bool:
        # G14.5a: bolt and yin-yang together.
        return {"shoots", "magic"} <= self.symbols

    @property
    def is_on_map(self) -> bool:
        return self.hex != OFF

    @property
    def is_alive(self) -> bool:
        # G13.2d
        return self.hits < self.power

    def is_native(self, hazard: str) -> bool:
        # G12.7bh, G12.7bm: Darkness and Cloud go by whose army it is; grey is not led by the Darklord.
        if hazard == "darkness" and self.colour == "black":
            return True
        if hazard == "cloud" and self.colour != "black":
            return True
        return self.name in NATIVES.get(hazard, "").split()


@dataclass(frozen=True)
class Battle:
    map: str
    entry: int
    round: int
    units: tuple[Unit, ...]

    def hazard_at(self, unit: Unit) -> str:
        return maps.hazard(self.map, unit.hex)

    def at(self, label: str) -> list[Unit]:
        return [unit for unit in self.units if unit.hex == label]

    def army_of(self, unit: Unit) -> list[Unit]:
        return [other for other in self.units if other.side == unit.side]

    def has_living(self, unit: Unit, name: str) -> bool:
        """Is this Human of the unit's army alive? (G16.4a)"""
        return any(other.name == name and other.is_alive for other in self.army_of(unit))

    def are_in_contact(self, one: Unit, other: Unit) -> bool:
        if not (one.is_on_map and other.is_on_map) or other.hex not in maps.NEIGHBOURS[one.hex]:
            return False
        # G12.7bz, G12.7ca: not across a cliff.
        side = maps.side_between(self.map, one.hex, other.hex)
        return side is None or side[0] != "cliff"

    def enemies_in_contact(self, unit: Unit) -> list[Unit]:
        # G13.8a: the slain stay until the strike phase ends.
        return [other for other in self.units if other.side != unit.side and self.are_in_contact(unit, other)]


def power_of(name: str, mine: list[str], theirs: list[str], their_colour: str, points: int) -> int:
    if name in MASTERS:
        return titan_power(points)
    power = FIGURES[name].power
    # G16.5r: two more against black and grey.
    if name == "Knight" and their_colour in ("black", "grey"):
        return power + 2
    # G16.5aw: only the highest bonus; the Guardian himself is none.
    if name == "Guardian":
        others = list(mine)
        others.remove(name)
        return power + max((GUARDIAN.get(FIGURES[other].rank, 0) for other in others), default=0)
    # G16.5bb
    if name == "Jabberwok" and any(FIGURES[other].rank == "element" for other in theirs):
        return power * 2
    return power


def battle_of(question: dict[str, Any]) -> Battle:
    scores: dict[str, int] = question.get("scores", {})
    colours: dict[str, str] = {"A": "red", "D": "blue"} | question.get("colours", {})
    names = {side: [unit[1] for unit in question["units"] if unit[0] == side] for side in "AD"}
    other = {"A": "D", "D": "A"}
    units = tuple(
        Unit(
            place,
            side,
            name,
            label,
            hits,
            power_of(name, names[side], names[other[side]], colours[other[side]], scores.get(side, 0)),
            colours[side],
        )
        for place, (side, name, label, hits) in enumerate(question["units"])
    )
    return Battle(question["map"], question["entry"], question["round"], units)
