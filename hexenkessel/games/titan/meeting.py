"""Two legions in one land, and what all steps of their engagement share (T9.0)."""

from __future__ import annotations

from typing import NamedTuple

from hexenkessel.games.titan.phase import TitanStep
from hexenkessel.games.titan.terms import Land, Marker
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.seats import Seat


class Meeting(NamedTuple):
    """The two legions of an engagement."""

    land: Land
    attacker: Marker
    defender: Marker

    @property
    def markers(self) -> tuple[Marker, Marker]:
        return (self.attacker, self.defender)


def meeting_in(world: World, land: Land) -> Meeting:
    """The two legions that stand in a land."""
    # T4.0b: in an engagement there are two, and no third can come (T7.1d).
    (first, legion), (second, _) = world.legions_in(land)
    # T9.0b: the active player's legion attacks, the other defends.
    is_first = legion.owner == world.active
    return Meeting(land, first, second) if is_first else Meeting(land, second, first)


class MeetingStep(TitanStep, frozen=True):
    """A step of one engagement, from the first word to the last strike."""

    land: Land
    attacker: Marker
    defender: Marker

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.land, self.attacker, self.defender)

    def seats(self, world: World) -> tuple[Seat, Seat]:
        """The attacker's and the defender's."""
        return (world.legions[self.attacker].owner, world.legions[self.defender].owner)
