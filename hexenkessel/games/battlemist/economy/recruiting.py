"""The recruitment step: all players recruit and build at the same time (B3.2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import Build, Cast, CastAt, Hire, Play, PlayAt, Recruit
from hexenkessel.games.battlemist.cards.use import might_use, usable, use, why_not_use
from hexenkessel.games.battlemist.economy.purchases import (
    bought,
    can_buy_anything,
    free_number,
    purchases,
    why_not_buy,
)
from hexenkessel.games.battlemist.economy.rates import partners
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat


class Recruiting(BattlemistStep, frozen=True, tag="recruiting"):
    """B3.2.2a: everybody who can buy something, or might play a card, until he has had enough."""

    answers: ClassVar[tuple[type[Action], ...]] = (Done, Recruit, Hire, Build, Play, PlayAt, Cast, CastAt)

    done: tuple[Seat, ...] = ()  # sorted: who was first leaves no trace
    busy: tuple[Seat, ...] = ()  # have bought something, and so say themselves when they are done
    placed: Mapping[RealmName, int] = {}  # B3.2.2f: new army units of this round
    hired: tuple[Seat, ...] = ()  # B3.2.2j: have a new hero

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        return tuple(
            seat
            for seat in world.seat_order
            if seat not in self.done and (seat in self.busy or self._has_something_to_decide(world, seat))
        )

    def _has_something_to_decide(self, world: World, seat: Seat) -> bool:
        return (
            can_buy_anything(world, seat, self.placed, self.hired)
            or bool(partners(world, seat))
            or might_use(world, seat, ("recruit",))
        )

    def may_trade(self, position: BattlemistPosition, seat: Seat) -> bool:
        # B4.0a: everybody may trade at this time.
        return position.state.is_alive(seat)

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        world = position.state
        actions: list[Action] = [Done()]
        actions += purchases(world, seat, self.placed, self.hired)
        return actions + usable(world, seat, "recruit")

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        if isinstance(action, (Recruit, Hire, Build)):
            return why_not_buy(position.state, seat, action, self.placed, self.hired)
        return why_not_use(position.state, seat, action, ("recruit",))

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Done):
            change.replace(self._with(done=_and(self.done, seat)))
        elif isinstance(action, (Recruit, Hire, Build)):
            self._buy(change, seat, action)
        else:
            change.replace(self._with(busy=_and(self.busy, seat)))
            use(change, seat, action)

    def _buy(self, change: BattlemistChange, seat: Seat, action: Recruit | Hire | Build) -> None:
        before, busy = change.state, _and(self.busy, seat)
        change.state = bought(before, seat, action)
        match action:
            case Recruit(kind, realm):
                placed = {**self.placed, realm: self.placed.get(realm, 0) + 1}
                change.replace(self._with(busy=busy, placed=placed))
                change.tell("recruited", seat=seat, kind=kind, realm=realm)
            case Hire():
                change.replace(self._with(busy=busy, hired=_and(self.hired, seat)))
                change.tell("hired", seat=seat, hero=free_number(before, seat))
            case Build(realm):
                change.replace(self._with(busy=busy))
                change.tell("built", seat=seat, realm=realm, settlement=change.state.settlements[realm].kind)

    def _with(self, **changes: object) -> Recruiting:
        return msgspec.structs.replace(self, **changes)

    def run(self, change: BattlemistChange) -> None:
        # What cards have offered for this step is over with it.
        change.state = change.state.without_effects("step")
        change.pop()


def _and(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat}))
