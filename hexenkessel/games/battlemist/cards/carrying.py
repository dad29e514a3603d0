"""Carrying out what a card, spell, event or artifact says, one effect after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistStep
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
