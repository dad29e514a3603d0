"""The page about security promises nothing that no test proves."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT, prose_of

PAGE = ROOT / "docs" / "security.md"
_TEST = re.compile(r"`(test_\w+)`")


def test_every_promise_names_a_test_that_exists() -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    existing = {name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)}
    named = _TEST.findall(prose_of(PAGE))
    assert len(named) > 40
    assert not set(named) - existing


def test_every_row_of_a_table_is_a_promise_with_its_test() -> None:
    rows = [line for line in prose_of(PAGE).splitlines() if line.startswith("|")]
    promises = [row for row in rows if row not in ("| promise | test |", "|---|---|")]
    assert len(promises) > 20
    assert not [row for row in promises if not _TEST.search(row)]
