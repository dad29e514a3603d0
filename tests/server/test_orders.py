"""Standing orders: the server answers what a seat has left word for, and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from hexenkessel.games.titan.game import Titan
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import StandingOrder
from hexenkessel.kernel.gate import Decision, decision
from hexenkessel.kernel.registry import find_game
from tests.server.house import ME_AND_BOTS, House, Visitor, open_house, settings_in, wait_for
from tests.server.test_play import begun, in_turn

A_WHILE = 0.3  # seconds in which an order would have answered long ago


def asks(state: Any, prompt: str) -> bool:
    return bool(state["decision"]) and state["decision"]["prompt"]["key"] == prompt


def play_until(
    table: str, is_it: Callable[[Visitor, Any], bool], *people: Visitor, most: int = 400
) -> tuple[Visitor, Any]:
    """Let people play at random until one of them is asked what we wait for."""
    rng = random.Random(3)
    for _ in range(most):
        person, state = in_turn(table, *people)
        if is_it(person, state):
            return person, state
        # Who concedes may end the game before it comes to that.
        actions = state["decision"]["actions"]
        offers = [offer["text"] for offer in actions if offer["verb"] != "concede"]
        answer = person.http.post(
            f"/api/tables/{table}/act", json={"number": state["number"], "action": rng.choice(offers)}
        )
        assert answer.is_success or answer.json().get("stale"), answer.text
    raise AssertionError("It never came to that.")


def muster_of(person: Visitor) -> Callable[[Visitor, Any], bool]:
    return lambda asked, state: asked is person and asks(state, "prompt-muster")


def leave(person: Visitor, table: str, *orders: str) -> Any:
    return person.post(f"/api/tables/{table}/orders", orders=orders)


def test_standing_order_answers_until_switched_off(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    _, state = play_until(table, muster_of(ada), ada, bert)
    left = leave(ada, table, "never-flee", "muster-the-best")
    assert left["seats"][0]["orders"] == ["muster-the-best", "never-flee"]
    assert ada.get(f"/api/tables/{table}")["seats"][0]["orders"] == ["muster-the-best", "never-flee"]
    assert bert.get(f"/api/tables/{table}")["seats"][0]["orders"] == [], "What he plans is his affair."
    after = wait_for(lambda: (now := ada.state(table))["number"] > state["number"] and now)
    first = after["story"][state["number"] + 1]
    assert first["seat"] == 0 and first["action"].split()[0] in ("muster", "done") and first["events"]
    wait_for(lambda: not asks(ada.state(table), "prompt-muster"))
    assert leave(ada, table)["seats"][0]["orders"] == []
    _, state = play_until(table, muster_of(ada), ada, bert)
    time.sleep(A_WHILE)
    assert ada.state(table) == state, "Who has switched his orders off is asked himself."


def test_standing_order_does_not_repeat_an_undone_answer(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    _, state = play_until(table, muster_of(ada), ada, bert)
    leave(ada, table, "muster-the-best")
    wait_for(lambda: not asks(ada.state(table), "prompt-muster"))
    ada.post(f"/api/tables/{table}/motion", kind="undo", number=state["number"])
    bert.post(f"/api/tables/{table}/motion/answer", agree=True)
    back = ada.state(table)
    assert back["number"] == state["number"] and asks(back, "prompt-muster")
    time.sleep(A_WHILE)
    assert ada.state(table) == back
    leave(ada, table, "muster-the-best")
    wait_for(lambda: ada.state(table)["number"] > back["number"])


def test_standing_order_waits_during_a_pause(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    path = f"/api/tables/{table}"
    _, state = play_until(table, muster_of(ada), ada, bert)
    ada.post(f"{path}/motion", kind="pause")
    assert bert.post(f"{path}/motion/answer", agree=True)["paused"]
    leave(ada, table, "muster-the-best")
    time.sleep(A_WHILE)
    assert ada.state(table)["number"] == state["number"]
    bert.post(f"{path}/resume")
    wait_for(lambda: ada.state(table)["number"] > state["number"])


def test_unknown_and_foreign_standing_orders_are_rejected(ada: Visitor, bert: Visitor, house: House) -> None:
    table = begun(ada, bert)
    path = f"/api/tables/{table}/orders"
    assert ada.refused(path, orders=["win"])[1]["error"] == "unknown-order"
    assert ada.refused(path, orders=["never-flee"], seat=1)[1]["error"] == "not-your-seat"
    assert ada.refused(path, orders="never-flee")[0] == 400
    with house.visitor("Eve") as eve:
        assert eve.refused(path, orders=[])[1]["error"] == "not-seated"
    names = [order.name for order in find_game("titan").orders]
    assert [form["orders"] for form in ada.get("/api/games") if form["name"] == "titan"] == [names]


def test_standing_order_gets_the_view_of_its_seat(
    monkeypatch: pytest.MonkeyPatch, house: House, ada: Visitor, bert: Visitor
) -> None:
    seen: list[tuple[Any, Decision]] = []

    def look_on(view: Any, asked: Decision) -> Action | None:
        seen.append((view, asked))
        return None

    monkeypatch.setattr(Titan, "orders", (StandingOrder("look-on", look_on),))
    table = begun(ada, bert)
    leave(ada, table, "look-on")
    play_until(table, muster_of(ada), ada, bert)
    history, game = house.history(table), find_game("titan")
    positions = [history.position_at(number) for number in range(len(history.moves) + 1)]
    own = [(game.view(position, 0), decision(position, 0)) for position in positions if 0 in position.due]
    assert seen and all(each in own for each in seen)


def test_failing_standing_order_is_ignored(
    monkeypatch: pytest.MonkeyPatch, ada: Visitor, bert: Visitor
) -> None:
    def fail(view: Any, asked: Decision) -> Action | None:
        raise ZeroDivisionError

    monkeypatch.setattr(Titan, "orders", (StandingOrder("fail", fail),))
    table = begun(ada, bert)
    leave(ada, table, "fail")
    play_until(table, muster_of(ada), ada, bert)


def test_standing_orders_resume_after_a_restart(folder: Path) -> None:
    settings = settings_in(folder)
    with open_house(settings) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        table = begun(ada, bert)
        _, state = play_until(table, muster_of(ada), ada, bert)
        store = house.services.store
        orders = msgspec.json.encode(["muster-the-best"]).decode()
        with store._writing.begin() as connection:  # as if left in the moment in which the server stopped
            connection.execute(text("UPDATE seats SET orders = :orders WHERE seat = 0"), {"orders": orders})
    with open_house(settings) as house:
        tables = house.services.registry._tables
        wait_for(lambda: table in tables and tables[table].number > state["number"])


def test_telling_orders_are_only_for_a_person_alone_among_bots(
    monkeypatch: pytest.MonkeyPatch, ada: Visitor, bert: Visitor
) -> None:
    broadcast = StandingOrder[Any]("pass-with-nothing", lambda view, asked: None, is_telling=True)
    monkeypatch.setattr(Titan, "orders", (*Titan.orders, broadcast))
    path = "/api/tables/{}/orders"
    assert [form["telling_orders"] for form in ada.get("/api/games") if form["name"] == "titan"] == [
        ["pass-with-nothing"]
    ]
    together = begun(ada, bert)
    assert ada.get(f"/api/tables/{together}")["seats"][0]["orders"] == []
    assert ada.refused(path.format(together), orders=["pass-with-nothing"])[1]["error"] == "unknown-order"
    alone = ada.open_table(ME_AND_BOTS)
    ada.post(f"/api/tables/{alone}/start")
    assert ada.get(f"/api/tables/{alone}")["seats"][0]["orders"] == ["pass-with-nothing"]
    assert leave(ada, alone)["seats"][0]["orders"] == []
    assert leave(ada, alone, "pass-with-nothing")["seats"][0]["orders"] == ["pass-with-nothing"]
