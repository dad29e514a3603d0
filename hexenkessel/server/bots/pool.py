"""The worker pool in which bots think, so that nobody waits for them.

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
from hexenkessel.kernel.bot import Bot
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Decision, decision
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.registry import find_game
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.ops.metrics import THINKING
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.ops.worker import Worker


class BotQuestion(msgspec.Struct, frozen=True):
    """A decision as a bot is told it: what a person would be sent."""

    view: msgspec.Raw
    prompt: Prompt
    actions: tuple[str, ...]
    asides: tuple[str, ...]
    is_open: bool
    is_sealed: bool


class BotRequest(msgspec.Struct, frozen=True):
    """A decision as it goes to the process that thinks."""

    table: str
    game: str
    bot: str
    seat: int
    question: bytes  # a BotQuestion as JSON: of a heavy position nobody reads it here


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int, thinking_time: float, rules_worker: RulesWorker) -> None:
        self._thinking_time = thinking_time
        self._workers = [Worker() for _ in range(processes)]
        self._rules_worker = rules_worker

    async def choose(
        self, table: str, host: str, game: Game[Any, Any], bot: str, position: Position[Any], seat: Seat
    ) -> str:
        """The bot's answer; anything that is allowed if it takes too long or breaks down.

        Hosts take turns: the bots of one who has forty tables wait for each other, not all others for them.
        """
        question = await self._rules_worker.ask(host, question_json, game, position, seat)
        request = BotRequest(table, game.name, bot, seat, question)
        worker = self._workers[_number_from(table) % len(self._workers)]
        try:
            with THINKING.timed():
                return await worker.do(_think, request, self._thinking_time, host, game.name)
        except Exception as error:
            log_event("bot-failed", table=table, bot=bot, seat=seat, error=repr(error)[:200])
            return await self.choose_anything(host, game, position, seat)

    async def choose_anything(
        self, host: str, game: Game[Any, Any], position: Position[Any], seat: Seat
    ) -> str:
        """Anything that is allowed, in place of a bot."""
        return await self._rules_worker.ask(host, anything, game, position, seat)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


# What is asked of the rules

# One for all, so that it does not choose the same again and again where a turn has no end of itself.
_substitute: Final = RandomBot(0)


def question_json(game: Game[Any, Any], position: Position[Any], seat: Seat) -> bytes:
    """The question to a bot in this seat, as JSON: its view and its legal actions."""
    asked, write = decision(position, seat), game.grammar.write
    question = BotQuestion(
        msgspec.Raw(msgspec.json.encode(game.view(position, seat))),
        asked.prompt,
        tuple(map(write, asked.actions)),
        tuple(map(write, asked.asides)),
        asked.is_open,
        asked.is_sealed,
    )
    return msgspec.json.encode(question)


def anything(game: Game[Any, Any], position: Position[Any], seat: Seat) -> str:
    """The words of some action that is allowed."""
    return game.grammar.write(_substitute.choose(None, decision(position, seat)))


# What runs in the process that thinks

_bots: Final = BoundedCache[tuple[str, int, str], Bot[Any]](200)


def _think(request: BotRequest) -> str:
    game = find_game(request.game)
    read = game.grammar.read
    question = msgspec.json.decode(request.question, type=BotQuestion)
    asked = Decision(
        request.seat,
        question.prompt,
        tuple(map(read, question.actions)),
        tuple(map(read, question.asides)),
        question.is_open,
        question.is_sealed,
    )
    view = msgspec.json.decode(question.view, type=game.view_type)
    return game.grammar.write(_bot_for(game, request).choose(view, asked))


def _bot_for(game: Game[Any, Any], request: BotRequest) -> Bot[Any]:
    key = (request.table, request.seat, request.bot)
    if (bot := _bots.recall(key)) is None:
        bot = _bots.keep(key, find_bot(game, request.bot, _number_from(request.table, request.seat)))
    return bot


def _number_from(*words: object) -> int:
    recipe = "/".join(map(str, words)).encode()
    return int.from_bytes(blake2b(recipe, digest_size=6).digest(), "big")
