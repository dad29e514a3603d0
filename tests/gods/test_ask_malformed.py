"""Questions that make no sense get a sentence that says so, and nothing breaks."""

import json
from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.ask.answers import answer

GOOD: dict[str, dict[str, Any]] = {
    "moves": {"field": "D0.1", "distance": 3, "army": ["Ogre"]},
    "recruits": {"land": "Plains", "army": ["Ogre"]},
    "price": {"for": "hire", "figure": "Knight"},
    "spells": {"army": ["Warlock"], "enemy": ["Ogre"]},
    "score": {"how": "battle", "army": ["Ogre"]},
    "lords": {"from": 0, "to": 300},
    "army": {"army": ["Ogre"]},
    "advantages": {"victory_points": 30, "revealed": True},
    "sacrifices": {"army": ["Colossus"]},
    "god": {"titans": [6]},
}

_DUEL: dict[str, Any] = {
    "map": "Plains",
    "entry": 3,
    "round": 2,
    "units": [["A", "Ranger", "C3", 0], ["D", "Lion", "C4", 0], ["D", "Ogre", "E5", 0]],
}
GOOD["strike"] = {**_DUEL, "by": 0, "at": 1}
GOOD["rangestrike"] = {**_DUEL, "by": 0, "at": 2}
GOOD["reach"] = {**_DUEL, "mover": 2}

NO_JSON = ["", "{", "nonsense", '{"ask": "god", "titans": [6]} more', "\xff", "[" * 5000]
NO_QUESTION: list[Any] = [
    None,
    7,
    "moves",
    [],
    {},
    {"titans": [6]},
    {"ask": None},
    {"ask": 3},
    {"ask": "tower-teleport", "field": "T0"},
    {"ask": "Moves", **GOOD["moves"]},
]
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("moves", {"field": "D3.1"}),
    ("moves", {"field": "W0"}),
    ("moves", {"field": 5}),
    ("moves", {"distance": 0}),
    ("moves", {"distance": "three"}),
    ("moves", {"army": []}),
    ("moves", {"army": "Ogre"}),
    ("moves", {"army": ["Ogre", "Dwarf"]}),
    ("moves", {"own": ["Nowhere"]}),
    ("moves", {"enemy": ["Nowhere"]}),
    ("moves", {"neutral": ["D0.1"]}),
    ("moves", {"neutral": ["T9"]}),
    ("moves", {"tower": "CT0"}),
    ("moves", {"round": 0}),
    ("moves", {"victory_points": -10}),
    ("moves", {"revealed": "yes"}),
    ("recruits", {"land": "Atlantis"}),
    ("recruits", {"army": ["Sphinx"]}),
    ("recruits", {"army": []}),
    ("recruits", {"distance": -1}),
    ("recruits", {"labelled": 1}),
    ("recruits", {"land": None}),
    ("price", {"for": "rent"}),
    ("price", {"figure": "Locker"}),
    ("price", {"figure": None}),
    ("price", {"figure": "Nobody"}),
    ("price", {"for": "revive", "figure": "Knight"}),
    ("price", {"for": "conjure", "figure": "Angel"}),
    ("price", {"for": "darkland-teleport", "figure": "Nobody"}),
    ("spells", {"army": ["Merlin"]}),
    ("spells", {"enemy": ["Merlin"]}),
    ("spells", {"enemy": None}),
    ("spells", {"cast": ["Fireball"]}),
    ("score", {"how": "surrender"}),
    ("score", {"army": ["Orc"]}),
    ("score", {"battle_points": -1}),
    ("score", {"battle_points": 1.5}),
    ("lords", {"from": 400}),
    ("lords", {"from": -200}),
    ("lords", {"to": "many"}),
    ("army", {"army": []}),
    ("army", {"army": ["ogre"]}),
    ("army", {"battle_points": True}),
    ("advantages", {"victory_points": None}),
    ("advantages", {"victory_points": -1}),
    ("advantages", {"revealed": 1}),
    ("sacrifices", {"army": [3]}),
    ("sacrifices", {"army": ["Anybody"]}),
    ("god", {"titans": 6}),
    ("god", {"titans": [-6]}),
    ("god", {"titans": ["six"]}),
]
_TWO = [["A", "Ogre", "C3", 0], ["D", "Lion", "C4", 0]]
WRONG_BATTLES: list[dict[str, Any]] = [
    {"map": "Atlantis"},
    {"map": "Sea"},
    {"map": None},
    {"entry": 2},
    {"entry": "3"},
    {"map": "Tower", "entry": 1},
    {"map": "Coast", "entry": 5},
    {"round": 0},
    {"round": 8},
    {"units": []},
    {"units": [["A", "Ogre", "C3"]]},
    {"units": [["A", "Ogre", "C3", 0, 0]]},
    {"units": [["B", "Ogre", "C3", 0], *_TWO]},
    {"units": [["A", "Dwarf", "C3", 0], ["D", "Lion", "C4", 0]]},
    {"units": [["A", "Ogre", "G1", 0], ["D", "Lion", "C4", 0]]},
    {"units": [["A", "Ogre", "C4", 0], ["D", "Lion", "C4", 0]]},
    {"units": [["A", "Pegasus", "C4", 0], ["A", "Ogre", "C4", 0], ["D", "Lion", "C3", 0]]},
    {"units": [["A", "Pegasus", "C4", 0], ["D", "Knight", "C4", 0], ["D", "Lion", "C3", 0]]},
    {"units": [["A", "Ogre", "C3", 7], ["D", "Lion", "C4", 0]]},
    {"units": [["A", "Ogre", "C3", -1], ["D", "Lion", "C4", 0]]},
    {"units": [["A", "Knight", "C3", 7], ["D", "Lion", "C4", 0]]},
    {"units": [["A", "Ogre", "off", 6], ["D", "Lion", "C4", 0]]},
    {"colours": {"A": "white"}},
    {"colours": {"X": "red"}},
    {"scores": {"A": -1}},
    {"scores": {"C": 5}},
]
WRONG += [(ask, change) for ask in ("strike", "rangestrike", "reach") for change in WRONG_BATTLES]
WRONG += [
    ("strike", {"by": 3}),
    ("strike", {"at": -1}),
    ("strike", {"at": "1"}),
    ("rangestrike", {"at": 9}),
    ("reach", {"mover": 3}),
    ("reach", {"units": [["A", "Ogre", "C3", 6], ["D", "Lion", "C4", 0], ["D", "Lion", "C5", 0]]}),
]
# An attack that the rules do not know: not on an enemy next to it.
NO_ATTACKS = [
    [["A", "Ogre", "C3", 0], ["D", "Lion", "C5", 0]],
    [["A", "Ogre", "C3", 0], ["A", "Lion", "C4", 0]],
    [["A", "Ogre", "off", 0], ["D", "Lion", "C4", 0]],
    [["A", "Ogre", "C3", 0], ["D", "Lion", "off", 0]],
    [["A", "Ogre", "C3", 0], ["D", "Titan", "C4", 0], ["D", "Pegasus", "C4", 0]],
]


