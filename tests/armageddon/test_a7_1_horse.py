"""7.1: horses, their stay and movement, ridden and led."""

from __future__ import annotations

from typing import Any

import pytest

from tests.armageddon.table import after, battle, events, kinds, lines, places, refusal, vectors

CHAPTERS = (2, 3, 4, 5, 7)


def field_of(*figures: str, **more: Any) -> Any:
    return battle(*figures, chapters=CHAPTERS, **more)


def rider(
    field: str, number: int = 1, kind: str = "axe", horse: str = "light-horse", owner: int = 0
) -> list[str]:
    """A warrior with this number, on a horse with the next one."""
    return [f"{owner} {kind} {field} on={number + 1}", f"{owner} {horse} {field}"]


def reach(position: Any, figure: int = 1) -> set[str]:
    return {line.split()[2] for line in lines(position, f"go {figure} ")}


ROW = ["1/23", "1/24", "1/25", "1/26", "1/27", "1/28", "1/29", "1/30"]  # from west to east, in the widest row


@pytest.mark.rule("A7.1a", "A7.1q")
@pytest.mark.parametrize(
    "terrain",
    ["highland", "mountain", "forest", "desert", "highland_desert", "ice_lowland", "ice_mountain", "swamp"],
)
def test_where_horses_may_be(terrain: str) -> None:
    index = field_of("0 light-horse 1/19", "0 axe 1/1", *rider("1/2", 3), **{terrain: "1/19"}).state.index
    horse, on_horseback = index.figures[1], index.figures[3]
    field = index.ground.number["1/19"]
    assert index.rules.may_stay(index, horse, field) == ""
    is_ridden = terrain not in ("mountain", "ice_mountain", "swamp")
    assert index.rules.may_stay(index, on_horseback, field) == ("" if is_ridden else "A7.1q")


@pytest.mark.rule("A7.1a", "A7.1c")
def test_a_horse_needs_room_for_one_and_with_its_rider_for_two() -> None:
    crowd = [*rider("1/19"), "0 light-horse 1/19", "0 axe 1/20", "0 axe 1/20", *rider("1/18", 6)]
    position = field_of(*crowd, "1 axe 1/48")
    assert refusal(position, "go 4 1/19") == ""
    assert refusal(position, "go 6 1/19") == "A2.3g"
    assert refusal(after(position, "go 4 1/19"), "go 5 1/19") == "A2.3g"
    assert refusal(position, "go 6 1/20") == ""


@pytest.mark.rule("A7.1b")
def test_one_rider_for_a_horse() -> None:
    position = field_of(*rider("1/19"), "0 lance 1/19", "1 axe 1/48")
    assert refusal(position, "mount 3 2") == "A7.1b"


@pytest.mark.rule("A7.1d")
def test_mounting_and_dismounting_cost_a_step_on_the_horses_field() -> None:
    """SV-063."""
    (case,) = [case for case in vectors("cases") if case["id"] == "SV-063"]
    position = field_of("0 axe 1/19", "0 light-horse 1/19", "0 light-horse 1/20", "1 axe 1/48")
    mounted = after(position, "mount 1 2")
    assert (mounted.state.figures[1].on, mounted.state.figures[1].steps) == (2, case["expect"]["steps"])
    assert refusal(position, "mount 1 3") == "A7.1d"
    assert refusal(mounted, "mount 1 3") == "A7.1d"
    down = after(mounted, "dismount 1")
    assert (down.state.figures[1].on, down.state.figures[1].steps) == (0, 2)
    assert refusal(down, "mount 1 2") == "A2.3c"
    assert refusal(mounted, "dismount 1 1/20") == "A7.1d"
    told = events(position, "mount 1 2")[0]
    assert (told.key, told.args["figure"], told.args["target"], told.args["other"]) == (
        "mounted",
        1,
        2,
        "light-horse",
    )


@pytest.mark.rule("A7.1e")
def test_an_unattended_horse_does_not_move() -> None:
    position = field_of("0 axe 1/19", "0 light-horse 1/19", "1 axe 1/48")
    assert refusal(position, "go 2 1/20") == "A7.1e"
    assert places(after(position, "go 1 1/20"))[2] == "1/19"


@pytest.mark.rule("A7.1f")
def test_on_foot_one_leads_three_horses_two_steps() -> None:
    position = field_of("0 axe 1/19", *["0 light-horse 1/19"] * 3, "0 heavy-horse 1/18", "1 axe 1/48")
    position = after(position, "lead 1 2", "lead 1 3", "lead 1 4")
    assert reach(position) == reach(field_of("0 axe 1/19", "1 axe 1/48")) - {"1/18", "1/17"}
    moved = after(position, "go 1 1/21")
    assert [places(moved)[each] for each in (1, 2, 3, 4)] == ["1/21"] * 4
    assert refusal(moved, "go 1 1/22") == "A7.1f"
    four = field_of("0 axe 1/19 ", *["0 light-horse 1/19 led_by=1"] * 3, "0 light-horse 1/19", "1 axe 1/48")
    assert refusal(four, "lead 1 5") == "A7.1f"


