"""14.1, 14.3 in and on towers, with chapter 11 in use."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.ground.works import Tower, Wall, Works
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.hits import hit
from tests.armageddon.table import after, battle, places, refusal

BOOK = (2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14)
FAR = ("0 axe 1/1", "1 axe 1/48")
ONAGER = ("0 onager 1/26", "0 axe 1/26", "0 axe 1/26")  # figures 3 to 5


def place(name: str) -> int:
    return battle(*FAR, chapters=BOOK).state.index.ground.number[name]


def towers(*names: str, gate: int | None = None, joined: Any = (), **parts: Any) -> Works:
    """Towers with stairs and platforms; a gate on this side of all of them, open."""
    floors = parts.get("floors", 1)
    walls = [
        Wall(place(name) + floor * 48, side, "open" if side == gate and not floor else "")
        for name in names
        for floor in range(floors)
        for side in range(6)
    ]
    built = [
        Tower(place(name), platform=floors, battlements=True, **{"stairs": True, **parts}) for name in names
    ]
    pairs = tuple((place(one), place(other)) for one, other in joined)
    return Works(tuple(walls), tuple(built), passages=pairs)


def stand(*figures: str, works: Works, **more: Any) -> ArmageddonPosition:
    position = battle(*FAR, *figures, chapters=BOOK, **more)
    return msgspec.structs.replace(position, state=position.state.but(works=works))


@pytest.mark.rule("A14.1b", "A14.1a", "A11.1i")
def test_it_is_brought_through_a_tower_gate_and_up_the_stairs() -> None:
    into = stand("0 onager 1/27", "0 axe 1/27", "0 axe 1/27", works=towers("1/26", gate=0))
    assert places(after(into, "carry 3 4,5 1/26"))[3] == "1/26"
    up = stand(*ONAGER, works=towers("1/26"))
    assert refusal(up, "lob 4 3 1/29") == "A14.2b"
    above = after(up, "carry 3 4,5 1/26+1")
    assert {places(above)[each] for each in (3, 4, 5)} == {"1/26+1"}
    assert refusal(above, "lob 4 3 1/29") == ""
    # No stairs, no way; and nothing else is brought up there.
    assert refusal(stand(*ONAGER, works=towers("1/26", stairs=False)), "carry 3 4,5 1/26+1")
    ram = stand("0 ram 1/26", *ONAGER[1:], works=towers("1/26"))
    assert refusal(ram, "carry 3 4,5 1/26+1")


@pytest.mark.rule("A14.1b", "A11.2e")
def test_it_is_brought_through_passages() -> None:
    works = towers("1/26", "1/27", joined=[("1/26+1", "1/27+1")])
    position = stand("0 onager 1/26+1", "0 axe 1/26+1", "0 axe 1/26+1", works=works)
    assert places(after(position, "carry 3 4,5 1/27+1"))[3] == "1/27+1"
    apart = stand("0 onager 1/26+1", "0 axe 1/26+1", "0 axe 1/26+1", works=towers("1/26", "1/27"))
    assert refusal(apart, "carry 3 4,5 1/27+1")


@pytest.mark.rule("A14.2i", "R-A14.2j", "A14.2k")
def test_from_a_platform_nothing_is_added_for_what_is_below_it() -> None:
    position = stand("0 onager 1/26+1", "0 axe 1/26+1", works=towers("1/26"), highland="1/29", forest="1/28")
    listed = position.state.index
    for order in ("lob 4 3 1/28", "lob 4 3 1/29"):
        assert refusal(position, order) == ""
    threw = after(position, "lob 4 3 1/29", rolls=[13])
    assert listed is not None and threw.state.figures[3].acted


@pytest.mark.rule("A14.3h", "A14.3i", "A14.3j")
def test_a_tower_is_taken_down_by_hits() -> None:
    figures = ("1 axe 1/26", "1 onager 1/26+1", "1 axe 1/26+1")
    position = stand(*figures, works=towers("1/26"), in_combat=True)
    first = hit(position, "1/26", [10]).position
    assert 4 not in first.state.figures and {3, 5} <= set(first.state.figures)
    second = hit(first, "1/26").position
    assert 5 not in second.state.figures and 3 in second.state.figures
    third = hit(second, "1/26", [9]).position
    assert 3 not in third.state.figures and len(third.state.works.walls) == 6
    assert len(after(third, "topple 1/26 E").state.works.walls) == 4


@pytest.mark.rule("A14.3y", "A17.6m")
def test_magicians_are_spared_unless_they_are_mortal() -> None:
    chapters = (2, 3, 4, 5, "14.3", "16.2", "17")
    position = battle(*FAR, "1 magician 1/26", "1 axe 1/26", chapters=chapters, in_combat=True)
    assert set(hit(position, "1/26", [9]).position.state.figures) == {1, 2, 3}
    mortal = battle(*FAR, "1 mortal-magician 1/26", chapters=chapters, in_combat=True)
    assert 3 in hit(mortal, "1/26", [7]).position.state.figures
    assert 3 not in hit(mortal, "1/26", [6]).position.state.figures
