"""What `hexenkessel ask` answers, against the slow reading of the same rules."""

import json
import random
from typing import Any

import msgspec
import pytest

from hexenkessel.games.titan.game import GAME
from tests.titan.reference import answer
from tests.titan.reference.battle import every_forbidding_rule
from tests.titan.reference.examples import EXAMPLES
from tests.titan.reference.questions import random_questions

Question = dict[str, Any]
Answer = dict[str, Any]


def asked(question: Question) -> Answer:
    found: Answer = json.loads(msgspec.json.encode(GAME.ask(json.dumps(question).encode())))
    return found


def agrees(question: Question, expected: Answer) -> bool:
    found = asked(question)
    if question["ask"] == "carry":
        # The options are a set; which stands first is a matter of taste.
        return sorted(found["options"]) == sorted(expected["options"])
    if found.get("allowed") is False and expected["allowed"] is False:
        # Where several rules forbid a rangestrike, either may be named.
        return found["rule"] in every_forbidding_rule(question)
    return found == expected


CASES = [
    pytest.param(
        question, expected, marks=pytest.mark.rule(*rules), id=f"{question['ask']}-{number}-{rules[0]}"
    )
    for number, (question, expected, rules) in enumerate(EXAMPLES)
]


@pytest.mark.parametrize(("question", "expected"), CASES)
def test_example(question: Question, expected: Answer) -> None:
    assert agrees(question, expected), asked(question)


@pytest.mark.parametrize("seed", range(8))
def test_random_questions(seed: int) -> None:
    for question in random_questions(random.Random(seed), 250):
        expected = answer(question)
        assert agrees(question, expected), (question, asked(question), expected)
