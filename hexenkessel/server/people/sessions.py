"""Sessions: guests and accounts, known by a signed cookie."""

from __future__ import annotations

import hmac
import secrets
import time
import unicodedata
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import partial
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.server.contract.people import GuestName, Person, PersonChange, Preferences
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.errors import nobody, unfit
from hexenkessel.server.http.rate_limits import TokenBuckets
from hexenkessel.server.ops import clock
from hexenkessel.server.storage import people as people_rows
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import PersonRow, preferences_in
from hexenkessel.server.storage.store import Store

COOKIE: Final = "hexenkessel"
_DAY: Final = 24 * 60 * 60
COOKIE_AGE: Final = 365 * _DAY
_NEW_FOR: Final = 30  # days; then whoever comes gets his cookie anew, and a year counts from his last visit

LONGEST_NAME: Final = 30
_MOST_REMEMBERED: Final = 10_000  # of those who are elsewhere
_LINES_PER_SECOND: Final = 1.0  # that somebody may say, wherever
_LINES_AT_ONCE: Final = 20.0
# Seconds after which we ask again whether a cookie still holds: another server may have ended it.
_FRESH: Final = 10.0


class Signed(NamedTuple):
    """The contents of a session cookie."""

    person: PersonId
    stamp: int
    day: int = 0  # since 1970, on which it was given; long ago if it does not say


