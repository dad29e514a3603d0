"""Painchain: damage that goes on from figure to figure, with a choice after each roll (G15.6z to G15.6ac)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexenkessel.games.gods.actions import Carry, Concede
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import (
    FieldStep,
    battle_of,
    fight_of,
    find_unit,
    put_back,
    take_up,
    unit_names,
)
from hexenkessel.games.gods.battle.spells.effect import living, roll_at
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import distance

SKILL: Final = 5

# Ruling on G15.6ac: so many dice at most.
MOST_DICE: Final = 20


class PainchainStep(FieldStep, frozen=True, tag="painchain"):
    """Who is next. One who is alone next to the last is so without a question."""

    answers: ClassVar[tuple[type[Action], ...]] = (Carry, Concede)

    dice: int  # as many as the last one took damage
    hurt: tuple[int, ...]  # G15.6ab: who has been hurt, the last one at the end

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return super().due(position) if len(self.links(fight_of(position.state))) > 1 else ()

    def run(self, change: GodsChange) -> None:
        links = self.links(fight_of(change.state))
        if links:
            self.go_on(change, links[0])
        else:
            change.pop()

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-painchain", {"dice": self.dice})

    def links(self, fight: GodsFight) -> list[int]:
        """Whom it can go on to."""
        # G15.6aa: an enemy next to the last one, ruling: be there a cliff between. Riders are next to theirs.
        # G15.6ab: nobody twice.
        last = fight.hexes[self.hurt[-1]]
        enemies = living(fight, 1 - self.side)
        return [unit for unit in enemies if unit not in self.hurt and distance(last, fight.hexes[unit]) <= 1]

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        names = unit_names(battle_of(position.state))
        # G15.4c: the chain is not cut short while it can go on.
        return [Carry(names[unit]) for unit in self.links(fight_of(position.state))]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Carry)
        unit = find_unit(battle_of(position.state), action.target)
        return "G15.6ab" if unit in self.hurt else "G15.6aa"

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Carry)
        unit = find_unit(battle_of(change.state), action.target)
        assert unit is not None
        self.go_on(change, unit)

    def go_on(self, change: GodsChange, unit: int) -> None:
        fight = take_up(change)
        beyond = hit_link(change, fight, self, unit, self.dice, self.hurt)
        put_back(change, fight)
        if beyond is None:
            change.pop()
        else:
            change.replace(beyond)


def hit_link(
    change: GodsChange, fight: GodsFight, step: FieldStep, target: int, dice: int, hurt: tuple[int, ...]
) -> PainchainStep | None:
    """One link of the chain; returns the next, if there is one."""
    # G15.6z: with skill 5.
    damage = roll_at(change, fight, "Painchain", target, dice, SKILL)
    # G15.6ac: with the first death it ends, and without damage there are no dice for anybody.
    if damage == 0 or not fight.is_alive(target):
        return None
    # G15.6aa: as much damage as this one took, so many dice go on.
    return PainchainStep(*step.combat, step.side, damage, (*hurt, target))
