"""A table in memory: who sits there, the game as it is being played, and who looks on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.gate import check, continuing
from hexenkessel.kernel.history import Move
from hexenkessel.kernel.record import write_record
from hexenkessel.kernel.refusal import Refusal, Refused
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.server.audience import Listener
from hexenkessel.server.contract.play import Continuing, State
from hexenkessel.server.contract.tables import TableSummary
from hexenkessel.server.orders import Obedience
from hexenkessel.server.recording import remarks_in
from hexenkessel.server.state import BEFORE_EVERYTHING, Place, Told, news_of
from hexenkessel.server.summary import summary_of
from hexenkessel.server.tidying import YOUNG
from hexenkessel.server.trouble import not_now, unfit
from hexenkessel.server.wire import framed


class Table(Obedience):
    """One table: everything that can be seen and done there."""

    # Looking

    @property
    def is_idle(self) -> bool:
        """Nobody looks on, and nothing is being written."""
        return not self.audience and not self._turn.locked()

    def summary(self, observer: Observer = None) -> TableSummary:
        told = summary_of(self.row, self.seats, self._people.name_of, self.audience.has, observer)
        if not self.is_running:
            return told
        return msgspec.structs.replace(
            told,
            # Where it has been agreed already the last turn is under way.
            may_stop=self.game.stop is not None
            and check(self.history.position, HOST, self.game.stop) is None,
            ends_without=tuple(row.seat for row in self.seats if row.person and self._ends_without(row.seat)),
        )

    def state(self, observer: Observer, since: int = BEFORE_EVERYTHING, is_host: bool = False) -> State:
        """What this observer may know."""
        told, place = self._told, (observer, since, is_host)
        if (state := told.states.get(place)) is None:
            state = told.states[place] = self._state(told, place)
        return state

    def news_for(self, listener: Listener) -> bytes:
        """The state after what this one was told last, as it goes over his wire."""
        return self._news_for(listener, self._told)

    def _news_for(self, listener: Listener, told: Told) -> bytes:
        if listener.eyes_at is not self.seats:
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
        listener.eyes = self.look_of(whose, listener.shown), self.is_host(whose)
        listener.eyes_at = self.seats

    def _prepare(self, move: Move[Any]) -> None:
        if self.history.position is not move.before:
            return  # it is on disk already
        told, number = Told(self.history, move), self.number
        for listener in self.audience:
            if listener.told == number and not listener.has_other_news:
                self._news_for(listener, told)
        self._told_next = told
        YOUNG.spare_them()

    def view(self, observer: Observer) -> Any:
        """The newest position as this observer may know it."""
        return self._told.views.of(observer)

    def _state(self, told: Told, place: Place) -> State:
        observer = place[0]
        may_act = observer is not None and self.is_running and self.seats[observer].bot is None
        return told.state(place, may_act, self.row.undos)

    @property
    def _told(self) -> Told:
        """What those who look at the newest position share."""
        told, position = self._told_last, self.history.position
        if told is None or told.position is not position:
            told, self._told_next = self._told_next, None
            if told is None or told.position is not position:
                told = Told(self.history)
            self._told_last = told
        return told

    def continuing(self, seat: Seat, number: int, pick: Pick) -> Continuing:
        """What this seat may answer that begins with this click. Raises Stale if the game has gone on."""
        self._demand_current(number)
        actions = continuing(self.history.position, seat, pick)
        offers = self._told.offers(seat, actions, seat)
        return Continuing(number, pick, offers, self.game.about(self.view(seat), pick))

    def why_not(self, seat: Seat, words: str) -> Refusal | None:
        """Which rule would forbid this."""
        try:
            return check(self.history.position, seat, self.game.grammar.read(words))
        except Refused as refused:
            return refused.refusal

    def demand_replay(self, number: int) -> None:
        """Raises a Trouble unless the game is over and has had so many actions."""
        self.demand_finished()
        if not 0 <= number <= self.number:
            raise unfit("bad-number", f"The game has {self.number} actions.")

    async def record(self) -> str:
        self.demand_finished()
        players = [seat.name or "?" for seat in self.summary().seats]
        return await asyncio.to_thread(write_record, self.history, players, remarks_in(self.chat), self.times)

    def demand_finished(self) -> None:
        if self.row.state != "finished":
            raise not_now("not-finished", "The game is not over yet.")
