"""What the pages say is true: code runs, commands print what is shown, links lead somewhere."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from hexenkessel.kernel import registry
from tests.docs.pages import PAGES, ROOT, blocks_of, demand_shown, prose_of, run_blocks

_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_URL = re.compile(r"[\w+.-]*://[^\s`\"')]*")
# This machine, a file, and names that are kept free for examples.
_OUR_PLACE = re.compile(r"[\w+]+://(?:[\w:]+@)?(?:/|localhost\b|127\.0\.0\.1\b|(?:[\w-]+\.)*example\b)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_LANGUAGES = {"python", "console", "text", "json", "ftl", "toml", "markdown"}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def can_be_run(page: Path) -> bool:
    return any(block.language in ("python", "console") for block in blocks_of(page))


every_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


@pytest.mark.parametrize("page", [page for page in PAGES if can_be_run(page)], ids=name_of)
def test_what_a_page_says_can_be_done(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_registered", {})
    run_blocks(page, tmp_path)
    # What the page has made up must not be there for the tests that follow.
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@every_page
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.language for block in blocks_of(page)} <= _LANGUAGES


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in _LINK.findall(prose_of(page)):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors_of(target), f"{link}: there is no such heading"


def anchors_of(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = _HEADING.findall(prose_of(page))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_page
def test_pages_name_no_place_outside(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    outside = [url for url in _URL.findall(text) if not _OUR_PLACE.match(url)]
    assert not outside and "/home/" not in text and "/tmp/" not in text


def test_every_page_can_be_found_from_the_first() -> None:
    found, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop().resolve()
        if page in found or page.suffix != ".md":
            continue
        found.add(page)
        links = (link.partition("#")[0] for link in _LINK.findall(prose_of(page)))
        waiting += [page.parent / link for link in links if link]
    assert not [name_of(page) for page in PAGES if page.resolve() not in found]


def test_decisions_are_listed_by_their_titles() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md")):
        if "appendix" not in page.name:
            number, title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ").split(": ", 1)
            assert f"[{number}](decisions/{page.name}) {title}" in index


def test_what_is_not_printed_is_noticed() -> None:
    printed = "Red rolls a 3.\n  1  move Red1 40 3    Jungle 40\nin 12.5 ms\n"
    demand_shown("here", "Red rolls a 3.\n…\n1 move Red1 40 3 Jungle 40\nin … ms", printed)
    for shown in ("Red rolls a 4.", "in … ms\nRed rolls a 3.", "rolls a 3."):
        with pytest.raises(AssertionError):
            demand_shown("here", shown, printed)
