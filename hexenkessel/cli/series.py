"""A series of bot matches, sequential or in parallel, with the same result either way."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from hexenkessel.cli.arguments import find_game, number_from
from hexenkessel.cli.opponents import find_bot
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Event, Scalar
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.history import History
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.record import write_record

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.seats import Seat


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides how the games of a series go."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]  # one for each seat
    seed: str
    options: dict[str, Scalar]
    most_turns: int
    keeps_records: bool


class Report(msgspec.Struct, frozen=True):
    """The result of one game of the series."""

    number: int  # from 1
    outcome: Outcome | None  # None if it was broken off
    turns: int
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # by seat, all its decisions together
    record: str = ""


def play_number(plan: Plan, number: int) -> Report:
    """One game of the series. It depends on nothing but the plan and its number."""
    game = find_game(plan.game)
    dice = DiceParts(f"seed {plan.seed} game {number}")
    history = History(game, game.setup(plan.seats, dice, plan.options))
    bots = [find_bot(game, name, number_from(plan.seed, number, seat)) for seat, name in enumerate(plan.bots)]
    decisions = [0] * plan.seats
    seconds = [0.0] * plan.seats
    turns = _turns_in(history.opening.events)
    while (due := history.position.due) and turns <= plan.most_turns:
        seat = due[0]
        began = time.perf_counter()
        action = bots[seat].choose(*_seen_by(game, history, seat))
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        turns += _turns_in(history.play(seat, action).events)
    outcome = history.position.outcome
    record = write_record(history, [f"bot {name}" for name in plan.bots]) if plan.keeps_records else ""
    counted = min(turns, plan.most_turns)
    return Report(number, outcome, counted, tuple(decisions), tuple(seconds), record)


def _seen_by(game: Game[Any, Any], history: History[Any, Any], seat: Seat) -> tuple[Any, Any]:
    return game.view(history.position, seat), decision(history.position, seat)


def _turns_in(events: tuple[Event, ...]) -> int:
    """A game tells the event `turn` whenever a turn begins."""
    return sum(event.key == "turn" for event in events)


def play_series(plan: Plan, jobs: int) -> Iterator[Report]:
    """All games of the plan in their order, each as soon as it and all before it are finished."""
    numbers = range(1, plan.games + 1)
    if jobs == 1 or plan.games == 1:
        for number in numbers:
            yield play_number(plan, number)
        return
    from multiprocessing import get_context

    with get_context().Pool(min(jobs, plan.games), _leave_interrupts_alone) as pool:
        yield from pool.imap(_play_in_worker, ((plan, number) for number in numbers))


def _leave_interrupts_alone() -> None:
    """Ctrl-C goes to all processes at once; the one that was started by hand ends the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in_worker(task: tuple[Plan, int]) -> Report:
    return play_number(*task)
