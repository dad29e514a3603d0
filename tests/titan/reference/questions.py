"""Random well-formed questions, with a taste for neighbours, hazards, heights and ranges three and four."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from . import board, ground, maneuver
from .figures import CHARACTERS, ENTRY, HEXES, LANDS, MAPS, MUSTERING, TOWER
from .units import OFF, Battle, Unit, power_of

Question = dict[str, Any]

NAMES = sorted(CHARACTERS)
BOWS = [name for name in NAMES if CHARACTERS[name]["rangestrikes"]]
ANGELS = [name for name in NAMES if CHARACTERS[name]["summonable"]]
HIGH_MAPS = ["Desert", "Hills", "Mountains", "Tower"]
OTHER_SIDE = {"A": "D", "D": "A"}


class Scene:
    """A battle being set up: every character where it may stand, nobody twice, one Titan a side."""

    def __init__(self, rng: random.Random, map_name: str | None = None) -> None:
        self.rng = rng
        self.map = map_name or rng.choice(sorted(MAPS))
        self.entry = TOWER["attacker_entry"] if self.map == "Tower" else rng.choice([1, 3, 5])
        self.round = rng.randint(1, 7)
        self.scores = {
            side: rng.choice([0, 0, 99, 100, 327, 400, 1163, rng.randint(0, 999)]) for side in "AD"
        }
        self.units: list[list[Any]] = []

    def question(self, ask: str, **rest: Any) -> Question:
        place = {"map": self.map, "entry": self.entry, "round": self.round, "units": self.units}
        has_titan = any(unit[1] == "Titan" for unit in self.units)
        return {"ask": ask, **place, **rest, **({"scores": self.scores} if has_titan else {})}

    def may_be_at(self, name: str, label: str) -> bool:
        is_free = all(unit[2] != label for unit in self.units)
        stranger = Unit("A", name, label, 0, 1)
        return is_free and maneuver.may_stand(Battle(self.map, self.entry, self.round, ()), stranger, label)

    def free_hexes(self, name: str, labels: list[str]) -> list[str]:
        return [label for label in labels if self.may_be_at(name, label)]

    def may_join(self, side: str, name: str) -> bool:
        return name != "Titan" or [side, name] not in [unit[:2] for unit in self.units]

    def hits_for(self, side: str, name: str) -> int:
        power = power_of(name, self.scores[side])
        return self.rng.choice([0, self.rng.randrange(power), power - 1])

    def add(self, side: str, name: str, label: str, hits: int | None = None) -> int:
        self.units.append([side, name, label, self.hits_for(side, name) if hits is None else hits])
        return len(self.units) - 1

    def add_near(self, side: str, names: list[str], labels: list[str], hits: int | None = None) -> int | None:
        """Puts one of the names on one of the labels; nobody when the names tried do not fit."""
        for name in self.rng.choices(names, k=6):
            places = self.free_hexes(name, labels)
            if places and self.may_join(side, name):
                return self.add(side, name, self.rng.choice(places), hits)
        return None

    def slay_some(self, spared: set[int]) -> None:
        for place, unit in enumerate(self.units):
            if place not in spared and self.rng.random() < 0.1:
                unit[3] = power_of(unit[1], self.scores[unit[0]])


def at_distance(label: str, *distances: int) -> list[str]:
    return [other for other in HEXES if ground.distance(label, other) in distances]


def interesting_hexes(map_name: str) -> list[str]:
    """All hexes, those with a hazard in them or along them three times."""
    hazards = [label for labels in MAPS[map_name]["hazards"].values() for label in labels]
    tops = [upper for upper, _, _ in MAPS[map_name]["sides"]]
    return [*HEXES, *hazards * 2, *sorted(set(tops)) * 2]


def interesting_names(map_name: str) -> list[str]:
    """All characters, those at home in a hazard of the map three times."""
    kinds = {*MAPS[map_name]["hazards"], *(kind for _, _, kind in MAPS[map_name]["sides"])}
    natives = [name for name in NAMES if kinds & set(CHARACTERS[name]["natives"])]
    return [*NAMES, *natives * 2]


def pair_in_contact(rng: random.Random) -> Scene:
    """A striker at place 0 and an enemy in contact with it at place 1."""
    while True:
        scene = Scene(rng)
        side = rng.choice("AD")
        names = interesting_names(scene.map)
        striker = scene.add_near(side, names, [rng.choice(interesting_hexes(scene.map))])
        if striker is None:
            continue
        here = scene.units[striker][2]
        around = [
            label for label in ground.neighbours(here) if not ground.is_cliff_between(scene.map, here, label)
        ]
        if scene.add_near(OTHER_SIDE[side], names, around) is not None:
            return scene


def crowd(scene: Scene, side: str, count: int, labels: list[str]) -> None:
    for _ in range(count):
        scene.add_near(side, interesting_names(scene.map), labels)


def strike_question(rng: random.Random) -> Question:
    scene = pair_in_contact(rng)
    crowd(scene, rng.choice("AD"), rng.randint(0, 2), list(HEXES))
    if rng.random() < 0.05:
        scene.units[0][3] = power_of(scene.units[0][1], scene.scores[scene.units[0][0]])
    return scene.question("strike", by=0, at=1)


def carry_question(rng: random.Random) -> Question:
    scene = pair_in_contact(rng)
    mine, theirs = scene.units[0][0], scene.units[1][0]
    crowd(scene, theirs, rng.randint(1, 4), ground.neighbours(scene.units[0][2]))
    crowd(scene, mine, rng.randint(0, 2), list(HEXES))
    scene.slay_some(spared={0, 1})
    return scene.question("carry", by=0, at=1)


def rangestrike_question(rng: random.Random) -> Question:
    while True:
        scene = Scene(rng, rng.choice([*sorted(MAPS), *HIGH_MAPS * 3]))
        side = rng.choice("AD")
        bows = BOWS if rng.random() < 0.95 else NAMES
        striker = scene.add_near(side, bows, [rng.choice(interesting_hexes(scene.map))])
        if striker is None:
            continue
        here = scene.units[striker][2]
        skill = CHARACTERS[scene.units[striker][1]]["skill"]
        fair = at_distance(here, 2) if skill < 4 else at_distance(here, 2, 3)
        far = fair if rng.random() < 0.9 else at_distance(here, 1, 3, 4, 5)
        if scene.add_near(OTHER_SIDE[side], interesting_names(scene.map), far) is not None:
            break
    there = scene.units[1][2]
    between = {label for corridor in ground.corridors(here, there) for label in corridor[1:-1]}
    for label in sorted(between):
        # An enemy next to the striker would decide the question at once, so mostly friends stand there.
        near = label in ground.neighbours(here) and rng.random() < 0.9
        if rng.random() < 0.2:
            scene.add_near(side if near else rng.choice("AD"), NAMES, [label])
    crowd(scene, side, rng.randint(0, 2), list(HEXES))
    crowd(scene, OTHER_SIDE[side], rng.randint(0, 2), at_distance(here, 2, 3, 4, 5))
    scene.slay_some(spared={0, 1})
    return scene.question("rangestrike", by=0, at=1)


def edge(scene: Scene, side: str) -> list[str]:
    return ENTRY[str(scene.entry)]["attacker" if side == "A" else "defender"]


def entering_question(rng: random.Random) -> Question:
    """In round one everybody enters; later only a summoned angel, or in round four a reinforcement."""
    scene = Scene(rng)
    side = rng.choice("AD")
    names = interesting_names(scene.map)
    if scene.round > 1 and side == "D":
        scene.round = 4
    if scene.round > 1 and side == "A":
        names = ANGELS
    scene.add(side, rng.choice(names), OFF, 0)
    if scene.round > 1:
        crowd(scene, side, rng.randint(0, 4), list(HEXES))
        crowd(scene, OTHER_SIDE[side], rng.randint(1, 4), list(HEXES))
        crowd(scene, rng.choice("AD"), rng.randint(0, 2), edge(scene, side))
    else:
        start: list[str] = (
            TOWER["defender_setup"] if (scene.map, side) == ("Tower", "D") else edge(scene, side)
        )
        crowd(scene, side, rng.randint(0, 4), start)
        if side == "A":
            inside: list[str] = TOWER["defender_setup"] if scene.map == "Tower" else list(HEXES)
            crowd(scene, "D", rng.randint(1, 4), inside)
    for unit in scene.units if scene.round == 1 else []:
        unit[3] = 0
    return scene.question("reach", mover=0)


def maneuver_question(rng: random.Random) -> Question:
    scene = Scene(rng)
    scene.round = rng.randint(2, 7)
    side = rng.choice("AD")
    while (
        scene.add_near(side, interesting_names(scene.map), [rng.choice(interesting_hexes(scene.map))]) is None
    ):
        pass
    here = scene.units[0][2]
    crowd(scene, side, rng.randint(0, 3), at_distance(here, 1, 2))
    crowd(scene, side, rng.randint(0, 2), list(HEXES))
    below = [label for label in ground.neighbours(here) if ground.is_cliff_between(scene.map, here, label)]
    crowd(scene, OTHER_SIDE[side], rng.randint(0, 1), below)
    crowd(scene, OTHER_SIDE[side], rng.randint(0, 4), at_distance(here, 2, 3, 4))
    if rng.random() < 0.15:
        crowd(scene, OTHER_SIDE[side], 1, ground.neighbours(here))
    return scene.question("reach", mover=0)


def moves_question(rng: random.Random) -> Question:
    special = [land for land in LANDS if board.is_tower(land) or board.exits_with(land, "arrow")]
    land = rng.choice([*LANDS, *special * 2])
    roll = rng.randint(1, 6)
    near = sorted({end for steps in range(1, roll + 1) for end, _ in board.moves(land, steps, [], [], [])})
    chosen = rng.sample(near, min(len(near), rng.randint(0, 4)))
    groups: dict[str, list[int]] = {"own": [], "enemy": [], "engaged": []}
    for other in chosen:
        group = "own" if other == land else rng.choice(["own", "own", "enemy", "enemy", "engaged"])
        groups[group].append(other)
    if rng.random() < 0.2 and land not in groups["own"]:
        groups["own"].append(land)
    around = {group: sorted(lands) for group, lands in groups.items()}
    return {"ask": "moves", "land": land, "roll": roll, **around}


def teleport_question(rng: random.Random) -> Question:
    return {"ask": "tower-teleport", "land": rng.choice([land for land in LANDS if board.is_tower(land)])}


def recruits_question(rng: random.Random) -> Question:
    terrain = rng.choice([*sorted(MUSTERING["chains"]), "Tower"])
    listed = [name for name, _ in MUSTERING["chains"].get(terrain, [])] or ["Titan", "Warlock", "Guardian"]
    kinds = rng.sample([*listed, *listed, *NAMES], rng.randint(1, 4))
    legion = [rng.choice(kinds) for _ in range(rng.randint(1, 6))]
    has_two_titans = legion.count("Titan") > 1
    return {
        "ask": "recruits",
        "terrain": terrain,
        "legion": sorted(set(legion) if has_two_titans else legion),
    }


ASKING: list[tuple[Callable[[random.Random], Question], int]] = [
    (strike_question, 15),
    (carry_question, 20),
    (rangestrike_question, 30),
    (maneuver_question, 15),
    (entering_question, 10),
    (moves_question, 15),
    (recruits_question, 8),
    (teleport_question, 1),
]


def random_questions(rng: random.Random, count: int) -> Iterator[Question]:
    kinds, weights = zip(*ASKING, strict=True)
    for _ in range(count):
        (kind,) = rng.choices(kinds, weights)
        yield kind(rng)
