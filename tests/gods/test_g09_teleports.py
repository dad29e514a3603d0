"""Teleports: towers, Darkland, and the Titan's advantages on the move (G9, G26.5)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.equipment.board import LANDS_OF, SEA
from tests.gods.marching import ends, marching, teleports
from tests.gods.table import BLACK, BLUE, GREEN, RED, after, contents, field_of, offers, refusal_of

POINTS = {
    # Goals of a Titan player with so many victory points in all.
    30: ("G26.3e", "G26.3i", "G26.3j"),
    40: ("G26.3e", "G26.3i", "G26.3j", "G26.3l"),
    50: ("G26.3e", "G26.3i", "G26.3j", "G26.3l", "G26.3m"),
    60: ("G26.3e", "G26.3i", "G26.3j", "G26.3l", "G26.3m", "G26.3n"),
    70: ("G26.3e", "G26.3i", "G26.3j", "G26.3l", "G26.3m", "G26.3n", "G26.3a", "G26.3b"),
    80: ("G26.3e", "G26.3i", "G26.3j", "G26.3l", "G26.3m", "G26.3n", "G26.3a", "G26.3b", "G26.3c", "G26.3d"),
}
FORT_TOO = {"F0": "Red Ogre Ogre"}


# Towers


@pytest.mark.rule("G9.3a", "G9.3b", "G9.1b", "G9.1c", "G9.1a")
def test_between_own_towers() -> None:
    # From D0.8 over the own Fort to the own Tower T0, and on to C0.0: two fields.
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers=FORT_TOO)
    assert {"C0.0", "D0.0"} <= ends(position, "Red1")
    position = after(position, "Red: move Red1 D0.0 2 1")
    assert field_of(position, "Red1") == "D0.0" and position.state.armies["Red1"].distance == 2


@pytest.mark.rule("G9.3e")
def test_not_over_neutral_towers() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"})
    assert refusal_of(position, RED, "move Red1 D0.0 2 1") == "G9.3e"


@pytest.mark.rule("G9.3a")
def test_not_over_towers_of_nobody() -> None:
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers={"F0": "nobody"})
    assert refusal_of(position, RED, "move Red1 D0.0 2 1") == "G9.3a"


@pytest.mark.rule("G9.3d")
@pytest.mark.parametrize("round", [10, 11])
def test_towers_of_others_with_leave_of_every_holder(round: int) -> None:
    # Over Green's Fort to Blue's Tower, also under the pact, and without a tower of one's own.
    towers = {"F0": "Green Ogre Ogre", "T0": "nobody"}
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers=towers, round=round)
    asked = after(position, "Red: move Red1 D2.0 2 1")
    assert asked.due == (GREEN,)
    asked = after(asked, "Green: grant")
    assert asked.due == (BLUE,)
    assert field_of(after(asked, "Blue: grant"), "Red1") == "D2.0"
    denied = after(asked, "Blue: deny")
    assert field_of(denied, "Red1") == "D0.8"
    assert refusal_of(denied, RED, "move Red1 D2.0 2 1") == "G9.3d"


@pytest.mark.rule("G9.3c")
def test_a_teleport_over_towers_ends_outside_or_in_a_garrison() -> None:
    armies = {"Red1": "D0.8 Serpent Serpent Colossus"}
    towers = {**FORT_TOO, "R0": "Red Lion"}
    position = marching(armies, towers=towers)
    # From the Fort into the garrison of the own Ruin, but not into Green's Tower.
    assert refusal_of(position, RED, "move Red1 R0 1 3") is None
    assert contents(after(position, "Red: move Red1 R0 1 3"), "RedRuin") == "Colossus Lion Serpent Serpent"
    assert refusal_of(position, RED, "move Red1 T1 1 3") == "G9.3c"
    titan = {"Red1": "D0.8 Titan Ogre"}
    assert refusal_of(marching(titan, towers=towers), RED, "move Red1 R0 1 3") == "G25.6c"


@pytest.mark.rule("G9.1d")
def test_a_teleport_ends_on_a_free_field() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Green1": "D0.0 Lion Lion"}
    position = marching(armies, towers=FORT_TOO, round=10)
    assert refusal_of(position, RED, "move Red1 D0.0 2 1") == "G9.1d"
    # Afterwards it attacks.
    position = marching(armies, towers=FORT_TOO, round=11)
    assert refusal_of(position, RED, "move Red1 D0.0 2 1") is None


# Whirls


@pytest.mark.rule("G9.2a", "G9.2b", "G9.2c", "G9.2d")
def test_whirls() -> None:
    position = marching({"Red1": "E0.7 Dolphin Dolphin"})
    # Into the Whirl, and out of any of them.
    assert {"E1.6", "E2.6"} <= ends(position, "Red1")
    position = after(position, "Red: move Red1 E1.6 2 3")
    assert field_of(position, "Red1") == "E1.6"
    position = marching({"Red1": "E0.7 Dolphin Dolphin"})
    assert refusal_of(position, RED, "move Red1 W0 1") == "G9.2d"
    assert refusal_of(marching({"Red1": "E0.12 Dolphin Dolphin"}), RED, "move Red1 W0 6") == "G9.2c"


# Darkland


@pytest.mark.rule("G9.5a", "G9.5b")
def test_from_darkland_to_darkland_for_gems() -> None:
    armies = {"Black1": "D0.15 Plaque Plaque", "Green1": "D1.15 Lion Lion"}
    position = marching(armies, BLACK, gems=(0, 0, 0, 300))
    assert teleports(position, "Black1", "darkland") == set(LANDS_OF["Darkland"]) - {"D0.15", "D1.15"}
    position = after(position, "Black: teleport Black1 D2.15 darkland")
    army = position.state.armies["Black1"]
    assert army.field == "D2.15" and army.moved and army.recruited
    assert position.state.players[BLACK].gems == 50
    assert refusal_of(position, BLACK, "move Black1 D2.16 1 3") == "G9.5b"


@pytest.mark.rule("G9.5a", "G23.7k")
@pytest.mark.parametrize(
    ("armies", "gems", "dark_titan"),
    [
        ({"Black1": "D0.15 Plaque Plaque"}, 249, False),
        ({"Black1": "D0.14 Plaque Plaque"}, 500, False),
        ({"Black1": "Dungeon Plaque Plaque"}, 500, False),
        ({"Black1": "D0.15 Plaque Plaque"}, 500, True),
    ],
)
def test_no_darkland_teleport(armies: dict[str, str], gems: int, dark_titan: bool) -> None:
    position = marching(armies, BLACK, gems=(0, 0, 0, gems), dark_titan=dark_titan)
    assert refusal_of(position, BLACK, "teleport Black1 D2.15 darkland") == "G9.5a"


@pytest.mark.rule("G9.5a")
def test_the_darkland_teleport_is_the_darklords() -> None:
    position = marching({"Red1": "D0.15 Ogre Ogre"}, gems=(500,))
    assert refusal_of(position, RED, "teleport Red1 D2.15 darkland") == "G9.5a"


# The Titan's advantages


def titan(points: int, army: str = "D0.9 Titan Ogre Ogre", **more: Any) -> Any:
    armies = {"Red1": army, **more.pop("armies", {})}
    return marching(armies, revealed=(RED,), goals={RED: POINTS[points]}, **more)


@pytest.mark.rule("G26.5d", "G8.4g")
def test_movement_eight_fields() -> None:
    assert "D0.17" in ends(titan(30), "Red1")
    assert refusal_of(titan(30), RED, "move Red1 D0.17 8 3") is None
    hidden = marching({"Red1": "D0.9 Titan Ogre Ogre"}, goals={RED: POINTS[30]})
    assert refusal_of(hidden, RED, "move Red1 D0.17 8 3") == "G8.4b"


@pytest.mark.rule("G26.5f")
def test_hold() -> None:
    assert refusal_of(titan(40), RED, "done") is None
    assert refusal_of(titan(30), RED, "done") == "G8.4a"


@pytest.mark.rule("G26.5g")
def test_freeway() -> None:
    # At D0.7 a rectangle leads out, which binds all others.
    assert refusal_of(titan(50, "D0.7 Titan Ogre"), RED, "move Red1 D0.8 1 3") is None
    assert refusal_of(titan(40, "D0.7 Titan Ogre"), RED, "move Red1 D0.8 1 3") == "G8.5d"
    # But nobody goes against a symbol.
    assert refusal_of(titan(50), RED, "move Red1 D0.8 1 3") in ("G8.5c", "G8.4b")


@pytest.mark.rule("G26.5h", "G26.5i", "G9.4a")
def test_tower_teleport() -> None:
    position = titan(60)
    # Out of a neutral Ruin, the tower being the first field.
    assert refusal_of(position, RED, "move Red1 D2.15 2 5") is None
    assert refusal_of(position, RED, "move Red1 R2 1 3") == "G26.5i"
    # Out of Green's Tower with his leave.
    assert after(position, "Red: move Red1 C1.0 2 5").due == (GREEN,)
    assert refusal_of(titan(50), RED, "move Red1 D2.15 2 5") is not None


@pytest.mark.rule("G26.5j", "G26.5k", "G9.4a", "G26.2a")
def test_battle_teleport() -> None:
    armies = {"Green1": "C1.9 Lion Lion", "Green2": "City Lion Lion", "Black1": "D2.9 Plaque Plaque"}
    position = titan(70, armies=armies)
    found = teleports(position, "Red1", "battle")
    assert {"C1.9", "City", "T1", "T2"} <= found
    # Not against black armies as long as these are immune, nor against neutral towers if he is too weak.
    assert found.isdisjoint({"D2.9", "F0", "DT0"})
    assert "teleport Red1 C1.9 battle 1" in offers(position, RED)
    assert "teleport Red1 C1.9 battle 5" in offers(position, RED)
    assert refusal_of(position, RED, "teleport Red1 D2.9 battle 3") == "G23.5c"
    assert refusal_of(position, RED, "teleport Red1 F0 battle 3") == "G25.2a"
    assert refusal_of(position, RED, "teleport Red1 D1.9 battle 3") == "G26.5j"
    position = after(position, "Red: teleport Red1 C1.9 battle 5")
    army = position.state.armies["Red1"]
    assert (army.field, army.entry, army.moved, army.distance) == ("C1.9", 5, True, 1)
    assert refusal_of(titan(60, armies=armies), RED, "teleport Red1 C1.9 battle 5") == "G9.4a"
    hidden = marching({"Red1": "D0.9 Titan Ogre", **armies}, goals={RED: POINTS[70]})
    assert refusal_of(hidden, RED, "teleport Red1 C1.9 battle 5") == "G26.2a"
    assert refusal_of(titan(70, armies=armies, round=9), RED, "teleport Red1 C1.9 battle 5") == "G8.3a"


@pytest.mark.rule("G26.5k", "G25.4c")
def test_battle_teleport_against_a_neutral_tower() -> None:
    strong = "D0.9 Titan Colossus Colossus Serpent"
    position = titan(70, strong)
    assert {"F0", "R1", "CT2"} <= teleports(position, "Red1", "battle")
    position = titan(70, strong, towers={"F1": "Red Ogre"})
    assert refusal_of(position, RED, "teleport Red1 F0 battle 3") == "G25.4c"


@pytest.mark.rule("G26.5l", "G26.5m", "G8.6e")
def test_free_teleport() -> None:
    position = titan(80, armies={"Green1": "C1.9 Lion Lion"})
    found = teleports(position, "Red1", "free")
    assert {"City", "Dungeon", "D2.9"} <= found
    assert found.isdisjoint({"C1.9", "T0", "F0", "W0", *SEA})
    assert refusal_of(position, RED, "teleport Red1 C1.9 free") == "G26.5l"
    assert refusal_of(position, RED, "teleport Red1 T0 free") == "G25.6c"
    position = after(position, "Red: teleport Red1 D2.9 free")
    assert position.state.armies["Red1"].recruited


@pytest.mark.rule("G26.5l", "G27.5b")
def test_the_dark_titan_teleports_too() -> None:
    dark = (
        "G26.4d",
        "G26.4f",
        "G26.4h",
        "G26.4i",
        "G26.4j",
        "G26.4n",
        "G26.4a",
        "G26.4b",
        "G26.4c",
        "G26.4e",
    )
    position = marching({"Black1": "D0.9 Dark-Titan Plaque"}, BLACK, dark_titan=True, goals={BLACK: dark})
    # Into the City he comes by attacking the God.
    assert "City" in teleports(position, "Black1", "battle")
    assert "City" not in teleports(position, "Black1", "free")


@pytest.mark.rule("G24.4d")
def test_a_phantom_has_no_advantages() -> None:
    position = marching({"Red1": "D0.9 Phantom Ogre Ogre"}, revealed=(RED,), goals={RED: POINTS[80]})
    assert teleports(position, "Red1", "free") == set() and "D0.17" not in ends(position, "Red1")
