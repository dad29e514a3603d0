"""The rules of hazards and sight as tables of integers: one set a map, filled by nature when first needed."""

from __future__ import annotations

from itertools import count
from typing import Final

from hexenkessel.kernel.cache import BoundedCache

from ..figures import Nature
from ..roster import Roster
from . import sight
from .battleland import Battleland
from .hazards import Hazards
from .hexes import DISTANCE, HEXES, neighbours
from .masks import ALL_HEXES, mask_of, spread, spread_table

_WITHIN: Final[list[list[int]]] = [
    [mask_of([b for b in range(HEXES) if 0 < DISTANCE[HEXES * a + b] < reach]) for a in range(HEXES)]
    for reach in range(sight.LONGEST_RANGE + 1)
]
_AROUND: Final[list[int]] = spread_table([mask_of(neighbours(hex)) for hex in range(HEXES)])

CLOSED: Final = -1

PACES: Final = 8
"""Nobody has so much movement; flights are kept by ``8 * nature + movement``."""

NATURES: Final = 128
"""More than one map can tell apart."""

_NONE: Final[list[int]] = []

# Nobody goes further in one move, however much movement is left.
LONGEST_WAY: Final = 4


class Tables:
    """What one map means for every nature; natures this map does not tell apart are one here."""

    def __init__(self, land: Battleland, hazards: Hazards, roster: Roster) -> None:
        self.land: Final = land
        self.hazards: Final = hazards
        self.roster: Final = roster
        # What each nature is. All numbers of natures below are places in this list. Rows are there from the
        # start and filled by place: whoever fills the same one at the same time writes the same into it.
        self.natures: Final[list[Nature]] = [Nature()] * NATURES
        # Hexes in contact with each hex, and hexes a strike at one enemy may not carry to (by pair).
        self.contact: Final[list[int]] = []
        self.no_carry: Final[list[int]] = [0] * (HEXES * HEXES)
        # By nature: whether it flies; hexes one can walk to from each hex for one or for two; the same as
        # spread tables for all further steps.
        self.flies: Final[list[bool]] = [False] * NATURES
        self.step_for_one: Final[list[list[int]]] = _rows()
        self.step_for_two: Final[list[list[int]]] = _rows()
        self.spread_for_one: Final[list[list[int]]] = _rows()
        self.spread_for_two: Final[list[list[int]]] = _rows()
        self.is_slowed: Final[list[bool]] = [False] * NATURES
        # By nature: hexes whose ground costs one or two, the first hex of one who enters.
        self.ground_for_one: Final[list[int]] = [0] * NATURES
        self.ground_for_two: Final[list[int]] = [0] * NATURES
        # By nature: hexes a flier may be over for one or for two.
        self.sky: Final[list[int]] = [0] * NATURES
        self.slow_sky: Final[list[int]] = [0] * NATURES
        # By ``8 * nature + movement``: hexes a flier can land on from each hex, and from each edge; empty
        # until ``make_flights``.
        self.flight: Final[list[list[int]]] = _rows(PACES)
        self.flight_in: Final[list[list[int]]] = _rows(PACES)
        # Hexes of each edge by ``2 * entry + army``, and where the defender sets up.
        self.edge: Final[list[int]] = [mask_of(list(hexes)) for hexes in land.edges]
        self.setup: Final[int] = mask_of(list(land.setup))
        # By nature of the striker and pair; by natures of striker and target and the target's hex.
        self.dice: Final[list[list[int]]] = _rows()
        self.skill: Final[list[list[int]]] = _rows()
        self.raised: Final[list[list[list[int]]]] = [[] for _ in range(NATURES)]
        self.dice_lost: Final[list[list[list[int]]]] = [[] for _ in range(NATURES)]
        self.range_dice: Final[list[list[int]]] = _rows()
        self.range_raised: Final[list[list[list[int]]]] = [[] for _ in range(NATURES)]
        # By natures of striker and target: hexes in which only magic reaches the target from afar.
        self.sheltered: Final[list[list[int]]] = [[0] * NATURES for _ in range(NATURES)]
        # Whether anybody loses dice or is sheltered at all: on most maps one need not look.
        self.loses_dice: bool = False
        self.shelters: bool = False
        # Hexes that hurt, by nature.
        self.hurting: Final[list[int]] = [0] * NATURES
        # By nature and pair: who blocks the better and the other corridor (or CLOSED), and skill lost there.
        self.screens: Final[list[list[int]]] = _rows()
        self.other_screens: Final[list[list[int]]] = _rows()
        self.lost: Final[list[list[int]]] = _rows()
        self.other_lost: Final[list[list[int]]] = _rows()
        # By nature and hex: hexes to which some corridor is open as far as the ground goes.
        self.seen: Final[list[list[int]]] = _rows()
        # By range and hex: hexes within that range, whatever lies between.
        self.within: Final[list[list[int]]] = _WITHIN
        self._present: Final = frozenset(
            {*land.hazards, *(hazard for sides in land.sides for hazard in sides if hazard)}
        )
        self._numbers: Final = count()
        self._begun: Final[dict[Nature, int]] = {}
        self._known: Final[dict[Nature, int]] = {}
        self._of_kind: Final[list[int]] = [-1] * len(roster.names)
        self._ways: Final[dict[Nature, dict[int, list[sight.Corridor]]]] = {}
        fill_contact(self)

    def nature_of_kind(self, kind: int) -> int:
        """The number of the nature that is printed on the counters of a kind."""
        found = self._of_kind[kind]
        if found < 0:
            found = self._of_kind[kind] = self.number_of(self.roster.natures[kind])
        return found

    def number_of(self, nature: Nature) -> int:
        """The number of a nature on this map; its rows are filled when it is asked for first."""
        nature = nature.on(self._present)
        found: int | None = self._known.get(nature)
        if found is None:
            found = self._begun.setdefault(nature, next(self._numbers))
            self.natures[found] = nature
            fill_movement(self, found)
            fill_strikes(self, found)
            fill_covers(self, found)
            fill_sight(self, found)
            # Last, so that nobody finds a number whose rows are not there yet.
            self._known[nature] = found
        return found

    def numbers(self) -> list[int]:
        """The numbers of all natures that were asked for."""
        return list(self._begun.values())

    def make_flights(self, nature: int, paces: int) -> None:
        """Fill the flights of a nature with this movement."""
        place = PACES * nature + paces
        self.flight[place] = [_flight(self, nature, paces, 1 << hex, 0) for hex in range(HEXES)]
        self.flight_in[place] = [_flight(self, nature, paces, 0, edge) for edge in self.edge]

    def open_ways(self, nature: Nature) -> dict[int, list[sight.Corridor]]:
        """By pair the corridors that the ground leaves open to this nature."""
        key = self.hazards.sees_as(nature)
        found = self._ways.get(key)
        if found is None:
            found = {}
            for start, end in sight.pairs_in_range():
                ways = [
                    way
                    for way in sight.corridors(start, end)
                    if self.hazards.why_closed(self.land, nature, way) is None
                ]
                if ways:
                    found[HEXES * start + end] = ways
            self._ways[key] = found
        return found


