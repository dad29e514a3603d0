"""Examination of 2.3: room, steps, and places exchanged."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.compass import from_here
from tests.armageddon.table import after, battle, events, lines, places, played, refusal

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)
SOUTH_EAST, BETWEEN = from_here(HERE, 0, 1), from_here(HERE, 1, 1)  # BETWEEN: two ways lead there


def crowd(count: int, field: str, owner: int = 0) -> list[str]:
    return [f"{owner} axe {field}"] * count


@pytest.mark.rule("A2.3a", "A2.4y")
@pytest.mark.parametrize(("owns", "others"), [(4, 0), (0, 4), (2, 2), (1, 3)])
def test_four_of_whatever_players_fill_a_field(owns: int, others: int) -> None:
    full = battle(f"0 axe {HERE}", *crowd(owns, EAST), *crowd(others, EAST, 1), chapters=(2, 3))
    assert refusal(full, f"go 1 {EAST}") in ("A2.3a", "A2.3g")


@pytest.mark.rule("A2.3a")
def test_the_fourth_still_fits_among_three_enemies_of_two_players() -> None:
    position = battle(f"0 axe {HERE}", *crowd(2, EAST, 1), *crowd(1, EAST, 2), chapters=(2, 3), seats=3)
    assert places(after(position, f"go 1 {EAST}"))[1] == EAST


@pytest.mark.rule("A2.3a", "A3.1b")
def test_lords_need_no_more_room_than_men() -> None:
    position = battle(
        f"0 hero {HERE}", f"0 hero {EAST}", f"1 champion {EAST}", f"1 hero {EAST}", f"0 axe {HERE}"
    )
    after_hero = after(position, f"go 1 {EAST}")
    assert refusal(after_hero, f"go 5 {EAST}")


@pytest.mark.rule("A2.3g")
def test_no_way_leads_through_a_full_field() -> None:
    position = battle(f"0 axe {HERE}", *crowd(4, EAST, 1), chapters=(2, 3))
    assert refusal(position, f"go 1 {FAR_EAST}"), "the one way leads over the full field"
    walk = events(position, f"go 1 {BETWEEN}")[0]
    assert walk.args["path"] == (SOUTH_EAST, BETWEEN)


@pytest.mark.rule("A2.3g")
def test_both_ways_full() -> None:
    position = battle(f"0 axe {HERE}", *crowd(4, EAST, 1), *crowd(4, SOUTH_EAST), chapters=(2, 3))
    assert refusal(position, f"go 1 {BETWEEN}")
    opened = after(position, f"go 6 {BETWEEN}")
    assert refusal(opened, f"go 1 {BETWEEN}") == "", "one has made room"


@pytest.mark.rule("A2.3b", "A2.3c", "A2.3f", "A2.3h")
def test_out_and_back_takes_both_steps_and_others_go_between_them() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {HERE}", "1 axe 1/1", chapters=(2, 3))
    away = after(position, f"go 1 {EAST}", f"go 2 {FAR_EAST}", f"go 1 {HERE}")
    assert places(away)[1] == HERE
    assert [line for line in lines(away) if line.startswith(("go 1 ", "go 2 "))] == []
    assert refusal(away, f"go 1 {EAST}") == "A2.3c"
    assert refusal(away, f"go 2 {from_here(HERE, 3, 0)}") == "A2.3c"


@pytest.mark.rule("A2.3c", "A2.3d")
def test_steps_are_counted_anew_in_the_next_round_only() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/1", chapters=(2, 3))
    tired = after(position, f"go 1 {FAR_EAST}")
    assert refusal(tired, f"go 1 {EAST}") == "A2.3c"
    rested = after(tired, "end", "end")
    assert rested.state.round == 2
    assert refusal(rested, f"go 1 {HERE}") == ""


@pytest.mark.rule("A2.3e")
def test_nobody_must_move_and_nobody_moves_what_is_anothers() -> None:
    position = battle(
        f"0 axe {HERE}", f"1 axe {FAR_EAST}", f"2 axe {FAR_EAST}", chapters=(2, 3), seats=3, sides=(0, 1, 0)
    )
    assert refusal(position, f"go 2 {EAST}")
    assert refusal(position, f"go 3 {EAST}"), "an ally's figures are not one's own"
    assert after(position, "end").due == (1,)


@pytest.mark.rule("A2.3i")
def test_nobody_leaves_the_board() -> None:
    position = battle("0 axe 1/4", "0 axe 1/3", "1 axe 1/48", chapters=(2, 3))
    assert refusal(position, "march 1 1/49")
    gone = after(position, "march 2,1 1/4")
    assert places(gone) == {1: "1/4", 2: "1/4", 3: "1/48"}, "the second would go over the rim"


# Groups


@pytest.mark.rule("A2.3e", "A2.3g")
def test_a_full_column_marches_as_one() -> None:
    column = [*crowd(4, HERE), *crowd(4, EAST)]
    position = battle(*column, "1 axe 1/1", chapters=(2, 3))
    gone = after(position, f"march 1,2,3,4,5,6,7,8 {EAST}")
    assert list(places(gone).values())[:8] == [EAST] * 4 + [FAR_EAST] * 4
    assert refusal(gone, f"march 5,6,7,8,1,2,3,4 {from_here(HERE, 3, 0)}") == "", "each has a step left"


@pytest.mark.rule("A2.3c", "A2.3g")
def test_who_cannot_march_stays() -> None:
    position = battle(f"0 axe {HERE}", f"0 axe {EAST} steps=2 course=a", "1 axe 1/1", chapters=(2, 3))
    assert list(places(after(position, f"march 1,2 {EAST}")).values())[:2] == [EAST, EAST]
    assert refusal(position, f"march 2 {FAR_EAST}") == "A2.3c"
    blocked = battle(f"0 axe {HERE}", f"0 axe {SOUTH_EAST}", *crowd(4, BETWEEN, 1), chapters=(2, 3))
    assert refusal(blocked, f"march 2 {BETWEEN}") in ("A2.3a", "A2.3g")
    assert list(places(after(blocked, f"march 1,2 {EAST}")).values())[:2] == [EAST, SOUTH_EAST]


@pytest.mark.rule("A2.3e")
def test_an_enemy_or_somebody_twice_cannot_be_named_in_a_march() -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {HERE}", chapters=(2, 3))
    assert refusal(position, f"march 1,2 {EAST}")
    twice = refusal(position, f"march 1,1 {EAST}")
    assert twice or played(position, f"march 1,1 {EAST}").position.state.figures[1].steps == 1
