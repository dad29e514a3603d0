"""What those who look at a table are told of its game, and what they may ask about it.

What several may know is made once; and while an action is on its way to disk, what will be told of it is
worked out: nobody waits for both.
"""

from __future__ import annotations

from typing import Any

from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.gate import check, continuing
from hexenkessel.kernel.history import Move
from hexenkessel.kernel.refusal import Refusal, Refused
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.audience import Audience, Listener
from hexenkessel.server.contract.play import Continuing, State
from hexenkessel.server.ledger import Ledger
from hexenkessel.server.seating import Seating
from hexenkessel.server.state import BEFORE_EVERYTHING, Place, Told, news_of
from hexenkessel.server.tidying import YOUNG
from hexenkessel.server.wire import framed


class Telling:
    """The newest position, for everybody as he may know it."""

    def __init__(self, ledger: Ledger, seating: Seating, audience: Audience) -> None:
        self._ledger = ledger
        self._seating = seating
        self._audience = audience
        # What has been made of the newest position; and of the next one while the action that leads there
        # is on its way to disk.
        self._last: Told | None = None
        self._next: Told | None = None
        # For which seats, and after how many were taken back: else what would be told is not what was.
        self._seats = ledger.seats
        self._undos = ledger.row.undos

    def state(self, observer: Observer, since: int = BEFORE_EVERYTHING, is_host: bool = False) -> State:
        """What this observer may know."""
        told, place = self._told, (observer, since, is_host)
        if (state := told.states.get(place)) is None:
            state = told.states[place] = self._state(told, place)
        return state

    def view(self, observer: Observer) -> Any:
        """The newest position as this observer may know it."""
        return self._told.views.of(observer)

    def news_for(self, listener: Listener) -> bytes:
        """The state after what this one was told last, as it goes over his wire."""
        return self._news_for(listener, self._told)

    def prepare(self, move: Move[Any]) -> None:
        """Work out what will be told of this action, once it is on disk."""
        ledger = self._ledger
        if ledger.history.position is not move.before:
            return  # it is there already
        self._forget_what_has_changed()
        told, number = Told(ledger.history, move), ledger.number
        for listener in self._audience:
            if listener.told == number and not listener.has_other_news:
                self._news_for(listener, told)
        self._next = told
        YOUNG.spare_them()

    def _news_for(self, listener: Listener, told: Told) -> bytes:
        if listener.eyes_at is not self._ledger.seats:
            self._find_eyes(listener)
        observer, is_host = listener.eyes
        place = observer, listener.knows, is_host
        if (news := told.news.get(place)) is None:
            # Written once for all who are told the same.
            news = told.news[place] = framed(news_of(self._state(told, place)))
        return news

    def _find_eyes(self, listener: Listener) -> None:
        """The same for every message, until somebody sits elsewhere or wants to look through another seat."""
        whose = listener.person
        listener.eyes = self._seating.look_of(whose, listener.shown), self._seating.is_host(whose)
        listener.eyes_at = self._ledger.seats

    def _state(self, told: Told, place: Place) -> State:
        ledger, observer = self._ledger, place[0]
        may_act = observer is not None and ledger.is_running and ledger.seats[observer].bot is None
        return told.state(place, may_act, ledger.row.undos)

    @property
    def _told(self) -> Told:
        """What those who look at the newest position share."""
        self._forget_what_has_changed()
        told, position = self._last, self._ledger.history.position
        if told is None or told.position is not position:
            told, self._next = self._next, None
            if told is None or told.position is not position:
                told = Told(self._ledger.history)
            self._last = told
        return told

    def _forget_what_has_changed(self) -> None:
        seats, undos = self._ledger.seats, self._ledger.row.undos
        if self._seats is not seats or self._undos != undos:
            self._last = self._next = None
            self._seats, self._undos = seats, undos

    # Questions of a seat

    def continuing(self, seat: Seat, number: int, pick: Pick) -> Continuing:
        """What this seat may answer that begins with this click. Raises Stale if the game has gone on."""
        self._ledger.demand_current(number)
        actions = continuing(self._ledger.history.position, seat, pick)
        offers = self._told.offers(seat, actions, seat)
        return Continuing(number, pick, offers, self._ledger.game.about(self.view(seat), pick))

    def why_not(self, seat: Seat, words: str) -> Refusal | None:
        """Which rule would forbid this."""
        try:
            return check(self._ledger.history.position, seat, self._ledger.game.grammar.read(words))
        except Refused as refused:
            return refused.refusal
