"""What all steps of Battlemist have in common."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from hexenkessel.games.battlemist.actions import (
    Barter,
    BuyStar,
    Cast,
    CastAt,
    Discard,
    Lay,
    March,
    MoveHero,
    Play,
    PlayAt,
    Recruit,
    Trade,
    Vote,
)
from hexenkessel.games.battlemist.economy.rates import exchanged, exchanges
from hexenkessel.games.battlemist.endings import outcome_of
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action, Stop
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.patterns import SealedStep
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Step

BattlemistPosition: TypeAlias = Position[World]
BattlemistChange: TypeAlias = Change[World]

# Which rule has the time for what: said at another time, it is refused by that rule.
_HAS_ITS_TIME: tuple[tuple[tuple[type[Action], ...], str], ...] = (
    ((Cast, CastAt), "B5.0e"),
    ((Play, PlayAt), "B3.1.2d"),
    ((Discard,), "B3.1.2i"),
    ((Trade,), "B4.0a"),
    ((Barter,), "B4.0d"),
    ((Recruit,), "B3.2.2a"),
    ((BuyStar,), "B3.2.3a"),
    ((March,), "B3.3.2a"),
    ((MoveHero,), "B3.3.1f"),
    ((Vote,), "B3.1.3a"),
    ((Lay,), "B2.3c"),
)


class BattlemistStep(Step[World], frozen=True):
    """A step that lets the host end the game and who is asked trade, and says what has its time when."""

    has_trade: ClassVar[bool] = True  # B4.0a: not between dice and what they do

    def may_trade(self, position: BattlemistPosition, seat: Seat) -> bool:
        """B4.0a: whoever is asked for a decision may trade first."""
        return self.has_trade and seat in position.due

    def asides(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        said = super().asides(position, seat)
        world = position.state
        if self.may_trade(position, seat):
            said += exchanges(world, seat)
            # B3.1.2i: cards may be discarded at any time.
            said += [Discard(card) for card in sorted(set(world.players[seat].hand))]
        return said

    def words_of_the_host(self, position: BattlemistPosition) -> list[Action]:
        return [Stop()]

    def why_not_now(self, position: BattlemistPosition, seat: Seat, action: Action) -> Reason:
        for kinds, rule in _HAS_ITS_TIME:
            if isinstance(action, kinds):
                return rule
        # B3.0a: a round has its phases, and everything has its phase.
        return "B3.0a"

    def apply(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        match action:
            case Trade():
                change.state = exchanged(change.state, seat, action)
                change.tell("traded", seat=seat, give=action.give, get=action.get)
            case Barter(partner):
                from hexenkessel.games.battlemist.economy.barter import Bartering  # it is a step itself

                change.push(Bartering(seat, partner))
            case Discard(card) if not isinstance(action, self.answers):
                change.state = change.state.discarding(seat, card)
                change.reveal("discarded", seat=seat, card=card)
            case _:
                super().apply(change, seat, action)

    def stop(self, change: BattlemistChange) -> None:
        change.end(outcome_of(change.state, "stopped"))

    def scores(self, position: BattlemistPosition) -> tuple[int, ...]:
        return outcome_of(position.state, "resigned").scores

    def is_out(self, position: BattlemistPosition, seat: Seat) -> bool:
        return not position.state.is_alive(seat)


class SealedBattlemistStep(BattlemistStep, SealedStep[World], frozen=True, kw_only=True):
    """All choose at once and in secret.

    A step defines `choosers`, `choices`, `open` and `why_not`, and narrows `chosen`.
    """

    is_told: ClassVar[bool] = False  # moments come and go, and most of them pass; what is used is told

    def readers(self, position: BattlemistPosition, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        """What is chosen is sealed; what is said besides, such as a trade, everybody may hear."""
        return super().readers(position, seat, action) if isinstance(action, self.answers) else None
