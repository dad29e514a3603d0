"""Every operation of the document, once, as it is meant: it does what it says, and answers in that form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from schemathesis.core import NOT_SET

from tests.server.house import House, Visitor, open_house, settings_in, wait_for
from tests.server.test_absence import wait_for_hours
from tests.server.test_motions import asked_or_over, begun, in_turn, last_of
from tests.server.test_openapi import API

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
FIGHT = {"game": "armageddon", "options": {"scenario": "s03"}, "seats": ME_AND_A_BOT}  # has long lists
HANDSHAKE = "correct horse battery"


class Tour:
    """What has been asked, and how."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen: set[str] = set()

    def ask(self, who: Visitor, operation: str, body: Any = NOT_SET, **parts: Any) -> Any:
        """An answer that is no refusal, of the form that the document promises. Parts without a place in the
        path are the query."""
        method, path = operation.split()
        self.seen.add(operation)
        in_path = {name: value for name, value in parts.items() if f"{{{name}}}" in path}
        query = {name: value for name, value in parts.items() if name not in in_path}
        case = API[path][method].Case(path_parameters=in_path, query=query, body=body)
        answer = case.call(base_url=f"http://{self.house.address}", headers={"Cookie": who.cookie})
        assert answer.status_code < 300, (operation, answer.text)
        case.validate_response(answer)
        return answer.json() if answer.headers["content-type"][0] == "application/json" else answer.text

    def table(self, who: Visitor, what: str, table: str, body: Any = NOT_SET, **parts: Any) -> Any:
        method, name = what.split()
        return self.ask(who, f"{method} /api/tables/{{id}}/{name}", body, id=table, **parts)


def test_every_operation_answers_as_the_document_says(folder: Path) -> None:
    with (
        open_house(settings_in(folder)) as house,
        house.visitor("Ada") as ada,
        house.visitor("Bert") as bert,
        house.visitor("Carl") as carl,
    ):
        tour = Tour(house)
        look_at_the_games(tour, ada)
        table = gather(tour, ada, bert)
        play(tour, ada, bert, table)
        decide_together(tour, ada, bert, table)
        look_back(tour, ada, finished(tour, ada))
        come_and_go(tour, carl)
        every = {
            f"{method.upper()} {path}" for path, each in API.raw_schema["paths"].items() for method in each
        }
        assert every - tour.seen == set()


def look_at_the_games(tour: Tour, ada: Visitor) -> None:
    assert tour.ask(ada, "GET /api/health")["status"] == "ok"
    assert "hexenkessel" in tour.ask(ada, "GET /api/metrics")
    names = [game["name"] for game in tour.ask(ada, "GET /api/games")]
    for game in names:
        tour.ask(ada, "GET /api/games/{game}/figures", game=game)
        for language in ("en", "hu"):
            assert "refusal-K1" in tour.ask(
                ada, "GET /api/games/{game}/messages/{language}", game=game, language=language
            )
            assert tour.ask(ada, "GET /api/games/{game}/rulebook/{language}", game=game, language=language)
    scenario = tour.ask(
        ada,
        "GET /api/games/{game}/options/{option}/{choice}",
        game="armageddon",
        option="scenario",
        choice="s03",
    )
    checked = tour.ask(
        ada,
        "POST /api/games/{game}/check",
        {"seats": 2, "options": {"scenario": scenario}},
        game="armageddon",
    )
    assert checked["flaws"] == []


