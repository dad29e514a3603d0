"""Examination of 2.4 and 3.1: every duel read from the rules again, with dice around all that matters."""

from __future__ import annotations

from itertools import product

import pytest

from tests.armageddon.table import battle, kinds, played

BEATS = {("axe", "lance"), ("lance", "sword"), ("sword", "axe")}
KINDS = ("axe", "lance", "sword", "bow", "champion", "hero")
RANK = {"champion": 2, "hero": 3}
DICE = (3, 11, 12, 13, 15, 18)


def points(kind: str, against: str, is_attacking: bool) -> int:
    """A2.4r, A2.4s, A3.1c, A3.1d, A4.1b, A4.1c."""
    attack = 2 if is_attacking and kind != "bow" else 0
    return attack + ((kind, against) in BEATS) + {"champion": 3, "hero": 6}.get(kind, 0)


def survivor(mine: int, my_points: int, yours: int, your_points: int) -> str:
    """A2.4t: who kills."""
    if mine >= 12 and mine + my_points > yours + your_points:
        return "attacker"
    if yours >= 12 and yours + your_points > mine + my_points:
        return "defender"
    return "neither"


def promoted(winner: str, loser: str) -> str:
    """A3.1e, A3.1f."""
    return loser if RANK.get(loser, 1) > RANK.get(winner, 1) else winner


@pytest.mark.rule(
    "A2.4q", "A2.4r", "A2.4s", "A2.4t", "A2.4u", "A2.4v", "A3.1c", "A3.1d", "A3.1e", "A3.1f", "A4.1b"
)
@pytest.mark.parametrize(("attacker", "defender"), list(product(KINDS, KINDS)))
def test_every_pair(attacker: str, defender: str) -> None:
    position = battle(f"0 {attacker} 1/26", f"1 {defender} 1/27", "0 axe 1/1", "1 axe 1/48")
    mine, yours = points(attacker, defender, True), points(defender, attacker, False)
    for attack, defence in product(DICE, DICE):
        result = played(position, "attack 1 2", [attack, defence])
        told = result.events[0].args
        assert (told["attack_total"], told["defence_total"]) == (attack + mine, defence + yours)
        verdict = survivor(attack, mine, defence, yours)
        assert told["result"] == verdict
        alive = kinds(result.position)
        assert alive.get(1) == {
            "attacker": promoted(attacker, defender), "neither": attacker, "defender": None
        }[verdict]  # fmt: skip
        assert alive.get(2) == {
            "attacker": None, "neither": defender, "defender": promoted(defender, attacker)
        }[verdict]  # fmt: skip


@pytest.mark.rule("A2.4t")
@pytest.mark.parametrize(
    ("rolls", "result"),
    [
        ((12, 13), "attacker"),  # 14 against 13, and both have their 12
        ((12, 14), "neither"),  # 14 against 14
        ((12, 15), "defender"),
        ((11, 12), "neither"),  # 13 against 12: the greater total has no 12, the 12 no greater total
        ((11, 13), "neither"),  # 13 against 13
        ((11, 14), "defender"),
        ((3, 11), "neither"),
        ((18, 18), "attacker"),  # without chapter 16 an 18 is nothing but the best roll
        ((16, 18), "neither"),
        ((3, 18), "defender"),
    ],
)
def test_two_axes(rolls: tuple[int, int], result: str) -> None:
    position = battle("0 axe 1/26", "1 axe 1/26", chapters=(2, 3))
    assert played(position, "attack 1 2", rolls).events[0].args["result"] == result
