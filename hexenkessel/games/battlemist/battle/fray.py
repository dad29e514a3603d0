"""Who attacks with how many dice and what bonus, what the dice do, who rallies, who is overrun.

Plain functions on the two sides of a battle and the terms they fight on; the steps of play, the odds and bots
all ask here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hexenkessel.games.battlemist.battle.battle import STEPS, Battle, Dice, Side
from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.battle.losses import Losses, after
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.terms import RaceName
from hexenkessel.games.battlemist.units import ARCHER, CAVALRY, FOOTMAN, NO_UNITS, Units, choices, of_kind

MONSTERS: Final = range(3, 6)


class Terms(NamedTuple):
    """On what terms a side fights: what cards, spells, abilities, town or home add and forbid."""

    attack: Units = NO_UNITS  # added to attack dice, by kind of unit
    rally: int = 0  # added to the rally die, besides what monsters do
    caps: tuple[int, int, int] = (PIECES.caps["archery"], PIECES.caps["cavalry"], PIECES.caps["melee"])
    more_footmen: int = 0  # beyond the cap of the melee, footmen only
    volleys: int = 1  # BS.3a: dice for each archer
    barred: tuple[CombatStep, ...] = ()  # steps in which the side does not attack
    changes: str = ""  # to the race cards of the set


PLAIN: Final = Terms()


# Who attacks


def attacks_of(ready: Units, terms: Terms, step: CombatStep) -> tuple[Units, ...]:
    """With whom a side may attack in this step: one way, or several where the owner chooses.

    As many attack as may: B3.3.3.1j, B3.3.3.1l: two archers, then two cavalry, unless somebody's terms say
    otherwise.
    """
    if step in terms.barred:
        return (NO_UNITS,)
    if step == "archery":
        return (of_kind("archer", min(ready[ARCHER], terms.caps[0])),)
    if step == "cavalry":
        return (of_kind("cavalry", min(ready[CAVALRY], terms.caps[1])),)
    return _melee_attacks(ready, terms.caps[2], terms.more_footmen)


@lru_cache(maxsize=4096)
def _melee_attacks(ready: Units, cap: int, more_footmen: int) -> tuple[Units, ...]:
    """B3.3.3.1n: footmen and monsters share one cap, a Dragon is one of them; beyond it footmen only."""
    able = (ready[FOOTMAN], 0, 0, *ready[3:])
    number = min(sum(able), cap + min(more_footmen, ready[FOOTMAN]))
    return tuple(chosen for chosen in choices(able, number) if sum(chosen[3:]) <= cap)


def dice_of(race: RaceName, terms: Terms, step: CombatStep, attackers: Units) -> tuple[tuple[int, int], ...]:
    """How many dice each kind of unit rolls, as place in KINDS and number.

    B6.0c: a Dragon rolls two; BS.3a: so does an archer who shoots twice.
    """
    values = values_of(race, terms.changes)
    volleys = terms.volleys if step == "archery" else 1
    return tuple(
        (place, number * values[place].dice * volleys) for place, number in enumerate(attackers) if number
    )


# What comes of it


def hits_of(race: RaceName, terms: Terms, step: CombatStep, attackers: Units, dice: Dice) -> Hits:
    """What the dice of a side, rolled kind by kind, do to the enemy."""
    kills = routs = first = 0
    values = values_of(race, terms.changes)
    for place, number in dice_of(race, terms, step, attackers):
        need, bonus = values[place], terms.attack[place]
        for die in dice[first : first + number]:
            # B3.3.3e: at least the kill value kills, else at least the rout value routs.
            if die + bonus >= need.kill:
                kills += 1
            elif die + bonus >= need.rout:
                routs += 1
        first += number
    return Hits(kills, routs)


def with_losses(side: Side, losses: Losses) -> Side:
    """B3.3.3f: the routed stand aside; B3.3.3g: the killed are gone.

    B6.0k: monsters are units like others here and when they rally; one result is enough for each of them.
    """
    ready, routed = after(side.ready, side.routed, losses)
    return side.but(ready=ready, routed=routed, killed=side.killed + sum(losses.killed))


def rally_bonus_of(
    race: RaceName, ready: Units, terms: Terms, enemy_race: RaceName, enemy_ready: Units
) -> int:
    """What is added to a side's rally die.

    B6.0e, B6.0f: by monsters of a kind, one or more alike, as long as they are not routed.
    """
    total = terms.rally
    if any(ready[3:]) or any(enemy_ready[3:]):
        own, foreign = values_of(race), values_of(enemy_race)
        total += sum(own[place].own_rally for place in MONSTERS if ready[place])
        total += sum(foreign[place].enemy_rally for place in MONSTERS if enemy_ready[place])
    return total


def is_threatened(ready: Units, killed: int) -> bool:
    """B3.3.3.1f: two or more killed since the last check, and no footman who is not routed."""
    return killed >= 2 and not ready[FOOTMAN]


def overrun_side(battle: Battle) -> Side | None:
    """Who is overrun. B3.3.3.1h: if both would be, neither is."""
    threatened = [side for side in battle.sides if is_threatened(side.ready, side.killed)]
    return threatened[0] if len(threatened) == 1 else None


def next_step(step: CombatStep) -> CombatStep | None:
    """B3.3.3.1a: archery, cavalry, then footmen and monsters."""
    place = STEPS.index(step) + 1
    return STEPS[place] if place < len(STEPS) else None
