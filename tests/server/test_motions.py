"""What a table decides together: stop, pause and undo by consent, and what its host calls."""

from __future__ import annotations

import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.kernel.registry import find_game
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.table.motions import Moved, needed_for, voices
from tests.server.house import ME_AND_A_FRIEND, ME_AND_BOTS, House, Visitor, open_house, settings_in, wait_for

A_WHILE = 0.3  # seconds in which a bot would have played long ago

# Who is asked


def seat(number: int, person: str | None, bot: str | None = None) -> SeatRow:
    return SeatRow("id", number, person, bot)


def test_each_person_has_one_vote() -> None:
    seats = (seat(0, "ada"), seat(1, "bert"), seat(2, "ada"), seat(3, None, "greedy"))
    assert voices(seats) == {"ada": 0, "bert": 1}
    assert needed_for(Moved("pause", 2, None, (2,)), seats) == (1,)
    assert needed_for(Moved("pause", 1, None, (1,)), seats) == (0,)
    assert needed_for(Moved("pause", 1, None, (1, 0)), seats) == ()


def test_people_with_lent_seats_vote_on_stop_and_undo() -> None:
    seats = (seat(0, "ada", "greedy"), seat(1, "bert"), seat(2, "ada"), seat(3, "carl", "random"))
    assert voices(seats) == {"bert": 1, "ada": 2, "carl": 3}
    assert needed_for(Moved("pause", 1, None, (1,)), seats) == (2,)
    assert needed_for(Moved("stop", 1, None, (1,)), seats) == (2, 3)
    assert needed_for(Moved("undo", 1, 0, (1, 2)), seats) == (3,)


# At a table


@pytest.fixture
def table(ada: Visitor, bert: Visitor) -> str:
    """A game of two people, past the sealed division."""
    return begun(ada, bert)


def begun(ada: Visitor, bert: Visitor, **more: Any) -> str:
    table = ada.open_table(ME_AND_A_FRIEND, **more)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    ada.act(table, ada.state(table))
    bert.act(table, bert.state(table))
    return table


def move(who: Visitor, table: str, kind: str, **more: Any) -> Any:
    return who.post(f"/api/tables/{table}/motion", kind=kind, **more)


def answer(who: Visitor, table: str, agree: bool) -> Any:
    return who.post(f"/api/tables/{table}/motion/answer", agree=agree)


def in_turn(table: str, *people: Visitor) -> tuple[Visitor, Any]:
    return next((who, state) for who in people if (state := who.state(table))["decision"])


def test_pause_by_consent(ada: Visitor, bert: Visitor, table: str) -> None:
    path = f"/api/tables/{table}"
    moved = move(ada, table, "pause")
    asked = {"kind": "pause", "by": 0, "number": None, "agreed": [0], "needed": [1], "whose": None}
    assert moved["motion"] == asked
    assert not moved["paused"]
    assert bert.refused(f"{path}/motion", kind="stop")[1]["error"] == "motion-pending"
    assert ada.refused(f"{path}/motion/answer", agree=True)[1]["error"] == "already-answered"
    first, state = in_turn(table, ada, bert)
    first.act(table, state)
    assert ada.get(path)["motion"] == moved["motion"], "The game goes on meanwhile."
    paused = answer(bert, table, True)
    assert paused["paused"] and paused["motion"] is None
    first, state = in_turn(table, ada, bert)
    for what in ("act", "undo"):
        body = {"number": state["number"]} | ({"action": "done"} if what == "act" else {})
        assert first.refused(f"{path}/{what}", **body) == (
            409,
            {"error": "paused", "text": "The game is paused."},
        )
    assert bert.refused(f"{path}/motion", kind="pause")[1]["error"] == "paused"
    assert not bert.post(f"{path}/resume")["paused"]
    assert ada.refused(f"{path}/resume")[1]["error"] == "not-paused"
    first.act(table, state)


def test_one_veto_ends_a_motion_and_its_mover_may_withdraw(ada: Visitor, bert: Visitor, table: str) -> None:
    path = f"/api/tables/{table}"
    move(ada, table, "stop")
    assert answer(bert, table, False)["motion"] is None
    assert bert.refused(f"{path}/motion/answer", agree=True)[1]["error"] == "no-motion"
    assert ada.refused(f"{path}/motion/withdraw")[1]["error"] == "no-motion"
    move(bert, table, "pause")
    assert ada.refused(f"{path}/motion/withdraw")[1]["error"] == "not-yours"
    assert bert.post(f"{path}/motion/withdraw")["motion"] is None
    assert not ada.get(path)["paused"]


