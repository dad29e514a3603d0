"""Questions that make no sense get a sentence that says so, and nothing breaks."""

import json
from typing import Any

import pytest

from hexenkessel.games.armageddon.ask.answers import answer
from hexenkessel.games.armageddon.game import GAME
from tests.armageddon.asking import ask

GOOD: dict[str, dict[str, Any]] = {
    "duel": {"attacker": {"kind": "axe"}, "defender": {"kind": "axe"}},
    "promote": {"killer": "axe", "victim": "hero"},
    "shot": {},
    "steps": {},
    "allowance": {},
    "stay": {"figure": "warrior", "place": "forest"},
    "ram": {"by": "ram", "on": "wall_gate"},
    "siren": {"at": [1, 0]},
    "bounce": {"steps": 3, "ahead": 2, "behind": 1},
    "throw": {"aim": "single", "distance": 2},
    "life": {"occasion": "pitch"},
    "pitch": {"platform": 2},
    "wind": {"dice": [1, 2, 3]},
    "ship": {"ship": "raft", "steps": ["E"]},
    "swim": {"after": "raft", "round": 2},
    "magic": {"spell": "weaken"},
    "counter": {"formula": 10, "counter": 11},
    "magic_duel": {"rolls": [10]},
    "triple": {"dice": [1, 1, 1]},
    "hunger": {},
    "number": {"of": "fill_moat"},
    "majority": {"warriors": [1, 2]},
    "needs": {"chapter": "m05"},
}

NO_JSON = ["", "{", "nonsense", '{"ask": "hunger"} more', "\xff", "[" * 5000]
NO_QUESTION: list[Any] = [
    None,
    7,
    "wind",
    [],
    {},
    {"dice": [1, 2, 3]},
    {"ask": None},
    {"ask": 3},
    {"ask": "moves", "field": "T0"},
    {"ask": "Hunger"},
]
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("duel", {"attacker": "axe"}),
    ("duel", {"attacker": {"kind": "orc"}}),
    ("duel", {"attacker": {"kind": "axe", "colour": "red"}}),
    ("duel", {"attacker": {"kind": "axe", "level": 4}}),
    ("duel", {"defender": {"kind": "axe", "level": -1}}),
    ("duel", {"defender": {"kind": "elephant", "horse": "light"}}),
    ("duel", {"defender": {"kind": "axe_phalanx", "wagon": True}}),
    ("duel", {"defender": {"kind": "axe", "horse": "light", "wagon": True}}),
    ("duel", {"defender": {"kind": "axe", "spell": "doubled"}}),
    ("duel", {"between": ["sea"]}),
    ("duel", {"between": ["stairs"]}),
    ("duel", {"how": "shout"}),
    ("duel", {"how": "scramble", "supporter": {"kind": "axe"}}),
    ("duel", {"how": "swim", "attacker": {"kind": "axe", "horse": "light"}}),
    ("promote", {"victim": "ram"}),
    ("promote", {"over": "side"}),
    ("shot", {"distance": -1}),
    ("shot", {"up": 9}),
    ("shot", {"from": "cloud"}),
    ("shot", {"in": "forest"}),
    ("shot", {"in": ["bed"]}),
    ("shot", {"in": ["longship", "raft"]}),
    ("shot", {"swims": True, "in": ["raft"]}),
    ("shot", {"target": "elephant", "in": ["wagon"]}),
    ("shot", {"speed": 5}),
    ("steps", {"mover": "bird"}),
    ("steps", {"to": "moon"}),
    ("steps", {"over": "river"}),
    ("steps", {"over": ["fence"]}),
    ("steps", {"carried_by": "dogs"}),
    ("allowance", {"mover": "longship"}),
    ("allowance", {"where": "bed"}),
    ("allowance", {"leading": 1}),
    ("allowance", {"mover": "rider", "leading": 3}),
    ("allowance", {"backwards": True}),
    ("allowance", {"mover": "chariot", "horses": 5}),
    ("stay", {"figure": "bird"}),
    ("stay", {"place": "moon"}),
    ("ram", {"by": "axe"}),
    ("ram", {"on": "door"}),
    ("ram", {"vain": -1}),
    ("siren", {"at": [1]}),
    ("siren", {"wind": "gale"}),
    ("bounce", {"steps": -1}),
    ("bounce", {"ahead": 500}),
    ("pitch", {"platform": 1}),
    ("life", {"occasion": "fever"}),
    ("life", {"figure": "ship"}),
    ("throw", {"aim": "moon"}),
    ("throw", {"distance": None}),
    ("throw", {"line": ["lowland"]}),
    ("throw", {"from": "air"}),
    ("throw", {"roll": 2}),
    ("wind", {"dice": [1, 2]}),
    ("wind", {"dice": [0, 2, 3]}),
    ("wind", {"dice": [1, 2, 7]}),
    ("wind", {"players": 0}),
    ("ship", {"ship": "galley"}),
    ("ship", {"steps": []}),
    ("ship", {"steps": ["N"]}),
    ("ship", {"wind": "hurricane"}),
    ("ship", {"toward": None}),
    ("ship", {"stream": 3}),
    ("ship", {"doubled": "yes"}),
    ("swim", {"after": "wreck"}),
    ("swim", {"round": 0}),
    ("magic", {"spell": "sleep"}),
    ("magic", {"on": {"orc": 1}}),
    ("magic", {"on": {"axe": 0}}),
    ("magic", {"on": ["axe"]}),
    ("magic", {"spell": "move_beasts"}),
    ("magic", {"spell": "move_gate"}),
    ("magic", {"spell": "move_beasts", "beast": "axe"}),
    ("counter", {"formula": 2}),
    ("counter", {"counter": 19}),
    ("counter", {"counter": 10.5}),
    ("magic_duel", {"rolls": [1]}),
    ("magic_duel", {"rolls": 10}),
    ("triple", {"dice": [1, 1, 1, 1]}),
    ("triple", {"stock": 101}),
    ("triple", {"roll_for": "love"}),
    ("hunger", {"round": 0}),
    ("hunger", {"spell": "tired"}),
    ("number", {"of": "luck"}),
    ("number", {"of": "self_destruction"}),
    ("number", {"of": "self_destruction", "figure": "axe"}),
    ("majority", {"warriors": [-1]}),
    ("majority", {"warriors": "three"}),
    ("needs", {"chapter": "m18"}),
    ("needs", {"chapter": 1}),
    ("needs", {"chapter": "Ships"}),
]


