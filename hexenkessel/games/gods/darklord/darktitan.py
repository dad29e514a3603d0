"""The Dark-Titan appears, and much of what was special about the Darklord ends (G23.7)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.gods.actions import Place
from hexenkessel.games.gods.armies.stacks import join, leave
from hexenkessel.games.gods.darklord import elements
from hexenkessel.games.gods.endings import end_if_last_titan
from hexenkessel.games.gods.equipment.figures import ELEMENTS
from hexenkessel.games.gods.lords.placing import armies_for_master, has_several_armies
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep, is_own
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.titans.downfall import fall
from hexenkessel.games.gods.titans.masters import army_with_master, hide_nothing
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


def destroy_element(change: GodsChange, element: Figure) -> None:
    """An Element that has left its army outside of a combat is destroyed."""
    elements.destroy_element(change, element)
    appear_if_due(change)


def appear_if_due(change: GodsChange) -> None:
    """Ruling on G23.7a: at once, or when the combat has been scored in which the third Element fell."""
    world = change.state
    if not world.has_darklord or not world.is_alive(DARKLORD) or world.has_dark_titan:
        return
    # G23.6a: not before all three Elements have been destroyed.
    if set(world.destroyed_elements) == set(ELEMENTS):
        change.push(DarkTitanAppears())


class DarkTitanAppears(GodsStep, frozen=True, tag="dark-titan"):
    """G16.5cb: the Darklord chooses the army in which he appears."""

    answers: ClassVar[tuple[type[Action], ...]] = (Place,)
    may_give_up: ClassVar[bool] = False

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (DARKLORD,) if has_several_armies(position.state, DARKLORD) else ()

    def run(self, change: GodsChange) -> None:
        self._appear(change, _armies(change.state)[0])

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [Place(marker) for marker in _armies(position.state)]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Place)
        return "G24.4c" if is_own(position.state, seat, action.army) else "G4.7a"

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        self._appear(change, action.army)

    def _appear(self, change: GodsChange, marker: Marker) -> None:
        change.pop()
        phantom = army_with_master(change.state, DARKLORD)
        world = change.state.with_pool(DARKLORD, taken=("Dark-Titan",))
        change.state = world.with_player(DARKLORD, master="Dark-Titan").but(has_dark_titan=True)
        # G23.7a: he appears in any black land army, G23.7b: in place of its marker and of the Phantom.
        join(change, marker, "Dark-Titan")
        change.tell("dark-titan", army=marker)
        if phantom is not None:
            leave(change, phantom, ("Phantom",))
        _end_phantoms(change)
        # G23.7c: all Titans are revealed, he himself too.
        hide_nothing(change)
        end_if_last_titan(change)


def _armies(world: World) -> list[Marker]:
    """Ruling on G23.7b: a land army; where there is none, the one that the Phantom has led so far."""
    phantom = army_with_master(world, DARKLORD)
    assert phantom is not None
    return armies_for_master(world, DARKLORD) or [phantom]


def _end_phantoms(change: GodsChange) -> None:
    # G23.7e: a Titan player who has but a Phantom is destroyed, G24.7b: at once;
    # ruling: nobody has anything of his armies.
    for seat in change.state.survivors:
        if change.state.players[seat].master == "Phantom":
            fall(change, seat, None)
    # G23.7d: all Phantoms leave the game, those in the pools with them.
    for seat in change.state.survivors:
        pool = change.state.players[seat].pool
        change.state = change.state.with_player(seat, pool={**pool, "Phantom": 0})
