"""Looking for dice that lead to the game a test wants to see: played beforehand, without a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.house import House, open_house, settings_in, wait_for

OPPONENT = "greedy"


def is_ours(state: Any) -> bool:
    """We alone are asked, or the game is over. Where a bot is asked as well it comes first."""
    return bool(state["outcome"]) or state["due"] == [0]


@dataclass(frozen=True)
class Wanted:
    """A game against one bot in which we do everything that is demanded, and which ends by the rules soon."""

    game: str
    options: Mapping[str, Any]
    demanded: frozenset[str]  # verbs, of us
    ends: frozenset[str]  # reasons of its outcome
    longest: int  # actions of ours, because somebody has to wait for them
    choice: Callable[[Any], dict[str, Any]]  # what we do
    is_ours: Callable[[Any], bool] = is_ours

    def is_found(self, verbs: Iterable[str], outcome: Any) -> bool:
        verbs = list(verbs)
        return outcome["reason"] in self.ends and self.demanded <= set(verbs) and len(verbs) <= self.longest

    def rehearse(self, house: House, word: str) -> tuple[list[str], Any]:
        """What we have done in the game with these dice, and how it has ended."""
        house.rehearse(word)
        verbs: list[str] = []
        with house.visitor("Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": OPPONENT}]
            wishes = {"game": self.game, "options": dict(self.options), "seats": seats, "start": True}
            table = ada.post("/api/tables", **wishes)["id"]
            while len(verbs) <= self.longest:
                state = wait_for(lambda: self.is_ours(now := ada.state(table)) and now)
                if state["outcome"]:
                    return verbs, state["outcome"]
                offer = self.choice(state)
                verbs.append(offer["verb"])
                ada.act(table, state, offer["text"])
        return verbs, {"reason": "patience"}

    def search(self, name: str) -> str:
        """The first of `name 0`, `name 1` and so on."""
        with TemporaryDirectory() as folder, open_house(settings_in(Path(folder))) as house:
            for number in count():
                verbs, outcome = self.rehearse(house, word := f"{name} {number}")
                missing = sorted(self.demanded.difference(verbs))
                end = outcome["reason"]
                print(f"{word}: {len(verbs)} actions, ends by {end}, without {missing}", flush=True)
                if self.is_found(verbs, outcome):
                    return word
        raise AssertionError
