"""The page and the files of the client: the page of a table names all it needs; nothing is packed twice."""

from __future__ import annotations

import gzip
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import ME_AND_A_FRIEND, Visitor, open_house, settings_in

PAGE = '<html><head><script type="module" src="/assets/index.js"></script></head></html>'
AHEAD = {
    "table": ["/assets/Table.js", "/assets/index.js"],
    "letters": ["/assets/letters.woff2"],
    "games/titan": ["/assets/titan.js", "/assets/titan.css"],
    "games/other": ["/assets/other.js"],
    "words/en": ["/assets/en.ftl"],
    "words/hu": ["/assets/hu.ftl"],
}
SCRIPT = "const lands = 96;\n" * 500


@pytest.fixture
def client(folder: Path) -> Path:
    client = folder / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "ahead.json").write_text(json.dumps(AHEAD))
    (client / "assets" / "titan.js").write_text(SCRIPT)
    (client / "assets" / "letters.woff2").write_bytes(b"\0" * 5000)
    return client


@pytest.fixture
def ada(folder: Path, client: Path) -> Iterator[Visitor]:
    with open_house(settings_in(folder, client=str(client))) as house, house.visitor("Ada") as ada:
        yield ada


def test_table_page_preloads_the_module_of_its_game(ada: Visitor) -> None:
    answer = ada.http.get(f"/table/{ada.open_table(ME_AND_A_FRIEND)}")
    assert answer.headers["cache-control"] == "no-cache"
    assert '<meta name="game" content="titan">' in answer.text
    assert '<link rel="modulepreload" crossorigin href="/assets/Table.js">' in answer.text
    assert '<link rel="modulepreload" crossorigin href="/assets/titan.js">' in answer.text
    assert '<link rel="stylesheet" crossorigin href="/assets/titan.css">' in answer.text
    assert 'as="font" type="font/woff2" crossorigin href="/assets/letters.woff2"' in answer.text
    assert answer.text.count("index.js") == 1 and "other.js" not in answer.text


def test_table_page_preloads_api_requests(ada: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    page = ada.http.get(f"/table/{table}").text
    answers = re.findall(r'<link rel="preload" as="fetch" crossorigin href="(/api/[^"]+)">', page)
    assert f"/api/tables/{table}" in answers and "/api/games/titan/figures" in answers
    for answer in answers:
        assert ada.http.get(answer).status_code == 200


def test_table_page_preloads_messages_in_the_visitors_language(ada: Visitor) -> None:
    page = f"/table/{ada.open_table(ME_AND_A_FRIEND)}"
    with Visitor(ada.address, None) as stranger:
        for accepted, language in (
            ("hu-HU,hu;q=0.9,en", "hu"),
            ("fr, HU;q=0.5", "hu"),
            ("fr", "en"),
            ("", "en"),
        ):
            text = stranger.http.get(page, headers={"Accept-Language": accepted}).text
            assert re.findall(r"/assets/(..)\.ftl", text) == [language]
            # A game that does not know a word of Hungarian says it in English.
            assert re.findall(r"/api/games/titan/messages/(..)", text) == list(
                dict.fromkeys((language, "en"))
            )
    ada.http.patch("/api/me", json={"language": "hu"})
    assert "/assets/hu.ftl" in ada.http.get(page, headers={"Accept-Language": "de"}).text


def test_other_pages_are_served_as_built(ada: Visitor, client: Path) -> None:
    for path in ("/", "/index.html", "/table/nowhere", "/table/a/b", "/table/%22%3E", "/rules/titan"):
        assert ada.http.get(path).text == PAGE
    (client / "ahead.json").unlink()
    assert ada.http.get(f"/table/{ada.open_table(ME_AND_A_FRIEND)}").text == PAGE


def test_text_files_are_compressed_and_cacheable(ada: Visitor, client: Path) -> None:
    for _ in range(2):
        with ada.http.stream("GET", "/assets/titan.js") as answer:
            packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert gzip.decompress(packed).decode() == SCRIPT
    plain = ada.http.get("/assets/titan.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    letters = ada.http.get("/assets/letters.woff2")
    assert len(letters.content) == 5000 and "content-encoding" not in letters.headers
    (client / "assets" / "titan.js").write_text("other")
    assert ada.http.get("/assets/titan.js").text == "other"


def test_files_removed_during_a_request_are_not_found(ada: Visitor, client: Path) -> None:
    """As when a newer client is installed under a server that runs."""
    script, page = client / "assets" / "titan.js", client / "index.html"
    is_over = threading.Event()

    def install_again_and_again() -> None:
        while not is_over.is_set():
            script.unlink()
            page.unlink()
            script.write_text(SCRIPT)
            page.write_text(PAGE)

    installing = threading.Thread(target=install_again_and_again)
    installing.start()
    try:
        scripts = {ada.http.get("/assets/titan.js").status_code for _ in range(300)}
        pages = {ada.http.get("/rules").status_code for _ in range(300)}
    finally:
        is_over.set()
        installing.join()
    assert scripts <= {200, 404, 503} and pages <= {200, 503}
    assert ada.http.get("/assets/titan.js").text == SCRIPT
