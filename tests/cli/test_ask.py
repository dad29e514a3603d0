"""`hexenkessel ask`: questions about the rules in JSON lines."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.run_command import run

ANGEL_AND_GARGOYLE = [["A", "Angel", "B1", 0], ["D", "Gargoyle", "B2", 0]]
STRIKE = {
    "ask": "strike",
    "map": "Brush",
    "entry": 1,
    "round": 2,
    "units": ANGEL_AND_GARGOYLE,
    "by": 0,
    "at": 1,
}


def ask(*questions: Any) -> list[Any]:
    """The answers to questions, which are written as JSON unless they are bytes already."""
    lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in questions]
    ran = run("ask", "titan", stdin=b"\n".join(lines))
    assert ran.code == 0 and not ran.err
    return [json.loads(line) for line in ran.lines]


def ask_one(question: Any) -> Any:
    (answer,) = ask(question)
    return answer


def battle(ask: str, land: str, units: list[list[Any]], **rest: Any) -> dict[str, Any]:
    return {"ask": ask, "map": land, "entry": 3, "round": 2, "units": units, **rest}


def test_moves() -> None:
    question = {"ask": "moves", "land": 39, "roll": 2, "own": [137], "enemy": [138], "engaged": []}
    assert ask_one(question) == {"moves": [[138, 3]]}


def test_tower_teleport() -> None:
    assert len(ask_one({"ask": "tower-teleport", "land": 100})["lands"]) == 46


def test_strike() -> None:
    assert ask_one(STRIKE) == {"dice": 6, "number": 4}


def test_a_titans_power_comes_from_the_score() -> None:
    units = [["A", "Titan", "B1", 0], ["D", "Ogre", "B2", 0]]
    plain = battle("strike", "Plains", units, by=0, at=1)
    assert ask_one(plain)["dice"] == 6
    assert ask_one(plain | {"scores": {"A": 327, "D": 0}})["dice"] == 9
    assert ask_one(plain | {"scores": {"D": 327}})["dice"] == 6


@pytest.mark.parametrize(
    ("land", "units", "rule"),
    [
        ("Plains", [["A", "Ogre", "A1", 0], ["D", "Ogre", "F1", 0]], "T23.1b"),
        ("Plains", [["A", "Ogre", "A1", 0], ["D", "Ogre", "off", 0]], "T23.1b"),
        ("Plains", [["A", "Ogre", "A1", 0], ["A", "Ogre", "A2", 0]], "T13.1b"),
        ("Mountains", [["A", "Ogre", "B1", 0], ["D", "Ogre", "C2", 0]], "T23.10b"),
        ("Plains", [["A", "Ogre", "A1", 0], ["D", "Ogre", "A2", 6]], "T13.0b"),
    ],
)
def test_illegal_strike_names_the_rule(land: str, units: list[list[Any]], rule: str) -> None:
    for kind in ("strike", "carry"):
        answer = ask_one(battle(kind, land, units, by=0, at=1))
        assert answer["rule"] == rule and answer["error"].endswith(".")


def test_rangestrike() -> None:
    units = [["A", "Minotaur", "C1", 0], ["D", "Ogre", "C4", 0]]
    question = battle("rangestrike", "Plains", units, by=0, at=1)
    assert ask_one(question) == {"allowed": True, "dice": 2, "number": 3}
    assert ask_one(question | {"by": 1, "at": 0}) == {"allowed": False, "rule": "T12.1a"}


def test_reach() -> None:
    troll = [["A", "Troll", "B4", 0]]
    answer = ask_one(battle("reach", "Desert", troll, mover=0))
    assert (
        not answer["engaged"] and "D5" not in answer["reach"] and answer["reach"] == sorted(answer["reach"])
    )
    met = [["D", "Warbear", "C3", 0], ["A", "Troll", "D4", 0]]
    assert ask_one(battle("reach", "Plains", met, mover=0)) == {"engaged": True, "reach": []}


def test_reach_from_outside() -> None:
    attacker = ask_one(battle("reach", "Plains", [["A", "Ogre", "off", 0]], mover=0) | {"round": 1})
    assert {"A1", "B1", "C1", "D1"} <= set(attacker["reach"])
    inside = ask_one(battle("reach", "Tower", [["D", "Ogre", "off", 0]], mover=0) | {"round": 1})
    assert inside["reach"] == ["C3", "C4", "D3", "D4", "D5", "E3", "E4"]


def test_carry() -> None:
    units = [["A", "Ogre", "B2", 0], ["D", "Lion", "B3", 3], ["D", "Centaur", "A2", 0]]
    answer = ask_one(battle("carry", "Plains", units, by=0, at=1))
    assert answer == {"options": [[6, 5, []], [6, 6, ["A2"]]]}


def test_recruits() -> None:
    assert ask_one({"ask": "recruits", "terrain": "Marsh", "legion": ["Ogre", "Ogre"]}) == {
        "recruits": ["Ogre", "Troll"]
    }
    assert ask_one({"ask": "recruits", "terrain": "Marsh", "legion": ["Ogre"] * 7}) == {"recruits": []}


def test_answers_come_in_order_despite_errors() -> None:
    answers = ask(STRIKE, b"{", b"", b"   ", {"ask": "weather"}, b"\xff\xfe", STRIKE)
    assert len(answers) == 5
    assert answers[0] == answers[4] == {"dice": 6, "number": 4}
    assert all(set(answer) == {"error"} for answer in answers[1:4])


BAD: list[dict[str, Any]] = [
    {"ask": None},
    {},
    {"ask": "moves"},
    {"ask": "moves", "land": 4711, "roll": 2},
    {"ask": "moves", "land": 10**30, "roll": 2},
    {"ask": "moves", "land": 39, "roll": 7},
    {"ask": "moves", "land": 39, "roll": True},
    {"ask": "moves", "land": 39, "roll": 2, "own": [4711]},
    {"ask": "moves", "land": 39, "roll": 2, "own": [39] * 1000},
    {"ask": "moves", "land": 39, "roll": 2, "owm": []},
    {"ask": "tower-teleport", "land": "100"},
    {"ask": "recruits", "terrain": "Moor", "legion": ["Ogre"]},
    {"ask": "recruits", "terrain": "Marsh", "legion": ["Orc"]},
    {"ask": "recruits", "terrain": "Marsh", "legion": []},
    {"ask": "recruits", "terrain": "Marsh", "legion": ["Ogre"] * 8},
    STRIKE | {"map": "Moor"},
    STRIKE | {"entry": 2},
    STRIKE | {"round": 8},
    STRIKE | {"by": 2},
    STRIKE | {"by": -1},
    STRIKE | {"units": []},
    STRIKE | {"units": [["A", "Angel", "B1", 0], ["D", "Gargoyle", "B1", 0]]},
    STRIKE | {"units": [["X", "Angel", "B1", 0], ["D", "Gargoyle", "B2", 0]]},
    STRIKE | {"units": [["A", "Angle", "B1", 0], ["D", "Gargoyle", "B2", 0]]},
    STRIKE | {"units": [["A", "Angel", "Z9", 0], ["D", "Gargoyle", "B2", 0]]},
    STRIKE | {"units": [["A", "Angel", "B1", -1], ["D", "Gargoyle", "B2", 0]]},
    STRIKE | {"units": [["A", "Angel", "B1", 7], ["D", "Gargoyle", "B2", 0]]},
    STRIKE | {"units": [["A", "Angel", "B1", 0, 0], ["D", "Gargoyle", "B2", 0]]},
    STRIKE | {"units": [["A", "Angel", "off", 6], ["D", "Gargoyle", "B2", 0]]},
    STRIKE | {"scores": {"A": -1}},
    STRIKE | {"scores": {"A": 10**20}},
    STRIKE | {"scores": {"B": 1}},
    battle("reach", "Plains", [["A", "Ogre", "B1", 6]], mover=0),
]


@pytest.mark.parametrize("question", BAD)
def test_invalid_question_gets_an_error(question: dict[str, Any]) -> None:
    answer = ask_one(question)
    assert set(answer) == {"error"} and answer["error"].endswith(".")


def test_oversized_line_is_answered_and_skipped() -> None:
    long, next_one = ask(b" " * 3_000_000 + b"{}", STRIKE)
    assert set(long) == {"error"} and next_one == {"dice": 6, "number": 4}


def test_deep_nesting_is_an_error() -> None:
    assert set(ask_one(b"[" * 100_000)) == {"error"}
    assert set(ask_one(b'{"ask":"moves","land":' + b"[" * 100_000)) == {"error"}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@given(st.binary(max_size=80))
def test_any_bytes_get_answers(line: bytes) -> None:
    lines = [part for part in line.split(b"\n") if part.strip()]
    assert len(ask(line)) == len(lines)


@given(json_values)
def test_any_json_gets_one_answer(value: Any) -> None:
    assert set(ask_one(value)) == {"error"}


GOOD = [
    STRIKE,
    {"ask": "moves", "land": 39, "roll": 2, "own": [137], "enemy": [138], "engaged": []},
    {"ask": "tower-teleport", "land": 100},
    {"ask": "recruits", "terrain": "Marsh", "legion": ["Ogre", "Ogre"]},
    battle("reach", "Plains", ANGEL_AND_GARGOYLE, mover=0),
    battle("rangestrike", "Plains", ANGEL_AND_GARGOYLE, by=0, at=1),
]


@given(st.sampled_from(GOOD), st.data())
def test_mutated_question_gets_one_answer(question: dict[str, Any], data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(sorted(question)))
    assert isinstance(ask_one(question | {key: data.draw(json_values)}), dict)


@given(st.lists(st.tuples(st.sampled_from("AD"), st.sampled_from(["Titan", "Ogre", "Dragon", "Warlock"]),
    st.sampled_from(["off", "A1", "B1", "B2", "C3", "D4", "D5", "F4"]), st.integers(-1, 9)), max_size=6),
    st.sampled_from(["strike", "carry", "rangestrike", "reach"]),
    st.sampled_from(["Mountains", "Tower", "Swamp", "Desert"]))  # fmt: skip
def test_any_battle_gets_one_answer(units: list[Any], kind: str, land: str) -> None:
    named = {"mover": 0} if kind == "reach" else {"by": 0, "at": len(units) - 1}
    assert isinstance(ask_one(battle(kind, land, units, **named)), dict)
