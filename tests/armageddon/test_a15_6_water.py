"""15.6: warriors in the water, and ships that sink."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch14_onager.effects import hit_field
from hexenkessel.games.armageddon.chapters.ch15_ships.sinking import damage_half, sink
from hexenkessel.kernel.change import Change
from tests.armageddon.ships import after, events, sea, where
from tests.armageddon.table import lines, refusal

FAR = "1 axe 1/48"


def sunk(position: object, ship: int = 1) -> object:
    """The position after a ship has gone down."""
    change = Change(position)  # type: ignore[arg-type,var-annotated]
    sink(change, ship)
    return change.position(position.number)  # type: ignore[attr-defined]


@pytest.mark.rule("A15.6g", "A15.6i")
def test_a_warrior_jumps_into_the_water_and_must_get_out() -> None:
    position = sea("0 raft 1/20", "0 axe 1/20+1", "0 lance 1/20+1", FAR, lowland="1/48")
    position = after(position, "jump 2 1/21")
    assert where(position)[2] == "1/21" and position.state.figures[2].swims == 2
    # In the next round he rolls for his life when his player's turn comes, and one round later he drowns.
    position = after(position, "end")
    lives = after(position, "end", rolls=[10])
    assert lives.state.round == 3 and 2 in lives.state.figures
    assert 2 not in after(position, "end", rolls=[9]).state.figures
    assert "drowned" in events(after(lives, "end"), "end")


@pytest.mark.rule("A15.6g")
def test_where_one_can_jump() -> None:
    coast = sea("0 axe 1/12", "0 axe 1/1", FAR, lowland="1/12 1/48", highland="1/1")
    assert refusal(coast, "jump 1 1/13") == ""
    assert refusal(coast, "jump 2 1/2") == "A15.6g"
    full = sea("0 axe 1/12", *["1 axe 1/13 swims=2"] * 4, FAR, lowland="1/12 1/48")
    assert refusal(full, "jump 1 1/13") == "A15.6g"
    # Not where a ship is, nor from the water.
    assert refusal(sea("0 axe 1/12", "1 raft 1/13", FAR, lowland="1/12 1/48"), "jump 1 1/13") == "A15.6g"
    assert refusal(sea("0 axe 1/13 swims=2", FAR, lowland="1/48"), "jump 1 1/14") == "A15.6g"


@pytest.mark.rule("A15.6j")
def test_swimmers_save_themselves_with_their_whole_move() -> None:
    position = sea("0 axe 1/20 swims=1", FAR, lowland="1/13 1/48", highland="1/14")
    assert lines(position, "go 1") == ["go 1 1/13"]
    assert refusal(position, "go 1 1/21") == "A15.6j"
    assert refusal(position, "go 1 1/14") == "A15.6j"
    saved = after(position, "go 1 1/13").state.figures[1]
    assert (saved.steps, saved.swims) == (2, 0)


@pytest.mark.rule("A15.6j")
def test_onto_a_friendly_ship_over_a_side_line() -> None:
    ship = ("0 longship 1/21 pole=E", "0 axe 1/21+1")
    over_stern = sea(*ship, "0 axe 1/19 swims=1", FAR, lowland="1/48")
    assert lines(over_stern, "go 3") == []
    beside = sea(*ship, "0 axe 1/27 swims=1", FAR, lowland="1/48")
    assert lines(beside, "go 3") == ["go 3 1/20+1"]
    assert after(beside, "go 3 1/20+1").state.figures[3].steps == 2
    hostile = sea("1 longship 1/21 pole=E", "1 axe 1/21+1", "0 axe 1/27 swims=1", FAR, lowland="1/48")
    assert refusal(hostile, "go 3 1/20+1") == "A15.6j"
    raft = sea("0 raft 1/20", "0 axe 1/20+1", "0 axe 1/27 swims=1", FAR, lowland="1/48")
    assert after(raft, "go 3 1/20+1").state.figures[3].steps == 1


@pytest.mark.rule("A15.6k")
def test_swimmers_fight_each_other_without_points_for_attacking() -> None:
    position = sea("0 axe 1/20 swims=2", "1 axe 1/20 swims=2", "1 axe 1/21 swims=2", FAR, lowland="1/48")
    assert refusal(position, "attack 1 3") == "A15.6k"
    # 13 against 13: nobody falls, for the attacker has no two points.
    assert set(after(position, "attack 1 2", rolls=[13, 13]).state.figures) == {1, 2, 3, 4}
    ashore = sea("0 axe 1/20 swims=2", "1 axe 1/21", FAR, lowland="1/21 1/48")
    assert refusal(ashore, "attack 1 2") == "A15.6k"


@pytest.mark.rule("A15.6l", "A15.6m", "A18.5e")
def test_bows_and_water() -> None:
    position = sea("0 bow 1/20 swims=2", "0 bow 1/21", "1 axe 1/18 swims=2", FAR, lowland="1/21 1/48")
    assert refusal(position, "shoot 1 3") == "A15.6l"
    # Three fields away 14, and one more for the swimmer.
    assert 3 in after(position, "shoot 2 3", rolls=[14]).state.figures
    assert 3 not in after(position, "shoot 2 3", rolls=[15]).state.figures


@pytest.mark.rule("A15.6n")
def test_those_on_one_field_support_each_other() -> None:
    position = sea(
        "0 hero 1/20 swims=1", "0 axe 1/20 swims=1", "0 axe 1/45", FAR, lowland="1/45 1/48", round=1
    )
    position = after(after(position, "end"), "end", rolls=[9])
    # Whose roll it was is said afterwards.
    assert position.due == (0,)
    position = after(position, "assign 2", rolls=[10])
    assert 1 in position.state.figures and 2 not in position.state.figures


@pytest.mark.rule("A15.6q", "A15.6r", "EX-A15.6r")
def test_when_a_ship_sinks_its_warriors_swim_and_the_rest_is_lost() -> None:
    crew = ("0 axe 1/20+1", "0 light-horse 1/20+1 led_by=2", "0 lance 1/19+1", FAR)
    position = sea("0 longship 1/20 pole=E", *crew, lowland="1/48", chapters=(2, 3, 4, 5, 7, 15))
    position = sunk(position)  # type: ignore[assignment]
    assert where(position) == {2: "1/20", 4: "1/19", 5: "1/48"}
    position = after(after(position, "end"), "end", rolls=[10, 10])
    assert {2, 4} <= set(position.state.figures)
    position = after(position, "end", "end")
    assert set(position.state.figures) == {5} or position.outcome is not None


@pytest.mark.rule("A15.6s")
def test_from_a_raft_they_cling_to_the_beams() -> None:
    position = sea("0 raft 1/20", "0 axe 1/20+1", "0 axe 1/45", FAR, lowland="1/45 1/48")
    position = sunk(position)  # type: ignore[assignment]
    position = after(position, "end")
    position = after(position, "end", rolls=[10])
    position = after(position, "end")
    position = after(position, "end", rolls=[10])
    assert 2 in position.state.figures
    assert "drowned" in events(after(position, "end"), "end")


@pytest.mark.rule("A15.6t")
def test_what_was_tied_to_a_raft_is_free() -> None:
    position = sea("0 raft 1/20 tied=2", "0 raft 1/21 tied=1", FAR, lowland="1/48")
    assert sunk(position).state.figures[2].tied == ()  # type: ignore[attr-defined]


@pytest.mark.rule("A14.3w", "A14.3x", "A14.3v")
def test_a_ship_bears_one_hit_on_each_half() -> None:
    position = sea("0 longship 1/20 pole=E", FAR, lowland="1/48")
    change = Change(position)
    for half in ("front", "rear"):
        damage_half(change, change.state.figures[1], half)
    assert change.state.figures[1].damage == ("front", "rear")
    damage_half(change, change.state.figures[1], "rear")
    assert 1 not in change.state.figures


@pytest.mark.rule("A15.6d", "A15.6e", "A15.6b", "A15.6c", "A14.3w")
def test_warriors_on_long_ships_have_cover() -> None:
    def needed(ship: str, shooter: str = "0 bow 1/22") -> list[int]:
        position = sea(shooter, ship, "1 axe 1/20+1", FAR, lowland="1/22 1/48")
        return [n for n in range(12, 17) if 3 not in after(position, "shoot 1 3", rolls=[n]).state.figures]

    # Deck and lowland are equally high, so at two fields 13, and one for the cover.
    assert min(needed("1 longship 1/20 pole=W")) == 14
    assert min(needed("1 raft 1/20")) == 13
    assert min(needed("1 longship 1/20 pole=W damage=front")) == 13
    assert min(needed("1 longship 1/20 pole=W damage=rear")) == 14


@pytest.mark.rule("A15.6h")
def test_a_device_goes_overboard_with_those_who_carry_it() -> None:
    crew = ("0 wagon 1/20+1", "0 axe 1/20+1", "0 axe 1/19+1", "0 axe 1/20+1", FAR)
    position = sea("0 longship 1/20 pole=E", *crew, lowland="1/48", chapters=(2, 3, 4, 5, 7, 8, 15))
    assert refusal(position, "heave 2 1/21 3,4") == "A15.6h"
    position = after(position, "heave 2 1/21 3,5")
    assert where(position) == {1: "1/20", 3: "1/21", 4: "1/19+1", 5: "1/21", 6: "1/48"}


@pytest.mark.rule("A18.1e")
def test_water_holds_four() -> None:
    position = sea("0 raft 1/20", *["0 axe 1/20+1"] * 4, FAR, lowland="1/48")
    position = after(position, "jump 2 1/21", "jump 3 1/21", "jump 4 1/21", "jump 5 1/21")
    assert position.state.index.free[position.state.index.ground.number["1/21"]] == 0


@pytest.mark.rule("A14.3v", "A14.3w", "A14.3x", "A15.6q")
def test_a_stone_hits_the_half_that_lies_there() -> None:
    crew = ("0 longship 1/20 pole=E", "0 axe 1/20+1", "0 axe 1/19+1", FAR)
    position = sea(*crew, lowland="1/48", chapters=(2, 3, 4, 5, "14.3", 15))
    change = Change(position)
    field = position.state.index.ground.number["1/19"]
    hit_field(change, field, 1)
    assert change.state.figures[1].damage == ("rear",)
    hit_field(change, field, 1)
    assert 1 not in change.state.figures and change.state.figures[2].swims
