"""What one observer is told of a game: the state with its choices, and the story so far.

Everything that leaves the server about a game is made here: from views, from events that are for this
observer, and from the words of those actions that he may read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from hexenkessel.kernel.action import Action, picks
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import asides, decision, may_read
from hexenkessel.kernel.history import History
from hexenkessel.kernel.memory import Memory
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.kernel.text import Grammar
from hexenkessel.kernel.views import Views
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


class Told:
    """One position, as it is told to all who look at it: what several may know is made once."""

    def __init__(self, history: History[Any, Any]) -> None:
        self.position: Final = history.position
        self.views: Final[Views[Any]] = history.game.views(self.position)
        self._game = history.game
        self._history = history
        # Those that are the same for everybody; and stories of nothing else, by what they come after.
        self._entries: dict[int, StoryEntry] = {}
        self._stories: dict[int, tuple[StoryEntry, ...]] = {}

    def story(self, observer: Observer, since: int = BEFORE_EVERYTHING) -> tuple[StoryEntry, ...]:
        """What has happened after the action numbered `since`, as far as this observer may know."""
        if (story := self._stories.get(since)) is None:
            numbers = range(max(since + 1, 0), 1 + len(self._history.moves))
            entries = self._entries
            story = tuple([entries.get(number) or self._entry(number, observer) for number in numbers])
            if all([number in entries for number in numbers]):
                self._stories[since] = story
        return story

    def offers(self, seat: Seat, actions: Sequence[Action], observer: Observer) -> tuple[ActionOffer, ...]:
        """What a seat or the host may do, to be read by this observer."""
        if not actions:
            return ()
        game, offers = self._game, []
        meanings = game.meanings(self.views.of(observer), actions)
        previews = game.previews(self.position, seat, actions)
        for action, meaning, preview in zip(actions, meanings, previews, strict=True):
            offer = _plain_offers.get(action) or _plain_offer(game.grammar, action)
            if meaning is not None or preview is not None:
                offer = ActionOffer(offer.text, offer.verb, offer.picks, meaning, preview)
            offers.append(offer)
        return tuple(offers)

    def _entry(self, number: int, observer: Observer) -> StoryEntry:
        entry, is_for_all = _entry(self._history, number, observer)
        if is_for_all:
            self._entries[number] = entry
        return entry


def news_of(state: State) -> bytes:
    """The message that tells a state: as a `StateNews` would be written, without copying it into one."""
    return b'{"type":"state",' + _encode(state)[1:]


def state_for(
    history: History[Any, Any],
    observer: Observer,
    since: int = BEFORE_EVERYTHING,
    may_act: bool = True,
    may_call: bool = False,
    undos: int = 0,
    told: Told | None = None,
) -> State:
    """The game as this observer may know it, with the story after the action numbered `since`.

    Whoever tells several observers brings what they share (`Told`).
    """
    told = Told(history) if told is None else told
    position = told.position
    asked = None
    aside: tuple[ActionOffer, ...] = ()
    may_undo = False
    if observer is not None and may_act and position.outcome is None:
        if observer in position.due:
            question = decision(position, observer, is_brief=True)
            offers = told.offers(observer, question.actions, observer)
            asked = DecisionOffer(
                question.prompt, offers, question.is_open, question.is_sealed, question.openings
            )
            aside = told.offers(observer, question.asides, observer)
        else:
            aside = told.offers(observer, asides(position, observer), observer)
        may_undo = history.why_not_undo(observer) is None
    return State(
        number=position.number,
        seat=observer,
        view=told.views.written(observer),
        due=position.due,
        decision=asked,
        asides=aside,
        may_undo=may_undo,
        outcome=position.outcome,
        story=told.story(observer, since),
        undos=undos,
        calls=told.offers(HOST, calls_in(history.game, position), observer) if may_call else (),
    )


def calls_in(game: Game[Any, Any], position: Position[Any]) -> list[Action]:
    """What the host may say on his own; to stop is for everybody to agree on."""
    return [action for action in asides(position, HOST) if action != game.stop]


# What of an offer does not depend on the position: most of what is offered has been offered before.
_plain_offers: Final = Memory[Action, ActionOffer](20_000)


def _plain_offer(grammar: Grammar, action: Action) -> ActionOffer:
    offer = ActionOffer(grammar.offer(action), action.verb, picks(action), None, None)
    return _plain_offers.keep(action, offer)


def spelled(grammar: Grammar, action: Action) -> str:
    """The words of an action, which most often have been offered."""
    return (_plain_offers.get(action) or _plain_offer(grammar, action)).text


def story_for(
    history: History[Any, Any], observer: Observer, since: int = BEFORE_EVERYTHING
) -> tuple[StoryEntry, ...]:
    """What has happened after the action numbered `since`, as far as this observer may know."""
    return Told(history).story(observer, since)


def _entry(history: History[Any, Any], number: int, observer: Observer) -> tuple[StoryEntry, bool]:
    """What this observer is told of an action, and whether everybody is told the same.

    Without the numbers of the draws, which would tell how much was drawn in secret.
    """
    seat, words, played, is_for_all = HOST, None, history.opening, True
    if number:
        (seat, action), played = history.moves[number - 1], history.results[number - 1]
        before = history.position_at(number - 1)
        is_for_all = may_read(before, seat, action, None)  # what a spectator may read, all may
        if is_for_all or may_read(before, seat, action, observer):
            words = spelled(history.game.grammar, action)
    events = []
    for event in played.events:
        if event.to is not None:
            is_for_all = False
        if event.is_for(observer):
            events.append(EventTold(event.key, event.args))
    rolls = [RollShown(roll.purpose, roll.dice, roll.sides) for roll in played.rolls]
    return StoryEntry(number, seat, words, tuple(events), tuple(rolls)), is_for_all


def open_state(history: History[Any, Any], number: int, since: int = BEFORE_EVERYTHING) -> State:
    """A game that is over, after so many actions, with everything on the table, and the story since then."""
    position = history.position_at(number)
    story = tuple(_open_entry(history, at) for at in range(max(since + 1, 0), number + 1))
    view = history.game.open_view(position)
    return State(
        number=number,
        seat=None,
        view=history.game.shown(view),
        due=position.due,
        decision=None,
        asides=(),
        may_undo=False,
        outcome=position.outcome,
        story=story,
    )


def _open_entry(history: History[Any, Any], number: int) -> StoryEntry:
    """As somebody reads it who may know everything."""
    seat, words, played = HOST, None, history.opening
    if number:
        (seat, action), played = history.moves[number - 1], history.results[number - 1]
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
