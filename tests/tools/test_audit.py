"""The audit of what we depend on: red for what is known, clear about what could not be asked."""

from __future__ import annotations

import json
import stat
import threading
from collections.abc import Iterator
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tools.audit import (
    ROOT,
    Audit,
    Finding,
    Pin,
    Waiver,
    audit_python,
    audit_web,
    conclude,
    pins_in,
    read_waivers,
)

TODAY = date(2031, 5, 4)
BAD = {
    "id": "PYSEC-1",
    "aliases": ["CVE-1"],
    "summary": "It burns.\nA lot.",
    "fixed_in": ["2.0"],
    "withdrawn": None,
}
NOWHERE = "http://127.0.0.1:9"  # nobody listens there


class Advisories:
    """A server with advisories, as PyPI and OSV have them."""

    def __init__(self) -> None:
        self.pages: dict[str, Any] = {}
        advisories = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                page = advisories.pages.get(self.path)
                self.send_response(404 if page is None else 200)
                self.end_headers()
                self.wfile.write(page if isinstance(page, bytes) else json.dumps(page).encode())

            def do_POST(self) -> None:
                question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                known = advisories.pages.get(self.path)
                self.send_response(405 if known is None else 200)
                self.end_headers()
                if known is not None:
                    asked = [f"{each['package']['name']} {each['version']}" for each in question["queries"]]
                    found = {"results": [{"vulns": known[pin]} if pin in known else {} for pin in asked]}
                    self.wfile.write(json.dumps(found).encode())

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    def page(self, name: str, version: str, *known: Any, newest: bool = False) -> None:
        path = f"/pypi/{name}/json" if newest else f"/pypi/{name}/{version}/json"
        self.pages[path] = {"info": {"version": version}, "vulnerabilities": list(known)}

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def advisories() -> Iterator[Advisories]:
    server = Advisories()
    yield server
    server.close()


def verdict(audit: Audit, *waivers: Waiver) -> tuple[int, str]:
    said: list[str] = []
    code = conclude({"Python": audit}, list(waivers), TODAY, said.append)
    return code, "\n".join(said)


def test_every_pin_is_found(tmp_path: Path) -> None:
    (tmp_path / "play.txt").write_text(
        "# made by make lock\nuvicorn[standard]==0.54.0 \\\n    --hash=sha256:00\n"
        "colorama==0.4.6 ; sys_platform == 'win32' \\\n    --hash=sha256:01\n    # via x==9\n"
    )
    (tmp_path / "dev.txt").write_text("uvicorn==0.54.0 \\\n    --hash=sha256:00\n")
    assert pins_in(tmp_path) == [Pin("colorama", "0.4.6"), Pin("uvicorn", "0.54.0")]
    names = {pin.name for pin in pins_in(ROOT / "requirements")}
    assert {"litestar", "argon2-cffi", "pytest", "uv"} <= names


def test_what_is_known_is_red(advisories: Advisories) -> None:
    advisories.page("good", "1.0")
    advisories.page("bad", "1.9", BAD, {**BAD, "id": "PYSEC-2", "withdrawn": "2030-01-01"})
    audit = audit_python([Pin("bad", "1.9"), Pin("good", "1.0")], advisories.address, NOWHERE)
    code, said = verdict(audit)
    assert code == 1 and "VULNERABLE: bad 1.9: PYSEC-1, CVE-1: It burns. (mended in 2.0)" in said
    assert "PYSEC-2" not in said and "LEFT OUT" not in said


def test_the_page_of_the_newest_version_will_do_if_it_is_ours(advisories: Advisories) -> None:
    advisories.page("ours", "3.0", BAD, newest=True)
    advisories.page("older", "3.0", BAD, newest=True)
    audit = audit_python([Pin("older", "2.9"), Pin("ours", "3.0")], advisories.address, NOWHERE)
    assert [finding.package for finding in audit.findings] == ["ours 3.0"] and audit.asked == 1
    # The other one is neither good nor bad: it is said that nobody knows.
    code, said = verdict(audit)
    assert code == 1 and "LEFT OUT: 1 of 2 Python packages (older 2.9) because PyPI says nothing" in said


