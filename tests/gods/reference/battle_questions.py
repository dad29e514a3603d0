"""Random battles: every map, every hazard, flyers, divers, all colours; nobody stands where he may not."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from . import maneuvers, maps, shooting
from .figures import FIGURES, NATIVES
from .units import OFF, battle_of

Question = dict[str, Any]

OTHER = {"A": "D", "D": "A"}
FIGHTERS = [name for name in FIGURES if name != "God"]
ASHORE = [
    name
    for name in FIGHTERS
    if not (FIGURES[name].symbols & {"sea", "shore"} and FIGURES[name].rank == "creature")
]
AT_SEA = [name for name in FIGHTERS if FIGURES[name].symbols & {"sea", "shore"}]
SHOOTERS = [name for name in FIGHTERS if "shoots" in FIGURES[name].symbols]
LORDS = [name for name in FIGHTERS if FIGURES[name].rank == "lord"]
SPECIAL = "Pixie Dragon Chimera Knight Guardian Jabberwok Priest Warlord Priestess Warlock Golem".split()


class Scene:
    """A battle being set up."""

    def __init__(self, rng: random.Random, map_name: str | None = None) -> None:
        self.rng = rng
        self.map = map_name or rng.choice(sorted(maps.HAZARDS))
        self.entry = 3 if self.map in maps.FIXED else rng.choice([1, 3, 5])
        self.round = rng.randint(1, 7)
        self.scores = {side: rng.choice([0, 0, 699, 700, 1250]) for side in "AD"}
        attacker = rng.choice(["red", "green", "blue", "yellow", "black", "black"])
        others = {"red", "green", "blue", "yellow", "black"} - {attacker}
        self.colours = {
            "A": attacker,
            "D": rng.choice([*sorted(others), "black" if attacker != "black" else "red", "grey"]),
        }
        self.is_sea = {side: self.map == "Coast" and rng.random() < 0.5 for side in "AD"}
        self.units: list[list[Any]] = []

    def question(self, ask: str, **rest: Any) -> Question:
        place = {"map": self.map, "entry": self.entry, "round": self.round, "units": self.units}
        question: Question = {"ask": ask, **place, **rest}
        if any(FIGURES[unit[1]].rank == "master" for unit in self.units):
            question["scores"] = self.scores
        if self.colours != {"A": "red", "D": "blue"}:
            question["colours"] = self.colours
        return question

    def names(self, side: str) -> list[str]:
        """Whom to take: those at home in the map's hazards or with a rule of their own more often."""
        if self.is_sea[side]:
            return AT_SEA
        kinds = {*maps.HAZARDS[self.map], *maps.SIDES[self.map].values()}
        natives = [name for name in ASHORE if any(name in NATIVES.get(kind, "").split() for kind in kinds)]
        return [*ASHORE, *natives * 2, *SPECIAL]

    def hexes(self) -> list[str]:
        """All hexes, those with a hazard in them or along them more often."""
        hazards = [label for labels in maps.HAZARDS[self.map].values() for label in labels.split()]
        tops = sorted({upper for upper, _ in maps.SIDES[self.map]})
        return [*maps.HEXES, *hazards * 3, *tops * 2]

    def may_join(self, side: str, name: str) -> bool:
        army = [unit[1] for unit in self.units if unit[0] == side]
        rank = FIGURES[name].rank
        if rank == "master" and any(FIGURES[other].rank == "master" for other in army):
            return False
        return rank == "creature" or name not in army

    def may_be_at(self, side: str, name: str, label: str) -> bool:
        if any(unit[2] == label for unit in self.units):
            return False
        battle = battle_of(self.question("reach") | {"units": [*self.units, [side, name, label, 0]]})
        return maneuvers.may_stand(battle, battle.units[-1], label)

    def add(self, side: str, names: list[str], labels: list[str]) -> int | None:
        """Puts one of the names on one of the labels; nobody when those tried do not fit."""
        for name in self.rng.choices(names, k=6) if labels else []:
            places = [label for label in labels if self.may_be_at(side, name, label)]
            if places and self.may_join(side, name):
                self.units.append([side, name, self.rng.choice(places), 0])
                return len(self.units) - 1
        return None

    def crowd(self, side: str, count: int, labels: list[str]) -> None:
        for _ in range(count):
            self.add(side, self.names(side), labels)

    def is_valid(self) -> bool:
        """Did a later comer bind somebody to the water who stands ashore?"""
        battle = battle_of(self.question("reach"))
        return all(maneuvers.may_stand(battle, unit, unit.hex) for unit in battle.units if unit.is_on_map)

    def hurt(self, spared: set[int], slain: bool) -> None:
        for unit in battle_of(self.question("reach")).units:
            if not unit.is_on_map:
                continue
            hits = self.rng.choice([0, self.rng.randrange(unit.power), unit.power - 1])
            if slain and unit.place not in spared and self.rng.random() < 0.1:
                hits = unit.power
            self.units[unit.place][3] = hits


def at_distance(label: str, *distances: int) -> list[str]:
    return [other for other in maps.HEXES if shooting.steps_between(label, other) in distances]


