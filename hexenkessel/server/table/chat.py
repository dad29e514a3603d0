"""Chat at a table, and in the gallery of its spectators.

Who plays speaks at the table, who looks on speaks in the gallery. Those who play do not hear the gallery
before the game is over: whoever looks on may think of what they have not thought of.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.play import ChatLine
from hexenkessel.server.contract.words import Channel, PersonId
from hexenkessel.server.errors import ApiError, not_now, unfit
from hexenkessel.server.ops import clock
from hexenkessel.server.people.sessions import People, plain_words
from hexenkessel.server.storage.rows import ChatRow
from hexenkessel.server.table.ledger import Ledger
from hexenkessel.server.table.messages import ChatNews
from hexenkessel.server.table.seating import Seating
from hexenkessel.server.table.subscribers import Subscribers

LONGEST_CHAT: Final = 400
MOST_LINES: Final = 2000  # of the table, and as many of the gallery: a record has to hold them all
RECENT: Final = 50  # lines for those who come later


class Chat:
    """The chat of a table, and who may read it."""

    def __init__(self, ledger: Ledger, seating: Seating, subscribers: Subscribers, people: People) -> None:
        self._ledger = ledger
        self._seating = seating
        self._subscribers = subscribers
        self._people = people

    async def say(
        self, person: Person, text: str, channel: Channel = "table", seat: Seat | None = None
    ) -> ChatLine:
        """Say something; who has several seats may name the one that speaks."""
        words, ledger = plain_words(text), self._ledger
        if not words or len(words) > LONGEST_CHAT:
            raise unfit("bad-text", f"Say something, in at most {LONGEST_CHAT} letters.")
        speaker = self._demand_voice(person, channel, seat)
        self._demand_room_for_words(person, channel)
        name = person.name if speaker is None else ledger.seats[speaker].name or person.name
        row = ChatRow(ledger.id, ledger.number, speaker, person.id, name, words, clock.moment(), channel)
        stored = await ledger.say(row)
        for subscriber in self._subscribers:
            if self._hears(subscriber.person, stored):
                subscriber.tell(ChatNews(line_of(stored)))
        return line_of(stored)

    def recent_lines(self, person: PersonId | None) -> list[ChatLine]:
        """The backlog for somebody who comes."""
        heard = (row for row in reversed(self._ledger.chat) if self._hears(person, row))
        return [line_of(row) for row in islice(heard, RECENT)][::-1]

    def open_gallery(self) -> None:
        """The game is over: those who played are told what was said above."""
        for subscriber in self._subscribers:
            if self._seating.sits(subscriber.person):
                for line in self.recent_lines(subscriber.person):
                    if line.channel == "gallery":
                        subscriber.tell(ChatNews(line))

    def _demand_voice(self, person: Person, channel: Channel, seat: Seat | None) -> Seat | None:
        """The seat that speaks; None is somebody who looks on."""
        seats = self._seating.seats_of(person.id)
        if channel == "table" and not seats:
            raise ApiError(403, "only-gallery", "Those who look on speak in the gallery.")
        if channel == "gallery" and seats and not self._ledger.is_over:
            raise ApiError(403, "only-table", "Those who play speak at the table, until the game is over.")
        return self._seating.demand_seat(person, seat) if seat is not None else next(iter(seats), None)

    def _demand_room_for_words(self, person: Person, channel: Channel) -> None:
        if sum(row.channel == channel for row in self._ledger.chat) >= MOST_LINES:
            raise not_now("chat-full", f"There is room for {MOST_LINES} lines, and they have been said.")
        if not self._people.voices.take(person.id):
            raise ApiError(429, "too-much-chat", "You have said much at once; wait a little.")

    def _hears(self, person: PersonId | None, row: ChatRow) -> bool:
        if person is None:
            return True
        if row.person in self._people.muted_by(person):
            return False
        return row.channel == "table" or self._ledger.is_over or not self._seating.sits(person)


def line_of(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.seat, row.name, row.text, row.time, row.person, row.channel)
