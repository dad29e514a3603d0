"""Questions about pitch (11.4)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from hexenkessel.games.armageddon.ask.fighters import Fighter, FighterKind, put
from hexenkessel.games.armageddon.ask.questions import (
    Answer,
    BadQuestion,
    Device,
    Family,
    Ground,
    Question,
    soil,
    word,
)
from hexenkessel.games.armageddon.ask.scene import FLAT, HERE, THEIRS, THERE, Scene
from hexenkessel.games.armageddon.chapters.ch11_towers import pitch, pouring
from hexenkessel.games.armageddon.chapters.ch12_devices import siding
from hexenkessel.games.armageddon.ground.land import BuiltTower

_WEST: Final = 3
_DEVICES: Final = ("ram", "tortoise", "ladder", "siege_tower", "onager")


class PitchAsked(Question, frozen=True, kw_only=True):
    """Does pitch from a platform at this level reach a figure?"""

    platform: Annotated[int, msgspec.Meta(ge=2, le=5)]
    field: Ground = "lowland"
    distance: Annotated[int, msgspec.Meta(ge=0, le=99)] = 1
    between: Literal["river", "moat"] | None = None
    figure: FighterKind | Device = "axe"
    damaged: bool = False

    def check(self) -> None:
        if self.distance == 0 and self.field != "lowland":
            raise BadQuestion("Below the platform there is a floor.")


def _pitch(asked: PitchAsked) -> Answer:
    if asked.distance > pitch.FARTHEST:
        return {"reached": False}
    # A keep where the ground alone is not high enough.
    floors: Literal[1, 2] = 2 if asked.platform - 1 >= len(FLAT) else 1
    built: dict[str, Any] = {"towers": (BuiltTower(HERE, floors=floors, foundation=True),)}
    if asked.between is not None:
        built[f"{asked.between}s"] = ((HERE, THERE),)
    scene = Scene({HERE: FLAT[asked.platform - floors], THERE: soil(asked.field)}, **built)
    below = HERE if floors == 1 else f"{HERE}+1"
    name = THERE if asked.distance else below
    if asked.figure in _DEVICES:
        kind = word(asked.figure)
        damage = (siding.COVERS[kind],) if asked.damaged and kind in siding.COVERS else ()
        figure = scene.put(kind, name, THEIRS, pole=_WEST, damage=damage)
    else:
        figure = put(scene, Fighter(asked.figure), name, THEIRS, _WEST)  # type: ignore[arg-type]
    index = scene.index()
    platform, place = (index.ground.number[each] for each in (f"{HERE}+{floors}", name))
    is_open = pitch.why_not_on(index, platform, place) is None
    return {"reached": is_open and pouring.is_reached(index, platform, figure)}


ASKED: Final[Family] = {"pitch": (PitchAsked, _pitch)}
