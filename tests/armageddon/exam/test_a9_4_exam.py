"""A9.4: trampling elephants, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import (
    alive,
    duels,
    facing,
    goals,
    kind,
    phalanx,
    play,
    refused,
    stage,
    tumult,
    where,
)  # fmt: skip
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")
RIDDEN = ("0 elephant 1/26", "0 axe 1/26 on=1", "0 axe 1/26 on=1")  # figures 1, 2, 3


def before(*men: str, **more: object):  # type: ignore[no-untyped-def]
    """A ridden elephant before 1/27, where these stand, from figure 4 on."""
    return stage(*RIDDEN, *men, *FAR, **more)


@pytest.mark.rule("A9.4a", "A9.4f", "A2.4l")
def test_from_a_standstill_and_on() -> None:
    position = play(before(*["1 axe 1/27"] * 3), "go 1 1/27: 12 3")
    assert len(alive(position) & {4, 5, 6}) == 2 and position.due == (0,)
    assert "1/28" in goals(position, 1) and not position.state.figures[2].acted


@pytest.mark.rule("A9.4b")
def test_led_or_alone_it_tramples_nobody() -> None:
    position = stage("0 elephant 1/26 led_by=2", "0 axe 1/26", "1 axe 1/27", "1 axe 1/27", *FAR)
    assert refused(position, "go 2 1/27"), "a man and an elephant need three room units"
    position = stage("0 elephant 1/26 led_by=2", "0 axe 1/26", "1 axe 1/27", *FAR)
    assert where(play(position, "go 2 1/27"), 1) == "1/27"


@pytest.mark.rule("A9.4c")
def test_three_full_fields_in_a_row() -> None:
    men = [f"1 axe 1/{field}" for field in (27, 28, 29) for _ in range(4)]
    position = before(*men)
    for field in (27, 28, 29):
        position = play(position, f"go 1 1/{field}: 12 3 12 3")
    assert len(alive(position) & set(range(4, 16))) == 6 and not goals(position, 1)


@pytest.mark.rule("A9.4c", "A9.4f")
@pytest.mark.parametrize("men", [1, 2])
def test_without_over_occupation_nothing_happens(men: int) -> None:
    position = play(before(*["1 axe 1/27"] * men), "go 1 1/27")
    assert alive(position) >= set(range(4, 4 + men)) and where(position, 1) == "1/27"


@pytest.mark.rule("A9.4c", "A5.2c", "A9.1n")
def test_in_a_wood_three_room_units_are_the_limit() -> None:
    position = before("1 axe 1/27", "1 axe 1/27", forest="1/27")
    assert len(alive(play(position, "go 1 1/27: 12 3")) & {4, 5}) == 1
    assert len(alive(play(before("1 axe 1/27", forest="1/27"), "go 1 1/27")) & {4}) == 1


@pytest.mark.rule("A9.4g", "A8.3g")
@pytest.mark.parametrize(
    ("victim", "theirs"),
    [("axe", 0), ("bow", 0), ("champion", 3), ("hero", 6), ("light-horse", 0), ("heavy-horse", 2)],
)
def test_six_points_against_everybody(victim: str, theirs: int) -> None:
    position = before(*[f"1 {victim} 1/27"] * 3)
    assert duels(position, "go 1 1/27: 18 3")[0][2:] == (6, theirs)


@pytest.mark.rule("A9.4g")
@pytest.mark.parametrize("victim", ["bow", "light-horse", "heavy-horse"])
def test_bows_and_horses_cannot_kill_it(victim: str) -> None:
    position = play(before(*[f"1 {victim} 1/27"] * 3), "go 1 1/27: 3 16 3 18 18 3")
    assert 1 in alive(position) and len(alive(position) & {4, 5, 6}) == 2


@pytest.mark.rule("A9.4h", "A9.3k")
@pytest.mark.parametrize("victim", ["axe", "bow", "hero"])
@pytest.mark.parametrize("roll", [3, 18])
def test_a_17_in_defence_is_panic(victim: str, roll: int) -> None:
    """Whatever the elephant rolled: all on the field and on its back die, itself it does not."""
    position = play(before(*[f"1 {victim} 1/27"] * 3), f"go 1 1/27: {roll} 17")
    assert alive(position) & {1, 2, 3, 4, 5, 6} == {1}
    assert where(position, 1) == "1/27" and not goals(position, 1)


@pytest.mark.rule("A9.4h")
def test_a_horses_17_is_no_panic() -> None:
    position = play(before(*["1 light-horse 1/27"] * 3), "go 1 1/27: 3 17 12 3")
    assert alive(position) >= {1, 2, 3} and len(alive(position) & {4, 5, 6}) == 2


@pytest.mark.rule("A9.4g", "A9.4h")
def test_an_18_kills_it_like_any_roll() -> None:
    position = play(before(*["1 axe 1/27"] * 3), "go 1 1/27: 3 18 9 9")
    assert alive(position) & {1, 2, 3} == set()


@pytest.mark.rule("A9.4g", "A9.3g", "A9.3h")
def test_who_kills_it_is_promoted_and_the_riders_roll() -> None:
    """One man and two horses: after its death the riders fit beside them only if one of them dies."""
    position = play(before("1 axe 1/27", "1 axe 1/27", "1 axe 1/27"), "go 1 1/27: 3 16 10 9")
    assert 1 not in alive(position) and len(alive(position) & {2, 3}) == 1
    assert sorted(kind(position, man) for man in (4, 5, 6)) == ["axe", "axe", "champion"]
    (survivor,) = alive(position) & {2, 3}
    assert where(position, survivor) == "1/27" and position.state.figures[survivor].on == 0


@pytest.mark.rule("A9.4i", "A6.2b", "A6.2c")
@pytest.mark.parametrize(
    ("front", "points"), [("W", 3), ("NW", 3), ("SW", 3), ("E", 0), ("SE", 0), ("NE", 0)]
)
def test_phalanx_men_by_the_side_it_comes_from(front: str, points: int) -> None:
    position = before(*phalanx("sword", "1/27", owner=1), phalanxes=facing(front))
    told = duels(position, "go 1 1/27: 12 3 12 3")
    assert [theirs for *_, theirs in told] == [points, points]


@pytest.mark.rule("A9.4j", "A8.3k")
def test_friends_are_trampled_with_foes() -> None:
    _, told = tumult(before("1 axe 1/27", "0 axe 1/27", "0 axe 1/27"), "go 1 1/27: 3 3 3 3 3 3 12 3")
    assert {one["foe"] for one in told} == {0, 1}, "they defend in rotation"


@pytest.mark.rule("A9.4d")
def test_a_second_elephant_joins() -> None:
    """Two men are left beside the first; with the second it is six again."""
    men = (*RIDDEN, "0 elephant 1/28", "0 axe 1/28 on=4", *["1 axe 1/27"] * 4, *FAR)
    position = play(stage(*men), "go 1 1/27: 12 3 12 3")
    position, told = tumult(position, "go 4 1/27: 12 3 12 3")
    assert {one["figure"] for one in told} <= {1, 4}
    assert alive(position) & {1, 2, 3, 4, 5, 6, 7, 8, 9} == {1, 2, 3, 4, 5}


@pytest.mark.rule("A9.4e")
def test_elephants_among_themselves_cause_no_over_occupation() -> None:
    men = (*RIDDEN, "1 elephant 1/27", "1 elephant 1/27", "1 axe 1/48", "0 axe 1/1")
    assert refused(stage(*men), "go 1 1/27")


@pytest.mark.rule("A9.4e", "A9.4c")
def test_beside_an_elephant_only_the_men_on_foot_are_trampled() -> None:
    men = (*RIDDEN, "1 elephant 1/27", "1 hero 1/27 on=4", "1 axe 1/27", *FAR)
    position = play(stage(*men), "go 1 1/27: 12 3")
    assert alive(position) & {4, 5, 6} == {4, 5}


@pytest.mark.rule("A9.4l", "A8.4h")
def test_after_its_death_a_scramble_begun_by_the_trampled() -> None:
    """Four men; both riders live: six on the field, two must fall. No attack points for anybody."""
    position, told = tumult(
        before(*["1 lance 1/27"] * 4), "go 1 1/27: 3 16 10 10 " + "3 3 " * 8 + "12 3 12 3"
    )
    assert [one["manner"] for one in told] == ["trample"] + ["scramble"] * 10
    assert sorted(one["figure"] for one in told[1:5]) == [4, 5, 6, 7]
    assert sorted(one["figure"] for one in told[5:7]) == [2, 3]
    assert not any("attacker" in item for one in told for item in one["attack_points"])
    assert len(alive(position) & {2, 3, 4, 5, 6, 7}) == 4 and position.due == (0,)


@pytest.mark.rule("A9.4l")
def test_with_one_rider_alive_and_three_men_there_is_no_scramble() -> None:
    position = play(before(*["1 lance 1/27"] * 3), "go 1 1/27: 3 16 10 9")
    assert len(alive(position) & {2, 3}) == 1 and len(alive(position) & {4, 5, 6}) == 3
    assert position.due == (0,)


@pytest.mark.rule("A9.4l", "A8.4h")
def test_the_scramble_ends_at_once_when_four_are_left() -> None:
    position, told = tumult(before(*["1 lance 1/27"] * 3), "go 1 1/27: 3 16 10 10 12 3")
    assert len(told) == 2 and len(alive(position) & {2, 3, 4, 5, 6}) == 4


@pytest.mark.rule("A9.4m", "A9.4d", "A9.4l")
def test_if_one_of_two_falls_the_other_goes_on() -> None:
    """Two elephants and two men: six. A man kills the newcomer, whose rider lives: 2 + 1 + 2 are five."""
    men = (*RIDDEN[:2], "0 elephant 1/28", "0 axe 1/28 on=3", "1 axe 1/27", "1 axe 1/27", *FAR)
    position = play(stage(*men), "go 1 1/27", "go 3 1/27")
    assert set(lines(position, "trample")) == {"trample 1", "trample 3"}
    position, told = tumult(position, "trample 3: 3 16 10 12 3")
    assert [(one["manner"], one["figure"]) for one in told] == [("trample", 3), ("trample", 1)]
    assert len(alive(position) & {4, 5, 6}) == 2


@pytest.mark.rule("A9.4m", "A9.4l")
def test_only_when_both_have_fallen_is_there_a_scramble() -> None:
    """Both die, three riders live beside two men: five."""
    men = (*RIDDEN, "0 elephant 1/28", "0 axe 1/28 on=4", "1 axe 1/27", "1 axe 1/27", *FAR)
    position = play(stage(*men), "go 1 1/27", "go 4 1/27")
    position, told = tumult(position, "trample 4: 3 16 10 3 16 10 10 12 3")
    assert [one["manner"] for one in told] == ["trample", "trample", "scramble"]
    assert told[-1]["seat"] == 1, "begun by those who were trampled"
    assert len(alive(position) & {2, 3, 5, 6, 7}) == 4


@pytest.mark.rule("A9.4c", "A7.2j", "A9.4g")
def test_a_rider_may_offer_his_horse() -> None:
    men = ("1 axe 1/27 on=5", "1 light-horse 1/27", "1 axe 1/27")
    position = play(before(*men), "go 1 1/27")
    assert position.due == (1,) and set(lines(position)) == {"defend 4", "defend 5", "defend 6"}
    position = play(position, "defend 5: 12 3")
    assert alive(position) & {4, 5, 6} == {4, 6} and position.state.figures[4].on == 0
