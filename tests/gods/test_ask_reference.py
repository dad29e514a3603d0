"""What the rules service answers, against the slow reading of the same rules."""

import json
import random
from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.ask.answers import answer as answer_of_game
from tests.gods.reference import answer
from tests.gods.reference.examples import EXAMPLES
from tests.gods.reference.questions import ASKING, random_questions

Question = dict[str, Any]
Answer = dict[str, Any]


def asked(question: Question) -> Answer:
    found: Answer = json.loads(msgspec.json.encode(answer_of_game(json.dumps(question).encode())))
    return found


CASES = [
    pytest.param(
        question, expected, marks=pytest.mark.rule(*rules), id=f"{question['ask']}-{number}-{rules[0]}"
    )
    for number, (question, expected, rules) in enumerate(EXAMPLES)
]


@pytest.mark.parametrize(("question", "expected"), CASES)
def test_example(question: Question, expected: Answer) -> None:
    assert asked(question) == expected


@pytest.mark.parametrize(("question", "expected"), CASES)
def test_the_reference_knows_the_example(question: Question, expected: Answer) -> None:
    assert answer(question) == expected


@pytest.mark.parametrize("seed", range(8))
def test_random_questions(seed: int) -> None:
    for question in random_questions(random.Random(seed), 250):
        assert asked(question) == answer(question), question


@pytest.mark.parametrize("kind", [kind for kind, _ in ASKING], ids=lambda kind: kind.__name__)
def test_questions_of_one_kind(kind: Any) -> None:
    rng = random.Random(kind.__name__)
    for _ in range(60):
        question = kind(rng)
        assert asked(question) == answer(question), question