@pytest.mark.rule("A7.1f")
def test_who_lets_go_walks_alone() -> None:
    position = field_of("0 axe 1/19", "0 light-horse 1/19 led_by=1", "1 axe 1/48")
    alone = after(position, "release 2", "go 1 1/20")
    assert places(alone)[2] == "1/19"
    assert refusal(alone, "release 2") == "A7.1i"


@pytest.mark.rule("A7.1g")
def test_a_ridden_horse_has_four_steps() -> None:
    position = field_of(*rider("1/23"), "1 axe 1/1")
    assert "1/27" in reach(position)
    assert refusal(position, "go 1 1/28") == "A7.1g"
    moved = after(position, "go 1 1/25", "go 1 1/27")
    assert (moved.state.figures[1].carried, moved.state.figures[2].steps) == (4, 4)
    assert reach(moved) == set()
    assert refusal(after(moved, "end", "end"), "go 1 1/30") == ""


@pytest.mark.rule("A7.1h")
def test_a_rider_leads_two_riderless_horses_three_steps() -> None:
    position = field_of(*rider("1/23"), "0 light-horse 1/23", "0 light-horse 1/23", "1 axe 1/1")
    position = after(position, "lead 1 3", "lead 1 4")
    assert "1/26" in reach(position)
    assert refusal(position, "go 1 1/27") == "A7.1h"
    moved = after(position, "go 1 1/26")
    assert [places(moved)[each] for each in (1, 2, 3, 4)] == ["1/26"] * 4
    three = field_of(*rider("1/23"), *["0 light-horse 1/23 led_by=1"] * 2, "0 light-horse 1/24", "1 axe 1/1")
    assert refusal(three, "lead 1 5") == "A7.1i"
    crowded = battle(
        *rider("1/23"),
        *["0 light-horse 1/23 led_by=1"] * 2,
        "0 light-horse 1/23",
        "1 axe 1/1",
        chapters=CHAPTERS,
    )
    assert refusal(crowded, "lead 1 5") == "A7.1h"
    ridden = field_of("0 axe 1/23", *rider("1/23", 2), "1 axe 1/1")
    assert refusal(ridden, "lead 1 3") == "A7.1h"


@pytest.mark.rule("A7.1h")
def test_who_leads_three_cannot_mount_a_fourth() -> None:
    crowd = ["0 axe 1/23", *["0 light-horse 1/23 led_by=1"] * 3, "1 axe 1/1"]
    assert refusal(field_of(*crowd), "mount 1 2") == ""
    others = ["0 axe 1/23", *["0 light-horse 1/23 led_by=1"] * 3, "0 light-horse 1/23", "1 axe 1/1"]
    assert refusal(field_of(*others), "mount 1 5") == "A7.1h"


@pytest.mark.rule("A7.1i")
def test_taking_a_rein_costs_no_step_and_only_on_its_field() -> None:
    position = field_of("0 axe 1/19", "0 light-horse 1/19", "0 light-horse 1/20", "1 axe 1/18", "1 axe 1/48")
    led = after(position, "lead 1 2")
    assert (led.state.figures[1].steps, led.state.figures[2].led_by) == (0, 1)
    assert refusal(position, "lead 1 3") == "A7.1i"
    assert refusal(led, "lead 1 2") == "A7.1i"
    assert refusal(after(position, "fight"), "lead 1 2") == "A2.4b"


@pytest.mark.rule("A7.1j", "EX-A7.1j")
def test_if_conditions_change_the_lower_number_applies() -> None:
    """EX-A7.1j: after three steps the rider dismounts; the horse may not go on."""
    position = after(field_of(*rider("1/23"), "1 axe 1/1"), "go 1 1/26", "dismount 1", "lead 1 2")
    assert refusal(position, "go 1 1/27") == "A7.1j"
    assert refusal(after(position, "release 2"), "go 1 1/27") == ""
    short = after(field_of(*rider("1/23"), "1 axe 1/1"), "go 1 1/24", "dismount 1", "lead 1 2")
    assert refusal(short, "go 1 1/25") == ""


@pytest.mark.rule("A7.1j")
def test_who_has_led_on_the_way_has_three_steps() -> None:
    position = field_of(*rider("1/23"), "0 light-horse 1/23 led_by=1", "1 axe 1/1")
    position = after(position, "go 1 1/25", "release 3")
    assert "1/26" in reach(position)
    assert refusal(position, "go 1 1/27") == "A7.1j"
    # And who takes a horse after three steps goes no farther with it.
    later = after(field_of(*rider("1/23"), "0 light-horse 1/26", "1 axe 1/1"), "go 1 1/26")
    assert refusal(later, "go 1 1/27") == ""
    assert refusal(after(later, "lead 1 3"), "go 1 1/27") == "A7.1h"


