"""Bots of one host keep nobody else's bots waiting; tables that play by themselves are few, or sleep."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import msgspec
import pytest

from hexenkessel.server.bots.pool import BotPool
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.storage.store import Store
from tests.server.house import House, Visitor, open_house, run, settings_in, wait_for
from tests.server.test_bot_pool import ask
from tests.server.test_storage import person
from tests.server.test_table_changes import PLAIN

MANY = 30
BOTS = [{"kind": "bot", "bot": "greedy"}] * 4  # whose games last longer than a test
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


# The queue of the bots


def test_bot_requests_are_scheduled_fairly_between_hosts() -> None:
    async def scene() -> None:
        pool = BotPool(1, 60, RulesWorker())
        try:
            await ask(pool)  # the process is there
            of_mallory = [asyncio.ensure_future(ask(pool, host="mallory")) for _ in range(MANY)]
            await asyncio.sleep(0)
            await ask(pool, host="ada")
            assert sum(task.done() for task in of_mallory) < MANY // 2, (
                "Ada's bot has waited for all of them."
            )
            await asyncio.gather(*of_mallory)
        finally:
            pool.close()

    run(scene())


# Tables that play by themselves


def lent(ada: Visitor) -> str:
    """A table at which the only person has lent the seat to a bot."""
    table = ada.open_table([{"kind": "me"}, *BOTS], start=True)
    ada.post(f"/api/tables/{table}/lend", bot="greedy")
    return table


def is_played(house: House, table: str) -> bool:
    return table in house.services.registry._bot_seats


def test_unwatched_table_with_all_seats_lent_is_suspended(house: House, ada: Visitor) -> None:
    table = lent(ada)
    wait_for(lambda: not is_played(house, table))
    number = ada.state(table)["number"]
    # Somebody who plays himself is answered meanwhile; as often as the other table could have gone on.
    other = ada.open_table(ME_AND_A_BOT, start=True)
    for _ in range(5):
        ada.act_when_due(other)
    assert ada.state(table)["number"] == number
    with ada.socket(table) as line:
        line.hear_until("state", lambda news: news["number"] > number + 2)
    wait_for(lambda: not is_played(house, table))
    assert ada.state(table)["outcome"] is None


def test_lent_seat_plays_on_while_another_person_plays(ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}])
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/lend", bot="random")
    for _ in range(3):
        bert.act_when_due(table)
    assert wait_for(lambda: bert.state(table)["number"] > 3)


@pytest.mark.parametrize("make", [lambda ada: ada.open_table(BOTS, start=True), lent], ids=["bots", "lent"])
def test_self_playing_tables_per_host_are_limited(folder: Path, make: partial[str]) -> None:
    with open_house(settings_in(folder, self_playing_tables=2)) as house, house.visitor("Mallory") as mallory:
        seats = house.services.registry._bot_seats
        tables = [make(mallory) for _ in range(4)]
        with ExitStack() as stack:
            lines = [stack.enter_context(mallory.socket(table)) for table in tables]
            for line in lines[:2]:
                line.hear_until("state", lambda news: news["number"] > 3)
            assert sorted(map(partial(is_played, house), tables)) == [False, False, True, True]
            # Those of somebody else are no business of hers; nor is a game that somebody plays.
            with house.visitor("Ada") as ada:
                own = ada.open_table(BOTS, start=True)
                with ada.socket(own) as line:
                    line.hear_until("state", lambda news: news["number"] > 3)
            played = mallory.open_table(ME_AND_A_BOT, start=True)
            mallory.act_when_due(played)
            mallory.act_when_due(played)
            # Who looks away makes room for the next.
            first = next(each for each in tables if is_played(house, each))
            waiting = [each for each in tables if not is_played(house, each)]
            # A polite goodbye waits for all that was sent and not read, and by then the games are over.
            lines[tables.index(first)].connection.socket.shutdown(socket.SHUT_RDWR)
            wait_for(lambda: any(is_played(house, each) for each in waiting) and not is_played(house, first))
        wait_for(lambda: not seats._self_playing and not seats._waiting)


# After a restart


def test_startup_resumes_only_tables_where_a_person_waits_for_a_bot(store: Store) -> None:
    """By their rows alone, so that a start needs no more memory than it had before."""
    shapes: dict[str, tuple[str, list[tuple[str | None, str | None]]]] = {
        "waits for a bot": ("[1]", [("ada", None), (None, "random")]),
        "waits for one of two": ("[0,1]", [("ada", None), (None, "random")]),
        "waits for somebody": ("[0]", [("ada", None), (None, "random")]),
        "plays by itself": ("[1]", [(None, "random"), (None, "random")]),
        "is lent": ("[0]", [("ada", "random"), (None, "random")]),
        "waits for orders": ("[0]", [("ordering", None), (None, "random")]),
        "is paused": ("[1]", [("ada", None), (None, "random")]),
        "is over": ("[]", [("ada", None), (None, "random")]),
    }

    async def scene() -> set[str]:
        for name in ("ada", "ordering"):
            await store.write(partial(rows.add_person, row=person(name)))
        for table, (due, sitting) in shapes.items():
            state = "finished" if table == "is over" else "running"
            row = msgspec.structs.replace(
                PLAIN, id=table, host="ada", due=due, state=state, paused=table == "is paused"
            )
            seats = [
                SeatRow(table, seat, who, bot, orders='["pass"]' if who == "ordering" else "[]")
                for seat, (who, bot) in enumerate(sitting)
            ]
            await store.write(partial(rows.add_table, row=row, seats=seats, texts={}))
        return {*await store.read(rows.waiting_for_bots)} & {*shapes}

    assert run(scene()) == {"waits for a bot", "waits for one of two", "waits for orders"}


def test_suspended_tables_are_not_loaded_at_startup(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        asleep, cookies = [lent(ada) for _ in range(3)], ada.http.cookies
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada:
        ada.http.cookies = cookies
        other = ada.open_table(ME_AND_A_BOT, start=True)
        ada.act_when_due(other)
        assert not any(table in house.services.registry._tables for table in asleep)
        with ada.socket(asleep[0]) as line:
            number = line.hear_until("state")["number"]
            line.hear_until("state", lambda news: news["number"] > number)


def test_idle_tables_are_evicted_above_the_memory_limit(folder: Path) -> None:
    with open_house(settings_in(folder, memory=1)) as house, house.visitor("Ada") as ada:
        tables = [ada.open_table(ME_AND_A_BOT) for _ in range(3)]
        assert [*house.services.registry._tables] == tables[-1:]
        with ada.socket(tables[0]) as line:
            line.hear_until("table")
            ada.open_table(ME_AND_A_BOT)
            assert tables[0] in house.services.registry._tables
