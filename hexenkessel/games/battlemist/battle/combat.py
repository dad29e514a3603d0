"""The combat step of a player: his battles one after the other, then the homes that have fallen (B3.3.3)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.battlemist.actions import Attack
from hexenkessel.games.battlemist.battle.course import begin_battle, enemies_in
from hexenkessel.games.battlemist.downfall import take_homes
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


def battlefields(world: World, seat: Seat) -> list[RealmName]:
    """B3.3.3a: realms that hold units of this player and of another."""
    return [realm for realm, _ in world.forces_of(seat) if enemies_in(world, realm, seat)]


class CombatPhase(BattlemistStep, frozen=True, tag="combat"):
    """B3.3.3c: the active player chooses the order.

    B3.3.2e, B3.3.3b: it lasts until no realm holds units of two races.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Attack,)

    seat: Seat

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,) if len(battlefields(position.state, self.seat)) > 1 else ()

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Attack(realm) for realm in battlefields(position.state, self.seat)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.3.3a"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Attack)
        begin_battle(change, action.realm, self.seat)

    def run(self, change: BattlemistChange) -> None:
        fields = battlefields(change.state, self.seat)
        if fields:
            begin_battle(change, fields[0], self.seat)
            return
        # B3.3.3.2h: none is left, so the combat step ends.
        change.pop()
        take_homes(change, self.seat)
