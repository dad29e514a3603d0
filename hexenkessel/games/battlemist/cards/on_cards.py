"""Operations on cards, spells and votes: drawing, passing on, looking at, cancelling."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.cards.carrying import Carrying, concerned, operation
from hexenkessel.games.battlemist.cards.choices import Overfull, Spying
from hexenkessel.games.battlemist.cards.drawing import draw_card
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.world import HAND_LIMIT
from hexenkessel.kernel.seats import Seat


@operation("draw_action")
def draw_action(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    # BS.2b: hand limit and event rule hold.
    for _ in range(effect.amount):
        draw_card(change, use.by)


@operation("discard_random")
def discard_random(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for seat in concerned(change.state, use, effect):
        for card in change.shuffle("discard", change.state.players[seat].hand)[: effect.amount]:
            change.state = change.state.discarding(seat, card)
            change.reveal("discarded", seat=seat, card=card)


@operation("pass_random_left")
def pass_random_left(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    passed: list[tuple[Seat, Seat, str]] = []
    for seat in concerned(change.state, use, effect):
        left = change.state.others(seat)[0]
        hand = change.state.players[seat].hand
        passed += [(seat, left, card) for card in change.shuffle("pass", hand)[: effect.amount]]
    # All at the same time: nobody passes on what he has just received.
    for seat, _, card in passed:
        kept = list(change.state.players[seat].hand)
        kept.remove(card)
        change.state = change.state.with_player(seat, hand=tuple(kept))
    for seat, left, card in passed:
        filled = sorted((*change.state.players[left].hand, card))
        change.state = change.state.with_player(left, hand=tuple(filled))
        change.tell("passed", seat=seat, to_seat=left)
        change.reveal("passed-card", to=(seat, left), card=card)
    if any(len(player.hand) > HAND_LIMIT for player in change.state.players):
        change.push(Overfull())


@operation("view_hand_discard")
def view_hand_discard(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for victim in concerned(change.state, use, effect):
        if hand := change.state.players[victim].hand:
            change.reveal("hand-seen", to=(use.by,), seat=victim, cards=hand)
            change.push(Spying(use.by, victim))


@operation("cancel_spell", "cancel_action")
def cancel(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    """BS.4b: what was answered has no effect. On the stack: it, the moment to answer it, the answer."""
    change.pop()
    change.pop()
    cancelled = change.steps[-1]
    assert isinstance(cancelled, Carrying)
    change.tell("cancelled", seat=use.by, source=cancelled.source)
    change.pop()


# The council


@operation("add_vote")
def add_vote(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    if (ballot := change.state.ballot) is not None:
        added = msgspec.structs.replace(ballot, added=ballot.added + effect.amount)
        change.state = change.state.but(ballot=added)


@operation("cancel_vote")
def cancel_vote(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    ballot = change.state.ballot
    if ballot is not None and ballot.votes:
        votes = (*ballot.votes[:-1], max(0, ballot.votes[-1] - effect.amount))
        change.state = change.state.but(ballot=msgspec.structs.replace(ballot, votes=votes))


@operation("cancel_event")
def cancel_event(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    world = change.state
    if use.target in world.pending:
        pending = tuple(event for event in world.pending if event != use.target)
        change.state = world.but(pending=pending, gone=tuple(sorted((*world.gone, use.target))))
        change.tell("event-cancelled", event=use.target)
