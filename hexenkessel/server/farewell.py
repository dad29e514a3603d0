"""Somebody wants to be forgotten: what becomes of his seats, his tables and his words."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.course import substitute_in
from hexenkessel.server.hall import Hall
from hexenkessel.server.log import note
from hexenkessel.server.new_tables import game_called
from hexenkessel.server.people import People
from hexenkessel.server.storage import persons
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import Sleeping, Stale, Trouble


async def forget(person: Person, store: Store, people: People, hall: Hall) -> None:
    """Whatever fails on the way, he is still known and can ask again; only the last step forgets him."""
    for table, game in await store.read(partial(persons.unfinished_of, person=person.id)):
        try:
            await _give_up(table, person, hall)
        except Sleeping as sleeping:  # when it wakes up, nobody shall wait for him
            note("table-left", table=table, reason=sleeping.error)
            bot = substitute_in(game_called(game))
            lend = partial(persons.lend_seats, table=table, person=person.id, bot=bot)
            await store.write(lend)
        except Trouble as trouble:
            if trouble.status != 404:  # else the table or its game is not here any more
                raise
            note("table-left", table=table, reason=trouble.error)
    row, touched = await store.write(partial(persons.forget_person, person=person.id))
    people.remember(row)
    await hall.look_again(touched)
    note("person-forgotten", person=person.id)


async def _give_up(table: TableId, person: Person, hall: Hall) -> None:
    """Nobody waits for somebody who does not come back."""
    while True:
        with suppress(Stale):  # another server was faster; what it wrote has been read
            return await _leave(await hall.table(table), person, hall)


async def _leave(table: Table, person: Person, hall: Hall) -> None:
    if table.row.state == "open":
        others = {seat.person for seat in table.seats} - {person.id, None}
        if table.row.host == person.id and not others and await hall.remove(table):
            return
        for seat in table.seating.seats_of(person.id):
            try:
                await table.waiting.stand(person, seat)
            except Trouble as trouble:
                if trouble.error != "not-open":  # else it has begun while we were standing up
                    raise
    if table.is_running:
        for seat in table.seating.seats_of(person.id):
            if table.seats[seat].bot is None:
                await table.course.lend(person, seat, substitute_in(table.game))
