"""The 66 kinds of figures: what is printed on a counter, and what one is worth (G3, G16.6, G20.3, G24.2)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.terms import PACKAGE, BattlePoints, Figure
from hexenkessel.kernel.data import DataError, read_data

FILE: Final = "figures.json"

# G3.1a: every figure belongs to one of six classes.
Rank: TypeAlias = Literal["master", "lord", "element", "demilord", "human", "creature"]

# G3.10f: the double wave is that of a figure that depends on water.
# G3.10h: the underlined wave is that of one that can also live on land.
Wave: TypeAlias = Literal["double", "underlined"]

Hazard: TypeAlias = Literal[
    "beach",
    "bog",
    "bramble",
    "cloud",
    "darkness",
    "drift",
    "dune",
    "fog",
    "hedge",
    "sand",
    "slope",
    "tree",
    "volcano",
    "water",
]
"""The hazards a figure can be native to; walls and cliffs have no natives."""

MASTERS: Final = ("Dark-Titan", "God", "Phantom", "Titan")
LORDS: Final = ("Angel", "Archangel", "Necromancer")
ELEMENTS: Final = ("Asher", "Golem", "Zephyra")
_DEMILORDS = "Chimera Executer Guardian Immortal Jabberwok Locker Pegasus Siren Sunray Warlock".split()
_HUMANS = "Amazon Aquarian Knight Novice Pixie Priest Priestess Warlord".split()
_END_CREATURES = "Balrog Basilisk Colossus Deathbringer Demon Hydra Seaserpent Serpent".split()


# G2.3b: a counter shows name, power, skill and the symbols of its abilities.
class FigureType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of figure. ``count`` is how many of it an owner has, ``pool`` who owns some from the start."""

    name: Figure
    rank: Rank
    group: Literal["land", "sea", "dark"] | None  # of a Creature: on which of the three charts it stands
    power: int
    skill: int
    variable: bool  # the wavy line: the power changes
    end: bool  # the asterisk of an end creature
    count: int
    pool: Literal["titan", "darklord", "all", "special"]
    flies: bool  # the star
    rangestrikes: bool  # the lightning bolt
    magic: bool  # yin-yang: may cast spells
    wave: Wave | None
    ability: str | None  # the cross: name of what a Creature can do once in a battle
    permanent: bool  # the rhombus or the wavy line
    natives: tuple[Hazard, ...]


def check_figures(kinds: tuple[FigureType, ...]) -> None:
    """Raise DataError unless the figures are those of the rules."""
    names = [kind.name for kind in kinds]
    if len(names) != 66:
        raise DataError(FILE, "list", f"66 kinds expected, {len(names)} found")
    for earlier, later in pairwise(names):
        if earlier >= later:
            raise DataError(FILE, later, f"must stand before {earlier}: kinds are sorted, each once")
    expected: dict[Rank, Collection[Figure]] = {
        # G3.2a: four Masters.
        "master": MASTERS,
        # G3.3a: three Lords.
        "lord": LORDS,
        # G3.4a: three Elements.
        "element": ELEMENTS,
        # G3.5a: ten Demilords.
        "demilord": _DEMILORDS,
        # G3.6a: eight Humans.
        "human": _HUMANS,
    }
    for rank, members in expected.items():
        if (found := [kind.name for kind in kinds if kind.rank == rank]) != list(members):
            raise DataError(FILE, rank, f"{found} instead of {list(members)}")
    # G3.7b: the end creatures are these eight; who else ends a chart is none.
    if (found := [kind.name for kind in kinds if kind.end]) != _END_CREATURES:
        raise DataError(FILE, "end creatures", f"{found} instead of {_END_CREATURES}")
    for kind in kinds:
        _check_figure(kind)


def _check_figure(kind: FigureType) -> None:
    # G3.7a: whoever is of no other class is a Creature, and only Creatures are recruited in the lands.
    if (kind.rank == "creature") != (kind.group is not None):
        raise DataError(FILE, kind.name, "exactly Creatures stand on a chart")
    lowest = 0 if kind.name == "God" else 2
    if kind.power < 1 or not lowest <= kind.skill <= 5 or kind.count < 1:
        raise DataError(FILE, kind.name, "power and count are at least 1, skill is 2 to 5")
    # G3.10d: a cross, that of a one-time ability, stands on Creatures only.
    if kind.ability and kind.rank != "creature":
        raise DataError(FILE, kind.name, "only Creatures have a one-time ability")
    # G3.10e: the wavy line is a permanent ability.
    if kind.variable and not kind.permanent:
        raise DataError(FILE, kind.name, "a variable power is a permanent ability")
    if (kind.group == "sea") and kind.wave is None:
        raise DataError(FILE, kind.name, "a sea creature has a wave")
    if len(set(kind.natives)) != len(kind.natives):
        raise DataError(FILE, kind.name, "a hazard is named twice")


