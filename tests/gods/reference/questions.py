"""Random well-formed questions, with a taste for charts, ends of ways, towers, limits and thresholds."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from . import moving
from .armies import SPELLS
from .board import LAND, TOWERS
from .charts import CHARTS, TOWER_LANDS, steps
from .figures import FIGURES
from .points import DEMILORDS, HUMANS

Question = dict[str, Any]

NAMES = [name for name in FIGURES if name != "God"]
CREATURES = [name for name in NAMES if FIGURES[name].rank == "creature"]
ENDS = [name for name in NAMES if FIGURES[name].is_end]
ON_FOOT = [name for name in NAMES if not FIGURES[name].symbols & {"sea", "shore"}]
AT_SEA = [name for name in NAMES if FIGURES[name].symbols & {"sea", "shore"}]
CASTERS = [name for name in NAMES if "magic" in FIGURES[name].symbols]
STANDING = [field for field in LAND if LAND[field] != "Whirl"]
SEASIDE = [field for field in LAND if LAND[field] in ("Sea", "Coast")]


def without_defaults(question: Question, **defaults: Any) -> Question:
    """Says nothing where the default says the same."""
    return {key: word for key, word in question.items() if defaults.get(key, ...) != word}


def army_on_foot(rng: random.Random) -> list[str]:
    army = [rng.choice(ON_FOOT) for _ in range(rng.randint(1, 7))]
    masters = ("Titan", "Dark-Titan", "Phantom")
    army = [name for name in army if name not in masters]
    if rng.random() < 0.6:
        army.append(rng.choice(["Titan", "Titan", "Titan", "Phantom"]))
    if rng.random() < 0.15:
        army.append(rng.choice(["Asher", "Golem", "Zephyra"]))
    return army or ["Ogre", "Ogre"]


def army_at_sea(rng: random.Random) -> list[str]:
    kinds = rng.choice([AT_SEA, ["Octopus", "Seaserpent", "Aquarian"], ["Octopus", "Seaserpent", "Siren"]])
    return [rng.choice(kinds) for _ in range(rng.randint(1, 5))]


def moves_question(rng: random.Random) -> Question:
    is_sea = rng.random() < 0.3
    army = army_at_sea(rng) if is_sea else army_on_foot(rng)
    special = [*TOWERS, "City", "Dungeon"]
    field = rng.choice(SEASIDE if is_sea else [*STANDING, *special * 5])
    distance = rng.choice([1, 2, 3, 4, 5, 6, 6, 7, 8])
    revealed = "Titan" in army and rng.random() < 0.8
    victory_points = rng.choice([0, 25, 30, 49, 50, 80])
    reached: list[str] = []
    for steps_taken in range(1, distance + 1):
        found = moving.moves(field, steps_taken, ["Titan", "Colossus", "Colossus"])
        found += moving.moves(field, steps_taken, army) if is_sea else []
        reached += [str(end) for end, _ in found]
    own: list[str] = []
    enemy: list[str] = []
    neutral: list[str] = []
    for place in rng.sample(sorted(set(reached)), min(len(set(reached)), rng.randint(0, 7))):
        if place in TOWERS:
            rng.choice([own, neutral, neutral]).append(place)
        # Nobody says whether an enemy on a Coast is a land or a sea army, so none stands in a sea army's way.
        elif LAND[place] != "Coast" or not is_sea:
            rng.choice([own, enemy, enemy]).append(place)
    question = {
        "ask": "moves",
        "field": field,
        "distance": distance,
        "army": army,
        "round": rng.choice([1, 5, 10, 11, 11, 11, 30]),
        "own": own,
        "enemy": enemy,
        "neutral": neutral,
        "revealed": revealed,
        "victory_points": victory_points,
        "battle_points": rng.choice([0, 0, 699, 1500]),
        "tower": rng.choice([None, "T0", "T1", "T2"]),
    }
    return without_defaults(
        question,
        round=11,
        own=[],
        enemy=[],
        neutral=[],
        revealed=False,
        victory_points=0,
        battle_points=0,
        tower=None,
    )


def recruits_question(rng: random.Random) -> Question:
    land = rng.choice([*CHARTS, *CHARTS, *TOWER_LANDS])
    listed = [name for track in CHARTS.get(land, []) for name in steps(track)[0]]
    # Who swims and who walks are not mixed here: the landing decides what such an army is.
    others = AT_SEA if land == "Sea" else ON_FOOT
    if land == "Coast":
        listed, others = rng.choice([(listed, AT_SEA), (["Aquarian", "Siren"], ["Ogre", "Titan", "Troll"])])
    kinds = rng.sample([*listed, *listed, *listed, *others], rng.randint(1, 4))
    army = [rng.choice(kinds) for _ in range(rng.choice([1, 2, 3, 4, 5, 6, 6, 7, 8]))]
    if rng.random() < 0.4 and not set(army) & set(AT_SEA):
        army.append("Titan")
    if rng.random() < 0.2 and land not in ("Sea", "Coast"):
        army.append("Pegasus")
    question = {
        "ask": "recruits",
        "land": land,
        "army": army,
        "distance": rng.choice([4, 4, 4, 4, 0, 1, 2, 3, 5, 6, 7, 8]),
        "labelled": rng.random() < 0.9,
        "revealed": rng.random() < 0.6,
        "victory_points": rng.choice([0, 9, 10, 19, 20, 29, 30, 100]),
        "end_creature_taken": rng.random() < 0.4,
    }
    return without_defaults(
        question, distance=4, labelled=True, revealed=False, victory_points=0, end_creature_taken=False
    )


def price_question(rng: random.Random) -> Question:
    purpose = rng.choice(["hire", "revive", "conjure", "darkland-teleport"])
    if purpose == "darkland-teleport":
        return {"ask": "price", "for": purpose}
    figure = rng.choice(
        list(HUMANS) if purpose == "hire" else [name for name in DEMILORDS if name != "Immortal"]
    )
    return {"ask": "price", "for": purpose, "figure": figure}


def spells_question(rng: random.Random) -> Question:
    plain = [name for name in NAMES if FIGURES[name].rank != "master"]
    kinds = plain if rng.random() < 0.85 else NAMES
    army = [rng.choice([*kinds, *CASTERS * 4]) for _ in range(rng.randint(1, 4))]
    enemy = [rng.choice(kinds) for _ in range(rng.randint(1, 4))]
    question: Question = {"ask": "spells", "army": army, "enemy": enemy}
    if rng.random() < 0.15:
        question["cast"] = [rng.choice(SPELLS[rng.randint(2, 5)])]
    return question


def score_question(rng: random.Random) -> Question:
    how = rng.choice(["flight", "flight", "negotiation", "battle", "battle", "draw", "time"])
    question: Question = {
        "ask": "score",
        "how": how,
        "army": [rng.choice(NAMES) for _ in range(rng.randint(1, 7))],
    }
    return question | ({"battle_points": rng.choice([1, 699, 700, 1850])} if rng.random() < 0.6 else {})


def lords_question(rng: random.Random) -> Question:
    before = rng.choice([0, 199, 200, 590, 599, 600, 1790, 1800, rng.randint(0, 6000)])
    return {
        "ask": "lords",
        "from": before,
        "to": before + rng.choice([0, 1, 9, 10, 200, 620, rng.randint(0, 2500)]),
    }


def army_question(rng: random.Random) -> Question:
    kinds = rng.sample(NAMES, rng.randint(1, 6)) + rng.sample(CREATURES, 2) + rng.sample(ENDS, 1)
    army = [rng.choice(kinds) for _ in range(rng.randint(1, 8))]
    masters = [name for name in army if FIGURES[name].rank == "master"]
    army = [name for name in army if name not in masters] + masters[:1]
    if rng.random() < 0.3:
        army = list(dict.fromkeys(army))
    if rng.random() < 0.3:
        army.append("Pegasus")
    question = {
        "ask": "army",
        "army": army,
        "revealed": rng.random() < 0.5,
        "battle_points": rng.choice([0, 0, 650, 700, 1234]),
    }
    return without_defaults(question, revealed=False, battle_points=0)


def advantages_question(rng: random.Random) -> Question:
    return {"ask": "advantages", "victory_points": 5 * rng.randint(0, 20), "revealed": rng.random() < 0.8}


def sacrifices_question(rng: random.Random) -> Question:
    return {"ask": "sacrifices", "army": [rng.choice([*NAMES, *ENDS * 6]) for _ in range(rng.randint(1, 7))]}


def god_question(rng: random.Random) -> Question:
    return {"ask": "god", "titans": [rng.randint(6, 20) for _ in range(rng.randint(1, 4))]}


ASKING: list[tuple[Callable[[random.Random], Question], int]] = [
    (moves_question, 40),
    (recruits_question, 25),
    (price_question, 5),
    (spells_question, 8),
    (score_question, 8),
    (lords_question, 6),
    (army_question, 10),
    (advantages_question, 3),
    (sacrifices_question, 4),
    (god_question, 2),
]


def random_questions(rng: random.Random, count: int) -> Iterator[Question]:
    kinds, weights = zip(*ASKING, strict=True)
    for _ in range(count):
        (kind,) = rng.choices(kinds, weights)
        yield kind(rng)
