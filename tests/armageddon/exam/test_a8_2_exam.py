"""A8.2: melee and arrows around a chariot, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import duel, number, play, refused, stage
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")
AROUND_WAGON = ("1/24", "1/17", "1/18", "1/32", "1/33")
SPEEDS = (0, 1, 2, 3, 4)


def foe(field: str, mounted: bool) -> tuple[str, ...]:
    """Figure 7, and his horse, figure 8."""
    return (f"1 axe {field} on=8", f"1 light-horse {field}") if mounted else (f"1 axe {field}", "1 axe 1/48")


@pytest.mark.rule("A8.2a", "A8.2b", "A8.2c")
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("mounted", [False, True])
@pytest.mark.parametrize("field", AROUND_WAGON)
def test_who_reaches_the_crew_and_whom_it_reaches(speed: int, mounted: bool, field: str) -> None:
    behind = field == "1/24"
    may = speed == 0 or (behind and (speed < 3 or mounted))
    men = (*chariot(4, ("axe",), speed), *foe(field, mounted), *FAR)
    assert refused(stage(*men, active=1), "attack 7 6") is not may
    assert refused(stage(*men), "attack 6 7") is not may


@pytest.mark.rule("A8.2a", "A8.2b", "A8.2c")
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("mounted", [False, True])
@pytest.mark.parametrize("field", ["1/27", "1/18", "1/34"])
def test_who_reaches_the_horses(speed: int, mounted: bool, field: str) -> None:
    men = (*chariot(4, ("axe",), speed), *foe(field, mounted), *FAR)
    assert refused(stage(*men, active=1), "attack 7 2") is (speed > 2)


@pytest.mark.rule("A8.2c")
def test_at_speed_3_the_crew_reaches_the_rider_but_not_his_horse_from_the_side() -> None:
    men = (*chariot(4, ("axe",), 3), *foe("1/17", True), *FAR)
    assert refused(stage(*men), "attack 6 8")


@pytest.mark.rule("A8.2a", "A8.2e", "A18.3d")
@pytest.mark.parametrize(("speed", "mounted"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_two_points_for_the_crew_at_every_speed(speed: int, mounted: bool) -> None:
    men = (*chariot(4, ("axe",), speed), *foe("1/24", mounted), *FAR)
    horse = 1 if mounted else 0
    assert duel(stage(*men), "attack 6 7") == (4, horse, "neither")
    assert duel(stage(*men, active=1), "attack 7 6") == (2 + horse, 2, "neither")


@pytest.mark.rule("A8.2e", "A3.2g")
def test_crew_supports_crew_with_all_it_has() -> None:
    men = (*chariot(4, ("axe", "axe"), 1), "1 hero 1/24")
    assert duel(stage(*men), "attack 6 8 7")[0] == 8


@pytest.mark.rule("A8.2b", "A3.2a")
def test_support_from_a_field_that_does_not_reach_the_crew_is_none() -> None:
    men = (*chariot(4, ("axe",), 1), "1 axe 1/24", "1 axe 1/17")
    assert refused(stage(*men, active=1), "attack 7 6 8")
    assert duel(stage(*men[:-1], "1 axe 1/24", active=1), "attack 7 6 8")[0] == 4


@pytest.mark.rule("A8.2e", "A4.1b")
def test_a_knife_on_the_wagon() -> None:
    men = (*chariot(4, ("bow",), 0), "1 axe 1/24")
    assert duel(stage(*men), "attack 6 7")[0] == 2


@pytest.mark.rule("A8.2d", "A7.2c", "A7.2e")
@pytest.mark.parametrize(("weight", "points"), [("light", 0), ("heavy", 2)])
def test_in_melee_the_team_is_a_team_of_horses(weight: str, points: int) -> None:
    men = (*chariot(4, ("axe",), 2, weight), "1 axe 1/27", *FAR)
    assert duel(stage(*men, active=1), "attack 7 2", 3, 18) == (2, points, "neither")


@pytest.mark.rule("A8.2f")
@pytest.mark.parametrize("speed", SPEEDS)
def test_on_the_wagon_they_always_fight(speed: int) -> None:
    men = (*chariot(4, ("axe",), speed), "1 axe 1/25 on=1", *FAR)
    assert not refused(stage(*men), "attack 6 7") and not refused(stage(*men, active=1), "attack 7 6")


@pytest.mark.rule("A8.2e", "A8.2f", "A3.2g", "A18.3d")
def test_on_the_wagon_all_are_crew_and_have_the_crews_points() -> None:
    men = (*chariot(4, ("axe", "axe"), 1), "1 axe 1/25 on=1", *FAR)
    attack, defence, _ = duel(stage(*men), "attack 6 8 7")
    assert (attack, defence) == (2 + 2 + 2 + 2, 2)


@pytest.mark.rule("A8.2g", "A8.2h", "A18.5c", "A18.5d")
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("weight", ["light", "heavy"])
def test_numbers_against_crew_and_team(speed: int, weight: str) -> None:
    """1/13 is two fields from both: 1/25 is three, so the bow for the crew stands on 1/12."""
    men = (*chariot(4, ("axe", "hero"), speed, weight), "1 bow 1/11", "1 bow 1/13", *FAR)
    position = stage(*men, active=1)
    fast = speed > 2
    assert number(position, "shoot 8 6") == 13 + (2 if fast else 1)
    assert number(position, "shoot 9 2") == 13 + fast + (weight == "heavy")
    assert number(position, "shoot 8 7") is None, "a hero stays immune"


@pytest.mark.rule("A8.2h", "A5.5d")
@pytest.mark.parametrize(
    ("speed", "weight", "need"), [(3, "heavy", None), (2, "heavy", 16), (3, "light", 16), (0, "light", 15)]
)
def test_four_fields_from_the_team(speed: int, weight: str, need: int | None) -> None:
    position = stage(*chariot(4, ("axe",), speed, weight), "1 bow 1/30", *FAR, active=1)
    assert number(position, "shoot 7 2") == need


@pytest.mark.rule("A8.2h", "A5.5d", "A4.2d")
@pytest.mark.parametrize(("speed", "need"), [(0, 16), (3, None)])
def test_four_fields_from_the_crew(speed: int, need: int | None) -> None:
    position = stage(*chariot(4, ("axe",), speed), "1 bow 1/29", *FAR, active=1)
    assert number(position, "shoot 7 6") == need


@pytest.mark.rule("A8.2i", "A18.5b")
@pytest.mark.parametrize("speed", SPEEDS)
def test_shooting_from_the_wagon(speed: int) -> None:
    position = stage(*chariot(4, ("bow",), speed), "1 axe 1/23", *FAR)
    assert number(position, "shoot 6 7") == (14 if speed > 2 else 13)


@pytest.mark.rule("A5.5e", "A8.2b", "A8.2c", "A8.2g")
@pytest.mark.parametrize(
    ("speed", "field", "crew"),
    [(0, "1/17", None), (1, "1/17", 13), (2, "1/24", None), (3, "1/24", 14), (4, "1/32", 14)],
)
def test_where_melee_is_impossible_the_neighbour_may_shoot(speed: int, field: str, crew: int | None) -> None:
    """12, and the crew's cover on top; from the wagon 12, and one more when it is fast."""
    men = (*chariot(4, ("bow",), speed), f"1 bow {field}", *FAR)
    assert number(stage(*men, active=1), "shoot 7 6") == crew
    own = None if crew is None else 13 if speed > 2 else 12
    assert number(stage(*men), "shoot 6 7") == own


@pytest.mark.rule("A5.5e", "A8.2c")
@pytest.mark.parametrize(
    ("speed", "weight", "need"), [(2, "light", None), (3, "light", 13), (4, "heavy", 14)]
)
def test_and_at_the_team(speed: int, weight: str, need: int | None) -> None:
    position = stage(*chariot(4, ("axe",), speed, weight), "1 bow 1/27", *FAR, active=1)
    assert number(position, "shoot 7 2") == need


@pytest.mark.rule("A8.2j", "A8.1y")
def test_the_steps_of_this_round_do_not_protect() -> None:
    """Four steps made, but the speed is still 0: everybody may strike from every side."""
    men = (*chariot(4), "1 axe 1/20", "1 axe 1/36", "0 axe 1/1")
    position = play(stage(*men), "go 1 1/29", "end")
    assert {"attack 7 6", "attack 8 2"} <= set(lines(position, "attack"))
    position = play(position, "end", "end")
    assert position.due == (1,) and not lines(position, "attack"), "now it is fast"
