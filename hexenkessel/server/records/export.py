"""Export of a record: the file of a game that is over, from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.record import Remark, record_of
from hexenkessel.kernel.seats import HOST
from hexenkessel.server.storage.rows import ChatRow, StoredTable
from hexenkessel.server.storage.texts import options_together
from hexenkessel.server.table.summary import dice_of


def record_in(stored: StoredTable, players: Iterable[str]) -> str:
    """The record of a stored game as it was played, without playing it again."""
    row = stored.row
    options, dice = options_together(row.options, stored.texts), dice_of(row, stored.seats)
    setup = Setup(row.game, row.version, len(stored.seats), options, dice)
    moves = ["", *(f"{action.seat} {action.text}" for action in stored.actions)]
    fell = [row.opening, *(action.rolls for action in stored.actions)]
    played = zip(moves, (f" = {rolls}" if rolls else "" for rolls in fell), strict=True)
    outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
    times = {action.number: action.time for action in stored.actions if action.time}
    return record_of(setup, played, outcome, players, remarks_in(stored.chat), times)


def remarks_in(chat: Iterable[ChatRow]) -> list[Remark]:
    """The chat as remarks of a record; those of spectators stand beside the host's seat."""
    return [Remark(line.after, HOST if line.seat is None else line.seat, line.text) for line in chat]
