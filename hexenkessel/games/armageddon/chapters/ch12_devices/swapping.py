"""A12.2c, A13.1e, A14.1b: a device that changes places together with those who carry it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch12_devices import carrying, transport
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Place, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def exchanged(index: Index, these: Sequence[Figure], to: Place) -> Sequence[Figure] | Rule | None:
    """They all carry it, or they cannot come along; whether there is room is asked of both sides at once."""
    device = next((each for each in these if transport.is_device(each)), None)
    if device is None:
        return None
    others = [each for each in these if each.id != device.id]
    seat: Seat | None = device.owner if not others else others[0].owner
    assert seat is not None, "whoever changes places belongs to somebody"
    carriers = transport.carriers_of(index, [each.id for each in others])
    rule = (
        index.rules.may_swap(index, device)
        or next((rule for each in carriers if (rule := index.rules.may_swap(index, each))), None)
        or transport.may_move_device(index, seat, device)
        or transport.why_not_crew(index, seat, device, carriers)
        or transport.why_not_there(index, device, carriers, to)
    )
    return rule or carrying.moved(index, device, carriers, to)
