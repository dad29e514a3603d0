"""Questions about a battle, answered by reading the rules one by one."""

from typing import Any

from . import maneuvers, shooting, striking
from .units import battle_of

Question = dict[str, Any]
Answer = dict[str, Any]


def answer_reach(question: Question) -> Answer:
    battle = battle_of(question)
    mover = battle.units[question["mover"]]
    return {"engaged": maneuvers.is_held(battle, mover), "reach": maneuvers.reach(battle, mover)}


def answer_strike(question: Question) -> Answer:
    battle = battle_of(question)
    dice, number = striking.strike_terms(battle, battle.units[question["by"]], battle.units[question["at"]])
    return {"dice": dice, "number": number}


def answer_rangestrike(question: Question) -> Answer:
    battle = battle_of(question)
    shooter, target = battle.units[question["by"]], battle.units[question["at"]]
    if every_forbidding_rule(question):
        return {"allowed": False}
    dice, number = shooting.shot_terms(battle, shooter, target)
    return {"allowed": True, "dice": dice, "number": number}


def every_forbidding_rule(question: Question) -> set[str]:
    """All rules against a rangestrike; either of them may be named."""
    battle = battle_of(question)
    return shooting.forbidding_rules(battle, battle.units[question["by"]], battle.units[question["at"]])
