"""15.3, 15.5: ships that nobody steers; stranding."""

from __future__ import annotations

import pytest

from tests.armageddon.ships import after, events, sea, where
from tests.armageddon.table import refusal

# It is the turn of seat 0, which ends; then the ships of seat 1 drift.
ASHORE = ("0 axe 1/45", "1 axe 1/48")
LAND = "1/45 1/48"


@pytest.mark.rule("A15.3n", "A15.3o")
@pytest.mark.parametrize(("wind", "place"), [("calm E", "1/26"), ("breeze E", "1/27"), ("storm E", "1/28")])
def test_an_empty_ship_drifts_with_the_wind(wind: str, place: str) -> None:
    position = after(sea(*ASHORE, "1 longship 1/26 pole=NW", wind=wind, lowland=LAND), "end")
    assert where(position)[3] == place
    # It keeps its heading, across the wind as it may be.
    assert position.state.figures[3].pole == 4


@pytest.mark.rule("A15.3n")
def test_a_steered_or_anchored_ship_does_not_drift() -> None:
    steered = sea(*ASHORE, "1 longship 1/26 pole=E", "1 axe 1/26+1", wind="storm E", lowland=LAND)
    assert where(after(steered, "end"))[3] == "1/26"
    moored = sea(*ASHORE, "1 longship 1/26 pole=E moored=1/33", wind="storm E", lowland=LAND + " 1/33")
    assert where(after(moored, "end"))[3] == "1/26"


@pytest.mark.rule("A15.3n", "A15.3l")
def test_it_drifts_if_those_aboard_are_equal_in_number() -> None:
    crew = ("1 longship 1/26 pole=E", "1 axe 1/26+1", "0 axe 1/25+1")
    position = after(sea(*ASHORE, *crew, wind="breeze E", lowland=LAND), "end")
    assert [where(position)[who] for who in (3, 4, 5)] == ["1/27", "1/27+1", "1/26+1"]
    # To drift is no movement of those aboard.
    assert not position.state.figures[4].course


@pytest.mark.rule("A15.3n")
def test_what_is_nobodys_drifts_once_a_round() -> None:
    position = sea(*ASHORE, "- raft 1/25", wind="breeze E", lowland=LAND)
    position = after(position, "end")
    # In the middle of a round it has drifted or not; a whole round is one step.
    start = where(position)[3]
    position = after(position, "end", "end")
    assert {start, where(position)[3]} == {"1/26", "1/27"}


@pytest.mark.rule("A15.3p", "A15.2a")
def test_a_ship_that_hits_land_strands_and_is_damaged() -> None:
    position = sea(*ASHORE, "1 longship 1/27 pole=E", wind="storm E", lowland=LAND + " 1/29")
    assert "stranded" in events(position, "end")
    ship = after(position, "end").state.figures[3]
    assert (ship.field, ship.damage) == (position.state.index.ground.number["1/28"], ("front",))
    assert ship.moored == (position.state.index.ground.number["1/29"],)


@pytest.mark.rule("A15.3p")
def test_it_is_damaged_on_both_halves_if_both_hit() -> None:
    position = sea(*ASHORE, "1 longship 1/27 pole=E", wind="breeze SE", lowland=LAND + " 1/34 1/35")
    position = after(position, "end")
    assert position.state.figures[3].damage == ("front", "rear")


@pytest.mark.rule("A15.3p", "A14.3x")
def test_the_second_time_on_the_same_half_it_sinks() -> None:
    position = sea(*ASHORE, "1 longship 1/27 pole=E damage=front", wind="storm E", lowland=LAND + " 1/29")
    assert "ship-sunk" in events(position, "end")
    assert 3 not in after(position, "end").state.figures


@pytest.mark.rule("A15.3p", "A14.3v")
def test_a_raft_bears_one_hit() -> None:
    position = after(sea(*ASHORE, "1 raft 1/28", wind="breeze E", lowland=LAND + " 1/29"), "end")
    assert position.state.figures[3].damage == ("front",)
    position = sea(*ASHORE, "1 raft 1/28 damage=front", wind="breeze E", lowland=LAND + " 1/29")
    assert 3 not in after(position, "end").state.figures


@pytest.mark.rule("A15.3r", "A15.3o")
def test_it_stops_before_another_ship_and_at_the_rim() -> None:
    position = sea(*ASHORE, "1 raft 1/27", "0 raft 1/28", "0 axe 1/28+1", wind="storm E", lowland=LAND)
    after_ = after(position, "end")
    assert where(after_)[3] == "1/27" and not after_.state.figures[3].damage
    position = sea(*ASHORE, "1 raft 1/30", wind="storm E", lowland=LAND)
    assert where(after(position, "end"))[3] == "1/30"


@pytest.mark.rule("A15.3q")
def test_it_strands_under_a_cliff_too() -> None:
    position = sea(*ASHORE, "1 raft 1/28", wind="breeze E", lowland=LAND, highland="1/29")
    position = after(position, "end")
    assert position.state.figures[3].moored == (position.state.index.ground.number["1/29"],)
    # But from there nobody gets aboard.
    cliff = sea("0 raft 1/28 moored=1/29", "0 axe 1/29", "1 axe 1/48", highland="1/29", lowland="1/48")
    assert refusal(cliff, "go 2 1/28+1") == "A15.3q"


@pytest.mark.rule("A15.5a", "A15.5d")
def test_in_a_stream_it_drifts_with_the_stream_only() -> None:
    flows = "1/26>NE 1/19>NE"
    position = sea(*ASHORE, "1 raft 1/26", wind="storm E", streams=flows, lowland=LAND)
    assert where(after(position, "end"))[3] == "1/19"
    calm = sea(*ASHORE, "1 raft 1/26", wind="calm E", streams=flows, lowland=LAND)
    assert where(after(calm, "end"))[3] == "1/19"


@pytest.mark.rule("A15.5d")
def test_swimmers_drift_with_a_stream() -> None:
    position = sea("0 axe 1/45", "1 axe 1/48", "1 lance 1/26 swims=2", streams="1/26>E", lowland=LAND)
    assert where(after(position, "end"))[3] == "1/27"


@pytest.mark.rule("A15.6o", "A15.3n")
def test_a_drifting_ship_runs_over_swimmers() -> None:
    position = sea(*ASHORE, "1 longship 1/26 pole=E", "0 lance 1/27 swims=2", wind="breeze E", lowland=LAND)
    assert 4 not in after(position, "end").state.figures
