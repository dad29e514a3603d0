"""The stack of quest cards, drawn and discarded. B1.4.2a: they are adventures and artifacts."""

from __future__ import annotations

from hexenkessel.games.battlemist.cards.carrying import carry_out
from hexenkessel.games.battlemist.components import ADVENTURES, ARTIFACTS
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.terms import QuestCard
from hexenkessel.kernel.seats import Seat


def draw_adventure(change: BattlemistChange, seat: Seat) -> None:
    """B1.4.2b: a new quest begins with an adventure, also the first of the game (B2.2c).

    Artifacts that come first are shuffled back. Which cards they were, or whether there were any, nobody
    learns. B1.4.2i: without an adventure in the stack the discarded cards are shuffled in; without any at all
    there is no quest.
    """
    if not any(card in ADVENTURES for card in change.state.quests):
        _shuffle_in_discards(change)
    stack = change.state.quests
    card = next((card for card in stack if card in ADVENTURES), None)
    if card is None:
        change.tell("no-quest-left", seat=seat)
        return
    place = stack.index(card)
    rest = (*stack[:place], *stack[place + 1 :])
    # Shuffled in any case: else a later roll, which tells how many draws came before it, would tell.
    change.state = change.state.but(quests=change.shuffle("quests", rest))
    _take_on(change, seat, card)


def draw_further(change: BattlemistChange, seat: Seat) -> None:
    """B1.4.2c: the card after a fulfilled adventure, whatever it is."""
    if not change.state.quests:
        _shuffle_in_discards(change)
    if not change.state.quests:
        change.tell("no-quest-left", seat=seat)
        return
    card, *rest = change.state.quests
    change.state = change.state.but(quests=tuple(rest))
    if card in ADVENTURES:
        # B3.3.1i: the quest goes on with the new target.
        _take_on(change, seat, card)
    else:
        # B3.3.1j: the quest is over; B1.4.2g: the next one begins at home.
        _receive(change, seat, card)


def _take_on(change: BattlemistChange, seat: Seat, card: QuestCard) -> None:
    # B1.4.2h: only its owner knows the adventure.
    change.state = change.state.with_player(seat, quest=card)
    change.tell("quest-taken", seat=seat)
    change.reveal("quest-drawn", to=(seat,), seat=seat, card=card, realm=ADVENTURES[card].target)


def _receive(change: BattlemistChange, seat: Seat, card: QuestCard) -> None:
    """B1.4.2f, B3.3.1l: a valuable item, kept or used up at once, or a Star of Timorran (B3.3.1k)."""
    artifact = ARTIFACTS[card]
    change.reveal("artifact-found", seat=seat, card=card)
    if artifact.kept:
        kept = tuple(sorted((*change.state.players[seat].artifacts, card)))
        change.state = change.state.with_player(seat, artifacts=kept)
    else:
        # B1.4.2i: what is used up goes to the discarded cards.
        put_away(change, card)
        carry_out(change, seat, artifact.effects, card)


def complete(change: BattlemistChange, seat: Seat, adventure: QuestCard) -> None:
    """B3.3.1h: after completion a further card must be drawn, in the same step."""
    change.tell("adventure-completed", seat=seat, card=adventure)
    draw_further(change, seat)


def discard_quest(change: BattlemistChange, seat: Seat) -> None:
    """B1.4.2h: the current adventure is shown when it is discarded. Nothing happens without one."""
    card = change.state.players[seat].quest
    if card is None:
        return
    change.state = change.state.with_player(seat, quest=None)
    put_away(change, card)
    change.reveal("quest-discarded", seat=seat, card=card)


def put_away(change: BattlemistChange, card: QuestCard) -> None:
    """B1.4.2i: to the quest discard pile, which lies open."""
    change.state = change.state.but(quest_discard=tuple(sorted((*change.state.quest_discard, card))))


def _shuffle_in_discards(change: BattlemistChange) -> None:
    world = change.state
    if world.quest_discard:
        stack = change.shuffle("quests", (*world.quests, *world.quest_discard))
        change.state = world.but(quests=stack, quest_discard=())
        change.tell("quests-shuffled")
