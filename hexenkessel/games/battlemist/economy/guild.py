"""The Grey Guild sells stars: who buys is decided in secret and opened together (B3.2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexenkessel.games.battlemist.actions import Barter, BuyStar
from hexenkessel.games.battlemist.economy.prices import is_guild_closed, price_of_star
from hexenkessel.games.battlemist.economy.rates import caravan_of, within_reach_of_all
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, SealedBattlemistStep
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class Guild(SealedBattlemistStep, frozen=True, kw_only=True, tag="guild"):
    """B3.2.3a: everybody who could pay, perhaps after trading.

    The pool may hold less than all want, so nobody sees what the others choose.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (BuyStar, Pass)

    chosen: tuple[tuple[Seat, BuyStar | Pass | None], ...] = ()

    def choosers(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        if is_guild_closed(world):
            return ()
        return tuple(
            seat for seat in world.seat_order if self.has_chosen(seat) or self._could_pay(world, seat)
        )

    def _could_pay(self, world: World, seat: Seat) -> bool:
        """B4.0a: with what he has, or with what trade and the partners of caravans could make of it."""
        price = price_of_star(world, seat)
        if price is None:
            return False
        keeping = [other for other in world.seat_order if self._keeps_his_own(world, other)]
        return within_reach_of_all(world, caravan_of(world, seat, keeping), price)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        price = price_of_star(position.state, seat)
        return Prompt("prompt-guild", {"price": price.grain if price else 0})

    def choices(self, position: BattlemistPosition, seat: Seat) -> Sequence[Action]:
        # B3.2.3c: once.
        return [BuyStar(), Pass()] if can_pay_for_star(position.state, seat) else [Pass()]

    def _keeps_his_own(self, world: World, seat: Seat) -> bool:
        """Whoever has chosen keeps what he would pay with; who had to pass has nothing to keep."""
        return self.has_chosen(seat) and can_pay_for_star(world, seat)

    def may_trade(self, position: BattlemistPosition, seat: Seat) -> bool:
        # B4.0a: everybody may trade at this time.
        return position.state.is_alive(seat) and not self._keeps_his_own(position.state, seat)

    def asides(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [
            said
            for said in super().asides(position, seat)
            if not (isinstance(said, Barter) and self._keeps_his_own(position.state, said.partner))
        ]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.2.3b"

    def open(self, change: BattlemistChange) -> None:
        for seat in change.state.seat_order:
            if isinstance(self.chosen_by(seat), BuyStar):
                _sell(change, seat)
        change.pop()


def can_pay_for_star(world: World, seat: Seat) -> bool:
    """B3.2.3b: so much of each resource, as things stand."""
    price = price_of_star(world, seat)
    return price is not None and world.players[seat].stock.covers(price)


def _sell(change: BattlemistChange, seat: Seat) -> None:
    world = change.state
    price = price_of_star(world, seat)
    assert price is not None
    # B1.3.2.4b: when the pool is empty nobody can buy; seat order decides who comes too late.
    if world.star_pool == 0:
        change.tell("no-star-left", seat=seat)
        return
    # B3.2.3d: a bought star counts as used in this round.
    change.state = world.paying(seat, price).with_star(seat, used=True)
    change.tell("star-bought", seat=seat, price=price.grain)
