"""Chapter 21: the fast start (T21.4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.world import COLOURS
from hexenkessel.kernel.dice import DiceParts
from tests.titan.table import (
    GOLD,
    RED,
    after,
    offers,
    refusal_of,
    table,
)

FAST = {"Centaur", "Gargoyle", "Ogre"}


def fast(seats: int = 2) -> Any:
    return GAME.begin(GAME.setup(seats, DiceParts("fast"), {"start": "fast"})).position


@pytest.mark.rule("T21.4a")
def test_a_fast_game_does_without_the_usual_tower_creatures() -> None:
    stacks = fast().state.stacks
    assert all(stacks.get(name, 0) == 0 for name in FAST)


@pytest.mark.rule("T21.4a")
@pytest.mark.parametrize(("land", "name"), [(100, "Ogre"), (8, "Ogre"), (1, "Centaur"), (3, "Gargoyle")])
def test_they_are_mustered_nowhere(land: int, name: str) -> None:
    position = table(
        {"Red1": f"{land} Troll Lion Cyclops", "Red2": "14 Troll"},
        MusterPhase(RED),
        moved={"Red1": 3, "Red2": 3},
        start="fast",
    )
    assert not any(line.split()[2] == name for line in offers(position, RED) if line != "done")
    assert refusal_of(position, RED, f"muster Red1 {name} Troll") == "T21.4a"


@pytest.mark.rule("T21.4b")
def test_everybody_starts_with_cyclopes_lions_and_trolls() -> None:
    position = fast(3)
    for seat in range(3):
        position = after(position, f"{COLOURS[seat]}: {offers(position, seat)[0]}")
    for seat in range(3):
        mine = Counter(name for _, legion in position.state.legions_of(seat) for name in legion.characters)
        assert mine == {"Titan": 1, "Angel": 1, "Cyclops": 2, "Lion": 2, "Troll": 2}


@pytest.mark.rule("T21.4b", "T18.5a")
def test_towers_offer_them_to_anybody() -> None:
    position = table({"Red1": "100 Angel Serpent"}, MusterPhase(RED), moved={"Red1": 3}, start="fast")
    assert {line.split()[2] for line in offers(position, RED) if line != "done"} == {
        "Cyclops",
        "Lion",
        "Troll",
    }


@pytest.mark.rule("T21.4b")
def test_the_rest_of_the_charts_is_unchanged() -> None:
    position = table(
        {"Red1": "1000 Lion Lion", "Red2": "14 Troll Troll Troll"},
        MusterPhase(RED),
        moved={"Red1": 3, "Red2": 3},
        start="fast",
    )
    assert {"muster Red1 Minotaur Lion,Lion", "muster Red2 Wyvern Troll,Troll,Troll"} <= set(
        offers(position, RED)
    )


@pytest.mark.rule("T21.4c")
def test_everybody_has_eight_markers() -> None:
    assert [len(player.markers) for player in fast(4).state.players] == [8, 8, 8, 8]


@pytest.mark.rule("T21.4c", "T19.4h", "T4.2b")
def test_until_he_captures_more() -> None:
    eight = {f"Red{number}": f"{number} Lion" for number in range(3, 9)}
    met = table(
        eight
        | {"Red1": "20 Titan Lion Lion Lion", "Red2": "41 Troll", "Blue1": "41 Titan", "Gold1": "30 Titan"},
        moved={"Red2": 3},
        seats=3,
        start="fast",
    )
    assert met.state.players[RED].markers == ()
    over = after(met, "Blue: stand", "Blue: concede")
    assert len(over.state.players[RED].markers) == 8
    assert over.state.survivors == [RED, GOLD]
