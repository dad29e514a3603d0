"""16.1, 16.4 to 16.6: where beasts are at home, and what keeps them there; nothing but ground."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexenkessel.games.armageddon.chapters.ch16_beasts.courses import Course, along_rivers, reflected
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.hexes.axial import Direction

DRAGON: Final = "dragon"
GRIFFIN: Final = "griffin"
TROLL: Final = "troll"
DWARF: Final = "desert-dwarf"
SERPENT: Final = "sea-serpent"
SIREN: Final = "siren"
VOLCANO: Final = "volcano"
GIANT: Final = "giant"

ROAMING: Final = (DRAGON, GRIFFIN, TROLL, DWARF, SERPENT)
SINGING: Final = (SIREN, VOLCANO)

# A18.1c: on which terrain it stays, and the rule that says so.
HOMES: Final[Mapping[str, tuple[Rule, tuple[str, ...]]]] = {
    # A16.4a: nowhere else.
    DRAGON: ("A16.4a", ("forest",)),
    # A16.4b: free of ice.
    GRIFFIN: ("A16.4b", ("lowland",)),
    # A16.4c
    TROLL: ("A16.4c", ("ice-lowland",)),
    DWARF: ("A16.4c", ("desert", "highland-desert")),
    # A16.4d: no river is a field.
    SERPENT: ("A16.4d", ("water",)),
    # A16.5a: and only on an island. A16.5b: the volcano is a siren upon peaks.
    SIREN: ("A16.5a", ("lowland",)),
    VOLCANO: ("A16.5b", ("peaks",)),
    # A16.6a: not on ice nor in highland desert.
    GIANT: ("A16.6a", ("highland",)),
}


def why_not_at_home(ground: Ground, kind: str, field: Field) -> Rule | None:
    """The rule by which a beast of this kind cannot be on a field."""
    rule, terrain = HOMES[kind]
    if ground.terrain[field] not in terrain:
        return rule
    # R-A16.5a: an island of exactly one field.
    if kind == SIREN and not is_island(ground, field):
        return rule
    return None


def is_island(ground: Ground, field: Field) -> bool:
    """Is there water on all six sides?"""
    around = ground.around[field]
    return all(there != NOWHERE and ground.terrain[there] == "water" for there in around)


def is_walled(ground: Ground, one: Field, other: Field) -> bool:
    """A16.4g, A16.6b: does a wall or a tower stand between two fields, or on the second?"""
    return other in ground.towers or ground.wall_between(one, other) is not None


def openness(ground: Ground, kind: str, start: Field) -> Callable[[Field, Field], bool]:
    """A16.4f to A16.4h, A16.6b: whether a beast that sets out there can go from a field to the next."""
    # A16.4f: it keeps to its area. A16.4c: of one sort of desert it does not go into the other.
    terrain = ground.terrain[start]

    def is_open(here: Field, there: Field) -> bool:
        return ground.terrain[there] == terrain and not is_walled(ground, here, there)

    return is_open


def steps_in(kind: str, die: int) -> int:
    """A16.4e: as many steps as the die of the wind shows. A16.6b: a wild giant makes one."""
    return 1 if kind == GIANT else die


def course_of(
    ground: Ground, kind: str, start: Field, toward: Direction, steps: int, bank: Direction | None = None
) -> Course:
    """Where this beast goes in this wind. A16.6b: no river stops a giant."""
    if kind in SINGING:
        return Course(())
    is_open = openness(ground, kind, start)
    if kind == GIANT:
        return reflected(ground, start, toward, steps, is_open)
    return along_rivers(ground, start, toward, steps, is_open, bank)


def steps_of(ground: Ground, kind: str, start: Field) -> tuple[Field, ...]:
    """A16.6c: the next fields to which a beast of this kind could go at all."""
    is_open = openness(ground, kind, start)
    return tuple(there for there in ground.neighbours[start] if is_open(start, there))


def is_shut_in(ground: Ground, kind: str, field: Field) -> bool:
    """A16.1c: could it go on from there, were it not for walls and towers?"""
    if kind in SINGING or steps_of(ground, kind, field):
        return False
    terrain = ground.terrain[field]
    return any(ground.terrain[there] == terrain for there in ground.neighbours[field])


def area_of(ground: Ground, kind: str, field: Field) -> frozenset[Field]:
    """A16.1f: all fields that hang together with this one and are of the same sort."""
    terrain, found, waiting = ground.terrain[field], {field}, [field]
    while waiting:
        for there in ground.neighbours[waiting.pop()]:
            if there not in found and ground.terrain[there] == terrain:
                found.add(there)
                waiting.append(there)
    return frozenset(found)


# Threats


def threatened(
    ground: Ground, kind: str, start: Field, path: tuple[Field, ...], pits: tuple[Field, ...] = ()
) -> tuple[Field, ...]:
    """The fields that a beast threatens after it has gone this way (A16.4m to A16.4q, A16.6i), in order.

    `pits` are the fields on which a troll's last two movements ended.
    """
    here = path[-1] if path else start
    if kind == DRAGON:
        # A16.4m: as far as it is forest.
        # A16.4n: who is in or on a tower is safe; rivers and simple walls are no help.
        around = (here, *(there for there in ground.neighbours[here] if ground.terrain[there] == "forest"))
        return tuple(sorted(field for field in around if field not in ground.towers))
    if kind == SERPENT:
        # A16.4q: as far as it is water.
        around = (here, *(there for there in ground.neighbours[here] if ground.terrain[there] == "water"))
        return tuple(sorted(around))
    if kind == GRIFFIN:
        # A16.4o: all it passes. R-A16.4o: not the field from which it starts.
        return tuple(sorted(set(path)))
    if kind in (TROLL, DWARF):
        # A16.4p
        return tuple(sorted({here, *pits}))
    return (here,) if kind == GIANT else ()


def rolled_against(kind: str, roll: int) -> str:
    """What the roll of somebody who is threatened does: "back" (A16.4t), "dead" (A16.4u, A16.6k), "tame"
    (A16.6j), or nothing."""
    if roll == 17:
        return "dead"
    if kind == GIANT:
        return "tame" if roll in (15, 16) else ""
    return "back" if roll == 16 else ""


# Giants


def stones(ground: Ground, field: Field) -> tuple[Field, ...]:
    """A16.6d, A16.6f: the fields around a giant on which his stones come down: none is higher than highland,
    and no building stands there. Simple walls that stand no higher do not stop them."""
    most = ground.level[field]

    def is_in_reach(there: Field) -> bool:
        wall = ground.wall_between(field, there)
        low = wall is None or ground.level[wall.place] <= most
        return ground.level[there] <= most and there not in ground.towers and low

    return tuple(there for there in ground.neighbours[field] if is_in_reach(there))


def tamed_by(roll: int) -> str:
    """A16.6g: what a try to tame a giant does: "tame", "dead", or it is the warrior who dies.

    R-A16.6g: an 18 is as good as less than 15.
    """
    return {15: "tame", 16: "tame", 17: "dead"}.get(roll, "fails")
