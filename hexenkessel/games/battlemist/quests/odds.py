"""How a fight will end: exact chances, worked out and not tried out."""

from __future__ import annotations

from functools import lru_cache
from math import comb

import msgspec

from hexenkessel.games.battlemist.quests.fight import FACES, Fight, Fighter, when_hero_strikes


class Odds(msgspec.Struct, frozen=True):
    """What comes of a fight for the hero."""

    lives: tuple[float, ...]  # chance to end with 0, 1, 2 … life
    rounds: float  # expected, the one in which somebody dies included

    @property
    def survival(self) -> float:
        return 1.0 - self.lives[0]

    @property
    def expected_life(self) -> float:
        return sum(life * chance for life, chance in enumerate(self.lives))


@lru_cache(maxsize=4096)
def odds_of(fight: Fight) -> Odds:
    """The end of a fight of which the next round begins, if the hero always strikes the weakest foe.

    A round in which nobody is hurt changes nothing, so it can be left out of the reckoning: what comes of
    the others is divided by the chance that one of them happens.
    """
    size = fight.hero.life + 1
    if fight.is_over:
        return Odds(tuple(float(life == fight.hero.life) for life in range(size)), 0.0)
    lives, rounds, nothing_happens = [0.0] * size, 1.0, 0.0
    target = min(fight.targets(), key=lambda number: (fight.foes[number].life, number))
    for lost, chance in enumerate(_damage(fight)):
        hero = msgspec.structs.replace(fight.hero, life=max(0, fight.hero.life - lost))
        struck = msgspec.structs.replace(fight, hero=hero)
        if struck.is_lost:
            lives[0] += chance
            continue
        for hits, probability in enumerate(_hits_of(fight.hero)):
            weight = chance * probability
            if not weight:
                continue
            if not lost and not hits:
                nothing_happens = weight
                continue
            ending = odds_of(when_hero_strikes(struck, target, (FACES,) * hits))
            rounds += weight * ending.rounds
            for life, share in enumerate(ending.lives):
                lives[life] += weight * share
    something = 1.0 - nothing_happens
    return Odds(tuple(chance / something for chance in lives), rounds / something)


def _hits_of(fighter: Fighter) -> list[float]:
    """The chance of 0, 1, 2 … hits in one round."""
    hit = min(FACES, max(0, FACES - fighter.hit + 1)) / FACES
    dice = fighter.attack
    return [comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)]


def _damage(fight: Fight) -> list[float]:
    """The chance that the foes take 0, 1, 2 … life in their half of the round."""
    chances = [1.0]
    for foe in fight.foes:
        if foe.is_alive:
            chances = _together(chances, _damage_of(foe))
    return chances


def _damage_of(foe: Fighter) -> list[float]:
    chances = [0.0] * (foe.attack * foe.damage + 1)
    for hits, chance in enumerate(_hits_of(foe)):
        chances[hits * foe.damage] += chance
    return chances


def _together(one: list[float], other: list[float]) -> list[float]:
    """The sum of two independent losses."""
    sums = [0.0] * (len(one) + len(other) - 1)
    for lost, chance in enumerate(one):
        for more, weight in enumerate(other):
            sums[lost + more] += chance * weight
    return sums
