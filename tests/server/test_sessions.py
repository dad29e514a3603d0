"""What the server knows of people, and remembers of them."""

from __future__ import annotations

import asyncio
from typing import Any, get_args

import pytest

from hexenkessel.kernel.languages import LANGUAGES
from hexenkessel.server.contract.people import GuestName, PersonChange, PreferencesChange
from hexenkessel.server.contract.words import Language
from hexenkessel.server.people import sessions as module
from hexenkessel.server.people.sessions import People
from hexenkessel.server.storage.store import Store
from tests.server.house import ME_AND_A_FRIEND, House, Visitor, run


@pytest.fixture
def people(store: Store) -> People:
    return People(store, b"of these tests")


def test_api_languages_match_those_of_the_kernel() -> None:
    assert get_args(Language) == LANGUAGES


def preferring(**preferences: Any) -> PersonChange:
    return PersonChange(preferences=PreferencesChange(**preferences))


def test_concurrent_changes_of_preferences_are_all_kept(people: People) -> None:
    async def change() -> None:
        ada = (await people.welcome(GuestName("Ada"))).id
        wishes = [preferring(muted=("bert",)), preferring(speed=0.0), preferring(confirm=True)]
        await asyncio.gather(*(people.change(ada, wish) for wish in wishes))
        kept = (await people.row_of(ada)).person.preferences
        assert (kept.muted, kept.speed, kept.confirm) == (("bert",), 0.0, True)

    run(change())


def test_people_at_tables_are_not_evicted_from_the_cache(
    house: House, ada: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = house.services.people
    monkeypatch.setattr(module, "_MOST_REMEMBERED", 3)
    monkeypatch.setattr(known, "_many", 3)
    table = ada.open_table(ME_AND_A_FRIEND)
    ada.http.patch("/api/me", json={"preferences": {"muted": ["eve"]}})
    strangers = []
    with bert.socket(table) as line:
        line.hear_until("table")
        for number in range(20):
            with house.visitor(f"Guest {number}") as stranger:
                strangers.append(stranger.person["id"])
        me, other = ada.person["id"], bert.person["id"]
        assert (known.name_of(me), known.muted_by(me), known.language_of(other)) == (
            "Ada",
            frozenset({"eve"}),
            "de",
        )
    assert [known.name_of(stranger) for stranger in strangers[-4:]] == [
        "?",
        "Guest 17",
        "Guest 18",
        "Guest 19",
    ]