def _rows(each: int = 1) -> list[list[int]]:
    return [_NONE] * (each * NATURES)


def fill_contact(tables: Tables) -> None:
    land, hazards = tables.land, tables.hazards
    for hex in range(HEXES):
        near = [other for other in neighbours(hex) if hazards.are_in_contact(land, hex, other)]
        tables.contact.append(mask_of(near))
        for first in near:
            barred = [other for other in near if not hazards.may_carry(land, hex, first, other)]
            tables.no_carry[HEXES * hex + first] = mask_of(barred)


def fill_movement(tables: Tables, place: int) -> None:
    land, hazards, nature = tables.land, tables.hazards, tables.natures[place]
    tables.flies[place] = nature.flies
    ground = [hazards.ground_cost(land, nature, hex) for hex in range(HEXES)]
    tables.ground_for_one[place] = mask_of([hex for hex in range(HEXES) if ground[hex] == 1])
    tables.ground_for_two[place] = mask_of([hex for hex in range(HEXES) if ground[hex] == 2])
    sky = [hazards.flying_cost(land, nature, hex) for hex in range(HEXES)]
    tables.sky[place] = mask_of([hex for hex in range(HEXES) if sky[hex] == 1])
    tables.slow_sky[place] = mask_of([hex for hex in range(HEXES) if sky[hex] == 2])
    steps: list[list[int]] = [[0] * HEXES for _ in range(3)]
    for hex in range(HEXES):
        for other in neighbours(hex):
            steps[hazards.walking_cost(land, nature, hex, other)][hex] |= 1 << other
    tables.step_for_one[place] = steps[1]
    tables.step_for_two[place] = steps[2]
    # Where a walk ends, only one who begins there goes on.
    ends = [hazards.ends_walk(land, nature, hex) for hex in range(HEXES)]
    tables.spread_for_one[place] = spread_table([0 if ends[hex] else steps[1][hex] for hex in range(HEXES)])
    tables.spread_for_two[place] = spread_table([0 if ends[hex] else steps[2][hex] for hex in range(HEXES)])
    tables.is_slowed[place] = any(steps[2])
    hurt = [hex for hex in range(HEXES) if hazards.is_hurt_by_ground(land, nature, hex)]
    tables.hurting[place] = mask_of(hurt)


