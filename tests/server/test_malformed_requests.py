"""Malformed requests are answered with 4xx, never with 500 and a traceback in the log."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House, Visitor, open_house, settings_in

LONG = "a" * 60_000


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "https://]x[", "http://[v1.x]:y", "//["])
def test_malformed_origin_is_rejected_as_cross_origin(
    ada: Visitor, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = ada.http.post("/api/guest", json={"name": "x"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert not failures(caplog)


@pytest.mark.parametrize(
    "path", [f"/{LONG}", f"/api/{LONG}", f"/api/tables/{LONG}/state", f"/assets/{LONG}", f"/?{LONG}"]
)
def test_overlong_path_is_rejected_with_414(
    ada: Visitor, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = ada.http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (414, "too-long")
    assert not failures(caplog)


def test_path_with_an_overlong_file_name_is_not_found(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    client = folder / "dist"
    client.mkdir()
    (client / "index.html").write_text("the page")
    with open_house(settings_in(folder, client=str(client))) as house, house.visitor(None) as anybody:
        for name in ("a" * 300, "%ff" * 300, "ä" * 200, "/".join(["a" * 200] * 25)):
            assert anybody.http.get(f"/{name}").text == "the page"
            assert anybody.http.get(f"/assets/{name}").status_code == 404
    assert not failures(caplog)


@pytest.mark.parametrize("path", [f"/{LONG}", f"/api/tables/{LONG}/play"])
def test_websocket_with_an_overlong_path_is_rejected(
    house: House, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, port = house.address.partition(":")
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(head.encode())
        assert line.recv(1000).split()[1] in (b"400", b"403", b"414")
    assert not failures(caplog)


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What went wrong on the server's side, as its log has it."""
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
