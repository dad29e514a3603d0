"""What one observer is told of a game: the state with its choices, and the story so far.

Everything that leaves the server about a game is made here: from views, from events that are for this
observer, and from the words of those actions that he may read.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hexenkessel.kernel.action import Action, picks
from hexenkessel.kernel.event import Event, Roll, events_for
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import asides, decision, may_read
from hexenkessel.kernel.history import History
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.server.contract import (
    ActionOffer,
    DecisionOffer,
    EventTold,
    RefusalText,
    RollShown,
    State,
    StoryEntry,
)

BEFORE_EVERYTHING = -1
"""The story since here begins with the opening, which is number 0."""


def state_for(
    history: History[Any, Any], observer: Observer, since: int = BEFORE_EVERYTHING, may_act: bool = True
) -> State:
    """The game as this observer may know it, with the story after the action numbered `since`."""
    position, game = history.position, history.game
    view = game.view(position, observer)
    asked = None
    aside: tuple[ActionOffer, ...] = ()
    may_undo = False
    if observer is not None and may_act and position.outcome is None:
        if observer in position.due:
            asked = _decision_offer(game, position, observer, view)
        aside = _offers(game, position, observer, view, asides(position, observer))
        may_undo = history.why_not_undo(observer) is None
    return State(
        number=position.number,
        seat=observer,
        view=view,
        due=position.due,
        decision=asked,
        asides=aside,
        may_undo=may_undo,
        outcome=position.outcome,
        story=story_for(history, observer, since),
    )


def _decision_offer(game: Game[Any, Any], position: Position[Any], seat: Seat, view: Any) -> DecisionOffer:
    asked = decision(position, seat)
    offers = _offers(game, position, seat, view, asked.actions)
    return DecisionOffer(asked.prompt, offers, asked.is_open, asked.is_sealed)


def _offers(
    game: Game[Any, Any], position: Position[Any], seat: Seat, view: Any, actions: Iterable[Action]
) -> tuple[ActionOffer, ...]:
    return tuple(
        ActionOffer(
            text=game.grammar.write(action),
            verb=action.verb,
            picks=picks(action),
            meaning=game.describe(view, action),
            preview=game.preview(position, seat, action),
        )
        for action in actions
    )


def story_for(
    history: History[Any, Any], observer: Observer, since: int = BEFORE_EVERYTHING
) -> tuple[StoryEntry, ...]:
    """What has happened after the action numbered `since`, as far as this observer may know."""
    return tuple(
        _entry(history, number, observer) for number in range(max(since + 1, 0), 1 + len(history.moves))
    )


def _entry(history: History[Any, Any], number: int, observer: Observer) -> StoryEntry:
    if number == 0:
        opening = history.opening
        return _told(0, HOST, None, events_for(opening.events, observer), opening.rolls)
    (seat, action), played = history.moves[number - 1], history.results[number - 1]
    is_readable = may_read(history.position_at(number - 1), seat, action, observer)
    words = history.game.grammar.write(action) if is_readable else None
    return _told(number, seat, words, events_for(played.events, observer), played.rolls)


def _told(
    number: int, seat: Seat, words: str | None, events: Iterable[Event], rolls: Iterable[Roll]
) -> StoryEntry:
    told = tuple(EventTold(event.key, event.args) for event in events)
    return StoryEntry(number, seat, words, told, tuple(RollShown(roll.purpose, roll.dice) for roll in rolls))


def open_state(history: History[Any, Any], number: int) -> State:
    """A game that is over, after so many actions, with everything on the table."""
    position = history.position_at(number)
    story = [_told(0, HOST, None, history.opening.events, history.opening.rolls)]
    for at, ((seat, action), played) in enumerate(zip(history.moves, history.results, strict=True), 1):
        if at <= number:
            story.append(_told(at, seat, history.game.grammar.write(action), played.events, played.rolls))
    view = history.game.open_view(position)
    return State(number, None, view, position.due, None, (), False, position.outcome, tuple(story))


@lru_cache(maxsize=64)
def messages_of(game: Game[Any, Any], language: str) -> Messages:
    return game.messages(language)


def refusal_text(game: Game[Any, Any], refusal: Refusal, language: str) -> RefusalText:
    """A refusal with the sentence for somebody who speaks this language."""
    text = messages_of(game, language).say(refusal.key, refusal.args)
    return RefusalText(refusal.rule, refusal.args, text)
