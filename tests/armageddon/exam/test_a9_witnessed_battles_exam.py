"""Small dense battles of all chapters, played at random before a witness who knows only the rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.gate import _apply, legal
from tests.armageddon.exam.armies import Dice, choose, muster
from tests.armageddon.exam.country import PLACES, Country
from tests.armageddon.exam.scout import Scout
from tests.armageddon.exam.staging import ALL, told_of
from tests.armageddon.exam.steward import Steward
from tests.armageddon.exam.witness import TEAM, Witness, is_right
from tests.armageddon.table import GRAMMAR, refusal


def examine(country: Country, position: ArmageddonPosition, *, flat: bool) -> None:
    witness = Witness(country, position)
    assert not list(witness.flaws())
    seat = position.due[0]
    if not isinstance(position.step, Combat):
        offered = {GRAMMAR.write(action) for action in legal(position, seat)}
        for line, verdict in Steward(country, position).verdicts(seat):
            # Gifts to enemies may be made but are not proposed.
            may = line in offered or (
                bool(verdict) and line.startswith("give") and not refusal(position, line)
            )
            assert verdict is None or may is verdict, line
        for figure, fields in Scout(country, position).reaches(seat):
            goals = {line.split()[2] for line in offered if line.startswith(f"go {figure} ")}
            if position.state.figures[figure].kind == "elephant":  # among others it tramples: not the scout's
                goals -= {list(PLACES)[one.field] for one in position.state.figures.values()}
            own = {one.field for one in position.state.figures.values() if figure in (one.id, one.harness)}
            assert goals - {list(PLACES)[field] for field in own} == fields, figure
        return
    offered = {GRAMMAR.write(action) for action in legal(position, seat)}
    mine = [one for one in position.state.figures.values() if one.owner == seat]
    foes = [one for one in position.state.figures.values() if one.owner not in (None, seat)]
    for one, other in product(mine, foes):
        strikes = witness.may_strike(one, other)
        assert strikes is None or (f"attack {one.id} {other.id}" in offered) is strikes, (one, other)
        if strikes:
            for helper in mine:
                helps = witness.may_support(helper, one, other)
                line = f"attack {one.id} {other.id} {helper.id}"
                assert helps is None or (line in offered) is helps, (helper, one, other)
        shoots = witness.may_shoot(one, other) if flat else None
        assert shoots is None or (f"shoot {one.id} {other.id}" in offered) is shoots, (one, other)


def examine_blows(witness: Witness, line: str, told: Sequence[Any]) -> None:
    for one in told_of(list(told), "duel"):
        assert is_right(one), one
        points = (one["attack_total"] - one["attack"], one["defence_total"] - one["defence"])
        if one["manner"] == "trample" and one["kind"] in TEAM:
            assert points[0] == TEAM[one["kind"]] + 2 * (one["other"] == "bow"), one
        elif one["manner"] == "trample":
            assert points[0] == 6, one
    verb, *words = line.split()
    if verb == "attack":
        attacker, target, supporter = (int(word) if word != "-" else 0 for word in (*words, "-")[:3])
        first = told_of(list(told), "duel")[0]
        mine = [witness.figures[each] for each in (attacker, supporter) if each]
        foe = witness.figures[target]
        among = foe.phalanx and any(man.field == foe.field for man in mine)
        if not among and not any(witness.is_thinned(man) for man in mine):
            expected = witness.duel(attacker, target, supporter)
            found = (first["attack_total"] - first["attack"], first["defence_total"] - first["defence"])
            assert found == expected, first
    if verb == "shoot":
        bow, aim = (witness.figures[int(word)] for word in words)
        if aim.kind != "elephant":
            first = told_of(list(told), "shot")[0]
            assert witness.shot(bow, aim) == first["number"], (first, bow, aim)


def watch(seed: int, actions: int, *, flat: bool = False, chapters: Sequence[int] = ALL) -> None:
    rng = random.Random(seed)
    country = Country(1000 + seed, flat=flat)
    position = muster(country, rng, 2 + seed % 2, chapters)
    dice = Dice(seed)
    for _ in range(actions):
        if position.outcome is not None:
            break
        witness = Witness(country, position)
        action = choose(position, rng)
        result = _apply(position, position.due[0], action, dice)
        examine_blows(witness, GRAMMAR.write(action), result.events)
        position = result.position
        if position.outcome is None and isinstance(position.step, Movement | Combat):
            examine(country, position, flat=flat)


@pytest.mark.rule(
    "A6.2b", "A6.2c", "A7.2b", "A7.2e", "A8.2a", "A8.2b", "A8.2c", "A8.2h", "A8.3g", "A9.3a", "A9.3b", "A9.4g"
)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_happens_that_the_rules_do_not_know(seed: int) -> None:
    watch(seed, 90)


@pytest.mark.rule("A3.2d", "A4.2c", "A5.5e", "A6.2e", "A6.2q", "A6.2r", "A7.2g", "A8.2g", "A9.3b")
@pytest.mark.parametrize("seed", range(6, 8))
def test_on_flat_ground_he_knows_every_shot_as_well(seed: int) -> None:
    watch(seed, 90, flat=True)


@pytest.mark.rule("A1.1b", "A1.1c")
@pytest.mark.parametrize("chapters", ["2356", "23457", "23578", "23459", "234569"])
def test_with_fewer_chapters_the_rest_holds(chapters: str) -> None:
    watch(len(chapters), 60, chapters=[int(chapter) for chapter in chapters])
