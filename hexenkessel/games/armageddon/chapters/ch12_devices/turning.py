"""A12.3f, A13.2i: tortoises and siege towers are turned by those inside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch12_devices import transport
from hexenkessel.games.armageddon.chapters.ch12_devices.actions import Swivel
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def why_not_swivel(index: Index, seat: Seat, action: Swivel) -> Refusal | None:
    figures = index.figures
    device = figures.get(action.device)
    if device is None or any(each not in figures for each in action.figures) or not action.figures:
        return NOT_POSSIBLE
    # A12.3f: by multiples of 60 degrees, which its present front is not; other devices have no front.
    if device.kind not in transport.LONERS or SIDES.index(action.front) == device.pole:
        return Refusal("A12.3f", {"figure": action.device})
    rule = transport.may_move_device(index, seat, device) or transport.why_not_crew(
        index, seat, device, transport.carriers_of(index, action.figures)
    )
    return Refusal(rule, {"figure": device.id}) if rule else None


def listed(index: Index, seat: Seat) -> Iterator[Swivel]:
    for device in index.figures.values():
        if device.kind in transport.LONERS and not transport.may_move_device(index, seat, device):
            # They need neither steps nor an action for it, so one crew is as good as another.
            for carriers in transport.crews(index, seat, device):
                ids = tuple(each.id for each in carriers)
                yield from (
                    Swivel(device.id, ids, side) for turn, side in enumerate(SIDES) if turn != device.pole
                )
                break


def swivel(change: ArmageddonChange, seat: Seat, action: Swivel) -> None:
    device = change.state.figures[action.device]
    change.state = change.state.changing(device.but(pole=SIDES.index(action.front)))
    change.tell(
        "swivelled",
        seat=seat,
        figure=device.id,
        kind=device.kind,
        field=change.state.index.name(device.field),
        side=action.front,
    )
