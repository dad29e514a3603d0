"""The game of Battlemist that is played from the lobby to its result: by which dice, and what is done in it.

`python -m tests.browser.mist_game` looks for dice that lead to it, after the rules or the bots have changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.people import Person
from tests.server.house import House, open_house, settings_in, wait_for

# The first of "mist 0", "mist 1" and so on in which everything happens that DEMANDED names.
REHEARSAL = "mist 4"

OPPONENT = "greedy"
OPTIONS = {"stars": 2, "board": "drawn", "events": "on", "races": "drawn"}
ENDS = ("stars", "alone")  # the two victories
LONGEST = 60  # actions of ours, because somebody has to wait for them
DEMANDED = {"vote", "recruit", "march", "suffer", "play"}  # of us

# What leads on first; what only takes time last.
_RANKS = {"buy-star": 0, "attack": 0, "vote": 0, "play": 1, "recruit": 1, "march": 1, "done": 5, "pass": 5}
_ENOUGH = 4  # units, before the stock is kept for a star
_FULL_HOUSE = 14  # of a resource: more than a star costs, and so to be spent


def choice(state: Any) -> dict[str, Any]:
    """What somebody would do who wants stars, realms and a fight, and does not think for long."""
    offers: list[dict[str, Any]] = state["decision"]["actions"]
    return min(offers, key=lambda offer: _rank(state["view"], offer))


def _rank(view: Any, offer: dict[str, Any]) -> int:
    verb, meaning = offer["verb"], (offer["meaning"] or {"args": {}})["args"]
    me = view["observer"]
    if verb == "recruit":
        forces = [force for all_here in view["forces"].values() for force in all_here]
        units = sum(sum(force["units"]) for force in forces if force["owner"] == me)
        is_rich = min(view["players"][me]["stock"].get(one, 0) for one in ("wood", "iron")) > _FULL_HOUSE
        return 1 if (units < _ENOUGH or is_rich) and not meaning["missing"] else 9
    if verb == "march":
        if meaning["foe"] != "none":
            return 1
        # A realm that nobody holds, without giving up another.
        return 2 if meaning["lost"] == "no" and meaning["yields"] and not meaning["own"] else 9
    return _RANKS.get(verb, 7)


def asked(person: Person, table: str) -> Any:
    """The state as soon as we alone are asked, or the game is over."""
    path = f"/api/tables/{table}/state"
    seen: list[Any] = []

    def is_so() -> bool:
        seen[:] = [person.get(path)]
        return is_ours(seen[0])

    person.wait_until(is_so, "We are never asked.")
    return seen[0]


def is_fitting(verbs: Iterable[str], outcome: Any) -> bool:
    """The game has everything, has ended by the rules, and is short."""
    verbs = list(verbs)
    return outcome["reason"] in ENDS and set(verbs) >= DEMANDED and len(verbs) <= LONGEST


def rehearse(house: House, word: str) -> tuple[list[str], Any]:
    """What we have done in the game with these dice, and how it has ended."""
    house.rehearse(word)
    verbs: list[str] = []
    with house.visitor("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": OPPONENT}]
        wishes = {"game": "battlemist", "options": OPTIONS, "seats": seats, "start": True}
        table = ada.post("/api/tables", **wishes)["id"]
        while len(verbs) < 3 * LONGEST:
            state = wait_for(lambda: is_ours(now := ada.state(table)) and now)
            if state["outcome"]:
                return verbs, state["outcome"]
            offer = choice(state)
            verbs.append(offer["verb"])
            ada.act(table, state, offer["text"])
    return verbs, {"reason": "patience"}


def is_ours(state: Any) -> bool:
    """We alone are asked, or the game is over. Where a bot is asked as well it comes first.

    Whoever plays alone against bots has left word to pass where he has nothing to use: that is not for us.
    """
    if state["outcome"] or state["due"] != [0]:
        return bool(state["outcome"])
    words = [offer["text"] for offer in state["decision"]["actions"]]
    return (state["view"]["steps"][-1]["step"], words) not in (("moment", ["pass"]), ("challenges", ["done"]))


def search() -> str:
    with TemporaryDirectory() as folder, open_house(settings_in(Path(folder))) as house:
        for number in count():
            verbs, outcome = rehearse(house, word := f"mist {number}")
            missing = sorted(DEMANDED.difference(verbs))
            print(f"{word}: {len(verbs)} actions, ends by {outcome['reason']}, without {missing}", flush=True)
            if is_fitting(verbs, outcome):
                return word
    raise AssertionError


if __name__ == "__main__":
    print(f'REHEARSAL = "{search()}"')
