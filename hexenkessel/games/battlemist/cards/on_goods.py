"""Operations on resources and stars."""

from __future__ import annotations

from typing import cast

from hexenkessel.games.battlemist.cards.carrying import Carrying, concerned, operation
from hexenkessel.games.battlemist.cards.choices import Despoiling, Taking
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.goods import RESOURCES, Goods, Resource, some
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.kernel.seats import Seat


@operation("pay")
def pay(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    """Who has given away the price while others might answer has played his card for nothing."""
    if change.state.players[use.by].stock.covers(effect.goods):
        change.state = change.state.paying(use.by, effect.goods)
    else:
        change.tell("cancelled", seat=use.by, source=use.source)
        change.pop()


@operation("gain")
def gain(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    seats = concerned(change.state, use, effect)
    if effect.resource == "choice":
        change.push(Taking(tuple((seat, effect.amount) for seat in seats)))
        return
    resource = cast(Resource, use.target if effect.resource == "wood_or_iron" else effect.resource)
    for seat in seats:
        change.state = change.state.gaining(seat, some(resource, effect.amount))
        change.tell("gained", seat=seat, resource=resource, amount=effect.amount)


@operation("gain_per")
def gain_per(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    world = change.state
    towns = len(world.settlements_of(use.by, "town"))
    amount = towns * effect.town + world.cities_of(use.by) * effect.city
    change.push(Taking(((use.by, amount if effect.maximum is None else min(amount, effect.maximum)),)))


@operation("lose")
def lose(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    assert effect.resource in RESOURCES
    for seat in concerned(change.state, use, effect):
        take_away(change, seat, some(effect.resource, effect.amount))


@operation("lose_each")
def lose_each(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for seat in concerned(change.state, use, effect):
        take_away(change, seat, effect.goods)


def take_away(change: BattlemistChange, seat: Seat, goods: Goods) -> None:
    """Up to so much, to the central supply."""
    before = change.state.players[seat].stock
    change.state = change.state.losing(seat, goods)
    lost = before.minus(change.state.players[seat].stock)
    if lost.total:
        change.tell("lost-goods", seat=seat, grain=lost.grain, wood=lost.wood, iron=lost.iron)


@operation("steal", "destroy_resources")
def despoil(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for victim in concerned(change.state, use, effect):
        amount = min(effect.amount, change.state.players[victim].stock.total)
        change.push(Despoiling(use.by, victim, amount, is_theft=effect.op == "steal"))


@operation("gain_star")
def gain_star(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    # B3.3.1k: a found star is unused.
    before = change.state.players[use.by].stars
    change.state = change.state.with_star(use.by, effect.amount, used=effect.state == "used")
    if change.state.players[use.by].stars > before:
        change.tell("star-found", seat=use.by)


@operation("use_star")
def use_star(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for seat in concerned(change.state, use, effect):
        player = change.state.players[seat]
        used = min(player.stars, player.used + effect.amount)
        if used > player.used:
            change.state = change.state.with_player(seat, used=used)
            change.tell("star-dimmed", seat=seat)
