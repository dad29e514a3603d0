"""One crossing: a table of steps is what the chapters say of every edge, and the latest of them rules."""

from __future__ import annotations

from random import Random
from typing import ClassVar, get_args

import pytest

from hexenkessel.games.armageddon.chapters.book import BOOK
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter, Verdict
from hexenkessel.games.armageddon.chapters.crossing import (
    Add,
    Forbid,
    Gait,
    Only,
    Toll,
    barred_blows,
    barrier,
    crossings,
    price_of,
)
from hexenkessel.games.armageddon.chapters.rules import Rules
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.ground.terrain import TERRAIN
from hexenkessel.games.armageddon.terms import Field
from tests.armageddon.table import land

GAITS: tuple[Gait, ...] = get_args(Gait)


def mixed() -> Ground:
    """A land of every terrain, with rivers, ramps and bridges anywhere."""
    rng = Random(5)
    kinds = rng.choices(sorted(TERRAIN), k=48)
    rivers, ramps, bridges = (
        " ".join(f"1/{one}-1/{one + 1}" for one in rng.sample(range(1, 48), 24)) for _ in range(3)
    )
    terrain = {
        kind.replace("-", "_"): " ".join(f"1/{small}" for small, each in enumerate(kinds, 1) if each == kind)
        for kind in TERRAIN
    }
    return ground_of(land(rivers=rivers, ramps=ramps, bridges=bridges, **terrain))  # type: ignore[arg-type]


def edges(ground: Ground) -> list[tuple[Field, Field]]:
    return [(one, other) for one, around in enumerate(ground.neighbours) for other in around]


class Toller(Chapter):
    """A chapter of tests that says one thing of every edge."""

    number: ClassVar[int] = 99
    section: ClassVar[str] = "99"

    def __init__(self, toll: Toll | None = None, blow: Verdict = None) -> None:
        self._toll, self._blow = toll, blow

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        return self._toll

    def blow_over(self, ground: Ground, one: Field, other: Field) -> Verdict:
        return self._blow


@pytest.mark.parametrize("gait", GAITS)
def test_a_table_is_what_the_chapters_say_of_each_edge(gait: Gait) -> None:
    ground, rules = mixed(), Rules(BOOK)
    ways = crossings(rules, ground, gait)
    assert crossings(rules, ground, gait) is ways
    for one, other in edges(ground):
        price = price_of(ways, one, other)
        assert bool(price) is (barrier(rules, ground, gait, one, other) is None)
        said = [toll for chapter in BOOK if (toll := chapter.toll(ground, gait, one, other)) is not None]
        if price:
            assert price == read(said)
        else:
            assert any(isinstance(toll, Forbid) for toll in said)


def read(said: list[Toll]) -> int:
    """The price by reading what was said backwards, to the last `Only`."""
    price = 0
    for toll in reversed(said):
        assert not isinstance(toll, Forbid)
        price += toll.steps
        if isinstance(toll, Only):
            break
    return price


@pytest.mark.rule("A1.1c")
def test_the_later_chapter_adds_replaces_or_forbids() -> None:
    ground = ground_of(land(highland="1/2", rivers="1/3-1/4"))
    up, wet = ((ground.number[a], ground.number[b]) for a, b in (("1/1", "1/2"), ("1/3", "1/4")))

    def price(edge: tuple[Field, Field], *tolls: Toll) -> int:
        rules = Rules([*BOOK, *map(Toller, tolls)])
        return price_of(crossings(rules, ground, "foot"), *edge)

    assert (price(up), price(wet)) == (2, 2)
    assert (price(up, Add(1)), price(up, Only(1)), price(up, Only(1), Add(2))) == (3, 1, 3)
    assert (price(up, Forbid("A9.9a")), price(up, Forbid("A9.9a"), Add(1))) == (0, 0)
    assert price(up, Forbid("A9.9a"), Only(1)) == 1
    rules = Rules([*BOOK, Toller(Forbid("A9.9a")), Toller(Forbid("A9.9b"))])
    assert barrier(rules, ground, "foot", *up) == "A9.9b"


@pytest.mark.rule("A5.4d", "A5.4g", "A1.1c")
def test_blows_are_barred_by_the_latest_who_has_an_opinion() -> None:
    ground = ground_of(land(mountain="1/2", rivers="1/3-1/4"))
    up, wet, flat = (
        (ground.number[a], ground.number[b]) for a, b in (("1/1", "1/2"), ("1/3", "1/4"), ("1/7", "1/8"))
    )
    table = barred_blows(Rules(BOOK), ground)
    assert (table.get(up), table.get(wet), table.get(flat)) == ("A5.4d", "A5.4g", None)
    assert not barred_blows(Rules([*BOOK, Toller(blow=ALLOWED)]), ground)
    assert barred_blows(Rules([*BOOK, Toller(blow="A9.9a")]), ground)[flat] == "A9.9a"
    # Where there is no terrain yet nothing bars a blow.
    assert not barred_blows(Rules(BOOK[:3]), ground)
