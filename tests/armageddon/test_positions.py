"""Random positions: fast tables against the rules read directly, and lists against single questions."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from hexenkessel.games.armageddon.actions import Attack, Go, Shoot
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_number
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import distance
from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.gate import check, continuing, decision, legal
from tests.armageddon.table import GRAMMAR, battle, land
from tests.armageddon.test_a5_5_sight import directly

KINDS = ("axe", "lance", "sword", "bow", "champion", "hero")
TERRAIN = ("highland", "mountain", "forest", "swamp", "desert", "ice_highland", "water", "peaks")
GREATS = ((0, 0), (0, 1))


def random_battle(seed: int, figures: int = 40) -> Any:
    """Two great fields of any terrain, rivers and ramps, and a crowd that fits on them."""
    rng = random.Random(seed)
    names = [f"{great}/{small}" for great in (1, 2) for small in range(1, 49)]
    painted: dict[str, list[str]] = {}
    for name in names:
        if rng.random() < 0.5:
            painted.setdefault(rng.choice(TERRAIN), []).append(name)
    terrain: dict[str, Any] = {kind: " ".join(fields) for kind, fields in painted.items()}
    flat = battle(great=GREATS, **terrain).state.index.ground
    edges = [(one, other) for one in range(flat.size) for other in flat.neighbours[one] if one < other]
    rivers = [edge for edge in edges if rng.random() < 0.15]
    ramps = [e for e in edges if abs(flat.level[e[0]] - flat.level[e[1]]) == 1 and rng.random() < 0.4]

    def said(pairs: list[tuple[Field, Field]]) -> str:
        return " ".join(f"{flat.names[one]}-{flat.names[other]}" for one, other in pairs)

    where = land(GREATS, said(rivers), said(ramps), said(rivers[::5]), **terrain)
    room = {
        field: flat.room[field] for field in range(flat.size) if flat.terrain[field] not in ("water", "peaks")
    }
    crowd = []
    for _ in range(figures):
        field = rng.choice([field for field, left in room.items() if left])
        room[field] -= 1
        steps = rng.choice(("", "", " steps=1 course=a", " steps=2 course=a", " acted=1"))
        crowd.append(f"{rng.randrange(3)} {rng.choice(KINDS)} {flat.names[field]}{steps}")
    return battle(*crowd, seats=3, on=where)


# The rules, read as they are written


def step_price(index: Index, one: Field, other: Field) -> int | None:
    """5.3, for a warrior on foot."""
    ground = index.ground
    if ground.terrain[other] in ("water", "peaks"):
        return None
    rise = ground.level[other] - ground.level[one]
    has_river, has_ramp = (one, other) in ground.rivers, (one, other) in ground.ramps
    if abs(rise) >= 2 or (has_river and rise and not has_ramp):
        return None
    vertical = 0 if rise == 0 or (rise < 0 and has_ramp) else 1
    return 1 + vertical + (1 if has_river else 0)


def crowd_on(index: Index, field: Field) -> int:
    return sum(figure.field == field for figure in index.figures.values())


def walks(index: Index, figure: Figure) -> set[Field]:
    """All fields at the end of any walk of one or two steps, one step at a time."""
    found: set[Field] = set()

    def walk(field: Field, left: int) -> None:
        for other in index.ground.neighbours[field]:
            price = step_price(index, field, other)
            # Who walks is counted on the field he left.
            others = crowd_on(index, other) - (other == figure.field)
            if price is not None and price <= left and others < index.ground.room[other]:
                found.add(other)
                walk(other, left - price)

    walk(figure.field, 2 - figure.steps)
    return found - {figure.field}


def can_strike(index: Index, one: Figure, other: Figure) -> bool:
    ground = index.ground
    if one.owner == other.owner:
        return False
    if one.field == other.field:
        return True
    if distance(ground.cells[one.field], ground.cells[other.field]) != 1:
        return False
    is_level = abs(ground.level[one.field] - ground.level[other.field]) <= 1
    return is_level and (one.field, other.field) not in ground.rivers


RANK = {"axe": 1, "lance": 1, "sword": 1, "bow": 1, "champion": 2, "hero": 3}
BEATS = {("axe", "lance"), ("lance", "sword"), ("sword", "axe")}


def points(index: Index, mine: Figure, theirs: Figure, is_attack: bool) -> int:
    ground = index.ground
    higher = ground.level[mine.field] > ground.level[theirs.field]
    return (
        (2 if is_attack and mine.kind != "bow" else 0)
        + ((mine.kind, theirs.kind) in BEATS)
        + {"champion": 3, "hero": 6}.get(mine.kind, 0)
        + (higher and (mine.field, theirs.field) not in ground.ramps)
    )


def attacks(index: Index, seat: int) -> dict[tuple[int, int, int | None], int]:
    """Every attack that may be made, alone or with support, and its advantage."""
    figures = list(index.figures.values())
    ready = [figure for figure in figures if figure.owner == seat and not figure.acted]
    found: dict[tuple[int, int, int | None], int] = {}
    for one in ready:
        for other in figures:
            if not can_strike(index, one, other):
                continue
            alone = points(index, one, other, True) - points(index, other, one, False)
            found[one.id, other.id, None] = alone
            for helper in ready:
                fits = RANK[helper.kind] <= RANK[one.kind] and (helper.kind == "bow") == (one.kind == "bow")
                if helper.id != one.id and fits and can_strike(index, helper, other):
                    found[one.id, other.id, helper.id] = alone + points(index, helper, other, True)
    return found


SEEDS = range(25)


@pytest.mark.rule("A2.3b", "A2.3c", "A2.3g", "A5.3a", "A5.3c")
@pytest.mark.parametrize("seed", SEEDS)
def test_reach_is_every_walk_step_by_step(seed: int) -> None:
    position = random_battle(seed)
    index = position.state.index
    for figure in index.figures.values():
        assert set(index.reach(figure)) == walks(index, figure), figure
        for field, way in index.reach(figure).items():
            assert way.path[-1] == field and way.cost <= 2 - figure.steps
            fields = (figure.field, *way.path)
            prices = [step_price(index, one, other) for one, other in pairwise(fields)]
            assert sum(price or 99 for price in prices) == way.cost


@pytest.mark.rule("A2.4d", "A2.4q", "A3.2a", "A3.2d", "A4.1d", "A5.4b", "A5.4e", "A5.4f")
@pytest.mark.parametrize("seed", SEEDS)
def test_attacks_and_their_strength(seed: int) -> None:
    position = random_battle(seed)
    index = position.state.index
    listed = [action for action in legal(position, 0) if isinstance(action, Attack)]
    expected = attacks(index, 0)
    assert {(a.attacker, a.target, a.supporter) for a in listed} == set(expected)
    figures = index.figures
    for (one, other, helper), advantage in expected.items():
        bout = Bout(figures[one], figures[other], figures[helper] if helper else None)
        assert strengths_of(index, bout).advantage == advantage


@pytest.mark.rule("A4.2d", "A5.5b", "A5.5c", "A5.5d", "A5.5e", "A5.5p")
@pytest.mark.parametrize("seed", SEEDS)
def test_shots_and_their_numbers(seed: int) -> None:
    position = random_battle(seed)
    index = position.state.index
    ground = index.ground
    listed = {(a.bow, a.target) for a in legal(position, 0) if isinstance(a, Shoot)}
    expected = set()
    for bow in index.figures.values():
        for target in index.figures.values():
            if bow.owner != 0 or bow.kind != "bow" or bow.acted or target.owner == 0:
                continue
            far = distance(ground.cells[bow.field], ground.cells[target.field])
            rise = ground.level[target.field] - ground.level[bow.field]
            number = 11 + far + max(rise, 0) + max(-rise - 1, 0) + (ground.terrain[target.field] == "forest")
            if (
                1 <= far <= 5
                and not (far == 1 and can_strike(index, bow, target))
                and target.kind not in ("champion", "hero")
                and number <= 16
                and directly(
                    ground, bow.field, target.field, ground.level[bow.field], ground.level[target.field]
                )
            ):
                expected.add((bow.id, target.id))
                assert shot_number(index, bow, target) == number
    assert listed == expected


@pytest.mark.parametrize("seed", range(6))
def test_lists_single_questions_and_first_picks_agree(seed: int) -> None:
    position = random_battle(seed)
    rng = random.Random(seed)
    listed = legal(position, 0)
    for action in listed:
        assert check(position, 0, action) is None, GRAMMAR.write(action)
    known = set(listed)
    names = position.state.index.ground.names
    for _ in range(1500):
        one, other, third = (rng.randrange(1, 42) for _ in range(3))
        made_up = [
            Go(one, rng.choice(names)),
            Attack(one, other, rng.choice((None, third))),
            Shoot(one, other),
        ]
        for action in made_up:
            assert (check(position, 0, action) is None) == (action in known), GRAMMAR.write(action)
    asked = decision(position, 0, is_brief=True)
    assert asked.first_picks is not None and asked.actions == ()
    parts = [action for pick in asked.first_picks for action in continuing(position, 0, pick)]
    assert len(parts) == len(listed) and set(parts) == known
    assert continuing(position, 0, Pick("figure", 99)) == [] == continuing(position, 1, asked.first_picks[0])
