"""Questions about a battle, answered by reading the rules one by one."""

from typing import Any

from . import maneuver, rangestrikes, strikes
from .units import Unit, battle_of

Question = dict[str, Any]
Answer = dict[str, Any]


def answer_reach(question: Question) -> Answer:
    battle = battle_of(question)
    mover = battle.units[question["mover"]]
    return {"engaged": maneuver.is_engaged(battle, mover), "reach": maneuver.reach(battle, mover)}


def answer_strike(question: Question) -> Answer:
    battle = battle_of(question)
    dice, number = strikes.strike_terms(battle, battle.units[question["by"]], battle.units[question["at"]])
    return {"dice": dice, "number": number}


def answer_rangestrike(question: Question) -> Answer:
    battle = battle_of(question)
    striker, target = battle.units[question["by"]], battle.units[question["at"]]
    forbidding = rangestrikes.forbidding_rules(battle, striker, target)
    if forbidding:
        return {"allowed": False, "rule": forbidding[0]}
    dice, number = rangestrikes.rangestrike_terms(battle, striker, target)
    return {"allowed": True, "dice": dice, "number": number}


def every_forbidding_rule(question: Question) -> list[str]:
    """All rules against a rangestrike, for comparing with code that may name another one first."""
    battle = battle_of(question)
    return rangestrikes.forbidding_rules(battle, battle.units[question["by"]], battle.units[question["at"]])


def answer_carry(question: Question) -> Answer:
    battle = battle_of(question)
    options = strikes.carry_options(battle, battle.units[question["by"]], battle.units[question["at"]])
    return {"options": [list(option) for option in options]}


def answer_targets(question: Question) -> Answer:
    battle = battle_of(question)
    # T13.0b, T23.1b: whoever is in contact with a living enemy must strike one of them.
    targets = [enemy for enemy in battle.enemies_in_contact(battle.units[question["by"]]) if enemy.is_alive]
    return {"targets": sorted(enemy.hex for enemy in targets)}


def answer_drift(question: Question) -> Answer:
    battle = battle_of(question)

    def suffers(unit: Unit) -> bool:
        # T23.5b: a stranger in drift takes a hit when a strike phase begins.
        return unit.is_on_map and battle.hazard_at(unit) == "drift" and not unit.is_native("drift")

    return {"hit": sorted(unit.hex for unit in battle.units if suffers(unit))}
