"""Which Creatures an army can recruit where, and which ones it must show (G22, G26.5, G27.4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.gods.armies.army import why_not_add
from hexenkessel.games.gods.equipment.figures import (
    CREATURES,
    END_CREATURES,
    SEA_LEADERS,
    TITANS,
    WAVE_CREATURES,
    WAVE_FIGURES,
    value,
)
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.points.goals import Advantage, has_advantage
from hexenkessel.games.gods.terms import PACKAGE, Distance, Figure, Figures, LandName, VictoryPoints
from hexenkessel.kernel.data import DataError, read_data

FILE: Final = "charts.json"

# G26.5a: in these four lands the Titan is never native.
FOREIGN_LANDS: Final = frozenset({"Darkland", "Wasteland", "Coast", "Sea"})


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One Creature of a track; so many of the one before it recruit it (0: it comes first)."""

    name: Figure
    needed: int


Track: TypeAlias = tuple[Step, ...]
"""The Creatures of a land from weak to strong. Darkland and Wasteland have two tracks that do not mix."""

Charts: TypeAlias = Mapping[LandName, tuple[Track, ...]]


def check_charts(charts: Charts) -> None:
    """Raise DataError unless every Creature can be recruited somewhere, and charts are in order."""
    if len(charts) != 16:
        raise DataError(FILE, "lands", f"16 lands with a chart expected, {len(charts)} found")
    for land, tracks in charts.items():
        for track in tracks:
            _check_track(land, track)
        names = [step.name for track in tracks for step in track]
        if len(set(names)) != len(names):
            raise DataError(FILE, land, "a Creature stands there twice")
    if {step.name for tracks in charts.values() for track in tracks for step in track} != CREATURES:
        raise DataError(FILE, "lands", "a Creature has no home, or somebody else has one")


def _check_track(land: LandName, track: Track) -> None:
    # G22.3a: from weak to strong.
    for weaker, stronger in pairwise(track):
        if value(weaker.name) > value(stronger.name):
            raise DataError(FILE, land, f"{weaker.name} is worth more than {stronger.name}")
        if weaker.name in END_CREATURES:
            raise DataError(FILE, land, f"{weaker.name} must end its track")
    for place, step in enumerate(track):
        if step.needed not in ((2, 3) if place else (0,)):
            raise DataError(FILE, land, f"{step.name} cannot take {step.needed} of the one before it")


def _read_charts() -> Charts:
    charts = read_data(PACKAGE, FILE, dict[LandName, tuple[Track, ...]])
    check_charts(charts)
    return MappingProxyType(charts)


CHARTS: Final[Charts] = _read_charts()
"""Tower lands, City and Dungeon have no chart: no Creature is native there."""

NATIVES: Final[Mapping[LandName, frozenset[Figure]]] = MappingProxyType(
    {land: frozenset(step.name for track in tracks for step in track) for land, tracks in CHARTS.items()}
)

_NOBODY: Final[frozenset[Figure]] = frozenset()

_TRACKS: Final = tuple(track for tracks in CHARTS.values() for track in tracks)

LOWEST_TIER: Final = frozenset(track[0].name for track in _TRACKS) - {
    step.name for track in _TRACKS for step in track[1:]
}
"""Creatures that no weaker one can recruit anywhere."""


class Occasion(msgspec.Struct, frozen=True, kw_only=True):
    """An army in a land, and all else that decides what it may recruit."""

    land: LandName
    army: Figures
    distance: Distance | None  # None for a reinforcement, which does not ask how far the army has come
    labelled: bool = True
    revealed: bool = False  # the Titan of this army, if he is in it
    victory_points: VictoryPoints = 0
    end_creature_taken: bool = False  # by the player, in this round
    additional_taken: bool = False  # by his Titan's army, in this round
    has_landed: bool = False  # a sea army of the player, at some time
    marker_free: bool = True
    pool: Mapping[Figure, int] | None = None  # None: there is enough of everything

    @property
    def _has_titan(self) -> bool:
        return self.revealed and not TITANS.isdisjoint(self.army)

    def has(self, advantage: Advantage) -> bool:
        return has_advantage(advantage, self.victory_points, revealed=self._has_titan)

    @property
    def may_take_end_creature(self) -> bool:
        # G22.2b: one end creature for a player and phase,
        # G26.5c: but the Titan's army with 20 victory points may take one more.
        return not self.end_creature_taken or (self.has("Mustering") and not self.additional_taken)


def recruits(occasion: Occasion) -> Figures:
    """Every Creature the army may recruit, sorted.

    >>> recruits(Occasion(land="Plains", army=("Lion", "Lion", "Ogre"), distance=3))
    ('Centaur', 'Lion', 'Warbear')
    """
    if rule_against_all(occasion):
        return ()
    names = NATIVES.get(occasion.land, _NOBODY)
    return tuple(sorted([name for name in names if not _why_not_this(occasion, name)]))


