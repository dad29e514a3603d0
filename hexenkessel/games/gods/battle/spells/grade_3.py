"""The spells of grade 3: Footsore, Teleport, Timewarp (G15.6g to G15.6l); Quake is a wave like Shockwave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import FieldStep
from hexenkessel.games.gods.battle.spells.effect import Aim, Effect, is_there, living, name_of
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.legions.battle.hexes import HEXES, LABELS
from hexenkessel.legions.battle.masks import members

if TYPE_CHECKING:
    from hexenkessel.games.gods.battle.spells.painchain import PainchainStep


class Footsore(Effect):
    """G15.6g: all figures of the caster's army fly, also those who come later."""

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        fight.footsore |= 1 << step.side
        fight.renew_natures()
        change.tell("footsore", side=step.side)
        return None


class Teleport(Effect):
    """G15.6i: ``units[0]``, of either side, goes to ``hex``."""

    needs = frozenset({"units", "hex"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        everybody = living(fight, side) + living(fight, 1 - side)
        return [Aim((unit,), hex) for unit in everybody for hex in members(fight.free_hexes_for(unit))]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        # G15.6i: any figure, the caster too; to a free hex, ruling: in which it could end a move.
        if len(aim.units) != 1 or not is_there(fight, aim.units[0]) or not 0 <= aim.hex < HEXES:
            return "G15.6i"
        return "" if fight.free_hexes_for(aim.units[0]) >> aim.hex & 1 else "G15.6i"

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        fight.put(aim.units[0], aim.hex)
        change.tell("transported", target=name_of(fight, aim.units[0]), hex=LABELS[aim.hex])
        return None


class Timewarp(Effect):
    """G15.6j: the round marker moves by ``number``, which is 1 or -1."""

    needs = frozenset({"number"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        return [Aim(number=number) for number in (1, -1) if fight.round + number >= 1]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        # Ruling on G15.6l: not below 1. Beyond 7 time is up when this round ends.
        return "" if aim.number in (1, -1) and fight.round + aim.number >= 1 else "G15.6l"

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # Ruling on G15.6l: at once. What that means for reinforcements stands where they are offered.
        fight.round += aim.number
        change.tell("timewarp", round=fight.round)
        return None
