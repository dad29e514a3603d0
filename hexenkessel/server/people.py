"""Who is there: guests and accounts, known by a signed cookie."""

from __future__ import annotations

import hmac
import secrets
import time
import unicodedata
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Collection
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec

from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.server import clock
from hexenkessel.server.contract.people import GuestName, Person, PersonChange, Preferences
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.storage import persons, rows
from hexenkessel.server.storage.rows import PersonRow, preferences_in
from hexenkessel.server.storage.store import Store
from hexenkessel.server.trouble import nobody, unfit

COOKIE: Final = "hexenkessel"
COOKIE_AGE: Final = 365 * 24 * 60 * 60

_LONGEST_NAME: Final = 30
_MOST_REMEMBERED: Final = 10_000
# Seconds after which we ask again whether a cookie still holds: another server may have ended it.
_FRESH: Final = 10.0


class Signature:
    """Writes who somebody is into a cookie, so that nobody else can: `id.stamp.seal`."""

    def __init__(self, secret: bytes) -> None:
        # A key of its own, so that what is signed here is of no use for anything else.
        self._key = hmac.digest(secret, b"hexenkessel cookie 2", "sha256")

    def sign(self, person: PersonId, stamp: int) -> str:
        return f"{person}.{stamp}.{self._seal(f'{person}.{stamp}')}"

    def read(self, cookie: str | None) -> tuple[PersonId, int] | None:
        """Whose cookie this is and with which stamp, or None if we have not signed it."""
        words, _, seal = (cookie or "")[:200].rpartition(".")
        if not hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(words).encode()):
            return None
        person, _, stamp = words.partition(".")
        return (person, int(stamp)) if person and stamp.isdecimal() else None

    def _seal(self, words: str) -> str:
        digest = hmac.new(self._key, words.encode("utf-8", "replace"), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


class People:
    """Everybody the server knows, read from the database when needed."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._known: OrderedDict[PersonId, tuple[PersonRow, float]] = OrderedDict()  # and when it was read
        self.signature = Signature(secret)

    async def welcome(self, guest: GuestName) -> PersonRow:
        """A new guest."""
        row = PersonRow(
            secrets.token_hex(8), clean_name(guest.name), "guest", guest.language, "auto", clock.moment()
        )
        await self._store.write(partial(rows.add_person, row=row))
        self.remember(row)
        return row

    def cookie_for(self, row: PersonRow) -> str:
        """By which he is known from now on, until his stamp changes."""
        return self.signature.sign(row.id, row.stamp)

    async def behind(self, cookie: str | None) -> Person | None:
        """The person to whom we gave this cookie, unless it was ended since."""
        signed = self.signature.read(cookie)
        if signed is None:
            return None
        person, stamp = signed
        row = await self._fresh(person)
        return row.person if row and row.stamp == stamp and row.kind != "gone" else None

    async def row_of(self, person: PersonId) -> PersonRow:
        """What is stored of somebody just now. Raises Trouble (401) if he is gone."""
        await self._read([person])
        row = self._row(person)
        if row is None or row.kind == "gone":
            raise nobody()
        return row

    async def change(self, person: PersonId, wish: PersonChange) -> Person:
        changes: dict[str, Any] = _said(wish)
        if wish.name is not None:
            changes["name"] = clean_name(wish.name)
        if wish.preferences is not None:
            before = preferences_in((await self.row_of(person)).preferences)
            after = msgspec.structs.replace(before, **_said(wish.preferences))
            changes["preferences"] = msgspec.json.encode(_tidy(after, person)).decode()
        if not changes:
            return (await self.row_of(person)).person
        row = await self._store.write(partial(persons.change_person, person=person, changes=changes))
        return self.remember(row).person

    async def end_cookies(self, person: PersonId) -> None:
        """Wherever he is known, he is so no longer."""
        self.remember(await self._store.write(partial(persons.new_stamp, person=person)))

    # Remembering

    async def look_up(self, people: Collection[PersonId]) -> None:
        """Read those that are not in memory yet, so that `name_of` knows them."""
        if missing := [person for person in people if person not in self._known]:
            await self._read(missing)

    def name_of(self, person: PersonId) -> str:
        """Empty if he wanted to be forgotten."""
        row = self._row(person)
        return row.name if row else "?"

    def language_of(self, person: PersonId) -> str:
        row = self._row(person)
        return row.language if row else ENGLISH

    def muted_by(self, person: PersonId) -> frozenset[PersonId]:
        """Those whose words this person does not want to read."""
        row = self._row(person)
        return frozenset(preferences_in(row.preferences).muted) if row else frozenset()

    def remember(self, row: PersonRow | None) -> PersonRow:
        """Raises Trouble (401) if there was nobody to be changed."""
        if row is None:
            raise nobody()
        self._known[row.id] = row, time.monotonic()
        self._known.move_to_end(row.id)
        while len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        return row

    def _row(self, person: PersonId) -> PersonRow | None:
        known = self._known.get(person)
        return known[0] if known else None

    async def _fresh(self, person: PersonId) -> PersonRow | None:
        known = self._known.get(person)
        if known is None or time.monotonic() - known[1] > _FRESH:
            await self._read([person])
        return self._row(person)

    async def _read(self, people: Collection[PersonId]) -> None:
        before = {person: self._known.get(person) for person in people}
        for row in await self._store.read(partial(rows.find_people, ids=people)):
            # What was written while we read is newer than what we have read.
            if self._known.get(row.id) is before[row.id]:
                self.remember(row)


def _said(wish: msgspec.Struct) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not None}


def _tidy(preferences: Preferences, person: PersonId) -> Preferences:
    """Everybody is muted once, and nobody himself."""
    muted = tuple(each for each in dict.fromkeys(preferences.muted) if each != person)
    return msgspec.structs.replace(preferences, muted=muted)


def clean_name(name: str, longest: int = _LONGEST_NAME) -> str:
    """A name that can stand in a line among others."""
    words = plain_words(name)
    if not words:
        raise unfit("bad-name", "A name needs at least one letter.")
    if len(words) > longest:
        raise unfit("bad-name", f"A name has at most {longest} letters.")
    return words


def plain_words(text: str) -> str:
    """Text without signs that hide, turn or break it, in one line."""
    signs = unicodedata.normalize("NFC", text)
    return " ".join("".join(sign for sign in signs if sign.isspace() or sign.isprintable()).split())
