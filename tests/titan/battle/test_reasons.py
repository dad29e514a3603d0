"""Reasons: the rule named is the one that forbids, and silence means that it is allowed."""

from __future__ import annotations

import pytest

from hexenkessel.games.titan.battle.reasons import (
    why_not_announce,
    why_not_maneuver,
    why_not_rangestrike,
    why_not_strike,
)
from hexenkessel.games.titan.game import GAME
from hexenkessel.legions.battle.hexes import DEFENDER, GONE, HEX

from .scene import at, scene

# terrain, attackers, defenders, hex the first attacker should go to, rule
MANEUVERS = [
    ("Plains", "Ogre A1", "", "A2", None),
    ("Plains", "Ogre A1", "", "A1", "T11.0a"),
    ("Plains", "Ogre C3", "Lion D4", "C2", "T11.3a"),
    ("Plains", "Ogre A1, Lion A2", "", "A2", "T11.5a"),
    ("Plains", "Gargoyle A1, Lion A2", "", "A2", "T11.5c"),
    ("Plains", "Ogre A1", "", "D4", "T11.2a"),
    ("Plains", "Ogre A1, Lion A2", "", "A3", "T11.5a"),
    ("Plains", "Ogre off", "", "F4", "T11.1a"),
    ("Plains", "Ogre off, Lion A1, Lion B1, Lion C1, Lion D1", "", "B2", "T11.5a"),
    ("Desert", "Troll B4", "", "D5", "T11.4a"),
    ("Brush", "Wyvern B3", "", "E3", "T11.4c"),
    ("Brush", "Ogre off", "", "E1", "T11.4a"),
    ("Mountains", "Guardian D5", "", "D3", "T11.4b"),
    ("Mountains", "Guardian D5", "", "D4", "T23.6a"),
    ("Woods", "Lion C2", "", "C3", "T23.3a"),
    ("Marsh", "Lion B2", "", "C2", "T23.7a"),
    ("Desert", "Troll B1", "", "B2", "T23.10a"),
]


@pytest.mark.rule(*sorted({rule for *_, rule in MANEUVERS if rule}))
@pytest.mark.parametrize(("terrain", "own", "enemy", "hex", "rule"), MANEUVERS)
def test_maneuvers(terrain: str, own: str, enemy: str, hex: str, rule: str | None) -> None:
    assert why_not_maneuver(scene(terrain, own, enemy), 0, HEX[hex]) == rule


@pytest.mark.rule("T11.0a", "T11.1b", "T10.2b")
def test_maneuvers_out_of_phase_or_off_the_map() -> None:
    fight = scene("Plains", "Ogre A1", "Lion F4")
    assert why_not_maneuver(fight, 1, HEX["F3"]) == "T11.0a"
    assert why_not_maneuver(fight, 0, GONE) == why_not_maneuver(fight, 0, -1) == "T11.1b"
    fight.maneuver(0, HEX["A2"])
    assert why_not_maneuver(fight, 0, HEX["A3"]) == "T11.0a"
    fight = scene("Tower", "Ogre off", "Lion off", half=DEFENDER, round=1)
    assert why_not_maneuver(fight, 1, HEX["C3"]) is None
    assert why_not_maneuver(fight, 1, HEX["D6"]) == "T10.2b"


STRIKES = [
    ("Plains", "Ogre C3", "Lion D4", "D4", None),
    ("Plains", "Ogre C3, Troll C4", "Lion D4", "C4", "T13.1b"),
    ("Plains", "Ogre C3", "Lion D4, Lion F4", "F4", "T23.1b"),
    ("Plains", "Ogre C3", "Lion D4, Lion D3:5", "D3", "T13.0b"),
    ("Mountains", "Ogre B1", "Ogre C2", "C2", "T23.10b"),
]


@pytest.mark.rule("T13.1b", "T23.1b", "T13.0b", "T23.10b")
@pytest.mark.parametrize(("terrain", "own", "enemy", "target", "rule"), STRIKES)
def test_strikes(terrain: str, own: str, enemy: str, target: str, rule: str | None) -> None:
    fight = scene(terrain, own, enemy)
    assert why_not_strike(fight, 0, at(fight, target)) == rule


