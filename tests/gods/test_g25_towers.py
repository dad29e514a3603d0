"""Tower lands: taking, leaving and strengthening them (G25, G16.5ax, G23.9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.towers.conquest import take_tower
from hexenkessel.games.gods.towers.garrisons import replacements
from hexenkessel.games.gods.turn import rested
from hexenkessel.kernel.change import Change
from hexenkessel.legions import knowledge
from tests.gods.marching import ends, marching
from tests.gods.table import (
    BLACK,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    holder_of,
    keys,
    offers,
    pool_of,
    refusal_of,
    table,
    told,
)

STRONG = "Serpent Serpent Colossus Colossus"


def conqueror(figures: str, field: str = "F0", **more: Any) -> Any:
    """Red's movement phase in the round after an army of his has taken this tower."""
    armies = {"Red1": f"{field} {figures}", "Red2": "City Titan Ogre", **more.pop("armies", {})}
    towers = {field: "Red", **more.pop("towers", {})}
    return marching(armies, towers=towers, but={"Red1": {"conquered": 10}}, **more)


# Taking


@pytest.mark.rule("G25.6b", "G26.3h", "G25.5a")
def test_an_empty_tower_is_taken_without_a_fight() -> None:
    position = marching({"Red1": "D0.19 Ogre Ogre", "Red2": "City Titan Ogre"}, towers={"T1": "Green"})
    events = told(position, "Red: move Red1 T1 1 3")
    assert {"tower-taken", "goal"} <= set(keys(events))
    position = after(position, "Red: move Red1 T1 1 3")
    assert holder_of(position, "T1") == "Red"
    assert position.state.players[RED].goals == ("G26.3h",)
    # Green has his marker back; Red's Tower marker is on his own Tower, so another one is used.
    assert "GreenTower" in position.state.players[GREEN].markers
    assert position.state.towers["T1"].marker == "Red3"


@pytest.mark.rule("G24.8e", "G25.6b")
def test_towers_of_nobody_are_taken_without_a_fight() -> None:
    # Neither 100 points nor a marker of the kind are asked for.
    position = marching({"Red1": "D0.8 Ogre Ogre"}, towers={"F0": "nobody", "F1": "Red Ogre"})
    position = after(position, "Red: move Red1 F0 1 3")
    assert holder_of(position, "F0") == "Red"


@pytest.mark.rule("G26.3h")
def test_the_own_first_tower_is_no_goal() -> None:
    position = marching({"Red1": "D2.19 Ogre Ogre"}, towers={"T0": "nobody"})
    position = after(position, "Red: move Red1 T0 1 3")
    assert holder_of(position, "T0") == "Red" and position.state.players[RED].goals == ()
    assert position.state.towers["T0"].marker == "RedTower"


@pytest.mark.rule("G25.4a", "G25.4b", "G25.3b", "G4.4d")
def test_the_marker_of_the_kind_is_laid_down() -> None:
    change = Change(table({"Red1": "F0 Ogre Ogre"}, towers={"F0": "nobody"}))
    take_tower(change, RED, "F0")
    assert change.state.towers["F0"].marker == "RedFort"
    assert "RedFort" not in change.state.players[RED].markers
    assert change.state.armies["Red1"].conquered == 11
    # After a draw it lies there alone.
    change = Change(table({}, towers={"F0": "nobody"}))
    take_tower(change, RED, "F0")
    assert change.state.towers["F0"].marker == "RedFort" and not change.state.armies_in("F0")


@pytest.mark.rule("G25.4b")
def test_without_a_marker_it_is_nobodys_again() -> None:
    others = {f"Red{number}": f"D1.{number} Ogre Ogre" for number in range(2, 12)}
    armies = {"Red1": "B0.0 Titan Ogre", "Red12": "Dungeon Ogre", **others}
    position = after(marching(armies, towers={"DT0": "nobody"}), "Red: move Red1 DT0 1 3")
    assert position.state.towers["DT0"].marker is None and holder_of(position, "DT0") == "Red"
    # In his next turn the army leaves.
    world = rested(position.state)
    position = msgspec.structs.replace(position, state=world.with_player(RED, turns=12))
    position = after(position, "Red: move Red1 X0.a 1 3")
    assert holder_of(position, "DT0") == "nobody"


