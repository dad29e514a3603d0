"""What a legion can muster where, and what it must show for it (T18); what players start with (T5, T21.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from hexenkessel.kernel.data import DataError, read_data

from .board import TERRAINS
from .characters import CHARACTERS, is_creature, is_demilord
from .terms import Character, Terrain

FILE = "mustering.json"

Way: TypeAlias = tuple[Character, ...]
"""Characters that a legion shows in order to muster one; empty where nothing need be shown."""


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One Creature of a terrain; so many of the one listed before it muster it (0: it comes first)."""

    name: Character
    needed: int


class _GuardianRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    creatures_alike: int
    or_one: tuple[Character, ...]


class _WarlockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    or_one: tuple[Character, ...]


class _TowerRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="pascal"):
    """By the names of those who are mustered."""

    warlock: _WarlockRule
    guardian: _GuardianRule


class _Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    removed: tuple[Character, ...]
    tower_creatures: tuple[Character, ...]
    starting_set: dict[Character, int]
    markers: int


class MusterFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of mustering figures as a whole."""

    chains: dict[Terrain, tuple[Step, ...]]
    tower: _TowerRules
    # By the names of the option.
    standard: _Start
    fast: _Start


class Charts(msgspec.Struct, frozen=True, eq=False):
    """All about mustering and starting that depends on how a game is started."""

    name: str
    # T18.2a: a terrain lists its Creatures from weakest to strongest, each with the number of the
    # next weaker ones that it takes.
    chains: Mapping[Terrain, tuple[Step, ...]]
    tower_creatures: tuple[Character, ...]
    guardian_from_alike: int
    guardian_from_one: tuple[Character, ...]
    warlock_from_one: tuple[Character, ...]
    removed: tuple[Character, ...]
    starting_set: Mapping[Character, int]
    markers: int


def check_mustering(figures: MusterFigures) -> None:
    """Raise DataError unless the charts are complete and name only what exists."""
    if sorted((*figures.chains, "Tower")) != list(TERRAINS):
        raise DataError(FILE, "chains", "each terrain but the Tower needs exactly one chain")
    for terrain, chain in figures.chains.items():
        _check_chain(terrain, chain)
    for name in (*figures.tower.guardian.or_one, *figures.tower.warlock.or_one):
        if name not in CHARACTERS:
            raise DataError(FILE, "tower", f"{name} is no character")
    # T2.3a: a colour has twelve markers. T21.4c: with the fast start only eight of them are used.
    _check_start("standard", figures.standard, markers=12)
    _check_start("fast", figures.fast, markers=8)
    if figures.standard.removed:
        raise DataError(FILE, "standard", "nothing is removed from the standard game")
    # T21.4a: the fast start does without the Creatures that Towers offer otherwise.
    if sorted(figures.fast.removed) != sorted(figures.standard.tower_creatures):
        raise DataError(FILE, "fast", "exactly the usual Tower creatures are removed")


def _check_chain(terrain: Terrain, chain: tuple[Step, ...]) -> None:
    names = [step.name for step in chain]
    if len(names) < 2 or len(set(names)) != len(names):
        raise DataError(FILE, terrain, "a chain has two Creatures or more, each once")
    for place, step in enumerate(chain):
        if not is_creature(step.name):
            raise DataError(FILE, terrain, f"{step.name} is no Creature")
        if step.needed not in ((2, 3) if place else (0,)):
            raise DataError(FILE, terrain, f"{step.name} cannot take {step.needed} of the one before it")


def _check_start(name: str, start: _Start, markers: int) -> None:
    if start.markers != markers:
        raise DataError(FILE, name, f"{start.markers} markers instead of {markers}")
    if len(start.tower_creatures) != 3 or not all(map(is_creature, start.tower_creatures)):
        raise DataError(FILE, name, "a Tower offers three kinds of Creatures")
    # T5.2b: a player gets Titan, Angel and two each of three kinds, those that Towers offer;
    # T21.4b: with the fast start these are Cyclopes, Lions and Trolls.
    expected = {"Titan": 1, "Angel": 1} | dict.fromkeys(start.tower_creatures, 2)
    if start.starting_set != expected:
        raise DataError(FILE, name, f"starting set {start.starting_set} instead of {expected}")


def _charts(name: str, figures: MusterFigures, start: _Start) -> Charts:
    # T21.4 leaves the charts as they are but for the removed Creatures; whoever comes first in
    # what remains of a chain can then be mustered by its own kind and stronger ones only.
    chains = {}
    for terrain, chain in figures.chains.items():
        kept = tuple(step for step in chain if step.name not in start.removed)
        chains[terrain] = (Step(kept[0].name, 0), *kept[1:])
    return Charts(
        name,
        MappingProxyType(chains),
        start.tower_creatures,
        figures.tower.guardian.creatures_alike,
        figures.tower.guardian.or_one,
        figures.tower.warlock.or_one,
        start.removed,
        MappingProxyType(start.starting_set),
        start.markers,
    )


def _read_charts() -> tuple[Charts, Charts]:
    figures = read_data(__package__, FILE, MusterFigures)
    check_mustering(figures)
    return (
        _charts("standard", figures, figures.standard),
        _charts("fast start", figures, figures.fast),
    )


STANDARD, FAST_START = _read_charts()


def recruits(charts: Charts, terrain: Terrain, characters: Iterable[Character]) -> tuple[Character, ...]:
    """What a legion of these characters could muster there, by name; stacks and size not considered.

    >>> recruits(STANDARD, "Mountains", ("Centaur", "Centaur", "Lion", "Lion"))
    ('Lion', 'Minotaur')
    """
    return tuple(ways_by_recruit(charts, terrain, characters))


def ways(
    charts: Charts, terrain: Terrain, characters: Iterable[Character], recruit: Character
) -> tuple[Way, ...]:
    """The smallest sets the legion may show to muster this one there; none when it cannot.

    >>> ways(STANDARD, "Marsh", ("Ogre", "Ogre", "Troll"), "Troll")
    (('Ogre', 'Ogre'), ('Troll',))
    """
    return ways_by_recruit(charts, terrain, characters).get(recruit, ())


def ways_by_recruit(
    charts: Charts, terrain: Terrain, characters: Iterable[Character]
) -> Mapping[Character, tuple[Way, ...]]:
    """Everything that can be mustered, by name, with the ways to do it."""
    # T18.3f: all of them, since nobody has to take the strongest.
    # T18.4a: whoever qualifies in several ways shows only one of them.
    return _ways_by_recruit(charts, terrain, tuple(sorted(characters)))


@lru_cache(maxsize=65536)
def _ways_by_recruit(
    charts: Charts, terrain: Terrain, characters: tuple[Character, ...]
) -> Mapping[Character, tuple[Way, ...]]:
    found = (
        _tower_ways(charts, characters) if terrain == "Tower" else _chain_ways(charts, terrain, characters)
    )
    return MappingProxyType(
        {recruit: tuple(sorted(found[recruit])) for recruit in sorted(found) if found[recruit]}
    )


def _chain_ways(
    charts: Charts, terrain: Terrain, characters: tuple[Character, ...]
) -> dict[Character, list[Way]]:
    found: dict[Character, list[Way]] = {}
    # T18.3d: only the Creatures listed for the terrain can be mustered there.
    chain = charts.chains[terrain]
    for place, step in enumerate(chain):
        # T18.3a: one listed Creature musters its own kind and every weaker one of the list.
        found[step.name] = [(other.name,) for other in chain[place:] if other.name in characters]
        # T18.3b: the stated number of one kind musters the next stronger,
        # T18.3c: and no stronger one than that, so only the kind just before counts.
        weaker = chain[place - 1].name
        if place and characters.count(weaker) >= step.needed:
            found[step.name].append((weaker,) * step.needed)
    return found


def _tower_ways(charts: Charts, characters: tuple[Character, ...]) -> dict[Character, list[Way]]:
    # T18.5a: any legion may muster one of the three Tower creatures; it shows nothing.
    found: dict[Character, list[Way]] = {name: [()] for name in charts.tower_creatures}
    kinds = sorted(set(characters))
    # T18.5b: a Titan or a Warlock musters a Warlock.
    found["Warlock"] = [(name,) for name in kinds if name in charts.warlock_from_one]
    # T18.5c: three Creatures of one kind, or a Guardian, muster a Guardian; three Lords or
    # Demi-Lords of one kind do not.
    alike = charts.guardian_from_alike
    found["Guardian"] = [(name,) for name in kinds if name in charts.guardian_from_one]
    found["Guardian"] += [
        (name,) * alike for name in kinds if is_creature(name) and characters.count(name) >= alike
    ]
    return found


def why_not_muster(
    charts: Charts, terrain: Terrain, characters: Iterable[Character], recruit: Character
) -> str:
    """The id of the rule by which this legion cannot muster this one there; empty when it can."""
    legion = tuple(characters)
    if ways(charts, terrain, legion, recruit):
        return ""
    if recruit in charts.removed:
        return "T21.4a"
    if terrain == "Tower":
        return {"Warlock": "T18.5b", "Guardian": "T18.5c"}.get(recruit, "T18.3d")
    if is_demilord(recruit):
        return "T3.2a"
    listed = [step.name for step in charts.chains[terrain]]
    if recruit not in listed:
        return "T18.3d"
    weaker = listed[: listed.index(recruit)]
    if weaker and weaker[-1] in legion:
        return "T18.3b"
    return "T18.3c" if any(name in legion for name in weaker) else "T18.3a"
