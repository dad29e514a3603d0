"""How a game ends (B8)."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.outcome import Outcome, rank

# A player in the game stands above one who has lost his home, and he above one who lost it earlier.
_STILL_THERE: Final = 10**6


def outcome_of(world: World, reason: str) -> Outcome:
    standing = [(player.fallen or _STILL_THERE, player.stars) for player in world.players]
    return Outcome(reason, rank(standing), tuple(player.stars for player in world.players))


def end_if_alone(change: Change[World]) -> bool:
    """B8.0b: who is the only one left has won, at once."""
    if len(change.state.seat_order) > 1:
        return False
    change.end(outcome_of(change.state, "alone"))
    return True


def end_if_won(change: Change[World]) -> bool:
    """B8.0a: exactly one player with enough stars when the council begins. B8.0c, B5.0g: used ones count."""
    world = change.state
    enough = [seat for seat in world.seat_order if world.players[seat].stars >= world.options.stars]
    if len(enough) != 1:
        return False
    standing = [
        (seat == enough[0], player.fallen or _STILL_THERE, player.stars)
        for seat, player in enumerate(world.players)
    ]
    change.end(Outcome("stars", rank(standing), tuple(player.stars for player in world.players)))
    return True