def gather(tour: Tour, ada: Visitor, bert: Visitor) -> str:
    """A game of Titan with two people, begun."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    pace = {"kind": "live", "bank": 600, "increment": 5}
    opened = tour.ask(ada, "POST /api/tables", {"game": "titan", "seats": seats, "pace": pace})
    table: str = opened["id"]
    assert table in {row["id"] for row in tour.ask(bert, "GET /api/tables", which="open", text="ada")}
    tour.table(ada, "POST hire", table, {"seat": 1, "bot": "random"})
    tour.table(ada, "POST free", table, {"seat": 1})
    tour.table(bert, "POST sit", table, {"seat": 1, "part": "bertsOwnPart"})
    tour.table(bert, "POST stand", table, {"seat": 1})
    tour.table(bert, "POST sit", table, {"seat": 1, "part": "bertsOwnPart"})
    tour.table(ada, "POST swap", table, {"a": 0, "b": 1})
    tour.table(ada, "POST start", table, {"part": "adasOwnPart"})
    assert tour.ask(ada, "GET /api/tables/{id}", id=table)["state"] == "running"
    unwanted = tour.ask(ada, "POST /api/tables", {"game": "titan", "seats": seats})["id"]
    assert tour.table(ada, "POST close", unwanted) is None
    return table


def play(tour: Tour, ada: Visitor, bert: Visitor, table: str) -> None:
    for who in (ada, bert):
        state = tour.table(who, "GET state", table)
        text = state["decision"]["actions"][0]["text"]
        assert tour.table(who, "POST check", table, {"action": text})["refusal"] is None
        refused = tour.table(who, "POST check", table, {"action": "roll"})["refusal"]
        assert refused["rule"]
        tour.table(who, "POST act", table, {"number": state["number"], "action": text})
        if who is ada:  # as long as the other has not chosen
            tour.table(ada, "POST undo", table, {"number": state["number"] + 1})
            tour.table(ada, "POST act", table, {"number": state["number"], "action": text})
    tour.table(bert, "POST chat", table, {"text": "Good luck!", "channel": "table"})
    assert [line["text"] for line in tour.table(ada, "GET chat", table)] == ["Good luck!"]
    tour.table(bert, "POST orders", table, {"orders": []})
    tour.table(bert, "POST lend", table, {"bot": "random"})
    tour.table(bert, "POST take-back", table, None)
    clocks = tour.table(bert, "GET clocks", table)
    assert len(clocks["seats"]) == 2
    fight = tour.ask(ada, "POST /api/tables", FIGHT | {"start": True})["id"]
    while not (state := ada.state_when_due(fight))["decision"]["first_picks"]:
        ada.act_when_due(fight)
    pick = state["decision"]["first_picks"][0]
    assert tour.table(ada, "POST continue", fight, {"number": state["number"], "pick": pick})["actions"]


def decide_together(tour: Tour, ada: Visitor, bert: Visitor, table: str) -> None:
    tour.table(ada, "POST motion", table, {"kind": "pause"})
    tour.table(ada, "POST motion/withdraw", table)
    tour.table(ada, "POST motion", table, {"kind": "pause"})
    assert tour.table(bert, "POST motion/answer", table, {"agree": True})["paused"]
    assert not tour.table(bert, "POST resume", table)["paused"]
    duel = begun(ada, bert)
    waiting, due = (bert, 0) if in_turn(duel, ada, bert)[0] is ada else (ada, 1)
    wait_for_hours(tour.house, duel, 24)
    lent = tour.table(waiting, "POST motion", duel, {"kind": "lend", "whose": due})
    assert lent["seats"][due]["bot"]
    timed = {"game": "titan", "seats": ME_AND_A_BOT, "options": {"timed": True}, "start": True}
    hour = tour.ask(ada, "POST /api/tables", timed)["id"]
    tour.table(ada, "POST call", hour, {"action": "call-time"})
    assert tour.table(ada, "POST resign", hour, None)["outcome"]["reason"] == "resigned"


def finished(tour: Tour, ada: Visitor) -> str:
    table: str = tour.ask(ada, "POST /api/tables", {"game": "titan", "seats": ME_AND_A_BOT, "start": True})[
        "id"
    ]
    ada.act_when_due(table)
    tour.table(ada, "POST motion", table, {"kind": "stop"})
    while (state := wait_for(lambda: asked_or_over(ada, table)))["decision"]:
        ada.act(table, state, last_of(state))
    return table


def look_back(tour: Tour, ada: Visitor, table: str) -> None:
    record = tour.table(ada, "GET record", table)
    assert record.startswith("hexenkessel-record")
    assert tour.table(ada, "GET verification", table)["ok"]
    assert tour.table(ada, "GET replay", table, number=1, since=0)["number"] == 1
    assert tour.ask(ada, "POST /api/analysis", {"record": record})["kind"] == "analysis"
    assert (
        tour.table(ada, "POST play-on", table, {"number": 1, "seat": 0, "bot": "random"})["origin"]["number"]
        == 1
    )
    assert tour.table(ada, "POST rematch", table)["state"] in ("open", "running")


def come_and_go(tour: Tour, carl: Visitor) -> None:
    assert tour.ask(carl, "POST /api/guest", {"name": "Dora"})["kind"] == "guest"
    assert tour.ask(carl, "PATCH /api/me", {"language": "hu"})["language"] == "hu"
    assert tour.ask(carl, "GET /api/me")["name"] == "Carl"
    credentials = {"login": "carl", "password": HANDSHAKE}
    assert tour.ask(carl, "POST /api/account", credentials)["kind"] == "account"
    tour.ask(carl, "POST /api/login", credentials)
    tour.ask(carl, "POST /api/password", {"old": HANDSHAKE, "new": HANDSHAKE.upper()})
    carl.post("/api/login", login="carl", password=HANDSHAKE.upper())
    tour.ask(carl, "POST /api/leave")
    tour.ask(carl, "POST /api/leave-everywhere")
    carl.post("/api/login", login="carl", password=HANDSHAKE.upper())
    tour.ask(carl, "POST /api/me/delete", {"password": HANDSHAKE.upper()})
