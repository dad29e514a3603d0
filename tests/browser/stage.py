"""What all tests of the browser share while they run: a server, and a Chromium.

They begin with the first of these tests and end with the last one in a row. While Playwright runs, nothing
else in this thread can use asyncio, so that other tests must not come in between.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import PATIENCE
from tests.server.house import House, open_house, settings_in
from tools.browser import FLAGS, browser

ROOT = Path(__file__).parents[2]


class Stage:
    """Opened when first asked for; may be opened again after it was closed."""

    def __init__(self) -> None:
        self._opened = ExitStack()
        self._house: House | None = None
        self._chromium: Browser | None = None

    @property
    def house(self) -> House:
        if self._house is None:
            self._house = self._opened.enter_context(_served())
        return self._house

    @property
    def chromium(self) -> Browser:
        if self._chromium is None:
            self._chromium = self._opened.enter_context(_launched())
        return self._chromium

    def close(self) -> None:
        self._house = self._chromium = None
        self._opened.close()


@contextmanager
def _served() -> Iterator[House]:
    # Another client than the one in web/dist can be named as for a host.
    client = os.environ.get("HEXENKESSEL_CLIENT", "")
    if not client and not (ROOT / "web" / "dist" / "index.html").exists():
        raise AssertionError("The client is not built: make web")
    with (
        TemporaryDirectory() as folder,
        open_house(settings_in(Path(folder), client=client, records_per_minute=1000)) as house,
    ):
        yield house


@contextmanager
def _launched() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser(), args=list(FLAGS), timeout=PATIENCE)
        yield opened
        opened.close()
