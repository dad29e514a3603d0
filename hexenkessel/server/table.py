"""A table in memory: who sits there, the game as it is being played, and who looks on."""

from __future__ import annotations

from typing import Any

from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.gate import check, continuing
from hexenkessel.kernel.record import write_record
from hexenkessel.kernel.refusal import Refusal, Refused
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.audience import Listener
from hexenkessel.server.contract.play import Continuing, State
from hexenkessel.server.contract.tables import TableSummary
from hexenkessel.server.orders import Obedience
from hexenkessel.server.recording import remarks_in
from hexenkessel.server.state import BEFORE_EVERYTHING, Told, news_of, open_state, state_for
from hexenkessel.server.summary import summary_of
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
        return summary_of(self.row, self.seats, self._people.name_of, self.audience.has, observer)

    def state(self, observer: Observer, since: int = BEFORE_EVERYTHING, is_host: bool = False) -> State:
        """What this observer may know."""
        place = observer, since, is_host
        if (state := self._states.get(place)) is None:
            state = self._states[place] = self._state(*place)
        return state

    def news_for(self, listener: Listener) -> bytes:
        """The state after what this one was told last, as it goes over his wire."""
        whose = listener.person.id if listener.person else None
        place = self.look_of(whose, listener.shown), listener.knows, self.is_host(whose)
        if (news := self._news.get(place)) is None:
            # Written once for all who are told the same.
            news = self._news[place] = framed(news_of(self._state(*place)))
        return news

    def view(self, observer: Observer) -> Any:
        """The newest position as this observer may know it."""
        return self._told.views.of(observer)

    def _state(self, observer: Observer, since: int, is_host: bool) -> State:
        may_act = observer is not None and self.is_running and self.seats[observer].bot is None
        return state_for(self.history, observer, since, may_act, is_host, self.row.undos, self._told)

    @property
    def _told(self) -> Told:
        """What those who look at the newest position share."""
        if self._told_last is None or self._told_last.position is not self.history.position:
            self._told_last = Told(self.history)
        return self._told_last

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

    def replay(self, number: int, since: int = BEFORE_EVERYTHING) -> State:
        """The game after so many actions, and of its story what comes after the action numbered `since`."""
        self.demand_finished()
        if not 0 <= number <= self.number:
            raise unfit("bad-number", f"The game has {self.number} actions.")
        return open_state(self.history, number, since)

    def record(self) -> str:
        self.demand_finished()
        players = [seat.name or "?" for seat in self.summary().seats]
        return write_record(self.history, players, remarks_in(self.chat), self.times)

    def demand_finished(self) -> None:
        if self.row.state != "finished":
            raise not_now("not-finished", "The game is not over yet.")
