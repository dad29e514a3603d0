"""A8.3: trampling chariot horses, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import (
    alive,
    allowed,
    duels,
    facing,
    goals,
    kind,
    phalanx,
    play,
    refused,
    stage,
    where,
)  # fmt: skip
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")


def onto(*men: str, horses: int = 4, speed: int = 3, weight: str = "light", **more: object):  # type: ignore[no-untyped-def]
    """A chariot with one axe aboard before a field 1/27 with these."""
    return stage(*chariot(horses, ("axe",), speed, weight), *men, *FAR, **more)


@pytest.mark.rule("A8.3a")
@pytest.mark.parametrize("speed", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("figure", ["1 axe", "0 axe", "1 light-horse", "1 heavy-chariot-horse"])
def test_occupied_fields_only_at_speed_3_or_4(speed: int, figure: str) -> None:
    position = onto(f"{figure} 1/27", horses=2, speed=speed)
    assert refused(position, "go 1 1/27") is (speed < 3)


@pytest.mark.rule("A8.3b")
@pytest.mark.parametrize("seat", [0, 1])
def test_never_onto_another_chariot(seat: int) -> None:
    other = (f"{seat} wagon 1/27 pole=0", f"{seat} light-chariot-horse 1/28 harness=7")
    assert refused(onto(*other, horses=4), "go 1 1/27")
    other = (f"{seat} wagon 1/28 pole=3", f"{seat} light-chariot-horse 1/27 harness=7")
    assert refused(onto(*other, horses=4), "go 1 1/27")


@pytest.mark.rule("A8.3c", "A8.3d", "A2.4l")
def test_trampling_is_no_action_and_the_chariot_goes_on() -> None:
    position = play(onto("1 axe 1/27", "1 hero 1/19"), "go 1 1/27: 12 3")
    assert 7 not in alive(position) and position.due == (0,)
    assert {"1/28", "1/29", "1/30"} <= goals(position, 1)
    assert not position.state.figures[6].acted


@pytest.mark.rule("A8.3e")
def test_four_tramplings_in_a_round() -> None:
    position = onto("1 axe 1/27", "1 axe 1/28", "1 axe 1/29", "1 axe 1/30")
    position = play(position, *[f"go 1 1/{field}: 12 3" for field in (27, 28, 29, 30)])
    assert not alive(position) & {7, 8, 9, 10} and not goals(position, 1)


@pytest.mark.rule("A8.3g", "A18.3f", "A18.3g", "A18.3h")
@pytest.mark.parametrize(("weight", "points"), [("light", 4), ("heavy", 6)])
@pytest.mark.parametrize(
    ("victim", "theirs"),
    [
        ("axe", 0),
        ("lance", 0),
        ("sword", 0),
        ("bow", 0),
        ("champion", 3),
        ("hero", 6),
        ("light-horse", 0),
        ("heavy-horse", 2),
    ],
)
def test_points_of_both(weight: str, points: int, victim: str, theirs: int) -> None:
    position = onto(f"1 {victim} 1/27", weight=weight)
    more = 2 if victim == "bow" else 0
    assert duels(position, "go 1 1/27: 18 3")[0][2:] == (points + more, theirs)


@pytest.mark.rule("A8.3g", "A2.4t", "A2.4v")
def test_it_goes_on_until_somebody_dies() -> None:
    """11 is no kill, a tie is no kill, then the horses win."""
    position = onto("1 champion 1/27")
    told = duels(position, "go 1 1/27: 11 3 12 13 13 13")
    assert len(told) == 3
    assert 7 not in alive(play(position, "go 1 1/27: 11 3 12 13 13 13"))


@pytest.mark.rule("A8.3h", "A8.3j")
def test_their_player_chooses_each_time_who_defends() -> None:
    position = play(onto("1 hero 1/27", "1 axe 1/27"), "go 1 1/27")
    assert position.due == (1,) and set(lines(position)) == {"defend 7", "defend 8"}
    position = play(position, "defend 7: 3 3", "defend 7: 3 3", "defend 8: 12 3 12 3")
    assert not alive(position) & {7, 8}
    assert len(alive(position) & {2, 3, 4, 5}) == 4


@pytest.mark.rule("A8.3i", "A8.3j")
@pytest.mark.parametrize("victim", ["axe", "bow", "hero"])
def test_a_trampled_warrior_kills_a_horse(victim: str) -> None:
    position = play(onto(f"1 {victim} 1/27"), "go 1 1/27: 3 12")
    assert 7 in alive(position) and len(alive(position) & {2, 3, 4, 5}) == 3
    assert kind(position, 7) == victim, "no promotion for a horse"


@pytest.mark.rule("A8.3i")
def test_a_trampled_horse_kills_nobody() -> None:
    position = onto("1 heavy-horse 1/27")
    position = play(position, "go 1 1/27: 3 18 12 3")
    assert 7 not in alive(position) and len(alive(position) & {2, 3, 4, 5}) == 4


@pytest.mark.rule("A8.1m", "A8.3d")
def test_horses_lost_on_the_way_cost_steps() -> None:
    position = play(onto("1 axe 1/27", "1 axe 1/27", horses=3), "go 1 1/27: 3 12")
    assert len(alive(position) & {2, 3, 4}) == 2
    position = play(position, "go 1 1/28: 3 3", "go 1 1/29")
    assert not goals(position, 1), "three in all"


@pytest.mark.rule("A8.3d", "A8.1k")
def test_the_whole_team_dies_and_the_chariot_stands() -> None:
    position = play(onto(*["1 axe 1/27"] * 4, horses=1), "go 1 1/27: 3 12")
    assert 2 not in alive(position) and not goals(position, 1)
    assert (where(position, 1), where(position, 3)) == ("1/26", "1/26")


@pytest.mark.rule("A8.3k")
def test_two_players_defend_in_rotation() -> None:
    position = onto("2 axe 1/27", "1 axe 1/27", "2 axe 1/47", seats=3)
    told = duels(position, "go 1 1/27: 3 3 3 3 12 3 12 3")
    assert [target for _, target, _, _ in told] == [8, 7, 8, 7]


@pytest.mark.rule("A8.3k", "A8.3h")
def test_in_rotation_each_chooses_among_his_own() -> None:
    position = onto("1 hero 1/27", "1 axe 1/27", "2 hero 1/27", "2 axe 1/27", "2 axe 1/47", seats=3)
    position = play(position, "go 1 1/27")
    assert position.due == (1,) and set(lines(position)) == {"defend 7", "defend 8"}
    position = play(position, "defend 8: 3 3")
    assert position.due == (2,) and set(lines(position)) == {"defend 9", "defend 10"}


@pytest.mark.rule("A8.3l")
def test_own_men_are_trampled_too() -> None:
    position = play(onto("0 hero 1/27", "0 axe 1/27"), "go 1 1/27")
    assert position.due == (0,) and set(lines(position)) == {"defend 7", "defend 8"}
    assert not alive(play(position, "defend 8: 12 3 12 3")) & {7, 8}


@pytest.mark.rule("A8.3m", "A6.2b", "A6.2c")
@pytest.mark.parametrize(
    ("front", "points"), [("W", 3), ("SW", 3), ("NW", 3), ("E", 0), ("NE", 0), ("SE", 0)]
)
def test_a_phalanx_defends_by_the_side_it_is_entered(front: str, points: int) -> None:
    men = [figure + " phalanx=1" for figure in ["1 sword 1/27"] * 4]
    position = onto(*men, horses=1, phalanxes=facing(front))
    assert duels(position, "go 1 1/27: 12 3")[0][2:] == (4, points)


@pytest.mark.rule("A8.3m", "A6.2m")
def test_a_thinned_phalanx_still_counts_in_the_next_exchange() -> None:
    position = onto(*phalanx(field="1/27", owner=1), horses=2, phalanxes=facing("W"))
    told = duels(position, "go 1 1/27: 18 3 12 3")
    assert [points for _, _, _, points in told] == [3, 3]


@pytest.mark.rule("A8.3n", "A8.3j")
@pytest.mark.parametrize(("horses", "men"), [(2, 2), (1, 3), (3, 1)])
def test_with_exactly_four_nobody_is_trampled(horses: int, men: int) -> None:
    position = play(onto(*["1 axe 1/27"] * men, horses=horses), "go 1 1/27")
    assert sum(place == "1/27" for place in (where(position, each) for each in alive(position))) == 4


@pytest.mark.rule("A8.3a", "A7.2b", "A7.2j", "A8.3h")
def test_a_rider_chooses_himself_or_his_horse() -> None:
    """Rider, horse and four chariot horses: six. The horse falls, then one more must."""
    position = play(onto("1 axe 1/27 on=8", "1 light-horse 1/27"), "go 1 1/27")
    assert set(lines(position)) == {"defend 7", "defend 8"}
    position = play(position, "defend 8: 12 3 3 12")
    assert 7 in alive(position) and position.state.figures[7].on == 0
    assert len(alive(position) & {2, 3, 4, 5}) == 3


@pytest.mark.rule("A8.3a", "A8.1i", "A8.3j")
def test_enemies_among_the_horses_may_be_fought_in_the_turn() -> None:
    """They share a field now; at speed 3 they still cannot strike the horses."""
    position = play(onto("1 axe 1/27", "1 axe 1/27", horses=2), "go 1 1/27", "end")
    assert position.due == (1,)
    assert refused(position, "attack 5 2") and refused(position, "attack 6 2")
    assert allowed(position, "go 5 1/28")
