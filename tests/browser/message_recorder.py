"""Everything that the server tells a browser, whatever the page makes of it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, WebSocket

from tests.browser.people import Person


class Ear:
    """What one person's browser has been told, by the line and by answers, from now on."""

    def __init__(self, person: Person) -> None:
        self.bodies: list[str] = []
        self.frames: list[str] = []
        person.page.on("websocket", self._listen)
        person.context.route("**/api/**", self._fetch)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _fetch(self, route: Route) -> None:
        answer = route.fetch(max_retries=3)
        if not {"figures", "messages", "rulebook"} & set(route.request.url.split("/")):
            self.bodies.append(answer.text())
        route.fulfill(response=answer)

    @property
    def states(self) -> list[dict[str, Any]]:
        heard = [json.loads(text) for text in (*self.frames, *self.bodies)]
        return [news for news in heard if isinstance(news, dict) and "view" in news]
