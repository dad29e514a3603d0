"""10.4 and 10.5: moats are filled, and bridges lie over them."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.preview import preview_of, tally_of
from tests.armageddon.table import after, lines, played, refusal, said
from tests.armageddon.test_a10_1_walls import ALL, price, walled


def moat(*men: str, **more: Any) -> ArmageddonPosition:
    return walled(*men, "1 axe 1/1", moats="1/19-1/20", chapters=ALL, **more)


@pytest.mark.rule("A10.4a")
def test_a_moat_is_a_river() -> None:
    position = moat("0 axe 1/19", "1 lance 1/20")
    assert price(position, "foot", "1/19", "1/20") == 2
    assert price(position, "phalanx", "1/19", "1/20") == "A6.1k"
    assert refusal(position, "attack 1 2") == "A5.4g"


@pytest.mark.rule("A10.4c", "A10.4d", "R-A10.4c")
@pytest.mark.parametrize(("roll", "is_left"), [(9, True), (10, False)])
def test_three_fill_a_moat_with_ten(roll: int, is_left: bool) -> None:
    position = moat("0 axe 1/19", "0 bow 1/19", "0 hero 1/20")
    assert lines(position, "fill-moat") == ["fill-moat 1/19 1/20 1,2,3"]
    filled = after(position, "fill-moat 1/20 1/19 3,1,2", rolls=[roll]).state
    assert bool(filled.works.moats) == is_left
    assert price(ArmageddonPosition(position.setup, 0, (), filled), "foot", "1/19", "1/20") == 1 + is_left
    assert all(filled.figures[each].acted for each in (1, 2, 3))


@pytest.mark.rule("A10.4c", "R-A10.4c", "A10.4e", "A10.4d")
@pytest.mark.parametrize(
    ("men", "said", "rule"),
    [
        (["0 axe 1/19", "0 axe 1/19", "0 axe 1/18"], "1,2,3", "A10.4c"),
        (["0 axe 1/19", "0 axe 1/19"], "1,2", "A10.4c"),
        (["0 axe 1/19", "0 axe 1/19", "0 axe 1/20", "0 axe 1/20"], "1,2,3,4", "A10.4c"),
        (["0 axe 1/19", "0 axe 1/19", "2 axe 1/20"], "1,2,3", "A10.4c"),
        (["0 axe 1/19", "0 axe 1/19", "0 axe 1/20 acted=1"], "1,2,3", "A10.4c"),
        (["0 axe 1/19", "0 axe 1/19", "0 light-horse 1/20", "0 axe 1/20 on=3"], "1,2,4", "A10.4c"),
        (["0 axe 1/19", "0 axe 1/19", "0 light-horse 1/20"], "1,2,3", "A10.4c"),
        (["0 axe 1/19", "0 axe 1/19", "0 axe 1/20 phalanx=1"], "1,2,3", "A10.4e"),
        (["0 axe 1/19", "0 axe 1/19", "0 light-horse 1/20 led_by=4", "0 axe 1/20"], "1,2,4", ""),
    ],
)
def test_who_can_fill_a_moat(men: list[str], said: str, rule: str) -> None:
    position = moat(*men, seats=3, sides=(0, 1, 0), phalanxes={1: Phalanx(0)})
    assert refusal(position, f"fill-moat 1/19 1/20 {said}") == rule
    assert bool(lines(position, "fill-moat")) == (not rule or said == "1,2,3,4")


@pytest.mark.rule("A10.4e")
def test_a_river_is_never_filled() -> None:
    men = ("0 axe 1/19", "0 axe 1/19", "0 axe 1/20")
    position = walled(*men, rivers="1/19-1/20")
    assert refusal(position, "fill-moat 1/19 1/20 1,2,3") == "A10.4e"
    assert not lines(position, "fill-moat")


# 10.5


@pytest.mark.rule("A10.5b")
def test_over_a_bridge_there_is_no_moat() -> None:
    position = moat("0 axe 1/19", "1 lance 1/20", bridges="1/19-1/20")
    assert price(position, "foot", "1/19", "1/20") == price(position, "phalanx", "1/20", "1/19") == 1
    assert not refusal(position, "attack 1 2")


@pytest.mark.rule("A10.4c")
def test_its_odds_are_exact() -> None:
    position = moat("0 axe 1/19", "0 bow 1/19", "0 hero 1/20")
    line = "fill-moat 1/19 1/20 1,2,3"
    preview = preview_of(position, 0, said(line))
    assert preview is not None and preview.chances == {"fills": 0.625}
    for roll, tally in ((9, 0), (10, 1)):
        filled = played(position, line, [roll])
        assert tally_of(position, filled.position, filled.events) == tally
