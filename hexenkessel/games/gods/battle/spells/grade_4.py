"""The spells of grade 4: Chaos, Homeland, Summon (G15.6m to G15.6s); Inferno is a wave like Shockwave."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import FieldStep
from hexenkessel.games.gods.battle.roster import DEMON
from hexenkessel.games.gods.battle.spells.effect import Aim, Effect, empty_hexes, is_there, living, name_of
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.legions.battle.hexes import HEXES, LABELS
from hexenkessel.legions.battle.masks import members

if TYPE_CHECKING:
    from hexenkessel.games.gods.battle.spells.painchain import PainchainStep


class Chaos(Effect):
    """G15.6m: the enemies in ``units`` change places, the first with the second, the third with the fourth …

    One exchange after the other, so that any arrangement can be said; single ones are listed. A Pegasus and
    the rider stay together.
    """

    needs = frozenset({"units"})
    is_open = True

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        # Of two in a hex one stands for both.
        enemies = [unit for unit in living(fight, 1 - side) if fight.unit_at[fight.hexes[unit]] == unit]
        pairs = (Aim(pair) for pair in combinations(enemies, 2))
        return [aim for aim in pairs if not self.why_not(fight, side, aim)]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        units = aim.units
        # G15.6m: in pairs, and ruling: only enemies on the battlefield.
        if not units or len(units) % 2:
            return "G15.6m"
        if any(fight.sides[unit] == side or not is_there(fight, unit) for unit in units):
            return "G15.6m"
        where = list(fight.hexes)
        for one, other in _pairs(units):
            here, there = where[one], where[other]
            if here == there:
                return "G15.6m"
            where = [{here: there, there: here}.get(hex, hex) for hex in where]
        # Ruling on G15.6m: each must be able to stand on its new hex. Nobody has to move in between, but
        # somebody has to in the end.
        moved = [unit for unit, hex in enumerate(where) if hex != fight.hexes[unit]]
        return "" if moved and all(fight.may_stand(unit, where[unit]) for unit in moved) else "G15.6m"

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        for one, other in _pairs(aim.units):
            fight.swap(one, other)
            change.tell("swapped", first=name_of(fight, one), second=name_of(fight, other))
        return None


def _pairs(units: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(units[::2], units[1::2], strict=True))


class Homeland(Effect):
    """G15.6n: all figures of the caster's army are native everywhere, also those who come later."""

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # Ruling: the Volcano stays closed to all but Dragons.
        fight.homeland |= 1 << step.side
        fight.renew_natures()
        # Whom Landscaping had put wrong may stand there now.
        fight.forgive_all()
        change.tell("homeland", side=step.side)
        return None


class Summon(Effect):
    """G15.6p: a red Demon appears in ``hex``."""

    needs = frozenset({"hex"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        return [Aim(hex=hex) for hex in members(_open_to_demon(fight, side))]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        is_open = 0 <= aim.hex < HEXES and _open_to_demon(fight, side) >> aim.hex & 1
        return "" if is_open else "G15.6p"

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # Ruling on G15.6s: out of no pool, with the values of a Demon, and it may strike in this phase.
        demon = fight.summon_red(step.side, aim.hex)
        change.tell("red-demon", unit=name_of(fight, demon), hex=LABELS[aim.hex])
        return None


def _open_to_demon(fight: GodsFight, side: int) -> int:
    """G15.6p: the free hexes on which a Demon of this side can stand."""
    tables, nature = fight.tables, fight.first_nature(DEMON, side)
    return (tables.ground_for_one[nature] | tables.ground_for_two[nature]) & empty_hexes(fight)
