"""`hexenkessel upgrade`: games of older rules are looked at first, and moved where nothing changes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from hexenkessel.kernel import registry
from hexenkessel.kernel.game import Game
from tests.cli.run_command import Ran, complaint, run
from tests.minis.march import GAME as MARCH
from tests.minis.march_versions import BROKEN, KINDER, STRICTER, WILDER
from tests.server.house import House, open_house, settings_in

WALK = ("go red13 a3", "go red13 a4")
FIGHT = ("attack red13 blue1",)
PASS = ("finish",)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games that a test installs are gone after it."""
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    registry.register(MARCH)
    yield


def begun(house: House, lines: tuple[str, ...]) -> str:
    with house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table: str = ada.post("/api/tables", game="march", seats=seats)["id"]
        bert.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        for number, line in enumerate(lines):
            ada.post(f"/api/tables/{table}/act", number=number, action=line)
    return table


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Games of March 1.0.0: one with two steps of a piece, one with an attack, one just begun, one passed."""
    folder = tmp_path_factory.mktemp("evening")
    with pytest.MonkeyPatch.context() as patch, open_house(settings_in(folder)) as house:
        patch.setattr(registry, "_registered", {**registry._registered, MARCH.name: MARCH})
        return folder, {
            "walked": begun(house, WALK),
            "fought": begun(house, (*WALK, *FIGHT)),
            "new": begun(house, ()),
            "passed": begun(house, PASS),
        }


@pytest.fixture
def tables(evening: tuple[Path, dict[str, str]], folder: Path) -> dict[str, str]:
    """The same games in a database of one's own."""
    shutil.copytree(evening[0], folder, dirs_exist_ok=True)
    return evening[1]


def upgrade(folder: Path, *more: str) -> Ran:
    return run("upgrade", "--database", url(folder), *more)


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def versions(folder: Path) -> dict[str, tuple[str, int]]:
    with create_engine(url(folder)).connect() as connection:
        found = connection.execute(text("SELECT id, version, revision FROM tables"))
        return {id_: (version, revision) for id_, version, revision in found}


def line_about(ran: Ran, table: str) -> str:
    return next(line for line in ran.lines if line.startswith(table))


def test_upgrade_has_nothing_to_do_under_the_same_rules(folder: Path, tables: dict[str, str]) -> None:
    ran = upgrade(folder)
    assert (ran.code, ran.out) == (0, f"Every game in {url(folder)} is under the installed rules.\n")
    assert upgrade(folder, "--apply", "--finished").code == 0


def test_upgrade_moves_games_that_replay_the_same_only_with_apply(
    folder: Path, tables: dict[str, str]
) -> None:
    registry.register(KINDER)
    before = versions(folder)
    ran = upgrade(folder)
    assert ran.code == 0
    assert line_about(ran, tables["walked"]).endswith("march 1.0.0 → 1.1.0: the same after 2 actions.")
    assert "4 games can move; 0 stay as they are. Nothing was changed." in ran.out
    assert versions(folder) == before
    ran = upgrade(folder, "--apply")
    assert ran.code == 0 and "4 games moved; 0 stay" in ran.out
    assert {version for version, _ in versions(folder).values()} == {"1.1.0"}
    assert all(revision == before[table][1] + 1 for table, (_, revision) in versions(folder).items())
    assert "is under the installed rules" in upgrade(folder).out


def test_game_of_another_version_sleeps_until_upgraded(folder: Path, tables: dict[str, str]) -> None:
    registry.register(KINDER)
    with open_house(settings_in(folder)) as house, house.visitor("Eve") as eve:
        path = f"/api/tables/{tables['walked']}"
        answer = eve.http.get(f"{path}/state")
        assert (answer.status_code, answer.json()["error"]) == (409, "other-version")
        said = answer.json()["text"]
        assert "version 1.0.0" in said and "1.1.0" in said and "hexenkessel upgrade" in said
        # The server may run meanwhile.
        assert upgrade(folder, "--apply").code == 0
        assert eve.get(f"{path}/state")["number"] == 2
        assert eve.get(path)["version"] == "1.1.0"


def test_upgrade_leaves_games_with_refused_actions(folder: Path, tables: dict[str, str]) -> None:
    registry.register(STRICTER)
    ran = upgrade(folder)
    assert ran.code == 1
    assert "differs at action 2 of 2. 'go red13 a4' of seat 0 is refused by M2.2b:" in line_about(
        ran, tables["walked"]
    )
    assert line_about(ran, tables["new"]).endswith("the same after 0 actions.")
    assert "2 games can move; 2 stay as they are. Nothing was changed." in ran.out
    ran = upgrade(folder, "--apply")
    assert ran.code == 1 and "2 games moved; 2 stay" in ran.out
    now = {name: versions(folder)[table][0] for name, table in tables.items()}
    assert now == {"walked": "1.0.0", "fought": "1.0.0", "new": "2.0.0", "passed": "2.0.0"}
    ran = upgrade(folder)
    assert ran.code == 1 and tables["new"] not in ran.out
    # With the old rules back, those that stayed go on.
    registry.register(MARCH)
    with open_house(settings_in(folder)) as house, house.visitor("Eve") as eve:
        assert eve.state(tables["walked"])["number"] == 2


