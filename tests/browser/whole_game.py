"""The game of Titan that is played from the lobby to its result: by which dice, and what is done in it.

`python -m tests.browser.whole_game` looks for dice that lead to it, after the rules or the bots have changed.
"""

from __future__ import annotations

from tests.browser.quick import choice
from tests.browser.seed_search import Wanted

# The first of "game 0", "game 1" and so on in which everything happens that is demanded.
REHEARSAL = "game 1"

POINTS = 60
WANTED = Wanted(
    game="titan",
    options={"points": POINTS},
    demanded=frozenset({"split", "move", "muster", "fight", "maneuver", "strike"}),
    ends=frozenset({"points"}),
    longest=120,
    choice=choice,
)

if __name__ == "__main__":
    print(f'REHEARSAL = "{WANTED.search("game")}"')
