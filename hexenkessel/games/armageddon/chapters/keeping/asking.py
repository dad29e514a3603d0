"""Whether somebody may mount, dismount, lead or give; the chapter that keeps the animal or thing is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch06_phalanx.formation import standing
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.figures import KINDS, Figure, may_step, paced
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import Rule
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.chapters.keeping.keeper import Keeper
    from hexenkessel.games.armageddon.index import Index

STEPS_OF_A_WARRIOR = 2  # A2.3c: those he can spend on getting on and off


def _why_no_steps(keeper: Keeper, figure: Figure, price: int) -> Rule | None:
    # A7.1l: not between two stretches of being carried.
    if not may_step(figure):
        return keeper.ids.order
    # A12.1f: who has helped to carry a device has two steps, with it and without.
    if figure.hauled and figure.steps + figure.carried + price > STEPS_OF_A_WARRIOR:
        return "A12.1f"
    # A2.3c: a warrior's own steps.
    return "A2.3c" if figure.steps + price > paced(figure, STEPS_OF_A_WARRIOR) else None


def why_not_mount(index: Index, keeper: Keeper, figure: Figure, thing: Figure) -> Rule | None:
    # A6.1m: who stands in a phalanx stays there until it is dissolved.
    if standing(index, figure) is not None:
        return "A6.1m"
    price = 0 if figure.on else keeper.mount_price(index, figure, thing)
    if not price:
        return keeper.ids.place
    if rule := keeper.why_not_mount(index, figure, thing):
        return rule
    if len(index.riders.get(thing.id, [])) >= KINDS[thing.kind].seats:
        return keeper.ids.seats
    if rule := _why_no_steps(keeper, figure, price):
        return rule
    return index.rules.may_stay(index, figure.but(on=thing.id, field=thing.field), thing.field) or None


def why_not_lead(index: Index, keeper: Keeper, figure: Figure, animal: Figure) -> Rule | None:
    if standing(index, figure) is not None:
        return "A6.1m"
    # A7.1i: on its field; and not twice.
    if figure.field != animal.field or animal.led_by == figure.id:
        return keeper.ids.lead
    return owning.why_not_take(index, figure, animal, keeper.ids) or keeper.why_not_lead(
        index, figure, animal
    )


def why_not_dismount(
    index: Index, seat: Seat, keeper: Keeper | None, figure: Figure, name: str | None
) -> Refusal | None:
    if figure.owner != seat:
        return Refusal("A2.3e", {"figure": figure.id})
    if keeper is None:
        return NOT_POSSIBLE
    if stiff := index.rules.may_stir(index, figure):
        return Refusal(stiff, {"figure": figure.id})
    thing = index.figures[figure.on]
    to = thing.field if name is None else index.ground.number.get(name, NOWHERE)
    price = keeper.dismount_prices(index, figure, thing).get(to)
    if rule := keeper.why_not_dismount(index, figure, thing):
        return Refusal(rule, {"figure": figure.id})
    rule = keeper.ids.place
    if price is not None:
        free = index.free[to] + (KINDS[thing.kind].rider_room if to == thing.field else 0)
        down = figure.but(on=0, field=to)
        rule = _why_no_steps(keeper, figure, price) or index.rules.may_stay(index, down, to)
        if not rule and free < KINDS[figure.kind].room:
            rule = index.rules.full(index, down, to)
    return Refusal(rule, {"figure": figure.id}) if rule else None


def why_not_give(
    index: Index, seat: Seat, keeper: Keeper | None, thing: Figure, receiver: Seat
) -> Refusal | None:
    if thing.owner != seat or receiver == seat or not 0 <= receiver < index.field.seats:
        return Refusal("A2.3e", {"figure": thing.id})
    # A2.4aa, A7.3e: warriors are never handed over.
    rule = "A7.3e" if keeper is None else keeper.why_not_give(index, thing, receiver)
    return Refusal(rule, {"figure": thing.id}) if rule else None
