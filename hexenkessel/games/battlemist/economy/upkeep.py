"""The upkeep phase: everybody pays for his pieces, or gives some of them up (B3.5)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.battlemist.actions import Disband, Raze
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.downfall import remove_ruins
from hexenkessel.games.battlemist.economy.dues import has_pieces, is_short, missing_of, upkeep_of
from hexenkessel.games.battlemist.effect import ARMY
from hexenkessel.games.battlemist.goods import NOTHING
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.units import PLACE, of_kind
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class UpkeepPhase(BattlemistStep, frozen=True, tag="upkeep"):
    """Who can pay is not asked. All pay together when nobody is short any more."""

    answers: ClassVar[tuple[type[Action], ...]] = (Disband, Raze)

    begun: bool = False  # the moment for cards at the start is over

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        if not self.begun:
            return ()
        # B3.5f: as soon as the rest can be paid it is enough; who has nothing left to give up is let off.
        return tuple(seat for seat in world.seat_order if is_short(world, seat) and has_pieces(world, seat))

    def may_trade(self, position: BattlemistPosition, seat: Seat) -> bool:
        # B4.0a: everybody may trade at this time.
        return position.state.is_alive(seat)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        missing = missing_of(position.state, seat)
        return Prompt("prompt-upkeep", {"grain": missing.grain, "wood": missing.wood, "iron": missing.iron})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        # B3.5f: free choice, one piece at a time.
        world = position.state
        actions: list[Action] = [
            Disband(realm, kind)
            for realm, units in world.forces_of(seat)
            for kind in ARMY
            if units[PLACE[kind]]
        ]
        return actions + [Raze(realm) for realm in world.settlements_of(seat)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        # B3.5d: heroes and monsters cost nothing, so giving them up helps nobody.
        if isinstance(action, Disband) and action.kind not in ARMY:
            return "B3.5d"
        return "B3.5f"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        world = change.state
        if isinstance(action, Disband):
            change.state = world.without_units(seat, action.realm, of_kind(action.kind))
            change.tell("disbanded", seat=seat, realm=action.realm, kind=action.kind)
            # Ruling on B3.2.2s: outside the individual phase a town that nobody controls goes at once.
            remove_ruins(change)
        else:
            assert isinstance(action, Raze)
            # B3.2.2u: lost because it cannot be paid for.
            change.state = world.with_settlement(action.realm, None)
            change.tell(
                "razed", seat=seat, realm=action.realm, settlement=world.settlements[action.realm].kind
            )

    def run(self, change: BattlemistChange) -> None:
        if not self.begun:
            change.replace(UpkeepPhase(begun=True))
            change.push(Moment(windows=("upkeep",), asked=change.state.seat_order))
            return
        for seat in change.state.seat_order:
            pay(change, seat)
        change.state = change.state.without_effects("step")
        change.pop()


def pay(change: BattlemistChange, seat: Seat) -> None:
    """B3.5e, B3.5g: the upkeep of what is left, in full, to the central supply."""
    upkeep = upkeep_of(change.state, seat)
    change.state = change.state.losing(seat, upkeep)
    if upkeep != NOTHING:
        change.tell("upkeep-paid", seat=seat, grain=upkeep.grain, wood=upkeep.wood, iron=upkeep.iron)