@pytest.mark.rule("G25.4c", "G25.4d")
def test_a_neutral_tower_is_attacked_with_the_matching_marker() -> None:
    armies = {"Red1": f"D0.8 {STRONG}"}
    assert refusal_of(marching(armies), RED, "move Red1 F0 1 3") is None
    with_another = {"F1": "Red Ogre Ogre"}
    assert refusal_of(marching(armies, towers=with_another), RED, "move Red1 F0 1 3") == "G25.4c"
    # When the Dark-Titan has appeared any marker will do.
    position = marching(armies, towers=with_another, dark_titan=True)
    assert refusal_of(position, RED, "move Red1 F0 1 3") is None


@pytest.mark.rule("G25.4d")
def test_one_neutral_darktower_for_each_player() -> None:
    armies = {"Red1": f"B0.0 {STRONG}"}
    assert refusal_of(marching(armies, seats=3), RED, "move Red1 DT0 1 3") is None
    position = marching(armies, seats=3, towers={"DT1": "Red Ogre"})
    assert refusal_of(position, RED, "move Red1 DT0 1 3") == "G25.4c"


@pytest.mark.rule("G25.2d", "G23.7j")
def test_black_armies_and_neutral_towers() -> None:
    armies = {"Black1": "D0.8 Balrog Balrog Demon Demon"}
    assert refusal_of(marching(armies, BLACK), BLACK, "move Black1 F0 1 3") == "G25.2d"
    assert refusal_of(marching(armies, BLACK, dark_titan=True), BLACK, "move Black1 F0 1 3") is None


@pytest.mark.rule("G23.8a", "G23.8b", "G26.3j")
def test_a_lost_darktower() -> None:
    armies = {"Black1": "B0.0 Plaque Plaque"}
    position = marching(armies, BLACK, towers={"DT0": "Green Ogre Ogre"})
    # Over DT0 into the Dungeon: with Green's leave only.
    position = after(position, "Black: move Black1 Dungeon 2")
    assert position.due == (GREEN,)
    assert field_of(after(position, "Green: grant"), "Black1") == "Dungeon"


# After the conquest


@pytest.mark.rule("G25.6a", "G25.4b")
def test_who_stays_is_the_garrison() -> None:
    position = after(conqueror(STRONG), "Red: done")
    assert contents(position, "RedFort") == " ".join(sorted(STRONG.split()))
    army = position.state.armies["RedFort"]
    assert army.garrison and contents(position, "Red1") == ""
    assert "Red1" in position.state.players[RED].markers


@pytest.mark.rule("G25.6a")
def test_who_leaves_leaves_the_marker() -> None:
    position = after(conqueror(STRONG), "Red: move Red1 D0.9 1 1")
    assert holder_of(position, "F0") == "Red" and position.state.towers["F0"].marker == "RedFort"
    assert contents(position, "RedFort") == ""


@pytest.mark.rule("G25.6a", "G25.7d")
def test_a_conqueror_may_split_and_leave_a_part() -> None:
    position = after(conqueror(STRONG), "Red: split Red1 Colossus,Colossus")
    part = next(marker for marker, army in position.state.armies_in("F0") if marker != "Red1")
    assert refusal_of(position, RED, "done") == "G4.5d"
    position = after(position, f"Red: move {part} D0.9 1 1", "Red: done")
    assert contents(position, "RedFort") == "Serpent Serpent"
    assert contents(position, part) == "Colossus Colossus"


