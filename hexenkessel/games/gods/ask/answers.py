"""The answers, all of them from the code that the game itself plays by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from hexenkessel.games.gods.armies.army import army_value, is_legal, most_figures
from hexenkessel.games.gods.ask import battle_questions as fought
from hexenkessel.games.gods.ask import battles
from hexenkessel.games.gods.ask import questions as asked
from hexenkessel.games.gods.ask.questions import BadQuestion, Question, shortened
from hexenkessel.games.gods.equipment.board import CITY, SEA, TOWERS
from hexenkessel.games.gods.equipment.figures import god_life
from hexenkessel.games.gods.equipment.spells import castable, printed
from hexenkessel.games.gods.lords.thresholds import lords_between
from hexenkessel.games.gods.movement.reach import Around, is_pact, march_of, moves
from hexenkessel.games.gods.movement.ways import NOWHERE, first_gates
from hexenkessel.games.gods.points.goals import advantages
from hexenkessel.games.gods.points.scoring import score
from hexenkessel.games.gods.recruitment.prices import (
    DARKLAND_TELEPORT,
    conjure_price,
    hire_price,
    revive_price,
    sacrifices,
)
from hexenkessel.games.gods.recruitment.recruits import Occasion, recruits

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


def _moves(question: asked.Moves) -> Answer:
    march = march_of(
        question.army,
        revealed=question.revealed,
        victory_points=question.victory_points,
        battle_points=question.battle_points,
    )
    own, enemy = frozenset(question.own), frozenset(question.enemy)
    # Whoever stands on a Sea field is a sea army, with which another sea army never fights (G8.3e). Who
    # stands on a Coast may be either, and is taken for a land army.
    peaceful = enemy & SEA if march.at_sea else NOWHERE
    is_first = question.round == 1 and question.field == CITY and question.tower is not None
    around = Around(
        # G25.7a: an own army on a tower land is its garrison, and whoever comes there joins it.
        own=own - TOWERS,
        garrisons=own & TOWERS,
        enemy=enemy - peaceful,
        shared=peaceful,
        neutral=frozenset(question.neutral),
        pact=is_pact(question.round),
        gates=first_gates(question.tower) if is_first and question.tower else None,
    )
    found = moves(question.field, march, around)
    ends = [(end.field, end.side or None) for end in found if end.distance == question.distance]
    return {"moves": ends}


def _recruits(question: asked.Recruits) -> Answer:
    occasion = Occasion(
        land=question.land,
        army=question.army,
        distance=question.distance,
        labelled=question.labelled,
        revealed=question.revealed,
        victory_points=question.victory_points,
        end_creature_taken=question.end_creature_taken,
    )
    return {"recruits": recruits(occasion)}


def _price(question: asked.Price) -> Answer:
    figure = question.figure
    if question.purpose == "darkland-teleport" or figure is None:
        return {"gems": DARKLAND_TELEPORT}
    price: Callable[[str], int | None] = {
        "hire": hire_price,
        "revive": revive_price,
        "conjure": conjure_price,
    }[question.purpose]
    return {"gems": price(figure)}


def _spells(question: asked.Spells) -> Answer:
    found = castable(question.army, question.enemy, question.cast)
    return {"spells": tuple(printed(spell) for spell in found)}


def _score(question: asked.Score) -> Answer:
    result = score(question.how, question.army, question.battle_points)
    return {
        "winner": {"battle_points": result.battle_points, "gems": result.gems},
        "loser": {"gems": result.loser_gems},
    }


def _lords(question: asked.Lords) -> Answer:
    return {"lords": lords_between(question.before, question.after)}


def _army(question: asked.ArmyQuestion) -> Answer:
    return {
        "legal": is_legal(question.army, revealed=question.revealed),
        "most": most_figures(question.army, revealed=question.revealed),
        "value": army_value(question.army, question.battle_points),
    }


def _advantages(question: asked.Advantages) -> Answer:
    return {"advantages": advantages(question.victory_points, revealed=question.revealed)}


def _sacrifices(question: asked.Sacrifices) -> Answer:
    return {"sacrifices": sacrifices(question.army)}


def _god(question: asked.God) -> Answer:
    return {"life": god_life(question.titans)}


_ANSWERS: Final[Mapping[str, tuple[type[Question], Callable[[Any], Answer]]]] = {
    "moves": (asked.Moves, _moves),
    "recruits": (asked.Recruits, _recruits),
    "reach": (fought.Reach, battles.reach),
    "strike": (fought.Strike, battles.strike),
    "rangestrike": (fought.Rangestrike, battles.rangestrike),
    "price": (asked.Price, _price),
    "spells": (asked.Spells, _spells),
    "score": (asked.Score, _score),
    "lords": (asked.Lords, _lords),
    "army": (asked.ArmyQuestion, _army),
    "advantages": (asked.Advantages, _advantages),
    "sacrifices": (asked.Sacrifices, _sacrifices),
    "god": (asked.God, _god),
}
