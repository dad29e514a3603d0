"""Who is there: guests, known by a signed cookie."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Collection
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.server import clock
from hexenkessel.server.contract import GuestName, Person, PersonChange, PersonId
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import PersonRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.trouble import unfit

COOKIE: Final = "hexenkessel"
COOKIE_AGE: Final = 365 * 24 * 60 * 60

_LONGEST_NAME: Final = 30
_MOST_REMEMBERED: Final = 10_000


class Signature:
    """Writes who somebody is into a cookie, so that nobody else can."""

    def __init__(self, secret: bytes) -> None:
        # A key of its own, so that what is signed here is of no use for anything else.
        self._key = hmac.digest(secret, b"hexenkessel cookie 1", "sha256")

    def sign(self, person: PersonId) -> str:
        return f"{person}.{self._seal(person)}"

    def read(self, cookie: str | None) -> PersonId | None:
        """Whose cookie this is, or None if we have not signed it."""
        person, _, seal = (cookie or "")[:200].partition(".")
        is_ours = hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(person).encode())
        return person if is_ours and person else None

    def _seal(self, person: PersonId) -> str:
        digest = hmac.new(self._key, person.encode("utf-8", "replace"), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


class People:
    """Everybody the server knows, read from the database when needed."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._known: OrderedDict[PersonId, PersonRow] = OrderedDict()
        self.signature = Signature(secret)

    async def welcome(self, guest: GuestName) -> Person:
        """A new guest."""
        row = PersonRow(
            secrets.token_hex(8), clean_name(guest.name), "guest", guest.language, "auto", clock.moment()
        )
        await self._store.write(partial(rows.add_person, row=row))
        self._remember(row)
        return row.person

    async def behind(self, cookie: str | None) -> Person | None:
        """The person to whom we gave this cookie."""
        person = self.signature.read(cookie)
        if person is None:
            return None
        await self.look_up([person])
        return self._known[person].person if person in self._known else None

    async def change(self, person: PersonId, wish: PersonChange) -> Person:
        await self.look_up([person])
        changes = {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not None}
        if wish.name is not None:
            changes["name"] = clean_name(wish.name)
        row = msgspec.structs.replace(self._known[person], **changes)
        await self._store.write(partial(rows.change_person, row=row))
        self._remember(row)
        return row.person

    async def look_up(self, people: Collection[PersonId]) -> None:
        """Read those that are not in memory yet, so that `name_of` knows them."""
        if missing := [person for person in people if person not in self._known]:
            for row in await self._store.read(partial(rows.find_people, ids=missing)):
                self._remember(row)

    def name_of(self, person: PersonId) -> str:
        row = self._known.get(person)
        return row.name if row else "?"

    def language_of(self, person: PersonId) -> str:
        row = self._known.get(person)
        return row.language if row else ENGLISH

    def _remember(self, row: PersonRow) -> None:
        self._known[row.id] = row
        self._known.move_to_end(row.id)
        while len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)


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
