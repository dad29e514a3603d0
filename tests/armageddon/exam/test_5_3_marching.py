"""Examination of marches (A2.3e, A2.3g) over ground, and of edges where two great fields meet."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.armageddon.exam.compass import AROUND, CELLS, NAMES, SEVEN, chart, from_here
from tests.armageddon.table import after, battle, events, land, lines, places, refusal

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)
EDGE = f"{HERE}-{EAST}"


@pytest.mark.rule("A2.3e", "A2.3g", "A2.3i")
@pytest.mark.parametrize("seed", range(25))
def test_all_of_a_march_of_one_step_go_exactly_if_all_have_room_in_the_end(seed: int) -> None:
    """On flat ground: whoever goes foremost makes room for the next."""
    rng = random.Random(seed)
    near = [name for name in CELLS if rng.random() < 0.5]
    figures, movers = [], []
    for name in near:
        for _ in range(rng.choice((1, 2, 4))):
            figures.append((0 if rng.random() < 0.8 else 1, name))
    share = rng.choice((0.3, 0.9, 1.0))
    step = rng.choice(AROUND)
    for number, (owner, name) in enumerate(figures, 1):
        q, r = CELLS[name]
        on_board = (q + step[0], r + step[1]) in NAMES
        if owner == 0 and (on_board or rng.random() < 0.02) and rng.random() < share:
            movers.append(number)
    crowd: dict[str, int] = {}
    is_over_the_rim = False
    for number, (_, name) in enumerate(figures, 1):
        stands, (q, r) = name, CELLS[name]
        if number in movers:
            there = (q + step[0], r + step[1])
            is_over_the_rim |= there not in NAMES
            stands = NAMES.get(there, name)
        crowd[stands] = crowd.get(stands, 0) + 1
    fits = not is_over_the_rim and max(crowd.values()) <= 4
    rng.shuffle(movers)
    first = CELLS[figures[movers[0] - 1][1]]
    goal = NAMES.get((first[0] + step[0], first[1] + step[1]))
    if goal is None:
        return
    position = battle(*(f"{owner} axe {name}" for owner, name in figures), chapters=(2, 3))
    line = f"march {','.join(map(str, movers))} {goal}"
    if refusal(position, line):
        assert not fits
        return
    gone = after(position, line).state.figures
    assert all(number in movers for number in gone if gone[number].steps)
    assert all(gone[number].steps == 1 for number in movers) == fits
    assert max(Counter(figure.field for figure in gone.values()).values()) <= 4


@pytest.mark.rule("A2.3e", "A5.3a", "A5.3c")
def test_each_of_a_march_pays_for_his_own_ground() -> None:
    south = from_here(HERE, 0, 1)
    ground: dict[str, Any] = {"rivers": f"{south}-{from_here(south, 1, 0)}"}
    position = battle(f"0 axe {HERE}", f"0 axe {south}", "1 axe 1/1", **ground)
    gone = after(position, f"march 1,2 {EAST}")
    assert [gone.state.figures[number].steps for number in (1, 2)] == [1, 2]
    tired = battle(f"0 axe {HERE}", f"0 axe {south} steps=1 course=a", "1 axe 1/1", **ground)
    assert [after(tired, f"march 1,2 {EAST}").state.figures[number].steps for number in (1, 2)] == [1, 1]
    steep = battle(f"0 axe {HERE}", f"0 axe {south}", "1 axe 1/1", mountain=from_here(south, 1, 0))
    assert events(steep, f"march 1,2 {EAST}")[0].args["reasons"] == ("@refusal-A5-3b",)


@pytest.mark.rule("A2.3g", "A5.2d")
def test_of_three_two_march_into_a_swamp() -> None:
    position = battle(*[f"0 axe {HERE}"] * 3, "1 axe 1/1", swamp=EAST)
    assert list(places(after(position, f"march 1,2,3 {EAST}")).values())[:3] == [EAST, EAST, HERE]


@pytest.mark.rule("A2.3g")
def test_through_a_narrow_place_one_after_another() -> None:
    """A swamp holds two; all four go through it to the far side, if they go one by one."""
    walls = [cell for cell in AROUND if cell != (1, 0)]
    peaks = " ".join(from_here(HERE, *cell) for cell in walls)
    position = battle(*[f"0 axe {HERE}"] * 4, f"1 axe {EAST}", "1 axe 1/1", swamp=EAST, peaks=peaks)
    gone = after(position, f"march 1,2,3,4 {FAR_EAST}")
    assert set(list(places(gone).values())[:4]) == {FAR_EAST}
    full = battle(*[f"0 axe {HERE}"] * 4, *[f"1 axe {EAST}"] * 2, swamp=EAST, peaks=peaks)
    assert refusal(full, f"march 1,2,3,4 {FAR_EAST}")


# Where great fields meet


def _across() -> tuple[str, str, str, str, str]:
    """A field at the border, the two to the east of it in another great field, and the two below them."""
    cells = chart(SEVEN)
    names = {cell: name for name, cell in cells.items()}
    q, r = cells["1/30"]
    return "1/30", names[q + 1, r], names[q + 2, r], names[q, r + 1], names[q + 1, r + 1]


@pytest.mark.rule("A2.1f", "A5.3c", "A5.3a", "A5.4g", "A5.4b", "A5.5e")
def test_rivers_and_levels_lie_on_borders_too() -> None:
    here, east, far, _, _ = _across()
    assert not east.startswith("1/")
    river = land(great=SEVEN, rivers=f"{here}-{east}")
    assert refusal(battle(f"0 axe {here} steps=1 course=a", "1 axe 1/1", on=river), f"go 1 {east}")
    assert refusal(battle(f"0 axe {here}", "1 axe 1/1", on=river), f"go 1 {east}") == ""
    assert refusal(battle(f"0 axe {here}", f"1 axe {east}", on=river), "attack 1 2") == "A5.4g"
    assert lines(battle(f"0 bow {here}", f"1 axe {east}", on=river), "shoot") == ["shoot 1 2"]
    high = land(great=SEVEN, mountain=east)
    assert refusal(battle(f"0 axe {here}", f"1 axe {east}", on=high), "attack 1 2") == "A5.4d"
    assert refusal(battle(f"0 axe {here}", "1 axe 1/1", on=high), f"go 1 {far}"), "no way over the mountain"


@pytest.mark.rule("A2.1f", "A5.5i", "A5.5j")
def test_woods_hide_across_borders() -> None:
    here, east, far, south_east, corner = _across()
    assert (
        refusal(battle(f"0 bow {here}", f"1 axe {far}", on=land(great=SEVEN, forest=east)), "shoot 1 2")
        == "A5.5f"
    )
    army = (f"0 bow {here}", f"1 axe {corner}")
    assert refusal(battle(*army, on=land(great=SEVEN, forest=east)), "shoot 1 2") == ""
    assert refusal(battle(*army, on=land(great=SEVEN, forest=south_east)), "shoot 1 2") == ""
    assert refusal(battle(*army, on=land(great=SEVEN, forest=f"{east} {south_east}")), "shoot 1 2") == "A5.5f"
