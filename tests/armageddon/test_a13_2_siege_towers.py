"""Chapter 13.2: siege towers are moved, turned, and shelter those who storm a tower or a wall."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_items
from hexenkessel.games.armageddon.chapters.ch05_terrain import sight
from hexenkessel.games.armageddon.chapters.ch12_devices import siding
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.ground.land import BuiltTower
from hexenkessel.games.armageddon.ground.works import Tower
from hexenkessel.games.armageddon.phase import ArmageddonPosition, kill
from hexenkessel.kernel.change import Change
from tests.armageddon.table import LoadedDice, after, battle, kinds, lines, places, refusal

BOOK: Any = (2, 3, 4, 5, 6, 7, 8, 9, "10.1", "11.1", "12.1", "12.2", "12.3", "13.1", "13.2")
FAR = ("0 axe 1/1", "1 axe 1/48")
# 1/19 has 1/20 to its east, 1/27 south-east, 1/18 to its west; 1/17 lies behind that, 1/21 behind 1/20.
TOWER = BuiltTower("1/20")
KEEP = BuiltTower("1/20", floors=2)
SIEGE_TOWER = "0 siege-tower 1/19 pole=0"


def stand(*figures: str, chapters: Any = BOOK, **more: Any) -> ArmageddonPosition:
    return battle(*figures, *FAR, chapters=chapters, **more)


def stormed(*figures: str, towers: Any = (TOWER,), **more: Any) -> ArmageddonPosition:
    """A siege tower before a tower, with one man on top: he is 2."""
    return stand(SIEGE_TOWER, "0 axe 1/19+1", *figures, towers=towers, **more)


def price(position: ArmageddonPosition, one: str, other: str) -> int:
    index = position.state.index
    return index.price("foot", index.ground.number[one], index.ground.number[other])


def may_stay(position: ArmageddonPosition, figure: int, place: str) -> str:
    index = position.state.index
    return index.rules.may_stay(index, index.figures[figure], index.ground.number[place])


@pytest.mark.rule("A13.2a")
@pytest.mark.parametrize("pole", range(6))
def test_three_walls_that_adjoin(pole: int) -> None:
    position = stand(f"0 siege-tower 1/19 pole={pole}")
    assert siding.walls_of(position.state.figures[1]) == sorted((pole + turn) % 6 for turn in (-1, 0, 1))


@pytest.mark.rule("A13.2b", "A13.2d")
def test_its_platform_is_one_level_step_high_and_has_room_for_two() -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19", "0 axe 1/19+1", "0 axe 1/19+1")
    ground = position.state.index.ground
    assert ground.level[ground.number["1/19+1"]] == ground.level[ground.number["1/19"]] + 1
    assert refusal(position, "go 2 1/19+1") == "A13.2d"
    assert places(after(stand(SIEGE_TOWER, "0 axe 1/19"), "go 2 1/19+1"))[2] == "1/19+1"


@pytest.mark.rule("A13.2d", "A18.1f")
def test_only_warriors_by_themselves_are_on_its_platform() -> None:
    led = stand(SIEGE_TOWER, "0 axe 1/19", "0 light-horse 1/19 led_by=2")
    assert refusal(led, "go 2 1/19+1") == "A13.2d"
    ridden = stand(SIEGE_TOWER, "0 light-horse 1/19", "0 axe 1/19 on=2")
    assert refusal(ridden, "go 3 1/19+1") == "A13.2d"
    assert may_stay(ridden, 2, "1/19+1") == "A13.2d"


@pytest.mark.rule("A13.2c", "A13.2f")
def test_inside_is_room_for_three_warriors_horses_and_riders() -> None:
    assert KINDS["siege-tower"].room == 1
    men = ("0 axe 1/19", "0 axe 1/19")
    position = stand(SIEGE_TOWER, *men, "0 axe 1/18", "0 light-horse 1/17", "0 axe 1/17 on=5")
    assert refusal(position, "go 4 1/19") == "" and refusal(position, "go 6 1/19") == "A13.2c"
    one = stand(SIEGE_TOWER, "0 axe 1/19", "0 light-horse 1/18", "0 axe 1/18 on=3")
    assert places(after(one, "go 4 1/19"))[3] == "1/19"


@pytest.mark.rule("A13.2c")
def test_a_phalanx_does_not_get_in() -> None:
    men = ["0 axe 1/18 phalanx=1"] * 4
    position = stand(SIEGE_TOWER, *men, phalanxes={1: Phalanx(0)})
    assert refusal(position, "go 2 1/19") == may_stay(position, 2, "1/19") == "A13.2c"


@pytest.mark.rule("A13.2s")
def test_neither_chariots_nor_elephants_get_in() -> None:
    crew = ("0 wagon 1/17", "0 axe 1/17 on=2", "0 light-chariot-horse 1/18 harness=2")
    position = stand(
        SIEGE_TOWER, *crew, "0 elephant 1/26", "0 axe 1/26 on=5", "0 elephant 1/11", "0 axe 1/11"
    )
    assert refusal(position, "go 5 1/19") == "A13.2s"
    assert all(may_stay(position, each, "1/19") == "A13.2s" for each in (2, 4, 5, 6, 7))
    index = position.state.index
    here, behind = index.ground.number["1/19"], index.ground.number["1/18"]
    assert index.barrier("wheels", behind, here) == "A13.2s"
    assert index.barrier("led-elephant", behind, here) == "A13.2s"


@pytest.mark.rule("A13.2e")
@pytest.mark.parametrize(
    ("terrain", "rule"),
    [
        *((each, "") for each in ("highland", "desert", "highland_desert", "ice_lowland", "ice_highland")),
        *((each, "A13.2e") for each in ("forest", "mountain", "swamp", "ice_mountain")),
    ],
)
def test_where_it_stands(terrain: str, rule: str) -> None:
    assert may_stay(stand(SIEGE_TOWER, **{terrain: "1/18"}), 1, "1/18") == rule


@pytest.mark.rule("A13.2e")
def test_it_stands_in_no_tower_and_on_none() -> None:
    position = stand(SIEGE_TOWER, towers=(TOWER,))
    assert may_stay(position, 1, "1/20") == may_stay(position, 1, "1/20+1") == "A13.2e"


CREW = ("0 axe 1/19", "0 lance 1/19", "0 sword 1/19")


@pytest.mark.rule("A13.2f")
def test_there_is_only_one_on_a_field() -> None:
    position = stand(SIEGE_TOWER, *CREW, "0 siege-tower 1/18 pole=3", "0 ram 1/12")
    assert refusal(position, "carry 1 2,3,4 1/18") == "A13.2f"
    assert refusal(position, "carry 1 2,3,4 1/12") == "A12.1k"


@pytest.mark.rule("A13.2g")
def test_three_inside_move_it_and_no_elephants() -> None:
    position = stand(SIEGE_TOWER, *CREW)
    there = after(position, "carry 1 2,3,4 1/20")
    assert {places(there)[each] for each in (1, 2, 3, 4)} == {"1/20"}
    assert refusal(position, "carry 1 2,3 1/20") == "A12.1b"
    index = position.state.index
    elephant = index.figures[2].but(kind="elephant")
    assert index.rules.may_haul(index, index.figures[1], elephant) == "A13.2g"
    mounted = stand(SIEGE_TOWER, "0 axe 1/19", "0 light-horse 1/19", "0 axe 1/19 on=3")
    assert places(after(mounted, "carry 1 2,3 1/20"))[4] == "1/20"
    outside = stand(SIEGE_TOWER, "0 axe 1/19", "0 axe 1/19", "0 axe 1/18")
    assert refusal(outside, "carry 1 2,3,4 1/20") == "A12.1e"


@pytest.mark.rule("A13.2h", "A13.2m")
def test_two_on_its_platform_are_carried_along_and_turned_with_it() -> None:
    position = stand(SIEGE_TOWER, *CREW, "0 axe 1/19+1", "0 hero 1/19+1")
    there = after(position, "swivel 1 2,3,4 SE", "carry 1 2,3,4 1/20")
    assert places(there)[5] == places(there)[6] == "1/20+1"
    figures = there.state.figures
    assert (figures[5].carried, figures[5].steps, figures[1].pole) == (1, 0, 1)
    # A7.1l: after it they may still make steps of their own.
    assert refusal(there, "go 5 1/20") == "A13.2c", "inside it is full"


@pytest.mark.rule("A13.2i", "A12.3f")
def test_it_is_turned_by_those_inside_without_moving() -> None:
    position = stand(SIEGE_TOWER, *CREW, "0 axe 1/18")
    assert after(position, "swivel 1 2,3,4 W").state.figures[1].pole == 3
    assert refusal(position, "swivel 1 2,3 W") == "A12.1b"
    moved = after(position, "carry 1 2,3,4 1/20", "swivel 1 2,3,4 NW")
    assert moved.state.figures[1].pole == 4


@pytest.mark.rule("A13.2i")
def test_it_passes_no_gate_and_does_not_change_places() -> None:
    position = stand(SIEGE_TOWER, *CREW, walls="1/20-W-open")
    assert refusal(position, "carry 1 2,3,4 1/20") == "A13.2i"
    full = stand(SIEGE_TOWER, *CREW, *["0 axe 1/18"] * 4)
    assert refusal(full, "swap 1,2,3,4 5,6,7,8") == "A13.2i"


# Its walls


@pytest.mark.rule("A13.2k")
def test_nobody_walks_through_its_walls() -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19", "0 axe 1/20", "0 axe 1/18", "0 axe 1/13", "0 axe 1/27")
    assert refusal(position, "go 2 1/20") == "A13.2k"
    assert [price(position, each, "1/19") for each in ("1/20", "1/27", "1/13")] == [0, 0, 0]
    assert [price(position, each, "1/19") for each in ("1/18", "1/26", "1/12")] == [1, 1, 1]
    broken = siding_broken(position)
    assert price(broken, "1/20", "1/19") == 1


def siding_broken(position: ArmageddonPosition) -> ArmageddonPosition:
    """With its middle side wall broken."""
    change: Any = Change(position, LoadedDice(()))
    siding.break_side(change, position.state.figures[1], 0, 1)
    return msgspec.structs.replace(position, state=change.state)


@pytest.mark.rule("A13.2j")
def test_nobody_strikes_through_its_walls_but_behind() -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19", "1 axe 1/20", "1 axe 1/18")
    assert lines(position, "attack 2") == ["attack 2 4"]
    assert refusal(position, "attack 2 3") == "A13.2j"


@pytest.mark.rule("A13.2j")
def test_over_its_stairs_they_fight_and_who_is_above_has_a_good_point() -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19+1", "1 axe 1/19")
    # 2 for attacking, 1 for standing higher: 11 + 3 beats 13.
    assert 3 not in kinds(after(position, "attack 2 3", rolls=[13, 15]))
    bow = stand(SIEGE_TOWER, "0 bow 1/19+1", "1 axe 1/19")
    assert refusal(bow, "shoot 2 3") == "A13.2j"
    horse = stand(SIEGE_TOWER, "0 bow 1/19+1", "1 light-horse 1/19")
    assert refusal(horse, "shoot 2 3") == "A13.2j"


@pytest.mark.rule("A13.2j")
@pytest.mark.parametrize("place", ["1/19", "1/19+1"])
def test_inside_and_on_the_platform_they_are_covered_by_one(place: str) -> None:
    position = stand(SIEGE_TOWER, f"0 axe {place}", "1 bow 1/17")
    index = position.state.index
    items = dict(shot_items(index, index.figures[3], index.figures[2]))
    assert items["siege-tower"] == 1


@pytest.mark.rule("A13.2k")
def test_it_is_an_obstacle_for_bows() -> None:
    def sees(*figures: str) -> bool:
        index = stand("1 bow 1/18", "0 axe 1/20", *figures).state.index
        return sight.sees(index, index.figures[1], index.figures[2])

    assert sees() and not sees("0 siege-tower 1/19 pole=0") and not sees("0 siege-tower 1/19 pole=2")


@pytest.mark.rule("A13.2a", "A13.2j", "A10.3e")
def test_through_its_loopholes_one_shoots_out_but_not_in() -> None:
    position = stand(SIEGE_TOWER, "0 bow 1/19", "1 bow 1/21")
    index = position.state.index
    inside, outside = index.figures[2], index.figures[3]
    assert sight.sees(index, inside, outside) and not sight.sees(index, outside, inside)
    # Until somebody has shot out.
    shot = after(position, "shoot 2 3", rolls=[3]).state.index
    assert sight.sees(shot, shot.figures[3], shot.figures[2])
    above = stand(SIEGE_TOWER, "0 bow 1/19+1", "1 bow 1/21").state.index
    assert sight.sees(above, above.figures[2], above.figures[3])
    assert sight.sees(above, above.figures[3], above.figures[2])


# From platform to platform


@pytest.mark.rule("A13.2l")
def test_from_platform_to_platform_it_takes_two_steps_both_ways() -> None:
    position = stormed("1 axe 1/20+1")
    assert price(position, "1/19+1", "1/20+1") == price(position, "1/20+1", "1/19+1") == 2
    over = after(position, "go 2 1/20+1")
    assert places(over)[2] == "1/20+1"


@pytest.mark.rule("A13.2l")
@pytest.mark.parametrize(
    "more",
    [
        {"moats": "1/19-1/20"},
        {"rivers": "1/19-1/20"},
        {"highland": "1/19"},
        {"highland": "1/20"},
    ],
)
def test_not_over_water_nor_to_another_height(more: Any) -> None:
    position = stormed("1 axe 1/20+1", **more)
    assert price(position, "1/19+1", "1/20+1") == 0
    assert refusal(position, "go 2 1/20+1") == "A13.2l"


@pytest.mark.rule("A13.2l", "A13.2n", "A13.2q")
def test_only_over_the_middle_side() -> None:
    position = stand("0 siege-tower 1/19 pole=1", "0 axe 1/19+1", "1 axe 1/20+1", towers=(TOWER,))
    assert refusal(position, "go 2 1/20+1") == "A13.2q"
    assert refusal(position, "attack 2 3") == "A13.2n"


@pytest.mark.rule("A13.2n")
def test_with_the_middle_side_at_the_tower_they_fight_on_equal_height() -> None:
    position = stormed("1 axe 1/20+1", "1 axe 1/20", "1 axe 1/18")
    assert lines(position, "attack 2") == ["attack 2 3"]
    assert refusal(position, "attack 2 5") == "A13.2n"
    # 2 for attacking and no more: 12 + 2 does not beat 14.
    assert 3 in kinds(after(position, "attack 2 3", rolls=[12, 14]))
    assert "attack 3 2" in lines(stormed("1 axe 1/20+1", active=1))


@pytest.mark.rule("A13.2o")
@pytest.mark.parametrize(
    ("pole", "is_open"), [(3, True), (2, True), (4, True), (0, False), (1, False), (5, False)]
)
def test_two_siege_towers(pole: int, is_open: bool) -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19+1", f"1 siege-tower 1/20 pole={pole}", "1 axe 1/20+1")
    assert bool(price(position, "1/19+1", "1/20+1")) is is_open
    assert ("attack 2 4" in lines(position)) is is_open
    assert refusal(position, "go 2 1/20+1") == ("" if is_open else "A13.2o")


@pytest.mark.rule("A13.2p")
@pytest.mark.parametrize("wall", ["1/20-W", "1/19-E", "1/20-W-closed"])
def test_over_a_wall_it_takes_two_steps_both_ways(wall: str) -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19+1", "1 axe 1/20", walls=wall)
    assert price(position, "1/19+1", "1/20") == price(position, "1/20", "1/19+1") == 2
    assert places(after(position, "go 2 1/20"))[2] == "1/20"
    assert refusal(position, "attack 2 3") == "A13.2n", "nobody strikes over a wall"


@pytest.mark.rule("A13.2p", "A13.2q")
@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({}, "A13.2p"),
        ({"walls": "1/20-W-open"}, "A13.2p"),
        ({"walls": "1/19-E", "highland": "1/19"}, "A13.2p"),
        ({"walls": "1/20-W", "highland": "1/20"}, "A13.2q"),
        ({"walls": "1/20-W", "moats": "1/19-1/20"}, "A13.2l"),
    ],
)
def test_where_there_is_no_way_over(more: Any, rule: str) -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19+1", **more)
    assert refusal(position, "go 2 1/20") == rule


@pytest.mark.rule("A13.2q")
def test_not_from_outside_a_side_wall_nor_onto_elephants() -> None:
    position = stand(SIEGE_TOWER, "0 axe 1/19+1", "0 axe 1/27", "0 axe 1/18")
    assert refusal(position, "go 2 1/27") == refusal(position, "go 3 1/19+1") == "A13.2q"
    walled = stand(SIEGE_TOWER, "0 axe 1/19+1", "0 elephant 1/20", walls="1/20-W")
    assert not lines(walled, "mount") and refusal(walled, "mount 2 3") == "A9.1h"


@pytest.mark.rule("A13.2r")
def test_walls_on_the_platform_keep_him_back_unless_his_ground_is_higher() -> None:
    position = stormed("1 axe 1/20+2", towers=(KEEP,))
    assert refusal(position, "go 2 1/20+2") == refusal(position, "go 2 1/20+1") == "A13.2r"
    higher = stormed("1 axe 1/20+2", towers=(KEEP,), highland="1/19")
    assert price(higher, "1/19+1", "1/20+2") == 2 and "attack 2 3" in lines(higher)


@pytest.mark.rule("A13.2r", "EX-A13.2r")
def test_a_keep_that_has_lost_its_upper_platform() -> None:
    whole = stormed(towers=(KEEP,))
    works = whole.state.works.with_tower(Tower(whole.state.index.ground.number["1/20"], 2, 1, stairs=True))
    level = stormed(towers=(KEEP,), works=works)
    assert price(level, "1/19+1", "1/20+1") == 0 and refusal(level, "go 2 1/20+1") == "A13.2r"
    higher = stormed(towers=(KEEP,), works=works, highland="1/19")
    assert price(higher, "1/19+1", "1/20+1") == 2


@pytest.mark.rule("A13.2d", "A12.2q", "A14.3o")
def test_when_its_platform_falls_nobody_is_left_on_it() -> None:
    position = stormed()
    change: Any = Change(position, LoadedDice(()))
    for side in (0, 1):
        siding.break_side(change, change.state.figures[1], side, 1)
    assert 2 not in change.state.figures
    index = change.state.index
    assert index.free[index.ground.number["1/19+1"]] == 0
    gone: Any = Change(stormed("0 axe 1/19"), LoadedDice(()))
    kill(gone, 1, "fire")
    assert 2 not in gone.state.figures and 3 in gone.state.figures


@pytest.mark.rule("A5.2g", "A13.2j")
def test_on_its_platform_they_thirst_as_those_below() -> None:
    index = stormed("0 axe 1/19", desert="1/19", towers=()).state.index
    here = index.ground.number["1/19"]
    assert {each.id for each in index.rules.endangered(index, 0, here)} == {2, 3}