@pytest.mark.rule("G25.7d", "G25.7e", "G25.1b", "G25.1c")
def test_garrisons_neither_split_nor_move() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre"}, towers={"F0": f"Red {STRONG}"})
    assert refusal_of(position, RED, "split RedFort Colossus,Colossus") == "G25.7d"
    assert refusal_of(position, RED, "move RedFort D0.9 1 1") == "G25.7e"
    assert refusal_of(position, RED, "move RedTower D0.0 1 1") == "G25.7e"


@pytest.mark.rule("G25.6c", "G25.6d")
def test_masters_and_elements_must_leave() -> None:
    position = conqueror(f"Golem {STRONG}", armies={"Red2": "Dungeon Titan Ogre"})
    assert refusal_of(position, RED, "done") == "G25.6d"
    position = after(position, "Red: split Red1 Golem,Serpent")
    part = next(marker for marker, army in position.state.armies_in("F0") if marker != "Red1")
    position = after(position, f"Red: move {part} D0.9 1 1")
    assert refusal_of(position, RED, "done") is None


@pytest.mark.rule("G9.3a", "G9.1c")
def test_a_conqueror_may_start_from_another_own_tower() -> None:
    position = conqueror(STRONG)
    assert {"D0.0", "C0.0"} <= ends(position, "Red1")
    position = after(position, "Red: move Red1 D0.0 1 1")
    assert position.state.armies["Red1"].distance == 1


# Strengthening


@pytest.mark.rule("G25.7a", "G25.7b", "G4.7c")
def test_an_army_joins_the_garrison() -> None:
    position = marching({"Red1": "D2.19 Lion Troll"})
    position = after(position, "Red: move Red1 T0 1 3")
    assert contents(position, "RedTower") == "Angel Centaur Gargoyle Guardian Lion Ogre Troll"
    assert contents(position, "Red1") == "" and "Red1" in position.state.players[RED].markers


@pytest.mark.rule("G25.7c")
def test_garrison_figures_make_room() -> None:
    position = marching({"Red1": "D2.19 Lion Troll Ranger"})
    position = after(position, "Red: move Red1 T0 1 3")
    assert position.due == (RED,)
    assert offers(position, RED) == [
        "garrison Angel", "garrison Centaur", "garrison Gargoyle", "garrison Guardian", "garrison Ogre",
    ]  # fmt: skip
    assert refusal_of(position, RED, "garrison Angel,Ogre") == "G25.7c"
    assert refusal_of(position, RED, "garrison -") == "G25.7c"
    before = pool_of(position, RED, "Ogre")
    position = after(position, "Red: garrison Ogre")
    assert contents(position, "RedTower") == "Angel Centaur Gargoyle Guardian Lion Ranger Troll"
    assert pool_of(position, RED, "Ogre") == before + 1


@pytest.mark.rule("G25.7c", "G4.3b", "G4.3a")
def test_so_do_those_of_whom_there_would_be_too_many() -> None:
    # The second Angel leaves no choice.
    position = marching({"Red1": "D2.19 Angel Lion"})
    position = after(position, "Red: move Red1 T0 1 3")
    assert contents(position, "RedTower") == "Angel Centaur Gargoyle Guardian Lion Ogre"
    assert replacements(("Hydra", "Hydra"), ("Hydra", "Ogre")) == (("Hydra",),)
    # A Pegasus has a place of his own: if he goes, somebody else must go all the same.
    seven = ("Ogre",) * 7
    assert replacements(("Lion",), (*seven, "Pegasus")) == (("Ogre",),)


@pytest.mark.rule("G25.6c")
def test_masters_and_elements_do_not_join() -> None:
    for figures in ("Titan Ogre", "Golem Ogre"):
        position = marching({"Red1": f"D2.19 {figures}"})
        assert refusal_of(position, RED, "move Red1 T0 1 3") == "G25.6c"


