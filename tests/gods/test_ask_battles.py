"""What the rules service answers about battles, against the slow reading of the rules."""

import json
import random
from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.ask.answers import answer as answer_of_game
from tests.gods.reference import battles
from tests.gods.reference.battle_questions import BATTLES, battle_questions
from tests.gods.reference.examples_of_battles import REACHES, SHOTS, STRIKES
from tests.gods.reference.maps import HAZARDS

Question = dict[str, Any]
Answer = dict[str, Any]


def asked(question: Question) -> Answer:
    found: Answer = json.loads(msgspec.json.encode(answer_of_game(json.dumps(question).encode())))
    return found


def expected_for(question: Question) -> Answer:
    return {
        "strike": battles.answer_strike,
        "rangestrike": battles.answer_rangestrike,
        "reach": battles.answer_reach,
    }[question["ask"]](question)


def agrees(question: Question) -> bool:
    found, expected = asked(question), expected_for(question)
    if expected.get("allowed") is False:
        # Where several rules forbid a rangestrike, either may be named.
        return found.get("allowed") is False and found["rule"] in battles.every_forbidding_rule(question)
    return found == expected


CASES = [
    pytest.param(
        question, expected, marks=pytest.mark.rule(*rules), id=f"{question['ask']}-{number}-{rules[0]}"
    )
    for number, (question, expected, rules) in enumerate([*STRIKES, *SHOTS])
]
MOVES = [
    pytest.param(
        question, goes.split(), not_to.split(), marks=pytest.mark.rule(*rules), id=f"{number}-{rules[0]}"
    )
    for number, (question, goes, not_to, rules) in enumerate(REACHES)
]


@pytest.mark.parametrize(("question", "expected"), CASES)
def test_the_reference_knows_the_example(question: Question, expected: Answer) -> None:
    found = expected_for(question)
    if "rule" in expected:
        assert found == {"allowed": False} and expected["rule"] in battles.every_forbidding_rule(question)
    else:
        assert found == expected


@pytest.mark.parametrize(("question", "expected"), CASES)
def test_example(question: Question, expected: Answer) -> None:
    if "rule" in expected:
        assert asked(question)["rule"] in battles.every_forbidding_rule(question)
    else:
        assert asked(question) == expected


@pytest.mark.parametrize(("question", "goes", "not_to"), MOVES)
@pytest.mark.parametrize("source", [expected_for, asked], ids=["reference", "game"])
def test_reach(source: Any, question: Question, goes: list[str], not_to: list[str]) -> None:
    found = set(source(question)["reach"])
    assert set(goes) <= found
    assert not set(not_to) & found


@pytest.mark.parametrize("seed", range(8))
def test_random_battles(seed: int) -> None:
    for question in battle_questions(random.Random(seed), 100):
        assert agrees(question), (question, asked(question), expected_for(question))


@pytest.mark.parametrize("map_name", sorted(HAZARDS))
@pytest.mark.parametrize("kind", [kind for kind, _ in BATTLES], ids=lambda kind: kind.__name__)
def test_every_map(kind: Any, map_name: str) -> None:
    rng = random.Random(f"{kind.__name__} {map_name}")
    for _ in range(8):
        question = kind(rng, map_name)
        assert agrees(question), (question, asked(question), expected_for(question))
