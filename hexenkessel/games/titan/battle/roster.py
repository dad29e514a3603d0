"""The 24 kinds as battles know them: columns of integers by number of the kind."""

from __future__ import annotations

from typing import Final

from hexenkessel.legions.figures import Figure, Nature
from hexenkessel.legions.roster import Roster

from ..characters import CHARACTERS

ROSTER: Final = Roster(
    Figure(
        name=name,
        power=kind.power,
        skill=kind.skill,
        nature=Nature(kind.flies, frozenset(kind.natives)),
        rangestrikes=kind.rangestrikes,
        is_magic=kind.magic,
        is_immune=kind.rank == "lord",
        is_leader=name == "Titan",
    )
    for name, kind in CHARACTERS.items()
)

SKILL: Final[list[int]] = ROSTER.skills
RANGESTRIKES: Final[list[bool]] = ROSTER.rangestrikes
IS_TITAN: Final[list[bool]] = ROSTER.is_leader