RANGESTRIKES = [
    ("Plains", "Ranger C1", "Ogre C3", "C3", None),
    ("Plains", "Ogre C1", "Ogre C3", "C3", "T12.1a"),
    ("Plains", "Ranger C1, Ogre C3", "", "C3", "T12.1b"),
    ("Mountains", "Minotaur B1", "Ogre C2", "C2", "T12.1b"),
    ("Plains", "Ranger C1", "Ogre C3:6", "C3", "T12.1b"),
    ("Plains", "Ranger C1", "Ogre C3, Lion C2", "C3", "T12.1c"),
    ("Plains", "Warlock C1", "Ogre C3, Lion C2", "C3", "T12.6d"),
    ("Plains", "Gorgon C1", "Ogre C4", "C4", "T12.3a"),
    ("Plains", "Ranger C1", "Ogre C5", "C5", "T12.3c"),
    ("Plains", "Ranger C1", "Angel C3", "C3", "T12.6a"),
    ("Plains", "Ranger C1, Ogre C2", "Ogre C3", "C3", "T23.1c"),
    ("Woods", "Ranger C2", "Ogre C4", "C4", "T23.3c"),
    ("Desert", "Ranger A1", "Ogre A3", "A3", "T23.9d"),
    ("Desert", "Ranger C4", "Ogre E3", "E3", "T23.9e"),
    ("Desert", "Ranger D6", "Ogre D3", "D3", "T23.10c"),
    ("Desert", "Ranger B1", "Ogre B3", "B3", "T23.10e"),
    ("Hills", "Ranger A1", "Ogre C1", "C1", "T23.11d"),
    ("Hills", "Ranger B4", "Ogre B1", "B1", "T23.11e"),
    ("Tower", "Ranger B3", "Ogre D3", "D3", "T23.12d"),
    ("Tower", "Ranger B2", "Ogre D4", "D4", "T23.12e"),
]


@pytest.mark.rule(*sorted({rule for *_, rule in RANGESTRIKES if rule}))
@pytest.mark.parametrize(("terrain", "own", "enemy", "target", "rule"), RANGESTRIKES)
def test_rangestrikes(terrain: str, own: str, enemy: str, target: str, rule: str | None) -> None:
    fight = scene(terrain, own, enemy)
    assert why_not_rangestrike(fight, 0, at(fight, target)) == rule


@pytest.mark.rule("T10.0c", "T13.1b")
def test_rangestrikes_out_of_turn() -> None:
    fight = scene("Plains", "Ranger C1", "Ogre C3", half=DEFENDER)
    assert why_not_rangestrike(fight, 0, 1) == "T10.0c"
    fight = scene("Plains", "Ranger C1", "Ogre C3")
    fight.mark_struck(0)
    assert why_not_rangestrike(fight, 0, 1) == "T13.1b"


def test_nothing_is_given_up_for_nothing() -> None:
    fight = scene("Plains", "Ogre C3", "Lion D4")
    assert why_not_announce(fight, 0, at(fight, "D4"), 6, 5) is None
    assert why_not_announce(fight, 0, at(fight, "D4"), 5, 5) == "T13.5b"
    assert why_not_announce(fight, 0, at(fight, "D4"), 6, 6) == "T13.4c"
    # Both sentences speak of both mistakes: too much, and too little without need.
    for rule in ("T13-4c", "T13-5b"):
        sentence = GAME.messages().say(f"refusal-{rule}")
        assert "if that lets hits carry over, but never" in sentence


@pytest.mark.rule("T13.4c", "T13.5b")
def test_announcements() -> None:
    fight = scene("Plains", "Ogre C3", "Lion D4:3, Centaur D3, Lion F4")
    lion = at(fight, "D4")
    assert why_not_announce(fight, 0, lion, 6, 5) is None
    assert why_not_announce(fight, 0, lion, 6, 6) is None
    assert why_not_announce(fight, 0, lion, 6, 4) == "T13.4c"
    assert why_not_announce(fight, 0, lion, 7, 5) == "T13.5b"
    assert why_not_announce(fight, 0, lion, 5, 6) == "T13.5b"
    assert why_not_announce(fight, 0, at(fight, "D3"), 6, 7) == "T13.4c"
    assert why_not_announce(fight, 0, at(fight, "F4"), 6, 5) == "T23.1b"
