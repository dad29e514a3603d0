"""Chapter 4: how many fit into a legion, how many legions there are, and who may look."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.spoils import Spoils
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    LoadedDice,
    after,
    contents,
    offers,
    refusal_of,
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
