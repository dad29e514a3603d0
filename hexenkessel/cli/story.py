"""The narrative of a game: its events as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from hexenkessel.cli.screen import seat_name_now
from hexenkessel.kernel.event import Event, events_for
from hexenkessel.kernel.languages import ENGLISH, Language
from hexenkessel.kernel.seats import HOST, Observer, Seat

if TYPE_CHECKING:
    from hexenkessel.cli.screen import Screen
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.history import History
    from hexenkessel.kernel.outcome import Outcome
    from hexenkessel.kernel.position import Position

MOST_CHAPTERS: Final = 12  # of a game that has no turns


class Story:
    """The narrative so far, filtered for an observer."""

    def __init__(self, history: History[Any, Any], language: Language = ENGLISH) -> None:
        self._history = history
        self._messages = history.game.messages(language)

    @property
    def length(self) -> int:
        """The number of chapters: the opening, and one for each action."""
        return 1 + len(self._history.moves)

    @property
    def last_turn(self) -> int:
        """The chapter in which the last turn began; one that has only just begun does not count."""
        turns = [
            number
            for number in range(self.length - 1)
            if any(event.key == "turn" for event in self._events(number))
        ]
        return turns[-1] if turns else max(0, self.length - MOST_CHAPTERS)

    def paragraphs(
        self, observer: Observer, since: int = 0, *, numbered: bool = False, is_open: bool = False
    ) -> Iterator[str]:
        """The sentences from a chapter on; all of them, whoever they are meant for, if the story is open.

        A turn, another seat that acts, or an event that is to have a line of its own begins a paragraph.
        """
        game = self._history.game
        line_events = game.presentation.line_events
        view = game.view(self._history.position, observer)
        gathered: list[str] = []
        is_begun = False  # by the announcement of a turn, which belongs to what follows
        speaker: Seat | None = None
        for number in range(since, self.length):
            seat = self._history.moves[number - 1][0] if number else HOST
            events = self._events(number)
            for event in events if is_open else events_for(events, observer):
                breaks = event.key == "turn" or event.key in line_events or (seat != speaker and not is_begun)
                if gathered and breaks:
                    yield " ".join(gathered)
                    gathered = []
                if numbered and not gathered:
                    gathered.append(f"{number}.")
                gathered.append(self._messages.say(event.key, game.presentation.in_words(view, event.args)))
                is_begun = event.key == "turn"
                speaker = seat
        if gathered:
            yield " ".join(gathered)

    def _events(self, number: int) -> tuple[Event, ...]:
        played = self._history.results[number - 1] if number else self._history.opening
        return played.events


def outcome_sentence(game: Game[Any, Any], outcome: Outcome, language: Language = ENGLISH) -> str:
    """The outcome as a sentence."""
    return game.messages(language).say(f"outcome-{outcome.reason}")


def tell_outcome(screen: Screen, game: Game[Any, Any], position: Position[Any]) -> None:
    """Print who has won, and the places of all."""
    outcome, messages = position.outcome, game.messages(screen.language)
    assert outcome is not None
    screen.heading("The end")
    screen.say(outcome_sentence(game, outcome, screen.language))
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat]))
    for seat in order:
        name = seat_name_now(game, messages, position, seat)
        screen.say(f"{outcome.places[seat]:>3}. {name:8} {outcome.scores[seat]} points")
