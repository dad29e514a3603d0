"""The spells of grade 2: Create Hazard, Shield, Shockwave, Wimps Vacation (G15.6a to G15.6f)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import FieldStep
from hexenkessel.games.gods.battle.spells.effect import (
    Aim,
    Effect,
    empty_hexes,
    is_there,
    living,
    name_of,
    names_of,
    roll_at,
)
from hexenkessel.games.gods.equipment.battlefields import HexHazard, SideHazard
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.recruitment.recruits import LOWEST_TIER
from hexenkessel.legions.battle.battleland import PLAIN
from hexenkessel.legions.battle.hexes import HEXES, LABELS
from hexenkessel.legions.battle.masks import members

if TYPE_CHECKING:
    from hexenkessel.games.gods.battle.spells.painchain import PainchainStep

# G15.6a: any kind of hazard hex may appear; to take one away leaves plain ground.
HEX_HAZARDS: Final[tuple[str, ...]] = (*get_args(HexHazard), PLAIN)
SIDE_HAZARDS: Final = frozenset(get_args(SideHazard))

# Each enemy is hit by so many dice.
WAVE_DICE: Final = 3


class CreateHazard(Effect):
    """G15.6a: in ``hex`` there is the hazard ``word`` from now on, or plain ground."""

    needs = frozenset({"hex", "word"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        hazards = fight.tables.land.hazards
        return [
            Aim(hex=hex, word=word)
            for hex in members(empty_hexes(fight))
            for word in HEX_HAZARDS
            if word != hazards[hex]
        ]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        # G15.6b: hexsides cannot be made or changed.
        if aim.word in SIDE_HAZARDS:
            return "G15.6b"
        is_free = 0 <= aim.hex < HEXES and empty_hexes(fight) >> aim.hex & 1
        # G15.6a: on a hex with nobody on it; and something must appear, be replaced or go.
        if not is_free or aim.word not in HEX_HAZARDS or fight.tables.land.hazards[aim.hex] == aim.word:
            return "G15.6a"
        return ""

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # What is replaced may be the Tree of a Decoy: it is gone with what it covers.
        fight.decoys = tuple(decoy for decoy in fight.decoys if decoy[0] != aim.hex)
        # Rulings on G15.6a and G15.6b: height and hexsides stay, and it lasts to the end of the battle.
        fight.set_ground(aim.hex, aim.word)
        change.tell("hazard-created", hex=LABELS[aim.hex], hazard=aim.word)
        return None


class Shield(Effect):
    """G15.6c: nothing hurts ``units[0]``, a figure of one's own, in the next strike-back."""

    needs = frozenset({"units"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        return [Aim((unit,)) for unit in living(fight, side)]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        is_own = len(aim.units) == 1 and fight.sides[aim.units[0]] == side and is_there(fight, aim.units[0])
        return "" if is_own else "G15.6c"

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # Ruling on G15.6c: the next one is that of this strike phase, with which it ends.
        fight.shielded = aim.units[0]
        change.tell("shielded", target=name_of(fight, aim.units[0]))
        return None


class Wave(Effect):
    """Shockwave, Quake, Inferno: three dice with a skill of their own against each enemy."""

    def __init__(self, spell: str, skill: int) -> None:
        self.spell = spell
        self.skill = skill

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # G15.6d: each enemy figure, ruling: with a roll of its own.
        for target in living(fight, 1 - step.side):
            roll_at(change, fight, self.spell, target, WAVE_DICE, self.skill)
        return None


class WimpsVacation(Effect):
    """G15.6e: enemy Creatures of the lowest tier are slain."""

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        wimps = [unit for unit in living(fight, 1 - step.side) if KINDS[fight.kinds[unit]] in LOWEST_TIER]
        change.tell("vacation", units=names_of(fight, wimps))
        # Ruling on G15.6f: at once, so that they do not strike back.
        # G15.6f: they lie beside the battlefield with the other slain and are scored with them.
        for unit in wimps:
            fight.remove(unit)
        return None
