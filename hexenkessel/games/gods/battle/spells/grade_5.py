"""The spells of grade 5: Deadlock, Landscaping, Painchain, Slavery (G15.6t to G15.6af)."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import FieldStep
from hexenkessel.games.gods.battle.spells.effect import Aim, Effect, is_there, living, name_of
from hexenkessel.games.gods.battle.spells.painchain import MOST_DICE, PainchainStep, hit_link
from hexenkessel.games.gods.battle.terrain import BATTLEFIELDS
from hexenkessel.games.gods.phase import GodsChange

# A map can lie in so many ways.
TURNS: Final = 3


class Deadlock(Effect):
    """G15.6t: no enemy flies any more, G15.6u: and every hex hurts; also those who come later."""

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        fight.deadlock |= 2 >> step.side
        fight.renew_natures()
        change.tell("deadlock", side=1 - step.side)
        return None


class Landscaping(Effect):
    """G15.6w: the battlefield ``word`` takes the place of this one, turned by ``number`` thirds."""

    needs = frozenset({"word", "number"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        return [
            Aim(word=name, number=turn)
            for name in BATTLEFIELDS
            if name != fight.name
            for turn in range(TURNS)
        ]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        # G15.6w: another one, oriented as the caster likes.
        is_other = aim.word in BATTLEFIELDS and aim.word != fight.name
        return "" if is_other and 0 <= aim.number < TURNS else "G15.6w"

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # G15.6x: figures stay on their hexes.
        fight.set_land(aim.word, aim.number)
        change.tell("landscape", battlefield=aim.word, turn=aim.number)
        return None


class Painchain(Effect):
    """G15.6z: ``number`` dice against ``units[0]``; the rest is decided link by link."""

    needs = frozenset({"units", "number"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        enemies = living(fight, 1 - side)
        return [Aim((unit,), number=dice) for unit in enemies for dice in range(1, MOST_DICE + 1)]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        if len(aim.units) != 1 or fight.sides[aim.units[0]] == side or not is_there(fight, aim.units[0]):
            return "G15.6z"
        # Ruling on G15.6ac: any number means 20 at most.
        return "" if 1 <= aim.number <= MOST_DICE else "G15.6ac"

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        return hit_link(change, fight, step, aim.units[0], aim.number, ())


class Slavery(Effect):
    """G15.6ad: ``units[0]``, an enemy, fights for the caster from now on."""

    needs = frozenset({"units"})

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        return [aim for aim in map(Aim, zip(living(fight, 1 - side))) if not self.why_not(fight, side, aim)]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        if len(aim.units) != 1 or fight.sides[aim.units[0]] == side or not is_there(fight, aim.units[0]):
            return "G15.6ad"
        # Two of different sides do not share a hex: a rider and the ridden Pegasus are safe together.
        return "G15.6ad" if fight.pairs >> fight.hexes[aim.units[0]] & 1 else ""

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        # Ruling on G15.6af: it may attack at once; what becomes of it later is said where battles end.
        fight.enslave(aim.units[0])
        change.tell("enslaved", target=name_of(fight, aim.units[0]))
        return None
