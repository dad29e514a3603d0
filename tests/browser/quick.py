"""Playing without looking, where a test is about what comes later."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.people import Person

State = dict[str, Any]

# What is chosen first, and what only if there is nothing else: so that there are fights, and an end.
_FIRST = ("fight", "roll", "strike", "rangestrike", "maneuver", "move")
_LAST = ("done", "reroll", "propose", "stand")

_PATIENCE = 60.0  # seconds for all of it


def play_on(players: Sequence[Person], table: str, until: Callable[[State], bool]) -> State | None:
    """Let these people play until one of them is asked in such a state; None if the game is over."""
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        is_asked = False
        for player in players:
            state = player.get(f"/api/tables/{table}/state")
            if state["outcome"]:
                return None
            if state["decision"]:
                if until(state):
                    return dict(state)
                is_asked = True
                act(player, table, state)
        if not is_asked:
            time.sleep(0.05)  # a bot is thinking
    raise AssertionError("The game does not come to that.")


def act(player: Person, table: str, state: State) -> None:
    action = sensible(state["decision"]["actions"])
    data = {"number": state["number"], "action": action["text"]}
    # Another one may have been quicker, or a bot.
    player.context.request.post(f"/api/tables/{table}/act", data=data, headers={"Origin": player.address})


def sensible(actions: list[dict[str, Any]]) -> dict[str, Any]:
    def rank(action: dict[str, Any]) -> int:
        verb = action["verb"]
        return _FIRST.index(verb) if verb in _FIRST else len(_FIRST) + (verb in _LAST)

    return min(actions, key=rank)


def play_to_the_end(players: Sequence[Person], table: str) -> None:
    assert play_on(players, table, lambda _: False) is None


def come_to_blows(players: Sequence[Person], open_table: Callable[[], str]) -> tuple[str, State]:
    """A table at which one of these people may strike."""
    for _ in range(20):
        table = open_table()
        if state := play_on(players, table, may_strike):
            return table, state
    raise AssertionError("There was no battle in any game.")


def may_strike(state: State) -> bool:
    return any(action["verb"] == "strike" for action in state["decision"]["actions"])
