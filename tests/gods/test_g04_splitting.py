"""Splitting armies, and what becomes of parts that cannot separate (G4.5, G4.7, G4.9)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.gate import continuing, legal, may_read
from hexenkessel.legions import knowledge
from tests.gods.table import (
    BLUE,
    GRAMMAR,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    offers,
    refusal_of,
    say,
    settled,
    table,
    told,
)


def marching(armies: dict[str, str], active: int = RED, **more: Any) -> Any:
    return settled(table(armies, MovementPhase(active), active=active, **more))


FOUR = "D0.9 Ogre Ogre Lion Troll"


@pytest.mark.rule("G4.5a", "G4.5b", "G4.5c", "G4.9a", "G4.9b", "G6.2b")
def test_a_split_makes_a_new_army_with_a_marker_of_its_own() -> None:
    position = marching({"Red1": FOUR})
    free = position.state.players[RED].markers[0]
    position = after(position, "Red: split Red1 Ogre,Troll")
    assert contents(position, "Red1") == "Lion Ogre"
    assert contents(position, free) == "Ogre Troll"
    assert free not in position.state.players[RED].markers
    assert field_of(position, free) == "D0.9"


@pytest.mark.rule("G4.5a")
def test_three_figures_cannot_be_split() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre Lion"})
    assert refusal_of(position, RED, "split Red1 Ogre,Ogre") == "G4.5a"
    assert not [line for line in offers(position, RED) if line.startswith("split Red1")]


@pytest.mark.rule("G4.5a")
def test_without_a_free_marker_nobody_splits() -> None:
    others = {f"Red{number}": f"D1.{number} Ogre Ogre" for number in range(2, 12)}
    position = marching({"Red1": FOUR, **others})
    # The Tower markers in the pool are for towers only.
    assert set(position.state.players[RED].markers) == {"RedCitytower", "RedFort", "RedRuin"}
    assert refusal_of(position, RED, "split Red1 Ogre,Ogre") == "G4.5a"


@pytest.mark.rule("G4.4f", "G4.4g", "G4.9c")
def test_a_revealed_titan_gives_one_more_marker() -> None:
    others = {f"Red{number}": f"D1.{number} Ogre Ogre" for number in range(2, 12)}
    position = marching({"Red1": FOUR, **others})
    position = after(position, "Red: reveal")
    assert refusal_of(position, RED, "split Red1 Ogre,Ogre") is None


@pytest.mark.rule("G4.5b", "G4.1d")
@pytest.mark.parametrize("figures", ["Ogre", "Ogre,Lion,Troll", "Lion,Lion", "Angel,Ogre"])
def test_parts_have_two_figures_of_the_army(figures: str) -> None:
    assert refusal_of(marching({"Red1": FOUR}), RED, f"split Red1 {figures}") == "G4.5b"


@pytest.mark.rule("G4.5e")
def test_seven_figures_make_three_armies_and_eight_make_four() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre Lion Lion Troll Troll Ranger"})
    position = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Lion,Lion")
    assert [len(army.figures) for _, army in position.state.armies_in("D0.9")] == [3, 2, 2]
    position = marching({"Red1": "D0.9 Ogre Ogre Lion Lion Troll Troll Ranger Pegasus"})
    position = after(
        position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Lion,Lion", "Red: split Red1 Troll,Troll"
    )
    assert [len(army.figures) for _, army in position.state.armies_in("D0.9")] == [2, 2, 2, 2]


@pytest.mark.rule("G4.5f", "G8.1c")
def test_an_army_that_has_moved_does_not_split() -> None:
    position = after(marching({"Red1": FOUR}), "Red: move Red1 D0.10 1 3")
    assert refusal_of(position, RED, "split Red1 Ogre,Ogre") == "G4.5f"


@pytest.mark.rule("G4.7a", "G6.2f")
def test_only_own_armies() -> None:
    position = marching({"Red1": FOUR, "Green1": "D1.9 Ogre Ogre Lion Troll"})
    assert refusal_of(position, RED, "split Green1 Ogre,Ogre") == "G4.7a"
    assert refusal_of(position, RED, "move Green1 D1.10 1 3") == "G4.7a"
    assert refusal_of(position, RED, "move Blue9 D1.10 1 3") == "G4.7a"
    assert refusal_of(position, GREEN, "move Green1 D1.10 1 3") is not None


@pytest.mark.rule("G4.5d")
def test_parts_must_separate_if_they_can() -> None:
    position = after(marching({"Red1": FOUR}), "Red: split Red1 Ogre,Troll", "Red: move Red12 C1.3 1 3")
    assert refusal_of(position, RED, "done") == "G4.5d"
    position = after(position, "Red: move Red2 D0.10 1 3")
    # G8.4a: the other one is forced to move like any army.
    assert refusal_of(position, RED, "done") == "G8.4a"


@pytest.mark.rule("G4.5d", "G6.2c")
def test_parts_that_cannot_separate_are_reunited() -> None:
    # Wherever they could go, own armies stand that have moved already.
    position = marching(
        {"Red1": "D0.2 Ogre Ogre Lion Troll", **_wall()}, but={marker: {"moved": True} for marker in _wall()}
    )
    position = after(position, "Red: split Red1 Ogre,Troll")
    part = next(marker for marker, army in position.state.armies_in("D0.2") if marker != "Red1")
    assert refusal_of(position, RED, "move Red1 D0.3 1 3") == "G8.1d"
    position = after(position, "Red: move Red12 C1.3 1 3")
    position = after(position, "Red: done")
    assert contents(position, "Red1") == "Lion Ogre Ogre Troll"
    assert contents(position, part) == "" and part in position.state.players[RED].markers


def _wall() -> dict[str, str]:
    """Own armies on all fields that an army in D0.2 could reach."""
    ends = {line.split()[2] for line in offers(marching({"Red1": "D0.2 Ogre"}), RED) if "Red1 " in line}
    return {f"Red{number}": f"{field} Ogre" for number, field in enumerate(sorted(ends), 2)}


@pytest.mark.rule("G28.6a", "G4.5c")
def test_nobody_sees_who_leaves() -> None:
    position = marching({"Red1": FOUR})
    action = GRAMMAR.read("split Red1 Ogre,Troll")
    assert may_read(position, RED, action, RED) and not may_read(position, RED, action, BLUE)
    events = told(position, "Red: split Red1 Ogre,Troll")
    (public,) = [event for event in events if event.to is None]
    assert public.key == "split" and public.args["size"] == 2
    (secret,) = [event for event in events if event.to is not None]
    assert secret.to == (RED,)
    known = after(position, "Red: split Red1 Ogre,Troll").state.players[RED].knowledge
    assert knowledge.known(known, "Red1") == ()
    assert knowledge.possible(known, "Red1") == ("Lion", "Ogre", "Troll")


def test_all_splits_are_listed_once_and_pick_by_pick() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre Lion Lion Troll Troll Ranger", "Red2": "D0.2 Ogre Lion"})
    actions = legal(position, RED)
    assert len(set(actions)) == len(actions)
    first = position.step.first_picks(position, RED)
    assert {pick.id for pick in first} == {"Red1", "Red2", "Red12"}
    begun = [action for pick in first for action in continuing(position, RED, pick)]
    assert begun == actions
    assert continuing(position, RED, Pick("army", "Green1")) == []


@pytest.mark.rule("G24.3a")
def test_a_revealed_titan_stays_open_after_a_split() -> None:
    position = marching({"Red1": "D0.9 Titan Ogre Lion Troll"}, revealed=(RED,))
    position = after(position, "Red: split Red1 Titan,Troll")
    known = position.state.players[RED].knowledge
    (part,) = [marker for marker, army in position.state.armies_of(RED) if "Titan" in army.figures]
    assert position.state.players[RED].is_revealed
    assert "Titan" in knowledge.known(known, part)


@pytest.mark.rule("G4.2a", "G4.2b", "G4.2d")
def test_a_full_army_moves_like_any_other() -> None:
    position = marching({"Red1": "D0.9 Ogre Ogre Lion Lion Troll Troll Ranger"})
    assert refusal_of(position, RED, "move Red1 D0.10 1 3") is None
    assert say(position, RED, "move Red1 D0.10 1 3").position.state.armies["Red1"].field == "D0.10"
