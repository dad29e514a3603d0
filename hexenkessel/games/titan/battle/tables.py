"""The rules of hazards and sight as tables of integers, one set a terrain, made when first needed."""

from __future__ import annotations

from typing import Final

from ..characters import CHARACTERS, KINDS
from . import hazards, sight
from .masks import mask_of, spread, spread_table
from .terrain import (
    ATTACKER,
    DEFENDER,
    ENTRIES,
    HEXES,
    LANDS,
    NEIGHBOUR,
    TERRAINS,
    TOWER_SETUP,
    Battleland,
    distance,
    entry_hexes,
)

POWER: Final[list[int]] = [CHARACTERS[name].power for name in KINDS]
SKILL: Final[list[int]] = [CHARACTERS[name].skill for name in KINDS]
FLIES: Final[list[bool]] = [CHARACTERS[name].flies for name in KINDS]
RANGESTRIKES: Final[list[bool]] = [CHARACTERS[name].rangestrikes for name in KINDS]
IS_MAGIC: Final[list[bool]] = [CHARACTERS[name].magic for name in KINDS]
IS_LORD: Final[list[bool]] = [CHARACTERS[name].rank == "lord" for name in KINDS]
IS_TITAN: Final[list[bool]] = [name == "Titan" for name in KINDS]

DISTANCE: Final[list[int]] = [distance(a, b) for a in range(HEXES) for b in range(HEXES)]
"""By ``27 * start + end``, like every table of pairs."""

_WITHIN: Final[list[list[int]]] = [
    [mask_of([b for b in range(HEXES) if 0 < DISTANCE[HEXES * a + b] < reach]) for a in range(HEXES)]
    for reach in range(sight.LONGEST_RANGE + 1)
]

CLOSED: Final = -1


class Tables:
    """What one map means for every kind; kinds this map does not tell apart share a nature."""

    def __init__(self, land: Battleland) -> None:
        self.land: Final = land
        # Nature of each kind, and one kind standing for each nature.
        self.nature: Final[list[int]] = []
        self.examples: Final[list[int]] = []
        # Hexes in contact with each hex, and hexes a strike at one enemy may not carry to (by pair).
        self.contact: Final[list[int]] = []
        self.no_carry: Final[list[int]] = [0] * (HEXES * HEXES)
        # By nature: hexes one can walk to from each hex for one or for two, singly and as spread tables.
        self.step_for_one: Final[list[list[int]]] = []
        self.step_for_two: Final[list[list[int]]] = []
        self.spread_for_one: Final[list[list[int]]] = []
        self.spread_for_two: Final[list[list[int]]] = []
        self.is_slowed: Final[list[bool]] = []
        # By nature: hexes whose ground costs one or two, the first hex of one who enters.
        self.ground_for_one: Final[list[int]] = []
        self.ground_for_two: Final[list[int]] = []
        # By nature: hexes a flier may be over.
        self.sky: Final[list[int]] = []
        # By kind: hexes a flier can land on from each hex, and from each edge.
        self.flight: Final[list[list[int]]] = []
        self.flight_in: Final[list[list[int]]] = []
        # Hexes of each edge by ``2 * entry + army``, and where the defender sets up.
        self.edge: Final[list[int]] = [0] * 12
        self.setup: int = 0
        # By nature of the striker and pair; by natures of striker and target and the target's hex.
        self.dice: Final[list[list[int]]] = []
        self.skill: Final[list[list[int]]] = []
        self.raised: Final[list[list[int]]] = []
        self.range_dice: Final[list[list[int]]] = []
        self.range_raised: Final[list[list[int]]] = []
        # Hexes that hurt, by nature.
        self.hurting: Final[list[int]] = []
        # By nature and pair: who blocks the better and the other corridor (or CLOSED), and skill lost there.
        self.screens: Final[list[list[int]]] = []
        self.other_screens: Final[list[list[int]]] = []
        self.lost: Final[list[list[int]]] = []
        self.other_lost: Final[list[list[int]]] = []
        # By hex: hexes to which some corridor is open as far as the ground goes.
        self.seen: Final[list[int]] = [0] * HEXES
        # By range and hex: hexes within that range, whatever lies between.
        self.within: Final[list[list[int]]] = _WITHIN
        fill_natures(self)
        fill_edges(self)
        fill_movement(self)
        fill_strikes(self)
        fill_sight(self)


def _neighbours(hex: int) -> list[int]:
    return [other for other in NEIGHBOUR[hex] if other >= 0]


_AROUND: Final[list[int]] = spread_table([mask_of(_neighbours(hex)) for hex in range(HEXES)])


def fill_natures(tables: Tables) -> None:
    """Kinds differ on a map only in flight and in which of its hazards they are native to."""
    land = tables.land
    present = {*land.hazards, *(hazard for sides in land.sides for hazard in sides if hazard)}
    known: dict[tuple[bool, frozenset[str]], int] = {}
    for kind, name in enumerate(KINDS):
        key = (FLIES[kind], frozenset(present.intersection(CHARACTERS[name].natives)))
        if key not in known:
            known[key] = len(tables.examples)
            tables.examples.append(kind)
        tables.nature.append(known[key])


