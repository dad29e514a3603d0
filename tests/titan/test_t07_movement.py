"""Chapter 7 as played: one legion after the other, past friends, up to enemies, and the first roll of a game.

Where the signs lead from each land is in test_movement.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from tests.titan.table import BLUE, RED, LoadedDice, after, offered, offers, refusal_of, say, settled, table

SHOWS = GAME.presentation


def lands_of(position: Any, marker: str) -> set[int]:
    """Where this legion of Red's may go on foot."""
    moves = [line.split() for line in offers(position, RED)]
    return {int(words[2]) for words in moves if words[0] == "move" and words[1] == marker}


def move_to(position: Any, marker: str, land: int) -> str:
    return next("Red: " + line for line in offers(position, RED) if line.startswith(f"move {marker} {land} "))


def moving(legions: dict[str, str], roll: int, **more: Any) -> Any:
    return table(legions, MovementPhase(RED, roll=roll), **more)


@pytest.mark.rule("T7.0a")
def test_each_legion_completes_its_move_before_the_next_begins() -> None:
    position = moving({"Red1": "8 Titan Ogre", "Red2": "20 Lion"}, 1)
    moved = after(position, move_to(position, "Red1", 9))
    assert moved.state.legions["Red1"].land == 9
    assert moved.state.legions["Red2"].land == 20
    assert lands_of(moved, "Red2") == {21, 400}


@pytest.mark.rule("T7.2a", "T7.1c")
def test_the_way_that_is_marched_is_told_before_and_after() -> None:
    # Both ways round the mountains end in the same land, over different sides; one of them is held.
    free = moving({"Red1": "1 Titan Ogre"}, 4)
    for side, way in ((1, (1, 1000, 6000, 5000, 4000)), (5, (1, 1000, 2000, 3000, 4000))):
        line = f"move Red1 4000 {side}"
        meaning = SHOWS.describe(GAME.view(free, RED), GAME.grammar.read(line))
        assert meaning is not None
        assert meaning.args["way"] == way
        (moved,) = say(free, RED, line).events
        assert (moved.key, moved.args["way"]) == ("move", way)
    held = moving({"Red1": "1 Titan Ogre", "Blue1": "2000 Lion"}, 4)
    assert [line for line in offers(held, RED) if " 4000 " in line] == ["move Red1 4000 1"]
    (moved,) = say(held, RED, "move Red1 2000 5").events
    assert moved.args["way"] == (1, 1000, 2000)


@pytest.mark.rule("T8.1b")
def test_who_teleports_goes_no_way() -> None:
    position = moving({"Red1": "100 Titan Ogre"}, 6)
    (gone,) = say(position, RED, "teleport Red1 Titan 200").events
    assert "way" not in gone.args
    meaning = SHOWS.describe(GAME.view(position, RED), GAME.grammar.read("teleport Red1 Titan 200"))
    assert meaning is not None
    assert "way" not in meaning.args


@pytest.mark.rule("T7.0b")
def test_a_legion_moves_only_once() -> None:
    position = moving({"Red1": "8 Titan Ogre", "Red2": "20 Lion"}, 1)
    moved = after(position, move_to(position, "Red1", 9))
    assert lands_of(moved, "Red1") == set()
    assert refusal_of(moved, RED, "move Red1 10 5") == "T7.0b"
    again = table(
        {"Red1": "100 Titan Ogre", "Red2": "20 Lion"}, MovementPhase(RED, roll=6), moved={"Red1": 3}
    )
    assert refusal_of(again, RED, "teleport Red1 Titan 200") == "T7.0b"


@pytest.mark.rule("T7.0c")
def test_everybody_sees_which_legions_have_moved() -> None:
    position = moving({"Red1": "8 Titan Ogre", "Red2": "20 Lion"}, 1, hidden=(RED,))
    moved = after(position, move_to(position, "Red1", 9))
    for observer in (RED, BLUE, None):
        view = GAME.view(moved, observer)
        assert (view.legions["Red1"].moved, view.legions["Red2"].moved) == (True, False)


@pytest.mark.rule("T7.1a", "T7.1b")
def test_own_legions_are_passed_but_not_joined() -> None:
    # From 102 the only way leads over 101, 142 and 141.
    position = moving({"Red1": "102 Titan Ogre", "Red2": "101 Lion", "Red3": "142 Lion"}, 3)
    assert lands_of(position, "Red1") == {141}
    barred = moving({"Red1": "102 Titan Ogre", "Red2": "141 Lion"}, 3)
    assert lands_of(barred, "Red1") == set()
    assert refusal_of(barred, RED, "move Red1 141 5") == "T7.1b"


