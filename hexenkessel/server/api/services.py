"""Services and dependency injection: what every part of the API works with."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, RequestCookies

from hexenkessel.server.bots.pool import BotPool
from hexenkessel.server.contract.people import Person
from hexenkessel.server.errors import ApiError, nobody
from hexenkessel.server.http.rate_limits import TokenBuckets
from hexenkessel.server.lobby.registry import TableRegistry
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.ops.tokens import TokenSource
from hexenkessel.server.people.accounts import Accounts, Passwords
from hexenkessel.server.people.sessions import COOKIE, People
from hexenkessel.server.records.replay import Replays
from hexenkessel.server.records.service import Records
from hexenkessel.server.settings import Settings, secret_of
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.bulk_insert import remove_unfinished_copies
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table.table import Table

AnyRequest: TypeAlias = Request[Any, Any, Any]


class Services:
    """The services of one running server, made in order, opened and closed together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.crowd)
        self.people = People(self.store, secret_of(settings))
        self.rules_worker = RulesWorker()
        self.bot_pool = BotPool(settings.thinkers, settings.thinking_time, self.rules_worker)
        self.tokens = TokenSource()
        self.registry = TableRegistry(
            self.store, self.people, self.rules_worker, self.bot_pool, self.tokens, settings
        )
        self.records = Records(self.registry, self.store, self.tokens)
        self.replays = Replays()
        self.passwords = Passwords()
        self.accounts = Accounts(self.store, self.people, settings, self.passwords)
        self.guests = TokenBuckets(settings.guests_per_minute / 60, settings.guests_per_minute, "guests")
        self.searches = TokenBuckets(
            settings.searches_per_second, 5 * settings.searches_per_second, "searches"
        )
        self.checks = TokenBuckets(settings.checks_per_minute / 60, settings.checks_per_minute, "checks")
        self.uploads = TokenBuckets(settings.records_per_minute / 60, settings.records_per_minute, "records")
        self.stories = TokenBuckets(settings.stories_per_minute / 60, settings.stories_per_minute, "stories")

    def demand_check(self, address: str) -> None:
        """The rate limit of setup checks: they take time, whether a table is opened or not."""
        if not self.checks.take(address):
            raise ApiError(429, "too-many-checks", "Too much comes from there to be checked; wait a little.")

    def demand_story(self, address: str) -> None:
        """The rate limit of whole replays: a game is long, and anybody may ask for it."""
        if not self.stories.take(address):
            raise ApiError(429, "too-many-stories", "Too many whole games are asked for; wait a little.")

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        await self.store.write(remove_unfinished_copies)
        if word := self.settings.rehearsal:
            # A script of its own for every start: no table is called as one that is there already.
            tables = await self.store.read(rows.count_tables)
            self.tokens.rehearse(f"{word} {tables}")
            log_event(
                "rehearsal", logging.WARNING, text="Anybody can foresee the dice and find private tables."
            )

    async def close(self) -> None:
        await self.registry.close()
        self.bot_pool.close()
        self.rules_worker.close()
        self.passwords.close()
        self.records.close()
        await self.store.close()


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


Serving: TypeAlias = NamedDependency[Services]


async def provide_person(services: Serving, cookies: RequestCookies) -> Person | None:
    """The person of the session cookie, if we have signed it."""
    return await services.people.behind(cookies.get(COOKIE))


Visitor: TypeAlias = NamedDependency[Person | None]


async def provide_somebody(person: Visitor) -> Person:
    """The person of the session. Raises ApiError (401) if there is none."""
    if person is None:
        raise nobody()
    return person


Somebody: TypeAlias = NamedDependency[Person]


async def provide_table(services: Serving, id: FromPath[str]) -> Table:
    """The table that the address names."""
    return await services.registry.table(id)


AtTable: TypeAlias = NamedDependency[Table]

DEPENDENCIES: Final = {
    "services": Provide(provide_services),
    "person": Provide(provide_person),
    "somebody": Provide(provide_somebody),
    "table": Provide(provide_table),
}
