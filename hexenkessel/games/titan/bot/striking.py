"""Whom to strike, and with what: the most that a strike can be expected to slay."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.titan.battle.roster import IS_TITAN, RANGESTRIKES
from hexenkessel.legions.battle.hexes import OFF
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.battle.odds import expected_damage, expected_kills

from ..battle.fight import Fight
from .worth import WORTH_OF_KIND

# What a hit counts that does not slay, against its part in slaying.
_WOUND: Final = 0.6

# A Titan slain ends the battle, and its owner's game.
TITAN_PRIZE: Final = 300.0


def prize(kind: int) -> float:
    """What it is worth to slay one of this kind."""
    return TITAN_PRIZE if IS_TITAN[kind] else WORTH_OF_KIND[kind]


class Blow:
    """One strike or rangestrike, with the dice and the number to announce."""

    def __init__(self, unit: int, target: int, dice: int, number: int, is_ranged: bool, gain: float) -> None:
        self.unit = unit
        self.target = target
        self.dice = dice
        self.number = number
        self.is_ranged = is_ranged
        self.gain = gain


def best_blow(fight: Fight, side: int) -> Blow | None:
    """The next strike of an army in a strike phase, or None if it has none to make.

    Those with the fewest targets go first: the others can still choose when it is seen what came of it.
    """
    striker, fewest, targets, is_ranged = -1, 99, 0, False
    contact, fit = fight.tables.contact, fight.fit[1 - side]
    for u in range(len(fight.kinds)):
        hex = fight.hexes[u]
        if fight.sides[u] != side or hex >= OFF or fight.struck >> u & 1:
            continue
        met = contact[hex] & fit
        if met:
            if met.bit_count() < fewest:
                striker, fewest, targets, is_ranged = u, met.bit_count(), met, False
        elif fight.half == side and RANGESTRIKES[fight.kinds[u]]:
            seen = fight.rangestrike_targets(u)
            if seen and seen.bit_count() < fewest:
                striker, fewest, targets, is_ranged = u, seen.bit_count(), seen, True
    if striker < 0:
        return None
    best: Blow | None = None
    for target in members(targets):
        # Those in contact are found by their hexes, those far away by their numbers.
        blow = _shot(fight, striker, target) if is_ranged else _strike(fight, striker, fight.unit_at[target])
        if best is None or blow.gain > best.gain:
            best = blow
    return best


def _shot(fight: Fight, u: int, t: int) -> Blow:
    dice, number = fight.rangestrike_terms(u, t)
    return Blow(u, t, dice, number, True, _gain(fight, t, dice, number, 0))


def _strike(fight: Fight, u: int, t: int) -> Blow:
    best: Blow | None = None
    for dice, number, carry in fight.options(u, t):
        gain = _gain(fight, t, dice, number, carry)
        if best is None or gain > best.gain:
            best = Blow(u, t, dice, number, False, gain)
    assert best is not None
    return best


def _gain(fight: Fight, t: int, dice: int, number: int, carry: int) -> float:
    need = fight.powers[t] - fight.hits[t]
    value = prize(fight.kinds[t])
    others = tuple(
        [(fight.powers[o] - fight.hits[o], prize(fight.kinds[o])) for o in members(carry)] if carry else []
    )
    wounds = expected_damage(dice, number, need) * value / fight.powers[t]
    return expected_kills(dice, number, (need, value), others) + _WOUND * wounds


def best_taker(fight: Fight, takers: list[int], hits: int) -> int:
    """To whom hits that are left over should carry."""
    best, most = takers[0], -1.0
    for t in takers:
        need = fight.powers[t] - fight.hits[t]
        value = prize(fight.kinds[t])
        gain = value * (1.0 if hits >= need else _WOUND * hits / fight.powers[t])
        if gain > most:
            best, most = t, gain
    return best
