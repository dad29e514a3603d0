"""A battle under way: both sides, and the dice on the table (B3.3.3)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.terms import RaceName, RealmName
from hexenkessel.games.battlemist.units import NO_UNITS, Units
from hexenkessel.kernel.seats import Seat

# B3.3.3.1a: the order in which arms attack.
STEPS: Final[tuple[CombatStep, ...]] = ("archery", "cavalry", "melee")

Dice = tuple[int, ...]


class Side(msgspec.Struct, frozen=True):
    """One army in a battle. B3.3.3f: who is routed stands aside until he rallies."""

    seat: Seat
    race: RaceName
    ready: Units  # not routed
    routed: Units = NO_UNITS
    killed: int = 0  # B3.3.3.1f: since the last overrun check, by whatever means

    @property
    def is_wiped_out(self) -> bool:
        return not any(self.ready) and not any(self.routed)

    def but(self, **changes: Any) -> Side:
        return msgspec.structs.replace(self, **changes)


class Battle(msgspec.Struct, frozen=True):
    """What lies on the battle board. The active player is the attacker, or defends his home (B6.0j).

    The realm's forces stay as they were when the battle began; who survives goes back when it is over.
    """

    realm: RealmName
    attacker: Side
    defender: Side
    round: int = 1  # of combat
    # While an attack step is being settled: which, who attacks in it, and their dice kind by kind.
    step: CombatStep | None = None
    attackers: tuple[Units, Units] = (NO_UNITS, NO_UNITS)
    dice: tuple[Dice, Dice] = ((), ())

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.attacker, self.defender

    @property
    def is_over(self) -> bool:
        """B3.3.3.2f: all units of a side are killed."""
        return self.attacker.is_wiped_out or self.defender.is_wiped_out

    def side_of(self, seat: Seat) -> Side | None:
        if seat == self.attacker.seat:
            return self.attacker
        return self.defender if seat == self.defender.seat else None

    def enemy_of(self, seat: Seat) -> Side | None:
        if seat == self.attacker.seat:
            return self.defender
        return self.attacker if seat == self.defender.seat else None

    def but(self, **changes: Any) -> Battle:
        return msgspec.structs.replace(self, **changes)

    def with_side(self, side: Side) -> Battle:
        if side.seat == self.attacker.seat:
            return msgspec.structs.replace(self, attacker=side)
        return msgspec.structs.replace(self, defender=side)
