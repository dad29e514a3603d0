"""The tables at the end of the book, over all chapters: good-points of everybody against everybody."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.preview import odds_of
from tests.armageddon.table import battle, vectors

ALL = (2, 3, 4, 5, 6, 7, 8, 9)
KINDS = {"A": "axe", "L": "lance", "S": "sword", "B": "bow", "R": "champion", "H": "hero"}
ANIMALS = {"Pf": "light-horse", "PF": "heavy-horse", "El": "elephant"}
HERE, THERE = "1/19", "1/20"  # the second lies to the east of the first


def figures(letters: str, seat: int, field: str, first: int) -> list[str]:
    """What the letters stand for; the one who fights comes first."""
    if letters == "PhF":
        return [f"{seat} axe {field} phalanx={seat + 1}"] * 4
    if letters in ANIMALS:
        return [f"{seat} {ANIMALS[letters]} {field}"]
    if letters.startswith("trample"):
        # A8.3m: it counts from where it came.
        horse = f"{seat} {letters.split()[1]}-chariot-horse {field} harness={first + 1}"
        return [horse, f"{seat} wagon 1/18", f"{seat} axe 1/18 on={first + 1}"]
    man, _, mount = letters.partition("/" if "/" in letters else "@")
    if not mount:
        return [f"{seat} {KINDS[man]} {field}"]
    carrier = "wagon" if mount == "Qu" else ANIMALS[mount]
    return [f"{seat} {KINDS[man]} {field} on={first + 1}", f"{seat} {carrier} {field}"]


@pytest.mark.rule("A18.3b", "A18.3c", "A18.3d", "A18.3e", "A18.3f", "A18.3g", "A18.3h")
@pytest.mark.parametrize("case", vectors("duels"), ids=lambda case: f"{case['attacker']} {case['defender']}")
def test_good_points_and_odds_of_everybody_against_everybody(case: dict[str, Any]) -> None:
    attacker, _, supporter = case["attacker"].partition("+")
    mine = figures(attacker, 0, HERE, 1)
    theirs = figures(case["defender"], 1, THERE, len(mine) + 1)
    helper = [f"0 {KINDS[supporter]} {HERE}"] if supporter else []
    fronts = {1: Phalanx(0), 2: Phalanx(3)}  # each faces the other
    index = battle(*mine, *theirs, *helper, chapters=ALL, phalanxes=fronts).state.index
    defender = len(mine) + 1
    supporting = index.figures[defender + len(theirs)] if supporter else None
    manner = "trample" if attacker.startswith("trample") else "duel"
    bout = Bout(index.figures[1], index.figures[defender], supporting, manner)
    strengths = strengths_of(index, bout)
    assert total(strengths.attacker) + total(strengths.supporter) == case["gp_attacker"]
    assert total(strengths.defender) == case["gp_defender"]
    assert tuple(odds_of(index, bout)) == (case["attacker_kills"], case["defender_kills"])
