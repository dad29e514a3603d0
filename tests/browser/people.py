"""Somebody before a browser, who knows the table only by what it shows."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Route, expect

PATIENCE = 60_000.0  # milliseconds: a busy machine is no failure

RESULT = re.compile("wins|You win|A draw")

# What is chosen first and last where several things may be done.
FIRST = ("Fight", "Roll")
LAST = ("Done", "Reroll", "Propose", "Stand")
# Said on purpose only, beside the answers.
ASIDES = re.compile("take back|Concede|Really")


# On a busy machine a fifth of a second may pass without a single frame.
_RESTS = """async (selector) => {
    const box = () => JSON.stringify(document.querySelector(selector).getBoundingClientRect());
    const before = box();
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return box() === before;
}"""


class Person:
    """A browser of its own with one page, and what may be done and seen there."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page = context.new_page()
        self.complaints: list[str] = []
        self.expected = {"409"}  # a refusal
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.heard: Counter[str] = Counter()  # which kinds of news the page was told
        self._told = -1

    def _listen(self, message: Any) -> None:
        # The browser reports every answer that says no, and some are what a test is about.
        if message.type == "error" and not any(status in message.text for status in self.expected):
            self.complaints.append(message.text)

    def _hear(self, frame: str | bytes) -> None:
        news = json.loads(frame)
        self.heard[news["type"]] += 1
        if news["type"] == "state":
            self._told = news["number"]

    def wait_until_told(self, number: int) -> None:
        """Until the page knows of this action and has drawn it: what is clicked before is about to go."""
        self.wait_until(lambda: self._told >= number, f"The page was not told of {number}.")
        self.wait_until_drawn()

    def wait_until_drawn(self) -> None:
        """Until what the page knows is on the screen."""
        self.page.evaluate(
            "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        )

    def wait_until(self, is_so: Callable[[], object], otherwise: str) -> None:
        """Until it is so; the page goes on meanwhile."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < deadline, otherwise
            self.page.wait_for_timeout(25)

    # Coming and sitting down

    def enter(self, name: str = "Ada") -> None:
        self.page.goto("/")
        self.page.get_by_label("Your name").fill(name)

    def play_against_the_computer(self) -> None:
        self.page.get_by_role("button", name="Play against the computer").click()
        self.page.wait_for_url("**/table/*")
        expect(self.board).to_be_visible()
        self.wait_for_bots(self.table)

    def open_table(self, bots: list[str], game: str = "titan", **options: Any) -> str:
        """A public table with me and these bots, at which play has begun."""
        headers = {"Origin": self.address}
        self.context.request.post("/api/guest", data={"name": "Ada"}, headers=headers)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        answer = self.context.request.post(
            "/api/tables",
            data={"game": game, "options": options, "seats": seats, "private": False, "start": True},
            headers=headers,
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.wait_for_bots(table)
        return table

    def wait_for_bots(self, table: str) -> None:
        """Where bots are asked as well they come first, so that a game takes the same course every time."""

        def is_no_bot_asked() -> bool:
            found = self.get(f"/api/tables/{table}")
            return not any(found["seats"][seat]["bot"] for seat in found["due"])

        self.wait_until(is_no_bot_asked, "The bots do not answer.")

    def wait_for_number(self, table: str, number: int) -> None:
        """Until the server has so many actions."""
        self.wait_until(
            lambda: self.get(f"/api/tables/{table}")["number"] >= number, f"Action {number} has not come."
        )

    def look_at(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        expect(self.board).to_be_visible()

    def post(self, path: str, **data: Any) -> Any:
        """Ask the server without the page, as the person whom its browser knows."""
        answer = self.context.request.post(path, data=data, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def hold(self, path: str) -> list[Route]:
        """What the page asks there from now on, and is answered only when the test lets it."""
        held: list[Route] = []

        def keep(route: Route) -> None:
            held.append(route)

        self.page.route(path, keep)
        return held

    # What is there to be seen

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1].partition("?")[0]

    @property
    def board(self) -> Locator:
        return self.page.get_by_role(
            "region", name=re.compile("^(Masterboard|Hauptplan|The world|Die Welt)$")
        )

    @property
    def choosing(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Choose|Wählen|Választás)$"))

    @property
    def prompt(self) -> Locator:
        return self.choosing.get_by_role("paragraph").first

    @property
    def question(self) -> Locator:
        """The prompt and what belongs to it, which can have the focus."""
        return self.choosing.locator(".prompt")

    @property
    def choices(self) -> Locator:
        offered = self.choosing.get_by_role("listitem").filter(has_not_text=ASIDES)
        return offered.get_by_role("button", disabled=False)

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Story|Verlauf|Krónika)$"))

    def see_everything(self) -> None:
        """The whole battle, at rest: what glides cannot be touched, what is half outside not be judged."""
        self.page.locator("[data-unit]").first.wait_for()
        # Pressed at once if it is there: it goes away by itself when the battle fits, or its board is left.
        self.page.get_by_role("button", name="Whole board").evaluate_all(
            "all => all.forEach((one) => one.click())"
        )
        self.wait_until_still("[data-unit]")

    def wait_until_still(self, selector: str) -> None:
        self.page.wait_for_function(_RESTS, arg=selector)

    def gather(self, figures: Iterable[int]) -> None:
        """Several figures, to be sent off together."""
        self.page.get_by_role("button", name="Group").click()
        for count, number in enumerate(figures, start=1):
            one = f".piece[data-figure='{number}']"
            self.wait_until_still(one)  # the board makes room for who stands on the field
            self.page.locator(one).click(force=True)  # what lies over the field takes it
            expect(self.page.get_by_role("status").filter(has_text=f"{count} chosen")).to_be_visible()

    def legion(self, marker: str) -> Locator:
        return self.board.locator(f"[data-legion='{marker}']")

    def land(self, number: int) -> Locator:
        return self.board.get_by_role("button").and_(self.page.locator(f"path[data-land='{number}']"))

    # Playing

    def choose(self, name: str | re.Pattern[str]) -> None:
        self.choosing.get_by_role("button", name=name).first.click()

    def write(self, action: str) -> None:
        """Say an action in the words of a record."""
        field = self.page.get_by_label("An action, as in the record of a game")
        if not field.is_visible():
            self.choosing.get_by_text("Write it out").click()
        field.fill(action)
        field.press("Enter")

    def wait_for_choices(self) -> list[str]:
        """What I may choose, as soon as I am asked; nothing if the game is over."""
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            if self.page.get_by_role("heading", name=RESULT).is_visible():
                return []
            if names := self.choices.all_inner_texts():
                return names
            self.page.wait_for_timeout(20)
        raise AssertionError(f"Nothing can be chosen: {self.choosing.inner_text()}")

    def choose_something_sensible(self) -> str | None:
        """Take the first offer that leads on, and say what it was; None if the game is over."""
        self.wait_for_bots(self.table)
        names = self.wait_for_choices()
        if not names:
            return None
        name = names[sensible(names)]
        self.choices.nth(sensible(names)).click()
        return name

    def play_until(self, word: str, most: int = 40) -> None:
        """Go on until I may choose something that begins with this word."""
        for _ in range(most):
            if any(name.startswith(word) for name in self.wait_for_choices()):
                return
            self.choose_something_sensible()
        raise AssertionError(f"Nothing called {word} could be chosen.")

    def speak(self, language: str) -> None:
        """Choose a language by its own name, in the dialog that all languages have."""
        self.page.get_by_role("button", name=re.compile("^(Settings|Einstellungen|Beállítások)$")).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text(language, exact=True).click()
        expect(dialog.get_by_role("radio", name=language)).to_be_checked()
        self.page.keyboard.press("Escape")


def sensible(names: list[str]) -> int:
    """The place of what somebody would choose who wants to get on."""

    def rank(place: int) -> tuple[int, int]:
        if names[place].startswith(FIRST):
            return 0, place
        return (2 if names[place].startswith(LAST) else 1), place

    return min(range(len(names)), key=rank)