def error_of(question: bytes) -> str:
    found = json.loads(msgspec.json.encode(answer(question)))
    assert set(found) <= {"error", "rule"}
    return str(found["error"])


@pytest.mark.parametrize("units", NO_ATTACKS, ids=range(len(NO_ATTACKS)))
def test_no_attack(units: list[Any]) -> None:
    said = error_of(json.dumps({"ask": "strike", **GOOD["strike"], "units": units}).encode())
    assert said and not said.startswith("refusal-")


@pytest.mark.parametrize("text", NO_JSON, ids=range(len(NO_JSON)))
def test_no_json(text: str) -> None:
    assert error_of(text.encode("latin-1"))


@pytest.mark.parametrize("question", NO_QUESTION, ids=str)
def test_no_question(question: Any) -> None:
    assert error_of(json.dumps(question).encode())


@pytest.mark.parametrize("ask", GOOD)
def test_the_good_question_is_good(ask: str) -> None:
    assert "error" not in answer(json.dumps({"ask": ask, **GOOD[ask]}).encode())


@pytest.mark.parametrize(("ask", "change"), WRONG, ids=str)
def test_one_thing_is_wrong(ask: str, change: dict[str, Any]) -> None:
    assert error_of(json.dumps({"ask": ask, **GOOD[ask], **change}).encode())


@pytest.mark.parametrize(("ask", "key"), [(ask, key) for ask, question in GOOD.items() for key in question])
def test_nothing_may_be_missing(ask: str, key: str) -> None:
    rest = {name: word for name, word in GOOD[ask].items() if name != key}
    assert error_of(json.dumps({"ask": ask, **rest}).encode())


@pytest.mark.parametrize("ask", GOOD)
def test_nothing_unknown_may_be_added(ask: str) -> None:
    assert error_of(json.dumps({"ask": ask, **GOOD[ask], "colour": "red"}).encode())
