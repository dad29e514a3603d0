"""A battle fought out with dice of one's own, by the plainest code that follows the rules."""

from __future__ import annotations

import random

from hexenkessel.games.battlemist.battle.dice import rallied
from hexenkessel.games.battlemist.battle.fray import dice_of, hits_of, is_threatened, rally_bonus_of
from hexenkessel.games.battlemist.battle.habits import attack_of, losses_of, rally_of
from hexenkessel.games.battlemist.battle.losses import after
from hexenkessel.games.battlemist.battle.odds import Army
from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.units import Units, minus, plus

STEPS: tuple[CombatStep, ...] = ("archery", "cavalry", "melee")


class _Fighters:
    def __init__(self, army: Army) -> None:
        self.army = army
        self.ready: Units = army.ready
        self.routed: Units = army.routed
        self.killed = 0

    @property
    def is_gone(self) -> bool:
        return not any(self.ready) and not any(self.routed)


def fight_it_out(attacker: Army, defender: Army, rng: random.Random) -> int:
    """0 if the attacker wins, 1 if the defender does, 2 if both are wiped out."""
    sides = (_Fighters(attacker), _Fighters(defender))
    first = True
    while True:
        if not first and (loser := _rally(sides, rng)) is not None:
            return 1 - loser
        for step in STEPS:
            hits = []
            for side in sides:
                race, terms = side.army.race, side.army.later
                attackers = attack_of(race, side.ready, terms, step)
                count = sum(number for _, number in dice_of(race, terms, step, attackers))
                hits.append(
                    hits_of(race, terms, step, attackers, tuple(rng.randint(1, 10) for _ in range(count)))
                )
            for side, suffered in zip(sides, reversed(hits), strict=True):
                losses = losses_of(side.ready, side.routed, suffered, step)
                side.ready, side.routed = after(side.ready, side.routed, losses)
                side.killed += sum(losses.killed)
            gone = [side.is_gone for side in sides]
            if any(gone):
                return 2 if all(gone) else gone.index(False)
        first = False


def _rally(sides: tuple[_Fighters, _Fighters], rng: random.Random) -> int | None:
    """Rally and overrun checks; who is overrun, if anybody."""
    one, other = sides
    bonuses = [
        rally_bonus_of(a.army.race, a.ready, a.army.later, b.army.race, b.ready)
        for a, b in ((one, other), (other, one))
    ]
    for side, bonus in zip(sides, bonuses, strict=True):
        back = rally_of(side.ready, side.routed, rallied(rng.randint(1, 10), bonus))
        side.ready, side.routed = plus(side.ready, back), minus(side.routed, back)
    threatened = [is_threatened(side.ready, side.killed) for side in sides]
    one.killed = other.killed = 0
    return threatened.index(True) if sum(threatened) == 1 else None
