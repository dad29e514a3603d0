"""Replay and verification of a record: every seal, every action, every roll, down to the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexenkessel.kernel.game import BadSetup, Game, SetupFlaw
from hexenkessel.kernel.history import History
from hexenkessel.kernel.messages import kernel_messages
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

    def __init__(self, line: int, action: int, key: str, /, **args: object) -> None:
        super().__init__(line, key, **args)
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
        raise Tampered(len(record.header) + 1, 0, "record-header-changed")
    if record.commitment != record.setup.dice.commitment:
        raise Tampered(1, 0, "record-commitment")
    history = _beginning(game, record)
    entries = {entry.line: entry for entry in record.entries}
    for line, seal in sealed_lines(record):
        if line.seal != seal:
            told = {"number": line.number, "text": line.text[:100]}
            raise Tampered(line.line, line.number, "record-changed", **told)
        if entry := entries.get(line.line):
            _verify_entry(history, entry)
            if progress:
                progress(entry.number)
    _verify_result(history, record)
    return history


def _beginning(game: Game[Any, Any], record: Record) -> History[Any, Any]:
    setup = record.setup
    if setup.game != game.name:
        raise BadRecord(2, "record-other-game", game=setup.game[:40], here=game.name)
    if setup.version != game.version:
        raise BadRecord(2, "record-other-version", version=setup.version[:40], here=game.version)
    try:
        return History(game, game.setup(setup.seats, setup.dice, setup.options))
    except BadSetup as error:
        # Of what a game itself says against it, only the English sentence is kept.
        plain = SetupFlaw("record-setup", {"problem": str(error)})
        flaw = next((flaw for flaw in error.flaws if flaw.key in kernel_messages()), plain)
        raise BadRecord(2, flaw.key, **flaw.args) from None


def _play_entry(history: History[Any, Any], entry: Entry) -> None:
    try:
        history.play(entry.seat, history.game.grammar.read(entry.action))
    except Refused as refused:
        told = {"number": entry.number, "rule": refused.refusal.rule, "action": entry.action}
        raise Tampered(entry.line, entry.number, "record-illegal", **told) from None


def _verify_entry(history: History[Any, Any], entry: Entry) -> None:
    if entry.number:
        _play_entry(history, entry)
    rolls = history.results[-1].rolls if entry.number else history.opening.rolls
    if rolls_text(rolls).removeprefix(" = ") != entry.rolls:
        told = {"number": entry.number, "rolls": entry.rolls}
        raise Tampered(entry.line, entry.number, "record-dice", **told)


def _verify_result(history: History[Any, Any], record: Record) -> None:
    outcome, last = history.position.outcome, len(history.moves)
    expected = result_text(outcome) if outcome else None
    if record.result != expected:
        line = next((line.line for line in record.lines if line.text == record.result), record.lines[-1].line)
        raise Tampered(line, last, "record-result", result=expected or "")
