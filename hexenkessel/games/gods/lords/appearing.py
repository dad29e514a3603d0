"""Lords who appear for battle points (G21)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hexenkessel.games.gods.actions import Appear
from hexenkessel.games.gods.armies.sights import might_have_room, publicly
from hexenkessel.games.gods.armies.stacks import join
from hexenkessel.games.gods.combats.clashes import is_in_combat
from hexenkessel.games.gods.equipment.figures import is_lord
from hexenkessel.games.gods.lords.placing import suits_lord
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep, is_own
from hexenkessel.games.gods.terms import Figure, Figures, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class Appearance(GodsStep, frozen=True, tag="appearance"):
    """One Lord after the other. G21.1b: he is taken now or never."""

    answers: ClassVar[tuple[type[Action], ...]] = (Appear, Done)
    may_give_up: ClassVar[bool] = False

    seat: Seat
    army: Marker  # the army that has won, if it is still there
    choices: tuple[Figures, ...]  # for each Lord those to choose from
    is_free: bool = False  # for removed armies: any suitable army will do (ruling on G21.2a)

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.seat,) if self.choices and self._is_asked(position.state) else ()

    def _is_asked(self, world: World) -> bool:
        """Might one of them appear somewhere, for all that is publicly known?"""
        return any(
            lord not in publicly(world, marker)[0] and might_have_room(world, marker)
            for lord in self._left(world)
            for marker, _ in world.armies_of(self.seat)
        )

    def _left(self, world: World) -> list[Figure]:
        # G21.1c: Lords of one's own colour, as long as there are some.
        return [lord for lord in self.choices[0] if world.players[self.seat].pool.get(lord, 0)]

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-appearance", {"count": len(self.choices)})

    def run(self, change: GodsChange) -> None:
        if self.choices:
            self._go_on(change)
        else:
            change.pop()

    def _go_on(self, change: GodsChange) -> None:
        change.replace(msgspec.structs.replace(self, choices=self.choices[1:]))

    # What may be said

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        world = position.state
        lords = self._left(world)
        return [*[Appear(lord, marker) for lord in lords for marker in self._armies(world, lord)], Done()]

    def _armies(self, world: World, lord: Figure) -> list[Marker]:
        # G21.1a: he joins the army that has won.
        if not self.is_free and self.army in world.armies and suits_lord(world, self.army, lord):
            return [self.army]
        # G21.2a: where he cannot, another one that suits and is not in a combat.
        return [
            marker
            for marker, _ in world.armies_of(self.seat)
            if suits_lord(world, marker, lord) and (marker == self.army or not is_in_combat(world, marker))
        ]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        world = position.state
        assert isinstance(action, Appear)
        if action.figure not in self.choices[0]:
            # G21.3b, G21.3c: an Archangel or a Necromancer only at their own numbers.
            return {"Archangel": "G21.3b", "Necromancer": "G21.3c"}.get(action.figure, "G21.2a")
        if not world.players[seat].pool.get(action.figure, 0):
            return "G21.1c"
        return "G21.2a" if is_own(world, seat, action.army) else "G4.7a"

    # What happens

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Appear):
            assert is_lord(action.figure)
            # G21.1d: he joins at once, and may be summoned in this very phase.
            change.state = change.state.with_pool(seat, taken=(action.figure,))
            join(change, action.army, action.figure)
            change.tell("appear", seat=seat, army=action.army, figure=action.figure)
        # G21.2b: who finds no army, or is not wanted, is lost.
        self._go_on(change)
