"""What a figure is worth to a bot: what it does in battle, and what it can lead to."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from hexenkessel.games.gods.battle.roster import IS_MASTER
from hexenkessel.games.gods.equipment.figures import ELEMENTS, FIGURES, KINDS, MASTERS
from hexenkessel.games.gods.recruitment.recruits import CHARTS
from hexenkessel.games.gods.terms import Figure, Figures
from hexenkessel.legions.tactics.values import Values

# How much a step up the chart counts, as it may never be taken.
_HOPE: Final = 0.35

# A Master whose end is his player's end is worth more than all that could be gained by risking him; a Titan
# whom a Phantom would replace a good army; a Phantom comes back (G24.4a, G24.5a).
MASTER_WORTH: Final = 450.0
TITAN_WORTH: Final = 130.0
PHANTOM_WORTH: Final = 25.0
ELEMENT_WORTH: Final = 70.0

# To the Darklord in a battle: an Element is what he came for, and so is the God.
_QUARRY: Final = 160.0
_GOD: Final = 900.0

# What figures do for their army besides their own strikes.
_GIFTS: Final[dict[Figure, float]] = {
    "Priest": 12.0,
    "Priestess": 8.0,
    "Warlord": 6.0,
    "Pegasus": 6.0,
    "Necromancer": 15.0,
    "Executer": 20.0,
    "Wraith": 3.0,
    "Warlock": 8.0,
}


def _strength(name: Figure) -> float:
    kind = FIGURES[name]
    plain = kind.power * kind.skill * (1.0 + 0.12 * kind.rangestrikes + 0.06 * kind.flies)
    return plain + _GIFTS.get(name, 0.0) + (2.0 if kind.ability else 0.0)


@cache
def _growth(name: Figure) -> float:
    """What the best way up a chart from this Creature promises."""
    best = 0.0
    for track in [track for tracks in CHARTS.values() for track in tracks]:
        for place, step in enumerate(track[1:]):
            if track[place].name == name:
                rise = _strength(step.name) + _growth(step.name) - _strength(name)
                best = max(best, _HOPE * rise / step.needed)
    return best


WORTH: Final[dict[Figure, float]] = {
    **{name: _strength(name) + _growth(name) for name in KINDS},
    **dict.fromkeys(MASTERS, MASTER_WORTH),
    **dict.fromkeys(ELEMENTS, ELEMENT_WORTH),
}


def _values(**special: float) -> Values:
    # What a strike needs depends on who else is in the army, so that nothing is shared between battles.
    worths = [special.get(name, WORTH[name]) for name in KINDS]
    leads = [is_master and name not in special for name, is_master in zip(KINDS, IS_MASTER, strict=True)]
    return Values(worths, leads)


_MILD: Final = {"Titan": TITAN_WORTH, "Phantom": PHANTOM_WORTH, "God": _GOD}
# As long as slain Masters come back as Phantoms, for Titan players and for the Darklord; and after that.
_EARLY: Final = _values(**_MILD)
_HUNTING: Final = _values(**_MILD, **dict.fromkeys(ELEMENTS, _QUARRY))
_LATE: Final = _values(God=_GOD)


def battle_values(*, phantoms: bool, is_black: bool) -> Values:
    """What units are worth in a battle: are slain Masters only replaced, and who asks?"""
    if not phantoms:
        return _LATE
    return _HUNTING if is_black else _EARLY


@lru_cache(maxsize=16384)
def plain_worth(figures: Figures) -> float:
    """Worth of all but Masters, who are counted by themselves."""
    return sum([WORTH[name] for name in figures if name not in MASTERS])
