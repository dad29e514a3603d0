"""The 24 kinds of characters: what is printed on a counter, and what one is worth (T3, T16, T19.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from hexenkessel.kernel.data import DataError, read_data

from .terms import Character, Score

FILE = "characters.json"

# T3.0a: every character is a Lord, a Demi-Lord or a Creature.
Rank: TypeAlias = Literal["lord", "demilord", "creature"]

Hazard: TypeAlias = Literal["bramble", "drift", "volcano", "bog", "sand", "dune", "slope"]
"""The hazards a character can be native to."""


# T3.4a: a counter shows name, power, skill and the symbols of its abilities.
class CharacterType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of character; ``power`` of the Titan is that of a player without points."""

    name: Character
    power: int
    skill: int
    rank: Rank
    flies: bool
    rangestrikes: bool
    magic: bool
    summonable: bool
    count: int
    natives: tuple[Hazard, ...]


def check_characters(kinds: tuple[CharacterType, ...]) -> None:
    """Raise DataError unless the figures are those of the 24 characters of the rules."""
    # T24.1a: the figures of all 24 characters stand in the file, each kind once.
    names = [kind.name for kind in kinds]
    if len(names) != 24:
        raise DataError(FILE, "list", f"24 kinds expected, {len(names)} found")
    for earlier, later in pairwise(names):
        if earlier >= later:
            raise DataError(FILE, later, f"must stand before {earlier}: kinds are sorted, each once")
    of_rank = {rank: [kind.name for kind in kinds if kind.rank == rank] for rank in ("lord", "demilord")}
    # T3.1a: the Lords are Titan, Angel and Archangel.
    if of_rank["lord"] != ["Angel", "Archangel", "Titan"]:
        raise DataError(FILE, "lords", f"{of_rank['lord']} instead of Angel, Archangel, Titan")
    # T3.2a: the Demi-Lords are Guardian and Warlock (only Towers list them, see mustering).
    # T3.3a: all the other 19 kinds are Creatures.
    if of_rank["demilord"] != ["Guardian", "Warlock"]:
        raise DataError(FILE, "demilords", f"{of_rank['demilord']} instead of Guardian, Warlock")
    for kind in kinds:
        _check_character(kind)


def _check_character(kind: CharacterType) -> None:
    if kind.power < 1 or not 2 <= kind.skill <= 4 or kind.count < 1:
        raise DataError(FILE, kind.name, "power and count are at least 1, skill is 2, 3 or 4")
    if kind.summonable != (kind.name in ("Angel", "Archangel")):
        raise DataError(FILE, kind.name, "exactly Angels and Archangels can be summoned")
    if kind.magic != (kind.name == "Warlock") or (kind.magic and not kind.rangestrikes):
        raise DataError(FILE, kind.name, "exactly the Warlock rangestrikes by magic")
    if len(set(kind.natives)) != len(kind.natives):
        raise DataError(FILE, kind.name, "a hazard is named twice")


def _read_characters() -> Mapping[Character, CharacterType]:
    kinds = read_data(__package__, FILE, tuple[CharacterType, ...])
    check_characters(kinds)
    return MappingProxyType({kind.name: kind for kind in kinds})


CHARACTERS: Mapping[Character, CharacterType] = _read_characters()

KINDS: tuple[Character, ...] = tuple(CHARACTERS)
"""All kinds in alphabetical order; the index of a kind is its number in tables."""

LORDS: frozenset[Character] = frozenset(name for name, kind in CHARACTERS.items() if kind.rank == "lord")
DEMILORDS: frozenset[Character] = frozenset(
    name for name, kind in CHARACTERS.items() if kind.rank == "demilord"
)
CREATURES: frozenset[Character] = frozenset(KINDS) - LORDS - DEMILORDS


def is_lord(name: Character) -> bool:
    return name in LORDS


def is_demilord(name: Character) -> bool:
    return name in DEMILORDS


def is_creature(name: Character) -> bool:
    return name in CREATURES


def is_summonable(name: Character) -> bool:
    return CHARACTERS[name].summonable


def titan_power(score: Score) -> int:
    """Power of the Titan of a player with this score.

    >>> titan_power(327)
    9
    """
    # T19.1a: six, and one more for every full hundred points of its owner.
    return CHARACTERS["Titan"].power + score // 100


def power(name: Character, score: Score = 0) -> int:
    """Power of a character whose owner has this score; only the Titan's depends on it."""
    return titan_power(score) if name == "Titan" else CHARACTERS[name].power


def value(name: Character, score: Score = 0) -> int:
    """Points a character is worth when its owner has this score.

    >>> value("Lion")
    15
    """
    # T16.0a: power times skill.
    return power(name, score) * CHARACTERS[name].skill


def legion_value(characters: Iterable[Character], score: Score = 0) -> int:
    """Points all these characters of a player with this score are worth together."""
    return _sum_of_values(tuple(characters), score)


@lru_cache(maxsize=4096)
def _sum_of_values(characters: tuple[Character, ...], score: Score) -> int:
    return sum(value(name, score) for name in characters)
