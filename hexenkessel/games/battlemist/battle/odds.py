"""Exact odds: of the dice of an attack step, and of a whole battle.

A battle is followed through all that can happen, with both sides deciding as `habits` do. What
is next to impossible is dropped on the way, and told: the true odds differ by no more than that.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from hexenkessel.games.battlemist.battle.battle import STEPS
from hexenkessel.games.battlemist.battle.dice import DIE, Hits, rallied
from hexenkessel.games.battlemist.battle.fray import (
    Terms,
    dice_of,
    is_threatened,
    rally_bonus_of,
)
from hexenkessel.games.battlemist.battle.habits import attack_of, losses_of, rally_of
from hexenkessel.games.battlemist.battle.losses import after
from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.terms import RaceName
from hexenkessel.games.battlemist.units import NO_UNITS, Units, minus, plus

MOST_ROUNDS: Final = 100
UNDECIDED: Final = 1e-4  # so much of a battle may stay undecided
NEGLIGIBLE: Final = 1e-8  # states less likely than this are dropped


class Army(NamedTuple):
    """A side as far as the odds go: who fights, and on what terms in this round and in later ones."""

    race: RaceName
    ready: Units
    routed: Units
    killed: int
    terms: Terms
    later: Terms


class Odds(NamedTuple):
    """How a battle ends. The four add up to one."""

    attacker: float
    defender: float
    nobody: float  # B3.3.3k: both are wiped out together
    unknown: float  # not followed to the end
    units: tuple[float, float]  # survivors on average, where it was followed to the end


State: TypeAlias = tuple[Units, Units, int]
"""Of one side: who stands, who is routed, and how many were killed since the last check, at most two."""

Spread: TypeAlias = tuple[tuple[int, float], ...]
"""What one side can become: states by number, and their chances."""


@lru_cache(maxsize=16384)
def hit_odds(race: RaceName, terms: Terms, step: CombatStep, attackers: Units) -> dict[Hits, float]:
    """The chance of each number of kills and routs in an attack step."""
    odds = {Hits(): 1.0}
    for place, number in dice_of(race, terms, step, attackers):
        values, bonus = values_of(race, terms.changes)[place], terms.attack[place]
        # B3.3.3e: faces that kill, and faces that only rout.
        kill = min(max(DIE + 1 + bonus - values.kill, 0), DIE)
        rout = min(max(DIE + 1 + bonus - values.rout, 0), DIE) - kill
        for _ in range(number):
            further: defaultdict[Hits, float] = defaultdict(float)
            for (kills, routs), chance in odds.items():
                further[Hits(kills + 1, routs)] += chance * kill / DIE
                further[Hits(kills, routs + 1)] += chance * rout / DIE
                further[Hits(kills, routs)] += chance * (DIE - kill - rout) / DIE
            odds = {hits: chance for hits, chance in further.items() if chance}
    return odds


@lru_cache(maxsize=65536)
def _suffered(
    state: State, step: CombatStep, race: RaceName, terms: Terms, attackers: Units
) -> tuple[tuple[State, float], ...]:
    """What becomes of a side that is attacked like this."""
    ready, routed, killed = state
    found: defaultdict[State, float] = defaultdict(float)
    for hits, chance in hit_odds(race, terms, step, attackers).items():
        losses = losses_of(ready, routed, hits, step)
        found[(*after(ready, routed, losses), min(killed + sum(losses.killed), 2))] += chance
    return tuple(found.items())


class _Army:
    """One side on its way through a battle: its states by number, and what becomes of each."""

    def __init__(self, army: Army) -> None:
        self.race = army.race
        self.states: list[State] = []
        self.sizes: list[int] = []  # all that are left of it, standing or routed
        self.numbers: dict[State, int] = {}
        self.attacks: dict[int, Units] = {}  # who attacks in this step, by state
        self.suffered: dict[tuple[int, Units], Spread] = {}  # by state and attackers
        self.returned: dict[tuple[int, int], Spread] = {}  # by state and bonus

    def number_of(self, state: State) -> int:
        number = self.numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
            self.sizes.append(sum(state[0]) + sum(state[1]))
        return number

    def spread(self, states: dict[State, float]) -> Spread:
        return tuple((self.number_of(state), chance) for state, chance in states.items())

    def begin_step(self) -> None:
        """What was asked before was asked for another arm, or on other terms."""
        self.attacks.clear()
        self.suffered.clear()

    def attack(self, number: int, step: CombatStep, terms: Terms) -> Units:
        found = self.attacks[number] = attack_of(self.race, self.states[number][0], terms, step)
        return found

    def suffer(
        self, number: int, step: CombatStep, enemy: RaceName, terms: Terms, attackers: Units
    ) -> Spread:
        """What becomes of it when it is attacked like this."""
        fate = _suffered(self.states[number], step, enemy, terms, attackers)
        found = self.suffered[number, attackers] = self.spread(dict(fate))
        return found

    def rally(self, number: int, bonus: int) -> Spread:
        """What a rally check makes of it."""
        found = self.returned.get((number, bonus))
        if found is None:
            ready, routed, killed = self.states[number]
            chances: defaultdict[State, float] = defaultdict(float)
            for die in range(1, DIE + 1):
                back = rally_of(ready, routed, rallied(die, bonus))
                chances[plus(ready, back), minus(routed, back), killed] += 1 / DIE
            found = self.returned[number, bonus] = self.spread(chances)
        return found

    def checked(self, number: int, is_overrun: bool) -> int:
        """After the overrun check: the count of killed begins anew, or nobody is left."""
        ready, routed, _ = self.states[number]
        return self.number_of((NO_UNITS, NO_UNITS, 0) if is_overrun else (ready, routed, 0))

    def is_threatened(self, number: int) -> bool:
        ready, _, killed = self.states[number]
        return is_threatened(ready, killed)


Pairs: TypeAlias = dict[tuple[int, int], float]
"""How likely it is that the two sides are in these states."""


class _Course:
    """A battle followed through all that can happen."""

    def __init__(self, attacker: Army, defender: Army) -> None:
        self.one, self.other = _Army(attacker), _Army(defender)
        begin = [(army.ready, army.routed, min(army.killed, 2)) for army in (attacker, defender)]
        self.won = [0.0, 0.0, 0.0]  # attacker, defender, nobody
        self.units = [0.0, 0.0]
        self.pairs: Pairs = {}
        self.take({(self.one.number_of(begin[0]), self.other.number_of(begin[1])): 1.0})

    def take(self, pairs: Pairs) -> None:
        """B3.3.3.2f: who has nobody left has lost; the others fight on, unless it is next to impossible."""
        self.pairs = going_on = {}
        sizes, other_sizes = self.one.sizes, self.other.sizes
        for pair, chance in pairs.items():
            one, other = sizes[pair[0]], other_sizes[pair[1]]
            if one and other:
                if chance > NEGLIGIBLE:
                    going_on[pair] = chance
            else:
                self.won[0 if one else 1 if other else 2] += chance
                self.units[0] += chance * one
                self.units[1] += chance * other

    def rally(self, terms: tuple[Terms, Terms]) -> None:
        """B3.3.3.1c to B3.3.3.1i: both roll, then one may be overrun."""
        one, other = self.one, self.other
        found: Pairs = defaultdict(float)
        for (mine, theirs), chance in self.pairs.items():
            ready, enemy = one.states[mine][0], other.states[theirs][0]
            bonus = rally_bonus_of(one.race, ready, terms[0], other.race, enemy)
            counter = rally_bonus_of(other.race, enemy, terms[1], one.race, ready)
            for my, p in one.rally(mine, bonus):
                for their, q in other.rally(theirs, counter):
                    lost, won = one.is_threatened(my), other.is_threatened(their)
                    # B3.3.3.1h: if both would be overrun, neither is.
                    after_check = one.checked(my, lost and not won), other.checked(their, won and not lost)
                    found[after_check] += chance * p * q
        self.take(found)

    def attack(self, step: CombatStep, terms: tuple[Terms, Terms]) -> None:
        """One attack step, both sides at once."""
        one, other = self.one, self.other
        one.begin_step()
        other.begin_step()
        found: Pairs = defaultdict(float)
        for (mine, theirs), chance in self.pairs.items():
            blow = one.attacks.get(mine) or one.attack(mine, step, terms[0])
            counter = other.attacks.get(theirs) or other.attack(theirs, step, terms[1])
            my_fate = one.suffered.get((mine, counter)) or one.suffer(
                mine, step, other.race, terms[1], counter
            )
            their_fate = other.suffered.get((theirs, blow)) or other.suffer(
                theirs, step, one.race, terms[0], blow
            )
            for my, p in my_fate:
                share = chance * p
                for their, q in their_fate:
                    found[my, their] += share * q
        self.take(found)


@lru_cache(maxsize=4096)
def battle_odds(attacker: Army, defender: Army, is_first_round: bool = True) -> Odds:
    """How a battle ends that stands before a combat round."""
    course = _Course(attacker, defender)
    terms = (attacker.terms, defender.terms)
    for number in range(MOST_ROUNDS):
        if number or not is_first_round:
            course.rally(terms)
        for step in STEPS:
            course.attack(step, terms)
        if sum(course.pairs.values()) < UNDECIDED:
            break
        terms = (attacker.later, defender.later)
    won, lost, nobody = course.won
    return Odds(won, lost, nobody, 1 - won - lost - nobody, (course.units[0], course.units[1]))
