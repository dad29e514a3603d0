"""Who comes when in the individual phase: a die each, moved up or down by cities (B3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import Shift
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

FACES = 10  # B1.2b


class OrderRoll(BattlemistStep, frozen=True, tag="order"):
    """B3.3b: everybody rolls; the highest goes first, and so on downwards."""

    answers: ClassVar[tuple[type[Action], ...]] = (Shift,)
    has_trade: ClassVar[bool] = False

    dice: Mapping[Seat, int] = {}
    shifts: Mapping[Seat, int] = {}  # B3.3c: what those with cities have declared so far

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        """B3.3c: after all dice are visible, in seat order, because each sees what the others declared."""
        if not self.dice:
            return ()
        world = position.state
        return tuple(seat for seat in world.seat_order if seat not in self.shifts and world.cities_of(seat))[
            :1
        ]

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-order", {"die": self.dice[seat], "cities": position.state.cities_of(seat)})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Shift("up"), Shift("down"), Shift("none")]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.3c"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Shift)
        # Ruling on B3.3c: the full number or nothing.
        cities = change.state.cities_of(seat)
        shift = {"up": cities, "down": -cities, "none": 0}[action.way]
        change.tell("order-shifted", seat=seat, shift=shift, total=self.dice[seat] + shift)
        change.replace(msgspec.structs.replace(self, shifts={**self.shifts, seat: shift}))

    def run(self, change: BattlemistChange) -> None:
        if not self.dice:
            change.replace(OrderRoll(roll_each(change, change.state.seat_order)))
            return
        # Who drives the phase is the round, which also begins with this step.
        from hexenkessel.games.battlemist.rounds import Individual

        totals = {seat: die + self.shifts.get(seat, 0) for seat, die in self.dice.items()}
        order = in_order(change, totals)
        change.tell("order", seats=order)
        change.replace(Individual(order=order))


def roll_each(change: BattlemistChange, seats: tuple[Seat, ...]) -> dict[Seat, int]:
    rolled = {}
    for seat in seats:
        (rolled[seat],) = change.roll("order", sides=FACES)
        change.tell("order-rolled", seat=seat, die=rolled[seat])
    return rolled


def in_order(change: BattlemistChange, totals: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """From high to low. Ruling on B3.3c: equals roll again among themselves, without modifier."""
    order: tuple[Seat, ...] = ()
    for total in sorted(set(totals.values()), reverse=True):
        equals = tuple(seat for seat in totals if totals[seat] == total)
        if len(equals) > 1:
            equals = in_order(change, roll_each(change, equals))
        order += equals
    return order
