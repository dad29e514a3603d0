"""Where chapters 5 to 9 meet: reins and riders, lent horses, taken chariots, tall beasts, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import (
    alive,
    allowed,
    duel,
    facing,
    goals,
    number,
    owner,
    phalanx,
    play,
    refused,
    stage,
    where,
)  # fmt: skip
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")


@pytest.mark.rule("A7.1v")
def test_a_lent_horse_helps_its_rider_not_its_owner() -> None:
    men = ("0 hero 1/26 on=2", "1 light-horse 1/26", "1 hero 1/26", *FAR)
    ours = play(stage(*men, active=1, desert="1/26"), "end: 5 12")
    assert set(lines(ours, "assign")) == {"assign 1", "assign 2"}
    theirs = play(stage(*men, desert="1/26"), "end: 5 9")
    assert alive(theirs) & {1, 2, 3} == {1, 2}


@pytest.mark.rule("A5.2k", "A8.1j", "A7.1u")
def test_a_ten_saves_the_man_but_not_the_harnessed_horse() -> None:
    position = play(stage(*chariot(1), "0 hero 1/26", *FAR, active=1, desert="1/26"), "end: 5 10")
    assert set(lines(position, "assign")) == {"assign 2", "assign 4"}
    assert alive(play(position, "assign 4: 11")) >= {2, 4}
    assert 2 not in alive(play(position, "assign 2: 10"))


@pytest.mark.rule("A5.2k", "A5.2l", "A9.1c")
def test_an_elephant_and_a_man_beside_it_roll_each_for_himself() -> None:
    men = ("0 elephant 1/27", "0 axe 1/27 on=1", "0 hero 1/27", *FAR)
    position = play(stage(*men, active=1, desert="1/27"), "end: 5 10 10")
    assert position.due == (0,) and not lines(position, "assign")


@pytest.mark.rule("A9.1k", "A8.1a", "A7.1f")
@pytest.mark.parametrize("mount", ["0 elephant 1/26", "0 elephant 1/27", "0 wagon 1/27 pole=0"])
def test_nobody_leads_horses_from_an_elephant_or_a_wagon(mount: str) -> None:
    position = stage("0 axe 1/26", "0 light-horse 1/26 led_by=1", mount)
    if not refused(position, "mount 1 3"):
        assert play(position, "mount 1 3").state.figures[2].led_by == 0


@pytest.mark.rule("A9.1k")
def test_nobody_leads_an_elephant_from_a_horse() -> None:
    position = stage("0 axe 1/26", "0 elephant 1/26 led_by=1", "0 light-horse 1/26")
    if not refused(position, "mount 1 3"):
        assert play(position, "mount 1 3").state.figures[2].led_by == 0


@pytest.mark.rule("A2.3j", "A7.1f")
def test_in_a_swap_the_led_horse_comes_along() -> None:
    men = ("0 axe 1/26", "0 light-horse 1/26 led_by=1", "0 axe 1/26", "0 axe 1/26", *["0 axe 1/27"] * 4)
    position = play(stage(*men), "swap 1 5,6")
    assert [where(position, each) for each in (1, 2, 5, 6)] == ["1/27", "1/27", "1/26", "1/26"]
    assert refused(stage(*men), "swap 1 5")


@pytest.mark.rule("A2.3j", "A7.1g")
def test_a_swap_is_one_of_a_riders_four_steps() -> None:
    men = ("0 axe 1/23 on=2", "0 light-horse 1/23", "0 axe 1/23", "0 axe 1/23", *["0 axe 1/24"] * 4)
    position = play(stage(*men), "swap 1 5,6")
    assert "1/27" in goals(position, 1) and "1/28" not in goals(position, 1)


@pytest.mark.rule("A6.1n", "A9.1s")
def test_a_phalanx_swaps_with_two_elephants() -> None:
    beasts = ("0 elephant 1/27", "0 axe 1/27 on=5", "0 elephant 1/27", "0 axe 1/27 on=7")
    position = play(stage(*phalanx(), *beasts, phalanxes=facing("E")), "swap 1,2,3,4 5,7")
    assert [where(position, each) for each in (1, 4, 5, 6, 8)] == ["1/27"] * 2 + ["1/26"] * 3


@pytest.mark.rule("A6.2f", "A6.1n")
def test_a_swap_forward_is_a_move_and_gives_the_charge_blow() -> None:
    men = (*phalanx(), *["0 axe 1/27"] * 4, "1 hero 1/28")
    position = play(stage(*men, phalanxes=facing("E")), "swap 1,2,3,4 5,6,7,8", "attack 1 9: 3 3")
    assert allowed(position) and not refused(position, "charge 2 9")


@pytest.mark.rule("A6.1c", "A6.1d", "A9.1h")
def test_getting_down_from_an_elephant_is_movement_too() -> None:
    men = ("0 axe 1/26", "0 axe 1/26", "0 axe 1/26", "0 axe 1/27 on=5", "0 elephant 1/27")
    position = play(stage(*men, round=3), "dismount 4 1/26", "end", "end")
    assert refused(position, "form 1/26 E")
    assert allowed(play(position, "end", "end"), "form 1/26 E")


@pytest.mark.rule("A8.1m", "A7.1j", "A8.1w")
@pytest.mark.parametrize(("driven", "left"), [(1, 1), (2, 0)])
def test_a_horse_taken_from_the_pole_has_two_steps_in_all(driven: int, left: int) -> None:
    position = stage(*chariot(2), "0 axe 1/35", *FAR)
    position = play(position, *[f"go 1 1/{27 + step}" for step in range(driven)], "unharness 4 2")
    position = play(position, f"go 5 1/{26 + driven}", "lead 5 2")
    moves = [play(position, f"go 5 {field}") for field in goals(position, 5)]
    assert any(where(moved, 2) != where(position, 2) for moved in moves) is bool(left)


@pytest.mark.rule("A7.1l", "A9.1t")
def test_from_the_elephant_to_a_horse_and_on_is_not_one_round() -> None:
    position = play(
        stage("0 elephant 1/23", "0 axe 1/23 on=1", "0 light-horse 1/24"), "go 1 1/24", "dismount 2"
    )
    if allowed(position, "mount 2 3"):
        assert not goals(play(position, "mount 2 3"), 2)


@pytest.mark.rule("A9.1l", "A9.1o")
def test_a_second_rider_gets_up_on_the_way() -> None:
    position = play(stage("0 elephant 1/23", "0 axe 1/23 on=1", "0 axe 1/24"), "go 1 1/24", "mount 3 1")
    assert "1/26" in goals(position, 1) and "1/27" not in goals(position, 1)
    assert where(play(position, "go 1 1/26"), 3) == "1/26"


@pytest.mark.rule("A9.1h", "A9.1g")
def test_on_its_back_there_is_room_where_on_the_ground_is_none() -> None:
    position = stage("0 elephant 1/26", "0 axe 1/26", "0 axe 1/26", "0 axe 1/25")
    assert allowed(position, "mount 4 1") and refused(position, "go 4 1/26")


@pytest.mark.rule("A8.4q", "A8.4j", "A8.4o")
def test_climbers_who_are_the_more_do_not_drive_on_in_the_same_round() -> None:
    """Whoever takes it over, as owner or only at the reins: it has just been moved by another player."""
    position = stage(*chariot(2, ("axe",), 3), "1 axe 1/27", "1 axe 1/27", *FAR)
    position = play(position, "go 1 1/27", "go 1 1/28: 12 12", "end")
    assert refused(position, "dismount 5 1/26"), "too fast to get off"
    assert not goals(play(position, "seize 1"), 1)
    assert not goals(position, 1) and not lines(position, "back")
    position = play(position, "seize 1", "end")
    assert position.state.round == 2 and not goals(position, 1), "one against two"
    assert goals(play(position, "end"), 1)


@pytest.mark.rule("A9.1w", "A8.4a")
def test_an_elephant_among_the_team_bars_the_wagon() -> None:
    men = (*chariot(2, ("axe",), 1), "1 elephant 1/27", "1 axe 1/27 on=5", *FAR)
    position = play(stage(*men, active=1), "go 5 1/26", "end")
    assert not goals(position, 1) and "back 1 1/24" in lines(position, "back")


@pytest.mark.rule("A9.3b", "A5.5m", "A5.5k")
def test_the_rider_is_seen_over_highland_where_a_man_is_not() -> None:
    """Levels 1, 1, 2 and a target on 2: as if he stood on highland."""
    ground = {"highland": "1/26"}
    rider = stage("0 bow 1/24", "1 elephant 1/27", "1 axe 1/27 on=2", "1 axe 1/27", *FAR, **ground)
    assert number(rider, "shoot 1 3") == 16 and refused(rider, "shoot 1 4")
    back = stage("0 elephant 1/24", "0 bow 1/24 on=1", "1 axe 1/27", *FAR, highland="1/25")
    assert number(back, "shoot 2 3") == 14


@pytest.mark.rule("A5.4b", "A9.3f", "A7.2c")
def test_height_counts_for_and_against_beasts() -> None:
    assert duel(stage("0 axe 1/26", "1 elephant 1/27", *FAR, highland="1/26"), "attack 1 2")[0] == 3
    assert duel(stage("0 axe 1/26", "1 elephant 1/27", *FAR, highland="1/27"), "attack 1 2")[1] == 7
    assert duel(stage("0 axe 1/26", "1 light-horse 1/27", *FAR, highland="1/27"), "attack 1 2")[1] == 1


@pytest.mark.rule("A2.4f", "A4.2a", "A2.4ac")
def test_things_and_own_beasts_are_no_targets() -> None:
    position = stage("0 axe 1/26", "0 bow 1/27", "1 wagon 1/25 pole=0", "0 light-horse 1/26", *FAR)
    assert (
        refused(position, "attack 1 3") and refused(position, "shoot 2 3") and refused(position, "attack 1 4")
    )


@pytest.mark.rule("A9.2a", "A2.4ab", "A2.4w")
def test_an_elephant_whose_rider_was_shot_stands_until_somebody_takes_it() -> None:
    men = ("0 bow 1/25", "1 elephant 1/27", "1 axe 1/27 on=2", "1 axe 1/28", "0 axe 1/1")
    position = play(stage(*men), "shoot 1 3: 15")
    position = position if position.due == (1,) else play(position, "end")
    assert 3 not in alive(position) and owner(position, 2) == 1
    assert position.due == (1,) and not goals(position, 2)
    assert goals(play(position, "mount 4 2"), 2)


@pytest.mark.rule("A8.3a", "A7.2j", "A8.3h")
def test_a_trampled_riders_horse_fights_on_without_him() -> None:
    men = (*chariot(4, ("axe",), 3), "1 axe 1/27 on=8", "1 light-horse 1/27", *FAR)
    position = play(stage(*men), "go 1 1/27", "defend 7: 12 3 12 3")
    assert not alive(position) & {7, 8} and position.due == (0,)
