"""A player's turn: three phases in order, then the next player (G6, G27.1)."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.games.gods.armies.stacks import sighted
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.endings import end_if_over
from hexenkessel.games.gods.equipment.board import CENTRE
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.phase import GodsChange, GodsStep
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.world import DARKLORD, Army, World
from hexenkessel.kernel.seats import Seat

# G6.1b: movement, combat, recruitment, in this order and no other.
PHASES: Final = (MovementPhase, CombatPhase, RecruitmentPhase)


class Turn(GodsStep, frozen=True, tag="turn"):
    """G1.5a: one player moves, fights and recruits; then comes the next seat."""

    seat: Seat
    phase: int = 0  # the next of the three
    begun: bool = True  # False before the first turn of the game

    def run(self, change: GodsChange) -> None:
        if not self.begun:
            begin_turn(change, self.seat)
        # G6.1c: a phase is finished before the next begins.
        elif self.phase < len(PHASES) and change.state.is_alive(self.seat):
            change.replace(msgspec.structs.replace(self, phase=self.phase + 1))
            change.push(PHASES[self.phase](self.seat))
        else:
            end_turn(change, self.seat)


def end_turn(change: GodsChange, seat: Seat) -> None:
    """G6.5a: with the end of the turn everything this turn allowed is over."""
    inspect(change, seat)
    change.state = rested(change.state)
    change.tell("turn-over", seat=seat)
    upcoming = next_seat(change.state, seat)
    # G6.1a: a round is one turn of each player.
    is_new_round = upcoming <= seat
    if not end_if_over(change, is_new_round):
        begin_turn(change, upcoming, is_new_round=is_new_round)


def begin_turn(change: GodsChange, seat: Seat, *, is_new_round: bool = True) -> None:
    # G6.1d: whose turn it is, is the Mover.
    # G27.1a: rounds are counted, because of the pact.
    world = change.state
    world = world.but(active=seat, turn=world.turn + 1, round=world.round + is_new_round)
    world = world.but(armies={marker: _arrived(army, seat) for marker, army in world.armies.items()})
    turns = world.players[seat].turns + 1
    change.state = world.with_player(seat, turns=turns, end_creatures=0, has_mustered=False)
    change.tell("turn", seat=seat, round=change.state.round)
    change.replace(Turn(seat))


def _arrived(army: Army, seat: Seat) -> Army:
    """An army when the turn of this seat begins."""
    if army.owner != seat or army.field not in CENTRE:
        return army
    return msgspec.structs.replace(army, stayed=True)


def inspect(change: GodsChange, seat: Seat) -> None:
    """The Darklord looks at whoever of this seat has stayed in City or Dungeon."""
    world = change.state
    # Like all that is special about the Darklord it ends with the Dark-Titan (G23.7k).
    if not world.has_darklord or world.has_dark_titan or not world.is_alive(DARKLORD) or seat == DARKLORD:
        return
    for marker, army in world.armies_of(seat):
        # G8.6h: any army that stays there for longer than one round; ruling: that was there when its owner's
        # turn began, and is when it ends.
        if army.stayed and army.field in CENTRE:
            change.tell("inspected", seat=DARKLORD, army=marker, field=army.field)
            sighted(change, DARKLORD, marker)
            change.reveal("inspected-contents", to=(DARKLORD,), army=marker, figures=army.figures)


def rested(world: World) -> World:
    """All armies ready for another turn."""
    return world.but(
        summoned=False,
        spied=False,
        armies={marker: _rested(army) for marker, army in world.armies.items()},
    )


def _rested(army: Army) -> Army:
    if not (army.moved or army.recruited or army.parent or army.fought or army.stayed or army.entry):
        return army
    return msgspec.structs.replace(
        army, moved=False, distance=0, entry=0, came_from="", recruited=False, parent=None, fought=False,
        stayed=False,
    )  # fmt: skip


def next_seat(world: World, seat: Seat) -> Seat:
    """Play passes to the next seat in the game; G5.3b: in each round the Darklord plays last."""
    count = len(world.players)
    later = [(seat + step) % count for step in range(1, count + 1)]
    return next((other for other in later if world.is_alive(other)), seat)
