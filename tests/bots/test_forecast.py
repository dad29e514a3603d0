"""The forecast of a battle against battles that were fought."""

from __future__ import annotations

import random

import pytest

from hexenkessel.games.titan.battle.battle import start_battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.games.titan.bot.forecast import forecast
from hexenkessel.games.titan.bot.worth import VALUES
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from hexenkessel.legions.battle.quickrandom import QuickRandom
from hexenkessel.legions.tactics.maneuvering import Maneuvers
from hexenkessel.legions.tactics.rehearsing import finish_half
from hexenkessel.legions.tactics.superiority import superiority

STACKS = (
    "Centaur Centaur Lion",
    "Ogre Ogre Troll Troll",
    "Cyclops Cyclops Gargoyle Gorgon",
    "Lion Lion Minotaur Ranger",
    "Angel Centaur Ogre Ogre",
    "Titan Lion Lion Troll Troll",
    "Titan Cyclops Cyclops Gorgon Gorgon Warlock",
    "Behemoth Cyclops Gorgon Gorgon Serpent",
    "Giant Troll Troll Warbear Warbear",
    "Hydra Lion Griffon Griffon",
    "Angel Dragon Minotaur Minotaur Lion Lion",
    "Ranger Ranger",
)


def attacker_wins(fight: Fight, rng: QuickRandom) -> bool | None:
    """Fight a battle to its end by the bot's own lights; None if nobody is left."""
    while True:
        for unit, hex in Maneuvers(fight, VALUES).plan():
            fight.maneuver(unit, hex)
        if finish_half(fight, VALUES, rng):
            break
    alive = [bool(fight.living(side)) and not _has_lost_titan(fight, side) for side in (ATTACKER, DEFENDER)]
    return alive[ATTACKER] if alive[ATTACKER] != alive[DEFENDER] else None


def _has_lost_titan(fight: Fight, side: int) -> bool:
    return fight.is_leader_gone and any(
        fight.sides[unit] == side and fight.powers[unit] == TITAN and not fight.is_alive(unit)
        for unit in range(len(fight.kinds))
    )


TITAN = 11
"""A power that no other character has, so that the Titan is known by it."""


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.25), (0.25, 0.75), (0.75, 1.0)])
def test_battles_end_as_often_as_forecast(low: float, high: float) -> None:
    rng, dice = random.Random(3), QuickRandom(3)
    expected: list[float] = []
    ends: list[bool] = []
    while len(ends) < 70:
        terrain = rng.choice(TERRAINS)
        attackers, defenders = (tuple(sorted(rng.choice(STACKS).split())) for _ in range(2))
        likely = forecast(attackers, defenders, terrain, TITAN, TITAN)
        if not low <= likely.win <= high:
            continue
        entry = 3 if terrain == "Tower" else rng.choice((1, 3, 5))
        end = attacker_wins(Fight(start_battle(terrain, entry, attackers, defenders, (TITAN, TITAN))), dice)
        if end is not None:
            expected.append(likely.win)
            ends.append(end)
    assert abs(sum(ends) - sum(expected)) / len(ends) < 0.17


def test_the_stronger_is_favoured_and_keeps_more() -> None:
    weak, strong = ("Ogre", "Ogre"), ("Lion", "Lion", "Troll", "Troll")
    assert forecast(strong, weak, "Plains", 6, 6).win > 0.95
    assert forecast(weak, strong, "Plains", 6, 6).win < 0.05
    assert forecast(strong, weak, "Plains", 6, 6).kept > forecast(weak, weak, "Plains", 6, 6).kept


def test_the_ground_counts() -> None:
    lions, trolls = ("Lion", "Lion", "Lion"), ("Troll", "Troll", "Troll")
    assert forecast(lions, trolls, "Desert", 6, 6).win > forecast(lions, trolls, "Tundra", 6, 6).win
    assert forecast(lions, trolls, "Tower", 6, 6).win < forecast(lions, trolls, "Plains", 6, 6).win


def test_wounds_count() -> None:
    fight = Fight(start_battle("Plains", 1, ["Lion", "Lion"], ["Lion", "Lion"], (6, 6)))
    assert superiority(fight, ATTACKER) == pytest.approx(1.0)
    fight.hits[0] = 4
    assert superiority(fight, ATTACKER) < 1.0 < superiority(fight, DEFENDER)
