"""Clocks at a real server: they are told, they run out, and a bot steps in; also after a restart."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexenkessel.server.contract.tables import Pace
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import StoredTable
from hexenkessel.server.table import timeouts
from hexenkessel.server.table.control import substitute_in
from tests.minis.march.game import March
from tests.server.house import (
    ME_AND_A_FRIEND,
    ME_AND_BOTS,
    PATIENCE,
    House,
    Visitor,
    open_house,
    run,
    settings_in,
    wait_for,
)

LIVE = {"kind": "live", "bank": 600, "increment": 20}
SHORT = 0.4  # seconds
LONGER = (SHORT, 1.0, 4.0, 16.0)  # for what must come before the time is up, also on a busy machine


def seated(ada: Visitor, bert: Visitor, **pace: Any) -> str:
    table = ada.open_table(ME_AND_A_FRIEND, pace=pace)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    return table


def begun(ada: Visitor, bert: Visitor, **pace: Any) -> str:
    """A game of two people, past the sealed division."""
    table = seated(ada, bert, **pace)
    ada.post(f"/api/tables/{table}/start")
    ada.act(table, ada.state(table))
    bert.act(table, bert.state(table))
    return table


def clocks(who: Visitor, table: str) -> Any:
    return who.get(f"/api/tables/{table}/clocks")["seats"]


def running(who: Visitor, table: str) -> list[bool]:
    return [face["running"] for face in clocks(who, table)]


def bots_at(who: Visitor, table: str) -> list[str | None]:
    return [seat["bot"] for seat in who.get(f"/api/tables/{table}")["seats"]]


def hurry(house: House, table: str, seconds: float = SHORT, only: int | None = None, **pace: Any) -> None:
    """Less time than anybody may agree on, for all or for one: put into the table while it stands still."""
    found = house.services.registry._tables[table].ledger
    changed = msgspec.json.encode(Pace(**pace)).decode()
    times = [seconds if only in (None, seat.seat) else 600.0 for seat in found.seats]
    left = msgspec.json.encode({"left": times, "at": time.time()}).decode()
    found.row = msgspec.structs.replace(found.row, pace=changed, clocks=left)


def whose_turn(table: str, *people: Visitor) -> tuple[int, Visitor, Any]:
    for seat, who in enumerate(people):
        if (state := who.state(table))["decision"]:
            return seat, who, state
    raise AssertionError("Nobody is asked.")


# What is told


def test_clocks_run_for_due_seats(ada: Visitor, bert: Visitor) -> None:
    table = seated(ada, bert, **LIVE)
    assert clocks(ada, table) == []
    ada.post(f"/api/tables/{table}/start")
    assert running(ada, table) == [True, True], "Both divide in secret."
    ada.act(table, ada.state(table))
    faces = clocks(bert, table)
    assert [face["running"] for face in faces] == [False, True]
    assert 600 - PATIENCE + 20 < faces[0]["left"] <= 620 and 600 - PATIENCE < faces[1]["left"] <= 600
    assert faces[0]["left"] > faces[1]["left"] + 10, "Who has answered has gained the increment."
    bert.act(table, bert.state(table))
    seat, first, state = whose_turn(table, ada, bert)
    assert running(ada, table) == [seat == 0, seat == 1]
    first.act(table, state)
    assert clocks(ada, table)[seat]["left"] <= 620, "The same turn: no increment yet."


def test_socket_sends_clocks_after_each_state(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, **LIVE)
    seat, first, state = whose_turn(table, ada, bert)
    with ada.socket(table) as line:
        line.hear_until("state")
        assert line.hear()["type"] == "clocks"
        first.act(table, state)
        line.hear_until("state", lambda news: news["number"] == state["number"] + 1)
        news = line.hear()
    assert news["type"] == "clocks" and news["paused"] is False
    assert [face["running"] for face in news["seats"]] == [seat == 0, seat == 1]


def test_table_without_a_pace_sends_no_clocks(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    assert ada.get(f"/api/tables/{table}/clocks") == {"seats": [], "paused": False}
    assert ada.get(f"/api/tables/{table}")["pace"]["kind"] == "none"
    with ada.socket(table) as line:
        line.hear_until("state")
        line.say(type="ping")
        line.hear_until("pong")
    assert "clocks" not in [news["type"] for news in line.heard]


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "bank": 59},
        {"kind": "live", "bank": 36001},
        {"kind": "live", "increment": -1},
        {"kind": "live", "increment": 601},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 31},
        {"kind": "weeks"},
        {"kind": "live", "timeout": "shoot"},
        {"kind": "live", "bank": 90.5},
        {"tempo": 1},
    ],
)
def test_invalid_pace_is_rejected(ada: Visitor, pace: dict[str, Any]) -> None:
    assert ada.refused("/api/tables", game="titan", seats=ME_AND_BOTS, pace=pace)[0] == 400


def test_pace_is_part_of_the_summary(ada: Visitor) -> None:
    opened = ada.post("/api/tables", game="titan", seats=ME_AND_BOTS, pace={"kind": "days", "days": 5})
    assert opened["pace"] == {"kind": "days", "bank": 1800, "increment": 30, "days": 5, "timeout": "bot"}


def test_pause_stops_the_clocks(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, **LIVE)
    ada.post(f"/api/tables/{table}/motion", kind="pause")
    with bert.socket(table) as line:
        line.hear_until("clocks")
        bert.post(f"/api/tables/{table}/motion/answer", agree=True)
        assert line.hear_until("clocks", lambda news: news["paused"])["seats"] == clocks(ada, table)
    assert running(ada, table) == [False, False]
    still = clocks(ada, table)
    time.sleep(0.2)
    assert clocks(ada, table) == still
    ada.post(f"/api/tables/{table}/resume")
    assert sum(running(ada, table)) == 1


# Time is up


def test_time_out_lends_the_seat_to_a_bot_until_taken_back(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, **LIVE)
    seat, first, state = whose_turn(table, ada, bert)
    hurry(house, table, kind="live", increment=600)
    first.act(table, state)  # so that the server looks at the clock again
    with first.socket(table) as line:
        lent = line.hear_until("table", lambda news: news["table"]["seats"][seat]["bot"])
        assert lent["table"]["seats"][seat]["person"] == first.person["id"]
        assert lent["table"]["seats"][seat]["bot"] == "greedy"
        line.hear_until("state", lambda news: news["number"] > state["number"] + 1)
    assert not clocks(ada, table)[seat]["running"]
    assert first.post(f"/api/tables/{table}/take-back")["seats"][seat]["bot"] is None
    assert 600 - PATIENCE < clocks(ada, table)[seat]["left"] <= 600


def test_time_out_changes_nothing_where_the_table_waits(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, **LIVE, timeout="wait")
    seat, first, state = whose_turn(table, ada, bert)
    hurry(house, table, 0.05, kind="live", timeout="wait")
    after = first.act(table, state)
    wait_for(lambda: clocks(ada, table)[seat]["left"] < 0)
    time.sleep(0.1)
    assert bots_at(ada, table) == [None, None]
    first.act(table, after)


def test_simultaneous_time_outs(house: House, ada: Visitor, bert: Visitor) -> None:
    table = seated(ada, bert, **LIVE)
    hurry(house, table, kind="live", bank=0)
    ada.post(f"/api/tables/{table}/start")
    wait_for(lambda: bots_at(ada, table) == ["greedy", "greedy"])
    for who in (ada, bert):
        who.post(f"/api/tables/{table}/take-back")


def test_game_pauses_when_the_last_person_times_out(house: House, ada: Visitor, bert: Visitor) -> None:
    table = seated(ada, bert, **LIVE)
    hurry(house, table, kind="live", bank=0)
    ada.post(f"/api/tables/{table}/start")
    wait_for(lambda: bots_at(ada, table) == ["greedy", "greedy"])
    with ada.socket(table) as line:
        line.hear_until("table", lambda news: news["table"]["paused"])
        time.sleep(0.3)  # bots would have answered long ago
    assert ada.get(f"/api/tables/{table}")["paused"] and ada.state(table)["number"] == 0
    bert.post(f"/api/tables/{table}/take-back")
    assert not bert.post(f"/api/tables/{table}/resume")["paused"]
    wait_for(lambda: ada.state(table)["number"] > 0)


def test_time_out_is_not_consent(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, **LIVE)
    seat, late, state = whose_turn(table, ada, bert)
    other = bert if late is ada else ada
    assert other.post(f"/api/tables/{table}/motion", kind="undo", number=0)["motion"]["needed"] == [seat]
    hurry(house, table, 0, kind="live")
    late.post(f"/api/tables/{table}/orders", orders=[])  # so that the server looks at the clock again
    wait_for(lambda: bots_at(ada, table)[seat] == "greedy")
    assert ada.get(f"/api/tables/{table}")["motion"] is None
    assert ada.state(table)["number"] >= state["number"]


def test_undo_by_consent_grants_time_to_the_seat_asked_again(
    house: House, ada: Visitor, bert: Visitor
) -> None:
    table = seated(ada, bert, kind="days", days=1)
    ada.post(f"/api/tables/{table}/start")
    hurry(house, table, 120, kind="days", days=1)
    ada.act(table, ada.state(table))
    ada.post(f"/api/tables/{table}/undo", number=1)
    assert clocks(ada, table)[0]["left"] <= 120, "Who takes his own answer back has what he had."
    for who in (ada, bert):
        who.act(table, who.state(table))
    ada.post(f"/api/tables/{table}/motion", kind="undo", number=0)
    bert.post(f"/api/tables/{table}/motion/answer", agree=True)
    assert [face["left"] > 86_400 - PATIENCE for face in clocks(ada, table)] == [True, True]


def test_pause_prevents_a_time_out(house: House, ada: Visitor, bert: Visitor) -> None:
    for seconds in LONGER:
        table = begun(ada, bert, **LIVE)
        _, first, state = whose_turn(table, ada, bert)
        hurry(house, table, seconds, kind="live")
        first.act(table, state)
        for who, path, body in (
            (ada, "motion", {"kind": "pause"}),
            (bert, "motion/answer", {"agree": True}),
        ):
            who.http.post(f"/api/tables/{table}/{path}", json=body)
        if bots_at(ada, table) == [None, None]:
            break  # otherwise the machine was too busy to pause in time
    time.sleep(seconds + 0.2)
    assert bots_at(ada, table) == [None, None]
    ada.post(f"/api/tables/{table}/resume")
    wait_for(lambda: "greedy" in bots_at(ada, table))


@pytest.mark.parametrize("delay", [0.03, 0.04, 0.045, 0.05, 0.055, 0.06, 0.065, 0.08])
def test_action_and_time_out_race(house: House, ada: Visitor, bert: Visitor, delay: float) -> None:
    """Whoever comes first: afterwards the table is whole, and is what the database says."""
    table = begun(ada, bert, **LIVE)
    seat, first, state = whose_turn(table, ada, bert)
    hurry(house, table, 0.06, kind="live", increment=0)
    state = first.act(table, state)
    asked = state["decision"]  # None if the machine is so busy that his time is up already
    body = {"number": state["number"], "action": asked["actions"][0]["text"] if asked else "done"}
    time.sleep(delay)
    with ThreadPoolExecutor(3) as pool:
        said = [pool.submit(first.http.post, f"/api/tables/{table}/act", json=body) for _ in range(3)]
        answers = [each.result() for each in said]
    assert sum(answer.is_success for answer in answers) <= 1
    for answer in answers:
        told = answer.json()
        assert answer.is_success or told.get("stale") or told["error"] == "seat-lent", told
    wait_for(lambda: bots_at(ada, table)[seat] or not running(ada, table)[seat])
    wait_for(lambda: ada.state(table)["number"] > state["number"])
    first.post(f"/api/tables/{table}/take-back")
    other = bert if first is ada else ada

    def paused() -> Any:
        """The other agrees, or his time is up as well, and next time he need not."""
        first.http.post(f"/api/tables/{table}/motion", json={"kind": "pause"})
        other.http.post(f"/api/tables/{table}/motion/answer", json={"agree": True})
        return ada.get(f"/api/tables/{table}")["paused"]

    wait_for(paused)
    stored, story = run(load(house, table)), ada.state(table)["story"]
    assert [entry["number"] for entry in story] == list(range(len(stored.actions) + 1))
    assert [action.number for action in stored.actions] == list(range(1, len(stored.actions) + 1))
    assert house.services.registry._tables[table].seats == stored.seats


async def load(house: House, table: str) -> StoredTable:
    stored = await house.services.store.read(partial(rows.load_table, table=table))
    assert stored is not None
    return stored


def test_time_out_of_an_evicted_table(folder: Path) -> None:
    with (
        open_house(settings_in(folder, tables_in_memory=1)) as house,
        house.visitor("Ada") as ada,
        house.visitor("Bert") as bert,
    ):
        for seconds in LONGER:
            table = begun(ada, bert, **LIVE)
            _, first, state = whose_turn(table, ada, bert)
            hurry(house, table, seconds, kind="live")
            first.act(table, state)
            for _ in range(2):
                ada.open_table(ME_AND_A_FRIEND)
            if table not in house.services.registry._tables:
                break  # otherwise its time was up before it could be forgotten
        assert table not in house.services.registry._tables
        wait_for(lambda: "greedy" in bots_at(ada, table))


def test_substitute_bot_plays_the_game() -> None:
    assert substitute_in(March()) == "random"


# After a restart


@contextmanager
def again(house: House, before: Visitor) -> Iterator[Visitor]:
    """Somebody who was there before."""
    with house.visitor(None) as visitor:
        visitor.http.cookies = before.http.cookies
        yield visitor


def test_live_clocks_stop_during_downtime(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        table = begun(ada, bert, **LIVE)
        seat, first, state = whose_turn(table, ada, bert)
        first.act(table, state)
        time.sleep(0.3)
        looked, before = time.time(), clocks(ada, table)
    time.sleep(0.7)
    with open_house(settings_in(folder)) as house, again(house, ada) as watcher:
        after = clocks(watcher, table)
        assert [face["running"] for face in after] == [face["running"] for face in before]
        thought = before[seat]["left"] - after[seat]["left"]
        assert 0 <= thought < time.time() - looked - 0.5, (
            "What was thought before counts, and what came after."
        )
        assert after[1 - seat]["left"] == before[1 - seat]["left"]


def stored_clocks(folder: Path, table: str) -> Any:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        (found,) = database.execute("SELECT clocks FROM tables WHERE id = ?", (table,)).fetchone()
    return json.loads(found)


def test_days_of_downtime_cause_no_time_out(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        table = begun(ada, bert, kind="days", days=1)
        seat, _, _ = whose_turn(table, ada, bert)
        looked = time.time()
    left = stored_clocks(folder, table)
    assert left["at"] >= looked and left["left"][seat] < 86_400, "What was thought before counts."
    week_ago = json.dumps(left | {"at": left["at"] - 7 * 86_400})
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET clocks = ? WHERE id = ?", (week_ago, table))
    with open_house(settings_in(folder)) as house, again(house, ada) as watcher:
        assert clocks(watcher, table)[seat]["left"] > left["left"][seat] - PATIENCE
        assert bots_at(watcher, table) == [None, None]


def test_clocks_are_persisted_periodically(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "_NOW_AND_THEN", 0.1)
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        table = begun(ada, bert, kind="days", days=1)
        seat, _, _ = whose_turn(table, ada, bert)
        before = stored_clocks(folder, table)
        after = wait_for(lambda: (now := stored_clocks(folder, table)) != before and now)
        thought = after["at"] - before["at"]
        assert after["left"][seat] == pytest.approx(before["left"][seat] - thought)
        assert after["left"][1 - seat] == before["left"][1 - seat]
        assert clocks(ada, table)[seat]["left"] <= after["left"][seat] + 0.1, "It is shown rounded."


def test_time_out_after_a_restart_at_an_unwatched_table(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        live, days = begun(ada, bert, **LIVE), begun(ada, bert, kind="days", days=1)
        numbers: dict[str, int] = {}
        for table, pace in ((live, {"kind": "live"}), (days, {"kind": "days", "days": 1})):
            _, first, state = whose_turn(table, ada, bert)
            hurry(house, table, 1.0, **pace)
            numbers[table] = first.act(table, state)["number"]
    with open_house(settings_in(folder)) as house, again(house, ada) as watcher:
        in_memory = house.services.registry._tables
        wait_for(lambda: {live, days} <= set(in_memory))  # nobody has asked for them
        for table, number in numbers.items():
            wait_for(partial(has_gone_on, watcher, table, number))


def has_gone_on(who: Visitor, table: str, number: int) -> bool:
    return "greedy" in bots_at(who, table) and who.state(table)["number"] > number