@pytest.mark.rule("A7.1j")
def test_a_horse_that_was_led_goes_two_steps_in_all() -> None:
    position = field_of("0 axe 1/23", "0 light-horse 1/23 led_by=1", "1 axe 1/1")
    position = after(position, "go 1 1/24", "mount 1 2")
    assert reach(position) >= {"1/25"}
    assert refusal(position, "go 1 1/26") == "A7.1j"


@pytest.mark.rule("A7.1k", "EX-A7.1k")
def test_walking_mounting_and_riding_in_one_round() -> None:
    """EX-A7.1k: a step to the horse, a step to mount, four steps on horseback."""
    position = field_of("0 axe 1/23", "0 light-horse 1/24", "1 axe 1/1")
    position = after(position, "go 1 1/24", "mount 1 2", "go 1 1/28")
    figure = position.state.figures[1]
    assert (figure.steps, figure.carried, figure.course) == (2, 4, "ap")


@pytest.mark.rule("A7.1l", "EX-A7.1l")
def test_own_steps_come_wholly_before_or_wholly_after() -> None:
    """EX-A7.1l."""
    mounted = after(field_of("0 axe 1/23", "0 light-horse 1/23", "1 axe 1/1"), "mount 1 2", "go 1 1/25")
    assert refusal(mounted, "dismount 1") == "A7.1l"
    crowd = [*rider("1/23"), "0 light-horse 1/25", "1 axe 1/1"]
    changed = after(field_of(*crowd), "go 1 1/25", "dismount 1", "mount 1 3")
    assert refusal(changed, "go 1 1/26") == "A7.1l"
    down = after(field_of(*crowd), "go 1 1/25", "dismount 1")
    assert refusal(down, "go 1 1/26") == ""
    assert refusal(after(down, "go 1 1/26"), "go 1 1/27") == "A2.3c"


@pytest.mark.rule("A7.1m")
@pytest.mark.parametrize("terrain", ["desert", "ice_lowland", "highland", "highland_desert", "ice_highland"])
def test_full_steps_on_open_ground(terrain: str) -> None:
    position = field_of(*rider("1/23"), "1 axe 1/1", **{terrain: " ".join(ROW)})
    assert refusal(position, "go 1 1/27") == ""


@pytest.mark.rule("A7.1n", "A7.1o")
@pytest.mark.parametrize(
    ("forest", "start", "farthest", "rule"),
    [
        ("1/23 1/24 1/25 1/26 1/27", "1/23", "1/25", "A7.1n"),  # inside
        ("1/26", "1/23", "1/26", "A7.1o"),  # into the edge as the third step
        ("1/25", "1/23", "1/25", "A7.1o"),  # in and out would be two
        ("1/23", "1/23", "1/26", "A7.1o"),  # out of it, and two further steps
        ("1/23 1/24", "1/23", "1/25", "A7.1n"),  # a step inside and one out
        ("1/25 1/26", "1/24", "1/26", "A7.1n"),  # over the edge, and one step inside
    ],
)
def test_forest_slows_riders(forest: str, start: str, farthest: str, rule: str) -> None:
    """Along one row, with rivers on both sides so that there is no way around."""
    walls = []
    for step, field in enumerate(ROW):
        below = [f"{field}-1/{number}" for number in (30 + step, 31 + step) if 31 <= number <= 37]
        above = [f"{field}-1/{number}" for number in (15 + step, 16 + step) if 16 <= number <= 22]
        walls += [*below, *above]
    position = field_of(*rider(start), "1 axe 1/1", rivers=" ".join(walls), forest=forest)
    eastwards = [field for field in ROW if field in reach(position) and field > start]
    assert eastwards[-1] == farthest
    beyond = ROW[ROW.index(farthest) + 1]
    assert refusal(position, f"go 1 {beyond}") == rule


@pytest.mark.rule("A7.1o")
def test_forest_counts_over_the_whole_turn() -> None:
    position = field_of(*rider("1/23"), "1 axe 1/1", forest="1/24")
    inside = after(position, "go 1 1/24")
    assert "1/26" in reach(after(field_of(*rider("1/24"), "1 axe 1/1", forest="1/24"), "go 1 1/25"))
    # In and out in one round: two steps in all.
    out = after(inside, "go 1 1/25")
    assert reach(out) == set()
    assert refusal(out, "go 1 1/26") == "A7.1o"


@pytest.mark.rule("A7.1o")
def test_the_way_that_leaves_most_steps_is_taken() -> None:
    """Through the wood it would be two steps, and then no more; around it is three of four."""
    position = after(field_of(*rider("1/18"), "1 axe 1/1", forest="1/19"), "go 1 1/20")
    assert position.state.figures[2].edges == 0
    assert reach(position)


