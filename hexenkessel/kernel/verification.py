"""Is a record true? Every seal, every action, every roll, from the first line to the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexenkessel.kernel.game import BadSetup, Game
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import (
    BadRecord,
    Entry,
    Record,
    result_text,
    rolls_text,
    seal_of,
    sealed_lines,
)
from hexenkessel.kernel.refusal import Refused


class Tampered(BadRecord):
    """The record contradicts itself or the rules; `action` is the first one that does."""

    def __init__(self, line: int, action: int, problem: str) -> None:
        super().__init__(line, problem)
        self.action = action


def replay(
    game: Game[Any, Any],
    record: Record,
    to: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> History[Any, Any]:
    """Play the actions of a record by the rules, up to number `to`. Raises Tampered where that cannot be."""
    history = _beginning(game, record)
    for entry in record.entries[1 : None if to is None else to + 1]:
        _play_entry(history, entry)
        if progress:
            progress(entry.number)
    return history


def verify(
    game: Game[Any, Any], record: Record, progress: Callable[[int], None] | None = None
) -> History[Any, Any]:
    """Check everything a record says. Raises Tampered at the first thing that is not so."""
    if record.header_seal != seal_of("", "\n".join(record.header)):
        raise Tampered(len(record.header) + 1, 0, "The header was changed after it was sealed.")
    if record.commitment != record.setup.dice.commitment:
        raise Tampered(1, 0, "The host's part of the dice is not the one it had committed to.")
    history = _beginning(game, record)
    entries = {entry.line: entry for entry in record.entries}
    for line, seal in sealed_lines(record):
        if line.seal != seal:
            problem = f"Near action {line.number} this was changed after it was sealed: {line.text[:100]}"
            raise Tampered(line.line, line.number, problem)
        if entry := entries.get(line.line):
            _verify_entry(history, entry)
            if progress:
                progress(entry.number)
    _verify_result(history, record)
    return history


def _beginning(game: Game[Any, Any], record: Record) -> History[Any, Any]:
    setup = record.setup
    if setup.game != game.name:
        raise BadRecord(2, f"This is a game of {setup.game[:40]}, not of {game.name}.")
    if setup.version != game.version:
        problem = f"It was played by version {setup.version[:40]} of the rules; here is {game.version}."
        raise BadRecord(2, problem)
    try:
        return History(game, game.setup(setup.seats, setup.dice, setup.options))
    except BadSetup as error:
        raise BadRecord(2, str(error)) from None


def _play_entry(history: History[Any, Any], entry: Entry) -> None:
    try:
        history.play(entry.seat, history.game.grammar.read(entry.action))
    except Refused as refused:
        problem = f"Action {entry.number} is not legal ({refused.refusal.rule}): {entry.action}"
        raise Tampered(entry.line, entry.number, problem) from None


def _verify_entry(history: History[Any, Any], entry: Entry) -> None:
    if entry.number:
        _play_entry(history, entry)
    rolls = history.results[-1].rolls if entry.number else history.opening.rolls
    if rolls_text(rolls).removeprefix(" = ") != entry.rolls:
        problem = f"The dice of action {entry.number} did not fall like this: {entry.rolls or 'no dice'}"
        raise Tampered(entry.line, entry.number, problem)


def _verify_result(history: History[Any, Any], record: Record) -> None:
    outcome, last = history.position.outcome, len(history.moves)
    expected = result_text(outcome) if outcome else None
    if record.result != expected:
        line = next((line.line for line in record.lines if line.text == record.result), record.lines[-1].line)
        raise Tampered(line, last, f"The result should be: {expected or 'the game is not over'}")
