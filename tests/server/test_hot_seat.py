"""Several people at one screen: each sees his own secrets when he looks, and never those of the others."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexenkessel.kernel.history import History
from hexenkessel.kernel.registry import find_game
from tests.server.house import House, Line, Visitor
from tests.server.in_memory_table import plain, story_allowed

TITAN = find_game("titan")
FAMILY = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}, {"kind": "me", "name": "Kit"}]
SECRET = {"divide", "split", "propose"}


def look(line: Line, seat: int | None) -> Any:
    line.say(type="look", seat=seat)
    assert line.hear_until("looked")["seat"] == seat
    return line.hear_until("state")


def play_at_random(line: Line, state: Any, actions: int, rng: random.Random) -> None:
    """Whoever is asked looks, tries something silly now and then, and plays."""
    while state["number"] < actions and not state["outcome"]:
        seat = rng.choice(state["due"])
        if state["seat"] != seat:
            state = look(line, seat)
            if seat not in state["due"]:
                continue  # a standing order was quicker
        if rng.random() < 0.2:
            line.say(type="act", id="silly", number=state["number"], action="muster nobody", seat=seat)
        # Who concedes may end the game, and then everything is open.
        offer = rng.choice([each for each in state["decision"]["actions"] if each["verb"] != "concede"])
        line.say(type="act", id="a", number=state["number"], action=offer["text"], seat=seat)
        state = line.hear_until("state")


def assert_every_frame_is_for_whoever_looks(heard: list[Any], history: History[Any, Any]) -> None:
    looking: int | None = None
    told: list[Any] = []
    hidden = 0
    for frame in heard:
        kind = frame["type"]
        if kind == "looked":
            looking, told = frame["seat"], []
        elif kind == "table":
            for seat in frame["table"]["seats"]:
                assert seat["orders"] == (["never-flee"] if seat["seat"] == looking == 1 else [])
        elif kind == "state":
            assert frame["seat"] == looking
            position = history.position_at(frame["number"])
            assert frame["view"] == plain(TITAN.view(position, looking))
            told += frame["story"]
            assert told == story_allowed(history, looking)[: frame["number"] + 1]
            hidden += sum(legion["characters"] is None for legion in frame["view"]["legions"].values())
            if looking is None:
                assert frame["decision"] is None and frame["asides"] == []
    assert hidden


def test_frames_hold_secrets_only_of_the_seat_looked_through(house: House, ada: Visitor) -> None:
    table = ada.open_table(FAMILY, start=True)
    ada.post(f"/api/tables/{table}/orders", seat=1, orders=["never-flee"])
    with ada.socket(table) as line:
        first = line.hear_until("state")
        assert first["seat"] is None, "Nobody has said yet who sits in front of the screen."
        look(line, 0)
        look(line, None)
        look(line, 2)
        play_at_random(line, look(line, 2), 120, random.Random(7))
        look(line, None)
    history = house.history(table)
    assert_every_frame_is_for_whoever_looks(line.heard, history)
    # Moreover: the words of every secret action stand in no frame but those for the eyes of its seat.
    looking: int | None = None
    for frame in line.heard:
        looking = frame["seat"] if frame["type"] == "looked" else looking
        text = json.dumps(frame)
        for seat, action in history.moves:
            if action.verb in {"divide", "split"} and seat != looking and frame["type"] == "state":
                entries = [entry for entry in frame["story"] if entry["seat"] == seat]
                assert all(not str(entry["action"]).startswith(("divide", "split")) for entry in entries)
        assert not any(part in text for part in history.setup.dice.secrets)
    assert {action.verb for _, action in history.moves} & SECRET


def test_pending_messages_are_sent_before_the_seat_changes(ada: Visitor) -> None:
    table = ada.open_table(FAMILY, start=True)
    with ada.socket(table, seat=0) as line:
        assert line.hear_until("state")["seat"] == 0
        for turn in range(20):
            seat, other = turn % 2, (turn + 1) % 2
            line.say(type="act", id=f"{turn}", number=0, action="divide Titan", seat=seat)
            line.say(type="look", seat=other)
        line.say(type="ping")
        line.hear_until("pong")
    looking = 0
    for frame in line.heard:
        if frame["type"] == "looked":
            looking = frame["seat"]
        elif frame["type"] == "refused":
            assert int(frame["id"]) % 2 == looking
        elif frame["type"] == "state":
            assert frame["seat"] == looking
    assert sum(frame["type"] == "refused" for frame in line.heard) == 20


def test_actions_are_accepted_only_for_the_seat_looked_through(ada: Visitor) -> None:
    table = ada.open_table(FAMILY, start=True)
    with ada.socket(table, seat=1) as line:
        state = line.hear_until("state")
        action = state["decision"]["actions"][0]["text"]
        for seat, error in ((None, "which-seat"), (0, "other-seat"), (7, "not-your-seat")):
            line.say(type="act", id="x", number=0, action=action, seat=seat)
            assert line.hear_until("error")["error"] == error
        line.say(type="look", seat=7)
        assert line.hear_until("error")["error"] == "not-your-seat"
        line.say(type="act", id="x", number=0, action=action, seat=1)
        assert line.hear_until("state")["story"][0]["action"] == action
        line.say(type="undo", id="u", number=1, seat=1)
        assert line.hear_until("undone")["number"] == 0


@pytest.mark.parametrize("seat", [0, 1, 9])
def test_looking_through_another_persons_seat_is_ignored(
    house: House, ada: Visitor, bert: Visitor, seat: int
) -> None:
    table = ada.open_table([*FAMILY[:2], {"kind": "open"}])
    bert.post(f"/api/tables/{table}/sit", seat=2)
    ada.post(f"/api/tables/{table}/start")
    with bert.socket(table, seat=seat) as line:
        assert line.hear_until("state")["seat"] == 2, "He sees what he usually sees."
    with house.visitor("Eve") as eve, eve.socket(table, seat=seat) as line:
        assert line.hear_until("state")["seat"] is None
    with house.visitor(None) as nobody, nobody.socket(table, seat=seat) as line:
        assert line.hear_until("state")["seat"] is None
        line.say(type="look", seat=seat)
        assert line.hear_until("error")["error"] == "nobody"


def test_hot_seats_over_http(house: House, ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table([*FAMILY[:2], {"kind": "open"}])
    path = f"/api/tables/{table}"
    assert ada.refused(f"{path}/sit", seat=2)[1]["error"] == "already-seated"
    bert.post(f"{path}/sit", seat=2)
    begun = ada.post(f"{path}/start", part="adasown12")
    assert [seat["name"] for seat in begun["seats"]] == ["Mum", "Dad", "Bert"]
    assert house.history(table).setup.dice.seats[:2] == ("adasown12", "adasown12")
    assert ada.state(table)["seat"] is None and ada.state(table)["view"]["observer"] is None
    mum, dad = ada.state(table, seat=0), ada.state(table, seat=1)
    assert mum["view"]["observer"] == 0 and dad["view"]["observer"] == 1
    assert ada.http.get(f"{path}/state", params={"seat": 2}).status_code == 403
    assert ada.http.get(f"{path}/state", params={"seat": -1}).status_code == 403
    words = mum["decision"]["actions"][0]["text"]
    for verb, body in (("act", {"number": 0, "action": words}), ("check", {"action": words})):
        assert ada.refused(f"{path}/{verb}", **body)[1]["error"] == "which-seat"
        assert ada.refused(f"{path}/{verb}", **body, seat=2)[1]["error"] == "not-your-seat"
    assert ada.refused(f"{path}/act", number=0, action=words)[0] == 422
    assert ada.post(f"{path}/check", action=words, seat=0) == {"refusal": None}
    assert ada.act(table, mum)["seat"] == 0
    assert ada.refused(f"{path}/undo", number=1)[1]["error"] == "which-seat"
    assert ada.post(f"{path}/undo", number=1, seat=0)["number"] == 0
    assert ada.refused(f"{path}/lend", bot="random")[1]["error"] == "which-seat"
    lent = ada.post(f"{path}/lend", bot="random", seat=1)
    assert [seat["bot"] for seat in lent["seats"]] == [None, "random", None]
    assert ada.refused(f"{path}/take-back")[1]["error"] == "which-seat"
    assert ada.post(f"{path}/take-back", seat=1)["seats"][1]["bot"] is None
    said = ada.post(f"{path}/chat", text="tea?", seat=1)
    assert (said["seat"], said["name"]) == (1, "Dad")
