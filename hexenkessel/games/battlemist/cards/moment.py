"""A moment in which cards can be played and spells be cast (B3.1.2d, B5.0n)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.battlemist.actions import Cast, CastAt, Play, PlayAt
from hexenkessel.games.battlemist.cards.use import Use, might_use, usable, use, why_not_use
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, SealedBattlemistStep
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class Moment(SealedBattlemistStep, frozen=True, kw_only=True, tag="moment"):
    """All who might use something choose at once, in secret, to pass or to use one thing.

    When all have chosen, the first in order does what he chose, and the choices of the others are forgotten
    unseen; afterwards the moment begins anew, because something has changed. It is over when all pass.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Pass, Play, PlayAt, Cast, CastAt)

    windows: tuple[str, ...]
    asked: tuple[Seat, ...]  # in the order of the rules
    cost: int = 0  # of the spell that is answered
    chosen: tuple[tuple[Seat, Pass | Use | None], ...] = ()

    def choosers(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        if world.battle is not None and world.battle.is_over:
            # B3.3.3.2f: nobody sings over the fallen, not even in a moment that was open when they fell.
            return ()
        return tuple(
            seat
            for seat in self.asked
            if world.is_alive(seat) and might_use(world, seat, self.windows, self.cost)
        )

    def choices(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Pass(), *usable(position.state, seat, *self.windows, cost=self.cost)]

    def may_trade(self, position: BattlemistPosition, seat: Seat) -> bool:
        """B4.0a: not while the dice of an attack lie on the table; what they do comes first."""
        battle = position.state.battle
        return (battle is None or not any(battle.dice)) and super().may_trade(position, seat)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        return Prompt(f"prompt-moment-{self.windows[0].replace('_', '-')}")

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return why_not_use(position.state, seat, action, self.windows)

    def run(self, change: BattlemistChange) -> None:
        if self.chosen:
            super().run(change)
        else:
            change.pop()  # nobody could use anything, and nobody has learned anything

    def open(self, change: BattlemistChange) -> None:
        chosen = dict(self.chosen)
        for seat in self.asked:
            choice = chosen.get(seat)
            if choice is not None and not isinstance(choice, Pass):
                # A fresh moment follows; what the others wanted is forgotten.
                change.replace(Moment(windows=self.windows, asked=self.asked, cost=self.cost))
                use(change, seat, choice)
                return
        change.pop()
