"""Questions to the rules that take long: about a heavy position they are answered in a process of its own.

The event loop is everybody's. To list what a seat may do takes microseconds in most positions, and there it
is done at once; in a battle of 800 figures it takes as long as ten actions elsewhere. Then the position goes
to the process, and the answer comes back. The process is the server's own and thinks for nobody: bots, which
may not know a position, are in others.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from hexenkessel.kernel.game import Game
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.registry import find_game
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.ops.worker import Worker

P = ParamSpec("P")
R = TypeVar("R")

_MOST_TIME: Final = 60.0  # seconds for one answer


class _Asked(msgspec.Struct, frozen=True):
    """A question as it goes to the process."""

    question: Callable[..., Any]
    game: str
    position: Position[Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


class RulesWorker:
    """One process for all heavy tables. Hosts take turns, and a light table never waits for it."""

    def __init__(self) -> None:
        self._worker = Worker()

    async def ask(
        self,
        host: str,
        question: Callable[Concatenate[Game[Any, Any], Position[Any], P], R],
        game: Game[Any, Any],
        position: Position[Any],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """The answer to `question(game, position, ...)`, which must be a function of a module.

        Raises TimeoutError, and whatever the question raises.
        """
        if not game.is_heavy(position):
            return question(game, position, *args, **kwargs)
        asked = _Asked(question, game.name, position, args, kwargs)
        try:
            answer: R = await self._worker.do(_answer, asked, _MOST_TIME, host, game.name)
        except BrokenProcessPool:
            # Somebody has killed it. The next question starts another; this one is answered late.
            log_event("rules-worker-lost", game=game.name)
            return question(game, position, *args, **kwargs)
        return answer

    def close(self) -> None:
        self._worker.close()


# What runs in the other process


def _answer(asked: _Asked) -> Any:
    return asked.question(find_game(asked.game), asked.position, *asked.args, **asked.kwargs)
