"""A server, a Chromium, and people who sit before it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import Browser

from tests.amount import usually
from tests.browser.accessibility import Inspector
from tests.browser.people import PATIENCE, Person
from tests.browser.stage import Stage
from tests.server.house import House
from tools.browser import NoBrowser

HERE = Path(__file__).parent
STAGE = Stage()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        STAGE.close()


@pytest.fixture
def house(request: pytest.FixtureRequest) -> House:
    """Each test has dice of its own, and the same ones whenever and beside whatever it runs."""
    STAGE.house.rehearse(request.node.nodeid)
    return STAGE.house


@pytest.fixture
def address(house: House) -> str:
    return f"http://{house.address}"


@pytest.fixture
def chromium() -> Browser:
    try:
        return STAGE.chromium
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)


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


@pytest.fixture
def ben(chromium: Browser, address: str, people: list[Person]) -> Person:
    """Somebody to play with, who has only a phone."""
    person = come(chromium, address, people, width=390, height=844)
    person.post("/api/guest", name="Ben")
    return person


def come(
    chromium: Browser, address: str, people: list[Person], width: int, height: int, is_rehearsal: bool = True
) -> Person:
    # Whoever wants little motion sees every move at once, so that the tests need not wait for it.
    context = chromium.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=width < 500,
    )
    context.set_default_timeout(PATIENCE)
    if is_rehearsal:
        # As after /?part=none: the page leaves the dice to the server.
        context.add_init_script("if (origin !== 'null') sessionStorage.setItem('hexenkessel.part', 'none')")
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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "inspector" in metafunc.fixturenames:
        # Most other tests sit at a desk. By day or by night is left to the name of the test.
        light = ("light", "dark")[crc32(metafunc.definition.nodeid.encode()) % 2]
        every = ["ada-light", "ada-dark", "phone-light", "phone-dark"]
        metafunc.parametrize("inspector", usually([f"phone-{light}"], everything=every), indirect=True)


@pytest.fixture
def inspector(request: pytest.FixtureRequest, pictures: Path) -> Iterator[Inspector]:
    """Somebody at a desk or with a phone, by day or night, who finds nothing that shuts people out."""
    size, theme = request.param.split("-")
    looking = Inspector(request.getfixturevalue(size), theme, pictures, request.param)
    yield looking
    assert not looking.found, "\n".join(looking.found)
