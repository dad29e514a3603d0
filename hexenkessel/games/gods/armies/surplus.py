"""An army with more figures than it may have gives some to the pool (G4.2, G28.9)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.gods.actions import Discard
from hexenkessel.games.gods.armies.army import has_rank, most_figures
from hexenkessel.games.gods.armies.stacks import leave
from hexenkessel.games.gods.equipment.figures import IMMORTAL
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep, is_own
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


def surplus(world: World, marker: Marker) -> int:
    """How many figures this army has too many; a garrison of neutrals is not asked."""
    army = world.armies.get(marker)
    if army is None or army.owner < 0:
        return 0
    # G4.2b: what a revealed Master and a Pegasus allow, they allow while they are there.
    revealed = world.players[army.owner].is_revealed
    return max(0, len(army.figures) - most_figures(army.figures, revealed=revealed))


def discardable(world: World, marker: Marker) -> list[Figure]:
    """Those any of whom may go, each kind once."""
    # Masters and Elements lie in no pool, and the Immortal never does (G19.1e).
    figures = sorted(set(world.armies[marker].figures))
    return [name for name in figures if name != IMMORTAL and not has_rank((name,), "master", "element")]


def push_surplus(change: GodsChange, *seats: Seat) -> None:
    """Ruling on G4.2b: whoever has an army over its limit chooses at once who goes."""
    world = change.state
    for seat in sorted(seats, reverse=True):
        for marker, _ in reversed(world.armies_of(seat)):
            if surplus(world, marker):
                change.push(Surplus(seat, marker))


class Surplus(GodsStep, frozen=True, tag="surplus"):
    """The owner of an army that is too big returns figures of his choice."""

    answers: ClassVar[tuple[type[Action], ...]] = (Discard,)
    may_give_up: ClassVar[bool] = False

    seat: Seat
    army: Marker

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.seat,) if surplus(position.state, self.army) else ()

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-surplus", {"army": self.army, "count": surplus(position.state, self.army)})

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [Discard(self.army, name) for name in discardable(position.state, self.army)]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Discard)
        if not is_own(position.state, seat, action.army):
            return "G4.7a"
        # G4.1d: no figure leaves an army that is not too big. G28.9a: and who must go is one of its own.
        return "G4.1d" if action.army != self.army else "G28.9a"

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        leave(change, action.army, (action.figure,))
        # G28.9a: to the owner's pool.
        change.state = change.state.with_pool(seat, added=(action.figure,))
        change.reveal("discarded", seat=seat, army=action.army, figure=action.figure)

    def run(self, change: GodsChange) -> None:
        change.pop()
