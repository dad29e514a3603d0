"""Games and questions for bots, in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from hexenkessel.bots.match import Result, play_game
from hexenkessel.bots.registry import find_bot
from hexenkessel.games.titan.bot.greedy import Greedy
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import _apply, decision
from tests.titan.table import settled


def game_of(game: Game[Any, Any], seed: int, bots: Sequence[str], **options: Any) -> Result:
    """A whole game between bots of these names."""
    setup = game.setup(len(bots), DiceParts(f"bots {seed}"), options)
    return play_game(game, setup, [find_bot(game, name, 10 * seed + seat) for seat, name in enumerate(bots)])


def moments(game: Game[Any, Any], seed: int, seats: int) -> Iterator[tuple[Any, int]]:
    """Every position of a game between greedy bots, with one of the seats that are asked."""
    bots = [find_bot(game, "greedy", seat) for seat in range(seats)]
    position = game.begin(game.setup(seats, DiceParts(f"moments {seed}"))).position
    for number in count():
        if not position.due:
            return
        seat = position.due[number % len(position.due)]
        yield position, seat
        action = bots[seat].choose(game.view(position, seat), decision(position, seat))
        position = _apply(position, seat, action).position


def greedy_says(position: Any, seat: int, seed: int = 1) -> str:
    """The line with which a greedy bot in this seat answers a position laid by hand."""
    position = settled(position)
    return GAME.grammar.write(Greedy(seed).choose(GAME.view(position, seat), decision(position, seat)))
