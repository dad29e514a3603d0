"""The game of Battlemist that is played from the lobby to its result: by which dice, and what is done in it.

`python -m tests.browser.mist_game` looks for dice that lead to it, after the rules or the bots have changed.
"""

from __future__ import annotations

from typing import Any

from tests.browser import seed_search
from tests.browser.people import Person
from tests.browser.seed_search import Wanted

# The first of "mist 0", "mist 1" and so on in which everything happens that is demanded.
REHEARSAL = "mist 81"

OPTIONS = {"stars": 2, "board": "drawn", "events": "on", "races": "drawn"}

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


def is_ours(state: Any) -> bool:
    """As in every game; but whoever plays alone against bots has left word to pass where he has nothing."""
    if state["outcome"] or not seed_search.is_ours(state):
        return bool(state["outcome"])
    words = [offer["text"] for offer in state["decision"]["actions"]]
    return (state["view"]["steps"][-1]["step"], words) not in (("moment", ["pass"]), ("challenges", ["done"]))


WANTED = Wanted(
    game="battlemist",
    options=OPTIONS,
    demanded=frozenset({"vote", "recruit", "march", "suffer", "play"}),
    ends=frozenset({"stars", "alone"}),  # the two victories
    longest=60,
    choice=choice,
    is_ours=is_ours,
)

if __name__ == "__main__":
    print(f'REHEARSAL = "{WANTED.search("mist")}"')
