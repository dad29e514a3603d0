"""Deletion of an account or a guest: what becomes of his seats, his tables and his words."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.errors import ApiError, Sleeping, Stale
from hexenkessel.server.lobby.new_tables import game_called
from hexenkessel.server.lobby.registry import TableRegistry
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.people.sessions import People
from hexenkessel.server.storage import people as people_rows
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table.control import substitute_in
from hexenkessel.server.table.table import Table


async def delete_account(person: Person, store: Store, people: People, registry: TableRegistry) -> None:
    """Delete a person. Until the last step he is still known, and can ask again if one has failed."""
    for table, game in await store.read(partial(people_rows.unfinished_of, person=person.id)):
        try:
            await _give_up(table, person, registry)
        except Sleeping as sleeping:  # when it wakes up, nobody shall wait for him
            log_event("table-left", table=table, reason=sleeping.code)
            bot = substitute_in(game_called(game))
            lend = partial(people_rows.lend_seats, table=table, person=person.id, bot=bot)
            await store.write(lend)
        except ApiError as api_error:
            if api_error.status != 404:  # else the table or its game is not here any more
                raise
            log_event("table-left", table=table, reason=api_error.code)
    # Many long games: one at a time, so that others write in between.
    while await store.write(partial(rows.drop_analyses, host=person.id, newest=0, most=1)):
        pass
    row, touched = await store.write(partial(people_rows.forget_person, person=person.id))
    people.remember(row)
    await registry.look_again(touched)
    log_event("person-forgotten", person=person.id)


async def _give_up(table: TableId, person: Person, registry: TableRegistry) -> None:
    """Leave one table for good: stand up, or lend the seat to a bot, so that nobody waits."""
    while True:
        with suppress(Stale):  # another server was faster; what it wrote has been read
            return await _leave(await registry.table(table), person, registry)


async def _leave(table: Table, person: Person, registry: TableRegistry) -> None:
    if table.row.state == "open":
        others = {seat.person for seat in table.seats} - {person.id, None}
        if table.row.host == person.id and not others and await registry.remove(table):
            return
        for seat in table.seating.seats_of(person.id):
            try:
                await table.waiting.stand(person, seat)
            except ApiError as api_error:
                if api_error.code != "not-open":  # else it has begun while we were standing up
                    raise
    if table.is_running:
        for seat in table.seating.seats_of(person.id):
            if table.seats[seat].bot is None:
                await table.control.lend(person, seat, substitute_in(table.game))
