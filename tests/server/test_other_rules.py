"""The rules are newer than a table: whoever sits there is told so kindly, and can still leave."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from hexenkessel.kernel import registry
from tests.cli.run_command import run
from tests.minis.march import GAME as MARCH
from tests.minis.march.game import March
from tests.minis.march_versions import KINDER
from tests.server.house import open_house, settings_in

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


class ShorterOptions(msgspec.Struct, frozen=True):
    turns: Annotated[int, msgspec.Meta(ge=1, le=30)] = 20


class Shorter(March):
    """Nobody may agree on more than thirty turns any more, nor on when an army breaks."""

    __module__ = March.__module__  # beside which its messages are
    version = "5.0.0"
    options = ShorterOptions


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that a test installs are gone after it."""
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    registry.register(MARCH)


def test_table_with_options_invalid_under_newer_rules_stays_open(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        table = ada.post("/api/tables", game="march", seats=ME_AND_A_BOT, options={"turns": 50})["id"]
        cookies = ada.http.cookies
    registry.register(Shorter())
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada:
        ada.http.cookies = cookies
        path = f"/api/tables/{table}"
        assert ada.refused(f"{path}/start")[1]["error"] == "newer-rules"
        status, body = ada.refused(f"{path}/start", part="adasown12")
        assert (status, body["error"]) == (409, "other-rules")
        assert "break_point" in body["text"], "It says what does not fit."
        assert ada.get(path)["state"] == "open"
        assert ada.post(f"{path}/stand")["seats"][0]["person"] is None


def test_table_starts_under_newer_rules_when_confirmed(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        table = ada.post("/api/tables", game="march", seats=ME_AND_A_BOT, options={"turns": 50})["id"]
        cookies = ada.http.cookies
    registry.register(KINDER)
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada:
        ada.http.cookies = cookies
        path = f"/api/tables/{table}"
        assert ada.get(path)["version"] == MARCH.version
        assert ada.refused(f"{path}/start")[1]["error"] == "newer-rules"
        assert ada.get(path)["state"] == "open"
        begun = ada.post(f"{path}/start")
        assert (begun["state"], begun["version"]) == ("running", KINDER.version)


def test_account_deleted_while_its_game_sleeps_is_replaced_by_a_bot(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ada.post("/api/tables", game="march", seats=seats)["id"]
        path = f"/api/tables/{table}"
        bert.post(f"{path}/sit", seat=1)
        ada.post(f"{path}/start")
        ada.post(f"{path}/act", number=0, action="go red13 a3")
        cookies = ada.http.cookies, bert.http.cookies
    registry.register(KINDER)
    with open_house(settings_in(folder)) as house, house.visitor(None) as ada, house.visitor(None) as bert:
        ada.http.cookies, bert.http.cookies = cookies
        assert bert.refused(f"{path}/chat", text="hello?")[1]["error"] == "other-version"
        ada.post("/api/me/delete")
        assert ada.get("/api/me") is None
        database = ("--database", f"sqlite:///{folder / 'tables.sqlite'}")
        assert run("upgrade", *database, "--apply").code == 0
        with bert.socket(table) as line:
            line.hear_until("state", lambda news: 1 in news["due"])
        left, mine = bert.get(path)["seats"]
        assert left["bot"] is not None and left["name"] != "Ada"
        assert mine["bot"] is None
        bert.act(table, bert.state(table))
