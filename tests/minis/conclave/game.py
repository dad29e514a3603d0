"""A whole small game: hidden cards, sealed choices, a vote, and vetoes that can be vetoed.

`table` says what there is, `actions` what a witch can say, `round` what happens in which order, and this
module what everybody may know: the object by which the kernel finds it all.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Game, Preview, StandingOrder
from hexenkessel.kernel.gate import Decision, Played
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.position import Position, Setup, sampled_setup
from hexenkessel.kernel.seats import Observer, Seat
from tests.minis.conclave.actions import Adjourn, Crown, Curse, Lay, Tempt, Veto, Vote
from tests.minis.conclave.round import ConclaveStep, Round
from tests.minis.conclave.table import DECK, Options, State, Table


class ConclavePosition(Position[State], frozen=True):
    steps: tuple[ConclaveStep, ...]
    state: State
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True):
    """What one witch knows, or somebody who only looks on."""

    observer: Observer
    number: int
    options: Options
    points: tuple[int, ...]
    speaker: Seat
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    discard: tuple[str, ...]
    steps: tuple[ConclaveStep, ...]
    outcome: Outcome | None


def let_it_happen(view: View, decision: Decision) -> Action | None:
    return Pass() if Pass() in decision.actions else None


class Conclave(Game[State, View]):
    name = "conclave"
    version = "1.0.0"
    seats = range(2, 6)  # C1.1a: two to five witches.
    options = Options
    position_type = ConclavePosition
    view_type = View
    actions = (Lay, Crown, Curse, Tempt, Vote, Veto, Pass, Adjourn)
    fleeting_events = frozenset({"laid", "carried", "lost"})  # who laid or voted what is past
    orders = (StandingOrder("let-it-happen", let_it_happen),)

    def opening(self, setup: Setup) -> ConclavePosition:
        options = msgspec.convert(setup.options, Options)
        # Nothing is in the deck yet: the first draw shuffles it.
        state = State(options, (0,) * setup.seats, setup.seats - 1, ((),) * setup.seats, (), DECK)
        return ConclavePosition(setup, 0, (Round(),), state)

    def view(self, position: Table, observer: Observer) -> View:
        state = position.state
        return View(
            observer,
            position.number,
            state.options,
            state.points,
            state.speaker,
            () if observer is None else state.hands[observer],
            tuple(len(hand) for hand in state.hands),
            state.discard,
            cast("tuple[ConclaveStep, ...]", position.steps_seen_by(observer)),
            position.outcome,
        )

    def sample(self, view: View, rng: random.Random) -> ConclavePosition:
        unseen = list((Counter(DECK) - Counter(view.hand) - Counter(view.discard)).elements())
        rng.shuffle(unseen)
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            hands.append(view.hand if seat == view.observer else tuple(sorted(unseen[:size])))
            unseen = unseen if seat == view.observer else unseen[size:]
        state = State(view.options, view.points, view.speaker, tuple(hands), tuple(unseen), view.discard)
        setup = sampled_setup(self.name, self.version, len(hands), rng, view.options)
        position = ConclavePosition(setup, view.number, view.steps, state, view.outcome)
        return msgspec.structs.replace(
            position, steps=tuple(step.sampled(position, rng) for step in view.steps)
        )

    def preview(self, position: Table, seat: Seat, action: Action) -> Preview | None:
        if not isinstance(action, Tempt):
            return None
        return Preview(2 / 3, {"any-point": 5 / 9}, (4 / 9, 4 / 9, 1 / 9))

    def tally(self, before: Table, played: Played[State]) -> int | None:
        if not played.rolls:
            return None
        return sum(played.position.state.points) - sum(before.state.points)

    def flaws(self, position: Table) -> list[str]:
        state = position.state
        cards = sorted((*state.deck, *state.discard, *(card for hand in state.hands for card in hand)))
        found = [] if tuple(cards) == DECK else ["Cards were lost or made."]
        if min(state.points) < 0:
            found.append("A witch has less than no points.")
        return found
