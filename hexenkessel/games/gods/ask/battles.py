"""The answers about battles, from the workbench on which the game itself is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from hexenkessel.games.gods.ask.battle_questions import (
    SIDES,
    BattleQuestion,
    Rangestrike,
    Reach,
    Strike,
    Unit,
)
from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.reasons import why_not_rangestrike, why_not_strike
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.terms import PACKAGE
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.legions.battle.hexes import HEX, LABELS, OFF
from hexenkessel.legions.battle.masks import members

Answer: TypeAlias = Mapping[str, Any]


def _fight(question: BattleQuestion, acting: Unit) -> GodsFight:
    """The battle of a question, in the half of the side that acts."""
    attacker, defender = question.troop("A"), question.troop("D")
    owners = (attacker.owner, defender.owner)
    sides = [SIDES.index(unit.side) for unit in question.units]
    return GodsFight(
        Battle(
            land=question.map,
            entry=question.entry,
            round=question.round,
            half=SIDES.index(acting.side),
            kinds=tuple(KINDS.index(unit.name) for unit in question.units),
            sides=tuple(sides),
            owners=tuple(owners[side] for side in sides),
            powers=tuple(question.power(unit) for unit in question.units),
            hexes=tuple(HEX.get(unit.hex, OFF) for unit in question.units),
            hits=tuple(unit.hits for unit in question.units),
            camps=(attacker.camp, defender.camp),
            bound=attacker.bound | defender.bound << 1,
        )
    )


def strike(question: Strike) -> Answer:
    fight = _fight(question, question.units[question.by])
    if rule := why_not_strike(fight, question.by, question.at):
        return {"error": _messages().say(Refusal(rule).key), "rule": rule}
    dice, number = fight.strike_terms(question.by, question.at)
    return {"dice": dice, "number": number}


def rangestrike(question: Rangestrike) -> Answer:
    fight = _fight(question, question.units[question.by])
    if rule := why_not_rangestrike(fight, question.by, question.at):
        return {"allowed": False, "rule": rule}
    dice, number = fight.rangestrike_terms(question.by, question.at)
    return {"allowed": True, "dice": dice, "number": number}


def reach(question: Reach) -> Answer:
    fight, mover = _fight(question, question.units[question.mover]), question.mover
    found = sorted(LABELS[hex] for hex in members(fight.reach(mover)))
    # G12.4a: who is engaged cannot move, with the exceptions that are named there.
    return {"engaged": fight.is_engaged(mover) and fight.is_held(mover), "reach": found}


@cache
def _messages() -> Messages:
    return Messages("en", files(PACKAGE) / "messages")
