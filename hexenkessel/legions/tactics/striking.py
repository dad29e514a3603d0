"""Whom to strike, and with what: the most that a strike can be expected to slay."""

from __future__ import annotations

from typing import Final

from ..battle.fight import Fight
from ..battle.hexes import OFF
from ..battle.masks import members
from ..battle.odds import expected_damage, expected_kills
from .values import Values

# What a hit counts that does not slay, against its part in slaying.
_WOUND: Final = 0.6


class Blow:
    """One strike or rangestrike, with the dice and the number to announce."""

    def __init__(self, unit: int, target: int, dice: int, number: int, is_ranged: bool, gain: float) -> None:
        self.unit = unit
        self.target = target
        self.dice = dice
        self.number = number
        self.is_ranged = is_ranged
        self.gain = gain


def best_blow(fight: Fight, side: int, values: Values) -> Blow | None:
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
        elif fight.half == side and fight.roster.rangestrikes[fight.kinds[u]]:
            seen = fight.rangestrike_targets(u)
            if seen and seen.bit_count() < fewest:
                striker, fewest, targets, is_ranged = u, seen.bit_count(), seen, True
    if striker < 0:
        return None
    best: Blow | None = None
    for target in members(targets):
        # Those in contact are found by their hexes, those far away by their numbers.
        if is_ranged:
            blow = _shot(fight, striker, target, values)
        else:
            blow = _strike(fight, striker, fight.unit_at[target], values)
        if best is None or blow.gain > best.gain:
            best = blow
    return best


def _shot(fight: Fight, u: int, t: int, values: Values) -> Blow:
    dice, number = fight.rangestrike_terms(u, t)
    return Blow(u, t, dice, number, True, _gain(fight, t, dice, number, 0, values))


def _strike(fight: Fight, u: int, t: int, values: Values) -> Blow:
    best: Blow | None = None
    for dice, number, carry in fight.options(u, t):
        gain = _gain(fight, t, dice, number, carry, values)
        if best is None or gain > best.gain:
            best = Blow(u, t, dice, number, False, gain)
    assert best is not None
    return best


def _gain(fight: Fight, t: int, dice: int, number: int, carry: int, values: Values) -> float:
    need = fight.powers[t] - fight.hits[t]
    prizes = values.prizes
    value = prizes[fight.kinds[t]]
    others = tuple(
        [(fight.powers[o] - fight.hits[o], prizes[fight.kinds[o]]) for o in members(carry)] if carry else []
    )
    wounds = expected_damage(dice, number, need) * value / fight.powers[t]
    return expected_kills(dice, number, (need, value), others) + _WOUND * wounds


def best_taker(fight: Fight, takers: list[int], hits: int, values: Values) -> int:
    """To whom hits that are left over should carry."""
    best, most = takers[0], -1.0
    for t in takers:
        need = fight.powers[t] - fight.hits[t]
        value = values.prizes[fight.kinds[t]]
        gain = value * (1.0 if hits >= need else _WOUND * hits / fight.powers[t])
        if gain > most:
            best, most = t, gain
    return best
