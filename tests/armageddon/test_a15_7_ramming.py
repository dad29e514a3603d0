"""15.7: ramming."""

from __future__ import annotations

import pytest

from tests.armageddon.ships import after, events, played, sea, where
from tests.armageddon.table import lines, refusal

# It sails west to east along a row of eight fields: 1/23 to 1/30; the other lies across its way.
RAMMER = ("0 longship 1/24 pole=E", "0 axe 1/24+1", "0 lance 1/23+1")
OTHER = ("1 longship 1/27 pole=NE", "1 axe 1/27+1", "1 sword 1/34+1")
HORSES = (2, 3, 4, 5, 7, 15)


@pytest.mark.rule("A15.7a", "A15.7b", "A15.7c", "A15.7e", "A15.7f", "A15.7m")
def test_a_longship_that_rams_sinks_with_the_other() -> None:
    position = sea(*RAMMER, *OTHER)
    assert "ram-ship 1 1/27 2,3" in lines(position, "ram-ship")
    told = events(position, "ram-ship 1 1/27 2,3")
    assert told.count("ship-sunk") == 2
    position = after(position, "ram-ship 1 1/27 2,3")
    # On the ram field the two of both swim together.
    assert where(position) == {2: "1/27", 3: "1/26", 5: "1/27", 6: "1/34"}
    assert position.state.figures[2].acted and position.state.figures[3].acted


@pytest.mark.rule("A15.7c")
def test_it_takes_three_steps_in_a_straight_line() -> None:
    near = sea("0 longship 1/25 pole=E", "0 axe 1/25+1", "0 lance 1/24+1", *OTHER)
    assert refusal(near, "ram-ship 1 1/27 2,3") == "A15.7c"
    # In a calm a longship has four steps: the first may be a turn.
    turning = sea("0 longship 1/16 pole=E", "0 axe 1/16+1", "0 lance 1/16+1", *OTHER)
    assert refusal(turning, "ram-ship 1 1/27 2,3") == ""


@pytest.mark.rule("A15.7b")
def test_it_goes_over_a_side_line() -> None:
    # Stern ahead and prow ahead lie in the way.
    for pole in ("E", "W"):
        other = f"1 longship 1/27 pole={pole}" if pole == "W" else "1 longship 1/28 pole=E"
        position = sea(*RAMMER, other, "1 axe 1/45", lowland="1/45")
        assert refusal(position, "ram-ship 1 1/27 2,3") == "A15.7c"


@pytest.mark.rule("A15.7b")
def test_there_must_be_a_ship() -> None:
    assert refusal(sea(*RAMMER, "1 axe 1/45", lowland="1/45"), "ram-ship 1 1/27 2,3") == "A15.7b"


@pytest.mark.rule("A15.7a")
def test_two_warriors_aboard_do_it_before_the_first_step() -> None:
    one = sea("0 longship 1/24 pole=E", "0 axe 1/24+1", "0 lance 1/23+1 acted=1", *OTHER)
    assert refusal(one, "ram-ship 1 1/27 2,3") == "A15.7a"
    assert lines(one, "ram-ship") == []
    gone = sea("0 longship 1/23 pole=E", *RAMMER[1:2], "0 lance 1/23+1", *OTHER)
    gone = sea("0 longship 1/24 pole=E steps=1 limit=4 sailing=ahead course=a", *RAMMER[1:], *OTHER)
    assert refusal(gone, "ram-ship 1 1/27 2,3") == "A15.7a"
    raft = sea("0 raft 1/24", "0 axe 1/24+1", "0 lance 1/24+1", *OTHER, wind="storm E")
    assert refusal(raft, "ram-ship 1 1/27 2,3") == "A15.7a"


@pytest.mark.rule("A15.7a", "A14.3w")
def test_a_damaged_ship_cannot_ram() -> None:
    position = sea("0 longship 1/24 pole=E damage=rear", *RAMMER[1:], *OTHER)
    assert refusal(position, "ram-ship 1 1/27 2,3") == "A14.3w"