def strike_question(rng: random.Random, map_name: str | None = None) -> Question:
    while True:
        scene = Scene(rng, map_name)
        side = rng.choice("AD")
        if scene.add(side, scene.names(side), [rng.choice(scene.hexes())]) is None:
            continue
        here = scene.units[0][2]
        around = [label for label in maps.NEIGHBOURS[here] if not maps.goes(scene.map, "cliff", here, label)]
        if scene.add(OTHER[side], scene.names(OTHER[side]), around) is None:
            continue
        helpers = "Priest Angel Asher Titan Sunray Knight".split()
        if rng.random() < 0.5 and not scene.is_sea[side]:
            scene.add(side, helpers, maps.HEXES)
        if rng.random() < 0.3 and not scene.is_sea[OTHER[side]]:
            scene.add(OTHER[side], "Golem Zephyra Angel".split(), maps.HEXES)
        scene.crowd(rng.choice("AD"), rng.randint(0, 2), maps.HEXES)
        if scene.is_valid():
            scene.hurt({0, 1}, slain=True)
            return scene.question("strike", by=0, at=1)


def rangestrike_question(rng: random.Random, map_name: str | None = None) -> Question:
    while True:
        scene = Scene(rng, map_name)
        side = rng.choice("AD")
        scene.is_sea[side] = False
        names = SHOOTERS if rng.random() < 0.95 else FIGHTERS
        if scene.add(side, [name for name in names if name in ASHORE], [rng.choice(scene.hexes())]) is None:
            continue
        here, name = scene.units[0][2], scene.units[0][1]
        fair = at_distance(here, 2) if (FIGURES[name].skill or 0) < 4 else at_distance(here, 2, 3)
        far = fair if rng.random() < 0.95 else at_distance(here, 1, 3, 4, 5)
        if scene.add(OTHER[side], scene.names(OTHER[side]), far) is None:
            continue
        there = scene.units[1][2]
        between = {label for line in shooting.lines(here, there) for label in line[1:-1]}
        for label in sorted(between):
            if rng.random() < 0.2:
                near = label in maps.NEIGHBOURS[here] and rng.random() < 0.9
                scene.crowd(side if near else rng.choice("AD"), 1, [label])
        if rng.random() < 0.3:
            scene.add(side, ["Priestess"], maps.HEXES)
        scene.crowd(side, rng.randint(0, 1), maps.HEXES)
        scene.crowd(OTHER[side], rng.randint(0, 2), at_distance(here, 2, 3, 4, 5))
        if scene.is_valid():
            scene.hurt({0, 1}, slain=True)
            return scene.question("rangestrike", by=0, at=1)


def edge(scene: Scene, side: str) -> list[str]:
    return (maps.ATTACKER if side == "A" else maps.DEFENDER)[scene.entry].split()


def entering_question(rng: random.Random, map_name: str | None = None) -> Question:
    """In round one everybody enters; later only a summoned Lord, or in round four a reinforcement."""
    while True:
        scene = Scene(rng, map_name)
        side = rng.choice("AD")
        scene.round = rng.choice([1, 1, 4 if side == "D" else rng.randint(2, 7)])
        names = scene.names(side)
        if scene.round > 1:
            names = [name for name in names if FIGURES[name].rank == "creature"] if side == "D" else LORDS
            scene.is_sea["A"] = False
        scene.units.append([side, rng.choice(names), OFF, 0])
        if scene.round > 1:
            scene.crowd(side, rng.randint(0, 4), maps.HEXES)
            scene.crowd(OTHER[side], rng.randint(1, 4), maps.HEXES)
            scene.crowd(rng.choice("AD"), rng.randint(0, 2), edge(scene, side))
        else:
            inside = maps.INSIDE.get(scene.map, "").split()
            scene.crowd(side, rng.randint(0, 5), inside if inside and side == "D" else edge(scene, side))
            if side == "A":
                scene.crowd("D", rng.randint(1, 5), inside or maps.HEXES)
        if rng.random() < 0.3 and not scene.is_sea[side]:
            scene.add(side, ["Warlord"], maps.HEXES if scene.round > 1 else [*edge(scene, side)])
        if scene.is_valid():
            if scene.round > 1:
                scene.hurt(set(), slain=False)
            return scene.question("reach", mover=0)


def maneuver_question(rng: random.Random, map_name: str | None = None) -> Question:
    while True:
        scene = Scene(rng, map_name)
        scene.round = rng.randint(2, 7)
        side = rng.choice("AD")
        if scene.add(side, scene.names(side), [rng.choice(scene.hexes())]) is None:
            continue
        here = scene.units[0][2]
        if rng.random() < 0.3 and not scene.is_sea[side]:
            scene.add(side, ["Warlord"], maps.HEXES)
        scene.crowd(side, rng.randint(0, 3), at_distance(here, 1, 2))
        below = [label for label in maps.NEIGHBOURS[here] if maps.goes(scene.map, "cliff", here, label)]
        scene.crowd(OTHER[side], rng.randint(0, 1), below)
        scene.crowd(OTHER[side], rng.randint(0, 4), at_distance(here, 2, 3, 4))
        is_free = maps.hazard(scene.map, here) == "fog" or scene.units[0][1] == "Pegasus"
        if rng.random() < (0.6 if is_free else 0.12):
            scene.crowd(OTHER[side], 1, maps.NEIGHBOURS[here])
        if scene.is_valid():
            scene.hurt(set(), slain=False)
            return scene.question("reach", mover=0)


BATTLES: list[tuple[Callable[..., Question], int]] = [
    (strike_question, 30),
    (rangestrike_question, 35),
    (maneuver_question, 25),
    (entering_question, 10),
]


def battle_questions(rng: random.Random, count: int) -> Iterator[Question]:
    kinds, weights = zip(*BATTLES, strict=True)
    for _ in range(count):
        (kind,) = rng.choices(kinds, weights)
        yield kind(rng)
