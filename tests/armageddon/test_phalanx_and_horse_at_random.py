"""Skirmishes at close quarters with phalanxes and horses: nothing impossible comes of what is listed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.flaws import flaws_of
from hexenkessel.games.armageddon.scenarios.format import Annihilate
from hexenkessel.kernel.action import picks
from hexenkessel.kernel.gate import _apply, check, legal
from tests.armageddon.table import battle

WEAPONS = ("axe", "lance", "sword")
LIKELY = {
    "charge": 9,
    "fill": 6,
    "form": 3,
    "go": 6,
    "swap": 3,
    "lead": 0.5,
    "release": 0.3,
    "face": 0.4,
    "end": 0.5,
}


def skirmish(rng: random.Random) -> Any:
    fields = [f"1/{number}" for number in range(10, 38)]
    rng.shuffle(fields)
    terrain: dict[str, Any] = {
        kind: " ".join(fields.pop() for _ in range(3)) for kind in ("forest", "desert", "highland")
    }
    crowd: list[str] = []
    phalanxes: dict[int, Phalanx] = {}
    for owner in (0, 1):
        for _ in range(2):
            phalanxes[len(phalanxes) + 1] = Phalanx(rng.randrange(6))
            man = f"{owner} {rng.choice(WEAPONS)} {fields.pop()} phalanx={len(phalanxes)}"
            crowd += [man] * rng.choice([4, 4, 3])
        for kind in rng.sample(("axe", "bow", "hero", "champion"), 3):
            here, number = fields.pop(), len(crowd) + 1
            crowd += [f"{owner} {kind} {here} on={number + 1}", f"{owner} heavy-horse {here}"]
            crowd += [f"{owner} light-horse {here} led_by={number}"] * rng.choice([0, 1])
        crowd += [f"{owner} {rng.choice(WEAPONS)} {fields.pop()}"] * 4
        here = fields.pop()
        crowd += [f"{owner} axe {here}", f"{owner} sword {here}", f"{owner} light-horse {here}"]
    return battle(
        *crowd, chapters=(2, 3, 4, 5, 6, 7), phalanxes=phalanxes, goals=(Annihilate(),), rounds=8, **terrain
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_skirmish(seed: int) -> None:
    rng = random.Random(seed)
    position = skirmish(rng)
    while position.outcome is None:
        seat = position.due[0]
        listed = legal(position, seat)
        if rng.random() < 0.03:
            look_closely(position, seat, listed)
        verbs = sorted({action.verb for action in listed})
        verb = rng.choices(verbs, [LIKELY.get(verb, 1) for verb in verbs])[0]
        action = rng.choice([action for action in listed if action.verb == verb])
        position = _apply(position, seat, action).position
        assert flaws_of(position.state) == []


def look_closely(position: Any, seat: int, listed: list[Any]) -> None:
    """What is listed may be done, once, and is found again from its first click."""
    assert len(set(listed)) == len(listed)
    assert [action for action in listed if check(position, seat, action) is not None] == []
    step = position.steps[-1]
    first_picks = step.first_picks(position, seat)
    if first_picks is not None:
        found = [action for pick in first_picks for action in step.continuing(position, seat, pick)]
        assert set(found) == set(listed)
        assert {picks(action)[0] for action in found} == set(first_picks)