@pytest.mark.rule("A2.4ac", "A15.7a")
def test_nobody_rams_his_own() -> None:
    position = sea(*RAMMER, "0 longship 1/27 pole=NE", "0 axe 1/27+1", "1 axe 1/45", lowland="1/45")
    assert refusal(position, "ram-ship 1 1/27 2,3") == "A2.4ac"


SAILS = ("0 sailing-ship 1/24 pole=E", "0 axe 1/24+1", "0 lance 1/23+1")


@pytest.mark.rule("A15.7g")
def test_a_sailing_ship_rolls_whether_it_sinks_too() -> None:
    position = sea(*SAILS, *OTHER, wind="breeze E")
    assert 1 not in after(position, "ram-ship 1 1/27 2,3", rolls=[5]).state.figures
    position = after(position, "ram-ship 1 1/27 2,3", rolls=[6, 10])
    # Unharmed; who was on the ram field and lives stands on its front half, the other swims.
    assert where(position) == {1: "1/27", 2: "1/27+1", 3: "1/26+1", 5: "1/27+1", 6: "1/34"}
    assert refusal(position, "go 1 1/28") == "A15.7d"
    # Others may still move.
    assert refusal(position, "go 3 1/27+1") == ""


@pytest.mark.rule("A15.7j")
def test_below_ten_he_is_dead() -> None:
    position = after(sea(*SAILS, *OTHER, wind="breeze E"), "ram-ship 1 1/27 2,3", rolls=[6, 9])
    assert 5 not in position.state.figures


@pytest.mark.rule("A15.7h")
def test_whoever_rams_a_raft_sinks_too() -> None:
    position = sea(*SAILS, "1 raft 1/27", "1 axe 1/27+1", wind="breeze E")
    told = events(position, "ram-ship 1 1/27 2,3")
    assert told.count("ship-sunk") == 2 and "ram-roll" not in told


@pytest.mark.rule("A15.7i", "A15.7l", "A15.7m")
def test_animals_on_the_ram_field_are_lost() -> None:
    mine = ("0 light-horse 1/24+1", "0 light-horse 1/23+1")
    theirs = ("1 light-horse 1/27+1", "1 light-horse 1/34+1")
    position = sea(*SAILS, *OTHER, *mine, *theirs, wind="breeze E", chapters=HORSES)
    one = after(position, "ram-ship 1 1/27 2,3", rolls=[6, 10])
    assert {7, 8, 9, 10} & set(one.state.figures) == {8}
    both = after(position, "ram-ship 1 1/27 2,3", rolls=[5])
    assert {7, 8, 9, 10} & set(both.state.figures) == set()


@pytest.mark.rule("A15.7k")
def test_on_a_full_front_half_there_is_a_scramble() -> None:
    crew = ("0 sailing-ship 1/24 pole=E", *["0 axe 1/24+1"] * 4)
    position = sea(*crew, "1 longship 1/27 pole=NE", "1 axe 1/27+1", wind="breeze E")
    # The rammer's warriors begin.
    position = after(position, "ram-ship 1 1/27 2,3", rolls=[6, 10])
    assert position.due == (0,)
    position = after(position, "strike 4 7", rolls=[15, 5])
    assert 7 not in position.state.figures


@pytest.mark.rule("A15.7n")
def test_in_crowded_water_there_is_a_scramble_too() -> None:
    crew = ("0 longship 1/24 pole=E", *["0 axe 1/24+1"] * 3)
    other = ("1 longship 1/27 pole=NE", *["1 axe 1/27+1"] * 2)
    position = after(sea(*crew, *other), "ram-ship 1 1/27 2,3")
    assert position.due == (0,)
    position = after(position, "strike 2 6", rolls=[15, 5])
    assert len([each for each in position.state.figures.values() if each.swims]) == 4


@pytest.mark.rule("A15.7d", "A15.7a")
def test_nothing_is_taken_back_after_ramming() -> None:
    assert played(sea(*RAMMER, *OTHER), "ram-ship 1 1/27 2,3").closes_undo
