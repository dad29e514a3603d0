"""A8.1o to A8.1y: getting on and off a wagon, backing, pulling and speed, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import allowed, goals, play, refused, stage, where
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")
BARE = "0 wagon 1/25 pole=0"
PULLERS = (BARE, "0 axe 1/26", "0 bow 1/26")


@pytest.mark.rule("A8.1o")
@pytest.mark.parametrize(
    ("field", "may"),
    [("1/24", True), ("1/17", False), ("1/18", False), ("1/32", False), ("1/33", False), ("1/26", False)],
)
def test_on_from_behind_only(field: str, may: bool) -> None:
    assert refused(stage(BARE, f"0 axe {field}"), "mount 2 1") is not may


@pytest.mark.rule("A8.1o")
def test_it_takes_both_steps() -> None:
    assert refused(play(stage(BARE, "0 axe 1/23"), "go 2 1/24"), "mount 2 1")
    position = play(stage(*chariot(4, ()), "0 axe 1/24"), "mount 6 1")
    assert where(position, 6) == "1/25" and refused(position, "dismount 6 1/24")
    assert goals(position, 1) >= {"1/30"}, "and is driven four steps"


@pytest.mark.rule("A8.1o", "A5.3c")
@pytest.mark.parametrize("ground", [{"rivers": "1/24-1/25"}, {"highland": "1/24"}, {"highland": "1/25"}])
def test_a_river_or_a_step_behind_it_is_too_dear(ground: dict[str, str]) -> None:
    assert refused(stage(BARE, "0 axe 1/24", **ground), "mount 2 1")


@pytest.mark.rule("A8.1o")
def test_off_to_the_field_behind_if_there_is_room() -> None:
    position = stage(BARE, "0 axe 1/25 on=1")
    assert lines(position, "dismount") == ["dismount 2 1/24"]
    position = play(position, "dismount 2 1/24")
    assert where(position, 2) == "1/24" and not goals(position, 2)
    crowd = stage(BARE, "0 axe 1/25 on=1", *["0 axe 1/24"] * 4)
    assert not lines(crowd, "dismount")


@pytest.mark.rule("A8.1o", "A2.3i")
def test_nobody_gets_off_over_the_edge_of_the_world() -> None:
    assert not lines(stage("0 wagon 1/23 pole=0", "0 axe 1/23 on=1"), "dismount")


@pytest.mark.rule("A8.1p")
@pytest.mark.parametrize("speed", [0, 1, 2, 3, 4])
def test_on_and_off_up_to_speed_2(speed: int) -> None:
    position = stage(*chariot(4, ("axe",), speed), "0 axe 1/24")
    assert refused(position, "mount 7 1") is (speed > 2)
    assert refused(position, "dismount 6 1/24") is (speed > 2)


@pytest.mark.rule("A8.1r", "A7.1l")
def test_driven_and_off_but_not_on_driven_and_off() -> None:
    position = play(stage(*chariot(4)), "go 1 1/28")
    assert where(play(position, "dismount 6 1/26"), 6) == "1/26"
    position = play(stage(*chariot(4), "0 axe 1/24"), "mount 7 1", "go 1 1/28")
    assert refused(position, "dismount 7 1/26")
    assert allowed(position, "dismount 6 1/26"), "the other was only driven"


@pytest.mark.rule("A8.1r")
def test_off_and_the_other_drives_on() -> None:
    position = play(stage(*chariot(4, ("axe", "bow"))), "go 1 1/28", "dismount 6 1/26")
    assert "1/30" in goals(position, 1) and "1/29" in goals(position, 1)
    assert refused(play(position, "dismount 7 1/26"), "go 1 1/29"), "with nobody on it, it stands"


@pytest.mark.rule("A8.1u", "A18.4a")
def test_one_step_back_the_wagon_first() -> None:
    position = stage(*chariot(4))
    assert {line.split()[2] for line in lines(position, "back")} == {"1/24", "1/17", "1/18", "1/32", "1/33"}
    position = play(position, "back 1 1/32")
    assert [where(position, figure) for figure in (1, 2, 6)] == ["1/32", "1/25", "1/32"]
    assert position.state.figures[1].pole == 5, "the pole points to the horses"
    assert not lines(position, "back")


@pytest.mark.rule("A8.1u", "A8.3f", "A8.1a")
def test_backwards_only_onto_an_empty_field() -> None:
    for figure in ("0 axe 1/24", "1 axe 1/24", "0 light-horse 1/24"):
        for speed in (0, 4):
            assert refused(stage(*chariot(4, ("axe",), speed), figure, *FAR), "back 1 1/24")


@pytest.mark.rule("A8.1u", "A8.1s", "A8.1i")
@pytest.mark.parametrize(
    "ground", [{"rivers": "1/24-1/25"}, {"highland": "1/24"}, {"forest": "1/24"}, {"rivers": "1/25-1/26"}]
)
def test_backwards_the_ground_is_the_same(ground: dict[str, str]) -> None:
    assert refused(stage(*chariot(4), **ground), "back 1 1/24")


@pytest.mark.rule("A8.1u", "A8.1k")
def test_backwards_too_it_needs_a_driver() -> None:
    assert refused(stage(*chariot(4, ()), *FAR), "back 1 1/24")


@pytest.mark.rule("A8.1v")
def test_two_pull_one_step() -> None:
    position = play(stage(*PULLERS), "pull 1 2,3 1/27")
    assert [where(position, figure) for figure in (1, 2, 3)] == ["1/26", "1/27", "1/27"]
    assert not goals(position, 2) and not goals(position, 3)
    assert refused(position, "pull 1 2,3 1/28")


@pytest.mark.rule("A8.1v")
def test_pullers_have_made_no_other_step() -> None:
    position = play(stage(BARE, "0 axe 1/26", "0 bow 1/27"), "go 3 1/26")
    assert refused(position, "pull 1 2,3 1/27")


@pytest.mark.rule("A8.1v")
def test_one_step_a_round_whoever_pulls() -> None:
    """Two more wait where the first two go: 1/27 becomes the pole field."""
    position = play(stage(*PULLERS, "0 axe 1/27", "0 axe 1/27"), "pull 1 2,3 1/27")
    assert refused(position, "pull 1 4,5 1/28")


@pytest.mark.rule("A8.1v")
@pytest.mark.parametrize(
    "said",
    [
        (BARE, "0 axe 1/26", "0 axe 1/27"),  # one of them elsewhere
        (BARE, "0 axe 1/26", "0 light-horse 1/26"),  # an animal is no help
        (BARE, "0 axe 1/26", "0 axe 1/26", "0 axe 1/25 on=1"),  # not empty
        (BARE, "0 axe 1/26", "0 axe 1/26", "0 light-chariot-horse 1/26 harness=1"),
        (BARE, "0 axe 1/26", "0 axe 1/26", "0 axe 1/26"),  # no room beside the wagon
        (BARE, "0 axe 1/26", "0 axe 1/26", "0 axe 1/27", "0 axe 1/27", "0 axe 1/27"),  # no room for them
        (BARE, "0 axe 1/26", "0 axe 1/26 on=4", "0 light-horse 1/26"),  # a horseman does not pull
    ],
)
def test_what_keeps_them_from_pulling(said: tuple[str, ...]) -> None:
    assert refused(stage(*said), "pull 1 2,3 1/27")


@pytest.mark.rule("A8.1v", "A5.3d")
@pytest.mark.parametrize(
    ("ground", "may"),
    [
        ({"forest": "1/26 1/27"}, True),
        ({"forest": "1/26"}, True),
        ({"mountain": "1/25 1/26 1/27"}, True),
        ({"rivers": "1/25-1/26"}, False),
        ({"highland": "1/26 1/27"}, False),
        ({"highland": "1/26 1/27", "ramps": "1/25-1/26"}, True),
        ({"highland": "1/25", "ramps": "1/25-1/26"}, True),
        ({"swamp": "1/26"}, False),
    ],
)
def test_ground_for_a_pulled_wagon(ground: dict[str, str], may: bool) -> None:
    assert refused(stage(*PULLERS, **ground), "pull 1 2,3 1/27") is not may


@pytest.mark.rule("A8.1y")
def test_speed_is_the_last_rounds_steps() -> None:
    position = play(stage(*chariot(4), *FAR), "go 1 1/29")
    assert position.state.figures[1].speed == 0
    position = play(position, "end")
    assert position.state.figures[1].speed == 0, "still the same round"
    position = play(position, "end")
    assert position.state.figures[1].speed == 3
    position = play(position, "end", "end")
    assert position.state.figures[1].speed == 0, "a round without a step"


@pytest.mark.rule("A8.1y", "A8.1u")
def test_a_step_back_makes_speed_1() -> None:
    position = play(stage(*chariot(4), *FAR), "back 1 1/24", "end", "end")
    assert position.state.figures[1].speed == 1


@pytest.mark.rule("A8.1y", "A8.1p", "A8.1k")
def test_a_driver_who_dies_does_not_slow_it_in_this_round() -> None:
    """It keeps the speed of its last steps, and nobody can mount it, until a round has gone by."""
    position = stage(*chariot(4), "1 bow 1/19", *FAR, "0 axe 1/34")
    position = play(position, "go 1 1/29", "end", "shoot 7 6: 18")
    position = position if position.due == (0,) else play(position, "end")
    assert position.state.figures[1].speed == 3 and not goals(position, 1)
    assert refused(play(position, "go 10 1/27"), "mount 10 1")
    position = play(position, "go 10 1/27", "end", "end")
    assert position.state.figures[1].speed == 0 and allowed(position, "mount 10 1")
