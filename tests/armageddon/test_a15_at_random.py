"""Whole battles at sea at random: whatever is listed may be done, and nothing impossible comes of it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.format import Annihilate, Points
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.action import verb_of
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import check, legal, play
from tests.amount import usually
from tests.armageddon.ships import sea

SEEDS: Final = usually(range(4), everything=range(60))
# What ends a battle soon, or is no more than walking, is seldom chosen.
WEIGHTS: Final = {
    "jump": 0.03,
    "perish": 0.01,
    "destroy": 0.1,
    "end": 0.35,
    "go": 3,
    "ram-ship": 4,
    "claim": 4,
}
GREAT: Final = ((0, 0), (0, 1))
CHAPTERS: Final = (2, 3, 4, 5, 7, 9, "14.3", 15)
WARRIORS: Final = ("axe", "lance", "sword", "bow", "champion", "hero")


def melee(rng: random.Random) -> ArmageddonPosition:
    """Four ships a side, anywhere among islets and streams, with animals aboard."""
    ground = sea(great=GREAT).state.index.ground
    islets = {rng.randrange(ground.size) for _ in range(10)}
    taken: set[int] = set(islets)
    figures: list[str] = []
    while len(figures) < 40:
        kind, front, side = (
            rng.choice(("longship", "sailing-ship", "raft")),
            rng.randrange(ground.size),
            rng.randrange(6),
        )
        fields = {front} if kind == "raft" else {front, ground.behind(front, side)}
        if NOWHERE in fields or fields & taken:
            continue
        taken |= fields
        seat = len(figures) % 2
        figures.append(f"{seat} {kind} {ground.names[front]} pole={SIDES[side]}")
        for field in fields:
            name = ground.names[field] + "+1"
            figures += [f"{seat} {rng.choice(WARRIORS)} {name}" for _ in range(rng.randint(1, 2))]
            if rng.random() < 0.3:
                figures.append(f"{seat} {rng.choice(('light-horse', 'elephant'))} {name}")
    flowing = [field for field in range(ground.size) if rng.random() < 0.08]
    return sea(
        *figures,
        great=GREAT,
        wind=f"{rng.choice(('calm', 'breeze', 'storm'))} {rng.choice(SIDES)}",
        left=rng.randint(0, 4),
        streams=" ".join(f"{ground.names[field]}>{rng.choice(SIDES)}" for field in flowing),
        lowland=" ".join(ground.names[field] for field in islets),
        chapters=CHAPTERS,
        goals=(Annihilate(), Points()),
        rounds=8,
    )


def fought(position: ArmageddonPosition, rng: random.Random) -> Counter[str]:
    """What was told to the end of the battle."""
    told: Counter[str] = Counter()
    while position.outcome is None:
        seat = position.due[0]
        listed = legal(position, seat)
        verbs = sorted({verb_of(action) for action in listed})
        verb = rng.choices(verbs, [WEIGHTS.get(each, 1) for each in verbs])[0]
        action = rng.choice([each for each in listed if verb_of(each) == verb])
        assert check(position, seat, action) is None
        played = play(position, seat, action)
        told.update(event.key for event in played.events)
        position = played.position
        assert GAME.flaws(position) == [], action
    return told


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_against_everybody(seed: int) -> None:
    rng = random.Random(seed)
    told = fought(melee(rng), rng)
    assert told["went"] > 10


@pytest.mark.parametrize("scenario", ["s10", "s11"])
@pytest.mark.parametrize("seed", usually(range(2), everything=range(20)))
def test_the_battles_at_sea_end(scenario: str, seed: int) -> None:
    setup = GAME.setup(shipped()[scenario].players, DiceParts(f"sea {seed}"), {"scenario": scenario})
    told = fought(GAME.begin(setup).position, random.Random(seed))
    assert told["wind"] > 0
