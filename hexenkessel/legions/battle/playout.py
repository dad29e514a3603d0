"""A battle played to its end by random legal choices, for search and for measuring."""

from __future__ import annotations

from .fight import Fight
from .hexes import ATTACKER, OFF
from .masks import members
from .quickrandom import QuickRandom


def random_battle(fight: Fight, rng: QuickRandom, is_striking: bool = False) -> None:
    """Play on from a maneuver phase, or from within a strike phase already begun, to the end."""
    while True:
        if not is_striking:
            maneuver_at_random(fight, rng)
            if fight.round == 1:
                fight.eliminate_absent(fight.half)
            if fight.is_over():
                return
            fight.begin_strikes()
        is_striking = False
        # Both armies strike, that of the half first.
        strike_at_random(fight, rng, fight.half)
        strike_at_random(fight, rng, 1 - fight.half)
        fight.end_strikes()
        if fight.is_over():
            return
        fight.next_half()
        if fight.is_time_up():
            eliminate_army(fight, ATTACKER)
            return


def eliminate_army(fight: Fight, side: int) -> None:
    for u in range(len(fight.kinds)):
        if fight.sides[u] == side:
            fight.remove(u)


def maneuver_at_random(fight: Fight, rng: QuickRandom) -> None:
    """One maneuver phase: everyone enters who can, everyone else moves or stays as chance will have it."""
    side = fight.half
    waiting = [u for u in range(len(fight.kinds)) if fight.sides[u] == side]
    while waiting:
        u = _draw(waiting, rng)
        hexes = members(fight.reach(u))
        if hexes:
            # To stay is one choice among the others, unless it means elimination.
            choice = rng.below(len(hexes) + (0 if fight.hexes[u] == OFF else 1))
            if choice < len(hexes):
                fight.maneuver(u, hexes[choice])


def strike_at_random(fight: Fight, rng: QuickRandom, side: int) -> None:
    """All strikes and rangestrikes of one army in one phase, in random order."""
    waiting = [u for u in range(len(fight.kinds)) if fight.sides[u] == side and fight.hexes[u] < OFF]
    while waiting:
        u = _draw(waiting, rng)
        targets = members(fight.targets(u))
        if targets:
            strike_one_at_random(fight, rng, u, targets[rng.below(len(targets))], len(targets) > 1)
            # Somebody may have to strike again.
            if not fight.struck >> u & 1:
                waiting.append(u)
        elif fight.roster.rangestrikes[fight.kinds[u]]:
            rangestrike_at_random(fight, rng, u)


def _draw(waiting: list[int], rng: QuickRandom) -> int:
    """Take a random one out of the list."""
    place = rng.below(len(waiting))
    u = waiting[place]
    last = waiting.pop()
    if place < len(waiting):
        waiting[place] = last
    return u


def strike_one_at_random(fight: Fight, rng: QuickRandom, u: int, t: int, may_carry: bool) -> None:
    dice, number = fight.strike_terms(u, t)
    if may_carry:
        options = fight.options(u, t)
        dice, number, _ = options[rng.below(len(options))]
    fight.mark_struck(u)
    excess = fight.wound(u, t, rng.hits(dice, number))
    while excess > 0 and may_carry:
        others = members(fight.carry_targets(u, t, dice, number))
        # Not to carry is one choice among the others.
        choice = rng.below(len(others) + 1)
        if choice == len(others):
            return
        excess = fight.wound(u, others[choice], excess)


def rangestrike_at_random(fight: Fight, rng: QuickRandom, u: int) -> None:
    targets = members(fight.rangestrike_targets(u))
    # Not to rangestrike is one choice among the others.
    choice = rng.below(len(targets) + 1)
    if choice < len(targets):
        dice, number = fight.rangestrike_terms(u, targets[choice])
        fight.mark_struck(u)
        fight.hit(targets[choice], rng.hits(dice, number))
