"""Which armies have to fight, which may, and which never do (G6.3, G8.2, G8.3, G10.2, G23.5)."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexenkessel.games.gods.armies.seafaring import is_sea_army
from hexenkessel.games.gods.equipment.board import CENTRE, CITY
from hexenkessel.games.gods.equipment.figures import REVEALABLE
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.world import DARKLORD, Army, World
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.stacks import marker_order

GOD: Final[Marker] = "God"
"""Stands for the God in the City, who has neither army nor marker (G27.5)."""


class Clash(NamedTuple):
    """An army of the Mover and one of its enemies."""

    army: Marker
    enemy: Marker


def combats_of(world: World, seat: Seat) -> list[Clash]:
    """The combats that a Mover still has to settle, each with one enemy, in the order of the markers."""
    found = [
        Clash(marker, other)
        for marker, army in world.armies_of(seat)
        # G8.6c: in City and Dungeon nobody is forced to fight.
        if army.field not in CENTRE
        # G1.4b, G10.1a: whoever comes into a land that an enemy holds begins a combat.
        # G8.2a: an army that has come to an enemy fights; G8.3d: so does one that has shared the field
        # since the pact and has not left it. Of two enemies there it fights one after the other.
        for other, enemy in world.armies_in(army.field)
        if enemy.owner != seat and not why_no_combat(world, marker, other)
    ]
    if (storming := storming_army(world)) and seat == DARKLORD:
        found.append(Clash(storming, GOD))
    return sorted(found, key=_in_order)


def challenges_of(world: World, seat: Seat, *, publicly: bool = False) -> list[Clash]:
    """Whom the Mover's armies may challenge in City and Dungeon; `publicly`: for all that others know."""
    # G8.6d: it is for the Mover to challenge armies there.
    found = [
        Clash(marker, other)
        for marker, army in world.armies_of(seat)
        if army.field in CENTRE
        for other, _ in world.armies_in(army.field)
        if not why_no_challenge(world, marker, other, publicly=publicly)
    ]
    return sorted(found, key=_in_order)


def _in_order(clash: Clash) -> tuple[tuple[str, int], tuple[str, int]]:
    return marker_order(clash.army), marker_order(clash.enemy)


def storming_army(world: World) -> Marker | None:
    """The army with the Dark-Titan, if it is in the City: there it has to fight the God (G27.5b)."""
    if not world.has_dark_titan:
        return None
    return next(
        (
            marker
            for marker, army in world.armies_of(DARKLORD)
            if army.field == CITY and "Dark-Titan" in army.figures
        ),
        None,
    )


def is_in_combat(world: World, marker: Marker) -> bool:
    """Is this army in a combat of the Mover that is not settled yet?"""
    return any(marker in clash for clash in combats_of(world, world.active))


def why_no_combat(world: World, marker: Marker, other: Marker) -> str:
    """The rule by which these two on one field do not fight, as everybody sees it; empty if they do."""
    army, enemy = world.armies[marker], world.armies[other]
    if army.field != enemy.field or army.owner == enemy.owner:
        return "G6.3c"
    # G8.3a: until the end of round 10 no combat takes place. G4.1b: afterwards enemies on one land fight.
    if world.is_pact:
        return "G8.3a"
    # G8.2e: two sea armies never fight; G8.3e: for them the pact lasts the whole game.
    # G8.3f: a land army and a sea army do; G8.3g: and who has gone ashore is of the land.
    if _is_at_sea(army) and _is_at_sea(enemy):
        return "G8.2e"
    # G24.3c: the immunity needs a revealed Master.
    protected = immune_seat(world, marker, other)
    return "G23.5a" if protected is not None and world.players[protected].is_revealed else ""


def _is_at_sea(army: Army) -> bool:
    return is_sea_army(army.figures, ashore=army.ashore)


def immune_seat(world: World, marker: Marker, other: Marker) -> Seat | None:
    """The Titan player whose Master forbids these two to fight, revealed or not; None if they may."""
    # G23.5a: as long as the Dark-Titan has not appeared, armies with a Titan or a Phantom and black armies
    # do not attack each other. G23.5d: the Darklord's own Phantom and his garrisons are black.
    # G24.6d: so nothing keeps a Phantom from the Dungeon.
    # G23.7i: when he has appeared, that is over.
    if world.has_dark_titan:
        return None
    armies = (world.armies[marker], world.armies[other])
    if not any(army.owner == DARKLORD for army in armies):
        return None
    titans = [army for army in armies if 0 <= army.owner < DARKLORD]
    return next((army.owner for army in titans if not REVEALABLE.isdisjoint(army.figures)), None)


def why_no_challenge(world: World, marker: Marker, other: Marker, *, publicly: bool = False) -> str:
    """The rule against challenging that army with this one; empty if it may be done."""
    army, enemy = world.armies[marker], world.armies[other]
    # Ruling on G10.2b: under the pact nobody is challenged.
    if world.is_pact:
        return "G8.3a"
    # G10.2b: armies that are there together. G10.2g: nobody reaches from the City into the Dungeon.
    if army.field not in CENTRE or army.owner == enemy.owner:
        return "G10.2b"
    if army.field != enemy.field:
        return "G10.2g" if enemy.field in CENTRE else "G10.2b"
    # G10.2d: each army fights once there in a combat phase; ruling on G27.5b: and who has to fight
    # the God fights nobody else.
    if army.fought or enemy.fought or marker == storming_army(world):
        return "G10.2d"
    if rule := why_no_combat(world, marker, other):
        return rule
    # G23.5a: a Titan does not challenge black armies. Who has one hidden knows it; others find out.
    is_own_master = immune_seat(world, marker, other) == army.owner
    return "G23.5a" if is_own_master and not publicly else ""
