"""What the preview promises is what the dice can bring; and all that falls is recorded (T13.0c, T20)."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.chance import outcomes
from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.battle.play import arena, keys, told
from tests.titan.table import BLUE, RED

# terrain, attackers, defenders, what Red says
ANNOUNCED = [
    ("Plains", "Ogre C3", "Lion D4", "strike Ogre-0 Lion-1 6 5"),
    ("Plains", "Ogre C3", "Centaur D3, Lion D4:3", "strike Ogre-0 Lion-2 6 5"),
    ("Plains", "Ogre C3", "Centaur D3, Lion D4:3", "strike Ogre-0 Lion-2 6 6"),
    ("Plains", "Serpent C3", "Lion D4:4", "strike Serpent-0 Lion-1 18 5"),
    ("Mountains", "Lion B2", "Ogre A1, Ogre C3:5", "strike Lion-0 Ogre-2 5 3"),
    ("Brush", "Ogre C3", "Gargoyle C4", "strike Ogre-0 Gargoyle-1 6 6"),
    ("Plains", "Dragon C1", "Ogre C3:4", "rangestrike Dragon-0 Ogre-1"),
    ("Plains", "Minotaur C1", "Ogre C4", "rangestrike Minotaur-0 Ogre-1"),
]


@pytest.mark.rule("T13.0c")
@pytest.mark.parametrize(("terrain", "own", "enemy", "line"), ANNOUNCED)
def test_the_preview_says_exactly_what_can_come(terrain: str, own: str, enemy: str, line: str) -> None:
    position = arena(terrain, own, enemy)
    action = GAME.grammar.read(line)
    preview = GAME.preview(position, RED, action)
    assert preview is not None
    found: dict[int, Fraction] = defaultdict(Fraction)
    slays = Fraction(0)
    for probability, played in outcomes(position, RED, action):
        struck = next(event for event in played.events if event.key in ("strike", "rangestrike"))
        hits = struck.args["hits"]
        assert isinstance(hits, int)
        found[hits] += probability
        slays += probability * _is_slain(position, played.position, line.split()[2])
    assert sum(found.values()) == 1
    assert preview.distribution == pytest.approx([float(found[hits]) for hits in range(max(found) + 1)])
    assert preview.expected == pytest.approx(float(sum(hits * chance for hits, chance in found.items())))
    assert preview.chances["slays"] == pytest.approx(float(slays))


def _is_slain(before: Any, after: Any, unit: str) -> bool:
    """Has the target as many hits as power, or left, or is even the battle over?"""
    old, battle = before.state.battle, after.state.battle
    name, _, text = unit.partition("-")
    if battle is None:
        return True
    number, power = int(text), {"Lion": 5, "Ogre": 6, "Gargoyle": 4}[name]
    return bool(battle.hits[number] >= power or battle.hexes[number] != old.hexes[number])


def test_where_nothing_is_rolled_there_is_no_preview() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4", "maneuver")
    assert GAME.preview(position, RED, GAME.grammar.read("done")) is None


@pytest.mark.rule("T20.0b", "T13.0c")
def test_dice_are_recorded_in_the_order_they_fell() -> None:
    played = told(
        arena("Plains", "Ogre C3", "Lion D4", half=DEFENDER),
        """
        Blue: strike Lion-1 Ogre-0 5 3 | 6 5 4 3 2
        Red: strike Ogre-0 Lion-1 6 5 | 1 2 3 4 5 6
        """,
    )
    assert [roll.dice for roll in played.rolls] == [(6, 5, 4, 3, 2), (1, 2, 3, 4, 5, 6)]
    assert [event.args["dice"] for event in played.events if event.key == "strike"] == [
        roll.dice for roll in played.rolls
    ]


def test_a_maneuver_can_be_taken_back_and_a_strike_cannot() -> None:
    position = arena("Plains", "Ogre A1, Ogre A2", "Lion F4", "maneuver")
    assert not told(position, "Red: maneuver Ogre-0 B1").closes_undo
    assert told(position, "Red: done").closes_undo
    position = arena("Plains", "Ogre C3, Ogre C4", "Lion D4")
    assert told(position, "Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1").closes_undo


def test_the_story_of_a_strike_phase_is_for_everybody() -> None:
    played = told(
        arena("Plains", "Ogre C3", "Lion D4:4, Ogre D3:5, Ogre F4"),
        """
        Red: strike Ogre-0 Lion-1 6 5 | 5 5 1 1 1 1
        Red: carry Ogre-2
        Blue: strike Lion-1 Ogre-0 5 3 | 1 1 1 1 1
        Blue: strike Ogre-2 Ogre-0 6 4 | 1 1 1 1 1 1
        """,
    )
    assert keys(played) == ["strike", "carry", "strike", "strike", "slain", "maneuvers"]
    assert all(event.to is None for event in played.events)
    assert played.events[1].args == {"target": "Ogre-2", "hits": 1}
    assert played.events[4].args == {"units": ("Lion-1", "Ogre-2")}
    assert played.position.due == (BLUE,)
