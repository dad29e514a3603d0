"""A7.1m to A7.1v: riders and the ground; thirst, frost and bog for horses, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import alive, allowed, goals, play, refused, stage, told_of, where
from tests.armageddon.table import events, lines

RIDER = ("0 axe 1/23 on=2", "0 light-horse 1/23")
LED = ("0 axe 1/23", "0 light-horse 1/23 led_by=1")


@pytest.mark.rule("A7.1m", "A7.1q")
@pytest.mark.parametrize(
    "ground",
    [
        {"swamp": "1/24"},
        {"highland": "1/23", "mountain": "1/24", "ramps": "1/23-1/24"},
        {"highland": "1/23", "ice_mountain": "1/24", "ramps": "1/23-1/24"},
    ],
)
def test_where_nobody_rides(ground: dict[str, str]) -> None:
    assert refused(stage(*RIDER, **ground), "go 1 1/24")
    assert allowed(stage(*LED, **ground), "go 1 1/24")


@pytest.mark.rule("A7.1q")
@pytest.mark.parametrize("terrain", ["swamp", "mountain"])
def test_nobody_mounts_there_either(terrain: str) -> None:
    assert refused(stage("0 axe 1/23", "0 light-horse 1/23", **{terrain: "1/23"}), "mount 1 2")


@pytest.mark.rule("A7.1r")
def test_rivers_and_level_steps_only_on_foot() -> None:
    for ground in ({"rivers": "1/23-1/24"}, {"highland": "1/24"}, {"highland": "1/23"}):
        assert refused(stage(*RIDER, water="1/16 1/31", **ground), "go 1 1/24")
        position = play(stage(*LED, **ground), "go 1 1/24")
        assert where(position, 2) == "1/24" and not goals(position, 1), "two steps"


@pytest.mark.rule("A7.1r", "A7.1s")
def test_a_ramp_with_a_river_is_no_way_for_a_rider() -> None:
    ground = {"rivers": "1/23-1/24", "highland": "1/23", "ramps": "1/23-1/24"}
    assert refused(stage(*RIDER, **ground), "go 1 1/24")
    assert allowed(stage(*LED, **ground), "go 1 1/24"), "down, 1 + 1"


@pytest.mark.rule("A7.1s")
@pytest.mark.parametrize(("high", "last"), [("1/24 1/25 1/26 1/27 1/28", "1/26"), ("1/23", "1/27")])
def test_up_a_ramp_costs_one_more_down_none(high: str, last: str) -> None:
    water = "1/16 1/17 1/18 1/19 1/20 1/21 1/22 1/31 1/32 1/33 1/34 1/35 1/36 1/37"
    position = stage(*RIDER, highland=high, ramps="1/23-1/24", water=water)
    assert max(goals(position, 1), key=lambda field: int(field[2:])) == last


@pytest.mark.rule("A7.1s", "A5.3c")
def test_three_steps_made_the_ramp_up_is_too_dear() -> None:
    position = stage(*RIDER, highland="1/27", ramps="1/26-1/27")
    assert refused(play(position, "go 1 1/26"), "go 1 1/27")
    assert allowed(stage(*RIDER, highland="1/26", ramps="1/25-1/26"), "go 1 1/25", "go 1 1/26")


@pytest.mark.rule("A7.1s", "A7.1h")
def test_with_led_horses_the_ramp_costs_the_same() -> None:
    led = (*RIDER, "0 light-horse 1/23 led_by=1")
    assert allowed(stage(*led, highland="1/25", ramps="1/24-1/25"), "go 1 1/25")
    assert refused(stage(*led, highland="1/26", ramps="1/25-1/26"), "go 1 1/26")


@pytest.mark.rule("A7.1t", "A5.2g")
def test_a_horse_alone_on_a_dangerous_field_is_rolled_for() -> None:
    position = stage("0 light-horse 1/26", "0 axe 1/1", "1 axe 1/48", active=1, swamp="1/26")
    assert 1 in alive(play(position, "end: 6"))
    assert 1 in alive(play(position, "end: 5 10"))
    assert 1 not in alive(play(position, "end: 5 9"))


@pytest.mark.rule("A7.1t", "A5.2f")
def test_only_in_its_owners_turn() -> None:
    position = stage("1 light-horse 1/26", "0 axe 1/1", "1 axe 1/48", active=1, desert="1/26")
    assert not told_of(events(position, "end"), "protected")


@pytest.mark.rule("A7.1u", "A5.2k")
def test_the_horse_dies_for_its_rider() -> None:
    position = stage("0 hero 1/26 on=2", "0 light-horse 1/26", "1 axe 1/48", active=1, desert="1/26")
    asked = play(position, "end: 5 12")
    assert set(lines(asked, "assign")) == {"assign 1", "assign 2"}
    saved = play(asked, "assign 1: 9")
    assert alive(saved) == {1, 3} and saved.state.figures[1].on == 0
    lost = play(asked, "assign 2: 9")
    assert alive(lost) == {2, 3}, "and the other way round"


@pytest.mark.rule("A7.1u")
def test_a_horse_may_die_with_the_first_bad_roll() -> None:
    position = stage("0 hero 1/26", "0 light-horse 1/26", "1 axe 1/48", active=1, ice_lowland="1/26")
    position = play(position, "end: 3 3", "assign 2: 10")
    assert alive(position) == {1, 3}


@pytest.mark.rule("A7.1v", "A5.2l", "A5.2i")
def test_with_two_parties_it_helps_only_its_own() -> None:
    men = ("0 axe 1/26", "1 axe 1/26", "0 light-horse 1/26", "1 axe 1/48", "0 axe 1/1")
    theirs = stage(*men, desert="1/26")
    assert alive(play(theirs, "end: 5 9")) == {1, 3, 4, 5}, "one roll only: the man's"
    ours = play(stage(*men, active=1, desert="1/26"), "end: 5 9")
    assert set(lines(ours, "assign")) == {"assign 1", "assign 3"}


@pytest.mark.rule("A7.2a")
@pytest.mark.parametrize("ground", [{}, {"forest": "1/24 1/25"}, {"highland": "1/24", "ramps": "1/23-1/24"}])
def test_a_heavy_horse_goes_where_a_light_one_goes(ground: dict[str, str]) -> None:
    for how in (RIDER, LED):
        heavy = tuple(said.replace("light", "heavy") for said in how)
        assert goals(stage(*how, **ground), 1) == goals(stage(*heavy, **ground), 1)
