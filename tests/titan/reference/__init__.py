"""Titan's rules read slowly and literally, as the measure for the fast code."""

from collections.abc import Callable
from typing import Any

from . import battle, board, mustering

Question = dict[str, Any]
Answer = dict[str, Any]


def _moves(question: Question) -> Answer:
    found = board.moves(
        question["land"], question["roll"], question["own"], question["enemy"], question["engaged"]
    )
    return {"moves": found}


def _tower_teleport(question: Question) -> Answer:
    return {"lands": board.tower_teleport(question["land"])}


def _recruits(question: Question) -> Answer:
    return {"recruits": mustering.recruits(question["terrain"], question["legion"])}


_ANSWERS: dict[str, Callable[[Question], Answer]] = {
    "moves": _moves,
    "tower-teleport": _tower_teleport,
    "recruits": _recruits,
    "reach": battle.answer_reach,
    "strike": battle.answer_strike,
    "rangestrike": battle.answer_rangestrike,
    "carry": battle.answer_carry,
    "targets": battle.answer_targets,
    "drift": battle.answer_drift,
}


def answer(question: Question) -> Answer:
    return _ANSWERS[question["ask"]](question)
