"""The slow reference answers every example that was worked out by hand from the rules."""

import random
from typing import Any

import pytest

from tests.titan.reference import answer
from tests.titan.reference.examples import EXAMPLES, EXTRA_EXAMPLES
from tests.titan.reference.questions import random_questions

CASES = [
    pytest.param(
        question, expected, marks=pytest.mark.rule(*rules), id=f"{question['ask']}-{number}-{rules[0]}"
    )
    for number, (question, expected, rules) in enumerate([*EXAMPLES, *EXTRA_EXAMPLES])
]


@pytest.mark.parametrize(("question", "expected"), CASES)
def test_example(question: dict[str, Any], expected: dict[str, Any]) -> None:
    assert answer(question) == expected


def test_every_random_question_has_an_answer() -> None:
    for question in random_questions(random.Random(7), 300):
        assert answer(question)
