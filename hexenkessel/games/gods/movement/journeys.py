"""Where an army may go: along the symbols, over towers, or by a teleport of its own (G8, G9, G26.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from hexenkessel.games.gods.actions import Move, Teleport
from hexenkessel.games.gods.equipment.board import CENTRE, CITY, CITYTOWERS, COAST, TOWERS
from hexenkessel.games.gods.equipment.figures import TITANS
from hexenkessel.games.gods.movement.notes import Notes
from hexenkessel.games.gods.movement.places import Places, has_open_master, march_for, travellers
from hexenkessel.games.gods.movement.reach import Moves, moves
from hexenkessel.games.gods.movement.refusals import why_not_move
from hexenkessel.games.gods.movement.teleporting import (
    battle_teleports,
    darkland_teleports,
    free_teleports,
    tower_teleports,
)
from hexenkessel.games.gods.movement.ways import NOWHERE, Arrival
from hexenkessel.games.gods.points.deeds import victory_points_of
from hexenkessel.games.gods.points.goals import Advantage, has_advantage
from hexenkessel.games.gods.recruitment.prices import DARKLAND_TELEPORT
from hexenkessel.games.gods.terms import Field, Marker
from hexenkessel.games.gods.world import DARKLORD, NOBODY, World
from hexenkessel.kernel.cache import BoundedCache

NO_MOVES: Final[Moves] = {}

_NO_WAY: Final = frozenset({"G8.4b", "G8.5c", "G8.5d", "G8.5g", "G8.5h"})
"""The rules of the symbols: another rule may say more about a move that they do not allow."""


def has_titan_advantage(world: World, marker: Marker, name: Advantage) -> bool:
    """Has this army this advantage of its owner's victory points?"""
    army = world.armies[marker]
    # The advantages are those of a Titan who lies open (G26.2a), not of a Phantom.
    is_titan_army = has_open_master(world, marker) and not TITANS.isdisjoint(army.figures)
    return is_titan_army and has_advantage(name, victory_points_of(world, army.owner), revealed=True)