def test_stop_by_consent(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    with house.visitor("Eve") as eve, eve.socket(table) as line:
        line.hear_until("state")
        assert move(bert, table, "stop")["motion"]["needed"] == [0]
        line.hear_until("table", lambda news: news["table"]["motion"])
        stopped = answer(ada, table, True)
        assert stopped["motion"] is None and stopped["state"] == "running"
        story = line.hear_until("state", lambda news: news["story"])["story"]
        assert [(entry["seat"], entry["action"]) for entry in story] == [(-1, "stop")]
        assert story[0]["events"][0]["key"] == "stop-agreed"
    status, body = ada.refused(f"/api/tables/{table}/motion", kind="stop")
    assert status == 409 and body["refusal"]["rule"]
    while ada.get(f"/api/tables/{table}")["state"] == "running":
        who, state = in_turn(table, ada, bert)
        who.act(table, state, last_of(state))
    summary = ada.get(f"/api/tables/{table}")
    assert summary["outcome"]["reason"] == "time" and summary["parts"]["host"]
    assert summary["parts"]["seats"] == []  # neither has given one


def asked_or_over(who: Visitor, table: str) -> Any:
    state = who.state(table)
    return (state["decision"] or state["outcome"]) and state


def test_bots_have_no_dice_part(ada: Visitor) -> None:
    """It would know all others by then, and could choose the dice with it."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    opened = ada.post("/api/tables", game="titan", seats=seats)
    ada.post(f"/api/tables/{opened['id']}/start", part="mineAlone42")
    ada.act_when_due(opened["id"])
    assert ada.get(f"/api/tables/{opened['id']}")["may_stop"]
    assert not move(ada, opened["id"], "stop")["may_stop"]  # the turn is played to its end
    while (state := wait_for(lambda: asked_or_over(ada, opened["id"])))["decision"]:
        ada.act(opened["id"], state, last_of(state))
    parts = ada.get(f"/api/tables/{opened['id']}")["parts"]
    assert sha256(parts["host"].encode()).hexdigest() == opened["commitment"]
    assert parts["seats"] == ["mineAlone42"]


def last_of(state: Any) -> str:
    """Whatever brings a turn to its end."""
    lines = [offer["text"] for offer in state["decision"]["actions"]]
    return next((line for line in ("done", "roll", "flee", "concede") if line in lines), lines[-1])


def test_dice_parts_are_secret_until_the_end(ada: Visitor, table: str) -> None:
    assert ada.get(f"/api/tables/{table}")["parts"] is None


def test_undo_by_consent_goes_back_past_dice(ada: Visitor, bert: Visitor, table: str) -> None:
    first, state = in_turn(table, ada, bert)
    other = bert if first is ada else ada
    rolled = first.act(table, state, "roll")
    assert not rolled["may_undo"]
    with other.socket(table) as line:
        line.hear_until("state")
        moved = move(first, table, "undo", number=state["number"])["motion"]
        assert (moved["kind"], moved["number"]) == ("undo", state["number"])
        answer(other, table, True)
        assert line.hear_until("undone")["number"] == state["number"]
        assert line.hear_until("state")["story"] == []
    again = first.state(table)
    assert again["number"] == state["number"] and again["view"] == state["view"]
    assert again["undos"] == state["undos"] + 1
    assert first.act(table, again, "roll")["story"][-1] == rolled["story"][-1], "The dice are what they were."


def test_pending_undo_is_cancelled_by_the_next_action(ada: Visitor, bert: Visitor, table: str) -> None:
    path = f"/api/tables/{table}"
    first, state = in_turn(table, ada, bert)
    assert move(ada, table, "undo")["motion"]["number"] == state["number"] - 1
    with bert.socket(table) as line:
        line.hear_until("table", lambda news: news["table"]["motion"])
        first.act(table, state)
        line.hear_until("table", lambda news: not news["table"]["motion"])
    assert bert.refused(f"{path}/motion/answer", agree=True)[1]["error"] == "no-motion"
    for number in (-1, state["number"] + 1, 10**6):
        assert ada.refused(f"{path}/motion", kind="undo", number=number)[1]["error"] == "bad-number"


def test_pending_stop_is_cancelled_when_time_is_called(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, options={"timed": True})
    move(bert, table, "stop")
    assert ada.post(f"/api/tables/{table}/call", action="call-time")["motion"] is None


def test_motions_need_no_consent_of_bots(house: House, ada: Visitor) -> None:
    table = ada.open_table(ME_AND_BOTS, start=True)
    wait_for(lambda: ada.state(table)["due"] == [0])  # the bots have divided
    paused = move(ada, table, "pause")
    assert paused["paused"] and paused["motion"] is None
    ada.post(f"/api/tables/{table}/lend", bot="random")
    time.sleep(A_WHILE)
    assert ada.state(table)["number"] == 2 and table not in house.services.registry._bot_seats, "Bots wait."
    with ada.socket(table, cookie="hexenkessel=") as line:  # bots alone play while somebody looks on
        ada.post(f"/api/tables/{table}/resume")
        line.hear_until("state", lambda news: news["number"] > 2)
        ada.post(f"/api/tables/{table}/take-back")
    assert move(ada, table, "undo", number=0)["number"] <= 2, "The bots alone may have divided anew."


@pytest.mark.parametrize("kind", ["undo", "stop"])
def test_lending_a_seat_is_not_consent(ada: Visitor, bert: Visitor, table: str, kind: str) -> None:
    number = ada.state(table)["number"]
    move(ada, table, kind)
    asked = bert.post(f"/api/tables/{table}/lend", bot="random")["motion"]
    assert asked is None or asked["needed"] == [1], (
        "It is off as soon as the bot has played, or waits for him."
    )
    assert ada.state(table)["number"] >= number and ada.get(f"/api/tables/{table}")["state"] == "running"


def test_people_with_lent_seats_can_consent(ada: Visitor, bert: Visitor, table: str) -> None:
    bert.post(f"/api/tables/{table}/lend", bot="random")
    wait_for(lambda: ada.state(table)["due"] == [0])
    assert move(ada, table, "undo", number=0)["motion"]["needed"] == [1]
    assert answer(bert, table, True)["number"] == 0


def test_people_with_lent_seats_have_no_vote_on_a_pause(ada: Visitor, bert: Visitor, table: str) -> None:
    path = f"/api/tables/{table}"
    move(ada, table, "pause")
    lent = bert.post(f"{path}/lend", bot="random")
    assert lent["paused"] and lent["motion"] is None
    assert bert.refused(f"{path}/motion", kind="stop")[1]["error"] == "seat-lent"
    assert not bert.post(f"{path}/resume")["paused"]


def test_spectators_cannot_move_or_vote(house: House, ada: Visitor, bert: Visitor, table: str) -> None:
    path = f"/api/tables/{table}"
    move(ada, table, "pause")
    with house.visitor("Eve") as eve:
        for what, body in (
            ("motion/answer", {"agree": True}),
            ("motion/answer", {"agree": True, "seat": 1}),
            ("motion", {"kind": "stop"}),
            ("resume", {}),
        ):
            assert eve.refused(f"{path}/{what}", **body)[1]["error"] == "not-seated"
        assert eve.refused(f"{path}/motion/withdraw")[1]["error"] == "not-yours"
        assert eve.refused(f"{path}/call", action="call-time")[1]["error"] == "not-host"
    assert bert.refused(f"{path}/motion/answer", agree=True, seat=0)[1]["error"] == "not-your-seat"
    with house.visitor(None) as nobody:
        assert nobody.refused(f"{path}/motion", kind="stop")[0] == 401


def test_motions_need_a_running_game(ada: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    path = f"/api/tables/{table}"
    for what, body in (("motion", {"kind": "pause"}), ("resume", {}), ("call", {"action": "call-time"})):
        assert ada.refused(f"{path}/{what}", **body)[1]["error"] == "not-running"


def test_hot_seats_of_one_person_share_a_vote(ada: Visitor, bert: Visitor) -> None:
    mine = {"kind": "me", "name": "Anna"}
    table = ada.open_table([mine, {"kind": "open"}, {**mine, "name": "Otto"}])
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    assert move(ada, table, "pause")["motion"]["needed"] == [1]
    ada.post(f"/api/tables/{table}/motion/withdraw")
    assert move(bert, table, "pause")["motion"]["needed"] == [0]
    assert ada.post(f"/api/tables/{table}/motion/answer", agree=True, seat=2)["paused"]


# What the host calls


def test_only_the_host_makes_host_calls(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, options={"timed": True})
    path = f"/api/tables/{table}"
    calls = ada.state(table)["calls"]
    assert [offer["text"] for offer in calls] == ["call-time"] and calls[0]["verb"] == "call-time"
    assert bert.state(table)["calls"] == []
    assert bert.refused(f"{path}/call", action="call-time")[1]["error"] == "not-host"
    assert ada.refused(f"{path}/call", action="stop")[1]["error"] == "by-consent"
    assert ada.refused(f"{path}/call", action="roll")[1]["refusal"]["rule"] == "K2"
    with ada.socket(table) as line:
        assert line.hear_until("state")["calls"] == calls
        ada.post(f"{path}/call", action="call-time")
        assert line.hear_until("state")["calls"] == []
    assert ada.refused(f"{path}/call", action="call-time")[1]["refusal"]["rule"] == "K2"


def test_games_declare_whether_they_can_be_stopped(ada: Visitor, table: str) -> None:
    form = next(form for form in ada.get("/api/games") if form["name"] == "titan")
    assert form["stop"] is True
    assert form["orders"] == [order.name for order in find_game("titan").orders]
    assert ada.get(f"/api/tables/{table}")["may_stop"] is True


# After a restart


def test_motion_and_pause_survive_a_restart(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        one, other = begun(ada, bert), begun(ada, bert)
        motion = move(ada, one, "undo", number=0)["motion"]
        move(ada, other, "pause")
        answer(bert, other, True)
        cookies = ada.http.cookies, bert.http.cookies
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada, house.visitor(None) as bert:
        ada.http.cookies, bert.http.cookies = cookies
        assert ada.get(f"/api/tables/{one}")["motion"] == motion
        assert answer(bert, one, True)["number"] == 0
        assert ada.get(f"/api/tables/{other}")["paused"]
        ada.post(f"/api/tables/{other}/resume")
        who, state = in_turn(other, ada, bert)
        who.act(other, state)
