"""Masters: where a player's Titan, Phantom or Dark-Titan is, and how he is shown (G3.2, G24.2, G24.3)."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.armies.sights import seen_by_all
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.world import COLOURS, DARKLORD, World
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import knowledge

MASTERS: Final = ("Dark-Titan", "Phantom", "Titan")

# Ruling on G4.4g: twelve ordinary markers for a Titan player, thirteen for the Darklord, and one more for
# whose Master is revealed.
ORDINARY_MARKERS: Final = 12
BLACK_MARKERS: Final = 13


def army_with_master(world: World, seat: Seat) -> Marker | None:
    """The army in which a player's Master is."""
    master = world.players[seat].master
    return next((marker for marker, army in world.armies_of(seat) if master in army.figures), None)


def may_reveal(world: World, seat: Seat) -> bool:
    """G4.4f: at any time, once."""
    player = world.players[seat]
    return not player.fallen and not player.is_revealed and army_with_master(world, seat) is not None


def reveal_master(change: Change[World], seat: Seat) -> None:
    """G24.3a: from now on he lies open on his army, as its marker."""
    world = change.state
    player = world.players[seat]
    marker = army_with_master(world, seat)
    if player.is_revealed or marker is None:
        return
    world = seen_by_all(world, seat, lambda known: knowledge.show(known, marker, (player.master,)))
    # G4.4f, G4.9c: he is an additional marker, and the one on his army can be used again at once. The army
    # keeps its name; so there is one more in the pool instead.
    count = BLACK_MARKERS if seat == DARKLORD else ORDINARY_MARKERS
    world = world.with_player(seat, is_revealed=True)
    change.state = world.with_free_markers(seat, (f"{COLOURS[seat]}{count + 1}",))
    change.reveal("master-revealed", seat=seat, army=marker, figure=player.master)


def hide_nothing(change: Change[World]) -> None:
    """G23.7c: with the Dark-Titan all Titans are revealed."""
    for seat in change.state.survivors:
        reveal_master(change, seat)