def test_upgrade_leaves_games_with_other_dice(folder: Path, tables: dict[str, str]) -> None:
    registry.register(WILDER)
    ran = upgrade(folder, "--apply")
    assert ran.code == 1 and "3 games moved; 1 stays as it is." in ran.out
    assert "differs at action 3 of 3. The dice fall otherwise: attack:" in line_about(ran, tables["fought"])
    assert versions(folder)[tables["fought"]][0] == "1.0.0"


def test_upgrade_leaves_games_on_which_the_rules_fail(folder: Path, tables: dict[str, str]) -> None:
    registry.register(BROKEN)
    ran = upgrade(folder, "--apply")
    assert ran.code == 1 and "3 games moved; 1 stays" in ran.out
    assert "differs at action 1 of 1. The rules fail: ZeroDivisionError" in line_about(ran, tables["passed"])


def test_upgrade_leaves_games_that_are_not_installed(folder: Path, tables: dict[str, str]) -> None:
    del registry._registered["march"]
    ran = upgrade(folder, "--apply")
    assert ran.code == 1 and "0 games moved; 4 stay" in ran.out
    assert "The game march is not installed here." in ran.out


def change(folder: Path, statement: str) -> None:
    with create_engine(url(folder)).begin() as connection:
        connection.execute(text(statement))


def test_upgrade_compares_results_where_dice_were_not_stored(folder: Path, tables: dict[str, str]) -> None:
    change(folder, "UPDATE actions SET rolls = NULL")
    registry.register(KINDER)
    assert "The dice of 3 of them were not stored" in line_about(upgrade(folder), tables["fought"])
    change(folder, "UPDATE tables SET due = '[1]'")
    ran = upgrade(folder)
    assert ran.code == 1 and "Other seats are to decide afterwards: [0], and were [1]." in ran.out
    change(folder, "UPDATE tables SET number = 7")
    assert "The game ends otherwise" in upgrade(folder).out


def test_upgrade_moves_finished_games_only_with_the_flag(folder: Path, tables: dict[str, str]) -> None:
    change(folder, "UPDATE tables SET state = 'finished'")
    registry.register(KINDER)
    assert "is under the installed rules" in upgrade(folder, "--apply").out
    assert "4 games moved" in upgrade(folder, "--apply", "--finished").out


def test_upgrade_skips_games_changed_meanwhile(
    folder: Path, tables: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hexenkessel.cli import upgrade as command

    judge_all = command.judge_all

    def judged_and_played(*arguments: Any) -> Any:
        judged = judge_all(*arguments)
        change(folder, f"UPDATE tables SET revision = revision + 1 WHERE id = '{tables['new']}'")
        return judged

    registry.register(KINDER)
    monkeypatch.setattr(command, "judge_all", judged_and_played)
    ran = upgrade(folder, "--apply")
    assert ran.code == 1 and f"{tables['new']}: somebody has played meanwhile" in ran.out
    assert "3 games moved; 1 stays" in ran.out
    assert versions(folder)[tables["new"]][0] == "1.0.0"


def test_upgrade_judges_a_database_before_its_migration(folder: Path, tables: dict[str, str]) -> None:
    """Columns that came later are not there yet, and do not come by looking."""
    columns = ("opening", "undos", "forks", "origin")
    for column in columns:
        change(folder, f"ALTER TABLE tables DROP COLUMN {column}")
    change(folder, "ALTER TABLE actions DROP COLUMN rolls")
    registry.register(KINDER)
    assert upgrade(folder).code == 0
    assert "4 games moved" in upgrade(folder, "--apply").out


def test_upgrade_reports_bad_input_in_one_sentence(folder: Path) -> None:
    assert "There is no database" in complaint("upgrade", "--database", url(folder / "nowhere"))
    assert not (folder / "nowhere").exists()
    assert "cannot be used" in complaint("upgrade", "--database", "nonsense")
    (folder / "tables.sqlite").write_bytes(b"")
    assert "nothing in this database yet" in complaint("upgrade", "--database", url(folder))
    (folder / "tables.sqlite").write_bytes(b"no database at all" * 1000)
    assert "cannot be used" in complaint("upgrade", "--database", url(folder))


def test_versions_of_the_test_game_are_distinct() -> None:
    games: list[Game[Any, Any]] = [MARCH, KINDER, STRICTER, WILDER, BROKEN]
    assert len({game.version for game in games}) == 5 and {game.name for game in games} == {"march"}
