"""A7.1: horses, ridden and led, step by step, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import allowed, goals, play, refused, stage, where
from tests.armageddon.table import lines

RIDER = ("0 axe 1/23 on=2", "0 light-horse 1/23")
ROW = ["1/23", "1/24", "1/25", "1/26", "1/27", "1/28"]


@pytest.mark.rule("A7.1a", "A7.1f", "A5.2b", "A5.2c", "A5.2d")
@pytest.mark.parametrize(
    ("terrain", "horses", "may"),
    [
        ("lowland", 3, True),
        ("forest", 2, True),
        ("forest", 3, False),
        ("swamp", 1, True),
        ("swamp", 2, False),
        ("desert", 3, True),
        ("ice_lowland", 3, True),
        ("water", 1, False),
    ],
)
def test_room_for_a_man_and_the_horses_he_leads(terrain: str, horses: int, may: bool) -> None:
    position = stage("0 axe 1/25", *["0 light-horse 1/25 led_by=1"] * horses, **{terrain: "1/26"})
    assert ("1/26" in goals(position, 1)) is may


@pytest.mark.rule("A7.1a", "A7.1r", "A5.3a", "A5.3b")
def test_led_horses_climb_like_men() -> None:
    led = ("0 axe 1/25", "0 light-horse 1/25 led_by=1")
    assert where(play(stage(*led, highland="1/25", mountain="1/26"), "go 1 1/26"), 2) == "1/26"
    assert refused(stage(*led, mountain="1/26"), "go 1 1/26"), "two levels"
    assert refused(stage(*led, highland="1/26"), "go 1 1/27"), "one level up costs both steps"


@pytest.mark.rule("A7.1b")
def test_one_rider_and_no_more() -> None:
    assert refused(stage("0 axe 1/25 on=2", "0 light-horse 1/25", "0 axe 1/25"), "mount 3 2")


@pytest.mark.rule("A7.1c", "A2.3a")
def test_two_riders_fill_a_field() -> None:
    riders = ("0 axe 1/26 on=2", "0 light-horse 1/26", "1 axe 1/26 on=4", "1 light-horse 1/26")
    assert refused(stage(*riders, "0 axe 1/25"), "go 5 1/26")
    assert refused(stage(*riders[:2], "0 axe 1/26", "0 axe 1/25 on=5", "0 light-horse 1/25"), "go 4 1/26")
    assert allowed(stage(*riders[:2], "0 axe 1/26", "0 axe 1/25"), "go 4 1/26")


@pytest.mark.rule("A7.1d", "A7.1k")
def test_mounting_takes_one_of_the_two_steps_on_the_horses_field() -> None:
    position = stage("0 axe 1/24", "0 light-horse 1/26")
    assert refused(position, "mount 1 2")
    assert refused(play(position, "go 1 1/25"), "mount 1 2"), "not from the neighbouring field"
    assert refused(play(position, "go 1 1/26"), "mount 1 2"), "no step left"
    position = play(stage("0 axe 1/25", "0 light-horse 1/26"), "go 1 1/26", "mount 1 2")
    assert goals(position, 1) >= {"1/30"}, "and four more on horseback"


@pytest.mark.rule("A7.1d")
def test_dismounting_is_one_step_on_the_horses_field() -> None:
    position = stage(*RIDER)
    assert refused(position, "dismount 1 1/24")
    position = play(position, "dismount 1")
    assert goals(position, 1) == {"1/24", "1/16", "1/31"}, "one more step on foot"


@pytest.mark.rule("A7.1d", "A7.1k", "A7.1l")
def test_dismount_mount_another_and_ride_is_active_wholly_before_passive() -> None:
    position = play(stage(*RIDER, "0 light-horse 1/23"), "dismount 1", "mount 1 3")
    assert where(play(position, "go 1 1/27"), 3) == "1/27"


@pytest.mark.rule("A7.1e")
def test_nobody_moves_an_unattended_horse() -> None:
    position = stage("0 axe 1/25", "0 light-horse 1/25")
    assert refused(position, "go 2 1/26")
    assert where(play(position, "go 1 1/26"), 2) == "1/25"


@pytest.mark.rule("A7.1f", "A7.1i", "A5.2b")
def test_three_reins_in_one_hand() -> None:
    position = stage("0 axe 1/26", *["0 light-horse 1/26"] * 3)
    position = play(position, "lead 1 2", "lead 1 3", "lead 1 4")
    assert goals(position, 1) >= {"1/28", "1/24"}, "taking a rein costs no step"


@pytest.mark.rule("A7.1i")
def test_the_rein_is_taken_on_the_horses_field_and_in_movement() -> None:
    position = stage("0 axe 1/26", "0 light-horse 1/27", "0 light-horse 1/26", "1 axe 1/25")
    assert refused(position, "lead 1 2")
    assert refused(play(position, "fight"), "lead 1 3")


@pytest.mark.rule("A7.1f", "A7.1j")
def test_a_led_horse_makes_two_steps_whoever_leads_it() -> None:
    position = stage("0 axe 1/24", "0 light-horse 1/24 led_by=1", "0 axe 1/25", "0 axe 1/26")
    once = play(position, "go 1 1/25", "release 2", "lead 3 2", "go 3 1/26")
    assert where(once, 2) == "1/26"
    twice = play(once, "release 2", "lead 4 2")
    assert refused(twice, "go 4 1/27"), "the horse has made its two steps"


@pytest.mark.rule("A7.1g", "A7.1m")
def test_four_steps_and_not_five() -> None:
    position = stage(*RIDER)
    assert ROW[4] in goals(position, 1) and ROW[5] not in goals(position, 1)
    position = play(position, *[f"go 1 {field}" for field in ROW[1:5]])
    assert refused(position, "go 1 1/28")


@pytest.mark.rule("A7.1h")
def test_a_rider_leads_two_and_all_make_three_steps() -> None:
    position = stage(*RIDER, "0 light-horse 1/23 led_by=1", "0 light-horse 1/23 led_by=1")
    assert "1/26" in goals(position, 1) and "1/27" not in goals(position, 1)
    assert {where(play(position, "go 1 1/26"), figure) for figure in (1, 2, 3, 4)} == {"1/26"}


@pytest.mark.rule("A7.1h")
def test_a_rider_takes_no_third_rein() -> None:
    """The third waits on another field: four room units are a rider and two led horses."""
    led = ("0 light-horse 1/23 led_by=1", "0 light-horse 1/23 led_by=1")
    position = stage("0 axe 1/23 on=2", "0 light-horse 1/23", *led)
    assert not lines(position, "lead 1")
    foot = stage("0 axe 1/23", *["0 light-horse 1/23 led_by=1"] * 3)
    assert allowed(foot, "mount 1 2"), "two of the three are still led"


@pytest.mark.rule("A7.1h", "A7.1f")
def test_who_leads_three_and_mounts_none_of_them_leads_too_many() -> None:
    """Three by the rein and a fourth under him cannot be: there is no room for it on any field."""
    position = stage("0 axe 1/23", *["0 light-horse 1/23 led_by=1"] * 3)
    position = play(position, "mount 1 2")
    assert sum(figure.led_by == 1 for figure in position.state.figures.values()) == 2
    assert "1/26" in goals(position, 1) and "1/27" not in goals(position, 1)


@pytest.mark.rule("A7.1j", "A7.1h")
def test_a_rein_taken_on_the_way_leaves_three_in_all() -> None:
    position = play(stage(*RIDER, "0 light-horse 1/24"), "go 1 1/24", "lead 1 3")
    assert "1/26" in goals(position, 1) and "1/27" not in goals(position, 1)
    position = play(stage(*RIDER, "0 light-horse 1/26"), "go 1 1/26", "lead 1 3")
    assert not goals(position, 1), "three steps are done"
    position = play(stage(*RIDER, "0 light-horse 1/27"), "go 1 1/27")
    assert not goals(position, 1)


@pytest.mark.rule("A7.1j", "A7.1h")
def test_a_rein_let_go_on_the_way_leaves_three_in_all() -> None:
    position = play(stage(*RIDER, "0 light-horse 1/23 led_by=1"), "go 1 1/24", "release 3")
    assert "1/26" in goals(position, 1) and "1/27" not in goals(position, 1)


@pytest.mark.rule("A7.1j")
@pytest.mark.parametrize(("ridden", "left"), [(1, 1), (2, 0), (3, 0)])
def test_dismounted_on_the_way_the_horse_has_two_in_all(ridden: int, left: int) -> None:
    position = play(stage(*RIDER), f"go 1 {ROW[ridden]}", "dismount 1", "lead 1 2")
    assert (ROW[ridden + 1] in goals(position, 1)) is bool(left)


@pytest.mark.rule("A7.1j", "A7.1k")
def test_led_first_and_ridden_then_two_in_all() -> None:
    """His two steps: one on foot with the horse, one to mount it. The horse has one of two left."""
    position = play(stage("0 axe 1/23", "0 light-horse 1/23 led_by=1"), "go 1 1/24", "mount 1 2")
    assert "1/25" in goals(position, 1) and "1/26" not in goals(position, 1)


@pytest.mark.rule("A7.1j", "A7.1g")
def test_another_rider_has_what_the_first_has_left() -> None:
    position = play(stage(*RIDER, "0 axe 1/24"), "go 1 1/24", "dismount 1", "mount 3 2")
    assert "1/27" in goals(position, 3) and "1/28" not in goals(position, 3)


@pytest.mark.rule("A7.1l")
def test_not_on_ride_and_off() -> None:
    position = play(stage("0 axe 1/23", "0 light-horse 1/23"), "mount 1 2", "go 1 1/24")
    assert refused(position, "dismount 1"), "a second step would be left"


@pytest.mark.rule("A7.1l")
def test_not_ride_change_and_ride() -> None:
    position = play(stage(*RIDER, "0 light-horse 1/24"), "go 1 1/24", "dismount 1")
    if allowed(position, "mount 1 3"):
        assert not goals(play(position, "mount 1 3"), 1)


@pytest.mark.rule("A7.1l", "A7.1k")
def test_ride_dismount_and_one_step() -> None:
    position = play(stage(*RIDER), "go 1 1/27", "dismount 1")
    assert goals(position, 1) >= {"1/28"} and "1/29" not in goals(position, 1)


@pytest.mark.rule("A7.1n", "A7.1o")
@pytest.mark.parametrize(
    ("forest", "reach"),
    [
        ("1/24", "1/24"),  # in and out again: two steps in all, so 1/25 as well
        ("1/24 1/25 1/26", "1/25"),
        ("1/25", "1/25"),
        ("1/26", "1/26"),  # two in the open, the third into the edge
        ("1/27", "1/26"),  # the fourth may not go in
        ("1/23", "1/26"),  # out of the edge and two more
        ("1/23 1/24", "1/25"),
        ("1/25 1/26", "1/25"),
    ],
)
def test_forest_along_a_row(forest: str, reach: str) -> None:
    """The row is fenced in by water, so that there is one way only."""
    water = "1/16 1/17 1/18 1/19 1/20 1/21 1/22 1/31 1/32 1/33 1/34 1/35 1/36 1/37"
    position = stage(*RIDER, forest=forest, water=water)
    farthest = max(goals(position, 1), key=lambda field: int(field[2:]))
    assert farthest == ("1/25" if forest == "1/24" else reach)


@pytest.mark.rule("A7.1p", "A5.2c")
def test_no_two_riders_in_a_wood() -> None:
    position = stage(*RIDER, "0 axe 1/24 on=4", "0 light-horse 1/24", forest="1/24")
    assert refused(position, "go 1 1/24")
    assert allowed(stage(*RIDER, "0 axe 1/24", forest="1/24"), "go 1 1/24")
