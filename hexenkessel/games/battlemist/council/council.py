"""The Council of Wizards: stars, cards, the open window, events (B3.1)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import Discard
from hexenkessel.games.battlemist.cards.drawing import draw_card
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.endings import end_if_won
from hexenkessel.games.battlemist.modifiers import permanent
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.world import HAND_LIMIT
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.seats import Seat


class Council(BattlemistStep, frozen=True, tag="council"):
    """B3.0a: refresh stars, draw cards, hold the council."""

    stage: int = 0  # 0 stars, 1 cards, 2 the window before, 3 events, 4 the window after

    def run(self, change: BattlemistChange) -> None:
        match self.stage:
            case 0:
                # B1.1b, B3.1.1a: before anything else; B5.0i: and at no other time.
                if not end_if_won(change):
                    refresh(change)
                    self.go_on(change)
                    change.push(Drawing())
            case 1:
                for seat in change.state.seat_order:
                    draw_card(change, seat)
                self.go_on(change)
            case 2:
                self.go_on(change)
                self.open_window(change)
            case 3 if change.state.pending:
                # B3.1.3a: all events of this round. B3.1.4g: in random order, each settled before the next.
                event = change.shuffle("event", change.state.pending)[0]
                change.replace(Council(4))
                change.push(Voting(event))
            case 4 if change.state.pending:
                change.replace(Council(3))
            case 4:
                # B3.1.3d: the window again; an event it brings is voted on, and the window reopens.
                change.replace(Council(3))
                self.open_window(change)
            case _:
                change.pop()

    def go_on(self, change: BattlemistChange) -> None:
        change.replace(msgspec.structs.replace(self, stage=self.stage + 1))

    def open_window(self, change: BattlemistChange) -> None:
        change.push(Moment(windows=("council",), asked=change.state.seat_order))


def refresh(change: BattlemistChange) -> None:
    """B3.1.1b, B5.0d: all stars are unused again; extra power is what the race has.

    B3.1.1c: everybody sees it.
    """
    for seat in change.state.seat_order:
        extra = sum(effect.amount for effect in permanent(change.state, "star_power", seat))
        change.state = change.state.with_player(seat, used=0, power=extra)


class Drawing(BattlemistStep, frozen=True, tag="drawing"):
    """B3.1.2h: who holds seven cards may discard first, and then draw; the others need no word."""

    answers: ClassVar[tuple[type[Action], ...]] = (Discard, Pass)

    asked: tuple[Seat, ...] = ()  # and answered

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        return tuple(
            seat
            for seat in world.seat_order
            if len(world.players[seat].hand) >= HAND_LIMIT and seat not in self.asked
        )

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Pass(), *(Discard(card) for card in sorted(set(position.state.players[seat].hand)))]

    def asides(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [said for said in super().asides(position, seat) if not isinstance(said, Discard)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.1.2i"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            change.state = change.state.discarding(seat, action.card)
            change.reveal("discarded", seat=seat, card=action.card)
        else:
            change.replace(Drawing(tuple(sorted((*self.asked, seat)))))

    def run(self, change: BattlemistChange) -> None:
        change.pop()
