"""Games and questions for bots, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexenkessel.bots.match import Result, play_game
from hexenkessel.bots.registry import find_bot
from hexenkessel.games.titan.bot.greedy import Greedy
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import decision
from tests.titan.table import settled


def titan_game(seed: int, bots: Sequence[str], **options: Any) -> Result:
    """A whole game of Titan between bots of these names."""
    setup = GAME.setup(len(bots), DiceParts(f"bots {seed}"), options)
    return play_game(GAME, setup, [find_bot(GAME, name, 10 * seed + seat) for seat, name in enumerate(bots)])


def greedy_says(position: Any, seat: int, seed: int = 1) -> str:
    """The line with which a greedy bot in this seat answers a position laid by hand."""
    position = settled(position)
    return GAME.grammar.write(Greedy(seed).choose(GAME.view(position, seat), decision(position, seat)))
