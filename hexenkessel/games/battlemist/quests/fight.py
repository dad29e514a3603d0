"""A fight of one hero, round by round: who strikes, whom it hits, when it is over (B3.3.1s to B3.3.1y).

An encounter and a fight between heroes run alike. Here a hero is the one whose quest step it is; the others,
also the hero he attacks, are his foes (B3.3.1ab). Nothing here rolls a die: dice are brought along.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

# B1.2b: every die has ten faces, and the 0 counts as 10.
FACES: Final = 10


class Fighter(msgspec.Struct, frozen=True):
    """B3.3.1s: life, attack dice in a round, the number that hits, and what a hit takes away."""

    life: int
    attack: int
    hit: int
    damage: int

    @property
    def is_alive(self) -> bool:
        return self.life > 0


class Fight(msgspec.Struct, frozen=True):
    """How a fight stands. B3.3.1y: nobody can flee, so it goes on until a side is dead."""

    hero: Fighter
    foes: tuple[Fighter, ...]  # the dead among them keep their place

    @property
    def is_lost(self) -> bool:
        # B3.3.1v: with no life left, or less, he is dead.
        return not self.hero.is_alive

    @property
    def is_won(self) -> bool:
        # B3.3.1x: when all are dead the fight is won.
        return not any(foe.is_alive for foe in self.foes)

    @property
    def is_over(self) -> bool:
        return self.is_lost or self.is_won

    @property
    def foes_dice(self) -> int:
        """B3.3.1u: every living opponent rolls its dice."""
        return sum(foe.attack for foe in self.foes if foe.is_alive)

    def targets(self) -> tuple[int, ...]:
        """Whom the hero can strike, by number; of several who are alike only the first."""
        first: dict[Fighter, int] = {}
        for number, foe in enumerate(self.foes):
            if foe.is_alive:
                first.setdefault(foe, number)
        return tuple(first.values())


def hits(dice: Sequence[int], fighter: Fighter) -> int:
    """How many of these dice reach the fighter's number."""
    return sum(die >= fighter.hit for die in dice)


def when_foes_strike(fight: Fight, dice: Sequence[int]) -> Fight:
    """B3.3.1u: the first half of a round. The dice belong to the living foes, one after the other."""
    lost, used = 0, 0
    for foe in fight.foes:
        if foe.is_alive:
            lost += foe.damage * hits(dice[used : used + foe.attack], foe)
            used += foe.attack
    return msgspec.structs.replace(fight, hero=_hurt(fight.hero, lost)) if lost else fight


def when_hero_strikes(fight: Fight, target: int, dice: Sequence[int]) -> Fight:
    """B3.3.1w: the second half. A hero who died in the first half does not strike back (B3.3.1v)."""
    assert not fight.is_lost, "A dead hero strikes nobody."
    lost = fight.hero.damage * hits(dice, fight.hero)
    if not lost:
        return fight
    foes = list(fight.foes)
    foes[target] = _hurt(foes[target], lost)
    return msgspec.structs.replace(fight, foes=tuple(foes))


def _hurt(fighter: Fighter, lost: int) -> Fighter:
    return msgspec.structs.replace(fighter, life=max(0, fighter.life - lost))
