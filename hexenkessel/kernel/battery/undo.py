"""Check: undo never survives a die, a secret or a change of player, and otherwise takes everything back."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.kernel.battery.failure import Fault, history_at
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import Played, _apply
from hexenkessel.kernel.history import History
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import Seat

OTHER_DICE = DiceParts("other dice", ("than those",))


def check_undo(trial: Trial) -> None:
    """Undo is open only to whoever acted last, and only if nothing was learned and nobody else is asked."""
    for after in trial.looked_at("undo"):
        if trial.number == 0:
            continue
        history = history_at(trial.history, trial.number)
        seat, _ = history.moves[-1]
        for other in trial.everybody:
            if other != seat and _was_undone(history, other):
                raise Fault(f"Seat {other} could take back an action of seat {seat}.")
        before, played = trial.history.position_at(trial.number - 1), history.results[-1]
        if not _was_undone(history, seat):
            if history.position != after:
                raise Fault("Undo was refused, and yet the position changed.")
            continue
        _demand_that_nothing_was_learned(before, played, seat)
        if trial.game.encode(history.position) != trial.game.encode(before):
            raise Fault("After undo the position is not the one before the action.")


def _was_undone(history: History[Any, Any], seat: Seat) -> bool:
    try:
        history.undo(seat)
    except Refused:
        return False
    return True


def _demand_that_nothing_was_learned(before: Position[Any], played: Played[Any], seat: Seat) -> None:
    after = played.position
    if played.rolls:
        raise Fault(f"A die has fallen ({played.rolls[0].purpose}), and yet the action could be taken back.")
    if after.outcome is not None:
        raise Fault("The game was over, and yet its last action could be taken back.")
    for other in after.due:
        if other != seat and (other not in before.due or type(before.step) is not type(after.step)):
            raise Fault(
                f"Seat {other} is asked something new, and yet seat {seat} could take its action back."
            )


def check_hidden_chance(trial: Trial) -> None:
    """Hidden chance closes undo: what comes out otherwise with other dice was decided by chance."""
    for position in trial.looked_at("hidden chance"):
        if not (move := trial.next_move):
            continue
        trial.bad = move
        played = trial.history.results[trial.number]
        if played.closes_undo:
            continue
        setup = msgspec.structs.replace(position.setup, dice=OTHER_DICE)
        other = _apply(msgspec.structs.replace(position, setup=setup), *move)
        if _came_of(played) != _came_of(other):
            raise Fault(
                "With other dice this action leads elsewhere, and yet it could be taken back. "
                "Draw with `change.roll` or `change.shuffle`, and never take back `change.rolls` or "
                "`change.revealed`."
            )


def _came_of(played: Played[Any]) -> tuple[object, ...]:
    after = played.position
    return after.state, after.steps, after.outcome, played.events, played.rolls
