"""A game at a table as the server keeps it in memory, and what the rules let somebody know of it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from hexenkessel.kernel.event import events_for
from hexenkessel.kernel.gate import may_read
from hexenkessel.kernel.history import History
from hexenkessel.kernel.seats import HOST, Observer
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.people.sessions import People
from hexenkessel.server.storage.rows import ActionRow, SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table.ledger import progress_of
from hexenkessel.server.table.table import Table


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def table_with(history: History[Any, Any]) -> Table:
    """The table that was left with this game. A person sits in every seat; nothing can be written there."""
    setup, position = history.setup, history.position
    row = TableRow(
        id="table",
        game=setup.game,
        version=setup.version,
        options=msgspec.json.encode(setup.options).decode(),
        name="Table",
        host="person 0",
        private=False,
        state="running" if position.outcome is None else "finished",
        created="now",
        revision=0,
        host_part=setup.dice.host,
        **progress_of(position),
    )
    parts = (*setup.dice.seats, *[None] * (setup.seats - len(setup.dice.seats)))
    seats = (SeatRow(row.id, seat, f"person {seat}", part=part) for seat, part in enumerate(parts))
    actions = (
        ActionRow(row.id, number, seat, history.game.grammar.write(action), time=0)
        for number, (seat, action) in enumerate(history.moves, 1)
    )
    store = Store("sqlite://")
    stored = StoredTable(row, tuple(seats), tuple(actions))
    return Table(stored, history.game, store, People(store, b"secret"), RulesWorker())


def story_allowed(history: History[Any, Any], observer: Observer) -> list[Any]:
    """The story by the rules alone, without anything that a server remembers for several."""
    opening = {"number": 0, "seat": HOST, "action": None, **_told(history.opening, observer)}
    story = [opening]
    for number in range(1, len(history.moves) + 1):
        seat, action, before, played = history.move(number)
        is_readable = may_read(before, seat, action, observer)
        words = history.game.grammar.write(action) if is_readable else None
        story.append({"number": number, "seat": seat, "action": words, **_told(played, observer)})
    return story


def _told(played: Any, observer: Observer) -> Any:
    events = [{"key": event.key, "args": event.args} for event in events_for(played.events, observer)]
    # How much was drawn before, perhaps in secret, is told when the game is over.
    rolls = [{**msgspec.structs.asdict(roll), "draw": None} for roll in played.rolls]
    return plain({"events": events, "rolls": rolls})
