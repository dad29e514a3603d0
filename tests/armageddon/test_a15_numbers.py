"""15.3 to 15.5: the numbers of ships, and how hulls lie and move."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch15_ships import hull, numbers
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from tests.armageddon.table import land

E, SE, SW, W, NW, NE = range(6)


def sea(**terrain: Any) -> Ground:
    """One great field of water, with some land in it."""
    others = " ".join(terrain.values()).split()
    water = " ".join(f"1/{small}" for small in range(1, 49) if f"1/{small}" not in others)
    return ground_of(land(((0, 0),), water=water, **terrain))


def ship(ground: Ground, kind: Any, name: str, prow: int = E) -> Figure:
    return Figure(1, kind, 0, ground.number[name], pole=prow)


def names(ground: Ground, fields: Any) -> list[str]:
    return [ground.names[field] for field in fields]


@pytest.mark.rule("A15.3a", "A15.4a")
@pytest.mark.parametrize(
    ("kind", "strength", "steps"),
    [
        ("longship", "calm", (4, 4, 4, 4)),
        ("longship", "breeze", (5, 5, 4, 3)),
        ("longship", "storm", (6, 5, 3, 2)),
        ("sailing-ship", "calm", (2, 2, 2, 2)),
        ("sailing-ship", "breeze", (6, 5, 2, -1)),
        ("sailing-ship", "storm", (8, 6, 1, -2)),
        ("raft", "calm", (1, 1, 1, 1)),
        ("raft", "breeze", (2, 2, 1, 0)),
        ("raft", "storm", (3, 2, 1, 0)),
    ],
)
def test_the_steps_of_a_ship_depend_on_type_wind_and_direction(
    kind: Any, strength: Any, steps: tuple[int, ...]
) -> None:
    for wind in range(6):
        said = [numbers.ahead(kind, strength, wind, (wind + turn) % 6, None) for turn in range(4)]
        assert tuple(said) == steps
        mirrored = [numbers.ahead(kind, strength, wind, (wind - turn) % 6, None) for turn in range(4)]
        assert mirrored == said


@pytest.mark.rule("A15.3h", "A18.7a")
def test_a_longship_is_two_steps_slower_backwards() -> None:
    assert numbers.astern("longship", "breeze", E, W, None) == 1
    assert numbers.astern("longship", "storm", E, W, None) == 0
    assert numbers.astern("longship", "storm", E, E, None) == 4


@pytest.mark.rule("A15.3i", "A18.7a")
def test_a_sailing_ship_goes_backwards_only_where_the_wind_helps() -> None:
    assert [numbers.astern("sailing-ship", "storm", E, course, None) for course in range(6)] == [
        2, 2, 0, 0, 0, 2,
    ]  # fmt: skip
    assert {numbers.astern("sailing-ship", "calm", E, course, None) for course in range(6)} == {2}


@pytest.mark.rule("A15.5b")
def test_a_stream_adds_a_step_in_three_directions_and_takes_one_in_three() -> None:
    assert [numbers.ahead("raft", "calm", E, course, SE) for course in range(6)] == [2, 2, 2, 0, 0, 0]
    # Against wind and stream it is driven.
    assert numbers.ahead("raft", "storm", E, W, E) == -1
    # To stay it must be able to make one step against the stream.
    assert numbers.holds_against("raft", "calm", E, E)
    assert not numbers.holds_against("raft", "storm", E, E)


@pytest.mark.rule("A15.5f", "A15.5g")
def test_backwards_in_a_stream() -> None:
    assert numbers.astern("longship", "calm", E, SW, SW) == 3
    assert numbers.astern("longship", "calm", E, NE, SW) == 1
    assert [numbers.astern("sailing-ship", "storm", E, course, W) for course in range(6)] == [
        0, 0, 0, 2, 0, 0,
    ]  # fmt: skip


@pytest.mark.rule("A15.2b", "A15.2c")
def test_a_longship_has_two_fields_and_eight_side_lines() -> None:
    ground = sea()
    one = ship(ground, "longship", "1/20", E)
    assert names(ground, hull.fields_of(ground, one)) == ["1/20", "1/19"]
    assert len(list(hull.edges_of(ground, one))) == 10
    lines = {(ground.names[own], ground.names[beyond]) for own, beyond in hull.side_lines(ground, one)}
    assert len(lines) == 8
    # Neither over the prow nor over the stern.
    assert ("1/20", "1/21") not in lines
    assert ("1/19", "1/18") not in lines


@pytest.mark.rule("A15.2d")
def test_all_six_edges_of_a_raft_are_side_lines() -> None:
    ground = sea()
    assert len(hull.side_lines(ground, ship(ground, "raft", "1/20"))) == 6


@pytest.mark.rule("A15.3b")
def test_the_rear_half_follows_the_front_half() -> None:
    ground = sea()
    lie = hull.lie_of(ground, ship(ground, "longship", "1/20", E))
    steps = dict(hull.ahead_of(ground, lie))
    # Everywhere but onto its own rear half.
    assert set(steps) == {E, SE, SW, NW, NE}
    assert names(ground, steps[SE]) == ["1/28", "1/20"]
    assert hull.turned_to(ground, steps[SE], E) == SE


@pytest.mark.rule("A15.3f", "A15.3j")
def test_a_raft_goes_everywhere_and_has_one_part() -> None:
    ground = sea()
    steps = dict(hull.ahead_of(ground, hull.lie_of(ground, ship(ground, "raft", "1/20"))))
    assert set(steps) == set(range(6))
    assert all(lie.front == lie.rear for lie in steps.values())


@pytest.mark.rule("A15.3j")
def test_backwards_the_rear_half_leads() -> None:
    ground = sea()
    lie = hull.lie_of(ground, ship(ground, "longship", "1/20", E))
    steps = dict(hull.astern_of(ground, lie))
    assert set(steps) == {SE, SW, W, NW, NE}
    assert names(ground, steps[W]) == ["1/19", "1/18"]
    assert hull.turned_to(ground, steps[W], E) == E
    assert hull.turned_to(ground, steps[NW], E) == SE


@pytest.mark.rule("A15.3o", "A15.3p")
def test_a_drifting_hull_stops_at_land_and_strikes_with_the_half_that_hits() -> None:
    ground = sea(lowland="1/22")
    one = hull.fields_of(ground, ship(ground, "longship", "1/20", E))
    found = hull.drifted(ground, one, E, 2, lambda field: False)
    assert found.steps == 1
    assert names(ground, found.struck) == ["1/21"]
    assert names(ground, found.land) == ["1/22"]


@pytest.mark.rule("A15.3p")
def test_both_halves_may_hit_land_at_once() -> None:
    ground = sea(lowland="1/20 1/21")
    # It lies along the coast, and the wind blows it against it.
    one = hull.fields_of(ground, ship(ground, "longship", "1/28", E))
    found = hull.drifted(ground, one, NW, 1, lambda field: False)
    assert found.steps == 0
    assert names(ground, found.struck) == ["1/28"]
    both = hull.drifted(ground, one, NE, 1, lambda field: False)
    assert names(ground, both.struck) == ["1/28", "1/27"]


@pytest.mark.rule("A15.3o", "A15.3r")
def test_it_stops_at_the_rim_and_before_another_ship() -> None:
    ground = sea()
    one = hull.fields_of(ground, ship(ground, "raft", "1/4"))
    assert hull.drifted(ground, one, E, 2, lambda field: False) == hull.Drifted(0, (), ())
    taken = ground.number["1/21"]
    other = hull.fields_of(ground, ship(ground, "raft", "1/20"))
    assert hull.drifted(ground, other, E, 2, lambda field: field == taken) == hull.Drifted(0, (), ())


@pytest.mark.rule("A15.3s", "A15.3t", "A15.3w")
def test_a_coast_is_land_of_level_one_beyond_a_side_line() -> None:
    ground = sea(lowland="1/12 1/13", forest="1/28", highland="1/27", mountain="1/21")
    one = ship(ground, "longship", "1/20", E)
    found = hull.coasts(ground, hull.side_lines(ground, one))
    # The fields of one coast belong together; highland is too high, and 1/21 lies before the prow.
    assert [names(ground, coast) for coast in found] == [["1/12", "1/13"], ["1/28"]]


@pytest.mark.rule("A15.3ae", "A15.3ai")
def test_ships_touch_with_the_edges_that_are_side_lines_of_both() -> None:
    ground = sea()
    one = ship(ground, "longship", "1/20", E)
    beside = ship(ground, "longship", "1/28", E)
    assert len(hull.contacts(ground, one, beside)) == 3
    # Prow to stern they touch with no side line.
    assert hull.contacts(ground, one, ship(ground, "longship", "1/22", E)) == []
    # A prow against a side is no contact, and its rear half lies farther off.
    against = ship(ground, "longship", "1/13", SE)
    assert all(
        (own, beyond) != (against.field, one.field) for own, beyond in hull.contacts(ground, against, one)
    )