@pytest.mark.rule("G25.7a", "G23.9d")
def test_an_empty_own_tower_is_manned_again() -> None:
    position = marching({"Red1": "D2.19 Lion Troll"}, towers={"T0": "Red"})
    position = after(position, "Red: move Red1 T0 1 3")
    assert contents(position, "RedTower") == "Lion Troll" and position.state.armies["RedTower"].garrison


# The Immortal


@pytest.mark.rule("G16.5ay", "G16.5az")
def test_the_immortal_stays_when_the_army_leaves() -> None:
    position = conqueror(f"Immortal {STRONG}", "R0")
    position = after(position, "Red: move Red1 D0.15 1 5")
    assert contents(position, "RedRuin") == "Immortal" and position.state.armies["RedRuin"].garrison
    assert "Immortal" not in contents(position, "Red1")
    known = position.state.players[RED].knowledge
    assert knowledge.known(known, "RedRuin") == ("Immortal",)


@pytest.mark.rule("G16.5ay")
def test_an_immortal_alone_does_not_move() -> None:
    position = conqueror("Immortal", "R0")
    assert ends(position, "Red1") == set()
    assert refusal_of(position, RED, "move Red1 D0.15 1 5") == "G25.7e"
    position = after(position, "Red: done")
    assert contents(position, "RedRuin") == "Immortal"


@pytest.mark.rule("G16.5ay", "G4.2c")
def test_a_full_army_does_not_join_an_immortal() -> None:
    seven = "D0.14 Ogre Ogre Lion Lion Troll Troll Ranger"
    position = marching({"Red1": seven}, towers={"R0": "Red Immortal Lion"})
    assert refusal_of(position, RED, "move Red1 R0 1 3") == "G4.2c"
    six = "D0.14 Ogre Ogre Lion Lion Troll Troll"
    position = marching({"Red1": six}, towers={"R0": "Red Immortal Lion"})
    position = after(position, "Red: move Red1 R0 1 3")
    assert contents(position, "RedRuin") == "Immortal Lion Lion Ogre Ogre Troll Troll"


@pytest.mark.rule("G16.5ax", "G16.5az", "G19.1e")
def test_who_takes_the_ruin_gets_the_immortal_that_waits() -> None:
    seven = "D0.14 Ogre Ogre Lion Lion Troll Troll Ranger"
    more: dict[str, Any] = {"towers": {"R0": "nobody"}, "world": {"immortals": ("R0",)}}
    position = marching({"Red1": seven}, **more)
    position = after(position, "Red: move Red1 R0 1 3")
    assert position.state.immortals == ()
    # He is one too many: another figure goes.
    assert position.due == (RED,)
    assert offers(position, RED) == [f"discard Red1 {name}" for name in ("Lion", "Ogre", "Ranger", "Troll")]
    position = after(position, "Red: discard Red1 Ranger")
    assert contents(position, "Red1") == "Immortal Lion Lion Ogre Ogre Troll Troll"


# Darktower armies


@pytest.mark.rule("G23.9a", "G23.9b", "G23.9c")
def test_darktower_armies_march_out_after_the_dark_titan() -> None:
    position = marching({"Black1": "Dungeon Plaque Plaque"}, BLACK)
    assert refusal_of(position, BLACK, "move BlackDarktower1 X0.a 1 3") == "G23.9a"
    position = marching({"Black1": "Dungeon Plaque Plaque"}, BLACK, dark_titan=True)
    position = after(position, "Black: move BlackDarktower1 X0.a 1 3")
    assert contents(position, "Black2") == "Chimera Plaque Plaque Warlock"
    assert field_of(position, "Black2") == "X0.a" and not position.state.armies["Black2"].garrison
    assert holder_of(position, "DT0") == "Black" and position.state.towers["DT0"].marker == "BlackDarktower1"
    # They need not.
    assert refusal_of(position, BLACK, "split BlackDarktower2 Plaque,Plaque") == "G25.7d"
