"""The program has changed, and nobody has raised the version of the rules: no game goes on as another one."""

from __future__ import annotations

import logging
import shutil
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.kernel import registry
from hexenkessel.kernel.game import Game
from tests.cli.run_command import run
from tests.minis.march import GAME as MARCH
from tests.minis.march.turn import Turn
from tests.minis.march_versions import BrokenTurn, ShortTurn, WildTurn, version
from tests.server.house import House, Visitor, open_house, settings_in

FIGHT = ("go red13 a3", "go red13 a4", "attack red13 blue1")


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that a test installs are gone after it."""
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    registry.register(MARCH)


class Evening:
    """Ada and Bert have played, the server has stopped, and it starts again with another program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with (
            open_house(settings_in(folder)) as house,
            house.visitor("Ada") as ada,
            house.visitor("B") as bert,
        ):
            self.fought = self._begun(ada, bert, FIGHT)
            self.new = self._begun(ada, bert, ())
            self.over = self._begun(ada, bert, (*FIGHT, "finish"), turns=1)
            assert ada.get(f"/api/tables/{self.over}")["state"] == "finished"
            ada.post(f"/api/tables/{self.over}/chat", text="Well played")
            self.record = ada.http.get(f"/api/tables/{self.over}/record").text
            self.cookies = ada.http.cookies

    @staticmethod
    def _begun(ada: Visitor, bert: Visitor, lines: tuple[str, ...], **options: int) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table: str = ada.post("/api/tables", game="march", seats=seats, options=options)["id"]
        bert.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        for number, line in enumerate(lines):
            who = bert if ada.get(f"/api/tables/{table}")["due"] == [1] else ada
            who.post(f"/api/tables/{table}/act", number=number, action=line)
        return table

    def ada_in(self, house: House) -> Visitor:
        visitor = house.visitor(None)
        visitor.http.cookies = self.cookies
        return visitor

    def upgrade(self, *more: str) -> Any:
        return run("upgrade", "--database", f"sqlite:///{self.folder / 'tables.sqlite'}", *more)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_registered", {**registry._registered, MARCH.name: MARCH})
        return Evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture
def evening(played: Evening, folder: Path) -> Evening:
    """In a database of its own."""
    mine = copy(played)
    mine.folder = shutil.copytree(played.folder, folder, dirs_exist_ok=True)
    return mine


def changed(turn: type[Turn]) -> Game[Any, Any]:
    """Other rules which say that they are the same."""
    return version(MARCH.version, turn)


@pytest.mark.parametrize(
    ("turn", "action", "problem"),
    [
        (WildTurn, 3, "The dice fall otherwise: attack:"),
        (ShortTurn, 2, "'go red13 a4' of seat 0 is refused by M2.2b"),
    ],
)
def test_game_that_replays_differently_is_not_opened(
    evening: Evening, turn: type[Turn], action: int, problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    registry.register(changed(turn))
    path = f"/api/tables/{evening.fought}"
    with (
        caplog.at_level(logging.WARNING, "hexenkessel"),
        open_house(settings_in(evening.folder)) as house,
        evening.ada_in(house) as ada,
    ):
        for answer in (ada.http.get(path), ada.http.get(f"{path}/state"), ada.http.get(f"{path}/record")):
            body = answer.json()
            assert (answer.status_code, body["error"], body["over"]) == (409, "cannot-continue", False)
            assert "attack" not in body["text"], "What a die would show is nobody's business."
        assert ada.refused(f"{path}/act", number=3, action="finish")[1]["error"] == "cannot-continue"
        with ada.socket(evening.fought) as line:
            assert line.hear()["error"] == "cannot-continue"
        asleep = {table["id"]: table["asleep"] for table in ada.get("/api/tables", which="mine")}
        assert (asleep[evening.fought], asleep[evening.new]) == (True, False)
        ada.act(evening.new, ada.state(evening.new), "finish")  # nobody else notices
    (said,) = [record for record in caplog.records if record.getMessage() == "table-differs"]
    assert said.__dict__["fields"]["action"] == action
    assert problem in said.__dict__["fields"]["problem"]
    # With the program as it was, it goes on.
    registry.register(MARCH)
    with open_house(settings_in(evening.folder)) as house, evening.ada_in(house) as ada:
        assert ada.state(evening.fought)["number"] == 3
        ada.act(evening.fought, ada.state(evening.fought), "finish")


def test_rules_failing_on_one_game_do_not_affect_others(evening: Evening) -> None:
    registry.register(changed(BrokenTurn))
    with open_house(settings_in(evening.folder)) as house, evening.ada_in(house) as ada:
        assert ada.state(evening.fought)["number"] == 3
        answer = ada.http.get(f"/api/tables/{evening.over}/replay")
        assert (answer.status_code, answer.json()["error"]) == (409, "cannot-continue")


def test_divergence_is_detected_without_dice(evening: Evening, folder: Path) -> None:
    from sqlalchemy import create_engine, text

    with create_engine(f"sqlite:///{folder / 'tables.sqlite'}").begin() as connection:
        connection.execute(text("UPDATE tables SET due = '[1]' WHERE state = 'running'"))
    with open_house(settings_in(folder)) as house, evening.ada_in(house) as ada:
        assert ada.http.get(f"/api/tables/{evening.new}").json()["error"] == "cannot-continue"


def test_record_of_a_diverging_finished_game_is_available(evening: Evening) -> None:
    assert "Well played" in evening.record
    for game in (changed(WildTurn), version("9.0.0", WildTurn)):
        registry.register(game)
        with open_house(settings_in(evening.folder)) as house, evening.ada_in(house) as ada:
            answer = ada.http.get(f"/api/tables/{evening.over}/record")
            assert (answer.status_code, answer.text) == (200, evening.record)
            assert f"march-{evening.over}.hxk" in answer.headers["content-disposition"]
            assert ada.http.get(f"/api/tables/{evening.over}/replay").json()["over"] is True


def test_upgrade_lists_diverging_games(evening: Evening) -> None:
    assert evening.upgrade("--finished").out.endswith(" is under the installed rules.\n")
    registry.register(changed(WildTurn))
    ran = evening.upgrade("--apply")
    assert ran.code == 1
    (line,) = (line for line in ran.lines if line.startswith(evening.fought))
    assert "march 1.0.0: differs at action 3 of 3. The dice fall otherwise: attack:" in line
    assert evening.new not in ran.out
    assert "0 games moved; 1 stays as it is." in ran.out


def test_account_deleted_while_its_game_diverges_is_replaced_by_a_bot(evening: Evening) -> None:
    registry.register(changed(WildTurn))
    with open_house(settings_in(evening.folder)) as house, evening.ada_in(house) as ada:
        ada.post("/api/me/delete")
    registry.register(MARCH)
    with open_house(settings_in(evening.folder)) as house, house.visitor("Eve") as eve:
        assert eve.get(f"/api/tables/{evening.fought}")["seats"][0]["bot"] is not None
