"""Exact odds against rolls counted one by one, and the quick dice against the exact odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from hexenkessel.legions.battle import odds
from hexenkessel.legions.battle.quickrandom import QuickRandom


def rolls(dice: int, number: int) -> Counter[int]:
    """In how many rolls so many dice hit, counted."""
    return Counter(sum(die >= number for die in roll) for roll in product(range(1, 7), repeat=dice))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_hits(number: int) -> None:
    for dice in range(6):
        counted = rolls(dice, number)
        assert odds.hit_ways(dice, number) == tuple(counted[hits] for hits in range(dice + 1))
        assert sum(odds.hit_ways(dice, number)) == 6**dice
        mean = Fraction(sum(hits * ways for hits, ways in counted.items()), 6**dice)
        assert odds.expected_hits(dice, number) == pytest.approx(float(mean))


def test_kills_and_damage() -> None:
    counted = rolls(5, 4)
    for need in range(7):
        kills = sum(ways for hits, ways in counted.items() if hits >= need)
        assert odds.kill_chance(5, 4, need) == kills / 6**5
        damage = sum(min(hits, need) * ways for hits, ways in counted.items())
        assert odds.expected_damage(5, 4, need) == damage / 6**5
    assert odds.kill_chance(3, 1, 3) == 1.0
    assert odds.kill_chance(3, 1, 4) == 0.0


def test_carrying_in_order() -> None:
    assert odds.carried(7, (2, 4, 3)) == (2, 4, 1)
    counted = rolls(5, 3)
    kills, sums = [0, 0], [0, 0]
    for hits, ways in counted.items():
        for place, (taken, need) in enumerate(zip(odds.carried(hits, (2, 3)), (2, 3), strict=True)):
            sums[place] += taken * ways
            kills[place] += ways if taken == need else 0
    assert odds.kill_chances(5, 3, (2, 3)) == tuple(count / 6**5 for count in kills)
    assert odds.expected_damages(5, 3, (2, 3)) == tuple(total / 6**5 for total in sums)


def test_carried_hits_are_used_as_well_as_possible() -> None:
    others = ((3, 24.0), (1, 12.0), (2, 15.0))
    assert [odds.best_kills(hits, others) for hits in range(7)] == [0.0, 12.0, 15.0, 27.0, 36.0, 39.0, 51.0]
    assert odds.expected_kills(2, 1, (1, 10.0), others) == pytest.approx(22.0)
    assert odds.expected_kills(2, 4, (3, 10.0), others) == 0.0
    plain = odds.expected_kills(6, 5, (2, 15.0))
    assert plain == pytest.approx(15 * odds.kill_chance(6, 5, 2))
    assert odds.expected_kills(6, 5, (2, 15.0), others) > plain


def test_quick_dice_have_the_odds_of_dice() -> None:
    rng = QuickRandom(11)
    for dice, number in ((6, 5), (9, 3), (18, 4), (3, 2)):
        seen = Counter(rng.hits(dice, number) for _ in range(4000))
        for hits, chance in enumerate(odds.hit_odds(dice, number)):
            spread = (chance * (1 - chance) / 4000) ** 0.5
            assert abs(seen[hits] / 4000 - chance) < 5 * spread + 1e-9
    assert rng.hits(5, 1) == 5 and rng.hits(0, 3) == 0
    assert 0 < rng.hits(300, 4) < 300


def test_quick_numbers_are_even_and_repeatable() -> None:
    one, two, other = QuickRandom(5), QuickRandom(5), QuickRandom(6)
    drawn = [one.below(6) for _ in range(6000)]
    assert drawn == [two.below(6) for _ in range(6000)]
    assert drawn != [other.below(6) for _ in range(6000)]
    assert set(drawn) == set(range(6))
    assert all(abs(count - 1000) < 160 for count in Counter(drawn).values())
    # The same stream on every machine, compiled or not.
    assert [QuickRandom(1).word(), QuickRandom(2).word()] == STREAM


STREAM = [2295896380, 810333984]
