"""Questions to the rules service about battles: what makes no sense, and what cannot be done."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.ask.answers import answer

STRIKE: dict[str, Any] = {
    "ask": "strike",
    "map": "Plains",
    "entry": 3,
    "round": 2,
    "units": [["A", "Ogre", "C3", 0], ["D", "Lion", "C4", 0], ["A", "Troll", "off", 0]],
    "by": 0,
    "at": 1,
}
SHOT = STRIKE | {"ask": "rangestrike", "units": [["A", "Ranger", "D1", 0], ["D", "Lion", "D3", 0]]}
REACH = {name: said for name, said in STRIKE.items() if name not in ("by", "at")}
REACH |= {"ask": "reach", "mover": 0}


def asked(question: dict[str, Any]) -> Any:
    return answer(msgspec.json.encode(question))


def test_good_questions() -> None:
    assert asked(STRIKE) == {"dice": 6, "number": 5}
    assert asked(SHOT) == {"allowed": True, "dice": 2, "number": 3}
    assert asked(REACH) == {"engaged": True, "reach": []}
    assert asked(REACH | {"mover": 2})["engaged"] is False


@pytest.mark.parametrize(
    "change",
    [
        {"map": "Sea"},
        {"map": 3},
        {"entry": 2},
        {"map": "Tower", "entry": 1},
        {"round": 0},
        {"round": 8},
        {"units": []},
        {"units": [["A", "Sphinx", "C3", 0], ["D", "Lion", "C4", 0]]},
        {"units": [["A", "Ogre", "C9", 0], ["D", "Lion", "C4", 0]]},
        {"units": [["A", "Ogre", "C3", 7], ["D", "Lion", "C4", 0]]},
        {"units": [["A", "Ogre", "C3", -1], ["D", "Lion", "C4", 0]]},
        {"units": [["A", "Ogre", "off", 6], ["D", "Lion", "C4", 0]]},
        {"units": [["A", "Ogre", "C3", 0], ["D", "Lion", "C3", 0]]},
        {"units": [["A", "Pegasus", "C3", 0], ["A", "Ogre", "C3", 0]]},
        {"units": [["A", "Pegasus", "C3", 0], ["D", "Titan", "C3", 0]]},
        {"units": [["B", "Ogre", "C3", 0], ["D", "Lion", "C4", 0]]},
        {"units": [["A", "Ogre", "C3"], ["D", "Lion", "C4", 0]]},
        {"by": 3},
        {"by": -1},
        {"at": "Lion"},
        {"colours": {"A": "pink"}},
        {"colours": {"B": "red"}},
        {"scores": {"A": -5}},
        {"spell": "Quake"},
    ],
)
def test_what_makes_no_sense_is_said_so(change: dict[str, Any]) -> None:
    assert set(asked(STRIKE | change)) == {"error"}


def test_in_a_maneuver_phase_nobody_is_slain() -> None:
    units = [["A", "Ogre", "C3", 6], ["D", "Lion", "C4", 0]]
    assert set(asked(REACH | {"units": units})) == {"error"}
    assert asked(STRIKE | {"units": units}) == {"dice": 6, "number": 5}


def test_what_cannot_be_done_names_its_rule() -> None:
    units = [["A", "Ogre", "C3", 0], ["D", "Lion", "F4", 0]]
    found = asked(STRIKE | {"units": units})
    assert found["rule"] == "G12.7d" and "neighbouring" in found["error"]
    assert asked(SHOT | {"units": units}) == {"allowed": False, "rule": "G14.1b"}


def test_colours_decide_who_is_at_home_and_how_strong_a_knight_is() -> None:
    units = [["A", "Knight", "C3", 0], ["D", "Lich", "C4", 0]]
    assert asked(STRIKE | {"units": units})["dice"] == 6
    for colour in ("black", "grey"):
        assert asked(STRIKE | {"units": units, "colours": {"D": colour}})["dice"] == 8
    dark = {"map": "Darkland", "units": [["A", "Ogre", "D1", 0], ["D", "Lich", "F4", 0]]}
    assert "D2" not in asked(REACH | dark)["reach"]
    assert "D2" in asked(REACH | dark | {"colours": {"A": "black", "D": "yellow"}})["reach"]


def test_a_pegasus_and_his_rider_stand_in_one_hex() -> None:
    units = [["A", "Ogre", "C3", 0], ["D", "Pegasus", "C4", 0], ["D", "Knight", "C4", 0]]
    assert asked(STRIKE | {"units": units}) == {"dice": 6, "number": 6}
    assert asked(STRIKE | {"units": units, "at": 2})["rule"] == "G16.5bg"
