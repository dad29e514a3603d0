"""After a battle: who holds the realm, and what becomes of its town or city (B3.3.3.2, B3.3.3.3)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.battlemist.actions import Occupy, Plunder, Take
from hexenkessel.games.battlemist.battle.conditions import battle_of
from hexenkessel.games.battlemist.battle.dice import DIE, booty
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import kinds_in, plus
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


def finish(change: BattlemistChange) -> None:
    """The battle on top of the stack is over."""
    battle = battle_of(change.state)
    world = change.state.but(battle=None).without_effects("combat_round", "battle")
    for side in battle.sides:
        # B3.3.3i: survivors of the winner, routed or not, return to the realm.
        world = world.with_force(side.seat, battle.realm, plus(side.ready, side.routed))
    change.state = world
    change.pop()
    survivors = [side for side in battle.sides if not side.is_wiped_out]
    if not survivors:
        # B3.3.3k: both at the same time; then nobody controls the realm.
        change.tell("both-wiped-out", realm=battle.realm)
        return
    (winner,) = survivors
    units = world.force_of(winner.seat, battle.realm)
    change.tell("battle-won", seat=winner.seat, realm=battle.realm, units=kinds_in(units))
    # B3.3.3j: with an army unit left the attacker controls the realm; B6.0h: with monsters alone he does not,
    # and not before he has beaten everybody there.
    if winner.seat == battle.attacker.seat and world.controller_of(battle.realm) == winner.seat:
        change.tell("realm-taken", seat=winner.seat, realm=battle.realm)
        if battle.realm in world.settlements:
            change.push(Spoils(winner.seat, battle.realm))


class Spoils(BattlemistStep, frozen=True, tag="spoils"):
    """B3.3.3.3a: the town or city is taken over as it is, or plundered. B3.3.3.3c: this is said at once."""

    answers: ClassVar[tuple[type[Action], ...]] = (Occupy, Plunder)

    seat: Seat
    realm: RealmName

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        return Prompt(
            "prompt-spoils", {"realm": self.realm, "site": position.state.settlements[self.realm].kind}
        )

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Occupy(), Plunder()]

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        kind = change.state.settlements[self.realm].kind
        change.pop()
        if isinstance(action, Occupy):
            # B3.3.3.3b: from now on it is the conqueror's, upkeep and all.
            change.tell("settlement-taken", seat=seat, realm=self.realm, site=kind)
            return
        (die,) = change.roll("plunder", sides=DIE)
        amount = booty(kind, die)
        # B3.2.2t: what is plundered is destroyed.
        change.state = change.state.with_settlement(self.realm, None)
        change.tell("plundered", seat=seat, realm=self.realm, site=kind, die=die, count=amount)
        if amount:
            change.push(Looting(seat, amount, kind == "city"))


class Looting(BattlemistStep, frozen=True, tag="looting"):
    """B3.3.3.3d, B3.3.3.3e: so many resources of the plunderer's choice."""

    answers: ClassVar[tuple[type[Action], ...]] = (Take,)
    has_trade: ClassVar[bool] = False

    seat: Seat
    amount: int
    from_city: bool

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-looting", {"count": self.amount})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [
            Take(grain, wood, self.amount - grain - wood)
            for grain in range(self.amount, -1, -1)
            for wood in range(self.amount - grain, -1, -1)
        ]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.3.3.3e" if self.from_city else "B3.3.3.3d"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        change.state = change.state.gaining(seat, Goods(action.grain, action.wood, action.iron))
        change.tell("took", seat=seat, grain=action.grain, wood=action.wood, iron=action.iron)
        change.pop()
