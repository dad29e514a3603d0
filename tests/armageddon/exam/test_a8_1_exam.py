"""A8.1: harnessing, driving, mounting and pulling, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import alive, allowed, goals, play, refused, stage, where
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")
BARE = "0 wagon 1/25 pole=0"
HORSE = "0 light-chariot-horse 1/26"
WATER_ROW = "1/17 1/18 1/19 1/20 1/21 1/22 1/33 1/34 1/35 1/36 1/37"


def at_speed(speed: int, *more: str, horses: int = 4, crew: tuple[str, ...] = ("axe",)) -> tuple[str, ...]:
    return (*chariot(horses, crew, speed), *more)


@pytest.mark.rule("A8.1a")
@pytest.mark.parametrize("figure", ["0 axe 1/24", "1 axe 1/24"])
def test_no_room_beside_the_wagon(figure: str) -> None:
    assert refused(stage(BARE, figure, *FAR, active=int(figure[0])), "go 2 1/25")


@pytest.mark.rule("A8.1a")
def test_no_horse_goes_under_it_and_only_warriors_ride() -> None:
    position = stage(BARE, "0 axe 1/24", "0 light-horse 1/24 led_by=2", *FAR)
    assert "1/25" not in goals(position, 2) and refused(position, "mount 3 1")


@pytest.mark.rule("A8.1a")
def test_three_ride_and_no_fourth() -> None:
    crew = ("0 axe 1/25 on=1",) * 3
    assert refused(stage(BARE, *crew, "0 axe 1/24"), "mount 5 1")
    assert allowed(stage(BARE, *crew[:2], "0 axe 1/24"), "mount 4 1")


@pytest.mark.rule("A8.1c", "A8.1d")
def test_three_horses_by_one_man_the_fourth_by_another() -> None:
    men = ("0 axe 1/33", "0 axe 1/34")
    position = stage(BARE, *[HORSE] * 4, *men)
    position = play(position, "harness 6 2 1", "harness 6 3 1", "harness 6 4 1")
    assert refused(position, "harness 6 5 1")
    position = play(position, "harness 7 5 1")
    assert sum(figure.harness == 1 for figure in position.state.figures.values()) == 4


@pytest.mark.rule("A8.1d")
def test_unharnessing_counts_too() -> None:
    position = stage(*chariot(3, ()), HORSE, "0 axe 1/33")
    position = play(position, "unharness 6 2", "unharness 6 3", "harness 6 5 1")
    assert refused(position, "unharness 6 4")


@pytest.mark.rule("A8.1e")
@pytest.mark.parametrize(
    ("field", "may"),
    [
        ("1/26", True),
        ("1/27", True),
        ("1/18", True),
        ("1/33", True),
        ("1/28", False),
        ("1/24", False),
        ("1/17", False),
    ],
)
def test_from_the_pole_field_or_a_field_next_to_it(field: str, may: bool) -> None:
    assert refused(stage(BARE, HORSE, f"0 axe {field}"), "harness 3 2 1") is not may


@pytest.mark.rule("A8.1e", "A8.1b")
def test_the_horse_must_stand_at_the_pole() -> None:
    position = stage(BARE, "0 light-chariot-horse 1/18", "0 axe 1/18")
    assert refused(position, "harness 3 2 1")
    position = play(position, "lead 3 2", "go 3 1/26", "harness 3 2 1")
    assert position.state.figures[2].harness == 1


@pytest.mark.rule("A8.1f", "A18.2a")
def test_once_a_round_without_step_or_action() -> None:
    position = play(stage(BARE, HORSE, "0 axe 1/33", "0 axe 1/34", "1 axe 1/41"), "harness 3 2 1")
    assert refused(position, "unharness 3 2") and refused(position, "unharness 4 2")
    assert "1/35" in goals(position, 3), "two steps are left"
    position = play(position, "go 3 1/34")
    assert allowed(position, "fight") and "attack 3 5" in lines(position)
    position = play(position, "end", "end")
    assert allowed(position, "unharness 4 2")


@pytest.mark.rule("A8.1f")
def test_not_in_combat() -> None:
    position = play(stage(BARE, HORSE, "0 axe 1/33", "1 axe 1/34"), "fight")
    assert refused(position, "harness 3 2 1")


@pytest.mark.rule("A8.1g")
@pytest.mark.parametrize("odd", ["heavy-chariot-horse", "light-horse", "heavy-horse", "elephant"])
def test_only_chariot_horses_of_one_weight(odd: str) -> None:
    position = stage(*chariot(1, ()), f"0 {odd} 1/26", "0 axe 1/33")
    assert refused(position, "harness 4 3 1")


@pytest.mark.rule("A8.1h")
def test_nobody_rides_a_chariot_horse() -> None:
    position = stage(HORSE, "0 axe 1/26")
    assert refused(position, "mount 2 1")
    assert where(play(position, "lead 2 1", "go 2 1/28"), 1) == "1/28"


@pytest.mark.rule("A8.1i", "A8.1s")
@pytest.mark.parametrize(
    ("ground", "may"),
    [
        ({"desert": "1/27"}, True),
        ({"ice_lowland": "1/27"}, True),
        ({"forest": "1/27"}, False),
        ({"swamp": "1/27"}, False),
        ({"highland": "1/27"}, False),
        ({"highland": "1/27", "ramps": "1/26-1/27"}, True),
        ({"rivers": "1/26-1/27"}, False),
        ({"highland": "1/27", "ramps": "1/26-1/27", "rivers": "1/26-1/27"}, False),
    ],
)
def test_where_a_chariot_drives(ground: dict[str, str], may: bool) -> None:
    position = stage(*at_speed(0), water="1/18 1/19 1/33 1/34", **ground)
    assert ("1/27" in goals(position, 1)) is may


@pytest.mark.rule("A8.1s")
@pytest.mark.parametrize("ground", [{"rivers": "1/25-1/26"}, {"highland": "1/26"}, {"highland": "1/25"}])
def test_the_wagon_must_be_able_to_follow(ground: dict[str, str]) -> None:
    assert not goals(stage(*at_speed(0), **ground), 1)


@pytest.mark.rule("A8.1s", "A8.1d")
def test_a_team_harnessed_across_a_river_cannot_draw_the_wagon_through() -> None:
    position = stage(BARE, HORSE, "0 axe 1/33", "0 axe 1/25 on=1", rivers="1/25-1/26")
    if allowed(position, "harness 3 2 1"):
        assert not goals(play(position, "harness 3 2 1"), 1)


@pytest.mark.rule("A8.1t")
def test_up_a_ramp_the_horses_pay_once() -> None:
    """2 for the horses going up, then 1 and 1: the wagon's own climb costs nothing more."""
    high = {"highland": "1/27 1/28 1/29 1/30", "ramps": "1/26-1/27", "water": WATER_ROW}
    assert goals(stage(*at_speed(0), **high), 1) == {"1/27", "1/28", "1/29"}
    low = {"highland": "1/25 1/26", "ramps": "1/26-1/27", "water": WATER_ROW}
    assert "1/30" in goals(stage(*at_speed(0), **low), 1), "down it is a step like any other"


