"""12.1: what carrying a device does to it, to those who carry it and to those who stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.ch12_devices.actions import Carry
from hexenkessel.games.armageddon.chapters.ch12_devices.transport import (
    BY_HAND,
    STEPS_BY_HAND,
    STEPS_WITH_ANIMALS,
    WITH_ANIMALS,
    carriers_of,
    most_steps,
    price_of_step,
    with_riders,
)
from hexenkessel.games.armageddon.figures import Figure, carried
from hexenkessel.games.armageddon.terms import Place
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def moved(index: Index, device: Figure, carriers: Sequence[Figure], to: Place) -> list[Figure]:
    """The device, those who carry it, and who stands on it."""
    now, here, most = index.field.round, device.field, most_steps(carriers)
    price = price_of_step(index, carriers, here, to)
    by_hand = most == STEPS_BY_HAND
    gone = [stepped(device, to, price, now).but(limit=min(most, device.limit or most))]
    for carrier in carriers:
        # A12.1e: by hand that was all for this round.
        after = stepped(carrier, to, STEPS_WITH_ANIMALS if by_hand else price, now)
        after = after.but(hauled=BY_HAND if by_hand else WITH_ANIMALS)
        if not carrier.is_warrior:
            # A12.1f: two steps in all.
            after = after.but(limit=min(most, carrier.limit or most))
        gone.append(after)
        for rider in index.riders.get(carrier.id, ()):
            gone.append(carried(rider, to, price, now).but(hauled=WITH_ANIMALS))
    for each in index.rules.aboard(index, device):
        # A13.2h: passively, on the same floor.
        gone.append(carried(each, each.field - here + to, price, now))
    return _with_reins(index, gone)


def _with_reins(index: Index, gone: list[Figure]) -> list[Figure]:
    """The reins of who is left behind, or leaves the other behind, are let go."""
    places = {each.id: each.field for each in gone}
    where = {**{each: figure.field for each, figure in index.figures.items()}, **places}
    after = [
        each.but(led_by=0) if each.led_by and where[each.led_by] != where[each.id] else each for each in gone
    ]
    left = [
        animal.but(led_by=0)
        for animal in index.figures.values()
        if animal.id not in places and animal.led_by in places and where[animal.led_by] != animal.field
    ]
    return [*after, *left]


def carry(change: ArmageddonChange, seat: Seat, action: Carry) -> None:
    index = change.state.index
    device = index.figures[action.device]
    carriers = carriers_of(index, action.figures)
    there = index.ground.number[action.field]
    change.tell(
        "hauled",
        seat=seat,
        figure=device.id,
        kind=device.kind,
        field=index.name(device.field),
        place=action.field,
        figures=tuple(each.id for each in carriers),
        kinds=tuple(each.kind for each in with_riders(index, carriers)),
    )
    change.state = change.state.changing(*moved(index, device, carriers, there))
