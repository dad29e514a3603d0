"""Chapter 12.3: the tortoise."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_items, shot_number
from hexenkessel.games.armageddon.chapters.ch12_devices import ramming, siding
from hexenkessel.games.armageddon.field import Loophole
from hexenkessel.games.armageddon.ground.works import Tower
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.hits import Floors
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import after, battle, events, land, lines, places, refusal

BOOK = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, "12.1", "12.2", "12.3")
FAR = ("0 axe 1/1", "1 axe 1/2")
INSIDE = ("0 tortoise 1/19", "0 axe 1/19", "0 lance 1/19", "0 sword 1/19")  # its front is east, at 1/20
CREW = "2,3,4"


def stand(*figures: str, **more: Any) -> ArmageddonPosition:
    return battle(*figures, *FAR, chapters=BOOK, **more)


def number(position: ArmageddonPosition, line: str) -> int:
    told = next(event for event in events(position, line, [5]) if event.key == "bashed")
    return int(str(told.args["number"]))


# Its walls


@pytest.mark.rule("A12.3a")
@pytest.mark.parametrize(
    ("beside", "rule"),
    [("1/20", ""), ("1/18", ""), ("1/12", "A12.3a"), ("1/13", "A12.3a"), ("1/26", "A12.3a")],
)
def test_one_gets_in_and_out_in_front_and_behind(beside: str, rule: str) -> None:
    into = stand("0 tortoise 1/19", f"0 axe {beside} steps=1")
    assert refusal(into, "go 2 1/19") == rule
    out = stand("0 tortoise 1/19", "0 axe 1/19 steps=1")
    assert refusal(out, f"go 2 {beside}") == rule


@pytest.mark.rule("A12.3a", "A12.3e")
@pytest.mark.parametrize("to", ["1/20", "1/18", "1/12", "1/13", "1/26", "1/27"])
def test_it_is_moved_to_every_side(to: str) -> None:
    assert places(after(stand(*INSIDE), f"carry 1 {CREW} {to}"))[1] == to


@pytest.mark.rule("A12.3a", "A12.3f")
def test_its_walls_turn_with_it() -> None:
    turned = after(stand(*INSIDE), f"swivel 1 {CREW} SE")
    assert turned.state.figures[1].pole == 1
    assert sorted(siding.walls_of(turned.state.figures[1])) == [0, 2, 3, 5]
    hurt = turned.state.figures[1].but(damage=("wall-1",))
    assert not siding.has_wall(hurt, 2) and siding.has_wall(hurt.but(pole=0), 2)


@pytest.mark.rule("A12.3f")
def test_it_is_turned_by_its_three_transport_units() -> None:
    position = stand(*INSIDE)
    assert len(lines(position, "swivel")) == 5
    assert refusal(position, "swivel 1 2,3 SE") == "A12.1b"
    assert refusal(position, f"swivel 1 {CREW} E") == "A12.3f"
    moved = after(position, f"carry 1 {CREW} 1/20", f"swivel 1 {CREW} W")
    assert moved.state.figures[1].pole == 3, "after a move as well"
    assert refusal(stand("0 ram 1/19", "0 axe 1/19", "0 axe 1/19"), "swivel 1 2,3 SE") == "A12.3f"


@pytest.mark.rule("A12.3c", "R-A12.3c")
def test_there_are_three_room_units_inside() -> None:
    position = stand(*INSIDE, "0 axe 1/20")
    assert refusal(position, "go 5 1/19") == "A2.3g"
    assert refusal(stand(*INSIDE[:3], "0 axe 1/20"), "go 4 1/19") == ""


@pytest.mark.rule("A12.3c")
def test_riders_and_phalanxes_stay_outside() -> None:
    rider = stand("0 tortoise 1/19", "0 light-horse 1/20", "0 axe 1/20 on=2")
    assert refusal(rider, "go 3 1/19") == "A12.3c"
    led = stand("0 tortoise 1/19", "0 light-horse 1/20 led_by=3", "0 axe 1/20")
    assert refusal(led, "go 3 1/19") == ""
    up = stand("0 tortoise 1/19", "0 light-horse 1/19", "0 axe 1/19")
    assert refusal(up, "mount 3 2") == "A12.3c"


@pytest.mark.rule("A12.3d")
@pytest.mark.parametrize(
    ("terrain", "rule"),
    [
        ("desert", ""),
        ("ice_highland", ""),
        ("mountain", "A12.3d"),
        ("forest", "A12.3d"),
        ("ice_mountain", "A12.3d"),
    ],
)
def test_where_it_may_be(terrain: str, rule: str) -> None:
    index = stand(*INSIDE, **{terrain: "1/20"}).state.index
    assert index.rules.may_stay(index, index.figures[1], index.ground.number["1/20"]) == rule


@pytest.mark.rule("A12.3e", "R-A12.3e")
def test_who_moves_it_and_not_through_gates() -> None:
    assert refusal(stand(*INSIDE), f"carry 1 {CREW} 1/20") == ""
    assert refusal(stand(*INSIDE, walls="1/20-W-open"), f"carry 1 {CREW} 1/20") == "A12.3e"
    horses = stand("0 tortoise 1/19", "0 axe 1/19", "0 light-horse 1/19", "0 light-horse 1/19")
    twice = after(horses, "carry 1 2,3,4 1/20", "carry 1 2,3,4 1/21")
    assert twice.state.figures[1].steps == 2
    rider = stand("0 tortoise 1/19", "0 axe 1/19", "0 light-horse 1/19", "0 axe 1/19 on=3")
    assert refusal(rider, "carry 1 2,3 1/20") == "A12.3e"


@pytest.mark.rule("A12.3g")
def test_it_does_not_swap() -> None:
    position = stand(*INSIDE, *["0 bow 1/20"] * 4)
    assert refusal(position, f"swap 1,{CREW} 5,6,7,8") == "A12.3g"


# Fighting


@pytest.mark.rule("A12.3h")
def test_no_blows_through_its_walls() -> None:
    position = stand("0 tortoise 1/19", "0 axe 1/19", "1 axe 1/20", "1 axe 1/12", "1 axe 1/18")
    assert refusal(position, "attack 2 3") == "" and refusal(position, "attack 2 5") == ""
    assert refusal(position, "attack 2 4") == "A12.3h"


@pytest.mark.rule("A12.3h")
def test_through_its_loopholes_one_shoots_from_inside() -> None:
    position = stand("0 tortoise 1/19", "0 bow 1/19", "1 axe 1/12", "1 bow 1/5")
    assert refusal(position, "shoot 2 3") == ""
    bow = position.state.index
    assert bow.rules.may_shoot(bow, bow.figures[4], bow.figures[2]) == "A5.5f"
    # A bow who has shot out can be answered.
    shot = after(position, "shoot 2 4", rolls=[3])
    (loophole,) = shot.state.loopholes
    assert isinstance(loophole, Loophole) and loophole.place == shot.state.figures[1].field
    index = shot.state.index
    assert index.rules.may_shoot(index, index.figures[4], index.figures[2]) == ""


@pytest.mark.rule("A12.3h", "A12.3b")
def test_it_covers_those_inside_and_stops_arrows() -> None:
    position = stand("1 tortoise 1/19", "1 axe 1/19", "0 bow 1/21")
    index = position.state.index
    assert ("tortoise", 1) in shot_items(index, index.figures[3], index.figures[2])
    # In front it is open, so he can be shot at, two fields away and covered by one.
    assert shot_number(index, index.figures[3], index.figures[2]) == 14
    behind = stand("1 tortoise 1/20", "1 axe 1/19", "0 bow 1/21")
    assert refusal(behind, "shoot 3 2") == "A5.5f"


# Ramming


@pytest.mark.rule("A12.3i")
def test_three_inside_ram_a_gate_with_it() -> None:
    position = stand(*INSIDE, walls="1/20-W-closed")
    assert number(position, f"batter 1 {CREW} 1/20") == 13
    assert after(position, f"batter 1 {CREW} 1/20", rolls=[13]).state.works.walls[0].gate == "broken"
    assert refusal(position, "batter 1 2,3 1/20") == "A12.3i"


@pytest.mark.rule("A12.3f")
def test_its_front_must_face_the_target() -> None:
    position = stand(*INSIDE, walls="1/18-E-closed")
    assert refusal(position, f"batter 1 {CREW} 1/18") == "A12.3f"
    turned = after(position, f"swivel 1 {CREW} W")
    assert refusal(turned, f"batter 1 {CREW} 1/18") == ""


@pytest.mark.rule("A12.2q")
def test_without_roof_it_has_no_beam() -> None:
    position = stand(*INSIDE, walls="1/20-W-closed")
    field = position.state.changing(position.state.figures[1].but(damage=("roof",)))
    assert ramming.why_not_at(field.index, 0, field.figures[1], field.index.ground.number["1/20"]) == "A12.2q"


def tower(floors: int, platform: int, walls: str = "W E NE SE NW SW") -> ArmageddonPosition:
    """On 1/20, with somebody on each floor."""
    where = land(walls=" ".join(f"1/20-{side}" for side in walls.split()))
    works = stand(*INSIDE, on=where).state.works
    built = Tower(battle(chapters=BOOK).state.index.ground.number["1/20"], floors=floors, platform=platform)
    return stand(*INSIDE, on=where, works=works.with_tower(built))


@pytest.mark.rule("A12.3j", "EX-A12.3j")
def test_it_breaks_walls_and_walls_of_towers() -> None:
    single = stand(*INSIDE, walls="1/20-W")
    assert number(single, f"batter 1 {CREW} 1/20") == 15
    assert after(single, f"batter 1 {CREW} 1/20", rolls=[15]).state.works.walls == ()
    worn = after(single, f"batter 1 {CREW} 1/20", rolls=[14]).state.works.walls[0]
    assert worn.rammed == 1 and worn.tried == 1
    assert number(tower(1, 1), f"batter 1 {CREW} 1/20") == 16
    assert number(tower(2, 2), f"batter 1 {CREW} 1/20") == 17


@pytest.mark.rule("A12.3k", "A12.3l", "R-A12.3l", "A12.3m")
@pytest.mark.parametrize(("floors", "platform"), [(1, 1), (2, 2)])
def test_with_the_third_wall_all_above_the_ground_falls(floors: int, platform: int) -> None:
    whole = after(tower(floors, platform, "W E NE SE SW"), f"batter 1 {CREW} 1/20", rolls=[18])
    field = whole.state.index.ground.number["1/20"]
    built = whole.state.works.tower(field)
    assert built is not None and built.platform == platform, "the second wall"
    fallen = after(tower(floors, platform, "W E NE SE"), f"batter 1 {CREW} 1/20", rolls=[18])
    assert len(fallen.state.works.walls) == 3
    assert fallen.state.works.tower(field) is None, "three walls are no tower"


@pytest.mark.rule("A12.3m")
def test_those_above_die_and_those_below_live(monkeypatch: pytest.MonkeyPatch) -> None:
    with_chapter(monkeypatch, Floors())
    built = tower(1, 1, "W E NE SE").state
    men = ("1 axe 1/20", "1 axe 1/20+1", "0 axe 1/20+1")
    chapters = (*BOOK, Floors.section)
    position = battle(*INSIDE, *men, *FAR, chapters=chapters, on=built.land, works=built.works)
    left = after(position, f"batter 1 {CREW} 1/20", rolls=[16]).state.figures
    assert 5 in left and 6 not in left and 7 not in left


@pytest.mark.rule("A12.3n")
def test_not_across_a_river_or_a_step_without_ramp() -> None:
    assert refusal(stand(*INSIDE, walls="1/20-W", moats="1/19-1/20"), f"batter 1 {CREW} 1/20") == "A12.3n"
    assert refusal(stand(*INSIDE, walls="1/20-W", highland="1/20"), f"batter 1 {CREW} 1/20") == "A12.3n"
    up = stand(*INSIDE, walls="1/20-W", highland="1/20", ramps="1/19-1/20")
    assert refusal(up, f"batter 1 {CREW} 1/20") == ""


@pytest.mark.rule("A12.3o")
def test_chariots_and_elephants_stay_outside() -> None:
    elephant = stand("1 tortoise 1/19", "0 elephant 1/20", "0 axe 1/20 on=2", "1 lance 1/19", "1 lance 1/19")
    assert refusal(elephant, "go 2 1/19") == "A12.3o"
    led = stand("0 tortoise 1/19", "0 elephant 1/20 led_by=3", "0 axe 1/20")
    assert refusal(led, "go 3 1/19") == "A12.3o"
    wagon = ("0 wagon 1/22 pole=3 speed=4", "0 axe 1/22 on=1", *["0 light-chariot-horse 1/21 harness=1"] * 4)
    position = battle(*wagon, "1 tortoise 1/20", "1 axe 1/48", chapters=BOOK)
    assert refusal(position, "go 1 1/20") == "A12.3o"
