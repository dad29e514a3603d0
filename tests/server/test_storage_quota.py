"""What one host keeps is bounded, and games that were given up at once are not kept at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from hexenkessel.server.lobby import expiry
from hexenkessel.server.storage.quota import FEW_ACTIONS
from hexenkessel.server.storage.schema import ACTIONS, TABLES, TEXTS
from tests.server.house import ME_AND_A_FRIEND, House, Visitor, open_house, run, settings_in, wait_for
from tests.server.test_expiry import is_there
from tests.server.test_stored_texts import opened, scenario

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def stored(house: House) -> int:
    """About how many bytes all games take."""

    def length(connection: Connection) -> int:
        columns = (TEXTS.c.text, ACTIONS.c.text, TABLES.c.options)
        found = (connection.execute(select(func.sum(func.length(each)))).scalar() for each in columns)
        return sum(each or 0 for each in found)

    bytes_: int = run(house.services.store.read(length))
    return bytes_


def given_up(who: Visitor, made: str) -> str:
    table = opened(who, made)
    who.post(f"/api/tables/{table}/resign")
    return table


# The quota


def test_storage_quota_evicts_the_oldest_games_of_a_host(folder: Path) -> None:
    with open_house(settings_in(folder, storage_per_host=1)) as house, house.visitor("Ada") as ada:
        tables = [given_up(ada, scenario(ada, word=f"{number:02d}")) for number in range(25)]
        run(expiry.drop_unused_texts(house.services.store))
        assert stored(house) < 1_300_000
        there = [is_there(ada, table) for table in tables]
        assert there == sorted(there) and not there[0] and there[-1], "The oldest go first."
        with house.visitor("Bert") as bert:  # which is no business of anybody else
            assert is_there(bert, opened(bert, scenario(bert)))


def test_storage_quota_rejects_further_unfinished_games(folder: Path) -> None:
    with open_house(settings_in(folder, storage_per_host=1)) as house, house.visitor("Ada") as ada:
        wishes = (scenario(ada, word=f"{number:02d}") for number in range(25))
        tables = []
        for made in wishes:
            wish = {"game": "armageddon", "seats": ME_AND_A_BOT, "options": {"scenario": made}}
            answer = ada.http.post("/api/tables", json=wish)
            if not answer.is_success:
                break
            tables.append(answer.json()["id"])
        assert answer.json()["error"] == "too-much-stored"
        for table in tables[:2]:
            ada.post(f"/api/tables/{table}/close")
        opened(ada, scenario(ada))


def test_storage_quota_spares_watched_games(folder: Path) -> None:
    with open_house(settings_in(folder, storage_per_host=1)) as house, house.visitor("Ada") as ada:
        first = given_up(ada, scenario(ada, word="first"))
        with ada.socket(first) as line:
            line.hear_until("state")
            tables = [given_up(ada, scenario(ada, word=f"{number:02d}")) for number in range(15)]
            assert is_there(ada, first) and not is_there(ada, tables[0])


# Given up at once


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a minute had gone."""
    monkeypatch.setattr(expiry, "_SHORT_PAUSE", -10.0)


def drop(house: House, since: str = "") -> None:
    run(expiry.drop_given_up(house.services.registry, house.services.store, since))


def test_games_resigned_within_a_few_actions_are_deleted(house: House, ada: Visitor, at_once: None) -> None:
    table, later = given_up(ada, "s01"), opened(ada, "s01")
    with ada.socket(table) as line:
        line.hear_until("state")
        drop(house)
        assert is_there(ada, table), "Somebody looks at its end."
    drop(house, since="9999")
    assert is_there(ada, table)
    drop(house)
    assert not is_there(ada, table) and is_there(ada, later)


def test_deletion_of_resigned_games_has_a_grace_period(house: House, ada: Visitor) -> None:
    """Who comes back to look at the end finds it."""
    table = given_up(ada, "s01")
    drop(house)
    assert is_there(ada, table)


def test_resigned_games_with_another_person_are_kept_for_a_day(
    house: House, ada: Visitor, bert: Visitor, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/resign")
    drop(house)
    assert is_there(bert, table), "Bert may not know yet that he has won."
    monkeypatch.setattr(expiry, "_DAY", -10.0)
    drop(house)
    assert not is_there(bert, table)


def test_games_resigned_after_more_actions_are_kept(house: House, ada: Visitor, at_once: None) -> None:
    table = ada.open_table(ME_AND_A_BOT, start=True)
    while ada.state(table)["number"] <= FEW_ACTIONS:
        ada.act_when_due(table)
    ada.post(f"/api/tables/{table}/resign")
    drop(house)
    assert is_there(ada, table)


def test_resigned_games_are_deleted_periodically(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "_SHORT_PAUSE", 0.1)
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        for number in range(5):
            given_up(ada, scenario(ada, word=f"{number:02d}"))
        wait_for(lambda: stored(house) == 0)


def test_unwatched_analysis_tables_expire(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        over = given_up(ada, "s01")
        record = ada.http.get(f"/api/tables/{over}/record").text
        looked_at, forgotten = (ada.post("/api/analysis", record=record)["id"] for _ in range(2))
        services = house.services
        with ada.socket(looked_at) as line:
            line.hear_until("state")
            services.registry.looked_at()  # only the socket is left
            run(expiry.expire_tables(services.registry, services.store, days=-1 / 86_400))
            assert is_there(ada, looked_at) and is_there(ada, over) and not is_there(ada, forgotten)
