"""Tables of several people, and what one finds at them beside the board."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person


def sit_down(host: Person, *guests: Person, **wishes: Any) -> str:
    """A table of these people, at which play has begun."""
    host.post("/api/guest", name="Ada")
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
    table: str = host.post("/api/tables", game="titan", seats=seats, **wishes)["id"]
    for seat, guest in enumerate(guests, 1):
        guest.post(f"/api/tables/{table}/sit", seat=seat)
    host.post(f"/api/tables/{table}/start")
    return table


def menu(person: Person) -> Locator:
    person.page.get_by_role("button", name="Table", exact=True).click()
    opened = person.page.get_by_role("dialog")
    expect(opened).to_be_visible()
    return opened
