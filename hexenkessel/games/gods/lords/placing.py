"""Where Lords, Elements and Masters may be put when they join an army from nowhere (G21.2, G23.6, G24.4)."""

from __future__ import annotations

from hexenkessel.games.gods.armies.seafaring import is_at_sea
from hexenkessel.games.gods.equipment.board import CITY, CITYTOWERS
from hexenkessel.games.gods.lords.summoning import why_not_join
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.seats import Seat


def suits_lord(world: World, marker: Marker, lord: Figure) -> bool:
    """May this Lord appear in this army? A garrison may have Lords, as one has from the start."""
    # G21.2a: not in a full army, not beside another of his kind; G27.4i: not in a sea army.
    return not is_at_sea(world, marker) and not why_not_join(world, marker, lord)


def suits_master(world: World, marker: Marker) -> bool:
    """May a Master be put into this army? He lies open, so that there is always a place for him (G4.2b)."""
    # G24.4c: neither a garrison nor an army that is bound to the ring of the sea (G27.4i).
    return not world.armies[marker].garrison and not is_at_sea(world, marker)


def suits_element(world: World, marker: Marker, element: Figure) -> bool:
    """May this Element be put into this army?"""
    # G8.6f: not in the City or on its gates. G24.4c: for the rest as a Master, and it needs a place.
    field = world.armies[marker].field
    is_banned = field == CITY or field in CITYTOWERS
    return suits_master(world, marker) and not is_banned and not why_not_join(world, marker, element)


def armies_for_master(world: World, seat: Seat) -> list[Marker]:
    return [marker for marker, _ in world.armies_of(seat) if suits_master(world, marker)]


def armies_for_element(world: World, seat: Seat, element: Figure) -> list[Marker]:
    return [marker for marker, _ in world.armies_of(seat) if suits_element(world, marker, element)]


def has_several_armies(world: World, seat: Seat) -> bool:
    """Does everybody see more than one army that might do? Then its owner is asked, whatever they hold."""
    return sum(not army.garrison for _, army in world.armies_of(seat)) > 1