def rule_against_all(occasion: Occasion) -> str:
    """The rule against recruiting any Creature on this occasion; empty when there is none."""
    # G22.2e: nothing on fields without a label.
    if not occasion.labelled:
        return "G22.2e"
    # G8.4d: only after moving exactly 3, 4 or 5 fields, as G22.1c says too;
    # G26.5e: the Titan's army with 30 victory points after 3 to 7.
    distances = LIMITS.swift_recruit_distances if occasion.has("Movement") else LIMITS.recruit_distances
    if occasion.distance is not None and occasion.distance not in distances:
        return "G8.4d"
    # G27.4h: once somebody of the player has gone ashore, his armies with wave creatures recruit no more,
    # G16.5ab: unless an Aquarian is with them.
    is_of_the_sea = not WAVE_CREATURES.isdisjoint(occasion.army)
    if occasion.has_landed and is_of_the_sea and "Aquarian" not in occasion.army:
        return "G27.4h"
    return ""


def why_not_recruit(occasion: Occasion, creature: Figure) -> str:
    """The id of the rule that forbids recruiting this Creature now; empty when it is allowed."""
    if creature not in NATIVES.get(occasion.land, _NOBODY):
        return "G22.3a"
    return rule_against_all(occasion) or _why_not_this(occasion, creature)


def _why_not_this(occasion: Occasion, creature: Figure) -> str:
    """The rule against this Creature, where others might be recruited."""
    # G22.2d: not with a full army, G22.2c: and never a third end creature of one type.
    if rule := why_not_add(occasion.army, creature, revealed=occasion.revealed):
        return rule
    if creature in END_CREATURES and not occasion.may_take_end_creature:
        return "G22.2b"
    # G22.1f: out of the player's own pool.
    if occasion.pool is not None and not occasion.pool.get(creature, 0):
        return "G22.1f"
    if creature == "Dolphin" and not can_split_off(occasion):
        return "G27.4b"
    if not showings(occasion, creature):
        return "G22.1c" if NATIVES[occasion.land].isdisjoint(occasion.army) else "G22.3b"
    return ""


# G27.4b: in the next round the Dolphin must split off with its leader, so it comes only if that will be
# possible: a free marker, and two figures for each part; or if the army is one of sea figures anyway.
def can_split_off(occasion: Occasion) -> bool:
    """May a Dolphin come, because it can leave again?"""
    if WAVE_FIGURES.issuperset(occasion.army):
        return True
    # G27.4g: after the first landing armies with sea creatures do not split any more.
    if occasion.has_landed:
        return False
    # With the Dolphin go all other wave creatures, and as many leaders as it takes; the others stay.
    afloat = 1 + sum(name in WAVE_CREATURES for name in occasion.army)
    leaders = sum(name in SEA_LEADERS for name in occasion.army)
    ashore = len(occasion.army) + 1 - afloat - leaders
    part = LIMITS.army.split_part
    missing = max(0, part - afloat) + max(0, part - ashore)
    return occasion.marker_free and missing <= leaders


def showings(occasion: Occasion, creature: Figure) -> tuple[Figures, ...]:
    """What the army can show for the right to recruit this Creature, the smallest ways, sorted.

    Only the right counts here: distance, room and pool are not looked at.

    >>> showings(Occasion(land="Plains", army=("Centaur", "Centaur", "Warbear"), distance=3), "Lion")
    (('Centaur', 'Centaur'), ('Warbear',))
    """
    found = set(_showings(occasion.land, occasion.army, creature))
    # G26.5b: a Titan who is native may recruit the weakest Creature of the land.
    weakest = {track[0].name for track in CHARTS.get(occasion.land, ())}
    if creature in weakest and occasion.land not in FOREIGN_LANDS and occasion.has("Native"):
        found.update((name,) for name in occasion.army if name in TITANS)
    return tuple(sorted(found))


@lru_cache(maxsize=16384)
def _showings(land: LandName, army: Figures, creature: Figure) -> tuple[Figures, ...]:
    found: set[Figures] = set()
    for track in CHARTS.get(land, ()):
        names = [step.name for step in track]
        if creature not in names:
            continue
        place = names.index(creature)
        # G22.3c: any Creature recruits its own kind or a weaker one of its track.
        found.update((name,) for name in names[place:] if name in army)
        # G22.3b: so many of a Creature recruit the next stronger one.
        needed = track[place].needed
        if place and army.count(names[place - 1]) >= needed:
            found.add((names[place - 1],) * needed)
    # G16.5y: an Aquarian recruits a Dolphin on the Coast,
    # G16.5bi: and so does a Siren; G27.4a: that is how a sea army is founded.
    if (land, creature) == ("Coast", "Dolphin"):
        found.update((name,) for name in army if name in SEA_LEADERS)
    return tuple(sorted(found))
