"""What every part of the API works with."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, RequestCookies

from hexenkessel.server.accounts import Accounts, Passwords
from hexenkessel.server.contract.people import Person
from hexenkessel.server.fresh import Fresh
from hexenkessel.server.hall import Hall
from hexenkessel.server.limits import Buckets
from hexenkessel.server.log import note
from hexenkessel.server.opponents import Opponents
from hexenkessel.server.people import COOKIE, People
from hexenkessel.server.records import Records
from hexenkessel.server.replaying import Replays
from hexenkessel.server.settings import Settings, secret_of
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import Trouble, nobody

AnyRequest: TypeAlias = Request[Any, Any, Any]


class Services:
    """The parts of one running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.crowd)
        self.people = People(self.store, secret_of(settings))
        self.opponents = Opponents(settings.thinkers, settings.thinking_time)
        self.fresh = Fresh()
        self.hall = Hall(self.store, self.people, self.opponents, self.fresh, settings.tables_in_memory)
        self.records = Records(self.hall, self.store, self.fresh)
        self.replays = Replays()
        self.passwords = Passwords()
        self.accounts = Accounts(self.store, self.people, settings, self.passwords)
        self.guests = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute, "guests")
        self.searches = Buckets(settings.searches_per_second, 5 * settings.searches_per_second, "searches")
        self.checks = Buckets(settings.checks_per_minute / 60, settings.checks_per_minute, "checks")
        self.uploads = Buckets(settings.records_per_minute / 60, settings.records_per_minute, "records")
        self.stories = Buckets(settings.stories_per_minute / 60, settings.stories_per_minute, "stories")

    def demand_check(self, address: str) -> None:
        """To look at a way to play takes time, whether a table is opened or not."""
        if not self.checks.take(address):
            raise Trouble(429, "too-many-checks", "Too much comes from there to be checked; wait a little.")

    def demand_story(self, address: str) -> None:
        """A whole game is long, and anybody may ask for it."""
        if not self.stories.take(address):
            raise Trouble(429, "too-many-stories", "Too many whole games are asked for; wait a little.")

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        if word := self.settings.rehearsal:
            # A script of its own for every start: no table is called as one that is there already.
            tables = await self.store.read(rows.count_tables)
            self.fresh.rehearse(f"{word} {tables}")
            note("rehearsal", logging.WARNING, text="Anybody can foresee the dice and find private tables.")

    async def close(self) -> None:
        await self.hall.close()
        self.opponents.close()
        self.passwords.close()
        self.records.close()
        await self.store.close()


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


Serving: TypeAlias = NamedDependency[Services]


async def provide_person(services: Serving, cookies: RequestCookies) -> Person | None:
    """Whoever the cookie says it is, if we have signed it."""
    return await services.people.behind(cookies.get(COOKIE))


Visitor: TypeAlias = NamedDependency[Person | None]


async def provide_somebody(person: Visitor) -> Person:
    """A visitor who has told us a name."""
    if person is None:
        raise nobody()
    return person


Somebody: TypeAlias = NamedDependency[Person]


async def provide_table(services: Serving, id: FromPath[str]) -> Table:
    """The table that the address names."""
    return await services.hall.table(id)


AtTable: TypeAlias = NamedDependency[Table]

DEPENDENCIES: Final = {
    "services": Provide(provide_services),
    "person": Provide(provide_person),
    "somebody": Provide(provide_somebody),
    "table": Provide(provide_table),
}
