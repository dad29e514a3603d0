"""Whom an effect concerns."""

from __future__ import annotations

from hexenkessel.games.battlemist.cards.carrying import Carrying
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat


def concerned(world: World, use: Carrying, effect: Effect) -> tuple[Seat, ...]:
    """Whom an effect concerns, in seat order."""
    order = world.seat_order
    stars = [world.players[seat].stars for seat in order]
    match effect.whom:
        case "other_player":
            seat = world.seat_of_race(use.target)
            return () if seat is None or not world.is_alive(seat) else (seat,)
        case "enemy":
            enemy = world.battle.enemy_of(use.by) if world.battle else None
            return () if enemy is None else (enemy.seat,)
        case "moving_player":
            return () if world.active is None else (world.active,)
        case "each_player" | "attacker":
            return order
        case "most_stars":
            return tuple(seat for seat in order if world.players[seat].stars == max(stars))
        case "fewest_stars":
            return tuple(seat for seat in order if world.players[seat].stars == min(stars))
        case "without_city":
            return tuple(seat for seat in order if not world.cities_of(seat))
        case _:
            return (use.by,)
