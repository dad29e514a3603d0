"""Elements and Phantoms that find a place after a combat (G23.6, G24.4, G24.5)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.gods.actions import Place
from hexenkessel.games.gods.armies.stacks import join
from hexenkessel.games.gods.darklord.elements import destroy_element
from hexenkessel.games.gods.lords.placing import (
    armies_for_element,
    armies_for_master,
    has_several_armies,
    suits_element,
)
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep, is_own
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.titans.masters import reveal_master
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class _Placement(GodsStep, frozen=True):
    """Somebody is put into an army of this seat; its owner chooses, if there are several."""

    answers: ClassVar[tuple[type[Action], ...]] = (Place,)
    may_give_up: ClassVar[bool] = False

    seat: Seat

    def armies(self, world: World) -> list[Marker]:
        raise NotImplementedError

    def put(self, change: GodsChange, marker: Marker) -> None:
        raise NotImplementedError

    def give_up_hope(self, change: GodsChange) -> None:
        """There is no army for him."""
        raise NotImplementedError

    def is_settled(self, world: World) -> bool:
        """Is there nothing to choose?"""
        return not has_several_armies(world, self.seat)

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        world = position.state
        return () if self.is_settled(world) or not self.armies(world) else (self.seat,)

    def run(self, change: GodsChange) -> None:
        change.pop()
        if armies := self.armies(change.state):
            self.put(change, armies[0])
        else:
            self.give_up_hope(change)

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [Place(marker) for marker in self.armies(position.state)]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Place)
        return "G24.4c" if is_own(position.state, seat, action.army) else "G4.7a"

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        change.pop()
        self.put(change, action.army)


class ElementPlacement(_Placement, frozen=True, tag="element"):
    """An Element that was slain in a combat goes to the winner."""

    element: Figure
    army: Marker  # the army that has won

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-element", {"figure": self.element})

    def is_settled(self, world: World) -> bool:
        # G23.6b: it regenerates, and the winning army has it if it can.
        return suits_element(world, self.army, self.element) or super().is_settled(world)

    def armies(self, world: World) -> list[Marker]:
        if suits_element(world, self.army, self.element):
            return [self.army]
        # G23.6c: if that one is full, another suitable land army of the winner.
        return armies_for_element(world, self.seat, self.element)

    def put(self, change: GodsChange, marker: Marker) -> None:
        join(change, marker, self.element)
        change.tell("element-regained", seat=self.seat, army=marker, figure=self.element)

    def give_up_hope(self, change: GodsChange) -> None:
        # G23.6d: if that is impossible the Darklord gets it, and it is destroyed.
        destroy_element(change, self.element)


class PhantomPlacement(_Placement, frozen=True, tag="phantom"):
    """G24.4a: a Phantom takes the place of a slain Titan; G24.5a: or comes back himself."""

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-phantom")

    def armies(self, world: World) -> list[Marker]:
        # G24.4b: the owner chooses his army; G24.5a: also the Phantom's own, if it has survived.
        return armies_for_master(world, self.seat)

    def put(self, change: GodsChange, marker: Marker) -> None:
        change.state = change.state.with_pool(self.seat, taken=("Phantom",))
        join(change, marker, "Phantom")
        change.tell("phantom", seat=self.seat, army=marker)
        # G24.4d: he lies open on it as its marker.
        reveal_master(change, self.seat)

    def give_up_hope(self, change: GodsChange) -> None:
        raise AssertionError("a player without a land army is out (G24.5b)")
