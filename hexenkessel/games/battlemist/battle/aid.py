"""What cards and spells do in the midst of a battle, besides the bonuses that modifiers tell of."""

from __future__ import annotations

from itertools import islice
from typing import Literal, TypeAlias

from hexenkessel.games.battlemist.battle.battle import Dice, Side
from hexenkessel.games.battlemist.battle.conditions import battle_of, siege_bonus, terms_of
from hexenkessel.games.battlemist.battle.dice import DIE
from hexenkessel.games.battlemist.battle.fray import Terms, dice_of, hits_of
from hexenkessel.games.battlemist.components import result_of
from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.terms import RaceName
from hexenkessel.games.battlemist.units import Units, covers, kinds_in, minus, plus
from hexenkessel.kernel.seats import Seat

__all__ = ["Results", "join", "kill_routed", "results_of", "roll_again", "siege_bonus", "throw"]


Results: TypeAlias = tuple[Literal["kill", "rout", "miss"], ...]


def results_of(race: RaceName, terms: Terms, step: CombatStep, attackers: Units, dice: Dice) -> Results:
    """What each die of an attack step did; none where none have fallen."""
    fallen = iter(dice)
    return tuple(
        result_of(values_of(race, terms.changes)[place], die + terms.attack[place])
        for place, number in dice_of(race, terms, step, attackers)
        for die in islice(fallen, number)
    )


def throw(change: BattlemistChange, side: Side, step: CombatStep, attackers: Units) -> Dice:
    """The attack dice of one side, kind by kind: those of a kind are all alike."""
    terms = terms_of(change.state, side.seat)
    thrown: list[int] = []
    for _, number in dice_of(side.race, terms, step, attackers):
        thrown += change.roll(step, number, sides=DIE)
    dice = tuple(thrown)
    kills, routs = hits_of(side.race, terms, step, attackers, dice)
    if dice:
        change.tell("attacked", seat=side.seat, arm=step, units=kinds_in(attackers), dice=dice,
                    results=results_of(side.race, terms, step, attackers, dice),
                    kills=kills, routs=routs)  # fmt: skip
    return dice


def roll_again(change: BattlemistChange, seat: Seat) -> None:
    """Second Wind: all dice of the step that this side has just rolled; what they show now stands."""
    battle = battle_of(change.state)
    side = battle.side_of(seat)
    assert side is not None and battle.step is not None
    number = battle.sides.index(side)
    dice = throw(change, side, battle.step, battle.attackers[number])
    both = (dice, battle.dice[1]) if number == 0 else (battle.dice[0], dice)
    change.state = change.state.but(battle=battle.but(dice=both))


def kill_routed(change: BattlemistChange, victim: Seat, killed: Units) -> None:
    """Routed units of a side die. BS.1a: it counts for the next overrun check."""
    battle = battle_of(change.state)
    side = battle.side_of(victim)
    assert side is not None and covers(side.routed, killed)
    side = side.but(routed=minus(side.routed, killed), killed=side.killed + sum(killed))
    change.state = change.state.but(battle=battle.with_side(side))
    change.tell("routed-killed", seat=victim, units=kinds_in(killed))


def join(change: BattlemistChange, seat: Seat, added: Units) -> None:
    """Units come to the battle and fight in it from now on."""
    battle = battle_of(change.state)
    side = battle.side_of(seat)
    assert side is not None
    change.state = change.state.but(battle=battle.with_side(side.but(ready=plus(side.ready, added))))
    change.tell("joined", seat=seat, units=kinds_in(added))
