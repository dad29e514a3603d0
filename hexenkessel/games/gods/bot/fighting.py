"""What to do in a battle: maneuvers, attacks, spells, abilities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexenkessel.games.gods.actions import Carry, Cast, Maneuver, Rangestrike, Strike, UseAbility
from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import unit_name
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.recruitment.recruits import LOWEST_TIER
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.legions.battle.fight import strike_number
from hexenkessel.legions.battle.hexes import LABELS
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.battle.odds import expected_damage, kill_chance
from hexenkessel.legions.tactics.maneuvering import Maneuvers
from hexenkessel.legions.tactics.striking import best_blow, best_taker
from hexenkessel.legions.tactics.values import Values

from .temper import Temper
from .worth import WORTH

# Three dice with this skill for every enemy (G15.6d, G15.6h, G15.6o).
_WAVES: Final = {"Shockwave": 2, "Quake": 3, "Inferno": 4}
_CHAIN_DICE: Final = 20
_DEMON: Final = 16.0  # what a red Demon does until it is gone
_ADJACENT: Final = frozenset({"Phoenix", "Nightmare"})


def plan_maneuvers(fight: GodsFight, values: Values, temper: Temper) -> list[Action]:
    plan = Maneuvers(fight, values, temper.battle).plan()
    return [Maneuver(unit_name(fight.kinds[unit], unit), LABELS[hex]) for unit, hex in plan]


def choose_strike(battle: Battle, decision: Decision, side: int, values: Values, temper: Temper) -> Action:
    """Spells and abilities first, where they pay; then the best attack."""
    fight = GodsFight(battle)
    if fight.half == side:
        magic = _best_cast(fight, side, decision.actions, temper) or _best_use(fight, decision.actions)
        if magic is not None:
            return magic
    blow = best_blow(fight, side, values)
    if blow is not None:
        unit, target = (unit_name(fight.kinds[number], number) for number in (blow.unit, blow.target))
        attack = Strike(unit, target, blow.dice, blow.number)
        wanted: Action = Rangestrike(unit, target) if blow.is_ranged else attack
        if wanted in decision.actions:
            return wanted
    if Done() in decision.actions:
        return Done()
    return next(action for action in decision.actions if isinstance(action, Strike))


def choose_carry(battle: Battle, decision: Decision, hits: int, values: Values) -> Action:
    takers = {number_of(action.target): action for action in decision.actions if isinstance(action, Carry)}
    return takers[best_taker(GodsFight(battle), list(takers), hits, values)]


def choose_victim(decision: Decision) -> Action:
    """Whom the Necromancer hurts, or where a Painchain goes on: the dearest."""
    return max(decision.actions, key=lambda action: _worth_of(str(getattr(action, "target", ""))))


def number_of(unit: str) -> int:
    return int(unit.rpartition("-")[2])


def _worth_of(unit: str) -> float:
    return WORTH.get(unit.rpartition("-")[0], 0.0)


# Spells


def _best_cast(fight: GodsFight, side: int, actions: Iterable[Action], temper: Temper) -> Action | None:
    # G15.4a: one spell for a battle, so it should bring something; later in the battle less will do.
    best, most = None, temper.spell * max(0.4, 1.4 - 0.2 * fight.round)
    for action in actions:
        if isinstance(action, Cast):
            gain = _gain_of_spell(fight, side, action)
            if gain > most:
                best, most = action, gain
    return best


def _gain_of_spell(fight: GodsFight, side: int, action: Cast) -> float:
    foes = members(fight.living(1 - side))
    skill = _WAVES.get(action.spell)
    if skill is not None:
        return sum([_hurt(fight, foe, 3, skill) for foe in foes if fight.is_on_map(foe)])
    match action.spell:
        case "Wimps-Vacation":
            # G15.6e: Creatures that nobody else recruits are slain at once.
            return sum([WORTH[name] for foe in foes if (name := KINDS[fight.kinds[foe]]) in LOWEST_TIER])
        case "Painchain":
            # G15.6z: as many dice as one likes.
            if action.number != _CHAIN_DICE:
                return 0.0
            return _hurt(fight, number_of(action.units[0]), _CHAIN_DICE, 5)
        case "Slavery":
            # G15.6ad: he is missing there and fights here.
            return 1.3 * _worth_of(action.units[0])
        case "Summon":
            return _DEMON
        case "Homeland" | "Deadlock":
            return 2.0 * len(foes) if fight.round <= 3 else 0.0
    return 0.0


def _hurt(fight: GodsFight, foe: int, dice: int, skill: int) -> float:
    need = fight.powers[foe] - fight.hits[foe]
    number = strike_number(skill, fight.skills[foe])
    worth = WORTH[KINDS[fight.kinds[foe]]]
    damage = expected_damage(dice, number, need) / fight.powers[foe]
    return worth * (0.6 * damage + 0.4 * kill_chance(dice, number, need))


# Abilities


def _best_use(fight: GodsFight, actions: Iterable[Action]) -> Action | None:
    best, most = None, 0.0
    for action in actions:
        if isinstance(action, UseAbility):
            gain = _gain_of_use(fight, action)
            if gain > most:
                best, most = action, gain
    return best


def _gain_of_use(fight: GodsFight, action: UseAbility) -> float:
    unit = number_of(action.unit)
    name = KINDS[fight.kinds[unit]]
    near = members(fight.targets(unit))
    if name == "Deathbringer" and action.target is not None:
        # G16.5g: it costs him twice what it takes.
        victim = number_of(action.target)
        cost = 2 * (fight.powers[victim] - fight.hits[victim]) / fight.powers[unit]
        return _worth_of(action.target) - cost * WORTH[name] - 3.0
    if name in _ADJACENT:
        return 5.0 * len(near) - (8.0 if fight.round < 4 else 3.0)
    if name == "Demon":
        # G16.5i: what is beyond its target heals it.
        weakest = min((fight.powers[foe] - fight.hits[foe] for foe in near), default=99)
        return float(fight.hits[unit] >= 4 and weakest <= 3)
    return 1.0 if name == "Plaque" and near else 0.0
