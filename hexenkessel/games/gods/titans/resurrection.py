"""A Titan player's Phantom becomes his Titan again, for an Element (G24.6)."""

from __future__ import annotations

from hexenkessel.games.gods.actions import Resurrect
from hexenkessel.games.gods.armies.sights import publicly
from hexenkessel.games.gods.armies.stacks import join, leave, show
from hexenkessel.games.gods.darklord.darktitan import destroy_element
from hexenkessel.games.gods.equipment.board import DUNGEON
from hexenkessel.games.gods.equipment.figures import ELEMENTS
from hexenkessel.games.gods.lords.placing import armies_for_master
from hexenkessel.games.gods.phase import GodsChange, is_own
from hexenkessel.games.gods.titans.masters import army_with_master
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.seats import Seat


def is_at_the_gate(world: World, seat: Seat) -> bool:
    """Is the Phantom where he can become the Titan? Everybody sees that, for he lies open."""
    player = world.players[seat]
    # G24.6a: a Titan player's, in the Dungeon. The Titan must be in the pool, not an Executer's trophy.
    if seat == DARKLORD or player.master != "Phantom" or not player.pool.get("Titan", 0):
        return False
    # Without a Darklord nobody takes the price.
    if not world.has_darklord or not world.is_alive(DARKLORD):
        return False
    marker = army_with_master(world, seat)
    return marker is not None and world.armies[marker].field == DUNGEON


def resurrections(world: World, seat: Seat) -> list[Resurrect]:
    """Every way to pay, and every army for the Titan."""
    if not is_at_the_gate(world, seat):
        return []
    armies = world.armies_of(seat)
    # G24.6b: he appears in any of the player's land armies.
    lands = armies_for_master(world, seat)
    return [
        # G24.6c: the price is one Element; ruling: out of any of his own armies.
        Resurrect(marker, element, to)
        for marker, army in armies
        for element in ELEMENTS
        if element in army.figures
        for to in lands
    ]


def might_resurrect(world: World, seat: Seat) -> bool:
    """Might it happen, for all that is publicly known?"""
    if not is_at_the_gate(world, seat):
        return False
    armies = [marker for marker, _ in world.armies_of(seat)]
    return any(
        not set(ELEMENTS).isdisjoint((*certain, *possible))
        for certain, possible in (publicly(world, marker) for marker in armies)
    )


def why_not_resurrect(world: World, seat: Seat, action: Resurrect) -> str:
    if not is_at_the_gate(world, seat):
        return "G24.6a"
    if not is_own(world, seat, action.army) or action.figure not in ELEMENTS:
        return "G24.6c"
    if action.figure not in world.armies[action.army].figures:
        return "G24.6c"
    if not is_own(world, seat, action.to):
        return "G4.7a"
    return "G24.4c"


def resurrect(change: GodsChange, seat: Seat, action: Resurrect) -> None:
    """Ruling on G24.6c: this is not what an army recruits, and the Titan appears revealed."""
    phantom = army_with_master(change.state, seat)
    assert phantom is not None
    show(change, action.army, (action.figure,))
    world = change.state.with_pool(seat, added=("Phantom",), taken=("Titan",))
    change.state = world.with_player(seat, master="Titan", is_revealed=True)
    join(change, action.to, "Titan")
    leave(change, phantom, ("Phantom",))
    change.tell("resurrect", seat=seat, army=action.to, element=action.figure)
    leave(change, action.army, (action.figure,))
    # G24.6c: it is handed to the Darklord, who destroys it.
    destroy_element(change, action.figure)
