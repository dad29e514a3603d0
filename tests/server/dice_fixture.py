"""Figures that the browser must reach by itself when it checks the dice of a game.

`python -m tests.server.dice_fixture` writes them for the tests of the client; then `npm run format`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from hexenkessel.bots.match import play_game
from hexenkessel.bots.registry import find_bot
from hexenkessel.kernel.dice import DiceParts, HashedChance
from hexenkessel.kernel.history import History
from hexenkessel.kernel.registry import find_game

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "shell" / "table" / "dicecheck.figures.json"

_PARTS: Final = DiceParts("6a2ehostpart", ("aa11firstpart", "bb22secondpart"))
_FORK_AFTER: Final = 20
_SIDES: Final = (2, 6, 6, 10, 256, 1000)


def figures() -> dict[str, Any]:
    """A game and its fork as stories tell them, and rolls with other dice."""
    first = _story(_PARTS, {"points": 60})
    # From the fork on the game is another one: only what was rolled before is the same.
    forked = _PARTS.forked(_FORK_AFTER, "cc33newpart")
    return {
        "parts": _PARTS,
        "commitment": _PARTS.commitment,
        "story": first,
        "forked": {"parts": forked, "story": _story(forked, {"points": 60})},
        "rolls": [
            {"draw": draw, "sides": sides, "dice": dice}
            for draw, sides, dice in _rolls(HashedChance(_PARTS.key, 8))
        ],
    }


def _rolls(chance: HashedChance) -> list[tuple[int, int, tuple[int, ...]]]:
    """Some draws of the eighth action, seventy dice each: more than one hash has room for."""
    return [(draw, sides, chance.roll("test", 70, sides, None)) for draw, sides in enumerate(_SIDES, 1)]


def _story(parts: DiceParts, options: dict[str, Any]) -> list[dict[str, Any]]:
    titan = find_game("titan")
    setup = titan.setup(seats=2, dice=parts, options=options)
    result = play_game(titan, setup, [find_bot(titan, "greedy", seed=1), find_bot(titan, "random", seed=2)])
    history: History[Any, Any] = History(titan, setup)
    story = [{"number": 0, "seat": -1, "rolls": history.opening.rolls}]
    for number, (seat, action) in enumerate(result.actions, 1):
        rolls = history.play(seat, action).rolls
        if rolls:
            story.append({"number": number, "seat": seat, "rolls": rolls})
    return story


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode(figures()))
