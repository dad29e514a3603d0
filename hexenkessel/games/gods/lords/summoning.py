"""Summoning a Lord, or the Jabberwok, out of another army (G18), in a battle or after it."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.actions import Summon
from hexenkessel.games.gods.armies.army import why_not_add
from hexenkessel.games.gods.armies.sights import might_have_room, publicly
from hexenkessel.games.gods.armies.stacks import join, leave, show
from hexenkessel.games.gods.combats.clashes import is_in_combat
from hexenkessel.games.gods.equipment.board import SEA
from hexenkessel.games.gods.equipment.figures import LORDS, WAVE_FIGURES
from hexenkessel.games.gods.phase import GodsChange, is_own
from hexenkessel.games.gods.terms import Figure, Figures, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.seats import Seat

# G16.5ba: the Jabberwok may be summoned instead of a Lord; ruling on G16.5bb: by whoever has him.
SUMMONABLE: Final = frozenset({*LORDS, "Jabberwok"})


def donors(world: World, receiver: Marker) -> list[Marker]:
    """The armies from which the attacking one may call somebody.

    G18.2i, G25.7f: garrisons are among them.
    """
    # G18.3a: one summoning in a combat phase, and the Jabberwok is one.
    if world.summoned:
        return []
    return [
        marker
        for marker, _ in world.armies_of(world.armies[receiver].owner)
        # G3.3d: a summoned Lord teleports into the combat. G18.1a: out of another own army.
        # G18.2a: not one whose combat is not settled.
        # G18.2b: one that has fought and survived may give, G18.2c: also whom it has just gained.
        if marker != receiver and not is_in_combat(world, marker)
    ]


def why_not_join(world: World, marker: Marker, figure: Figure, living: Figures | None = None) -> str:
    """The rule that keeps a figure out of this army where it stands; `living`: who of it is alive."""
    army = world.armies[marker]
    figures = army.figures if living is None else living
    # G8.5i: on Sea fields there are none but sea figures.
    if army.field in SEA and figure not in WAVE_FIGURES:
        return "G8.5i"
    return why_not_add(figures, figure, revealed=is_led_openly(world, army.owner, figures))


def is_led_openly(world: World, seat: Seat, figures: Figures) -> bool:
    """Is his Master among these, and revealed? G4.2b: then there is one more place in the army."""
    return seat >= 0 and world.players[seat].is_revealed and world.players[seat].master in figures


def summons(world: World, receiver: Marker, living: Figures | None = None) -> list[Summon]:
    """Whom the attacking army may call, and from which army."""
    return [
        Summon(marker, name)
        for marker in donors(world, receiver)
        for name in sorted(SUMMONABLE.intersection(world.armies[marker].figures))
        # G18.2d: not into a full army, G18.2e: and no second one of a kind.
        if not why_not_join(world, receiver, name, living)
    ]


def is_asked_to_summon(world: World, receiver: Marker, living: Figures | None = None) -> bool:
    """Might somebody be summoned, for all that is publicly known? `living`: in a battle, which is public."""
    if living is None:
        if not might_have_room(world, receiver):
            return False
        held = set(publicly(world, receiver)[0])
        callable_ones = SUMMONABLE - held
    else:
        callable_ones = frozenset(
            name for name in SUMMONABLE if not why_not_join(world, receiver, name, living)
        )
    return any(
        not callable_ones.isdisjoint(names)
        for marker in donors(world, receiver)
        for names in publicly(world, marker)
    )


def why_not_summon(world: World, receiver: Marker, action: Summon, living: Figures | None = None) -> str:
    """The rule against this summoning by an attacker; empty if there is none."""
    if world.summoned:
        return "G18.3a"
    if action.army == receiver or not is_own(world, world.armies[receiver].owner, action.army):
        return "G18.2a"
    # Only Lords and the Jabberwok follow such a call.
    if action.figure not in SUMMONABLE or action.figure not in world.armies[action.army].figures:
        return "G18.2a"
    if is_in_combat(world, action.army):
        return "G18.2a"
    return why_not_join(world, receiver, action.figure, living)


def call(change: GodsChange, receiver: Marker, action: Summon) -> None:
    """The Lord leaves the other army for all to see; it has not joined this one yet."""
    seat = change.state.armies[receiver].owner
    show(change, action.army, (action.figure,))
    change.tell("summon", seat=seat, army=receiver, donor=action.army, figure=action.figure)
    # G18.4a: if he is the last of his army he may be called as well, G18.4b: and that army is gone.
    leave(change, action.army, (action.figure,))
    change.state = change.state.but(summoned=True)


def summon(change: GodsChange, receiver: Marker, action: Summon) -> None:
    """G18.1d: after a victory the Lord joins at once."""
    call(change, receiver, action)
    join(change, receiver, action.figure)