class Journey:
    """An army that has not moved, and all it sees of the board."""

    def __init__(
        self,
        places: Places,
        marker: Marker,
        denied: frozenset[Field] = NOWHERE,
        used: tuple[Field, ...] = (),
    ) -> None:
        army = places.world.armies[marker]
        self.places: Final = places
        self.marker: Final = marker
        self.field: Final = army.field
        self.denied: Final = denied
        self.march: Final = march_for(places.world, marker)
        self.around: Final = places.around(marker, self.march, denied, used)
        # An Immortal alone stays.
        self.is_anybody: Final = bool(travellers(army))
        # Where it may go without what its Titan may bring.
        self.walks: Final = moves(army.field, self.march, self.around) if self.is_anybody else NO_MOVES

    # Moves

    def moves(self) -> Moves:
        """All that may be done by `Move`. G4.2d: a full army moves like any other."""
        # G3.10f: nobody who must be on Coast or Sea is put on a tower land.
        if self.march.bound or not has_titan_advantage(self.places.world, self.marker, "Tower-Teleport"):
            return self.walks
        # G26.5h: the Titan's army may teleport over any tower, neutral ones too, those of others with leave.
        towers = self.places.garrisons | self.around.asking_links | self.places.neutral
        over_towers = tower_teleports(self.field, self.march, towers - {self.field}, self.around)
        return {**over_towers, **self.walks}

    def move_actions(self) -> tuple[Move, ...]:
        return _move_actions(self.marker, tuple(self.moves()))

    def why_not(self, action: Move) -> str:
        """The rule against this move; empty if it may be made."""
        if Arrival(action.field, action.side, action.distance) in self.moves():
            return ""
        if not self.is_anybody:
            return "G25.7e"
        wanted = Arrival(action.field, action.side, action.distance)
        if rule := self._refused(wanted):
            return rule
        rule = why_not_move(self.field, self.march, self.around, *wanted)
        if rule == "G5.8a" and self.places.seat == DARKLORD:
            # What a Citytower is to others in the first round, is a Darktower to each black army.
            return "G5.8e"
        return self._forbidden_way(wanted) or rule if rule in _NO_WAY else rule

    def _refused(self, wanted: Arrival) -> str:
        """Is this a move that somebody has refused?"""
        denied = self.denied
        way = moves(self.field, self.march, self.places.around(self.marker, self.march)).get(wanted)
        if way is None or denied.isdisjoint(way.leave):
            return ""
        fields = denied.intersection(way.leave)
        # G23.2a: through a black army on Darkland only if the Darklord permits it.
        if any(field not in TOWERS for field in fields):
            return "G23.2a"
        # Ruling on G8.2d: over a tower land only if its holder does; G9.3d: the same for a teleport.
        is_teleport = way.teleport == "tower" or self.around.pact
        return "G9.3d" if is_teleport else "G8.2d"

    def _forbidden_way(self, wanted: Arrival) -> str:
        """The rule against the teleport, or the gate, with which this move could be made."""
        world, around = self.places.world, self.around
        # G8.6n: nobody leaves the City over a Darktower, nor the Dungeon over a Citytower.
        for centre in CENTRE - {self.field} if self.field in CENTRE else ():
            if _leads_there(moves(centre, self.march, msgspec.structs.replace(around, gates=None)), wanted):
                return "G8.6n"
        # G26.5i: the Titan's teleport over a tower must end outside of it.
        if wanted.field in TOWERS and has_titan_advantage(world, self.marker, "Tower-Teleport"):
            return "G26.5i"
        nobodys = frozenset([field for field in TOWERS if world.towers[field].owner == NOBODY])
        # G9.3e: neutral towers cannot be used. G9.3a: only towers that somebody holds.
        for towers, rule in ((self.places.neutral, "G9.3e"), (nobodys, "G9.3a")):
            links = self.places.linked | towers
            if _leads_there(
                moves(self.field, self.march, msgspec.structs.replace(around, links=links)), wanted
            ):
                return rule
        return ""

    # Teleports

    def teleport_actions(self) -> list[Teleport]:
        """All that may be done by `Teleport`; G9.1b: Whirls and towers are part of a move.

        G9.4a: the Titan's, from so many victory points on, and the Darklord's.
        """
        marker = self.marker
        found = [Teleport(marker, end.field, "battle", end.side) for end in self._battle_teleports()]
        found += [Teleport(marker, end.field, "free") for end in self._free_teleports()]
        return found + [Teleport(marker, end.field, "darkland") for end in self._darkland_teleports()]

    def _battle_teleports(self) -> tuple[Arrival, ...]:
        world, places = self.places.world, self.places
        # G8.3a: under the pact nobody attacks.
        if world.is_pact or not has_titan_advantage(world, self.marker, "Battle-Teleport"):
            return ()
        # Ruling on G26.5k: not against armies that may not be attacked otherwise.
        closed = {field for field, _ in self.around.closed} | self.around.own
        enemy = {field for field in places.foes if field in self.around.enemy or self._may_challenge(field)}
        if self.march.is_strong:
            enemy |= self.around.neutral
        # Ruling on G27.5b: for the Dark-Titan the God in the City is an enemy army.
        if places.seat == DARKLORD:
            enemy |= {CITY}
        return battle_teleports(self.march, enemy - closed)

    def _may_challenge(self, field: Field) -> bool:
        """Is an army in City or Dungeon whom the Titan may attack?"""
        # G23.5a: a black one he may not, until the Dark-Titan has appeared.
        owners = [self.places.world.armies[marker].owner for marker in self.places.foes[field]]
        return field in CENTRE and any(owner != DARKLORD or not self.places.is_dark_age for owner in owners)

    def _free_teleports(self) -> tuple[Arrival, ...]:
        world, places = self.places.world, self.places
        if not has_titan_advantage(world, self.marker, "Free-Teleport"):
            return ()
        taken = {army.field for army in world.armies.values() if army.field not in CENTRE}
        taken |= self.around.own | {self.field}
        # G25.6c: a Titan is not stationed in an own tower. Towers that others hold are not free under the
        # pact (G8.3d), and neutral ones have a garrison in any case.
        taken |= places.garrisons
        if world.is_pact:
            taken |= places.held.keys()
        # Ruling on G8.6n: black armies come into the City over a Citytower or to attack, not so.
        if places.seat == DARKLORD:
            taken.add(CITY)
        return free_teleports(self.march, taken)

    def _darkland_teleports(self) -> tuple[Arrival, ...]:
        world, places = self.places.world, self.places
        # G9.5a: for 250 gems, black armies only; ruling on G23.7k: not after the Dark-Titan's appearance.
        if places.seat != DARKLORD or not places.is_dark_age:
            return ()
        if world.players[DARKLORD].gems < DARKLAND_TELEPORT:
            return ()
        return darkland_teleports(self.field, {army.field for army in world.armies.values()})

    def why_not_teleport(self, action: Teleport) -> str:
        """The rule against this teleport; empty if it may be made."""
        if action in self.teleport_actions():
            return ""
        if action.how == "darkland":
            return "G9.5a"
        name: Advantage = "Battle-Teleport" if action.how == "battle" else "Free-Teleport"
        world = self.places.world
        if not has_titan_advantage(world, self.marker, name):
            # G26.2a: points alone are not enough, the Titan must lie open.
            has_points = has_advantage(name, victory_points_of(world, self.places.seat), revealed=True)
            is_titan = not TITANS.isdisjoint(world.armies[self.marker].figures)
            return "G26.2a" if has_points and is_titan else "G9.4a"
        if self.march.bound and action.field not in COAST:
            return self.march.bound
        if self.march.has_element and action.field in CITYTOWERS | {CITY}:
            return "G8.6f"
        if action.field in self.around.own:
            return "G8.6e" if action.field in CENTRE else "G8.1d"
        if action.how == "free":
            return "G25.6c" if action.field in self.places.garrisons else "G26.5l"
        if world.is_pact:
            return "G8.3a"
        rules = [rule for field, rule in self.around.closed if field == action.field]
        if rules:
            return rules[0]
        if action.field in self.around.neutral:
            return "G25.2a"
        return "G11.3c" if action.field in TOWERS & self.places.foes.keys() else "G26.5j"


