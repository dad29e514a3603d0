"""What was acknowledged is there: after a stop, after a crash, after a conflict, after a failing disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from tests.amount import usually
from tests.server.house import (
    ME_AND_A_FRIEND,
    ME_AND_BOTS,
    House,
    Process,
    Visitor,
    open_house,
    run,
    settings_in,
)

ROUNDS = usually(3, everything=5)


def test_restart_restores_the_position(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        table = ada.open_table(ME_AND_BOTS, start=True)
        for _ in range(4):
            ada.act_when_due(table)
        ada.post(f"/api/tables/{table}/chat", text="remember me")
        before = ada.state_when_due(table)
        cookies, summary = ada.http.cookies, ada.get(f"/api/tables/{table}")
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada:
        ada.http.cookies = cookies
        assert ada.get("/api/me") == before_person(summary, ada)
        assert ada.state(table) == before
        assert ada.get(f"/api/tables/{table}") == summary
        with ada.socket(table) as line:
            assert line.hear_until("chat")["line"]["text"] == "remember me"
        ada.act(table, before)
        ada.state_when_due(table)


def before_person(summary: Any, ada: Visitor) -> Any:
    person = ada.get("/api/me")
    assert person["id"] == summary["host"]
    return person


def test_bots_resume_after_a_restart(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        table = ada.open_table([{"kind": "bot", "bot": "greedy"}] * 3, start=True)
    number = house.history(table).position.number  # when it had stopped
    with open_house(settings_in(folder)) as house, house.visitor("Eve") as eve, eve.socket(table) as line:
        line.hear_until("state", lambda news: news["number"] > number + 10)


def test_evicted_tables_are_reloaded(folder: Path) -> None:
    with (
        open_house(settings_in(folder, tables_in_memory=1)) as house,
        house.visitor("Ada") as ada,
        house.visitor("Bert") as bert,
    ):
        tables = [begun(ada, bert) for _ in range(3)]
        assert len(house.services.registry) < 3
        for table in tables:
            ada.act(table, ada.state(table))
            assert bert.state(table)["number"] == 1
        with ada.socket(tables[0]) as line:
            line.hear_until("state")
            for table in tables[1:]:
                ada.state(table)
            bert.act(tables[0], bert.state(tables[0]))
            line.hear_until("state", lambda news: news["number"] == 2)


def test_every_acknowledged_action_survives_kill_9(folder: Path) -> None:
    acknowledged: dict[str, list[Any]] = {}
    for kill in range(ROUNDS):
        with (
            Process(folder) as process,
            Visitor(process.address, "Ada") as ada,
            Visitor(process.address, "Bert") as bert,
        ):
            assert_all_there(ada, acknowledged)
            table = begun(ada, bert)
            acknowledged[table] = play_and_kill(ada, bert, table, process, 20 + 7 * kill)
    with Process(folder) as process, Visitor(process.address, "Eve") as eve:
        assert_all_there(eve, acknowledged)
    assert all(len(story) > 10 for story in acknowledged.values())


def assert_all_there(anybody: Visitor, acknowledged: dict[str, list[Any]]) -> None:
    """Strangers hear no secret words, but everything that happened."""
    for table, told in acknowledged.items():
        story = anybody.state(table)["story"]
        for entry, found in zip(told, story, strict=False):
            assert (entry["number"], entry["seat"], entry["rolls"]) == (
                found["number"],
                found["seat"],
                found["rolls"],
            )
            assert found["action"] in (entry["action"], None)
        assert len(story) >= len(told), "What the server had told is no longer so."


def play_and_kill(ada: Visitor, bert: Visitor, table: str, process: Process, actions: int) -> list[Any]:
    """Play as fast as the server answers, kill it in the middle, and return all that Ada had heard."""
    told: list[Any] = []
    try:
        with ada.socket(table) as mine, bert.socket(table) as other:
            while True:
                states = [line.hear_until("state") for line in (mine, other)]
                told += states[0]["story"]
                asked = [pair for pair in zip((mine, other), states, strict=True) if pair[1]["decision"]]
                for line, state in asked[:1]:
                    number, choices = state["number"], state["decision"]["actions"]
                    line.say(type="act", number=number, action=choices[number % len(choices)]["text"])
                actions -= 1
                # Some of what it had said before may still be heard afterwards.
                if (actions <= 0 or not asked) and not process.is_gone:
                    process.kill()
    except ConnectionClosed:
        return told


def test_failed_write_is_not_visible(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        table = begun(ada, bert)
        state = ada.state(table)
        live = house.services.registry._tables[table]
        with ada.socket(table) as line, monkeypatch.context() as failing:
            line.hear_until("state")
            failing.setattr("hexenkessel.server.storage.store.write_together", disk_is_full)
            failing.setattr("hexenkessel.server.storage.rows.add_action", disk_is_full)
            line.say(type="act", id="a", number=0, action=state["decision"]["actions"][0]["text"])
            assert line.hear_until("error")["error"] == "no-storage"
            assert (
                ada.http.post(
                    f"/api/tables/{table}/act",
                    json={"number": 0, "action": state["decision"]["actions"][0]["text"]},
                ).status_code
                == 503
            )
            assert ada.state(table) == bert_sees_the_same_number(bert, table, state)
            assert live.number == 0
        assert ada.act(table, state)["number"] == 1


def bert_sees_the_same_number(bert: Visitor, table: str, state: Any) -> Any:
    assert bert.state(table)["number"] == state["number"]
    return state


def disk_is_full(*_: object, **__: object) -> None:
    raise OperationalError("insert", {}, Exception("disk is full"))


def begun(ada: Visitor, bert: Visitor) -> str:
    table = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    return table


def test_concurrent_servers_conflict_on_the_revision(folder: Path) -> None:
    """Who writes second hears that he was late, and sees what the first wrote."""
    with (
        open_house(settings_in(folder)) as one,
        open_house(settings_in(folder)) as other,
        one.visitor("Ada") as ada,
        one.visitor("Bert") as bert,
    ):
        table = begun(ada, bert)
        with Visitor(other.address, None) as elsewhere:
            elsewhere.http.cookies = bert.http.cookies
            late = elsewhere.state(table)
            ada.act(table, ada.state(table))
            status, body = elsewhere.refused(
                f"/api/tables/{table}/act", number=0, action=late["decision"]["actions"][0]["text"]
            )
            assert (status, body) == (409, {"stale": True, "number": 1})
            assert elsewhere.state(table)["number"] == 1
            elsewhere.act(table, elsewhere.state(table))
            assert elsewhere.state(table)["number"] == 2


def test_action_numbers_are_unique(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    ada.act(table, ada.state(table))
    statement = text(
        'INSERT INTO actions ("table", number, seat, text, time) VALUES (:table, 1, 1, :text, 0)'
    )

    async def forge() -> None:
        await house.services.store.write(
            lambda connection: connection.execute(statement, {"table": table, "text": "roll"})
        )

    with pytest.raises(Exception, match=r"UNIQUE|unique"):
        run(forge())
