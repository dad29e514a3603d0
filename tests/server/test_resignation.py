"""Who gives up: of two the other has won; where more people play a bot goes on in his place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import ME_AND_A_FRIEND, ME_AND_BOTS, House, Visitor, wait_for
from tests.server.test_motions import begun, move


@pytest.fixture
def carl(house: House) -> Iterator[Visitor]:
    with house.visitor("Carl") as visitor:
        yield visitor


def resign(who: Visitor, table: str, **seat: int) -> Any:
    return who.post(f"/api/tables/{table}/resign", **seat)


def three(ada: Visitor, bert: Visitor, carl: Visitor, **wishes: Any) -> str:
    """A game of three people."""
    table = ada.open_table([*ME_AND_A_FRIEND, {"kind": "open"}], **wishes)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    carl.post(f"/api/tables/{table}/sit", seat=2)
    ada.post(f"/api/tables/{table}/start")
    return table


def test_resignation_of_one_of_two_ends_the_game(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    with ada.socket(table) as line:
        line.hear_until("state")
        outcome = resign(bert, table)["outcome"]
        assert (outcome["reason"], outcome["places"]) == ("resigned", [1, 2])
        told = line.hear_until("state")["story"]
        assert [event["key"] for entry in told for event in entry["events"]] == ["resigned"]
        tables = [news["table"] for news in line.heard if news["type"] == "table"]
        assert tables[-1]["state"] == "finished"
    assert ada.get(f"/api/tables/{table}/verification")["ok"]
    status, refused = ada.refused(f"/api/tables/{table}/resign")
    assert (status, refused["error"]) == (409, "not-running")


def test_resignation_against_bots_ends_the_game(ada: Visitor) -> None:
    table = ada.open_table(ME_AND_BOTS, start=True)
    outcome = resign(ada, table)["outcome"]
    assert (outcome["reason"], outcome["places"]) == ("resigned", [3, 1, 1])


def test_resignation_among_several_hands_the_seat_to_a_bot(
    ada: Visitor, bert: Visitor, carl: Visitor
) -> None:
    table = three(ada, bert, carl)
    after = resign(bert, table)
    assert after["state"] == "running"
    assert (after["seats"][1]["kind"], after["seats"][1]["person"]) == ("bot", None)
    # He looks on from now on, and cannot come back.
    state = bert.state(table)
    assert state["seat"] is None and state["decision"] is None
    assert bert.refused(f"/api/tables/{table}/take-back")[1]["error"] == "not-seated"
    ada.act(table, wait_for(lambda: (now := ada.state(table))["number"] == 1 and now))  # the bot has chosen
    carl.act(table, carl.state(table))
    assert ada.state(table)["number"] >= 3


def test_resigned_seat_keeps_the_name_of_its_owner(ada: Visitor, bert: Visitor, carl: Visitor) -> None:
    table = three(ada, bert, carl, private=True)
    seat = resign(bert, table)["seats"][1]
    assert (seat["kind"], seat["name"], seat["kept_for"]) == ("bot", bert.person["name"], bert.person["id"])
    assert seat["bot"], "A bot plays there."
    assert table in [row["id"] for row in bert.get("/api/tables", which="mine")], "He finds the game again."
    resign(carl, table)
    assert resign(ada, table)["outcome"]["reason"] == "resigned"
    assert bert.person["name"] in ada.http.get(f"/api/tables/{table}/record").text
    again = ada.post(f"/api/tables/{table}/rematch")["seats"]
    assert [row["kept_for"] for row in again] == [who.person["id"] for who in (ada, bert, carl)]
    bert.post("/api/me/delete")
    forgotten = ada.get(f"/api/tables/{table}")["seats"][1]
    assert forgotten["kept_for"] is None and forgotten["name"] == forgotten["bot"]


def test_resignation_of_one_hot_seat_lets_the_others_play_on(ada: Visitor) -> None:
    table = ada.open_table([{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")], start=True)
    assert ada.get(f"/api/tables/{table}")["ends_without"] == []
    after = resign(ada, table, seat=1)
    assert (after["state"], after["seats"][1]["kind"]) == ("running", "bot")
    assert after["ends_without"] == []
    after = resign(ada, table, seat=2)
    assert (after["state"], after["ends_without"]) == ("running", [0])
    assert resign(ada, table, seat=0)["outcome"]["reason"] == "resigned"


def test_summary_tells_whose_resignation_ends_the_game(ada: Visitor, bert: Visitor, carl: Visitor) -> None:
    assert ada.get(f"/api/tables/{begun(ada, bert)}")["ends_without"] == [0, 1]
    assert ada.get(f"/api/tables/{three(ada, bert, carl)}")["ends_without"] == []


def test_resignation_removes_pending_votes_and_motions(ada: Visitor, bert: Visitor, carl: Visitor) -> None:
    """Neither what he has asked nor what he has not answered holds up the others."""
    table = three(ada, bert, carl)
    move(ada, table, "pause")
    carl.post(f"/api/tables/{table}/motion/answer", agree=True)
    resign(bert, table)
    assert ada.get(f"/api/tables/{table}")["paused"]
    ada.post(f"/api/tables/{table}/resume")
    move(carl, table, "pause")
    resign(carl, table)
    assert ada.get(f"/api/tables/{table}")["motion"] is None


def test_motion_survives_the_resignation_of_a_supporter(ada: Visitor, bert: Visitor, carl: Visitor) -> None:
    table = three(ada, bert, carl)
    move(ada, table, "pause")
    carl.post(f"/api/tables/{table}/motion/answer", agree=True)
    resign(carl, table)
    assert ada.get(f"/api/tables/{table}")["motion"]["needed"] == [1]
    assert bert.post(f"/api/tables/{table}/motion/answer", agree=True)["paused"]


def test_resigning_another_persons_seat_is_forbidden(ada: Visitor, bert: Visitor, carl: Visitor) -> None:
    table = begun(ada, bert)
    assert ada.refused(f"/api/tables/{table}/resign", seat=1)[0] == 403
    assert carl.refused(f"/api/tables/{table}/resign")[0] == 403
