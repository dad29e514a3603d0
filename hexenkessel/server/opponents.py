"""Bots, which think in processes of their own, so that nobody waits for them.

A bot is sent what a person would be sent: the view of its seat and the lines it may choose from. All
decisions of one table go to the same process, where the bot keeps the plans it has made; if the process
is lost, so are the plans, and nothing else.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.bots.registry import find_bot
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.memory import Memory
from hexenkessel.kernel.player import Bot
from hexenkessel.kernel.registry import find_game
from hexenkessel.kernel.step import Prompt
from hexenkessel.server.log import note
from hexenkessel.server.metrics import THINKING
from hexenkessel.server.worker import Worker


class Riddle(msgspec.Struct, frozen=True):
    """A decision as it goes to the process that thinks."""

    table: str
    game: str
    bot: str
    seat: int
    view: bytes  # JSON
    prompt: Prompt
    actions: tuple[str, ...]
    asides: tuple[str, ...]
    is_open: bool
    is_sealed: bool


class Opponents:
    """The processes in which bots think."""

    def __init__(self, processes: int, thinking_time: float) -> None:
        self._thinking_time = thinking_time
        self._thinkers = [Worker() for _ in range(processes)]
        # One for all, so that it does not choose the same again and again where a turn has no end of itself.
        self._substitute = RandomBot(0)

    async def choose(self, table: str, game: Game[Any, Any], bot: str, view: Any, asked: Decision) -> Action:
        """What the bot answers; anything that is allowed if it takes too long or breaks down."""
        write = game.grammar.write
        riddle = Riddle(
            table,
            game.name,
            bot,
            asked.seat,
            msgspec.json.encode(view),
            asked.prompt,
            tuple(map(write, asked.actions)),
            tuple(map(write, asked.asides)),
            asked.is_open,
            asked.is_sealed,
        )
        thinker = self._thinkers[_number_from(table) % len(self._thinkers)]
        try:
            with THINKING.timed():
                answer = await thinker.do(_think, riddle, self._thinking_time, game.name)
            return game.grammar.read(answer)
        except Exception as error:
            note("bot-failed", table=table, bot=bot, seat=asked.seat, error=repr(error)[:200])
            return self._substitute.choose(view, asked)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()


# What runs in the other process

_bots: Final = Memory[tuple[str, int, str], Bot[Any]](200)


def _think(riddle: Riddle) -> str:
    game = find_game(riddle.game)
    read = game.grammar.read
    asked = Decision(
        riddle.seat,
        riddle.prompt,
        tuple(map(read, riddle.actions)),
        tuple(map(read, riddle.asides)),
        riddle.is_open,
        riddle.is_sealed,
    )
    view = msgspec.json.decode(riddle.view, type=game.view_type)
    return game.grammar.write(_bot_for(game, riddle).choose(view, asked))


def _bot_for(game: Game[Any, Any], riddle: Riddle) -> Bot[Any]:
    key = (riddle.table, riddle.seat, riddle.bot)
    if (bot := _bots.recall(key)) is None:
        bot = _bots.keep(key, find_bot(game, riddle.bot, _number_from(riddle.table, riddle.seat)))
    return bot


def _number_from(*words: object) -> int:
    recipe = "/".join(map(str, words)).encode()
    return int.from_bytes(blake2b(recipe, digest_size=6).digest(), "big")
