"""A game told as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hexenkessel.kernel.event import Event, events_for
from hexenkessel.kernel.seats import HOST, Observer, Seat

if TYPE_CHECKING:
    from hexenkessel.cli.screen import Screen
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.history import History
    from hexenkessel.kernel.outcome import Outcome


class Story:
    """What has happened so far, for whoever may hear it."""

    def __init__(self, history: History[Any, Any]) -> None:
        self._history = history
        self._messages = history.game.messages()

    @property
    def length(self) -> int:
        """How many chapters there are: the opening, and one for each action."""
        return 1 + len(self._history.moves)

    def paragraphs(self, observer: Observer, since: int = 0, *, numbered: bool = False) -> Iterator[str]:
        """The sentences from a chapter on. A turn, or another seat that acts, begins a new paragraph."""
        gathered: list[str] = []
        is_begun = False  # by the announcement of a turn, which belongs to what follows
        speaker: Seat | None = None
        for number in range(since, self.length):
            seat = self._history.moves[number - 1][0] if number else HOST
            for event in events_for(self._events(number), observer):
                breaks = event.key == "turn" or (seat != speaker and not is_begun)
                if gathered and breaks:
                    yield " ".join(gathered)
                    gathered = []
                if numbered and not gathered:
                    gathered.append(f"{number}.")
                gathered.append(self.sentence(event))
                is_begun = event.key == "turn"
                speaker = seat
        if gathered:
            yield " ".join(gathered)

    def sentence(self, event: Event) -> str:
        return self._messages.say(event.key, event.args)

    def _events(self, number: int) -> tuple[Event, ...]:
        played = self._history.results[number - 1] if number else self._history.opening
        return played.events


def tell_outcome(screen: Screen, game: Game[Any, Any], outcome: Outcome) -> None:
    """Who has won, and the places of all."""
    screen.heading("The end")
    screen.say(game.messages().say(f"outcome-{outcome.reason}"))
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat]))
    for seat in order:
        name = screen.seat_names[seat]
        screen.say(f"{outcome.places[seat]:>3}. {name:8} {outcome.scores[seat]} points")
