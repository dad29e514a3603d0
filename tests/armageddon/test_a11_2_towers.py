"""11.1 and 11.2: who may be in and on towers, and how one gets in, up, across and out."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.ground.land import BuiltTower, TowerGate
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.table import after, battle, lines, refusal

ALL: Any = (2, 3, 4, 5, 6, 7, 8, 9, "10.1", "11.1")
WARRIORS: Any = (2, 3, 4, 5, "10.1", "11.1")
OPEN_E = BuiltTower("1/19", gates=(TowerGate("E", "open"),))
CLOSED = BuiltTower("1/19")
THROUGH = BuiltTower("1/19", gates=(TowerGate("E", "open"), TowerGate("W", "open")))


def towered(*figures: str, towers: Any = OPEN_E, chapters: Any = ALL, **more: Any) -> ArmageddonPosition:
    several = towers if isinstance(towers, tuple) else (towers,)
    return battle(*figures, chapters=chapters, towers=several, **more)


def price(position: ArmageddonPosition, gait: Any, one: str, other: str) -> int | str:
    index = position.state.index
    here, there = index.ground.number[one], index.ground.number[other]
    return index.price(gait, here, there) or index.barrier(gait, here, there) or 0


def may_stay(position: ArmageddonPosition, figure: int, place: str) -> str:
    index = position.state.index
    return index.rules.may_stay(index, index.figures[figure], index.ground.number[place])


def reached(position: ArmageddonPosition, figure: int) -> set[str]:
    index = position.state.index
    return {index.name(place) for place in index.reach(index.figures[figure])}


# 11.1


@pytest.mark.rule("A11.1h", "A11.1i", "A11.1m")
@pytest.mark.parametrize("terrain", ["lowland", "forest", "mountain"])
def test_on_each_floor_is_room_for_four(terrain: str) -> None:
    founded = BuiltTower("1/19", foundation=terrain != "lowland", gates=(TowerGate("E", "open"),))
    more = {} if terrain == "lowland" else {terrain: "1/19 1/20"}
    men = [f"0 axe {place}" for place in ("1/19", "1/19+1") for _ in range(3)]
    index = towered(*men, towers=founded, **more).state.index
    assert [index.free[index.ground.number[place]] for place in ("1/19", "1/19+1", "1/19+2")] == [1, 1, 0]


@pytest.mark.rule("A11.1h", "A11.1i", "A2.3g")
def test_who_finds_no_room_is_told_on_which_floor() -> None:
    men = [f"0 axe {place}" for place in ("1/19", "1/19+1") for _ in range(4)]
    position = towered(*men, "0 axe 1/20", chapters=WARRIORS)
    assert refusal(position, "go 9 1/19") == "A11.1h"
    assert refusal(position, "go 1 1/19+1") == "A11.1i"


@pytest.mark.rule("A11.1h")
def test_a_phalanx_keeps_out_of_towers() -> None:
    men = ["0 axe 1/20 phalanx=1"] * 4
    position = towered(*men, phalanxes={1: Phalanx(3)})
    assert refusal(position, "go 1 1/19") == may_stay(position, 1, "1/19") == "A11.1h"
    # Nor is one formed there.
    idle = towered(*["0 axe 1/19"] * 4, round=3)
    assert refusal(idle, "form 1/19 E") == "A11.1h" and not lines(idle, "form")


@pytest.mark.rule("A11.1m")
def test_a_phalanx_may_stand_on_a_foundation_without_tower() -> None:
    base = BuiltTower("1/19", foundation=True, platform=False, battlements=False, walls=("E", "SE", "SW"))
    men = ["0 axe 1/18 phalanx=1"] * 4
    ground = {"mountain": "1/19", "highland": "1/18", "ramps": "1/18-1/19"}
    position = towered(*men, phalanxes={1: Phalanx(0)}, towers=base, **ground)
    assert reached(position, 1) >= {"1/19"} and not may_stay(position, 1, "1/19")
    whole = BuiltTower(
        "1/19", foundation=True, platform=False, battlements=False, walls=("E", "SE", "SW", "NE")
    )
    assert refusal(towered(*men, phalanxes={1: Phalanx(0)}, towers=whole, **ground), "go 1 1/19") == "A11.1h"


@pytest.mark.rule("A11.1h", "A11.1m")
@pytest.mark.parametrize("terrain", ["forest", "mountain", "ice_mountain"])
def test_animals_may_be_in_towers_on_any_ground(terrain: str) -> None:
    founded = BuiltTower("1/19", foundation=True, gates=(TowerGate("E", "open"),))
    base = BuiltTower("1/20", foundation=True, platform=False, battlements=False, walls=())
    position = towered(
        "0 light-horse 1/20", "0 axe 1/20 on=1", "0 wagon 1/30", "0 light-chariot-horse 1/31 harness=3",
        "0 elephant 1/1", "0 mammoth 1/2",
        towers=(founded, base), **{terrain: "1/19 1/20"},
    )  # fmt: skip
    assert refusal(position, "go 2 1/19") == ""
    for figure in (2, 3, 4, 5, 6):
        assert not may_stay(position, figure, "1/19")
        assert figure in (3, 4) or not may_stay(position, figure, "1/20")
        assert may_stay(position, figure, "1/19+1") == "A11.1i"


@pytest.mark.rule("A11.1h", "R-A11.1h")
def test_there_is_one_elephant_to_a_tower_and_nobody_on_it() -> None:
    position = towered(
        "0 elephant 1/20", "0 axe 1/20 on=1", "0 mammoth 1/21", "0 axe 1/21",
        "0 elephant 1/18 led_by=6", "0 axe 1/18",
        towers=THROUGH,
    )  # fmt: skip
    assert refusal(position, "go 1 1/19") == may_stay(position, 1, "1/19") == "A11.1h"
    assert may_stay(position, 2, "1/19") == "A11.1h"
    inside = after(position, "go 6 1/19")
    assert inside.state.index.name(inside.state.figures[5].field) == "1/19"
    assert may_stay(inside, 3, "1/19") == "A11.1h"
    again = towered("0 elephant 1/19", "0 axe 1/19", "0 mammoth 1/20 led_by=4", "0 axe 1/20", towers=THROUGH)
    assert refusal(again, "go 4 1/19") == "A11.1h" and "1/19" not in reached(again, 4)
    # He may leave it outside.
    assert not refusal(after(again, "release 3"), "go 4 1/19")
    # In the tower nobody gets on it from outside, nor rides it out.
    assert refusal(again, "mount 2 1") == "A11.1h"


@pytest.mark.rule("A11.1i")
def test_only_warriors_on_foot_go_upstairs() -> None:
    position = towered("0 light-horse 1/19", "0 axe 1/19 on=1", "0 heavy-horse 1/19 led_by=4", "0 axe 1/19")
    assert refusal(position, "go 2 1/19+1") == refusal(position, "go 4 1/19+1") == "A11.1i"
    assert not refusal(after(position, "release 3"), "go 4 1/19+1")
    for figure in (1, 2, 3, 4):
        assert may_stay(position, figure, "1/19+1") == "A11.1i"
    assert may_stay(after(position, "release 3"), 4, "1/19+1") == ""
    assert may_stay(position, 4, "1/19+2") == "A11.1i"


@pytest.mark.rule("A11.1g")
@pytest.mark.parametrize("terrain", ["desert", "ice_lowland"])
def test_nobody_perishes_in_a_tower(terrain: str) -> None:
    position = towered(
        "0 axe 1/19", "0 light-horse 1/19 led_by=1", "0 axe 1/19+1", "1 axe 1/40", "1 axe 1/41",
        chapters=ALL, **{terrain: "1/19 1/20 1/41"},
    )  # fmt: skip
    # Seat 1 rolls for the one outside; then seat 0 for nobody.
    there = after(position, "end", rolls=[17])
    assert after(there, "end").due == (0,)


# 11.2


@pytest.mark.rule("A11.2a", "A10.1g", "A11.1k")
def test_under_a_platform_walls_are_not_climbed() -> None:
    position = towered("0 axe 1/20", "0 axe 1/19", towers=CLOSED)
    assert refusal(position, "go 1 1/19") == refusal(position, "go 2 1/20") == "A11.2a"
    assert refusal(position, "go 1 1/19+1") == "A11.2a"
    assert refusal(after(position, "go 2 1/19+1"), "go 2 1/20") != ""
    bare = towered("0 axe 1/20", towers=BuiltTower("1/19", platform=False, battlements=False))
    assert price(bare, "foot", "1/20", "1/19") == 2
    assert price(bare, "ride", "1/20", "1/19") == "A10.1j"


@pytest.mark.rule("A11.2b")
def test_stairs_take_a_step_from_floor_to_floor() -> None:
    keep = BuiltTower("1/19", floors=2, gates=(TowerGate("E", "open"),))
    position = towered("0 axe 1/19", "0 axe 1/20", towers=keep)
    assert reached(position, 1) & {"1/19+1", "1/19+2"} == {"1/19+1", "1/19+2"}
    assert after(position, "go 1 1/19+2").state.figures[1].steps == 2
    assert reached(position, 2) & {"1/19+1", "1/19+2"} == {"1/19+1"}
    assert price(position, "foot", "1/19+2", "1/19+1") == price(position, "foot", "1/19+1", "1/19") == 1
    without = towered("0 axe 1/19", towers=BuiltTower("1/19", stairs=False))
    assert refusal(without, "go 1 1/19+1") == "A11.2b"


@pytest.mark.rule("A11.2b", "A2.3e")
def test_a_group_goes_upstairs_together() -> None:
    position = towered("0 axe 1/19", "0 axe 1/19", "0 bow 1/20")
    up = after(position, "march 1,2 1/19+1").state
    assert {up.index.name(up.figures[each].field) for each in (1, 2)} == {"1/19+1"}
    # The third has nothing above him.
    some = after(position, "march 1,3 1/19+1").state
    assert some.index.name(some.figures[3].field) == "1/20"


NEXT = (BuiltTower("1/19"), BuiltTower("1/20"))


@pytest.mark.rule("A11.2c", "A11.2e", "A11.2g")
def test_from_tower_to_tower_one_needs_a_passage() -> None:
    apart = towered("0 axe 1/19", "0 axe 1/19+1", towers=NEXT)
    for line in ("go 1 1/20", "go 2 1/20+1", "go 2 1/20"):
        assert refusal(apart, line) == "A11.2c"
    joined = towered("0 axe 1/19", "0 axe 1/19+1", towers=NEXT, passages="1/19-1/20 1/19+1-1/20+1")
    assert price(joined, "foot", "1/19", "1/20") == price(joined, "foot", "1/20+1", "1/19+1") == 1
    assert refusal(joined, "go 1 1/20") == refusal(joined, "go 2 1/20") == ""
    # A tower without stairs is served by its neighbour's.
    flat = (BuiltTower("1/19"), BuiltTower("1/20", stairs=False))
    round_about = towered("0 axe 1/20", towers=flat, passages="1/19-1/20 1/19+1-1/20+1")
    assert "1/19+1" in reached(round_about, 1) and "1/20+1" not in reached(round_about, 1)


@pytest.mark.rule("A11.2d", "EX-A11.2d", "A11.2f")
def test_floors_of_equal_level_may_be_joined() -> None:
    position = towered("0 axe 1/19", towers=NEXT, passages="1/19-1/20+1", highland="1/19")
    assert price(position, "foot", "1/19", "1/20+1") == price(position, "foot", "1/20+1", "1/19") == 1
    # No animal gets up there by it.
    assert price(position, "led", "1/19", "1/20+1") == price(position, "ride", "1/20+1", "1/19") == "A11.2f"
    assert price(position, "foot", "1/19", "1/20") == "A11.2c"


@pytest.mark.rule("A11.2f")
def test_on_the_ground_animals_and_chariots_get_through_too() -> None:
    position = towered("0 axe 1/1", towers=NEXT, passages="1/19-1/20 1/19+1-1/20+1")
    gaits: tuple[Any, ...] = ("foot", "led", "ride", "wheels", "led-elephant")
    assert {price(position, gait, "1/19", "1/20") for gait in gaits} == {1}
    assert (
        price(position, "phalanx", "1/19", "1/20") == price(position, "elephant", "1/19", "1/20") == "A11.1h"
    )
    assert price(position, "led", "1/19+1", "1/20+1") == "A11.2f"


@pytest.mark.rule("A11.2h", "A11.2i", "R-A11.2i")
def test_a_transition_leads_over_a_river_at_any_height() -> None:
    river = {"rivers": "1/19-1/20"}
    position = towered("0 axe 1/19+1", towers=NEXT, transitions="1/19+1-1/20+1", **river)
    assert price(position, "foot", "1/19+1", "1/20+1") == 1
    assert price(position, "led", "1/19+1", "1/20+1") == "A11.2f"
    # From the platform to the hill beside it only by a bridge.
    hill = towered("0 axe 1/19+1", towers=CLOSED, highland="1/20", **river)
    assert refusal(hill, "go 1 1/20") == "A11.2i"
    bridged = towered("0 axe 1/19+1", towers=CLOSED, highland="1/20", transitions="1/19+1-1/20", **river)
    assert price(bridged, "foot", "1/19+1", "1/20") == price(bridged, "foot", "1/20", "1/19+1") == 1
    assert not refusal(bridged, "go 1 1/20")
    low = towered("0 axe 1/1", towers=NEXT, transitions="1/19-1/20", **river)
    assert price(low, "ride", "1/19", "1/20") == 1
    broken = low.state.works.but(damaged=low.state.works.transitions)
    damaged = towered("0 axe 1/1", towers=NEXT, works=broken, **river)
    assert price(damaged, "ride", "1/19", "1/20") == 1 and price(damaged, "wheels", "1/19", "1/20") != 1


@pytest.mark.rule("A11.2j", "A10.2d")
def test_a_gate_at_a_moat_is_a_drawbridge() -> None:
    position = towered("0 axe 1/19", moats="1/19-1/20", towers=BuiltTower("1/19", gates=(TowerGate("E"),)))
    assert refusal(position, "go 1 1/20") == "A11.2a"
    opened = after(position, "open 1 1/20")
    assert price(opened, "foot", "1/19", "1/20") == price(opened, "ride", "1/20", "1/19") == 1


@pytest.mark.rule("A11.1e")
def test_a_keep_has_gates_on_the_ground_only() -> None:
    works = towered(towers=BuiltTower("1/19", floors=2, gates=(TowerGate("E"),))).state.works
    assert [wall.place for wall in works.walls if wall.gate] == [18]


# Riders and chariots


def rider(place: str, **more: Any) -> ArmageddonPosition:
    towers = more.pop("towers", THROUGH)
    return towered(f"0 light-horse {place}", f"0 axe {place} on=1", towers=towers, **more)


@pytest.mark.rule("A11.2o", "A18.4c")
def test_a_rider_goes_three_steps_into_a_tower_or_out_of_it() -> None:
    assert "1/19" in reached(rider("1/22"), 2)
    assert refusal(rider("1/23"), "go 2 1/19") == "A11.2o"
    out = reached(rider("1/19"), 2)
    assert "1/22" in out and "1/23" not in out
    assert refusal(rider("1/19"), "go 2 1/23") == "A11.2o"
    # Elsewhere he has four, also after he has seen that the tower is too far.
    assert "1/24" in reached(rider("1/20"), 2)


@pytest.mark.rule("A11.2o", "A7.1j")
def test_a_rider_goes_two_steps_if_he_comes_in_and_goes_out() -> None:
    across = reached(rider("1/20"), 2)
    assert "1/18" in across and "1/17" in reached(rider("1/19"), 2)
    inside = after(rider("1/20"), "go 2 1/19")
    assert "1/18" in reached(inside, 2) and "1/17" not in reached(inside, 2)
    assert refusal(inside, "go 2 1/17") == "A11.2o"
    # What he has ridden into the tower holds for the rest of the round.
    assert after(inside, "go 2 1/18").state.figures[1].limit == 2
    far = after(rider("1/21"), "go 2 1/20")
    index = far.state.index
    ways = {index.name(place): way.cost for place, way in index.reach(index.figures[2]).items()}
    # To the other side he rides around it.
    assert (ways["1/19"], ways["1/18"]) == (1, 3)


@pytest.mark.rule("A11.2o", "A18.4b")
def test_inside_towers_a_rider_goes_two_steps() -> None:
    row = (
        BuiltTower("1/19", gates=(TowerGate("W", "open"),)),
        BuiltTower("1/20"), BuiltTower("1/21"), BuiltTower("1/22"),
    )  # fmt: skip
    doors = "1/19-1/20 1/20-1/21 1/21-1/22"
    got = reached(rider("1/19", towers=row, passages=doors), 2)
    assert "1/21" in got and "1/22" not in got
    assert "1/16" in got
    assert refusal(rider("1/19", towers=row, passages=doors), "go 2 1/22") == "A11.2o"


def chariot(
    wagon: str, ahead: str, *others: str, speed: int = 0, pole: int = 3, horses: int = 3, **more: Any
) -> ArmageddonPosition:
    towers = more.pop("towers", THROUGH)
    team = [f"0 light-chariot-horse {ahead} harness=1"] * horses
    return towered(
        f"0 wagon {wagon} pole={pole} speed={speed}",
        *team,
        f"0 axe {wagon} on=1",
        *others,
        towers=towers,
        **more,
    )


@pytest.mark.rule("A11.2m", "A18.4b")
def test_a_chariot_drives_two_steps_into_or_out_of_a_tower() -> None:
    near = reached(chariot("1/22", "1/21"), 1)
    assert "1/19" in near
    # With two horses it has three steps, and could drive right through.
    assert "1/18" not in reached(chariot("1/22", "1/21", horses=2), 1)
    assert refusal(chariot("1/22", "1/21", horses=2), "go 1 1/18") == "A11.2m"
    # Out of it: the wagon is still inside after the first step.
    leaving = chariot("1/20", "1/19")
    assert {"1/18", "1/17"} <= reached(leaving, 1) and "1/16" not in reached(leaving, 1)
    assert refusal(leaving, "go 1 1/16") == "A11.2m"
    gone = after(leaving, "go 1 1/17").state
    assert gone.figures[1].limit == 2 and gone.index.rules.steps_left(gone.index, gone.figures[1]) == 0
    # Elsewhere it goes as far as ever.
    assert "1/11" in reached(chariot("1/22", "1/21"), 1) or "1/12" in reached(chariot("1/22", "1/21"), 1)


@pytest.mark.rule("A11.2m", "A8.3a", "A8.4a")
def test_in_a_tower_a_chariot_neither_tramples_nor_rolls() -> None:
    men = ["1 axe 1/19"] * 4
    assert "1/19" not in reached(chariot("1/21", "1/20", *men, speed=4), 1)
    assert refusal(chariot("1/21", "1/20", *men, speed=4), "go 1 1/19") == "A11.2m"
    outside = ["1 axe 1/18"] * 4
    assert "1/18" not in reached(chariot("1/20", "1/19", *outside, speed=4), 1)
    assert "1/17" in reached(
        chariot("1/19", "1/18", *[man.replace("18", "17") for man in outside], speed=4), 1
    )
    # Nor over those who stand between its horses.
    assert not reached(chariot("1/20", "1/19", "1 axe 1/19", speed=4), 1)


@pytest.mark.rule("A11.2n", "A8.1o")
def test_in_a_tower_one_mounts_a_wagon_from_all_sides() -> None:
    man = "0 axe 1/18"
    position = chariot("1/19", "1/20", man, pole=0)
    beside = towered("0 wagon 1/19 pole=1", "0 axe 1/20", "0 axe 1/18", "0 axe 1/27", towers=THROUGH)
    assert refusal(position, "mount 6 1") == ""
    assert lines(beside, "mount") == ["mount 2 1", "mount 3 1"]
    assert refusal(towered("0 wagon 1/30 pole=0", "0 axe 1/31"), "mount 2 1") != ""


@pytest.mark.rule("A8.1u", "A11.1h")
def test_a_chariot_backs_into_a_tower_in_the_forest() -> None:
    founded = BuiltTower("1/19", foundation=True, gates=(TowerGate("E", "open"),))
    position = chariot("1/20", "1/21", pole=0, towers=founded, forest="1/19 1/18")
    assert not refusal(position, "back 1 1/19")
    assert refusal(chariot("1/20", "1/21", pole=0, towers=CLOSED), "back 1 1/19") == "A10.1j"


# Positions


@pytest.mark.rule("A11.2k", "A10.6d", "A10.6i")
def test_a_tower_alone_can_be_starved() -> None:
    chapters: Any = (2, 3, 4, 5, 10, "11.1")
    gated = BuiltTower("1/19", gates=(TowerGate("E"),))
    position = towered("0 axe 1/20", "1 axe 1/19", "1 bow 1/19+1", towers=gated, chapters=chapters)
    besieged = after(position, "besiege 1/19")
    names = besieged.state.index.ground.names
    assert {names[place] for place in besieged.state.sieges[0].places} >= {"1/19", "1/19+1"}


@pytest.mark.rule("A11.2l")
def test_towers_that_nothing_joins_are_starved_apart() -> None:
    from hexenkessel.games.armageddon.chapters.ch10_walls.position import position_at, size_of

    def size(**more: Any) -> int:
        gate = (TowerGate("W"),)
        pair = (BuiltTower("1/19", gates=gate), BuiltTower("1/20", gates=(TowerGate("E"),)))
        index = towered("0 axe 1/40", "1 axe 1/19", "1 axe 1/20", towers=pair, **more).state.index
        return size_of(index.ground, position_at(index, 0, index.ground.number["1/19"]))

    assert (size(), size(passages="1/19+1-1/20+1")) == (1, 2)