def fill_edges(tables: Tables) -> None:
    for entry in ENTRIES:
        for army in (ATTACKER, DEFENDER):
            tables.edge[2 * entry + army] = mask_of(list(entry_hexes(tables.land.name, entry, army)))
    if tables.land.name == "Tower":
        tables.setup = mask_of(list(TOWER_SETUP))


def fill_movement(tables: Tables) -> None:
    land = tables.land
    for kind in tables.examples:
        ground = [hazards.ground_cost(land, kind, hex) for hex in range(HEXES)]
        tables.ground_for_one.append(mask_of([hex for hex in range(HEXES) if ground[hex] == 1]))
        tables.ground_for_two.append(mask_of([hex for hex in range(HEXES) if ground[hex] == 2]))
        sky = [hex for hex in range(HEXES) if hazards.may_fly_over(land, kind, hex)]
        tables.sky.append(mask_of(sky))
        steps: list[list[int]] = [[0] * HEXES for _ in range(3)]
        for hex in range(HEXES):
            for other in _neighbours(hex):
                steps[hazards.walking_cost(land, kind, hex, other)][hex] |= 1 << other
        tables.step_for_one.append(steps[1])
        tables.step_for_two.append(steps[2])
        tables.spread_for_one.append(spread_table(steps[1]))
        tables.spread_for_two.append(spread_table(steps[2]))
        tables.is_slowed.append(any(steps[2]))
        hurt = [hex for hex in range(HEXES) if hazards.is_hurt_by_ground(land, kind, hex)]
        tables.hurting.append(mask_of(hurt))
    for kind in range(len(KINDS)):
        tables.flight.append(
            [_flight(tables, kind, 1 << hex, 0) if FLIES[kind] else 0 for hex in range(HEXES)]
        )
        tables.flight_in.append(
            [_flight(tables, kind, 0, edge) if FLIES[kind] else 0 for edge in tables.edge]
        )


def _flight(tables: Tables, kind: int, start: int, edge: int) -> int:
    """Where a flier can land that sets out from ``start``, or whose first hex lies in ``edge``."""
    nature = tables.nature[kind]
    sky, front, landings = tables.sky[nature], start, 0
    for flown in range(1, SKILL[kind] + 1):
        front = (spread(_AROUND, front) | (edge if flown == 1 else 0)) & sky
        landings |= front & tables.ground_for_one[nature]
        # A last hex that counts two must be reached one hex earlier.
        if flown < SKILL[kind]:
            landings |= front & tables.ground_for_two[nature]
    return landings & ~start


def fill_strikes(tables: Tables) -> None:
    land = tables.land
    for hex in range(HEXES):
        near = [other for other in _neighbours(hex) if hazards.are_in_contact(land, hex, other)]
        tables.contact.append(mask_of(near))
        for first in near:
            barred = [other for other in near if not hazards.may_carry(land, hex, first, other)]
            tables.no_carry[HEXES * hex + first] = mask_of(barred)
    for striker in tables.examples:
        dice, skill = [0] * (HEXES * HEXES), [0] * (HEXES * HEXES)
        for hex in range(HEXES):
            for other in _neighbours(hex):
                dice[HEXES * hex + other] = hazards.dice_change(land, striker, hex, other)
                skill[HEXES * hex + other] = hazards.skill_change(land, striker, hex, other)
        tables.dice.append(dice)
        tables.skill.append(skill)
        tables.range_dice.append([hazards.range_dice_change(land, striker, hex) for hex in range(HEXES)])
        for target in tables.examples:
            tables.raised.append([hazards.cover(land, striker, target, hex) for hex in range(HEXES)])
            tables.range_raised.append(
                [hazards.range_cover(land, striker, target, hex) for hex in range(HEXES)]
            )


def fill_sight(tables: Tables) -> None:
    land = tables.land
    open_corridors: dict[int, list[sight.Corridor]] = {}
    screens: dict[sight.Corridor, int] = {}
    for start, end in sight.pairs_in_range():
        ways = [way for way in sight.corridors(start, end) if sight.why_closed(land, way) is None]
        if ways:
            open_corridors[HEXES * start + end] = ways
            tables.seen[start] |= 1 << end
            screens.update((way, mask_of(list(sight.screens(land, way)))) for way in ways)
    for striker in tables.examples:
        is_native = hazards.is_native(striker, "bramble")
        masks: list[list[int]] = [[CLOSED] * (HEXES * HEXES) for _ in range(2)]
        lost: list[list[int]] = [[0] * (HEXES * HEXES) for _ in range(2)]
        for pair, ways in open_corridors.items():
            costs = [(sight.skill_lost(land, way, is_native), way) for way in ways]
            for place, (cost, way) in enumerate(sorted(costs)):
                masks[place][pair] = screens[way]
                lost[place][pair] = cost
        tables.screens.append(masks[0])
        tables.other_screens.append(masks[1])
        tables.lost.append(lost[0])
        tables.other_lost.append(lost[1])


_MADE: Final[dict[str, Tables]] = {}


def tables_for(terrain: str) -> Tables:
    """The tables of one terrain."""
    made = _MADE.get(terrain)
    if made is None:
        made = _MADE[terrain] = Tables(LANDS[terrain])
    return made


def make_all_tables() -> None:
    """Make the tables of every terrain now, so that no battle waits for them."""
    for terrain in TERRAINS:
        tables_for(terrain)
