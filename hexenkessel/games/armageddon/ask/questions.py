"""What all questions have in common. Their shape is checked by their types, the rest by `check`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ground.terrain import TERRAIN
from hexenkessel.games.armageddon.terms import SIDES, Kind, Side, Terrain
from hexenkessel.hexes.axial import Direction

Answer: TypeAlias = Mapping[str, Any]
Family: TypeAlias = "Mapping[str, tuple[type[Question], Callable[[Any], Answer]]]"

Roll: TypeAlias = Annotated[int, msgspec.Meta(ge=3, le=18)]
"""What three dice show."""

Die: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Distance: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]

Man: TypeAlias = Literal["axe", "lance", "sword"]
Warrior: TypeAlias = Literal["axe", "lance", "sword", "bow", "champion", "hero", "mortal_magician"]
Horse: TypeAlias = Literal["light_horse", "heavy_horse", "light_chariot_horse", "heavy_chariot_horse"]
Phalanx: TypeAlias = Literal["axe_phalanx", "lance_phalanx", "sword_phalanx"]
Elephant: TypeAlias = Literal["elephant", "mammoth"]
Ship: TypeAlias = Literal["longship", "sailing_ship", "raft"]
Device: TypeAlias = Literal["ram", "tortoise", "ladder", "siege_tower", "onager"]
Ground: TypeAlias = Literal[
    "lowland",
    "highland",
    "mountain",
    "forest",
    "swamp",
    "desert",
    "highland_desert",
    "ice_lowland",
    "ice_highland",
    "ice_mountain",
    "water",
    "peaks",
]
Strength: TypeAlias = Literal["calm", "breeze", "storm"]


class BadQuestion(ValueError):
    """The question makes no sense; says why in one sentence."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all questions. The field `ask` names which one it is."""

    ask: str

    def check(self) -> None:
        """Raise BadQuestion if the words of the question do not fit together."""


def word(asked: str) -> Kind:
    """A word of a question as the game has it."""
    return asked.replace("_", "-")


def soil(asked: str) -> Terrain:
    """The same for terrain."""
    return next(each for each in TERRAIN if each == word(asked))


def course(side: Side) -> Direction:
    return SIDES.index(side)


def shortened(said: str) -> str:
    return repr(said if len(said) <= 40 else said[:40] + "…")
