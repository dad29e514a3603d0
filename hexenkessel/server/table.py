"""A table in memory: who sits there, the game as it is being played, and who looks on."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.kernel.gate import check
from hexenkessel.kernel.record import write_record
from hexenkessel.kernel.refusal import Refusal, Refused
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.contract.play import State
from hexenkessel.server.contract.tables import TableSummary
from hexenkessel.server.orders import Obedience
from hexenkessel.server.recording import remarks_in
from hexenkessel.server.state import BEFORE_EVERYTHING, StateTold, open_state, state_for
from hexenkessel.server.summary import summary_of
from hexenkessel.server.trouble import not_now, unfit


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
        return self._told(observer, since, is_host).state

    def state_news(self, observer: Observer, since: int, is_host: bool) -> str:
        """The same, as it goes over a socket."""
        return self._told(observer, since, is_host).news

    def view(self, observer: Observer) -> Any:
        """The newest position as this observer may know it."""
        position = self.history.position
        if self._viewed is None or self._viewed[0] is not position:
            self._viewed = position, self.game.views(position)
        return self._viewed[1](observer)

    def _told(self, observer: Observer, since: int, is_host: bool) -> StateTold:
        """Made once for all who sit in the same place and know as much."""
        may_act = observer is not None and self.is_running and self.seats[observer].bot is None
        key = (observer, since, may_act, is_host)
        if key not in self._states:
            state = state_for(self.history, observer, since, may_act, is_host, self.view(observer))
            self._states[key] = StateTold(msgspec.structs.replace(state, undos=self.row.undos))
        return self._states[key]

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
