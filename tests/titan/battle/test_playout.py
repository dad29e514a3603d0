"""Whole random battles: whatever is played, nothing impossible is ever true."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.games.titan.battle.battle import start_battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.reasons import why_not_maneuver, why_not_rangestrike, why_not_strike
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.legions.battle.field import LAST_ROUND
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, GONE, OFF
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.battle.playout import maneuver_at_random, random_battle, strike_at_random
from hexenkessel.legions.battle.quickrandom import QuickRandom


@st.composite
def fights(draw: st.DrawFn) -> tuple[Fight, QuickRandom]:
    """A battle about to begin between legions of any size, and a random stream to play it with."""
    terrain = draw(st.sampled_from(TERRAINS))
    entry = 3 if terrain == "Tower" else draw(st.sampled_from([1, 3, 5]))
    legion = st.lists(st.sampled_from([name for name in KINDS if name != "Titan"]), min_size=1, max_size=6)
    attackers, defenders = draw(legion), draw(legion)
    if draw(st.booleans()):
        defenders = ["Titan", *defenders]
    battle = start_battle(terrain, entry, attackers, defenders, (7, draw(st.integers(6, 20))))
    return Fight(battle), QuickRandom(draw(st.integers(0, 2**62)))


def check(fight: Fight) -> None:
    """All that must hold at any moment of any battle."""
    on_map = [hex for hex in fight.hexes if hex < OFF]
    assert len(set(on_map)) == len(on_map)
    assert all(0 <= hits <= power for hits, power in zip(fight.hits, fight.powers, strict=True))
    land = fight.tables.land
    assert not any(land.hazards[hex] == "tree" for hex in on_map)
    again = Fight(fight.freeze())
    assert (again.here, again.fit, again.unit_at, again.present, again.is_leader_gone) == (
        fight.here,
        fight.fit,
        fight.unit_at,
        fight.present,
        fight.is_leader_gone,
    )


def check_maneuvers(fight: Fight) -> None:
    for u in range(len(fight.kinds)):
        reach = fight.reach(u)
        assert not reach & (fight.here[0] | fight.here[1])
        for hex in range(27):
            assert (why_not_maneuver(fight, u, hex) is None) == bool(reach >> hex & 1)


def check_strikes(fight: Fight) -> None:
    everyone = range(len(fight.kinds))
    for u in everyone:
        targets, marks = fight.targets(u), fight.rangestrike_targets(u)
        assert bool(targets) == bool(fight.must_strike(fight.sides[u]) >> u & 1)
        assert not (targets and marks)
        for t in everyone:
            assert (why_not_strike(fight, u, t) is None) == bool(targets >> t & 1)
            assert (why_not_rangestrike(fight, u, t) is None) == bool(marks >> t & 1)
            assert bool(fight.rangestrike_terms(u, t)[0]) == bool(marks >> t & 1)
        for t in members(targets):
            assert fight.targets(t) >> u & 1 or fight.struck >> t & 1 or not fight.is_alive(u)
            check_options(fight, u, t)


def check_options(fight: Fight, u: int, t: int) -> None:
    found = fight.options(u, t)
    dice, number, _ = found[0]
    assert (dice, number) == fight.strike_terms(u, t)
    need = fight.powers[t] - fight.hits[t]
    for place, (d, n, carry) in enumerate(found):
        assert 0 < d <= dice and number <= n <= 6
        assert not carry >> t & 1 and carry & ~fight.targets(u) == 0
        assert carry == (fight.carry_targets(u, t, d, n) if d > need else 0)
        for milder_d, milder_n, milder in found[:place]:
            assert not (milder_d >= d and milder_n <= n) or carry & ~milder
    # Every announcement that is not listed gives nothing that a milder listed one does not give.
    for d in range(1, dice + 1):
        for n in range(number, 7):
            carry = fight.carry_targets(u, t, d, n) if d > need else 0
            assert any(a >= d and b <= n and carry & ~mask == 0 for a, b, mask in found)


@given(fights())
def test_a_random_battle_never_breaks_a_rule(start: tuple[Fight, QuickRandom]) -> None:
    fight, rng = start
    while not fight.is_over() and not fight.is_time_up():
        check_maneuvers(fight)
        maneuver_at_random(fight, rng)
        if fight.round == 1:
            fight.eliminate_absent(fight.half)
        check(fight)
        if fight.is_over():
            break
        fight.begin_strikes()
        check_strikes(fight)
        strike_at_random(fight, rng, fight.half)
        assert fight.must_strike(fight.half) == 0
        check_strikes(fight)
        strike_at_random(fight, rng, 1 - fight.half)
        assert fight.must_strike(1 - fight.half) == 0
        check(fight)
        fight.end_strikes()
        check(fight)
        fight.next_half()


@pytest.mark.rule("T10.0d", "T10.5b")
@given(fights())
def test_every_battle_ends(start: tuple[Fight, QuickRandom]) -> None:
    fight, rng = start
    random_battle(fight, rng)
    assert fight.is_over()
    assert fight.round <= LAST_ROUND + 1
    if fight.round > LAST_ROUND:
        assert fight.living(ATTACKER) == 0 and fight.living(DEFENDER)


def test_a_battle_can_be_finished_from_within_a_strike_phase() -> None:
    fight = Fight(start_battle("Plains", 3, ["Ogre"] * 3, ["Lion"] * 3, (6, 6)))
    rng = QuickRandom(9)
    for _ in range(4):
        maneuver_at_random(fight, rng)
        fight.begin_strikes()
        fight.end_strikes()
        fight.next_half()
    maneuver_at_random(fight, rng)
    fight.begin_strikes()
    half, round = fight.half, fight.round
    random_battle(fight, rng, is_striking=True)
    assert fight.is_over() and (fight.round, fight.half) != (round, 1 - half)


def test_the_same_stream_plays_the_same_battle() -> None:
    names = random.Random(3).choices([name for name in KINDS if name != "Titan"], k=14)
    start = Fight(start_battle("Hills", 1, names[:7], names[7:], (6, 6)))
    ends = []
    for _ in range(2):
        fight = start.copy()
        random_battle(fight, QuickRandom(77))
        ends.append(fight.freeze())
    assert ends[0] == ends[1]
    assert start.hexes == [OFF] * 14 and GONE in ends[0].hexes
