"""Endpoints of sessions and accounts: log in, log out, change and delete oneself."""

from __future__ import annotations

from litestar import Controller, Response, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from hexenkessel.server.api.services import AnyRequest, Services, Serving, Somebody, Visitor
from hexenkessel.server.contract.people import (
    Credentials,
    Farewell,
    GuestName,
    NewPassword,
    Person,
    PersonChange,
)
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.errors import ApiError
from hexenkessel.server.http.client_address import address_of
from hexenkessel.server.http.headers import is_behind_tls
from hexenkessel.server.people.account_deletion import delete_account
from hexenkessel.server.people.sessions import COOKIE, COOKIE_AGE
from hexenkessel.server.storage.rows import PersonRow


class PeopleController(Controller):
    """Sessions and accounts."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=200)
    async def welcome(
        self, request: AnyRequest, services: Serving, data: JSONBody[GuestName]
    ) -> Response[Person]:
        """Come in as a guest. Sets the cookie by which the server knows you from now on."""
        if not services.guests.take(address_of(request.scope)):
            raise ApiError(429, "too-many-guests", "Too many guests come from there; wait a little.")
        return _known(request, services, await services.people.welcome(data))

    @get("/me")
    async def me(self, request: AnyRequest, services: Serving, person: Visitor) -> Response[Person | None]:
        """The person of this session; null if there is none. Renews a cookie that is older than a month."""
        renewed = services.people.renewed(request.cookies.get(COOKIE)) if person else None
        return Response(person, cookies=[_cookie(request, services, renewed)] if renewed else [])

    @patch("/me")
    async def change(self, services: Serving, somebody: Somebody, data: JSONBody[PersonChange]) -> Person:
        """Another name, language or theme, other preferences; what is not named stays."""
        changed = await services.people.change(somebody.id, data)
        if changed.name != somebody.name:
            services.registry.tell_of(somebody.id)
        return changed

    # Accounts

    @post("/account", status_code=200)
    async def account(
        self, request: AnyRequest, services: Serving, somebody: Somebody, data: JSONBody[Credentials]
    ) -> Person:
        """Register: a guest becomes an account, and keeps his games and his cookie."""
        return (await services.accounts.become(somebody.id, data, address_of(request.scope))).person

    @post("/login", status_code=200)
    async def login(
        self, request: AnyRequest, services: Serving, data: JSONBody[Credentials]
    ) -> Response[Person]:
        """Log in with login and password. Sets the cookie."""
        row = await services.accounts.come_in(data, address_of(request.scope))
        return _known(request, services, row)

    @post("/password", status_code=200)
    async def password(
        self, request: AnyRequest, services: Serving, somebody: Somebody, data: JSONBody[NewPassword]
    ) -> Response[Person]:
        """Change the password. All cookies end, and you get a new one."""
        row = await services.accounts.change_password(somebody.id, data, address_of(request.scope))
        # Only when the new cookie has gone out: sockets come again at once, with whatever cookie there is.
        return _known(request, services, row, BackgroundTask(services.registry.end_sockets, row.id))

    @post("/leave", status_code=200)
    async def leave(self, request: AnyRequest, services: Serving) -> Response[None]:
        """Log out: this browser forgets who I am."""
        return _forgotten(request, services)

    @post("/leave-everywhere", status_code=200)
    async def leave_everywhere(
        self, request: AnyRequest, services: Serving, somebody: Somebody
    ) -> Response[None]:
        """Log out everywhere: all browsers forget who I am, this one too. An account can log in again."""
        await services.people.end_cookies(somebody.id)
        return _forgotten(request, services, somebody.id)

    @post("/me/delete", status_code=200)
    async def delete(
        self, request: AnyRequest, services: Serving, somebody: Somebody, data: JSONBody[Farewell]
    ) -> Response[None]:
        """Delete my account: name, login, password, preferences and words. Bots play on for me."""
        if somebody.login is not None:
            await services.accounts.check(somebody.id, data.password or "", address_of(request.scope))
        try:
            await delete_account(somebody, services.store, services.people, services.registry)
        finally:
            services.registry.end_sockets(somebody.id)
        return _forgotten(request, services)


def _known(
    request: AnyRequest, services: Services, row: PersonRow, afterwards: BackgroundTask | None = None
) -> Response[Person]:
    cookie = _cookie(request, services, services.people.cookie_for(row))
    return Response(row.person, cookies=[cookie], background=afterwards)


def _forgotten(request: AnyRequest, services: Services, ended: PersonId | None = None) -> Response[None]:
    afterwards = BackgroundTask(services.registry.end_sockets, ended) if ended else None
    return Response(None, cookies=[_cookie(request, services, "", age=0)], background=afterwards)


def _cookie(request: AnyRequest, services: Services, value: str, age: int = COOKIE_AGE) -> Cookie:
    is_secure = is_behind_tls(request.scope, services.settings.origin)
    return Cookie(COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=is_secure)
