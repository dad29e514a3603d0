"""Questions about what an onager must roll (14.2)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ask.questions import (
    Answer,
    BadQuestion,
    Family,
    Ground,
    Question,
    Roll,
    soil,
)
from hexenkessel.games.armageddon.ask.scene import MINE, Scene
from hexenkessel.games.armageddon.chapters.ch14_onager import numbers, throwing
from hexenkessel.games.armageddon.chapters.ch14_onager.actions import Bury, Hurl, Lob, Smash
from hexenkessel.games.armageddon.terms import FieldName, Terrain

Line: TypeAlias = tuple[Ground, Ground, Ground, Ground, Ground, Ground]
_FLAT: Final[Line] = ("lowland", "lowland", "lowland", "lowland", "lowland", "lowland")

# A14.2e: from the first field of a row of eight through its side; the fields by distance.
_STRAIGHT: Final[tuple[tuple[FieldName, ...], ...]] = tuple((f"1/{number}",) for number in range(23, 30))
# A14.2f: from the northern rim southwards through a corner; at every other distance between two fields.
_CORNERWISE: Final[tuple[tuple[FieldName, ...], ...]] = (
    ("1/2",),
    ("1/6", "1/7"),
    ("1/12",),
    ("1/18", "1/19"),
    ("1/26",),
    ("1/33", "1/34"),
    ("1/40",),
)


class ThrowAsked(Question, frozen=True, kw_only=True):
    """What do the fields in a direction need, or one field, bridge or moat; and what does a roll hit?"""

    aim: Literal["main", "side", "single", "bridge", "moat"] = "main"
    origin: Ground = msgspec.field(default="lowland", name="from")
    line: Line = _FLAT
    distance: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    roll: Roll | None = None

    def check(self) -> None:
        if self.aim in ("single", "bridge", "moat") and self.distance is None:
            raise BadQuestion("How far away? The distance is missing.")


def _throw(asked: ThrowAsked) -> Answer:
    fields = _CORNERWISE if asked.aim == "side" else _STRAIGHT
    terrain: dict[FieldName, Terrain] = {fields[0][0]: soil(asked.origin)}
    for names, ground in zip(fields[1:], asked.line, strict=True):
        terrain.update(dict.fromkeys(names, soil(ground)))
    far = asked.distance or 0
    is_edge = asked.aim in ("bridge", "moat")
    if far >= len(fields) or (is_edge and far + 1 >= len(fields)):
        return {"number": None} if asked.roll is None else {"number": None, "hits": None}
    edge = ((fields[far][0], fields[far + 1][0]),) if is_edge else ()
    scene = Scene(
        terrain,
        moats=edge if asked.aim == "moat" else (),
        rivers=edge if asked.aim == "bridge" else (),
        bridges=edge if asked.aim == "bridge" else (),
    )
    onager = scene.put("onager", fields[0][0])
    server = scene.put("axe", fields[0][0], MINE)
    index = scene.index()
    action = _aim(asked, fields, server.id, onager.id)
    found = throwing.marks(index, onager, action)
    place = {index.ground.number[names[0]]: span for span, names in enumerate(fields) if len(names) == 1}
    if asked.aim in ("main", "side"):
        known = numbers.numbers_from(index, onager)
        answer: dict[str, object] = {"numbers": [known.get(field) for field, span in place.items() if span]}
    else:
        answer = {"number": next(iter(found), None)}
    if asked.roll is not None:
        mark = found.get(asked.roll)
        answer["hits"] = None if mark is None else far if isinstance(mark, tuple) else place[mark]
    return answer


def _aim(
    asked: ThrowAsked, fields: tuple[tuple[FieldName, ...], ...], figure: int, onager: int
) -> throwing.Aim:
    far = asked.distance or 0
    match asked.aim:
        case "main":
            return Hurl(figure, onager, fields[1][0])
        case "side":
            return Hurl(figure, onager, fields[2][0])
        case "single":
            return Lob(figure, onager, fields[far][0])
        case "bridge":
            return Smash(figure, onager, fields[far][0], fields[far + 1][0])
        case "moat":
            return Bury(figure, onager, fields[far][0], fields[far + 1][0])


ASKED: Final[Family] = {"throw": (ThrowAsked, _throw)}
