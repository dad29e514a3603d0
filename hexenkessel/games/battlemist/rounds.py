"""A round: council, economics, the individual phase of each player, upkeep (B3.0)."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.downfall import remove_ruins
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistStep
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.kernel.seats import Seat

# B3.0a, BA.1a: in this order; the roll for the order opens the individual phase.
PHASES = (Council, Economics, OrderRoll, UpkeepPhase)

# B3.3a: each player plays all three before the next begins.
STEPS_OF_A_TURN = (QuestPhase, MovementPhase, CombatPhase)


class Round(BattlemistStep, frozen=True, tag="round"):
    """B3.6a: round after round, until somebody has won."""

    phase: int = 0  # the next of PHASES

    def run(self, change: BattlemistChange) -> None:
        if self.phase == 0:
            begin_round(change)
        if self.phase < len(PHASES):
            change.replace(Round(self.phase + 1))
            change.push(PHASES[self.phase]())
        else:
            change.state = change.state.without_effects("round")
            # B3.0c: after the upkeep comes the next council.
            change.replace(Round())


def begin_round(change: BattlemistChange) -> None:
    world = change.state
    # Seat order begins with who laid the first tile, and one seat further in every round.
    first = world.first if world.round == 0 else world.seats_from(world.first + 1)[0]
    change.state = world.but(round=world.round + 1, first=first)
    change.tell("round", round=world.round + 1, seat=first)


class Individual(BattlemistStep, frozen=True, tag="individual"):
    """B3.3a: one player after the other, in the order that was rolled."""

    order: tuple[Seat, ...]
    place: int = 0

    def run(self, change: BattlemistChange) -> None:
        if self.place == len(self.order):
            # B3.4a: all have finished; what stands in realms of nobody goes now.
            change.state = change.state.but(active=None)
            remove_ruins(change)
            change.pop()
            return
        seat = self.order[self.place]
        change.replace(Individual(self.order, self.place + 1))
        # B3.3d: who was eliminated before his turn has none.
        if change.state.is_alive(seat):
            change.state = change.state.but(active=seat)
            change.tell("turn", seat=seat)
            change.push(Turn(seat))


class Turn(BattlemistStep, frozen=True, tag="turn"):
    """A player's quest, movement and combat."""

    seat: Seat
    phase: int = 0

    def run(self, change: BattlemistChange) -> None:
        if self.phase == len(STEPS_OF_A_TURN) or not change.state.is_alive(self.seat):
            change.pop()
            return
        change.replace(msgspec.structs.replace(self, phase=self.phase + 1))
        change.push(STEPS_OF_A_TURN[self.phase](self.seat))
