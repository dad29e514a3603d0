"""Whole random battles: whatever is played, nothing impossible is ever true."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.games.gods.armies.seafaring import why_not_ashore
from hexenkessel.games.gods.battle.battle import Troop, start_battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.reasons import (
    why_not_announce,
    why_not_maneuver,
    why_not_mount,
    why_not_rangestrike,
    why_not_strike,
)
from hexenkessel.games.gods.battle.terrain import BATTLEFIELDS
from hexenkessel.games.gods.equipment.battlefields import FIXED_ENTRY
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.legions.battle.field import LAST_ROUND
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, GONE, OFF
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.battle.playout import maneuver_at_random, random_battle, strike_at_random
from hexenkessel.legions.battle.quickrandom import QuickRandom

MASTERS = ("Titan", "Dark-Titan", "Phantom", "God")
SPELLS = ("footsore", "homeland", "deadlock")


@st.composite
def fights(draw: st.DrawFn) -> tuple[GodsFight, QuickRandom]:
    """A battle about to begin between armies of any size, and a random stream to play it with."""
    land = draw(st.sampled_from(BATTLEFIELDS))
    entry = FIXED_ENTRY.get(land) or draw(st.sampled_from([1, 3, 5]))
    names = [name for name in KINDS if name not in MASTERS]
    army = st.lists(st.sampled_from(names), min_size=1, max_size=8)
    owners = draw(st.sampled_from([(0, 1), (0, 3), (3, 0), (2, -1)]))
    troops = []
    for owner in owners:
        figures = tuple(draw(army))
        bound = bool(why_not_ashore(figures, has_landed=False))
        troops.append(Troop(figures, owner, 700, trophies=1, bound=bound))
    fight = GodsFight(start_battle(land, entry, *troops))
    spell = draw(st.sampled_from(["", *SPELLS]))
    if spell:
        setattr(fight, spell, draw(st.integers(1, 3)))
        fight.renew_natures()
    return fight, QuickRandom(draw(st.integers(0, 2**62)))


def check(fight: GodsFight) -> None:
    """All that must hold at any moment of any battle."""
    on_map = [u for u in range(len(fight.kinds)) if fight.hexes[u] < OFF]
    for u in on_map:
        together = [other for other in on_map if fight.hexes[other] == fight.hexes[u]]
        assert len(together) == 1 or sum(fight.is_pegasus(other) for other in together) == 1
        assert len(together) <= 2
    assert all(0 <= hits <= power for hits, power in zip(fight.hits, fight.powers, strict=True))
    again = GodsFight(fight.freeze())
    for name in ("here", "fit", "present", "natures", "skills", "priests", "warlords", "pairs", "unit_at"):
        assert getattr(again, name) == getattr(fight, name), name
    assert again.freeze() == fight.freeze() == fight.copy().freeze()


def check_maneuvers(fight: GodsFight) -> None:
    everyone = range(len(fight.kinds))
    for u in everyone:
        reach = fight.reach(u)
        assert not reach & (fight.here[0] | fight.here[1])
        for hex in range(27):
            assert (why_not_maneuver(fight, u, hex) is None) == bool(reach >> hex & 1)
        meetings = fight.meetings(u)
        for other in everyone:
            is_mount = bool(meetings >> other & 1) and fight.is_pegasus(other)
            assert (why_not_mount(fight, u, other) is None) == is_mount


def check_strikes(fight: GodsFight) -> None:
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
            dice, number, _ = fight.options(u, t)[0]
            assert (dice, number) == fight.strike_terms(u, t)
            assert why_not_announce(fight, u, t, dice, number) is None
            for d, n, carry in fight.options(u, t):
                assert 0 <= d <= dice and number <= n <= 6
                assert not carry >> t & 1
                assert carry == (fight.carry_targets(u, t, d, n) if d > fight.life(t) else 0)


def mount_at_random(fight: GodsFight, rng: QuickRandom) -> None:
    """Now and then somebody gets on a Pegasus."""
    for u in range(len(fight.kinds)):
        partners = members(fight.meetings(u))
        if fight.sides[u] == fight.half and partners and rng.below(2):
            fight.maneuver(u, fight.hexes[partners[rng.below(len(partners))]])


@given(fights())
def test_a_random_battle_never_breaks_a_rule(start: tuple[GodsFight, QuickRandom]) -> None:
    fight, rng = start
    while not fight.is_over() and not fight.is_time_up():
        check_maneuvers(fight)
        mount_at_random(fight, rng)
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


@pytest.mark.rule("G11.1f", "G11.8a")
@given(fights())
def test_every_battle_ends(start: tuple[GodsFight, QuickRandom]) -> None:
    fight, rng = start
    random_battle(fight, rng)
    assert fight.is_over()
    assert fight.round <= LAST_ROUND + 1
    if fight.round > LAST_ROUND:
        assert fight.living(ATTACKER) == 0 and fight.living(DEFENDER)


def test_the_same_stream_plays_the_same_battle() -> None:
    names = tuple("Hydra Pixie Priest Ranger Chimera Warlock Pegasus Ogre Lion".split())
    start = GodsFight(start_battle("Skycastle", 1, Troop(names, 3), Troop(names, 0)))
    ends = []
    for _ in range(2):
        fight = start.copy()
        random_battle(fight, QuickRandom(77))
        ends.append(fight.freeze())
    assert ends[0] == ends[1]
    assert start.hexes == [OFF] * 18 and GONE in ends[0].hexes
