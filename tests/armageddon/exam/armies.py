"""Small dense armies on random ground, and how they are played at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from typing import Any

from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.gate import legal
from tests.armageddon.exam.country import PLACES, Country
from tests.armageddon.exam.staging import stage
from tests.armageddon.exam.witness import MEN, OPEN, WAY
from tests.armageddon.table import GRAMMAR


class Dice:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        return tuple(self.rng.randint(1, sides) for _ in range(count))

    def shuffle(self, purpose: str, items: Sequence[Any]) -> tuple[Any, ...]:
        raise AssertionError(purpose)


def muster(country: Country, rng: random.Random, seats: int, chapters: Sequence[int]) -> ArmageddonPosition:
    """Each seat has some of everything that these chapters know, and some men on foot."""
    free = [field for field in PLACES if country.terrain[field] in OPEN]
    rng.shuffle(free)
    men = [kind for kind in MEN if kind != "bow" or 4 in chapters]
    said: list[str] = []
    phalanxes = {}
    for seat in range(seats):
        if 8 in chapters and (spot := place_for_a_chariot(country, rng, free)):
            said += chariot(rng, seat, len(said) + 1, spot, men)
        beasts = [("elephant", 2)] if 9 in chapters else []
        beasts += [("light-horse", 1), ("heavy-horse", 1)] if 7 in chapters else []
        for beast, riders in beasts:
            number, field = len(said) + 1, free.pop()
            said.append(f"{seat} {beast} {field}")
            said += [f"{seat} {rng.choice(men)} {field} on={number}" for _ in range(rng.randint(0, riders))]
        if 6 in chapters:
            phalanxes[seat + 1] = Phalanx(front=rng.randrange(6))
            said += [f"{seat} {rng.choice(MEN[:3])} {free.pop()} phalanx={seat + 1}"] * 4
        for _ in range(4 - seats // 2):
            field = free.pop()
            said += [f"{seat} {rng.choice(men)} {field}" for _ in range(rng.randint(1, 4))]
    sides = tuple(range(seats)) if rng.random() < 0.5 or seats == 2 else (0, 1, 0)
    more = {"phalanxes": phalanxes, "rounds": 30, "seats": seats, "sides": sides, "chapters": tuple(chapters)}
    return stage(*said, **more, **country.said())


Spot = tuple[str, str, int]


def place_for_a_chariot(country: Country, rng: random.Random, free: list[str]) -> Spot | None:
    """The fields of a wagon and its team, no longer free, and the way its pole points; or there are none."""
    wagon, team, pole = rng.choice([spot for spot in product(free, free, range(6)) if is_beside(*spot)])
    if country.cost(wagon, team, climbs=False, wades=False) is None:
        return None
    free.remove(wagon)
    free.remove(team)
    return wagon, team, pole


def chariot(rng: random.Random, seat: int, number: int, spot: Spot, men: Sequence[str]) -> list[str]:
    wagon, team, pole = spot
    horse = rng.choice(["light", "heavy"]) + "-chariot-horse"
    return [
        f"{seat} wagon {wagon} pole={pole} speed={rng.choice([0, 2, 3, 4])}",
        *[f"{seat} {horse} {team} harness={number}"] * rng.randint(1, 4),
        *[f"{seat} {rng.choice(men)} {wagon} on={number}" for _ in range(rng.randint(1, 3))],
    ]


def is_beside(one: str, other: str, way: int) -> bool:
    (x, y), (u, v) = PLACES[one], PLACES[other]
    return (u - x, v - y) == WAY[way]


TAME = ("dismount", "unharness", "release", "dissolve", "back")


def choose(position: ArmageddonPosition, rng: random.Random) -> Any:
    """First what kind of thing, so that rare things come up; the tame ones and the end less often."""
    kinds: dict[str, list[Any]] = {}
    for action in legal(position, position.due[0]):
        kinds.setdefault(GRAMMAR.write(action).split()[0], []).append(action)
    ends = [verb for verb in kinds if verb in ("end", "fight")]
    others = [verb for verb in kinds if verb not in ends and (verb not in TAME or rng.random() < 0.1)]
    verb = rng.choice(others if others and rng.random() < 0.9 else ends or others or list(kinds))
    wild = [action for action in kinds[verb] if verb == "go" and is_wild(position, action)]
    return rng.choice(wild if wild and rng.random() < 0.8 else kinds[verb])


def is_wild(position: ArmageddonPosition, action: Any) -> bool:
    """An elephant or a chariot drives in among others, or a chariot over those among its horses."""
    figures = position.state.figures.values()
    mover = position.state.figures[action.figure]
    if mover.kind not in ("wagon", "elephant"):
        return False
    ahead = [one.field for one in figures if one.harness == mover.id]
    fields = (list(PLACES).index(action.field), *ahead[:1])
    return any(one.field in fields and one.harness != mover.id for one in figures)