class Signature:
    """Signs and reads session cookies: `id.stamp.day.seal`, sealed with an HMAC."""

    def __init__(self, secret: bytes) -> None:
        # A key of its own, so that what is signed here is of no use for anything else.
        self._key = hmac.digest(secret, b"hexenkessel cookie 2", "sha256")

    def sign(self, person: PersonId, stamp: int, day: int) -> str:
        words = f"{person}.{stamp}.{day}"
        return f"{words}.{self._seal(words)}"

    def read(self, cookie: str | None) -> Signed | None:
        """The contents of this cookie, or None if we have not signed it."""
        words, _, seal = (cookie or "")[:200].rpartition(".")
        if not hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(words).encode()):
            return None
        person, *numbers = words.split(".")
        is_one = person and len(numbers) in (1, 2) and all(number.isdecimal() for number in numbers)
        return Signed(person, *map(int, numbers)) if is_one else None

    def _seal(self, words: str) -> str:
        digest = hmac.new(self._key, words.encode("utf-8", "replace"), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


class _Known(NamedTuple):
    """A cached person."""

    row: PersonRow
    person: Person  # the same, as he is told
    read: float  # when


class People:
    """The people a server knows: a cache of their rows, and their sessions."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._known: OrderedDict[PersonId, _Known] = OrderedDict()
        self._many = _MOST_REMEMBERED  # then we look whom we can forget
        # Those of whom tables speak without asking the database: none of them, however many others come.
        self.who_is_here: Callable[[], Collection[PersonId]] = frozenset
        self.signature = Signature(secret)
        self.voices = TokenBuckets(_LINES_PER_SECOND, _LINES_AT_ONCE, "chat")

    async def welcome(self, guest: GuestName) -> PersonRow:
        """A new guest."""
        row = PersonRow(
            secrets.token_hex(8), clean_name(guest.name), "guest", guest.language, "auto", clock.moment()
        )
        await self._store.write(partial(rows.add_person, row=row))
        self.remember(row)
        return row

    def cookie_for(self, row: PersonRow) -> str:
        """The session cookie of a person, good until his stamp changes."""
        return self.signature.sign(row.id, row.stamp, _today())

    def renewed(self, cookie: str | None) -> str | None:
        """The same cookie, given today; None if it is still new. One that was ended stays so."""
        signed = self.signature.read(cookie)
        if signed is None or _today() - signed.day < _NEW_FOR:
            return None
        return self.signature.sign(signed.person, signed.stamp, _today())

    async def behind(self, cookie: str | None) -> Person | None:
        """The person to whom we gave this cookie, unless it was ended since."""
        signed = self.signature.read(cookie)
        if signed is None:
            return None
        known = await self._fresh(signed.person)
        if known is None or known.row.stamp != signed.stamp or known.row.kind == "gone":
            return None
        return known.person

    def somebody(self, person: PersonId | None) -> Person:
        """A person from the cache, as he is by now. Raises ApiError (401) if there is none (any more)."""
        known = self._known.get(person) if person else None
        if known is None or known.row.kind == "gone":
            raise nobody()
        return known.person

    async def row_of(self, person: PersonId) -> PersonRow:
        """The row of a person, read anew. Raises ApiError (401) if he was deleted."""
        await self._read([person])
        known = self._known.get(person)
        if known is None or known.row.kind == "gone":
            raise nobody()
        return known.row

    async def change(self, person: PersonId, wish: PersonChange) -> Person:
        changes: dict[str, Any] = _said(wish)
        if wish.name is not None:
            changes["name"] = clean_name(wish.name)
        expected: dict[str, Any] = {}
        while True:
            before = await self.row_of(person)
            if wish.preferences is not None:
                after = msgspec.structs.replace(preferences_in(before.preferences), **_said(wish.preferences))
                changes["preferences"] = msgspec.json.encode(_tidy(after, person)).decode()
                expected["preferences"] = before.preferences
            if not changes:
                return before.person
            change = partial(people_rows.change_person, person=person, changes=changes, **expected)
            if row := await self._store.write(change):
                return self.remember(row).person
            # Something else was changed meanwhile, or he is gone.

    async def end_cookies(self, person: PersonId) -> None:
        """Revoke all sessions of a person, by a new stamp."""
        self.remember(await self._store.write(partial(people_rows.new_stamp, person=person)))

    # Remembering

    async def look_up(self, people: Collection[PersonId]) -> None:
        """Read those that are not in memory yet, so that `name_of` knows them."""
        if missing := [person for person in people if person not in self._known]:
            await self._read(missing)

    def name_of(self, person: PersonId) -> str:
        """The name of somebody who is here or was looked up; empty if his account was deleted."""
        known = self._known.get(person)
        return known.row.name if known else "?"

    def language_of(self, person: PersonId | None) -> str:
        known = self._known.get(person) if person else None
        return known.row.language if known else ENGLISH

    def muted_by(self, person: PersonId) -> frozenset[PersonId]:
        """Those whose words this person does not want to read."""
        known = self._known.get(person)
        return frozenset(known.person.preferences.muted) if known else frozenset()

    def remember(self, row: PersonRow | None) -> PersonRow:
        """Put a row into the cache. Raises ApiError (401) if there was nobody to be changed."""
        if row is None:
            raise nobody()
        self._known[row.id] = _Known(row, row.person, time.monotonic())
        self._known.move_to_end(row.id)
        if len(self._known) > self._many:
            self._forget_some()
        return row

    def _forget_some(self) -> None:
        """Evict those who are elsewhere and were read least recently: many at once, as it takes a while."""
        here = self.who_is_here()
        elsewhere = [person for person in self._known if person not in here]
        for person in elsewhere[:-_MOST_REMEMBERED]:
            del self._known[person]
        self._many = len(self._known) + _MOST_REMEMBERED // 10

    async def _fresh(self, person: PersonId) -> _Known | None:
        known = self._known.get(person)
        if known is None or time.monotonic() - known.read > _FRESH:
            await self._read([person])
        return self._known.get(person)

    async def _read(self, people: Collection[PersonId]) -> None:
        before = {person: self._known.get(person) for person in people}
        for row in await self._store.read(partial(rows.find_people, ids=people)):
            # What was written while we read is newer than what we have read.
            if self._known.get(row.id) is before[row.id]:
                self.remember(row)


def _today() -> int:
    return clock.seconds() // _DAY


def _said(wish: msgspec.Struct) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not None}


def _tidy(preferences: Preferences, person: PersonId) -> Preferences:
    """Preferences without duplicates: everybody is muted once, and nobody himself."""
    muted = tuple(each for each in dict.fromkeys(preferences.muted) if each != person)
    return msgspec.structs.replace(preferences, muted=muted)


def clean_name(name: str) -> str:
    """A name that can stand in a line among others."""
    words = plain_words(name)
    if not words:
        raise unfit("bad-name", "A name needs at least one letter.")
    if len(words) > LONGEST_NAME:
        raise unfit("bad-name", f"A name has at most {LONGEST_NAME} letters.")
    return words


def plain_words(text: str) -> str:
    """Text without signs that hide, turn or break it, in one line."""
    signs = unicodedata.normalize("NFC", text)
    return " ".join("".join(sign for sign in signs if sign.isspace() or sign.isprintable()).split())
