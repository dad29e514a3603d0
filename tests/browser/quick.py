"""Playing without looking, where a test is about what comes later."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.people import PATIENCE, Person

State = dict[str, Any]

# What leads to a fight first, what ends one last.
_RANKS = {"fight": 0, "engage": 1, "maneuver": 1, "muster": 1, "strike": 1, "split": 2, "stand": 2, "roll": 3}
_LAST = {"done": 6, "propose": 8, "flee": 9, "concede": 9}
_MOST_GAMES = 20


def play_on(players: Sequence[Person], table: str, until: Callable[[State], bool]) -> State | None:
    """Let these people play until one of them is asked in such a state; None if the game is over."""
    bots = {seat["seat"] for seat in players[0].get(f"/api/tables/{table}")["seats"] if seat["bot"]}
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        is_asked = False
        for player in players:
            state = player.get(f"/api/tables/{table}/state")
            if state["outcome"]:
                return None
            # Where a bot is asked as well it comes first, so that the game takes the same course every time.
            if state["decision"] and not bots.intersection(state["due"]):
                if until(state):
                    return dict(state)
                is_asked = True
                act(player, table, state)
                deadline = time.monotonic() + PATIENCE / 1000
        if not is_asked:
            time.sleep(0.01)  # a bot is thinking
    raise AssertionError("The game does not go on.")


def act(player: Person, table: str, state: State) -> None:
    player.post(f"/api/tables/{table}/act", number=state["number"], action=choice(state)["text"])


def choice(state: State) -> dict[str, Any]:
    """What somebody would do who wants to fight."""
    offer: dict[str, Any] = min(state["decision"]["actions"], key=_rank)
    return offer


def _rank(offer: dict[str, Any]) -> int:
    meaning = (offer["meaning"] or {"args": {}})["args"]
    if offer["verb"] in ("move", "teleport"):
        return 1 if meaning.get("enemy", "none") != "none" else 4
    return _RANKS.get(offer["verb"], _LAST.get(offer["verb"], 5))


def play_to_the_end(players: Sequence[Person], table: str) -> None:
    assert play_on(players, table, lambda _: False) is None


def come_to_blows(
    players: Sequence[Person], open_table: Callable[[], str], least: int = 1
) -> tuple[str, State]:
    """A table at which one of these people has so many blows to choose from."""

    def may_strike(state: State) -> bool:
        verbs = [action["verb"] for action in state["decision"]["actions"]]
        return verbs.count("strike") >= least

    for _ in range(_MOST_GAMES):
        table = open_table()
        if state := play_on(players, table, may_strike):
            return table, state
    raise AssertionError(f"There was no such battle in {_MOST_GAMES} games.")
