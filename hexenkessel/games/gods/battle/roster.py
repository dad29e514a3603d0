"""The 66 kinds as battles know them: columns of integers by number of the kind."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hexenkessel.games.gods.equipment.figures import CREATURES, ELEMENTS, FIGURES, KINDS, LORDS, MASTERS
from hexenkessel.legions.figures import Figure, Kind, Nature
from hexenkessel.legions.roster import Roster

# G12.6d: figures with a wave dive; G3.10g: those with the double wave leave the water nowhere.
DIVES: Final = "dives"
BOUND: Final = "bound"

ROSTER: Final = Roster(
    Figure(
        name=name,
        power=kind.power,
        # G3.9b: the second number stands for agility, skill in fighting and the gift of magic.
        skill=kind.skill,
        # G3.10a: the star is that of a flier.
        # G12.7n, G12.7q, G12.7u, G12.7ac, G12.7ah, G12.7am, G12.7ax, G12.7bb, G12.7br and G12.7cd: who is
        # native to which hazard stands in the file of figures.
        nature=Nature(kind.flies, frozenset(kind.natives), frozenset([DIVES] if kind.wave else [])),
        # G3.10b: the lightning bolt is that of a shooter.
        rangestrikes=kind.rangestrikes,
        # G3.10c: the yin-yang is that of a caster; G14.5a: bolt and yin-yang together shoot by magic,
        # G16.5ad: as the Priestess does, G16.5bm: and the Warlock.
        is_magic=kind.rangestrikes and kind.magic,
        # G14.6a: Lords and the Golem are immune to what is not magic; G16.5bp: he is the only Element with
        # an ability, G16.5bq: the other two have none; G16.5bl: nor has the Sunray.
        # G14.6b: Masters to magic as well, which the workbench knows.
        is_immune=kind.rank in ("lord", "master") or name == "Golem",
    )
    for name, kind in FIGURES.items()
)


def _column(names: Collection[str]) -> list[bool]:
    return [name in names for name in KINDS]


IS_CREATURE: Final[list[bool]] = _column(CREATURES)
IS_MASTER: Final[list[bool]] = _column(MASTERS)
IS_LORD: Final[list[bool]] = _column(LORDS)
IS_ELEMENT: Final[list[bool]] = _column(ELEMENTS)
IS_HELPER: Final[list[bool]] = _column(("Priest", "Priestess", "Warlord"))
WAVES: Final[list[str]] = [FIGURES[name].wave or "" for name in KINDS]


def kind_of(name: str) -> Kind:
    return KINDS.index(name)


CHIMERA: Final[int] = kind_of("Chimera")
DEMON: Final[int] = kind_of("Demon")
EXECUTER: Final[int] = kind_of("Executer")
GOD: Final[int] = kind_of("God")
JABBERWOK: Final[int] = kind_of("Jabberwok")
KNIGHT: Final[int] = kind_of("Knight")
PEGASUS: Final[int] = kind_of("Pegasus")
PIXIE: Final[int] = kind_of("Pixie")
PRIEST: Final[int] = kind_of("Priest")
PRIESTESS: Final[int] = kind_of("Priestess")
WARLORD: Final[int] = kind_of("Warlord")
