"""Changing places before the game, and playing again after it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.house import House, Visitor, wait_for

BOT = {"kind": "bot", "bot": "random"}


def names(table: Any) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def test_places_are_exchanged_before_the_game(house: House, ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, BOT], part="adasown12")
    path = f"/api/tables/{table}"
    bert.post(f"{path}/sit", seat=1, part="bertsown1")
    with house.visitor("Carl") as carl, carl.socket(table) as line:
        line.hear_until("table")
        assert carl.refused(f"{path}/swap", a=2, b=3)[1]["error"] == "not-seated"
        assert bert.refused(f"{path}/swap", a=1, b=0)[1]["error"] == "seat-taken"
        assert bert.refused(f"{path}/swap", a=2, b=3)[1]["error"] == "not-seated"
        assert names(bert.post(f"{path}/swap", a=1, b=2)) == ["Ada", None, "Bert", "random"]
        assert names(bert.post(f"{path}/swap", a=3, b=2)) == ["Ada", None, "random", "Bert"]
        assert names(ada.post(f"{path}/swap", a=0, b=3)) == ["Bert", None, "random", "Ada"]
        line.hear_until("table", lambda news: names(news["table"]) == ["Bert", None, "random", "Ada"])
        for a, b in ((0, 4), (-1, 0), (1, 1)):
            assert ada.refused(f"{path}/swap", a=a, b=b)[1]["error"] == "bad-seat"
        carl.post(f"{path}/sit", seat=1, part="carlsown1")
        ada.post(f"{path}/start")
        assert ada.refused(f"{path}/swap", a=0, b=3)[1]["error"] == "not-open"
    dice = house.history(table).setup.dice.seats
    assert (dice[0], dice[1], dice[3]) == ("bertsown1", "carlsown1", "adasown12"), (
        "A part goes with its giver."
    )


def finished(seats: list[dict[str, str]], ada: Visitor, *others: Visitor, **more: Any) -> str:
    """A game that is over: bots have played for everybody."""
    table = ada.open_table(seats, options={"rounds": 1}, **more)
    path = f"/api/tables/{table}"
    for other in others:
        free = next(seat["seat"] for seat in other.get(path)["seats"] if seat["kind"] == "open")
        other.post(f"{path}/sit", seat=free)
    ada.post(f"{path}/start")
    for person in (ada, *others):
        for seat in person.get(path)["seats"]:
            if seat["person"] == person.person["id"]:
                person.post(f"{path}/resign-to-bot", bot="random", seat=seat["seat"])
    wait_for(lambda: ada.get(path)["state"] == "finished")
    return table


def test_the_same_people_play_again(house: House, ada: Visitor, bert: Visitor) -> None:
    seats = [{"kind": "open"}, {"kind": "me", "name": "Mum"}, BOT, {"kind": "me", "name": "Dad"}]
    pace = {"kind": "live", "bank": 3600, "increment": 5, "days": 3, "timeout": "wait"}
    first = finished(seats, ada, bert, private=True, name="Sunday", pace=pace)
    path = f"/api/tables/{first}"
    with house.visitor("Eve") as eve:
        assert eve.refused(f"{path}/rematch")[1]["error"] == "not-seated"
    with bert.socket(first) as line:
        again = ada.post(f"{path}/rematch", part="adasown12")
        told = line.hear_until("table", lambda news: news["table"]["rematch"])["table"]
        assert told["rematch"] == again["id"] != first
    assert again["state"] == "open" and names(again) == [None, "Mum", "random", "Dad"]
    before = ada.get(path)
    assert all(again[key] == before[key] for key in ("game", "options", "name", "private", "pace"))
    assert again["commitment"] != before["commitment"] and again["parts"] is None
    assert ada.post(f"{path}/rematch") == again, "Whoever asks twice sits once."
    begun = bert.post(f"{path}/rematch")
    assert begun["id"] == again["id"] and begun["state"] == "running"
    assert names(begun) == ["Bert", "Mum", "random", "Dad"]
    dice = house.history(again["id"]).setup.dice.seats
    assert dice[1] == dice[3] == "adasown12" and len(dice[0]) == 64


def test_those_who_ask_at_once_meet_at_one_table(ada: Visitor, bert: Visitor) -> None:
    first = finished([{"kind": "me"}, {"kind": "open"}], ada, bert)
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda person: person.post(f"/api/tables/{first}/rematch")["id"], (ada, bert)))
    assert found[0] == found[1]
    assert ada.get(f"/api/tables/{found[0]}")["state"] == "running"


def test_no_rematch_before_the_end_and_no_seat_of_somebody_else(
    house: House, ada: Visitor, bert: Visitor
) -> None:
    running = ada.open_table([{"kind": "me"}, BOT], start=True)
    assert ada.refused(f"/api/tables/{running}/rematch")[1]["error"] == "not-finished"
    first = finished([{"kind": "me"}, {"kind": "open"}], ada, bert)
    again = ada.post(f"/api/tables/{first}/rematch")["id"]
    with house.visitor("Eve") as eve:
        eve.post(f"/api/tables/{again}/sit", seat=1)
    assert bert.refused(f"/api/tables/{first}/rematch")[1]["error"] == "seat-taken"
    assert ada.post(f"/api/tables/{again}/start")["state"] == "running", "Then the host decides."
