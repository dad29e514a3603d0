"""Sea armies on the move: founding, swimming, sharing fields, going ashore (G3.10, G8.3, G8.5, G27.4)."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.movement.phase import MovementPhase
from tests.gods.marching import ends, marching
from tests.gods.table import (
    GREEN,
    RED,
    after,
    contents,
    field_of,
    keys,
    offers,
    refusal_of,
    settled,
    table,
    told,
)

HOME = {"Red9": "City Titan Lion"}


@pytest.mark.rule("G8.5i", "G3.10j", "EX-G8.5-5", "G16.5z", "G16.5bj")
def test_only_sea_figures_swim() -> None:
    assert "E0.0" in ends(marching({"Red1": "E0.1 Dolphin", **HOME}), "Red1")
    assert "E0.0" in ends(marching({"Red1": "E0.1 Dolphin Aquarian Siren", **HOME}), "Red1")
    position = marching({"Red1": "E0.1 Siren Ogre", **HOME})
    assert refusal_of(position, RED, "move Red1 E0.0 1 3") == "G8.5i"


@pytest.mark.rule("G3.10f", "G3.10i", "G27.4c", "G3.10h")
def test_who_is_bound_to_the_water() -> None:
    position = marching({"Red1": "E0.1 Dolphin Aquarian", **HOME})
    assert refusal_of(position, RED, "move Red1 D0.2 1 5") == "G3.10f"
    position = marching({"Red1": "E0.1 Octopus Octopus", **HOME})
    assert refusal_of(position, RED, "move Red1 D0.2 1 5") == "G3.10i"
    position = marching({"Red1": "E0.1 Octopus Siren", **HOME})
    assert refusal_of(position, RED, "move Red1 D0.2 1 5") is None


@pytest.mark.rule("G27.4b")
def test_a_new_sea_army_must_split_off() -> None:
    position = marching({"Red1": "E0.1 Dolphin Aquarian Ogre Lion Troll", **HOME})
    assert offers(position, RED)[:2] == ["split Red1 Aquarian,Dolphin", "split Red1 Lion,Ogre,Troll"]
    assert refusal_of(position, RED, "done") == "G27.4b"
    assert refusal_of(position, RED, "move Red1 E0.4 3 3") == "G27.4b"
    assert refusal_of(position, RED, "split Red1 Dolphin,Ogre") == "G27.4b"
    position = after(position, "Red: split Red1 Aquarian,Dolphin")
    part = next(marker for marker, army in position.state.armies_in("E0.1") if marker != "Red1")
    assert contents(position, part) == "Aquarian Dolphin"
    assert "E0.0" in ends(position, part) and "D0.2" in ends(position, "Red1")


@pytest.mark.rule("G27.4b")
def test_an_army_of_sea_figures_need_not_split() -> None:
    position = marching({"Red1": "E0.1 Dolphin Dolphin Aquarian Siren", **HOME})
    assert refusal_of(position, RED, "move Red1 E0.0 1 3") is None


@pytest.mark.rule("G27.4c", "G27.4d", "G27.4e", "G26.3k", "G16.5aa", "G16.5bk")
def test_the_first_landing() -> None:
    position = marching({"Red1": "E0.1 Octopus Seaserpent Siren", **HOME})
    events = told(position, "Red: move Red1 D0.2 1 5")
    assert {"ashore", "goal"} <= set(keys(events))
    position = after(position, "Red: move Red1 D0.2 1 5")
    assert position.state.armies["Red1"].ashore
    player = position.state.players[RED]
    assert player.has_landed and player.goals == ("G26.3k",)


@pytest.mark.rule("G27.4e")
def test_a_second_landing_brings_nothing() -> None:
    position = marching({"Red1": "E0.1 Octopus Octopus", **HOME})
    world = position.state.with_player(RED, has_landed=True)
    position = settled(type(position)(position.setup, position.number, position.steps, world))
    # G27.4f: land-capable figures need nobody to lead them now.
    position = after(position, "Red: move Red1 D0.2 1 5")
    assert position.state.armies["Red1"].ashore and position.state.players[RED].goals == ()


@pytest.mark.rule("G27.4f", "G3.10f")
def test_those_who_depend_on_water_stay_there() -> None:
    position = marching({"Red1": "E0.1 Octopus Dolphin", **HOME})
    world = position.state.with_player(RED, has_landed=True)
    position = settled(type(position)(position.setup, position.number, position.steps, world))
    assert refusal_of(position, RED, "move Red1 D0.2 1 5") == "G3.10f"


@pytest.mark.rule("G27.4g", "G27.4i")
@pytest.mark.parametrize("ashore", [False, True])
def test_after_the_landing_sea_armies_do_not_split(ashore: bool) -> None:
    armies = {"Red1": "E0.1 Octopus Octopus Octopus Octopus", **HOME}
    position = marching(armies, but={"Red1": {"ashore": ashore}})
    assert refusal_of(position, RED, "split Red1 Octopus,Octopus") is None
    world = position.state.with_player(RED, has_landed=True)
    position = settled(type(position)(position.setup, position.number, position.steps, world))
    assert refusal_of(position, RED, "split Red1 Octopus,Octopus") == "G27.4g"


@pytest.mark.rule("G27.4i")
def test_an_army_ashore_may_go_back_to_sea() -> None:
    armies = {"Red1": "D0.1 Octopus Octopus", **HOME}
    position = marching(armies, but={"Red1": {"ashore": True}})
    world = position.state.with_player(RED, has_landed=True)
    position = settled(type(position)(position.setup, position.number, position.steps, world))
    assert {"E0.1", "E0.0", "D0.2"} <= ends(position, "Red1")


@pytest.mark.rule("G8.3e", "G8.2e")
def test_sea_armies_pass_and_share() -> None:
    armies = {"Red1": "E0.4 Dolphin Dolphin", "Green1": "E0.3 Dolphin Whale Manta", **HOME}
    position = marching(armies, hidden=(GREEN,))
    assert {"E0.3", "E0.2"} <= ends(position, "Red1")
    position = after(position, "Red: move Red1 E0.3 1 3", "Red: done")
    assert field_of(position, "Red1") == "E0.3"
    assert type(position.step).__name__ == "RecruitmentPhase"


@pytest.mark.rule("G8.3f", "G8.3g")
def test_land_armies_and_sea_armies_fight() -> None:
    armies = {"Red1": "D0.1 Ogre Ogre", "Green1": "E0.1 Dolphin Dolphin", **HOME}
    position = marching(armies)
    # It ends there, and may not pass.
    assert refusal_of(position, RED, "move Red1 E0.1 1 3") is None
    armies = {"Red1": "D0.1 Octopus Octopus", "Green1": "E0.1 Dolphin Dolphin", **HOME}
    position = marching(armies, but={"Red1": {"ashore": True}})
    world = position.state.with_player(RED, has_landed=True)
    position = settled(type(position)(position.setup, position.number, position.steps, world))
    assert refusal_of(position, RED, "move Red1 E0.0 2 3") == "G8.2a"


def test_whether_others_are_sea_armies_is_not_told() -> None:
    """An army on the Coast, of which nobody knows what it is, looks the same to a sea army."""
    lists = []
    for one, other in (("Dolphin Whale", "Ogre Lion"), ("Ogre Lion", "Dolphin Whale")):
        armies = {
            "Red1": "E0.5 Dolphin Dolphin", "Green1": f"E0.4 {one}", "Green2": f"E0.8 {other}", **HOME,
        }  # fmt: skip
        position = settled(table(armies, MovementPhase(RED), hidden=(GREEN,)))
        lists.append(offers(position, RED))
    assert lists[0] == lists[1]
