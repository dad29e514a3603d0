"""A server in a process of its own, a Chromium, and people who sit before it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import PATIENCE, Person
from tests.browser.serving import serve
from tools.browser import FLAGS, NoBrowser, browser

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("The client is not built: cd web && npm ci && npm run build.", pytrace=False)
    with serve(tmp_path_factory.mktemp("house")) as opened:
        yield opened


# For one file only: while Playwright runs, nothing else in this thread can use asyncio.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    try:
        path = browser()
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture
def people(chromium: Browser, address: str) -> Iterator[list[Person]]:
    """Everybody who has come in this test. They leave at its end, and their pages have not complained."""
    came: list[Person] = []
    yield came
    for person in came:
        person.context.close()
    assert [complaint for person in came for complaint in person.complaints] == []


@pytest.fixture
def ada(chromium: Browser, address: str, people: list[Person]) -> Person:
    return come(chromium, address, people, width=1440, height=900)


@pytest.fixture
def phone(chromium: Browser, address: str, people: list[Person]) -> Person:
    return come(chromium, address, people, width=390, height=844)


@pytest.fixture
def eve(chromium: Browser, address: str, people: list[Person]) -> Person:
    """Somebody who looks on."""
    return come(chromium, address, people, width=1440, height=900)


def come(chromium: Browser, address: str, people: list[Person], width: int, height: int) -> Person:
    # Whoever wants little motion sees every move at once, so that the tests need not wait for it.
    context = chromium.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=width < 500,
    )
    context.set_default_timeout(PATIENCE)
    person = Person(context, address)
    people.append(person)
    return person


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """Where the tests leave what they have seen."""
    folder = tmp_path_factory.mktemp("screens")
    capture = pytestconfig.pluginmanager.getplugin("capturemanager")
    assert capture is not None
    with capture.global_and_fixture_disabled():
        print(f"\nPictures of the screens: {folder}", file=sys.stderr)
    return folder
