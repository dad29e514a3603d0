"""The answers, all of them from the code that the game itself plays by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

import msgspec

from hexenkessel.games.titan.ask import questions as asked
from hexenkessel.games.titan.ask.questions import BadQuestion, BattleQuestion, Question, Unit, shortened
from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.reasons import why_not_rangestrike, why_not_strike
from hexenkessel.games.titan.characters import KINDS, titan_power
from hexenkessel.games.titan.movement import destinations, tower_teleport_lands
from hexenkessel.games.titan.mustering import STANDARD, recruits
from hexenkessel.games.titan.world import FULL
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.legions.battle.hexes import HEX, LABELS, OFF
from hexenkessel.legions.battle.masks import members

Answer: TypeAlias = Mapping[str, Any]


class _Kind(msgspec.Struct):
    """As much of a question as is needed to know which one it is."""

    ask: str


def answer(question: bytes) -> Answer:
    """Answer one question in JSON. Whatever is wrong with it, this says so and does not raise."""
    try:
        kind = msgspec.json.decode(question, type=_Kind).ask
        if kind not in _ANSWERS:
            raise BadQuestion(f"There is no question {shortened(kind)}; there are {', '.join(_ANSWERS)}.")
        shape, respond = _ANSWERS[kind]
        said: Question = msgspec.json.decode(question, type=shape)
        said.check()
        return respond(said)
    except BadQuestion as problem:
        return {"error": str(problem)}
    except msgspec.ValidationError as problem:
        return {"error": f"The question does not fit: {problem}."}
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {"error": "This is not a question in JSON."}


# Masterplay


def _moves(question: asked.Moves) -> Answer:
    found = destinations(question.land, question.roll, question.own, question.enemy, question.engaged)
    return {"moves": found}


def _tower_teleport(question: asked.TowerTeleport) -> Answer:
    return {"lands": tower_teleport_lands(question.land, occupied=(question.land,))}


def _recruits(question: asked.Recruits) -> Answer:
    is_full = len(question.legion) >= FULL
    return {"recruits": () if is_full else recruits(STANDARD, question.terrain, question.legion)}


# Battle


def _fight(question: BattleQuestion, acting: Unit) -> Fight:
    """The battle of a question, in the half of the side that acts."""
    sides = [_SIDES.index(unit.side) for unit in question.units]
    return Fight(
        Battle(
            terrain=question.map,
            entry=question.entry,
            round=question.round,
            half=_SIDES.index(acting.side),
            kinds=tuple(KINDS.index(unit.name) for unit in question.units),
            sides=tuple(sides),
            hexes=tuple(HEX.get(unit.hex, OFF) for unit in question.units),
            hits=tuple(unit.hits for unit in question.units),
            titan_powers=(titan_power(question.scores.A), titan_power(question.scores.D)),
        )
    )


_SIDES: Final = "AD"  # the attacker is side 0


def _strike(question: asked.Strike) -> Answer:
    fight = _fight(question, question.units[question.by])
    if rule := why_not_strike(fight, question.by, question.at):
        return _impossible(rule)
    dice, number = fight.strike_terms(question.by, question.at)
    return {"dice": dice, "number": number}


def _carry(question: asked.Carry) -> Answer:
    fight = _fight(question, question.units[question.by])
    if rule := why_not_strike(fight, question.by, question.at):
        return _impossible(rule)
    options = [
        (dice, number, sorted(LABELS[fight.hexes[unit]] for unit in members(carry)))
        for dice, number, carry in fight.options(question.by, question.at)
    ]
    return {"options": options}


def _rangestrike(question: asked.Rangestrike) -> Answer:
    fight = _fight(question, question.units[question.by])
    if rule := why_not_rangestrike(fight, question.by, question.at):
        return {"allowed": False, "rule": rule}
    dice, number = fight.rangestrike_terms(question.by, question.at)
    return {"allowed": True, "dice": dice, "number": number}


def _reach(question: asked.Reach) -> Answer:
    fight = _fight(question, question.units[question.mover])
    found = sorted(LABELS[hex] for hex in members(fight.reach(question.mover)))
    return {"engaged": fight.is_engaged(question.mover), "reach": found}


def _impossible(rule: str) -> Answer:
    return {"error": _messages().say(Refusal(rule).key), "rule": rule}


@cache
def _messages() -> Messages:
    return Messages("en", files("hexenkessel.games.titan") / "messages")


_ANSWERS: Final[Mapping[str, tuple[type[Question], Callable[[Any], Answer]]]] = {
    "moves": (asked.Moves, _moves),
    "tower-teleport": (asked.TowerTeleport, _tower_teleport),
    "recruits": (asked.Recruits, _recruits),
    "reach": (asked.Reach, _reach),
    "strike": (asked.Strike, _strike),
    "carry": (asked.Carry, _carry),
    "rangestrike": (asked.Rangestrike, _rangestrike),
}