@pytest.mark.rule("A8.1j", "A18.6a")
def test_eleven_for_a_harnessed_horse_ten_for_the_crew() -> None:
    position = stage(*chariot(1), *FAR, active=1, desert="1/25 1/26")
    assert alive(play(position, "end: 5 10 5 11")) >= {2, 3}
    assert 2 not in alive(play(position, "end: 5 10 5 10"))
    assert 3 not in alive(play(position, "end: 5 9 5 11"))


@pytest.mark.rule("A8.1j", "A7.1t", "A18.6a")
def test_unharnessed_it_is_ten() -> None:
    position = stage(BARE, HORSE, *FAR, active=1, ice_lowland="1/26")
    assert 2 in alive(play(position, "end: 5 10"))


@pytest.mark.rule("A8.1k")
def test_without_a_driver_or_horses_it_stands() -> None:
    assert not goals(stage(*chariot(4, ()), *FAR), 1)
    assert not goals(stage(BARE, "0 axe 1/25 on=1"), 1)
    position = stage(*chariot(4, ("bow",)), *FAR)
    assert goals(position, 1), "a bow drives as well as any"


@pytest.mark.rule("A8.1l", "A18.4c", "A18.4d")
@pytest.mark.parametrize(("horses", "steps"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_steps_by_horses(horses: int, steps: int) -> None:
    position = stage(*at_speed(0, horses=horses), water=WATER_ROW)
    assert goals(position, 1) == {f"1/{26 + step}" for step in range(1, steps + 1)}


@pytest.mark.rule("A8.1m", "A8.1l")
def test_a_third_horse_on_the_way_helps_no_more() -> None:
    position = stage(*at_speed(3, "0 light-chariot-horse 1/27", "0 axe 1/20", horses=2))
    position = play(position, "go 1 1/27", "harness 6 5 1")
    assert "1/29" in goals(position, 1) and "1/30" not in goals(position, 1)


@pytest.mark.rule("A8.1m", "A7.1j", "A7.1f")
def test_a_horse_that_was_led_to_the_pole_brings_its_lower_number_along() -> None:
    """Led it has two steps in a round, and one of them is made."""
    led = ("0 axe 1/28", "0 light-chariot-horse 1/28 led_by=5")
    position = play(
        stage(*at_speed(0, *led, horses=2)), "go 1 1/27", "go 5 1/27", "harness 5 6 1", "go 5 1/20"
    )
    assert "1/28" in goals(position, 1) and "1/29" not in goals(position, 1)


@pytest.mark.rule("A8.1m")
def test_unharnessing_on_the_way_leaves_three_in_all() -> None:
    position = play(stage(*at_speed(0, horses=3)), "go 1 1/28", "unharness 5 2")
    assert "1/30" not in goals(position, 1)


@pytest.mark.rule("A8.1n")
def test_the_wagon_takes_the_horses_place() -> None:
    position = stage(*at_speed(0))
    assert goals(position, 1) >= {"1/27", "1/34", "1/33", "1/18", "1/19"}
    position = play(position, "go 1 1/33")
    assert [where(position, figure) for figure in (1, 2, 5, 6)] == ["1/26", "1/33", "1/33", "1/26"]


@pytest.mark.rule("A8.1k", "A8.1x")
def test_harnessed_horses_go_with_nobody_else() -> None:
    position = stage(*chariot(2, ()), "0 axe 1/26", *FAR)
    assert refused(position, "lead 4 2") and refused(position, "go 2 1/27")


@pytest.mark.rule("A8.1w", "A8.1h")
def test_unharnessed_they_are_led_at_once() -> None:
    position = play(stage(*chariot(2, ()), "0 axe 1/26", *FAR), "unharness 4 2", "lead 4 2", "go 4 1/28")
    assert (where(position, 2), where(position, 3)) == ("1/28", "1/26")


@pytest.mark.rule("A8.1q", "A2.3j")
def test_chariots_swap_with_nobody() -> None:
    position = stage(*at_speed(0), *["0 axe 1/27"] * 4)
    assert refused(position, "swap 2,3,4,5 7,8,9,10") and refused(position, "swap 1 7")
    loose = stage(*[HORSE] * 3, "0 axe 1/26", *["0 axe 1/27"] * 4)
    loose = play(loose, "lead 4 1", "lead 4 2", "lead 4 3")
    assert refused(loose, "swap 4 5,6,7,8") and refused(loose, "swap 4,1,2,3 5,6,7,8")
