"""Tables are closed: by their host, or because nobody looks at them any more."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hexenkessel.server.lobby import expiry as clearing
from hexenkessel.server.lobby import registry
from tests.server.house import ME_AND_A_FRIEND, ME_AND_BOTS, House, Visitor, open_house, settings_in, wait_for


def open_tables(who: Visitor) -> set[str]:
    return {table["id"] for table in who.get("/api/tables", which="open")}


def is_there(who: Visitor, table: str) -> bool:
    return who.http.get(f"/api/tables/{table}").status_code != 404


def test_host_can_close_a_table_before_the_game(ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    assert table in open_tables(bert)
    assert bert.refused(f"/api/tables/{table}/close")[1]["error"] == "not-host"
    with bert.socket(table) as line, bert.lobby() as list_line:
        line.hear_until("table")
        list_line.hear_until("lobby")  # which everybody is told when he comes
        assert ada.post(f"/api/tables/{table}/close") is None
        list_line.hear_until("lobby")
        with pytest.raises(ConnectionClosed):
            line.hear_until("never")
    with bert.socket(table) as line:
        assert line.hear()["error"] == "unknown-table"
    assert table not in open_tables(bert)
    assert not is_there(bert, table)
    assert ada.refused(f"/api/tables/{table}/close")[0] == 404


def test_running_game_can_be_closed_only_without_other_people(ada: Visitor, bert: Visitor) -> None:
    together = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{together}/sit", seat=1)
    ada.post(f"/api/tables/{together}/start")
    assert ada.refused(f"/api/tables/{together}/close")[1]["error"] == "others-sit"
    bert.post(f"/api/tables/{together}/lend", bot="random")
    assert ada.refused(f"/api/tables/{together}/close")[1]["error"] == "others-sit", "He may come back."
    alone = ada.open_table(ME_AND_BOTS, start=True)
    ada.act_when_due(alone)  # bots are playing meanwhile
    ada.post(f"/api/tables/{alone}/close")
    assert not is_there(ada, alone)
    bots = ada.open_table([{"kind": "bot", "bot": "random"}] * 2, start=True)
    with ada.socket(bots) as line:
        line.hear_until("state", lambda news: news["number"] > 5)
        ada.post(f"/api/tables/{bots}/close")
    assert not is_there(ada, bots)


def test_unfinished_tables_per_host_are_limited(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_UNFINISHED", 2)
    first, _ = ada.open_table(ME_AND_A_FRIEND), ada.open_table(ME_AND_BOTS, start=True)
    ada.post(f"/api/tables/{first}/stand")
    wish = {"game": "titan", "seats": ME_AND_A_FRIEND}
    assert ada.refused("/api/tables", **wish)[1]["error"] == "too-many-tables"
    ada.post(f"/api/tables/{first}/close")
    ada.post("/api/tables", **wish)


def test_tables_played_without_their_host_do_not_count_for_the_limit(
    house: House, ada: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_UNFINISHED", 1)
    with house.visitor("Carl") as carl:
        table = ada.open_table([{"kind": "open"}, {"kind": "open"}])
        for seat, who in enumerate((bert, carl)):
            who.post(f"/api/tables/{table}/sit", seat=seat)
        wish = {"game": "titan", "seats": ME_AND_A_FRIEND}
        assert ada.refused("/api/tables", **wish)[1]["error"] == "too-many-tables", "He can close it."
        ada.post(f"/api/tables/{table}/start")
        ada.post("/api/tables", **wish)


def test_unwatched_open_table_expires(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clearing, "_PAUSE", 0.1)
    settings = settings_in(folder, waiting_days=1 / 86_400)
    with open_house(settings) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        begun = ada.open_table(ME_AND_BOTS, start=True)
        looked_at = ada.open_table(ME_AND_A_FRIEND)
        with ada.socket(looked_at) as line, bert.lobby() as list_line:
            line.hear_until("table")
            forgotten = ada.open_table(ME_AND_A_FRIEND)
            wait_for(lambda: forgotten not in open_tables(bert))
            list_line.hear_until("lobby")
            assert open_tables(bert) == {looked_at}
            assert is_there(bert, begun) and not is_there(bert, forgotten)
        wait_for(lambda: not open_tables(bert))
