"""T13: strikes, carried hits and drift as they are played, and which rule refuses what is not allowed."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.battle.play import arena, keys, phase, standing, told, wounds
from tests.titan.table import BLUE, RED, contents, offers, refusal_of, score

# Who strikes


@pytest.mark.rule("T13.0a")
@pytest.mark.parametrize(("half", "first", "second"), [(0, RED, BLUE), (DEFENDER, BLUE, RED)])
def test_the_side_whose_half_it_is_strikes_first_and_then_the_other(
    half: int, first: int, second: int
) -> None:
    position = arena("Plains", "Ogre C3", "Ogre D4", half=half)
    assert position.due == (first,)
    strike = offers(position, first)[0]
    who = ("Red", "Blue")
    position = told(position, f"{who[first]}: {strike} | 1 1 1 1 1 1").position
    assert (phase(position), position.due) == ("StrikePhase", (second,))


@pytest.mark.rule("T13.0b")
def test_everybody_next_to_a_living_enemy_has_to_strike() -> None:
    position = arena("Plains", "Ogre C3, Troll C4", "Lion D4")
    assert refusal_of(position, RED, "done") == "T13.0b"
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1").position
    assert refusal_of(position, RED, "done") == "T13.0b"
    position = told(position, "Red: strike Troll-1 Lion-2 8 5 | 1 1 1 1 1 1 1 1").position
    assert position.due == (BLUE,)
    assert refusal_of(position, BLUE, "done") == "T13.0b"


@pytest.mark.rule("T13.0b")
def test_nobody_has_to_strike_a_body() -> None:
    position = arena("Plains", "Ogre C3, Troll C4", "Lion D4:4")
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1").position
    # The Troll touches nobody but the slain Lion; the Lion still strikes.
    assert position.due == (BLUE,)
    assert set(offers(position, BLUE)) == {"strike Lion-2 Ogre-0 5 3", "strike Lion-2 Troll-1 5 3"}


@pytest.mark.rule("T13.1a")
def test_the_owner_chooses_order_and_targets() -> None:
    position = arena("Plains", "Ogre C3, Troll C4", "Lion D4, Ogre D5")
    assert set(offers(position, RED)) == {
        "strike Ogre-0 Lion-2 6 5",
        "strike Troll-1 Lion-2 8 5",
        "strike Troll-1 Ogre-3 8 4",
        # With a higher number than needed, so that two hits may carry to the Lion.
        "strike Troll-1 Ogre-3 8 5",
    }
    # Whoever is left may be chosen, whatever came before.
    position = told(position, "Red: strike Troll-1 Ogre-3 8 4 | 1 1 1 1 1 1 1 1").position
    assert offers(position, RED) == ["strike Ogre-0 Lion-2 6 5"]


@pytest.mark.rule("T13.1a")
def test_one_strike_is_finished_before_the_next() -> None:
    position = arena("Plains", "Ogre C3, Troll C4", "Lion D4:4, Ogre D3")
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 5 1 1 1 1").position
    assert phase(position) == "CarryChoice"
    assert set(offers(position, RED)) == {"carry Ogre-3", "done"}
    assert refusal_of(position, RED, "strike Troll-1 Lion-2 8 5") == "T6.0b"


@pytest.mark.rule("T13.1b")
def test_a_character_strikes_once_and_never_a_friend() -> None:
    position = arena("Plains", "Ogre C3, Troll C4", "Lion D4")
    assert refusal_of(position, RED, "strike Ogre-0 Troll-1 6 4") == "T13.1b"
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1").position
    assert refusal_of(position, RED, "strike Ogre-0 Lion-2 6 5") == "T13.1b"


@pytest.mark.rule("T9.0a")
def test_nobody_strikes_with_the_other_sides_characters_or_such_as_take_no_part() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4")
    assert refusal_of(position, RED, "strike Lion-1 Ogre-0 5 3") == "T9.0a"
    assert refusal_of(position, RED, "strike Ogre-5 Lion-1 6 5") == "T9.0a"
    assert refusal_of(position, RED, "strike Ogre-0 Lion-5 6 5") == "T9.0a"
    assert refusal_of(position, BLUE, "strike Lion-1 Ogre-0 5 3") == "K2"


@pytest.mark.rule("T23.1b")
def test_a_strike_needs_contact() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4, Lion F4")
    assert refusal_of(position, RED, "strike Ogre-0 Lion-2 6 5") == "T23.1b"


@pytest.mark.rule("T23.10b")
def test_nobody_strikes_across_a_cliff() -> None:
    position = arena("Mountains", "Ogre B1", "Ogre B2, Ogre C2")
    assert refusal_of(position, RED, "strike Ogre-0 Ogre-2 6 4") == "T23.10b"
    assert refusal_of(position, RED, "strike Ogre-0 Ogre-1 7 4") is None


# Dice and hits


@pytest.mark.rule("T13.0c", "EX-T13.2a", "T13.2a")
def test_each_die_at_or_above_the_number_is_a_hit() -> None:
    played = told(arena("Plains", "Ogre C3", "Lion D4"), "Red: strike Ogre-0 Lion-1 6 5 | 1 2 3 4 5 6")
    assert wounds(played.position) == {"Lion-1": 2}


@pytest.mark.rule("T13.0c", "T20.0b")
def test_as_many_dice_are_rolled_as_were_announced_and_all_are_recorded() -> None:
    played = told(arena("Plains", "Troll C3", "Lion D4"), "Red: strike Troll-0 Lion-1 8 5 | 1 2 3 4 5 6 6 6")
    assert [(roll.purpose, roll.dice) for roll in played.rolls] == [("strike", (1, 2, 3, 4, 5, 6, 6, 6))]
    struck = next(event for event in played.events if event.key == "strike")
    assert struck.args == {
        "unit": "Troll-0", "target": "Lion-1", "number": 5, "dice": (1, 2, 3, 4, 5, 6, 6, 6), "hits": 4,
    }  # fmt: skip
    assert struck.to is None and played.closes_undo


@pytest.mark.rule("T24.2b")
def test_down_a_wall_at_number_one_every_die_hits() -> None:
    position = arena("Tower", "Ogre B2", "Centaur C3", half=DEFENDER)
    assert offers(position, BLUE) == ["strike Centaur-1 Ogre-0 3 1"]
    assert wounds(told(position, "Blue: strike Centaur-1 Ogre-0 3 1 | 1 1 1").position) == {"Ogre-0": 3}


@pytest.mark.rule("T13.0d", "T12.0a", "T13.6a")
def test_the_slain_strike_and_leave_when_the_phase_ends() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4, Lion F4")
    position = told(position, "Red: strike Ogre-0 Lion-1 6 5 | 5 5 5 5 5 1").position
    assert standing(position)["Lion-1"] == "D4"
    played = told(position, "Blue: strike Lion-1 Ogre-0 5 3 | 3 3 1 1 1")
    assert "Lion-1" not in standing(played.position)
    assert wounds(played.position)["Ogre-0"] == 2


@pytest.mark.rule("T13.0d")
def test_one_hit_short_of_the_power_nobody_falls() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4")
    position = told(
        position,
        """
        Red: strike Ogre-0 Lion-1 6 5 | 5 5 5 5 1 1
        Blue: strike Lion-1 Ogre-0 5 3 | 3 3 3 3 3
        """,
    ).position
    assert set(standing(position)) == {"Ogre-0", "Lion-1"}


# Hits left over


@pytest.mark.rule("T13.4b", "EX-T13.4a")
def test_hits_at_five_do_not_carry_to_one_who_needs_six() -> None:
    position = arena("Plains", "Ogre C3", "Centaur D3, Lion D4:3")
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 6 6 6 6 6 6").position
    assert position.due == (BLUE,)
    assert wounds(position) == {"Lion-2": 5}


@pytest.mark.rule("T13.4c", "EX-T13.4b", "T13.4a")
def test_a_higher_number_is_announced_to_carry() -> None:
    position = arena("Plains", "Ogre C3", "Centaur D3, Lion D4:3")
    position = told(position, "Red: strike Ogre-0 Lion-2 6 6 | 6 6 6 6 5 5").position
    assert phase(position) == "CarryChoice"
    position = told(position, "Red: carry Centaur-1").position
    assert wounds(position) == {"Lion-2": 5, "Centaur-1": 2}
    # The Lion falls all the same, and both strike back.
    assert len(offers(position, BLUE)) == 2


@pytest.mark.rule("T13.4c", "T13.5b")
def test_only_a_higher_number_and_fewer_dice_can_be_announced() -> None:
    position = arena("Plains", "Ogre C3", "Centaur D3, Lion D4:3")
    assert refusal_of(position, RED, "strike Ogre-0 Lion-2 6 4") == "T13.4c"
    assert refusal_of(position, RED, "strike Ogre-0 Lion-2 7 5") == "T13.5b"


@pytest.mark.rule("T13.4d")
def test_where_hits_carry_is_chosen_after_the_roll() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4:4, Ogre C4, Ogre D3")
    # The announcement names the first target and the number only.
    assert "strike Ogre-0 Lion-1 6 5" in offers(position, RED)
    position = told(position, "Red: strike Ogre-0 Lion-1 6 5 | 5 5 5 1 1 1").position
    assert set(offers(position, RED)) == {"carry Ogre-2", "carry Ogre-3", "done"}


@pytest.mark.rule("T13.4e")
def test_nobody_has_to_carry() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4:4, Ogre D3")
    position = told(position, "Red: strike Ogre-0 Lion-1 6 5 | 5 5 5 1 1 1\nRed: done").position
    assert wounds(position) == {"Lion-1": 5}
    assert position.due == (BLUE,)


@pytest.mark.rule("T13.4a", "T13.4e")
def test_hits_carry_on_while_some_are_left() -> None:
    position = arena("Plains", "Colossus C3", "Ogre C4:5, Ogre D3:4, Ogre D4:5, Ogre C2:5")
    position = told(position, "Red: strike Colossus-0 Ogre-1 10 2 | 2 2 2 2 2 2 1 1 1 1").position
    # Six hits: one slays the first, two the second, and three are left for the two others.
    position = told(position, "Red: carry Ogre-2").position
    assert set(offers(position, RED)) == {"carry Ogre-3", "carry Ogre-4", "done"}
    position = told(position, "Red: carry Ogre-3").position
    assert offers(position, RED) == ["carry Ogre-4", "done"]
    position = told(position, "Red: done").position
    assert wounds(position) == {"Ogre-1": 6, "Ogre-2": 6, "Ogre-3": 6, "Ogre-4": 5}


@pytest.mark.rule("T13.4a")
def test_hits_that_find_nobody_are_lost() -> None:
    position = arena("Plains", "Colossus C3", "Ogre C4:5, Ogre D3:5")
    position = told(
        position, "Red: strike Colossus-0 Ogre-1 10 2 | 2 2 2 2 2 2 2 2 2 2\nRed: carry Ogre-2"
    ).position
    assert position.due == (BLUE,)
    assert wounds(position) == {"Ogre-1": 6, "Ogre-2": 6}


@pytest.mark.rule("T13.4a")
def test_spare_hits_go_only_to_living_enemies_in_contact() -> None:
    position = arena("Plains", "Colossus C3, Ogre B3", "Lion D4:4, Ogre C4:5, Ogre D3, Ogre F4")
    position = told(position, "Red: strike Ogre-1 Ogre-3 6 4 | 4 1 1 1 1 1").position
    position = told(position, "Red: strike Colossus-0 Lion-2 10 3 | 3 3 1 1 1 1 1 1 1 1").position
    assert offers(position, RED) == ["carry Ogre-4", "done"]
    for elsewhere in ("Lion-2", "Ogre-3", "Ogre-5", "Ogre-1", "Colossus-0", "Ogre-9"):
        assert refusal_of(position, RED, f"carry {elsewhere}") == "T13.4a"


@pytest.mark.rule("T13.4b")
def test_spare_hits_do_not_go_to_one_who_is_harder_to_hit() -> None:
    position = arena("Plains", "Ogre C3", "Centaur C4, Lion D4:4, Ogre D3")
    position = told(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 5 1 1 1 1").position
    assert offers(position, RED) == ["carry Ogre-3", "done"]
    assert refusal_of(position, RED, "carry Centaur-1") == "T13.4b"


@pytest.mark.rule("T13.5a")
def test_bonus_dice_do_not_help_where_they_would_not_apply() -> None:
    # Mountains B2 lies above C2 and C3 and level with A1.
    position = arena("Mountains", "Lion B2", "Ogre A1, Ogre C2, Ogre C3:5")
    position = told(position, "Red: strike Lion-0 Ogre-3 6 3 | 3 3 3 1 1 1").position
    assert offers(position, RED) == ["carry Ogre-2", "done"]
    assert refusal_of(position, RED, "carry Ogre-1") == "T13.5a"


@pytest.mark.rule("T13.5b")
def test_bonus_dice_are_forgone_to_carry() -> None:
    position = arena("Mountains", "Lion B2", "Ogre A1, Ogre C2, Ogre C3:5")
    assert refusal_of(position, RED, "strike Lion-0 Ogre-3 7 3") == "T13.5b"
    position = told(position, "Red: strike Lion-0 Ogre-3 5 3 | 3 3 3 1 1").position
    assert set(offers(position, RED)) == {"carry Ogre-1", "carry Ogre-2", "done"}


@pytest.mark.rule("T13.5a", "T23.12b")
def test_a_bonus_in_skill_does_not_help_where_it_would_not_apply() -> None:
    # Tower C3 lies above B2 and B3 and level with C4.
    position = arena("Tower", "Ogre B2:5, Ogre B3, Ogre C4", "Lion C3", half=DEFENDER)
    plain = told(position, "Blue: strike Lion-3 Ogre-0 5 2 | 2 2 2 1 1").position
    assert offers(plain, BLUE) == ["carry Ogre-1", "done"]
    assert refusal_of(plain, BLUE, "carry Ogre-2") == "T13.4b"
    forgone = told(position, "Blue: strike Lion-3 Ogre-0 5 3 | 3 3 3 1 1").position
    assert set(offers(forgone, BLUE)) == {"carry Ogre-1", "carry Ogre-2", "done"}


@pytest.mark.rule("T23.9c")
def test_a_level_strike_does_not_carry_up_a_dune() -> None:
    position = arena("Desert", "Lion B3", "Ogre A2, Ogre A3, Ogre B4:5")
    position = told(position, "Red: strike Lion-0 Ogre-3 5 3 | 3 3 3 1 1").position
    assert offers(position, RED) == ["carry Ogre-2", "done"]
    assert refusal_of(position, RED, "carry Ogre-1") == "T23.9c"
    # A stranger would also have a die less there, but it is the dune that forbids.
    position = arena("Desert", "Troll B3", "Ogre A2, Ogre A3, Ogre B4:5")
    position = told(position, "Red: strike Troll-0 Ogre-3 8 4 | 4 4 4 1 1 1 1 1").position
    assert refusal_of(position, RED, "carry Ogre-1") == "T23.9c"


@pytest.mark.rule("T23.9c")
def test_a_strike_up_a_dune_may_carry_up_another() -> None:
    # Desert B3 lies below A2 and B2.
    position = arena("Desert", "Lion B3", "Ogre A2:5, Ogre B2, Ogre B4")
    position = told(position, "Red: strike Lion-0 Ogre-1 5 3 | 3 3 3 1 1").position
    assert set(offers(position, RED)) == {"carry Ogre-2", "carry Ogre-3", "done"}


# Drift


@pytest.mark.rule("T23.5b")
def test_drift_hurts_strangers_at_the_start_of_both_strike_phases_of_a_round() -> None:
    position = arena("Tundra", "Ogre B2, Troll C2", "Lion F2, Warbear E4", "maneuver", half=DEFENDER)
    assert wounds(position) == {}
    played = told(position, "Blue: done")
    assert wounds(played.position) == {"Ogre-0": 1, "Lion-2": 1}
    assert any("drift" in key for key in keys(played))
    assert wounds(told(played.position, "Red: done").position) == {"Ogre-0": 2, "Lion-2": 2}


@pytest.mark.rule("T23.5b")
def test_drift_hurts_once_in_a_phase_whoever_strikes() -> None:
    position = arena("Tundra", "Ogre C4", "Troll C3", "landing")
    assert wounds(position) == {"Ogre-0": 1}
    position = told(
        position,
        """
        Red: strike Ogre-0 Troll-1 6 4 | 1 1 1 1 1 1
        Blue: strike Troll-1 Ogre-0 8 4 | 1 1 1 1 1 1 1 1
        """,
    ).position
    assert wounds(position) == {"Ogre-0": 1}


@pytest.mark.rule("T23.5c")
@pytest.mark.parametrize("half", [0, DEFENDER])
def test_one_slain_by_drift_still_strikes_in_that_phase(half: int) -> None:
    position = arena("Tundra", "Ogre C4:5, Troll A3", "Troll C3", "landing", half=half)
    assert wounds(position) == {"Ogre-0": 6}
    # The Troll touches nobody alive, so only the Ogre strikes.
    assert position.due == (RED,)
    assert offers(position, RED) == ["strike Ogre-0 Troll-2 6 4"]
    position = told(position, "Red: strike Ogre-0 Troll-2 6 4 | 4 4 1 1 1 1").position
    assert phase(position) == "ManeuverPhase"
    assert wounds(position)["Troll-2"] == 2
    assert "Ogre-0" not in standing(position)


@pytest.mark.rule("T23.5b", "T13.6a", "T10.0d")
def test_drift_can_end_a_battle() -> None:
    position = arena("Tundra", "Ogre B2:5", "Troll F4, Troll F3", "maneuver", half=DEFENDER)
    position = told(position, "Blue: done").position
    assert position.state.battle is None
    assert contents(position, "Red1") == "" and contents(position, "Blue1") == "Troll Troll"
    assert score(position, BLUE) == 12
