"""Matches: a whole game between bots, each of which sees only the view of its seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.bot import Bot
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Decision, _apply, check, decision
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.seats import Seat

MOST_ACTIONS: Final = 100_000


class IllegalChoice(RuntimeError):
    """A bot has answered with something that was not among its choices."""


class Result(msgspec.Struct, frozen=True):
    """The result of a match."""

    outcome: Outcome | None  # None if it was broken off after `most_actions`
    actions: tuple[tuple[Seat, Action], ...]  # the record: with the setup they give every position
    position: Position[Any]  # the last one
    seconds: tuple[float, ...]  # of processor time each seat has thought, all its decisions together
    cpu: float  # processor time of the whole game, rules included

    @property
    def decisions(self) -> int:
        return len(self.actions)

    def decisions_of(self, seat: Seat) -> int:
        return sum(chooser == seat for chooser, _ in self.actions)

    def seconds_per_decision(self, seat: Seat) -> float:
        return self.seconds[seat] / max(1, self.decisions_of(seat))


def play_game(
    game: Game[Any, Any], setup: Setup, bots: Sequence[Bot[Any]], most_actions: int = MOST_ACTIONS
) -> Result:
    """Play to the end, or until so many actions have been played. Bot number n sits in seat n."""
    if len(bots) != setup.seats:
        raise ValueError(f"{setup.seats} seats need as many bots, not {len(bots)}.")
    began = time.process_time()
    position = game.begin(setup).position
    actions: list[tuple[Seat, Action]] = []
    seconds = [0.0] * len(bots)
    while (due := position.due) and len(actions) < most_actions:
        # Where several seats are asked at once, each of them comes first in turn.
        seat = due[len(actions) % len(due)]
        asked = decision(position, seat)
        view = game.view(position, seat)
        thinking = time.process_time()
        action = bots[seat].choose(view, asked)
        seconds[seat] += time.process_time() - thinking
        _distrust(position, asked, action)
        position = _apply(position, seat, action).position
        actions.append((seat, action))
    cpu = time.process_time() - began
    return Result(position.outcome, tuple(actions), position, tuple(seconds), cpu)


def _distrust(position: Position[Any], asked: Decision, action: Action) -> None:
    """Check an unlisted answer: lists of answers or asides may be only a part, and the rules say the rest."""
    if action in asked.actions or action in asked.asides:
        return
    if check(position, asked.seat, action) is not None:
        raise IllegalChoice(f"Asked {asked.prompt.key}, seat {asked.seat} answered {action!r}.")
