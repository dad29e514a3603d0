"""Playing to a battle over the API, so that a test of the screen can begin there."""

from __future__ import annotations

import time
from typing import Any

from tests.browser.people import PATIENCE, Person

# What leads to a fight first, what ends one last.
RANKS = {"fight": 0, "engage": 1, "maneuver": 1, "muster": 1, "strike": 1, "split": 2, "stand": 2, "roll": 3}
LAST = {"done": 6, "propose": 8, "flee": 9, "concede": 9}
GAMES = 30


def at_the_battle(person: Person, step: str, least: int = 1) -> str:
    """A table of this person that waits for so many of these steps' choices, in a battle of his."""
    for _ in range(GAMES):
        table = person.open_table(["greedy"])
        if _play(person, table, step, least):
            return table
    raise AssertionError(f"No {step} in {GAMES} games.")


def _play(person: Person, table: str, step: str, least: int) -> bool:
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        state = person.get(f"/api/tables/{table}/state")
        if state["outcome"]:
            return False
        decision = state["decision"]
        if decision is None:
            time.sleep(0.02)
            continue
        actions = decision["actions"]
        if state["view"]["steps"][-1]["step"] == step and sum(a["verb"] != "done" for a in actions) >= least:
            return True
        answer = {"number": state["number"], "action": min(actions, key=_rank)["text"]}
        person.context.request.post(
            f"/api/tables/{table}/act", data=answer, headers={"Origin": person.address}
        )
    return False


def _rank(offer: dict[str, Any]) -> int:
    meaning = (offer["meaning"] or {"args": {}})["args"]
    if offer["verb"] in ("move", "teleport"):
        return 1 if meaning.get("enemy", "none") != "none" else 4
    return RANKS.get(offer["verb"], LAST.get(offer["verb"], 5))
