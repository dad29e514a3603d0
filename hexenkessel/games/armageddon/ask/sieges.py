"""Questions about hunger and sieges (chapters 10 to 14)."""

from __future__ import annotations

from typing import Any, Final, Literal

from hexenkessel.games.armageddon.ask.life import life_number
from hexenkessel.games.armageddon.ask.questions import Answer, Count, Family, Positive, Question
from hexenkessel.games.armageddon.ask.scene import HERE, MINE, THEIRS, THERE, Scene
from hexenkessel.games.armageddon.chapters.ch10_walls import hunger
from hexenkessel.games.armageddon.chapters.ch12_devices import ramming
from hexenkessel.games.armageddon.ground.land import BuiltWall

_EAST: Final = 0
_SOUTH_EAST: Final = 1
_WEST: Final = 3


class HungerAsked(Question, frozen=True, kw_only=True):
    """What must be rolled in this round of hunger, and after how many rounds does hunger begin?"""

    round: Positive = 1
    fields: Positive = 1
    spell: (
        Literal["weakened", "strengthened", "invisible", "paralysed", "petrified", "protected", "doubled"]
        | None
    ) = None
    eighteen: bool = False


def _hunger(asked: HungerAsked) -> Answer:
    scene = Scene(eighteen=asked.eighteen)
    man = scene.put("axe", HERE, hunger=asked.round - 1, spell=asked.spell or "")
    return {"number": life_number(scene.index(), man, hunger.HUNGER), "grace": hunger.grace(asked.fields)}


class RamAsked(Question, frozen=True, kw_only=True):
    """What must be rolled to break this?"""

    by: Literal["ram", "tortoise", "elephant"]
    on: Literal[
        "wall_gate",
        "tower_gate",
        "keep_gate",
        "wall",
        "tower_wall",
        "keep_wall",
        "siege_tower_side",
        "tortoise_side",
    ]
    outer: bool = False
    castle: Count = 0
    vain: Count = 0
    between: Literal["ramp", "river", "moat", "level_step"] | None = None


# A12.2k: the floors of what a wall or gate belongs to.
_FLOORS: Final = {"wall": 0, "tower": 1, "keep": 2}


def _ram(asked: RamAsked) -> Answer:
    is_gate, is_side = asked.on.endswith("_gate"), asked.on.endswith("_side")
    scene = _before(asked, is_gate=is_gate, is_side=is_side)
    rammer = scene.put(asked.by, HERE, MINE, pole=_EAST)
    index = scene.index()
    if ramming.why_not_at(index, MINE, rammer, index.ground.number[THERE]):
        return {"number": None}
    if is_side:
        return {"number": ramming.number_of_side(asked.vain)}
    floors = _FLOORS[asked.on.split("_")[0]]
    size = asked.castle if asked.outer else 0
    number = ramming.number_at(is_gate=is_gate, floors=floors, outside_of=size, vain=asked.vain)
    return {"number": number}


def _before(asked: RamAsked, *, is_gate: bool, is_side: bool) -> Scene:
    """Something to ram in the east of where the rammer stands."""
    built: dict[str, Any] = {}
    if asked.between in ("ramp", "river", "moat"):
        built[f"{asked.between}s"] = ((HERE, THERE),)
    if not is_side:
        built["walls"] = (BuiltWall(THERE, "W", "closed" if is_gate else ""),)
    is_higher = asked.between in ("ramp", "level_step")
    scene = Scene({THERE: "highland"} if is_higher else None, **built)
    if is_side:
        kind, pole = ("siege-tower", _WEST) if asked.on == "siege_tower_side" else ("tortoise", _SOUTH_EAST)
        scene.put(kind, THERE, THEIRS, pole=pole)
    return scene


ASKED: Final[Family] = {"hunger": (HungerAsked, _hunger), "ram": (RamAsked, _ram)}
