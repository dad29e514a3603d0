"""Broadcast of a game to the subscribers of its table, each as far as it may know.

What several may know is made once; and while an action is on its way to disk, what will be told of it is
worked out: nobody waits for both.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Decision, check, decision, offer, offered
from hexenkessel.kernel.history import Move
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refusal, Refused
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.contract.play import ActionOffer, Continuing, State
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.table.ledger import Ledger
from hexenkessel.server.table.seating import Seating
from hexenkessel.server.table.state import (
    BEFORE_EVERYTHING,
    Place,
    RenderedPosition,
    continuing_json,
    news_of,
)
from hexenkessel.server.table.subscribers import Eyes, Subscriber, Subscribers


class Broadcast:
    """Renders the newest position for each subscriber, as far as it may know it.

    Whoever renders a state awaits `list_choices` of its observer first; else what takes long is listed here.
    """

    def __init__(
        self, ledger: Ledger, seating: Seating, subscribers: Subscribers, rules_worker: RulesWorker
    ) -> None:
        self._ledger = ledger
        self._seating = seating
        self._subscribers = subscribers
        self._rules_worker = rules_worker
        self._listing = asyncio.Lock()
        # What has been made of the newest position; and of the next one while the action that leads there
        # is on its way to disk.
        self._last: RenderedPosition | None = None
        self._next: RenderedPosition | None = None
        # For which seats, and after how many were taken back: else what would be told is not what was.
        self._seats = ledger.seats
        self._undos = ledger.row.undos

    def state(self, observer: Observer, since: int = BEFORE_EVERYTHING, is_host: bool = False) -> State:
        """The state as this observer may know it."""
        told, place = self._told, (observer, since, is_host)
        if (state := told.states.get(place)) is None:
            state = told.states[place] = self._state(told, place)
        return state

    def view(self, observer: Observer) -> Any:
        """The newest position as this observer may know it."""
        return self._told.views.of(observer)

    async def list_choices(self, observer: Observer) -> bool:
        """Have listed elsewhere what this observer is asked, if the newest position is a heavy one. False if
        nobody had to wait for that: then everything is as it was."""
        if observer is None or not self._is_listing_needed(observer):
            return False
        ledger = self._ledger
        async with self._listing:  # once for all screens
            while self._is_listing_needed(observer):
                position, host = ledger.history.position, ledger.row.host
                asked = await self._rules_worker.ask(host, _brief_decision, ledger.game, position, observer)
                if position is ledger.history.position:  # an old one is to keep nothing
                    offer(position, asked)
        return True

    def _is_listing_needed(self, seat: Seat) -> bool:
        position = self._ledger.history.position
        return (
            seat in position.due
            and self._may_act(seat)
            and self._ledger.game.is_heavy(position)
            and offered(position, seat) is None
        )

    def eyes_of(self, subscriber: Subscriber) -> Eyes:
        """Through which seat a subscriber looks now, and whether it is the host's."""
        if subscriber.eyes_at is not self._ledger.seats:
            self._find_eyes(subscriber)
        return subscriber.eyes

    def news_for(self, subscriber: Subscriber) -> str:
        """The message that tells a subscriber the state after what it was told last."""
        return self._news_for(subscriber, self._told)

    def prepare(self, move: Move[Any]) -> None:
        """Render ahead what will be broadcast of this action, once it is on disk."""
        ledger = self._ledger
        if ledger.history.position is not move.before:
            return  # it is there already
        if ledger.game.is_heavy(move.played.position):
            return  # it will be listed elsewhere
        self._forget_what_has_changed()
        told, number = RenderedPosition(ledger.history, move), ledger.number
        for subscriber in self._subscribers:
            if subscriber.told == number and not subscriber.has_other_news:
                self._news_for(subscriber, told)
        self._next = told

    def _news_for(self, subscriber: Subscriber, told: RenderedPosition) -> str:
        observer, is_host = self.eyes_of(subscriber)
        place = observer, subscriber.knows, is_host
        if (news := told.news.get(place)) is None:
            # Written once for all who are told the same.
            news = told.news[place] = news_of(self._state(told, place))
        return news

    def _find_eyes(self, subscriber: Subscriber) -> None:
        """Cache through which seat a subscriber looks, until seats change or it looks through another."""
        whose = subscriber.person
        subscriber.eyes = self._seating.look_of(whose, subscriber.shown), self._seating.is_host(whose)
        subscriber.eyes_at = self._ledger.seats

    def _state(self, told: RenderedPosition, place: Place) -> State:
        return told.state(place, self._may_act(place[0]), self._ledger.row.undos)

    def _may_act(self, observer: Observer) -> bool:
        ledger = self._ledger
        return observer is not None and ledger.is_running and ledger.seats[observer].bot is None

    @property
    def _told(self) -> RenderedPosition:
        """The rendered newest position, which all observers share."""
        self._forget_what_has_changed()
        told, position = self._last, self._ledger.history.position
        if told is None or told.position is not position:
            told, self._next = self._next, None
            if told is None or told.position is not position:
                told = RenderedPosition(self._ledger.history)
            self._last = told
        return told

    def _forget_what_has_changed(self) -> None:
        seats, undos = self._ledger.seats, self._ledger.row.undos
        if self._seats is not seats or self._undos != undos:
            self._last = self._next = None
            self._seats, self._undos = seats, undos

    # Questions of a seat

    async def continuing(self, seat: Seat, number: int, pick: Pick) -> Continuing:
        """All actions of this seat that begin with this click. Raises Stale if the game has gone on."""
        ledger = self._ledger
        ledger.demand_current(number)
        position, host = ledger.history.position, ledger.row.host
        told = await self._rules_worker.ask(host, continuing_json, ledger.game, position, seat, pick)
        offers, about = map(msgspec.Raw, told)
        return Continuing(number, pick, cast(tuple[ActionOffer, ...], offers), about)  # written already

    def why_not(self, seat: Seat, words: str) -> Refusal | None:
        """Dry run: the rule that would forbid this."""
        try:
            return check(self._ledger.history.position, seat, self._ledger.game.grammar.read(words))
        except Refused as refused:
            return refused.refusal


def _brief_decision(game: Game[Any, Any], position: Position[Any], seat: Seat) -> Decision:
    return decision(position, seat, is_brief=True)
