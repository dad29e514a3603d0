"""A7.3: whose horse it is, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import allowed, goals, owner, play, refused, stage, where

FAR = ("1 axe 1/48", "0 axe 1/1")
THREE = {"seats": 3}


@pytest.mark.rule("A7.3a")
def test_who_only_stands_beside_it_owns_nothing() -> None:
    position = play(stage("0 axe 1/25", "1 light-horse 1/26", *FAR), "go 1 1/26", "end", "end")
    assert owner(position, 2) == 1


@pytest.mark.rule("A7.3a", "A2.4w")
def test_a_horse_whose_rider_dies_stays_his_masters() -> None:
    position = stage("0 axe 1/26", "1 axe 1/27 on=3", "1 light-horse 1/27", *FAR)
    position = play(position, "attack 1 2: 18 3")
    assert owner(position, 3) == 1 and where(position, 3) == "1/27"


@pytest.mark.rule("A7.3b", "A7.1i")
@pytest.mark.parametrize("verb", ["mount", "lead"])
def test_alone_it_is_captured_and_used_at_once(verb: str) -> None:
    position = play(stage("0 axe 1/25", "1 light-horse 1/26", *FAR), "go 1 1/26", f"{verb} 1 2")
    assert owner(position, 2) == 0
    assert "1/27" in goals(position, 1) and where(play(position, "go 1 1/27"), 2) == "1/27"


@pytest.mark.rule("A7.3b")
@pytest.mark.parametrize("guard", ["1 axe 1/26", "2 axe 1/26", "1 axe 1/26 on=5"])
@pytest.mark.parametrize("verb", ["mount", "lead"])
def test_any_other_players_warrior_on_the_field_guards_it(guard: str, verb: str) -> None:
    men = ("0 axe 1/26", "1 light-horse 1/26", guard, "2 axe 1/48")
    ridden = ("1 light-horse 1/26",) if "on=5" in guard else ()
    assert refused(stage(*men, *ridden, **THREE), f"{verb} 1 2")


@pytest.mark.rule("A7.3b")
def test_more_horses_or_own_men_do_not_guard_it() -> None:
    position = stage("0 axe 1/26", "1 light-horse 1/26", "1 heavy-horse 1/26", "0 axe 1/26", *FAR)
    position = play(position, "lead 1 2", "mount 4 3")
    assert (owner(position, 2), owner(position, 3)) == (0, 0)


@pytest.mark.rule("A7.3b", "A7.3c")
def test_an_allys_horse_with_the_ally_beside_it_is_not_there_for_the_taking() -> None:
    men = ("0 axe 1/26", "1 light-horse 1/26", "1 axe 1/26", "2 axe 1/48")
    assert refused(stage(*men, seats=3, sides=(0, 0, 1)), "lead 1 2")


@pytest.mark.rule("A7.3c")
@pytest.mark.parametrize("tie", ["1 axe 1/26 on=2", "1 axe 1/26"])
def test_ridden_or_led_it_cannot_be_taken(tie: str) -> None:
    led = "" if "on" in tie else " led_by=3"
    position = stage("0 axe 1/26", f"1 light-horse 1/26{led}", tie, *FAR)
    assert refused(position, "lead 1 2") and refused(position, "mount 1 2")


@pytest.mark.rule("A7.3d", "A2.4b")
def test_the_killer_waits_a_round() -> None:
    position = stage("0 axe 1/26", "1 light-horse 1/26", "1 axe 1/26 on=2", "1 axe 1/27", "0 axe 1/1")
    position = play(position, "attack 1 3: 18 3")
    assert refused(position, "mount 1 2") and refused(position, "lead 1 2")
    position = position if position.due == (1,) else play(position, "end")
    position = play(position, "end")
    assert owner(play(position, "mount 1 2"), 2) == 0


@pytest.mark.rule("A7.3d")
def test_another_may_be_faster() -> None:
    men = ("0 axe 1/26", "1 light-horse 1/27", "1 axe 1/27 on=2", "2 axe 1/28", "1 axe 1/48", "0 axe 1/1")
    position = play(stage(*men, **THREE), "attack 1 3: 18 3")
    position = position if position.due == (1,) else play(position, "end")
    position = play(position, "end", "go 4 1/27", "mount 4 2")
    assert owner(position, 2) == 2


@pytest.mark.rule("A7.3e", "A7.3g", "A2.4aa")
def test_gifts_need_the_receivers_warrior_on_the_field() -> None:
    men = ("0 axe 1/26", "0 light-horse 1/26", "1 axe 1/27")
    assert refused(stage(*men), "give 2 1")
    position = play(stage(*men, "1 axe 1/26"), "give 2 1")
    assert owner(position, 2) == 1
    assert refused(stage(*men, "1 axe 1/26"), "give 1 1"), "no warrior is given away"


@pytest.mark.rule("A7.3e")
def test_nobody_gives_what_is_not_his() -> None:
    assert refused(stage("0 axe 1/26", "1 light-horse 1/26", "2 axe 1/26", "1 axe 1/48", **THREE), "give 2 2")


@pytest.mark.rule("A7.3g")
def test_the_receivers_horse_is_no_warrior() -> None:
    assert refused(stage("0 axe 1/26", "0 light-horse 1/26", "1 light-horse 1/26", *FAR), "give 2 1")


@pytest.mark.rule("A7.3f")
def test_given_unmoved_it_may_move_in_the_same_round() -> None:
    position = stage("0 axe 1/1", "0 light-horse 1/26", "1 axe 1/26", "1 axe 1/48")
    position = play(position, "give 2 1", "end", "mount 3 2")
    assert "1/30" in goals(position, 3)


@pytest.mark.rule("A7.3f")
def test_given_after_a_move_it_rests_until_a_new_round() -> None:
    position = stage("0 axe 1/25", "0 light-horse 1/25 led_by=1", "1 axe 1/26", "1 axe 1/48")
    position = play(position, "go 1 1/26", "release 2", "give 2 1", "end")
    assert not goals(play(position, "mount 3 2"), 3), "not in this round"
    led = play(position, "lead 3 2")
    assert all(where(play(led, f"go 3 {field}"), 2) == "1/26" for field in goals(led, 3))
    position = play(position, "mount 3 2", "end", "end")
    assert position.state.round == 2 and "1/30" in goals(position, 3)


@pytest.mark.rule("A7.3f", "A7.3c")
def test_captured_in_the_round_of_its_move_it_rests() -> None:
    """Seat 0 rides up, seat 1 kills the rider, seat 2 takes the horse, all in one round."""
    men = ("0 axe 1/24 on=2", "0 light-horse 1/24", "1 axe 1/27", "2 axe 1/25", "0 axe 1/1", "1 axe 1/48")
    position = play(stage(*men, **THREE), "go 1 1/26", "end", "attack 3 1: 18 3")
    position = position if position.due == (2,) else play(position, "end")
    position = play(position, "go 4 1/26", "mount 4 2")
    assert owner(position, 2) == 2 and not goals(position, 4)
    position = play(position, "end", "end", "end")
    assert position.state.round == 2 and "1/30" in goals(position, 4)


@pytest.mark.rule("A7.3f")
def test_moved_in_the_last_round_it_may_be_captured_and_moved() -> None:
    position = stage("0 axe 1/26", "1 light-horse 1/24", "1 axe 1/24 on=2", *FAR, active=1)
    position = play(position, "go 3 1/25", "end", "attack 1 3: 18 3")
    position = position if position.due == (1,) else play(position, "end")
    position = play(position, "end", "go 1 1/25", "mount 1 2")
    assert goals(position, 1)


@pytest.mark.rule("A7.1f", "A7.3a", "A2.4w")
def test_the_leader_dies_and_the_reins_fall() -> None:
    men = ("0 axe 1/26", "1 axe 1/27", "1 light-horse 1/27 led_by=2", "1 axe 1/27", "0 axe 1/1")
    position = play(stage(*men), "attack 1 2: 18 3")
    assert position.state.figures[3].led_by == 0 and owner(position, 3) == 1
    position = position if position.due == (1,) else play(position, "end")
    assert allowed(position, "lead 4 3")


@pytest.mark.rule("A7.3b", "A2.4ab")
def test_the_horse_of_a_player_who_is_out_can_be_captured() -> None:
    men = ("0 axe 1/26", "1 axe 1/27", "1 light-horse 1/28", "2 axe 1/48")
    position = play(stage(*men, **THREE), "attack 1 2: 18 3")
    position = position if position.due == (2,) else play(position, "end")
    position = play(position, "end", "go 1 1/28")
    assert position.state.round == 2
    assert owner(play(position, "lead 1 3"), 3) == 0