# The rows of the file are those of the book.
# G16.6a, G16.6b, G16.6c and G16.6d: Masters.
# G16.6e, G16.6f and G16.6g: Lords.
# G16.6h, G16.6i and G16.6j: Elements.
# G16.6k, G16.6l, G16.6m, G16.6n, G16.6o, G16.6p, G16.6q, G16.6r and G16.6s: Demilords.
# G16.6t: Demilords.
# G16.6u, G16.6v, G16.6w, G16.6x, G16.6y, G16.6z, G16.6aa and G16.6ab: Humans.
# G16.6ac, G16.6ad, G16.6ae, G16.6af, G16.6ag, G16.6ah, G16.6ai, G16.6aj and G16.6ak: Creatures of the land.
# G16.6al and G16.6am: Creatures of the land.
# G16.6an, G16.6ao, G16.6ap, G16.6aq, G16.6ar, G16.6as, G16.6at, G16.6au and G16.6av: Creatures of the land.
# G16.6aw: Creatures of the land.
# G16.6ax, G16.6ay, G16.6az, G16.6ba and G16.6bb: sea creatures.
# G16.6bc, G16.6bd, G16.6be, G16.6bf, G16.6bg, G16.6bh, G16.6bi, G16.6bj and G16.6bk: dark creatures.
# G16.6bl and G16.6bm: dark creatures.
# G16.6bn: dark creatures.
def _read_figures() -> Mapping[Figure, FigureType]:
    kinds = read_data(PACKAGE, FILE, tuple[FigureType, ...])
    check_figures(kinds)
    return MappingProxyType({kind.name: kind for kind in kinds})


FIGURES: Final[Mapping[Figure, FigureType]] = _read_figures()

KINDS: Final[tuple[Figure, ...]] = tuple(FIGURES)
"""All kinds in alphabetical order; the index of a kind is its number in tables."""


def _those(is_one: Callable[[FigureType], bool]) -> frozenset[Figure]:
    return frozenset(name for name, kind in FIGURES.items() if is_one(kind))


CREATURES: Final = _those(lambda kind: kind.rank == "creature")
DEMILORDS: Final = _those(lambda kind: kind.rank == "demilord")
HUMANS: Final = _those(lambda kind: kind.rank == "human")
END_CREATURES: Final = _those(lambda kind: kind.end)
MAGIC_GIFTED: Final = _those(lambda kind: kind.magic)
WAVE_FIGURES: Final = _those(lambda kind: kind.wave is not None)
WAVE_CREATURES: Final = WAVE_FIGURES & CREATURES
WATERBOUND: Final = _those(lambda kind: kind.wave == "double")

# G16.5aa: Octopus and Seaserpent follow an Aquarian ashore,
# G16.5bk: and a Siren.
SEA_LEADERS: Final = frozenset({"Aquarian", "Siren"})

# G3.2b: these Masters can be revealed and then mark their army.
REVEALABLE: Final = frozenset({"Titan", "Dark-Titan", "Phantom"})

TITANS: Final = frozenset({"Titan", "Dark-Titan"})
IMMORTAL: Final = "Immortal"


def rank(name: Figure) -> Rank:
    return FIGURES[name].rank


def is_creature(name: Figure) -> bool:
    return name in CREATURES


def is_end_creature(name: Figure) -> bool:
    return name in END_CREATURES


def is_master(name: Figure) -> bool:
    return name in MASTERS


def is_lord(name: Figure) -> bool:
    return name in LORDS


def is_element(name: Figure) -> bool:
    return name in ELEMENTS


def titan_power(points: BattlePoints) -> int:
    """Power of the Titan of a player with so many battle points.

    >>> [titan_power(points) for points in (0, 699, 700, 800)]
    [6, 6, 7, 8]
    """
    # G20.5a: battle points decide it.
    # G24.2b: six at first; from 700 points on one for every full hundred.
    # G16.5by: so a hundredth of the points, rounded down, and at least six.
    return max(FIGURES["Titan"].power, points // 100)


def base_power(name: Figure, points: BattlePoints = 0) -> int:
    """Power of a figure that stands for itself, its owner having so many battle points.

    What it gains in a battle (Knight, Guardian, Jabberwok, Necromancer) or by trophies is not in it.
    """
    # G16.5bz: the Phantom's power follows the same rule,
    # G16.5cc: and so does the Dark-Titan's.
    return titan_power(points) if name in REVEALABLE else FIGURES[name].power


def value(name: Figure, points: BattlePoints = 0) -> int:
    """Battle points a figure is worth when its owner has so many himself.

    >>> value("Lion"), value("Chimera"), value("Phantom", 900)
    (15, 30, 18)
    """
    # G20.3b: power times skill.
    # G20.3c: a variable power counts as printed, except that of Titan, Dark-Titan and Phantom.
    return base_power(name, points) * FIGURES[name].skill


def god_life(powers: Collection[int]) -> int:
    """Life of the God when the Titans still in the game, the Dark-Titan too, have these powers.

    >>> god_life((6, 8, 10))
    76
    """
    # G16.5ce: a hundred, less the power of all Titans.
    return FIGURES["God"].power - sum(powers)
