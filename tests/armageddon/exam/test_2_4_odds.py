"""Examination of the odds that are shown before a die falls: counted over all rolls of three dice."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from tests.armageddon.exam.compass import CELLS, NAMES, beside, from_here, row_of
from tests.armageddon.table import battle, played, said

HERE = "1/26"
EAST = from_here(HERE, 1, 0)
OTHER = next(NAMES[cell] for cell in beside(CELLS[HERE]) if cell in beside(CELLS[EAST]))
ROLLS = Counter(map(sum, product(range(1, 7), repeat=3)))


def odds(mine: int, yours: int) -> tuple[float, float]:
    """A2.4t: chances that the attacker and that the defender kills, by their points."""
    kills = dies = 0
    for (attack, ways), (defence, others) in product(ROLLS.items(), ROLLS.items()):
        kills += ways * others * (attack >= 12 and attack + mine > defence + yours)
        dies += ways * others * (defence >= 12 and defence + yours > attack + mine)
    return kills / 216**2, dies / 216**2


@pytest.mark.rule("A2.4t", "A2.4o", "A3.2g", "A5.4b", "A5.4e", "A5.4f")
@pytest.mark.parametrize(
    ("army", "line", "ground", "points"),
    [
        (("axe", "axe", "axe"), "attack 1 3", {}, (2, 0)),
        (("axe", "axe", "lance"), "attack 1 3", {}, (3, 0)),
        (("axe", "axe", "sword"), "attack 1 3", {}, (2, 1)),
        (("bow", "bow", "hero"), "attack 1 3 2", {}, (0, 6)),
        (("hero", "hero", "axe"), "attack 1 3 2", {}, (16, 0)),
        (("axe", "axe", "hero"), "attack 1 3 2", {}, (4, 6)),
        (("axe", "axe", "sword"), "attack 1 3 2", {"highland": f"{HERE} {OTHER}"}, (6, 1)),
        (("axe", "lance", "sword"), "attack 2 3 1", {"highland": EAST}, (5, 1)),
        (("axe", "axe", "champion"), "attack 1 3 2", {"highland": f"{HERE} {EAST}"}, (4, 3)),
        (("axe", "axe", "axe"), "attack 1 3", {"highland": HERE, "ramps": f"{HERE}-{EAST}"}, (2, 0)),
    ],
)
def test_odds_of_a_duel(army: tuple[str, str, str], line: str, ground: Any, points: tuple[int, int]) -> None:
    position = battle(
        f"0 {army[0]} {HERE}", f"0 {army[1]} {OTHER}", f"1 {army[2]} {EAST}", "1 axe 1/1", **ground
    )
    told = played(position, line, [10, 10]).events[0].args
    assert (told["attack_total"], told["defence_total"]) == (10 + points[0], 10 + points[1])
    shown = GAME.preview(position, 0, said(line))
    assert shown is not None
    assert (shown.chances["kills"], shown.chances["dies"]) == pytest.approx(odds(*points), abs=1e-12)


@pytest.mark.rule("A4.2d", "A5.5b", "A5.5p", "A5.5e")
@pytest.mark.parametrize(
    ("distance", "ground", "number"),
    [(2, "", 13), (5, "", 16), (3, "forest", 15), (3, "highland", 15), (1, "mountain", 14)],
)
def test_odds_of_a_shot(distance: int, ground: str, number: int) -> None:
    row = row_of(8)
    land: dict[str, Any] = {ground: row[distance]} if ground else {}
    position = battle(f"0 bow {row[0]}", f"1 axe {row[distance]}", **land)
    shown = GAME.preview(position, 0, said("shoot 1 2"))
    assert shown is not None
    hits = sum(ways for roll, ways in ROLLS.items() if roll >= number) / 216
    assert shown.chances["hits"] == pytest.approx(hits, abs=1e-12)
