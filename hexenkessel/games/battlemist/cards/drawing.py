"""The action deck (B3.1.2)."""

from __future__ import annotations

from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.world import HAND_LIMIT
from hexenkessel.kernel.seats import Seat


def draw_card(change: BattlemistChange, seat: Seat) -> None:
    """B3.1.2a: one action card. B3.1.2g: events are shown, laid aside, and another card is drawn.

    B3.1.2h: nobody holds more than seven. B1.4.1b, B3.1.3e: events wait for the council of this round.
    """
    while len(change.state.players[seat].hand) < HAND_LIMIT:
        world = change.state
        if not world.deck:
            if not world.discard:
                return  # B3.1.2f: no card is left anywhere
            world = world.but(deck=change.shuffle("action deck", world.discard), discard=())
            change.tell("action-deck-shuffled")
        card, rest = world.deck[0], world.deck[1:]
        if card in EVENTS:
            change.state = world.but(deck=rest, pending=(*world.pending, card))
            change.reveal("event-drawn", seat=seat, event=card)
            continue
        hand = tuple(sorted((*world.players[seat].hand, card)))
        change.state = world.but(deck=rest).with_player(seat, hand=hand)
        # B3.1.2b: only he sees it.
        change.tell("draws", seat=seat)
        change.reveal("drawn", to=(seat,), card=card)
        return
