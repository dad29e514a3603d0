"""Who I am."""

from __future__ import annotations

from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from hexenkessel.server.api.services import AnyRequest, Services, Serving, Somebody, Visitor
from hexenkessel.server.contract import GuestName, Person, PersonChange
from hexenkessel.server.guard import address_of
from hexenkessel.server.people import COOKIE, COOKIE_AGE
from hexenkessel.server.trouble import Trouble


class PeopleController(Controller):
    """Guests come, change and leave."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=200)
    async def welcome(
        self, request: AnyRequest, services: Serving, data: JSONBody[GuestName]
    ) -> Response[Person]:
        """Come in as a guest. Sets the cookie by which the server knows you from now on."""
        if not services.guests.take(address_of(request.scope)):
            raise Trouble(429, "too-many-guests", "Too many guests come from there; wait a little.")
        person = await services.people.welcome(data)
        signed = services.people.signature.sign(person.id)
        return Response(person, cookies=[_cookie(request, services, signed)])

    @get("/me")
    async def me(self, person: Visitor) -> Person | None:
        """Who the server thinks you are; null if nobody."""
        return person

    @patch("/me")
    async def change(self, services: Serving, somebody: Somebody, data: JSONBody[PersonChange]) -> Person:
        """Another name, language or theme."""
        changed = await services.people.change(somebody.id, data)
        if changed.name != somebody.name:
            services.hall.tell_of(somebody.id)
        return changed

    @post("/leave", status_code=200)
    async def leave(self, request: AnyRequest, services: Serving) -> Response[None]:
        """Forget who I am."""
        return Response(None, cookies=[_cookie(request, services, "", age=0)])


def _cookie(request: AnyRequest, services: Services, value: str, age: int = COOKIE_AGE) -> Cookie:
    is_secure = request.scope["scheme"] == "https" or services.settings.origin.startswith("https:")
    return Cookie(COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=is_secure)
