"""The sequence of play: draw, lay, speak, vote, object."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.outcome import Outcome, rank
from hexenkessel.kernel.patterns import Pass, SealedStep, WindowStep
from hexenkessel.kernel.refusal import Reason, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Step
from tests.minis.conclave.actions import Adjourn, Crown, Curse, Lay, Tempt, Veto, Vote
from tests.minis.conclave.table import CHARMS, HAND, Bench, State, Table, with_hand


class Round(Step[State], frozen=True, tag="round"):
    """Between two rounds: is it over? Else everybody draws, and the next round begins."""

    played: int = 0

    def run(self, change: Bench) -> None:
        state = change.state
        # C1.1b: the conclave ends when a witch has the agreed number of points.
        if max(state.points) >= state.options.goal:
            return change.end(outcome(state, "goal"))
        # C1.1c: it also ends after the agreed number of rounds.
        if self.played == state.options.rounds:
            return change.end(outcome(state, "rounds"))
        for seat in range(len(state.points)):
            draw(change, seat)
        change.replace(Round(self.played + 1))
        change.push(Laying())


def draw(change: Bench, seat: Seat) -> None:
    """C2.1b: before a round everybody draws up to four cards."""
    while len(change.state.hands[seat]) < HAND:
        state = change.state
        # C2.1c: when no card is left to draw, the discarded ones are shuffled.
        deck, discard = (
            (state.deck, state.discard) if state.deck else (change.shuffle("deck", state.discard), ())
        )
        change.state = msgspec.structs.replace(
            state,
            hands=with_hand(state.hands, seat, (*state.hands[seat], deck[0])),
            deck=deck[1:],
            discard=discard,
        )
        # C2.2a: only she sees what she draws; the others see that she does.
        change.reveal("drawn", to=(seat,), card=deck[0])
    change.tell("draws", seat=seat)


class Laying(SealedStep[State], frozen=True, tag="laying"):
    """Everybody lays a card; the highest charm speaks."""

    answers: ClassVar[tuple[type[Action], ...]] = (Lay,)

    chosen: tuple[tuple[Seat, Lay | None], ...] = ()

    def choosers(self, position: Table) -> tuple[Seat, ...]:
        return tuple(range(position.setup.seats))

    def choices(self, position: Table, seat: Seat) -> list[Action]:
        # C3.1a: she lays one of the cards in her hand.
        return [Lay(card) for card in sorted(set(position.state.hands[seat]))]

    def why_not(self, position: Table, seat: Seat, action: Action) -> Reason:
        assert isinstance(action, Lay)
        return Refusal("C3.1a", {"card": action.card})

    def open(self, change: Bench) -> None:
        laid = {seat: choice.card for seat, choice in self.chosen if choice is not None}
        for seat, card in laid.items():
            change.reveal("laid", seat=seat, card=card)
            change.state = change.state.discarding(seat, card)
        # C3.1b: the highest charm speaks; among equals, whoever sits first after the last speaker.
        seats, last = len(laid), change.state.speaker
        speaker = max(laid, key=lambda seat: (CHARMS[laid[seat]], -((seat - last - 1) % seats)))
        change.state = msgspec.structs.replace(change.state, speaker=speaker)
        change.replace(Speech())


class Speech(Step[State], frozen=True, tag="speech"):
    """The speaker makes a motion, or tempts fate."""

    answers: ClassVar[tuple[type[Action], ...]] = (Crown, Curse, Tempt)

    def due(self, position: Table) -> tuple[Seat, ...]:
        return (position.state.speaker,)

    def legal(self, position: Table, seat: Seat) -> list[Action]:
        seats, state = range(position.setup.seats), position.state
        # C3.2a: she moves to crown any witch of the conclave.
        actions: list[Action] = [Crown(witch) for witch in seats]
        # C3.2b: only a witch who has points can be cursed.
        actions += [Curse(witch) for witch in seats if state.points[witch] > 0]
        # C3.3a: tempting fate must have been agreed on.
        return [*actions, Tempt()] if state.options.tempting else actions

    def words_of_the_host(self, position: Table) -> list[Action]:
        # C1.2a: the host may close the hall while somebody speaks.
        return [Adjourn()]

    def why_not(self, position: Table, seat: Seat, action: Action) -> Reason:
        match action:
            case Crown(witch) | Curse(witch) if witch not in range(position.setup.seats):
                return Refusal("C3.2a", {"witch": witch})
            case Curse(witch):
                return Refusal("C3.2b", {"witch": witch})
        return "C3.3a"

    def answer(self, change: Bench, seat: Seat, action: Action) -> None:
        match action:
            case Adjourn():
                change.end(outcome(change.state, "adjourned"))
            case Tempt():
                tempt_fate(change, seat)
            case Crown(witch) | Curse(witch):
                change.tell("moves", seat=seat, verb=action.verb, witch=witch)
                change.replace(Ballot(witch=witch, is_crown=isinstance(action, Crown)))


def tempt_fate(change: Bench, seat: Seat) -> None:
    # C3.3b: she rolls two dice and gains a point for each that shows five or six.
    gain = sum(die >= 5 for die in change.roll("tempt", 2, need=5))
    change.state = change.state.scoring(seat, gain)
    change.tell("tempted", seat=seat, points=gain)
    change.pop()


class Ballot(SealedStep[State], frozen=True, kw_only=True, tag="ballot"):
    """Everybody votes at once."""

    answers: ClassVar[tuple[type[Action], ...]] = (Vote,)

    witch: Seat
    is_crown: bool
    chosen: tuple[tuple[Seat, Vote | None], ...] = ()

    def choosers(self, position: Table) -> tuple[Seat, ...]:
        return tuple(range(position.setup.seats))

    def choices(self, position: Table, seat: Seat) -> list[Action]:
        return [Vote(True), Vote(False)]

    def open(self, change: Bench) -> None:
        ayes = sum(vote is not None and vote.aye for _, vote in self.chosen)
        # C3.4a: a motion is carried by more than half of the votes.
        is_carried = 2 * ayes > len(self.chosen)
        change.tell("carried" if is_carried else "lost", ayes=ayes, nays=len(self.chosen) - ayes)
        change.pop()
        if is_carried:
            change.push(Motion(self.witch, self.is_crown), Objection(change.state.speaker))


class Motion(Step[State], frozen=True, tag="motion"):
    """A motion that was carried and not vetoed comes true."""

    witch: Seat
    is_crown: bool

    def run(self, change: Bench) -> None:
        # C3.4b: a crown is worth two points, a curse takes one.
        change.state = change.state.scoring(self.witch, 2 if self.is_crown else -1)
        change.tell("crowned" if self.is_crown else "cursed", witch=self.witch)
        change.pop()


class Objection(WindowStep[State], frozen=True, tag="objection"):
    """What `by` has just done can be vetoed by all others."""

    answers: ClassVar[tuple[type[Action], ...]] = (Veto, Pass)

    by: Seat

    def asked(self, position: Table) -> tuple[Seat, ...]:
        # C3.5a: everybody else is asked, also who holds no veto.
        return tuple(seat for seat in range(position.setup.seats) if seat != self.by)

    def reactions(self, position: Table, seat: Seat) -> list[Action]:
        # C3.5b: it takes a veto card.
        return [Veto()] if "veto" in position.state.hands[seat] else []

    def why_not(self, position: Table, seat: Seat, action: Action) -> Reason:
        return "C3.5b"

    def react(self, change: Bench, seat: Seat, action: Action) -> None:
        change.state = change.state.discarding(seat, "veto")
        change.reveal("vetoes", seat=seat, by=self.by)
        # C3.5c: a veto can be vetoed like a motion.
        change.push(Cancellation(), Objection(seat))

    def close(self, change: Bench) -> None:
        change.pop()


class Cancellation(Step[State], frozen=True, tag="cancellation"):
    """A veto that was not vetoed: what it answers never comes true."""

    def run(self, change: Bench) -> None:
        # C3.5d: the vetoed thing falls, and with it the question whether anybody objects to it.
        change.tell("cancelled")
        change.pop()
        change.pop()
        change.pop()


def outcome(state: State, reason: str) -> Outcome:
    # C1.1d: most points win; equal points share a place.
    return Outcome(reason, rank([(points,) for points in state.points]), state.points)


ConclaveStep: TypeAlias = Round | Laying | Speech | Ballot | Motion | Objection | Cancellation
