"""What is wrong with a page for those who cannot see it, or have little room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.people import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

FINDINGS = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(({ target }) => target.join(' ')).join(', ')}`)"""


def troubles(person: Person) -> list[str]:
    wide: int = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    # As the tool of a tester, not as a part of the page, which would forbid it.
    person.page.evaluate(AXE.read_text("utf-8"))
    findings: list[Any] = person.page.evaluate(FINDINGS)
    return [*([f"{wide} pixels too wide"] if wide > 0 else []), *map(str, findings)]


class Inspector:
    """Somebody who looks at one screen after another, in one size and one light, and keeps what he finds."""

    def __init__(self, person: Person, theme: str, pictures: Path, name: str) -> None:
        self.person = person
        self.found: list[str] = []
        self._pictures = pictures
        self._name = name
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")

    def take_picture(self, screen: str, full_page: bool = False) -> None:
        self.person.page.screenshot(path=self._pictures / f"{screen}-{self._name}.png", full_page=full_page)

    def look(self, screen: str, full_page: bool = True) -> None:
        self.take_picture(screen, full_page)
        self.found += [f"{screen}: {finding}" for finding in troubles(self.person)]
