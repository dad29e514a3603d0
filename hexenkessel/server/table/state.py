"""Rendering of a game for one observer: the state with its choices, and the story so far.

Everything that leaves the server about a game is made here: from views, from events that are for this
observer, and from the words of those actions that he may read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from hexenkessel.kernel.action import Action, Pick, picks
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import asides, continuing, decision, may_read
from hexenkessel.kernel.history import History, Move
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.presentation import Views
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.kernel.text import Grammar
from hexenkessel.server.contract.play import (
    ActionOffer,
    DecisionOffer,
    EventTold,
    RefusalText,
    RollShown,
    State,
    StoryEntry,
)

_encode: Final = msgspec.json.Encoder().encode

BEFORE_EVERYTHING = -1
"""The story since here begins with the opening, which is number 0."""


Place: TypeAlias = tuple[Observer, int, bool]
"""Who looks, the number of the last action he has heard of, and whether he is the host of the table."""


class RenderedPosition:
    """One position, as it is told to all who look at it: what several may know is made once.

    The newest of a game; or the one after it, if `ahead` has been played but is no part of the history yet.
    """

    def __init__(self, history: History[Any, Any], ahead: Move[Any] | None = None) -> None:
        self.position: Final = history.position if ahead is None else ahead.played.position
        self.views: Final[Views[Any]] = history.game.views(self.position)
        self.states: Final[dict[Place, State]] = {}
        self.news: Final[dict[Place, str]] = {}  # as they are sent
        self._game = history.game
        self._history = history
        self._ahead = ahead
        # Those that are the same for everybody; and stories of nothing else, by what they come after.
        self._entries: dict[int, StoryEntry] = {}
        self._stories: dict[int, tuple[StoryEntry, ...]] = {}

    def state(self, place: Place, may_act: bool = True, undos: int = 0) -> State:
        """The game as this observer may know it, with the story after what he has heard of."""
        observer, since, may_call = place
        position = self.position
        asked = None
        aside: tuple[ActionOffer, ...] = ()
        sealed: tuple[ActionOffer, ...] = ()
        may_undo = False
        if observer is not None and may_act and position.outcome is None:
            if observer in position.due:
                question = decision(position, observer, is_brief=True)
                offers = self.offers(observer, question.actions, observer)
                asked = DecisionOffer(
                    question.prompt, offers, question.is_open, question.is_sealed, question.first_picks
                )
                aside = self.offers(observer, question.asides, observer)
            else:
                aside = self.offers(observer, asides(position, observer), observer)
                if (chosen := position.steps[-1].chosen_by(observer)) is not None:
                    sealed = self.offers(observer, [chosen], observer)
            may_undo = self._may_undo(observer)
        return State(
            number=position.number,
            seat=observer,
            view=self.views.written(observer),
            due=position.due,
            decision=asked,
            asides=aside,
            may_undo=may_undo,
            outcome=position.outcome,
            story=self.story(observer, since),
            undos=undos,
            calls=self.offers(HOST, calls_in(self._game, position), observer) if may_call else (),
            chosen=sealed[0] if sealed else None,
        )

    def _may_undo(self, seat: Seat) -> bool:
        if self._ahead is None:
            return self._history.why_not_undo(seat) is None
        return seat == self._ahead.seat and not self._ahead.played.closes_undo

    def story(self, observer: Observer, since: int) -> tuple[StoryEntry, ...]:
        """The story after the action numbered `since`, as far as this observer may know."""
        if (story := self._stories.get(since)) is None:
            numbers = range(max(since + 1, 0), 1 + self.position.number)
            entries = self._entries
            story = tuple([entries.get(number) or self._entry(number, observer) for number in numbers])
            if all([number in entries for number in numbers]):
                self._stories[since] = story
        return story

    def offers(self, seat: Seat, actions: Sequence[Action], observer: Observer) -> tuple[ActionOffer, ...]:
        """Offers: actions of a seat or the host, to be read by this observer."""
        if not actions:
            return ()
        return _offers(self._game, self.position, seat, actions, self.views.of(observer))

    def _entry(self, number: int, observer: Observer) -> StoryEntry:
        """An entry of the story as this observer may read it; cached if everybody may read the same.

        Without the numbers of the draws, which would tell how much was drawn in secret.
        """
        seat, words, played, is_for_all = HOST, None, self._history.opening, True
        if number:
            ahead = self._ahead if number == self.position.number else None
            seat, action, before, played = ahead or self._history.move(number)
            is_for_all = may_read(before, seat, action, None)  # what a spectator may read, all may
            if is_for_all or may_read(before, seat, action, observer):
                words = spelled(self._game.grammar, action)
        events = []
        for event in played.events:
            if event.to is not None:
                is_for_all = False
            if event.is_for(observer):
                events.append(EventTold(event.key, event.args))
        rolls = [RollShown(roll.purpose, roll.dice, roll.sides) for roll in played.rolls]
        entry = StoryEntry(number, seat, words, tuple(events), tuple(rolls))
        if is_for_all:
            self._entries[number] = entry
        return entry


def _offers(
    game: Game[Any, Any], position: Position[Any], seat: Seat, actions: Sequence[Action], view: Any
) -> tuple[ActionOffer, ...]:
    """Offers: actions of a seat or the host, to be read by whoever has this view."""
    offers = []
    told = zip(
        actions,
        game.presentation.meanings(view, actions),
        game.previews(position, seat, actions),
        game.presentation.cautions(view, actions),
        strict=True,
    )
    for action, meaning, preview, caution in told:
        offer = _plain_offers.get(action) or _plain_offer(game.grammar, action)
        if meaning is not None or preview is not None or caution is not None:
            offer = ActionOffer(offer.text, offer.verb, offer.picks, meaning, preview, caution)
        offers.append(offer)
    return tuple(offers)


def continuing_json(
    game: Game[Any, Any], position: Position[Any], seat: Seat, pick: Pick
) -> tuple[bytes, bytes]:
    """The offers of a seat that begin with this click, and what else there is to tell of it, as JSON.

    Of a heavy position it comes from another process, and to read thousands of offers there once more only to
    write them again would take as long as to list them.
    """
    view = game.view(position, seat)
    offers = _offers(game, position, seat, continuing(position, seat, pick), view)
    return _encode(offers), _encode(game.presentation.about(view, pick))


def news_of(state: State) -> str:
    """The message that tells a state: as a `StateNews` would be written, without copying it into one."""
    return '{"type":"state",' + _encode(state)[1:].decode()


def calls_in(game: Game[Any, Any], position: Position[Any]) -> list[Action]:
    """The host's own calls; to stop is for everybody to agree on."""
    return [action for action in asides(position, HOST) if action != game.stop]


