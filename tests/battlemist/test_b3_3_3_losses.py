"""Who may suffer the results of an attack step (B3.3.3.1, B3.3.3.2e), against a listing by brute force."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.battle.losses import Losses, after, ways_to_lose, why_not_lose
from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.units import NO_UNITS, Units, kinds_in, minus, named, plus, units

STEPS: tuple[CombatStep, ...] = ("archery", "cavalry", "melee")


def outcomes_by_hand(
    standing: Units, routed: Units, hits: Hits, step: CombatStep
) -> set[tuple[Units, Units]]:
    """Everything that can be left, found by allotting one result after the other in every order."""
    ends = set()
    for order in set(permutations(["kill"] * hits.kills + ["rout"] * hits.routs)):
        states = {(standing, routed, standing)}  # the last: those who have not suffered yet
        for result in order:
            further = set()
            for stand, rout, fresh in states:
                if not any(fresh):
                    # All have suffered: whatever is left over kills a routed unit, by the same order.
                    if not any(rout):
                        further.add((stand, rout, fresh))
                    for kind in allowed(rout, step):
                        further.add((stand, minus(rout, named([kind])), fresh))
                    continue
                for hit in allowed(fresh, step):
                    one = named([hit])
                    left = minus(stand, one), minus(fresh, one)
                    further.add((left[0], plus(rout, one) if result == "rout" else rout, left[1]))
            states = further
        ends |= {(stand, rout) for stand, rout, _ in states}
    return ends


def allowed(available: Units, step: CombatStep) -> set[str]:
    kinds: set[str] = {*kinds_in(available)}
    if step == "archery" and kinds != {"archer"}:
        return kinds - {"archer"}
    if step == "cavalry" and "cavalry" in kinds:
        return {"cavalry"}
    return kinds


small = st.tuples(*[st.integers(0, 2)] * 3, *[st.integers(0, 1)] * 3)


@pytest.mark.rule("B3.3.3.1k", "B3.3.3.1m", "B3.3.3.1o", "B3.3.3.1p", "B3.3.3.1s", "B3.3.3.2e", "BA.1d")
@settings(max_examples=150, deadline=None)
@given(small, small, st.integers(0, 2), st.integers(0, 3), st.sampled_from(STEPS))
def test_the_list_of_losses_is_all_that_can_happen(
    standing: Units, routed: Units, kills: int, routs: int, step: CombatStep
) -> None:
    if not any(standing) and not any(routed):
        return
    hits = Hits(kills, routs)
    ways = ways_to_lose(standing, routed, hits, step)
    ends = [after(standing, routed, losses) for losses in ways]
    assert len(set(ways)) == len(ways)
    assert len(set(ends)) == len(ends), "two ways to say the same"
    assert set(ends) == outcomes_by_hand(standing, routed, hits, step)
    assert all(why_not_lose(standing, routed, hits, step, losses) is None for losses in ways)


@pytest.mark.rule("B3.3.3.1k")
def test_archers_are_spared_by_arrows_while_others_stand() -> None:
    army = units(archer=2, footman=1)
    assert ways_to_lose(army, NO_UNITS, Hits(1, 0), "archery") == (Losses(units(footman=1)),)
    # Two results: the footman and then an archer, whichever is killed.
    two = ways_to_lose(army, NO_UNITS, Hits(1, 1), "archery")
    assert set(two) == {
        Losses(units(footman=1), units(archer=1)), Losses(units(archer=1), units(footman=1)),
    }  # fmt: skip
    assert why_not_lose(army, NO_UNITS, Hits(1, 0), "archery", Losses(units(archer=1))) == "B3.3.3.1k"


@pytest.mark.rule("B3.3.3.1m")
def test_cavalry_is_hit_by_cavalry_first() -> None:
    army = units(archer=2, footman=1, cavalry=1)
    assert ways_to_lose(army, NO_UNITS, Hits(0, 1), "cavalry") == (Losses(NO_UNITS, units(cavalry=1)),)
    footman = Losses(NO_UNITS, units(footman=1))
    assert why_not_lose(army, NO_UNITS, Hits(0, 1), "cavalry", footman) == "B3.3.3.1m"


@pytest.mark.rule("B3.3.3.1k", "B3.3.3.2e")
def test_arrows_spare_routed_archers_while_others_lie_there() -> None:
    """Ruling: nobody stands, and every result kills; archers come last."""
    routed = units(archer=2, footman=1, giant=1)
    one = ways_to_lose(NO_UNITS, routed, Hits(0, 1), "archery")
    assert {way.killed for way in one} == {units(footman=1), units(giant=1)}
    assert why_not_lose(NO_UNITS, routed, Hits(1, 0), "archery", Losses(units(archer=1))) == "B3.3.3.1k"
    three = ways_to_lose(NO_UNITS, routed, Hits(2, 1), "archery")
    assert three == (Losses(units(footman=1, giant=1, archer=1)),)
    # In the melee any of them may die.
    assert len(ways_to_lose(NO_UNITS, routed, Hits(0, 1), "melee")) == 3


@pytest.mark.rule("B3.3.3.1m", "B3.3.3.2e")
def test_cavalry_rides_down_routed_cavalry_first() -> None:
    routed = units(cavalry=1, footman=1, archer=1)
    assert ways_to_lose(NO_UNITS, routed, Hits(0, 1), "cavalry") == (Losses(units(cavalry=1)),)
    assert why_not_lose(NO_UNITS, routed, Hits(1, 0), "cavalry", Losses(units(footman=1))) == "B3.3.3.1m"
    two = ways_to_lose(NO_UNITS, routed, Hits(1, 1), "cavalry")
    assert {way.killed for way in two} == {units(cavalry=1, footman=1), units(cavalry=1, archer=1)}


@pytest.mark.rule("B3.3.3.1k", "B3.3.3.1m", "B3.3.3.2e")
def test_the_order_holds_for_what_is_left_over_in_the_same_step() -> None:
    """An archer stands, others are routed: he suffers the first result, the second kills one of them all."""
    standing, routed = units(archer=1), units(footman=1, cavalry=1)
    arrows = ways_to_lose(standing, routed, Hits(0, 2), "archery")
    assert {way.killed for way in arrows} == {units(footman=1), units(cavalry=1)}
    horses = ways_to_lose(standing, routed, Hits(0, 2), "cavalry")
    assert {way.killed for way in horses} == {units(cavalry=1)}
    # If the first is a kill he is dead, for he was all that stood: the order is only for the second.
    assert {way.killed for way in ways_to_lose(standing, routed, Hits(2, 0), "cavalry")} == {
        units(archer=1, cavalry=1)
    }


@pytest.mark.rule("B3.3.3.1o")
def test_footmen_and_monsters_hit_anybody() -> None:
    army = units(archer=1, footman=1, cavalry=1, dragon=1)
    assert len(ways_to_lose(army, NO_UNITS, Hits(1, 0), "melee")) == 4


@pytest.mark.rule("B3.3.3.1s")
def test_routed_units_are_safe_while_others_stand() -> None:
    army, routed = units(footman=2), units(archer=1)
    killed_routed = Losses(units(archer=1))
    assert why_not_lose(army, routed, Hits(1, 0), "melee", killed_routed) == "B3.3.3.1s"


@pytest.mark.rule("B3.3.3.1p")
def test_a_kill_is_a_kill_and_a_rout_a_rout() -> None:
    army = units(footman=3)
    for said in (Losses(), Losses(units(footman=2)), Losses(NO_UNITS, units(footman=2))):
        assert why_not_lose(army, NO_UNITS, Hits(1, 1), "melee", said) == "B3.3.3.1p"


@pytest.mark.rule("B3.3.3.2e")
def test_what_is_left_over_kills_routed_units() -> None:
    # Two results on one footman: he suffers one, and the other kills a routed unit, perhaps himself.
    ways = ways_to_lose(units(footman=1), units(archer=1), Hits(0, 2), "melee")
    assert {after(units(footman=1), units(archer=1), way) for way in ways} == {
        (NO_UNITS, units(footman=1)), (NO_UNITS, units(archer=1)),
    }  # fmt: skip
    assert why_not_lose(units(footman=1), units(archer=1), Hits(0, 2), "melee", Losses()) == "B3.3.3.2e"


@pytest.mark.rule("B3.3.3.2e")
def test_nobody_dies_twice() -> None:
    for kills, routs in product(range(4), range(4)):
        if kills + routs >= 2:
            ways = ways_to_lose(NO_UNITS, units(archer=2), Hits(kills, routs), "melee")
            assert ways == (Losses(units(archer=2)),)
