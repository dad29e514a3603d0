"""12.1: devices are carried from field to field, by those who stand on theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch12_devices.actions import Carry
from hexenkessel.games.armageddon.chapters.crossing import Forbid, Toll
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS, HORSES
from hexenkessel.games.armageddon.figures import (
    KINDS,
    Figure,
    look_of,
    may_be_carried,
    may_step,
    paced,
    room_of,
)
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.terms import FigureId, Kind, Place, Rule
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

STEPS_BY_HAND: Final = 1  # A12.1e, A18.4a: carried by warriors only
STEPS_WITH_ANIMALS: Final = 2  # A12.1f, A12.1g, A18.4b
# What is noted with those who carry.
BY_HAND: Final = 1
WITH_ANIMALS: Final = 2
# A12.1k: beside these there is no room for another device.
LONERS: Final[frozenset[Kind]] = frozenset({"tortoise", "siege-tower"})


def is_device(figure: Figure) -> bool:
    # A12.1a: of wood, and carried; wagons are driven and ships sail, so these have no such number.
    return KINDS[figure.kind].hands > 0


def devices_at(index: Index, place: Place) -> list[Figure]:
    return [figure for figure in index.at(place) if is_device(figure)]


# Who carries


def carriers_of(index: Index, named: Sequence[FigureId]) -> list[Figure]:
    """Those who are named, riders as what they ride."""
    found: dict[FigureId, Figure] = {}
    for each in named:
        figure = index.figures[each]
        mount = index.figures.get(figure.on)
        carrier = mount if mount is not None and mount.kind in HORSES | ELEPHANTS else figure
        found[carrier.id] = carrier
    return list(found.values())


def hands_of(index: Index, carrier: Figure) -> int:
    """A12.1c, R-A12.1c: one for each warrior, horse and elephant; a rider counts besides what he rides."""
    return 1 + len(index.riders.get(carrier.id, ()))


def has_animal(carriers: Sequence[Figure]) -> bool:
    return any(not each.is_warrior for each in carriers)


def most_steps(carriers: Sequence[Figure]) -> int:
    """A12.1e, A12.1f: of a device in a round, if these carry it."""
    return STEPS_WITH_ANIMALS if has_animal(carriers) else STEPS_BY_HAND


def spent(figure: Figure) -> int:
    """The steps it has made in this round, by itself, mounted or with a device."""
    return figure.steps + figure.carried


def with_riders(index: Index, carriers: Sequence[Figure]) -> list[Figure]:
    return [each for carrier in carriers for each in (carrier, *index.riders.get(carrier.id, ()))]


def why_not_crew(index: Index, seat: Seat, device: Figure, carriers: Sequence[Figure]) -> Rule | None:
    """Can these together move this device, wherever to?"""
    for carrier in carriers:
        if rule := _why_not_carrier(index, seat, device, carrier):
            return rule
    hands = [hands_of(index, carrier) for carrier in carriers]
    # A12.1d: one warrior on foot at least.
    on_foot = sum(carrier.is_warrior for carrier in carriers)
    if not on_foot:
        return "A12.1d"
    # A12.1b: as many as it takes, and nobody who could be spared.
    spare = sum(hands) - KINDS[device.kind].hands
    is_spared = any(
        hand <= spare and not (carrier.is_warrior and on_foot == 1)
        for hand, carrier in zip(hands, carriers, strict=True)
    )
    return "A12.1b" if spare < 0 or is_spared else None


def _why_not_carrier(index: Index, seat: Seat, device: Figure, carrier: Figure) -> Rule | None:
    riders = index.riders.get(carrier.id, ())
    # A2.3e: everybody moves his own, so with strangers on its back an elephant does not help.
    if any(each.owner != seat for each in (carrier, *riders)):
        return "A2.3e"
    # A12.1c: warriors, horses and elephants; not who rides on anything else, nor horses in harness.
    is_fit = carrier.is_warrior or carrier.kind in HORSES | ELEPHANTS
    if not is_fit or carrier.on or carrier.harness:
        return "A12.1c"
    # R-A12.1e: they are on its field.
    if carrier.field != device.field:
        return "A12.1e"
    # A6.1m: who stands in a phalanx stays there until it is dissolved.
    if carrier.phalanx:
        return "A6.1m"
    # A7.1e: an animal that somebody else has by the rein goes nowhere without him.
    leader = index.figures.get(carrier.led_by)
    if leader is not None and leader.owner != seat:
        return "A7.3c"
    # A7.3f, A9.2b: what has moved and passed to another waits for a new round.
    if carrier.barred == index.field.round:
        return "A9.2b" if carrier.kind in ELEPHANTS else "A7.3f"
    # A7.1l: who has been carried comes to no second stretch of the same sort.
    if not may_step(carrier) or not all(map(may_be_carried, riders)):
        return "A7.1l"
    for each in (carrier, *riders):
        if rule := index.rules.may_stir(index, each):
            return rule
    return index.rules.may_haul(index, device, carrier) or None


# How far


def toll_of_device(ground: Ground, one: Place, other: Place) -> Toll | None:
    # A12.1h, A18.4e: only bridges lead over rivers.
    if (one, other) in ground.rivers:
        return Forbid("A12.1h")
    # A12.1i, A18.4e: only ramps lead up and down.
    if ground.level[one] != ground.level[other] and (one, other) not in ground.ramps:
        return Forbid("A12.1i")
    return None


def price_of_step(index: Index, carriers: Sequence[Figure], one: Place, other: Place) -> int:
    """0: it is not possible."""
    price = index.price("device", one, other)
    # A12.1i: upwards one step by hand, as an exception, and two with animals.
    is_up = index.ground.level[other] > index.ground.level[one]
    return price + int(is_up and has_animal(carriers)) if price else 0


def _why_no_steps(index: Index, device: Figure, carriers: Sequence[Figure], price: int) -> Rule | None:
    most = most_steps(carriers)
    after = device.steps + price
    # A12.1g: two steps in a round, whoever makes them. A12.1e: by hand only one.
    if after > paced(device, most):
        return "A12.1g" if most == STEPS_WITH_ANIMALS else "A12.1e"
    # A12.1j: if others carried it before, the lower number holds.
    if device.limit and after > paced(device, device.limit):
        return "A12.1j"
    for each in with_riders(index, carriers):
        # A12.1e: by hand, and nobody makes any other step. A12.1f: with animals they have two steps each.
        # A17.2au: at double speed the same once more.
        goes_on = each.hauled == BY_HAND and spent(each) < paced(each, STEPS_WITH_ANIMALS)
        if most == STEPS_BY_HAND and spent(each) and not goes_on:
            return "A12.1e"
        if spent(each) + price > paced(each, STEPS_WITH_ANIMALS):
            return "A12.1f"
    return None


# Where to


def may_move_device(index: Index, seat: Seat, device: Figure) -> Rule | None:
    # A12.1n: what is another's is captured first; A12.1g: figures of allies may carry it in turn.
    if device.owner is None or index.field.is_enemy(device.owner, seat):
        return "A12.1n"
    # A12.1o: it has moved and then changed hands.
    return "A12.1o" if device.barred == index.field.round else None


def why_no_way(index: Index, device: Figure, carriers: Sequence[Figure], to: Place) -> Rule | None:
    """What keeps them from going there, however many steps they have and whoever is there."""
    here, rules = device.field, index.rules
    if to not in index.adjacent(here):
        return "A2.3b"
    if rule := rules.may_bring(index, device, to) or rules.may_stay(index, device, to):
        return rule
    if barrier := index.barrier("device", here, to):
        return barrier
    for each in with_riders(index, carriers):
        if rule := rules.may_stay(index, each, to):
            return rule
    # A12.1i: where there are only stairs or the like for others.
    return None if price_of_step(index, carriers, here, to) else "A12.1i"


def why_not_there(index: Index, device: Figure, carriers: Sequence[Figure], to: Place) -> Rule | None:
    """Leaving aside whether there is room for them."""
    price = price_of_step(index, carriers, device.field, to)
    return why_no_way(index, device, carriers, to) or _why_no_steps(index, device, carriers, price)


def why_no_room(index: Index, device: Figure, carriers: Sequence[Figure], to: Place) -> Rule | None:
    # A12.1k: as many as one likes, but none beside a siege tower or tortoise.
    others = devices_at(index, to)
    if others and any(each.kind in LONERS for each in (device, *others)):
        return "A12.1k"
    need = sum(room_of(each, index.figures) for each in (device, *with_riders(index, carriers)))
    return index.rules.full(index, device, to) if index.free[to] < need else None


def why_not_carry(index: Index, seat: Seat, action: Carry) -> Refusal | None:
    figures = index.figures
    if any(each not in figures for each in (action.device, *action.figures)) or not action.figures:
        return NOT_POSSIBLE
    device = figures[action.device]
    if not is_device(device):
        return NOT_POSSIBLE
    to = index.ground.number.get(action.field, NOWHERE)
    carriers = carriers_of(index, action.figures)
    rule = (
        may_move_device(index, seat, device)
        or why_not_crew(index, seat, device, carriers)
        or ("A2.3i" if to == NOWHERE else None)
        or why_not_there(index, device, carriers, to)
        or why_no_room(index, device, carriers, to)
    )
    return Refusal(rule, {"figure": device.id, "field": action.field}) if rule else None


def crews(index: Index, seat: Seat, device: Figure) -> Iterator[tuple[Figure, ...]]:
    """All who could move it together; of those who are alike the first."""
    able = [
        figure
        for figure in index.at(device.field)
        if not is_device(figure) and not _why_not_carrier(index, seat, device, figure)
    ]
    seen: set[tuple[str, ...]] = set()
    for size in range(1, KINDS[device.kind].hands + 1):
        for carriers in combinations(able, size):
            look = tuple(sorted(str(look_of(index, each)) for each in carriers))
            if look not in seen and not why_not_crew(index, seat, device, carriers):
                seen.add(look)
                yield carriers


def offers(index: Index, seat: Seat) -> Iterator[Carry]:
    for device in index.figures.values():
        if not is_device(device) or device.steps >= paced(device, STEPS_WITH_ANIMALS):
            continue
        if may_move_device(index, seat, device):
            continue
        for carriers in crews(index, seat, device):
            ids = tuple(each.id for each in carriers)
            for to in index.adjacent(device.field):
                if not why_not_there(index, device, carriers, to) and not why_no_room(
                    index, device, carriers, to
                ):
                    yield Carry(device.id, ids, index.name(to))


def why_not_after(index: Index, figure: Figure) -> Rule | None:
    """A12.1e, A12.1f: who has carried a device has no step left, or one."""
    mount = index.figures.get(figure.on)
    for each in (figure, *index.riders.get(figure.id, ()), *((mount,) if mount is not None else ())):
        if each.hauled == BY_HAND:
            return "A12.1e"
        if each.hauled and spent(each) >= paced(each, STEPS_WITH_ANIMALS):
            return "A12.1f"
    return None