# What of an offer does not depend on the position: most of what is offered has been offered before.
_plain_offers: Final = BoundedCache[Action, ActionOffer](20_000)


def _plain_offer(grammar: Grammar, action: Action) -> ActionOffer:
    offer = ActionOffer(grammar.offer(action), action.verb, picks(action), None, None)
    return _plain_offers.keep(action, offer)


def spelled(grammar: Grammar, action: Action) -> str:
    """The words of an action, which most often have been offered."""
    return (_plain_offers.get(action) or _plain_offer(grammar, action)).text


def open_state(history: History[Any, Any], number: int) -> State:
    """A game that is over, after so many actions, with everything on the table, but without its story."""
    position = history.position_at(number)
    view = history.game.open_view(position)
    return State(
        number=number,
        seat=None,
        view=history.game.presentation.shown(view),
        due=position.due,
        decision=None,
        asides=(),
        may_undo=False,
        outcome=position.outcome,
        story=(),
    )


def open_entry(history: History[Any, Any], number: int) -> StoryEntry:
    """As somebody reads it who may know everything."""
    seat, words, played = HOST, None, history.opening
    if number:
        seat, action, _, played = history.move(number)
        words = history.game.grammar.write(action)
    events = [EventTold(event.key, event.args) for event in played.events]
    rolls = [RollShown(roll.purpose, roll.dice, roll.sides, roll.draw) for roll in played.rolls]
    return StoryEntry(number, seat, words, tuple(events), tuple(rolls))


@lru_cache(maxsize=64)
def messages_of(game: Game[Any, Any], language: str) -> Messages:
    return game.messages(language)


def refusal_text(game: Game[Any, Any], refusal: Refusal, language: str) -> RefusalText:
    """A refusal with the sentence for somebody who speaks this language."""
    text = messages_of(game, language).say(refusal.key, refusal.args)
    return RefusalText(refusal.rule, refusal.args, text)