@pytest.mark.rule("T7.1c")
def test_an_enemy_legion_stops_whoever_enters_its_land() -> None:
    position = moving({"Red1": "102 Titan Ogre", "Blue1": "142 Lion"}, 3)
    assert lands_of(position, "Red1") == {142}
    assert refusal_of(position, RED, "move Red1 141 5") == "T7.1c"
    met = after(position, move_to(position, "Red1", 142))
    assert met.state.engaged_lands() == [142]


@pytest.mark.rule("T7.1d")
def test_nobody_follows_into_an_engagement_or_through_it() -> None:
    position = moving(
        {"Red1": "101 Titan Ogre", "Red2": "102 Lion", "Red3": "103 Lion", "Blue1": "142 Lion"}, 2
    )
    met = after(position, move_to(position, "Red1", 142))
    assert 142 not in lands_of(met, "Red2")
    assert refusal_of(met, RED, "move Red2 142 5") == "T7.1d"
    far = moving({"Red1": "101 Titan Ogre", "Red2": "103 Lion", "Blue1": "142 Lion"}, 4)
    met_far = after(far, move_to(far, "Red1", 142))
    # 103 leads by its arch elsewhere too, but along the ring only through 142.
    assert 141 not in lands_of(met_far, "Red2")
    assert refusal_of(met_far, RED, "move Red2 141 5") == "T7.1d"


@pytest.mark.rule("T7.1d", "T8.1d")
def test_a_teleport_does_not_care_about_engagements_on_the_way() -> None:
    position = moving({"Red1": "101 Titan Ogre", "Red2": "100 Angel Lion", "Blue1": "142 Lion"}, 6)
    met = after(position, move_to(position, "Red1", 142))
    assert any(line.startswith("teleport Red2 Angel 141") for line in offers(met, RED))


@pytest.mark.rule("T7.1e")
def test_a_land_just_vacated_can_be_used() -> None:
    position = moving({"Red1": "102 Titan Ogre", "Red2": "101 Lion"}, 1)
    assert refusal_of(position, RED, "move Red1 101 5") == "T7.1b"
    vacated = after(position, move_to(position, "Red2", 142))
    assert lands_of(vacated, "Red1") == {101}


@pytest.mark.rule("T7.1e")
def test_ending_where_it_began_is_a_move() -> None:
    position = moving({"Red1": "7 Titan Ogre Lion"}, 6)
    assert 7 in lands_of(position, "Red1")
    home = after(position, move_to(position, "Red1", 7))
    assert home.state.legions["Red1"].moved
    mustering = after(home, "Red: done")
    assert "muster Red1 Lion Lion" in offers(mustering, RED)


@pytest.mark.rule("T7.1e", "T4.3e")
def test_but_not_while_a_part_of_it_stays_there() -> None:
    position = table({"Red1": "7 Titan Ogre Lion Lion"}, OrganisationPhase(RED))
    rolled = after(position, "Red: split Red1 Lion,Lion", "Red: roll", dice=LoadedDice(6))
    (part,) = rolled.state.legions.keys() - position.state.legions.keys()
    assert 7 not in lands_of(rolled, "Red1") | lands_of(rolled, part)
    gone = after(
        rolled, next(f"Red: {line}" for line in offers(rolled, RED) if line.startswith(f"move {part}"))
    )
    assert 7 in lands_of(gone, "Red1")


@pytest.mark.rule("T7.2a")
def test_without_a_sign_there_is_no_way() -> None:
    position = moving({"Red1": "102 Titan Ogre"}, 1)
    assert refusal_of(position, RED, "move Red1 103 1") == "T7.2a"


@pytest.mark.rule("T7.3a", "T7.3b")
def test_a_triple_arrow_works_one_way_only() -> None:
    assert lands_of(moving({"Red1": "102 Titan Ogre"}, 1), "Red1") == {101}
    assert 102 not in lands_of(moving({"Red1": "101 Titan Ogre"}, 1), "Red1")


@pytest.mark.rule("T7.4a")
def test_a_block_has_to_be_used_at_the_start() -> None:
    position = moving({"Red1": "4 Titan Ogre"}, 1)
    assert lands_of(position, "Red1") == {103}
    assert refusal_of(position, RED, "move Red1 5 1") == "T7.4a"


@pytest.mark.rule("T7.4b", "T7.4e")
def test_an_arch_or_a_triple_arrow_may_be_used_at_the_start() -> None:
    assert lands_of(moving({"Red1": "1 Titan Ogre"}, 1), "Red1") == {1000, 2}


@pytest.mark.rule("T7.4c")
def test_a_tower_is_left_over_any_arrow() -> None:
    assert lands_of(moving({"Red1": "100 Titan Ogre"}, 1), "Red1") == {3, 41, 101}


