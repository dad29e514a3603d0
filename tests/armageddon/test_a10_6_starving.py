"""10.6: who is shut in, what a state of siege is, and how one goes hungry."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch10_walls.besieging import state_of
from hexenkessel.games.armageddon.chapters.ch10_walls.position import position_at
from hexenkessel.games.armageddon.field import Siege
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.position import Position
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from tests.armageddon.table import after, battle, events, land, lines, refusal
from tests.armageddon.test_a10_1_walls import ring

CHAPTERS = (2, 3, 4, 5, 10)
ALL = (2, 3, 4, 5, 6, 7, 8, 9, 10)
# A tower-like place on a hill: its walls cannot be climbed, and its gate only from above.
HILL: dict[str, Any] = {"walls": ring("1/19", "E"), "highland": "1/19", "ramps": "1/19-1/20"}
OPEN = HILL | {"walls": ring("1/19", "E", "open")}
PEAKS: dict[str, Any] = {"peaks": "1/12 1/13 1/18 1/20 1/26 1/27"}


def hill(*men: str, chapters: tuple[Any, ...] = CHAPTERS, **more: Any) -> ArmageddonPosition:
    return battle(*men, chapters=chapters, **(HILL | more))


def besieged(
    *men: str, since: int = 1, round: int = 3, hunger: dict[int, int] | None = None, **more: Any
) -> ArmageddonPosition:
    """Seat 0 has announced the siege of 1/19 in round 1; with 1 field the first hunger is in round 3."""
    position = hill(*men, round=round, **more)
    field = position.state
    place = field.index.ground.number["1/19"]
    field = field.changing(*(field.figures[who].but(hunger=many) for who, many in (hunger or {}).items()))
    field = field.but(sieges=(Siege(0, (place,), since),))
    return Position(position.setup, 0, position.steps, field)  # type: ignore[arg-type]


def shut_in(position: ArmageddonPosition, name: str = "1/19", side: int = 0) -> list[str]:
    index = position.state.index
    return sorted(map(index.name, position_at(index, side, index.ground.number[name])))


# Who can be starved


@pytest.mark.rule("A10.6a", "A10.6d")
def test_unclimbable_walls_shut_in() -> None:
    assert shut_in(hill("0 axe 1/21", "1 axe 1/19")) == ["1/19"]
    assert shut_in(battle("0 axe 1/21", "1 axe 1/19", chapters=CHAPTERS, **OPEN)) == []


@pytest.mark.rule("A10.6a", "R-A10.6e", "A10.6e")
@pytest.mark.parametrize(
    "ground",
    [
        {"walls": ring("1/19", "E")},  # on level ground they are climbed
        {"walls": ring("1/19")[:-8], "highland": "1/19", "ramps": "1/19-1/13"},  # there is a gap at the ramp
        {"walls": ring("1/19")[:-8], "highland": "1/19"},  # and here one climbs
    ],
)
def test_where_one_can_get_in_nobody_is_shut_in_however_full_it_is(ground: dict[str, Any]) -> None:
    position = battle("0 axe 1/21", *["1 axe 1/19"] * 4, chapters=CHAPTERS, **ground)
    assert shut_in(position) == [] and refusal(position, "besiege 1/19") == "A10.6d"


@pytest.mark.rule("A10.6a")
def test_moats_shut_in_with_walls() -> None:
    moats = " ".join(f"1/19-{each}" for each in ("1/12", "1/13", "1/18", "1/20", "1/26", "1/27"))
    position = battle("0 axe 1/21", "1 axe 1/19", chapters=CHAPTERS, walls=ring("1/19", "E"), moats=moats)
    assert shut_in(position) == ["1/19"]


@pytest.mark.rule("A10.6b")
def test_a_gate_within_joins_what_it_parts() -> None:
    # Two fields on a hill with a gate between them, and one from the second outwards.
    walls = [word for word in ring("1/19", "E").split() + ring("1/20", "E").split() if word != "1/20-W"]
    two: dict[str, Any] = {"walls": " ".join(walls), "highland": "1/19 1/20", "ramps": "1/20-1/21"}
    position = battle("0 axe 1/22", "1 axe 1/19", chapters=CHAPTERS, **two)
    assert shut_in(position) == shut_in(position, "1/20") == ["1/19", "1/20"]
    assert lines(position, "besiege") == ["besiege 1/19"]


@pytest.mark.rule("A10.6d")
def test_who_holds_the_inside_of_a_gate_can_come_out() -> None:
    position = hill("0 axe 1/19", "1 axe 1/19")
    assert shut_in(position) == []


@pytest.mark.rule("A10.6a", "A10.6d")
def test_an_island_is_shut_in_until_there_are_ships() -> None:
    waters: dict[str, Any] = {"water": PEAKS["peaks"]}
    men = ("0 axe 1/21", "1 axe 1/19")
    assert shut_in(battle(*men, chapters=CHAPTERS, **waters)) == ["1/19"]
    assert shut_in(battle(*men, chapters=(*CHAPTERS, "14.3", 15), **waters)) == []


# The state of siege


@pytest.mark.rule("A10.6f", "R-A10.6f", "A10.6h")
@pytest.mark.parametrize(
    ("besieger", "rule"),
    [("1/21", ""), ("1/20", ""), ("1/29", ""), ("1/30", "A10.6f"), ("1/17", "A10.6f"), ("1/1", "A10.6f")],
)
def test_whatever_a_sortie_reaches_must_be_in_reach(besieger: str, rule: str) -> None:
    # Through the gate one gets to 1/20 and, with the second step, to the fields beside it.
    position = hill(f"0 axe {besieger}", "1 axe 1/19")
    assert refusal(position, "besiege 1/19") == rule
    assert lines(position, "besiege") == ([] if rule else ["besiege 1/19"])


@pytest.mark.rule("A10.6f")
def test_two_besiegers_divide_the_work_and_allies_help() -> None:
    position = hill("0 axe 1/29", "2 lance 1/4", "1 axe 1/19", seats=3, sides=(0, 1, 0))
    assert not refusal(position, "besiege 1/19")
    assert refusal(hill("0 axe 1/30", "2 lance 1/4", "1 axe 1/19", seats=3), "besiege 1/19") == "A10.6f"


@pytest.mark.rule("A10.6f")
def test_who_finds_no_room_outside_makes_no_sortie_there() -> None:
    # Four stand before the gate: nobody gets past them.
    position = hill(*["0 axe 1/20"] * 4, "1 axe 1/19")
    assert not refusal(position, "besiege 1/19")


@pytest.mark.rule("A10.6g", "EX-A10.6g")
@pytest.mark.parametrize(("besieger", "rule"), [("1/21", ""), ("1/22", ""), ("1/1", ""), ("2/20", "A10.6g")])
def test_who_cannot_get_out_needs_only_one_at_the_rim(besieger: str, rule: str) -> None:
    # 1/6, 1/7, 1/14, 1/28, 1/35 and others lie around the peaks.
    two: Any = {"great": ((0, 0), (1, 0))}
    position = battle(f"0 axe {besieger}", "1 axe 1/19", chapters=CHAPTERS, **PEAKS, **two)
    assert shut_in(position) == ["1/19"]
    assert refusal(position, "besiege 1/19") == rule


@pytest.mark.rule("A10.6h")
def test_the_siege_is_announced_once() -> None:
    position = hill("0 axe 1/21", "1 axe 1/19")
    told = events(position, "besiege 1/19")[0]
    assert (told.key, told.args["count"], told.args["rounds"]) == ("siege", 1, 2)
    begun = after(position, "besiege 1/19")
    assert [siege.since for siege in begun.state.sieges] == [1]
    assert refusal(begun, "besiege 1/19") == "A10.6h" and not lines(begun, "besiege")
    # Nobody besieges nobody.
    assert refusal(begun, "besiege 1/20") and refusal(begun, "besiege 9/1")


# Accesses


def without(**changes: Any) -> list[str]:
    """What has no access on a plain of two great fields."""
    plain = msgspec.structs.replace(land(great=((0, 0), (0, 1))), **changes)
    scenario = msgspec.structs.replace(shipped()["s01"], land=plain, chapters=CHAPTERS)
    flaws = flaws_in(scenario)
    assert {flaw.word for flaw in flaws} <= {"no-access", "may-not-stay"}
    return [str(each) for each in flaws if each.word == "no-access"]


@pytest.mark.rule("A10.6b", "A10.6c")
@pytest.mark.parametrize(
    ("walls", "flaw"),
    [
        (ring("1/19"), "no-access 1/19"),
        (ring("1/19", "E"), ""),
        (ring("1/19")[:-8], ""),
        (ring("1/19", "E") + " " + ring("1/1"), "no-access 1/1"),
    ],
)
def test_every_position_needs_an_access(walls: str, flaw: str) -> None:
    assert without(walls=land(walls=walls).walls) == ([flaw] if flaw else [])


@pytest.mark.rule("A10.6b")
def test_peaks_alone_are_no_position_of_anybody() -> None:
    assert without(great_fields=land(great=((0, 0), (0, 1)), **PEAKS).great_fields) == []


@pytest.mark.rule("A10.6c", "A10.6d", "A10.6l")
def test_a_gap_that_a_tortoise_closes_is_an_access() -> None:
    gap: dict[str, Any] = {"walls": ring("1/19").replace("1/19-E ", ""), "chapters": (*CHAPTERS, 12)}
    for pole, rule, state in ((1, "", "holds"), (0, "A10.6d", "open")):
        # With a side wall to the gap it shuts them in, with its front it does not.
        men = ("0 axe 1/21", "1 axe 1/19", f"1 tortoise 1/19 pole={pole}")
        position = besieged(*men, **gap)
        assert shut_in(position) == ([] if rule else ["1/19"])
        assert state_of(position.state.index, position.state.sieges[0]) == state
        assert refusal(hill(*men, **gap), "besiege 1/19") == rule
    # Far away they do not watch the gap.
    assert (
        refusal(hill("0 axe 1/30", "1 axe 1/19", "1 tortoise 1/19 pole=1", **gap), "besiege 1/19") == "A10.6f"
    )