def test_osv_knows_what_pypi_does_not(advisories: Advisories) -> None:
    advisories.page("good", "1.0")
    advisories.pages["/v1/querybatch"] = {"old 1.0": [{"id": "GHSA-1"}]}
    pins = [Pin("good", "1.0"), Pin("older", "2.0"), Pin("old", "1.0")]
    audit = audit_python(pins, advisories.address, advisories.address)
    assert audit.findings == [Finding("old 1.0", ("GHSA-1",), "see https://osv.dev/GHSA-1")]
    assert audit.asked == 3 and not audit.left_out


def test_without_a_network_nothing_is_red_and_nothing_silent() -> None:
    code, said = verdict(audit_python([Pin("a", "1"), Pin("b", "2")], NOWHERE, NOWHERE))
    assert code == 0
    assert said.startswith("LEFT OUT: 2 of 2 Python packages (a 1, b 2) because PyPI cannot be reached (")


@pytest.mark.parametrize("page", [b"", b"<html>", b"[]", b"{}", b'{"info": {"version": "1"}}'])
def test_an_answer_that_says_nothing_is_no_clean_bill(advisories: Advisories, page: bytes) -> None:
    advisories.pages["/pypi/a/1/json"] = page
    audit = audit_python([Pin("a", "1")], advisories.address, advisories.address)
    assert audit.asked == 0 and len(audit.left_out) == 1


def test_a_waiver_holds_until_its_day() -> None:
    audit = Audit([Finding("bad 1.9", ("PYSEC-1", "CVE-1"), "It burns.")], asked=1)
    code, said = verdict(audit, Waiver("CVE-1", "We have no fire.", TODAY))
    assert code == 0 and "CVE-1 is waived until 2031-05-04: We have no fire." in said
    code, said = verdict(audit, Waiver("CVE-1", "We have no fire.", date(2031, 5, 3)))
    assert code == 1 and "(was waived until 2031-05-03)" in said
    code, said = verdict(audit, Waiver("CVE-2", "Something else.", TODAY))
    assert code == 1 and "CVE-2 is no longer needed" in said


def test_waivers_are_read(tmp_path: Path) -> None:
    file = tmp_path / "audit.toml"
    assert read_waivers(file) == []
    file.write_text('[[waiver]]\nid = "CVE-1"\nreason = "No fire."\nuntil = 2031-05-04\n')
    assert read_waivers(file) == [Waiver("CVE-1", "No fire.", TODAY)]
    for waiver in read_waivers(ROOT / "tools" / "audit.toml"):
        assert len(waiver.reason) > 20  # somebody has thought about it


def npm_that_says(folder: Path, text: str) -> list[str]:
    script = folder / "npm"
    script.write_text(f"#!/bin/sh\ncat <<'END'\n{text}\nEND\nexit 1\n")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return [str(script)]


def test_npm_is_understood(tmp_path: Path) -> None:
    advisory = {"name": "b", "title": "It burns.", "url": "https://github.com/advisories/GHSA-1", "source": 1}
    found = {"a": {"via": ["b"]}, "b": {"via": [advisory]}}
    report = {"vulnerabilities": found, "metadata": {"dependencies": {"total": 7}}}
    audit = audit_web(tmp_path, npm_that_says(tmp_path, json.dumps(report)))
    assert audit.asked == 7 and [finding.ids[0] for finding in audit.findings] == ["GHSA-1"]
    assert verdict(audit)[0] == 1
    assert verdict(audit, Waiver("GHSA-1", "No fire.", TODAY))[0] == 0


@pytest.mark.parametrize(
    "answer, reason",
    [('{"message": "405 Method Not Allowed"}', "405 Method Not Allowed"), ("", "no answer"), ("{}", "why")],
)
def test_npm_without_an_answer_is_left_out(tmp_path: Path, answer: str, reason: str) -> None:
    audit = audit_web(tmp_path, npm_that_says(tmp_path, answer))
    code, said = verdict(audit)
    assert code == 0 and said.startswith("LEFT OUT: the packages of web/") and reason in said


def test_no_npm_is_left_out(tmp_path: Path) -> None:
    assert "no npm here" in audit_web(tmp_path, ["there-is-no-such-npm"]).left_out[0]
