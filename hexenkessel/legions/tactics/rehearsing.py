"""Maneuvers tried out before they are made: for battles in which a game can be decided."""

from __future__ import annotations

from typing import Final

from ..battle.fight import Fight
from ..battle.hexes import ATTACKER
from ..battle.masks import members
from ..battle.playout import eliminate_army
from ..battle.quickrandom import QuickRandom
from .maneuvering import Maneuvers
from .striking import best_blow, best_taker
from .temper import BattleTemper
from .values import Values

# How many halves of a round are played on: this one, the enemy's, and one more.
_HALVES: Final = 3


def is_decisive(fight: Fight, values: Values) -> bool:
    """Whether a leader is at stake."""
    return any([values.is_leader[fight.kinds[u]] and fight.is_alive(u) for u in range(len(fight.kinds))])


def rehearsed_plan(
    fight: Fight, values: Values, temper: BattleTemper, rng: QuickRandom
) -> list[tuple[int, int]]:
    """Of a bold, a usual and a careful plan the one after which the battle goes best."""
    plans: list[list[tuple[int, int]]] = []
    for mood in (temper, _bolder(temper), _more_careful(temper)):
        plan = Maneuvers(fight, values, mood).plan()
        if plan not in plans:
            plans.append(plan)
    if len(plans) == 1:
        return plans[0]
    best, most = plans[0], -1e9
    for plan in plans:
        total = 0.0
        for _ in range(temper.rehearsals):
            total += rehearse(fight, plan, values, temper, rng)
        if total > most:
            best, most = plan, total
    return best


def _bolder(temper: BattleTemper) -> BattleTemper:
    return temper._replace(take=0.5 * temper.take, threat=0.0)


def _more_careful(temper: BattleTemper) -> BattleTemper:
    return temper._replace(take=1.8 * temper.take, threat=0.4, approach=0.4 * temper.approach)


def rehearse(
    fight: Fight, plan: list[tuple[int, int]], values: Values, temper: BattleTemper, rng: QuickRandom
) -> float:
    """How the balance stands a little later, if both go on like this bot."""
    side = fight.half
    trial = fight.copy()
    for half in range(_HALVES):
        for u, hex in plan if half == 0 else Maneuvers(trial, values, temper).plan():
            trial.maneuver(u, hex)
        if finish_half(trial, values, rng):
            break
    return balance(trial, side, values)


def finish_half(fight: Fight, values: Values, rng: QuickRandom) -> bool:
    """Play on from the end of a maneuver phase to the next one; whether the battle is over."""
    if fight.round == 1:
        fight.eliminate_absent(fight.half)
    if fight.is_over():
        return True
    fight.begin_strikes()
    strike_all(fight, fight.half, values, rng)
    strike_all(fight, 1 - fight.half, values, rng)
    fight.end_strikes()
    if fight.is_over():
        return True
    fight.next_half()
    if fight.is_time_up():
        eliminate_army(fight, ATTACKER)
        return True
    return False


def strike_all(fight: Fight, side: int, values: Values, rng: QuickRandom) -> None:
    """All strikes of one army in one phase."""
    while True:
        blow = best_blow(fight, side, values)
        if blow is None:
            return
        fight.mark_struck(blow.unit)
        excess = fight.hit(blow.target, rng.hits(blow.dice, blow.number))
        while excess > 0 and not blow.is_ranged:
            takers = members(fight.carry_targets(blow.unit, blow.target, blow.dice, blow.number))
            if not takers:
                break
            excess = fight.hit(best_taker(fight, takers, excess, values), excess)


def balance(fight: Fight, side: int, values: Values) -> float:
    """What one army has left, less what the other has; the wounded count less."""
    total = 0.0
    for u in range(len(fight.kinds)):
        if fight.is_alive(u):
            worth = values.balances[fight.kinds[u]]
            worth *= 1.0 - 0.5 * fight.hits[u] / fight.powers[u]
            total += worth if fight.sides[u] == side else -worth
    return total
