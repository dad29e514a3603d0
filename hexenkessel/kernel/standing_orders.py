"""Standing orders: decisions answered ahead, as a person has left word."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import check, decision
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import Seat

S = TypeVar("S")
V = TypeVar("V")


def open_orders(game: Game[S, V], is_alone: bool) -> tuple[str, ...]:
    """The orders that a person can leave, who is alone among bots or not."""
    return tuple(order.name for order in game.orders if is_alone or not order.is_telling)


def first_orders(game: Game[S, V], is_alone: bool) -> tuple[str, ...]:
    """The orders that a person has from the beginning."""
    return tuple(order.name for order in game.orders if is_alone and order.is_telling)


def standing_answer(
    game: Game[S, V], position: Position[S], seat: Seat, orders: Collection[str]
) -> Action | None:
    """The first of the seat's standing orders that answers what it is asked now, or None."""
    chosen = [order for order in game.orders if order.name in orders]
    if not chosen or seat not in position.due:
        return None
    view, asked = game.view(position, seat), decision(position, seat)
    for order in chosen:
        action = order.answer(view, asked)
        if action is not None and check(position, seat, action) is None:
            return action
    return None
