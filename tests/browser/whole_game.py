"""The game that is played from the lobby to its result: by which dice, and what is done in it.

`python -m tests.browser.whole_game` looks for dice that lead to it, after the rules or the bots have changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.quick import choice
from tests.server.house import House, open_house, settings_in, wait_for

# The first of "game 0", "game 1" and so on in which everything happens that DEMANDED names.
REHEARSAL = "game 0"

OPPONENT = "greedy"
POINTS = 60
LONGEST = 120  # actions of ours, because somebody has to wait for them
DEMANDED = {"split", "move", "muster", "fight", "maneuver", "strike"}  # of us


def is_fitting(verbs: Iterable[str], outcome: Any) -> bool:
    """The game has everything, is won by points, and is short."""
    verbs = list(verbs)
    return outcome["reason"] == "points" and set(verbs) >= DEMANDED and len(verbs) <= LONGEST


def rehearse(house: House, word: str) -> tuple[list[str], Any]:
    """What we have done in the game with these dice, and how it has ended."""
    house.rehearse(word)
    verbs: list[str] = []
    with house.visitor("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": OPPONENT}]
        table = ada.open_table(seats, options={"points": POINTS}, start=True)
        while True:
            state = wait_for(lambda: is_ours(now := ada.state(table)) and now)
            if state["outcome"]:
                return verbs, state["outcome"]
            offer = choice(state)
            verbs.append(offer["verb"])
            ada.act(table, state, offer["text"])


def is_ours(state: Any) -> bool:
    """We alone are asked, or the game is over. Where a bot is asked as well it comes first."""
    return bool(state["outcome"]) or state["due"] == [0]


def search() -> str:
    with TemporaryDirectory() as folder, open_house(settings_in(Path(folder))) as house:
        for number in count():
            verbs, outcome = rehearse(house, word := f"game {number}")
            missing = sorted(DEMANDED.difference(verbs))
            print(f"{word}: {len(verbs)} actions, ends by {outcome['reason']}, without {missing}", flush=True)
            if is_fitting(verbs, outcome):
                return word
    raise AssertionError


if __name__ == "__main__":
    print(f'REHEARSAL = "{search()}"')
