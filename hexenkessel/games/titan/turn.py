"""A player's turn: four phases in order, then the next player (T6)."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.games.titan.endings import end_if_over
from hexenkessel.games.titan.engagement import EngagementPhase
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.phase import TitanChange, TitanStep
from hexenkessel.games.titan.world import Legion, World
from hexenkessel.kernel.seats import Seat

# T6.0a: organisation, movement, engagement, muster, in this order and no other.
PHASES: Final = (OrganisationPhase, MovementPhase, EngagementPhase, MusterPhase)


class Turn(TitanStep, frozen=True, tag="turn"):
    """T1.3a: one player moves, fights and musters; then comes the next seat."""

    seat: Seat
    phase: int = 0  # the next of PHASES
    begun: bool = True  # False before the first turn of the game

    def run(self, change: TitanChange) -> None:
        if not self.begun:
            begin_turn(change, self.seat)
        elif self.phase < len(PHASES) and change.state.is_alive(self.seat):
            change.replace(msgspec.structs.replace(self, phase=self.phase + 1))
            change.push(PHASES[self.phase](self.seat))
        else:
            self.end(change)

    def end(self, change: TitanChange) -> None:
        # T6.5a: with the end of the turn everything this turn allowed is over.
        change.state = rested(change.state)
        change.tell("turn-over", seat=self.seat)
        upcoming = next_seat(change.state, self.seat)
        is_new_round = change.state.order.index(upcoming) <= change.state.order.index(self.seat)
        if not end_if_over(change, is_new_round):
            begin_turn(change, upcoming, is_new_round=is_new_round)


def begin_turn(change: TitanChange, seat: Seat, *, is_new_round: bool = True) -> None:
    world = change.state
    world = world.but(active=seat, turn=world.turn + 1, round=world.round + is_new_round)
    change.state = world.with_player(seat, turns=world.players[seat].turns + 1)
    change.tell("turn", seat=seat, round=change.state.round)
    change.replace(Turn(seat))


def rested(world: World) -> World:
    """All legions ready for another turn."""
    return world.but(
        summoned=False,
        legions={marker: _rested(legion) for marker, legion in world.legions.items()},
    )


def _rested(legion: Legion) -> Legion:
    if not (legion.moved or legion.mustered or legion.parent):
        return legion
    return msgspec.structs.replace(legion, moved=False, entry=0, mustered=False, parent=None)


def next_seat(world: World, seat: Seat) -> Seat:
    """T5.1d: play passes clockwise. T1.1c: who has lost his Titan takes no more turns."""
    place = world.order.index(seat)
    later = world.order[place + 1 :] + world.order[: place + 1]
    return next((other for other in later if world.is_alive(other)), seat)
