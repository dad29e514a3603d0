"""Somebody wants to be forgotten: what becomes of his seats, his tables and his words."""

from __future__ import annotations

from functools import partial

from hexenkessel.server.contract.people import Person
from hexenkessel.server.hall import Hall
from hexenkessel.server.log import note
from hexenkessel.server.opening import game_called
from hexenkessel.server.people import People
from hexenkessel.server.playing import substitute_in
from hexenkessel.server.storage import persons
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import Sleeping, Trouble


async def forget(person: Person, store: Store, people: People, hall: Hall) -> None:
    """Whatever fails on the way, he is still known and can ask again; only the last step forgets him."""
    for table, game in await store.read(partial(persons.unfinished_of, person=person.id)):
        try:
            await _give_up(await hall.table(table), person, hall)
        except Trouble as trouble:
            note("table-left", table=table, reason=trouble.error)
            if isinstance(trouble, Sleeping):  # when it wakes up, nobody shall wait for him
                bot = substitute_in(game_called(game))
                lend = partial(persons.lend_seats, table=table, person=person.id, bot=bot)
                await store.write(lend)
    row, touched = await store.write(partial(persons.forget_person, person=person.id))
    people.remember(row)
    await hall.look_again(touched)
    note("person-forgotten", person=person.id)


async def _give_up(table: Table, person: Person, hall: Hall) -> None:
    """Nobody waits for somebody who does not come back."""
    if table.row.state == "open":
        others = {seat.person for seat in table.seats} - {person.id, None}
        if table.row.host == person.id and not others and await hall.remove(table):
            return
        for seat in table.seats_of(person.id):
            try:
                await table.stand(person, seat)
            except Trouble as trouble:
                if trouble.error != "not-open":  # else it has begun while we were standing up
                    raise
    if table.is_running:
        for seat in table.seats_of(person.id):
            if table.seats[seat].bot is None:
                await table.lend(person, seat, substitute_in(table.game))