def _flight(tables: Tables, nature: int, paces: int, start: int, edge: int) -> int:
    """Where a flier can land that sets out from ``start``, or whose first hex lies in ``edge``."""
    landings = 0
    # By movement used: hexes one is over after so many steps.
    over: list[int] = [start] + [0] * paces
    for step in range(LONGEST_WAY):
        beyond: list[int] = [0] * (paces + 1)
        for used in range(paces):
            near = spread(_AROUND, over[used])
            if step == 0 and used == 0:
                near |= edge
            beyond[used + 1] |= near & tables.sky[nature]
            landings |= near & tables.ground_for_one[nature]
            # A hex that counts two must be reached with two left.
            if used + 2 <= paces:
                beyond[used + 2] |= near & tables.slow_sky[nature]
                landings |= near & tables.ground_for_two[nature]
        over = beyond
    return landings & ALL_HEXES & ~start


def fill_strikes(tables: Tables, place: int) -> None:
    land, hazards, striker = tables.land, tables.hazards, tables.natures[place]
    dice, skill = [0] * (HEXES * HEXES), [0] * (HEXES * HEXES)
    for hex in range(HEXES):
        for other in neighbours(hex):
            dice[HEXES * hex + other] = hazards.dice_change(land, striker, hex, other)
            skill[HEXES * hex + other] = hazards.skill_change(land, striker, hex, other)
    tables.dice[place] = dice
    tables.skill[place] = skill
    tables.range_dice[place] = [hazards.range_dice_change(land, striker, hex) for hex in range(HEXES)]


def fill_covers(tables: Tables, place: int) -> None:
    """What the hex of a target does: for a new nature against all, and for all against it."""
    tables.raised[place] = _rows()
    tables.dice_lost[place] = _rows()
    tables.range_raised[place] = _rows()
    for other in tables.numbers():
        _fill_cover(tables, place, other)
        # Of two who are new at the same time, the later one finds the rows of the other.
        if tables.raised[other]:
            _fill_cover(tables, other, place)


def _fill_cover(tables: Tables, place: int, other: int) -> None:
    land, hazards = tables.land, tables.hazards
    striker, target = tables.natures[place], tables.natures[other]
    lost = [hazards.dice_lost(land, striker, target, hex) for hex in range(HEXES)]
    safe = mask_of([hex for hex in range(HEXES) if hazards.is_sheltered(land, striker, target, hex)])
    tables.loses_dice = tables.loses_dice or any(lost)
    tables.shelters = tables.shelters or safe != 0
    tables.dice_lost[place][other] = lost
    tables.sheltered[place][other] = safe
    tables.raised[place][other] = [hazards.cover(land, striker, target, hex) for hex in range(HEXES)]
    tables.range_raised[place][other] = [
        hazards.range_cover(land, striker, target, hex) for hex in range(HEXES)
    ]


def fill_sight(tables: Tables, place: int) -> None:
    land, hazards, striker = tables.land, tables.hazards, tables.natures[place]
    masks: list[list[int]] = [[CLOSED] * (HEXES * HEXES) for _ in range(2)]
    lost: list[list[int]] = [[0] * (HEXES * HEXES) for _ in range(2)]
    seen: list[int] = [0] * HEXES
    for pair, ways in tables.open_ways(striker).items():
        seen[pair // HEXES] |= 1 << pair % HEXES
        costs = [(hazards.skill_lost(land, striker, way), way) for way in ways]
        for choice, (cost, way) in enumerate(sorted(costs)):
            masks[choice][pair] = mask_of(list(hazards.screens(land, way)))
            lost[choice][pair] = cost
    tables.seen[place] = seen
    tables.screens[place] = masks[0]
    tables.other_screens[place] = masks[1]
    tables.lost[place] = lost[0]
    tables.other_lost[place] = lost[1]


class TableCache:
    """The tables of all maps that a game needs, by content, for a spell or a decoy may change a map."""

    def __init__(self, hazards: Hazards, roster: Roster, most: int = 64) -> None:
        self.hazards: Final = hazards
        self.roster: Final = roster
        self._made: Final[BoundedCache[Battleland, Tables]] = BoundedCache(most)

    def tables_for(self, land: Battleland) -> Tables:
        made: Tables | None = self._made.get(land)
        if made is None:
            made = self._made.keep(land, Tables(land, self.hazards, self.roster))
        return made

    def fill(self, land: Battleland) -> Tables:
        """The tables with the natures of all kinds, before anybody waits for one."""
        made: Tables | None = self._made.get(land)
        if made is None:
            made = Tables(land, self.hazards, self.roster)
            for kind, skill in enumerate(self.roster.skills):
                nature = made.nature_of_kind(kind)
                if made.flies[nature]:
                    made.make_flights(nature, skill)
            self._made.keep(land, made)
        return made
