"""Accounts: a login and a password, by which somebody is known in any browser."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_bytes
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from sqlalchemy.exc import IntegrityError

from hexenkessel.server.contract.people import Credentials, NewPassword
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.errors import ApiError, not_now, unfit
from hexenkessel.server.http.rate_limits import TokenBuckets
from hexenkessel.server.people.sessions import People
from hexenkessel.server.settings import Settings
from hexenkessel.server.storage import people as people_rows
from hexenkessel.server.storage.rows import PersonRow
from hexenkessel.server.storage.schema import PEOPLE
from hexenkessel.server.storage.store import Store

T = TypeVar("T")

LOGIN_LENGTHS: Final = range(3, 31)
PASSWORD_LENGTHS: Final = range(8, 201)
_LOGIN: Final = re.compile(f"[a-z0-9._-]{{{LOGIN_LENGTHS[0]},{LOGIN_LENGTHS[-1]}}}")

# Each takes 46 MiB and about a tenth of a second: two at a time are no burden even for a small machine.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=46 * 1024, parallelism=1)
_AT_A_TIME: Final = 2
_MOST_WAITING: Final = 50


class Passwords:
    """Makes and checks the hashes of passwords, beside the event loop and never many at once."""

    def __init__(self, hasher: PasswordHasher = _HASHER) -> None:
        self._hasher = hasher
        self._threads = ThreadPoolExecutor(_AT_A_TIME, thread_name_prefix="passwords")
        self._waiting = 0
        # Stands in for the hash of a login that nobody has, so that the answer takes as long.
        self._nobodys = _hash_of_nobody(hasher)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await self._apart(partial(self._hasher.hash, _plain(password)))

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Takes as long for None as for a hash."""
        is_right = await self._apart(partial(self._verify, stored or self._nobodys, _plain(password)))
        return is_right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Made when hashing was cheaper (or dearer) than it is today."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _apart(self, work: partial[T]) -> T:
        if self._waiting >= _MOST_WAITING:
            raise ApiError(503, "busy", "Too many people come in just now; wait a little.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _hash_of_nobody(hasher: PasswordHasher) -> str:
    """As this hasher would write it, but drawn by lot: no password that fits is known to anybody."""
    salt, digest = (
        b64encode(token_bytes(length)).rstrip(b"=").decode() for length in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${digest}"


class Accounts:
    """Guests become accounts, come in, and change their passwords."""

    def __init__(self, store: Store, people: People, settings: Settings, passwords: Passwords) -> None:
        self._store = store
        self._people = people
        self._passwords = passwords
        per_minute, per_hour = settings.logins_per_minute, settings.guesses_per_hour
        self._addresses = TokenBuckets(per_minute / 60, per_minute, "logins")
        self._logins = TokenBuckets(per_hour / 3600, per_hour / 3, "guesses")

    async def become(self, person: PersonId, wish: Credentials, address: str) -> PersonRow:
        """A guest gets a login. He stays who he is."""
        login = clean_login(wish.login)
        demand_good(wish.password, login)
        if (await self._people.row_of(person)).login is not None:
            raise already_account()
        self._demand_patience(address, None)
        hashed = await self._passwords.hash(wish.password)
        changes = {"login": login, "password": hashed, "kind": "account"}
        change = partial(people_rows.change_person, person=person, changes=changes, login=None)
        try:
            row = await self._store.write(change)
        except IntegrityError:
            raise not_now("login-taken", "Somebody else has this login.") from None
        if row is None:
            raise already_account()
        return self._people.remember(row)

    async def come_in(self, wish: Credentials, address: str) -> PersonRow:
        """Log in: the person who has this login and this password."""
        login = wish.login.strip().lower()
        if not _LOGIN.fullmatch(login):
            login = ""  # nobody has such a login, and a long one is not worth remembering
        self._demand_patience(address, login)
        row = await self._store.read(partial(people_rows.find_login, login=login))
        # What follows counts for the row that was checked: if the password has been changed meanwhile, its
        # stamp is worthless.
        if not await self._passwords.is_right(row.password if row else None, wish.password) or row is None:
            raise wrong_login()
        await self._renew(row, wish.password)
        await self._people.row_of(row.id)  # another server may have changed him since we looked
        return row

    async def check(self, person: PersonId, password: str, address: str) -> PersonRow:
        """Check the password of somebody who is logged in. Raises ApiError if it is wrong."""
        row = await self._people.row_of(person)
        if row.login is None:
            raise not_now("no-account", "You come as a guest, without a password.")
        self._demand_patience(address, row.login)
        if not await self._passwords.is_right(row.password, password):
            raise wrong_login()
        return row

    async def change_password(self, person: PersonId, wish: NewPassword, address: str) -> PersonRow:
        """All cookies end with the old password."""
        before = await self.check(person, wish.old, address)
        demand_good(wish.new, before.login)
        changes = {"password": await self._passwords.hash(wish.new), "stamp": PEOPLE.c.stamp + 1}
        change = partial(
            people_rows.change_person,
            person=person,
            changes=changes,
            password=before.password,
            stamp=before.stamp,
        )
        row = await self._store.write(change)
        if row is None:
            raise wrong_login()  # somebody was faster, and the old password is no longer the right one
        return self._people.remember(row)

    async def _renew(self, row: PersonRow, password: str) -> None:
        if row.password is not None and self._passwords.is_outdated(row.password):
            changes = {"password": await self._passwords.hash(password)}
            renewal = partial(
                people_rows.change_person, person=row.id, changes=changes, password=row.password
            )
            await self._store.write(renewal)

    def _demand_patience(self, address: str, login: str | None) -> None:
        if not self._addresses.take(address) or (login is not None and not self._logins.take(login)):
            raise ApiError(429, "too-many-logins", "Too many attempts; wait a little.")


def clean_login(login: str) -> str:
    cleaned = login.strip().lower()
    if not _LOGIN.fullmatch(cleaned):
        raise unfit("bad-login", "A login has 3 to 30 letters from a to z, digits, dots or dashes.")
    return cleaned


def demand_good(password: str, login: str | None) -> None:
    if len(password) not in PASSWORD_LENGTHS or password.strip().lower() == login:
        raise unfit("bad-password", "A password has 8 to 200 letters, and is not the login.")


def _plain(password: str) -> bytes:
    """The same bytes for what looks the same, whatever keyboard it comes from."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def wrong_login() -> ApiError:
    return ApiError(403, "wrong-login", "Login or password is wrong.")


def already_account() -> ApiError:
    return not_now("already-account", "You have a login already.")
