"""Chapter 12.2: rams, and 9.5: elephants that ram."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch12_devices import ramming, siding
from hexenkessel.games.armageddon.ground.works import Tower, Wall
from hexenkessel.games.armageddon.onrush import onrush_of
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.change import Change
from tests.armageddon.table import LoadedDice, after, battle, events, land, lines, played, refusal, said

BOOK = (2, 3, 4, 5, 7, 8, 9, 10, 11, "12.1", "12.2", "12.3")
FAR = ("0 axe 1/1", "1 axe 1/2")  # so that there is always something to do
GATE = "1/20-W-closed"  # 1/19 lies before it
CREW = ("0 ram 1/19", "0 axe 1/19", "0 lance 1/19")


def stand(*figures: str, **more: Any) -> ArmageddonPosition:
    return battle(*figures, *FAR, chapters=BOOK, **{"walls": GATE, **more})


def gate(position: ArmageddonPosition) -> Wall:
    return position.state.works.walls[0]


def next_round(position: ArmageddonPosition) -> ArmageddonPosition:
    """From combat of seat 0 to its combat in the next round."""
    begun = position.state.round
    while not (position.state.round > begun and position.due == (0,)):
        position = after(position, "end")
    return position


@pytest.mark.rule("A12.2g", "A12.2k", "R-A12.2o", "A12.2o")
def test_a_ram_breaks_a_gate_with_thirteen() -> None:
    broken = after(stand(*CREW), "batter 1 2,3 1/20", rolls=[13])
    assert gate(broken).gate == "broken"
    # It is an open gap: one walks through, and nobody closes it.
    assert refusal(next_round(broken), "go 2 1/20") == ""
    assert gate(after(stand(*CREW), "batter 1 2,3 1/20", rolls=[12])).gate == "closed"


@pytest.mark.rule("A12.2l", "A12.2n", "EX-A12.2l")
def test_each_round_in_vain_lowers_the_number() -> None:
    position = stand(*CREW)
    for number in (13, 12, 11):
        told = events(position, "batter 1 2,3 1/20", [number - 1])
        assert next(event.args["number"] for event in told if event.key == "bashed") == number
        position = next_round(after(position, "batter 1 2,3 1/20", rolls=[number - 1]))
    assert gate(position).rammed == 3 and gate(position).gate == "closed"
    # However long ago it was, one goes on from there.
    assert ramming.number_of_wall(position.state.index.ground, gate(position)) == 10


@pytest.mark.rule("A12.2h")
def test_only_from_the_field_right_before_the_gate() -> None:
    assert refusal(stand(*CREW), "batter 1 2,3 1/12") == "A12.2h", "there is nothing"
    inside = ("0 ram 1/20", "0 axe 1/20", "0 lance 1/20")
    assert refusal(stand(*inside), "batter 1 2,3 1/19") == "A12.2h"
    assert refusal(stand(*CREW, moats="1/19-1/20"), "batter 1 2,3 1/20") == "A12.2h", "drawbridge"
    assert refusal(stand(*CREW, rivers="1/19-1/20"), "batter 1 2,3 1/20") == "A12.2h"
    up = {"highland": "1/20", "ramps": "1/19-1/20"}
    assert refusal(stand(*CREW, **up), "batter 1 2,3 1/20") == "", "at a ramp"


@pytest.mark.rule("A12.2m")
def test_an_open_gate_or_a_dead_crew_leave_nothing_to_ram() -> None:
    assert refusal(stand(*CREW, walls="1/20-W-open"), "batter 1 2,3 1/20") == "A12.2h"
    assert refusal(stand(*CREW[:2]), "batter 1 2 1/20") == "A12.2i"


@pytest.mark.rule("A12.2i")
def test_it_is_an_action_of_two() -> None:
    rammed = after(stand(*CREW, "0 axe 1/19"), "batter 1 2,3 1/20", rolls=[5])
    figures = rammed.state.figures
    assert figures[2].acted and figures[3].acted and not figures[4].acted
    assert refusal(stand(*CREW, "0 axe 1/19"), "batter 1 2,3,4 1/20") == "A12.2i"
    assert refusal(stand("0 ram 1/19", "0 axe 1/19 acted=1", "0 axe 1/19"), "batter 1 2,3 1/20") == "A2.4i"


@pytest.mark.rule("A12.2j", "A12.1l")
def test_one_ram_once_and_one_attempt_on_a_gate() -> None:
    once = after(stand(*CREW, "0 axe 1/19"), "batter 1 2,3 1/20", rolls=[5])
    assert refusal(once, "batter 1 4,2 1/20") == "A12.1l"
    # Two rams side by side on one gate.
    two = ("0 ram 1/19 acted=1", "0 ram 1/19", "0 axe 1/19", "0 axe 1/19")
    wall = stand(*two)
    tried = wall.state.works.with_wall(gate(wall).but(tried=1))
    again = battle(*two, *FAR, chapters=BOOK, walls=GATE, works=tried)
    assert refusal(again, "batter 2 3,4 1/20") == "A12.2j"
    assert refusal(wall, "batter 2 3,4 1/20") == ""


@pytest.mark.rule("A12.2g")
def test_it_breaks_no_walls() -> None:
    assert refusal(stand(*CREW, walls="1/20-W"), "batter 1 2,3 1/20") == "A12.2g"


def walled(*more: str) -> str:
    return " ".join(("1/20-W-closed", *(f"1/20-{side}" for side in ("E", "NE", "SE", "NW", "SW")), *more))


@pytest.mark.rule("A12.2k")
@pytest.mark.parametrize(("floors", "number"), [(0, 13), (1, 14), (2, 15)])
def test_towers_and_keeps_need_more(floors: int, number: int) -> None:
    where = land(walls=walled() if floors else GATE)
    plain = stand(*CREW, on=where)
    works = plain.state.works
    if floors:
        works = works.with_tower(Tower(plain.state.index.ground.number["1/20"], floors=floors))
    position = stand(*CREW, on=where, works=works)
    assert gate(position).gate == "closed"
    told = events(position, "batter 1 2,3 1/20", [5])
    assert [event.args["number"] for event in told if event.key == "bashed"] == [number]


def castle(keep: bool) -> str:
    """1/28 and all around it; the field to its west, 1/27, has a gate towards 1/26."""
    ground = battle(chapters=BOOK).state.index.ground
    middle = ground.number["1/28"]
    court = {middle, *ground.neighbours[middle]}
    rims = [
        (ground.names[field], side)
        for field in sorted(court)
        for side, other in enumerate(ground.around[field])
        if other not in court or (keep and ground.names[field] == "1/27")
    ]
    walls = [f"{name}-{SIDES[side]}" for name, side in rims]
    return " ".join({"1/27-W": "1/27-W-closed", "1/27-E": "1/27-E-open"}.get(wall, wall) for wall in walls)


@pytest.mark.rule("A12.2k", "EX-A12.2k")
@pytest.mark.parametrize(("keep", "number"), [(False, 14), (True, 16)])
def test_the_outer_gate_of_a_castle_of_three_fields_needs_one_more(keep: bool, number: int) -> None:
    crew = ("0 ram 1/26", "0 axe 1/26", "0 lance 1/26")
    where = land(walls=castle(keep))
    works = stand(*crew, on=where).state.works
    if keep:
        field = battle(chapters=BOOK).state.index.ground.number["1/27"]
        works = works.with_tower(Tower(field, floors=2))
    position = stand(*crew, on=where, works=works)
    told = events(position, "batter 1 2,3 1/27", [5])
    assert [event.args["number"] for event in told if event.key == "bashed"] == [number]


@pytest.mark.rule("A12.2a")
@pytest.mark.parametrize(
    ("terrain", "rule"),
    [
        ("mountain", ""),
        ("forest", ""),
        ("desert", ""),
        ("ice_mountain", ""),
        ("swamp", "A12.2a"),
        ("water", "A12.2a"),
    ],
)
def test_where_a_ram_may_be(terrain: str, rule: str) -> None:
    index = stand("0 ram 1/19", **{terrain: "1/20"}).state.index
    assert index.rules.may_stay(index, index.figures[1], index.ground.number["1/20"]) == rule


@pytest.mark.rule("A12.2b")
def test_a_ram_passes_the_gates_of_walls_but_not_of_towers() -> None:
    position = stand(*CREW, walls="1/20-W-open")
    assert refusal(position, "carry 1 2,3 1/20") == ""
    tower = walled().replace("closed", "open")
    assert refusal(stand(*CREW, walls=tower), "carry 1 2,3 1/20") == "A12.2b"
    closed = stand(*CREW)
    assert refusal(closed, "carry 1 2,3 1/20") == "A10.1j", "nor over a wall"


# 12.2: side walls of devices


@pytest.mark.rule("A12.2p")
def test_it_breaks_a_side_wall_with_thirteen() -> None:
    # The front of the tortoise is to the south-east, so its west is a side.
    there = stand(*CREW, "1 tortoise 1/20 pole=1", walls="")
    broken = after(there, "batter 1 2,3 1/20", rolls=[13])
    assert siding.walls_of(there.state.figures[4]) == [0, 2, 3, 5]
    assert siding.walls_of(broken.state.figures[4]) == [0, 2, 5]
    vain = next_round(after(there, "batter 1 2,3 1/20", rolls=[12]))
    told = events(vain, "batter 1 2,3 1/20", [12])
    assert [event.args["number"] for event in told if event.key == "bashed"] == [12]


@pytest.mark.rule("A12.2p")
def test_nothing_may_lie_between() -> None:
    more = ("1 tortoise 1/20 pole=1",)
    assert refusal(stand(*CREW, *more, walls="", rivers="1/19-1/20"), "batter 1 2,3 1/20") == "A12.2p"
    assert refusal(stand(*CREW, *more, walls="", highland="1/20"), "batter 1 2,3 1/20") == "A12.2p"
    assert refusal(stand(*CREW, "1 tortoise 1/20 pole=0", walls=""), "batter 1 2,3 1/20") == "A12.2h"
    assert refusal(stand(*CREW, "0 tortoise 1/20 pole=1", walls=""), "batter 1 2,3 1/20") == "A2.4ac"


@pytest.mark.rule("A12.2p", "A12.2j")
def test_a_side_wall_too_is_rammed_once_in_a_round() -> None:
    two = ("0 ram 1/19", "0 axe 1/19", "0 axe 1/19", "1 tortoise 1/20 pole=1")
    rammed = after(stand(*two, walls=""), "batter 1 2,3 1/20", rolls=[5])
    tortoise = rammed.state.figures[4]
    assert tortoise.battered == (2,) and next_round(rammed).state.figures[4].battered == ()
    fresh = rammed.state.changing(*(rammed.state.figures[each].but(acted=False) for each in (1, 2, 3)))
    assert ramming.why_not_at(fresh.index, 0, fresh.figures[1], tortoise.field) == "A12.2j"


@pytest.mark.rule("A12.2q")
def test_with_the_third_side_a_tortoise_loses_its_roof() -> None:
    position = stand(*CREW, "1 tortoise 1/20 pole=1", walls="")
    field = position.state
    hurt = field.changing(field.figures[4].but(damage=("wall-1", "wall-4")))
    assert siding.has_cover(hurt.figures[4])
    # The third is the one to the west.
    change = Change(position, LoadedDice([]))
    change.state = hurt
    siding.break_side(change, hurt.figures[4], 3, 0)
    assert not siding.has_cover(change.state.figures[4])
    assert [event.key for event in change.events] == ["damaged"]


# 9.5


@pytest.mark.rule("A9.5a")
def test_an_elephant_rams_with_its_two_riders() -> None:
    riders = ("0 elephant 1/19", "0 axe 1/19 on=1", "0 bow 1/19 on=1")
    broken = after(stand(*riders), "batter 1 2,3 1/20", rolls=[13])
    assert gate(broken).gate == "broken" and broken.state.figures[2].acted
    assert refusal(stand(*riders[:2]), "batter 1 2 1/20") == "A9.5a"
    assert refusal(stand(*riders, walls="1/20-W"), "batter 1 2,3 1/20") == "A12.2g", "nothing but gates"
    assert lines(stand(*riders), "batter") == ["batter 1 2,3 1/20"]


@pytest.mark.rule("A9.5a", "A12.2j")
def test_one_elephant_at_one_gate_in_a_round() -> None:
    riders = ("0 elephant 1/19", "0 axe 1/19 on=1", "0 axe 1/19 on=1")
    others = ("0 elephant 1/19", "0 axe 1/19 on=4", "0 axe 1/19 on=4")
    once = after(stand(*riders, *others), "batter 1 2,3 1/20", rolls=[5])
    assert refusal(once, "batter 4 5,6 1/20") == "A12.2j"


# 12.2: chariots and elephants


def chariot(*there: str, speed: int = 4, horses: int = 4) -> ArmageddonPosition:
    """It drives from 1/17 and 1/18 to 1/19."""
    team = ["0 light-chariot-horse 1/18 harness=1"] * horses
    wagon = ("0 wagon 1/17 pole=0 speed=4".replace("speed=4", f"speed={speed}"), "0 axe 1/17 on=1")
    return battle(*wagon, *team, *there, "1 axe 1/48", chapters=BOOK)


@pytest.mark.rule("A12.2d")
def test_chariot_horses_lose_one_of_them_to_a_ram() -> None:
    # Four horses, a ram and a man: six room units; five are left, and the man is trampled.
    position = played(chariot("1 ram 1/19", "1 lance 1/19"), "go 1 1/19", [15, 3])
    told = [event.key for event in position.events]
    assert told.count("stumbled") == 1 and 8 not in position.position.state.figures
    assert 7 in position.position.state.figures, "the ram is not trampled"


@pytest.mark.rule("A12.2d")
def test_where_nobody_can_be_trampled_horses_go_until_there_is_room() -> None:
    left = after(chariot("1 ram 1/19", "1 ram 1/19"), "go 1 1/19").state
    assert sum(each.harness == 1 for each in left.figures.values()) == 2
    alone = after(chariot("1 ram 1/19", horses=3), "go 1 1/19").state
    assert sum(each.harness == 1 for each in alone.figures.values()) == 3, "there is room for all"


@pytest.mark.rule("A12.2e")
def test_the_wagon_does_not_follow_onto_its_field() -> None:
    between = ("0 wagon 1/17 pole=0 speed=4", "0 axe 1/17 on=1", "0 light-chariot-horse 1/18 harness=1")
    position = battle(*between, "1 ram 1/18", "1 axe 1/48", chapters=BOOK)
    assert refusal(position, "go 1 1/19") == "A12.2e"


@pytest.mark.rule("A12.2f")
def test_an_elephant_tramples_the_ram_first() -> None:
    elephant = ("0 elephant 1/18", "0 axe 1/18 on=1")
    crowd = ("1 ram 1/19", "1 lance 1/19", "1 lance 1/19")
    position = played(battle(*elephant, *crowd, "1 axe 1/48", chapters=BOOK), "go 1 1/19")
    assert [event.key for event in position.events].count("crushed") == 1
    assert 3 not in position.position.state.figures
    assert {4, 5} <= position.position.state.figures.keys(), "then there is room for all"


@pytest.mark.rule("A12.2f")
@pytest.mark.parametrize(("roll", "dead"), [(12, 3), (13, 4)])
def test_among_devices_of_several_players_a_roll_decides(roll: int, dead: int) -> None:
    elephant = ("0 elephant 1/18", "0 axe 1/18 on=1")
    rams = ("1 ram 1/19", "2 ram 1/19", "1 lance 1/19")
    position = battle(*elephant, *rams, "1 axe 1/48", "2 axe 1/47", chapters=BOOK, seats=3)
    left = after(position, "go 1 1/19", rolls=[roll]).state.figures
    assert dead not in left and {3, 4} - {dead} <= left.keys()


@pytest.mark.rule("A12.2f")
def test_its_own_player_sees_what_will_come_of_it() -> None:
    elephant = ("0 elephant 1/18", "0 axe 1/18 on=1")
    rams = ("1 ram 1/19", "2 ram 1/19", "1 lance 1/19")
    position = battle(*elephant, *rams, "1 axe 1/48", "2 axe 1/47", chapters=BOOK, seats=3)
    onrush = onrush_of(position, 0, said("go 1 1/19"))
    assert onrush is not None and onrush.deaths == {3: 0.5, 4: 0.5}
