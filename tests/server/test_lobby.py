"""People, games, and tables before the game begins."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from hexenkessel.kernel.registry import find_game
from tests.server.house import ME_AND_A_FRIEND, ME_AND_BOTS, House, Visitor, open_house, settings_in, wait_for


def test_anonymous_visitor_has_no_session(house: House) -> None:
    with house.visitor(None) as stranger:
        assert stranger.get("/api/me") is None
        assert stranger.refused("/api/tables", game="titan", seats=ME_AND_BOTS)[0] == 401


def test_guest_session_is_a_cookie(house: House, ada: Visitor) -> None:
    answer = ada.http.post("/api/guest", json={"name": "  Ada \u202e Lovelace\n"})
    assert answer.json()["name"] == "Ada Lovelace"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "samesite=lax" in cookie.lower() and "Secure" not in cookie
    assert ada.get("/api/me") == answer.json()
    changed = ada.http.patch("/api/me", json={"name": "Countess", "language": "hu", "theme": "dark"})
    assert changed.json() == {**answer.json(), "name": "Countess", "language": "hu", "theme": "dark"}
    ada.post("/api/leave")
    assert ada.get("/api/me") is None


def test_session_cookie_is_secure_behind_tls(folder: Path) -> None:
    with (
        open_house(settings_in(folder, origin="https://table.example")) as house,
        house.visitor(None) as guest,
    ):
        answer = guest.http.post(
            "/api/guest", json={"name": "Ada"}, headers={"Origin": "https://table.example"}
        )
        assert "Secure" in answer.headers["set-cookie"]


def test_game_list_describes_seats_options_and_bots(ada: Visitor) -> None:
    forms = {form["name"]: form for form in ada.get("/api/games")}
    titan = forms["titan"]
    assert titan["seats"] == [2, 6] and titan["bots"] == ["greedy", "random"]
    options = {option["name"]: option for option in titan["options"]}
    assert options["start"] == {
        "name": "start",
        "type": "choice",
        "default": "standard",
        "choices": ["standard", "fast"],
    }
    assert options["points"] == {"name": "points", "type": "int", "default": 0, "min": 0, "max": 10000}
    assert options["mulligan"] == {"name": "mulligan", "type": "bool", "default": True}
    (table,) = [one["table"] for one in forms["battlemist"]["options"] if one["type"] == "table"]
    assert set(table) == {"rows", "columns", "least", "most", "usual"}
    assert len(table["usual"]) == len(table["rows"]) and len(table["most"]) == len(table["columns"])
    # A text may be anything; its examples are what a form proposes.
    texts = [option for form in forms.values() for option in form["options"] if option["type"] == "text"]
    assert all(option["default"] == "" and option["max"] > 0 for option in texts)
    assert any(len(option.get("choices", ())) > 1 for option in texts)


def test_figures_messages_and_rulebooks(ada: Visitor) -> None:
    figures = ada.http.get("/api/games/titan/figures")
    assert {"board", "maps"} <= set(figures.json())
    again = ada.http.get("/api/games/titan/figures", headers={"If-None-Match": figures.headers["etag"]})
    assert again.status_code == 304
    messages = ada.http.get("/api/games/titan/messages/en")
    assert messages.headers["content-type"].startswith("text/plain")
    assert "refusal-K2 =" in messages.text and "prompt-division =" in messages.text
    book = ada.get("/api/games/titan/rulebook/en")
    assert book["language"] == "en"
    rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    assert [rule["id"] for rule in rules] == list(find_game("titan").rulebook.rules)
    assert ada.http.get("/api/games/titan/rulebook/xx").status_code == 404
    assert ada.http.get("/api/games/chess/figures").status_code == 404


def test_players_join_a_table_and_start(ada: Visitor, bert: Visitor) -> None:
    table = ada.post("/api/tables", game="titan", seats=ME_AND_A_FRIEND, options={"rounds": 3}, private=False)
    assert table["state"] == "open" and table["options"]["rounds"] == 3 and len(table["commitment"]) == 64
    path = f"/api/tables/{table['id']}"
    assert table["id"] in [each["id"] for each in bert.get("/api/tables", which="open")]
    assert bert.refused(f"{path}/start")[1]["error"] == "not-host"
    assert ada.refused(f"{path}/start")[1]["error"] == "seats-open"
    assert bert.refused(f"{path}/sit", seat=0)[1]["error"] == "seat-taken"
    assert bert.refused(f"{path}/sit", seat=7)[0] == 422
    assert bert.refused(f"{path}/sit", seat=1, part="~ = @")[1]["error"] == "bad-part"
    seated = bert.post(f"{path}/sit", seat=1, part="bertsown1")
    sitting = {"seat": 1, "kind": "person", "name": "Bert", "person": bert.person["id"]}
    plain: dict[str, object] = {"bot": None, "connected": False, "orders": [], "kept_for": None}
    assert seated["seats"][1] == {**sitting, **plain}
    assert bert.post(f"{path}/stand")["seats"][1]["kind"] == "open"
    bert.post(f"{path}/sit", seat=1, part="bertsown1")
    begun = ada.post(f"{path}/start", part="adasown12")
    assert begun["state"] == "running" and begun["due"] == [0, 1]
    assert bert.refused(f"{path}/stand")[1]["error"] == "not-open"
    assert table["id"] in [each["id"] for each in bert.get("/api/tables", which="mine")]
    assert table["id"] in [each["id"] for each in bert.get("/api/tables", which="running")]


def test_dice_parts_come_from_people_and_not_from_bots(house: House, ada: Visitor, bert: Visitor) -> None:
    table = ada.post("/api/tables", game="titan", seats=[{"kind": "bot", "bot": "random"}, *ME_AND_A_FRIEND])
    bert.post(f"/api/tables/{table['id']}/sit", seat=2, part="bertsown1")
    ada.post(f"/api/tables/{table['id']}/start", part="adasown12")
    dice = house.history(table["id"]).setup.dice
    assert dice.seats == (None, "adasown12", "bertsown1")
    assert table["commitment"] == sha256(dice.host.encode()).hexdigest()


def test_dice_parts_are_accepted_only_after_the_commitment(house: House, ada: Visitor) -> None:
    wish = {"game": "titan", "seats": ME_AND_BOTS}
    for is_started in (False, True):
        status, _ = ada.refused("/api/tables", **wish, start=is_started, part="adasown12")
        assert status == 400
    table = ada.open_table(ME_AND_BOTS, start=True)
    assert house.history(table).setup.dice.seats == ()


def test_private_tables_are_listed_only_for_members(ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND, private=True)
    assert table in [each["id"] for each in ada.get("/api/tables", which="open")]
    assert table not in [each["id"] for each in bert.get("/api/tables", which="open")]
    bert.post(f"/api/tables/{table}/sit", seat=1)
    assert table in [each["id"] for each in bert.get("/api/tables", which="open")]


def test_private_tables_are_unlisted_but_open_by_link(house: House, ada: Visitor) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    tables = {
        ada.open_table(ME_AND_A_FRIEND, private=True),
        ada.open_table(ME_AND_BOTS, private=True, start=True),
        ada.open_table(bots, private=True, start=True, options={"rounds": 1}),
    }
    with house.visitor("Eve") as eve:
        for which in ("open", "running", "finished", "mine"):
            assert not tables & {each["id"] for each in eve.get("/api/tables", which=which)}
        for table in tables:
            assert eve.get(f"/api/tables/{table}")["private"]
            with eve.socket(table) as line:
                assert line.hear_until("table")["table"]["id"] == table


def test_anonymous_visitors_are_listed_no_private_tables(house: House, ada: Visitor) -> None:
    table = ada.post("/api/tables", game="titan", seats=ME_AND_BOTS, private=True, start=True)["id"]
    with Visitor(house.address, None) as nobody:
        for which in ("open", "running", "mine", "finished"):
            assert table not in [each["id"] for each in nobody.get("/api/tables", which=which)]


def test_invalid_table_setups_are_rejected(ada: Visitor) -> None:
    assert ada.refused("/api/tables", game="chess", seats=ME_AND_BOTS)[0] == 404
    for seats in (
        [{"kind": "me"}],
        [{"kind": "me"}, {"kind": "me", "name": " "}],
        [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Deep Thought"}],
        [{"kind": "bot", "bot": "Kasparov"}] * 2,
    ):
        assert ada.refused("/api/tables", game="titan", seats=seats)[0] == 422
    for options in ({"rounds": -1}, {"start": "slow"}, {"nonsense": 1}):
        assert ada.refused("/api/tables", game="titan", seats=ME_AND_BOTS, options=options)[0] == 422
    assert ada.refused("/api/tables", game="titan", seats=ME_AND_BOTS, typo=1)[0] == 400


def test_name_change_is_broadcast_to_tables(house: House, ada: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    with ada.socket(table) as line:
        line.hear_until("table", lambda news: news["table"]["seats"][0]["connected"])
        ada.http.patch("/api/me", json={"name": "Augusta"})
        line.hear_until("table", lambda news: news["table"]["seats"][0]["name"] == "Augusta")
    wait_for(lambda: not ada.get(f"/api/tables/{table}")["seats"][0]["connected"])


def test_openapi_document_and_health_are_served(ada: Visitor) -> None:
    document = ada.get("/api/openapi.json")
    assert document["openapi"].startswith("3.")
    assert "/api/tables/{id}/act" in document["paths"]
    assert "ActionOffer" in document["components"]["schemas"]
    assert ada.get("/api/health")["status"] == "ok"
