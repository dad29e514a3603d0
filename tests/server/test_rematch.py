"""Changing places before the game, and playing again after it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.house import House, Visitor, open_house, settings_in

BOT = {"kind": "bot", "bot": "random"}


def names(table: Any) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def test_seats_can_be_swapped_before_the_game(house: House, ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, BOT])
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
        ada.post(f"{path}/start", part="adasown12")
        assert ada.refused(f"{path}/swap", a=0, b=3)[1]["error"] == "not-open"
    # A part goes with its giver; the bot has none.
    assert house.history(table).setup.dice.seats == ("bertsown1", "carlsown1", None, "adasown12")


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
                person.post(f"{path}/lend", bot="random", seat=seat["seat"])
    ada.watch_to_the_end(table)
    return table


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def take_seat(person: Visitor, table: Any, **more: Any) -> Any:
    """Sit down where a seat is kept for somebody."""
    kept = next(seat["seat"] for seat in table["seats"] if seat["kept_for"] == person.person["id"])
    return person.post(f"/api/tables/{table['id']}/sit", seat=kept, **more)


def test_rematch_keeps_seats_options_and_pace(house: House, ada: Visitor, bert: Visitor) -> None:
    seats = [{"kind": "open"}, {"kind": "me", "name": "Mum"}, BOT, {"kind": "me", "name": "Dad"}]
    pace = {"kind": "live", "bank": 3600, "increment": 5, "days": 3, "timeout": "wait"}
    first = finished(seats, ada, bert, private=True, name="Sunday", pace=pace)
    path = f"/api/tables/{first}"
    with house.visitor("Eve") as eve:
        assert eve.refused(f"{path}/rematch")[1]["error"] == "not-seated"
    with bert.socket(first) as line:
        again = ada.post(f"{path}/rematch")
        told = line.hear_until("table", lambda news: news["table"]["rematch"])["table"]
        assert told["rematch"] == again["id"] != first
    assert again["state"] == "open" and names(again) == ["Bert", "Mum", "random", "Dad"]
    assert kinds(again) == ["kept", "kept", "bot", "kept"]
    before = ada.get(path)
    assert all(again[key] == before[key] for key in ("game", "options", "name", "private", "pace"))
    assert again["commitment"] != before["commitment"] and again["parts"] is None
    assert ada.post(f"{path}/rematch") == again, "Whoever asks twice opens one table."
    assert bert.get("/api/tables", which="mine")[0]["id"] == again["id"]
    # Only now that the fingerprint has been shown does anybody give his part.
    sitting = take_seat(ada, again, part="adasown12")
    assert kinds(sitting) == ["kept", "person", "bot", "person"] and sitting["state"] == "open"
    assert sitting["commitment"] == again["commitment"]
    begun = take_seat(bert, bert.post(f"{path}/rematch"), part="bertsown1")
    assert begun["id"] == again["id"] and begun["state"] == "running"
    assert names(begun) == ["Bert", "Mum", "random", "Dad"]
    dice = house.history(again["id"]).setup.dice
    assert dice.seats == ("bertsown1", "adasown12", None, "adasown12")
    assert dice.commitment == again["commitment"]


def test_concurrent_rematch_requests_open_one_table(ada: Visitor, bert: Visitor) -> None:
    first = finished([{"kind": "me"}, {"kind": "open"}], ada, bert)

    def ask(person: Visitor) -> Any:
        return take_seat(person, person.post(f"/api/tables/{first}/rematch"))["id"]

    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(ask, (ada, bert)))
    assert found[0] == found[1]
    assert ada.get(f"/api/tables/{found[0]}")["state"] == "running"


def test_host_can_give_an_open_seat_to_a_bot(house: House, ada: Visitor, bert: Visitor) -> None:
    path = f"/api/tables/{ada.open_table([{'kind': 'me'}, {'kind': 'open'}, {'kind': 'open'}])}"
    bert.post(f"{path}/sit", seat=2)
    assert bert.refused(f"{path}/hire", seat=1, bot="random")[1]["error"] == "not-host"
    assert ada.refused(f"{path}/hire", seat=2, bot="random")[1]["error"] == "seat-taken"
    assert ada.refused(f"{path}/hire", seat=3, bot="random")[1]["error"] == "bad-seat"
    assert ada.refused(f"{path}/hire", seat=1, bot="nobody")[0] == 422
    assert kinds(ada.post(f"{path}/hire", seat=1, bot="random")) == ["person", "bot", "person"]
    assert bert.refused(f"{path}/free", seat=1)[1]["error"] == "not-host"
    assert kinds(ada.post(f"{path}/free", seat=1)) == ["person", "open", "person"]
    ada.post(f"{path}/hire", seat=1, bot="random")
    assert ada.post(f"{path}/start")["state"] == "running"
    assert ada.refused(f"{path}/hire", seat=1, bot="random")[1]["error"] == "not-open"


def test_host_can_free_a_taken_seat(house: House, ada: Visitor, bert: Visitor) -> None:
    path = f"/api/tables/{ada.open_table([{'kind': 'me'}, {'kind': 'open'}, {'kind': 'open'}])}"
    bert.post(f"{path}/sit", seat=2)
    with house.visitor("Eve") as eve:
        eve.post(f"{path}/sit", seat=1)
        assert bert.refused(f"{path}/free", seat=1)[1]["error"] == "not-host"
        assert kinds(ada.post(f"{path}/free", seat=1)) == ["person", "open", "person"]
        assert eve.refused(f"{path}/stand")[1]["error"] == "not-seated"
        assert kinds(eve.post(f"{path}/sit", seat=1)) == ["person", "person", "person"]


def test_no_rematch_before_the_end(ada: Visitor) -> None:
    running = ada.open_table([{"kind": "me"}, BOT], start=True)
    assert ada.refused(f"/api/tables/{running}/rematch")[1]["error"] == "not-finished"


def test_kept_seat_is_reserved_until_freed(house: House, ada: Visitor, bert: Visitor) -> None:
    first = finished([{"kind": "me"}, {"kind": "open"}], ada, bert)
    again = ada.post(f"/api/tables/{first}/rematch")
    path = f"/api/tables/{again['id']}"
    take_seat(ada, again)
    with house.visitor("Eve") as eve:
        assert eve.refused(f"{path}/sit", seat=1)[1]["error"] == "seat-kept"
        assert eve.refused(f"{path}/free", seat=1)[1]["error"] == "not-host"
        assert ada.refused(f"{path}/hire", seat=1, bot="random")[1]["error"] == "seat-kept"
        assert eve.refused(f"{path}/free")[1]["error"] == "not-kept"
        assert ada.refused(f"{path}/free", seat=0)[1]["error"] == "not-kept"
        assert ada.refused(f"{path}/free", seat=2)[1]["error"] == "bad-seat"
        assert ada.refused(f"{path}/start")[1]["error"] == "seats-open"
        assert not [each for each in eve.get("/api/tables", free=True) if each["id"] == again["id"]]
        freed = ada.post(f"{path}/free", seat=1)
        assert kinds(freed) == ["person", "open"] and names(freed)[1] is None
        assert [each for each in eve.get("/api/tables", free=True) if each["id"] == again["id"]]
        taken = eve.post(f"{path}/sit", seat=1)
        assert taken["state"] == "open", "With somebody else the host decides when it begins."
    assert bert.refused(f"{path}/sit", seat=1)[1]["error"] == "seat-taken"
    assert ada.post(f"{path}/start")["state"] == "running"


def test_declining_a_rematch_frees_all_kept_seats(house: House, ada: Visitor, bert: Visitor) -> None:
    seats = [{"kind": "open"}, {"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}]
    first = finished(seats, ada, bert)
    again = bert.post(f"/api/tables/{first}/rematch")
    path = f"/api/tables/{again['id']}"
    with bert.socket(again["id"]) as line:
        line.hear_until("table")
        assert kinds(ada.post(f"{path}/free")) == ["kept", "open", "open"]
        line.hear_until("table", lambda news: kinds(news["table"]) == ["kept", "open", "open"])
    assert kinds(take_seat(bert, again)) == ["person", "open", "open"]
    assert kinds(ada.post(f"{path}/sit", seat=2)) == ["person", "open", "person"], (
        "He may think better of it."
    )


def test_sitting_elsewhere_frees_the_kept_seat(ada: Visitor, bert: Visitor) -> None:
    first = finished([{"kind": "me"}, {"kind": "open"}, BOT], ada, bert)
    again = ada.post(f"/api/tables/{first}/rematch")
    path = f"/api/tables/{again['id']}"
    assert bert.refused(f"{path}/swap", a=1, b=0)[1]["error"] == "seat-taken", "It is kept for Ada."
    ada.post(f"{path}/free")
    assert kinds(bert.post(f"{path}/sit", seat=0)) == ["person", "open", "bot"]


def test_account_deletion_frees_a_kept_seat(house: House, ada: Visitor) -> None:
    with house.visitor("Zerlina") as zerlina:
        first = finished([{"kind": "me"}, {"kind": "open"}], ada, zerlina)
        again = ada.post(f"/api/tables/{first}/rematch")["id"]
        zerlina.post("/api/me/delete")
    seat = ada.get(f"/api/tables/{again}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["kept_for"]) == ("open", None, None)


def test_kept_seats_survive_a_restart(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        first = finished([{"kind": "me"}, {"kind": "open"}], ada, bert)
        again = ada.post(f"/api/tables/{first}/rematch")
        take_seat(ada, again)
        cookies, person = bert.http.cookies, bert.person
    with open_house(settings_in(folder)) as house, house.visitor(None) as bert:
        bert.http.cookies, bert.person = cookies, person
        found = bert.get(f"/api/tables/{again['id']}")
        assert names(found) == ["Ada", "Bert"] and kinds(found) == ["person", "kept"]
        assert take_seat(bert, found)["state"] == "running"
