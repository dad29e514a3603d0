"""10.1 to 10.3: walls are climbed, gates are moved, and both keep blows away."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.terms import SIDES
from tests.armageddon.table import after, battle, events, lines, refusal

CHAPTERS = (2, 3, 4, 5, "10.1")
ALL = (2, 3, 4, 5, 6, 7, 8, 9, "10.1")


def ring(field: str, gate: str = "", state: str = "closed") -> str:
    """Walls on all sides of a field, perhaps one of them with a gate."""
    return " ".join(f"{field}-{side}" + (f"-{state}" if side == gate else "") for side in SIDES)


def walled(*figures: str, chapters: tuple[Any, ...] = CHAPTERS, **more: Any) -> ArmageddonPosition:
    return battle(*figures, chapters=chapters, **more)


def price(position: ArmageddonPosition, gait: Any, one: str, other: str) -> int | str:
    """What a step costs, or the rule that forbids it."""
    index: Index = position.state.index
    here, there = index.ground.number[one], index.ground.number[other]
    return index.price(gait, here, there) or index.barrier(gait, here, there) or 0


# 10.1


@pytest.mark.rule("A10.1c", "A10.1g", "A10.1f")
@pytest.mark.parametrize("wall", ["1/19-E", "1/20-W"])
@pytest.mark.parametrize("gate", ["", "-closed"])
@pytest.mark.rule("A10.1i", "R-A10.1i")
def test_a_wall_is_climbed_for_one_step_more_from_either_side(wall: str, gate: str) -> None:
    position = walled("0 axe 1/1", walls=wall + gate)
    assert price(position, "foot", "1/19", "1/20") == price(position, "foot", "1/20", "1/19") == 2
    assert price(position, "foot", "1/19", "1/18") == 1


@pytest.mark.rule("A10.1g", "A10.1d")
def test_who_is_walled_in_gets_one_field_far() -> None:
    position = walled("0 axe 1/19", "0 axe 1/19", "0 axe 1/19", "0 axe 1/19", walls=ring("1/19"))
    assert len(lines(position, "go 1")) == 6
    out = after(position, "go 1 1/20").state
    assert out.figures[1].steps == 2
    # They need no room: four stood there.
    assert refusal(position, "go 1 1/21") == "A2.3c"


@pytest.mark.rule("A10.1h", "R-A10.1h")
@pytest.mark.parametrize(
    ("ground", "up", "down"),
    [
        ({"highland": "1/20"}, "A10.1h", "A10.1h"),
        ({"highland": "1/20", "ramps": "1/19-1/20"}, 3, 2),
        ({"mountain": "1/20"}, "A10.1h", "A10.1h"),
        ({"rivers": "1/19-1/20"}, "A10.1h", "A10.1h"),
        ({"moats": "1/19-1/20"}, "A10.1h", "A10.1h"),
        ({"moats": "1/19-1/20", "bridges": "1/19-1/20"}, 2, 2),
        ({"forest": "1/20"}, 2, 2),
    ],
)
def test_what_lies_at_a_wall_decides_whether_it_is_climbed(
    ground: dict[str, Any], up: int | str, down: int | str
) -> None:
    position = walled("0 axe 1/1", walls="1/20-W", **ground)
    assert price(position, "foot", "1/19", "1/20") == up
    assert price(position, "foot", "1/20", "1/19") == down


@pytest.mark.rule("A10.1h")
def test_on_foot_nobody_climbs_a_wall_up_a_ramp() -> None:
    position = walled("0 axe 1/19", walls=ring("1/19"), highland="1/20", ramps="1/19-1/20")
    assert refusal(position, "go 1 1/20") == "A2.3c"
    assert refusal(walled("0 axe 1/19", walls=ring("1/19"), rivers="1/19-1/20"), "go 1 1/20") == "A10.1h"


@pytest.mark.rule("A10.1j", "R-A10.1j")
def test_animals_and_phalanxes_climb_no_walls() -> None:
    for gait in ("led", "ride", "phalanx", "wheels", "elephant", "device"):
        position = walled("0 axe 1/1", chapters=ALL, walls="1/19-E")
        assert price(position, gait, "1/19", "1/20") == "A10.1j"
        assert price(position, gait, "1/20", "1/19") == "A10.1j"
    position = walled("0 light-horse 1/19", "0 axe 1/19 on=1", chapters=ALL, walls=ring("1/19"))
    assert refusal(position, "go 2 1/20") == "A10.1j" and not lines(position, "go")
    led = walled("0 light-horse 1/19 led_by=2", "0 axe 1/19", chapters=ALL, walls=ring("1/19"))
    assert refusal(led, "go 2 1/20") == "A10.1j"
    assert not refusal(after(led, "release 1"), "go 2 1/20")


@pytest.mark.rule("R-A10.1j")
def test_a_wagon_is_not_pulled_over_a_wall() -> None:
    men = ("0 wagon 1/18", "0 axe 1/19", "0 axe 1/19")
    assert refusal(walled(*men, chapters=ALL), "pull 1 2,3 1/20") == ""
    assert refusal(walled(*men, chapters=ALL, walls="1/19-E"), "pull 1 2,3 1/20") == "A10.1j"
    assert refusal(walled(*men, chapters=ALL, walls="1/19-E-open"), "pull 1 2,3 1/20") == ""


@pytest.mark.rule("R-A9.1h")
@pytest.mark.parametrize(("walls", "rule"), [("", ""), ("1/19-E", "A9.1h"), ("1/20-W-open", "")])
def test_nobody_gets_on_an_elephant_over_a_wall(walls: str, rule: str) -> None:
    position = walled("0 elephant 1/19", "0 axe 1/20", chapters=ALL, walls=walls)
    assert refusal(position, "mount 2 1") == rule


@pytest.mark.rule("A10.1k", "R-A10.1k", "A10.3k")
def test_two_walls_are_climbed_as_one() -> None:
    position = walled("0 axe 1/1", walls="1/19-E 1/20-W")
    assert price(position, "foot", "1/19", "1/20") == 2


@pytest.mark.rule("A10.3j")
def test_a_passage_leads_through_a_double_wall() -> None:
    position = walled("0 axe 1/19", "1 axe 1/20", walls="1/19-E 1/20-W", passages="1/19-1/20", chapters=ALL)
    assert price(position, "foot", "1/19", "1/20") == price(position, "ride", "1/20", "1/19") == 1
    assert not refusal(position, "attack 1 2")
    # It cannot be closed.
    assert not lines(position, "close")


# 10.2

GATE = ring("1/19", "E")


@pytest.mark.rule("A10.2c", "A10.2e", "A10.2h", "R-A10.2h", "EX-A10.2h")
def test_a_warrior_opens_a_gate_and_walks_out() -> None:
    position = walled("0 axe 1/19", walls=GATE)
    assert lines(position, "open") == ["open 1 1/20"]
    opened = after(position, "open 1 1/20")
    assert opened.state.figures[1].steps == 0 and not opened.state.figures[1].acted
    assert price(opened, "foot", "1/19", "1/20") == price(opened, "foot", "1/20", "1/19") == 1
    gone = after(opened, "go 1 1/21").state
    assert gone.figures[1].steps == 2


@pytest.mark.rule("A10.2h", "EX-A10.2h", "R-A10.2h")
def test_a_gate_is_closed_after_duels() -> None:
    men = ("0 axe 1/19", "0 axe 1/19", "0 axe 1/19", "1 lance 1/20")
    position = walled(*men, walls=ring("1/19", "E", "open"))
    fought = after(position, "attack 1 4", rolls=[5, 5])
    assert isinstance(fought.step, Combat)
    closed = after(fought, "close 1 1/20")
    # It was no action, and nobody fights through it now.
    assert closed.due == (1,) and refusal(after(fought, "close 2 1/20"), "attack 3 4", 0)
    assert closed.state.works.walls[-1].gate == "closed"


@pytest.mark.rule("A10.2e")
def test_a_gate_is_moved_once_in_a_round_and_a_warrior_moves_one() -> None:
    walls = ring("1/19", "E").replace("1/19-W", "1/19-W-closed")
    position = after(walled("0 axe 1/19", "0 axe 1/19", "1 axe 1/1", walls=walls), "open 1 1/20")
    assert refusal(position, "close 2 1/20") == "A10.2e"
    assert refusal(position, "open 1 1/18") == "A10.2e"
    assert lines(position, "open") == ["open 2 1/18"] and not lines(position, "close")
    # In the next round both may move one again.
    later = after(position, "end", "end")
    assert later.state.round == 2 and not refusal(later, "close 1 1/20")


@pytest.mark.rule("A10.2f", "A10.2e")
def test_a_gate_is_moved_from_the_inside_by_a_warrior() -> None:
    men = ("0 axe 1/20", "0 light-horse 1/19", "1 axe 1/19")
    position = walled(*men, walls=GATE, chapters=ALL)
    assert refusal(position, "open 1 1/19") == "A10.2f"
    assert refusal(position, "open 2 1/20") == "A10.2f"
    assert refusal(position, "open 3 1/20") == "A2.4e"
    assert not lines(position, "open")
    plain = walled("0 axe 1/19", walls=ring("1/19"))
    assert refusal(plain, "open 1 1/20") == "A10.2f"


@pytest.mark.rule("A10.2f")
def test_what_is_open_is_not_opened() -> None:
    position = walled("0 axe 1/19", walls=ring("1/19", "E", "open"))
    assert lines(position, "close") == ["close 1 1/20"] and refusal(position, "open 1 1/20")
    assert refusal(position, "close 9 1/20") and refusal(position, "close 1 9/20")


@pytest.mark.rule("A10.2g")
@pytest.mark.parametrize(
    ("men", "rule"),
    [
        (["0 axe 1/19"], ""),
        (["0 axe 1/19", "1 axe 1/19"], "A10.2g"),
        (["0 axe 1/19", "0 axe 1/19", "1 axe 1/19"], ""),
        (["0 axe 1/19", "1 axe 1/19", "1 axe 1/19"], "A10.2g"),
        # Allies count together, and do not quarrel.
        (["0 axe 1/19", "1 axe 1/19", "2 axe 1/19"], ""),
        (["0 axe 1/19", "2 axe 1/19"], ""),
    ],
)
def test_where_several_are_the_majority_decides(men: list[str], rule: str) -> None:
    position = walled(*men, walls=GATE, seats=3, sides=(0, 1, 0))
    assert refusal(position, "open 1 1/20") == rule


@pytest.mark.rule("A10.2d", "A10.4a")
@pytest.mark.parametrize("water", ["rivers", "moats"])
def test_a_gate_at_a_river_is_a_drawbridge(water: str) -> None:
    position = walled("0 axe 1/19", walls=GATE, chapters=ALL, **{water: "1/19-1/20"})
    assert price(position, "foot", "1/19", "1/20") == "A10.1h"
    opened = after(position, "open 1 1/20")
    assert price(opened, "foot", "1/19", "1/20") == price(opened, "ride", "1/19", "1/20") == 1
    assert price(opened, "foot", "1/20", "1/19") == 1


def test_a_gate_is_told() -> None:
    (told,) = events(walled("0 axe 1/19", walls=GATE), "open 1 1/20")
    assert (told.key, told.args["result"], told.args["place"]) == ("gate", "open", "1/20")


# 10.3: melee


@pytest.mark.rule("A10.3a", "A10.3f")
@pytest.mark.parametrize(
    ("walls", "rule"),
    [
        ("1/19-E", "A10.3a"),
        ("1/20-W", "A10.3a"),
        ("1/19-E-closed", "A10.3a"),
        ("1/19-E 1/20-W", "A10.3a"),
        ("1/19-E-open", ""),
        ("1/19-W", ""),
    ],
)
def test_walls_and_closed_gates_keep_melee_apart(walls: str, rule: str) -> None:
    position = walled("0 axe 1/19", "1 axe 1/20", walls=walls)
    assert refusal(position, "attack 1 2") == rule
    assert refusal(walled("1 axe 1/19", "0 axe 1/20", walls=walls), "attack 2 1") == rule


def test_without_the_chapter_there_are_no_walls() -> None:
    position = walled("0 axe 1/19", chapters=(2, 3, 4, 5), walls=GATE, moats="1/19-1/18")
    assert price(position, "foot", "1/19", "1/20") == price(position, "foot", "1/19", "1/18") == 1
    assert not lines(position, "open")