@pytest.mark.rule("T7.4d")
def test_a_passing_legion_uses_any_arrow_but_the_one_it_came_by() -> None:
    position = moving({"Red1": "41 Titan Ogre"}, 2)
    assert lands_of(position, "Red1") == {1, 3, 101}
    assert refusal_of(position, RED, "move Red1 41 1") == "T7.4d"


@pytest.mark.rule("T7.4f")
def test_a_passing_legion_has_to_follow_a_triple_arrow() -> None:
    position = moving({"Red1": "1000 Titan Ogre"}, 2)
    assert lands_of(position, "Red1") == {2}
    # 1 touches 42 as well, but its triple arrow leads to 2.
    assert refusal_of(position, RED, "move Red1 42 1") == "T7.4f"


@pytest.mark.rule("T7.5a", "T7.5b")
def test_blocks_and_arches_count_for_the_first_step_only() -> None:
    position = moving({"Red1": "3 Titan Ogre"}, 2)
    assert lands_of(position, "Red1") == {5, 41, 101}
    assert refusal_of(position, RED, "move Red1 103 1") == "T7.5a"


FIRST = {"Red1": "8 Titan Ogre", "Red2": "20 Lion"}


def first_roll(turns: int = 1, **options: Any) -> Any:
    return table(FIRST, OrganisationPhase(RED), turns=turns, **options)


@pytest.mark.rule("T7.6a", "T7.6b")
def test_the_first_roll_of_a_player_can_be_rejected_once() -> None:
    rolled = after(first_roll(), "Red: roll", dice=LoadedDice(1))
    assert "reroll" in offers(rolled, RED)
    again = say(rolled, RED, "reroll", LoadedDice(2))
    assert [roll.dice for roll in again.rolls] == [(2,)]
    assert lands_of(again.position, "Red1") == {10, 1000, 3000}
    assert "reroll" not in offers(again.position, RED)
    assert refusal_of(again.position, RED, "reroll") == "T7.6b"


@pytest.mark.rule("T7.6a")
def test_but_not_after_a_legion_has_moved() -> None:
    rolled = after(first_roll(), "Red: roll", dice=LoadedDice(1))
    moved = after(rolled, move_to(rolled, "Red2", 21))
    assert "reroll" not in offers(moved, RED)
    assert refusal_of(moved, RED, "reroll") == "T7.6a"


@pytest.mark.rule("T7.6c")
def test_in_later_turns_the_right_is_gone() -> None:
    rolled = after(first_roll(turns=2), "Red: roll", dice=LoadedDice(1))
    assert "reroll" not in offers(rolled, RED)
    assert refusal_of(rolled, RED, "reroll") == "T7.6c"


@pytest.mark.rule("T7.6a")
def test_the_right_belongs_to_each_players_own_first_turn() -> None:
    position = table({"Blue1": "8 Titan Ogre"}, OrganisationPhase(BLUE), turns=1, active=BLUE)
    rolled = after(position, "Blue: roll", dice=LoadedDice(1))
    assert "reroll" in offers(rolled, BLUE)


@pytest.mark.rule("T7.6a")
def test_a_game_can_be_played_without_mulligans() -> None:
    rolled = after(first_roll(mulligan=False), "Red: roll", dice=LoadedDice(1))
    assert "reroll" not in offers(rolled, RED)
    assert refusal_of(rolled, RED, "reroll") is not None


@pytest.mark.rule("T7.1c", "T1.2b")
def test_two_legions_may_attack_two_enemies_in_one_turn() -> None:
    position = moving({"Red1": "102 Titan", "Red2": "8 Ogre", "Blue1": "101 Lion", "Blue2": "9 Lion"}, 1)
    met = after(position, move_to(position, "Red1", 101), move_to(position, "Red2", 9), "Red: done")
    assert settled(met).state.engaged_lands() == [9, 101]
    assert met.due == (RED,)


@pytest.mark.rule("T10.1b")
def test_a_screen_is_offered_a_side_only_where_an_enemy_stands() -> None:
    legions = {"Red1": "22 Titan Ogre Ogre"}
    empty = table(legions, MovementPhase(RED, roll=4))
    sides = [line for line in offers(empty, RED) if line.startswith("move Red1 1000 ")]
    assert len(sides) == 2, "all sides stay legal"
    assert [line for line in offered(empty, RED) if line.startswith("move Red1 1000 ")] == sides[:1]
    assert {line.split()[2] for line in offered(empty, RED)} == {
        line.split()[2] for line in offers(empty, RED)
    }
    held = table(legions | {"Blue1": "1000 Lion Lion"}, MovementPhase(RED, roll=4))
    assert [line for line in offered(held, RED) if line.startswith("move Red1 1000 ")] == sides
