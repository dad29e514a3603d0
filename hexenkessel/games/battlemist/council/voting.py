"""The vote on an event (B3.1.4)."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from hexenkessel.games.battlemist.actions import Vote
from hexenkessel.games.battlemist.cards.effects import carry_out
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.terms import Card
from hexenkessel.games.battlemist.world import Ballot, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

PRINTED_FOR: Final = 6  # B3.1.4i: players the printed numbers are for


def votes_of(world: World, seat: Seat) -> int:
    """B3.1.3b: one, and one for each city; towns give none. B3.1.4h: in full for every event."""
    return 1 + world.cities_of(seat)


def threshold_of(world: World, event: Card) -> int:
    """B3.1.4i: one less for each player short of six, counting those still in the game; at least one."""
    return max(1, EVENTS[event].votes - (PRINTED_FOR - len(world.seat_order)))


class Voting(BattlemistStep, frozen=True, tag="voting"):
    """One event: who speaks when, the votes, and what comes of it."""

    answers: ClassVar[tuple[type[Action], ...]] = (Vote,)

    event: Card

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        ballot = position.state.ballot
        if ballot is None or len(ballot.votes) == len(ballot.order):
            return ()
        return (ballot.order[len(ballot.votes)],)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        world, ballot = position.state, position.state.ballot
        assert ballot is not None
        return Prompt(
            "prompt-voting",
            {
                "event": self.event,
                "votes": votes_of(world, seat),
                "total": ballot.total,
                "needed": threshold_of(world, self.event),
            },
        )

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        # B3.1.4d: all or nothing.
        return [Vote(True), Vote(False)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.1.4d"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Vote)
        world, ballot = change.state, change.state.ballot
        assert ballot is not None
        votes = votes_of(world, seat) if action.commit else 0
        announced = msgspec.structs.replace(ballot, votes=(*ballot.votes, votes))
        change.state = world.but(ballot=announced)
        change.tell("votes" if votes else "abstains", seat=seat, event=self.event, votes=votes)
        change.push(Moment(windows=("council_vote",), asked=world.seat_order))

    def run(self, change: BattlemistChange) -> None:
        world = change.state
        if world.ballot is None:
            # B3.1.4a: the event is read; B3.1.4b: then votes are announced.
            change.tell("event", event=self.event, needed=threshold_of(world, self.event))
            change.state = world.but(ballot=Ballot(self.event, order_of_votes(change)))
            return change.replace(self)
        # B3.1.4e: enough votes, or not.
        total, needed = world.ballot.total, threshold_of(world, self.event)
        is_carried = total >= needed
        change.tell(
            "event-carried" if is_carried else "event-failed", event=self.event, votes=total, needed=needed
        )
        # B3.1.4f: it is carried out and leaves the game.
        pending = tuple(event for event in world.pending if event != self.event)
        change.state = world.but(
            ballot=None, pending=pending, gone=tuple(sorted((*world.gone, self.event)))
        ).without_effects("event")
        card = EVENTS[self.event]
        change.pop()
        carry_out(change, world.seat_order[0], card.carried if is_carried else card.failed, self.event)
        return None


def order_of_votes(change: BattlemistChange) -> tuple[Seat, ...]:
    """B3.1.4b: the fewest cities first; B3.1.4c: among equals the higher die."""
    groups: dict[int, list[Seat]] = {}
    for seat in change.state.seat_order:
        groups.setdefault(change.state.cities_of(seat), []).append(seat)
    return tuple(seat for cities in sorted(groups) for seat in by_dice(change, groups[cities]))


def by_dice(change: BattlemistChange, seats: list[Seat]) -> list[Seat]:
    """The higher die first; equal dice are rolled again."""
    if len(seats) < 2:
        return seats
    dice = change.roll("order of votes", len(seats), sides=10)
    rolled = dict(zip(seats, dice, strict=True))
    order: list[Seat] = []
    for die in sorted(set(dice), reverse=True):
        order += by_dice(change, [seat for seat in seats if rolled[seat] == die])
    return order
