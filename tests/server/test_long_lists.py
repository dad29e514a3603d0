"""Lists too long to be sent: a decision tells how answers begin, and whoever asks hears how they go on."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel import registry
from hexenkessel.kernel.action import Pick, picks
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import continuing, legal
from hexenkessel.kernel.history import History
from hexenkessel.kernel.presentation import Presentation
from hexenkessel.server.table.state import RenderedPosition
from tests.minis.march import GAME as MARCH
from tests.server.house import ME_AND_A_FRIEND, PATIENCE, House, Visitor, open_house, settings_in, wait_for
from tests.server.test_example_bot import EXAMPLE

FINISH = {"kind": "button", "id": "finish"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_registered", {**registry._registered, MARCH.name: MARCH})
        with open_house(settings_in(tmp_path_factory.mktemp("house"))) as opened:
            yield opened


@pytest.fixture
def table(ada: Visitor, bert: Visitor) -> str:
    """A march of two people; Ada begins."""
    table: str = ada.post("/api/tables", game="march", seats=ME_AND_A_FRIEND)["id"]
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    return table


def texts(told: Any) -> list[str]:
    return [offer["text"] for offer in told["actions"]]


def test_long_decision_carries_first_picks(house: House, ada: Visitor, bert: Visitor, table: str) -> None:
    asked = ada.state(table)["decision"]
    assert asked["actions"] == [] and FINISH in asked["first_picks"]
    assert bert.state(table)["decision"] is None
    path = f"/api/tables/{table}/continue"
    told = [ada.post(path, number=0, pick=pick) for pick in asked["first_picks"]]
    position = house.history(table).position
    assert sorted(text for part in told for text in texts(part)) == sorted(
        MARCH.grammar.write(action) for action in legal(position, 0)
    ), "Together they are the whole list."
    for part, pick in zip(told, asked["first_picks"], strict=True):
        assert part["number"] == 0 and part["pick"] == pick
        assert all(offer["picks"][0] == pick for offer in part["actions"])


def test_continued_offers_carry_previews() -> None:
    """A piece that stands beside an enemy: what is told of its attack is what a short list would tell."""
    history = History(MARCH, MARCH.setup(2, DiceParts("odds")))
    rng = random.Random(1)
    while not (
        attacks := [one for one in legal(history.position, history.position.due[0]) if one.verb == "attack"]
    ):
        seat = history.position.due[0]
        history.play(seat, rng.choice(legal(history.position, seat)))
    position, seat = history.position, history.position.due[0]
    pick = picks(attacks[0])[0]
    offers = RenderedPosition(history).offers(seat, continuing(position, seat, pick), seat)
    odds = {offer.text: offer.preview for offer in offers}
    assert odds[MARCH.grammar.write(attacks[0])] == MARCH.preview(position, seat, attacks[0])
    assert len(offers) == len(continuing(position, seat, pick))


def test_continue_over_the_socket(ada: Visitor, table: str) -> None:
    with ada.socket(table) as line:
        state = line.hear_until("state")
        pick = next(one for one in state["decision"]["first_picks"] if one != FINISH)
        line.say(type="continue", id="q1", number=0, pick=pick)
        told = line.hear_until("continuing")
        assert told["id"] == "q1" and told["pick"] == pick and told["number"] == 0
        assert texts(told) == texts(ada.post(f"/api/tables/{table}/continue", number=0, pick=pick))
        line.say(type="act", id="a1", number=0, action=texts(told)[0])
        assert line.hear_until("state")["number"] == 1


def test_continue_with_a_stale_number_is_a_conflict(ada: Visitor, table: str) -> None:
    pick = ada.state(table)["decision"]["first_picks"][0]
    ada.act(table, ada.state(table), "finish")
    status, body = ada.refused(f"/api/tables/{table}/continue", number=0, pick=pick)
    assert (status, body) == (409, {"stale": True, "number": 1})
    with ada.socket(table) as line:
        line.say(type="continue", id="q2", number=0, pick=pick)
        assert line.hear_until("stale") == {"type": "stale", "id": "q2", "number": 1}


def test_continue_with_an_unknown_pick_is_empty(ada: Visitor, table: str) -> None:
    path = f"/api/tables/{table}/continue"
    for pick in ({"kind": "piece", "id": "nobody"}, {"kind": "piece", "id": 10**30}, {"kind": "", "id": ""}):
        assert ada.post(path, number=0, pick=pick)["actions"] == []
    status, _ = ada.refused(path, number=0, pick={"kind": "piece", "id": None})
    assert status in (400, 422)


def test_continue_carries_what_the_game_tells_about_a_pick(
    ada: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Telling(Presentation[Any]):
        def about(self, view: Any, pick: Pick) -> dict[str, Any]:
            return {"stands": view.state.pieces.get(pick.id), "number": view.number}

    monkeypatch.setattr(type(MARCH), "presentation", Telling())
    told = ada.post(f"/api/tables/{table}/continue", number=0, pick={"kind": "piece", "id": "blue1"})
    assert told["actions"] == [] and told["about"]["stands"] and told["about"]["number"] == 0


def test_continue_reveals_nothing_of_other_seats(
    house: House, ada: Visitor, bert: Visitor, table: str
) -> None:
    pick = next(one for one in ada.state(table)["decision"]["first_picks"] if one != FINISH)
    path = f"/api/tables/{table}/continue"
    assert bert.post(path, number=0, pick=pick)["actions"] == [], "It is not his decision."
    assert bert.refused(path, number=0, pick=pick, seat=0)[0] == 403
    with house.visitor("Eve") as eve:
        assert eve.refused(path, number=0, pick=pick)[0] == 403
        with eve.socket(table) as line:
            line.say(type="continue", id="q", number=0, pick=pick)
            assert line.hear_until("error")["error"] == "not-seated"
        assert not [news for news in line.heard if news["type"] == "continuing"]
    with house.visitor(None) as nobody:
        assert nobody.refused(path, number=0, pick=pick)[0] == 401


def test_continue_is_accepted_only_for_the_seat_looked_through(ada: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Mum"}]
    table = ada.post("/api/tables", game="march", seats=seats, start=True)["id"]
    with ada.socket(table) as line:
        line.say(type="continue", id="q", number=0, pick=FINISH, seat=0)
        assert line.hear_until("error")["error"] == "other-seat"
        line.say(type="look", seat=0)
        line.hear_until("looked")
        line.say(type="continue", id="q", number=0, pick=FINISH, seat=0)
        assert texts(line.hear_until("continuing")) == ["finish"]


def test_continue_is_refused_for_a_lent_seat(ada: Visitor, bert: Visitor, table: str) -> None:
    bert.post(f"/api/tables/{table}/lend", bot="random")
    status, body = bert.refused(f"/api/tables/{table}/continue", number=0, pick=FINISH)
    assert (status, body["error"]) == (409, "seat-lent")


def test_example_bot_plays_long_lists(house: House, ada: Visitor) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}]
    table = ada.post("/api/tables", game="march", seats=seats, options={"turns": 6})["id"]
    link = f"http://{house.address}/table/{table}"
    bot = subprocess.Popen([sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, text=True)
    try:
        wait_for(lambda: ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Example bot")
        ada.post(f"/api/tables/{table}/start")
        said, _ = bot.communicate(timeout=4 * PATIENCE)
    finally:
        bot.kill()
    assert json.loads(said.removeprefix("Places: ")) and bot.returncode == 0


def test_continue_is_in_the_openapi_document(house: House, ada: Visitor) -> None:
    document = ada.get("/api/openapi.json")
    assert "/api/tables/{id}/continue" in document["paths"]
    assert "first_picks" in document["components"]["schemas"]["DecisionOffer"]["properties"]
    assert msgspec.json.decode(msgspec.json.encode(document)) == document
