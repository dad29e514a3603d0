"""The subscribers of a table: open sockets, each with its queue and its backpressure.

Nobody is told more than he can take: of table and state only the newest waits for him, everything else in a
short queue. Who does not read until the queue is full is sent away, so that the slowest holds up nobody.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from hexenkessel.kernel.seats import Observer
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.table.messages import Look, Looked, News
from hexenkessel.server.table.state import BEFORE_EVERYTHING

LONGEST_QUEUE: Final = 100

Eyes: TypeAlias = tuple[Observer, bool]
"""Through which seat somebody looks, and whether he is the host of the table."""


class Subscriber:
    """One open socket at a table."""

    def __init__(self, person: PersonId | None, since: int) -> None:
        self.person = person  # who he is may change: whoever wants to know asks People
        self.told = since  # the number of the last entry of the story that was sent
        self.back_to: int | None = None  # what is after this has been undone and must be taken back first
        self.wants_table = True
        self.wants_state = True
        self.is_dropped = False
        self.asked: Look | None = None  # through which seat the client wants to look; None: it has not said
        self.shown: Look | None = None  # for which it is told now: the same, once all before that was sent
        # Whose eyes these are, and for which seats at the table that was found out.
        self.eyes: Eyes = (None, False)
        self.eyes_at: object = None
        self.on_news: Callable[[], None] = lambda: None  # there is something to tell
        self._queue: deque[News] = deque()

    @property
    def has_other_news(self) -> bool:
        """Is anything pending but the newest state?"""
        return self.wants_table or self.is_dropped or self.back_to is not None or bool(self._queue)

    @property
    def knows(self) -> int:
        """The number of the last entry of the story that was sent and still stands."""
        return self.told if self.back_to is None else min(self.told, self.back_to)

    def tell(self, news: News) -> None:
        if len(self._queue) >= LONGEST_QUEUE:
            self.is_dropped = True
        else:
            self._queue.append(news)
        self.on_news()

    def drop(self) -> None:
        self.is_dropped = True
        self.on_news()

    def tell_table(self) -> None:
        self.wants_table = True
        self.on_news()

    def tell_state(self) -> None:
        self.wants_state = True
        self.on_news()

    def tell_undone(self, number: int) -> None:
        self.back_to = number if self.back_to is None else min(self.back_to, number)
        self.tell_state()

    def look(self, seat: Observer) -> None:
        """Look through another seat, as soon as all that was meant for this one has been sent."""
        self.asked = Look(seat)
        self.tell(Looked(seat))

    def next_news(self) -> News | None:
        """Take the oldest message from the queue."""
        if not self._queue:
            return None
        news = self._queue.popleft()
        if isinstance(news, Looked):
            self._begin_anew(Look(news.seat))
        return news

    def _begin_anew(self, look: Look) -> None:
        self.shown, self.eyes_at = look, None
        self.told, self.back_to = BEFORE_EVERYTHING, None
        self.tell_table()
        self.tell_state()


class Subscribers:
    """All open sockets at one table."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()

    def __len__(self) -> int:
        return len(self._subscribers)

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._subscribers))

    def add(self, subscriber: Subscriber) -> None:
        self._subscribers.add(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        self._subscribers.discard(subscriber)

    @property
    def people(self) -> set[PersonId]:
        return {subscriber.person for subscriber in self._subscribers if subscriber.person is not None}

    def has(self, person: PersonId | None) -> bool:
        return person is not None and any(subscriber.person == person for subscriber in self._subscribers)

    def drop(self, person: PersonId) -> None:
        """End the sockets of somebody whose cookies have ended."""
        for subscriber in self:
            if subscriber.person == person:
                subscriber.drop()

    def drop_all(self) -> None:
        for subscriber in self:
            subscriber.drop()

    def tell_table(self) -> None:
        for subscriber in self:
            subscriber.tell_table()

    def tell_state(self) -> None:
        for subscriber in self:
            subscriber.tell_state()

    def tell_undone(self, number: int) -> None:
        for subscriber in self:
            subscriber.tell_undone(number)
