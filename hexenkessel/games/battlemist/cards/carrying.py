"""Carrying out what a card, spell, event or artifact says, one effect after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistStep
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat


class Carrying(BattlemistStep, frozen=True, tag="carrying"):
    """An effect may ask for choices; the next one waits for them.

    While others may still answer, this step waits below their moment: who cancels it takes it away.
    """

    by: Seat  # whoever uses it; for an event, whoever comes first in seat order
    source: str  # the card, spell, event or artifact
    effects: tuple[Effect, ...]
    target: str = ""
    done: int = 0

    def run(self, change: BattlemistChange) -> None:
        if self.done == len(self.effects):
            change.pop()
            return
        change.replace(msgspec.structs.replace(self, done=self.done + 1))
        effect = self.effects[self.done]
        OPERATIONS[effect.op](change, self, effect)


Operation: TypeAlias = Callable[[BattlemistChange, Carrying, Effect], None]

OPERATIONS: Final[dict[str, Operation]] = {}
"""What carries out each operation; the modules beside this one fill it."""


def operation(*ops: str) -> Callable[[Operation], Operation]:
    """Register the function for one or more operations."""

    def register(function: Operation) -> Operation:
        for op in ops:
            OPERATIONS[op] = function
        return function

    return register


def carry_out(
    change: BattlemistChange, seat: Seat, effects: Iterable[Effect], source: str, target: str = ""
) -> None:
    """Let these effects happen next, before the step on top goes on."""
    change.push(Carrying(seat, source, tuple(effects), target))


def concerned(world: World, use: Carrying, effect: Effect) -> tuple[Seat, ...]:
    """Whom an effect concerns, in seat order."""
    order = world.seat_order
    stars = [world.players[seat].stars for seat in order]
    match effect.whom:
        case "other_player":
            seat = world.seat_of_race(use.target)
            return () if seat is None or not world.is_alive(seat) else (seat,)
        case "enemy":
            enemy = world.battle.enemy_of(use.by) if world.battle else None
            return () if enemy is None else (enemy.seat,)
        case "moving_player":
            return () if world.active is None else (world.active,)
        case "each_player" | "attacker":
            return order
        case "most_stars":
            return tuple(seat for seat in order if world.players[seat].stars == max(stars))
        case "fewest_stars":
            return tuple(seat for seat in order if world.players[seat].stars == min(stars))
        case "without_city":
            return tuple(seat for seat in order if not world.cities_of(seat))
        case _:
            return (use.by,)
