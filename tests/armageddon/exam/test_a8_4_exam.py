"""A8.4: under the wheels, onto the wagon, and who drives then, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import (
    alive,
    allowed,
    duels,
    facing,
    goals,
    phalanx,
    play,
    refused,
    stage,
    told_of,
    where,
)  # fmt: skip
from tests.armageddon.table import events, lines

FAR = ("1 axe 1/48", "0 axe 1/1")


def among(*men: str, crew: tuple[str, ...] = ("axe",), horses: int = 2, **more: object):  # type: ignore[no-untyped-def]
    """A chariot at speed 3 that has driven onto 1/27, where these stand between its horses."""
    position = stage(*chariot(horses, crew, 3), *men, *FAR, **more)
    return play(position, "go 1 1/27")


@pytest.mark.rule("A8.4a", "A8.4e")
@pytest.mark.parametrize(("roll", "lives"), [(11, False), (12, True)])
def test_twelve_brings_a_man_onto_the_wagon(roll: int, lives: bool) -> None:
    position = play(among("1 hero 1/27"), f"go 1 1/28: {roll}")
    assert (5 in alive(position)) is lives
    if lives:
        assert where(position, 5) == "1/27" and position.state.figures[5].on == 1


@pytest.mark.rule("A8.4a")
@pytest.mark.parametrize("speed", [0, 1, 2])
def test_not_below_speed_3(speed: int) -> None:
    """A man walked in among the horses: the chariot cannot drive on over him."""
    position = stage(*chariot(2, ("axe",), speed), "1 axe 1/26", *FAR)
    assert not goals(position, 1)


@pytest.mark.rule("A8.4a", "A8.4e")
def test_who_walked_in_among_fast_horses_is_rolled_over_too() -> None:
    position = stage(*chariot(2, ("axe",), 4), "1 axe 1/26", *FAR)
    assert 5 not in alive(play(position, "go 1 1/27: 11"))


@pytest.mark.rule("A8.4b", "A7.2j")
def test_horses_die_at_once_and_their_rider_rolls() -> None:
    position = play(among("1 axe 1/27 on=6", "1 light-horse 1/27"), "go 1 1/28: 12")
    assert 6 not in alive(position) and position.state.figures[5].on == 1


@pytest.mark.rule("A8.4b")
def test_loose_chariot_horses_die_too() -> None:
    position = play(among("0 light-chariot-horse 1/27", "1 light-horse 1/27"), "go 1 1/28")
    assert not alive(position) & {5, 6}


@pytest.mark.rule("A8.4c", "A8.3c")
def test_first_the_trampling_then_the_rolling() -> None:
    position = among("1 axe 1/27", *["1 sword 1/28"] * 3)
    told = [event.key for event in events(position, "go 1 1/28", [12, 3, 11])]
    assert told.index("duel") < told.index("life")
    position = play(position, "go 1 1/28: 12 3 11")
    assert 5 not in alive(position) and len(alive(position) & {6, 7, 8}) == 2


@pytest.mark.rule("A8.4d", "A8.1u")
def test_backwards_nobody_is_hurt() -> None:
    position = play(among("1 axe 1/27"), "end", "end", "back 1 1/25")
    assert (where(position, 5), where(position, 1), where(position, 2)) == ("1/27", "1/25", "1/26")


@pytest.mark.rule("A8.4f", "A5.2k")
def test_the_roll_is_given_to_whom_the_player_likes() -> None:
    position = play(among("1 axe 1/27", "1 hero 1/27"), "go 1 1/28: 12")
    assert position.due == (1,) and set(lines(position, "assign")) == {"assign 5", "assign 6"}
    position = play(position, "assign 6: 3")
    assert alive(position) & {5, 6} == {6}


@pytest.mark.rule("A8.4f")
def test_two_players_do_not_help_each_other() -> None:
    position = among("1 axe 1/27", "2 axe 1/27", "2 axe 1/47", seats=3)
    told = told_of(events(position, "go 1 1/28", [12, 3]), "life")
    assert sorted((one["seat"], one["result"]) for one in told) == [(1, "climbs"), (2, "dies")]


@pytest.mark.rule("A8.4f", "A8.4e", "A8.3l")
def test_own_men_climb_the_same_way() -> None:
    position = play(among("0 axe 1/27", "0 axe 1/27"), "go 1 1/28: 12 12")
    assert [position.state.figures[man].on for man in (5, 6)] == [1, 1]
    assert "1/29" in goals(position, 1)


@pytest.mark.rule("A8.4g", "A6.2i")
def test_a_phalanx_man_on_the_wagon_is_a_common_man() -> None:
    position = stage(*chariot(1, ("axe",), 3), *phalanx(field="1/27", owner=1), *FAR, phalanxes=facing("E"))
    position = play(position, "go 1 1/27: 12 3", "go 1 1/28: 12 3 3")
    (climber,) = alive(position) & {4, 5, 6, 7}
    assert position.state.figures[climber].phalanx == 0 and not position.state.phalanxes


@pytest.mark.rule("A8.4h", "A2.4r", "A2.4s")
def test_the_owner_strikes_first_and_nobody_has_attack_points() -> None:
    """All three of the owner's, then the intruder, and so on; the axe's point against the lance counts."""
    position = among("1 lance 1/27", crew=("axe", "axe", "axe"))
    told = duels(position, "go 1 1/28: 12 " + "3 3 " * 7 + "12 3")
    assert [striker for striker, *_ in told] == [4, 5, 6, 7, 4, 5, 6, 7]
    assert [mine - theirs for _, _, mine, theirs in told] == [1, 1, 1, -1] * 2


@pytest.mark.rule("A8.4h", "A2.4u")
def test_an_owners_man_who_strikes_may_fall_and_that_ends_it() -> None:
    position = play(among("1 lance 1/27", crew=("axe", "axe", "axe")), "go 1 1/28: 12 3 16")
    assert len(alive(position) & {4, 5, 6}) == 2 and 7 in alive(position)
    assert position.due == (0,) and "1/29" in goals(position, 1), "two against one: the owner drives on"


@pytest.mark.rule("A8.4h")
def test_with_three_aboard_there_is_no_scramble() -> None:
    position = play(among("1 lance 1/27", crew=("axe", "axe")), "go 1 1/28: 12")
    assert position.due == (0,) and len([1 for each in position.state.figures.values() if each.on == 1]) == 3


@pytest.mark.rule("A8.4i")
def test_too_many_of_ones_own_one_is_given_up() -> None:
    position = play(among("0 hero 1/27", crew=("axe", "lance", "bow")), "go 1 1/28: 12")
    assert position.due == (0,)
    assert set(lines(position)) == {f"sacrifice {man}" for man in (4, 5, 6, 7)}
    position = play(position, "sacrifice 5")
    assert 5 not in alive(position) and "1/29" in goals(position, 1)


@pytest.mark.rule("A8.4j", "A8.4l")
@pytest.mark.parametrize(("crew", "climbers", "goes"), [(1, 1, False), (2, 1, True), (1, 2, False)])
def test_without_the_majority_it_stops_there(crew: int, climbers: int, goes: bool) -> None:
    men = ["1 axe 1/27"] * climbers
    position = play(among(*men, crew=("axe",) * crew), "go 1 1/28: " + "12 " * climbers)
    assert position.due == (0,) and bool(goals(position, 1)) is goes
    assert bool(lines(position, "back")) is False or goes


@pytest.mark.rule("A8.4j")
def test_the_majority_drives_whoever_owns_it() -> None:
    aboard = ("1 axe 1/25 on=1", "1 axe 1/25 on=1", "0 axe 1/25 on=1")
    position = stage(*chariot(2, ()), *aboard, *FAR)
    assert not goals(position, 1)
    assert goals(stage(*chariot(2, ()), *aboard, *FAR, active=1), 1)


@pytest.mark.rule("A8.4k", "A8.4l")
def test_two_allies_together_outnumber_the_third() -> None:
    aboard = ("1 axe 1/25 on=1", "0 axe 1/25 on=1", "2 axe 1/25 on=1")
    alone = stage(*chariot(2, ()), *aboard, *FAR, seats=3)
    assert not goals(alone, 1)
    allied = stage(*chariot(2, ()), *aboard, *FAR, seats=3, sides=(0, 1, 0))
    assert goals(allied, 1)


@pytest.mark.rule("A8.4m")
def test_nobody_climbs_a_manned_wagon_against_its_crews_will() -> None:
    position = stage(*chariot(2), "1 axe 1/24", *FAR, active=1)
    assert refused(position, "mount 5 1")
    assert allowed(stage(*chariot(2, ()), "1 axe 1/24", *FAR, active=1), "mount 4 1"), "an empty one is free"


@pytest.mark.rule("A8.4n", "A8.1p")
@pytest.mark.parametrize("speed", [0, 2, 3])
def test_who_is_on_it_brings_more(speed: int) -> None:
    men = (*chariot(2, ("axe",), speed), "1 axe 1/25 on=1", "1 axe 1/24", "1 axe 1/24", *FAR)
    position = stage(*men, active=1)
    assert refused(position, "mount 6 1") is (speed > 2)
    if speed < 3:
        assert refused(play(position, "mount 6 1"), "mount 7 1"), "three is all it holds"
