"""The Grey Guild sells stars: who buys is decided in secret and opened together (B3.2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexenkessel.games.battlemist.actions import Barter, BuyStar
from hexenkessel.games.battlemist.economy.prices import is_guild_closed, price_of_star
from hexenkessel.games.battlemist.economy.rates import within_reach
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, SealedBattlemistStep
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
            seat
            for seat in world.seat_order
            if (price := price_of_star(world, seat)) is not None
            and (self.has_chosen(seat) or within_reach(world, seat, price))
        )

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        price = price_of_star(position.state, seat)
        return Prompt("prompt-guild", {"price": price.grain if price else 0})

    def choices(self, position: BattlemistPosition, seat: Seat) -> Sequence[Action]:
        price = price_of_star(position.state, seat)
        # B3.2.3b: so much of each resource. B3.2.3c: once.
        if price is None or not position.state.players[seat].stock.covers(price):
            return [Pass()]
        return [BuyStar(), Pass()]

    def asides(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        # Whoever has chosen keeps what he would pay with.
        return [
            said
            for said in super().asides(position, seat)
            if not (isinstance(said, Barter) and self.has_chosen(said.partner))
        ]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.2.3b"

    def open(self, change: BattlemistChange) -> None:
        for seat in change.state.seat_order:
            if isinstance(self.chosen_by(seat), BuyStar):
                _sell(change, seat)
        change.pop()


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