def error_of(question: bytes) -> str:
    found = answer(question)
    assert set(found) == {"error"}
    return str(found["error"])


@pytest.mark.parametrize("text", NO_JSON, ids=range(len(NO_JSON)))
def test_no_json(text: str) -> None:
    assert error_of(text.encode("latin-1"))


@pytest.mark.parametrize("question", NO_QUESTION, ids=str)
def test_no_question(question: Any) -> None:
    assert error_of(json.dumps(question).encode())


@pytest.mark.parametrize("name", GOOD)
def test_the_good_question_is_good(name: str) -> None:
    assert "error" not in ask(name, **GOOD[name])


@pytest.mark.parametrize(("name", "change"), WRONG, ids=str)
def test_one_thing_is_wrong(name: str, change: dict[str, Any]) -> None:
    assert ask(name, **{**GOOD[name], **change})["error"]


@pytest.mark.parametrize(
    ("name", "key"),
    [(name, key) for name, said in GOOD.items() for key in said if (name, key) != ("throw", "aim")],
)
def test_nothing_may_be_missing(name: str, key: str) -> None:
    assert ask(name, **{word: said for word, said in GOOD[name].items() if word != key})["error"]


@pytest.mark.parametrize("name", GOOD)
def test_nothing_unknown_may_be_added(name: str) -> None:
    assert ask(name, **GOOD[name], colour="red")["error"]


def test_the_game_answers() -> None:
    assert GAME.ask(b'{"ask": "majority", "warriors": [2, 1]}') == {"decides": 0}
