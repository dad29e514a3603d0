"""Accounts, the list of tables and farewells use statements that both databases must understand."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from tests.server.house import ME_AND_A_FRIEND, open_house, settings_in

PASSWORD = "correct horse"


def _tell(server: str, statement: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_accounts_table_list_and_deletion_on_postgresql(postgresql: str, folder: Path) -> None:
    _tell(postgresql, "CREATE DATABASE people")
    url = make_url(postgresql).set(database="people").render_as_string(hide_password=False)
    settings = settings_in(folder, database=url, secret="of this test alone, and of no other one")
    try:
        with (
            open_house(settings) as house,
            house.visitor("Ada") as ada,
            house.visitor("Bert") as bert,
            house.visitor(None) as browser,
        ):
            ada.post("/api/account", login="ada", password=PASSWORD)
            assert bert.refused("/api/account", login="Ada", password=PASSWORD)[1]["error"] == "login-taken"
            assert browser.post("/api/login", login="ada", password=PASSWORD)["id"] == ada.person["id"]
            ada.post("/api/password", old=PASSWORD, new="battery staple")
            assert browser.get("/api/me") is None
            ada.http.patch("/api/me", json={"preferences": {"speed": 2}})

            first = ada.post("/api/tables", game="titan", seats=ME_AND_A_FRIEND, name="100% FUN")
            second = bert.post(
                "/api/tables", game="titan", seats=ME_AND_A_FRIEND, name="slow", pace={"kind": "days"}
            )
            for search, found in (
                ({}, [second, first]),
                ({"text": "% fun"}, [first]),
                ({"text": "BERT", "free": True, "game": "titan"}, [second]),
                ({"pace": "days"}, [second]),
                ({"pace": "none"}, [first]),
                ({"before": second["created"]}, [first]),
                ({"which": "mine"}, [second]),
            ):
                listed = [table["id"] for table in bert.get("/api/tables", **search)]
                assert listed == [table["id"] for table in found]

            bert.post(f"/api/tables/{first['id']}/sit", seat=1)
            ada.post(f"/api/tables/{first['id']}/start")
            ada.post(f"/api/tables/{first['id']}/chat", text="goodbye")
            ada.post("/api/me/delete", password="battery staple")
            left = bert.get(f"/api/tables/{first['id']}")
            assert (left["name"], left["seats"][0]["name"]) == ("titan", "")
            assert left["seats"][0]["bot"] == "greedy"
            with bert.socket(first["id"]) as line:
                line.say(type="ping")
                line.hear_until("pong")
                assert not [news for news in line.heard if news["type"] == "chat"]
    finally:
        _tell(postgresql, "DROP DATABASE people WITH (FORCE)")


def test_nul_characters_in_queries_find_nothing(database: str, folder: Path) -> None:
    settings = settings_in(folder, database=database, secret="of this test alone, and of no other one")
    with open_house(settings) as house, house.visitor("Ada") as ada:
        for query in ({"text": "\0"}, {"game": "\0"}, {"text": "a\0b", "game": "titan"}):
            assert ada.get("/api/tables", which="open", **query) == []
        for path in ("", "/state", "/chat", "/record"):
            assert ada.http.get(f"/api/tables/%00{path}").status_code == 404
