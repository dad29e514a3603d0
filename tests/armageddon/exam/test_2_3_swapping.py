"""Examination of A2.3j: places exchanged between two full fields."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.exam.compass import from_here
from tests.armageddon.table import after, battle, lines, places, refusal

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)


def full(here: int = 4, east: int = 4, mine: tuple[int, int] = (4, 4), **more: Any) -> ArmageddonPosition:
    """So many on both fields, the first of them one's own: 1, 2 … here, then those to the east."""
    figures = [f"{0 if man < mine[0] else 1} axe {HERE}" for man in range(here)]
    figures += [f"{0 if man < mine[1] else 1} axe {EAST}" for man in range(east)]
    return battle(*figures, "1 axe 1/1", **more)


@pytest.mark.rule("A2.3j")
def test_one_for_one_and_back_again() -> None:
    position = full()
    assert len(lines(position, "swap")) == 16, "each with each"
    there = after(position, "swap 1 5")
    assert (places(there)[1], places(there)[5]) == (EAST, HERE)
    back = after(there, "swap 1 5")
    assert (places(back)[1], places(back)[5]) == (HERE, EAST)
    assert refusal(back, "swap 1 5") == "A2.3c", "both have made their two steps"
    assert refusal(back, "swap 2 5") == "A2.3c", "one of them has"
    assert refusal(back, "swap 2 6") == ""


@pytest.mark.rule("A2.3j")
@pytest.mark.parametrize(("here", "east"), [(3, 4), (4, 3), (3, 3)])
def test_both_fields_must_be_full(here: int, east: int) -> None:
    position = full(here, east)
    assert refusal(position, f"swap 1 {here + 1}") == "A2.3j"


@pytest.mark.rule("A2.3j", "A2.3a")
def test_enemies_fill_a_field_as_well_but_stay_where_they_are() -> None:
    position = full(mine=(1, 1))
    assert refusal(position, "swap 1 6"), "an enemy does not go for me"
    there = after(position, "swap 1 5")
    assert (places(there)[1], places(there)[5]) == (EAST, HERE)


@pytest.mark.rule("A2.3j")
def test_an_ally_does_not_go_either() -> None:
    position = battle(
        *[f"0 axe {HERE}"] * 4, *[f"1 axe {EAST}"] * 4, "2 axe 1/1", seats=3, sides=(0, 0, 1), chapters=(2, 3)
    )
    assert refusal(position, "swap 1 5")
    assert not lines(position, "swap")


@pytest.mark.rule("A2.3j")
def test_several_at_once_as_many_each_way() -> None:
    position = full()
    there = after(position, "swap 1,2,3,4 5,6,7,8")
    assert set(list(places(there).values())[:4]) == {EAST}
    assert refusal(position, "swap 1,2 5"), "five would stand to the east"
    assert refusal(position, "swap 1 5,6")


@pytest.mark.rule("A2.3j")
def test_the_two_groups_stand_on_one_field_each() -> None:
    rows = [*[f"0 axe {HERE}"] * 4, *[f"0 axe {EAST}"] * 4, *[f"0 axe {FAR_EAST}"] * 4]
    position = battle(*rows, "1 axe 1/1", chapters=(2, 3))
    assert refusal(position, "swap 1 9"), "no neighbours"
    assert refusal(position, "swap 1,9 5,6"), "from two fields"
    assert refusal(position, "swap 1 2"), "on one field"
    assert refusal(position, "swap 1,1 5,6"), "one named twice"
    assert refusal(position, "swap 1 1")


@pytest.mark.rule("A2.3j", "A2.4b")
def test_no_swap_once_the_fighting_has_begun() -> None:
    position = after(full(mine=(4, 3)), "fight")
    assert refusal(position, "swap 1 5") == "A2.4b"


# With terrain (5.2, 5.3)


@pytest.mark.rule("A2.3j", "A5.2d")
def test_a_swamp_is_full_with_two() -> None:
    position = full(2, 4, swamp=HERE)
    assert places(after(position, "swap 1 3"))[3] == HERE
    assert refusal(position, "swap 1,2 3,4") == ""
    assert refusal(full(4, 3, forest=EAST), "swap 1 5") == ""
    assert refusal(full(3, 3, forest=EAST), "swap 1 4") == "A2.3j"


@pytest.mark.rule("A2.3j", "A5.3a")
def test_each_pays_for_the_level() -> None:
    position = full(highland=EAST)
    there = after(position, "swap 1 5")
    assert refusal(there, "swap 1 2") == refusal(there, "swap 5 6") == "A2.3c"
    tired = battle(
        f"0 axe {HERE} steps=1 course=a", *[f"0 axe {HERE}"] * 3, *[f"0 axe {EAST}"] * 4, highland=EAST
    )
    assert refusal(tired, "swap 1 5")
    assert refusal(tired, "swap 2 5") == ""


@pytest.mark.rule("A2.3j", "A5.3e")
def test_over_a_ramp_one_pays_two_up_and_the_other_one_down() -> None:
    ramp: dict[str, Any] = {"highland": EAST, "ramps": f"{HERE}-{EAST}"}
    there = after(full(**ramp), "swap 1 5")
    figures = there.state.figures
    assert (figures[1].steps, figures[5].steps) == (2, 1)
    rows = [*[f"0 axe {HERE}"] * 4, f"0 axe {EAST} steps=1 course=a", *[f"0 axe {EAST}"] * 3]
    assert refusal(battle(*rows, **ramp), "swap 1 5") == "", "one step is enough to go down"


@pytest.mark.rule("A2.3j", "A5.3b", "A5.3d")
def test_where_one_of_them_cannot_go_neither_does() -> None:
    assert refusal(full(4, 3, mountain=EAST), "swap 1 5") == "A5.3b"
    edge = f"{HERE}-{EAST}"
    assert refusal(full(highland=EAST, rivers=edge), "swap 1 5") == "A5.3d"
    assert refusal(full(rivers=edge), "swap 1 5") == ""
    up_a_ramp = full(highland=EAST, rivers=edge, ramps=edge)
    assert refusal(up_a_ramp, "swap 1 5"), "going up costs three steps"
