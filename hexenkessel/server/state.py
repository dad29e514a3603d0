"""What one observer is told of a game: the state with its choices, and the story so far.

Everything that leaves the server about a game is made here: from views, from events that are for this
observer, and from the words of those actions that he may read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from hexenkessel.kernel.action import Action, Pick, picks
from hexenkessel.kernel.event import Event, Roll, events_for
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import asides, decision, may_read
from hexenkessel.kernel.history import History
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.position import Position
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

BEFORE_EVERYTHING = -1
"""The story since here begins with the opening, which is number 0."""


class StateTold:
    """A state, and the message that tells it, written when somebody is told and once for all of them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._news = ""

    @property
    def news(self) -> str:
        if not self._news:
            # As a `StateNews` would be written, without copying everything into one.
            self._news = '{"type":"state",' + msgspec.json.encode(self.state)[1:].decode()
        return self._news


def state_for(
    history: History[Any, Any],
    observer: Observer,
    since: int = BEFORE_EVERYTHING,
    may_act: bool = True,
    may_call: bool = False,
    view: Any = None,
) -> State:
    """The game as this observer may know it, with the story after the action numbered `since`.

    Whoever tells several observers brings each his `view`, so that they share the work (`Game.views`).
    """
    position, game = history.position, history.game
    view = game.view(position, observer) if view is None else view
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
        calls=_offers(game, position, HOST, view, calls_in(game, position)) if may_call else (),
    )


def calls_in(game: Game[Any, Any], position: Position[Any]) -> list[Action]:
    """What the host may say on his own; to stop is for everybody to agree on."""
    return [action for action in asides(position, HOST) if action != game.stop]


def _decision_offer(game: Game[Any, Any], position: Position[Any], seat: Seat, view: Any) -> DecisionOffer:
    asked = decision(position, seat)
    offers = _offers(game, position, seat, view, asked.actions)
    return DecisionOffer(asked.prompt, offers, asked.is_open, asked.is_sealed)


def _offers(
    game: Game[Any, Any], position: Position[Any], seat: Seat, view: Any, actions: Iterable[Action]
) -> tuple[ActionOffer, ...]:
    return tuple(
        ActionOffer(
            *_spelled(game.grammar, action), game.describe(view, action), game.preview(position, seat, action)
        )
        for action in actions
    )


@lru_cache(maxsize=20_000)
def _spelled(grammar: Grammar, action: Action) -> tuple[str, str, tuple[Pick, ...]]:
    """What does not depend on the position: most of what is offered has been offered before."""
    return grammar.write(action), action.verb, picks(action)


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
        return _told(0, HOST, None, events_for(opening.events, observer), _shown(opening.rolls))
    (seat, action), played = history.moves[number - 1], history.results[number - 1]
    is_readable = may_read(history.position_at(number - 1), seat, action, observer)
    words = _spelled(history.game.grammar, action)[0] if is_readable else None
    return _told(number, seat, words, events_for(played.events, observer), _shown(played.rolls))


def _told(
    number: int, seat: Seat, words: str | None, events: Iterable[Event], rolls: Iterable[RollShown]
) -> StoryEntry:
    told = tuple(EventTold(event.key, event.args) for event in events)
    return StoryEntry(number, seat, words, told, tuple(rolls))


def _shown(rolls: Iterable[Roll]) -> Iterator[RollShown]:
    """Without the number of the draw, which would tell how much was drawn in secret."""
    return (RollShown(roll.purpose, roll.dice, roll.sides) for roll in rolls)


def _shown_openly(rolls: Iterable[Roll]) -> Iterator[RollShown]:
    return (RollShown(roll.purpose, roll.dice, roll.sides, roll.draw) for roll in rolls)


def open_state(history: History[Any, Any], number: int, since: int = BEFORE_EVERYTHING) -> State:
    """A game that is over, after so many actions, with everything on the table, and the story since then."""
    position = history.position_at(number)
    story = tuple(_open_entry(history, at) for at in range(max(since + 1, 0), number + 1))
    view = history.game.open_view(position)
    return State(
        number=number,
        seat=None,
        view=view,
        due=position.due,
        decision=None,
        asides=(),
        may_undo=False,
        outcome=position.outcome,
        story=story,
    )


def _open_entry(history: History[Any, Any], number: int) -> StoryEntry:
    if number == 0:
        return _told(0, HOST, None, history.opening.events, _shown_openly(history.opening.rolls))
    (seat, action), played = history.moves[number - 1], history.results[number - 1]
    words = history.game.grammar.write(action)
    return _told(number, seat, words, played.events, _shown_openly(played.rolls))


@lru_cache(maxsize=64)
def messages_of(game: Game[Any, Any], language: str) -> Messages:
    return game.messages(language)


def refusal_text(game: Game[Any, Any], refusal: Refusal, language: str) -> RefusalText:
    """A refusal with the sentence for somebody who speaks this language."""
    text = messages_of(game, language).say(refusal.key, refusal.args)
    return RefusalText(refusal.rule, refusal.args, text)
