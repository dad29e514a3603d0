"""Chapter 4: how many fit into a legion, how legions are split and joined, and who may look."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.kernel.event import events_for
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    LoadedDice,
    after,
    contents,
    offers,
    refusal_of,
    say,
    score,
    seen,
    settled,
    table,
)

SEVEN = "Titan Ogre Ogre Ogre Troll Troll Troll"


def first_move(position: Any, marker: str) -> str:
    """Some move of this legion, as a line of its owner's."""
    return next(line for line in offers(position, RED) if line.startswith(f"move {marker} "))


@pytest.mark.rule("T4.0a")
def test_a_legion_is_a_stack_under_a_marker_of_its_owners_colour() -> None:
    position = table({"Red1": "8 Titan Ogre Ogre Ogre"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre")
    (new,) = split.state.legions.keys() - position.state.legions.keys()
    assert new.startswith("Red")
    assert new in position.state.players[RED].markers
    assert new not in split.state.players[RED].markers


@pytest.mark.rule("T4.0b")
def test_a_land_holds_two_legions_of_a_player_only_between_split_and_end_of_movement() -> None:
    position = table({"Red1": "8 Titan Ogre Ogre Ogre"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre")
    assert len(split.state.legions_in(8)) == 2
    rolled = after(split, "Red: roll", dice=LoadedDice(1))
    gone = after(rolled, f"Red: {first_move(rolled, 'Red1')}", "Red: done")
    assert len(gone.state.legions_in(8)) == 1


@pytest.mark.rule("T4.0c")
@pytest.mark.parametrize("taken", ["Lion,Lion", "Ogre,Ogre,Ogre,Ogre", "Ogre,Angel"])
def test_only_members_of_a_legion_can_leave_it(taken: str) -> None:
    position = table(
        {"Red1": "8 Titan Ogre Ogre Ogre Troll", "Red2": "9 Lion Lion Angel"}, OrganisationPhase(RED)
    )
    assert refusal_of(position, RED, f"split Red1 {taken}") == "T4.0c"


@pytest.mark.rule("T4.1a", "T4.1b")
def test_a_full_legion_musters_nobody() -> None:
    position = table(
        {"Red1": f"8 {SEVEN}", "Red2": "22 Ogre"}, MusterPhase(RED), moved={"Red1": 3, "Red2": 3}
    )
    assert not any(line.startswith("muster Red1") for line in offers(position, RED))
    assert refusal_of(position, RED, "muster Red1 Ogre Ogre") == "T4.1b"


@pytest.mark.rule("T4.1b")
def test_a_full_legion_neither_summons_nor_acquires() -> None:
    position = table(
        {"Red1": "8 Ogre Ogre Ogre Troll Troll Troll Troll", "Red2": "22 Angel Ogre"},
        Spoils(RED, "Red1", multiples=(100,), may_summon=True),
        moved={"Red1": 3},
    )
    # There is nothing to ask; the turn goes on.
    gone_on = settled(position)
    assert gone_on.due == (BLUE,)
    assert contents(gone_on, "Red2") == "Angel Ogre"
    assert contents(gone_on, "Red1").count(" ") == 6


@pytest.mark.rule("T4.1b")
def test_who_became_full_by_an_angel_takes_no_second_one_and_summons_nobody() -> None:
    position = table(
        {"Red1": "8 Ogre Ogre Ogre Troll Troll Troll", "Red2": "22 Angel Ogre"},
        Spoils(RED, "Red1", multiples=(100, 200), may_summon=True),
        moved={"Red1": 3},
    )
    assert "summon Red2 Angel" in offers(position, RED)
    full = after(position, "Red: acquire Angel")
    assert contents(full, "Red1").count(" ") == 6
    assert contents(full, "Red2") == "Angel Ogre"
    assert full.due == (BLUE,)


@pytest.mark.rule("T4.1c")
def test_a_full_legion_moves_and_teleports_like_any_other() -> None:
    on_foot = table({"Red1": f"8 {SEVEN}"}, MovementPhase(RED, roll=1))
    assert contents(after(on_foot, f"Red: {first_move(on_foot, 'Red1')}"), "Red1").count(" ") == 6
    by_tower = table({"Red1": f"100 {SEVEN}"}, MovementPhase(RED, roll=6))
    assert after(by_tower, "Red: teleport Red1 Titan 200").state.legions["Red1"].land == 200


@pytest.mark.rule("T4.2a")
def test_a_player_has_twelve_markers() -> None:
    position = table({"Red1": "8 Titan Ogre", "Red2": "9 Ogre"}, OrganisationPhase(RED))
    assert len(position.state.players[RED].markers) + 2 == 12


TWELVE = {f"Red{number}": f"{number} Ogre" for number in range(3, 13)} | {"Red2": "2 Angel"}


@pytest.mark.rule("T4.2b")
def test_without_a_free_marker_no_legion_is_split() -> None:
    position = table(TWELVE | {"Red1": "1 Titan Lion Lion Lion"}, OrganisationPhase(RED))
    assert offers(position, RED) == ["roll"]
    assert refusal_of(position, RED, "split Red1 Lion,Lion") == "T4.2b"


@pytest.mark.rule("T4.2c", "T19.4h")
def test_a_thirteenth_legion_stands_under_a_marker_taken_from_an_eliminated_player() -> None:
    met = table(
        TWELVE
        | {"Red1": "41 Titan Lion Lion Lion", "Red3": "30 Troll Troll", "Blue1": "30 Titan Ogre"}
        | {"Gold1": "20 Titan Ogre"},
        moved={"Red3": 3},
        seats=3,
    )
    won = after(met, "Blue: stand", "Blue: concede")
    blue_markers = {marker for marker in won.state.players[RED].markers if marker.startswith("Blue")}
    assert len(blue_markers) == 12
    later = msgspec.structs.replace(won, steps=(won.steps[0], OrganisationPhase(RED)))
    split = after(later, "Red: split Red1 Lion,Lion")
    mine = dict(split.state.legions_of(RED))
    assert len(mine) == 13
    (new,) = [marker for marker in mine if not marker.startswith("Red")]
    assert mine[new].characters == ("Lion", "Lion")
    assert GAME.flaws(split) == []


@pytest.mark.rule("T4.3a", "T6.1a")
def test_a_player_splits_his_own_legions_only() -> None:
    position = table(
        {"Red1": "8 Titan Ogre Ogre Ogre", "Blue1": "9 Ogre Ogre Ogre Ogre"}, OrganisationPhase(RED)
    )
    assert refusal_of(position, RED, "split Blue1 Ogre,Ogre") == "T4.3a"
    assert refusal_of(position, RED, "split Red7 Ogre,Ogre") == "T4.3a"


@pytest.mark.rule("T4.3a", "T4.3b", "T4.3d")
def test_a_legion_of_six_can_be_split_into_three() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Troll,Troll")
    parts = sorted(" ".join(legion.characters) for _, legion in split.state.legions_in(8))
    assert parts == ["Lion Titan", "Ogre Ogre", "Troll Troll"]


@pytest.mark.rule("T4.3b")
@pytest.mark.parametrize(
    ("legion", "taken"),
    [
        ("Titan Ogre Ogre Ogre", "Ogre"),
        ("Titan Ogre Ogre Ogre", "Ogre,Ogre,Ogre"),
        ("Titan Ogre Ogre", "Ogre,Ogre"),
        ("Titan Ogre Ogre Ogre", "-"),
        ("Titan Ogre Ogre Ogre", "Ogre,Ogre,Ogre,Titan"),
    ],
)
def test_each_part_has_at_least_two(legion: str, taken: str) -> None:
    position = table({"Red1": f"8 {legion}"}, OrganisationPhase(RED))
    assert refusal_of(position, RED, f"split Red1 {taken}") == "T4.3b"


@pytest.mark.rule("T4.3b")
def test_a_legion_of_five_cannot_be_split_into_three() -> None:
    position = table({"Red1": "8 Titan Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre")
    assert offers(split, RED) == ["roll"]
    assert refusal_of(split, RED, "split Red1 Troll,Troll") == "T4.3b"


@pytest.mark.rule("T4.3c", "T4.5a")
def test_nobody_else_sees_how_a_legion_was_divided() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    assert seen(position, BLUE, "Red1") == "Lion Ogre Ogre Titan Troll Troll"
    split = after(position, "Red: split Red1 Lion,Titan")
    (new,) = split.state.legions.keys() - position.state.legions.keys()
    assert seen(split, RED, new) == "Lion Titan"
    for observer in (BLUE, None):
        view = GAME.view(split, observer)
        assert (view.legions["Red1"].size, view.legions[new].size) == (4, 2)
        assert view.legions[new].visible == ()
        # Six had two pairs; of four that remain, at most two of each kind could have left.
        assert view.legions["Red1"].visible == ()


@pytest.mark.rule("T4.3e")
def test_parts_that_can_go_apart_have_to() -> None:
    position = table({"Red1": "8 Titan Ogre Ogre Ogre", "Red2": "20 Lion"}, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    elsewhere = after(rolled, f"Red: {first_move(rolled, 'Red2')}")
    assert "done" not in offers(elsewhere, RED)
    assert refusal_of(elsewhere, RED, "done") == "T4.3e"


@pytest.mark.rule("T4.3e", "T4.3f")
def test_of_three_parts_one_may_stay() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Troll,Troll")
    rolled = after(split, "Red: roll", dice=LoadedDice(1))
    one, two = split.state.legions.keys() - {"Red1", "Blue12"}
    one_gone = after(rolled, f"Red: {first_move(rolled, one)}")
    assert refusal_of(one_gone, RED, "done") == "T4.3e"
    two_gone = after(one_gone, f"Red: {first_move(one_gone, two)}")
    assert "done" in offers(two_gone, RED)
    assert "move Red1" not in " ".join(after(two_gone, "Red: done").state.legions)
    assert after(two_gone, "Red: done").state.legions["Red1"].land == 8


# From 1000 a roll of 1 leads over the block to 1 and nowhere else.
SHUT_IN = {"Red1": "1000 Titan Ogre Ogre Ogre", "Red2": "1 Lion Lion", "Red3": "20 Lion"}


@pytest.mark.rule("T4.3g")
def test_parts_that_cannot_go_apart_are_one_legion_again() -> None:
    position = table(SHUT_IN, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    (child,) = rolled.state.legions.keys() - position.state.legions.keys()
    moved = after(rolled, f"Red: {first_move(rolled, 'Red3')}", "Red: done")
    assert contents(moved, "Red1") == "Ogre Ogre Ogre Titan"
    assert child not in moved.state.legions
    assert child in moved.state.players[RED].markers
    assert not moved.state.legions["Red1"].moved
    assert GAME.flaws(moved) == []


@pytest.mark.rule("T4.3g", "T18.1a")
def test_a_recombined_legion_has_not_moved_and_musters_nobody() -> None:
    position = table(SHUT_IN | {"Red1": "1000 Titan Lion Lion Lion"}, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Lion,Lion", "Red: roll", dice=LoadedDice(1))
    moved = after(rolled, f"Red: {first_move(rolled, 'Red3')}", "Red: done")
    assert not any(line.startswith("muster Red1") for line in offers(moved, RED))


@pytest.mark.rule("T4.3e")
def test_what_is_possible_is_judged_by_the_present_position() -> None:
    position = table(SHUT_IN, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    # Nobody need make room, but once there is room the parts have to use it.
    assert "done" in offers(after(rolled, f"Red: {first_move(rolled, 'Red3')}"), RED)
    assert refusal_of(after(rolled, "Red: move Red2 2 5"), RED, "done") == "T4.3e"


@pytest.mark.rule("T4.3e", "T8.3a")
def test_nobody_is_forced_to_teleport_in_order_to_go_apart() -> None:
    position = table(
        {"Red1": "102 Titan Ogre Ogre Ogre", "Red2": "138 Lion Lion", "Blue1": "20 Ogre"},
        OrganisationPhase(RED),
        scores=(400,),
    )
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(6))
    # Six lands along the outer ring stands a sister, and no other way leads out of 102.
    assert any(line.startswith("teleport Red1 Titan 20") for line in offers(rolled, RED))
    others = [line for line in offers(rolled, RED) if line.startswith("move")]
    assert all(line.startswith("move Red2") for line in others)
    # Red2 has to stay, or there would be room; the game lets him pass only when something else has moved.
    assert refusal_of(rolled, RED, "done") == "T6.2c"
    teleported = after(rolled, next(f"Red: {line}" for line in offers(rolled, RED) if "teleport" in line))
    assert "done" in offers(teleported, RED)


@pytest.mark.rule("T4.4a")
def test_the_marker_of_an_eliminated_legion_can_be_used_again() -> None:
    met = settled(table({"Red1": "8 Troll Troll", "Blue1": "8 Ogre Lion"}, moved={"Red1": 3}))
    assert "Blue1" not in met.state.players[BLUE].markers
    fled = after(met, "Blue: flee").state
    assert "Blue1" not in fled.legions
    assert "Blue1" in fled.players[BLUE].markers


@pytest.mark.rule("T4.4a", "T15.0a")
def test_a_legion_whose_last_character_is_summoned_away_vanishes_without_points() -> None:
    met = table({"Red1": "8 Troll Troll", "Red2": "20 Angel", "Blue1": "8 Ogre"}, moved={"Red1": 3})
    won = after(met, "Blue: stand", "Blue: concede")
    before = score(won, RED), score(won, BLUE)
    summoned = after(won, "Red: summon Red2 Angel")
    assert "Red2" not in summoned.state.legions
    assert "Red2" in summoned.state.players[RED].markers
    assert contents(summoned, "Red1") == "Angel Troll Troll"
    assert (score(summoned, RED), score(summoned, BLUE)) == before


@pytest.mark.rule("T4.5a")
def test_contents_are_hidden_from_the_others_but_never_from_the_owner() -> None:
    position = table(
        {"Red1": "8 Titan Ogre", "Red2": "20 Troll Lion"}, MovementPhase(RED, roll=1), seats=3, hidden=(RED,)
    )
    assert seen(position, RED, "Red2") == "Lion Troll"
    for observer in (BLUE, GOLD, None):
        view = GAME.view(position, observer)
        assert view.legions["Red1"].characters is None
        assert view.legions["Red2"].characters is None
        assert view.legions["Red2"].size == 2


@pytest.mark.rule("T4.3g")
def test_two_parts_stay_together_when_the_third_has_taken_the_only_way_out() -> None:
    position = table({"Red1": "1000 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    split = after(position, "Red: split Red1 Ogre,Ogre", "Red: split Red1 Troll,Troll")
    rolled = after(split, "Red: roll", dice=LoadedDice(1))
    gone = after(rolled, f"Red: {first_move(rolled, 'Red1')}", "Red: done")
    assert contents(gone, "Red1") == "Lion Titan"
    ((marker, left),) = gone.state.legions_in(1000)
    assert marker != "Red1"
    assert left.characters == ("Ogre", "Ogre", "Troll", "Troll")
    assert not left.moved
    assert len(gone.state.players[RED].markers) == 10
    assert GAME.flaws(gone) == []


@pytest.mark.rule("T4.3g")
def test_what_was_public_before_a_split_is_public_when_the_parts_are_one_again() -> None:
    position = table(SHUT_IN, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
    assert seen(rolled, BLUE, "Red1") != "Ogre Ogre Ogre Titan"
    moved = after(rolled, f"Red: {first_move(rolled, 'Red3')}", "Red: done")
    assert seen(moved, BLUE, "Red1") == "Ogre Ogre Ogre Titan"


@pytest.mark.rule("T4.3c")
def test_what_others_are_told_of_a_split_does_not_depend_on_who_went() -> None:
    position = table({"Red1": "8 Titan Lion Ogre Ogre Troll Troll"}, OrganisationPhase(RED))
    one, two = (say(position, RED, f"split Red1 {taken}") for taken in ("Lion,Titan", "Ogre,Ogre"))
    for observer in (BLUE, None):
        assert events_for(one.events, observer) == events_for(two.events, observer)
        assert GAME.view(one.position, observer) == GAME.view(two.position, observer)
