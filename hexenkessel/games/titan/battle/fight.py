"""The workbench of a battle: made from a Battle, changed in place, frozen again."""

from __future__ import annotations

from typing import final

from hexenkessel.legions.battle import fight as shared
from hexenkessel.legions.battle.tables import Tables

from .battle import Battle
from .roster import ROSTER
from .tables import tables_for


@final
class Fight(shared.Fight):
    """One battle to play on. Only a Titan's power depends on whose it is."""

    def __init__(self, battle: Battle | None = None, tables: Tables | None = None) -> None:
        if tables is None:
            tables = tables_for("Plains" if battle is None else battle.terrain)
        super().__init__(tables)
        self.titan_powers: list[int] = [0, 0]
        if battle is not None:
            self.entry = battle.entry
            self.round = battle.round
            self.half = battle.half
            self.moved = battle.moved
            self.struck = battle.struck
            self.titan_powers = list(battle.titan_powers)
            self.lay_out(battle.kinds, battle.sides, battle.hexes, battle.hits)

    def first_power(self, kind: int, side: int) -> int:
        return self.titan_powers[side] if ROSTER.is_leader[kind] else ROSTER.powers[kind]

    def freeze(self) -> Battle:
        """What a position stores of this."""
        return Battle(
            terrain=self.tables.land.name,
            entry=self.entry,
            round=self.round,
            half=self.half,
            kinds=tuple(self.kinds),
            sides=tuple(self.sides),
            hexes=tuple(self.hexes),
            hits=tuple(self.hits),
            titan_powers=(self.titan_powers[0], self.titan_powers[1]),
            moved=self.moved,
            struck=self.struck,
        )

    def copy(self) -> Fight:
        fight = Fight(None, self.tables)
        fight.become(self)
        fight.titan_powers = self.titan_powers
        return fight

    def __reduce__(self) -> tuple[type[Fight], tuple[Battle]]:
        return Fight, (self.freeze(),)