@pytest.mark.rule("A7.1p")
def test_two_riders_do_not_fit_on_a_forest_field() -> None:
    position = field_of(*rider("1/19"), *rider("1/18", 3), "1 axe 1/48", forest="1/19")
    assert refusal(position, "go 3 1/19") == "A5.2c"


@pytest.mark.rule("A7.1q")
def test_no_riding_on_mountain_country_and_swamp() -> None:
    for terrain in ("mountain", "swamp"):
        more = {terrain: "1/20", "highland": "1/19" if terrain == "mountain" else ""}
        position = field_of(
            *rider("1/19"), "1 axe 1/48", ramps="1/19-1/20" if terrain == "mountain" else "", **more
        )
        assert refusal(position, "go 1 1/20") == "A7.1q"
    bog = field_of("0 axe 1/20", "0 light-horse 1/20", "1 axe 1/48", swamp="1/20")
    assert refusal(bog, "mount 1 2") == "A7.1q"
    assert refusal(after(bog, "lead 1 2"), "go 1 1/19") == ""


@pytest.mark.rule("A7.1r")
def test_rivers_and_level_steps_only_with_led_horses() -> None:
    river = " ".join(f"1/20-{field}" for field in ("1/19", "1/13", "1/14", "1/21", "1/28", "1/27"))
    for more in ({"rivers": river}, {"highland": "1/20"}, {"highland": "1/19"}):
        riding = field_of(*rider("1/19"), "1 axe 1/48", **more)
        assert refusal(riding, "go 1 1/20") == "A7.1r"
        leading = field_of("0 axe 1/19", "0 light-horse 1/19 led_by=1", "1 axe 1/48", **more)
        assert after(leading, "go 1 1/20").state.figures[2].steps == 2
    bridge = field_of(*rider("1/19"), "1 axe 1/48", rivers=river, bridges="1/19-1/20")
    assert refusal(bridge, "go 1 1/20") == ""


@pytest.mark.rule("A7.1s")
def test_riders_use_ramps() -> None:
    up = after(field_of(*rider("1/19"), "1 axe 1/48", highland="1/20", ramps="1/19-1/20"), "go 1 1/20")
    assert up.state.figures[2].steps == 2
    down = after(field_of(*rider("1/19"), "1 axe 1/48", highland="1/19", ramps="1/19-1/20"), "go 1 1/20")
    assert down.state.figures[2].steps == 1


@pytest.mark.rule("A7.1t")
def test_a_horse_alone_rolls_for_its_life() -> None:
    crowd = ["0 axe 1/1", "0 light-horse 1/19", "1 axe 1/48"]
    dead = after(field_of(*crowd, active=1, desert="1/19"), "end", rolls=[5, 9])
    assert set(kinds(dead)) == {1, 3}
    assert set(kinds(after(field_of(*crowd, active=1, desert="1/19"), "end", rolls=[5, 10]))) == {1, 2, 3}
    assert set(kinds(after(field_of(*crowd, active=1, desert="1/19"), "end", rolls=[6]))) == {1, 2, 3}


@pytest.mark.rule("A7.1u")
def test_a_horse_may_die_for_a_warrior() -> None:
    position = field_of(*rider("1/19"), "1 axe 1/48", active=1, desert="1/19")
    position = after(position, "end", rolls=[5, 3])
    assert lines(position, "assign") == ["assign 1", "assign 2"]
    saved = after(position, "assign 2", rolls=[10])
    assert (set(kinds(saved)), saved.state.figures[1].on) == ({1, 3}, 0)


@pytest.mark.rule("A7.1v")
def test_whom_a_horse_stands_by() -> None:
    def rolling(*crowd: str) -> list[set[int]]:
        index = field_of(*crowd, desert="1/19").state.index
        field = index.ground.number["1/19"]
        return [{figure.id for figure in index.rules.endangered(index, seat, field)} for seat in (0, 1)]

    # With warriors of two parties: by who leads or rides it, otherwise by its owner.
    assert rolling("0 axe 1/19", "1 axe 1/19", "0 light-horse 1/19 led_by=2") == [{1}, {2, 3}]
    assert rolling("0 axe 1/19", "1 axe 1/19 on=3", "0 light-horse 1/19") == [{1}, {2, 3}]
    assert rolling("0 axe 1/19", "1 axe 1/19", "0 light-horse 1/19") == [{1, 3}, {2}]
    # With warriors of one party it stands by them; alone it is its owner who rolls.
    assert rolling("1 axe 1/19", "0 light-horse 1/19", "0 axe 1/1") == [set(), {1, 2}]
    assert rolling("1 axe 1/1", "0 light-horse 1/19") == [{2}, set()]
