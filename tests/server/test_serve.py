"""The command, the settings, the client's files, the log."""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from hexenkessel.cli import main
from hexenkessel.server.http.static_files import client_folder
from hexenkessel.server.ops.log import KeyValueFormatter
from hexenkessel.server.settings import BadSettings, Settings, folder_of, load_settings, secret_of
from tests.server.house import PATIENCE, open_house, settings_in


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_serve_runs_until_stopped(folder: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-m", "hexenkessel.cli", "serve", "--port", "0"]
    database = f"sqlite:///{folder / 'deep' / 'down' / 'tables.sqlite'}"
    with subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        line = process.stdout.readline()
        assert line.startswith("Hexenkessel is at http://localhost:")
        assert httpx.get(f"{line.split()[3]}api/health", timeout=PATIENCE).json()["status"] == "ok"
        process.send_signal(how)
        assert process.wait(PATIENCE) in (0, -how)
        assert "event=server-stopped" in process.stderr.read()
    assert (folder / "deep" / "down" / "tables.sqlite").exists()
    assert (folder / "deep" / "down" / "secret").stat().st_mode & 0o077 == 0


def test_serve_reports_bad_settings_in_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    assert main(["serve", "--host", "192.0.2.1"]) == 2
    assert "Cannot listen at 192.0.2.1" in capsys.readouterr().err
    assert main(["serve", "--config", "nowhere.toml"]) == 2
    assert "There is no file nowhere.toml." in capsys.readouterr().err
    assert main(["serve", "--port", "70000"]) == 2
    assert "port" in capsys.readouterr().err


def test_settings_come_from_file_environment_and_command_line(folder: Path) -> None:
    file = folder / "hexenkessel.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nthinkers = 2\n')
    environment = {"HEXENKESSEL_CONFIG": str(file), "HEXENKESSEL_PORT": "2", "HEXENKESSEL_THINKERS": "3"}
    settings = load_settings({"port": 3, "host": None}, environment)
    assert (settings.port, settings.host, settings.thinkers) == (3, "0.0.0.0", 3)
    for bad in ('port = "x"', "nonsense = 1", "port = -1", "= ="):
        file.write_text(bad)
        with pytest.raises(BadSettings):
            load_settings(None, {"HEXENKESSEL_CONFIG": str(file)})


def test_misspelt_environment_variable_is_refused() -> None:
    with pytest.raises(BadSettings, match="HEXENKESSEL_DATABASE may be meant"):
        load_settings(None, {"HEXENKESSEL_DATABSE": "sqlite:///here.sqlite"})
    assert load_settings(None, {"HEXENKESSEL_TESTS": "all"}) == load_settings(None, {})


def test_default_database_lies_in_the_state_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    settings = load_settings(None, {"XDG_STATE_HOME": str(folder)})
    assert settings.database == f"sqlite:///{folder}/hexenkessel/tables.sqlite"
    assert folder_of(settings) == folder / "hexenkessel"


def test_signing_secret_is_created_once(folder: Path) -> None:
    settings = settings_in(folder)
    secret = secret_of(settings)
    assert len(secret) == 64 and secret_of(settings) == secret
    assert [file.name for file in folder.iterdir()] == ["secret"]
    assert secret_of(Settings(secret="chosen" * 6)) == b"chosen" * 6


def test_concurrent_starts_share_one_signing_secret(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_in(folder)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "exists", lambda _: False)  # as both have seen it
        first = secret_of(settings)
        assert secret_of(settings) == first


def test_short_signing_secret_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "secret"
    file.touch()  # as a full disk may have left it
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    assert main(["serve", "--port", "0", "--database", database]) == 2
    assert f"The file {file} needs at least 32 letters" in capsys.readouterr().err
    with pytest.raises(BadSettings, match="The setting `secret`"):
        secret_of(Settings(secret="guess me"))


def test_client_routes_serve_the_index_page(folder: Path) -> None:
    client = folder / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>page</title>")
    (client / "assets" / "app-1a2b.js").write_text("run()")
    with open_house(settings_in(folder, client=str(client))) as house, house.visitor(None) as anybody:
        for path in ("/", "/new", "/table/abc", "/rules/titan/T7.4a"):
            page = anybody.http.get(path)
            assert page.text == "<title>page</title>" and page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = anybody.http.get("/assets/app-1a2b.js")
        assert script.text == "run()" and "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert anybody.http.get("/assets/other.js").status_code == 404
        assert anybody.http.get("/api/nothing").json()["error"] == "http-404"


def test_missing_client_build_is_explained(folder: Path) -> None:
    assert client_folder(str(folder)) is None
    with open_house(settings_in(folder, client=str(folder))) as house, house.visitor(None) as anybody:
        page = anybody.http.get("/")
        assert page.status_code == 503 and "npm run build" in page.text


def test_log_lines_are_key_value_pairs() -> None:
    record = logging.LogRecord("hexenkessel", logging.INFO, "", 0, "act", None, None)
    record.fields = {"table": "abc", "text": 'two words "and" more\n', "empty": ""}
    line = KeyValueFormatter().format(record)
    assert line.endswith(r'level=info event=act table=abc text="two words \"and\" more\n" empty=""')