def _leads_there(found: Moves, wanted: Arrival) -> bool:
    return any((end.field, end.distance) == (wanted.field, wanted.distance) for end in found)


class Outlook:
    """All that the Mover sees before one decision of his movement phase. It is no part of a position."""

    def __init__(self, world: World, notes: Notes) -> None:
        self.world: Final = world
        self.notes: Final = notes
        self.places: Final = Places(world, notes.seat)
        self._journeys: dict[Marker, Journey] = {}

    def journey(self, marker: Marker) -> Journey:
        """What this army of his, which has not moved, can do."""
        if marker not in self._journeys:
            notes = self.notes
            self._journeys[marker] = Journey(self.places, marker, notes.denied_to(marker), notes.gates)
        return self._journeys[marker]


# The last positions that were looked at: what may be done is asked before it is done. By the id of the world,
# which is kept in its outlook so that no other world can get the same id.
_looked_at: Final = BoundedCache[int, Outlook](64)


def outlook_of(world: World, notes: Notes) -> Outlook:
    """What the Mover sees in this position, to be asked and never to be changed."""
    known = _looked_at.get(id(world))
    if known is None or known.notes != notes:
        known = _looked_at.keep(id(world), Outlook(world, notes))
    return known


@lru_cache(maxsize=4096)
def _move_actions(marker: Marker, arrivals: tuple[Arrival, ...]) -> tuple[Move, ...]:
    return tuple([Move(marker, end.field, end.distance, end.side) for end in arrivals])
