"""Whom hits carry to, and what may be announced for it (G13.6, G13.7), against the slow reference."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.battle.battle import Troop, start_battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.legions.battle.hexes import HEX
from tests.gods.reference.battle_questions import OTHER, Scene
from tests.gods.reference.maps import HAZARDS, NEIGHBOURS, goes
from tests.gods.reference.striking import carry_options
from tests.gods.reference.units import battle_of

Question = dict[str, Any]
OWNERS = {"red": 0, "green": 1, "blue": 2, "yellow": 2, "black": 3, "grey": -1}


def crowded(rng: random.Random, map_name: str) -> Question:
    """One figure amid several enemies, the first of whom it attacks; attackers come first in the list."""
    while True:
        scene = Scene(rng, map_name)
        side = rng.choice("AD")
        if scene.add(side, scene.names(side), [rng.choice(scene.hexes())]) is None:
            continue
        here = scene.units[0][2]
        around = [label for label in NEIGHBOURS[here] if not goes(map_name, "cliff", here, label)]
        for _ in range(rng.randint(2, 4)):
            scene.add(OTHER[side], scene.names(OTHER[side]), around)
        if rng.random() < 0.3 and not scene.is_sea[side]:
            scene.add(side, ["Priest"], list(NEIGHBOURS))
        if scene.is_valid() and len(scene.units) > 2 and scene.units[1][0] != side:
            scene.hurt({0}, slain=False)
            # Who is nearly slain leaves more to carry over.
            for unit in battle_of(scene.question("strike")).units[1:]:
                if rng.random() < 0.7:
                    scene.units[unit.place][3] = unit.power - 1
            by, at = scene.units[0], scene.units[1]
            scene.units.sort(key=lambda unit: str(unit[0]))
            return scene.question("strike", by=scene.units.index(by), at=scene.units.index(at))


def fight_of(question: Question) -> GodsFight:
    colours = {"A": "red", "D": "blue"} | question.get("colours", {})
    scores = question.get("scores", {})
    troops = [
        Troop(
            tuple(unit[1] for unit in question["units"] if unit[0] == side),
            OWNERS[colours[side]],
            scores.get(side, 0),
        )
        for side in "AD"
    ]
    laid = start_battle(question["map"], question["entry"], *troops)
    units = question["units"]
    return GodsFight(
        msgspec.structs.replace(
            laid,
            hexes=tuple(HEX[unit[2]] for unit in units),
            hits=tuple(unit[3] for unit in units),
            round=max(2, question["round"]),
            half="AD".index(units[question["by"]][0]),
        )
    )


def members(mask: int) -> frozenset[int]:
    return frozenset(number for number in range(mask.bit_length()) if mask >> number & 1)


@pytest.mark.rule("G13.6a", "G13.6b", "G13.6c", "G13.7a", "G13.7b", "G13.7c", "G12.7bk", "G12.7bv")
@pytest.mark.parametrize("map_name", sorted(HAZARDS))
def test_what_may_be_announced(map_name: str) -> None:
    rng = random.Random(map_name)
    for _ in range(40):
        question = crowded(rng, map_name)
        battle = battle_of(question)
        by, at = question["by"], question["at"]
        fight = fight_of(question)
        found = {(dice, number, members(carry)) for dice, number, carry in fight.options(by, at)}
        assert found == carry_options(battle, battle.units[by], battle.units[at]), json.dumps(question)
